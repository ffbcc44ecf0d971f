"""Section 1 of the rules: board, pieces, terms."""

from __future__ import annotations

import pytest

from beringia import PositionError
from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    area,
    decision,
    finish_turn,
    hand,
    offers,
    pile,
    play,
    player,
    refused,
    supply,
    table,
    table_dict,
    targets,
)

LANDSCAPES = {
    1: "ice_meadow", 2: "mountains", 3: "forest", 4: "stone_desert", 5: "forest", 6: "steppe",
    7: "pasture", 8: "mountains", 9: "pasture", 10: "stone_desert", 11: "ice_meadow", 12: "steppe",
}  # fmt: skip

NEIGHBOURS = {
    1: {2, 5, 6},
    2: {1, 3, 6},
    3: {2, 4, 6, 7},
    4: {3, 7, 8},
    5: {1, 6, 9},
    6: {1, 2, 3, 5, 7, 9, 10},
    7: {3, 4, 6, 8, 10, 11, 12},
    8: {4, 7, 12},
    9: {5, 6, 10},
    10: {6, 7, 9, 11},
    11: {7, 10, 12},
    12: {7, 8, 11},
}

EVERYWHERE = set(range(1, 13))


@pytest.mark.rule("EZ-1.1")
def test_three_to_five_players() -> None:
    for players in (3, 4, 5):
        assert GAME.start(players, seed=1).seats == players
    for players in (0, 1, 2, 6):
        with pytest.raises(ValueError, match="3 to 5 players"):
            GAME.start(players, seed=1)


@pytest.mark.rule("EZ-1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_play_passes_clockwise(players: int) -> None:
    p = table(players, stones=dict.fromkeys(COLOURS[:players], 4), dark=16)
    asked = []
    for _ in range(players + 1):
        asked.append(decision(p))
        p.play(p.choices()[0])
        finish_turn(p)
    assert asked == [f"{colour} play_card" for colour in [*COLOURS[:players], "red"]]


@pytest.mark.rule("EZ-1.3")
def test_landscapes_and_upper_edge() -> None:
    p = GAME.start(5, seed=1)
    assert {number: area(p, number)["landscape"] for number in EVERYWHERE} == LANDSCAPES
    assert len(p.view(None)["areas"]) == 12  # type: ignore[arg-type]
    without_ice = table(5, agenda=[["glacier_phase", None]], ended_by="red")
    assert offers(without_ice) == {"decline", "ice 1", "ice 2", "ice 3", "ice 4"}


@pytest.mark.rule("EZ-1.3", "EZ-1.4")
@pytest.mark.parametrize("origin", range(1, 13))
def test_neighbours_share_a_border(origin: int) -> None:
    on_foot = table(5, areas={origin: "red1"}, stones={"red": 8}, hands={"red": hand("migration")})
    assert targets(play(on_foot, "play migration")) == NEIGHBOURS[origin]
    driven = table(5, areas={origin: "blue1"}, stones={"red": 8}, hands={"red": hand("drive")})
    assert targets(play(driven, "play drive")) == NEIGHBOURS[origin]


@pytest.mark.rule("EZ-1.4")
@pytest.mark.parametrize("origin", range(1, 13))
def test_the_mammoth_card_tells_neighbours_by_their_price(origin: int) -> None:
    p = table(5, areas={origin: "M6"}, stones={"red": 5}, hands={"red": hand("mammoth")})
    play(p, "play mammoth")
    costs = {int(c.args["to"]): c.args["cost"] for c in p.choices_for(0)}
    assert costs == {to: 3 if to in NEIGHBOURS[origin] else 5 for to in EVERYWHERE - {origin}}


@pytest.mark.rule("EZ-1.5")
def test_ice_makes_no_new_neighbours() -> None:
    iced = [7, 10]
    p = table(5, iced=iced, areas={6: "red1", 11: "blue1"}, stones={"red": 8}, hands={"red": hand("drive")})
    play(p, "play drive")
    assert offers(p) == {"stop", *(f"move red 6-{to}" for to in (1, 2, 3, 5, 9)), "move blue 11-12"}
    assert refused(p, "move", 0, 0, 5, 10) == "EZ-1.4"

    herd = table(5, iced=iced, areas={6: "M6"}, stones={"red": 5}, hands={"red": hand("mammoth")})
    play(herd, "play mammoth")
    costs = {int(c.args["to"]): c.args["cost"] for c in herd.choices_for(0)}
    assert costs == {1: 3, 2: 3, 3: 3, 5: 3, 9: 3, 4: 5, 8: 5, 11: 5, 12: 5}

    across = table(5, iced=iced, areas={6: "red1", 11: "blue1"}, stones={"red": 8}, hands={"red": hand("swap")})
    play(across, "play swap")
    assert decision(across) == "red discard", "6 and 11 are no neighbours, so there is no pair to swap"


ICED = [1, 4, 7]
OPEN = EVERYWHERE - set(ICED)
SPREAD = {6: "M1 red3", 8: "M1 yellow1", 9: "red3", 12: "blue2"}


@pytest.mark.rule("EZ-1.6", "EZ-1.8")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("landscape_pasture", OPEN),
        ("trail", OPEN),
        ("migration", {2, 3, 5, 6, 9, 10}),
        ("mammoth", OPEN),
        ("fire", OPEN),
        ("club", OPEN),
        ("drive", {2, 3, 5, 6, 8, 9, 10, 11, 12}),
    ],
)
def test_nothing_enters_ice_by_a_light_card(card: str, expected: set[int]) -> None:
    p = table(4, iced=ICED, areas=SPREAD, stones={"red": 8}, hands={"red": hand(card)})
    assert supply(p, "mammoths") == 3
    assert targets(play(p, f"play {card}")) == expected


