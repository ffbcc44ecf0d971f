"""Slots for things that happen at once, shared fairly: what belongs together cannot hold all of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager


class FairSlots:
    """So many slots. Whoever takes one names the groups it counts for, each with the most slots that group may hold.

    The first-named group is the owner. A free slot goes to the owner that holds the fewest slots; among equals the
    owners take turns. The requests of one owner keep their order, except that one whose groups are full is passed over.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._held: Counter[str] = Counter()
        #: By owner. An owner that got a slot goes to the end. None of these fits while a slot is free.
        self._waiting: dict[str, dict[asyncio.Future[None], Mapping[str, int]]] = {}

    @asynccontextmanager
    async def slot(self, limits: Mapping[str, int]) -> AsyncIterator[None]:
        await self.take(limits)
        try:
            yield
        finally:
            self.release(limits)

    async def take(self, limits: Mapping[str, int]) -> None:
        """Wait for a slot. ``limits``: the groups and the most slots of each, first the owner."""
        if self._free and self._fits(limits):  # only this request is new, so no other fits
            self._hold(limits)
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(next(iter(limits)), {})[given] = limits
        try:
            await given
        except asyncio.CancelledError:
            if given.cancelled():
                self._remove(given, next(iter(limits)))
            else:  # the slot came in the moment of the cancellation
                self.release(limits)
            raise

    def _fits(self, limits: Mapping[str, int]) -> bool:
        return all(self._held[group] < most for group, most in limits.items())

    def _hold(self, limits: Mapping[str, int]) -> None:
        self._free -= 1
        self._held.update(limits.keys())

    def release(self, limits: Mapping[str, int]) -> None:
        self._free += 1
        for group in limits:
            self._held[group] -= 1
            if not self._held[group]:
                del self._held[group]
        self._assign()

    def _assign(self) -> None:
        while self._free and (chosen := self._next()) is not None:
            group, given = chosen
            limits = self._remove(given, group)
            if group in self._waiting:
                self._waiting[group] = self._waiting.pop(group)
            if limits is not None and not given.done():
                self._hold(limits)
                given.set_result(None)

    def _next(self) -> tuple[str, asyncio.Future[None]] | None:
        chosen, least = None, -1
        for owner, requests in self._waiting.items():
            load = self._held[owner]
            if chosen is not None and load >= least:
                continue
            given = next((given for given, limits in requests.items() if self._fits(limits)), None)
            if given is not None:
                chosen, least = (owner, given), load
                if load == 0:
                    break
        return chosen

    def _remove(self, given: asyncio.Future[None], group: str) -> Mapping[str, int] | None:
        requests = self._waiting.get(group, {})
        limits = requests.pop(given, None)
        if not requests:
            self._waiting.pop(group, None)
        return limits


def heaviest(owners: Iterable[str], newcomer: str) -> str | None:
    """The owner that gives up a place of a full queue: the one that holds most.

    ``owners``: of every place. ``None`` if the newcomer would then hold as many places as that owner, or more.
    """
    held = Counter(owners)
    owner, most = max(held.items(), key=lambda item: item[1])
    return owner if most > held[newcomer] + 1 else None
