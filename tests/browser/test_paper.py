"""The rulebooks on paper: pages of the browser that have become files."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser
from tools.browser import Server
from tools.rulebooks import STANDALONE, open_book

LOOKS = """() => {
    const style = getComputedStyle(document.querySelector('[data-chapter] li'));
    return [style.fontFamily, style.fontSize, style.color];
}"""
#: What an A4 page has room for between its margins, in the browser's pixels.
WIDTH, HEIGHT = 688, 1001


def test_the_file_looks_like_the_page(browser: Browser, server: Server, tmp_path: Path) -> None:
    page = open_book(browser, server, "eiszeit", "en")
    file = tmp_path / "book.html"
    file.write_text(page.evaluate(STANDALONE), encoding="utf-8")
    looks = page.evaluate(LOOKS)
    page.goto(file.as_uri())
    assert page.evaluate(LOOKS) == looks
    assert page.locator("script").count() == 0
    page.context.close()


def test_pictures_are_whole(browser: Browser, server: Server) -> None:
    """Actions have their icons, and a single column is as wide as its name."""
    page = open_book(browser, server, "winter", "nl")
    actions = page.locator("[data-drawn=board] [data-target^='action:']")
    assert actions.count() > 5
    assert [number for number in range(actions.count()) if actions.nth(number).locator("svg").count() == 0] == []
    heads = page.locator("[data-drawn^='column/'] [data-explain^='column:'] b")
    assert heads.count() == 4
    assert heads.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth + 1).length") == 0
    assert min(heads.evaluate_all("all => all.map(one => one.closest('.column').clientWidth)")) > 120
    page.context.close()


def test_the_longest_summary_fits_on_one_sheet(browser: Browser, server: Server) -> None:
    page = open_book(browser, server, "winter", "de")
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    page.emulate_media(media="print")
    summary = page.locator("[data-chapter=summary]")
    assert summary.evaluate("element => getComputedStyle(element).breakBefore") == "page"
    size = summary.bounding_box()
    assert size is not None
    assert size["height"] <= HEIGHT
    page.context.close()
