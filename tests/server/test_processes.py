"""Several processes on one PostgreSQL: each table belongs to one of them, whatever happens to it or to the database.

``BERINGIA_KILLS`` says how often a process is killed in the long test.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from beringia.server.database import MOST_IDLE, open_engine
from beringia.server.leases import EXPIRY
from tests.server.clients import SEATS, Client, end, new_client, verify
from tests.server.postgres import Postgres, Unavailable
from tests.server.running import Server, Tab

KILLS = int(os.environ.get("BERINGIA_KILLS", "100"))
#: Seconds after which another process must have a table whose owner has died.
TAKEOVER = 5.0


@dataclass
class Proxy:
    """An ordinary proxy: every connection goes to any of the servers."""

    servers: list[Server]

    @property
    def port(self) -> int:
        return random.choice(self.servers).port


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    try:
        instance = Postgres()
        instance._data  # noqa: B018 - fails if it is not ours
    except Unavailable as reason:
        pytest.skip(f"no PostgreSQL: {reason}")
    yield instance
    instance.stop()


@contextmanager
def running(database: str, folder: Path, count: int, **environment: str) -> Iterator[list[Server]]:
    servers: list[Server] = []
    try:
        for number in range(count):
            (folder / str(number)).mkdir()
            servers.append(Server(database, folder / str(number), **environment))
            servers[-1].start()
        yield servers
    finally:
        for server in servers:
            server.stop()


def within(seconds: float, attempt: Callable[[], Tab]) -> tuple[Tab, float]:
    """Try until it works, as a browser does."""
    began = time.monotonic()
    while True:
        try:
            return attempt(), time.monotonic() - began
        except Exception:
            if time.monotonic() - began > seconds:
                raise
            time.sleep(0.05)


def test_any_process_serves_any_table(postgres: Postgres, tmp_path: Path) -> None:
    with running(postgres.database(), tmp_path, 2) as (first, second):
        table, secrets = first.new_table("me", "open", "open")
        joined = second.post(f"tables/{table}/join", {"secret": secrets[1], "name": "Bo"})
        assert joined["summary"]["seats"][1]["name"] == "Bo"
        assert second.ask("POST", f"tables/{table}/join", {"secret": "x" * 32, "name": "Bo"}).status_code == 403
        second.post(f"tables/{table}/start", {"bot": "random"}, [secrets[0]])
        other, others_secrets = second.new_table("me", "me", "me")
        wanted = [{"table": key, "tokens": []} for key in (table, "missing", other)]
        for server in (first, second):
            found = server.post("tables/mine", {"tables": wanted})["tables"]
            assert [summary["table"] for summary in found] == [table, other]
            assert server.ask("GET", "tables/missing").status_code == 404
            assert server.get(f"tables/{table}/log")["version"] >= 0
        # Both tabs see the same game, one of them through the other process.
        with first.tab(other, others_secrets[0]) as here, second.tab(other, others_secrets[1]) as there:
            for _ in range(10):
                tab = here if here.decides is not None else there
                if tab.decides is None:
                    break
                assert tab.choose()["type"] == "done"
                for side in (here, there):
                    while side.version < tab.version:
                        side.receive()
            assert here.scene["decision"] == there.scene["decision"]
        # Nobody gets in with a wrong key.
        assert first.ask("GET", f"tables/{table}").status_code == 200
        answer = first.ask("GET", f"tables/{table}", headers={"X-Beringia-Peer": "guessed", "X-Beringia-Client": "x"})
        assert answer.status_code == 421


def test_the_tables_of_a_dead_process_are_taken_over(postgres: Postgres, tmp_path: Path) -> None:
    with running(postgres.database(), tmp_path, 2) as (first, second):
        for end_it, free in ((first.kill, False), (first.stop, True)):
            table, secrets = first.new_table("me", "me", "me")
            with second.tab(table, *secrets.values()) as tab:  # passed on to the first
                for _ in range(5):
                    assert tab.choose()["type"] == "done"
                version = tab.version
                end_it()
                assert tab.close_code() == 1012
            after, seconds = within(TAKEOVER, lambda: second.tab(table, *secrets.values()))  # noqa: B023
            assert after.version == version
            assert after.choose()["type"] == "done"
            after.close()
            assert seconds < TAKEOVER
            # A process that takes leave gives its tables back; from a dead one they are taken.
            assert (f"table {table} is taken over" in second.log.read_text()) != free
            first.start()


@contextmanager
def stopped(server: Server) -> Iterator[None]:
    """As if it hung: it listens, and does nothing."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


