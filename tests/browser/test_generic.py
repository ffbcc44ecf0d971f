"""A game without a board of its own: drawn by its fields, played by clicking on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.browser import ROOT, Seated, Server

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.player import BOARD, BUTTONS, Player

GAME = "thin_ice"


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was given the file of a game."""
    running = Server(Path(tmp_path_factory.mktemp("server")), BERINGIA_GAMES=str(ROOT / "examples" / f"{GAME}.py"))
    yield running
    running.close()


def sit(context: MakeContext, server: Server, seated: Seated, width: int = 1440, height: int = 900) -> Page:
    screen = context(width, height)
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    page.wait_for_selector(".decision")
    return page


def test_a_whole_game_by_clicking(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    page.goto(server.address)
    game = page.locator("article").filter(has_text="Thin Ice")
    expect(game).to_contain_text("Two to four fishers on a frozen lake.", timeout=60_000)
    game.get_by_role("button", name="More settings").click()
    game.get_by_label("Start ropes").select_option("3")
    game.locator("form .main").click()
    me = Player(page)
    me.wait()
    expect(page.locator("[data-target^='floe:']")).to_have_count(30)
    expect(page.get_by_role("list", name="Ropes").locator("[data-target^='rope:']")).to_have_count(3)
    assert me.play()["over"]
    assert me.chosen >= 5
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Caught")
    dialog.get_by_role("button", name="Play again").click()
    page.wait_for_selector(".decision")
    assert Player(page, seed=2).play(most=2)["mine"]


def test_floes_are_clicked_and_become_holes(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table(1, 1, game=GAME))
    me = Player(page)
    before = me.wait()
    floe = page.get_by_role("button", name="floe c3: face down")
    floe.click()
    me.wait_for_change(before)
    expect(page.locator("[data-target='floe:c3'].empty")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Ayla bores c3 and finds")


def test_why_not(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table(1, 1, game=GAME))
    Player(page).wait()
    page.locator("[data-target^='rope:']").first.click(force=True)
    answer = page.locator("[role=status]").filter(has_text="This cannot be chosen now.")
    expect(answer.get_by_role("link", name="Rule TI-2.1")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("theme", ["snow", "fire"])
def test_accessible_and_within_the_screen(server: Server, context: MakeContext, width: int, theme: str) -> None:
    seated = server.table_where("mine and len(view['sledge']) > 0", 1, 3, game=GAME)
    screen = context(width, 844, settings={"theme": theme})
    screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    Player(page).wait()
    page.evaluate(AXE)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.locator(BOARD).evaluate_all("all => all.filter(e => e.getBoundingClientRect().height < 40).length")
    assert small == 0
    assert page.locator(BUTTONS[0]).count() > 0


def test_with_the_keyboard(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table(1, 1, game=GAME))
    me = Player(page)
    before = me.wait()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.target").startswith("floe:")
    page.keyboard.press("Enter")
    me.wait_for_change(before)
    assert me.chosen == 1


def test_nobody_sees_the_ropes_of_others(server: Server, context: MakeContext) -> None:
    seated = server.table(1, 1, game=GAME)
    page = sit(context, server, seated)
    Player(page).wait()
    watcher = context().new_page()
    watcher.goto(f"{server.address}/t/{seated.table}")
    watcher.wait_for_selector(".players")
    expect(watcher.locator("[data-target^='rope:']")).to_have_count(0)
    expect(watcher.locator(".players li").first).to_contain_text(re.compile(r"Ropes 2\s*face down"))
