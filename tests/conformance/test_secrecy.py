"""Non-interference, for every game: what is shown depends on a hidden card only where that card is shown."""

from __future__ import annotations

import random

import pytest

import beringia
from beringia.lab import secrecy
from tests.conformance.kit import GAMES


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("key", GAMES)
def test_nothing_but_a_shown_card_tells_of_a_hidden_one(key: str, number: int) -> None:
    """A sample; ``make sample`` tries many."""
    swaps, compared, difference = secrecy.try_game(beringia.game(key), 100 + number, swaps=6)
    assert difference == ""
    assert swaps > 0
    assert compared >= swaps


def test_a_swap_keeps_what_the_viewer_sees_and_the_dice() -> None:
    position = beringia.game("eiszeit").start(3, seed=1)
    picker = random.Random(1)
    found = [swap for _ in range(20) if (swap := secrecy.swapped(position, 0, picker)) is not None]
    assert found
    for swap in found:
        assert swap.position.digest() != position.digest()
        assert swap.position.view(0) == position.view(0)
        assert swap.position.view(None) == position.view(None)
        mine, theirs = position.to_dict()["state"], swap.position.to_dict()["state"]
        assert mine["dice"] == theirs["dice"]  # type: ignore[index]


def test_a_telling_question_is_found() -> None:
    """The kit would notice if only holders were asked: games of earlier rules did that."""
    game = beringia.game("valley").as_of("1.1")
    assert any(secrecy.try_game(game, number)[2] for number in range(4))


def test_a_card_that_is_shown_may_differ() -> None:
    things = ("trail", "club")
    shown, other = '{"kind": "drawn", "args": {"card": "trail"}}', '{"kind": "drawn", "args": {"card": "club"}}'
    assert secrecy.differ_by_showing(shown, other, things)
    assert not secrecy.differ_by_showing('{"decision": {"kind": "trump"}}', '{"decision": {"kind": "step"}}', things)
    assert not secrecy.differ_by_showing(shown, "nothing", things)
