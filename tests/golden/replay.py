"""Golden games: whole games written down as checksums, so that a change of the engine shows which side of it moved.

A golden file has a line per game: seats, options and seed, then one checksum for each column. The choices are not
stored; a fixed picker takes them from the sorted list. The content is that of the stored samples: a corrected value in
a game's content file changes nothing here.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import beringia
from beringia import Event, Game, Position
from beringia.kernel.playout import Picker

HERE = Path(__file__).parent
CONTENTS = HERE.parent / "kernel" / "samples"
KEYS = ("eiszeit", "valley", "winter")

#: What a line holds beside the game it tells of. Each column changes only when that side of the engine changes.
COLUMNS = (
    "decisions",
    "codes",  # the choices made
    "offers",  # everything offered, at every 10th decision
    "events",  # all of them, secrets included
    "digests",  # at every 10th decision
    "saved",  # to_dict at every 50th decision
    "views",  # of all seats and a spectator, at every 50th decision
    "words",  # description and notation of every choice, at every 50th decision
    "scores",
    "winners",
    "last",  # digest of the last position
)

Line = dict[str, Any]


@cache
def golden_game(key: str) -> Game:
    """A game with the content that the golden files were made with."""
    return beringia.game(key, content=CONTENTS / f"{key}-content-1.toml")


def file_of(key: str) -> Path:
    return HERE / f"{key}.json"


def lines(key: str) -> list[Line]:
    found: list[Line] = json.loads(file_of(key).read_text(encoding="utf-8"))
    return found


def samples(kind: str, key: str) -> list[Any]:
    """The stored ``positions`` or ``records`` of a game."""
    text = (HERE / f"{kind}-{key}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def unversioned(saved: dict[str, object]) -> dict[str, object]:
    """A position as the files have it: its version of the rules changes more often than anything else about it."""
    return {key: value for key, value in saved.items() if key != "rules"}


def canonical(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def event_data(event: Event) -> list[object]:
    return [event.kind, event.seat, event.args, event.secret, event.knows]


class Checksum:
    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, data: object) -> None:
        self._hash.update((canonical(data) + "\n").encode())

    def __str__(self) -> str:
        return self._hash.hexdigest()[:16]


def walk(game: Game, line: Line) -> Iterator[tuple[Position, list[Event], int]]:
    """The positions of a golden game, each with the events that led to it and the choice about to be made (-1: none).

    The choice is made in the position itself: copy what you want to keep.
    """
    position = game.start(line["seats"], seed=line["seed"], options=line["options"])
    picker = Picker(line["seed"])
    events = position.opening
    while not position.over:
        choices = position.choices()
        choice = choices[picker.below(len(choices))]
        yield position, events, choice
        events = position.play_and_tell(choice)
    yield position, events, -1


def columns(game: Game, line: Line) -> Line:
    """Play the game of a line; the checksums as this engine makes them."""
    sums = {name: Checksum() for name in ("codes", "offers", "events", "digests", "saved", "views", "words")}
    for number, (position, events, choice) in enumerate(walk(game, line)):
        sums["codes"].add(choice)
        for event in events:
            sums["events"].add(event_data(event))
        if number % 10 == 0:
            sums["offers"].add(position.choices())
            sums["digests"].add(position.digest())
        if number % 50 == 0:
            sums["saved"].add(unversioned(position.to_dict()))
            for viewer in (None, *range(position.seats)):
                sums["views"].add(position.view(viewer))
            for offered in position.choices():
                sums["words"].add([position.describe(offered).to_dict(), position.notation(offered)])
    return {
        "decisions": number,
        **{name: str(checksum) for name, checksum in sums.items()},
        "scores": position.scores(),
        "winners": position.winners(),
        "last": position.digest()[:16],
    }
