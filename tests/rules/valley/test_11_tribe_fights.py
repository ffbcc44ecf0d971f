"""Section 11 of the rules: fights between tribes."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.valley.board import (
    decision,
    offered,
    offers,
    people,
    play,
    player,
    roll,
    seat,
    settlement,
    table,
    tell,
    told,
)

PLACE = "1,-2"


def _values(position: Position) -> list[tuple[str, int]]:
    colours = ["red", "blue", "green", "yellow"]
    return [(colours[event["who"]], event["value"]) for event in told(position.opening, "tribe_rolled")]


@pytest.mark.rule("VM-11.1")
def test_only_fighters_roll_and_fall() -> None:
    position = table(hexes={PLACE: "red:1w2f blue:1w1f"}, phase=5, dice=[1, 6])
    assert _values(position) == [("red", 2), ("blue", 7)]
    assert people(position, "red", PLACE) == "2f", "no choice: a warrior falls"
    assert decision(position) == "blue take_women"
    wolf = table(hexes={PLACE: "red:1f1t blue:1w"}, phase=5, dice=[6, 1])
    assert _values(wolf) == [("red", 7), ("blue", 2)]
    assert people(wolf, "red", PLACE) == "1f1t"


@pytest.mark.rule("VM-11.2")
@pytest.mark.parametrize(("dice", "left"), [([1, 6], ("1w", "2w")), ([6, 1], ("2w", "1w"))])
def test_the_lower_value_loses_one(dice: list[int], left: tuple[str, str]) -> None:
    position = table(hexes={PLACE: "red:2w1f blue:2w1f"}, phase=5, dice=[*dice, 3, 3])
    died = told(position.opening, "died")[0]
    assert (died["who"], died["count"], died["sex"]) == (0 if dice[0] == 1 else 1, 1, "warrior")
    third = told(position.opening, "tribe_rolled")[2:4]
    assert [f"{event['value'] - event['die']}w" for event in third] == list(left)


@pytest.mark.rule("VM-11.3", "VM-11.4")
def test_three_tribes_roll_together() -> None:
    hexes = {PLACE: "red:1w blue:1w green:1w"}
    position = table(hexes=hexes, phase=5, dice=[5, 5, 2, 1, 4])
    assert _values(position) == [("red", 6), ("blue", 6), ("green", 3), ("red", 2), ("blue", 5)]
    assert [people(position, colour, PLACE) for colour in ("red", "blue", "green")] == ["", "1w", ""]
    position = table(hexes=hexes, phase=5, dice=[1, 2, 6])
    assert [people(position, colour, PLACE) for colour in ("red", "blue", "green")] == ["", "", "1w"]
    assert len(_values(position)) == 3, "both others lost one at once"


@pytest.mark.rule("VM-11.4")
def test_a_tribe_without_fighters_rolls_no_more() -> None:
    position = table(hexes={PLACE: "red:2w blue:2w green:1w1f"}, phase=5, dice=[5, 5, 1, 6, 1, 6, 1])
    assert [colour for colour, _ in _values(position)] == ["red", "blue", "green", "red", "blue", "red", "blue"]
    assert decision(position) == "red take_women"


@pytest.mark.rule("VM-11.5")
def test_the_owner_chooses_which_fighter_falls() -> None:
    position = table(hexes={PLACE: "red:1w1f1t blue:1w"}, phase=5, dice=[1, 6])
    assert offers(position) == {"lose warrior", "lose wolf"}
    roll(position, 6, 1)
    play(position, "lose wolf")
    assert people(position, "red", PLACE) == "1w1f"
    amazons = table(hexes={PLACE: "red:1w1f blue:1w"}, phase=5, hands={"red": ["amazons"]})
    roll(amazons, 1, 6)
    play(amazons, "play amazons")
    assert offers(amazons) == {"lose warrior", "lose woman"}


@pytest.mark.rule("VM-11.6")
def test_a_single_tribe_with_fighters_wins_without_a_roll() -> None:
    position = table(hexes={PLACE: "red:1w blue:3f green:1f"}, phase=5)
    assert _values(position) == []
    assert decision(position) == "red take_women"


@pytest.mark.rule("VM-11.7")
def test_submission_happens_in_phase_five() -> None:
    position = table(hexes={"2,-3": "red:3w", PLACE: "blue:2f village:blue"})
    play(position, "march 2,-3", "warriors 3", "step 1,-2")
    assert people(position, "blue", PLACE) == "2f"
    assert settlement(position, PLACE) == "blue"
    play(position, "stop", "end")
    assert decision(position) == "blue turn_action"
    assert "end" in offers(position)
    play(position, "end", "end")
    assert decision(position) == "red capture"


@pytest.mark.rule("VM-11.8")
def test_women_fight_each_other_if_nobody_else_does() -> None:
    position = table(hexes={PLACE: "red:2f blue:3f village:blue"}, phase=5, dice=[6, 1, 1, 6, 4, 1, 4, 1])
    assert _values(position) == [("red", 6), ("blue", 2), ("red", 1), ("blue", 7), ("red", 4), ("blue", 2), ("red", 4),
                                 ("blue", 2)]  # fmt: skip
    assert people(position, "red", PLACE) == "1f"
    assert decision(position) == "red capture"
    flint = table(hexes={PLACE: "red:1f blue:1f"}, phase=5, hands={"blue": ["flint"]})
    roll(flint, 2, 2)
    rolled = [event["value"] for event in told(tell(flint, "play flint"), "tribe_rolled")]
    assert rolled == [2, 3]


@pytest.mark.rule("VM-11.9")
def test_women_wait_for_the_winner() -> None:
    position = table(hexes={PLACE: "red:1w blue:1w green:2f"}, phase=5, dice=[1, 6])
    assert [colour for colour, _ in _values(position)] == ["red", "blue"]
    assert decision(position) == "blue take_women"
    assert people(position, "green", PLACE) == "2f"


@pytest.mark.rule("VM-11.10", "VM-11.12")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_women_are_taken_over_or_killed(taken: int) -> None:
    position = table(hexes={PLACE: "red:1w blue:2f"}, phase=5)
    assert offers(position) == {"take 0", "take 1", "take 2"}
    events = tell(position, f"take {taken}")
    assert people(position, "red", PLACE) == "1w" + (f"{taken}f" if taken else "")
    assert people(position, "blue", PLACE) == ""
    assert player(position, "red")["supply"]["women"] == 5 - taken
    assert player(position, "blue")["supply"]["women"] == 5, "all of hers are back"
    assert sum(event["count"] for event in told(events, "died")) == 2 - taken


@pytest.mark.rule("VM-11.10", "VM-11.11")
def test_no_more_than_there_are_tokens() -> None:
    hexes = {PLACE: "red:1w blue:3f", "1,0": "red:4f"}
    position = table(hexes=hexes, phase=5)
    assert offered(position, "take") == {"0", "1"}
    position = table(hexes={PLACE: "red:1w blue:3f", "1,0": "red:5f"}, phase=5)
    assert people(position, "blue", PLACE) == "", "without a token in supply they die"
    assert people(position, "red", PLACE) == "1w"


@pytest.mark.rule("VM-11.11")
@pytest.mark.parametrize(("start", "order"), [("red", ["blue", "green"]), ("green", ["green", "blue"])])
def test_tribe_by_tribe_in_turn_order(start: str, order: list[str]) -> None:
    position = table(hexes={PLACE: "red:1w blue:2f green:1f"}, phase=5, start=start)
    for colour in order:
        assert decision(position) == "red take_women"
        assert position.decision is not None
        assert position.decision.args["owner"] == seat(colour)
        assert len(offers(position)) == (3 if colour == "blue" else 2)
        play(position, "take 0")
    assert people(position, "blue", PLACE) == people(position, "green", PLACE) == ""


@pytest.mark.rule("VM-11.13")
def test_who_is_credited_with_a_kill() -> None:
    kills = {}
    for start in ("red", "blue"):
        position = table(hexes={PLACE: "red:2w blue:2w green:1w"}, phase=5, start=start, hands={"red": ["traps"]},
                         dice=[5, 5, 1, 6, 1, 6, 1] if start == "red" else [5, 1, 5, 1, 6, 1, 6])  # fmt: skip
        kills[start] = [player(position, colour)["kills"] for colour in ("red", "blue", "green")]
    assert kills == {"red": [3, 0, 0], "blue": [2, 1, 0]}, "of two highest the first in turn order"
    position = table(hexes={PLACE: "red:1w blue:3f"}, phase=5)
    play(position, "take 1")
    assert player(position, "red")["kills"] == 2, "and the women he did not take"


@pytest.mark.rule("VM-11.14")
def test_the_winner_then_fights_the_animals() -> None:
    position = table(hexes={PLACE: "red:1w blue:1w1f wolf"}, phase=5, dice=[1, 6, 6, 1])
    assert [colour for colour, _ in _values(position)] == ["red", "blue", "blue"]
    position = table(hexes={PLACE: "red:1w blue:2f wolf"}, phase=5)
    assert decision(position) == "red take_women"
    assert told(position.opening, "animals_rolled") == []
    roll(position, 6, 1)
    assert len(told(tell(position, "take 2"), "animals_rolled")) == 1
