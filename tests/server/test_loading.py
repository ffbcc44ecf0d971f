"""A table that takes long to load: whoever plays meanwhile does not notice."""

from __future__ import annotations

import threading
import time
from pathlib import Path

from sqlalchemy import insert

import beringia
from beringia.server import fair
from beringia.server.rows import EntryRow, SeatRow, TableRow, entry_rows, table_rows
from beringia.server.seating import hash_secret
from beringia.server.store import Store
from tests.server.running import Server, chosen

TOKEN = "t" * 32


def store_a_long_game(database: str, seconds: float) -> int:
    """A game that takes about so long to be played again: a choice, taken back again and again. No snapshots, as tables
    of old versions have none. Returns the number of its steps."""
    game = beringia.game("eiszeit")
    options = game.check_options(3, {})
    names = ["Ada", "Bo", "Cy"]
    row = TableRow(
        "long",
        game.key,
        game.content.version,
        game.rules_version,
        dict(options),
        "playing",
        7,
        fair.new_salt(),
        names,
        [SeatRow("human", name, token=hash_secret(TOKEN)) for name in names],
    )
    record = beringia.Record(game, 3, row.seed, options, names)
    begun = time.monotonic()
    while time.monotonic() - begun < seconds:
        for _ in range(100):
            seat = record.position.seat
            assert seat is not None
            record.play(record.position.choices()[0])
            record.undo(seat)
    entries = [
        EntryRow(row.id, version, entry.seat, entry.choice, entry.text, entry.link, "[]", None, None)
        for version, entry in enumerate(record.entries, 1)
    ]
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(insert(table_rows), row.values())
        connection.execute(insert(entry_rows), [vars(entry) for entry in entries])
    store.close()
    return len(entries)


def test_a_choice_does_not_wait_for_a_long_game_at_another_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    steps = store_a_long_game(database, 0.4)
    with Server(database, tmp_path, BERINGIA_UNDOS="100000") as server:
        table, secrets = server.new_table("me", "me", "me")
        loaded: list[tuple[float, int]] = []

        def load() -> None:
            begun = time.monotonic()
            with server.tab("long", TOKEN) as tab:
                loaded.append((time.monotonic() - begun, tab.version))
                assert tab.choose()["type"] == "done"

        with server.tab(table, *secrets.values()) as tab:
            chosen(tab, 10)
            loader = threading.Thread(target=load)
            loader.start()
            waits = []
            while not loaded and loader.is_alive():
                waits += chosen(tab, 2)
            loader.join()
        (seconds, version) = loaded[0]
        assert version == steps
        assert len(waits) > 20
        print(f"{steps} steps in {seconds:.2f} s; {len(waits)} choices meanwhile, the slowest in {max(waits):.3f} s")
        assert max(waits) < seconds / 3, (max(waits), seconds)
