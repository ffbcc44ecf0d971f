"""Who is told what, and how he counts it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from beringia import Position
from beringia.server.errors import RequestError
from beringia.server.numbering import Numbering, mask_of
from beringia.server.seating import Seats
from tests.rules.valley.board import seat
from tests.rules.valley.board import table as board
from tests.server.worlds import BEGIN, Seen, World

HEXES = {"2,-2": "blue:1w1f village:blue", "0,2": "green:1w1f village:green", "-2,0": "red:1w1f village:red"}
RED, BLUE, GREEN = seat("red"), seat("blue"), seat("green")


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.parametrize("number", range(20))
def test_everybody_counts_what_he_was_told(number: int) -> None:
    picker = random.Random(number)
    withheld = {version: picker.randrange(8) for version in range(1, 60) if picker.random() < 0.5}
    early = {version: told for version, told in withheld.items() if version < 30}
    numbering = Numbering(early)
    groups: list[Seats] = [(), (0,), (2,), (0, 1), (0, 1, 2)]
    for seats in groups[::2]:
        numbering.missed(seats)  # counted from now on, or from the beginning: it makes no difference
    for version in sorted(withheld.keys() - early.keys()):
        numbering.withhold(version, withheld[version])
    for seats in groups:
        told = [
            version for version in range(60) if withheld.get(version, 7) & mask_of(seats) or version not in withheld
        ]
        for count, version in enumerate(told):
            assert numbering.number(version, seats) == count
            assert numbering.version(count, seats) == version
        assert numbering.missed(seats) == [version for version in range(60) if version not in told]
        assert numbering.version(-1, seats) == -1


async def counted(seen: Seen) -> list[int]:
    """The versions as red, blue, green and spectators count them, each as a hello tells it."""
    telling = seen.table.telling
    told = [json.loads(await telling.greeting(-1, seats))["version"] for seats in ((RED,), (BLUE,), (GREEN,), ())]
    assert told == [telling.version_for(seats) for seats in ((RED,), (BLUE,), (GREEN,), ())]
    return told


def asked_in_turn() -> Position:
    """Red, blue and green might play a trump; red can only pass, so the server does it for him."""
    hands = {"red": ["theft"], "blue": ["foundling"], "green": ["family_visit"]}
    return board(hexes=HEXES, phase=3, hands=hands, empty_questions=True)


def test_a_window_is_counted_by_those_who_are_asked_in_it(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            seen = await world.table("t", asked_in_turn(), viewer=GREEN)
            passing = seen.position.passing
            assert passing is not None
            assert seen.table.asked == BLUE, "it was passed for red"
            assert await counted(seen) == [BEGIN, BEGIN + 1, BEGIN, BEGIN]
            seen.crash()  # what is withheld stays withheld
            assert await counted(seen) == [BEGIN, BEGIN + 1, BEGIN, BEGIN]
            before = seen.table.changed
            await seen.look()
            heard = seen.heard(GREEN), seen.heard(None)
            await seen.choose(passing)
            assert seen.table.asked == GREEN
            assert await counted(seen) == [BEGIN, BEGIN + 2, BEGIN + 1, BEGIN]
            assert seen.heard(None) == heard[1], "nobody who is not asked hears anything"
            assert seen.heard(GREEN) == heard[0] + 1
            assert seen.table.changed == before
            assert world.store.table("t").changed == before  # type: ignore[union-attr]
            seen.crash()
            assert await counted(seen) == [BEGIN, BEGIN + 2, BEGIN + 1, BEGIN]
            await seen.look()
            await seen.choose(passing)
            assert seen.position.passing is None, "the window is closed, and that is told to everybody"
            assert await counted(seen) == [BEGIN + 1, BEGIN + 3, BEGIN + 2, BEGIN + 1]
            log = await seen.table.telling.log(None)
            assert [(step.version, step.seat) for step in log.steps] == [(0, None), (BEGIN + 1, None)]
            log = await seen.table.telling.log(GREEN)
            assert [(step.version, step.seat) for step in log.steps[1:]] == [(BEGIN + 1, None), (BEGIN + 2, GREEN)]
            assert seen.table.version == BEGIN + 3

    run(play)


def test_nobody_notices_when_somebody_wants_to_be_passed_for(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            seen = await world.table("t", asked_in_turn(), viewer=BLUE)
            changed, heard = seen.table.changed, (seen.heard(BLUE), seen.heard(None))
            await seen.table.sitting.pass_for(BLUE, "never", [], (BLUE,))
            assert (seen.heard(BLUE), seen.heard(None)) == (heard[0] + 1, heard[1])
            # Now the server passes for blue, and green is asked.
            await seen.table.sitting.pass_for(BLUE, "turn", [], (BLUE,))
            await seen.settle()
            assert seen.table.asked == GREEN
            assert seen.heard(None) == heard[1]
            assert seen.table.changed == changed
            assert seen.table.telling.summary(()).decides is None

    run(play)


def test_not_even_who_is_passed_for_learns_by_asking_that_it_is_his_turn_in_a_window(tmp_path: Path) -> None:
    """Else he could tell how long the one before him took to pass, and that he had something to think about."""

    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite", window_seconds=30)) as world:
            seen = await world.table("t", asked_in_turn(), viewer=RED, settle=False)
            table = seen.table
            assert (seen.position.seat, table.asked) == (RED, None), "the server is about to pass for red"
            for mine in ((RED,), (GREEN,), (RED, GREEN)):
                version = table.telling.version_for(mine)
                for ask in (table.choose(mine[0], 0, version, "m", mine), table.why(mine[0], 0, "m", mine)):
                    with pytest.raises(RequestError) as refused:
                        await ask
                    assert (refused.value.code, refused.value.details) == ("not-your-turn", {"seat": -1})

    run(play)
