"""What people say at a table: who hears it, how it is kept, and what is refused."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import Record
from beringia.server import talk
from beringia.server.talk_messages import TALK_LENGTH
from tests.server.running import Message, Server, Tab

GUEST = "g" * 32
OTHER_GUEST = "h" * 32


def new_table(server: Server, *kinds: str, **more: object) -> tuple[str, dict[int, str]]:
    seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, **more}, status=201)
    return made["table"], {link["seat"]: link["token"] or link["invitation"] for link in made["seats"]}


def said(tab: Tab) -> list[Message]:
    """All lines that a tab was told, now and before."""
    tab.ask({"type": "ping"})
    found = [json.loads(text) for text in tab.heard]
    return [message["line"] for message in found if message["type"] == "said"]


def texts(lines: list[Message]) -> list[str]:
    return [line["text"] or line["reaction"] for line in lines]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  hello   there \n you ", "hello there you"),
        ("e\u0301", "\u00e9"),
        ("a\x00b\x07c\x7f", "abc"),
        ("left \u202eright\u202c \u2066x\u2069 \u200fy", "left right x y"),
        ("zero\u200bwidth\ufeff\u00ad", "zerowidth"),
        ("\u2028line\u2029", "line"),
        ("\u3164\u2800", ""),
        ("z" + "\u0335" * 40, "z" + "\u0335" * talk.MARKS),
        ("x" * 1000, "x" * TALK_LENGTH),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("\ue000\U000e0041", ""),
    ],
)
def test_a_text_is_plain(text: str, kept: str) -> None:
    assert talk.clean(text) == kept


def test_players_and_spectators_talk_apart(server: Server) -> None:
    table, secrets = new_table(server, "me", "me", "bot:random", options={"rounds": 3})
    with ExitStack() as tabs:
        ada, bo = (tabs.enter_context(server.tab(table, secrets[seat])) for seat in (0, 1))
        eve, mallory = (tabs.enter_context(server.tab(table)) for _ in range(2))
        old = tabs.enter_context(server.tab(table, secrets[0]))
        for tab in (ada, bo, eve, mallory):
            answer = tab.ask({"type": "talk"})
            assert answer["lines"] == []
            room = "players" if tab in (ada, bo) else "spectators"
            assert (answer["room"], answer["rooms"]) == (room, [room])
        assert ada.ask({"type": "say", "seat": 0, "text": "I have the fire"})["type"] == "done"
        assert bo.ask({"type": "say", "seat": 1, "reaction": "wow"})["type"] == "done"
        whisper = {"type": "say", "text": "Ada holds fire!", "guest": GUEST, "name": "Eve"}
        assert eve.ask(whisper)["type"] == "done"
        # Nobody gets into the other room by naming a seat.
        assert eve.ask({**whisper, "seat": 0})["code"] == "forbidden"
        assert ada.ask({"type": "say", "seat": 1, "text": "as Bo"})["code"] == "forbidden"
        assert ada.ask({"type": "say", "text": "as nobody", "guest": GUEST})["code"] == "forbidden"
        assert eve.ask({"type": "say", "text": "unknown"})["code"] == "invalid"
        for tab in (ada, bo):
            assert texts(said(tab)) == ["I have the fire", "wow"]
            assert [line["number"] for line in said(tab)] == [1, 2]
        for tab in (eve, mallory):
            assert texts(said(tab)) == ["Ada holds fire!"]
            assert said(tab)[0]["name"] == "Eve"
            assert said(tab)[0]["number"] == 1
            assert GUEST not in "".join(tab.heard)
        assert said(old) == [], "who has not asked is not told: clients that do not know of it hear nothing new"
        # A seat that is taken in a tab that watched takes its room along.
        eve.hello([secrets[1]])
        assert ada.ask({"type": "say", "seat": 0, "text": "again"})["type"] == "done"
        assert texts(said(eve)) == ["Ada holds fire!", "again"]
        assert texts(said(mallory)) == ["Ada holds fire!"]
        with pytest.raises(AssertionError):
            server.get(f"tables/{table}/record")
    with server.tab(table, secrets[0], secrets[1]) as everyone:
        everyone.play_to_end()
    # Now both rooms are open to everybody.
    with server.tab(table) as late:
        answer = late.ask({"type": "talk"})
        assert answer["rooms"] == ["players", "spectators"]
        assert texts(answer["lines"]) == ["I have the fire", "wow", "again", "Ada holds fire!"]
    record = server.get(f"tables/{table}/record")
    lines = [line.get("text") or line["reaction"] for line in record["talk"]]
    assert lines == ["I have the fire", "wow", "Ada holds fire!", "again"]
    assert {line["room"] for line in record["talk"]} == {"players", "spectators"}
    assert "guest" not in record["talk"][0]
    assert Record.from_dict(beringia.game("eiszeit"), record).position.over, "a record with talk is read as any other"


def test_spectators_may_talk_with_players_where_it_was_agreed(server: Server) -> None:
    table, secrets = new_table(server, "me", "me", "bot:random", talk_together=True)
    with server.tab(table, secrets[0]) as ada, server.tab(table) as eve:
        assert ada.scene["talk"] == {"on": True, "together": True}
        assert ada.ask({"type": "talk"})["room"] == "players"
        assert eve.ask({"type": "talk"})["room"] == "players"
        assert eve.ask({"type": "say", "text": "Hi", "guest": GUEST, "name": "ada"})["type"] == "done"
        name = ada.seats[0]["name"]
        assert eve.ask({"type": "say", "text": "Me", "guest": OTHER_GUEST, "name": name.upper()})["type"] == "done"
        lines = said(ada)
        assert texts(lines) == ["Hi", "Me"]
        assert lines[1]["name"] != name.upper(), "nobody looks like a player"
        assert lines[0]["guest"] != lines[1]["guest"]


def test_a_table_without_talk(server: Server) -> None:
    table, secrets = new_table(server, "me", "me", "bot:random", talk=False)
    with server.tab(table, secrets[0]) as ada:
        assert ada.scene["talk"] == {"on": False, "together": False}
        assert ada.ask({"type": "talk"})["code"] == "no-talk"
        assert ada.ask({"type": "say", "seat": 0, "text": "Hello?"})["code"] == "no-talk"
        assert ada.ask({"type": "say", "seat": 0, "reaction": "hello"})["code"] == "no-talk"


def test_private_tables_have_no_spectators_to_talk(server: Server) -> None:
    table, _ = new_table(server, "me", "me", "bot:random", private=True)
    with Tab(server, table) as eve:
        eve.send({"type": "hello", "tokens": [], "after": -1})
        assert eve.close_code() == 4403


@pytest.mark.parametrize(
    "message",
    [
        {"text": ""},
        {"text": "\u200b\u202e"},
        {"text": "x" * 601},
        {"text": None},
        {"text": 5},
        {"reaction": "fireworks"},
        {"reaction": ["wow"]},
        {"text": "x", "guest": "short"},
        {"text": "x", "name": "a\u202eb", "guest": GUEST},
        {"text": "x", "room": "spectators"},
        {"text": "x", "seat": -1},
        {"text": "x", "seat": 99},
    ],
)
def test_odd_lines_are_refused(server: Server, message: Message) -> None:
    table, secrets = new_table(server, "me", "me", "bot:random")
    with server.tab(table, secrets[0]) as ada:
        ada.ask({"type": "talk"})
        answer = ada.ask({"type": "say", "seat": 0, **message})
        assert answer["code"] in ("invalid", "forbidden"), answer
        assert said(ada) == []


def test_a_line_that_is_sent_again_is_said_once(server: Server) -> None:
    table, secrets = new_table(server, "me", "me", "bot:random")
    with server.tab(table, secrets[0]) as ada, server.tab(table, secrets[1]) as bo:
        ada.ask({"type": "talk"})
        for tab in (ada, ada):
            assert tab.ask({"type": "say", "id": "same", "seat": 0, "text": "Once"})["type"] == "done"
        assert bo.ask({"type": "say", "id": "same", "seat": 1, "text": "Mine"})["type"] == "done"
        assert texts(said(ada)) == ["Once", "Mine"]


def fresh(folder: Path, **environment: str) -> Server:
    return Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, **environment)


def test_talk_survives_is_bounded_and_goes_with_the_table(tmp_path: Path) -> None:
    with fresh(tmp_path, BERINGIA_TALK_KEPT="5", BERINGIA_TALK_BURST="100") as server:
        table, secrets = new_table(server, "me", "me", "bot:random")
        with server.tab(table, secrets[0]) as ada:
            for number in range(8):
                assert ada.ask({"type": "say", "seat": 0, "text": f"line {number}", "id": f"l{number}"})["id"]
        server.kill()
        server.start()
        with server.tab(table, secrets[0]) as ada:
            answer = ada.ask({"type": "talk"})
            assert texts(answer["lines"]) == [f"line {number}" for number in range(3, 8)]
            assert ada.ask({"type": "say", "seat": 0, "text": "again", "id": "l7"})["type"] == "done"
            assert ada.ask({"type": "say", "seat": 0, "text": "more"})["type"] == "done"
            assert [line["number"] for line in said(ada)] == [9], "the id of before the crash is known"
        assert count(tmp_path, "talk") == 5
        server.stop()
        from beringia.server import administration
        from beringia.server.store import Store

        store = Store(server.database)
        administration.remove(store, [table])
        store.close()
        assert [count(tmp_path, name) for name in ("talk", "presence", "tables")] == [0, 0, 0]
        server.start()


def count(folder: Path, name: str) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        found: tuple[int] = connection.execute(f"SELECT count(*) FROM {name}").fetchone()
    connection.close()
    return found[0]


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    """A person is bounded, whatever number of connections he has; and an address, whatever number of people."""
    slow = {"BERINGIA_TALK_PER_SECOND": "0.001", "BERINGIA_TALK_BURST": "4"}
    with fresh(tmp_path, **slow) as server, ExitStack() as tabs:
        table, secrets = new_table(server, "me", "me", "bot:random")
        answers: list[Any] = []
        for _ in range(2):
            ada = tabs.enter_context(server.tab(table, secrets[0]))
            answers += [ada.ask({"type": "say", "seat": 0, "text": "x"}) for _ in range(4)]
        assert [answer.get("code", "said") for answer in answers] == ["said"] * 4 + ["too-much-talk"] * 4
        bo = tabs.enter_context(server.tab(table, secrets[1]))
        assert bo.ask({"type": "say", "seat": 1, "text": "x"})["type"] == "done"
        # Guests are as many as they like to be; their address is one.
        eve = tabs.enter_context(server.tab(table))
        said = [
            eve.ask({"type": "say", "text": "x", "guest": f"{number:032}"}).get("code", "said") for number in range(20)
        ]
        assert said == ["said"] * 7 + ["too-much-talk"] * 13
        assert ada.ask({"type": "ping"})["type"] == "done"


def test_talk_passes_between_processes(tmp_path: Path, postgres: Any) -> None:
    database = postgres.database()
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with Server(database, tmp_path / "a") as one, Server(database, tmp_path / "b") as two:
        table, secrets = new_table(one, "me", "me", "bot:random")
        with one.tab(table, secrets[0]) as ada, two.tab(table, secrets[1]) as bo:
            for tab in (ada, bo):
                tab.ask({"type": "talk"})
            assert bo.ask({"type": "say", "seat": 1, "text": "from the other side"})["type"] == "done"
            assert texts(said(ada)) == ["from the other side"]
            assert all(seat["connected"] for seat in ada.seats[:2])
