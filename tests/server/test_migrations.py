"""Old databases: every schema that ever was leads to the present one, which is the one that the code describes."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path

import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from beringia.server import migrations
from beringia.server.database import open_engine
from beringia.server.rows import metadata
from beringia.server.store import Store
from tests.server import test_versions
from tests.server.test_versions import opened, play

#: Samples from the time of Alembic have no schema of their own, only its number.
DATA_ONLY = {"tables-schema-4.sql": "4"}
SAMPLES = Path(__file__).parent / "samples"
#: Table of the sample of schema 2 -> version, who may undo how much, digest.
PLAYED = {
    "eiszeit-played": (82, [1, 0, 0], "c167065819564bef22c15320f60b2266673720937e3f7c35da24cbbca6261779"),
    "valley-played": (72, [0, 2], "e619b00e609d78d47e2d6f657b5b3537b3b1ed8c6880b1daea8390ef43869be3"),
    "winter-played": (72, [0, 1], "ad18559ce3f33ed79492e560c3b4d29e26c3e3270c19f6ffb0ff19c6e27f3c53"),
}


def fill(database: str, sample: str) -> None:
    """Make the database that an older version has left."""
    script = (SAMPLES / sample).read_text(encoding="utf-8")
    if sample in DATA_ONLY:
        engine = open_engine(database, 20)
        with engine.begin() as begun:
            migrations._lock(begun)
            command.upgrade(migrations._config(begun), DATA_ONLY[sample])
        engine.dispose()
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.executescript(script)
        connection.close()
    else:
        with psycopg.connect(database, autocommit=True) as server:
            server.execute(script.encode())


def test_the_steps_lead_to_the_schema_of_this_version() -> None:
    assert migrations.newest() == str(migrations.SCHEMA)


@pytest.mark.parametrize("sample", ["", "tables-schema-1.sql", "tables-schema-2.sql", "tables-schema-4.sql"])
def test_every_way_leads_to_the_schema_that_the_code_describes(database: str, sample: str) -> None:
    if sample:
        fill(database, sample)
    store = Store(database)
    try:
        with store.engine.connect() as connection:
            assert migrations.found_schema(connection) == migrations.SCHEMA
            context = MigrationContext.configure(
                connection,
                opts={
                    "compare_type": True,
                    "include_name": lambda name, kind, _: kind != "table" or name in metadata.tables,
                    # The defaults of columns that were added serve older programs; the code gives every value.
                    "compare_server_default": False,
                },
            )
            assert compare_metadata(context, metadata) == []
    finally:
        store.close()


def test_tables_of_schema_2_go_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(database, "tables-schema-2.sql")
    test_versions.begin_with_first_content(monkeypatch)

    async def check() -> None:
        async with opened(database) as tables:
            for name, (version, undo, digest) in PLAYED.items():
                table = tables.load(name)
                session = table.session
                assert session is not None, table.telling.summary(()).outdated
                assert (table.version, session.position.digest()) == (version, digest)
                assert [session.undo_depth(seat) for seat in range(len(undo))] == undo
                assert not table.row.private
                await play(table, 2)
                assert tables.load(name).version == version + 2

    asyncio.run(check())


def test_a_window_of_schema_4_goes_on(database: str) -> None:
    """What was withheld stays withheld, and everybody counts as before."""
    fill(database, "tables-schema-4.sql")

    async def check() -> None:
        async with opened(database) as tables:
            table = tables.load("valley-window")
            session = table.session
            assert session is not None, table.telling.summary(()).outdated
            digest = "06ed4bbf6df8baff3056ce96936241fcb8faa356967c863ef16535ebc596442a"
            assert (table.version, session.position.digest()) == (63, digest)
            assert session.position.passing is not None
            told = [table.telling.version_for(seats) for seats in ((), (0,), (1,), (2,))]
            assert told == [55, 55, 56, 57]
            table.wake_bots()  # the seat that is asked has nothing to play: the server passes for it
            until = time.monotonic() + 60
            while table.version == 63 and time.monotonic() < until:
                await asyncio.sleep(0.05)
            table.close(1001)
            assert tables.load("valley-window").version == table.version > 63

    asyncio.run(check())


def test_a_migration_that_fails_leaves_the_database_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(database, "tables-schema-1.sql")
    with monkeypatch.context() as broken:
        broken.setattr("alembic.op.create_index", None)  # the last thing that happens
        with pytest.raises(TypeError):
            Store(database)
    engine = open_engine(database, 5)
    with engine.connect() as connection:
        assert migrations.found_schema(connection) == 1
        with pytest.raises(Exception, match="rules"):
            connection.execute(text("SELECT rules FROM tables"))
    engine.dispose()
    Store(database).close()


def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    fill(database, "tables-schema-1.sql")
    failed: list[Exception] = []

    def start() -> None:
        try:
            Store(database).close()
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_a_newer_database_is_refused_with_what_to_do(database: str) -> None:
    Store(database).close()
    engine = open_engine(database, 5)
    with engine.begin() as connection:
        connection.execute(text("UPDATE beringia SET schema = 77"))
    engine.dispose()
    with pytest.raises(ValueError, match=r"schema 77.*newer version has used it; install that version"):
        Store(database)
