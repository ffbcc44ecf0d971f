"""What the browser draws and says cards with: content read into parts, and texts written out of it."""

from __future__ import annotations

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

import beringia
from beringia.text import Voice
from beringia.text.names import renamed
from tests.catalogues import shared_catalogue
from tests.server.running import Server


def test_effects_come_with_the_content(server: Server) -> None:
    answer = server.ask("GET", "games/winter/content")
    data = answer.json()["data"]
    assert data["effects"][data["cards"]["fair_barter"]["effect"]] == {
        "id": "choose_pay_food_1_to_tool_2_or_pay_tool_1_to_food_4_end",
        "parts": [
            {
                "form": "choose",
                "inner": [
                    [{"form": "pay", "costs": [["food", 1]], "gains": [["tool", 2]]}],
                    [{"form": "pay", "costs": [["tool", 1]], "gains": [["food", 4]]}],
                ],
            }
        ],
    }
    assert data["effects"]["none"] == {"id": "none", "parts": []}
    written = {key: value for key, value in data.items() if key != "effects"}
    assert written == renamed(beringia.game("winter").content.data)
    tag = {"If-None-Match": answer.headers["etag"]}
    assert httpx.get(f"{server.address}api/games/winter/content", headers=tag, timeout=30).status_code == 304
    assert "effects" not in server.ask("GET", "games/eiszeit/content").json()["data"]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_texts_of_cards_are_messages_like_any_other(server: Server, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(server.ask("GET", f"text/{language}").text))
    catalogue = Voice(shared_catalogue(language), beringia.game("winter")).catalogue
    assert len(catalogue.texts) > 200
    for key, text in catalogue.texts.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (text, [])
