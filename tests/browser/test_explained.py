"""Everything on the tables of Eiszeit and the Valley explains itself: pointed at, focused with the keys, touched."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tools.browser import Server

from tests.browser.conftest import MakeContext
from tests.browser.test_pages import sit

#: What every table has that must say what it is.
THINGS = {
    "eiszeit": ["area:5", "deck:light", "stones:dark", "supply:fire", "score:0", "reserve:1", "hand:1"],
    "valley": ["hex:1,0", "supply:crop", "river:1"],
}


@pytest.mark.parametrize("game", THINGS)
def test_what_is_pointed_at_explains_itself(server: Server, context: MakeContext, game: str) -> None:
    page = sit(context, server, server.table(game=game))
    page.wait_for_selector("[data-hint]")
    # A name, and what is to be known of it: nothing is a bare key.
    hints: list[str] = page.evaluate("[...document.querySelectorAll('[data-hint]')].map(one => one.dataset.hint)")
    assert len(hints) > 40
    assert [hint for hint in hints if not hint.strip() or f"{game}-" in hint] == []
    for thing in THINGS[game]:
        about = page.locator(f"[data-target='{thing}'][data-hint]").first
        about.dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
        said = str(about.get_attribute("data-hint")).split("\n")[-1]
        expect(page.locator("#hint")).to_contain_text(said)
    page.locator(".players .score").first.dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
    expect(page.locator("#hint")).to_contain_text(str(page.locator(".players .score").first.get_attribute("data-hint")))
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_have_count(0)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-hint]:focus")).to_have_count(1)
    expect(page.locator("#hint")).to_be_visible()


def test_a_touch_explains_what_does_nothing_else(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table(), width=390, height=844, has_touch=True)
    page.locator("[data-target='supply:fire']").tap()
    expect(page.locator("#hint")).to_contain_text("Fire tiles")