def test_a_process_that_was_stopped_cannot_write_to_a_table_that_was_taken_over(
    postgres: Postgres, tmp_path: Path
) -> None:
    with running(postgres.database(), tmp_path, 2) as (first, second):
        table, secrets = first.new_table("me", "me", "me")
        idle, others = first.new_table("me", "me", "me")
        with first.tab(table, *secrets.values()) as old, first.tab(idle, *others.values()) as waiting:
            assert old.choose()["type"] == "done"
            choices, version = old.choices(), old.version
            with stopped(first):
                begun = time.monotonic()

                def choose(table: str = table, secrets: dict[int, str] = secrets) -> Tab:
                    tab = second.tab(table, *secrets.values())
                    assert tab.choose()["type"] == "done"
                    return tab

                taken, _ = within(TAKEOVER, choose)
                seconds = time.monotonic() - begun
                assert taken.version == version + 1
                choose(idle, others).close()  # known to hang by now
            # It wakes up and finds a choice that looks fine; but the table is no longer its own.
            old.send({"type": "choose", "id": "late", "version": version, "seat": old.decides, "choice": choices[0]})
            assert old.close_code() == 1012
            assert not any('"done"' in text and '"late"' in text for text in old.heard)
            assert waiting.close_code() == 1012  # nobody has said anything there
        assert taken.choose()["type"] == "done"
        with first.tab(table, *secrets.values()) as again:
            assert again.version == taken.version
        taken.close()
        assert seconds < TAKEOVER
        print(f"taken over after {seconds:.1f} s")


@pytest.mark.parametrize("tables", [12, pytest.param(60, marks=pytest.mark.long)])
def test_everybody_plays_on_when_a_process_hangs(postgres: Postgres, tmp_path: Path, tables: int) -> None:
    """All play through the other two, as fast as they can; connections that were passed on are given up in time."""

    async def play(servers: list[Server]) -> list[float]:
        hung, *others = servers
        proxy = Proxy(others)
        clients = [
            await asyncio.to_thread(new_client, hung, ("me", "me", "me"), proxy, pause=tables / 200, patient=True)
            for _ in range(tables)
        ]
        playing = [asyncio.create_task(client.play()) for client in clients]
        while not all(client.acknowledged for client in clients):
            await asyncio.sleep(0.05)
        made = {client.table: len(client.acknowledged) for client in clients}
        waits: dict[str, float] = {}
        with stopped(hung):
            begun = time.monotonic()
            while len(waits) < tables and time.monotonic() - begun < 3 * TAKEOVER:
                await asyncio.sleep(0.02)
                for client in clients:
                    if client.table not in waits and len(client.acknowledged) > made[client.table] + 1:
                        waits[client.table] = time.monotonic() - begun
        await end(playing)
        verify(servers[0].database, clients)
        assert len(waits) == tables
        return sorted(waits.values())

    with running(postgres.database(), tmp_path, 3) as servers:
        waits = asyncio.run(play(servers))
    print(f"{tables} tables taken over after {waits[0]:.1f} to {waits[-1]:.1f} s")
    assert waits[-1] < TAKEOVER


def test_requests_that_wait_for_a_hanging_process_are_answered(postgres: Postgres, tmp_path: Path) -> None:
    with running(postgres.database(), tmp_path, 2) as (first, second):
        table, _ = first.new_table("me", "me", "me")
        assert second.get(f"tables/{table}")["version"] == 0
        with stopped(first):
            begun = time.monotonic()
            while second.ask("GET", f"tables/{table}").status_code != 200:  # 503: try again
                time.sleep(0.05)
            assert time.monotonic() - begun < TAKEOVER


def test_a_process_that_hangs_while_it_stores_something_keeps_nothing_locked(postgres: Postgres) -> None:
    engine = open_engine(postgres.database(), 4.0, serving=True)
    with engine.connect() as hung, engine.connect() as other:
        hung.execute(text("SELECT pg_advisory_xact_lock(1)"))
        begun = time.monotonic()
        other.execute(text("SELECT pg_advisory_xact_lock(1)"))  # waits
        assert time.monotonic() - begun < MOST_IDLE + 1
        with pytest.raises(DBAPIError) as failed:
            hung.execute(text("SELECT 1"))
        assert failed.value.connection_invalidated
    engine.dispose()
    assert MOST_IDLE < EXPIRY  # it is over before anybody takes a table


