"""What is told before a choice, in every game: for the seat that decides, out of what it may know, in all languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import orjson
import pytest

import beringia
from beringia import Position, Preview
from beringia.kernel.previews import BAD, GOOD, PLAIN, percent, tone_of
from beringia.lab import secrecy
from beringia.text import LANGUAGES, Voice
from tests.catalogues import shared_catalogue
from tests.conformance.kit import GAMES
from tests.text.test_arguments import check

NAMES = ["Ayla", "Brun", "Creb", "Durc", "Ebra", "Frebec"]
TOLD = ("eiszeit", "valley", "winter")


def walk(key: str, decisions: int, seed: int = 3) -> Iterator[Position]:
    game, picker = beringia.game(key), random.Random(seed)
    position = game.start(game.seats[-1], seed=seed)
    for _ in range(decisions):
        if position.over:
            return
        yield position
        position.play(picker.choice(position.choices()))


def written(position: Position, seat: int) -> bytes:
    return orjson.dumps([preview.to_dict() for preview in position.previews(seat)])


@pytest.mark.parametrize("key", GAMES)
def test_previews_are_about_offered_choices_and_change_nothing(key: str) -> None:
    for position in walk(key, 150):
        before = position.digest()
        assert position.seat is not None
        found = position.previews(position.seat)
        assert position.digest() == before
        offered = set(position.choices())
        assert all(preview.choice is None or preview.choice in offered for preview in found)
        whole = [preview.choice is None for preview in found]
        assert whole == sorted(whole, reverse=True), "what is said of the whole decision comes first"
        assert all(preview.tone in (PLAIN, GOOD, BAD) for preview in found)


@pytest.mark.parametrize("key", GAMES)
def test_only_who_decides_is_told(key: str) -> None:
    for position in walk(key, 30):
        for viewer in [None, *range(position.seats)]:
            if viewer != position.seat:
                assert position.previews(viewer) == []


@pytest.mark.parametrize("key", TOLD)
def test_previews_do_not_depend_on_what_is_hidden(key: str) -> None:
    """All that the seat cannot know is drawn anew: the same bytes."""
    told = 0
    for number, position in enumerate(walk(key, 160)):
        seat = position.seat
        assert seat is not None
        mine = written(position, seat)
        told += mine != b"[]"
        for world in range(2):
            other = position.determinize(seat, 10 * number + world)
            if other.choices() == position.choices():
                assert written(other, seat) == mine
    assert told > 25


@pytest.mark.parametrize("key", TOLD)
def test_a_swapped_card_changes_no_preview(key: str) -> None:
    picker = random.Random(5)
    compared = 0
    for position in walk(key, 60, seed=8):
        seat = position.seat
        assert seat is not None
        swap = secrecy.swapped(position, seat, picker)
        if swap is not None:
            compared += 1
            assert written(swap.position, seat) == written(position, seat)
    assert compared > 8


@pytest.mark.parametrize("key", TOLD)
def test_previews_are_said_in_every_language(key: str) -> None:
    game = beringia.game(key)
    voices = [Voice(shared_catalogue(language), game, NAMES) for language in LANGUAGES]
    heard: set[str] = set()
    for seed in range(2):
        for position in walk(key, 250, seed):
            assert position.seat is not None
            for preview in position.previews(position.seat):
                shape = orjson.dumps([preview.key, preview.args]).decode()
                if shape in heard:
                    continue
                heard.add(shape)
                check(preview.args, game.vocabulary.of_preview(), game.rules.lexicon, preview.key)
                assert voices[0].catalogue.variables(preview.key) <= set(preview.args), preview.key
                for voice in voices:
                    sentence = voice.preview(preview)
                    assert sentence == sentence.strip() != ""
                    assert "{" not in sentence
                    assert "none" not in sentence
    assert len(heard) > 30


def test_a_preview_compares_and_is_told_as_data() -> None:
    preview = Preview(7, "thin-ice-preview", {"count": 2}, ["hex:1,0"], GOOD)
    assert preview.to_dict() == {
        "choice": 7,
        "key": "thin-ice-preview",
        "args": {"count": 2},
        "targets": ["hex:1,0"],
        "tone": "good",
    }
    assert preview == Preview(7, "thin-ice-preview", {"count": 2}, ("hex:1,0",), GOOD) != Preview(7, "other")
    assert hash(preview) == hash(Preview(7, "thin-ice-preview", {}, ("hex:1,0",)))


def test_only_what_is_certain_is_all_or_nothing() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
    assert [tone_of(chance) for chance in (0.2, 0.5, 0.8)] == [BAD, PLAIN, GOOD]
