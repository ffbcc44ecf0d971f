"""A table of other rules: its last position is shown, it says why it cannot go on, and it can be taken along."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tools.browser import Seated, Server

from tests.browser.axe import AXE, serious
from tests.browser.conftest import MakeContext

REASON = "This table was played with version 0.7 of the rules"
#: Games, and the moment in which they are left.
GAMES = {"eiszeit": "settle", "valley": "4", "winter": "action"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="module")
def tables(client: None, folder: Path) -> dict[str, Seated]:
    """Tables by what is special about them, all left by a server with rules of another version."""
    with closing(Server(folder)) as server:
        made = {game: server.table(game=game, bot="random") for game in GAMES}
        for game, phase in GAMES.items():
            made[game].play(f"mine and view['phase'] == {phase!r}")
        for name in ("strange", "viewless"):
            made[name] = server.table(bot="random")
            made[name].play("mine and view['round'] == 1")
        made["several"] = server.table(2, 1, bot="random")
        made["several"].play("mine")
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET rules = '0.7'")
        strange = json.dumps({"views": {"0": {"game": "eiszeit"}}, "scores": None, "winners": []})
        database.execute("UPDATE archive SET scene = ? WHERE table_id = ?", (strange, made["strange"].table))
        database.execute("DELETE FROM archive WHERE table_id = ?", (made["viewless"].table,))
    return made


@pytest.fixture(scope="module")
def server(tables: dict[str, Seated], folder: Path) -> Iterator[Server]:
    """The server of today on the same database."""
    running = Server(folder)
    yield running
    running.close()


def look(context: MakeContext, server: Server, seated: Seated, tokens: bool = True, width: int = 1440) -> Page:
    screen = context(width, 900 if width > 1000 else 844)
    if tokens:
        screen.add_init_script(seated.remember())
    page = screen.new_page()
    page.goto(f"{server.address}/t/{seated.table}")
    expect(page.get_by_role("alert").filter(has_text=REASON)).to_be_visible(timeout=30_000)
    return page


def downloaded(page: Page, button: str) -> tuple[str, dict[str, object]]:
    with page.expect_download() as found:
        page.get_by_role("button", name=button).click()
    data: dict[str, object] = json.loads(found.value.path().read_text(encoding="utf-8"))
    return found.value.suggested_filename, data


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", GAMES)
def test_the_last_position_is_shown(
    server: Server, context: MakeContext, tables: dict[str, Seated], game: str, width: int
) -> None:
    page = look(context, server, tables[game], width=width)
    expect(page.locator("[data-target]").first).to_be_attached()
    expect(page.locator("[data-offered]")).to_have_count(0)
    expect(page.locator(".decision")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.evaluate(AXE)
    assert serious(page) == []


def test_it_is_taken_along(server: Server, context: MakeContext, tables: dict[str, Seated]) -> None:
    seated = tables["eiszeit"]
    page = look(context, server, seated)
    name, record = downloaded(page, "Save the game")
    assert name == f"beringia-{seated.table}.json"
    assert (record["game"], record["rules"]) == ("eiszeit", "0.7")
    name, log = downloaded(page, "Save my log")
    assert name == f"beringia-{seated.table}-log.json"
    assert (log["viewer"], log["rules"]) == ("0", "0.7")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Replay")).to_have_count(0)


def test_who_watches_gets_the_public_log(server: Server, context: MakeContext, tables: dict[str, Seated]) -> None:
    page = look(context, server, tables["eiszeit"], tokens=False)
    expect(page.get_by_role("button", name="Save the game")).to_have_count(0)
    assert downloaded(page, "Save my log")[1]["viewer"] == "spectator"


def test_two_at_one_screen(server: Server, context: MakeContext, tables: dict[str, Seated]) -> None:
    page = look(context, server, tables["several"])
    expect(page.locator(".cover")).to_have_count(0)
    assert downloaded(page, "Save the game")[1]["rules"] == "0.7"


@pytest.mark.parametrize("kind", ["viewless", pytest.param("strange", marks=pytest.mark.may_lack_texts)])
def test_without_a_board(server: Server, context: MakeContext, tables: dict[str, Seated], kind: str) -> None:
    """No view was kept, or one that the board of today cannot draw."""
    page = look(context, server, tables[kind])
    expect(page.locator("[data-target]")).to_have_count(0)
    assert downloaded(page, "Save the game")[1]["game"] == "eiszeit"
