"""Clocks: how time is counted, what happens when it is out, and that nobody learns a secret from them."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import Position
from beringia.lab.secrecy import swapped
from beringia.server import clocks, timekeeping
from beringia.server.clocks import WINDOW, ClockState
from beringia.server.rows import clock_rows, now
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.terms import ClockTerms, Terms
from beringia.server.timekeeping import Timekeeper
from beringia.server.timing import Timing
from tests.rules.valley.board import seat
from tests.rules.valley.board import table as board
from tests.server.running import Server
from tests.server.worlds import Seen, World, two_worlds

TURN = ClockTerms("turn", 60, 0, "greedy")
GAME = ClockTerms("game", 600, 5, "greedy")
HEXES = {"2,-2": "blue:1w1f village:blue", "0,2": "green:1w1f village:green", "-2,0": "red:1w1f village:red"}
BLUE, GREEN = seat("blue"), seat("green")


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 120))


# -- how time is counted


def test_a_turn_has_its_time_and_the_next_one_a_new_one() -> None:
    state = clocks.stepped(clocks.new(TURN, 3, 0), TURN, 0, 0, undo=False)
    assert state.due == 60_000
    state = clocks.stepped(state.at(20_000), TURN, 0, 0, undo=False)  # another decision of the same turn
    assert state.left[0] == 40_000
    assert state.due == 60_000
    state = clocks.stepped(state.at(50_000), TURN, 1, 1, undo=False)
    assert (state.runs, state.left[0], state.due) == (1, 10_000, 110_000)
    # Who takes the end of his turn back has what he had left, not a new turn.
    back = clocks.stepped(state.at(55_000), TURN, 0, 0, undo=True)
    assert (back.runs, back.left[0], back.due) == (0, 10_000, 65_000)
    again = clocks.stepped(state.at(60_000), TURN, None, 2, undo=False)  # a bot's turn
    assert again.due is None
    assert clocks.stepped(again.at(99_000), TURN, 0, 0, undo=False).left[0] == 60_000


def test_a_game_has_its_time_and_every_turn_adds_to_it() -> None:
    state = clocks.stepped(clocks.new(GAME, 2, 0), GAME, 0, 0, undo=False)
    state = clocks.stepped(state.at(100_000), GAME, 1, 1, undo=False)
    assert state.left == (505_000, 600_000)
    back = clocks.stepped(state.at(110_000), GAME, 0, 0, undo=True)
    assert back.left == (500_000, 590_000), "what was added goes back with the turn"
    state = clocks.stepped(state.at(700_000), GAME, 0, 0, undo=False)
    assert state.left == (505_000, 5_000)
    assert state.at(10_000_000).left[0] == 0, "never less than nothing"
    # Who comes back after his time was out can play.
    assert clocks.changed(state.at(10_000_000), GAME, 0, (0,)).left[0] == clocks.RETURN
    assert clocks.changed(state, GAME, 0, (0,)).left[0] == 505_000


def test_a_window_has_a_time_of_its_own_and_costs_nobody() -> None:
    state = clocks.stepped(clocks.new(TURN, 3, 0), TURN, 0, 0, undo=False)
    state = clocks.stepped(state.at(10_000), TURN, WINDOW, None, undo=False)
    assert (state.runs, state.window, state.due) == (WINDOW, 60_000, 70_000)
    paused = clocks.changed(state.at(20_000), TURN, None, ())
    assert paused.due is None
    assert clocks.changed(paused.at(500_000), TURN, WINDOW, ()).due == 550_000, "a pause costs nothing"
    state = clocks.stepped(state.at(65_000), TURN, 0, 0, undo=False)
    assert state.left[0] == 50_000, "the turn goes on where it stood"


def test_a_clock_is_stored_whole() -> None:
    state = clocks.stepped(clocks.new(GAME, 3, 5), GAME, 1, 1, undo=False).at(77)
    assert ClockState.read(state.dump(), state.since) == state
    state = clocks.stepped(state, GAME, 2, 2, undo=False)
    assert ClockState.read(state.dump(), state.since) == state


def test_terms_of_other_versions_are_read() -> None:
    terms = Terms(clock=GAME, webhook="https://example.org")
    assert Terms.read(terms.dump()) == terms
    assert Terms.read("{}") == Terms()
    assert Terms.read('{"talk": false, "tea": "green"}') == Terms(talk=False)


# -- what a table does with it


class Pulse:
    """Time that a test moves on."""

    def __init__(self) -> None:
        self.moment = 1_000_000
        self.sure = True

    def time(self) -> int:
        return self.moment


async def timed(world: World, position: Position, pulse: Pulse, viewer: int = 0, table: str = "t") -> Seen:
    """A table that stands at a position, with a clock that runs."""
    seen = await world.table(table, position, viewer)
    row = replace(seen.table.row, terms=Terms(clock=TURN))
    await world.store.change_table(row)
    seen.crash()
    seen.table.timing.pulse = pulse
    await seen.table.begin_clock()
    await seen.look()
    return seen


def test_time_runs_out_and_the_person_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            pulse = Pulse()
            seen = await timed(world, beringia.game("eiszeit").start(3, seed=5), pulse)
            decides = seen.position.seat
            assert decides is not None
            clock = seen.table.timing.clock()
            assert clock is not None
            assert (clock.runs, clock.seat, clock.left) == ("seat", decides, [60_000] * 3)
            pulse.moment += 59_999
            await seen.table.time_out()
            assert seen.table.row.seats[decides].kind == "human", "not yet"
            pulse.moment += 1
            await seen.table.time_out()
            held = seen.table.row.seats[decides]
            assert (held.kind, held.bot) == ("away", "greedy")
            assert seen.table.timing.state is not None
            assert seen.table.timing.state.due is None or seen.table.timing.state.runs != decides
            # Another process knows the same.
            seen.crash()
            assert seen.table.row.seats[decides].kind == "away"
            seen.table.timing.pulse = pulse
            await seen.table.sitting.join(f"token{decides}", "", None)
            assert seen.table.row.seats[decides].kind == "human"
            state = seen.table.timing.state
            assert state is not None
            assert state.left[decides] == 60_000, "a whole turn again"

    run(play)


def test_nothing_runs_while_the_table_is_paused(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            pulse = Pulse()
            seen = await timed(world, beringia.game("eiszeit").start(3, seed=5), pulse)
            decides = seen.position.seat
            assert decides is not None
            pulse.moment += 10_000
            await seen.table.sitting.pause(True, (0,))
            pulse.moment += 10_000_000
            assert not seen.table.timing.over
            await seen.table.sitting.pause(False, (0,))
            clock = seen.table.timing.clock()
            assert clock is not None
            assert clock.left[decides] == 50_000

    run(play)


def test_a_window_is_passed_for_everybody_when_its_time_is_out(tmp_path: Path) -> None:
    async def play() -> None:
        with closing(World(tmp_path / "tables.sqlite")) as world:
            pulse = Pulse()
            hands = {"red": ["theft"], "blue": ["foundling"], "green": ["family_visit"]}
            position = board(hexes=HEXES, phase=3, hands=hands, empty_questions=True)
            seen = await timed(world, position, pulse, viewer=GREEN)
            await seen.settle()
            assert seen.table.asked == BLUE
            clock = seen.table.timing.clock()
            assert clock is not None
            assert (clock.runs, clock.seat, clock.window) == ("window", None, 60_000)
            before = seen.table.version
            pulse.moment += 30_000
            # A pass that only some are told of changes nothing of the clock.
            state = seen.table.timing.state
            passing = seen.position.passing
            assert passing is not None
            await seen.choose(passing)
            assert seen.table.asked == GREEN
            assert seen.table.timing.state is state
            pulse.moment += 30_000
            await seen.table.time_out()
            await seen.settle()
            assert seen.position.passing is None or seen.table.timing.state is not state, "the window is over"
            assert seen.table.version > before + 1
            assert all(held.kind == "human" for held in seen.table.row.seats), "nobody learns who was asked"

    run(play)


# -- nobody learns a secret


def compared_clocks(tmp_path: Path, number: int) -> tuple[int, bool]:
    """Two tables that differ in a hidden card, played alike, with the same pauses: how often the clocks that the others
    see were compared, and whether they were always the same."""
    result = 0, True

    async def play() -> None:
        nonlocal result
        picker = random.Random(number)
        game = beringia.game("valley")
        position = game.start(3, seed=number)
        windows: list[Position] = []
        while not position.over and len(windows) < 12:
            if position.passing is not None:
                windows.append(position.copy())
            position.play(picker.choice(position.choices()))
        compared, same = 0, True
        async with two_worlds(tmp_path) as worlds:
            for count, at in enumerate(windows):
                swap = swapped(at, picker.randrange(3), picker)
                if swap is None:
                    continue
                pulse = Pulse()
                both: list[Seen] = []
                for world, where in zip(worlds, (at, swap.position), strict=True):
                    seen = await timed(world, where, pulse, swap.viewer, f"t{count}")
                    both.append(seen)
                shown: list[list[Any]] = [[], []]
                for _ in range(4):
                    pulse.moment += 7_000
                    for seen, told in zip(both, shown, strict=True):
                        await seen.settle()
                        if seen.table.asked not in (None, swap.viewer):
                            passing = seen.position.passing
                            if passing is None:
                                continue
                            await seen.choose(passing)
                        clock = seen.table.timing.clock()
                        assert clock is not None
                        if seen.position.passing is not None:
                            told.append(clock.model_dump())
                alike = min(map(len, shown))
                same = same and shown[0][:alike] == shown[1][:alike]
                compared += alike
                for seen in both:
                    seen.table.close(1001)
        result = compared, same

    run(play)
    return result


@pytest.mark.parametrize("number", range(3))
def test_clocks_of_two_worlds_are_alike(tmp_path: Path, number: int) -> None:
    """All that the others see of a clock, and when it changes, is the same whoever is asked in truth."""
    compared, same = compared_clocks(tmp_path, number)
    assert same
    assert compared > 3


async def shown_in_window(world: World, asked: bool) -> list[str]:
    """What a spectator is told of a window in which red can only pass, or is asked and passes by hand after a while."""
    pulse = Pulse()
    hands = {"red": ["foundling" if asked else "theft"], "green": ["family_visit"]}
    position = board(hexes=HEXES, phase=3, hands=hands, empty_questions=True)
    seen = await timed(world, position, pulse, viewer=GREEN)
    heard = seen.heard(None)
    pulse.moment += 7_000
    assert (seen.table.asked == seat("red")) is asked
    if asked:
        passing = seen.position.passing
        assert passing is not None
        await seen.choose(passing)
    assert seen.table.asked == GREEN
    pulse.moment += 1_000
    listener = seen._listeners[None]
    told = [*listener.heard[heard:], *await seen.answers(None, replayed=True)]
    clock = seen.table.timing.clock()
    assert clock is not None
    seen.table.close(1001)
    return [*told, clock.model_dump_json()]


def test_a_window_shows_the_same_time_whoever_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(folder: Path) -> list[list[str]]:
        folder.mkdir()
        async with two_worlds(folder) as worlds:
            return [await shown_in_window(world, asked) for world, asked in zip(worlds, (False, True), strict=True)]

    async def play() -> None:
        here, there = await both(tmp_path / "right")
        assert here == there
        assert '"runs":"window"' in here[-1]
        # The comparison can fail: here a pass that only some are told of moves the clock.
        stepped = Timing.stepped

        def tell_more(timing: Timing, row: Any, position: Any, entries: Any, undo: bool) -> ClockState | None:
            return stepped(timing, row, position, [replace(entry, told=None) for entry in entries], undo)

        monkeypatch.setattr(Timing, "stepped", tell_more)
        here, there = await both(tmp_path / "wrong")
        assert here != there

    run(play)


# -- all clocks of a server


def test_lost_time_is_given_back_once(database: str) -> None:
    store = Store(database)
    try:
        rows = {"early": (1_000, 90_000), "late": (40_000, 50_000), "stopped": (1_000, None)}
        with store.engine.begin() as connection:
            for table_id, (since, due) in rows.items():
                values = {"table_id": table_id, "state": "{}", "since": since, "due": due}
                connection.execute(clock_rows.insert().values(values))
        assert timekeeping.beat(store, 41_000, 10**9) == []
        # Nobody was there from the last sign of life, at 41 s, until 100 s.
        assert timekeeping.beat(store, 100_000, 6_000) == []
        assert timekeeping.beat(store, 100_500, 6_000) == [], "once"
        with store.engine.connect() as connection:
            found = {row.table_id: (row.since, row.due) for row in connection.execute(clock_rows.select())}
        lost = 59_000
        assert found == {"early": (1_000 + lost, 90_000 + lost), "late": (99_000, 109_000), "stopped": (1_000, None)}
        assert timekeeping.beat(store, 112_000, 10**9) == ["late"]
    finally:
        store.close()


def test_time_stands_still_while_the_database_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        keeper = Timekeeper(store, Settings(clock_seconds=2.0))
        began = now()
        monkeypatch.setattr(timekeeping, "now", lambda: began + 5_000)
        assert keeper.sure
        assert keeper.time() == began + 5_000
        monkeypatch.setattr(timekeeping, "now", lambda: began + 500_000)
        assert not keeper.sure
        assert abs(keeper.time() - began) < 1_000, "the last moment at which people could play"
    finally:
        store.close()


# -- over a real server


def due_in(folder: Path, table: str) -> float | None:
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        found = connection.execute("SELECT due FROM clocks WHERE table_id = ?", (table,)).fetchone()
    connection.close()
    return None if found is None or found[0] is None else (found[0] - now()) / 1000


def test_a_clock_runs_out_over_a_restart_and_nobody_looks(tmp_path: Path) -> None:
    """The server is killed and comes back much later: that time is not counted. Then nobody connects, and still the
    clock rings."""
    fast = {"BERINGIA_CLOCK_SECONDS": "0.2", "BERINGIA_IDLE": "0.5"}
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, **fast) as server:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        clock = {"kind": "turn", "seconds": 600, "bot": "random"}
        made = server.post("tables", {"game": "eiszeit", "seats": seats, "clock": clock}, status=201)
        table, tokens = made["table"], [link["token"] for link in made["seats"]]
        with server.tab(table, tokens[0]) as tab:
            told = tab.scene["clock"]
            assert (told["kind"], told["runs"], told["bot"]) == ("turn", "seat", "random")
            decides = told["seat"]
            assert 500_000 < told["left"][decides] <= 600_000
        left = due_in(tmp_path, table)
        assert left is not None
        server.kill()
        # An hour goes by while nobody can play: as if all had happened an hour earlier.
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            for what in ("clocks SET since = since - 3600000, due = due - 3600000", "pulse SET at = at - 3600000"):
                connection.execute(f"UPDATE {what}")
        connection.close()
        server.start()
        again = due_in(tmp_path, table)
        assert again is not None
        assert again > left - 120, "nothing of that hour was counted"
        # Now the time is nearly out, and nobody is there.
        server.stop()
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            gone = round(1000 * (again - 1))
            connection.execute(f"UPDATE clocks SET since = since - {gone}, due = due - {gone}")
            connection.execute("UPDATE pulse SET at = ?", (now(),))
        connection.close()
        server.start()
        for _ in range(300):
            found = due_in(tmp_path, table)
            if found is None or found > 100:  # it has rung: the next person has a new turn
                break
            time.sleep(0.2)
        summary = server.get(f"tables/{table}")
        assert summary["seats"][decides]["kind"] == "away"
        assert summary["seats"][decides]["bot"] == "random"
        # One click, and the seat is the person's again.
        joined = server.post(f"tables/{table}/join", {"secret": tokens[decides]})
        assert joined["summary"]["seats"][decides]["kind"] == "human"


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "turn"},
        {"kind": "turn", "seconds": 0},
        {"kind": "turn", "seconds": 10**9},
        {"kind": "days", "seconds": 5},
        {"kind": "sand", "seconds": 5},
        {"kind": "turn", "seconds": 60, "bot": "nobody"},
        {"kind": "game", "seconds": 60, "increment": -1},
        {"kind": "turn", "seconds": True},
        {"kind": "turn", "seconds": 60, "extra": 1},
    ],
)
def test_odd_clocks_are_refused(server: Server, clock: dict[str, object]) -> None:
    body = {"game": "eiszeit", "seats": [{"kind": "me"}] * 3, "clock": clock}
    answer = server.ask("POST", "tables", body)
    assert answer.status_code == 422, answer.text
