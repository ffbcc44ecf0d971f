"""Tables of older versions: they go on if the rules are compatible; else they say why, are watched and exported."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

import beringia
from beringia import Game, Record, RecordError
from beringia.games import registry
from beringia.kernel import versions
from beringia.kernel.record import result_of
from beringia.server import replays
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError
from beringia.server.messages import TableMessage
from beringia.server.migrations import SCHEMA
from beringia.server.rows import schema_rows
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.table import Table
from tests.server.running import Server
from tests.server.test_choice import Screen

SAMPLE = Path(__file__).parent / "samples" / "tables-schema-1.sql"
CONTENT = Path(__file__).parents[1] / "kernel" / "samples"
#: Table of the sample -> version, who may undo how much, digest.
PLAYED = {
    "eiszeit-played": (70, [0, 0, 1], "313f1d7d5fde0924516e5b49e71cf553630f9e85fadc03b9ee14cefd866a3e3c"),
    "eiszeit-finished": (267, [0, 0, 0], "fe7d52212cf38b6fc44371b8a7d0c98b106d15e765eb4df891b5ab5f18f7e9b1"),
    "valley-played": (60, [1, 0], "1c8392e6f1623b351768bdb59f0837b90c351b1d48e7bfdf3ba8cae0b751ad87"),
    "winter-played": (60, [0, 4], "70092f2e9f4654943b45280b77a0922519c224a87fa561667a404d99fd4e3409"),
}


def token(name: str) -> str:
    """The token of a player of the sample."""
    return f"token-of-{name}".ljust(32, "-")


@cache
def first_content(key: str) -> Game:
    """A game with the content that the samples were played with."""
    return registry.game(key, CONTENT / f"{key}-content-1.toml")


def begin_with_first_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games have that content."""
    for key in beringia.games():
        monkeypatch.setitem(registry._loaded, key, first_content(key))


