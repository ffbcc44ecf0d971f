"""Choice codes: one fixed space of integers per game, cut into verbs with operands."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from beringia.kernel.domains import NO_NAMES, Domain, Lexicon, Written
from beringia.kernel.errors import IllegalChoice
from beringia.kernel.reader import whole
from beringia.kernel.terms import NO_SEAT, Seat

#: An argument of a message.
Argument = str | int


def argument(written: Written) -> Argument:
    """A written number as an argument of a message: nothing is an empty text."""
    return "" if written is None else written


class Choice:
    """A choice as people meet it: a verb, the board elements it touches in clicking order, a message with arguments."""

    __slots__ = ("args", "code", "key", "targets", "verb")

    def __init__(self, code: int, verb: str, targets: tuple[str, ...], key: str, args: Mapping[str, Argument]) -> None:
        self.code = code
        self.verb = verb
        self.targets = targets
        self.key = key
        self.args = dict(args)

    def to_dict(self) -> dict[str, object]:
        """The same, ready for JSON."""
        return {
            "code": self.code,
            "verb": self.verb,
            "targets": list(self.targets),
            "key": self.key,
            "args": self.args,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.code, self.verb, self.targets, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        return Choice, (self.code, self.verb, self.targets, self.key, self.args)

    def __repr__(self) -> str:
        told = f"verb={self.verb!r}, targets={self.targets!r}, key={self.key!r}, args={self.args!r}"
        return f"Choice(code={self.code}, {told})"


class Macro:
    """Several choices that one seat makes in a row, planned by the engine: one click for one intention.

    Between them nothing is revealed and nobody else decides. ``steps`` are the choices as they are met on the way;
    ``verb`` is that of the one which the message is about. ``whole``: what most people want here; the rest of the
    decision can stay folded.
    """

    __slots__ = ("args", "key", "steps", "targets", "verb", "whole")

    def __init__(
        self,
        steps: Sequence[Choice],
        verb: str,
        targets: tuple[str, ...],
        key: str,
        args: Mapping[str, Argument],
        whole: bool = False,
    ) -> None:
        self.steps = tuple(steps)
        self.verb = verb
        self.targets = targets
        self.key = key
        self.args = dict(args)
        self.whole = whole

    @property
    def choices(self) -> tuple[int, ...]:
        """The codes to be played."""
        return tuple([step.code for step in self.steps])

    def to_dict(self) -> dict[str, object]:
        """The same, ready for JSON."""
        return {
            "choices": list(self.choices),
            "steps": [{"verb": step.verb, "key": step.key, "args": step.args} for step in self.steps],
            "verb": self.verb,
            "targets": list(self.targets),
            "key": self.key,
            "args": self.args,
            "whole": self.whole,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Macro) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.choices, self.key))

    def __reduce__(self) -> tuple[object, ...]:
        return Macro, (self.steps, self.verb, self.targets, self.key, self.args, self.whole)

    def __repr__(self) -> str:
        return f"Macro({self.choices!r}, key={self.key!r}, targets={self.targets!r}, args={self.args!r})"


class Refusal:
    """Why something cannot be chosen: a message key with arguments, and the clause of the rulebook."""

    def __init__(self, key: str, clause: str, args: Mapping[str, Argument] | None = None) -> None:
        self.key = key
        self.clause = clause
        self.args: dict[str, Argument] = dict(args or {})

    def __str__(self) -> str:
        told = "".join(f", {name} {value}" for name, value in self.args.items())
        return f"{self.key}{told} ({self.clause})" if self.clause else f"{self.key}{told}"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.key == other.key
            and self.clause == other.clause
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.key, self.clause))

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.key, self.clause, self.args)

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.clause!r}, {self.args!r})"


_ME: Final = -1
_NOTHING: Final = -2


class Pattern:
    """Text with operands in braces: ``{area}`` is its word, ``{armed: club}`` is `` club`` unless it is 0, ``{me}`` is
    the seat that decides."""

    def __init__(self, verb: str, text: str, operands: Sequence[str]) -> None:
        #: Text, the operand that follows it (or ``_ME``, ``_NOTHING``), what stands for it if it is not 0.
        self._parts: list[tuple[str, int, str]] = []
        before, *rest = text.split("{")
        for part in rest:
            inside, _, after = part.partition("}")
            operand, _, instead = inside.partition(":")
            if operand != "me" and operand not in operands:
                raise ValueError(f"verb {verb!r}: {text!r} names {operand!r}, which is no operand")
            self._parts.append((before, _ME if operand == "me" else operands.index(operand), instead))
            before = after
        self._parts.append((before, _NOTHING, ""))
        #: Whether it depends on who decides.
        self.own = any(operand == _ME for _, operand, _ in self._parts)

    def fill(self, values: Sequence[int], words: Sequence[str], me: Seat) -> str:
        text = ""
        for before, operand, instead in self._parts:
            text += before
            if operand == _ME:
                text += str(int(me))
            elif operand != _NOTHING:
                text += words[operand] if not instead else instead if values[operand] != 0 else ""
        return text


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """A stretch of the code space: one code from ``base`` on for every combination of operands.

    :func:`~beringia.kernel.verbs.verb` declares one with typed operands. ``begun_by`` names the verb that leads to the
    decision in which this one is offered: whoever asks for this one before is told about that.

    Where the operands in order are not what people click or write, the declaration says it differently: ``touches`` are
    the board elements, e.g. ``"supply:crop hex:{hex}"``, ``says`` is the notation, e.g. ``"fire {from}-{to}"``
    (:class:`Pattern`).
    """

    name: Final[str]
    base: Final[i64]
    end: Final[i64]

    def __init__(
        self,
        space: CodeSpace,
        name: str,
        operands: Sequence[tuple[str, Domain | int]] = (),
        begun_by: str = "",
        touches: str = "",
        says: str = "",
    ) -> None:
        self.name = name
        self.declared_in = space
        self.begun_by = begun_by
        self.operands = tuple(operand for operand, _ in operands)
        self.domains = tuple(
            Domain(operand, domain) if isinstance(domain, int) else domain for operand, domain in operands
        )
        self.touches = Pattern(name, touches, self.operands) if touches else None
        self.says = Pattern(name, says, self.operands) if says else None
        self._elements: dict[int, tuple[str, ...]] = {}
        size = 1
        for domain in self.domains:
            size *= domain.size
        self.size = size
        self.base = space.size
        self.end = self.base + size
        space.add(self)

    def __repr__(self) -> str:
        return f"<Verb {self.name}, codes {self.base} to {self.end - 1}>"

    # -- declared once, never changed: a copy is itself, and other processes have it from their game

    def __copy__(self) -> Verb:
        return self

    def __deepcopy__(self, memo: object) -> Verb:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return operator.methodcaller("verb", self.name), (self.declared_in,)

    def has(self, code: i64) -> bool:
        """Is this code one of the verb's?"""
        return code >= self.base and code < self.end

    def decode(self, code: int) -> list[int]:
        """The operands of a code."""
        rest = code - self.base
        values: list[int] = []
        for domain in reversed(self.domains):
            values.append(rest % domain.size)
            rest //= domain.size
        values.reverse()
        return values

    def code_of(self, operands: Sequence[Any]) -> int:
        """The code for operands that are known to be in range."""
        rest = 0
        for index in range(len(operands)):
            rest = rest * self.domains[index].size + int(operands[index])
        return self.base + rest

    def encode(self, *operands: SupportsIndex) -> int:
        """The code for operands from outside, each a whole number from 0 on; a ``ValueError`` says what is allowed."""
        if len(operands) != len(self.domains):
            wanted = ", ".join(self.operands)
            takes = f"takes {len(self.domains)} operand{'s' if len(self.domains) > 1 else ''} ({wanted})"
            raise ValueError(f"{self.name} {takes if wanted else 'takes no operands'}, not {len(operands)}")
        rest = 0
        for index in range(len(operands)):
            size = self.domains[index].size
            value = whole(operands[index])
            if value is None or not 0 <= value < size:
                raise ValueError(f"{self.name}: {self.operands[index]} {operands[index]!r} is not in 0..{size - 1}")
            rest = rest * size + value
        return self.base + rest

    # -- for people; a game says it differently where it must

    def told(self, code: int, lexicon: Lexicon = NO_NAMES) -> dict[str, Argument]:
        """The operands by name, as they are written outside."""
        values = zip(self.operands, self.domains, self.decode(code), strict=True)
        return {name: argument(domain.write(value, lexicon)) for name, domain, value in values}

    def seats(self) -> dict[str, Domain]:
        """Those arguments that are seats: who hears of one is told what the seat is called at this table."""
        return {name: domain for name, domain in zip(self.operands, self.domains, strict=True) if domain.name == "seat"}

    def targets(self, code: int, lexicon: Lexicon = NO_NAMES, me: Seat = NO_SEAT) -> tuple[str, ...]:
        """The board elements that a choice touches, in the order in which they are clicked. ``me`` is the seat that
        decides, for ``touches`` only: a subclass does not depend on it."""
        values = self.decode(code)
        if self.touches:
            words = [domain.word(value, lexicon) for domain, value in zip(self.domains, values, strict=True)]
            return tuple(self.touches.fill(values, words, me).split())
        return tuple(domain.element(value, lexicon) for domain, value in zip(self.domains, values, strict=True))

    def elements(self, code: int, lexicon: Lexicon, me: Seat) -> tuple[str, ...]:
        """``targets``, kept if they are the same in every position: a click on nothing is compared with all codes."""
        if lexicon or (self.touches is not None and self.touches.own):
            return self.targets(code, lexicon, me)
        if code not in self._elements:
            self._elements[code] = self.targets(code)
        return self._elements[code]

    def notation(self, code: int, lexicon: Lexicon = NO_NAMES) -> str:
        """Short readable text, e.g. ``hunter 5``, ``march D4``."""
        values = self.decode(code)
        words = [domain.label(value, lexicon) for domain, value in zip(self.domains, values, strict=True)]
        if self.says:
            return self.says.fill(values, words, NO_SEAT)
        return " ".join([self.name.replace("_", " ").lower(), *words])

    def notation_by_names(self, code: int, lexicon: Lexicon = NO_NAMES) -> str | None:
        """The same with names instead of labels, as it was written before there were labels; ``None`` without any."""
        if not any(domain.labels for domain in self.domains):
            return None
        words = [domain.word(value, lexicon) for domain, value in zip(self.domains, self.decode(code), strict=True)]
        return " ".join([self.name.replace("_", " "), *words]).lower()


