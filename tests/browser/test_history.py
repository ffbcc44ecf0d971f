"""My games: what came out of them, kept in this browser, and nothing about anybody who did not play with me."""

from __future__ import annotations

import csv
import io
import itertools
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Seated, Server, stored

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext


def entry(seated: Seated, tokens: list[str] | None = None) -> dict[str, object]:
    kept = seated.tokens if tokens is None else tokens
    return {"table": seated.table, "game": seated.game, "tokens": kept, "invitations": {}, "touched": 1}


@pytest.fixture(scope="module")
def played(server: Server) -> list[Seated]:
    found = []
    for number in range(3):
        seated = server.table(1, 2, rounds=3)
        seated.play(seed=number)
        found.append(seated)
    return found


def opened(context: MakeContext, server: Server, held: list[dict[str, object]], width: int = 1440) -> Page:
    screen = context(width, bypass_csp=True)
    screen.add_init_script(AXE)
    screen.add_init_script(stored("beringia.tables", held, once=True))
    page = screen.new_page()
    page.goto(f"{server.address}/history")
    return page


def test_my_games_in_tables_charts_and_a_file(
    server: Server, context: MakeContext, played: list[Seated], tmp_path: Path
) -> None:
    page = opened(context, server, [entry(seated) for seated in played])
    expect(page.get_by_text("3 finished games")).to_be_visible()
    chart = page.get_by_role("img", name="My points in Eiszeit, game by game")
    expect(chart.locator("circle")).to_have_count(3)
    ticks = [int(text) for text in chart.locator("text[text-anchor=end]").all_text_contents()]
    steps = {after - before for before, after in itertools.pairwise(ticks)}
    assert len(steps) == 1  # a round axis: equal steps of 1, 2 or 5 times a power of ten
    assert str(steps.pop()).rstrip("0") in ("1", "2", "5")
    summaries = [server_summary(server, seated) for seated in played]
    mine = [summary["scores"][0] for summary in summaries]
    won = sum(0 in summary["winners"] for summary in summaries)
    row = page.get_by_role("row", name="Eiszeit").first
    expect(row.get_by_role("cell").nth(0)).to_have_text("3")
    expect(row.get_by_role("cell").nth(1)).to_have_text(str(won))
    expect(row.get_by_role("cell").nth(4)).to_have_text(str(max(mine)))
    page.get_by_role("button", name="Look into 3 games").click()
    expect(page.get_by_role("button", name="Look into")).to_have_count(0)
    expect(page.locator("section ol li").first).to_be_visible()
    assert "eiszeit-event" not in page.content()
    assert serious(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    saved.value.save_as(tmp_path / "games.csv")
    rows = list(csv.DictReader(io.StringIO((tmp_path / "games.csv").read_text(encoding="utf-8-sig"))))
    assert sorted(int(one["points"]) for one in rows) == sorted(mine)
    assert sum(int(one["won"]) for one in rows) == won
    assert {one["players"] for one in rows} == {"3"}
    assert {one["table"] for one in rows} == {seated.table for seated in played}
    phone = opened(context, server, [entry(seated) for seated in played], 390)
    expect(phone.get_by_text("3 finished games")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_only_what_was_played_with_me(server: Server, context: MakeContext, played: list[Seated]) -> None:
    """Tables that I watched, whose seats are not mine, or that go on, are no games of mine."""
    mine, others = played[0], played[1]
    running = server.table(1, 2)
    held = [entry(mine), entry(others, []), entry(played[2], ["x" * 32]), entry(running)]
    page = opened(context, server, held)
    expect(page.get_by_text("1 finished game")).to_be_visible()
    page.get_by_role("button", name="Look into 1 game").click()
    expect(page.get_by_role("button", name="Look into")).to_have_count(0)
    kept = page.evaluate("localStorage.getItem('beringia.history')")
    assert [game["table"] for game in json.loads(kept)] == [mine.table]
    for strange in (others, played[2], running):
        assert strange.table not in kept
    assert not any(token in kept for token in mine.tokens)
    known = {"table", "game", "at", "seats", "me", "opening"}
    assert set(json.loads(kept)[0]) == known
    assert all(set(seat) == {"name", "bot", "points", "won", "mine"} for seat in json.loads(kept)[0]["seats"])


def test_games_stay_when_the_server_forgets_them(server: Server, context: MakeContext) -> None:
    game = {
        "table": "gone", "game": "eiszeit", "at": 1_700_000_000_000, "me": 0, "opening": [],
        "seats": [
            {"name": "Ayla", "bot": None, "points": 31, "won": True, "mine": True},
            {"name": "=HYPERLINK(\"x\")", "bot": None, "points": 12, "won": False, "mine": False},
        ],
    }  # fmt: skip
    screen = context()
    screen.add_init_script(stored("beringia.history", [game, {"odd": 1}, 5], once=True))
    page = screen.new_page()
    page.goto(f"{server.address}/history")
    expect(page.get_by_text("1 finished game")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    rows = list(csv.reader(io.StringIO(Path(saved.value.path()).read_text(encoding="utf-8-sig"))))
    assert rows[1][4:7] == ["31", "1", "1"]
    assert not any(cell.startswith("=") for cell in rows[1])
    empty = context().new_page()
    empty.goto(f"{server.address}/history")
    expect(empty.get_by_text("You have not finished a game yet")).to_be_visible()


def server_summary(server: Server, seated: Seated) -> dict[str, list[int]]:
    found: dict[str, list[int]] = server.post(
        "tables/mine", {"tables": [{"table": seated.table, "tokens": seated.tokens}]}
    )["tables"][0]
    return found
