"""Seats are not lost in the browser: not by a lost answer, not by many tables, not by a link in the wrong tab."""

from __future__ import annotations

import json
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


def tokens(page: Page, table: str) -> list[str]:
    held = json.loads(page.evaluate("localStorage.getItem('beringia.tables') ?? '[]'"))
    return [token for entry in held if entry["table"] == table for token in entry["tokens"]]


def test_a_lost_answer_to_join_does_not_lose_the_seat(context: MakeContext, server: Server) -> None:
    table = made(server)
    page = context().new_page()
    lost = []

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
    page.wait_for_function("JSON.parse(localStorage.getItem('beringia.tables'))[0].tokens.length === 1")
    assert len(tokens(page, table["table"])) == 1

    # Who does not click again but comes back later has the seat, too.
    table = made(server)
    lost.clear()
    page.goto(server.address + table["seats"][1]["link"])
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(f"{server.address}/t/{table['table']}")
    expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)
    page.wait_for_function("document.querySelector('#app, main, body').innerText.length > 100")
    assert seat(server, table["table"], 1)["kind"] == "human"
    assert seat(server, table["table"], 1)["connected"]


def test_a_seat_link_takes_the_seat_in_a_tab_that_watches(context: MakeContext, server: Server) -> None:
    table = made(server)
    page = context().new_page()
    page.goto(f"{server.address}/t/{table['table']}")
    expect(page.get_by_text("Eiszeit").first).to_be_visible()
    assert tokens(page, table["table"]) == []
    page.evaluate("link => { location.href = link }", table["seats"][0]["link"])
    page.wait_for_function("JSON.parse(localStorage.getItem('beringia.tables') ?? '[]')[0]?.tokens.length === 1")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    assert "#" not in page.url
    assert seat(server, table["table"], 0)["connected"]


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
    expect(page.locator(f"a[href='/t/{table['table']}']")).to_be_visible()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_function("JSON.parse(localStorage.getItem('beringia.tables')).length === 62")
    assert len(tokens(page, table["table"])) == 1
