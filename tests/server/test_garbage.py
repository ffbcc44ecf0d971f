"""When the garbage collector looks at everything."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from beringia.server import garbage
from beringia.server.garbage import Garbage


@pytest.fixture
def swept() -> Iterator[Garbage]:
    """A collector's rules are those of the process: they are given back."""
    before = gc.get_threshold()
    found = Garbage()
    found.begin()
    yield found
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Refers to itself, as a table and its parts do to each other."""

    def __init__(self) -> None:
        self.me = self


def test_old_garbage_waits_until_many_tables_have_gone(swept: Garbage) -> None:
    knot = Knot()
    seen = weakref.ref(knot)
    gc.collect(1)
    gc.collect(1)  # by now it is as old as an open table
    del knot
    assert len([[] for _ in range(2 * garbage.THRESHOLDS[0])]) > 0  # enough for rounds of the young
    assert gc.get_threshold()[2] > 1_000_000, "no round of the oldest comes by itself"
    assert not swept.sweep(garbage.MOST_TABLES - 1)
    assert seen() is not None
    assert swept.sweep(garbage.MOST_TABLES)
    assert seen() is None
    assert not swept.sweep(2 * garbage.MOST_TABLES - 1), "counted from the last time"


def test_it_waits_no_longer_than_an_hour(swept: Garbage, monkeypatch: pytest.MonkeyPatch) -> None:
    later = time.monotonic() + garbage.MOST_SECONDS
    monkeypatch.setattr(time, "monotonic", lambda: later + 1)
    assert swept.sweep(0)
    assert not swept.sweep(0)
