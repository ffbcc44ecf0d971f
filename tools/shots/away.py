"""Pages for those who are away, and for a room: without a network, the big screen, and phones as hands."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.browser import Seated, Server
from tools.shots import LEVEL, Shot

SIZES = ("desktop", "phone")


def shots(server: Server) -> list[Shot]:
    playing = server.table_where("mine and view['round'] >= 2", 2, 1, bot=LEVEL)
    first = Seated(server, "eiszeit", playing.table, playing.tokens[:1])
    places = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": LEVEL}]
    invited = server.post("tables", {"game": "eiszeit", "seats": places})
    host = Seated(server, "eiszeit", invited["table"], [])
    links = {seat["seat"]: seat["link"] for seat in invited["seats"] if seat["invitation"]}

    def waiting(page: Page) -> None:
        page.evaluate(
            "links => { const held = JSON.parse(localStorage['beringia.tables']); held[0].invitations = links;"
            " localStorage['beringia.tables'] = JSON.stringify(held); history.pushState(null, '', '/');"
            " dispatchEvent(new PopStateEvent('popstate')); }",
            links,
        )
        page.wait_for_selector(".tables a")
        page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            f"/t/{host.table}/screen",
        )
        page.wait_for_selector(".codes svg")

    def cut_off(page: Page) -> None:
        """The server keeps silent from now on."""
        page.wait_for_selector(".tables a")
        page.wait_for_timeout(500)
        page.route("**/api/tables/mine", lambda route: route.abort())
        page.evaluate("dispatchEvent(new Event('offline'))")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.get_by_text("No connection to the server").wait_for()

    return [
        Shot("away-offline", "/", cut_off, first, sizes=SIZES, themes=("snow",)),
        Shot("away-screen-waiting", f"/t/{host.table}/screen", waiting, host, sizes=SIZES, themes=("snow",)),
        Shot("away-screen", f"/t/{playing.table}/screen", seated=playing, sizes=SIZES, themes=("snow",)),
        Shot("away-hand", f"/t/{playing.table}#hand=1", seated=first, sizes=SIZES, themes=("snow",)),
    ]
