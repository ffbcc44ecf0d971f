"""Nobody learns from anything but a card that is shown: two worlds that differ in one hidden card, compared.

In a position of a random game two hidden things that a viewer cannot tell apart change places: a card in the hand of
another seat and one in a deck, say. The dice stay the same. Then every choice that exists in both worlds is made in
both of them, and after it one game is played on in both as long as it can be. Whatever the viewer is shown must be the
same: the view, who decides what, the choices, how far back undo reaches, the events, their number and order, and the
table after each of them. It may differ only from an event on that shows one of the two things.

``python -m beringia.lab.secrecy --swaps 20000`` tries that many in every game, and tells the first difference.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from typing import Any

from rich.progress import track

from beringia.games import registry
from beringia.kernel.errors import PositionError
from beringia.kernel.position import Game, Position
from beringia.kernel.session import Session

#: How many decisions both worlds are played on after a swap.
PLAYED_ON = 8
#: A random game is swapped in at so many decisions, evenly spread.
SWAPS_PER_GAME = 12
#: How often two hidden places are drawn until they can be swapped.
ATTEMPTS = 12

Path = tuple[str | int, ...]
Value = str | int


@dataclass(frozen=True)
class Swap:
    """A world that a viewer cannot tell from the true one, and the two things that changed places in it."""

    position: Position
    viewer: int
    things: tuple[Value, Value]


# -- two worlds


def swapped(position: Position, viewer: int, picker: random.Random) -> Swap | None:
    """A world in which two hidden things have changed places; ``None`` if none was found."""
    saved: dict[str, Any] = position.to_dict()
    places = _hidden_places(position, saved["state"], viewer, picker)
    if len(places) < 2:
        return None
    held = [path for path in places if "players" in path]
    seen = _now(Session(position), viewer), _now(Session(position), None)
    for _ in range(ATTEMPTS):
        # Decks are large, and hands are what decisions depend on.
        here, there = picker.choice(held or places), picker.choice(places)
        one, two = _at(saved["state"], here), _at(saved["state"], there)
        if one == two or type(one) is not type(two):
            continue
        data: dict[str, Any] = json.loads(json.dumps(saved))
        _put(data["state"], here, two)
        _put(data["state"], there, one)
        try:
            other = position.game.from_dict(data)
        except PositionError:
            continue  # a card of another kind
        if other.digest() == position.digest() or other.seat != position.seat:
            continue
        if (_now(Session(other), viewer), _now(Session(other), None)) == seen:
            return Swap(other, viewer, (one, two))
    return None


def _hidden_places(position: Position, state: Any, viewer: int, picker: random.Random) -> list[Path]:
    """Where something lies that a viewer does not know: it is another thing when all that is drawn anew."""
    known = dict(_leaves(state))
    hidden: set[Path] = set()
    for _ in range(2):
        redrawn: Mapping[str, Any] = position.determinize(viewer, picker.randrange(10**9)).to_dict()
        other = dict(_leaves(redrawn["state"]))
        hidden |= {path for path, value in known.items() if path[0] != "dice" and other.get(path, value) != value}
    return sorted(hidden, key=str)


def _leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Value]]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from _leaves(value, (*path, index))
    elif isinstance(data, str | int) and not isinstance(data, bool):
        yield path, data


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _put(data: Any, path: Path, value: Value) -> None:
    _at(data, path[:-1])[path[-1]] = value


# -- what is shown


def _now(session: Session, viewer: int | None) -> str:
    """All that a viewer is shown of a position."""
    position = session.position
    choices = [choice.to_dict() for choice in position.choices_for(viewer)]
    depth = 0 if viewer is None else session.undo_depth(viewer)
    return json.dumps([position.view(viewer), choices, depth, position.scores(), position.winners()], sort_keys=True)


def _decides(position: Position, viewer: int | None) -> int | None:
    decision = position.decision_for(viewer)
    return None if decision is None else decision.seat


def _shown(session: Session, choice: int, viewers: Sequence[int | None]) -> list[list[str]]:
    """What a choice shows each viewer, in order: the events with the table after each of them, then the position."""
    asked = [_decides(session.position, viewer) for viewer in viewers]
    moments = session.play(choice, watch=True).moments
    found: list[list[str]] = []
    for viewer, seat in zip(viewers, asked, strict=True):
        told = [json.dumps(seat)]
        for moment in moments:
            told.append(json.dumps(moment.event.seen_by(viewer), sort_keys=True))
            told.append(json.dumps(moment.board(viewer), sort_keys=True))
        found.append([*told, _now(session, viewer)])
    return found


def compare(one: Session, two: Session, choice: int, swap: Swap) -> tuple[bool, str]:
    """Make a choice in both worlds: has one of the two things been shown, and what else is different?"""
    viewers: list[int | None] = [swap.viewer, None]
    open_ = False
    for viewer, here, there in zip(viewers, _shown(one, choice, viewers), _shown(two, choice, viewers), strict=True):
        if here == there:
            continue
        at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
        first, second = (told[at] if at < len(told) else "nothing" for told in (here, there))
        if not differ_by_showing(first, second, swap.things):
            return open_, f"to {'a spectator' if viewer is None else f'seat {viewer}'}: {_difference(first, second)}"
        open_ = True
    return open_, ""


def differ_by_showing(one: str, two: str, things: tuple[Value, Value]) -> bool:
    """Is every first difference one of the two things, shown here and not there, or shown as the other one?"""
    if "nothing" in (one, two):
        return False
    here, there = dict(_leaves(json.loads(one))), dict(_leaves(json.loads(two)))
    named = {value for path, value in here.items() if there.get(path) != value}
    named |= {value for path, value in there.items() if here.get(path) != value}
    return any(thing in named for thing in things)


def _difference(one: str, two: str) -> str:
    if "nothing" in (one, two):
        return f"{one[:300]} or {two[:300]}"
    here, there = dict(_leaves(json.loads(one))), dict(_leaves(json.loads(two)))
    paths = [path for path in {**here, **there} if here.get(path) != there.get(path)]
    return "; ".join(f"{'.'.join(map(str, path))}: {here.get(path)} or {there.get(path)}" for path in paths[:6])


# -- many of them


def try_swap(position: Position, picker: random.Random) -> tuple[int, str]:
    """Swap something in a position; returns how many choices were compared, and the first difference."""
    swap = swapped(position, picker.randrange(position.seats), picker)
    if swap is None:
        return 0, ""
    compared = 0
    here, there = Session(position.copy()), Session(swap.position)
    for played in range(PLAYED_ON):
        common = sorted(set(here.position.choices()) & set(there.position.choices()))
        if not common or here.position.seat != there.position.seat:
            break
        # Every choice at first, then those of one line of play.
        line = picker.choice(common)
        for choice in common if played == 0 else [line]:
            one, two = here.fork(), there.fork()
            shown, wrong = compare(one, two, choice, swap)
            compared += 1
            if wrong:
                name = position.game.rules.notation(here.position.state, choice)
                return compared, f"{swap.things[0]} and {swap.things[1]} swapped, {played} on, {name!r} {wrong}"
            if choice == line:
                ahead = None if shown else (one, two)
        if ahead is None:
            break
        here, there = ahead
    return compared, ""


def try_game(game: Game, number: int, swaps: int = SWAPS_PER_GAME) -> tuple[int, int, str]:
    """Random game ``number`` with swaps on its way: swaps, compared choices, and the first difference."""
    picker = random.Random(f"{game.key} {number}")
    seats = game.seats[number % len(game.seats)]
    options: dict[str, object] = {
        option.key: picker.choice(option.allowed_for(seats)) for option in game.options if option.kind == "choice"
    }
    line: list[int] = []
    position = game.start(seats, seed=number, options=options)
    while not position.over:
        line.append(picker.choice(position.choices()))
        position.play(line[-1])
    due = set(picker.sample(range(len(line)), min(swaps, len(line))))
    position = game.start(seats, seed=number, options=options)
    done = compared = 0
    for at, choice in enumerate(line):
        if at in due:
            made, wrong = try_swap(position, picker)
            done, compared = done + (made > 0), compared + made
            if wrong:
                return done, compared, f"{game.key}, game {number}, {seats} players, {options}, decision {at}: {wrong}"
        position.play(choice)
    return done, compared, ""


def try_games(key: str, numbers: range) -> tuple[int, int, list[str]]:
    """Some games: swaps, compared choices, and differences."""
    game = registry.game(key)
    swaps = compared = 0
    found: list[str] = []
    for number in numbers:
        done, made, wrong = try_game(game, number)
        swaps, compared = swaps + done, compared + made
        if wrong:
            found.append(wrong)
    return swaps, compared, found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.secrecy", description="does anything tell of hidden cards?")
    parser.add_argument("--game", action="append", help="which game, or the file of one; all of them if not given")
    parser.add_argument("--swaps", type=int, default=20_000, help="how many swaps in each (default %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default %(default)s)")
    parser.add_argument("--processes", type=int, default=cpu_count(), help="default: one per core")
    given = parser.parse_args(arguments)
    wrong = 0
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        for key in given.game or registry.keys():
            games = -(-given.swaps // SWAPS_PER_GAME) + 10
            numbers = range(given.first, given.first + games)
            tasks = [pool.submit(try_games, key, numbers[at : at + 5]) for at in range(0, games, 5)]
            swaps = compared = 0
            found: list[str] = []
            for task in track(as_completed(tasks), f"{key}: {given.swaps} swaps", len(tasks)):
                done, made, differences = task.result()
                swaps, compared, found = swaps + done, compared + made, found + differences
            for difference in found[:10]:
                print(difference, file=sys.stderr)
            print(f"{key}: {swaps} swaps, {compared} choices compared, {len(found)} games with differences")
            wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
