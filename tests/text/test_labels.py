"""What people call the hexes: the same on the board, in the log, in the notation; programs keep coordinates."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import beringia
from beringia import Position, Record
from beringia.games.valley.model.terms import HEX_LABELS as VALLEY
from beringia.games.winter.model.land import HEX_LABELS as WINTER
from beringia.games.winter.model.land import JUNCTURE_NAMES
from beringia.kernel.chain import link
from beringia.kernel.events import Event
from beringia.text import LANGUAGES, Voice
from tests.catalogues import shared_catalogue


def walk(key: str, steps: int) -> Iterator[Position]:
    position = beringia.game(key).start(seats=3, seed=5)
    for step in range(steps):
        if position.over:
            return
        yield position
        choices = position.choices()
        position.play(choices[7 * step % len(choices)])


def test_rows_from_the_north_numbers_from_the_west() -> None:
    assert " ".join(VALLEY[:10]) == "A1 A2 A3 A4 B1 B2 B3 B4 B5 C1"
    assert (len(VALLEY), len(set(VALLEY)), VALLEY[18], VALLEY[-1]) == (37, 37, "D4", "G4")
    assert (len(WINTER), WINTER[0], WINTER[9], WINTER[-1]) == (19, "A1", "C3", "E3")


def test_squares_of_the_megalith_site_are_called_as_on_the_board() -> None:
    codes = beringia.game("winter").codes
    ground, above = codes.encode("megalith", 0, 0, 7), codes.encode("megalith", 2, 3, 1)
    written = [codes.verb_of(code).notation(code) for code in (ground, above)]
    assert written == ["megalith H1", "megalith B4 level 2"]
    assert [codes.verb_of(code).notation_by_names(code) for code in (ground, above)] == [
        "megalith 7,0",
        "megalith 1,3,2",
    ]


@pytest.mark.parametrize("key", ["valley", "winter"])
def test_the_notation_has_labels_and_names_are_still_read(key: str) -> None:
    labelled = 0
    for position in walk(key, 150):
        rules = position.game.rules
        for choice in position.choices():
            written = position.notation(choice)
            by_names = rules.codes.verb_of(choice).notation_by_names(choice, rules.lexicon)
            assert position.parse(written) == position.parse(written.lower()) == choice
            if by_names is not None:
                labelled += 1
                assert by_names != written
                assert position.parse(by_names) == choice
                assert any("," in str(target) for target in position.describe(choice).targets)
    assert labelled > 10


def test_a_record_written_before_there_were_labels_is_read_and_stays_as_it_was() -> None:
    game = beringia.game("valley")
    record = Record(game, seats=2, seed=3)
    for _ in range(6):
        record.play(record.position.choices()[0])
    data = json.loads(record.to_json())
    assert data["entries"][0][2] == "place A1"
    head = record.header.link()
    for entry in data["entries"]:
        verb = game.codes.verb_of(entry[1])
        entry[2] = verb.notation_by_names(entry[1]) or entry[2]
        entry[3] = head = link(head, f"{entry[0]} {entry[1]} {entry[2]}")
    assert data["entries"][0][2] == "place 0,-3"
    read = Record.from_dict(game, data)
    assert read.to_dict() == data
    read.play(read.position.choices()[0])
    assert Record.from_dict(game, read.to_dict()).position == read.position


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_have_labels(language: str) -> None:
    valley = Voice(shared_catalogue(language), beringia.game("valley"), ["Ada", "Bo"])
    settled = valley.event(Event("settled", 0, {"hex": "-2,0"}, {}, None).seen_by(0))
    assert "D2" in settled
    assert "-2,0" not in settled
    winter = Voice(shared_catalogue(language), beringia.game("winter"), ["Ada", "Bo"])
    built = winter.event(Event("village_built", 0, {"juncture": JUNCTURE_NAMES[0]}, {}, None).seen_by(0))
    assert "A1/A2/B2" in built
