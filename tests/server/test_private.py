"""Private tables: only those who sit at them, or are invited to, see anything of them."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Server, Tab


def private(server: Server, *kinds: str) -> tuple[str, dict[int, str]]:
    seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, "private": True}, status=201)
    assert made["summary"]["private"]
    return made["table"], {link["seat"]: link["token"] or link["invitation"] for link in made["seats"]}


def test_strangers_see_nothing_at_any_time(server: Server) -> None:
    table, secrets = private(server, "me", "me", "bot:random")
    tokens = list(secrets.values())
    paths = ("", "/replay", "/log", "/record")

    def seen(asked: list[str]) -> list[int]:
        return [server.ask("GET", f"tables/{table}{path}", tokens=asked).status_code for path in paths]

    assert seen([]) == seen(["x" * 32]) == [403] * 4
    assert server.ask("GET", f"tables/{table}").json()["key"] == "refused-private"
    assert seen(tokens[:1]) == [200, 200, 200, 409]
    for asked in ([], ["x" * 32]):
        with pytest.raises(ConnectionClosed, match="4403"):
            server.tab(table, *asked)
    with server.tab(table, *tokens) as tab:
        assert tab.scene["private"]
        tab.play_to_end()
    assert seen([]) == [403] * 4
    assert seen(tokens[:1]) == [200] * 4
    mine = [{"table": table, "tokens": []}, {"table": table, "tokens": tokens[:1]}]
    assert [len(server.post("tables/mine", {"tables": [one]})["tables"]) for one in mine] == [0, 1]
    again = server.post(f"tables/{table}/rematch", tokens=tokens[:1], status=201)["table"]
    assert server.ask("GET", f"tables/{again}").status_code == 403
    assert server.ask("GET", f"tables/{again}", tokens=tokens[:1]).json()["private"]


def test_guests_come_in_with_their_invitation(server: Server) -> None:
    table, secrets = private(server, "me", "open", "bot:random")
    assert server.ask("GET", f"tables/{table}", tokens=[secrets[1]]).status_code == 200
    joined = server.post(f"tables/{table}/join", {"secret": secrets[1], "name": "Bo"})
    with server.tab(table, joined["token"]) as tab:
        assert tab.viewers == ["1"]


def test_who_says_hello_without_the_token_is_let_out(server: Server) -> None:
    table, secrets = private(server, "me", "me", "bot:random")
    with server.tab(table, secrets[0]) as tab:
        assert isinstance(tab, Tab)
        tab.send({"type": "hello", "tokens": [], "after": -1})
        assert tab.close_code() == 4403
    with server.tab(server.new_table("me", "me", "bot:random")[0]) as tab:  # any other table may be watched
        assert (tab.viewers, tab.scene["private"]) == (["spectator"], False)
