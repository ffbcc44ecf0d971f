"""Friends come by links that they can open, know what they are invited to, and the host looks after the seats."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.browser import Server, settings_script

from beringia.server import addresses
from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext


def device(browser: Browser, width: int = 1440, height: int = 900, **more: Any) -> BrowserContext:
    fresh = browser.new_context(viewport={"width": width, "height": height}, bypass_csp=True)
    fresh.set_default_timeout(45_000)
    fresh.add_init_script(settings_script(**more))
    fresh.add_init_script(AXE)
    return fresh


def set_table(page: Page, server: Server, friends: int = 2) -> None:
    """A table of Eiszeit with three seats or more; all others are for friends."""
    page.goto(server.address)
    page.get_by_role("button", name="With friends").first.click()
    for _ in range(friends - 2):
        page.get_by_role("button", name="Add a player").click()
    page.get_by_label("Rounds").select_option("3")
    page.get_by_role("button", name="Set the table and invite").click()
    expect(page.get_by_role("img", name="QR code for seat 2")).to_be_visible()


def test_an_invitation_is_opened_on_another_address(everywhere: Server, browser: Browser) -> None:
    near = addresses.links("0.0.0.0", int(everywhere.address.rpartition(":")[2]), addresses.own_addresses())
    if not near:
        pytest.skip("this machine has no network")
    at_home, phone = device(browser), device(browser, 390, 844, name="")
    host, guest = at_home.new_page(), phone.new_page()
    set_table(host, everywhere)
    field = host.get_by_label("Invitation for seat 2", exact=True)
    expect(field).to_have_value(re.compile(rf"^{re.escape(near[0])}/t/.+#invite=.+"))
    assert everywhere.address not in field.input_value()
    expect(host.get_by_label("Link to watch", exact=True)).to_have_value(re.compile(f"^{re.escape(near[0])}/t/"))
    assert serious(host) == []

    guest.goto(field.input_value())
    expect(guest.get_by_role("heading", name="Ayla invites you to Eiszeit")).to_be_visible()
    expect(guest.locator("li.mine")).to_have_text(re.compile("Your seat"))
    expect(guest.locator(".seats li")).to_have_count(3)
    expect(guest.locator("dl")).to_contain_text("Rounds")
    expect(guest.get_by_role("link", name="Rules")).to_have_attribute("href", "/rules/eiszeit")
    expect(guest.locator(".picture img")).to_be_visible()
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(guest) == []
    guest.get_by_label("Name").fill("Brun")
    guest.get_by_role("button", name="Take the seat").click()
    expect(guest.get_by_text("You sit here")).to_be_visible()
    assert "#" not in guest.url
    expect(host.locator(".seats")).to_contain_text("Brun")
    expect(host.get_by_text("2 of 3 have come")).to_be_visible()
    # The link is used up, and says so before anybody has typed a name.
    stranger = device(browser).new_page()
    stranger.goto(near[0] + host.evaluate("JSON.parse(localStorage['beringia.tables'])[0].invitations[1]"))
    expect(stranger.get_by_text("This invitation has been used")).to_be_visible()
    expect(stranger.get_by_role("button", name="Take the seat")).to_have_count(0)
    for one in (at_home, phone, stranger.context):
        one.close()


def test_the_host_changes_and_closes_seats(server: Server, context: MakeContext) -> None:
    host, guest = context().new_page(), context(settings={"name": "Brun"}).new_page()
    set_table(host, server, 4)
    # This server listens to its machine alone, and the page says so.
    expect(host.get_by_text("These links work on this machine only")).to_be_visible()
    expect(host.get_by_text("beringia serve --host 0.0.0.0")).to_be_visible()
    buttons = host.get_by_role("button").all_inner_texts()
    assert "instead" in buttons[-1]  # starting with bots comes last
    expect(host.get_by_role("button", name="instead").last).not_to_have_class(re.compile("main"))

    old = host.get_by_label("Invitation for seat 2", exact=True).input_value()
    guest.goto(old)
    guest.get_by_role("button", name="Take the seat").click()
    expect(host.locator(".seats li").nth(1)).to_contain_text("Brun")
    expect(host.locator(".seats li").nth(1)).to_contain_text("Is here")
    # Not Brun after all: the seat is opened again, and his page says that it is gone.
    host.get_by_text("Change seat 2").click()
    host.get_by_role("button", name="Open for a friend").click()
    expect(host.get_by_text("Seat 2 has a new invitation")).to_be_visible()
    expect(host.get_by_label("Invitation for seat 2", exact=True)).not_to_have_value(old)
    expect(guest.get_by_text("You will watch")).to_be_visible()
    expect(guest.get_by_text("no seat here any more")).to_be_visible()
    third = host.get_by_label("Invitation for seat 3", exact=True).input_value()
    host.locator(".seats li").nth(1).get_by_role("button", name="Close the seat").click()
    expect(host.locator(".seats li")).to_have_count(4)
    # The invitation of the seat behind has moved up with it.
    expect(host.get_by_label("Invitation for seat 2", exact=True)).to_have_value(third)
    host.get_by_text("Change seat 3").click()
    host.locator(".seats li").nth(2).get_by_role("button", name="Bot instead").click()
    expect(host.get_by_text("A bot sits on seat 3")).to_be_visible()
    host.get_by_text("Change seat 4").click()
    host.locator(".seats li").nth(3).get_by_role("button", name="Bot instead").click()
    expect(host.get_by_text("A bot sits on seat 4")).to_be_visible()
    guest.goto(third)
    guest.get_by_role("button", name="Take the seat").click()
    guest.wait_for_selector(".decision")
    host.wait_for_selector(".decision")
    expect(host.locator(".players")).to_contain_text("Brun")


def test_the_public_address_comes_first(client: None, tmp_path: Path, browser: Browser) -> None:
    running = Server(tmp_path, host="0.0.0.0", BERINGIA_URL="https://play.example.org")
    try:
        page = device(browser).new_page()
        set_table(page, running)
        expect(page.get_by_label("Invitation for seat 2", exact=True)).to_have_value(
            re.compile(r"^https://play\.example\.org/t/")
        )
        page.context.close()
    finally:
        running.close()
