"""Section 5 of the rules: playing a card."""

from __future__ import annotations

import pytest

from beringia.games.eiszeit.terms import CARDS as ALL_CARDS
from tests.rules.eiszeit.board import (
    COLOURS,
    area,
    decision,
    finish_turn,
    hunters,
    offers,
    pile,
    play,
    player,
    refused,
    supply,
    table,
    tell,
)

COSTS = {
    "landscape_pasture": 3, "landscape_ice_meadow": 3, "landscape_mountains": 3, "landscape_stone_desert": 3,
    "landscape_forest": 3, "landscape_steppe": 3, "trail": 5, "migration": 5, "fire": 2, "swap": 2, "club": 3,
    "drive": 4,
}  # fmt: skip
GAINS = {
    "settle_two": 5, "settle_one": 3, "leave_two": 4, "leave_one": 3, "club_or_march": 3, "mammoth_leaves": 3,
    "fire_dark": 2,
}  # fmt: skip
FOR_ALL = ("settle_two", "settle_one")
FOR_ONE = [card for card in GAINS if card not in FOR_ALL]
CARDS = [*COSTS, "mammoth", *GAINS]

#: Everybody has hunters in neighbouring areas, so that every card finds something to do.
CAMP = {6: "M1 red2 yellow2 green2", 7: "M1 red2 yellow1 green1"}


def with_card(card: str) -> list[str]:
    """A hand with this card and cards of both colours that are not it."""
    if card in GAINS:
        return [card, "landscape_pasture", "cult_light", "cult_dark", "cult_dark"]
    return [card, "cult_light", "cult_light", "cult_dark", "cult_dark"]


@pytest.mark.rule("EZ-5.1")
@pytest.mark.parametrize("card", CARDS)
def test_the_card_becomes_the_open_card_of_its_colour(card: str) -> None:
    p = table(
        3, areas=CAMP, stones={"red": 7}, hands={"red": with_card(card)},
        open_light="club" if card == "drive" else "drive",
        open_dark="leave_one" if card == "leave_two" else "leave_two",
    )  # fmt: skip
    own, other = ("dark", "light") if card in GAINS else ("light", "dark")
    before = {colour: pile(p, colour) for colour in ("light", "dark")}
    play(p, f"play {card}")
    assert pile(p, own) == {"deck": before[own]["deck"], "open": card, "pile": before[own]["pile"] + 1}
    assert pile(p, other) == before[other]
    assert card not in p.view(0)["players"][0]["hand"]  # type: ignore[index]


@pytest.mark.rule("EZ-5.2")
@pytest.mark.parametrize("card", COSTS)
def test_pay_first_then_act_oneself(card: str) -> None:
    p = table(3, areas=CAMP, stones={"red": 7}, light=5, hands={"red": with_card(card)})
    dark = supply(p, "dark")
    events = tell(p, f"play {card}")
    assert [event.kind for event in events] == ["card_played", "stones_paid"]
    assert player(p, "red")["stones"] == 7 - COSTS[card]
    assert (supply(p, "light"), supply(p, "dark")) == (5 + COSTS[card], dark)
    assert decision(p).startswith("red "), "he carries it out himself"
    assert decision(p) != "red discard", "and the action is still to come"
    others = [player(p, colour)["stones"] for colour in ("yellow", "green")]
    events = finish_turn(p)
    assert {event.seat for event in events if event.kind in ("stopped", "swapped")} == {0}
    assert player(p, "red")["stones"] == 7 - COSTS[card], "nothing more is paid"
    assert [player(p, colour)["stones"] for colour in ("yellow", "green")] == others


@pytest.mark.rule("EZ-5.3")
@pytest.mark.parametrize("card", COSTS)
def test_the_full_cost_or_nothing(card: str) -> None:
    filler = ["cult_light", "leave_one", "leave_two", "fire_dark"]
    for stones in range(8):
        p = table(3, areas=CAMP, stones={"red": stones}, hands={"red": [card, *filler]})
        expected = {"play leave_one", "play leave_two", "play fire_dark"}
        if stones >= COSTS[card]:
            expected.add(f"play {card}")
        assert offers(p) == expected
    poor = table(3, stones={"red": COSTS[card] - 1}, hands={"red": [card, *filler]})
    assert refused(poor, "play", ALL_CARDS.index(card)) == "EZ-5.3"


