"""A seat goes to the phone, all tables go to another browser, and a lost link comes back when the table agrees."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tools.browser import Seated, Server, stored

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.test_inviting import device
from tests.browser.test_seats import held_by, tokens

PHONE = {"width": 390, "height": 844, "has_touch": True}


def sit(context: MakeContext, server: Server, table: str, token: str, **more: Any) -> Page:
    screen = context(bypass_csp=True, **more)
    screen.add_init_script(AXE)
    held = [{"table": table, "game": "eiszeit", "tokens": [token], "invitations": {}, "touched": 1}]
    screen.add_init_script(stored("beringia.tables", held, once=True))
    page = screen.new_page()
    page.goto(f"{server.address}/t/{table}")
    page.wait_for_selector(".decision")
    return page


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def people(server: Server, count: int) -> tuple[str, list[str]]:
    """A table at which friends have come by link; all tokens."""
    friends = [{"kind": "open"}] * (count - 1)
    made = server.post(
        "tables", {"game": "eiszeit", "seats": [{"kind": "me", "name": "Ayla"}, *friends, {"kind": "bot"}]}
    )
    found = [made["seats"][0]["token"]]
    for number, seat in enumerate(made["seats"][1:]):
        body = {"secret": seat["invitation"], "name": ["Brun", "Creb", "Durc"][number]}
        found.append(server.post(f"tables/{made['table']}/join", body)["token"])
    return made["table"], found


def test_a_seat_moves_to_a_phone(server: Server, context: MakeContext, browser: Browser) -> None:
    table, (mine, _) = people(server, 2)
    desk = sit(context, server, table, mine)
    menu(desk)
    desk.get_by_role("button", name="On my other device").click()
    desk.get_by_label("Only on the other device").check()
    desk.get_by_role("button", name="Show the code").click()
    expect(desk.get_by_role("img", name="QR code for my other device")).to_be_visible()
    assert serious(desk) == []
    link = desk.get_by_label("Link for my other device", exact=True).input_value()
    assert mine not in link

    phone = context(**PHONE).new_page()
    phone.goto(link)
    phone.wait_for_selector(".decision")
    assert "#" not in phone.url
    expect(desk.get_by_text("This device has no seat here any more")).to_be_visible()
    assert tokens(phone, table) != tokens(desk, table)
    # The code has done its work: who finds it later gets nothing.
    later = device(browser).new_page()
    later.goto(link)
    expect(later.get_by_role("alert")).to_contain_text("This code has been used")
    assert tokens(later, table) == []
    later.context.close()


def test_a_seat_on_both_devices(server: Server, context: MakeContext) -> None:
    table, (mine, _) = people(server, 2)
    desk = sit(context, server, table, mine)
    menu(desk)
    desk.get_by_role("button", name="On my other device").click()
    desk.get_by_role("button", name="Show the code").click()
    link = desk.get_by_label("Link for my other device", exact=True).input_value()
    phone = context(**PHONE).new_page()
    phone.goto(link)
    phone.wait_for_selector(".decision")
    desk.reload()
    desk.wait_for_selector(".decision")
    expect(desk.get_by_text("This device has no seat")).to_have_count(0)


def test_a_lost_link_comes_back_with_the_consent_of_the_table(server: Server, context: MakeContext) -> None:
    table, (ayla, brun, creb) = people(server, 3)
    host, other = sit(context, server, table, ayla), sit(context, server, table, brun)
    menu(host)
    host.get_by_role("button", name="Somebody has lost their link").click()
    host.get_by_role("button", name="Ask for a new link for Creb").click()
    expect(host.get_by_text("A new link for Creb: 0 of 1 agree")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.get_by_role("button", name="Get the new link")).to_have_count(0)
    expect(other.get_by_text("Has Creb lost their link?")).to_be_visible()
    other.get_by_role("button", name="I object", exact=True).click()
    expect(host.get_by_text("1 objects")).to_be_visible()
    assert serious(other) == []
    other.get_by_role("button", name="I agree", exact=True).click()
    expect(host.get_by_text("1 of 1 agree")).to_be_visible()
    host.get_by_role("button", name="Get the new link").click()
    link = host.get_by_role("textbox", name="New link").input_value()
    assert serious(host) == []

    found = context(settings={"name": "Creb"}).new_page()
    found.goto(link)
    found.get_by_role("button", name="Take the seat").click()
    found.wait_for_selector(".decision")
    assert tokens(found, table) not in ([creb], [])
    expect(other.get_by_text("Has Creb lost their link?")).to_have_count(0)


def test_all_tables_go_to_another_browser(server: Server, context: MakeContext, tmp_path: Path) -> None:
    first, second = server.table(1, 2), server.table(1, 2)
    old, new = context(bypass_csp=True), context(bypass_csp=True)
    old.add_init_script(AXE)
    held = [
        {"table": one.table, "game": "eiszeit", "tokens": one.tokens, "invitations": {}, "touched": number}
        for number, one in enumerate((first, second))
    ]
    old.add_init_script(stored("beringia.tables", held, once=True))
    page = old.new_page()
    page.goto(f"{server.address}/take")
    expect(page.get_by_text("2 tables")).to_be_visible()
    field = page.get_by_label("Passphrase", exact=True).first
    field.fill("short")
    expect(page.get_by_role("button", name="Save the file")).to_be_disabled()
    field.fill("ice and fire")
    assert serious(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    file = tmp_path / "tables.json"
    saved.value.save_as(file)
    text = file.read_text()
    for secret in (first.table, second.table, *first.tokens, *second.tokens, "eiszeit"):
        assert secret not in text
    assert json.loads(text)["iterations"] >= 600_000
    page.get_by_role("button", name="As a link").click()
    link = page.get_by_role("textbox", name="Link with all my tables").input_value()
    assert first.tokens[0] not in link

    # What is here already stays; what comes is put beside it.
    own = server.table(1, 2)
    new.add_init_script(own_seat(own))
    other = new.new_page()
    other.goto(f"{server.address}/take")
    other.get_by_label("File from another browser").set_input_files(file)
    other.get_by_label("Passphrase", exact=True).last.fill("ice and water")
    other.get_by_role("button", name="Open", exact=True).click()
    expect(other.get_by_role("alert")).to_contain_text("cannot be opened")
    assert len(held_by(other)) == 1
    other.get_by_label("Passphrase", exact=True).last.fill("ice and fire")
    other.get_by_role("button", name="Open", exact=True).click()
    expect(other.get_by_text("Done: 3 tables")).to_be_visible()
    for seated in (first, second, own):
        assert tokens(other, seated.table) == seated.tokens
    other.goto(f"{server.address}/t/{first.table}")
    other.wait_for_selector(".decision")

    # The same by link, in a browser that knows nothing.
    third = context().new_page()
    third.goto(link)
    third.get_by_label("Passphrase", exact=True).fill("ice and fire")
    assert "#" not in third.url
    third.get_by_role("button", name="Open", exact=True).click()
    expect(third.get_by_text("Done: 2 tables")).to_be_visible()
    # Something else is no file of tables.
    odd = tmp_path / "odd.json"
    odd.write_text("[1, 2]")
    other.goto(f"{server.address}/take")
    other.get_by_label("File from another browser").set_input_files(odd)
    expect(other.get_by_role("alert")).to_contain_text("no file of tables")


def own_seat(seated: Seated) -> str:
    held = [{"table": seated.table, "game": "eiszeit", "tokens": seated.tokens, "invitations": {}, "touched": 5}]
    return stored("beringia.tables", held, once=True)
