"""Any legal choice, each equally likely."""

from __future__ import annotations

from beringia.bots.base import Bot
from beringia.kernel.position import Position


class RandomBot(Bot):
    name = "random"
    looks = False

    def made_with(self) -> tuple[object, ...] | None:
        return ()

    def choose(self, position: Position) -> int:
        choices = position.choices()
        return choices[self.picker.below(len(choices))]
