"""Inviting, other devices, the lobby and one's games, with tables of Eiszeit."""

from __future__ import annotations

from playwright.sync_api import Page

from tools.browser import Seated, Server
from tools.shots import LEVEL, Shot

GAMES = 4


def shots(server: Server) -> list[Shot]:
    places = [{"kind": "me", "name": "Ayla"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": LEVEL}]
    made = server.post("tables", {"game": "eiszeit", "options": {"rounds": 3}, "seats": places})
    host = Seated(server, "eiszeit", made["table"], [made["seats"][0]["token"]])
    links = {seat["seat"]: seat["link"] for seat in made["seats"] if seat["invitation"]}
    server.post(f"tables/{made['table']}/join", {"secret": made["seats"][1]["invitation"], "name": "Brun"})
    server.post(f"tables/{made['table']}/listing", {"language": "en"}, *host.tokens)
    other = server.post("tables", {"game": "valley", "seats": [{"kind": "me", "name": "Iza"}, *[{"kind": "open"}] * 3]})
    server.post(f"tables/{other['table']}/listing", {"language": "de"}, other["seats"][0]["token"])
    seat = server.table(1, 2, bot=LEVEL)
    played = []
    for number in range(GAMES):
        one = server.table(1, 2 + number % 2, bot=LEVEL, rounds=3)
        one.play(seed=number)
        played.append(one)

    def remember(page: Page) -> None:
        """Puts the games into this browser, and looks again."""
        held = [
            {"table": one.table, "game": one.game, "tokens": one.tokens, "invitations": {}, "touched": 1}
            for one in played
        ]
        page.evaluate("held => localStorage.setItem('beringia.tables', JSON.stringify(held))", held)
        page.reload()
        page.wait_for_load_state("networkidle")

    def history(page: Page) -> None:
        remember(page)
        page.get_by_role("button", name="Look into").click()
        page.wait_for_selector("section ol li")

    def waiting(page: Page) -> None:
        page.evaluate(
            "links => { const held = JSON.parse(localStorage['beringia.tables']); held[0].invitations = links;"
            " localStorage['beringia.tables'] = JSON.stringify(held); }",
            links,
        )
        page.get_by_role("link", name="Beringia").first.click()
        page.locator(".tables a").first.click()
        page.wait_for_selector("figure")
        page.get_by_text("Change seat 3").click()

    def device(page: Page) -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="On my other device").click()
        page.get_by_role("button", name="Show the code").click()
        page.wait_for_selector("dialog figure svg")

    return [
        Shot("together-waiting", f"/t/{host.table}", waiting, host, themes=("snow", "fire")),
        Shot("together-invitation", links[2], themes=("snow", "fire"), languages=("de", "nl")),
        Shot("together-lobby", "/lobby", themes=("snow", "fire"), languages=("de", "nl")),
        Shot("together-device", f"/t/{seat.table}", device, seat),
        Shot("together-take", "/take", remember, themes=("snow", "fire")),
        Shot("together-history", "/history", history, themes=("snow", "fire")),
    ]
