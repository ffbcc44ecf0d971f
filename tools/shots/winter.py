"""Endless Winter: the busiest table, the land, the points, and the companion."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page

from tools.browser import Server
from tools.shots import LEVEL, Shot
from tools.shots.pages import FEW

LATE = "mine and view['round'] == 4 and decision['kind'] == 'turn_start' and len(view['players'][0]['hand']) > 2"
CAMPS = "mine and view['round'] >= 3 and decision['kind'] == 'camp_to'"


def shots(server: Server) -> list[Shot]:
    """The busiest table: a late moment of four players, a choice on the land, and the points in the middle of it."""
    late = server.table_where(LATE, 1, 3, game="winter", bot=LEVEL, ice_finds=True, rest_tiles=True)
    camps = server.table_where(CAMPS, 1, 3, game="winter", bot=LEVEL)

    def points(page: Page) -> None:
        page.get_by_role("button", name="Points in detail").click()

    return [
        Shot("winter", f"/t/{late.table}", seated=late, languages=("de", "nl")),
        Shot("winter-camp", f"/t/{camps.table}", seated=camps, **FEW),
        Shot("winter-points", f"/t/{late.table}", points, late, **FEW),
        Shot("winter-companion", "/companion/winter", companion, stays=True),
    ]


def companion(page: Page) -> None:
    """The nomads at a table of wood and paper, always the same game: answer until animals are asked for late in it."""
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".ask")
    page.evaluate(
        "key => { const [game] = JSON.parse(localStorage[key]);"
        " localStorage[key] = JSON.stringify([{ ...game, seed: 'a' }]); }",
        "beringia.companion.winter",
    )
    page.reload()
    page.wait_for_selector(".ask")
    for n in itertools.count():
        ask = page.locator(".ask")
        if n > 25 and ask.locator("select").count():
            return
        buttons, hexes = ask.locator("[data-answer]"), ask.get_by_role("checkbox")
        for hex_ in range(0, hexes.count(), 3) if hexes.count() == 18 else ():
            hexes.nth(hex_).click()
        for place in range(min(3, ask.locator("select").count())):
            ask.locator("select").nth(place).select_option(index=place + 1)
        (buttons.nth(n % buttons.count()) if buttons.count() else ask.get_by_role("button").last).click()
        page.wait_for_function("n => Number(document.querySelector('.sheet').dataset.answers) > n", arg=n)
