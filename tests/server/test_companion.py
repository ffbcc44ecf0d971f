"""The companion for people with the printed game: stateless, typed, clear about what it does not take."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import beringia
from tests.server.running import Server

PATH = "games/winter/companion"


def ask(server: Server, game: str = "winter", **body: Any) -> httpx.Response:
    return httpx.post(f"{server.address}api/games/{game}/companion", json=body, timeout=30)


def test_games_say_whether_they_have_one(server: Server) -> None:
    games = server.ask("GET", "games").json()["games"]
    assert {game["key"]: game["companion"] for game in games} == {"eiszeit": False, "valley": False, "winter": True}
    answer = ask(server, "eiszeit", seed="a")
    assert answer.status_code == 404
    assert answer.json()["message"] == "eiszeit has no companion"
    assert ask(server, "chess", seed="a").status_code == 404


def test_the_answer_is_that_of_the_rules_and_always_the_same(server: Server) -> None:
    body: dict[str, Any] = {"seed": "Abc-7_", "options": {"solo_extra_card": True}, "answers": ["sloth", "done"]}
    first, second = ask(server, **body), ask(server, **body)
    assert first.status_code == 200
    assert first.json() == second.json()
    assert first.json() == beringia.game("winter").companion("Abc-7_", {"solo_extra_card": True}, ["sloth", "done"])
    assert first.json()["story"] != ask(server, **{**body, "seed": "other"}).json()["story"]


def test_an_impossible_answer_says_which_one_and_what_is_possible(server: Server) -> None:
    answer = ask(server, seed="a", answers=["sloth", "perhaps"])
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == "invalid"
    assert problem["key"] == "refused-invalid"
    assert problem["args"] == {"field": "answers.1", "reason": "give one of done"}


WRONG: list[tuple[dict[str, Any], str]] = [
    ({}, "body.seed"),
    ({"seed": ""}, "body.seed"),
    ({"seed": "a b"}, "body.seed"),
    ({"seed": "a" * 65}, "body.seed"),
    ({"seed": "a", "extra": 1}, "body.extra"),
    ({"seed": "a", "options": {"layout": "square"}}, "options"),
    ({"seed": "a", "options": {"draft": "setup"}}, "options"),
    ({"seed": "a", "answers": [True]}, "body.answers.0"),
    ({"seed": "a", "answers": [None]}, "body.answers.0"),
    ({"seed": "a", "answers": [-1]}, "body.answers.0"),
    ({"seed": "a", "answers": ["x" * 41]}, "body.answers.0"),
    ({"seed": "a", "answers": [["x"] * 25]}, "body.answers.0"),
    ({"seed": "a", "answers": ["sloth"] * 1001}, "body.answers"),
]


@pytest.mark.parametrize(("body", "field"), WRONG)
def test_what_is_not_understood_is_refused(server: Server, body: dict[str, Any], field: str) -> None:
    answer = ask(server, **body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid"
    assert answer.json()["args"]["field"].startswith(field)


def test_too_much_is_refused(server: Server) -> None:
    answer = httpx.post(
        f"{server.address}api/{PATH}",
        content=json.dumps({"seed": "a", "answers": [["x" * 40] * 24] * 100}),
        headers={"Content-Type": "application/json"},
        timeout=30,
    )
    assert answer.status_code == 413
