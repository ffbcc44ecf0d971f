"""Several choices at one click, and back again, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Seated, Server

from tests.browser.conftest import MakeContext
from tests.browser.player import Player
from tests.browser.test_pages import NO_SIDE_SCROLL, sit

#: A decision of every game with something to do in one go, and the macro that is clicked.
MOMENTS = {
    "eiszeit": ("mine and decision['kind'] == 'place_hunter' and view['card_player'] == 0", "eiszeit-macro-hunters"),
    "valley": ("mine and decision['kind'] == 'group_warriors'", "valley-macro-group"),
    "winter": ("mine and decision['kind'] == 'turn_menu' and decision['args']['level'] == 'top'", "winter-macro"),
}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def at_macro(server: Server, game: str) -> Seated:
    until, _ = MOMENTS[game]
    return server.table_where(until, 1, 2, game=game, bot="random")


def version(page: Page) -> int:
    return int(page.locator("h1[data-version]").get_attribute("data-version") or -1)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(MOMENTS))
def test_one_click_and_one_undo(server: Server, context: MakeContext, game: str, phone: bool) -> None:
    page = sit(context, server, at_macro(server, game), **(PHONE if phone else {}))
    me = Player(page)
    before = me.wait()
    asked = page.locator(".words p").inner_text()
    if phone and page.locator(".fold[aria-expanded=false]").count():
        page.locator(".fold[aria-expanded=false]").click()
    macro = page.locator(f".macro[data-macro^={MOMENTS[game][1]}]:visible").first
    box = macro.bounding_box()
    assert box is not None
    assert box["height"] >= 40
    assert page.evaluate(NO_SIDE_SCROLL)
    macro.click()
    page.wait_for_function(
        "before => Number(document.querySelector('h1').dataset.version) > before + 1", arg=before["version"]
    )
    page.wait_for_selector(".decision")
    if page.locator(".foot").get_by_role("button", name="Take back", exact=True).count():
        page.keyboard.press("u")
        expect(page.locator(".words p")).to_have_text(asked)


def test_the_turn_is_taken_back_with_one_key(server: Server, context: MakeContext) -> None:
    page = sit(context, server, at_macro(server, "eiszeit"))
    me = Player(page)
    before = me.wait()
    page.locator(".macro[data-macro=eiszeit-macro-hunters]").first.click()
    me.wait_for_change(before)
    expect(page.get_by_role("button", name="Take back the turn")).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(page.get_by_role("button", name="Take back the turn")).to_have_count(0)


def test_everybody_is_fed_by_the_first_button(server: Server, context: MakeContext) -> None:
    seated = server.table_where("mine and decision['kind'] == 'feed'", 1, 2, game="valley", bot="random")
    page = sit(context, server, seated)
    Player(page).wait()
    expect(page.locator(".decision .choice:visible")).to_have_count(1)
    expect(page.locator(".decision .choice:visible")).to_have_text("Feed everybody")
    page.locator("details.else summary").click()
    expect(page.locator(".decision details.else")).to_contain_text("starve")


def test_step_by_step_shows_every_single_choice(server: Server, context: MakeContext) -> None:
    page = sit(context, server, at_macro(server, "winter"))
    me = Player(page)
    me.wait()
    assert page.locator(".macro").count() > 0
    page.keyboard.press("s")
    expect(page.locator(".macro")).to_have_count(0)
    expect(page.get_by_role("button", name="One by one")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="One by one").click()
    assert page.locator(".macro").count() > 0


def test_a_click_on_a_column_sends_a_figure_there(server: Server, context: MakeContext) -> None:
    seated = server.table_where("mine and decision['kind'] == 'turn_start'", 1, 2, game="winter", bot="random")
    page = sit(context, server, seated)
    me = Player(page)
    before = me.wait()
    page.locator("[data-target='column:hunt']").first.click()
    me.wait_for_change(before)
    assert version(page) > int(before["version"])


def test_figures_are_listed_by_column_and_the_ordinary_one_comes_first(server: Server, context: MakeContext) -> None:
    begins = "mine and decision['kind'] == 'turn_start' and view['round'] == 1"
    page = sit(context, server, server.table_where(begins, 1, 2, game="winter", bot="random"))
    Player(page).wait()
    rows = page.locator(".grouped > li")
    expect(rows.locator("b")).to_have_text(["Initiate", "Develop", "Migrate", "Hunt", "Rest"])
    for row in rows.all():
        first = row.locator(".choice").first
        assert (first.inner_text(), first.get_attribute("data-verb")) == ("Figure", "place")
        expect(row.locator("p")).not_to_be_empty()
    assert page.locator(".decision .choice[data-verb=place]:not(.grouped .choice):visible").count() == 0


def test_a_group_is_listed_once(server: Server, context: MakeContext) -> None:
    page = sit(context, server, at_macro(server, "valley"))
    Player(page).wait()
    rows = page.locator(".grouped > li")
    assert rows.count() > 0
    assert page.locator(".decision .choice.plain[data-verb=warriors]:visible").count() == 0
    page.get_by_role("button", name="One by one").click()
    assert page.locator(".decision .choice.plain[data-verb=warriors]:visible").count() > 0
    expect(rows).to_have_count(0)
