"""The coach in a real browser: a hint, a line tried out, and the analysis of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Server

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.player import Player
from tests.browser.test_pages import NO_SIDE_SCROLL, sit

#: A process of the coach has to start first, and the machine may be busy.
PATIENCE = 120_000


def seated_page(server: Server, context: MakeContext, width: int, height: int) -> Page:
    seated = server.table(1, 1, game="valley")
    page = sit(context, server, seated, width=width, height=height, bypass_csp=True)
    Player(page, seed=3).wait()
    return page


def unfold(page: Page) -> None:
    """The sheet of a phone, and the list of choices: both are folded where the board is the answer."""
    sheet = page.locator("button.fold[aria-expanded=false]")
    if sheet.is_visible():
        sheet.click()
    choices = page.locator("details.listed:not([open]) summary")
    if choices.is_visible():
        choices.click()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_hint_and_a_line_tried_out(server: Server, context: MakeContext, width: int, height: int) -> None:
    page = seated_page(server, context, width, height)
    version = page.locator("h1[data-version]").get_attribute("data-version")
    unfold(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    rows = page.locator(".hint li")
    expect(rows.first).to_be_visible(timeout=PATIENCE)
    assert 1 <= rows.count() <= 3
    expect(rows.first).to_contain_text(re.compile(r"about -?[\d.]+ points? in the end"))
    rows.first.get_by_role("button").hover()
    assert page.evaluate(NO_SIDE_SCROLL)

    page.get_by_role("button", name="What if").click()
    expect(page.locator(".what-if")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".copy")).to_be_visible()
    unfold(page)
    page.locator(".choice:visible").first.click()
    back = page.get_by_role("button", name="Step back").last
    expect(back).to_be_enabled(timeout=PATIENCE)
    assert page.evaluate(NO_SIDE_SCROLL)
    back.click()
    expect(back).to_be_disabled(timeout=PATIENCE)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".copy")).to_have_count(0)
    assert page.locator("h1[data-version]").get_attribute("data-version") == version, "nothing of it happened"


def test_the_analysis_of_a_running_game(server: Server, context: MakeContext) -> None:
    page = seated_page(server, context, 1440, 900)
    me = Player(page, seed=3)
    for _ in range(3):
        me.turn()
        me.wait()
    page.goto(page.url.replace("/t/", "/analysis/"))
    expect(page.get_by_role("heading", name="Choices that cost most")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("img", name="Chances over the game")).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.locator("figure table tbody tr").first).to_be_visible()
    assert page.evaluate(NO_SIDE_SCROLL)
    page.evaluate(AXE)
    assert serious(page) == []
