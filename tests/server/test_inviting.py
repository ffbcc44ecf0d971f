"""Inviting: addresses that a friend can open, invitations that say what for, and a host who looks after the seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from beringia.server import addresses
from tests.server.running import Server, Tab

HOST = ["me", "open", "open", "bot:random"]


def change(server: Server, table: str, seat: int, tokens: list[str], **body: object) -> dict[str, object]:
    answer = server.ask("POST", f"tables/{table}/seats/{seat}", body, tokens)
    return {"status": answer.status_code, **answer.json()}


def kinds(server: Server, table: str) -> list[str]:
    return [seat["kind"] for seat in server.get(f"tables/{table}")["seats"]]


# -- where


def test_addresses_that_lead_nowhere_are_not_offered() -> None:
    given = ["127.0.0.1", "fd00::2", "169.254.3.4", "192.168.1.5", "fe80::1%eth0", "::1", "0.0.0.0", "192.168.1.5", "x"]
    assert addresses.usable(given) == ["192.168.1.5", "fd00::2"]
    assert addresses.links("0.0.0.0", 80, ["192.168.1.5", "fd00::2"]) == ["http://192.168.1.5:80"]
    assert addresses.links("::", 80, ["192.168.1.5", "fd00::2"]) == ["http://192.168.1.5:80", "http://[fd00::2]:80"]
    assert "127.0.0.1" not in addresses.own_addresses()


@pytest.mark.parametrize(
    ("client", "headers", "here"),
    [
        ("127.0.0.1", {"host": "127.0.0.1:80"}, True),
        ("127.0.0.1", {"host": "localhost"}, True),
        ("::1", {"host": "[::1]:80"}, True),
        ("::ffff:127.0.0.1", {"host": "localhost:80"}, True),
        ("192.168.1.7", {"host": "localhost"}, False),
        ("127.0.0.1", {"host": "play.example.org"}, False),
        ("127.0.0.1", {"host": "localhost.example.org"}, False),
        ("127.0.0.1", {"host": "localhost", "x-forwarded-for": "203.0.113.9"}, False),
        ("127.0.0.1", {"host": "localhost", "forwarded": "for=203.0.113.9"}, False),
        ("unknown", {"host": "localhost"}, False),
    ],
)
def test_networks_are_told_only_to_who_sits_at_the_machine(client: str, headers: dict[str, str], here: bool) -> None:
    assert addresses.is_here(client, Headers(headers)) is here


def test_addresses_are_for_the_host(server: Server) -> None:
    table, secrets = server.new_table(*HOST)
    guest = server.post(f"tables/{table}/join", {"secret": secrets[1]})["token"]
    path = f"tables/{table}/addresses"
    assert server.ask("GET", path).json()["code"] == "forbidden"
    assert server.ask("GET", path, tokens=["x" * 32]).status_code == 403
    assert server.ask("GET", path, tokens=[guest]).json()["code"] == "not-host"
    assert server.get(path, [secrets[2]])["public"] is None  # an invitation: a screen in the room shows no more
    told = server.get(path, [secrets[0]])
    assert told["public"] is None
    assert not told["listens"]  # on loopback only
    assert told["command"] == f"beringia serve --host 0.0.0.0 --port {server.port}"
    assert all(link.startswith("http://") and "127.0.0.1" not in link for link in told["near"])
    for far in ({"Host": "192.0.2.77"}, {"X-Forwarded-For": "203.0.113.9"}):
        hidden = server.ask("GET", path, tokens=[secrets[0]], headers=far).json()
        assert (hidden["near"], hidden["command"]) == ([], "")


def test_the_public_address_is_told_to_hosts_everywhere(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with Server(database, tmp_path, BERINGIA_URL="https://play.example.org/") as public:
        table, secrets = public.new_table(*HOST)
        for headers in ({}, {"Host": "play.example.org"}):
            told = public.ask("GET", f"tables/{table}/addresses", tokens=[secrets[0]], headers=headers).json()
            assert told["public"] == "https://play.example.org"


# -- what for


def test_an_invitation_says_who_invites_and_which_seat_is_kept(server: Server) -> None:
    table, secrets = server.new_table(*HOST, rounds=3)
    told = server.get(f"tables/{table}", [secrets[2]])
    assert told["invited"] == 2
    assert [seat["host"] for seat in told["seats"]] == [True, False, False, False]
    assert not any(seat["mine"] for seat in told["seats"])
    assert told["options"]["rounds"] == 3
    assert server.get(f"tables/{table}")["invited"] is None
    assert server.get(f"tables/{table}", [secrets[0]])["invited"] is None  # who sits is no guest
    server.post(f"tables/{table}/join", {"secret": secrets[2]})
    assert server.get(f"tables/{table}", [secrets[2]])["invited"] is None


# -- the host


def test_the_host_changes_seats_before_the_game(either: Server) -> None:
    table, secrets = either.new_table("me", "open", "open", "open", "bot:random", rounds=3)
    host = [secrets[0]]
    changed = change(either, table, 1, host, kind="bot", bot="random")
    assert changed["status"] == 200
    assert changed["invitation"] is None
    assert either.ask("POST", f"tables/{table}/join", {"secret": secrets[1]}).status_code == 403
    # Opened again, or for the second time: the old invitation leads nowhere, the new one to the seat.
    for seat in (1, 2):
        fresh = change(either, table, seat, host, kind="open")
        assert either.ask("POST", f"tables/{table}/join", {"secret": secrets[seat]}).status_code == 403
        joined = either.post(f"tables/{table}/join", {"secret": fresh["invitation"], "name": f"Bo{seat}"})
        assert joined["seat"] == seat
        if seat == 2:
            guest = joined["token"]
    with either.tab(table, guest) as tab:
        assert tab.viewers == ["2"]
        closed = change(either, table, 1, host, kind="closed")
        assert closed["status"] == 200
        assert tab.close_code() == 1012  # it has moved up, and has to come again
    with either.tab(table, guest) as tab:
        assert tab.viewers == ["1"]
        assert kinds(either, table) == ["human", "human", "open", "bot"]
        options = either.get(f"tables/{table}")["options"]
        assert (options["rounds"], options["colours"]) == (3, ["red", "green", "blue", "black"])
        assert change(either, table, 1, host, kind="open")["status"] == 200
        assert tab.close_code() == 1012
    with either.tab(table, guest) as tab:  # not welcome any more
        assert tab.viewers == ["spectator"]
    assert change(either, table, 1, host, kind="closed")["status"] == 200
    refused = change(either, table, 1, host, kind="closed")
    assert (refused["status"], refused["code"]) == (422, "invalid")  # the game is for three at least
    assert change(either, table, 1, host, kind="bot", bot="random")["status"] == 200
    assert kinds(either, table) == ["human", "bot", "bot"]
    started = either.post(f"tables/{table}/start", {}, host)
    assert (started["status"], len(started["seats"])) == ("playing", 3)
    with either.tab(table, *host) as tab:
        tab.settle()
        assert tab.choose()["type"] == "done"
        tab.play_to_end()


def test_nobody_else_changes_seats_and_nobody_later(server: Server) -> None:
    table, secrets = server.new_table("me", "open", "open", "bot:random")
    guest = server.post(f"tables/{table}/join", {"secret": secrets[1]})["token"]
    for tokens, code in (([], "forbidden"), ([secrets[2]], "forbidden"), ([guest], "not-host")):
        for body in ({"kind": "open"}, {"kind": "bot"}, {"kind": "closed"}):
            assert change(server, table, 2, tokens, **body)["code"] == code
    host = [secrets[0]]
    assert change(server, table, 0, host, kind="bot")["code"] == "host-seat"
    assert change(server, table, 9, host, kind="bot")["code"] == "not-found"
    assert change(server, table, 2, host, kind="bot", bot="nobody")["code"] == "invalid"
    assert change(server, table, 2, host, kind="human")["code"] == "invalid"
    assert kinds(server, table) == ["human", "human", "open", "bot"]
    server.post(f"tables/{table}/start", {}, host)
    assert change(server, table, 1, host, kind="open")["code"] == "not-waiting"
    with server.tab(table, guest) as tab:
        assert tab.viewers == ["1"]


def test_who_is_sent_away_from_a_private_table_sees_nothing_more(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, "private": True}, status=201)
    table, host, invitation = made["table"], made["seats"][0]["token"], made["seats"][1]["invitation"]
    guest = server.post(f"tables/{table}/join", {"secret": invitation})["token"]
    with server.tab(table, guest) as tab:
        assert isinstance(tab, Tab)
        assert change(server, table, 1, [host], kind="open")["status"] == 200
        assert tab.close_code() == 1012
    with pytest.raises(ConnectionClosed, match="4403"):
        server.tab(table, guest)
    for secret in (guest, invitation):
        assert server.ask("GET", f"tables/{table}", tokens=[secret]).status_code == 403
