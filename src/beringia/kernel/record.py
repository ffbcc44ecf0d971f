"""Records: a game as the list of its choices, chained by hashes, with safe undo. Saves and replays are records.

A record joins the two halves of a game that is played: the log (:class:`~beringia.kernel.chain.Chain`) and the position
with its undo (:class:`~beringia.kernel.session.Session`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from beringia.kernel.chain import UNDO, Chain, Entry, link
from beringia.kernel.errors import IllegalChoice, RecordError
from beringia.kernel.events import Event
from beringia.kernel.options import OptionValue
from beringia.kernel.position import Game, Position
from beringia.kernel.reader import shown, whole
from beringia.kernel.session import Move, Session
from beringia.kernel.versions import UNVERSIONED, compatible

__all__ = ["FORMAT", "UNDO", "Entry", "Header", "Record", "read_json", "record_dict", "result_of"]

FORMAT: Final = 1
#: So many digits of a seed are read.
SEED_DIGITS: Final = 60


class Header:
    """How a record begins: game, content, players, dice."""

    def __init__(
        self, game: str, content: str, seats: int, seed: int, options: Mapping[str, object], names: Sequence[str]
    ) -> None:
        self.game = game
        self.content = content
        self.seats = seats
        self.seed = seed
        self.options = options
        self.names = names

    def to_dict(self) -> dict[str, object]:
        return {
            "beringia": "record",
            "format": FORMAT,
            "game": self.game,
            "content": self.content,
            "seats": self.seats,
            "seed": str(self.seed),
            "options": dict(self.options),
            "names": list(self.names),
        }

    def link(self) -> str:
        """The head of the chain."""
        return link("", json.dumps(self.to_dict(), sort_keys=True))


def result_of(position: Position) -> dict[str, object]:
    """How a record ends: where its entries lead to."""
    return {
        "over": position.over,
        "scores": position.scores(),
        "winners": position.winners(),
        "digest": position.digest(),
    }


def record_dict(
    header: Header, rules: str | None, entries: Sequence[Entry], result: Mapping[str, object]
) -> dict[str, object]:
    """A record as a file has it; ``rules`` is the newest version of the rules that an entry of it was made with."""
    data = header.to_dict()
    if rules is not None:
        data["rules"] = rules  # no part of the chain: a game that is played on with newer rules keeps its links
    data["entries"] = [entry.to_list() for entry in entries]
    data.update(result)
    return data


class Record:
    """A running or finished game: where it began, every entry since, and the position it has led to."""

    def __init__(
        self,
        game: Game,
        seats: SupportsIndex,
        seed: SupportsIndex,
        options: Mapping[str, object] | None = None,
        names: object = None,
    ) -> None:
        """A new game; ``names`` are those of the players, one for each seat."""
        self.game = game
        self.seed = _checked_seed(seed)
        position = game.start(seats, self.seed, options)
        self.seats: int = position.seats
        self.options: dict[str, OptionValue] = game.check_options(seats, options or {})
        self.names: list[str] = _checked_names(names, self.seats)
        #: The newest version of the rules that an entry was made with; ``None`` in records from before there were any.
        self.rules: str | None = game.rules_version
        self.session = Session(position)
        self.chain = Chain(self.header.link())

    def __copy__(self) -> Record:
        """An independent record that stands where this one does."""
        session, chain = self.session.fork(), self.chain.copy()
        return _restored(self.game, self.seats, self.seed, self.options, self.names, self.rules, session, chain)

    def __deepcopy__(self, memo: object) -> Record:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        parts = (self.game, self.seats, self.seed, self.options, self.names, self.rules, self.session, self.chain)
        return _restored, parts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.game == other.game
            and self.header.to_dict() == other.header.to_dict()
            and self.entries == other.entries
            and self.position == other.position
        )

    def __hash__(self) -> int:
        raise TypeError("a record changes; use head as a key")

    def __repr__(self) -> str:
        return f"<Record of {self.game.key}, {len(self.entries)} entries, {self.position!r}>"

    @property
    def header(self) -> Header:
        """How it begins."""
        return Header(self.game.key, self.game.content.version, self.seats, self.seed, self.options, self.names)

    @property
    def position(self) -> Position:
        """Where it has led to."""
        return self.session.position

    @position.setter
    def position(self, position: Position) -> None:
        self.session.position = position

    @property
    def entries(self) -> list[Entry]:
        """Every choice and every undo so far."""
        return self.chain.entries

    @property
    def head(self) -> str:
        """The last link of the chain."""
        return self.chain.head

    def play(self, choice: SupportsIndex) -> list[Event]:
        """Make a choice for the seat whose decision it is."""
        code = whole(choice)
        if code is None:
            last = self.game.codes.size - 1
            raise IllegalChoice(f"choice {choice!r} is not a whole number; codes go from 0 to {last}")
        move = self.session.play(code)
        self._append(move, move.text)
        return move.events

    def resume(self, session: Session, head: str) -> None:
        """Go on from a saved session; ``head`` is the last link before it.

        Earlier entries are not known to the record then: whoever keeps saved sessions keeps the entries too.
        """
        self.session = session
        self.chain = Chain(head)

    @property
    def undoable(self) -> bool:
        """True if some seat may take a choice back. If not, a position saved now can be resumed."""
        return self.session.undoable

    def undo_depth(self, seat: SupportsIndex) -> int:
        """How many of its last choices a seat may take back: none behind a reveal or another seat's decision."""
        return self.session.undo_depth(self._seat(seat))

    def undo(self, seat: SupportsIndex) -> Move:
        """Take back the last choice of a seat."""
        move = self.session.undo(self._seat(seat))
        self._append(move, move.text)
        return move

    def _seat(self, seat: SupportsIndex) -> int:
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise ValueError(f"seat {shown(seat)} does not exist; seats are 0 to {self.seats - 1}")
        return number

    def choices(self) -> list[int]:
        """The choices that stand, without those taken back."""
        standing: list[int] = []
        for entry in self.entries:
            if entry.choice == UNDO:
                standing.pop()
            else:
                standing.append(entry.choice)
        return standing

    # -- files

    def to_dict(self) -> dict[str, object]:
        """The record as plain data; :meth:`from_dict` reads it."""
        return record_dict(self.header, self.rules, self.entries, result_of(self.position))

    def to_json(self) -> str:
        """The same as the text of a file."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"

    @staticmethod
    def from_dict(game: Game, data: Mapping[str, object], upto: SupportsIndex | None = None) -> Record:
        """Play a record again, checking every link. ``upto`` stops after that many entries."""
        stop = None if upto is None else whole(upto)
        if upto is not None and (stop is None or stop < 0):
            raise ValueError(f"upto: {upto!r} is not allowed; give a number of entries, or None for all")
        if not isinstance(data, Mapping):
            raise RecordError(f"a record is a dictionary, not {type(data).__name__}")
        seats, seed, names, options = _checked_header(game, data)
        rules = _checked_rules(game, data)
        game = game.as_of(rules or UNVERSIONED)
        try:
            record = Record(game, seats, seed, options, names)
        except ValueError as error:
            raise RecordError(f"record: {error}") from None
        entries = data.get("entries")
        if not isinstance(entries, list):
            raise RecordError("record: entries must be a list")
        last = len(entries) if stop is None else min(stop, len(entries))
        for number in range(last):
            record.replay(number + 1, entries[number])
        record.rules = rules
        if last < len(entries):
            return record
        if data.get("digest") != record.position.digest():
            raise RecordError("record: the last position is not the one this record tells of (digest differs)")
        if data.get("over") != record.position.over or data.get("scores") != record.position.scores():
            raise RecordError("record: the result written in the file is not the one that its entries lead to")
        if data.get("winners") != record.position.winners():
            raise RecordError("record: the winners written in the file are not those that its entries lead to")
        return record

    def replay(self, number: int, entry: object, watch: bool = False) -> Move:
        """Make the choice of an entry ``[seat, choice, text, link]`` again; a wrong one is a :class:`RecordError`."""
        if not isinstance(entry, list) or len(entry) != 4:
            raise RecordError(f"entry {number}: must be [seat, choice, text, link]")
        seat, choice, text, link = entry
        if not isinstance(seat, int) or not isinstance(choice, int):
            raise RecordError(f"entry {number}: seat and choice must be whole numbers")
        if choice != UNDO and seat != self.position.seat:
            raise RecordError(f"entry {number}: seat {seat} chooses, but seat {self.position.seat} has to decide")
        try:
            move = self.session.undo(seat) if choice == UNDO else self.session.play(choice, watch)
        except IllegalChoice as error:
            raise RecordError(f"entry {number}: {error}") from None
        if text != move.text and text != self._by_names(choice):
            raise RecordError(f"entry {number}: the text is {text!r}, but the choice is {move.text!r}")
        self._append(move, text)
        if self.entries[-1].link != link:
            raise RecordError(f"entry {number}: the hash chain is broken here")
        return move

    def _by_names(self, choice: int) -> str | None:
        """How the choice was written before the notation had labels."""
        rules = self.game.rules
        return None if choice == UNDO else rules.codes.verb_of(choice).notation_by_names(choice, rules.lexicon)

    def _append(self, move: Move, text: str) -> None:
        self.chain.append(self.chain.next(move.seat, move.choice, text))
        self.rules = self.game.rules_version


def read_json(text: str) -> dict[str, object]:
    """The dictionary in a record file; says where a cut-off or damaged file breaks."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            f"not a whole record: the text breaks at line {error.lineno}, column {error.colno} ({error.msg})"
        ) from None
    except RecursionError:
        raise RecordError("not a record: nested too deeply") from None
    if not isinstance(data, dict) or data.get("beringia") != "record":
        raise RecordError("not a record: 'beringia' must be 'record'")
    return data


