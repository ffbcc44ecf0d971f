"""Nobody learns from anything but a card that is shown: two worlds that differ in one hidden card, compared.

In a position of a random game two hidden things that a viewer cannot tell apart change places: a card in the hand of
another seat and one in a deck, say. The dice stay the same. Then every choice that exists in both worlds is made in
both of them, and after it one game is played on in both as long as it can be. Whatever the viewer is shown must be the
same: the view, who decides what, the choices, how far back undo reaches, the events, their number and order, and the
table after each of them. It may differ only from an event on that shows one of the two things; and undo ends there.

Undo is also compared on its own: at every decision of a random game everything that the deciding seat does not know is
drawn anew, and each choice that can be taken back must show that seat the same in both worlds.

``python -m beringia.lab.secrecy --swaps 20000`` tries that many in every game, and tells the first difference.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from os import cpu_count
from typing import Any

import orjson
from rich.progress import Progress

from beringia.games import registry
from beringia.kernel.errors import PositionError
from beringia.kernel.position import Game, Position
from beringia.kernel.session import Session

#: How many decisions both worlds are played on after a swap.
PLAYED_ON = 8
#: A random game is swapped in at so many decisions, evenly spread.
SWAPS_PER_GAME = 12
#: A process is given so many games at a time.
GAMES_AT_ONCE = 5
#: How often two hidden places are drawn until they can be swapped.
ATTEMPTS = 12

#: What is compared with something that the other world shows, and this one does not.
NOTHING = b"nothing"

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
    drawn = _drawn_anew(position, saved["state"], viewer, picker, redraws=2)
    places = sorted(drawn, key=str)
    if len(places) < 2:
        return None
    more = _drawn_anew(position, saved["state"], viewer, random.Random(0), redraws=2)
    kinds = _kinds([*drawn.values(), *more.values()])
    held = [path for path in places if "players" in path]
    seen = _now(Session(position), viewer), _now(Session(position), None)
    for _ in range(ATTEMPTS):
        # Decks are large, and hands are what decisions depend on.
        here, there = picker.choice(held or places), picker.choice(places)
        one, two = _at(saved["state"], here), _at(saved["state"], there)
        if one == two or kinds[one] != kinds[two]:
            continue
        data: dict[str, Any] = orjson.loads(orjson.dumps(saved))
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


def _drawn_anew(
    position: Position, state: Any, viewer: int, picker: random.Random, redraws: int
) -> dict[Path, set[Value]]:
    """Where something lies that a viewer does not know, and what: it is another thing when all that is drawn anew."""
    known = dict(_leaves(state))
    found: dict[Path, set[Value]] = {}
    for _ in range(redraws):
        redrawn: Mapping[str, Any] = position.determinize(viewer, picker.randrange(10**9)).to_dict()
        other = dict(_leaves(redrawn["state"]))
        for path, value in known.items():
            if path[0] != "dice" and other.get(path, value) != value:
                found.setdefault(path, {value}).add(other[path])
    return found


def _kinds(drawn: Iterable[set[Value]]) -> dict[Value, int]:
    """A number for what may lie in the same places as far as a viewer knows: the log may have told of a card that is
    hidden now which deck it came from, and he would notice one of another deck in its place."""
    kinds: dict[Value, int] = {}
    for number, things in enumerate(drawn):
        merged = {kinds.get(thing, number) for thing in things}
        kinds.update(dict.fromkeys(things, number))
        kinds.update({thing: number for thing, kind in kinds.items() if kind in merged})
    return kinds


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


def _now(session: Session, viewer: int | None) -> bytes:
    """All that a viewer is shown of a position, to the order of its keys."""
    position = session.position
    choices = [choice.to_dict() for choice in position.choices_for(viewer)]
    depth = 0 if viewer is None else session.undo_depth(viewer)
    return orjson.dumps([position.view(viewer), choices, depth, position.scores(), position.winners()])


def _decides(position: Position, viewer: int | None) -> int | None:
    decision = position.decision_for(viewer)
    return None if decision is None else decision.seat


def _shown(session: Session, choice: int, viewers: Sequence[int | None]) -> list[list[bytes]]:
    """What a choice shows each viewer, in order: the events with the table after each of them, then the position."""
    asked = [_decides(session.position, viewer) for viewer in viewers]
    moments = session.play(choice, watch=True).moments
    found: list[list[bytes]] = []
    for viewer, seat in zip(viewers, asked, strict=True):
        told = [orjson.dumps(seat)]
        for moment in moments:
            told.append(orjson.dumps(moment.event.seen_by(viewer)))
            told.append(orjson.dumps(moment.board(viewer)))
        found.append([*told, _now(session, viewer)])
    return found


def compare(one: Session, two: Session, choice: int, swap: Swap) -> tuple[bool, str]:
    """Make a choice in both worlds: has one of the two things been shown, and what else is different?"""
    viewers: list[int | None] = [swap.viewer, None]
    before = one.position.copy(), two.position.copy()
    seat = before[0].seat
    assert seat is not None
    open_ = False
    for viewer, here, there in zip(viewers, _shown(one, choice, viewers), _shown(two, choice, viewers), strict=True):
        if here == there:
            if viewer is not None and one.position.observe(viewer) != two.position.observe(viewer):
                return (
                    open_,
                    f"to a learner at seat {viewer}: {_observed_difference(one.position, two.position, viewer)}",
                )
            continue
        at = next((n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
        first, second = (told[at] if at < len(told) else NOTHING for told in (here, there))
        if not (differ_by_showing(first, second, swap.things) or differ_by_drawing(first, second, swap, before)):
            return open_, f"to {'a spectator' if viewer is None else f'seat {viewer}'}: {_difference(first, second)}"
        open_ = True
        # A seat may show its own card and take that back; what it does not know itself must stay shown.
        if one.undo_depth(seat) > 0 and before[0].view(seat) == before[1].view(seat):
            return open_, f"by a choice that seat {seat} can take back: {_difference(first, second)}"
    return open_, ""


def differ_by_showing(one: bytes, two: bytes, things: tuple[Value, Value]) -> bool:
    """Is every first difference one of the two things, shown here and not there, or shown as the other one?"""
    if NOTHING in (one, two):
        return False
    named = _differing(one, two)
    return any(thing in named for thing in things)


def differ_by_drawing(one: bytes, two: bytes, swap: Swap, before: tuple[Position, Position]) -> bool:
    """Is every difference something that was hidden until now, out of a deck that has been shuffled since the swap?

    A pile that holds another card lies in another order when it is shuffled with the same dice. So whoever draws from
    it gets another card, which need not be one of the two.
    """
    if NOTHING in (one, two) or all(_dice(position) == _dice(swap.position) for position in before):
        return False
    hidden: set[Value] = set()
    for position in before:
        state: Any = position.to_dict()["state"]
        hidden |= {_at(state, path) for path in _drawn_anew(position, state, swap.viewer, random.Random(0), redraws=20)}
    named = _differing(one, two)
    return bool(named) and named <= hidden


def _dice(position: Position) -> Any:
    saved: dict[str, Any] = position.to_dict()
    return saved["state"]["dice"]


def _differing(one: bytes, two: bytes) -> set[Value]:
    """What stands in two texts in places where they differ."""
    here, there = dict(_leaves(orjson.loads(one))), dict(_leaves(orjson.loads(two)))
    return {value for path, value in here.items() if there.get(path) != value} | {
        value for path, value in there.items() if here.get(path) != value
    }


def _difference(one: bytes, two: bytes) -> str:
    if NOTHING in (one, two):
        return f"{one[:300].decode()} or {two[:300].decode()}"
    here, there = dict(_leaves(orjson.loads(one))), dict(_leaves(orjson.loads(two)))
    paths = [path for path in {**here, **there} if here.get(path) != there.get(path)]
    return "; ".join(f"{'.'.join(map(str, path))}: {here.get(path)} or {there.get(path)}" for path in paths[:6])


def _observed_difference(one: Position, two: Position, viewer: int) -> str:
    explain = one.game.observation.explain
    here, there = explain(one.observe(viewer)), explain(two.observe(viewer))
    return ", ".join(name for name in here if here[name] != there[name])


# -- undo


def shown_before_undo(position: Position, choice: int, redrawn: Position) -> str:
    """What a choice shows the deciding seat of things that are drawn anew in the other world; "" if it shows none."""
    seat = position.seat
    if choice not in redrawn.choices():
        return "is offered in one world only"
    one, two = Session(position.copy()), Session(redrawn.copy())
    here, there = _shown(one, choice, [seat])[0], _shown(two, choice, [seat])[0]
    for first, second in itertools.zip_longest(here, there, fillvalue=NOTHING):
        if first != second:
            return _difference(first, second)
    return ""


def try_undo(game: Game, number: int) -> tuple[int, str]:
    """Random game ``number``: how many choices could be taken back, and what the first of them shows that is hidden."""
    position, picker = _random_start(game, number)
    tried = 0
    while not position.over:
        seat = position.seat
        assert seat is not None
        redrawn = position.determinize(seat, tried)
        choices = position.choices()
        for choice in choices:
            after = position.copy()
            after.play(choice)
            if after.revealed:
                continue
            tried += 1
            wrong = shown_before_undo(position, choice, redrawn)
            if wrong:
                told = f"{game.key}, game {number}, {position.options}, seat {seat}"
                return tried, f"{told}: {position.notation(choice)!r} can be taken back: {wrong}"
        position.play(picker.choice(choices))
    return tried, ""


def _random_start(game: Game, number: int) -> tuple[Position, random.Random]:
    """Number of players, options and all choices of a random game follow from its number."""
    picker = random.Random(f"{game.key} {number}")
    seats = game.seats[number % len(game.seats)]
    options: dict[str, object] = {
        option.key: picker.choice(option.allowed_for(seats)) for option in game.options if option.kind == "choice"
    }
    return game.start(seats, seed=number, options=options), picker


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
    position, picker = _random_start(game, number)
    first = position.copy()
    line: list[int] = []
    while not position.over:
        line.append(picker.choice(position.choices()))
        position.play(line[-1])
    due = set(picker.sample(range(len(line)), min(swaps, len(line))))
    position = first
    done = compared = 0
    for at, choice in enumerate(line):
        if at in due:
            made, wrong = try_swap(position, picker)
            done, compared = done + (made > 0), compared + made
            if wrong:
                return (
                    done,
                    compared,
                    f"{game.key}, game {number}, {position.seats} players, {position.options}, decision {at}: {wrong}",
                )
        position.play(choice)
    return done, compared, ""


def try_games(key: str, first: int) -> tuple[int, int, list[str]]:
    """Some games: swaps, compared choices, and differences."""
    game = registry.game(key)
    swaps = compared = 0
    found: list[str] = []
    for number in range(first, first + GAMES_AT_ONCE):
        done, made, wrong = try_game(game, number)
        swaps, compared = swaps + done, compared + made
        found += [told for told in (wrong, try_undo(game, number)[1]) if told]
    return swaps, compared, found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.secrecy", description="does anything tell of hidden cards?")
    parser.add_argument("--game", action="append", help="which game, or the file of one; all of them if not given")
    parser.add_argument("--swaps", type=int, default=20_000, help="how many swaps in each (default %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game (default %(default)s)")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1, help="default: one per core")
    given = parser.parse_args(arguments)
    wrong = 0
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool, Progress() as progress:
        for key in given.game or registry.keys():
            bar = progress.add_task(f"{key}: {given.swaps} swaps", total=given.swaps)
            numbers = itertools.count(given.first, GAMES_AT_ONCE)
            tasks = deque(pool.submit(try_games, key, next(numbers)) for _ in range(2 * given.processes))
            swaps = compared = 0
            found: list[str] = []
            while tasks:  # in their order, so that the same games are counted in every run
                done, made, differences = tasks.popleft().result()
                swaps, compared, found = swaps + done, compared + made, found + differences
                progress.update(bar, completed=swaps)
                if swaps < given.swaps:
                    tasks.append(pool.submit(try_games, key, next(numbers)))
            for difference in found[:10]:
                print(difference, file=sys.stderr)
            print(f"{key}: {swaps} swaps, {compared} choices compared, {len(found)} games with differences")
            wrong += len(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
