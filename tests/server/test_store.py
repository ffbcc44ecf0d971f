"""What is stored: one commit for many, one bad write harms no other; and the files made from the models are current."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import insert

import beringia
from beringia.server import fair, typescript
from beringia.server.bot_pool import BotPool
from beringia.server.rows import EntryRow, SeatRow, SnapshotRow, TableRow, schema_rows
from beringia.server.settings import Settings
from beringia.server.store import StorageError, Store
from beringia.server.table import Table


def entry(table: str, version: int, message: str | None = None) -> EntryRow:
    return EntryRow(table, version, 0, 1, "hunter 5", "link", "[]", None, message)


def header(table: str) -> TableRow:
    game = beringia.game("eiszeit")
    seats = [SeatRow("human", name) for name in ("Ä", "B", "C")]
    options = game.check_options(3, {})
    names = ["Ä", "B", "C"]
    return TableRow(table, game.key, game.content.version, "1.0", dict(options), "playing", 7, "salt", names, seats)


def test_a_bad_write_fails_alone(database: str) -> None:
    async def write(kept: Store) -> list[object]:
        await kept.add_steps([entry("a", 1)], None, None)
        writes = [kept.add_steps([entry("a", version)], None, None) for version in (2, 1, 3, 2, 4)]
        return await asyncio.gather(*writes, return_exceptions=True)

    kept = Store(database)
    try:
        results = asyncio.run(write(kept))
        assert [isinstance(result, StorageError) for result in results] == [False, True, False, True, False]
        assert [row.version for row in kept.entries("a")] == [1, 2, 3, 4]
    finally:
        kept.close()


def test_what_was_written_is_read_again_the_same(database: str) -> None:
    async def write(kept: Store) -> TableRow:
        row = header("t")
        await kept.add_table(row)
        row.seats[1].bot = "greedy"
        row.status = "paused"
        await kept.add_steps([entry("t", 1, "once")], SnapshotRow("t", 1, "head", "{}"), row)
        return row

    kept = Store(database)
    try:
        row = asyncio.run(write(kept))
        saved = kept.table("t")
        assert saved is not None
        assert saved.row == row
        assert saved.snapshot == SnapshotRow("t", 1, "head", "{}")
        assert saved.messages == {(0, "once"): 1}
        assert saved.entries == []
        assert kept.table("other") is None
    finally:
        kept.close()


def test_a_table_loaded_from_a_snapshot_is_the_one_that_was_played(database: str) -> None:
    game = beringia.game("eiszeit")

    async def play(kept: Store) -> None:
        settings = Settings(db=database, snapshot_every=5)
        bot_pool = BotPool(settings)
        await kept.add_table(header("t"))
        saved = kept.table("t")
        assert saved is not None
        table = Table.load(saved, kept, bot_pool, settings)
        record = beringia.Record(game, 3, 7, None, ["Ä", "B", "C"])
        seats = (0, 1, 2)
        rng = random.Random(3)
        for number in range(150):
            undoers = [seat for seat in seats if record.undo_depth(seat)]
            if undoers and rng.random() < 0.2:
                await table.undo(undoers[0], number, f"m{number}", seats)
                record.undo(undoers[0])
            else:
                seat = record.position.seat
                assert seat is not None
                choice = rng.choice(record.position.choices())
                await table.choose(seat, choice, number, f"m{number}", seats)
                record.play(choice)
            again = kept.table("t")
            assert again is not None
            assert again.snapshot is None or again.snapshot.version > number - 60
            loaded = Table.load(again, kept, bot_pool, settings)
            assert loaded.version == number + 1
            assert loaded.session is not None
            assert loaded.session.position == record.position
            assert loaded.committing.head == record.head
            assert [loaded.session.undo_depth(s) for s in seats] == [record.undo_depth(s) for s in seats]
        bot_pool.close()

    kept = Store(database)
    try:
        asyncio.run(play(kept))
    finally:
        kept.close()


@pytest.mark.parametrize("damage", ["content", "game", "link", "position"])
def test_a_table_that_cannot_be_played_again_says_so(tmp_path: Path, damage: str) -> None:
    async def load(kept: Store) -> str:
        row = header("t")
        if damage == "content":
            row.content = "another"
        if damage == "game":
            row.game = "chess"
        await kept.add_table(row)
        if damage == "link":
            await kept.add_steps([entry("t", 1)], None, None)
        if damage == "position":
            await kept.add_steps([entry("t", 1)], SnapshotRow("t", 1, "head", "{}"), None)
        saved = kept.table("t")
        assert saved is not None
        settings = Settings(db=kept.engine.url.render_as_string())
        table = Table.load(saved, kept, BotPool(settings), settings)
        summary = table.telling.summary(())
        assert summary.scores is None
        return summary.status

    kept = Store(f"sqlite:///{tmp_path / 't.sqlite'}")
    try:
        assert asyncio.run(load(kept)) == "outdated"
    finally:
        kept.close()


def test_databases_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    for url, words in (
        ("mysql://x/y", "not supported"),
        ("nonsense", "not the address"),
        ("sqlite://", "in a file"),
        ("sqlite:///:memory:", "in a file"),
        ("postgresql://me:secret@127.0.0.1:1/x", "cannot use the database postgresql.*me:[*]{3}@.*refused"),
        (f"sqlite:///{Path(__file__)}", "cannot use the database .*not a database"),
        (f"sqlite:///{Path(__file__) / 'x' / 'y'}", "cannot make the folder"),
    ):
        with pytest.raises(ValueError, match=words):
            Store(url)
    path = f"sqlite:///{tmp_path / 't.sqlite'}"
    first = Store(path)
    with first.engine.begin() as connection:
        connection.execute(schema_rows.delete())
        connection.execute(insert(schema_rows).values(schema=99))
    first.close()
    with pytest.raises(ValueError, match="schema 99"):
        Store(path)


def test_the_typescript_types_are_current() -> None:
    folder = Path(__file__).parents[2] / "web" / "src"
    made = typescript.files()
    folders = ("lib", "games/eiszeit", "games/valley", "games/winter")
    types = {f"{place}/{name}.ts" for place in folders for name in ("view_types", "content_types")}
    assert {"lib/protocol.ts"} | types <= set(made)
    for path, text in made.items():
        assert (folder / path).read_text(encoding="utf-8") == text, "run: python -m beringia.server.typescript"


def test_fair_dice() -> None:
    record = {"seed": "7", "fair": {"salt": "s", "commitment": fair.commit("s", 7)}}
    assert fair.verify(record) == fair.commit("s", "7")
    assert fair.verify({"seed": "7"}) is None
    wrongs: list[dict[str, object]] = [
        {"fair": 3},
        {"fair": {}},
        {"fair": {"salt": "t", "commitment": fair.commit("s", 7)}},
    ]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="fair"):
            fair.verify({"seed": "7", **wrong})
