"""Section 0 of the rules: conventions."""

from __future__ import annotations

import random

import pytest

from tests.rules.winter.board import GAME, view

LAYOUTS = ["2-1", "2-2", "3-1", "3-2", "4-1", "4-2"]


@pytest.mark.rule("EW-0.3")
def test_options_and_their_defaults() -> None:
    options = GAME.check_options(3, {})
    wanted = {
        "layout": "standard",
        "draft": "none",
        "short_game": False,
        "strict_majority": False,
        "ice_finds": False,
        "rest_tiles": False,
    }
    assert {key: options[key] for key in wanted} == wanted
    assert set(GAME.seats) == {1, 2, 3, 4}
    alone = GAME.check_options(1, {})
    assert {key: alone[key] for key in wanted} == wanted
    assert (alone["solo_extra_card"], alone["solo_village_tile"]) == (False, False)


@pytest.mark.rule("EW-0.3")
@pytest.mark.parametrize("option", ["solo_extra_card", "solo_village_tile"])
def test_solo_options_need_a_solo_game(option: str) -> None:
    for players in (2, 3, 4):
        with pytest.raises(ValueError, match=f"option {option}: True is not allowed here; it is for 1 player only"):
            GAME.start(players, seed=1, options={option: True})
    assert GAME.start(1, seed=1, options={option: True}).options[option] is True


@pytest.mark.rule("EW-0.4")
@pytest.mark.parametrize("seed", range(4))
def test_alone_everything_is_as_for_two_players(seed: int) -> None:
    seen = view(GAME.start(1, seed=seed))
    assert seen["site"]["layout"] == "2-1"
    assert [entry["stone"] is not None for entry in seen["stones"]] == ([True] * 4 + [False] * 3) * 2
    assert [entry["terrain"] for entry in seen["hexes"]].count("glacier") == 6
    assert [animal is not None for animal in seen["animals"]["area"]] == [True] * 3 + [False] * 3
    assert len(seen["order"]) == 2


@pytest.mark.rule("EW-0.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_standard_layout_belongs_to_the_number_of_players(players: int) -> None:
    assert view(GAME.start(players, seed=1))["site"]["layout"] == f"{players}-1"


@pytest.mark.rule("EW-0.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_options_are_combined_freely(players: int) -> None:
    for layout in LAYOUTS:
        for draft in ("none", "setup", "chief_setup"):
            wanted = {
                "layout": layout,
                "draft": draft,
                "short_game": True,
                "strict_majority": True,
                "ice_finds": True,
                "rest_tiles": True,
            }
            p = GAME.start(players, seed=1, options=wanted)
            assert {key: p.options[key] for key in wanted} == wanted
            assert view(p)["site"]["layout"] == layout


@pytest.mark.rule("EW-0.5")
def test_seed_options_and_choices_determine_the_game() -> None:
    first, second = (GAME.start(3, seed=5, options={"rest_tiles": True}) for _ in range(2))
    picker = random.Random(0)
    for _ in range(150):
        assert first.digest() == second.digest()
        choice = picker.choice(first.choices())
        first.play(choice)
        second.play(choice)
    assert first.to_dict() == second.to_dict()


@pytest.mark.rule("EW-0.5")
def test_another_seed_is_another_game() -> None:
    assert len({GAME.start(3, seed=seed).digest() for seed in range(5)}) == 5
