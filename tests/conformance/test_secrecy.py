"""Non-interference, for every game: what is shown depends on a hidden card only where that card is shown."""

from __future__ import annotations

import random
from typing import Any

import pytest

import beringia
from beringia.games.eiszeit.terms import LIGHT_KINDS
from beringia.lab import secrecy
from tests.conformance.kit import GAMES


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("key", GAMES)
def test_nothing_but_a_shown_card_tells_of_a_hidden_one(key: str, number: int) -> None:
    """A sample; ``make sample`` tries many."""
    swaps, compared, difference = secrecy.try_game(beringia.game(key), 101 + number, swaps=6)
    assert difference == ""
    assert swaps > 0
    assert compared >= swaps


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("key", GAMES)
def test_undo_ends_where_something_hidden_is_shown(key: str, number: int) -> None:
    """Otherwise a seat could look, take its choice back and play with what it has seen; ``make sample`` tries many."""
    tried, shown = secrecy.try_undo(beringia.game(key), number)
    assert shown == ""
    assert tried > 10


@pytest.mark.rule("VM-18.5")
@pytest.mark.parametrize("number", [65, 96])
def test_nobody_takes_back_what_has_laid_open_the_trumps_of_a_dead_tribe(number: int) -> None:
    """Of the first victims of an event when others follow, and of the last women of a tribe who are taken over."""
    assert secrecy.try_undo(beringia.game("valley"), number)[1] == ""


def test_a_choice_that_shows_a_card_is_told_from_one_that_does_not() -> None:
    """In the same position, whether or not it could be taken back."""
    position = beringia.game("eiszeit").start(3, seed=1)
    picker = random.Random(1)
    shown: list[bool] = []
    while not position.over:
        seat, choice = position.seat, picker.choice(position.choices())
        assert seat is not None
        shows = secrecy.shown_before_undo(position, choice, position.determinize(seat, 1)) != ""
        position.play(choice)
        assert position.revealed or not shows
        shown.append(shows)
    assert True in shown
    assert False in shown


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
    shown, other = b'{"kind": "drawn", "args": {"card": "trail"}}', b'{"kind": "drawn", "args": {"card": "club"}}'
    assert secrecy.differ_by_showing(shown, other, things)
    assert not secrecy.differ_by_showing(b'{"decision": {"kind": "trump"}}', b'{"decision": {"kind": "step"}}', things)
    assert not secrecy.differ_by_showing(shown, secrecy.NOTHING, things)


def test_a_card_from_a_deck_that_was_shuffled_in_between_may_differ() -> None:
    """In this game a swapped card is discarded, its pile becomes the deck, and the viewer draws from it."""
    assert secrecy.try_game(beringia.game("eiszeit"), 1503)[2] == ""


@pytest.mark.rule("VM-17.6", "VM-21.9")
def test_a_march_that_only_two_trumps_could_lengthen_tells_of_neither() -> None:
    """A group has come to opponents with its last step: Forced March helps whoever holds Camouflage too."""
    assert secrecy.try_game(beringia.game("valley"), 1518)[2] == ""


@pytest.mark.rule("VM-17.12")
def test_whoever_is_asked_for_a_trump_does_not_learn_who_could_have_played_one() -> None:
    """Not from what a learner observes either."""
    assert secrecy.try_game(beringia.game("valley"), 85)[2] == ""


def test_nothing_is_swapped_that_the_log_has_told_apart() -> None:
    """Everybody sees from which deck a card is that somebody discards face down: Eiszeit has two."""
    game = beringia.game("eiszeit")
    position = game.start(4, seed=3)
    picker = random.Random(3)
    saved: dict[str, Any] = position.to_dict()
    while sum(len(player["discarded"]) for player in saved["state"]["players"]) < 10:
        position.play(picker.choice(position.choices()))
        saved = position.to_dict()
    dark = set(list(game.content.data["cards"])[LIGHT_KINDS:])
    assert {"settle_one", "cult_dark"} <= dark
    swaps = [secrecy.swapped(position, 0, picker) for _ in range(30)]
    pairs = [swap.things for swap in swaps if swap is not None]
    assert len(pairs) > 10
    assert all((one in dark) == (two in dark) for one, two in pairs)
