"""The coach in a real browser: a hint, a line tried out, and the analysis of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Server

from beringia.server.coach_messages import AnalysisMessage
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
    expect(rows.first).to_contain_text(re.compile(r"about [\d.]+ settlements in the end"))
    rows.first.get_by_role("button").hover()
    assert page.evaluate(NO_SIDE_SCROLL)

    page.get_by_role("button", name="What if").click()
    expect(page.locator(".what-if")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Back to the game")).to_be_in_viewport()
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
    unfold(page)
    page.get_by_role("button", name="What if").click()
    expect(page.locator(".what-if")).to_be_focused(timeout=PATIENCE)
    expect(page.locator(".status")).to_contain_text("What if")
    page.keyboard.press("Escape")
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


def analysed(table: str, moment: dict[str, Any], last: int) -> str:
    """An analysis as the server sends it: a mistake at this moment turned the game. (Its own takes minutes.)"""
    version, choices = moment["version"] + 1, moment["choices"]["0"]
    told = {"seat": 0, "choice": choices[0]}
    curve = [
        {"version": at, "points": [share * 40, 20, 20], "shares": [share, (1 - share) / 2, (1 - share) / 2]}
        for at, share in ((0, 0.4), (version - 1, 0.5), (version, 0.2), (last, 0.0))
    ]
    turning = [{**told, "version": version, "cause": "mistake", "shares": [-0.3, 0.15, 0.15]}]
    reasons = [
        {
            "key": "eiszeit-reason-score",
            "args": {"trend": "down", "before": 5, "after": 3, "otherwise": 5, "differs": "now"},
            "points": 2.0,
        }
    ]
    costly = [{**told, "version": version, "better": choices[-1], "points": 3.5, "share": 0.3, "reasons": reasons}]
    lost = {"choices_points": -3.5, "choices_share": -0.3, "luck_points": 1.0, "luck_share": 0.1}
    balance = [{"seat": seat, **lost} for seat in range(3)]
    report = {"full": True, "curve": curve, "turning": turning, "costly": costly, "balance": balance}
    about = {"table": table, "game": "eiszeit", "version": last, "viewer": "spectator", "progress": 1.0}
    return AnalysisMessage.model_validate({**about, "report": report}).model_dump_json()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_analysis_of_a_finished_game(server: Server, context: MakeContext, width: int, height: int) -> None:
    seated = server.table_where("mine and view['round'] >= 1", 1, 2, rounds=3, bot="random")
    moment = seated.play("True")
    over = seated.play(seed=1000)
    assert over["status"] == "finished"
    phone = width < 720
    page = sit(context, server, seated, width=width, height=height, bypass_csp=True, has_touch=phone)
    page.route("**/analysis?*", lambda route: route.fulfill(body=analysed(seated.table, moment, over["version"])))
    page.locator("dialog[open]").get_by_role("link", name="Analysis", exact=True).click()
    expect(page.get_by_role("img", name="Chances over the game")).to_be_visible()
    expect(page.locator("figure polyline")).to_have_count(3)
    points = page.locator("section", has=page.get_by_role("heading", name="Turning points"))
    expect(points.get_by_role("listitem")).to_have_count(1)
    expect(points.get_by_text("there was something better to do")).to_be_visible()
    assert page.evaluate(NO_SIDE_SCROLL)
    page.evaluate(AXE)
    assert serious(page) == []
    if phone:
        box = points.get_by_role("link").bounding_box()
        assert box is not None
        assert box["height"] >= 40
    points.get_by_role("link").click()
    expect(page.get_by_text(f"Step {moment['version'] + 1} of {over['version']}")).to_be_visible()
    assert page.evaluate(NO_SIDE_SCROLL)
