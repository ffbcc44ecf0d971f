"""Verbs by signature: one line declares a verb with its operands and their types.

    MOVE: Final = verb(SPACE, "move", ("owner", SEAT), ("armed", ARMED), ("from", AREA), ("to", AREA))

    MOVE.code(seat, 1, origin, target)               # its number; a seat passed for an area is a type error
    owner, armed, origin, target = MOVE.read(code)   # back again; of one operand, ``HUNTER.read(code)`` is the area

    FIRE: Final = verb(
        SPACE, "fire", ("from", AREA), ("to", AREA), touches="fire:{from} area:{to}", says="fire {from}-{to}"
    )

The order of declaration is the order of the numbers: a public format. Board elements and notation are the operands in
order; where they are not, the declaration says so, or a subclass of :class:`~beringia.kernel.codes.Verb` works them
out. In compiled modules the build writes ``code`` and ``read`` out with the sizes as constants.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast, overload

from mypy_extensions import i64, mypyc_attr

from beringia.kernel.codes import CodeSpace, Verb
from beringia.kernel.domains import DomainOf

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb0(Verb):
    """A verb without operands."""

    def code(self) -> i64:
        return self.base


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb1(Verb, Generic[A]):
    """A verb with one operand."""

    def code(self, a: A, /) -> i64:
        return self.code_of([a])

    def read(self, code: i64) -> A:
        operand: Any = self.decode(code)[0]
        return cast(A, operand)


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb2(Verb, Generic[A, B]):
    """A verb with two operands."""

    def code(self, a: A, b: B, /) -> i64:
        return self.code_of([a, b])

    def read(self, code: i64) -> tuple[A, B]:
        values: list[Any] = self.decode(code)
        return values[0], values[1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb3(Verb, Generic[A, B, C]):
    """A verb with three operands."""

    def code(self, a: A, b: B, c: C, /) -> i64:
        return self.code_of([a, b, c])

    def read(self, code: i64) -> tuple[A, B, C]:
        values: list[Any] = self.decode(code)
        return values[0], values[1], values[2]


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb4(Verb, Generic[A, B, C, D]):
    """A verb with four operands."""

    def code(self, a: A, b: B, c: C, d: D, /) -> i64:
        return self.code_of([a, b, c, d])

    def read(self, code: i64) -> tuple[A, B, C, D]:
        values: list[Any] = self.decode(code)
        return values[0], values[1], values[2], values[3]


_CLASSES: list[type[Verb]] = [Verb0, Verb1, Verb2, Verb3, Verb4]


@overload
def verb(
    space: CodeSpace,
    name: str,
    /,
    *,
    begun_by: str = "",
    touches: str = "",
    says: str = "",
) -> Verb0: ...
@overload
def verb(
    space: CodeSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    /,
    *,
    begun_by: str = "",
    touches: str = "",
    says: str = "",
) -> Verb1[A]: ...
@overload
def verb(
    space: CodeSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    /,
    *,
    begun_by: str = "",
    touches: str = "",
    says: str = "",
) -> Verb2[A, B]: ...
@overload
def verb(
    space: CodeSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    c: tuple[str, DomainOf[C]],
    /,
    *,
    begun_by: str = "",
    touches: str = "",
    says: str = "",
) -> Verb3[A, B, C]: ...
@overload
def verb(
    space: CodeSpace,
    name: str,
    a: tuple[str, DomainOf[A]],
    b: tuple[str, DomainOf[B]],
    c: tuple[str, DomainOf[C]],
    d: tuple[str, DomainOf[D]],
    /,
    *,
    begun_by: str = "",
    touches: str = "",
    says: str = "",
) -> Verb4[A, B, C, D]: ...
def verb(
    space: CodeSpace,
    name: str,
    /,
    *operands: tuple[str, DomainOf[Any]],
    begun_by: str = "",
    touches: str = "",
    says: str = "",
) -> Any:
    """Declare a verb: a stretch of the code space with one code for every combination of its operands.

    ``begun_by`` names the verb that leads to the decision in which this one is offered; ``touches`` and ``says`` are
    the board elements and the notation where they are not the operands in order.
    """
    return _CLASSES[len(operands)](space, name, operands, begun_by, touches, says)
