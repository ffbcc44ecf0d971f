"""Sessions: a choice is checked once, forks are independent, and what cannot be played changes nothing."""

from __future__ import annotations

import pytest

import beringia
from beringia import IllegalChoice, Position, PositionError
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


def test_a_saved_session_can_still_be_taken_back() -> None:
    game = beringia.game("eiszeit")
    session = Session(game.start(seats=3, seed=7))
    assert session.to_dict() == session.position.to_dict()  # nothing to take back: the position is all
    seat = session.position.seat
    assert seat is not None
    start = session.position.digest()
    for _ in range(3):
        session.play(session.position.choices()[0])
        session.undo(seat)
    assert session.taken_back == 3
    assert Session.from_dict(game, session.to_dict()).taken_back == 3
    session.play(session.position.choices()[1])
    again = Session.from_dict(game, session.to_dict())
    assert again.position.digest() == session.position.digest()
    assert (again.undo_depth(seat), again.taken_back) == (1, 3)
    again.undo(seat)
    assert again.position.digest() == start
    other = session.position.seat
    if other == seat:
        pytest.skip("the same seat goes on")
    session.play(session.position.choices()[0])
    assert session.taken_back == 0


def test_a_damaged_session_is_refused() -> None:
    game = beringia.game("eiszeit")
    session = Session(game.start(seats=3, seed=7))
    seat = session.position.seat
    assert seat is not None
    session.play(session.position.choices()[0])
    saved = session.to_dict()
    other = {"seat": (seat + 1) % 3}
    for wrong in ({"base": 3}, {"seat": None}, {"choices": "x"}, {"choices": [None]}, {"taken_back": "1"}, other):
        with pytest.raises((PositionError, IllegalChoice)):
            Session.from_dict(game, {**saved, **wrong})
