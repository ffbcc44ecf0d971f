"""What would follow is shown before the click: under the choices, beside glowing elements, for the whole decision."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Seated, Server
from tools.shots.valley import HABITS

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext

VALLEY: dict[str, Any] = {"game": "valley", "bot": "random", "habits": HABITS}
MARCH = "mine and decision['kind'] == 'turn_action' and view['round'] >= 1"
HUNTER = "mine and decision['kind'] == 'preround_place'"
FIGURE = "mine and decision['kind'] == 'turn_start'"


def sit(context: MakeContext, server: Server, seated: Seated, **more: Any) -> Page:
    screen = context(**more)
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    page.wait_for_selector(".decision.mine")
    return page


@pytest.fixture(scope="module")
def marching(server: Server) -> Seated:
    return server.table_where(MARCH, 1, 2, **VALLEY)


def test_valley_shows_the_meal_and_how_far_each_group_reaches(
    server: Server, context: MakeContext, marching: Seated
) -> None:
    page = sit(context, server, marching)
    expect(page.locator(".whole .previews")).to_contain_text("Meal of this round")
    first = page.locator("li", has=page.locator(".choice[data-verb=march]:not(.macro)")).first
    expect(first.locator(".previews")).to_contain_text("Reaches")
    # On the board the same beside the group, and the hexes that it reaches light up.
    group = page.locator('[data-target^="people:"][data-offered]').first
    group.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Reaches")
    assert page.locator('[data-target^="hex:"][data-lit]').count() > 1
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.evaluate(AXE)
    assert serious(page) == []


def test_eiszeit_shows_what_an_area_feeds(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table_where(HUNTER, 1, 2, game="eiszeit", bot="random"))
    area = page.locator('[data-target^="area:"][data-offered]').first
    area.hover()
    expect(page.get_by_role("tooltip").filter(has_text="food for")).to_be_visible()
    # Small buttons tell the same beside them.
    button = page.locator(".choice[data-preview]").last
    button.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip").filter(has_text="food for")).to_be_visible()


def test_winter_shows_what_a_column_pays_and_unfolds_the_rest(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table_where(FIGURE, 1, 1, game="winter", bot="random"))
    page.keyboard.press("s")  # step by step
    page.locator('[data-target="figure:tribe"][data-offered]').first.click()
    row = page.locator("li", has=page.get_by_role("button", name="Place a tribe figure in Hunt"))
    expect(row.locator(".previews")).to_contain_text("bottom")
    expect(row.locator(".previews")).not_to_contain_text("Take an animal")
    row.get_by_role("button", expanded=False).click()
    expect(row.locator(".previews")).to_contain_text("Take an animal")
    expect(row.locator(".previews")).to_contain_text("Labor here")


def test_a_finger_held_down_reads_and_does_not_choose(server: Server, context: MakeContext, marching: Seated) -> None:
    page = sit(context, server, marching, width=390, height=844, has_touch=True)
    group = page.locator('[data-target^="people:"][data-offered]').first
    box = group.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_contain_text("Reaches")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    expect(page.locator(".decision.mine")).to_contain_text("march")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
