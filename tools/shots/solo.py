"""Endless Winter alone, against the nomads."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.browser import Server
from tools.shots import Shot
from tools.shots.pages import FEW

LATE = "mine and view['round'] == 4 and decision['kind'] == 'turn_start' and view['nomads']['figures_home'] == 1"


def shots(server: Server) -> list[Shot]:
    """Alone: a late turn of the nomads in the middle of its steps, and how a game against them ended."""
    late = server.table_where(LATE, 1, 0, game="winter", solo_extra_card=True, solo_village_tile=True)
    over = server.table(1, 0, game="winter", solo_extra_card=True, solo_village_tile=True)
    over.play(seed=5)

    def watch(page: Page) -> None:
        tab = page.locator(".areas").get_by_role("button", name="Nomads")
        if tab.count():
            tab.click()
            page.get_by_role("button", name="Step by step").click()
        else:
            page.get_by_role("button", name="Their last turn").click()
        for _ in range(3):
            page.get_by_role("button", name="Next", exact=True).click()

    return [
        Shot("solo-turn", f"/t/{late.table}", watch, late, **FEW),
        Shot("solo-result", f"/t/{over.table}", seated=over, **FEW),
    ]
