"""A seat on another device, and a lost link that the table lets be replaced. Nobody gets a seat by himself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from beringia.server import seat_changes
from beringia.server.errors import RequestError
from beringia.server.rows import SeatRow, TableRow, now
from beringia.server.seat_changes import Silence, answer_for_link, ask_for_link, consent
from beringia.server.seating import hash_secret
from tests.server.running import Server, Tab

Ask = Callable[..., tuple[int, dict[str, Any]]]


def asked(server: Server, path: str, body: object = None, tokens: Sequence[str] = ()) -> tuple[int, dict[str, Any]]:
    answer = server.ask("POST", f"tables/{path}", {} if body is None else body, tokens)
    return answer.status_code, answer.json()


def seated(server: Server, *kinds: str) -> tuple[str, list[str]]:
    """A table of one host and friends by link, who have come; and the tokens of all."""
    table, secrets = server.new_table(*kinds)
    tokens = []
    for seat, kind in enumerate(kinds):
        if kind == "open":
            tokens.append(server.post(f"tables/{table}/join", {"secret": secrets[seat]})["token"])
        elif kind == "me":
            tokens.append(secrets[seat])
    return table, tokens


# -- another device


def test_a_seat_is_copied_to_another_device(either: Server) -> None:
    table, (host, guest) = seated(either, "me", "open", "bot:random")
    _, offer = asked(either, f"{table}/seats/1/device", {}, [guest])
    assert offer["link"] == f"/t/{table}#device={offer['code']}"
    phone = "p" * 32
    status, taken = asked(either, f"{table}/device", {"code": offer["code"], "token": phone})
    assert (status, taken["seat"], taken["token"]) == (200, 1, phone)
    assert asked(either, f"{table}/device", {"code": offer["code"], "token": phone})[1]["seat"] == 1  # a lost answer
    again, refused = asked(either, f"{table}/device", {"code": offer["code"], "token": "q" * 32})
    assert (again, refused["code"]) == (409, "expired")  # it works once
    with either.tab(table, guest) as first, either.tab(table, phone) as second, either.tab(table, host) as other:
        assert first.viewers == second.viewers == ["1"]
        assert other.viewers == ["0"]
    # What was taken along stays over a restart, and in a rematch.
    either.kill()
    either.start()
    with either.tab(table, phone) as tab:
        assert tab.viewers == ["1"]


def test_a_seat_is_moved_to_another_device(either: Server) -> None:
    table, (host, guest) = seated(either, "me", "open", "bot:random")
    _, copy = asked(either, f"{table}/seats/1/device", {}, [guest])
    tablet = asked(either, f"{table}/device", {"code": copy["code"]})[1]["token"]
    with either.tab(table, guest) as old:
        assert old.viewers == ["1"]
        _, offer = asked(either, f"{table}/seats/1/device", {"move": True}, [guest])
        phone = asked(either, f"{table}/device", {"code": offer["code"]})[1]["token"]
        # In this moment the old one is let out; what it sends is not taken any more.
        assert old.close_code() == 1012
    for gone in (guest, tablet):
        with either.tab(table, gone) as tab:
            assert tab.viewers == ["spectator"]
            assert tab.ask({"type": "pause", "on": True})["code"] == "forbidden"
        assert asked(either, f"{table}/leave", {}, [gone])[0] == 403
        assert asked(either, f"{table}/join", {"secret": gone})[0] == 403
    with either.tab(table, phone) as tab:
        assert tab.viewers == ["1"]
    assert asked(either, f"{table}/leave", {}, [host])[0] == 200


def test_codes_are_for_the_own_seat_and_not_for_long(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (host, guest) = seated(server, "me", "open", "bot:random")
    for tokens in ([], [host], ["x" * 32]):
        assert asked(server, f"{table}/seats/1/device", {}, tokens)[0] == 403
    assert asked(server, f"{table}/seats/2/device", {}, [guest])[0] == 403
    assert asked(server, f"{table}/seats/9/device", {}, [guest])[0] == 404
    assert asked(server, f"{table}/device", {"code": "y" * 32})[1]["code"] == "expired"
    _, first = asked(server, f"{table}/seats/1/device", {}, [guest])
    _, second = asked(server, f"{table}/seats/1/device", {}, [guest])
    assert asked(server, f"{table}/device", {"code": first["code"]})[1]["code"] == "expired"  # the last one counts
    assert asked(server, f"{table}/device", {"code": second["code"]})[0] == 200

    row = lobby_of(SeatRow("human", "Ada", token=hash_secret("a" * 32)))
    code = seat_changes.device_code(row, 0, False, (0,))
    later = row.seats[0].code_until + 1
    monkeypatch.setattr(seat_changes, "now", lambda: later)
    with pytest.raises(RequestError, match="expired"):
        seat_changes.take_to_device(row, code, "b" * 32)


def test_devices_do_not_grow_for_ever() -> None:
    row = lobby_of(SeatRow("human", "Ada", token=hash_secret("a" * 32)))
    for number in range(20):
        code = seat_changes.device_code(row, 0, False, (0,))
        seat_changes.take_to_device(row, code, f"{number:032}")
    assert len(row.seats[0].devices) == seat_changes.MAX_DEVICES
    assert row.seats[0].holds({hash_secret("a" * 32)})


def test_nothing_tells_others_that_a_code_was_made(server: Server) -> None:
    table, (host, guest) = seated(server, "me", "open", "bot:random")
    with server.tab(table, host) as tab:
        before = server.get(f"tables/{table}")
        heard = len(tab.heard)
        asked(server, f"{table}/seats/1/device", {}, [guest])
        assert tab.ask({"type": "ping"})["type"] == "done"
        quiet = [text for text in tab.heard[heard:] if '"type":"update"' not in text]
        assert len(quiet) == 1, quiet
        after = server.get(f"tables/{table}")
        assert [seat["lost"] for seat in after["seats"]] == [None] * 3
        assert before["seats"] == after["seats"]


# -- lost links


def lobby_of(*seats: SeatRow) -> TableRow:
    return TableRow("t", "eiszeit", "c", "1.0", {}, "playing", 1, "s", [held.name for held in seats], list(seats))


NO_SILENCE = {"BERINGIA_LOST_HOURS": "0", "BERINGIA_LOST_SECONDS": "0"}
#: A minute when the others agree, else a day; in milliseconds.
SHORT, LONG = 60_000, 24 * 3_600_000
SILENCE = Silence(SHORT, LONG)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server on which nobody has to be silent for long."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, BERINGIA_LOST_SECONDS="1") as running:
        yield running


def patience(server: Server, link: str, host: str, seconds: float = 20) -> dict[str, Any]:
    """Ask for a new link until there is one."""
    left = time.monotonic() + seconds
    while (got := asked(server, link, tokens=[host])[1])["invitation"] is None:
        assert time.monotonic() < left, got
        time.sleep(0.05)
    return got


def test_a_lost_link_is_replaced_when_the_table_agrees(hasty: Server) -> None:
    table, (host, bo, cy, du) = seated(hasty, "me", "open", "open", "open")
    link = f"{table}/seats/3/link"
    status, first = asked(hasty, link, tokens=[host])
    assert (status, first["link"]) == (200, None)
    lost = first["summary"]["seats"][3]["lost"]
    assert lost["after"] is not None
    assert {**lost, "after": None} == {"asked": [1, 2], "agreed": [], "against": [], "needed": 2, "after": None}
    assert asked(hasty, f"{link}/answer", {"agree": True}, [bo])[0] == 200
    assert asked(hasty, f"{link}/answer", {"agree": True}, [bo])[0] == 200  # twice is not two
    time.sleep(1.1)
    assert asked(hasty, link, tokens=[host])[1]["link"] is None
    # The asking survives a restart.
    hasty.kill()
    hasty.start()
    assert asked(hasty, f"{link}/answer", {"agree": True}, [cy])[0] == 200
    refused = asked(hasty, f"{link}/answer", {"agree": False}, [cy])[1]["summary"]["seats"][3]["lost"]
    assert (refused["agreed"], refused["against"], refused["after"]) == ([1], [2], None)
    assert asked(hasty, link, tokens=[host])[1]["link"] is None
    assert asked(hasty, f"{link}/answer", {"agree": True}, [cy])[0] == 200
    got = patience(hasty, link, host)
    assert got["link"] == f"/t/{table}#invite={got['invitation']}"
    with hasty.tab(table, du) as tab:  # void
        assert tab.viewers == ["spectator"]
    status, joined = asked(hasty, f"{table}/join", {"secret": got["invitation"]})
    assert (status, joined["seat"]) == (200, 3)
    with hasty.tab(table, joined["token"]) as tab:
        assert tab.viewers == ["3"]
        assert [seat["lost"] for seat in tab.seats] == [None] * 4


def test_who_agrees_with_himself_gets_no_seat_of_somebody_who_has_just_gone(either: Server) -> None:
    """A host with a second browser: he asks, and agrees, as soon as another player's connection breaks."""
    table, (host, again, cy) = seated(either, "me", "open", "open")
    link = f"{table}/seats/2/link"
    with either.tab(table, cy) as tab:
        assert tab.viewers == ["2"]
    left = time.monotonic() + 20
    while asked(either, link, tokens=[host])[0] != 200:
        assert time.monotonic() < left
        time.sleep(0.01)
    for _ in range(3):
        assert asked(either, f"{link}/answer", {"agree": True}, [again])[0] == 200
        status, got = asked(either, link, tokens=[host])
        assert (status, got["invitation"]) == (200, None)
    assert either.get(f"tables/{table}")["seats"][2]["lost"]["after"] is not None
    with either.tab(table, cy) as tab:
        assert tab.viewers == ["2"]
        assert tab.seats[2]["lost"] is None
    assert asked(either, f"{link}/answer", {"agree": True}, [again])[1]["code"] == "not-lost"


