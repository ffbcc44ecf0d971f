"""What numbers mean outside the engine: a count, a seat, one of the cards, an area that the board calls 1 to 12.

A domain is named once and used wherever such a number stands: in the fields of a position, in the arguments of steps,
in choices, in events. Whoever shows them (catalogue, browser, terminal) goes by the domain's name, never by guessing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from beringia.kernel.reader import Reader

T = TypeVar("T")

#: A number as it is written outside.
Written = int | str | bool | None

#: Names by domain, for domains whose names come from the content file.
Lexicon = Mapping[str, Sequence[str]]

NO_NAMES: Final[dict[str, list[str]]] = {}

# How a written number reads in a sentence.
AS_IT_IS: Final = ""  #         a number, or a name that messages select by
PLAYER: Final = "player"  #     a seat: the name of its player
POSSESSOR: Final = "whose"  #   the same, and ``whose`` says if it is the one who acts: "own" or "other"
TITLE: Final = "title"  #       what the content calls it; ``group`` is the part of the content
MESSAGE: Final = "message"  #   the message ``<group>-<name>``
HALVES: Final = "halves"  #     so many halves: 3 is 1½
LABEL: Final = "label"  #       what the table calls it, in every language: a hex by row and number
LIST: Final = "list"  #         several of the domain ``group``, joined by underscores


class Domain:
    """A kind of number: ``name`` for whoever shows it, the range it lies in, and how it is written outside.

    With names (its own, or those that the content gives it) a number is written as the name that stands there; with
    ``first`` as itself plus ``first``; else as itself. ``flag`` writes 0 and 1 as false and true. In an ``optional``
    domain -1 stands for nothing, written as null. ``reads`` says how it reads in a sentence; a seat as a player.
    Places that lie in a grid say how many ``columns`` it has, for those who draw it. ``labels`` are what people call
    the things where the names are for programs: the notation writes them.
    """

    def __init__(
        self,
        name: str,
        size: int = 0,
        *,
        names: Sequence[str] = (),
        least: int = 0,
        first: int = 0,
        optional: bool = False,
        flag: bool = False,
        reads: str = AS_IT_IS,
        group: str = "",
        columns: int = 0,
        labels: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.names = list(names)
        self.size = len(self.names) or size
        self.least = least
        self.first = first
        self.optional = optional
        self.flag = flag
        self.reads = reads or (PLAYER if name == "seat" else AS_IT_IS)
        self.group = group
        self.columns = columns
        self.labels = list(labels)

    def or_nothing(self) -> Domain:
        """The same domain, in which -1 stands for nothing."""
        return self._as_optional(Domain(self.name, self.size))

    def _as_optional(self, blank: Domain) -> Domain:
        blank.names = self.names
        blank.least = self.least
        blank.first = self.first
        blank.optional = True
        blank.flag = self.flag
        blank.reads = self.reads
        blank.group = self.group
        blank.columns = self.columns
        blank.labels = self.labels
        return blank

    def term(self, written: Written) -> Term:
        """Something of this domain, for a message."""
        return Term(self, written)

    def allowed(self, most: int = -1) -> str:
        """The range in words, as it is written outside; ``most`` narrows it."""
        found = f"from {self.least + self.first} to {(self.size - 1 if most < 0 else most) + self.first}"
        return f"{found}, or -1 for nothing" if self.optional else found

    def holds(self, value: int) -> bool:
        return self.least <= value < self.size or (self.optional and value == -1)

    def names_in(self, lexicon: Lexicon) -> Sequence[str]:
        return lexicon.get(self.name, self.names)

    def write(self, value: int, lexicon: Lexicon = NO_NAMES) -> Written:
        """The number as it is written in positions, choices and events."""
        if self.optional and value < 0:
            return None
        if self.flag:
            return value != 0
        names = self.names_in(lexicon)
        if 0 <= value < len(names):
            return names[value]
        return int(value) + self.first

    def read(self, reader: Reader, lexicon: Lexicon = NO_NAMES, size: int = -1) -> int:
        """The number that ``write`` wrote; refuses everything else. ``size`` narrows the range (seats in a game)."""
        if self.optional and reader.value is None:
            return -1
        if self.flag:
            return int(reader.boolean())
        names = self.names_in(lexicon)
        if names:
            return list(names).index(reader.text(*names))
        last = (self.size if size < 0 else size) - 1
        return reader.integer(self.least + self.first, last + self.first) - self.first

    def word(self, value: int, lexicon: Lexicon = NO_NAMES) -> str:
        """The number as a word of the notation and of board elements."""
        written = self.write(value, lexicon)
        return "none" if written is None else str(int(written) if isinstance(written, bool) else written)

    def label(self, value: int, lexicon: Lexicon = NO_NAMES) -> str:
        """The number as people write it: its label, or else its word."""
        return self.labels[value] if 0 <= value < len(self.labels) else self.word(value, lexicon).lower()

    def element(self, value: int, lexicon: Lexicon = NO_NAMES) -> str:
        """The board element that the number names, e.g. ``area:5``; a seat is ``player:0`` in every game."""
        kind = "player" if self.name == "seat" else self.name
        return f"{kind}:{self.word(value, lexicon)}"

    def __repr__(self) -> str:
        return f"Domain({self.name!r}, {self.size})"


class DomainOf(Domain, Generic[T]):
    """A domain whose numbers have a type of their own: ``AREA = DomainOf(Area, "area", 12)``.

    Verbs and events with an operand of it take and return an ``Area``, so a seat passed for an area is a type error.
    """

    def __init__(
        self,
        of: Callable[[i64], T],
        name: str,
        size: int = 0,
        *,
        names: Sequence[str] = (),
        least: int = 0,
        first: int = 0,
        optional: bool = False,
        flag: bool = False,
        reads: str = AS_IT_IS,
        group: str = "",
        columns: int = 0,
        labels: Sequence[str] = (),
    ) -> None:
        super().__init__(
            name,
            size,
            names=names,
            least=least,
            first=first,
            optional=optional,
            flag=flag,
            reads=reads,
            group=group,
            columns=columns,
            labels=labels,
        )
        self.of = of

    def or_nothing(self) -> DomainOf[T]:
        made: DomainOf[T] = DomainOf(self.of, self.name, self.size)
        self._as_optional(made)
        return made


class Term:
    """A written number, and what it means: an argument of a message."""

    def __init__(self, domain: Domain, written: Written) -> None:
        self.domain = domain
        self.written = written


def count(most: int, least: int = 0) -> DomainOf[i64]:
    """How many of something."""
    return DomainOf(i64, "count", most + 1, least=least)


#: How much of something, in messages.
NUMBER: Final = count(1_000_000)

#: Whether something belongs to the one who acts.
WHOSE: Final = DomainOf(i64, "whose", names=["own", "other"])

#: Yes or no.
FLAG: Final = DomainOf(i64, "flag", 2, flag=True)
