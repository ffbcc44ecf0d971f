"""Tutorials, played from the first step to the last: by choices, with a wrong click, left and resumed, on a phone."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Server

from beringia import learning
from beringia.text import LANGUAGES
from tests.browser.conftest import MakeContext
from tests.browser.player import Player

TUTORIALS = list(learning.tutorials())


def play_through(page: Page, name: str) -> None:
    """Every step of every chapter: the choice that is expected first, or on."""
    page.wait_for_selector(".voice")
    tutorial = learning.tutorials()[name]
    for chapter in tutorial.chapters:
        for number, step in enumerate(chapter.steps):
            expect(page.locator(f"[data-step='{chapter.id}-{step.id}']")).to_be_visible()
            if step.spot:  # on every screen something of what it speaks of is in sight, and lit
                expect(page.locator("[data-spoken]").first).to_be_visible()
            # What is said is not scrolled away by what it speaks of.
            expect(page.locator(".voice .said")).to_be_in_viewport(ratio=0.9)
            if not step.expect:
                page.locator(".voice .row .main").click()
                continue
            code = learning.scene(tutorial, chapter.id, number).expected[0]
            if page.locator(".voice details:not([open])").count():
                page.locator(".voice summary").click()
            page.locator(f".voice [data-code='{code}']").click()


#: What is said at the end, and the width and height of screens.
ENDS = {
    "en": "You have finished the tutorial.",
    "de": "Du hast das Tutorial geschafft.",
    "nl": "Je hebt de uitleg afgerond.",
}
SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
#: Each tutorial once, on each screen and in each language; all other ways to see one are tried in the long run.
ONCE = {
    ("eiszeit", "nl", "phone"),
    ("valley", "de", "desktop"),
    ("winter", "en", "phone"),
    ("winter-nomads", "de", "desktop"),
}
WAYS = [
    pytest.param(*way, marks=() if way in ONCE else pytest.mark.long) for way in product(TUTORIALS, LANGUAGES, SCREENS)
]


@pytest.mark.parametrize(("name", "language", "screen"), WAYS)
def test_a_tutorial_from_start_to_end(
    server: Server, context: MakeContext, name: str, language: str, screen: str
) -> None:
    width, height = SCREENS[screen]
    page = context(width, height, settings={"language": language}, has_touch=screen == "phone").new_page()
    page.goto(f"{server.address}/learn/{name}")
    play_through(page, name)
    expect(page.get_by_role("heading", name=ENDS[language])).to_be_focused()
    page.goto(f"{server.address}/learn")
    done = len(learning.tutorials()[name].chapters)
    expect(page.get_by_text(f"{done}/{done}")).to_be_visible()
    # No table is left behind.
    page.goto(server.address)
    page.wait_for_selector("article")
    assert page.evaluate("JSON.parse(localStorage['beringia.tables'] ?? '[]').length") == 0


def test_by_keyboard_alone(server: Server, context: MakeContext) -> None:
    """The first chapter without a mouse: on with the tab key, a choice with the arrows."""
    page = context().new_page()
    page.goto(f"{server.address}/learn/eiszeit")
    page.wait_for_selector(".voice")
    for step in ("welcome", "points", "ice", "fires"):
        expect(page.locator(f"[data-step='goal-{step}']")).to_be_visible()
        page.get_by_role("button", name="Next", exact=True).focus()
        page.keyboard.press("Enter")
    expect(page.locator("[data-step='goal-place']")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-offered]:focus")).to_have_count(1)
    page.locator("[data-target='area:6'][data-offered]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-step='goal-placed']")).to_be_visible()
    # What is said is said to those who do not see it, too.
    expect(page.locator(".voice [aria-live=polite]")).to_contain_text("Well placed")


def test_wrong_clicks_are_answered_and_chapters_resumed(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(f"{server.address}/learn/eiszeit")
    voice = page.locator(".voice")
    page.wait_for_selector(".voice")
    for _ in range(4):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(voice).to_contain_text("click an area with a mammoth")
    page.locator("[data-target='area:10']").first.click()
    expect(page.get_by_role("alert")).to_contain_text("only 1 point")
    page.locator("[data-target='area:1']").first.click()
    expect(page.get_by_role("alert").get_by_role("link")).to_have_text("EZ-1.6")
    page.locator("[data-target='area:6']").first.click()
    expect(voice).to_contain_text("Well placed")
    page.reload()
    expect(voice).to_contain_text("Well placed")
    page.get_by_label("Chapters").select_option("1")
    expect(voice).to_contain_text("Some time later")


def finish(page: Page, name: str) -> None:
    """The last chapter of a tutorial, and on to the first game."""
    tutorial = learning.tutorials()[name]
    chapter = tutorial.chapters[-1]
    page.wait_for_selector(".voice")
    for number, step in enumerate(chapter.steps):
        expect(page.locator(f"[data-step='{chapter.id}-{step.id}']")).to_be_visible()
        if not step.expect:
            page.locator(".voice .row .main").click()
            continue
        code = learning.scene(tutorial, chapter.id, number).expected[0]
        if page.locator(".voice details:not([open])").count():
            page.locator(".voice summary").click()
        page.locator(f".voice [data-code='{code}']").click()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(
    "name", [name if name == "eiszeit" else pytest.param(name, marks=pytest.mark.long) for name in TUTORIALS]
)
def test_a_tutorial_ends_in_a_first_game(server: Server, context: MakeContext, name: str) -> None:
    """Played to its end; the coach says a line in every turn."""
    page = context().new_page()
    chapter = learning.tutorials()[name].chapters[-1].id
    page.goto(f"{server.address}/learn/{name}#{chapter}")
    finish(page, name)
    player = Player(page)
    player.wait()
    expect(page.locator(".coach .says")).to_be_visible(timeout=60_000)
    expect(page.locator(".coach .hint li")).to_have_count(1)
    page.reload()
    player.wait()
    expect(page.locator(".coach .says")).to_be_visible(timeout=60_000)
    heard = 0
    while not (now := player.wait())["over"]:
        # What the coach says takes room: a click waits for it.
        expect(page.locator(".coach button:disabled")).to_have_count(0)
        heard += page.locator(".coach .says").count()
        player.turn(now)
    assert heard > 5
