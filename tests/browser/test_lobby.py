"""Open tables: listed by their host, found by game and language, and a quick seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tools.browser import Server

from tests.browser.axe import serious
from tests.browser.conftest import MakeContext
from tests.browser.test_inviting import device, set_table


@pytest.fixture
def public(client: None, tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, BERINGIA_LOBBY="1")
    yield running
    running.close()


def test_strangers_meet_in_the_lobby(public: Server, browser: Browser) -> None:
    home, away = device(browser), device(browser, 390, 844, name="")
    host, guest = home.new_page(), away.new_page()
    private = public.post(
        "tables",
        {"game": "eiszeit", "private": True, "seats": [{"kind": "me", "name": "Hidden"}, *[{"kind": "open"}] * 2]},
    )
    set_table(host, public)
    table = host.url.rpartition("/")[2]
    guest.goto(f"{public.address}/lobby")
    expect(guest.get_by_text("No table is open just now")).to_be_visible()
    expect(guest.get_by_role("button", name="Quick seat")).to_be_disabled()

    host.get_by_label("Who may take the open seats").select_option("de")
    expect(host.get_by_text("The table is in the lobby now")).to_be_visible()
    expect(guest.get_by_text("1 open table")).to_be_visible()
    expect(guest.locator("ul li")).to_have_count(1)
    expect(guest.locator("ul li")).to_contain_text("Deutsch")
    expect(guest.locator("ul li")).to_contain_text("Ayla")
    assert "Hidden" not in guest.content()
    assert private["table"] not in guest.content()
    assert serious(guest) == []
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.get_by_label("Language").select_option("nl")
    expect(guest.locator("ul li")).to_have_count(0)
    guest.get_by_label("Language").select_option("de")
    expect(guest.locator("ul li")).to_have_count(1)
    guest.get_by_label("Game").select_option("valley")
    expect(guest.locator("ul li")).to_have_count(0)
    guest.get_by_label("Game").select_option("eiszeit")
    expect(guest.locator("ul li")).to_have_count(1)
    guest.get_by_label("Name").fill("Brun")
    guest.get_by_role("button", name="Quick seat").click()
    guest.wait_for_url(f"**/t/{table}")
    expect(guest.get_by_text("You sit here")).to_be_visible()
    expect(host.locator(".seats")).to_contain_text("Brun")

    # The last seat: the game begins, and the lobby is empty again.
    third = device(browser, name="Creb").new_page()
    third.goto(f"{public.address}/")
    third.get_by_role("link", name="Open tables").click()
    third.get_by_role("button", name="Sit down").click()
    third.wait_for_selector(".decision")
    host.wait_for_selector(".decision")
    late = away.new_page()
    late.goto(f"{public.address}/lobby")
    expect(late.get_by_text("No table is open just now")).to_be_visible()
    for one in (home, away, third.context):
        one.close()


def test_without_the_setting_there_is_none(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(server.address)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(page.get_by_role("link", name="Open tables")).to_have_count(0)
    set_table(page, server)
    expect(page.get_by_label("Who may take the open seats")).to_have_count(0)
