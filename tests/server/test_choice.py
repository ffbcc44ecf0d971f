"""The way of a choice: checked once, played on a fork, stored, and only then real. Whatever fails leaves no trace."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any

import pytest

import beringia
from beringia import Position
from beringia.games import registry
from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.declare import PlainDecision, state, step
from beringia.kernel.domains import Domain, count
from beringia.kernel.events import EventSpace
from beringia.kernel.fields import Field
from beringia.kernel.rules import Rules
from beringia.kernel.session import Session
from beringia.kernel.state import State
from beringia.kernel.terms import Seat
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError
from beringia.server.messages import UpdateMessage
from beringia.server.rows import SeatRow, TableRow
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.table import Table

ALL = (0, 1, 2)
#: The choice on which the rules of the fragile game fail.
BAD = 2


class FailingStore(Store):
    """A store whose next writes fail: before their commit, or after it, when the database has them."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.fail_before = 0
        self.fail_after = 0

    async def add_steps(self, *rows: Any) -> None:
        if self.fail_before:
            self.fail_before -= 1
            raise StorageError("the disk is full")
        await super().add_steps(*rows)
        if self.fail_after:
            self.fail_after -= 1
            raise StorageError("the connection was lost")


class Screen:
    """A subscriber that keeps what it receives."""

    def __init__(self) -> None:
        self.seats: Seats = ()
        self.gone = False
        self.received: list[dict[str, Any]] = []
        self.closed: int | None = None

    def push(self, message: str) -> None:
        if '"type":"update"' in message:
            UpdateMessage.model_validate_json(message)  # it is written without its model
        self.received.append(json.loads(message))

    def close(self, code: int) -> None:
        self.closed = code

    @property
    def updates(self) -> list[int]:
        return [message["version"] for message in self.received if message["type"] == "update"]


def new_row(kinds: str, key: str) -> TableRow:
    game = beringia.game(key)
    seats = [SeatRow("human", "Ada") if kind == "h" else SeatRow("bot", "Bo", "random") for kind in kinds]
    options = dict(game.check_options(len(kinds), {}))
    names = ["Ada"] * len(kinds)
    return TableRow(
        "t", game.key, game.content.version, game.rules_version, options, "playing", 7, "salt", names, seats
    )


@asynccontextmanager
async def a_table(
    tmp_path: Path, kinds: str = "hhh", key: str = "eiszeit"
) -> AsyncIterator[tuple[Table, FailingStore, list[Screen]]]:
    """A table with two screens in front of it."""
    settings = Settings(db=f"sqlite:///{tmp_path / 't.sqlite'}", bot_delay=0)
    store, pool = FailingStore(settings.db), BotPool(settings)
    await store.add_table(new_row(kinds, key))
    saved = store.table("t")
    assert saved is not None
    table = Table.load(saved, store, pool, settings)
    screens = [Screen(), Screen()]
    for screen in screens:
        await table.audience.subscribe(screen, [], -1)
    try:
        yield table, store, screens
    finally:
        table.close(1001)
        pool.close()
        store.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def session_of(table: Table) -> Session:
    assert table.session is not None
    return table.session


def state_of(table: Table) -> tuple[str, str, int, list[int]]:
    session = session_of(table)
    return session.position.digest(), table.committing.head, table.version, [session.undo_depth(seat) for seat in ALL]


async def choose(table: Table, message: str) -> int:
    position = session_of(table).position
    assert position.seat is not None
    return await table.choose(position.seat, position.choices()[0], table.version, message, ALL)


async def refused(attempt: Awaitable[object]) -> RequestError:
    with pytest.raises(RequestError) as caught:
        await attempt
    return caught.value


def test_a_choice_is_checked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(Position._is_offered, "__code__"):
        pytest.skip("compiled methods cannot be watched")
    checks: list[int] = []
    check = Position._is_offered

    def counted(position: Position, code: int) -> bool:
        checks.append(code)
        return check(position, code)

    async def play() -> None:
        async with a_table(tmp_path) as (table, _, _):
            choice = session_of(table).position.choices()[0]
            monkeypatch.setattr(Position, "_is_offered", counted)
            seat = session_of(table).position.seat
            assert seat is not None
            await table.choose(seat, choice, 0, "m", ALL)
            monkeypatch.undo()
            assert checks == [choice]

    run(play)


def test_a_commit_that_fails_once_is_refused_and_nothing_has_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, store, screens):
            await choose(table, "first")
            before = state_of(table)
            store.fail_before = 1
            error = await refused(choose(table, "second"))
            assert (error.code, error.status) == ("storage", 503)
            assert "nothing has changed" in error.message
            assert state_of(table) == before
            assert table.telling.summary(()).version == 1
            assert store.last_version("t") == 1
            assert [screen.closed for screen in screens] == [None, None]
            assert await choose(table, "second") == 2  # the same message again
            assert [screen.updates for screen in screens] == [[1, 2], [1, 2]]
            assert store.last_version("t") == 2

    run(play)


def test_an_undo_whose_commit_fails_can_be_tried_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, store, _):
            start = state_of(table)
            seat = session_of(table).position.seat
            assert seat is not None
            await choose(table, "a")
            before = state_of(table)
            store.fail_before = 1
            assert (await refused(table.undo(seat, 1, "b", ALL))).code == "storage"
            assert state_of(table) == before
            await table.undo(seat, 1, "b", ALL)
            assert state_of(table)[0] == start[0]
            saved = store.table("t")
            assert saved is not None
            assert [entry.text for entry in saved.entries][1:] == ["undo"]

    run(play)


