"""Effects in a saved position are named by what they are printed on, not by where they stand in a compiled table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from beringia.games.winter.rules import load
from beringia.kernel.errors import PositionError
from tests.rules.winter.board import GAME, changed_game, decision, offers, play, table

TABLE = load().printed


def agenda(position: Any) -> list[Any]:
    found: list[Any] = position.to_dict()["state"]["agenda"]
    return found


def test_every_instruction_has_a_name_of_its_own() -> None:
    names = TABLE.program.names
    given = [name for name in names if name]
    assert len(names) == len(TABLE.program.code)
    assert len(set(given)) == len(given)
    assert {at for at, name in enumerate(names) if name} == TABLE.program.starts
    assert {"card:hide_tent", "card:hide_tent/1", "rite", "chief:thunder_paw:b", "column:hunt"} <= set(given)


def test_the_rest_of_an_effect_is_named_by_its_part() -> None:
    p = table(turn="red", red={"hand": ["hide_tent"]})
    play(p, "culture hide_tent")  # a camp, then a move
    kind = list(GAME.content["cards"]).index("hide_tent")
    assert agenda(p)[-2:] == [["effect", 1, "card:hide_tent/1", kind, 0], ["camp_place", 1]]
    assert GAME.from_dict(p.to_dict()) == p


def test_where_an_effect_stands_is_still_read() -> None:
    """As positions were saved before effects had names."""
    p = table(turn="red", red={"hand": ["hide_tent"]})
    play(p, "culture hide_tent")
    data: Any = p.to_dict()
    step = data["state"]["agenda"][-2]
    step[2] = TABLE.program.names.index(step[2])
    assert GAME.from_dict(data) == p


@pytest.mark.parametrize("where", ["card:hide_tent/9", "card:nothing", "", 99_999, 2])
def test_no_other_effect_is_read(where: Any) -> None:
    p = table(turn="red", red={"hand": ["hide_tent"]})
    play(p, "culture hide_tent")
    data: Any = p.to_dict()
    data["state"]["agenda"][-2][2] = where
    with pytest.raises(PositionError, match=r"agenda\[\d\]\[2\]: (no effect is|must be a text)"):
        GAME.from_dict(data)


def test_names_outlive_a_change_of_the_content(tmp_path: Path) -> None:
    """A longer effect before it moves an effect in the table; its name stays."""
    p = table(turn="red", red={"hand": ["hide_tent"]})
    play(p, "culture hide_tent")
    game = changed_game(
        tmp_path / "content.toml", 'bottom = "gain animal_top 1"', 'bottom = "gain animal_top 1 + food 1"'
    )
    data: Any = p.to_dict()
    data["content"] = game.content.version
    again = game.from_dict(data)
    assert agenda(again) == agenda(p)
    assert (decision(again), offers(again)) == (decision(p), offers(p))
