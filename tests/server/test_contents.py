"""Content that has changed: tables go on with the one they began with; new ones begin with that of today."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

import beringia
from beringia import Record
from beringia.games import registry
from beringia.games.eiszeit.content import CONTENT_FILE
from beringia.kernel.errors import ContentError
from tests.server.running import Server

#: Eiszeit with a content file that may be changed; it takes the place of the one that is installed.
EDITION = """
from pathlib import Path
from beringia.games.eiszeit import rules

def load(content=None):
    return rules.load(content or Path(__file__).with_name("content.toml"))
"""


def edition(folder: Path, stones: int) -> None:
    """Write a content file in which everybody begins with so many stones."""
    text = CONTENT_FILE.read_text(encoding="utf-8")
    assert "\nstones_each = 4\n" in text
    (folder / "content.toml").write_text(text.replace("\nstones_each = 4\n", f"\nstones_each = {stones}\n"))


def stones(view: dict[str, object]) -> list[int]:
    players = view["players"]
    assert isinstance(players, list)
    return [player["stones"] for player in players]


def test_a_running_game_keeps_its_content(database: str, tmp_path: Path) -> None:
    (tmp_path / "eiszeit.py").write_text(EDITION)
    edition(tmp_path, 4)
    with Server(database, tmp_path, BERINGIA_GAMES=str(tmp_path / "eiszeit.py")) as server:
        table, secrets = server.new_table("me", "me", "bot:greedy")
        tokens = list(secrets.values())
        waiting, _ = server.new_table("me", "open", "me")
        with server.tab(table, *tokens) as tab:
            for _ in range(10):
                tab.settle()
                tab.choose()
            tab.settle()
            before, view = tab.version, tab.scene["views"]["0"]
            old = server.get(f"tables/{table}")["content"]
        server.stop()
        edition(tmp_path, 3)
        server.start()
        today = next(game for game in server.get("games")["games"] if game["key"] == "eiszeit")["content"]
        assert today != old
        with server.tab(table, *tokens) as tab:
            assert (tab.scene["status"], tab.version, tab.scene["content"]) == ("playing", before, old)
            assert tab.scene["views"]["0"] == view
            for _ in range(10):  # the bot in its own process, too
                tab.settle()
                assert tab.choose()["type"] == "done"
        assert "random choice" not in server.log.read_text()
        replay = server.get(f"tables/{table}/replay?from=0&count=1")
        assert stones(replay["steps"][0]["view"]) == [4, 4, 4]
        # Whoever draws the table gets its content and texts; everybody else those of today.
        for query, wanted in (("", 3), (f"?version={today}", 3), (f"?version={old}", 4)):
            content = server.get(f"games/eiszeit/content{query}")
            assert content["data"]["game"]["stones_each"] == wanted, query
        assert httpx.get(f"{server.address}api/games/eiszeit/text/de?version={old}", timeout=30).status_code == 200
        for path in ("content?version=0000000000000000", "text/fr", "text/en?version=0000000000000000"):
            assert server.ask("GET", f"games/eiszeit/{path}").status_code == 404, path
        # What begins now begins with the content of today.
        assert server.get(f"tables/{waiting}")["content"] == today
        fresh, secrets = server.new_table("me", "me", "me")
        with server.tab(fresh, *secrets.values()) as tab:
            assert stones(tab.scene["views"]["0"]) == [3, 3, 3]


def test_content_is_read_from_json_as_from_toml(tmp_path: Path) -> None:
    game = beringia.game("eiszeit")
    file = tmp_path / "content.json"
    file.write_text(json.dumps(game.content.data))
    again = registry.game("eiszeit", file)
    assert again.content.version == game.content.version
    record = Record(game, 3, 7)
    record.play(record.position.choices()[0])
    assert Record.from_dict(again, record.to_dict()).position.digest() == record.position.digest()
    file.write_text('{"format": 1,')
    with pytest.raises(ContentError, match="is not JSON"):
        registry.game("eiszeit", file)
