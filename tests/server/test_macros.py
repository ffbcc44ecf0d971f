"""Several choices in one go: all of them or none, in one transaction; and taken back in one go, too."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import beringia
from beringia import Choice, Position
from beringia.kernel.codes import Macro
from beringia.server.bot_pool import BotPool
from beringia.server.settings import Settings
from beringia.server.table import Table
from tests.server.test_choice import ALL, FailingStore, a_table, choose, refused, run, session_of, state_of


def longest(position: Position) -> Macro | None:
    """The macro with the most choices, of those with several that can all be taken back."""
    for macro in sorted(position.macros(), key=lambda macro: -len(macro.choices)):
        ahead = position.copy()
        for choice in macro.choices:
            ahead.play(choice)
        if len(macro.choices) > 1 and not ahead.revealed and not ahead.over:
            return macro
    return None


async def go_to_macro(table: Table) -> Macro:
    """Choose until several choices can be made in one go."""
    for number in range(400):
        found = longest(session_of(table).position)
        if found is not None:
            return found
        while table.asked is None:  # the server passes for somebody, in its own time
            await asyncio.sleep(0.01)
        await choose(table, f"before {number}")
    raise AssertionError("no macro was ever offered")


def reloaded(store: FailingStore) -> Table:
    saved = store.table("t")
    assert saved is not None
    settings = Settings(db="unused")
    return Table.load(saved, store, BotPool(settings), settings)


@pytest.mark.parametrize("key", beringia.games())
def test_a_macro_leads_where_its_choices_do(tmp_path: Path, key: str) -> None:
    async def play() -> None:
        async with a_table(tmp_path, key=key) as (table, store, screens):
            macro = await go_to_macro(table)
            position = session_of(table).position.copy()
            before, seat = table.version, position.seat
            assert seat is not None
            seen = len(screens[0].received)
            done = await table.make_macro(seat, macro.choices, before, "all", ALL)
            for choice in macro.choices:
                position.play(choice)
            assert session_of(table).position.digest() == position.digest()
            assert done == table.version == before + len(macro.choices)
            # One version for each choice that may be known of; nobody is asked in between.
            made = [message for message in screens[0].received[seen:] if message["type"] == "update"]
            told = [n for n in range(before + 1, done + 1) if n not in table.telling.numbering.missed(())]
            assert len(made) == len(told)
            assert [update["more"] for update in made] == [True] * (len(made) - 1) + [False]
            assert all(update["choices"] == {"spectator": []} for update in made)
            # The same message again is answered, not applied; after a restart, too.
            assert await table.make_macro(seat, macro.choices, before, "all", ALL) == done
            again = reloaded(store)
            assert session_of(again).position.digest() == position.digest()
            assert await again.make_macro(seat, macro.choices, before, "all", ALL) == done

    run(play)


def test_only_what_the_engine_offers_is_made_in_one_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, _, screens):
            macro = await go_to_macro(table)
            seat = session_of(table).position.seat
            assert seat is not None
            before, seen = state_of(table), len(screens[0].received)
            other = next(other for other in ALL if other != seat)
            wrong_ones: list[tuple[int, ...]] = [(), macro.choices[:1], macro.choices * 2]
            for choices in wrong_ones:
                error = await refused(table.make_macro(seat, choices, table.version, "m", ALL))
                assert (error.code, error.status, error.key) == ("no-macro", 409, "refused-no-macro")
            stale = await refused(table.make_macro(seat, macro.choices, table.version - 1, "m", ALL))
            assert stale.code == "stale"
            wrong = await refused(table.make_macro(other, macro.choices, table.version, "m", ALL))
            assert wrong.code == "not-your-turn"
            foreign = await refused(table.make_macro(seat, macro.choices, table.version, "m", (other,)))
            assert foreign.code == "forbidden"
            assert state_of(table) == before
            assert len(screens[0].received) == seen

    run(play)


def test_a_refusal_in_the_middle_leaves_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(Position.macros, "__code__"):
        pytest.skip("compiled methods cannot be replaced")

    async def play() -> None:
        async with a_table(tmp_path) as (table, store, screens):
            macro = await go_to_macro(table)
            position = session_of(table).position
            seat = position.seat
            assert seat is not None
            before, stored, updates = state_of(table), store.last_version("t"), len(screens[0].updates)
            # A macro that the engine should never have planned: its second choice is not offered.
            ahead = position.copy()
            ahead.play(macro.choices[0])
            missing = next(code for code in range(position.game.codes.size) if code not in ahead.choices())
            wrong = Macro([macro.steps[0], Choice(missing, "", (), "", {})], "", (), "", {})
            monkeypatch.setattr(Position, "macros", lambda position: [wrong])
            error = await refused(table.make_macro(seat, wrong.choices, table.version, "bad", ALL))
            monkeypatch.undo()
            assert error.code == "illegal"
            assert state_of(table) == before
            assert store.last_version("t") == stored
            assert len(screens[0].updates) == updates

    run(play)


def test_a_commit_that_fails_stores_nothing_of_a_macro(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, store, screens):
            macro = await go_to_macro(table)
            seat = session_of(table).position.seat
            assert seat is not None
            before, stored, updates = state_of(table), store.last_version("t"), len(screens[0].updates)
            store.fail_before = 1
            assert (await refused(table.make_macro(seat, macro.choices, table.version, "m", ALL))).code == "storage"
            assert state_of(table) == before
            assert store.last_version("t") == stored
            # The same message can be sent again.
            done = await table.make_macro(seat, macro.choices, table.version, "m", ALL)
            assert done == before[2] + len(macro.choices)
            assert len(screens[0].updates) == updates + len(macro.choices)

    run(play)


@pytest.mark.parametrize("restart", [False, True], ids=["at once", "after a restart"])
def test_the_whole_turn_is_taken_back_in_one_go(tmp_path: Path, restart: bool) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, store, _):
            macro = await go_to_macro(table)
            position = session_of(table).position
            seat = position.seat
            assert seat is not None
            depth = session_of(table).undo_depth(seat)
            digest = position.digest()
            await table.make_macro(seat, macro.choices, table.version, "all", ALL)
            if restart:
                table = reloaded(store)
            now = session_of(table).undo_depth(seat)
            assert now == depth + len(macro.choices)
            assert (await refused(table.undo(seat, table.version, "more", ALL, now + 1))).code == "nothing-to-undo"
            version = table.version
            done = await table.undo(seat, version, "back", ALL, len(macro.choices))
            assert done == table.version == version + len(macro.choices)
            assert session_of(table).position.digest() == digest
            assert await table.undo(seat, version, "back", ALL, len(macro.choices)) == done  # answered, not applied
            loaded = reloaded(store)
            assert session_of(loaded).position.digest() == digest
            assert session_of(loaded).undo_depth(seat) == depth

    run(play)


def test_only_the_seat_that_decides_is_told_of_macros(tmp_path: Path) -> None:
    async def play() -> None:
        async with a_table(tmp_path) as (table, _, screens):
            await go_to_macro(table)
            asked = session_of(table).position.seat
            for seat in ALL:
                told = table.telling.table_message((seat,), []).macros
                assert (told == {str(seat): []}) == (seat != asked)
            scenes = [message for message in screens[0].received if message["type"] != "seats"]
            assert scenes
            assert all(message["macros"] == {"spectator": []} for message in scenes)

    run(play)
