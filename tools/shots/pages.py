"""Every page of the client, with tables of Eiszeit."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tools.browser import Seated, Server
from tools.shots import LEVEL, Shot

BUSY = "mine and view['round'] == 4 and decision['kind'] == 'play_card' and view['supply']['dark'] < 12"
#: Two people have cards that the other must not see.
SECRET = "mine and decision['kind'] == 'play_card'"
MOVING = "mine and view['round'] >= 2 and decision['kind'] in ('drive_step', 'migration_first', 'swap_pair')"


def pick_a_piece(page: Page) -> None:
    page.locator("[data-offered]").first.click(force=True)


def more_settings(page: Page) -> None:
    page.get_by_role("button", name="More settings").first.click()


def ask_why(page: Page) -> None:
    page.get_by_role("button", name="Why can").click()
    page.locator("[data-target='area:1']").click(force=True)
    page.wait_for_selector("[role=status] p")


#: Moments of a page that is shown in every size and theme elsewhere.
FEW: dict[str, Any] = {"sizes": ("desktop", "phone"), "themes": ("snow",)}


def shots(server: Server) -> list[Shot]:
    busy = server.table_where(BUSY, 1, 4, bot=LEVEL)
    moving = server.table_where(MOVING, 1, 3, bot=LEVEL)
    first = server.table(1, 2, bot=LEVEL)
    over = server.table(1, 2, bot=LEVEL, rounds=3)
    over.play(seed=5)
    shared = server.table_where(SECRET, 2, 1, bot=LEVEL)
    places = [{"kind": "me", "name": "Ayla"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": LEVEL}]
    invited = server.post("tables", {"game": "eiszeit", "seats": places})
    host = Seated(server, "eiszeit", invited["table"], [invited["seats"][0]["token"]])
    links = {seat["seat"]: seat["link"] for seat in invited["seats"] if seat["invitation"]}

    def waiting(page: Page) -> None:
        page.evaluate(
            "links => { const held = JSON.parse(localStorage['beringia.tables']); held[0].invitations = links;"
            " localStorage['beringia.tables'] = JSON.stringify(held); }",
            links,
        )
        page.get_by_role("link", name="Beringia").first.click()
        page.locator(".tables a").first.click()
        page.wait_for_selector("figure")

    def table(seated: Seated) -> str:
        return f"/t/{seated.table}"

    return [
        Shot("start", "/", seated=busy),
        Shot("start-new", "/"),
        Shot("start-settings", "/", more_settings, stays=True),
        Shot("waiting", table(host), waiting, host, stays=True),
        Shot("join", links[1]),
        Shot("table-first", table(first), seated=first, **FEW),
        Shot("table", table(busy), seated=busy, languages=("de", "nl")),
        Shot("table-move", table(moving), pick_a_piece, moving, **FEW),
        Shot("table-why", table(first), ask_why, first, **FEW),
        Shot("hand-over", table(shared), seated=shared),
        Shot("result", table(over), seated=over),
        Shot("replay", f"/replay/{over.table}?at=90", seated=over),
        Shot("rules-clauses", "/rules/eiszeit#EZ-13.7"),
        Shot("settings", "/settings"),
    ]
