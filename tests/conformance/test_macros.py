"""Macros of every game: legal step by step, without a surprise on the way, and made of what their seat may know."""

from __future__ import annotations

import random

import pytest

import beringia
from beringia import Position
from beringia.kernel.codes import Macro
from beringia.text import Catalogue, Voice
from beringia.version import compiled
from tests.catalogues import shared_catalogue
from tests.conformance.kit import Case, as_bytes, cases, walk

ALL = [case for case in cases() if compiled() or not case.options]
#: Looking at every position of a game takes long without a compiler.
SHARE = 1.0 if compiled() else 0.06


@pytest.fixture(params=ALL, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


def with_macros(case: Case, seed: int) -> list[tuple[Position, list[Macro]]]:
    """Positions of a random game, and the macros that they offer."""
    picker = random.Random(f"{case} {seed}")
    found: list[tuple[Position, list[Macro]]] = []
    for position, _ in walk(case, seed):
        if picker.random() < SHARE:
            macros = position.macros()
            if macros:
                found.append((position.copy(), macros))
            elif position.over:
                assert position.macros() == []
    return found


def told(macros: list[Macro]) -> bytes:
    return as_bytes([macro.to_dict() for macro in macros])


def test_every_macro_is_legal_step_by_step_and_reveals_nothing_on_the_way(case: Case) -> None:
    for position, macros in with_macros(case, 41):
        before = position.digest()
        assert position.passing is None, "a pass is never one of several choices: its time tells something"
        for macro in macros:
            assert macro.choices, macro
            ahead = position.copy()
            for number, choice in enumerate(macro.choices):
                assert ahead.seat == position.seat, f"{macro}: somebody else decides"
                assert ahead.describe(choice) == macro.steps[number]
                ahead.play(choice)
                if number < len(macro.choices) - 1:
                    assert not ahead.revealed, f"{macro}: something is revealed by choice {number + 1}"
        assert position.digest() == before, "planning changes nothing"
        assert len({(macro.choices, macro.targets) for macro in macros}) == len(macros), "one of them is there twice"


def test_macros_depend_only_on_what_the_seat_may_know(case: Case) -> None:
    for number, (position, macros) in enumerate(with_macros(case, 42)):
        assert position.seat is not None
        other = position.determinize(position.seat, number)
        assert told(other.macros()) == told(macros)
        for viewer in (None, *range(position.seats)):
            assert (position.macros_for(viewer) == []) == (viewer != position.seat)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_macro_can_be_told(case: Case, language: str) -> None:
    # A game without catalogue files teaches the catalogue its messages.
    catalogue = shared_catalogue(language) if case.game.key in beringia.games() else Catalogue(language)
    voice = Voice(catalogue, case.game, ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fay"])
    for _, macros in with_macros(case, 43)[::5]:
        for macro in macros:
            text = voice.macro(macro)
            assert text
            assert macro.key not in text
            for form in ("brief", "each"):
                if f"{macro.key}-{form}" in voice.catalogue:
                    assert voice.macro(macro, form)