class CodeSpace:
    """All choice codes of a game. The order of the verbs is part of the public format: add at the end only."""

    def __init__(self, verbs: Sequence[tuple[str, Sequence[tuple[str, int]]]] = ()) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        #: The rules whose choices these are.
        self.owner: object = None
        self._by_name: dict[str, Verb] = {}
        for name, operands in verbs:
            Verb(self, name, operands)

    def add(self, verb: Verb) -> None:
        if verb.name in self._by_name:
            raise ValueError(f"verb {verb.name!r} is declared twice")
        self.verbs.append(verb)
        self._by_name[verb.name] = verb
        self.size = verb.end

    def verb(self, name: object) -> Verb:
        if not isinstance(name, str) or name not in self._by_name:
            raise ValueError(f"verb {name!r} does not exist; there are {', '.join(self._by_name)}")
        return self._by_name[name]

    def names(self) -> list[str]:
        return [verb.name for verb in self.verbs]

    def verb_of(self, code: int) -> Verb:
        """The verb that a code belongs to."""
        if code < 0 or code >= self.size:
            raise IllegalChoice(f"choice {code} does not exist: codes go from 0 to {self.size - 1}")
        low, high = 0, len(self.verbs)
        while high - low > 1:
            middle = (low + high) // 2
            if self.verbs[middle].base <= code:
                low = middle
            else:
                high = middle
        return self.verbs[low]

    def __repr__(self) -> str:
        return f"<CodeSpace of {self.size} codes in {len(self.verbs)} verbs>"

    def __copy__(self) -> CodeSpace:
        return self

    def __deepcopy__(self, memo: object) -> CodeSpace:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        if self.owner is None:
            raise pickle.PicklingError("these choices belong to no game, so that no other process could find them")
        return operator.attrgetter("codes"), (self.owner,)

    def decode(self, code: SupportsIndex) -> tuple[str, list[int]]:
        """Verb and operands of a code, e.g. ``("fire", [4, 5])``."""
        number = whole(code)
        if number is None:
            raise IllegalChoice(f"choice {code!r} is not a whole number; codes go from 0 to {self.size - 1}")
        verb = self.verb_of(number)
        return verb.name, verb.decode(number)

    def encode(self, name: object, *operands: SupportsIndex) -> int:
        """The code of a verb with its operands; a ``ValueError`` says which there are."""
        return self.verb(name).encode(*operands)