@pytest.mark.rule("EZ-1.6", "EZ-1.8")
@pytest.mark.parametrize("card", ["settle_one", "settle_two", "club_or_march", "fire_dark"])
def test_nothing_enters_ice_by_a_dark_card(card: str) -> None:
    p = table(4, iced=ICED, areas=SPREAD, turn="blue", stones={"blue": 3}, hands={"blue": hand("fire", card)})
    play(p, f"play {card}")
    if decision(p) == "blue choose_opponent":
        play(p, "opponent red")
    assert decision(p).startswith("red ")
    assert targets(p) == OPEN


@pytest.mark.rule("EZ-1.6")
def test_mammoths_without_a_supply_do_not_enter_ice_either() -> None:
    herds = {6: "M2", 8: "M2", 12: "M1"}
    p = table(4, iced=ICED, areas=herds, stones={"red": 8}, hands={"red": hand("club", "mammoth")})
    assert supply(p, "mammoths") == 0
    club = play(p.copy(), "play club")
    assert targets(club) == {2, 3, 5, 9, 10, 8, 11, 12}
    assert refused(club, "mammoth_move", 5, 6) == "EZ-1.6"
    assert targets(play(p, "play mammoth")) == OPEN


@pytest.mark.rule("EZ-1.6")
def test_ice_stays_for_the_rest_of_the_game() -> None:
    p = table(3, iced=[1, 2, 3, 4, 6], areas={7: "M4"}, agenda=[["glacier_phase", None]], ended_by="green")
    assert offers(p) == {"decline", *(f"ice {n}" for n in (5, 7, 8, 9, 10))}, "iced areas still count, as neighbours"
    assert refused(p, "ice", 5) == "EZ-1.6"
    play(p, "ice 9")
    assert {n for n in EVERYWHERE if area(p, n)["ice"]} == {1, 2, 3, 4, 6, 9}
    assert [area(p, n)["fires"] for n in (6, 9)] == [0, 0]


@pytest.mark.rule("EZ-1.7")
def test_far_moves_pass_over_ice() -> None:
    # Areas 5 and 9 are cut off from the rest of the board by ice.
    ring = [1, 6, 10]
    p = table(5, iced=ring, areas={5: "M6 red6", 9: "red6"}, stones={"red": 7}, hands={"red": hand("mammoth")})
    far = {2, 3, 4, 7, 8, 11, 12}
    herd = play(p.copy(), "play mammoth")
    assert offers(herd) == {"mammoth 5-9", *(f"mammoth 5-{to}" for to in far)}
    play(herd, "mammoth 5-12")
    assert area(herd, 12)["mammoths"] == 1

    cut_off = {5: "red6", 9: "red6"}
    settled = table(5, iced=ring, areas=cut_off, turn="black", hands={"black": hand("fire", "settle_one")})
    play(settled, "play settle_one")
    assert offers(settled) == {
        "stop", "move red 5-9", "move red 9-5", *(f"move red {o}-{to}" for o in (5, 9) for to in far)
    }  # fmt: skip


@pytest.mark.rule("EZ-1.8")
def test_fire_goes_to_open_areas_only() -> None:
    p = table(4, stones={"red": 2}, hands={"red": hand("fire")})
    play(p, "play fire")
    free = EVERYWHERE - {1, 4}
    assert offers(p) == {"stop", *(f"fire {o}-{t}" for o in free for t in free if o != t)}
    assert refused(p, "fire", 4, 0) == "EZ-1.8"


