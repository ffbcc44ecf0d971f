"""What Endless Winter tells before a choice: what a column would pay, and what a menu choice leaves."""

from __future__ import annotations

import pytest

from beringia import Position, Preview
from tests.rules.winter.board import table


def lines(position: Position, choice: str) -> list[Preview]:
    """What is told about a choice by its notation."""
    assert position.seat is not None
    return [preview for preview in position.previews(position.seat) if preview.choice == position.parse(choice)]


def told(position: Position, choice: str, key: str) -> Preview:
    found = [line for line in lines(position, choice) if line.key == f"winter-preview-{key}"]
    assert len(found) == 1, f"{choice}: {key}"
    return found[0]


@pytest.mark.rule("EW-4.22", "EW-4.26", "EW-4.42", "EW-4.50")
def test_a_column_tells_what_it_would_pay_before_a_figure_is_placed() -> None:
    position = table(red={"hand": ["hunter", "gatherer"], "food": 3, "tools": 2, "living": {"sloth": 1}}, turn="red")
    assert told(position, "place tribe hunt", "labor").args == {"halves": 5, "more": 4}
    assert told(position, "place tribe develop", "labor").args == {"halves": 3, "more": 4}
    animal = told(position, "place tribe hunt", "take_animal")
    assert (animal.args["tools"], animal.args["halves"], animal.args["times"]) == (1, 2, 2)
    assert told(position, "place tribe develop", "take_culture").args["times"] == 1
    assert told(position, "place tribe hunt", "bottom").tone == "good"
    assert told(position, "place tribe initiate", "rite").args["times"] == 1


@pytest.mark.rule("EW-4.26")
def test_the_symbol_at_the_bottom_is_for_the_first_figure() -> None:
    position = table(turquoise={"figures": ["tribe hunt"]}, order=["turquoise", "red"], turn="red")
    assert told(position, "place tribe hunt", "bottom-taken").args["effect"]
    assert told(position, "place tribe develop", "bottom").args["effect"]


@pytest.mark.rule("EW-4.30", "EW-4.31")
def test_the_chief_tells_of_its_ability_where_it_can_be_used() -> None:
    position = table(turn="red")
    where = {
        column
        for column in ("initiate", "develop", "migrate", "hunt")
        if any(line.key == "winter-preview-chief" for line in lines(position, f"place chief {column}"))
    }
    assert where
    assert not any(line.key == "winter-preview-chief" for line in lines(position, "place tribe hunt"))


@pytest.mark.rule("EW-9.1", "EW-9.2")
def test_rest_tells_what_it_brings() -> None:
    position = table(turn="red")
    assert told(position, "place tribe rest", "rest").args == {"halves": 3, "count": 0}


@pytest.mark.rule("EW-22.2")
def test_the_first_to_rest_is_told_of_the_tile() -> None:
    position = table(turn="red", options={"rest_tiles": True})
    tile = told(position, "place tribe rest", "rest-tile").args["rest_tile"]
    assert tile == position.view(1)["rest_tiles"]["open"]  # type: ignore[index]


@pytest.mark.rule("EW-4.44", "EW-29.12")
def test_a_menu_tells_what_a_choice_leaves_and_what_comes_next() -> None:
    position = table(
        red={"hand": ["hunter"], "food": 2, "tools": 2}, turn="red", column="hunt", labor=2, area=["sloth"]
    )
    assert told(position, "play hunter", "plays").args == {"halves": 4}
    assert told(position, "take animal", "left").args == {"halves": 2, "tools": 1, "food": 2}
    lost = told(position, "go on", "labor-lost")
    assert (lost.args, lost.tone) == ({"halves": 4}, "bad")
    lower = table(red={"food": 1, "hand": ["exp_gatherer"]}, turn="red", column="hunt", level="middle", labor=0)
    assert told(lower, "go on", "bottom").args["effect"]
