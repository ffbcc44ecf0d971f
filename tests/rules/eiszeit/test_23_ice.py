"""Section 23 of the rules of Eiszeit: how much ice can lie, and where. Wrong positions are refused with the clause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from beringia import PositionError
from tests.rules.eiszeit.board import GAME, State, refusal, table_dict


@pytest.mark.rule("EZ-2.2", "EZ-23.7")
def test_the_ice_of_the_start_is_always_there() -> None:
    def no_ice(state: State) -> None:
        for area in state["areas"]:
            area["ice"] = False

    assert "EZ-23.7: area 1 is iced from the start and never becomes open" in refusal(no_ice)


def under_ice(last: int) -> Callable[[State], None]:
    """The areas up to this one are iced and empty."""

    def change(state: State) -> None:
        for area in state["areas"][:last]:
            area["ice"] = True
        for tile in state["fires"]:
            tile[0] = 0 if tile[0] <= last else tile[0]

    return change


@pytest.mark.rule("EZ-23.17")
@pytest.mark.parametrize(
    ("round_", "last", "too_many", "most"), [(1, 10, 6, 0), (1, 5, 1, 0), (2, 6, 2, 1), (4, 8, 4, 3)]
)
def test_one_area_at_most_is_iced_per_round(round_: int, last: int, too_many: int, most: int) -> None:
    board = {11: "M2 red6", 12: "M2 yellow6"}
    given: dict[str, Any] = {"areas": board, "mammoth_supply": 0, "round_": round_}
    said = refusal(under_ice(last), 3, **given)
    assert said == f"EZ-23.17: {too_many} areas were iced during the game, {most} at most can be by now"
    data = table_dict(3, **given)
    under_ice(4 + most)(data["state"])
    assert GAME.from_dict(data)


@pytest.mark.rule("EZ-23.17")
def test_the_glacier_of_a_round_lies_before_the_next_one_begins() -> None:
    given: dict[str, Any] = {"areas": {11: "M2", 12: "M2"}, "mammoth_supply": 0, "ended_by": "red"}
    before = table_dict(3, agenda=[["next_round", None], ["glacier", 0]], **given)
    GAME.from_dict(before)
    under_ice(5)(before["state"])
    with pytest.raises(PositionError, match=r"EZ-23\.17: 1 areas were iced during the game, 0 at most can be by now"):
        GAME.from_dict(before)
    after = table_dict(3, agenda=[["next_round", None]], **given)
    under_ice(5)(after["state"])
    assert GAME.from_dict(after)


@pytest.mark.rule("EZ-23.17")
def test_nothing_is_iced_in_the_preround() -> None:
    data = GAME.start(3, seed=1).to_dict()
    state: Any = data["state"]
    under_ice(9)(state)
    for area in state["areas"][4:9]:
        state["supply"]["mammoths"] += area["mammoths"]
        area["mammoths"] = 0
    with pytest.raises(PositionError, match=r"EZ-23\.17: 5 areas were iced during the game, 0 at most can be by now"):
        GAME.from_dict(data)