@pytest.fixture
def sample(database: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database as an older version left it; games have the content that it was played with."""
    script = SAMPLE.read_text(encoding="utf-8")
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.executescript(script)
        connection.close()
    else:
        with psycopg.connect(database, autocommit=True) as server:
            server.execute(script.encode())
    begin_with_first_content(monkeypatch)
    return database


class Tables:
    """The tables of a database, as a server loads them."""

    def __init__(self, database: str) -> None:
        self.settings = Settings(db=database, bot_delay=0, hello_steps=10_000)
        self.store = Store(database)
        self.pool = BotPool(self.settings)

    def load(self, name: str) -> Table:
        saved = self.store.table(name)
        assert saved is not None
        return Table.load(saved, self.store, self.pool, self.settings)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Tables]:
    tables = Tables(database)
    try:
        yield tables
    finally:
        tables.pool.close()
        tables.store.close()


def set_rules(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    for key in beringia.games():
        monkeypatch.setattr(beringia.game(key), "rules_version", version)


async def play(table: Table, steps: int) -> None:
    for _ in range(steps):
        session = table.session
        assert session is not None
        seat = session.position.seat
        assert seat is not None
        choice = session.position.choices()[-1]
        await table.choose(seat, choice, table.version, f"new{table.version}", (0, 1, 2))


async def watched(table: Table, *tokens: str) -> TableMessage:
    """What a connection is sent first."""
    screen = Screen()
    await table.audience.subscribe(screen, tokens, -1)
    table.audience.unsubscribe(screen)
    return TableMessage.model_validate(screen.received[0])


# -- what "compatible" means


@pytest.mark.parametrize(
    ("saved", "current", "wanted"),
    [
        ("1.0", "1.0", True),
        ("1.0", "1.3", True),
        ("1", "1.0", True),
        ("1.9", "1.10", True),
        ("1.3", "1.2", False),  # played with newer rules than these
        ("1.0", "2.0", False),
        ("2.0", "1.9", False),
        ("", "1.0", False),
        ("1.x", "1.0", False),
        ("-1.0", "1.0", False),
    ],
)
def test_older_minor_versions_are_compatible(saved: str, current: str, wanted: bool) -> None:
    assert versions.compatible(saved, current) is wanted


# -- the sample


def test_a_database_of_schema_1_is_taken_over(sample: str) -> None:
    for _ in range(2):  # the second time there is nothing left to do
        store = Store(sample)
        try:
            with store.engine.connect() as connection:
                assert connection.execute(schema_rows.select()).scalars().all() == [SCHEMA]
            saved = store.table("eiszeit-played")
            assert saved is not None
            assert saved.row.rules == versions.UNVERSIONED
            assert saved.entries[-1].result is None
        finally:
            store.close()


def test_old_tables_stand_where_they_stood_and_go_on(sample: str) -> None:
    async def check() -> None:
        async with opened(sample) as tables:
            for name, (version, undo, digest) in PLAYED.items():
                table = tables.load(name)
                session = table.session
                assert session is not None, table.telling.summary(()).outdated
                assert (table.version, session.position.digest()) == (version, digest)
                assert [session.undo_depth(seat) for seat in range(len(undo))] == undo
                message = await watched(table, token("Ada"))
                assert [step["version"] for step in message.steps] == list(range(version + 1))
                if table.status == "finished":
                    continue
                await play(table, 3)
                again = tables.load(name)
                assert again.version == version + 3
                assert again.session is not None
                assert again.session.position == table.session.position  # type: ignore[union-attr]

    asyncio.run(check())


def test_a_table_that_waits_begins_with_the_rules_of_today(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_rules(monkeypatch, "2.0")

    async def check() -> None:
        async with opened(sample) as tables:
            table = tables.load("eiszeit-waiting")
            assert table.status == "waiting"
            await table.sitting.join("invitation".ljust(32, "-"), "Cy", None)
            assert (table.status, table.row.rules) == ("playing", "2.0")
            await play(table, 2)
            assert tables.load("eiszeit-waiting").version == 2

    asyncio.run(check())


def test_compatible_rules_play_on_and_leave_their_version(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_rules(monkeypatch, "1.3")

    async def check() -> None:
        async with opened(sample) as tables:
            table = tables.load("eiszeit-played")
            assert (table.status, table.row.rules) == ("playing", "1.0")
            await play(table, 1)
            assert tables.load("eiszeit-played").row.rules == "1.3"
            # Its last step was made with version 1.3: an older program must not go on with it.
            set_rules(monkeypatch, "1.2")
            assert tables.load("eiszeit-played").status == "outdated"
            assert tables.load("valley-played").status == "playing"

    asyncio.run(check())


def test_rules_that_lead_elsewhere_than_stored_are_found_out(sample: str) -> None:
    """Versions are a promise; the digest of the last position checks it."""

    async def check() -> None:
        async with opened(sample) as tables:
            await play(tables.load("eiszeit-played"), 1)
            saved = tables.store.table("eiszeit-played")
            assert saved is not None
            assert saved.result is not None
            saved.result = json.dumps({**json.loads(saved.result), "digest": "0" * 64})
            table = Table.load(saved, tables.store, tables.pool, tables.settings)
            outdated = table.telling.summary(()).outdated
            assert outdated is not None
            assert outdated.key == "refused-outdated-damaged"
            assert "digest differs" in outdated.message

    asyncio.run(check())


# -- incompatible


def test_an_incompatible_table_says_why_and_is_watched(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(sample) as tables:
            # Games that ask other questions than they did are played to their end by the rules they began with.
            for name, rules in (("eiszeit-played", "1.1"), ("valley-played", "1.0"), ("winter-played", "1.0")):
                table = tables.load(name)
                await play(table, 1)
                before = await watched(table, token("Ada"))
                public = await watched(table)
                with monkeypatch.context() as newer:
                    set_rules(newer, "2.0")
                    table = tables.load(name)
                    summary = table.telling.summary(())
                    assert summary.status == "outdated"
                    assert summary.outdated is not None
                    assert summary.outdated.key == "refused-outdated-rules"
                    assert summary.outdated.args == {"saved": rules, "current": "2.0"}
                    assert summary.scores == before.scores
                    with pytest.raises(RequestError) as refused:
                        await table.choose(0, 0, table.version, "m", (0, 1, 2))
                    assert (refused.value.code, refused.value.key) == ("outdated", "refused-outdated-rules")
                    # Everybody sees what he saw, and nothing else.
                    after = await watched(table, token("Ada"))
                    assert (after.version, after.steps, after.views) == (before.version, before.steps, before.views)
                    assert (after.status, after.decision, after.choices) == ("outdated", None, {"0": []})
                    assert after.outdated == summary.outdated
                    spectator = await watched(table)
                    assert (spectator.steps, spectator.views) == (public.steps, public.views)
                    log = await table.telling.log(0)
                    assert log.view == before.views["0"]
                    assert log.view_version == log.version == before.version
                    assert [step.events for step in log.steps] == [step["events"]["0"] for step in before.steps]

    asyncio.run(check())


def test_a_table_never_played_since_is_watched_without_a_board(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_rules(monkeypatch, "2.0")

    async def check() -> None:
        async with opened(sample) as tables:
            table = tables.load("eiszeit-played")
            message = await watched(table, token("Bo"))
            assert message.views == {}
            assert [step["version"] for step in message.steps] == list(range(71))
            assert message.steps[1]["events"]["1"][0]["kind"] == "hunter_placed"
            assert (await table.telling.log(1)).view is None

    asyncio.run(check())


def test_an_incompatible_table_is_exported(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = beringia.game("eiszeit")

    def exported(tables: Tables, table: Table, mine: tuple[int, ...]) -> dict[str, Any]:
        return replays.record_file(tables.store, table.row, table.record_result(mine))

    async def check() -> None:
        async with opened(sample) as tables:
            table = tables.load("eiszeit-played")
            with pytest.raises(RequestError, match="not-finished"):
                exported(tables, table, (0, 1, 2))
            await play(table, 2)
            assert table.session is not None
            end = result_of(table.session.position)
            with monkeypatch.context() as newer:
                set_rules(newer, "2.0")
                table = tables.load("eiszeit-played")
                for mine in ((), (0,), (0, 1)):  # others have secrets in it
                    with pytest.raises(RequestError, match="not-finished"):
                        exported(tables, table, mine)
                data = exported(tables, table, (0, 1, 2))
                finished = exported(tables, tables.load("eiszeit-finished"), ())
            # The program that can play it takes it as it is.
            assert {key: data[key] for key in end} == end
            assert Record.from_dict(game, data).position.digest() == end["digest"]
            assert (finished["over"], finished["rules"], len(finished["entries"])) == (True, "1.0", 267)

    asyncio.run(check())


def test_a_table_of_other_content_says_so(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with opened(sample) as tables:
            saved = tables.store.table("valley-played")
            assert saved is not None
            saved.row.content = "another"
            table = Table.load(saved, tables.store, tables.pool, tables.settings)
            outdated = table.telling.summary(()).outdated
            assert outdated is not None
            assert outdated.key == "refused-outdated-content"
            assert outdated.args["saved"] == "another"

    asyncio.run(check())


# -- over the wire


def test_an_incompatible_table_over_the_wire(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        table, secrets = server.new_table("me", "me", "bot:random")
        tokens = list(secrets.values())
        with server.tab(table, *tokens) as tab:
            for _ in range(6):
                tab.settle()
                tab.choose()
            tab.settle()
            version, steps = tab.version, tab.steps
        server.stop()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE tables SET rules = '0.7'")
        database.close()
        server.start()
        summary = server.get(f"tables/{table}")
        assert (summary["status"], summary["outdated"]["args"]["saved"]) == ("outdated", "0.7")
        with server.tab(table, tokens[0]) as tab:
            assert (tab.version, tab.scene["status"]) == (version, "outdated")
            assert tab.scene["views"]["0"]["viewer"] == 0
            assert [step["events"]["0"] for step in tab.steps] == [step["events"]["0"] for step in steps]
            refused = tab.ask({"type": "choose", "version": version, "seat": 0, "choice": 1})
            assert (refused["code"], refused["key"]) == ("outdated", "refused-outdated-rules")
        for path, status in (("start", 409), ("rematch", 409)):
            assert server.ask("POST", f"tables/{table}/{path}", {}, tokens).status_code == status, path
        log = server.get(f"tables/{table}/log?seat=1", tokens[1:])
        assert (log["viewer"], log["version"], log["rules"]) == ("1", version, "0.7")
        assert server.ask("GET", f"tables/{table}/log?seat=0", tokens=tokens[1:]).status_code == 403
        assert server.ask("GET", f"tables/{table}/record", tokens=tokens[:1]).status_code == 409
        data = server.get(f"tables/{table}/record", tokens)
        with pytest.raises(RecordError, match=r"version '0\.7' of the rules"):
            Record.from_dict(beringia.game("eiszeit"), data)
        assert len(Record.from_dict(beringia.game("eiszeit"), {**data, "rules": "1.0"}).entries) == version


# -- records


def test_records_carry_the_version_of_the_rules() -> None:
    game = beringia.game("eiszeit")
    record = Record(game, 3, 7)
    record.play(record.position.choices()[0])
    data = record.to_dict()
    assert data["rules"] == game.rules_version
    older = {**data, "rules": "1"}
    loaded = Record.from_dict(game, older)
    assert loaded.to_dict() == older
    loaded.play(loaded.position.choices()[0])  # from here on it takes the rules of today
    assert loaded.rules == game.rules_version
    for version in ("0.9", "1.999", "99.0", "", None, 1.5):
        with pytest.raises(RecordError, match="of the rules"):
            Record.from_dict(game, {**data, "rules": version})


def test_a_record_without_a_version_is_of_the_first() -> None:
    game = beringia.game("eiszeit")
    record = Record(game, 3, 7)
    record.play(record.position.choices()[0])
    old = {key: value for key, value in record.to_dict().items() if key != "rules"}
    loaded = Record.from_dict(game, old)
    assert loaded.rules is None
    assert loaded.to_dict() == old
    loaded.undo(loaded.entries[0].seat)
    assert loaded.to_dict()["rules"] == game.rules_version
