"""Spectators who see a table later: nothing that they get by any way is younger than it may be."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server, Tab

LONG = 3600


def table(server: Server, delay: int, *kinds: str, **more: object) -> tuple[str, list[str]]:
    seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
    body = {"game": "eiszeit", "options": {"rounds": 3}, "seats": seats, "delay": delay, **more}
    made = server.post("tables", body, status=201)
    return made["table"], [link["token"] for link in made["seats"] if link["token"]]


def play(server: Server, table: str, tokens: list[str], steps: int) -> Tab:
    tab = server.tab(table, *tokens)
    for _ in range(steps):
        tab.settle()
        assert tab.choose()["type"] == "done"
    tab.settle()
    return tab


def watch(server: Server, table: str, *tokens: str) -> Tab:
    """A screen that shows what everybody may see."""
    tab = Tab(server, table)
    tab.send({"type": "hello", "tokens": list(tokens), "after": -1, "watch": True})
    tab.until(lambda message: message["type"] == "table")
    return tab


def known_to_strangers(server: Server, table: str) -> list[Any]:
    """All that anybody without a seat can ask for, but who is there."""
    summaries = [
        server.get(f"tables/{table}"),
        server.post("tables/mine", {"tables": [{"table": table}]})["tables"][0],
    ]
    for summary in summaries:
        del summary["seats"]
    return [*summaries, server.get(f"tables/{table}/log"), server.get(f"tables/{table}/replay")]


def test_nothing_comes_early_by_any_way(server: Server) -> None:
    name, tokens = table(server, LONG, "me", "me", "bot:random")
    with server.tab(name) as stranger, watch(server, name) as screen, watch(server, name, "x" * 32) as guess:
        before = known_to_strangers(server, name)
        first = stranger.scene
        assert first["delay"] == LONG
        assert first["version"] == 0
        with play(server, name, tokens, 12) as tab:
            assert tab.version >= 12
            assert known_to_strangers(server, name) == before
            for late in (stranger, screen, guess):
                assert late.viewers == ["spectator"]
                assert late.ask({"type": "ping"})["version"] == 0
                asked = late.ask({"type": "steps", "before": 9999, "after": -1})
                assert [step["version"] for step in asked["steps"]] == [0]
                refused = late.ask({"type": "choose", "version": 0, "seat": 0, "choice": 0})
                assert (refused["type"], refused["code"]) == ("refused", "forbidden")
                late.hello([])
                assert late.version == 0
                assert late.scene["views"] == first["views"]
                assert late.scene["clock"] is None
                assert not [text for text in late.heard if json.loads(text)["type"] in ("update", "queue")]
            with server.tab(name, after=10) as another:
                assert another.version == 0
        for seat in (None, 0):
            query = "" if seat is None else f"?seat={seat}"
            assert server.ask("GET", f"tables/{name}/analysis{query}").status_code in (403, 409)
        assert server.ask("GET", f"tables/{name}/replay?seat=0").status_code == 403
        assert server.ask("GET", f"tables/{name}/record").status_code == 409
        # Who sits at the table sees everything at once, from his seat and from outside.
        assert server.get(f"tables/{name}", tokens)["version"] >= 12
        assert server.get(f"tables/{name}/replay?from=12", tokens)["version"] >= 12
        with watch(server, name, tokens[0]) as own:
            assert own.viewers == ["spectator"]
            assert own.version >= 12


def test_a_short_delay_shows_the_same_a_little_later(server: Server) -> None:
    name, tokens = table(server, 2, "me", "bot:random", "bot:random")
    with watch(server, name, tokens[0]) as screen, server.tab(name) as stranger:
        began = time.monotonic()
        with play(server, name, tokens, 4) as tab:
            last = tab.version
        while screen.version < last:
            screen.receive()
        while stranger.version < last:
            stranger.receive()
        assert time.monotonic() - began >= 2
        shown = [json.loads(text) for text in screen.heard]
        late = [json.loads(text) for text in stranger.heard]
        updates = [
            {message["version"]: {**message, "more": False} for message in heard if message["type"] == "update"}
            for heard in (shown, late)
        ]
        both = updates[0].keys() & updates[1].keys()  # bots may have moved before anybody looked
        assert len(both) >= 3
        for version in both:
            assert updates[1][version] == updates[0][version]
        # Who comes now is told the same.
        with server.tab(name) as another:
            assert another.scene["views"] == screen.scene["views"]


def said(tab: Tab) -> list[str]:
    """What a tab was told while it listened."""
    tab.ask({"type": "ping"})
    heard = [json.loads(text) for text in tab.heard]
    return [message["line"]["text"] for message in heard if message["type"] == "said"]


def lines(tab: Tab) -> list[str]:
    return [line["text"] for line in tab.ask({"type": "talk"})["lines"]]


def say(tab: Tab, text: str, **more: object) -> str:
    answer = tab.ask({"type": "say", "text": text, **more})
    return str(answer.get("code", answer["type"]))


def test_talk_with_the_players_comes_as_late_as_the_game(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        name, tokens = table(server, LONG, "me", "bot:random", "bot:random", talk_together=True)
        with server.tab(name, tokens[0]) as ada, server.tab(name) as eve, watch(server, name, tokens[0]) as screen:
            assert [lines(tab) for tab in (ada, eve, screen)] == [[], [], []]
            assert say(ada, "I hold the fire", seat=0) == "done"
            assert say(eve, "Who holds the fire?", guest="g" * 32) == "done"
            for tab in (ada, screen):
                assert said(tab) == ["I hold the fire", "Who holds the fire?"]
            time.sleep(1.2)
            assert said(eve) == []
            assert lines(eve) == []
            eve.hello([])
            assert lines(eve) == []
            with server.tab(name) as another:
                assert lines(another) == []
            # With a seat everything is told at once.
            eve.hello([tokens[0]])
            assert lines(eve) == ["I hold the fire", "Who holds the fire?"]
        server.kill()
        server.start()
        with server.tab(name) as eve:
            assert lines(eve) == []
            with server.tab(name, tokens[0]) as ada:
                ada.play_to_end()
            eve.until(lambda message: message["type"] == "said" and message["line"]["text"] == "Who holds the fire?")
            assert said(eve) == lines(eve) == ["I hold the fire", "Who holds the fire?"]
            assert say(eve, "Well played", guest="g" * 32) == "done"
            assert said(eve)[2:] == ["Well played"]


def test_talk_comes_when_it_is_old_enough(server: Server) -> None:
    name, tokens = table(server, 2, "me", "bot:random", "bot:random", talk_together=True)
    with server.tab(name, tokens[0]) as ada, server.tab(name) as eve:
        assert lines(eve) == []
        began = time.monotonic()
        assert say(ada, "Hello", seat=0) == "done"
        eve.until(lambda message: message["type"] == "said")
        assert time.monotonic() - began >= 1.9
        assert said(eve) == lines(eve) == ["Hello"]


def test_spectators_talk_at_once_but_no_screen_that_shows_the_present(server: Server) -> None:
    name, tokens = table(server, LONG, "me", "bot:random", "bot:random")
    with server.tab(name) as eve, server.tab(name) as mallory, watch(server, name, tokens[0]) as screen:
        for tab in (eve, mallory, screen):
            assert lines(tab) == []
        assert say(eve, "Hi", guest="g" * 32) == "done"
        assert [said(tab) for tab in (eve, mallory, screen)] == [["Hi"]] * 3
        assert say(screen, "Ada holds the fire", guest="h" * 32) == "forbidden"
        assert [said(tab) for tab in (eve, mallory)] == [["Hi"]] * 2


def test_it_survives_a_restart(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        name, tokens = table(server, LONG, "me", "bot:random", "bot:random")
        play(server, name, tokens, 8).close()
        before = known_to_strangers(server, name)
        server.kill()
        server.start()
        with server.tab(name) as stranger:
            assert stranger.version == 0
        assert [found["version"] for found in known_to_strangers(server, name)] == [0, 0, 0, 0]
        assert known_to_strangers(server, name)[2:] == before[2:]


def test_when_it_is_over_everything_is_told(server: Server) -> None:
    name, tokens = table(server, LONG, "me", "bot:random", "bot:random")
    with server.tab(name) as stranger:
        with server.tab(name, tokens[0]) as tab:
            tab.play_to_end()
            scores, last = tab.scene["scores"], tab.version
        while stranger.scene["status"] != "finished":
            stranger.receive(60)
        assert (stranger.version, stranger.scene["scores"]) == (last, scores)
        assert [step["version"] for step in stranger.steps] == list(range(last + 1))
    assert server.get(f"tables/{name}")["status"] == "finished"
    assert server.get(f"tables/{name}/replay")["version"] == last


def test_who_waits_for_the_beginning_sees_it(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, "delay": LONG}, status=201)
    name, invitation = made["table"], made["seats"][1]["invitation"]
    with server.tab(name) as stranger:
        assert stranger.scene["status"] == "waiting"
        server.post(f"tables/{name}/join", {"secret": invitation, "name": "Bo"})
        stranger.until(lambda message: message["type"] == "table" and message["status"] == "playing")
        assert stranger.version == 0
        assert stranger.scene["views"]["spectator"]
        # With a seat he is told everything.
        stranger.hello([made["seats"][0]["token"]])
        assert stranger.viewers == ["0"]


@pytest.mark.parametrize("delay", [-1, 3601, 1.5, "60", None, True])
def test_delays_that_there_are_not(server: Server, delay: object) -> None:
    body = {"game": "eiszeit", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "delay": delay}
    assert server.ask("POST", "tables", body).status_code == 422


@pytest.mark.parametrize("watch", ["yes", 1, None, []])
def test_odd_ways_to_watch(server: Server, watch: object) -> None:
    name, _ = table(server, 0, "me", "bot:random", "bot:random")
    with Tab(server, name) as tab:
        tab.send({"type": "hello", "tokens": [], "after": -1, "watch": watch})
        assert tab.receive()["code"] == "invalid"


def test_a_screen_of_a_private_table(server: Server) -> None:
    """Who sits there or is invited may put it on a screen; nobody else."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, "private": True}, status=201)
    for secret in (made["seats"][0]["token"], made["seats"][1]["invitation"]):
        with watch(server, made["table"], secret) as screen:
            assert screen.viewers == ["spectator"]
            assert not any(seat["mine"] for seat in screen.seats)
    with Tab(server, made["table"]) as stranger:
        stranger.send({"type": "hello", "tokens": ["y" * 32], "after": -1, "watch": True})
        assert stranger.close_code() == 4403