@pytest.mark.parametrize("sign", ["hello", "watch", "summary", "mine", "join", "device", "answer"])
def test_any_sign_of_the_holder_ends_the_asking(server: Server, sign: str) -> None:
    table, (host, bo, cy) = seated(server, "me", "open", "open")
    link = f"{table}/seats/2/link"
    code = asked(server, f"{table}/seats/2/device", {}, [cy])[1]["code"]
    asked(server, link, tokens=[host])
    asked(server, f"{link}/answer", {"agree": True}, [bo])
    assert server.get(f"tables/{table}")["seats"][2]["lost"]["agreed"] == [1]
    if sign == "hello":
        server.tab(table, cy).close()
    elif sign == "watch":  # a screen in his room
        screen = Tab(server, table)
        screen.send({"type": "hello", "tokens": [cy], "after": -1, "watch": True})
        screen.until(lambda message: message["type"] == "table")
        screen.close()
    elif sign == "summary":
        server.get(f"tables/{table}", [cy])
    elif sign == "mine":
        server.post("tables/mine", {"tables": [{"table": table, "tokens": [cy]}]})
    elif sign == "join":
        asked(server, f"{table}/join", {"secret": cy})
    elif sign == "device":
        asked(server, f"{table}/device", {"code": code})
    else:
        assert asked(server, f"{link}/answer", {"agree": False}, [cy])[0] == 200
    assert server.get(f"tables/{table}")["seats"][2]["lost"] is None


