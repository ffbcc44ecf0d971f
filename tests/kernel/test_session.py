"""Sessions: a choice is checked once, forks are independent, and what cannot be played changes nothing."""

from __future__ import annotations

import pytest

import beringia
from beringia import IllegalChoice, Position
from beringia.kernel.session import Session


def test_a_choice_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(Position._is_offered, "__code__"):
        pytest.skip("compiled methods cannot be watched")
    session = Session(beringia.game("eiszeit").start(seats=3, seed=7))
    choice = session.position.choices()[0]
    checks: list[int] = []
    check = Position._is_offered

    def counted(position: Position, code: int) -> bool:
        checks.append(code)
        return check(position, code)

    monkeypatch.setattr(Position, "_is_offered", counted)
    assert session.play(choice).text == "hunter 5"
    assert checks == [choice]


def test_a_fork_is_independent() -> None:
    session = Session(beringia.game("eiszeit").start(seats=3, seed=7))
    seat = session.position.seat
    assert seat is not None
    start = session.position.digest()
    session.play(session.position.choices()[0])
    after = session.position.digest()
    fork = session.fork()
    fork.undo(seat)
    fork.play(fork.position.choices()[1])
    assert (session.position.digest(), session.undo_depth(seat)) == (after, 1)
    session.undo(seat)
    assert session.position.digest() == start


def test_an_illegal_choice_leaves_the_session_as_it_was() -> None:
    session = Session(beringia.game("eiszeit").start(seats=3, seed=7))
    position, digest = session.position, session.position.digest()
    illegal = next(code for code in range(200) if code not in position.choices())
    for code in (illegal, 10**6, -5):
        with pytest.raises(IllegalChoice):
            session.play(code)
    assert session.position is position
    assert position.digest() == digest
    assert not session.undoable
