"""People at a table in several browsers: who is there, what they say to each other, whom they do not want to hear."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tools.browser import Seated, Server

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext

SEATS = [{"kind": "me", "name": "Ayla"}, {"kind": "me", "name": "Iza"}, {"kind": "bot"}]


def opened(
    context: MakeContext, server: Server, made: dict[str, Any], seat: int | None, width: int = 1440, height: int = 900
) -> Page:
    """A page of its own for one seat, or for a spectator."""
    fresh = context(width, height, bypass_csp=True)
    fresh.add_init_script(AXE)
    if seat is not None:
        fresh.add_init_script(Seated(server, "eiszeit", made["table"], [made["seats"][seat]["token"]]).remember())
    page = fresh.new_page()
    page.goto(f"{server.address}/t/{made['table']}")
    page.wait_for_selector("h1[data-version]", state="attached")
    return page


def talk(page: Page) -> None:
    page.get_by_role("button", name="Talk").click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(text)
    page.keyboard.press("Enter")


def test_chat_with_mute_and_spectators_apart(context: MakeContext, server: Server) -> None:
    made = server.post("tables", {"game": "eiszeit", "seats": SEATS})
    ayla, iza, eve = (opened(context, server, made, seat) for seat in (0, 1, None))
    expect(iza.get_by_text("one spectator")).to_be_visible()
    talk(ayla)
    say(ayla, "Good luck, <b>Iza</b>!")
    log = ayla.get_by_role("log")
    expect(log).to_contain_text("Good luck, <b>Iza</b>!")
    # A mark for who does not look, and a word for who listens; then it is read.
    expect(iza.get_by_title("one unread line")).to_be_visible()
    expect(iza.locator("[aria-live=polite]", has_text="Ayla: Good luck")).to_have_count(1)
    talk(iza)
    expect(iza.get_by_title("one unread line")).to_have_count(0)
    expect(iza.get_by_role("log")).to_contain_text("Good luck, <b>Iza</b>!")
    assert iza.get_by_role("log").locator("b", has_text="Iza").count() == 0, "texts are plain"
    iza.get_by_role("button", name="Quick reactions").click()
    iza.get_by_role("button", name="Thanks").click()
    expect(log).to_contain_text("Thanks")
    assert serious(iza) == []
    # Spectators hear each other, and the players nothing of it.
    talk(eve)
    eve.get_by_role("textbox", name="Your name").fill("Eve")
    say(eve, "Ayla has the fire")
    expect(eve.get_by_role("log")).to_contain_text("Ayla has the fire")
    expect(eve.get_by_role("log")).not_to_contain_text("Good luck")
    # Whom one does not want to hear is silent from now on, and after a reload.
    iza.get_by_role("button", name="Mute Ayla").first.click()
    expect(iza.get_by_text("Muted: Ayla")).to_be_visible()
    say(ayla, "Are you there?")
    expect(log).to_contain_text("Are you there?")
    expect(iza.get_by_role("log")).not_to_contain_text("Good luck")
    iza.reload()
    iza.wait_for_selector("h1[data-version]", state="attached")
    talk(iza)
    expect(iza.get_by_role("log")).to_contain_text("Thanks")
    expect(iza.get_by_role("log")).not_to_contain_text("there?")
    iza.get_by_role("button", name="Hear Ayla again").click()
    expect(iza.get_by_role("log")).to_contain_text("Are you there?")
    for page in (ayla, iza):
        expect(page.get_by_role("log")).not_to_contain_text("has the fire")


def test_talk_and_presence_on_a_phone(context: MakeContext, server: Server) -> None:
    made = server.post("tables", {"game": "eiszeit", "seats": SEATS})
    ayla = opened(context, server, made, 0, 390, 844)
    iza = opened(context, server, made, 1)
    talk(iza)
    say(iza, "Hello from afar")
    expect(ayla.get_by_title("one unread line")).to_be_visible()
    ayla.get_by_role("button", name=re.compile("^Story")).click()
    talk(ayla)
    expect(ayla.get_by_role("log")).to_contain_text("Hello from afar")
    say(ayla, "Hello yourself")
    expect(iza.get_by_role("log")).to_contain_text("Hello yourself")
    assert ayla.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Who goes is marked as away.
    ayla.get_by_role("button", name="Players").click()
    expect(ayla.get_by_text("away for")).to_have_count(0)
    iza.context.close()
    expect(ayla.get_by_text("away for a moment")).to_be_visible()


def test_a_table_without_talk_has_no_panel(context: MakeContext, server: Server) -> None:
    made = server.post("tables", {"game": "eiszeit", "seats": SEATS, "talk": False})
    ayla, iza = (opened(context, server, made, seat) for seat in (0, 1))
    for page in (ayla, iza):
        expect(page.get_by_role("list", name="Players")).to_be_visible()
        expect(page.get_by_role("button", name="Talk")).to_have_count(0)
