"""What the state knows of trumps that may be played at any time; the trumps themselves are in ``windows.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from beringia.games.valley.model.terms import Seat

if TYPE_CHECKING:
    from beringia.games.valley.model.state import ValleyState


class AnyTime:
    """What a seat may do beside every decision of its own (VM-17.11); the trumps that say so are known elsewhere."""

    def offer(self, s: ValleyState, seat: Seat) -> None:
        raise NotImplementedError

    def has(self, code: i64) -> bool:
        """Is the trump that is played here one of them?"""
        raise NotImplementedError

    def take(self, s: ValleyState, seat: Seat, code: i64) -> None:
        raise NotImplementedError
