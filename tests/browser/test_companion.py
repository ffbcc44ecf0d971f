"""Nomads at my table: the companion of Endless Winter, answered by clicking."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.browser import Server

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext

NO_SIDE_SCROLL = "document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth"
STORED = "() => JSON.parse(localStorage['beringia.companion.winter'] ?? '[]')"


def stored(page: Page) -> list[dict[str, Any]]:
    """The games that this browser keeps."""
    found: list[dict[str, Any]] = page.evaluate(STORED)
    return found


def begin(page: Page, server: Server, *options: str) -> None:
    page.goto(f"{server.address}/companion/winter")
    for option in options:
        page.get_by_label(re.compile(option)).check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".ask")


def question(page: Page) -> Locator:
    return page.locator(".ask")


def answer(page: Page) -> str:
    """Answer what is asked as the first thing at hand; the question as it was put."""
    box = question(page)
    asked = box.locator("h2").inner_text()
    answered = answers(page)
    hexes, selects = box.get_by_role("checkbox"), box.locator("select")
    if asked.startswith("Which 6 hexes"):
        for n in (0, 3, 7, 11, 14, 17):
            hexes.nth(n).click()
    if selects.count():
        for n in range(3):
            selects.nth(n).select_option(index=n + 1)
    number = box.locator("input[type=number]")
    buttons = box.locator("[data-answer]")
    if number.count():
        number.fill("12")
        number.press("Enter")
    elif buttons.count():
        buttons.first.click()
    else:
        box.get_by_role("button", name="That is it").click()
    moved_on(page, answered)
    return asked


def answers(page: Page) -> int:
    return int(page.locator(".sheet").get_attribute("data-answers") or 0)


def moved_on(page: Page, before: int) -> None:
    page.wait_for_function("before => Number(document.querySelector('.sheet').dataset.answers) !== before", arg=before)


def until(page: Page, wanted: str, most: int = 60) -> list[str]:
    """Answer until a question begins so; all questions before it."""
    asked: list[str] = []
    while not question(page).locator("h2").inner_text().startswith(wanted):
        asked.append(answer(page))
        assert len(asked) < most, asked
    return asked


def test_a_whole_round_by_clicking(server: Server, context: MakeContext) -> None:
    page = context(390, 844, has_touch=True, is_mobile=True).new_page()
    page.goto(server.address)
    page.get_by_role("link", name="Nomads at my table").click()
    expect(page).to_have_title("Nomads at my table · Beringia")
    begin(page, server, "one nomad card lies open", "ice finds")
    expect(page.locator(".now")).to_contain_text("5 unseen culture cards of era II")
    expect(question(page)).to_contain_text("Take the top animal of the deck for the nomads")
    question(page).get_by_role("button", name="Woolly Mammoth").click()
    expect(page.locator(".goods")).to_contain_text("Woolly Mammoth 1")
    expect(page.locator(".land .tent")).to_have_count(5)
    # With the harder game a card lies open that is not carried out.
    expect(page.locator(".cards tbody tr")).to_have_count(2)
    asked = until(page, "Prepare round 2")
    assert asked[0] == "Is everything set up, your setup card included?"
    turns = [text for text in asked if text.startswith("Your turn. Where") or text.startswith("Your last turn")]
    assert len(turns) == 3
    assert sum("labor in the eclipse. And you" in text for text in asked) == 1
    assert sum(text.startswith("Now do the four steps") for text in asked) == 1
    expect(page.locator(".score")).to_contain_text("Round 1 of 4: eclipse")
    # Three turns of the nomads, and the card from the beginning: five rows.
    expect(page.locator(".cards tbody tr")).to_have_count(5)
    assert page.evaluate(NO_SIDE_SCROLL)
    answer(page)
    expect(page.locator(".score")).to_contain_text("Round 2 of 4: action phase")
    heights = question(page).locator("button").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert min(heights) >= 40


def test_nothing_is_lost_by_a_reload_and_answers_can_be_taken_back(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    begin(page, server)
    until(page, "Your turn. Where did you put your figure?")
    score, story = page.locator(".total").inner_text(), page.locator(".now ol").last.inner_text()
    asked = question(page).inner_text()
    answered = answers(page)
    assert answered == len(stored(page)[0]["answers"])
    page.reload()
    page.wait_for_selector(".ask")
    assert (question(page).inner_text(), answers(page)) == (asked, answered)
    assert page.locator(".total").inner_text() == score
    assert page.locator(".now ol").last.inner_text() == story
    # One answer forth, and back again.
    question(page).get_by_role("button", name="Rest").click()
    moved_on(page, answered)
    assert stored(page)[0]["answers"][-1] == "rest"
    page.get_by_role("button", name="Take back").click()
    moved_on(page, answered + 1)
    assert (question(page).inner_text(), answers(page)) == (asked, answered)
    assert len(stored(page)[0]["answers"]) == answered
    # All the way back.
    while answers(page):
        before = answers(page)
        page.get_by_role("button", name="Take back").click()
        moved_on(page, before)
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    expect(question(page)).to_contain_text("Take the top animal")


def test_a_whole_game_with_its_result(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    begin(page, server)
    until(page, "Now score for yourself", most=150)
    score = int(page.locator(".total").inner_text())
    question(page).locator("input").fill(str(score + 1))
    question(page).get_by_role("button", name="That is it").click()
    expect(page.locator(".score")).to_contain_text(f"You win with {score + 1} to {score}!")
    expect(page.locator(".now")).to_contain_text(f"You beat the nomads with {score + 1} to {score} points.")
    expect(question(page)).to_have_count(0)
    sources = page.locator(".sources b").all_inner_texts()
    assert sum(map(int, sources)) == score
    page.get_by_role("link", name="All games").click()
    expect(page.locator(".games")).to_contain_text(f"Finished: {score + 1} to {score}")


def test_several_games_and_keys(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    begin(page, server)
    first = page.url
    page.get_by_role("link", name="All games").click()
    page.get_by_label("Violet").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".ask")
    assert page.url != first
    # With the keyboard alone.
    page.get_by_role("button", name="Glyptodon").focus()
    page.keyboard.press("Enter")
    moved_on(page, 0)
    assert page.evaluate("document.activeElement.textContent") == "Do this now"
    until(page, "Where do you have more influence")
    hex_ = question(page).get_by_role("checkbox").first
    hex_.focus()
    page.keyboard.press("Space")
    expect(hex_).to_have_attribute("aria-checked", "true")
    page.go_back()
    page.wait_for_selector(".games")
    expect(page.locator(".games li")).to_have_count(2)
    page.goto(first)
    page.wait_for_selector(".ask")
    assert answers(page) == 0
    page.get_by_role("link", name="All games").click()
    page.get_by_role("button", name="Delete this game").first.click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".games li")).to_have_count(2)
    page.get_by_role("button", name="Delete this game").first.click()
    page.get_by_role("button", name="Delete this game").first.click()
    expect(page.locator(".games li")).to_have_count(1)
    assert len(stored(page)) == 1


def test_rewards_that_are_not_in_the_list(server: Server, context: MakeContext) -> None:
    page = context().new_page()
    begin(page, server)
    while not question(page).get_by_role("button", name="Something else").count():
        answer(page)
    before = answers(page)
    question(page).get_by_role("button", name="Something else").click()
    for word in ("food", "food", "vp"):
        question(page).locator(f"[data-word={word}]").click()
    expect(question(page).locator(".chosen")).to_contain_text(re.compile("2 . Food"))
    question(page).get_by_role("button", name="That is it").click()
    moved_on(page, before)
    assert stored(page)[0]["answers"][-1] == ["food 2", "vp 1"]


@pytest.mark.parametrize("path", ["/companion/eiszeit", "/companion/chess"])
def test_no_companion_here(server: Server, context: MakeContext, path: str) -> None:
    page = context().new_page()
    page.goto(server.address + path)
    expect(page.locator("h1")).to_have_text("Nothing here")


def test_axe_finds_nothing_serious(server: Server, context: MakeContext) -> None:
    found: list[str] = []
    for width, height, theme in ((1440, 900, "snow"), (390, 844, "snow"), (390, 844, "fire")):
        page = context(width, height, settings={"theme": theme}, bypass_csp=True).new_page()
        page.goto(f"{server.address}/companion/winter")
        page.wait_for_selector(".new")

        def look(where: str, page: Page = page, theme: str = theme, width: int = width) -> None:
            page.evaluate(AXE)
            found.extend(f"{where} {width} {theme}: {one}" for one in serious(page, contrast_only=theme == "fire"))

        look("list")
        begin(page, server, "ice finds")
        look("animal")
        seen: set[str] = set()
        # Every question once in the widest window; elsewhere the first few.
        enough = 99 if width == 1440 else 5
        while len(seen) < enough and not question(page).locator("h2").inner_text().startswith("Prepare round 3"):
            asked = question(page).locator("h2").inner_text()[:18]
            if asked not in seen:
                look(asked)
                seen.add(asked)
            answer(page)
        assert len(seen) > 4
    assert found == []
