"""Seats are not lost in the browser: not by a lost answer, not by many tables, not by a link in the wrong tab."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Page, Route, expect
from tools.browser import Server, stored

from tests.browser.conftest import MakeContext

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]


def made(server: Server) -> dict[str, Any]:
    found: dict[str, Any] = server.post("tables", {"game": "eiszeit", "seats": SEATS})
    return found


def seat(server: Server, table: str, number: int) -> dict[str, Any]:
    with urlopen(f"{server.address}/api/tables/{table}") as answer:
        found: dict[str, Any] = json.load(answer)["seats"][number]
    return found


def held_by(page: Page) -> list[dict[str, Any]]:
    """What the browser keeps of tables."""
    held: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('beringia.tables') ?? '[]'"))
    return held


def tokens(page: Page, table: str) -> list[str]:
    return [token for entry in held_by(page) if entry["table"] == table for token in entry["tokens"]]


def eventually(page: Page, condition: Callable[[], bool]) -> None:
    for _ in range(150):
        if condition():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it did not happen within 15 seconds")


def test_a_lost_answer_to_join_does_not_lose_the_seat(context: MakeContext, server: Server) -> None:
    table = made(server)
    page = context().new_page()
    lost: list[int] = []

    def lose(route: Route) -> None:
        """The server does what it is asked for, and nobody hears of it."""
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().status)
        route.fulfill(status=200, body="")

    page.route("**/join", lose)
    page.goto(server.address + table["seats"][1]["link"])
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert lost == [200]
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
    eventually(page, lambda: len(tokens(page, table["table"])) == 1)

    # Who does not click again but comes back later has the seat, too.
    table = made(server)
    lost.clear()
    page.goto(server.address + table["seats"][1]["link"])
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{server.address}/t/{table['table']}")
    expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
    eventually(page, lambda: seat(server, table["table"], 1)["connected"])


def test_a_seat_link_takes_the_seat_in_a_tab_that_watches(context: MakeContext, server: Server) -> None:
    table = made(server)
    page = context().new_page()
    page.goto(f"{server.address}/t/{table['table']}")
    expect(page.get_by_text("Eiszeit").first).to_be_visible()
    assert tokens(page, table["table"]) == []
    page.evaluate("link => { location.href = link }", table["seats"][0]["link"])
    eventually(page, lambda: len(tokens(page, table["table"])) == 1)
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert "#" not in page.url
    eventually(page, lambda: seat(server, table["table"], 0)["connected"])


def test_no_table_is_dropped_when_there_are_many(context: MakeContext, server: Server) -> None:
    table = made(server)
    fresh = context()
    held = {f"old{number}": "t" * 32 for number in range(60)} | {table["table"]: table["seats"][0]["token"]}
    entries = [
        {"table": key, "game": "eiszeit", "tokens": [token], "invitations": {}, "touched": -number}
        for number, (key, token) in enumerate(held.items())
    ]
    fresh.add_init_script(stored("beringia.tables", entries, once=True))
    page = fresh.new_page()
    page.goto(server.address)
    expect(page.locator(f"a[href='/t/{table['table']}']")).to_be_visible(timeout=30_000)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    eventually(page, lambda: len(held_by(page)) == len(held) + 1)
    assert len(tokens(page, table["table"])) == 1
