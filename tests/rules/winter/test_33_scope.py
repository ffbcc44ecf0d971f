"""Section 33: what this game leaves out."""

from __future__ import annotations

import pytest

from tests.rules.winter.board import GAME


@pytest.mark.rule("EW-33.1")
def test_no_expansions_and_no_promo_animals() -> None:
    """Only the modules of the base box can be chosen, and every animal is there five or ten times."""
    known = {"layout", "draft", "short_game", "strict_majority", "ice_finds", "rest_tiles", "colours"}
    assert {option.key for option in GAME.options if not option.key.startswith("solo")} == known
    copies = {animal["copies"] for animal in GAME.content["animals"].values()}
    assert copies == {5, 10}


@pytest.mark.rule("EW-33.2")
def test_no_rivers_rafts_torches_fish_or_new_tribe_types() -> None:
    assert set(GAME.content["terrain"]) == {
        "grassland", "flint_hills", "taiga", "hot_springs", "bog", "boulder_field", "glacier", "base"
    }  # fmt: skip
    assert set(GAME.content["animals"]) == {"sloth", "rhino", "cat", "glyptodon", "bison", "mammoth", "argentavis"}
    tribe = {name for name, card in GAME.content["cards"].items() if card["type"] == "tribe"}
    assert tribe == {"gatherer", "exp_gatherer", "brave", "shaman", "elder", "craftsperson", "explorer", "hunter"}