def test_a_database_that_does_not_answer(own_postgres: Postgres, tmp_path: Path) -> None:
    with running(own_postgres.database(), tmp_path, 2, BERINGIA_DB_TIMEOUT="1.5") as (first, second):
        table, secrets = first.new_table("me", "me", "me")
        with first.tab(table, *secrets.values()) as tab:
            assert tab.choose()["type"] == "done"
            alone = {"seed": "1", "options": {}, "answers": []}
            first.post("games/winter/companion", alone)  # a worker starts, which takes its time
            with own_postgres.frozen():
                for _ in range(3):
                    began = time.monotonic()
                    answer = tab.choose()
                    assert (answer["type"], answer["code"]) == ("refused", "storage")
                    assert time.monotonic() - began < 8
                assert first.ask("GET", "tables/unknown").status_code == 503
                assert first.ask("GET", f"tables/{table}/replay").status_code == 503
                assert (
                    first.ask("POST", "tables", {"game": "eiszeit", "seats": [{"kind": "me"}] * 3}).status_code == 503
                )
                # Who needs no database does not notice.
                began = time.monotonic()
                first.post("games/winter/companion", alone)
                assert time.monotonic() - began < 3
                began = time.monotonic()
                second.stop()
                assert time.monotonic() - began < 20

            def again() -> Tab:
                found = first.tab(table, *secrets.values())
                assert found.choose()["type"] == "done"
                return found

            after, _ = within(20, again)
            after.close()


# -- everything at once


async def harm_again_and_again(
    servers: list[Server], database: Postgres, tables: int, kills: int, stops: int
) -> tuple[list[Client], list[float]]:
    """Kill processes (one of five gently) and stop the database while many tables are played at."""
    proxy = Proxy(servers)
    pause = tables / 200  # a few processors can only do so much
    made = [(random.choice(servers), random.choice(SEATS)) for _ in range(tables)]
    clients = [
        await asyncio.to_thread(new_client, server, kinds, proxy, pause=pause, patient=True) for server, kinds in made
    ]
    playing = {client.table: asyncio.create_task(client.play()) for client in clients}
    waits: list[float] = []
    harms = ["kill"] * kills + ["stop"] * stops
    random.shuffle(harms)
    for harm in harms:
        await asyncio.sleep(random.uniform(0.1, 1.0))
        began = time.monotonic()
        if harm == "kill":
            server = random.choice(servers)
            proxy.servers = [other for other in servers if other is not server]  # a proxy notices
            await asyncio.to_thread(server.kill if random.random() < 0.8 else server.stop)
        elif random.random() < 0.5:
            await asyncio.to_thread(database.restart)
        else:
            with database.frozen():
                await asyncio.sleep(random.uniform(1, 6))
        began = time.monotonic() if harm == "stop" else began
        # Every table moves on, or is over, after every harm.
        while not all(client.finished or client.moved > began for client in clients):
            assert time.monotonic() - began < 60, [client.table for client in clients if client.moved <= began]
            await asyncio.sleep(0.05)
        if harm == "kill":
            waits.append(max([client.moved for client in clients if not client.finished], default=began) - began)
            await asyncio.to_thread(server.start)
            proxy.servers = servers
        for task in playing.values():
            if task.done():
                task.result()
        for client in [client for client in clients if client.finished and client.table in playing]:
            del playing[client.table]
            kinds = random.choice(SEATS)
            fresh = await asyncio.to_thread(new_client, random.choice(servers), kinds, proxy, pause=pause, patient=True)
            clients.append(fresh)
            playing[fresh.table] = asyncio.create_task(fresh.play())
    await end(list(playing.values()))
    return clients, waits


@pytest.mark.parametrize(
    ("tables", "kills", "stops"), [(9, 4, 2), pytest.param(200, KILLS, max(1, KILLS // 10), marks=pytest.mark.long)]
)
def test_three_processes_lose_nothing(
    own_postgres: Postgres, tmp_path: Path, tables: int, kills: int, stops: int
) -> None:
    random.seed(kills)
    database = own_postgres.database()
    with running(database, tmp_path, 3, BERINGIA_DB_TIMEOUT="2") as servers:
        clients, waits = asyncio.run(harm_again_and_again(servers, own_postgres, tables, kills, stops))
    acknowledged = verify(database, clients)
    assert acknowledged > 10 * kills
    for server in servers:
        logged = server.log.read_text()
        for words in ("Exception in ASGI", "the move of a bot failed", "failed at table", "cannot be played again"):
            assert words not in logged, logged[-2000:]
    waits.sort()
    print(
        f"{kills} kills, {stops} stops of the database, {len(clients)} tables, {acknowledged} acknowledged steps, "
        f"all tables moved on after {waits[len(waits) // 2]:.1f} s (median), {waits[-1]:.1f} s (most)"
    )
