"""Choice codes: one fixed space of integers per game, cut into verbs with operands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from beringia.kernel.errors import IllegalChoice


class Choice:
    """A choice as people meet it: a verb, the board elements it touches in clicking order, a message with arguments."""

    __slots__ = ("args", "code", "key", "targets", "verb")

    def __init__(self, code: int, verb: str, targets: tuple[str, ...], key: str, args: Mapping[str, str | int]) -> None:
        self.code = code
        self.verb = verb
        self.targets = targets
        self.key = key
        self.args = dict(args)

    def to_dict(self) -> dict[str, object]:
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

    def __repr__(self) -> str:
        told = f"verb={self.verb!r}, targets={self.targets!r}, key={self.key!r}, args={self.args!r}"
        return f"Choice(code={self.code}, {told})"


class Verb:
    """A stretch of the code space: ``size`` codes from ``base`` on, one for every combination of operands."""

    def __init__(self, name: str, base: int, operands: Sequence[tuple[str, int]]) -> None:
        self.name = name
        self.base = base
        self.operands = tuple(operands)
        self.size = 1
        for _, count in operands:
            self.size *= count


class CodeSpace:
    """All choice codes of a game. The order of the verbs is part of the public format: add at the end only."""

    def __init__(self, verbs: Sequence[tuple[str, Sequence[tuple[str, int]]]]) -> None:
        self.verbs: list[Verb] = []
        base = 0
        for name, operands in verbs:
            verb = Verb(name, base, operands)
            self.verbs.append(verb)
            base += verb.size
        self.size = base
        self._by_name = {verb.name: verb for verb in self.verbs}

    def verb(self, name: str) -> Verb:
        return self._by_name[name]

    def names(self) -> list[str]:
        return [verb.name for verb in self.verbs]

    def decode(self, code: int) -> tuple[str, list[int]]:
        """Verb and operands of a code, e.g. ``("fire", [4, 5])``."""
        if code < 0 or code >= self.size:
            raise IllegalChoice(f"choice {code} does not exist: codes go from 0 to {self.size - 1}")
        found = self.verbs[0]
        for verb in self.verbs:
            if verb.base <= code:
                found = verb
            else:
                break
        rest = code - found.base
        operands: list[int] = []
        for _, count in reversed(found.operands):
            operands.append(rest % count)
            rest //= count
        operands.reverse()
        return found.name, operands

    def encode(self, name: str, *operands: int) -> int:
        verb = self._by_name[name]
        rest = 0
        for value, (operand, count) in zip(operands, verb.operands, strict=True):
            if not 0 <= value < count:
                raise ValueError(f"{name}: {operand} {value} is not in 0..{count - 1}")
            rest = rest * count + value
        return verb.base + rest
