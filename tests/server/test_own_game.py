"""A game in a file of its own, at tables of the server: schema, texts, rulebook, and bots in their processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

import beringia
from beringia.games import registry
from beringia.server.app import create_app
from beringia.server.bot_pool import BotPool
from beringia.server.routes import _catalogues
from beringia.server.settings import Settings

FILE = Path(__file__).parents[2] / "examples" / "thin_ice.py"


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv(registry.VARIABLE, "")
    _catalogues.cache_clear()
    yield registry.register_file(FILE)
    _catalogues.cache_clear()


@pytest.fixture
def client(listed: str, tmp_path: Path) -> Iterator[TestClient]:
    settings = Settings(db=f"sqlite:///{tmp_path / 'tables.sqlite'}", bot_delay=0.0, hosts="testserver")
    with TestClient(create_app(settings)) as found:
        yield found


def test_it_is_offered_like_any_other(client: TestClient) -> None:
    games = {game["key"]: game for game in client.get("/api/games").json()["games"]}
    assert games["thin_ice"]["seats"] == {"min": 2, "max": 4}
    assert [option["key"] for option in games["thin_ice"]["options"]] == ["start_ropes"]
    rules = client.get("/api/games/thin_ice/rules").json()
    assert (rules["title"], rules["sections"][1]["clauses"][0]["id"]) == ("Thin Ice", "TI-2.1")


def test_the_schema_says_what_views_mean(client: TestClient) -> None:
    fields = {field["name"]: field for field in client.get("/api/games/thin_ice/schema").json()["fields"]}
    assert list(fields) == ["fisher", "die", "floes", "sledge", "lost", "caught", "ropes", "deck", "spent"]
    floes = fields["floes"]
    assert (floes["path"], floes["many"], floes["see"]) == (["floes", "[floe]"], False, "hidden")
    assert (floes["axes"][0]["names"][8], floes["axes"][0]["columns"]) == ("c2", 6)
    assert fields["ropes"]["path"] == ["players", "[seat]", "ropes"]
    assert (fields["ropes"]["many"], fields["ropes"]["see"], fields["ropes"]["entry"]["first"]) == (True, "owner", 1)
    for key in beringia.games():
        assert client.get(f"/api/games/{key}/schema").status_code == 200
    assert client.get("/api/games/chess/schema").status_code == 404


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_its_messages_are_sent_with_the_others(client: TestClient, language: str) -> None:
    text = client.get(f"/api/text/{language}").text
    for line in (
        'thin_ice-title = { "Thin Ice" }',
        "thin_ice-choose-bore = Bore { $floe }",
        "thin_ice-field-die = Die",
    ):
        assert line in text
    assert text.count("thin_ice-event-bored =") == 1, "the game's own message, and no other"


def test_players_have_colours(client: TestClient) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = client.post("/api/tables", json={"game": "thin_ice", "seats": seats}).json()
    assert [seat["colour"] for seat in made["summary"]["seats"]] == ["red", "blue", "yellow"]


def test_bots_play_it_in_their_processes(listed: str) -> None:
    async def play() -> None:
        pool = BotPool(Settings(bot_workers=1))
        try:
            position = beringia.game(listed).start(2, seed=1)
            for name in ("greedy", "random", "search"):
                choice = await pool.choose(name, position)
                assert choice in position.choices()
                position.play(choice)
        finally:
            pool.close()

    asyncio.run(play())
