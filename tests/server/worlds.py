"""Two tables that differ in one hidden card, played alike: everything that others are told of them must be the same.

It goes through the server's own code, from a stored position on: what is sent over connections, what a hello, a list of
tables, a log and a replay show, and how requests are refused.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import insert

from beringia import Game, Position
from beringia.lab.secrecy import Swap, differ_by_drawing, differ_by_showing, swapped
from beringia.server import redaction, replays
from beringia.server.bot_pool import BotPool
from beringia.server.encoding import to_json
from beringia.server.errors import RequestError
from beringia.server.numbering import mask_of
from beringia.server.rows import SeatRow, SnapshotRow, TableRow, snapshot_rows
from beringia.server.seating import Seats, hash_secret
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.table import Table
from beringia.server.terms import Terms

#: The version of the stored position from which both worlds go on.
BEGIN = 1
#: How many decisions both worlds are played on.
PLAYED_ON = 6
#: How many steps of a replay are looked at.
REPLAYED = 40

_ids = itertools.count()


class Listener:
    """A subscriber that keeps the very text that it is sent."""

    def __init__(self) -> None:
        self.seats: Seats = ()
        self.gone = False
        self.heard: list[str] = []

    def push(self, message: str) -> None:
        self.heard.append(message)

    def close(self, code: int) -> None:
        self.gone = True


class World:
    """Where tables are kept in one of the two worlds."""

    def __init__(self, file: Path, window_seconds: float = 0.0) -> None:
        self.settings = Settings(db=f"sqlite:///{file}", bot_delay=0, window_seconds=window_seconds, snapshot_every=5)
        self.store = Store(self.settings.db)
        self.pool = BotPool(self.settings)

    async def table(
        self, table_id: str, position: Position, viewer: int, settle: bool = True, terms: Terms | None = None
    ) -> Seen:
        """A table that stands at a position, and has those in front of it who look on."""
        seats = [SeatRow("human", f"P{seat}", token=hash_secret(f"token{seat}")) for seat in range(position.seats)]
        game = position.game
        row = TableRow(
            table_id,
            game.key,
            game.content.version,
            game.rules_version,
            dict(position.options),
            "playing",
            7,
            "salt",
            [held.name for held in seats],
            seats,
            created=1,
            changed=1,
            terms=terms or Terms(),
        )
        await self.store.add_table(row)
        snapshot = SnapshotRow(table_id, BEGIN, "head", to_json(position.to_dict()))
        with self.store.engine.begin() as connection:
            connection.execute(insert(snapshot_rows).values(**vars(snapshot)))
        seen = Seen(self, self._loaded(table_id), viewer)
        await seen.look(settle)
        return seen

    def _loaded(self, table_id: str) -> Table:
        saved = self.store.table(table_id)
        assert saved is not None
        table = Table.load(saved, self.store, self.pool, self.settings)
        table.noticing.begin()
        return table

    def close(self) -> None:
        self.pool.close()
        self.store.close()


class Seen:
    """A table, and two who look on: a player, and a spectator."""

    def __init__(self, world: World, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self._world = world
        self._asked = 0
        self._listeners: dict[int | None, Listener] = {viewer: Listener(), None: Listener()}

    @property
    def position(self) -> Position:
        assert self.table.session is not None
        return self.table.session.position

    async def look(self, settle: bool = True) -> None:
        for viewer, listener in self._listeners.items():
            listener.gone = False
            await self.table.audience.subscribe(listener, [] if viewer is None else [f"token{viewer}"], -1)
        if settle:
            await self.settle()

    async def settle(self) -> None:
        """Let the server answer what it answers by itself."""
        while self.table._bots.running:
            await asyncio.sleep(0)

    async def choose(self, choice: int, settle: bool = True) -> None:
        """Let the seat that decides choose, from a screen of its own."""
        seat = self.position.seat
        assert seat is not None
        self._asked += 1
        version = self.table.telling.version_for((seat,))
        await self.table.choose(seat, choice, version, f"m{self._asked}", (seat,))
        if settle:
            await self.settle()

    def crash(self) -> None:
        """Another process goes on with what is stored."""
        self.table.close(1012)
        self.table = self._world._loaded(self.table.row.id)

    def heard(self, viewer: int | None) -> int:
        """How many messages a viewer has been sent."""
        return len(self._listeners[viewer].heard)

    async def shown(self, viewer: int | None, replayed: bool) -> list[str]:
        """All that a viewer has been told, and would be told if he asked now."""
        return [*self._listeners[viewer].heard, *await self.answers(viewer, replayed)]

    async def answers(self, viewer: int | None, replayed: bool) -> list[str]:
        telling = self.table.telling
        seats = redaction.seats_of(viewer)
        told = [
            await telling.greeting(-1, seats),
            (await telling.earlier_steps(-1, 2**31 - 1, "i", seats)).model_dump_json(),
            telling.summary(seats).model_dump_json(exclude={"changed"}),
        ]
        if viewer is not None and self.table.asked != viewer:
            told += [await self._refusal(viewer, choice) for choice in (0, 1)]
        return [*told, (await telling.log(viewer)).model_dump_json(), self._replay(viewer)] if replayed else told

    def _replay(self, viewer: int | None) -> str:
        row, numbering = self.table.row, self.table.telling.numbering
        seats = redaction.seats_of(viewer)
        version = self.table.telling.version_for(seats)
        upto = numbering.version(version, seats)
        page = replays.page_entries(self._world.store, row.id, upto, BEGIN + 1, REPLAYED, mask_of(seats))
        missed = numbering.missed(seats)
        shown = replays.replay(row, (row.game, None), *page, missed, version, viewer, BEGIN + 1, REPLAYED)
        return shown.model_dump_json()

    async def _refusal(self, seat: int, choice: int) -> str:
        """What is answered to somebody who chooses when it is not for him to decide."""
        try:
            await self.table.choose(seat, choice, self.table.telling.version_for((seat,)), "probe", (seat,))
        except RequestError as error:
            return error.problem().model_dump_json()
        raise AssertionError("a choice out of turn was taken")


@asynccontextmanager
async def two_worlds(folder: Path, window_seconds: float = 0.0) -> AsyncIterator[tuple[World, World]]:
    worlds = World(folder / "here.sqlite", window_seconds), World(folder / "there.sqlite", window_seconds)
    try:
        yield worlds
    finally:
        for world in worlds:
            world.close()


async def compare(
    here: Seen, there: Seen, swap: Swap, before: tuple[Position, Position], replayed: bool
) -> tuple[bool, str]:
    """Has one of the swapped things been shown, and what else is different?"""
    shown = False
    for viewer in (swap.viewer, None):
        one, two = await here.shown(viewer, replayed), await there.shown(viewer, replayed)
        if one == two:
            continue
        first, second = next(
            ((a, b) for a, b in itertools.zip_longest(one, two, fillvalue="nothing") if a != b), ("", "")
        )
        told = first.encode(), second.encode()
        if not (differ_by_showing(*told, swap.things) or differ_by_drawing(*told, swap, before)):
            return shown, f"to {redaction.viewer_name(viewer)}: {_around(first, second)}"
        shown = True
    return shown, ""


def _around(one: str, two: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 60) : at + 60]}... or ...{two[max(0, at - 60) : at + 60]}..."


async def play_on(here: Seen, there: Seen, swap: Swap, first: int, picker: random.Random) -> tuple[int, str]:
    """Make a choice in both worlds, and then the same ones as long as it goes; how many, and the first difference."""
    made, choice = 0, first
    while True:
        before = here.position.copy(), there.position.copy()
        for seen in (here, there):
            await seen.choose(choice)
        made += 1
        await _catch_up(here, there)
        shown, wrong = await compare(here, there, swap, before, replayed=made % 3 == 0)
        if wrong or shown or made == PLAYED_ON:
            return made, wrong
        if picker.random() < 0.2:
            for seen in (here, there):
                if not await _survives_a_crash(seen, swap.viewer):
                    return made, "another process tells something else"
        common = sorted(set(here.position.choices()) & set(there.position.choices()))
        if not common or here.position.seat != there.position.seat or here.position.over:
            return made, ""
        choice = picker.choice(common)


async def _survives_a_crash(seen: Seen, viewer: int) -> bool:
    """Nothing that is withheld is forgotten."""
    before = [await seen.answers(eye, replayed=True) for eye in (viewer, None)]
    seen.crash()
    await seen.look()
    return [await seen.answers(eye, replayed=True) for eye in (viewer, None)] == before


async def _catch_up(here: Seen, there: Seen) -> None:
    """Where the server has passed for a seat in one world, it passes by itself in the other."""
    while here.table.version != there.table.version:
        behind = here if here.table.version < there.table.version else there
        passing = behind.position.passing
        if passing is None:
            return
        await behind.choose(passing)


async def try_game(worlds: Sequence[World], game: Game, number: int, swaps: int, most: int) -> tuple[int, str]:
    """A random game with swaps on its way, at each of which at most so many choices are tried: how many choices were
    compared, and the first difference."""
    picker = random.Random(f"{game.key} {number}")
    seats = game.seats[number % len(game.seats)]
    position = game.start(seats, seed=number)
    line: list[Position] = []
    while not position.over:
        line.append(position.copy())
        position.play(picker.choice(position.choices()))
    compared = 0
    # Windows are where the server passes for people: half of the swaps are made in them, if there are any.
    windows = [at for at in line if at.passing is not None]
    for count in range(swaps):
        at = picker.choice(windows if windows and count % 2 else line)
        swap = swapped(at, picker.randrange(seats), picker)
        if swap is None:
            continue
        common = sorted(set(at.choices()) & set(swap.position.choices()))
        for choice in picker.sample(common, min(most, len(common))):
            made, wrong = await _try(worlds, at, swap, choice, picker)
            compared += made
            if wrong:
                things = " and ".join(map(str, swap.things))
                return compared, f"{game.key}, game {number}, {seats} players: {things} swapped, {choice}: {wrong}"
    return compared, ""


async def _try(
    worlds: Sequence[World], at: Position, swap: Swap, choice: int, picker: random.Random
) -> tuple[int, str]:
    table_id = f"t{next(_ids)}"
    here = await worlds[0].table(table_id, at, swap.viewer)
    there = await worlds[1].table(table_id, swap.position, swap.viewer)
    try:
        await _catch_up(here, there)
        _, wrong = await compare(here, there, swap, (at, swap.position), replayed=False)
        if wrong:
            return 0, wrong
        if choice not in here.position.choices() or choice not in there.position.choices():
            return 1, ""  # the server has passed in both, and it is another decision by now
        return await play_on(here, there, swap, choice, picker)
    finally:
        here.table.close(1001)
        there.table.close(1001)


async def swapped_windows(
    worlds: Sequence[World], game: Game, terms: Terms | None = None
) -> AsyncIterator[tuple[Seen, Seen, Swap]]:
    """Windows of random games in which somebody is asked in one world, and in the other the server passes for him."""
    for number in itertools.count():
        picker = random.Random(f"{game.key} window {number}")
        position = game.start(game.seats[number % len(game.seats)], seed=number)
        while not position.over:
            viewer = picker.randrange(position.seats)
            if position.passing is not None and viewer != position.seat and picker.random() < 0.2:
                swap = swapped(position, viewer, picker)
                if swap is not None and len({len(at.choices()) > 1 for at in (position, swap.position)}) == 2:
                    table_id = f"t{next(_ids)}"
                    here = await worlds[0].table(table_id, position, viewer, settle=False, terms=terms)
                    there = await worlds[1].table(table_id, swap.position, viewer, settle=False, terms=terms)
                    try:
                        yield here, there, swap
                    finally:
                        here.table.close(1001)
                        there.table.close(1001)
            position.play(picker.choice(position.choices()))
