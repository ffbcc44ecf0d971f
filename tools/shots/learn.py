"""Rulebooks, tutorials and the list of them, in all languages."""

from __future__ import annotations

from playwright.sync_api import Page

from beringia import learning
from tools.browser import Server
from tools.shots import Shot

LANGUAGES = ("de", "nl")
GAMES = ("eiszeit", "valley", "winter")


def drawn(page: Page) -> None:
    """All pictures that are in sight are there."""
    page.wait_for_selector("[data-chapter]")
    page.wait_for_selector("figure[data-drawn]")


def asked(page: Page) -> None:
    """A step that asks for something to be done on the board."""
    page.wait_for_selector(".voice")
    while page.locator(".voice .row .main").count():
        before = page.locator(".voice").get_attribute("data-step")
        page.locator(".voice .row .main").click()
        page.wait_for_selector(f".voice:not([data-step='{before}'])")


def shots(server: Server) -> list[Shot]:
    books = [Shot(f"rules-{game}", f"/rules/{game}", drawn, languages=LANGUAGES) for game in GAMES]
    examples = [Shot(f"rules-{game}-scored", f"/rules/{game}#scored-example", drawn) for game in GAMES]
    lessons = [Shot(f"learn-{name}", f"/learn/{name}", asked, languages=LANGUAGES) for name in learning.tutorials()]
    return [*books, *examples, Shot("learn", "/learn", languages=LANGUAGES), *lessons]