@pytest.mark.rule("EZ-5.4")
def test_who_can_pay_for_nothing_plays_a_dark_card() -> None:
    p = table(3, stones={"red": 1}, hands={"red": ["fire", "drive", "club", "leave_one", "settle_one"]})
    assert offers(p) == {"play leave_one", "play settle_one"}
    one_way = table(3, stones={"red": 1}, hands={"red": ["fire", "drive", "club", "trail", "settle_one"]})
    assert offers(one_way) == {"play settle_one"}


@pytest.mark.rule("EZ-5.4", "EZ-6.7")
def test_a_light_cult_card_may_stand_in_for_the_dark_card() -> None:
    hands = {"red": ["fire", "drive", "club", "cult_light", "settle_one"]}
    p = table(3, stones={"red": 1}, hands=hands, open_light="swap", open_dark="leave_two")
    assert offers(p) == {"play settle_one", "play cult_light"}
    play(p, "play cult_light")
    assert offers(p) == {"copy dark"}


@pytest.mark.rule("EZ-5.5")
@pytest.mark.parametrize("stones", [3, 5, 7])
def test_up_to_seven_stones_leave_the_choice(stones: int) -> None:
    p = table(3, stones={"red": stones}, hands={"red": ["fire", "club", "leave_one", "settle_one", "settle_two"]})
    assert offers(p) == {f"play {card}" for card in ("fire", "club", "leave_one", "settle_one", "settle_two")}


@pytest.mark.rule("EZ-5.6")
@pytest.mark.parametrize("stones", [8, 9, 20])
def test_eight_stones_forbid_dark_cards(stones: int) -> None:
    purses = {"red": stones, "yellow": 0, "green": 0}
    for light, dark in (("fire", list(GAINS)[:4]), ("trail", [*list(GAINS)[4:], "leave_one"])):
        p = table(3, stones=purses, hands={"red": [light, *dark]})
        assert offers(p) == {f"play {light}"}
        for card in dark:
            assert refused(p, "play", ALL_CARDS.index(card)) == "EZ-5.6"


@pytest.mark.rule("EZ-5.6")
def test_only_the_stones_at_the_start_of_the_turn_count() -> None:
    hands = {"red": ["fire", "club", "leave_one", "settle_two", "settle_two"]}
    p = table(3, stones={"red": 7}, hands=hands)
    play(p, "play settle_two")
    assert player(p, "red")["stones"] == 12, "he may have more than 7 stones after his card"
    finish_turn(p)
    while p.seat != 0:
        p.play(p.choices()[0])
        finish_turn(p)
    assert {"play fire", "play club"} <= offers(p)
    assert not [text for text in offers(p) if text.removeprefix("play ") in GAINS]
    # Seven again, and the dark cards are back.
    q = table(3, stones={"red": 8, "yellow": 4}, hands={"red": hands["red"]})
    play(q, "play fire")
    finish_turn(q)
    while q.seat != 0:
        q.play(q.choices()[0])
        finish_turn(q)
    assert player(q, "red")["stones"] == 6
    assert "play settle_two" in offers(q)


@pytest.mark.rule("EZ-5.7")
@pytest.mark.parametrize("card", GAINS)
def test_take_the_gain_first_then_others_act(card: str) -> None:
    p = table(3, areas=CAMP, stones={"red": 2}, dark=15, hands={"red": with_card(card)})
    light = supply(p, "light")
    others = [player(p, colour)["stones"] for colour in ("yellow", "green")]
    events = tell(p, f"play {card}")
    assert [event.kind for event in events] == ["card_played", "stones_gained"]
    assert player(p, "red")["stones"] == 2 + GAINS[card]
    assert (supply(p, "dark"), supply(p, "light")) == (15 - GAINS[card], light)
    assert [player(p, colour)["stones"] for colour in ("yellow", "green")] == others
    if card in FOR_ALL:
        assert decision(p) == "yellow place_hunter"
    else:
        assert decision(p) == "red choose_opponent"
        play(p, "opponent green")
        assert decision(p).startswith("green ")
    actors = {event.seat for event in finish_turn(p) if event.kind == "stopped"}
    assert actors == ({1, 2} if card in FOR_ALL else {2})


