"""Section 3 of the rules: the pre-round."""

from __future__ import annotations

import pytest

from beringia import Position, Record
from tests.rules.eiszeit.board import COLOURS, GAME, area, decision, hunters, offers, pile, play, player

OPEN = {3: set(range(5, 13)), 4: set(range(1, 13)) - {1, 4}, 5: set(range(1, 13))}


def opened_by(players: int, colour: str) -> Position:
    """A new game in which this colour opens the pre-round."""
    for seed in range(1000):
        p = GAME.start(players, seed=seed)
        if p.seat == COLOURS.index(colour):
            return p
    raise AssertionError("never the first")


@pytest.mark.rule("EZ-3.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_hunter_each_in_turn_six_times(players: int) -> None:
    p = opened_by(players, "yellow")
    order = COLOURS[1:players] + COLOURS[:1]
    for count in range(6 * players):
        colour = order[count % players]
        assert decision(p) == f"{colour} preround_place"
        assert offers(p) == {f"hunter {number}" for number in OPEN[players]}, "any open area, and no passing"
        target = max(OPEN[players])
        before = hunters(p, colour, target)
        play(p, f"hunter {target}")
        assert hunters(p, colour, target) == before + 1
        assert player(p, colour)["reserve"] == 11 - count // players
    assert decision(p) == "yellow play_card"


@pytest.mark.rule("EZ-3.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_six_on_the_board_and_six_in_the_supply(players: int) -> None:
    p = GAME.start(players, seed=3)
    number = 0
    while p.decision is not None and p.decision.kind == "preround_place":
        choices = p.choices()
        p.play(choices[number % len(choices)])
        number += 1
    assert number == 6 * players
    for colour in COLOURS[:players]:
        assert (player(p, colour)["on_board"], player(p, colour)["reserve"]) == (6, 6)
        assert sum(hunters(p, colour, n) for n in range(1, 13)) == 6
    assert all(sum(area(p, n)["armed"]) == 0 for n in range(1, 13))


@pytest.mark.rule("EZ-3.3")
@pytest.mark.parametrize(("players", "light", "dark"), [(3, 27, 13), (4, 25, 10), (5, 23, 7)])
def test_cards_only_after_the_preround(players: int, light: int, dark: int) -> None:
    p = GAME.start(players, seed=4)
    for _ in range(6 * players):
        for colour in COLOURS[:players]:
            assert (player(p, colour)["light"], player(p, colour)["dark"]) == (0, 0)
        assert (pile(p, "light")["deck"], pile(p, "dark")["deck"]) == (33, 22)
        p.play(p.choices()[0])
    for colour in COLOURS[:players]:
        assert (player(p, colour)["light"], player(p, colour)["dark"]) == (2, 3)
    assert pile(p, "light") == {"deck": light, "open": None, "pile": 0}
    assert pile(p, "dark") == {"deck": dark, "open": None, "pile": 0}


@pytest.mark.rule("EZ-3.3", "EZ-20.2")
def test_the_placement_that_brings_the_cards_cannot_be_taken_back() -> None:
    record = Record(GAME, 3, seed=2)
    for count in range(18):
        seat = record.position.seat
        assert seat is not None
        record.play(record.position.choices()[0])
        assert record.undo_depth(seat) == (1 if count < 17 else 0)