@pytest.mark.rule("EZ-1.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_twelve_hunters_and_a_score_marker(players: int) -> None:
    p = GAME.start(players, seed=1)
    for colour in COLOURS[:players]:
        assert (player(p, colour)["reserve"], player(p, colour)["on_board"], player(p, colour)["score"]) == (12, 0, 0)
    full = table(players, areas={6: "red12"}, stones={"red": 3}, hands={"red": hand("landscape_forest")})
    assert player(full, "red")["reserve"] == 0
    play(full, "play landscape_forest")
    assert not [text for text in offers(full) if text.startswith("hunter")], "the score marker is no thirteenth hunter"
    data = table_dict(players, areas={6: "red12"})
    data["state"]["areas"][5]["hunters"][0] = 13
    with pytest.raises(PositionError, match=r"EZ-23\.2"):
        GAME.from_dict(data)


@pytest.mark.rule("EZ-1.10")
def test_own_and_general_supply() -> None:
    p = table(4, areas={6: "M2", 7: "M1"}, stones={"red": 5}, hands={"red": hand("club", "mammoth")})
    assert (supply(p, "mammoths"), supply(p, "clubs"), supply(p, "fires")) == (2, 6, 4)
    own = player(p, "red")
    assert (own["reserve"], own["stones"], own["clubs"]) == (12, 5, 0)
    armed = play(p.copy(), "play club", "take club")
    assert (supply(armed, "clubs"), player(armed, "red")["clubs"]) == (5, 1)
    assert [player(armed, colour)["clubs"] for colour in COLOURS[1:4]] == [0, 0, 0]
    herd = play(p, "play mammoth", "mammoth 9")
    assert (supply(herd, "mammoths"), area(herd, 9)["mammoths"]) == (1, 1)


@pytest.mark.rule("EZ-1.11")
def test_every_stone_lies_somewhere() -> None:
    def everywhere() -> list[int]:
        stones = [int(player(p, colour)["stones"]) for colour in COLOURS[:3]]
        return [*stones, supply(p, "dark"), supply(p, "light")]

    hands = {"red": hand("swap", "settle_one"), "yellow": ["drive", "leave_one", "leave_two", "leave_two", "club"]}
    p = table(3, stones={"red": 5, "yellow": 4, "green": 6}, dark=10, hands=hands)
    assert everywhere() == [5, 4, 6, 10, 7]
    play(p, "play fire")
    assert everywhere() == [3, 4, 6, 10, 9]
    finish_turn(p)
    play(p, "play leave_one")
    assert everywhere() == [3, 7, 6, 7, 9]
    data = table_dict(3)
    data["state"]["supply"]["light"] += 1
    with pytest.raises(PositionError, match=r"EZ-23\.1"):
        GAME.from_dict(data)


@pytest.mark.rule("EZ-1.12")
def test_no_limit_while_settling() -> None:
    crowd = {6: "M4 F[0,0,0,0,1,1,1,1,1,2,2] red12 yellow12 green11 blue11 black11"}
    hands = {
        "red": hand("fire", "mammoth", "landscape_steppe"),
        "yellow": ["fire", "swap", "settle_one", "fire_dark", "leave_two"],
    }
    p = table(5, areas=crowd, stones={"red": 7, "yellow": 3}, hands=hands)
    assert (area(p, 6)["fires"], area(p, 6)["mammoths"], sum(area(p, 6)["hunters"])) == (11, 4, 57)
    herd = play(p.copy(), "play mammoth", "mammoth 6")
    assert area(herd, 6)["mammoths"] == 5
    full = next(n for n in EVERYWHERE - {6} if area(p, n)["fires"])
    warm = play(p.copy(), "play fire", f"fire {full}-6")
    assert area(warm, 6)["fires"] == 12
    finish_turn(warm)
    play(warm, "play settle_one", "hunter 6")
    assert area(warm, 6)["hunters"] == [12, 12, 12, 11, 11]


@pytest.mark.rule("EZ-1.13")
def test_a_pile_has_one_open_card_at_most() -> None:
    hands = {
        "red": ["fire", "swap", "leave_one", "leave_one", "settle_one"],
        "yellow": ["swap", "fire", "leave_two", "leave_two", "settle_one"],
        "green": ["drive", "club", "leave_one", "settle_two", "settle_one"],
    }
    p = table(3, stones={"red": 4, "yellow": 4, "green": 4}, hands=hands)
    assert pile(p, "light") == {"deck": 27, "open": None, "pile": 0}
    assert pile(p, "dark") == {"deck": 13, "open": None, "pile": 0}
    finish_turn(play(p, "play fire"))
    assert pile(p, "light") == {"deck": 26, "open": "fire", "pile": 0}
    assert pile(p, "dark") == {"deck": 13, "open": None, "pile": 0}
    finish_turn(play(p, "play swap"))
    assert pile(p, "light") == {"deck": 25, "open": "swap", "pile": 1}
    finish_turn(play(p, "play settle_two"))
    assert pile(p, "light") == {"deck": 24, "open": "swap", "pile": 1}
    assert pile(p, "dark") == {"deck": 13, "open": "settle_two", "pile": 0}
    data = table_dict(3, open_light="fire", open_dark="leave_one")
    data["state"]["cards"]["light"]["open"] = ["fire", "swap"]
    with pytest.raises(PositionError):
        GAME.from_dict(data)
