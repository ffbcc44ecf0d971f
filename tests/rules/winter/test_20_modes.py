"""Section 20: alternative modes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.winter.board import (
    QUIET,
    decision,
    goods,
    hexes,
    offers,
    play,
    player,
    refused,
    step,
    table,
    view,
)

SHORT: dict[str, Any] = {"options": {"short_game": True}}


@pytest.mark.rule("EW-20.1", "EW-20.2")
@pytest.mark.parametrize(("short", "round_", "each"), [(True, 1, 2), (True, 2, 3), (True, 4, 3), (False, 1, 3)])
def test_in_round_1_of_a_short_game_everybody_has_two_turns(short: bool, round_: int, each: int) -> None:
    """The eclipse pile belongs to the second turn then."""
    hand = {"hand": ["gatherer"]}
    p = table(turquoise=hand, red=hand, round_=round_, options={"short_game": short})
    turns: list[str] = []
    piles: list[tuple[str, int]] = []
    while view(p)["phase"] == "action":
        colour, kind = decision(p).split()
        if kind == "turn_start":
            turns.append(colour)
        elif kind == "pile_add":
            piles.append((colour, view(p)["turns"]["done"]))
        p.play(p.parse(next(text for text in QUIET if text in offers(p))))
    assert turns == ["turquoise", "red"] * each
    assert piles == [("turquoise", 2 * each - 1), ("red", 2 * each)]


@pytest.mark.rule("EW-20.1")
def test_one_tribe_figure_is_set_aside() -> None:
    p = table(**SHORT)
    assert player(p, "turquoise")["figures"] == {"chief": None, "tribe_home": 1, "resting": 0}
    assert view(p)["turns"] == {"done": 0, "each": 2}
    p = table(turquoise={"figures": ["tribe hunt"]}, last=True, **SHORT)
    assert offers(p) == {f"place chief {space}" for space in ("initiate", "develop", "migrate", "hunt", "rest")}
    assert refused(p, "place tribe hunt") == "EW-4.20"
    p = table(turquoise={"figures": ["chief hunt"]}, last=True, **SHORT)
    assert "place tribe hunt" in offers(p)


@pytest.mark.rule("EW-20.1")
def test_it_comes_back_for_round_2() -> None:
    p = table(phase="eclipse", agenda=[["preparation", None]], **SHORT)
    assert view(p)["round"] == 2
    assert view(p)["turns"] == {"done": 0, "each": 3}
    assert player(p, "red")["figures"] == {"chief": None, "tribe_home": 2, "resting": 0}
    p = table(round_=2, turquoise={"figures": ["tribe hunt", "chief hunt"]}, last=True, **SHORT)
    assert "place tribe hunt" in offers(p)


@pytest.mark.rule("EW-20.3")
@pytest.mark.parametrize("strict", [True, False])
def test_strict_majority_pays_nobody_in_a_tie(strict: bool) -> None:
    p = table(
        3,
        options={"strict_majority": strict},
        terrain={"1,0": "grassland", "0,1": "flint_hills", "-1,1": "taiga"},
        red={"camps": {"1,0": 1, "0,1": 2, "-1,1": 1}},
        turquoise={"camps": {"1,0": 1, "0,1": 1}},
        yellow={"camps": {"-1,1": 2}},
        **step("red", 3, 3),
    )
    assert hexes(p)["1,0"]["majority"] == ([] if strict else [0, 1])
    assert hexes(p)["0,1"]["majority"] == [1]
    assert hexes(p)["-1,1"]["majority"] == [2]
    if strict:
        assert decision(p) == "red income_lesser"  # the tool of 0,1; the tie on 1,0 brings nothing
        play(p, "income tool")
        assert goods(p, "red") == (0, 1)
    else:
        assert offers(p) == {"hex income 1,0", "hex income 0,1", "printed order", "skip rest"}
