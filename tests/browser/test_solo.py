"""Endless Winter alone in a real browser: the nomads are seen at work."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tools.browser import Seated, Server, settings_script

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext
from tests.browser.player import Player
from tests.browser.test_pages import NO_SIDE_SCROLL, sit
from tests.browser.test_winter import KEY

GAME = "winter"
HARD: dict[str, Any] = {"solo_extra_card": True, "solo_village_tile": True}
LATE = "mine and view['round'] == 4 and decision['kind'] == 'turn_start' and view['nomads']['figures_home'] == 1"
SMALL = """() => [...document.querySelectorAll('.turn button, .nomads button')].map(one => one.getBoundingClientRect())
    .filter(box => box.width < 40 || box.height < 40).length"""


@pytest.fixture(scope="module")
def late(server: Server) -> Seated:
    """The last round, after a turn of the nomads with several cards open."""
    return server.table_where(LATE, 1, 0, game=GAME, **HARD)


def until_the_nomads_act(me: Player) -> None:
    """Click after click until the nomads are watched; what is watched already ends with the first click."""
    for _ in range(200):
        assert not me.wait()["over"]
        me.turn()
        me.wait()
        if me.page.locator(".turn").count():
            return
    raise AssertionError("the nomads never act")


def told(page: Page) -> list[str]:
    """The sentences of the steps seen so far."""
    return [" ".join(text.split()) for text in page.locator(".turn ol p > span:last-of-type").all_inner_texts()]


def test_a_whole_game_alone_by_clicking_only(server: Server, context: MakeContext) -> None:
    seated = server.table(1, 0, game=GAME, **HARD)
    page = sit(context, server, seated)
    me = Player(page, seed=11)
    assert me.play()["over"]
    assert me.chosen >= 40
    dialog = page.get_by_role("dialog")
    ranking = {row.split("\n")[0]: int(row.split("\n")[1]) for row in dialog.locator(".result li").all_inner_texts()}
    assert set(ranking) == {"Ayla", "Nomads"}
    won = ranking["Ayla"] > ranking["Nomads"]
    said = "You win" if won else f"The nomads win with {ranking['Nomads']} point"
    expect(dialog.locator(".result h2")).to_contain_text(said)
    assert dialog.locator(".result .won").inner_text().startswith("Ayla" if won else "Nomads")
    # The table of points and the chart know both sides.
    names = [name.strip() for name in dialog.locator(".scroll thead .name").all_inner_texts()]
    rows = [
        [int(text) for text in row.locator("td").all_inner_texts()] for row in dialog.locator(".scroll tbody tr").all()
    ]
    assert dict(zip(names, (sum(column) for column in zip(*rows, strict=True)), strict=True)) == ranking
    assert dialog.locator("figure polyline.line").count() == 2
    page.keyboard.press("Escape")
    expect(page.locator(".log")).to_contain_text("against Ayla" if not won else "Ayla beats the nomads")
    # Whoever looks back sees the board of that moment, and still the result of the end.
    page.get_by_role("button", name="Their last turn").click()
    expect(page.locator(".turn .count")).to_contain_text("1 of ")
    expect(page.locator(".result h2")).to_contain_text(said)
    expect(page.locator(".turn").get_by_role("button", name="Next", exact=True)).to_be_visible()


def test_a_turn_of_the_nomads_step_by_step(server: Server, context: MakeContext) -> None:
    page = sit(context, server, server.table(1, 0, game=GAME, **HARD))
    me = Player(page, seed=2)
    until_the_nomads_act(me)
    turn = page.locator(".turn")
    # One card lay open before: two actions of the new one and the lower one of the old one come after card and column.
    expect(turn.locator(".count")).to_have_text("1 of 5")
    expect(turn.locator(".card")).to_have_count(2)
    assert told(page)[0].startswith("The nomads turn up N")
    expect(turn.locator("em")).to_have_text(re.compile("marked"))
    assert turn.locator(".chosen").count() == 0, "the column is not known yet"

    turn.get_by_role("button", name="Next", exact=True).click()
    marked = turn.locator(".flag:has(em)")
    expect(marked).to_have_class(re.compile("chosen"))
    expect(marked).to_contain_text("free")
    expect(page.locator(".columns .target[data-lit]")).to_have_count(1)
    assert told(page)[1].endswith("the marked column is empty. The figure takes the symbol.")
    expect(turn.locator("a", has_text="§ 24.4")).to_have_attribute("href", "/rules/winter#EW-24.4")

    newest, earlier = turn.locator(".card .id").all_inner_texts()
    for number, (card, row) in enumerate([(newest, "upper"), (newest, "lower"), (earlier, "lower")], start=3):
        page.keyboard.press("n")
        expect(turn.locator(".count")).to_have_text(f"{number} of 5")
        expect(turn.locator("li.newest")).to_contain_text(f"{card}, {row} action:")
        expect(turn.locator(".cell.now")).to_have_count(1)
        assert turn.locator("li.newest p").count() >= 2, "every action has a result"
    assert turn.locator(f".card:has(.id:text-is('{earlier}')) .cell.now").count() == 1
    # The same sentences stand in the log, so that everything can be checked later.
    log = " ".join(page.locator(".log").inner_text().split())
    assert [sentence for sentence in told(page) if sentence not in log] == []

    page.keyboard.press("b")
    expect(turn.locator(".count")).to_have_text("4 of 5")
    turn.get_by_role("button", name="All at once").click()
    expect(turn.locator(".count")).to_have_text("5 of 5")
    turn.get_by_role("button", name="Go on").focus()
    page.reload()
    expect(page.locator(".market")).to_be_visible()
    # The pace is remembered: the next turn is there as a whole, and can still be gone through.
    until_the_nomads_act(me)
    expect(turn.locator(".count")).to_have_text(re.compile(r"^([2-9])\d? of \1"))
    turn.get_by_role("button", name="Step by step").click()
    expect(turn.locator(".count")).to_contain_text("1 of ")
    while turn.get_by_role("button", name="Next", exact=True).count():
        turn.get_by_role("button", name="Next", exact=True).click()
    turn.get_by_role("button", name="Go on").click()
    expect(turn).to_have_count(0)
    page.get_by_role("button", name="Their last turn").click()
    expect(turn.locator(".count")).to_contain_text("1 of ")


def test_what_the_nomads_do_is_not_told_twice(server: Server, context: MakeContext) -> None:
    """Whatever the pace: it waits on the table, step by step, when all else is told; then the decision comes back."""
    page = sit(context, server, server.table(1, 0, game=GAME, **HARD), settings={"pace": "fast"}, width=390, height=844)
    me = Player(page, seed=2)
    page.evaluate(
        """() => {
            window.twice = [];
            const look = () => {
                const said = document.querySelector('.decision.story')?.innerText ?? '';
                if (/nomads/i.test(said)) window.twice.push(said);
            };
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    turn = page.locator(".turn")
    for _ in range(40):
        me.wait()
        if turn.count():
            break
        me.turn()
    expect(turn.locator(".count")).to_have_text(re.compile("^1 of "))
    assert page.locator(".fold").get_attribute("aria-expanded") == "false", "there is room for what is read"
    while turn.get_by_role("button", name="Next", exact=True).count():
        turn.get_by_role("button", name="Next", exact=True).click()
    turn.get_by_role("button", name="Go on").click()
    expect(turn).to_have_count(0)
    expect(page.locator(".decision.mine")).to_be_visible()
    assert page.evaluate("window.twice") == []


def test_the_board_of_the_nomads(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late)
    board = page.get_by_role("region", name="Board of the nomads")
    nomads = late.play("True")["views"]["0"]["nomads"]
    expect(board.locator(".score")).to_have_text(str(nomads["score"]))
    said = board.inner_text() + " ".join(board.locator(".unseen").all_text_contents())
    for sentence in (
        f"Food of the nomads: {nomads['food']} of 10",
        f"Tools of the nomads: {nomads['tools']} of 5",
        f"step {nomads['honor']} of 10",
        f"Megaliths built by the nomads: {10 - nomads['megaliths']} of 10",
        f"Cards in the nomad deck: {nomads['deck_size']}",
        f"Cards in the offering deck of the nomads: {len(nomads['offering_deck'])}.",
        f"Cards the nomads have buried: {nomads['buried_size']}",
    ):
        assert sentence in said
    board.locator("[data-explain^='nomads_honor']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Their idols climb here first")


def test_an_old_turn_of_the_nomads_is_no_news(client: None, browser: Browser, tmp_path: Path) -> None:
    """Of a long game the latest steps come first, and the earlier ones page by page: nothing new has happened."""
    running = Server(tmp_path, BERINGIA_HELLO_STEPS="8")
    try:
        seated = running.table_where(LATE, 1, 0, game=GAME, **HARD)
        screen = browser.new_context(viewport={"width": 1440, "height": 900})
        screen.add_init_script(settings_script())
        page = sit(lambda: screen, running, seated)
        expect(page.locator(".nomads .show")).to_be_visible()
        page.get_by_role("button", name="Show more").click()
        expect(page.locator(".log")).to_contain_text("Round 1")
        expect(page.locator(".nomads .show")).to_be_visible()
        expect(page.locator(".turn")).to_have_count(0)
    finally:
        running.close()


def test_the_nomads_on_a_phone(server: Server, context: MakeContext, late: Seated) -> None:
    page = sit(context, server, late, width=390, height=844, has_touch=True, is_mobile=True)
    Player(page).wait()  # until then the page turns to the area of the decision by itself
    page.locator(".areas").get_by_role("button", name="Nomads").tap()
    page.get_by_role("button", name="Step by step").tap()
    while page.get_by_role("button", name="Next", exact=True).count():
        assert page.evaluate(NO_SIDE_SCROLL)
        assert page.evaluate(SMALL) == 0
        expect(page.locator(".turn li.newest")).to_be_in_viewport()
        page.get_by_role("button", name="Next", exact=True).tap()
    page.locator(".turn").get_by_role("button", name="Go on").tap()
    expect(page.locator(".areas button[aria-pressed=true]")).to_contain_text("Actions")


def test_no_key_is_shown(server: Server, context: MakeContext, late: Seated) -> None:
    """In one language; the catalogues of all have the same messages."""
    page = sit(context, server, late, settings={"language": "de"})
    page.locator(".nomads .show").click()
    shown = page.evaluate(
        "() => document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')]"
        ".map(one => `${one.ariaLabel} ${one.title}`).join(' ')"
    )
    assert KEY.findall(shown) == []


def test_axe_finds_nothing_serious(server: Server, context: MakeContext, late: Seated) -> None:
    for theme, width, height in (("snow", 1440, 900), ("fire", 1440, 900), ("snow", 390, 844)):
        page = sit(context, server, late, width=width, height=height, settings={"theme": theme}, bypass_csp=True)
        page.evaluate(AXE)
        if width < 1100:
            page.locator(".areas").get_by_role("button", name="Nomads").click()
        else:
            page.locator(".nomads .show").click()
            for _ in range(3):
                page.keyboard.press("n")
        assert serious(page, contrast_only=theme == "fire") == [], (theme, width)