@pytest.mark.rule("EZ-5.8")
@pytest.mark.parametrize(
    ("dark", "light", "dark_after", "light_after"), [(6, 4, 1, 4), (5, 4, 0, 4), (4, 4, 0, 3), (1, 4, 0, 0)]
)
def test_what_the_dark_supply_lacks_comes_from_the_light_one(
    dark: int, light: int, dark_after: int, light_after: int
) -> None:
    p = table(3, stones={"red": 2}, dark=dark, light=light, hands={"red": with_card("settle_two")})
    play(p, "play settle_two")
    assert player(p, "red")["stones"] == 7
    assert (supply(p, "dark"), supply(p, "light")) == (dark_after, light_after)


@pytest.mark.rule("EZ-5.9")
@pytest.mark.parametrize(("dark", "light"), [(1, 0), (1, 3), (2, 2), (4, 0)])
def test_what_both_supplies_lack_is_forgone(dark: int, light: int) -> None:
    p = table(3, stones={"red": 2, "yellow": 10}, dark=dark, light=light, hands={"red": with_card("settle_two")})
    others = [player(p, colour)["stones"] for colour in ("yellow", "green")]
    play(p, "play settle_two")
    assert player(p, "red")["stones"] == 2 + dark + light
    assert (supply(p, "dark"), supply(p, "light")) == (0, 0)
    assert [player(p, colour)["stones"] for colour in ("yellow", "green")] == others


@pytest.mark.rule("EZ-5.10")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("card", FOR_ONE)
def test_any_one_opponent(card: str, players: int) -> None:
    for index, colour in enumerate(COLOURS[:players]):
        p = table(players, areas=CAMP, turn=colour, stones={colour: 2}, hands={colour: with_card(card)})
        play(p, f"play {card}")
        assert decision(p) == f"{colour} choose_opponent"
        others = [other for other in COLOURS[:players] if other != colour]
        assert offers(p) == {f"opponent {other}" for other in others}
        assert refused(p, "opponent", index) == "EZ-5.10"
        for other in others:
            chosen = play(p.copy(), f"opponent {other}")
            assert decision(chosen).split()[0] == other
            assert decision(play(chosen, "stop")) == f"{colour} discard", "nobody else acts"


@pytest.mark.rule("EZ-5.11")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("card", FOR_ALL)
def test_all_opponents_clockwise(card: str, players: int) -> None:
    for index, colour in enumerate(COLOURS[:players]):
        p = table(players, turn=colour, stones={colour: 2}, hands={colour: with_card(card)})
        play(p, f"play {card}")
        order = COLOURS[index + 1 : players] + COLOURS[:index]
        for other in order:
            assert decision(p) == f"{other} place_hunter"
            play(p, "stop")
        assert decision(p) == f"{colour} discard"


@pytest.mark.rule("EZ-5.12")
@pytest.mark.parametrize("card", GAINS)
def test_opponents_may_decline_everything(card: str) -> None:
    p = table(3, areas=CAMP, stones={"red": 2}, hands={"red": with_card(card)})
    play(p, f"play {card}")
    if card in FOR_ONE:
        play(p, "opponent yellow")
    before = p.view(None)
    assert "stop" in offers(p)
    while decision(p) != "red discard":
        assert not decision(p).startswith("red")
        play(p, "stop")
    after = p.view(None)
    assert after["areas"] == before["areas"]
    assert after["supply"] == before["supply"]
    assert after["players"] == before["players"]


@pytest.mark.rule("EZ-5.12")
@pytest.mark.parametrize(
    ("card", "first", "kind"),
    [("settle_two", "hunter 9", "place_hunter"), ("leave_two", "remove green 7", "leave_step"),
     ("club_or_march", "move yellow 7-12", "march_step")],
)  # fmt: skip
def test_opponents_may_decline_the_rest(card: str, first: str, kind: str) -> None:
    p = table(3, areas=CAMP, stones={"red": 2}, hands={"red": with_card(card)})
    play(p, f"play {card}")
    if card in FOR_ONE:
        play(p, "opponent yellow")
    play(p, first)
    assert decision(p) == f"yellow {kind}"
    assert len(offers(p)) > 1
    board = p.view(None)["areas"]
    play(p, "stop")
    assert decision(p) == ("green place_hunter" if card == "settle_two" else "red discard")
    assert p.view(None)["areas"] == board


@pytest.mark.rule("EZ-5.13")
@pytest.mark.parametrize("card", [*COSTS, "mammoth"])
def test_light_actions_are_free_except_mammoth_and_swap(card: str) -> None:
    p = table(3, areas=CAMP, stones={"red": 7}, hands={"red": with_card(card)})
    play(p, f"play {card}")
    if card in ("mammoth", "swap"):
        assert "stop" not in offers(p)
        assert refused(p, "stop") in ("EZ-10.11", "EZ-10.17")
        return
    board = p.view(None)["areas"]
    assert "stop" in offers(p)
    play(p, "stop")
    assert decision(p) == "red discard"
    assert p.view(None)["areas"] == board