def test_a_commit_that_took_effect_although_it_failed_is_not_made_twice(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, store, screens):
            evicted: list[Table] = []
            table.on_evicted = evicted.append
            store.fail_after = 1
            assert (await refused(choose(table, "first"))).code == "storage"
            assert table.version == 0
            # The next attempt finds out that the database is one step ahead: the table has to be loaded again.
            assert (await refused(choose(table, "first"))).code == "storage"
            assert evicted == [table]
            await asyncio.sleep(0)
            assert [screen.closed for screen in screens] == [1012, 1012]
            saved = store.table("t")
            assert saved is not None
            settings = Settings(db="unused")
            again = Table.load(saved, store, BotPool(settings), settings)
            assert again.version == 1
            seat = saved.entries[0].seat
            assert await again.choose(seat, saved.entries[0].choice, 0, "first", ALL) == 1  # answered, not applied

    run(play)


def test_bots_try_again_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beringia.server.bot_turns.RETRY_SECONDS", 0.01)

    async def play() -> None:
        async with a_table(tmp_path, "bbb") as (table, store, screens):
            store.fail_before = 3
            while table.version < 5:
                await asyncio.sleep(0.01)
            assert store.fail_before == 0
            assert [screen.closed for screen in screens] == [None, None]

    run(play)


# -- rules that fail


CODES = CodeSpace()
TAKE = Verb(CODES, "take", [("bones", Domain("bones", 3, first=1))])


@state
class Heap(State):
    seats: Annotated[int, Field(count(2), at=None)]
    bones: Annotated[int, Field(count(12))]
    taker: Annotated[int, Field(Domain("seat", 2).or_nothing(), start=-1)]


@step
class Take(PlainDecision):
    CLAUSE, VERBS, BELOW = "", (TAKE,), ("",)

    def offer(self, s: Heap) -> None:
        for code in range(min(3, s.bones)):
            s.offer(code)

    def take(self, s: Heap, code: int) -> None:
        s.bones -= code + 1
        s.taker = int(self.seat)
        if s.bones > 0:
            s.push(Take(Seat(1 - self.seat)))


class Fragile(Rules):
    """Two players take bones, who takes the last one wins. It fails on one choice, when the position has changed."""

    def __init__(self) -> None:
        super().__init__("last_bone", range(2, 3), Heap, [Take], CODES, EventSpace(), [])

    def set_up(self, state: Heap) -> None:
        state.bones = 12
        state.push(Take(Seat(0)))

    def scores(self, state: Heap) -> list[int]:
        return [int(state.taker == seat) for seat in range(2)]

    def taken_unasked(self, code: int) -> bool:
        return False

    def notation(self, state: State, code: int) -> str:
        if code == BAD:
            raise ZeroDivisionError("a rule has failed")
        return super().notation(state, code)


def load(content: Path | None) -> Rules:
    """What the registry calls."""
    return Fragile()


@pytest.fixture
def fragile() -> Iterator[str]:
    registry.register("last_bone", __name__)
    yield "last_bone"
    registry.forget("last_bone")


def test_a_rule_that_fails_leaves_the_table_as_it_was(
    tmp_path: Path, fragile: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with a_table(tmp_path, "hh", fragile) as (table, store, screens):
            await choose(table, "a")
            seat = session_of(table).position.seat
            assert seat is not None
            before = state_of(table)
            for attempt in range(2):
                error = await refused(table.choose(seat, BAD, 1, f"bad{attempt}", ALL))
                assert (error.code, error.key) == ("rule-error", "refused-rule-error")
                assert state_of(table) == before
            assert store.last_version("t") == 1
            assert await table.choose(seat, 1, 1, "good", ALL) == 2  # the table goes on
            assert [screen.updates for screen in screens] == [[1, 2], [1, 2]]
            assert "ZeroDivisionError" in caplog.text
            assert f"choice {BAD} failed at table t, version 1" in caplog.text

    run(play)


def test_a_bot_avoids_a_choice_on_which_a_rule_fails(
    tmp_path: Path, fragile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("beringia.server.bot_turns.RETRY_SECONDS", 0.01)
    asked = 0

    async def always_bad(pool: BotPool, bot: str, position: Position, *more: object) -> int:
        nonlocal asked
        asked += 1
        return position.choices()[-1]

    async def play() -> None:
        monkeypatch.setattr(BotPool, "choose", always_bad)
        async with a_table(tmp_path, "bb", fragile) as (table, _, _):
            while table.status != "finished":
                await asyncio.sleep(0.01)
            assert asked > 3

    run(play)


def test_a_record_survives_a_rule_that_fails(fragile: str) -> None:
    record = beringia.Record(beringia.game(fragile), 2, 7)
    record.play(0)
    digest, head = record.position.digest(), record.head
    with pytest.raises(ZeroDivisionError):
        record.play(BAD)
    assert (record.position.digest(), record.head, len(record.entries)) == (digest, head, 1)
    assert record.position.choices() == [0, 1, 2]
    assert record.undo_depth(record.entries[0].seat) == 1
    record.play(1)
    assert len(record.entries) == 2