def test_nobody_gets_a_seat_alone(server: Server) -> None:
    table, (host, bo, cy) = seated(server, "me", "open", "open")
    link = f"{table}/seats/2/link"
    for tokens, code in (([], "forbidden"), (["x" * 32], "forbidden"), ([bo], "not-host")):
        assert asked(server, link, tokens=tokens)[1]["code"] == code
    assert asked(server, f"{link}/answer", {"agree": True}, [bo])[1]["code"] == "not-lost"  # nobody has asked
    assert asked(server, f"{table}/seats/0/link", tokens=[host])[1]["code"] != ""  # not one's own
    for _ in range(3):  # asking again and again helps nothing
        assert asked(server, link, tokens=[host])[1]["invitation"] is None
    # Who asks does not agree, nor does anybody who sits nowhere.
    for tokens in ([host], [], ["x" * 32]):
        assert asked(server, f"{link}/answer", {"agree": True}, tokens)[0] == 403
    assert asked(server, link, tokens=[host])[1]["invitation"] is None
    # Whoever comes to the seat has not lost it.
    with server.tab(table, cy) as tab:
        assert tab.viewers == ["2"]
        assert [seat["lost"] for seat in tab.seats] == [None] * 3
        assert asked(server, link, tokens=[host])[1]["code"] == "not-lost"
    left = time.monotonic() + 20
    while asked(server, link, tokens=[host])[0] != 200:  # it takes a moment until somebody is known to have gone
        assert time.monotonic() < left
        time.sleep(0.05)
    assert asked(server, f"{link}/answer", {"agree": True}, [cy])[0] == 403  # not for oneself
    assert asked(server, f"{link}/answer", {"agree": False}, [cy])[0] == 200
    assert server.get(f"tables/{table}")["seats"][2]["lost"] is None


