"""Section 18 of the rules: phase 10, victory, end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.kernel.session import Session
from tests.rules.valley.board import decision, food, go_on, offers, play, player, seat, table, tell, told

FOUR = dict.fromkeys(["1,-2", "2,-3", "2,-2", "-2,1"], "red:1f village:red")
BLUE_FOUR = dict.fromkeys(["1,0", "-1,1", "0,1", "0,2"], "blue:1f village:blue")
RICH = {"red": 40, "blue": 40, "green": 40}
ANNOUNCED: dict[str, dict[str, Any]] = {"red": {"announced": 1}}


@pytest.mark.rule("VM-18.1")
@pytest.mark.parametrize("count", [3, 4])
def test_four_settlements_are_announced(count: int) -> None:
    hexes = dict(list(FOUR.items())[:count])
    position = table(hexes=hexes, phase=6, when="S1", food=RICH, events=["rodents"])
    events = go_on(position, "turn_action")
    assert [event["who"] for event in told(events, "announced")] == [0] * (count == 4)
    assert player(position, "red")["announced"] == (count == 4)


@pytest.mark.rule("VM-18.2", "VM-18.3")
@pytest.mark.parametrize("more", [{}, {"1,0": "red:1f village:red"}])
def test_two_successive_checks_win(more: dict[str, str]) -> None:
    position = table(hexes={**FOUR, **more}, phase=6, food=RICH, tribes=ANNOUNCED)
    events = go_on(position)
    assert position.over
    assert position.winners() == [0]
    assert told(events, "phase_began") == [], "the game ends at once"


@pytest.mark.rule("VM-18.2")
def test_a_check_in_between_breaks_the_row() -> None:
    three = dict(list(FOUR.items())[:3])
    position = table(hexes=three, phase=6, when="S1", food=RICH, tribes=ANNOUNCED, events=["rodents"])
    go_on(position, "turn_action")
    assert not player(position, "red")["announced"]


@pytest.mark.rule("VM-18.4")
def test_several_win_together() -> None:
    tribes = {"red": {"announced": 1}, "blue": {"announced": 1}}
    position = table(hexes={**FOUR, **BLUE_FOUR}, phase=6, food=RICH, tribes=tribes)
    go_on(position)
    assert position.winners() == [0, 1]
    position = table(hexes={**FOUR, **BLUE_FOUR}, phase=6, food=RICH, tribes=ANNOUNCED)
    go_on(position)
    assert position.winners() == [0], "blue has only announced"


@pytest.mark.rule("VM-18.5")
def test_cards_and_food_of_an_eliminated_tribe() -> None:
    hexes = {"1,-2": "red:1w wolf"}
    position = table(hexes=hexes, phase=5, anchors=["blue", "green"], hands={"red": ["roots", "raft"]}, dice=[1, 6])
    assert told(position.opening, "eliminated") == [{"who": 0}]
    assert food(position, "red") == 0
    assert player(position, "red")["cards"] == 0
    trumps: dict[str, Any] = position.view(None)["cards"]["trump"]  # type: ignore[index]
    assert sorted(trumps["pile"]) == ["raft", "roots"]
    assert decision(position) == "blue feed"


@pytest.mark.rule("VM-18.5", "VM-27.8")
def test_nobody_takes_back_what_has_laid_open_the_trumps_of_an_eliminated_tribe() -> None:
    """Otherwise the winner would see the hand of the dead, and decide anew."""
    conflicts = {"1,-1": "red:1w wolf", "-2,1": "red:1w wolf", "1,-2": "red:1w blue:1f"}
    position = table(hexes=conflicts, phase=5, anchors=["red", "green"], hands={"blue": ["roots", "raft"]})
    play(position, "fight 1,-2")
    go_on(position, "take_women")
    assert decision(position) == "red take_women"
    session = Session(position)
    move = session.play(position.parse("take 0"))
    assert told(move.events, "eliminated") == [{"who": seat("blue")}]
    assert decision(session.position) == "red fight_order"
    assert session.undo_depth(seat("red")) == 0


@pytest.mark.rule("VM-18.6")
def test_the_last_tribe_wins_at_once() -> None:
    position = table(2, hexes={"1,-2": "red:1w wolf"}, phase=5, anchors=["blue"], dice=[1, 6])
    assert position.over
    assert position.winners() == [1]


@pytest.mark.rule("VM-18.7")
def test_if_nobody_is_alive_all_lose() -> None:
    hexes = {"-1,-1": "red:1w", "1,1": "blue:1w"}
    position = table(2, hexes=hexes, phase=1, when="W2", anchors=False, events=["eruption_winter"])
    assert position.over
    assert position.winners() == []


@pytest.mark.rule("VM-18.8")
def test_the_end_waits_for_those_who_may_return() -> None:
    hexes = {"-1,-1": "red:1w"}
    position = table(
        2, hexes=hexes, phase=1, when="W1", year=1, anchors=["blue"], events=["eruption_winter", "cold_snap"],
        options={"return": True},
    )  # fmt: skip
    assert not position.over
    go_on(position, "return")
    assert decision(position) == "red return"
    tell(position, "decline")
    assert position.over
    assert position.winners() == [1]


@pytest.mark.rule("VM-18.9")
@pytest.mark.parametrize(("when", "ends"), [("W2", False), ("W3", True)])
def test_the_end_of_winter(when: str, ends: bool) -> None:
    position = table(phase=10, when=when, frozen=[0, 1], open_=["lean_animals", "frozen_river"], events=[])
    assert bool(told(position.opening, "thawed")) == ends
    over = {event["card"] for event in told(position.opening, "event_over")}
    assert over == ({"lean_animals", "frozen_river"} if ends else set())


@pytest.mark.rule("VM-18.9")
@pytest.mark.parametrize(("when", "ends"), [("S2", False), ("S3", True)])
def test_the_end_of_summer(when: str, ends: bool) -> None:
    for card in ("drought", "abundant_rain"):
        position = table(phase=10, when=when, open_=[card], events=["rodents"])
        assert [event["card"] for event in told(position.opening, "event_over")] == [card] * ends


@pytest.mark.rule("VM-18.10", "VM-18.11")
def test_the_marker_advances_then_the_start_player_is_chosen() -> None:
    position = table(phase=10, when="S2", food={"green": 20}, events=["rodents"])
    kinds = [event.kind for event in position.opening if event.kind in ("round_began", "starts")]
    assert kinds == ["round_began", "starts"]
    assert position.view(None)["number"] == 3
    assert position.view(None)["start"] == seat("green")


@pytest.mark.rule("VM-18.12")
def test_states_of_the_round_end() -> None:
    tribes = {"red": {"bonus": 3, "hunt_bonus": 2, "kills": 4, "marched": {"-3,3": [1, 1]}}}
    before = table(phase=9, when="S1", tribes=tribes, agenda=[["phase", None, 6]])
    assert [player(before, "red")[key] for key in ("bonus", "hunt_bonus", "kills")] == [3, 2, 4]
    position = table(phase=10, when="S1", food={"red": 13}, tribes=tribes, events=["rodents"], dice=[1, 1, 1, 1])
    assert [player(position, "red")[key] for key in ("bonus", "hunt_bonus", "kills")] == [0, 0, 0]
    assert decision(position) == "red turn_action"
    assert "march -3,3" in offers(position)


@pytest.mark.rule("VM-18.12")
def test_nothing_of_the_round_is_left_over() -> None:
    """What trumps and fights leave in the position is gone when the next round begins."""
    of_round = {
        "bonus": 3, "hunt_bonus": 2, "kills": 4, "first_fight": 3, "net": 1, "roots": 1, "manure": 1, "chooses_sex": 1,
        "cannibal": 1,
    }  # fmt: skip
    marks = {"ailing": "wolf", "region": 3, "direction": 4, "hid": 7, "surprise": [0, "-3,3"]}
    position = table(phase=10, when="S1", food={"red": 13}, tribes={"red": of_round}, state=marks, events=["rodents"],
                     dice=[4, 4, 4, 1])  # fmt: skip
    state: dict[str, Any] = position.to_dict()["state"]  # type: ignore[assignment]
    assert not set(of_round) & set(state["players"][0])
    assert (state["ailing"], state["region"], state["hid"], state["surprise"]) == (None, 0, 0, None)
    assert state["direction"] == 1, "the new round's die"


@pytest.mark.rule("VM-18.13")
def test_a_limited_game() -> None:
    options = {"round_limit": 5}
    earlier = table(phase=10, when="W2", year=1, options=options)
    assert not earlier.over
    last = table(phase=10, when="W3", year=1, options=options, food={"blue": 13})
    assert last.over
    assert last.winners() == [1], "by food"
    settled = table(hexes={"1,-2": "green:1f village:green"}, phase=10, when="W3", year=1, options=options)
    assert settled.winners() == [2]
    tied = table(phase=10, when="W3", year=1, options=options)
    assert tied.winners() == [0, 1, 2]
