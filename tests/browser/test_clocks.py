"""Time that runs out while nobody serves, and a person who vanishes: seen in several browsers."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tools.browser import Seated, Server, settings_script

#: Seconds between two looks at the clocks.
FAST = "0.3"
SEATS = [{"kind": "me", "name": "Ayla"}, {"kind": "me", "name": "Iza"}, {"kind": "bot"}]


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Two browsers. Their server goes away in these tests, so they may complain about that."""
    made = [browser.new_context(viewport={"width": 1440, "height": 900}) for _ in range(2)]
    for fresh in made:
        fresh.set_default_timeout(30_000)
        fresh.add_init_script(settings_script())
    yield made
    for fresh in made:
        fresh.close()


def test_a_clock_runs_out_over_a_restart(client: None, contexts: list[BrowserContext], tmp_path: Path) -> None:
    own = Server(tmp_path, BERINGIA_CLOCK_SECONDS=FAST)
    try:
        clock = {"kind": "turn", "seconds": 900, "bot": "random"}
        made = own.post("tables", {"game": "eiszeit", "seats": SEATS, "clock": clock})
        pages = []
        for number, fresh in enumerate(contexts):
            seated = Seated(own, "eiszeit", made["table"], [made["seats"][number]["token"]])
            fresh.add_init_script(seated.remember())
            page = fresh.new_page()
            page.goto(f"{own.address}/t/{made['table']}")
            pages.append(page)
        for page in pages:
            expect(page.locator(".clock.runs")).to_have_count(1, timeout=60_000)
            expect(page.locator(".clock.runs")).to_have_text(re.compile(r"1[45]:\d\d"))
        # Whose time runs is who has to decide.
        decides = 0 if pages[0].locator(".decision.mine").count() else 1
        expect(pages[decides].locator("li.me .clock.runs")).to_have_count(1)
    finally:
        own.close()
    # Nobody serves for an hour; then the time that is left is nearly over.
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        gone, moment = 3_600_000, round(time.time() * 1000)
        connection.execute("UPDATE clocks SET since = since - ?, due = due - ?", (gone, gone))
        connection.execute("UPDATE pulse SET at = at - ?", (gone,))
        left = connection.execute("SELECT due - since FROM clocks").fetchone()[0]
        assert left > 800_000
    connection.close()
    again = Server(tmp_path, BERINGIA_CLOCK_SECONDS=FAST)
    try:
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            due = connection.execute("SELECT due FROM clocks").fetchone()[0]
        connection.close()
        assert due > moment + 700_000, "the hour was not counted"
    finally:
        again.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE clocks SET since = since - due + ?, due = ?", (moment, moment))
        connection.execute("UPDATE pulse SET at = ?", (round(time.time() * 1000) + 60_000,))
    connection.close()
    last = Server(tmp_path, BERINGIA_CLOCK_SECONDS=FAST)
    try:
        seated = Seated(last, "eiszeit", made["table"], [made["seats"][decides]["token"]])
        fresh = contexts[decides]
        fresh.add_init_script(seated.remember())
        page = fresh.new_page()
        page.goto(f"{last.address}/t/{made['table']}")
        expect(page.get_by_text("A bot holds your seat")).to_be_visible(timeout=60_000)
        page.get_by_role("button", name="Take my seat back").click()
        expect(page.get_by_text("A bot holds your seat")).to_have_count(0)
    finally:
        last.close()


def test_the_others_vote_for_a_bot(contexts: list[BrowserContext], server: Server) -> None:
    made = server.post("tables", {"game": "eiszeit", "seats": SEATS, "absence": 1})
    pages = []
    for number, fresh in enumerate(contexts):
        seated = Seated(server, "eiszeit", made["table"], [made["seats"][number]["token"]])
        fresh.add_init_script(seated.remember())
        page = fresh.new_page()
        page.goto(f"{server.address}/t/{made['table']}")
        page.wait_for_selector("h1[data-version]", state="attached")
        pages.append(page)
    ayla, iza = pages
    expect(ayla.get_by_role("button", name="Let a bot play")).to_have_count(0)
    iza.goto("about:blank")
    ayla.get_by_role("button", name="Let a bot play").click()
    expect(ayla.get_by_text("Away, a bot plays").first).to_be_attached(timeout=30_000)
    expect(ayla.get_by_role("button", name="Let a bot play")).to_have_count(0)
    # Whoever comes back has the seat again with one click.
    iza.goto(f"{server.address}/t/{made['table']}")
    iza.get_by_role("button", name="Take my seat back").click()
    expect(ayla.get_by_text("Away, a bot plays")).to_have_count(0)
