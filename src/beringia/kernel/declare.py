"""The decorators under which a game declares its state, its records and its steps.

    @record
    class Player(Record):
        stones: Annotated[i64, Field(count(200), pool="stones")]

    @step
    class Crack(Decision):
        short: Annotated[i64, Field(count(33, least=1))]

A state gets ``blank``, ``copy``, ``become`` and ``observe`` from its fields, a record the same, a step its constructor:
the seat first, if the class or one it extends declares ``seat: Seat``, then the fields in order. A step without a
``NAME`` is called after its class.

The build expands the source of the package's games for the compiler, and the importer does the same when they are
loaded as plain Python; in other modules the decorators themselves write the methods. All use one text:
``python -m beringia.kernel.expand FILE`` shows what a class becomes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform, overload

from librt.vecs import vec
from mypy_extensions import i64

from beringia.kernel.state import Record, Seat, State, Step

#: The type of a field with axes, in games of plain Python.
Numbers = vec[i64]

_State = TypeVar("_State", bound=State)
_Record = TypeVar("_Record", bound=Record)
_Step = TypeVar("_Step", bound=Step)


@overload
def state(cls: type[_State]) -> type[_State]: ...
@overload
def state(*, trimmed: bool = False) -> Callable[[type[_State]], type[_State]]: ...
@dataclass_transform()
def state(cls: Any = None, *, trimmed: bool = False) -> Any:
    """Declare the state of a game. With ``trimmed``, arrays by seat are as long as there are players."""
    return _expanded(cls, "state") if cls is not None else lambda decorated: _expanded(decorated, "state")


@dataclass_transform()
def record(cls: type[_Record]) -> type[_Record]:
    """Declare a record: what a player has, a fight, an option."""
    _expanded(cls, "record")
    return cls


@overload
def step(cls: type[_Step]) -> type[_Step]: ...
@overload
def step(*, abstract: bool = False) -> Callable[[type[_Step]], type[_Step]]: ...
@dataclass_transform()
def step(cls: Any = None, *, abstract: bool = False) -> Any:
    """Declare a step of the agenda: its fields are the arguments of its constructor. An abstract one has no name."""
    return _expanded(cls, "step") if cls is not None else lambda decorated: _expanded(decorated, "step")


class PlainStep(Step):
    """A step of a plain game that runs by itself; one that belongs to a seat declares ``seat: Seat``."""

    def execute(self, state: State) -> None:
        self.run(state)

    def run(self, s: Any) -> None:
        raise NotImplementedError(self.NAME)


def _expanded(cls: Any, kind: str) -> Any:
    from beringia.kernel.expand.runtime import expand_class  # only plain modules need it

    expand_class(cls, kind)
    return cls


@step(abstract=True)
class PlainDecision(Step):
    """A decision of a plain game: what is offered to its seat, and what follows from the choice that is taken."""

    seat: Seat

    def decides(self) -> bool:
        return True

    def list_choices(self, state: State) -> None:
        self.offer(state)

    def carry_out(self, state: State, code: i64) -> None:
        self.take(state, code)

    def offer(self, s: Any) -> None:
        raise NotImplementedError(self.NAME)

    def take(self, s: Any, code: int) -> None:
        raise NotImplementedError(self.NAME)
