"""Whole games of Eiszeit in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tools.browser import Server

from tests.browser.conftest import MakeContext
from tests.browser.player import Player


def test_a_whole_game_against_two_bots_by_clicking_only(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play now").first.click()
    me = Player(page)
    assert me.play()["over"]
    assert me.chosen >= 30
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    # The points in detail are those of the ranking: the last round's totals, per player.
    ranking = {row.split("\n")[0]: int(row.split("\n")[1]) for row in dialog.locator(".result li").all_inner_texts()}
    names = [name.strip() for name in dialog.locator("thead .name").all_inner_texts()]
    totals = [int(text) for text in dialog.locator("tfoot .total td").all_inner_texts()]
    assert dict(zip(names, totals, strict=True)) == ranking
    dialog.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".decision")
    again = Player(page, seed=2)
    assert again.play(most=3)["mine"]


def test_two_browsers_play_one_game_by_link(server: Server, context: MakeContext) -> None:
    host = context().new_page()
    host.goto(server.address)
    host.get_by_role("button", name="More settings").first.click()
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_label("Rounds").select_option("3")
    host.get_by_role("button", name="Set the table and invite").click()
    link = host.get_by_label("Invitation for seat 2", exact=True).input_value()
    expect(host.get_by_role("img", name="QR code for seat 2")).to_be_visible()

    guest = context(settings={"name": ""}).new_page()
    guest.goto(link)
    guest.get_by_label("Name").fill("Brun")
    guest.get_by_role("button", name="Take the seat").click()
    guest.wait_for_selector(".decision")
    assert "#" not in guest.url, "the secret leaves the address bar"
    host.wait_for_selector(".decision")
    expect(host.locator(".players")).to_contain_text("Brun")

    players = [Player(host, 3), Player(guest, 4)]
    for _ in range(2000):
        if any(player.state()["over"] for player in players):
            break
        acted = [player.turn() for player in players]
        if not any(acted):
            host.wait_for_timeout(20)
    assert all(player.wait()["over"] for player in players)
    assert all(player.chosen > 15 for player in players)
    results = [player.page.get_by_role("dialog").locator(".result li").all_inner_texts() for player in players]
    assert results[0] == results[1]


def test_several_people_at_one_screen(server: Server, context: MakeContext) -> None:
    seated = server.table(humans=2, bots=1)
    screen = context()
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    player = Player(page)
    seen: list[str] = []
    hands: dict[str, set[str]] = {}
    for _ in range(400):
        now = player.wait()
        if now["cover"]:
            cover = page.get_by_role("dialog")
            name = cover.get_by_role("heading").inner_text().split(",")[0]
            # Nobody's cards are on the page while the screen changes hands.
            assert page.locator("[data-target^='card:']").count() == 0
            seen.append(name)
            cover.get_by_role("button").click()
            page.wait_for_selector(".cover", state="detached")
            cards = page.locator("[data-target^='card:']").evaluate_all("all => all.map(card => card.dataset.target)")
            hands.setdefault(name, set()).update(cards)
            expect(page.locator(".players li.me")).to_contain_text(name)
        elif now["over"] or (len(seen) >= 16 and all(len(cards) >= 5 for cards in hands.values())):
            break
        else:
            player.turn()
    assert set(seen) == {"Ayla", "Jondalar"}
    assert all(len(cards) >= 3 for cards in hands.values()), "each saw a hand of their own"


def test_keyboard_only(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(server.address)
    page.wait_for_selector("text=Play now")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    page.keyboard.press("Enter")
    me = Player(page)
    me.wait()

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    arrows = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
    for number in range(200):
        if me.wait()["over"] or me.chosen >= 16:
            break
        before = me.state()
        for step in range(number % 3 + 1):
            page.keyboard.press(arrows[(number + step) % 4])
        focused = page.evaluate("document.activeElement.matches('[data-offered], .choices button, [role=menuitem]')")
        for _ in range(80):  # nothing on the board to go to: the buttons come with Tab
            if focused:
                break
            page.keyboard.press("Tab")
            focused = page.evaluate("document.activeElement.matches('[data-offered], .choices button')")
        page.keyboard.press("Enter")
        me.wait_for_change(before)
    assert me.chosen >= 16


def test_taking_back_with_a_key(server: Server, context: MakeContext) -> None:
    seated = server.table_where("mine and decision['kind'] == 'place_hunter' and view['card_player'] == 0")
    screen = context()
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    me = Player(page)
    me.wait()
    before = page.locator(".words p").inner_text(), page.locator("[data-offered]").count()
    state = me.state()
    page.locator(".choice:not(.plain)").first.click()
    me.wait_for_change(state)
    # Not before the server has acknowledged what was chosen.
    expect(page.get_by_role("button", name="Take back", exact=True).first).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".log")).to_contain_text("Ayla takes the last choice back.")
    expect(page.locator(".words p")).to_have_text(before[0])
    expect(page.locator("[data-offered]")).to_have_count(before[1])
