"""The coach: a hint, a line that is tried out, and the analysis of a finished game."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.browser import Server
from tools.shots import Shot
from tools.shots.pages import FEW

#: A person who feeds his people and founds settlements, but chooses the rest blindly: there is something to tell him.
HABITS = {"feed_all": 1.0, "found": 0.9, "keep": 1.0, "play": 0.6, "end": 0.35}
MIDDLE = "mine and view['round'] >= 3 and decision['kind'] == 'turn_action' and view['players'][0]['settlements'] > 0"
#: The whole game is gone through; on a busy machine that takes its time.
PATIENCE = 900_000


def unfold(page: Page) -> None:
    """The sheet of a phone is folded where the board is the answer."""
    sheet = page.locator("button.fold[aria-expanded=false]")
    if sheet.is_visible():
        sheet.click()


def ask(page: Page) -> None:
    unfold(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator("section.hint li").first.wait_for(timeout=PATIENCE)
    page.locator("section.hint").scroll_into_view_if_needed()


def try_out(page: Page) -> None:
    unfold(page)
    page.get_by_role("button", name="What if").click()
    page.locator(".copy").wait_for(timeout=PATIENCE)


def wait(page: Page) -> None:
    page.get_by_role("heading", name="Luck and skill").wait_for(timeout=PATIENCE)


def shots(server: Server) -> list[Shot]:
    middle = server.table_where(MIDDLE, 1, 2, game="valley", bot="experienced", habits=HABITS)
    over = server.table(1, 2, game="eiszeit", bot="experienced")
    over.play(seed=5)
    return [
        Shot("coach-analysis", f"/analysis/{over.table}", wait, over, whole=True, stays=True, **FEW),
        Shot("coach-hint", f"/t/{middle.table}", ask, middle, **FEW),
        Shot("coach-what-if", f"/t/{middle.table}", try_out, middle, **FEW),
    ]
