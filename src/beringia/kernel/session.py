"""A game being played: its position, and how far back a seat may undo. It keeps no log."""

from __future__ import annotations

from collections.abc import Mapping

from beringia.kernel.chain import UNDO
from beringia.kernel.errors import IllegalChoice, PositionError
from beringia.kernel.events import Event
from beringia.kernel.position import Game, Moment, Position


class Move:
    """What a seat did: a choice (or ``UNDO``), how it is written, and what happened; step by step if it was watched."""

    def __init__(
        self, seat: int, choice: int, text: str, events: list[Event], moments: list[Moment] | None = None
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.text = text
        self.events = events
        self.moments: list[Moment] = moments or []

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.seat, self.choice, self.text, self.events, self.moments)


class Session:
    """A position, and those before it to which its last choices may be taken back."""

    def __init__(self, position: Position) -> None:
        self.position = position
        # The positions before the choices that can be undone; all of those choices were made by one seat.
        self._before: list[Position] = []
        self._choices: list[int] = []
        self._undoer = -1
        #: How many choices were taken back since something was revealed or somebody else decided.
        self.taken_back = 0

    def fork(self) -> Session:
        """An independent session that stands where this one does: to look ahead, or to keep until a commit."""
        other = Session(self.position.copy())
        other._before = list(self._before)
        other._choices = list(self._choices)
        other._undoer = self._undoer
        other.taken_back = self.taken_back
        return other

    def __copy__(self) -> Session:
        return self.fork()

    def __deepcopy__(self, memo: object) -> Session:
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.position.game, self.to_dict())

    def to_dict(self) -> dict[str, object]:
        """The session, its undo included, as plain data: where undo ends, and the choices since."""
        if not self._before and self.taken_back == 0:
            return self.position.to_dict()
        base = self._before[0] if self._before else self.position
        return {
            "beringia": "session",
            "base": base.to_dict(),
            "seat": self._undoer,
            "choices": list(self._choices),
            "taken_back": self.taken_back,
        }

    @staticmethod
    def from_dict(game: Game, data: Mapping[str, object]) -> Session:
        """What ``to_dict`` described; a position alone is a session in which nothing can be taken back."""
        if data.get("beringia") != "session":
            return Session(game.from_dict(data))
        base, seat = data.get("base"), data.get("seat")
        choices, taken_back = data.get("choices"), data.get("taken_back")
        if (
            not isinstance(base, Mapping)
            or not isinstance(seat, int)
            or not isinstance(choices, list)
            or not all(isinstance(choice, int) for choice in choices)
            or not isinstance(taken_back, int)
        ):
            raise PositionError("this is not a session: base, seat, choices or taken_back are wrong")
        session = Session(game.from_dict(base))
        session._undoer = seat
        session.taken_back = taken_back
        for choice in choices:
            session.play(choice)
        if session.undo_depth(seat) != len(choices) or session.taken_back != taken_back:
            raise PositionError("the choices of this session could not be taken back")
        return session

    def play(self, choice: int, watch: bool = False) -> Move:
        """Make a choice for the seat whose decision it is. Whatever goes wrong leaves the session as it was.

        ``watch`` keeps the table as it was right after each event.
        """
        position = self.position
        seat = position.seat
        if seat is None:
            raise IllegalChoice("the game is over")
        before = position.copy()
        try:
            moments = position.play_and_watch(choice) if watch else []
            events = [moment.event for moment in moments] if watch else position.play_and_tell(choice)
            # Playing has checked that the choice was legal before; asking the rules does not check again.
            text = before.game.rules.notation(before.state, choice)
        except IllegalChoice:
            raise  # the position is untouched
        except BaseException:
            self.position = before  # a rule failed half-way
            raise
        if position.revealed or seat != self._undoer:
            self._before = []
            self._choices = []
            self.taken_back = 0
        if not position.revealed:
            self._before.append(before)
            self._choices.append(choice)
        self._undoer = seat
        return Move(seat, choice, text, events, moments)

    @property
    def undoable(self) -> bool:
        """True if some seat may take a choice back. If not, the position alone is the whole session."""
        return len(self._before) > 0

    def undo_depth(self, seat: int) -> int:
        """How many of its last choices a seat may take back: none behind a reveal or another seat's decision."""
        return len(self._before) if seat == self._undoer else 0

    def forget_taken_back(self) -> None:
        """Whoever keeps the log has dropped what was taken back so far."""
        self.taken_back = 0

    def undo(self, seat: int) -> Move:
        """Take back the last choice of a seat."""
        if self.undo_depth(seat) == 0:
            raise IllegalChoice(
                f"seat {seat} has nothing to take back: something was revealed, or another seat has decided since"
            )
        self._choices.pop()
        self.taken_back += 1
        self.position = self._before.pop().copy()  # a copy, because forks share what lies before
        return Move(seat, UNDO, "undo", [])


def _restored(game: Game, data: Mapping[str, object]) -> Session:
    """A session as it was when it was pickled."""
    return Session.from_dict(game, data)