def _restored(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, object],
    names: list[str],
    rules: str | None,
    session: Session,
    chain: Chain,
) -> Record:
    """A record as it was when it was copied or pickled."""
    record = Record(game, seats, seed, options, names)
    record.rules = rules
    record.session = session
    record.chain = chain
    return record


def _checked_seed(seed: SupportsIndex | None) -> int:
    number = None if seed is None else whole(seed)
    if number is None or not 0 <= number < 10**SEED_DIGITS:
        digits = f"of {SEED_DIGITS} digits at most"
        raise ValueError(f"seed: {shown(seed)} is not allowed; give a whole number from 0 on, {digits}")
    return number


def _checked_names(names: object, seats: int) -> list[str]:
    if names is None:
        return [f"seat {seat}" for seat in range(seats)]
    if isinstance(names, (list, tuple)) and len(names) == seats and all(isinstance(name, str) for name in names):
        return list(names)
    raise ValueError(f"names: {names!r} is not allowed; give a list of {seats} texts, one for each seat")


def _checked_rules(game: Game, data: Mapping[str, object]) -> str | None:
    if "rules" not in data:
        rules, made_with = None, UNVERSIONED
    else:
        rules = made_with = str(data["rules"])
    if not compatible(made_with, game.rules_version):
        raise RecordError(
            f"this record was played with version {made_with!r} of the rules; "
            f"this is version {game.rules_version!r}, which cannot play it on"
        )
    return rules


def _checked_header(game: Game, data: Mapping[str, object]) -> tuple[int, int, list[str], Mapping[str, object]]:
    if data.get("beringia") != "record":
        raise RecordError("not a record: 'beringia' must be 'record'")
    if data.get("format") != FORMAT:
        raise RecordError(f"record format {data.get('format')!r} is not known; this version reads format {FORMAT}")
    if data.get("game") != game.key:
        raise RecordError(f"this is a record of {data.get('game')!r}, not of {game.key!r}")
    if data.get("content") != game.content.version:
        raise RecordError(
            f"this record was played with content {data.get('content')!r}; this is content {game.content.version!r}"
        )
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise RecordError(f"seats must be a whole number, not {seats!r}")
    seed = data.get("seed")
    if not isinstance(seed, str) or not seed.isascii() or not seed.isdigit() or len(seed) > SEED_DIGITS:
        raise RecordError("seed must be the digits of a whole number")
    names = data.get("names")
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        raise RecordError(f"names must be a list of {seats} texts")
    options = data.get("options")
    if not isinstance(options, Mapping):
        raise RecordError("options must be a dictionary")
    return seats, int(seed), names, options
