"""Non-interference at the level of the server: what is told depends on a hidden card only where that card is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

import beringia
from beringia import Event, Game, Position
from beringia.server.committing import Committing
from beringia.server.rows import EntryRow
from tests.server.worlds import try_game, two_worlds

GAMES = ("eiszeit", "valley", "winter")


def tried(folder: Path, game: Game, numbers: range, swaps: int, most: int) -> tuple[int, str]:
    async def play() -> tuple[int, str]:
        compared, wrong = 0, ""
        async with two_worlds(folder) as worlds:
            for number in numbers:
                made, wrong = await try_game(worlds, game, number, swaps, most)
                compared += made
                if wrong:
                    break
        return compared, wrong

    return asyncio.run(play())


@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_is_sent_tells_of_a_hidden_card(key: str, tmp_path: Path) -> None:
    compared, wrong = tried(tmp_path, beringia.game(key), range(2), swaps=6, most=1)
    assert wrong == ""
    assert compared > 8


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_nothing_that_is_sent_tells_of_a_hidden_card_in_many_games(key: str, tmp_path: Path) -> None:
    compared, wrong = tried(tmp_path, beringia.game(key), range(100, 140), swaps=12, most=100)
    assert wrong == ""
    assert compared > 1000


def test_a_server_that_tells_of_passes_by_hand_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit can fail: here everybody learns of a pass, unless the server has passed for somebody."""
    withhold = Committing._withhold

    def tell_more(
        steps: Committing, entry: EntryRow, events: Sequence[Event], before: Position, after: Position
    ) -> None:
        withhold(steps, entry, events, before, after)
        if entry.message is not None:
            entry.told = None

    monkeypatch.setattr(Committing, "_withhold", tell_more)
    _, wrong = tried(tmp_path, beringia.game("valley"), range(20), swaps=6, most=1)
    assert wrong


def test_a_game_that_asks_holders_alone_is_found(tmp_path: Path) -> None:
    """As games of earlier rules did."""
    _, wrong = tried(tmp_path, beringia.game("valley").as_of("1.1"), range(20), swaps=6, most=1)
    assert wrong