@pytest.mark.rule("EZ-5.13")
@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("landscape_steppe", ["hunter 6"]),
        ("landscape_steppe", ["hunter 6", "hunter 12"]),
        ("trail", ["trail 9"]),
        ("trail", ["trail 9", "hunter 9"]),
        ("trail", ["trail 9", "mammoth 9"]),
        ("trail", ["trail 9", "hunter 9", "hunter 9"]),
        ("migration", ["move red 6-7"]),
        ("migration", ["move red 6-7", "move red 6-7"]),
        ("migration", ["move red 6-7", "mammoth 6-7"]),
        ("drive", ["move yellow 6-5"]),
        ("drive", ["move yellow 6-5", "move green 7-6"]),
    ],
)
def test_light_actions_may_be_used_in_part(card: str, part: list[str]) -> None:
    p = table(3, areas=CAMP, stones={"red": 7}, hands={"red": with_card(card)})
    play(p, f"play {card}", *part)
    assert decision(p) != "red discard"
    board = p.view(None)["areas"]
    play(p, "stop")
    assert decision(p) == "red discard"
    assert p.view(None)["areas"] == board


@pytest.mark.rule("EZ-5.13")
def test_a_club_card_may_be_left_without_club_and_mammoth() -> None:
    p = table(3, areas=CAMP, stones={"red": 7}, hands={"red": with_card("club")})
    play(p, "play club", "stop")
    assert (supply(p, "clubs"), player(p, "red")["clubs"]) == (6, 0)


@pytest.mark.rule("EZ-5.14")
@pytest.mark.parametrize(("card", "cost"), [("swap", 2), ("migration", 5), ("drive", 4)])
def test_a_card_without_effect_is_paid_all_the_same(card: str, cost: int) -> None:
    lonely = {} if card == "drive" else {6: "yellow1"}  # nobody to drive; no second hunter; no red one to migrate
    p = table(3, areas=lonely, stones={"red": cost}, light=3, hands={"red": with_card(card)})
    assert f"play {card}" in offers(p)
    play(p, f"play {card}")
    assert decision(p) == "red discard"
    assert player(p, "red")["stones"] == 0
    assert supply(p, "light") == 3 + cost
    assert pile(p, "light")["open"] == card


@pytest.mark.rule("EZ-5.14")
def test_a_club_card_can_always_be_played() -> None:
    # No club is left, and no mammoth can go anywhere: all neighbours of area 5 are iced.
    board = {5: "M4 red1*1", 12: "red5*5"}
    p = table(3, iced=[1, 2, 3, 4, 6, 9], areas=board, stones={"red": 3}, hands={"red": with_card("club")})
    assert supply(p, "clubs") == supply(p, "mammoths") == 0
    play(p, "play club")
    assert decision(p) == "red discard"
    assert player(p, "red")["stones"] == 0
    assert hunters(p, "red", 12) == 5
    assert area(p, 5)["mammoths"] == 4


@pytest.mark.rule("EZ-5.14", "EZ-10.13")
def test_mammoth_is_the_exception() -> None:
    hands = {"red": ["mammoth", "leave_one", "leave_two", "settle_one", "trail"]}

    def enough(iced: list[int], mammoths: int) -> list[int]:
        """With how many stones the card can be played; all mammoths on the board stand in area 5."""
        tables = [table(3, iced=iced, areas={5: f"M{mammoths}"}, stones={"red": n}, hands=hands) for n in range(7)]
        return [stones for stones, p in enumerate(tables) if "play mammoth" in offers(p)]

    assert enough([1, 2, 3, 4], 3) == [2, 3, 4, 5, 6], "a new mammoth costs 2"
    assert enough([1, 2, 3, 4], 4) == [3, 4, 5, 6], "no mammoth waits, a short way costs 3"
    assert enough([1, 2, 3, 4, 6, 9], 4) == [5, 6], "all neighbours are iced, a long way costs 5"
    poor = table(3, areas={5: "M4"}, stones={"red": 2}, hands=hands)
    assert refused(poor, "play", ALL_CARDS.index("mammoth")) == "EZ-10.13"