def later(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    moment = now() + milliseconds
    monkeypatch.setattr(seat_changes, "now", lambda: moment)


def test_several_people_at_the_screen_of_the_host_have_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    row = lobby_of(
        SeatRow("human", "Ada", token="a", host=True),
        SeatRow("human", "Abe", token="b", host=True),
        SeatRow("human", "Cy", token="c"),
        SeatRow("human", "Du", token="d"),
    )
    assert ask_for_link(row, 2, (0, 1), set(), SILENCE) is None
    assert consent(row, 2, SILENCE).asked == (3,)
    with pytest.raises(RequestError, match="forbidden"):
        answer_for_link(row, 2, True, (0, 1), SILENCE)
    later(monkeypatch, SHORT)
    assert ask_for_link(row, 2, (0, 1), set(), SILENCE) is None
    answer_for_link(row, 2, True, (3,), SILENCE)
    assert ask_for_link(row, 2, (0, 1), set(), SILENCE) is not None
    assert not row.seats[2].holds({"c"})


@pytest.mark.parametrize(("others", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_more_than_half_must_agree(others: int, needed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [SeatRow("human", f"P{number}", token=f"t{number}") for number in range(others + 1)]
    row = lobby_of(SeatRow("human", "Ada", token="a", host=True), *people)
    assert ask_for_link(row, 1, (0,), set(), SILENCE) is None
    later(monkeypatch, SHORT)
    for voice in range(needed):
        assert ask_for_link(row, 1, (0,), set(), SILENCE) is None
        answer_for_link(row, 1, True, (2 + voice,), SILENCE)
    assert ask_for_link(row, 1, (0,), set(), SILENCE) is not None


def test_consent_does_not_shorten_the_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    row = lobby_of(*(SeatRow("human", name, token=name, host=name == "Ada") for name in ("Ada", "Bo", "Cy")))
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is None
    begun = row.seats[2].lost_at
    assert begun is not None
    answer_for_link(row, 2, True, (1,), SILENCE)
    assert consent(row, 2, SILENCE).after == begun + SHORT
    monkeypatch.setattr(seat_changes, "now", lambda: begun + SHORT - 1)
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is None
    # While the server was down nobody could come.
    monkeypatch.setattr(seat_changes, "STARTED", begun + SHORT - 1)
    monkeypatch.setattr(seat_changes, "now", lambda: begun + SHORT)
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is None
    monkeypatch.setattr(seat_changes, "now", lambda: begun + 2 * SHORT - 1)
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is not None


def test_a_table_for_two_waits_for_a_silent_day(monkeypatch: pytest.MonkeyPatch) -> None:
    row = lobby_of(SeatRow("human", "Ada", token="a", host=True), SeatRow("human", "Bo", token="b"), SeatRow("bot"))
    assert ask_for_link(row, 1, (0,), set(), SILENCE) is None
    begun = row.seats[1].lost_at
    assert begun is not None
    assert consent(row, 1, SILENCE).after == begun + LONG
    monkeypatch.setattr(seat_changes, "now", lambda: begun + LONG - 1)
    assert ask_for_link(row, 1, (0,), set(), SILENCE) is None
    monkeypatch.setattr(seat_changes, "now", lambda: begun + LONG)
    with pytest.raises(RequestError, match="not-lost"):  # somebody is there
        ask_for_link(row, 1, (0,), {1}, SILENCE)
    assert ask_for_link(row, 1, (0,), set(), SILENCE) is not None


def test_after_a_silent_day_nobody_need_agree_but_one_may_object(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody who is away himself would keep another from coming back."""
    row = lobby_of(*(SeatRow("human", name, token=name, host=name == "Ada") for name in ("Ada", "Bo", "Cy")))
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is None
    answer_for_link(row, 2, False, (1,), SILENCE)
    later(monkeypatch, LONG)
    assert consent(row, 2, SILENCE).after is None
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is None
    row.seats[2].against = []
    assert ask_for_link(row, 2, (0,), set(), SILENCE) is not None


def test_a_host_who_has_lost_his_link_is_helped_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    people = [SeatRow("human", f"P{number}", token=f"t{number}") for number in range(2)]
    row = lobby_of(SeatRow("human", "Ada", token="a", host=True), *people)
    with pytest.raises(RequestError, match="not-host"):
        ask_for_link(row, 0, (2,), set(), SILENCE)
    assert ask_for_link(row, 0, (1,), set(), SILENCE) is None
    answer_for_link(row, 0, True, (2,), SILENCE)
    later(monkeypatch, SHORT)
    assert ask_for_link(row, 0, (1,), set(), SILENCE) is not None


def test_the_wait_is_a_setting(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **NO_SILENCE) as quick:
        table, (host, bo) = seated(quick, "me", "open", "bot:random")
        got = asked(quick, f"{table}/seats/1/link", tokens=[host])[1]
        assert got["invitation"] is not None
        assert asked(quick, f"{table}/device", {"code": bo})[0] == 409
        made = quick.post("tables", {"game": "eiszeit", "private": True, "seats": [{"kind": "me"}] * 3}, status=201)
        with pytest.raises(ConnectionClosed, match="4403"):
            quick.tab(made["table"], host)
