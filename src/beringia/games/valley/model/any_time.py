"""What the state knows of trumps that may be played at any time; the trumps themselves are in ``windows.py``."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley.model.terms import Seat
from beringia.kernel.state import State


class AnyTime:
    """What a seat may do beside every decision of its own (VM-17.11).

    The state has it, so it knows the state only as the kernel does.
    """

    def offer(self, s: State, seat: Seat) -> None:
        raise NotImplementedError

    def has(self, code: i64) -> bool:
        """Is the trump that is played here one of them?"""
        raise NotImplementedError

    def take(self, s: State, seat: Seat, code: i64) -> None:
        raise NotImplementedError
