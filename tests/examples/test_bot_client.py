"""The example of a guest: a program takes a seat over the public protocol and plays whole games."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest

from tests.server.running import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder / 'tables.sqlite'}", folder) as running:
        yield running


@pytest.fixture(scope="module")
def bot_client() -> ModuleType:
    found = importlib.util.spec_from_file_location("bot_client", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules["bot_client"] = module
    found.loader.exec_module(module)
    return module


def table(server: Server, game: str, *kinds: str) -> dict[str, Any]:
    seats = [{"kind": kind} if kind != "bot" else {"kind": "bot", "bot": "random"} for kind in kinds]
    made: dict[str, Any] = server.post("tables", {"game": game, "seats": seats}, status=201)
    return made


def link(server: Server, made: dict[str, Any], seat: int) -> str:
    found = next(link["link"] for link in made["seats"] if link["seat"] == seat)
    return server.address.rstrip("/") + str(found)


def test_it_knows_nothing_of_the_package() -> None:
    """What the example can do, a program in any language can."""
    code = (
        "import sys, runpy; runpy.run_path(sys.argv[1]);"
        "assert not [name for name in sys.modules if name.partition('.')[0] == 'beringia']"
    )
    subprocess.run([sys.executable, "-c", code, str(EXAMPLE)], check=True)


def test_two_programs_play_a_whole_game(server: Server) -> None:
    """Started as anybody would start them, with the links that the host was given."""
    made = table(server, "eiszeit", "open", "open", "bot")
    guests = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), link(server, made, seat), "--name", name, "--seed", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seat, name in ((0, "Mammut"), (1, "Elch"))
    ]
    said = [guest.communicate(timeout=240) for guest in guests]
    assert [guest.returncode for guest in guests] == [0, 0], said
    summary = server.get(f"tables/{made['table']}")
    assert summary["status"] == "finished"
    assert [seat["name"] for seat in summary["seats"][:2]] == ["Mammut", "Elch"]
    assert [seat["program"] for seat in summary["seats"]] == [True, True, False]
    for out, _ in said:
        assert f"scores {summary['scores']}, winners {summary['winners']}" in out
    record = server.get(f"tables/{made['table']}/record")
    assert len(record["entries"]) > 20


@pytest.mark.parametrize("game", ["valley", "winter"])
def test_it_plays_every_game(server: Server, bot_client: ModuleType, game: str) -> None:
    """Questions with hidden cards, windows, many choices: nothing stops it."""
    made = table(server, game, "open", "bot")
    guest = bot_client.Guest(bot_client.take_seat(link(server, made, 0), "Guest"), bot_client.any_choice)

    class Enough(Exception):
        pass

    def some(view: dict[str, Any], decision: dict[str, Any], choices: list[dict[str, Any]]) -> Any:
        assert decision["seat"] == 0
        assert json.dumps(view)
        if guest.chosen >= 60:
            raise Enough
        return bot_client.any_choice(view, decision, choices)

    guest._choose = some
    with suppress(Enough):  # some games are short
        assert guest.play()["status"] == "finished"
    assert guest.chosen > 0


def test_it_comes_back_after_a_crash_of_the_server(tmp_path: Path, bot_client: ModuleType) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        made = table(server, "eiszeit", "open", "bot", "bot")
        crashes = 0
        guest = bot_client.Guest(bot_client.take_seat(link(server, made, 0), "Guest"), bot_client.any_choice)

        def crash(view: dict[str, Any], decision: dict[str, Any], choices: list[dict[str, Any]]) -> Any:
            nonlocal crashes
            if guest.chosen == 5 and crashes == 0:
                crashes = 1
                server.kill()
                Thread(target=server.start).start()
            return bot_client.any_choice(view, decision, choices)

        guest._choose = crash
        last = guest.play()
        assert crashes == 1
        assert last["status"] == "finished"


def test_what_cannot_be_is_said(server: Server, bot_client: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    made = table(server, "eiszeit", "open", "me", "bot")
    invitation = link(server, made, 0)
    bot_client.take_seat(invitation, "First")
    with pytest.raises(bot_client.Refused, match="taken"):
        bot_client.take_seat(invitation, "Second")
    with pytest.raises(bot_client.Refused, match="forbidden"):
        bot_client.take_seat(invitation[:-4] + "AAAA", "Third")
    with pytest.raises(bot_client.Refused, match="no #invite"):
        bot_client.take_seat(f"{server.address}t/{made['table']}", "Fourth")


def test_a_person_takes_the_seat_over_from_the_program(server: Server, bot_client: ModuleType) -> None:
    made = table(server, "eiszeit", "open", "me", "bot")
    seat = bot_client.take_seat(link(server, made, 0), "Robot")
    assert server.get(f"tables/{made['table']}")["seats"][0]["program"] is True
    server.post(f"tables/{made['table']}/join", {"secret": seat.token, "name": "Ada"})
    seats = server.get(f"tables/{made['table']}")["seats"]
    assert (seats[0]["name"], seats[0]["program"]) == ("Ada", False)
