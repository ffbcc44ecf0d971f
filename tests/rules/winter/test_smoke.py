"""Whole random games, and the content file: new cards need no code, wrong effects are refused."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from beringia.kernel.errors import ContentError
from tests.rules.winter.board import (
    GAME,
    changed_game,
    play,
    player,
    table,
)

FOOD_CARD = 'effect = "gain food 3"\nvp = 1'

OPTIONS: list[dict[str, object]] = [
    {},
    {"draft": "setup", "ice_finds": True},
    {"draft": "chief_setup", "rest_tiles": True, "short_game": True},
    {"strict_majority": True, "ice_finds": True, "rest_tiles": True, "layout": "3-2"},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_random_games_end_and_keep_the_invariants(players: int, number: int) -> None:
    position = GAME.start(players, seed=number, options=OPTIONS[number])
    picker = random.Random(number)
    while not position.over:
        choices = position.choices()
        assert len(choices) > 1 or position.formality is not None
        position.play(picker.choice(choices))
        assert position.check() == []
    assert len(position.winners()) == 1


def test_a_new_card_needs_no_code(tmp_path: Path) -> None:
    """A card made of known effects is a change of the content file only."""
    game = changed_game(tmp_path / "content.toml", FOOD_CARD, FOOD_CARD.replace("food 3", "tool 1; gain vp 2"))
    p = table(red={"hand": ["drying_rack", "gatherer"]}, turn="red", game=game)
    play(p, "culture drying_rack", "income tool")
    assert (player(p, "red")["tools"], player(p, "red")["score"]) == (1, 2)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("gain gold 3", "'gold' must be one of"),
        ("gain food", "ends too early"),
        ("gain food 99", "from 1 to 20"),
        ("pay vp 1 -> food 1", "'vp' must be one of"),
        ("give food 1", "'give' begins no part"),
        ("gain food 1 gain food 1", "has no place here"),
        ("choose (gain food 1; eclipse: gain food 1 or none)", "must not stand inside"),
        ("in hunt: gain food 1", "must not need a column"),
    ],
)
def test_wrong_effects_are_refused(tmp_path: Path, effect: str, reason: str) -> None:
    with pytest.raises(ContentError, match="cards.drying_rack.effect: .*" + reason.replace("(", r"\(")):
        changed_game(tmp_path / "content.toml", FOOD_CARD, FOOD_CARD.replace("gain food 3", effect))
