"""The worked examples of section 24 of the rules, one test each."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia import Event, Position
from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    after_conflicts,
    area,
    decision,
    finish_turn,
    hand,
    hunters,
    iced,
    left,
    limits,
    losses,
    offers,
    pile,
    play,
    player,
    refused,
    seat,
    stones,
    supply,
    table,
    tell,
    told,
)

EVERYWHERE = set(range(1, 13))


@pytest.mark.rule("EZ-2.2", "EZ-2.3", "EZ-2.4", "EZ-2.5", "EZ-2.6", "EZ-2.7", "EZ-2.8")
def test_ex_01() -> None:
    expected: dict[int, tuple[set[int], set[int], int, int, int, int]] = {
        3: ({1, 2, 3, 4}, {5, 6, 7, 8}, 0, 20, 8, 6),
        4: ({1, 4}, {2, 3, 6, 7}, 1, 25, 10, 4),
        5: (set(), {1, 2, 3, 4}, 2, 30, 12, 2),
    }
    for players, (ice, herds, waiting, dark, fires, spare) in expected.items():
        p = GAME.start(players, seed=24)
        assert iced(p) == ice
        assert {n: area(p, n)["mammoths"] for n in EVERYWHERE} == {n: int(n in herds) for n in EVERYWHERE}
        assert supply(p, "mammoths") == waiting
        assert (supply(p, "dark"), supply(p, "light"), supply(p, "clubs")) == (dark, 0, 6)
        assert [area(p, n)["fires"] for n in EVERYWHERE] == [int(n not in ice) for n in EVERYWHERE]
        assert (sum(area(p, n)["fires"] for n in EVERYWHERE), supply(p, "fires")) == (fires, spare)
        for colour in COLOURS[:players]:
            own = player(p, colour)
            assert (own["stones"], own["score"], own["reserve"]) == (4, 0, 12)
            assert (own["light"], own["dark"], own["clubs"]) == (0, 0, 0)


@pytest.mark.rule("EZ-3.1", "EZ-3.2", "EZ-3.3", "EZ-4.3")
def test_ex_02() -> None:
    p = next(p for p in (GAME.start(4, seed=seed) for seed in range(100)) if p.seat == seat("green"))
    asked = []
    while decision(p).endswith("preround_place"):
        asked.append(decision(p).split()[0])
        assert offers(p) == {f"hunter {n}" for n in EVERYWHERE - {1, 4}}
        play(p, "hunter 9")
    assert asked == ["green", "blue", "red", "yellow"] * 6
    for colour in COLOURS[:4]:
        own = player(p, colour)
        assert (own["reserve"], own["light"], own["dark"]) == (6, 2, 3)
    assert (pile(p, "light")["deck"], pile(p, "dark")["deck"]) == (25, 10)
    assert decision(p) == "green play_card"


@pytest.mark.rule("EZ-13.3")
def test_ex_03() -> None:
    one_too_many = {6: "M0 F[0] red4", 9: "M1 F[2] yellow7", 12: "M3 F[0,2] green9"}
    _, events = after_conflicts(5, one_too_many)
    assert limits(events) == {6: 3, 9: 6, 12: 8}
    p, events = after_conflicts(5, {6: "M0 F[0] red3", 9: "M1 F[2] yellow6", 12: "M3 F[0,2] green8"})
    assert limits(events) == {}, "at the limit nothing happens"
    assert (left(p, 6), left(p, 9), left(p, 12)) == ({"red": 3}, {"yellow": 6}, {"green": 8})


@pytest.mark.rule("EZ-13.5", "EZ-13.6", "EZ-13.8")
def test_ex_04() -> None:
    p, events = after_conflicts(4, {9: "M1 F[1] red2 blue3 green4"})
    assert limits(events) == {9: 5}
    assert losses(events, 9) == ["red", "blue", "green", "red"]
    assert left(p, 9) == {"blue": 2, "green": 3}


@pytest.mark.rule("EZ-13.7", "EZ-13.9")
def test_ex_05() -> None:
    p, events = after_conflicts(5, {9: "M2 F[2] red2 blue2 black2 green3 yellow4"})
    assert limits(events) == {9: 7}
    lost = losses(events, 9)
    assert [set(lost[:3]), lost[3], lost[4], set(lost[5:])] == [
        {"red", "blue", "black"}, "green", "yellow", {"red", "blue", "black"}
    ]  # fmt: skip
    assert len(lost) == 8
    assert left(p, 9) == {"green": 2, "yellow": 3}


@pytest.mark.rule("EZ-13.10", "EZ-13.11")
def test_ex_06() -> None:
    p, events = after_conflicts(4, {9: "M1 F[1] red1*1 yellow2 blue4"})
    assert limits(events) == {9: 5}
    assert losses(events, 9) == ["yellow", "blue"]
    assert left(p, 9) == {"red": 1, "yellow": 1, "blue": 3}


@pytest.mark.rule("EZ-13.12", "EZ-13.13", "EZ-23.15")
def test_ex_07() -> None:
    p, events = after_conflicts(4, {9: "M0 F[0] red2*2 blue2*2"})
    assert limits(events) == {9: 3}
    assert losses(events, 9) == []
    assert left(p, 9) == {"red": 2, "blue": 2}
    assert (supply(p, "clubs"), area(p, 9)["armed"]) == (6, [0, 0, 0, 0])
    assert p.scores() == [2, 0, 0, 2]


@pytest.mark.rule("EZ-14.1")
def test_ex_08() -> None:
    board = {9: "M2 yellow3 blue1 red1", 10: "M1 blue3 green2", 11: "M0 red2"}
    p = table(4, areas=board, agenda=[["scoring", None]], ended_by="red")
    assert p.scores() == [5, 9, 4, 9]


@pytest.mark.rule("EZ-14.2")
def test_ex_09() -> None:
    p = table(3, areas={6: "M4 red2"}, agenda=[["scoring", None]], ended_by="red")
    assert p.scores() == [6, 0, 0]


@pytest.mark.rule("EZ-15.2")
def test_ex_10() -> None:
    for players, allowed in ((3, {5, 6, 7, 8}), (4, {2, 3, 5, 6, 7, 8}), (5, {1, 2, 3, 4})):
        p = table(players, agenda=[["glacier_phase", None]], ended_by="red")
        assert offers(p) == {"decline", *(f"ice {n}" for n in allowed)}


def glacier_of_green() -> Position:
    """Examples 11 and 12: yellow and green share the last place, green has fewer hunters on the board."""
    p = table(
        3, areas={6: "M2 red2 green1", 9: "yellow7", 10: "green5"}, mammoth_supply=0,
        scores={"red": 20, "yellow": 14, "green": 14}, agenda=[["glacier_phase", None]], ended_by="red",
    )  # fmt: skip
    assert decision(p) == "green glacier"
    return p


@pytest.mark.rule("EZ-15.3", "EZ-15.4", "EZ-15.5")
def test_ex_11() -> None:
    p = glacier_of_green()
    before = [player(p, colour)["reserve"] for colour in COLOURS[:3]]
    play(p, "ice 6")
    assert [player(p, colour)["reserve"] for colour in COLOURS[:3]] == [before[0] + 2, before[1], before[2] + 1]
    assert supply(p, "mammoths") == 2
    assert area(p, 6)["ice"]
    assert (area(p, 6)["mammoths"], left(p, 6)) == (0, {})


@pytest.mark.rule("EZ-15.1")
def test_ex_12() -> None:
    p = glacier_of_green()
    before = [{**area(p, n), "fires": None} for n in EVERYWHERE]
    play(p, "decline")
    assert [{**area(p, n), "fires": None} for n in EVERYWHERE] == before
    assert iced(p) == {1, 2, 3, 4}
    assert decision(p) == "yellow play_card", "the next round has begun"


@pytest.mark.rule("EZ-16.1", "EZ-16.2", "EZ-16.3")
def test_ex_13() -> None:
    p = table(
        3, dark=0, light=6, stones={"red": 1, "yellow": 12, "green": 13}, agenda=[["next_round", None]], ended_by="red"
    )
    assert p.view(None)["round"] == 2
    assert stones(p) == [0, 10, 11]
    assert (supply(p, "dark"), supply(p, "light")) == (11, 0)


@pytest.mark.rule("EZ-16.1", "EZ-16.4")
def test_ex_14() -> None:
    purses = {"red": 5, "yellow": 6, "green": 7, "blue": 7, "black": 8}
    p = table(5, iced=[3], dark=0, light=17, stones=purses, agenda=[["next_round", None]], ended_by="red")
    assert (supply(p, "dark"), supply(p, "light")) == (17, 0)
    assert stones(p) == list(purses.values())
    assert {n: area(p, n)["fires"] for n in EVERYWHERE} == {n: int(n != 3) for n in EVERYWHERE}
    assert supply(p, "fires") == 3


@pytest.mark.rule("EZ-8.2", "EZ-8.3", "EZ-8.4", "EZ-8.5", "EZ-10.1")
def test_ex_15() -> None:
    p = table(5, areas={1: "red3", 9: "red8"}, stones={"red": 3}, hands={"red": hand("landscape_steppe")})
    play(p, "play landscape_steppe")
    assert offers(p) == {"stop", *(f"hunter {n}" for n in EVERYWHERE)}
    play(p, "hunter 6")
    assert offers(p) == {"stop", *(f"move red {o}-{t}" for o in (1, 9) for t in EVERYWHERE - {o})}
    play(p, "move red 9-6")
    assert offers(p) == {"stop", *(f"move red {o}-{t}" for o in (1, 9) for t in (6, 12))}
    play(p, "move red 1-12")
    assert player(p, "red")["reserve"] == 0
    assert [hunters(p, "red", n) for n in (1, 6, 9, 12)] == [2, 2, 7, 1]
    assert decision(p) == "red discard"


@pytest.mark.rule("EZ-10.3")
def test_ex_16() -> None:
    p = table(5, areas={9: "red6"}, stones={"red": 3}, hands={"red": hand("landscape_steppe")})
    assert player(p, "red")["reserve"] == 6
    play(p, "play landscape_steppe")
    inside = play(p.copy(), "hunter 6", "hunter 12")
    assert offers(inside) == {"hunter 6", "hunter 12", "stop"}
    assert decision(play(p.copy(), "hunter 6", "hunter 5")) == "red discard"
    outside = play(p, "hunter 5")
    assert offers(outside) == {"stop", *(f"hunter {n}" for n in EVERYWHERE)}
    assert decision(play(outside, "hunter 6")) == "red discard"


@pytest.mark.rule("EZ-1.4", "EZ-1.5")
def test_ex_17() -> None:
    for ice in ([], [7, 10]):
        board = {1: "red1", 6: "blue1", 2: "yellow1", 12: "green1"}
        p = table(5, iced=ice, areas=board, stones={"red": 4}, hands={"red": hand("drive")})
        play(p, "play drive")
        assert {"move red 1-6", "move blue 6-1"} <= offers(p)
        assert not {"move yellow 2-7", "move blue 6-11"} & offers(p)
        assert ("move green 12-7" in offers(p)) == (7 not in ice)
        herd = table(5, iced=ice, areas={2: "M1", 6: "M1", 12: "M1"}, stones={"red": 5}, hands={"red": hand("mammoth")})
        play(herd, "play mammoth")
        costs = {(c.args.get("from"), c.args.get("to")): c.args["cost"] for c in herd.choices_for(0)}
        assert (costs[6, 1], costs[6, 11]) == (3, 5)
        assert (costs.get((2, 7)), costs.get((12, 7))) == ((None, None) if 7 in ice else (5, 3))


@pytest.mark.rule("EZ-10.17")
def test_ex_18() -> None:
    p = table(4, areas={6: "blue1", 9: "red1"}, turn="green", stones={"green": 2}, hands={"green": hand("swap")})
    play(p, "play swap")
    assert offers(p) == {"swap blue 6 red 9"}
    play(p, "swap blue 6 red 9")
    assert (left(p, 6), left(p, 9)) == ({"red": 1}, {"blue": 1})


@pytest.mark.rule("EZ-10.24", "EZ-10.25")
def test_ex_19() -> None:
    board = {4: "red2 blue1", 8: "green1"}
    p = table(5, areas=board, turn="green", stones={"green": 4}, hands={"green": hand("drive")})
    play(p, "play drive")
    mixed = play(p.copy(), "move red 4-7", "move blue 4-8", "move green 8-12")
    assert (left(mixed, 4), left(mixed, 7), left(mixed, 8), left(mixed, 12)) == (
        {"red": 1}, {"red": 1}, {"blue": 1}, {"green": 1}
    )  # fmt: skip
    assert decision(mixed) == "green discard"
    play(p, "move red 4-7", "move red 4-8")
    assert offers(p) == {
        "stop", *(f"move blue 4-{t}" for t in (3, 7, 8)), *(f"move green 8-{t}" for t in (4, 7, 12))
    }  # fmt: skip


@pytest.mark.rule("EZ-6.1", "EZ-6.2", "EZ-6.3", "EZ-12.4")
def test_ex_20() -> None:
    hands = {"red": hand("cult_light")}
    p = table(4, stones={"red": 3}, dark=10, hands=hands, open_light="fire", open_dark="settle_one")
    play(p, "play cult_light")
    assert offers(p) == {"copy light", "copy dark"}
    play(p, "copy dark")
    assert (player(p, "red")["stones"], supply(p, "dark")) == (6, 7)
    assert (pile(p, "light")["open"], pile(p, "light")["pile"]) == ("fire", 1)
    assert (pile(p, "dark")["open"], pile(p, "dark")["pile"]) == ("settle_one", 0)
    state: Any = p.to_dict()["state"]
    assert state["cards"]["light"]["seen"] == ["cult_light"]
    for colour in ("yellow", "green", "blue"):
        assert decision(p) == f"{colour} place_hunter"
        play(p, "hunter 9")
    assert decision(p) == "red discard"

    last = table(4, stones={"red": 3}, dark=3, hands=hands, open_dark="settle_one")
    play(last, "play cult_light", "copy dark")
    finish_turn(last)
    assert last.view(None)["phase"] == "glacier", "a copied dark card ends settling like any other"


@pytest.mark.rule("EZ-5.6", "EZ-6.8", "EZ-6.9")
def test_ex_21() -> None:
    hands = {"red": ["fire", "cult_light", "cult_dark", "settle_one", "leave_one"]}
    rich = table(3, stones={"red": 8}, hands=hands, open_light="swap", open_dark="leave_two")
    assert offers(rich) == {"play fire", "play cult_light", "play cult_dark"}
    assert offers(play(rich.copy(), "play cult_light")) == {"copy light", "copy dark"}
    assert offers(play(rich.copy(), "play cult_dark")) == {"copy light"}
    seven = table(3, stones={"red": 7}, hands=hands, open_light="swap", open_dark="leave_two")
    assert offers(seven) == {f"play {card}" for card in hands["red"]}
    for cult in ("cult_light", "cult_dark"):
        assert offers(play(seven.copy(), f"play {cult}")) == {"copy light", "copy dark"}


@pytest.mark.rule("EZ-5.3", "EZ-5.4")
def test_ex_22() -> None:
    p = table(3, stones={"red": 1}, hands={"red": ["trail", "fire", "club", "drive", "leave_one"]})
    assert offers(p) == {"play leave_one"}


@pytest.mark.rule("EZ-6.10", "EZ-6.11", "EZ-6.12")
def test_ex_23() -> None:
    p = table(3, stones={"red": 1}, hands={"red": ["trail", "fire", "club", "drive", "cult_dark"]}, open_light="swap")
    assert offers(p) == {"play cult_dark"}
    before = (stones(p), supply(p, "dark"), supply(p, "light"))
    play(p, "play cult_dark")
    assert decision(p) == "red discard"
    assert (stones(p), supply(p, "dark"), supply(p, "light")) == before
    assert (pile(p, "dark")["open"], pile(p, "dark")["pile"]) == (None, 1)
    state: Any = p.to_dict()["state"]
    assert state["cards"]["dark"]["seen"] == ["cult_dark"]


@pytest.mark.rule("EZ-5.7", "EZ-5.8", "EZ-12.1", "EZ-12.2", "EZ-12.3", "EZ-16.5")
def test_ex_24() -> None:
    purses = {"red": 3, "yellow": 10, "green": 11}
    p = table(3, dark=2, light=6, stones=purses, hands={"red": hand("fire", "settle_two")})
    play(p, "play settle_two")
    assert (player(p, "red")["stones"], supply(p, "dark"), supply(p, "light")) == (8, 0, 3)
    assert decision(p) == "yellow place_hunter"
    play(p, "hunter 9", "hunter 9")
    assert decision(p) == "green place_hunter"
    play(p, "hunter 10", "hunter 11")
    assert decision(p) == "red discard"
    play(p, "discard leave_one", "draw dark")
    events = tell(p, "draw light")
    assert "settling_ended" in {event.kind for event in events}
    assert p.scores() == [0, 2, 2]
    assert p.view(None)["phase"] == "glacier"
    events = tell(p, "decline")
    assert [began["dark"] for began in told(events, "round_began")] == [12]
    assert [levy["count"] for levy in told(events, "levy_paid")] == [3, 3, 3]
    assert (stones(p), supply(p, "dark"), supply(p, "light")) == ([5, 7, 8], 12, 0)
    assert decision(p) == "yellow play_card"


@pytest.mark.rule("EZ-12.1")
def test_ex_25() -> None:
    for dark, phase in ((3, "glacier"), (4, "settle")):
        p = table(3, dark=dark, stones={"red": 2}, hands={"red": hand("fire", "mammoth_leaves")})
        play(p, "play mammoth_leaves")
        assert supply(p, "dark") == dark - 3
        assert p.view(None)["ended_by"] == (0 if dark == 3 else None)
        finish_turn(p)
        assert p.view(None)["phase"] == phase
        if phase == "settle":
            assert decision(p) == "yellow play_card"


def end_of_the_last_round(rounds: int, round_: int) -> tuple[Position, list[Event]]:
    """Examples 26 and 27: red plays the card that ends settling."""
    p = table(
        3, rounds=rounds, round_=round_, dark=3, light=11, stones={"red": 6}, areas={9: "red1 yellow2"},
        hands={"red": hand("fire", "settle_two")},
    )  # fmt: skip
    return p, tell(p, "play settle_two")


def is_void(position: Position, events: list[Event]) -> None:
    assert pile(position, "dark")["open"] == "settle_two"
    assert (supply(position, "dark"), supply(position, "light"), player(position, "red")["stones"]) == (0, 14, 6)
    kinds = [event.kind for event in events]
    assert not {"hunter_placed", "discarded", "drew", "stones_gained", "glacier_turn"} & set(kinds)
    phases = [kind for kind in kinds if kind in ("settling_ended", "board_cleared", "game_ended")]
    assert phases == ["settling_ended", "board_cleared", "game_ended"]
    assert position.over
    assert position.scores() == [1, 2, 0]
    assert player(position, "red")["light"] + player(position, "red")["dark"] == 4, "no discard and no draw"


@pytest.mark.rule("EZ-17.2", "EZ-17.3", "EZ-17.4", "EZ-17.5", "EZ-17.6")
def test_ex_26() -> None:
    is_void(*end_of_the_last_round(4, 4))
    copied = table(
        3, round_=4, dark=3, light=11, stones={"red": 6}, areas={9: "red1 yellow2"}, open_dark="settle_two",
        hands={"red": hand("cult_dark", "fire")},
    )  # fmt: skip
    play(copied, "play cult_dark")
    is_void(copied, tell(copied, "copy dark"))


@pytest.mark.rule("EZ-4.2", "EZ-17.1")
def test_ex_27() -> None:
    is_void(*end_of_the_last_round(3, 3))
    for rounds, round_ in ((3, 2), (4, 3)):
        p, _ = end_of_the_last_round(rounds, round_)
        assert (supply(p, "dark"), supply(p, "light"), player(p, "red")["stones"]) == (0, 9, 11)
        assert decision(p) == "yellow place_hunter"


@pytest.mark.rule("EZ-10.11", "EZ-10.12", "EZ-10.13")
def test_ex_28() -> None:
    new = {f"mammoth {n}" for n in range(5, 13)}
    near = {"mammoth 5-6", "mammoth 5-9"}
    far = {f"mammoth 5-{n}" for n in (7, 8, 10, 11, 12)}
    for purse, allowed in ((1, set()), (2, new), (3, new | near), (4, new | near), (5, new | near | far)):
        p = table(3, areas={5: "M1"}, stones={"red": purse}, light=4, hands={"red": hand("mammoth")})
        assert supply(p, "mammoths") == 3
        assert ("play mammoth" in offers(p)) == (purse >= 2)
        if not allowed:
            assert refused(p, "play", 8) == "EZ-10.13"
            continue
        play(p, "play mammoth")
        assert offers(p) == allowed
        assert (player(p, "red")["stones"], supply(p, "light")) == (purse, 4), "nothing is paid yet"
        for text in allowed:
            cost = 2 if text in new else 3 if text in near else 5
            q = play(p.copy(), text)
            assert (player(q, "red")["stones"], supply(q, "light")) == (purse - cost, 4 + cost)
            assert sum(area(q, n)["mammoths"] for n in EVERYWHERE) == (2 if text in new else 1)


@pytest.mark.rule("EZ-10.5", "EZ-10.6")
def test_ex_29() -> None:
    p = table(3, areas={6: "M2", 11: "M2"}, stones={"red": 5}, hands={"red": hand("trail")})
    assert supply(p, "mammoths") == 0
    play(p, "play trail", "trail 9")
    assert offers(p) == {"stop", "hunter 9", "mammoth 6-9"}
    play(p, "hunter 9", "mammoth 6-9")
    assert offers(p) == {"stop", "hunter 9"}
    play(p, "hunter 9")
    assert decision(p) == "red discard"
    assert (hunters(p, "red", 9), area(p, 9)["mammoths"], area(p, 6)["mammoths"]) == (2, 1, 1)


@pytest.mark.rule("EZ-10.8", "EZ-10.9", "EZ-10.10")
def test_ex_30() -> None:
    p = table(4, areas={7: "M2 red4 blue1"}, stones={"red": 5}, hands={"red": hand("migration")})
    play(p, "play migration")
    assert offers(p) == {"stop", *(f"move red 7-{t}" for t in (3, 6, 8, 10, 11, 12))}, "hunters first"
    play(p, "move red 7-12")
    assert offers(p) == {"move red 7-12", "mammoth 7-12", "stop"}
    play(p, "move red 7-12", "move red 7-12")
    assert offers(p) == {"mammoth 7-12", "stop"}, "no fourth hunter"
    play(p, "mammoth 7-12")
    assert decision(p) == "red discard"
    assert (area(p, 7)["mammoths"], left(p, 7)) == (1, {"red": 1, "blue": 1})
    assert (area(p, 12)["mammoths"], left(p, 12)) == (1, {"red": 3})


@pytest.mark.rule("EZ-9.1", "EZ-9.2", "EZ-9.3", "EZ-10.21")
def test_ex_31() -> None:
    hands = {
        "red": ["club", "fire", "fire", "mammoth_leaves", "mammoth_leaves"],
        "yellow": ["drive", "drive", "swap", "leave_two", "leave_two"],
        "green": ["trail", "trail", "swap", "leave_two", "leave_one"],
        "blue": ["migration", "swap", "drive", "leave_one", "settle_one"],
    }
    purses = {"red": 5, "yellow": 1, "green": 1, "blue": 1}
    p = table(4, areas={9: "red2"}, stones=purses, hands=hands, dark=25)
    play(p, "play club", "take club")
    assert decision(p) == "red club_now"
    assert offers(p) == {"keep", "arm 9"}
    play(p, "keep")
    assert player(p, "red")["clubs"] == 1
    finish_turn(p)
    for card in ("leave_two", "leave_two", "leave_one"):
        finish_turn(play(p, f"play {card}"))
    play(p, "play fire", "fire 5-6")
    assert decision(p) == "red discard", "no club is attached by a fire"
    finish_turn(p)
    for card in ("leave_two", "leave_one"):
        finish_turn(play(p, f"play {card}"))
    play(p, "play settle_one")
    assert decision(p) == "red place_hunter"
    play(p, "hunter 7")
    assert decision(p) == "red attach_club"
    assert p.decision is not None
    assert p.decision.args["area"] == 7
    play(p, "attach")
    assert (left(p, 7), area(p, 7)["armed"][0], area(p, 9)["armed"][0]) == ({"red": 1}, 1, 0)
    assert player(p, "red")["clubs"] == 0


@pytest.mark.rule("EZ-9.10", "EZ-9.11", "EZ-11.3", "EZ-11.4", "EZ-11.5")
def test_ex_32() -> None:
    board = {5: "red2*1", 6: "blue2*2", 7: "green1*1"}
    p = table(4, areas=board, stones={"red": 2}, hands={"red": hand("fire", "leave_two")})
    play(p, "play leave_two", "opponent blue")
    assert offers(p) == {"remove red 5", "remove blue 6 club", "stop"}
    own_first = play(p.copy(), "remove blue 6 club")
    assert offers(own_first) == {"remove red 5", "stop"}, "not two of one player"
    play(p, "remove red 5")
    assert offers(p) == {"remove blue 6 club", "stop"}
    play(p, "remove blue 6 club")
    assert decision(p) == "red discard"
    assert (area(p, 5)["hunters"][0], area(p, 6)["hunters"][3], area(p, 7)["hunters"][2]) == (1, 1, 1)


@pytest.mark.rule("EZ-11.1", "EZ-5.11", "EZ-5.12")
def test_ex_33() -> None:
    p = table(4, turn="green", stones={"green": 2}, hands={"green": hand("fire", "settle_two")})
    play(p, "play settle_two")
    assert decision(p) == "blue place_hunter"
    play(p, "hunter 5", "stop")
    assert decision(p) == "red place_hunter"
    play(p, "stop")
    assert decision(p) == "yellow place_hunter"
    play(p, "hunter 6", "hunter 6")
    assert decision(p) == "green discard"
    assert (left(p, 5), left(p, 6)) == ({"blue": 1}, {"yellow": 2})


@pytest.mark.rule("EZ-10.14", "EZ-10.15", "EZ-10.16", "EZ-13.3")
def test_ex_34() -> None:
    hands = {"red": hand("fire"), "yellow": ["drive", "swap", "fire_dark", "settle_one", "leave_two"]}
    p = table(3, areas={5: "F[2] red4", 6: "F[0] green6"}, stones={"red": 4, "yellow": 4}, dark=2, hands=hands)
    play(p, "play fire")
    events = tell(p, "fire 5-6")
    for viewer in (None, 0, 1, 2):
        assert [event.seen_by(viewer)["args"] for event in events] == [{"from": 5, "to": 6}]
    assert (area(p, 5)["fires"], area(p, 6)["fires"]) == (0, 2)
    finish_turn(p)
    play(p, "play fire_dark")
    events = finish_turn(p)
    assert limits(events) == {5: 3, 6: 5}


@pytest.mark.rule("EZ-7.6", "EZ-7.8")
def test_ex_35() -> None:
    four = table(3, stones={"red": 4}, hands={"red": ["trail", "fire", "club", "drive", "leave_one"]})
    play(four, "play leave_one", "opponent yellow", "no discard")
    assert player(four, "red")["light"] == 4
    assert offers(four) == {"draw dark"}
    three = table(3, stones={"red": 4}, hands={"red": ["trail", "fire", "club", "drive", "leave_one"]})
    play(three, "play fire", "stop", "no discard")
    assert (player(three, "red")["light"], player(three, "red")["dark"]) == (3, 1)
    assert offers(three) == {"draw light", "draw dark"}


@pytest.mark.rule("EZ-7.9", "EZ-7.10")
def test_ex_36() -> None:
    hands = {
        "red": ["fire", "swap", "settle_one", "settle_one", "settle_two"],
        "yellow": ["drive", "settle_one", "settle_one", "leave_two", "leave_two"],
        "green": ["drive", "club", "mammoth_leaves", "mammoth_leaves", "mammoth_leaves"],
        "blue": ["drive", "club", "leave_two", "fire_dark", "fire_dark"],
        "black": ["swap", "club", "club_or_march", "club_or_march", "club_or_march"],
    }
    p = table(5, stones={"red": 4}, hands=hands, open_dark="leave_one", dark_deck=["leave_one"])
    play(p, "play fire", "stop", "no discard")
    assert pile(p, "dark") == {"deck": 1, "open": "leave_one", "pile": 4}
    play(p, "draw dark")
    assert pile(p, "dark") == {"deck": 4, "open": "leave_one", "pile": 0}
    state: Any = p.to_dict()["state"]
    assert Counter(state["cards"]["dark"]["deck"]) == {"settle_two": 1, "leave_one": 1, "cult_dark": 2}


@pytest.mark.rule("EZ-18.1", "EZ-18.2", "EZ-18.3")
def test_ex_37() -> None:
    for red, winners in ((3, [1]), (5, [0, 1]), (6, [0])):
        p = table(
            3, round_=4, areas={9: "red7", 10: "yellow7", 11: "green9"}, scores={"red": 53, "yellow": 53, "green": 49},
            stones={"red": red, "yellow": 5}, agenda=[["scoring", None]], ended_by="red",
        )  # fmt: skip
        assert p.over
        assert p.scores() == [60, 60, 58]
        assert [player(p, colour)["on_board"] for colour in COLOURS[:3]] == [7, 7, 9]
        assert p.winners() == winners


@pytest.mark.rule("EZ-19.1", "EZ-19.2", "EZ-19.3", "EZ-19.4", "EZ-19.5", "EZ-19.6", "EZ-19.7", "EZ-19.8")
def test_ex_38() -> None:
    yellow = ["club", "drive", "settle_one", "leave_two", "leave_one"]
    green = ["club", "drive", "settle_one", "leave_two", "leave_two"]

    def shown(secret: list[str], fires: str, deck: list[str], viewer: int | None) -> list[Any]:
        """What a viewer is sent while red discards the first of these cards and waits to draw."""
        hands = {"red": [*secret, "leave_one"], "yellow": yellow, "green": green}
        p = table(
            3, areas={5: fires, 6: "red1"}, stones={"red": 4}, hands=hands, light_deck=deck, open_dark="settle_two"
        )
        events = tell(p, "play leave_one") + tell(p, "opponent yellow") + tell(p, "stop")
        events += tell(p, f"discard {secret[0]}")
        assert decision(p) == "red draw"
        choices = [choice.to_dict() for choice in p.choices_for(viewer)]
        return [p.view(viewer), [event.seen_by(viewer) for event in events], choices]

    first = (["fire", "swap", "trail", "fire_dark"], "F[2]", ["mammoth", "club"])
    other = (["trail", "mammoth", "fire", "settle_one"], "F[0]", ["club", "swap"])
    for viewer in (1, 2, None):
        assert shown(*first, viewer) == shown(*other, viewer)
        assert shown(*first, viewer)[2] == [], "the choices are red's alone"
    assert shown(*first, 0) != shown(*other, 0), "red knows his cards"
    view = shown(*first, 1)[0]
    red = view["players"][0]
    assert "hand" not in red
    assert (red["light"], red["dark"]) == (2, 1)
    assert view["players"][1]["hand"] == yellow
    assert "hand" not in view["players"][2]
    assert view["areas"][4]["fires"] == 1
    assert set(view["cards"]["light"]) == {"deck", "open", "pile"}
    assert not any("hand" in entry for entry in shown(*first, None)[0]["players"])
