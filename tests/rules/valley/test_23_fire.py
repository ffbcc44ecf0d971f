"""Section 23 of the rules: the advanced rules with fire, an option."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import decision, go_on, play, player, table, told

FIRE = {"fire": True}
HOME = {"1,0": "red:1f village:red"}


def _table(hexes: dict[str, str], **more: Any) -> Position:
    return table(hexes=hexes, options=FIRE, **more)


def _fire(position: Position, colour: str = "red") -> bool:
    return bool(player(position, colour)["fire"])


@pytest.mark.rule("VM-23.1")
@pytest.mark.parametrize(
    ("fire", "announced", "wins"), [(True, True, True), (False, True, False), (True, False, False)]
)
def test_victory_needs_fire(fire: bool, announced: bool, wins: bool) -> None:
    hexes = dict.fromkeys(["1,-2", "2,-3", "2,-2", "-2,1"], "red:1f village:red")
    position = _table(
        hexes, phase=6, when="S1", food={"red": 40}, tribes={"red": {"announced": int(announced)}}, events=["rodents"],
        fire=["red"] if fire else [],
    )  # fmt: skip
    events = go_on(position, *([] if wins else ["turn_action"]))
    assert position.over == wins
    assert bool(told(events, "announced")) == (fire and not wins), "the announcing check asks for both, too"


@pytest.mark.rule("VM-23.2", "VM-23.3")
def test_fire_goes_with_the_last_settlement() -> None:
    hexes = {"1,-2": "red:1f village:red", "1,0": "red:1f village:red"}
    position = _table(hexes, fire=["red"])
    play(position, "march 1,-2", "step 1,-1", "stop")
    assert _fire(position), "whichever settlement it was, one is left"
    play(position, "march 1,0", "step 2,-1", "stop")
    assert not _fire(position)


@pytest.mark.rule("VM-23.4")
def test_fire_from_a_volcano() -> None:
    assert _fire(_table({**HOME, "-1,-1": "red:1w"})), "standing there when the turn begins"
    assert not _fire(_table({**HOME, "-1,-1": "red:1w wolf"})), "not free of opponents"
    assert not _fire(_table({"-1,-1": "red:1w"})), "no settlement"
    entering = _table({**HOME, "0,-1": "red:1w"})
    assert not _fire(entering)
    play(entering, "march 0,-1", "step -1,-1")
    assert _fire(entering)
    waiting = _table({**HOME, "-1,-1": "blue:1w", "1,2": "blue:1f village:blue"})
    assert not _fire(waiting, "blue"), "only in the own turn"
    play(waiting, "end")
    assert _fire(waiting, "blue")


@pytest.mark.rule("VM-23.3", "VM-23.4", "VM-23.7")
def test_fire_with_the_first_settlement() -> None:
    position = _table({"-1,-1": "red:1w", "1,-2": "red:1w1f"})
    assert not _fire(position), "on the volcano, but without a settlement"
    play(position, "found 1,-2")
    assert _fire(position), "the first moment it is possible"


@pytest.mark.rule("VM-23.4", "VM-23.7")
def test_fire_as_soon_as_the_volcano_is_free() -> None:
    position = _table({**HOME, "0,-1": "red:1w", "-1,-1": "wolf"}, hands={"red": ["war_drum"]})
    play(position, "march 0,-1", "step -1,-1")
    assert not _fire(position)
    play(position, "play war_drum", "target -1,-2")
    assert _fire(position), "the wolf is gone, and it is still red's turn"


@pytest.mark.rule("VM-23.5", "VM-23.7")
def test_fire_beside_a_burning_forest() -> None:
    hexes = {
        **HOME, "1,-2": "blue:1w wolf", "3,-1": "green:1w", "1,2": "blue:1f village:blue",
        "-2,1": "green:1f village:green",
    }  # fmt: skip
    position = _table(hexes, phase=1, events=["forest_fire"], dice=[2])
    assert _fire(position, "red"), "(1,0) is beside (1,-1)"
    assert not _fire(position, "blue"), "not free of opponents"
    assert _fire(position, "green"), "over a river, too"
    marching = _table({"-2,1": "red:1f village:red", "1,-2": "red:1w", "2,-1": "fire"})
    assert not _fire(marching)
    play(marching, "march 1,-2", "step 2,-2")
    assert _fire(marching)


@pytest.mark.rule("VM-23.6")
def test_fire_from_the_lava() -> None:
    hexes = {"-1,-2": "red:1f village:red", "2,1": "blue:1w1f village:blue", "-1,3": "green:1f village:green"}
    position = _table(hexes, phase=1, events=["eruption_summer"], anchors=["red"])
    assert decision(position) == "blue survivor"
    play(position, "spare woman")
    assert _fire(position, "red"), "beside the lava hex (0,-2)"
    assert _fire(position, "blue"), "on a lava hex"
    assert not _fire(position, "green")


@pytest.mark.rule("VM-23.6")
def test_fire_on_a_lone_lava_hex() -> None:
    """(0,-2) is not beside the other lava hexes."""
    position = _table({"0,-2": "red:1f village:red"}, phase=1, events=["eruption_summer"], dice=[1, 1, 1, 1])
    assert _fire(position)
    far = _table({"2,-3": "red:1f village:red"}, phase=1, events=["eruption_summer"], dice=[1, 1, 1, 1])
    assert not _fire(far)


@pytest.mark.rule("VM-23.4", "VM-23.5")
def test_a_forest_fire_does_not_light_the_volcano() -> None:
    """Region 5 burns far away; red stands on the volcano, but blue's turn is first."""
    hexes = {"-1,-1": "red:1w", "2,-3": "red:1f village:red"}
    position = _table(hexes, phase=1, start="blue", events=["forest_fire"], dice=[5, 1, 1, 1])
    assert decision(position) == "blue turn_action"
    assert not _fire(position)
    play(position, "end", "end")
    assert decision(position) == "red turn_action"
    assert _fire(position), "in its own turn"


