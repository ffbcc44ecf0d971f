"""Who is away, since when, and the vote of the others that a bot plays on."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tests.server.running import Message, Server, Tab


def table(server: Server, **more: object) -> tuple[str, list[str]]:
    body = {"game": "eiszeit", "seats": [{"kind": "me", "name": name} for name in ("Ada", "Bo", "Cy")], **more}
    made = server.post("tables", body, status=201)
    return made["table"], [link["token"] for link in made["seats"]]


def until(tab: Tab, wanted: Callable[[list[Message]], bool]) -> list[Message]:
    """Read on until the seats are as wanted."""
    while not wanted(tab.seats):
        tab.receive()
    return tab.seats


def test_the_others_vote_and_the_person_comes_back(server: Server) -> None:
    name, tokens = table(server, absence=1)
    with ExitStack() as tabs:
        ada, bo = (tabs.enter_context(server.tab(name, token)) for token in tokens[:2])
        with server.tab(name, tokens[2]):
            until(ada, lambda seats: seats[2]["connected"])
            assert ada.seats[2]["away_since"] is None
            assert ada.ask({"type": "vote", "seat": 2, "on": True})["code"] == "no-vote"
        until(ada, lambda seats: not seats[2]["connected"] and seats[2]["away_since"] is not None)
        # The vote opens by itself, whoever has to decide.
        opened = until(ada, lambda seats: seats[2]["vote"] is not None)
        assert opened[2]["vote"] == {"votes": [], "needed": 2}
        assert opened[0]["vote"] is None
        with server.tab(name) as eve:
            assert eve.ask({"type": "vote", "seat": 2, "on": True})["code"] == "forbidden"
        assert ada.ask({"type": "vote", "seat": 0, "on": True})["code"] == "forbidden", "nobody votes on himself"
        assert ada.ask({"type": "vote", "seat": 1, "on": True})["code"] == "no-vote", "Bo is here"
        assert ada.ask({"type": "vote", "seat": 11, "on": True})["code"] == "no-vote"
        assert ada.ask({"type": "vote", "seat": 2, "on": True})["type"] == "done"
        assert ada.ask({"type": "vote", "seat": 2, "on": True})["type"] == "done", "twice is once"
        until(bo, lambda seats: seats[2]["vote"] == {"votes": [0], "needed": 2})
        assert ada.ask({"type": "vote", "seat": 2, "on": False})["type"] == "done"
        until(bo, lambda seats: seats[2]["vote"] == {"votes": [], "needed": 2})
        for tab in (ada, bo):
            assert tab.ask({"type": "vote", "seat": 2, "on": True})["type"] == "done"
        until(ada, lambda seats: seats[2]["kind"] == "away")
        assert ada.seats[2]["vote"] is None
        # One request, and the seat is Cy's again.
        server.post(f"tables/{name}/join", {"secret": tokens[2]})
        until(ada, lambda seats: seats[2]["kind"] == "human" and seats[2]["bot"] is None)
        # Nobody is asked to vote on himself, not even in the first message that he gets.
        until(ada, lambda seats: seats[2]["vote"] is not None)
        with server.tab(name, tokens[2]) as cy:
            assert cy.seats[2]["vote"] is None


def test_with_a_clock_nobody_votes(server: Server) -> None:
    name, tokens = table(server, absence=1, clock={"kind": "days", "seconds": 86_400})
    with server.tab(name, tokens[0]) as ada:
        time.sleep(1.2)
        assert ada.ask({"type": "vote", "seat": 2, "on": True})["code"] == "no-vote"


def test_who_was_away_before_a_crash_is_away_since_then(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        name, tokens = table(server)
        with server.tab(name, tokens[0]) as ada:
            with server.tab(name, tokens[1]):
                until(ada, lambda seats: seats[1]["connected"])
            until(ada, lambda seats: seats[1]["away_since"] is not None)
            since = ada.seats[1]["away_since"]
            assert ada.ask({"type": "ping"})["type"] == "done"
            time.sleep(1.1)
        server.stop()
        server.start()
        with server.tab(name, tokens[0]) as ada:
            assert ada.seats[1]["away_since"] == since
            assert ada.seats[0]["away_since"] is None
        with server.tab(name, tokens[1]) as bo:
            until(bo, lambda seats: seats[0]["away_since"] is not None)
            assert bo.seats[0]["away_since"] > since
