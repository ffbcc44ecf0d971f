"""Section 12 of the rules of Eiszeit: the end of settling."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.eiszeit.board import (
    decision,
    hand,
    offers,
    pile,
    play,
    player,
    supply,
    table,
    tell,
    told,
)


def finish_turn(position: Position) -> list[str]:
    """Everything left of the turn: no discard, any deck. Returns the kinds of events after the last choice."""
    events = tell(position, "no discard")
    while decision(position).endswith("draw"):
        events = tell(position, sorted(offers(position))[0])
    return [event.kind for event in events]


@pytest.mark.rule("EZ-12.1")
@pytest.mark.parametrize(
    ("card", "gain", "dark", "ends"),
    [
        ("mammoth_leaves", 3, 2, True), ("mammoth_leaves", 3, 3, True), ("mammoth_leaves", 3, 4, False),
        ("settle_two", 5, 1, True), ("settle_two", 5, 5, True), ("settle_two", 5, 6, False),
        ("fire_dark", 2, 2, True), ("fire_dark", 2, 3, False),
    ],
)  # fmt: skip
def test_settling_ends_with_the_last_stone_of_the_dark_supply(card: str, gain: int, dark: int, ends: bool) -> None:
    position = table(3, stones={"red": 0, "yellow": 4, "green": 4}, dark=dark, hands={"red": hand(card, "fire")})
    light = supply(position, "light")
    play(position, f"play {card}")
    assert player(position, "red")["stones"] == gain
    assert supply(position, "dark") == max(0, dark - gain)
    assert supply(position, "light") == light - max(0, gain - dark)
    assert position.view(None)["ended_by"] == (0 if ends else None)
    if decision(position) == "red choose_opponent":
        play(position, "opponent green")
    while not decision(position).startswith("red"):
        play(position, "stop")
    kinds = finish_turn(position)
    assert ("settling_ended" in kinds) == ends
    assert ("board_cleared" in kinds) == ends
    assert decision(position).endswith("glacier" if ends else "yellow play_card")


@pytest.mark.rule("EZ-12.1")
def test_a_light_card_never_ends_settling() -> None:
    position = table(3, stones={"red": 7}, dark=1, hands={"red": hand("club")})
    play(position, "play club", "stop")
    assert "settling_ended" not in finish_turn(position)
    assert decision(position) == "yellow play_card"


@pytest.mark.rule("EZ-12.2")
def test_the_action_of_the_last_card_is_carried_out_completely() -> None:
    position = table(4, round_=3, stones={"red": 0}, dark=5, hands={"red": hand("settle_two", "fire")})
    play(position, "play settle_two")
    for colour in ("yellow", "green", "blue"):
        assert decision(position) == f"{colour} place_hunter"
        play(position, "hunter 9", "hunter 10")
    assert [player(position, colour)["on_board"] for colour in ("red", "yellow", "green", "blue")] == [0, 2, 2, 2]

    position = table(3, stones={"red": 0}, dark=4, areas={5: "red2 green2"}, hands={"red": hand("leave_two", "fire")})
    play(position, "play leave_two", "opponent yellow", "remove red 5", "remove green 5")
    assert (player(position, "red")["on_board"], player(position, "green")["on_board"]) == (1, 1)


@pytest.mark.rule("EZ-12.3")
def test_the_player_who_ends_settling_still_discards_and_refills() -> None:
    position = table(3, stones={"red": 0}, dark=3, areas={5: "red1"}, hands={"red": hand("leave_one", "fire")})
    play(position, "play leave_one", "opponent green", "stop")
    assert decision(position) == "red discard"
    play(position, "discard fire")
    assert decision(position) == "red draw"
    before = supply(position, "fires")
    play(position, "draw light")
    assert decision(position) == "red draw"
    assert supply(position, "fires") == before  # the fires still lie where they were: no conflicts yet
    events = tell(position, "draw dark")
    kinds = [event.kind for event in events]
    assert kinds.index("drew") < kinds.index("settling_ended") < kinds.index("fire_revealed")
    assert told(events, "settling_ended") == [{"who": 0}]
    assert player(position, "red")["light"] + player(position, "red")["dark"] == 5


@pytest.mark.rule("EZ-12.4")
@pytest.mark.parametrize("cult", ["cult_light", "cult_dark"])
@pytest.mark.parametrize(("dark", "ends"), [(3, True), (4, False)])
def test_a_cult_card_for_the_open_dark_card_ends_settling_too(cult: str, dark: int, ends: bool) -> None:
    position = table(
        3, stones={"red": 0}, dark=dark, hands={"red": hand(cult, "fire", "leave_two")}, open_dark="settle_one"
    )
    play(position, f"play {cult}", "copy dark")
    assert position.view(None)["ended_by"] == (0 if ends else None)
    assert player(position, "red")["stones"] == 3
    assert decision(position) == "yellow place_hunter"  # the action comes first
    play(position, "hunter 12", "hunter 12")
    assert decision(position) == "red discard"
    assert ("settling_ended" in finish_turn(position)) == ends
    assert pile(position, "dark")["open"] == "settle_one"


@pytest.mark.rule("EZ-12.4")
def test_a_cult_card_for_the_open_light_card_does_not() -> None:
    position = table(3, stones={"red": 7}, dark=1, hands={"red": hand("cult_dark", "fire")}, open_light="swap")
    play(position, "play cult_dark", "copy light")
    assert "settling_ended" not in finish_turn(position)
    assert supply(position, "dark") == 1
