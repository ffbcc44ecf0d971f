"""Slots for things that happen at once, shared fairly: what belongs together cannot hold all of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager


class FairSlots:
    """So many slots. Whoever takes one names the groups it counts for, each with the most slots that group may hold.

    A free slot goes to the request whose groups hold the fewest slots; among equals the first-named groups take turns.
    So a group gets a second slot only when nobody waits who has none.
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._held: Counter[str] = Counter()
        #: By the first-named group. A group that got a slot goes to the end.
        self._waiting: dict[str, dict[asyncio.Future[None], Mapping[str, int]]] = {}

    @asynccontextmanager
    async def slot(self, limits: Mapping[str, int]) -> AsyncIterator[None]:
        await self.take(limits)
        try:
            yield
        finally:
            self.release(limits)

    async def take(self, limits: Mapping[str, int]) -> None:
        """Wait for a slot. ``limits``: the groups and the most slots of each; there is at least one."""
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(next(iter(limits)), {})[given] = limits
        self._assign()
        try:
            await given
        except asyncio.CancelledError:
            if given.cancelled():
                self._remove(given, next(iter(limits)))
            else:  # the slot came in the moment of the cancellation
                self.release(limits)
            raise

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
                self._free -= 1
                self._held.update(limits.keys())
                given.set_result(None)

    def _next(self) -> tuple[str, asyncio.Future[None]] | None:
        chosen, least = None, -1
        for first, requests in self._waiting.items():
            for given, limits in requests.items():
                if self._held[first] >= limits[first]:
                    break  # so for all others of this group
                load = max(self._held[group] for group in limits)
                if any(self._held[group] >= most for group, most in limits.items()) or (chosen and load >= least):
                    continue
                chosen, least = (first, given), load
                if load == 0:
                    return chosen
        return chosen

    def _remove(self, given: asyncio.Future[None], group: str) -> Mapping[str, int] | None:
        requests = self._waiting.get(group, {})
        limits = requests.pop(given, None)
        if not requests:
            self._waiting.pop(group, None)
        return limits
