"""The pages as they are sent: with all that a browser may fetch at once, and with nothing that is a secret."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from beringia.server.app import create_app
from beringia.server.settings import Settings

INDEX = '<!doctype html><html lang="en"><head><title>Beringia</title></head><body></body></html>'
HINTS = {
    "pages": {"": ["/assets/start.js"], "t": ["/assets/table.js", "/assets/table.css"]},
    "games": {"winter": ["/assets/winter.js", "/assets/table.js"]},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "static"
    found.mkdir()
    (found / "index.html").write_text(INDEX)
    (found / "hints.json").write_text(json.dumps(HINTS))
    return found


@pytest.fixture
def client(folder: Path, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_delay=0.0, hosts="testserver")
    with TestClient(create_app(settings, static=folder)) as found:
        yield found


def table(client: TestClient, **more: object) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = client.post("/api/tables", json={"game": "winter", "seats": seats, **more})
    assert made.status_code == 201
    return str(made.json()["table"])


def hinted(page: str) -> list[str]:
    return re.findall(r'<link rel="(?:modulepreload|preload)"[^>]* href="([^"]+)">', page)


def test_a_page_hints_at_its_files(client: TestClient) -> None:
    assert hinted(client.get("/").text) == ["/assets/start.js"]
    assert hinted(client.get("/settings").text) == []
    assert client.get("/nothing-here").status_code == 404


def test_a_table_hints_at_its_game(client: TestClient) -> None:
    page = client.get(f"/t/{table(client)}").text
    assert '<html data-game="winter" lang="en">' in page
    assert hinted(page) == ["/assets/table.js", "/assets/table.css", "/assets/winter.js"]
    style = '<link rel="preload" as="style" fetchpriority="low" crossorigin href="/assets/table.css">'
    assert style in page


@pytest.mark.parametrize("name", ["nothing", "x" * 40, "a%20b", "%22%3E%3Cscript%3E"])
def test_what_is_no_table_hints_at_no_game(client: TestClient, name: str) -> None:
    answer = client.get(f"/t/{name}")
    assert answer.status_code == 200
    assert "data-game" not in answer.text
    assert "<script>" not in answer.text
    assert hinted(answer.text) == ["/assets/table.js", "/assets/table.css"]


def test_of_a_private_table_not_even_the_game_is_told(client: TestClient) -> None:
    answer = client.get(f"/t/{table(client, private=True)}")
    assert "winter" not in answer.text
    assert answer.text == client.get("/t/nothing").text


def test_a_page_without_hints_is_a_page(client: TestClient, folder: Path) -> None:
    (folder / "hints.json").unlink()
    (folder / "index.html").write_text(INDEX.replace("Beringia", "Again"))
    page = client.get("/").text
    assert page == INDEX.replace("Beringia", "Again")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_texts_come_in_parts(client: TestClient, language: str) -> None:
    whole = client.get(f"/api/text/{language}").text
    for part, message in (
        ("shell", "web-hero"),
        ("game-winter", "winter-event-"),
        ("learn", "valley-learn-goal-"),
        ("companion", "winter-companion-undo"),
    ):
        answer = client.get(f"/api/text/{language}/{part}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert 0 < len(answer.text) < len(whole) / 2
        assert message in whole
        assert message in answer.text
        again = client.get(f"/api/text/{language}/{part}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_unknown_parts_are_not_found(client: TestClient) -> None:
    for path in ("en/nothing", "en/game-chess", "fr/shell", "en/terminal"):
        assert client.get(f"/api/text/{path}").status_code == 404
