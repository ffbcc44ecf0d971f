"""A big screen in the room and two phones: the board is on the screen, hands are on the phones, no curtain falls."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.browser import Server, settings_script, stored

from beringia.server import addresses
from tests.browser.conftest import MakeContext
from tests.browser.player import Player

expect.set_options(timeout=20_000)  # machines that run tests do other things, too

PHONE = {"width": 390, "height": 844, "has_touch": True}


def links(screen: Page) -> list[str]:
    """Where the codes lead that the screen shows."""
    expect(screen.locator(".codes a").first).to_be_visible()
    return [str(link.get_attribute("href")) for link in screen.locator(".codes a").all()]


def test_two_phones_and_a_screen(context: MakeContext, server: Server) -> None:
    """Seats that wait for phones: each takes one by its code, and the game goes on without anybody at the screen."""
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, "private": True})
    table = made["table"]
    held = {
        "table": table,
        "game": "eiszeit",
        "tokens": [],
        "invitations": {str(link["seat"]): link["link"] for link in made["seats"]},
        "touched": 1,
    }
    television = context()
    television.add_init_script(stored("beringia.tables", [held]))
    screen = television.new_page()
    heard: list[str] = []
    screen.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    screen.goto(f"{server.address}/t/{table}/screen")
    found = links(screen)
    assert len(found) == 2
    phones = []
    for link, name in zip(found, ("Ayla", "Iza"), strict=True):
        assert "hand=1" in link
        phone = context(**PHONE).new_page()
        phone.goto(link)
        phone.get_by_label("Name").fill(name)
        phone.get_by_role("button", name="Take the seat").click()
        phones.append(phone)
    players = [Player(phone, seed) for seed, phone in enumerate(phones)]
    expect(screen.locator(".tv .board svg").first).to_be_visible(timeout=30_000)
    for phone in phones:
        # What is held comes first; the board is a tab away.
        expect(phone.get_by_role("button", name="Cards", exact=True)).to_have_attribute("aria-pressed", "true")
        expect(phone.locator("main.screen")).to_be_hidden()
    chosen = 0
    while chosen < 12:
        for player in players:
            state = player.state()
            assert not state["cover"]
            if state["mine"] and state["ready"]:
                chosen += 1
                choice = player.page.locator(".choice:not(:disabled)").first
                if not choice.is_visible():
                    player.page.locator("summary, .list-choices").first.click()
                choice.click()
                player.wait_for_change(state)
        screen.wait_for_timeout(50)
    newest = max(int(player.state()["version"]) for player in players)
    screen.wait_for_function("seen => Number(document.querySelector('h1').dataset.version) >= seen", arg=newest)
    expect(screen.locator(".cover")).to_have_count(0)
    expect(screen.get_by_text("Ayla").first).to_be_visible()
    # The screen was told nothing but what everybody may know.
    scenes = [json.loads(frame) for frame in heard]
    told = [scene for scene in scenes if scene["type"] in ("table", "update")]
    assert len(told) > 5
    for scene in told:
        assert set(scene["views"]) <= {"spectator"}
        assert all(set(step["events"]) == {"spectator"} for step in scene["steps"])
        assert not any(scene["choices"].values())
    # The board is there for who wants it in the hand.
    phones[0].locator(".tabs button").nth(1).click()  # its name may tell of something to choose there
    expect(phones[0].locator("main.screen svg").first).to_be_visible()


def test_seats_of_one_screen_go_to_phones(context: MakeContext, server: Server) -> None:
    """A table that was set for one screen: the codes take its seats along, and the screen shows what everybody sees."""
    seated = server.table(2, 1)
    television = context()
    television.add_init_script(seated.remember())
    screen = television.new_page()
    screen.goto(f"{server.address}/t/{seated.table}")
    screen.wait_for_selector("h1[data-version]", state="attached")
    screen.goto(f"{server.address}/t/{seated.table}/screen")
    found = links(screen)
    assert len(found) == 2
    assert all("#seat=" in link for link in found)
    phones = [context(**PHONE).new_page() for _ in found]
    for phone, link in zip(phones, found, strict=True):
        phone.goto(link)
        phone.wait_for_selector("h1[data-version]", state="attached")
        assert "#" not in phone.url
    asked = [Player(phone).state()["mine"] for phone in phones]
    expect(screen.locator(".tv .players")).to_be_visible()
    assert asked.count(True) <= 1
    screen.get_by_role("button", name="Phones").click()
    expect(screen.locator(".codes")).to_have_count(0)


def test_the_codes_lead_to_an_address_that_phones_can_open(everywhere: Server, browser: Browser) -> None:
    near = addresses.links("0.0.0.0", int(everywhere.address.rpartition(":")[2]), addresses.own_addresses())
    if not near:
        pytest.skip("this machine has no network")
    seated = everywhere.table(2, 1)
    with browser.new_context() as television, browser.new_context(viewport={"width": 390, "height": 844}) as phone:
        for device in (television, phone):
            device.add_init_script(settings_script())
        television.add_init_script(seated.remember())
        screen = television.new_page()
        screen.goto(f"{everywhere.address}/t/{seated.table}/screen")
        code = screen.locator(".codes a").first
        expect(code).to_have_attribute("href", re.compile(f"^{re.escape(near[0])}/t/{seated.table}#seat="))
        expect(screen.get_by_role("note")).to_have_count(0)
        hand = phone.new_page()
        hand.goto(str(code.get_attribute("href")))
        hand.wait_for_selector("h1[data-version]", state="attached")


def test_a_screen_that_no_phone_can_reach_says_so(context: MakeContext, server: Server) -> None:
    seated = server.table(2, 1)
    television = context()
    television.add_init_script(seated.remember())
    screen = television.new_page()
    screen.goto(f"{server.address}/t/{seated.table}/screen")
    note = screen.get_by_role("note")
    expect(note).to_contain_text("These codes work on this machine only.")
    expect(note).to_contain_text("beringia serve --host 0.0.0.0")
    screen.get_by_role("button", name="Phones").click()
    expect(note).to_have_count(0)


def test_strangers_see_no_private_table_on_a_screen(context: MakeContext, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = server.post("tables", {"game": "eiszeit", "seats": seats, "private": True})
    page = context().new_page()
    page.goto(f"{server.address}/t/{made['table']}/screen")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".tv")).to_have_count(0)
