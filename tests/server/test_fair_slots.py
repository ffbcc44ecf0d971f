"""Slots that are shared fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from beringia.server.fair_slots import FairSlots, heaviest


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 10))


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Users:
    """Those who want slots, in the order in which they got one."""

    def __init__(self, slots: FairSlots) -> None:
        self.got: list[str] = []
        self._slots = slots
        self._done: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def come(self, name: str, limits: Mapping[str, int]) -> None:
        done = self._done[name] = asyncio.Event()

        async def use() -> None:
            async with self._slots.slot(limits):
                self.got.append(name)
                await done.wait()

        self.tasks[name] = asyncio.create_task(use())

    async def finish(self, name: str) -> None:
        self._done[name].set()
        await settle()


def test_a_group_gets_so_many_and_no_more() -> None:
    async def play() -> None:
        users = Users(FairSlots(10))
        for number in range(5):
            users.come(f"a{number}", {"a": 2})
        users.come("b0", {"b": 2})
        await settle()
        assert users.got == ["a0", "a1", "b0"]
        await users.finish("a1")
        assert users.got == ["a0", "a1", "b0", "a2"]

    run(play)


def test_who_has_none_comes_before_who_has_some() -> None:
    async def play() -> None:
        users = Users(FairSlots(2))
        for number in range(6):
            users.come(f"a{number}", {"a": 2})
        await settle()
        for name in ("b0", "b1", "c0"):
            users.come(name, {name[0]: 2})
        await settle()
        assert users.got == ["a0", "a1"]
        await users.finish("a0")  # a holds one slot yet
        assert users.got[2:] == ["b0"]
        await users.finish("a1")
        assert users.got[3:] in (["c0"], ["a2"]), "groups without a slot take turns"
        await users.finish("b0")
        assert set(users.got[3:]) == {"a2", "c0"}

    run(play)


def test_every_group_counts() -> None:
    async def play() -> None:
        users = Users(FairSlots(10))
        for number in range(4):
            users.come(f"{number}", {f"host {number}": 4, "owner": 2})
        await settle()
        assert users.got == ["0", "1"], "one owner with many hosts"
        await users.finish("0")
        assert users.got == ["0", "1", "2"]

    run(play)


def test_one_url_keeps_its_order() -> None:
    async def play() -> None:
        users = Users(FairSlots(10))
        for number in range(4):
            users.come(f"{number}", {"host": 4, "url": 1})
        for number in range(4):
            await settle()
            assert users.got == [str(before) for before in range(number + 1)]
            await users.finish(str(number))

    run(play)


def test_owners_take_turns_within_a_full_group() -> None:
    async def play() -> None:
        users = Users(FairSlots(10))
        for number in range(40):
            users.come(f"a{number}", {f"owner {number % 4}": 4, "site": 4})
        await settle()
        users.come("honest", {"honest": 4, "site": 4})
        await settle()
        for number in range(5):
            await users.finish(f"a{number}")
        assert "honest" in users.got

    run(play)


def test_the_heaviest_owner_makes_room() -> None:
    assert heaviest("aaab", "c") == "a"
    assert heaviest("aaab", "b") == "a"
    assert heaviest("aaab", "a") is None
    assert heaviest("ab", "c") is None, "all hold the same"


def test_who_goes_away_leaves_nothing_behind() -> None:
    async def play() -> None:
        slots = FairSlots(1)
        users = Users(slots)
        for name in "abc":
            users.come(name, {name: 1})
        await settle()
        users.tasks["b"].cancel()
        await settle()
        await users.finish("a")
        assert users.got == ["a", "c"]
        # Cancelled in the very moment in which the slot is free.
        users.come("d", {"d": 1})
        users.come("e", {"e": 1})
        await settle()
        users._done["c"].set()
        await asyncio.sleep(0)
        users.tasks["d"].cancel()
        await settle()
        assert "e" in users.got
        await users.finish("e")
        await users.finish("d")
        assert (slots._free, slots._waiting, dict(slots._held)) == (1, {}, {})

    run(play)
