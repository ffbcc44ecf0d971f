"""Non-interference at the level of the server: what is told depends on a hidden card only where that card is shown."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest

import beringia
from beringia import Event, Game, Position
from beringia.server import lateness, redaction, rows
from beringia.server.committing import Committing
from beringia.server.rows import EntryRow
from beringia.server.seating import Seats
from beringia.server.table import Table
from beringia.server.terms import Terms
from tests.server.strangers import Stranger, Watch, everything
from tests.server.worlds import swapped_windows, try_game, two_worlds

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


# -- the clock


#: Longer than any test: in no window the server answers before the test has looked at it.
WINDOW = 60.0


def timed(folder: Path, watch: Watch, wanted: int, terms: Terms | None = None) -> tuple[int, list[str]]:
    """Windows in which somebody is asked in one world and nobody in the other; what strangers are answered differently
    in the two, in words or in time."""

    async def look() -> tuple[int, list[str]]:
        compared, wrong = 0, []
        async with two_worlds(folder, WINDOW) as worlds:
            async for here, there, swap in swapped_windows(worlds, beringia.game("valley"), terms):
                assert (here.table.asked is None) != (there.table.asked is None)
                choices = sorted({*here.position.choices(), *there.position.choices()})
                for viewer in (swap.viewer, None):
                    answers = [await everything(seen, watch, viewer, choices) for seen in (here, there)]
                    for (message, *one), (_, *two) in zip(*answers, strict=True):
                        if one != two:
                            wrong.append(f"{redaction.viewer_name(viewer)} sent {message}: {one} or {two}")
                compared += 1
                if compared == wanted:
                    break
        return compared, wrong

    return asyncio.run(look())


@pytest.mark.parametrize("terms", [Terms(), Terms(delay=600)], ids=["at once", "late"])
def test_no_answer_comes_later_because_of_a_hidden_card(
    terms: Terms, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared, wrong = timed(tmp_path, Watch(monkeypatch), 8, terms)
    assert wrong == []
    assert compared == 8


def test_a_server_that_waits_before_it_looks_who_asks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit can fail: here the wait of the holder is everybody's."""
    choose = Table.choose

    async def late(table: Table, seat: int, choice: int, version: int, message: str, mine: Seats) -> int:
        if table.asked == seat:
            await asyncio.sleep(table.asking.wait(choice))
        return await choose(table, seat, choice, version, message, mine)

    monkeypatch.setattr(Table, "choose", late)
    _, wrong = timed(tmp_path, Watch(monkeypatch), 2)
    assert wrong


def test_a_pass_by_hand_comes_no_sooner_than_one_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch(monkeypatch)

    async def play() -> None:
        async with two_worlds(tmp_path, WINDOW) as worlds:
            async for here, there, _ in swapped_windows(worlds, beringia.game("valley")):
                asked, passed = (here, there) if here.table.asked is not None else (there, here)
                seat, passing = asked.position.seat, asked.position.passing
                watch.forward(WINDOW / 4)
                left = passed.table.window_left
                assert left == pytest.approx(WINDOW * 3 / 4)
                holder = await Stranger(asked, watch, seat).come()
                version = asked.table.telling.version_for(holder.seats)
                _, answer, waited = await holder.answer(
                    {"type": "choose", "id": "pass", "version": version, "seat": seat, "choice": passing}
                )
                assert '"done"' in answer
                assert waited == pytest.approx(left)
                break

    asyncio.run(play())


def test_delayed_spectators_do_not_learn_when_somebody_passed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count(1_000_000, 7_000)
    monkeypatch.setattr(rows, "now", lambda: next(ticks))
    monkeypatch.setattr(lateness, "now", lambda: 10**12)  # everything is old enough to be told

    async def play() -> None:
        withheld = 0
        async with two_worlds(tmp_path) as worlds:
            async for seen, _, _ in swapped_windows(worlds, beringia.game("valley"), Terms(delay=600)):
                table = seen.table
                for _ in range(12):
                    await seen.settle()
                    withheld += table.version in table.telling.numbering.missed(())
                    late = (await table.audience.teller(())).summary(())
                    assert late.changed == table.telling.summary(()).changed
                    assert table.late.telling.told_head in (table.told_head, "")
                    if seen.position.over:
                        break
                    passing = seen.position.passing
                    await seen.choose(seen.position.choices()[0] if passing is None else passing)
                if withheld > 2:
                    break

    asyncio.run(play())


def test_a_pause_does_not_shorten_a_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would end at once after the pause where nobody is asked: nobody clicks as fast as that."""
    watch = Watch(monkeypatch)

    async def play() -> None:
        async with two_worlds(tmp_path, WINDOW) as worlds:
            async for here, there, swap in swapped_windows(worlds, beringia.game("valley")):
                for seen in (here, there):
                    await seen.table.sitting.pause(True, (swap.viewer,))
                watch.forward(2 * WINDOW)
                for seen in (here, there):
                    await seen.table.sitting.pause(False, (swap.viewer,))
                    assert seen.table.window_left == pytest.approx(WINDOW)
                break

    asyncio.run(play())