@pytest.mark.rule("VM-23.8")
@pytest.mark.parametrize(("there", "bonus"), [("wolf", 1), ("blue:1w", 0)])
def test_one_more_against_animals(there: str, bonus: int) -> None:
    position = _table({**HOME, "1,-2": f"red:1w {there}"}, phase=5, fire=["red"], dice=[5, 1])
    assert told(position.opening, "tribe_rolled")[0]["value"] == 6 + bonus


@pytest.mark.rule("VM-23.9", "VM-23.10")
def test_capturing_fire() -> None:
    hexes = {"1,-2": "red:1w blue:1f village:blue", "-2,1": "blue:1f village:blue"}
    position = _table(hexes, phase=5, fire=["blue"])
    kept = play(position.copy(), "keep")
    assert (_fire(kept, "red"), _fire(kept, "blue")) == (True, True)
    play(position, "destroy")
    assert (_fire(position, "red"), _fire(position, "blue")) == (False, True), "red has no settlement"
    last = _table({"1,-2": "red:1w blue:1f village:blue"}, phase=5, fire=["blue"])
    play(last, "keep")
    assert (_fire(last, "red"), _fire(last, "blue")) == (True, False)


@pytest.mark.rule("VM-23.11")
@pytest.mark.parametrize(("when", "fire", "need"), [("W2", False, 5), ("W2", True, 3), ("S2", False, 3)])
def test_winter_without_fire(when: str, fire: bool, need: int) -> None:
    hexes = {"1,-2": "red:2w1f village:red"}
    position = _table(hexes, phase=6, when=when, fire=["red"] if fire else [], anchors=["blue", "green"])
    assert player(position, "red")["need"] == need


@pytest.mark.rule("VM-23.12")
def test_without_the_option_there_is_no_fire() -> None:
    position = table(hexes={**HOME, "-1,-1": "red:1w"})
    assert not _fire(position)
    position = table(hexes=HOME, phase=1, events=["forest_fire"], dice=[2])
    assert not _fire(position)
    position = table(hexes=HOME, phase=1, events=["thunderstorm"], dice=[1, 1, 1, 1])
    assert [event for event in told(position.opening, "die_rolled") if event["why"] == "fire"] == []
