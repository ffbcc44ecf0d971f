"""Arrays with several axes, as they are written: ``s.hunters[seat, area]``.

    hunters: Annotated[Grid[Seat, Area], Field(count(30), by=(SEAT, AREA))]

Nothing of this class exists while a game runs. The array is flat, the last axis counts fastest, and the expander
turns ``s.hunters[seat, area]`` into ``s.hunters[seat * 12 + area]``, with the sizes of the axes as constants: it costs
what the arithmetic costs. Type checkers see the axes, so an area passed for a seat is a type error. A single index
reads the flat array, for loops over all of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Self, TypeVarTuple, overload

from librt.vecs import vec
from mypy_extensions import i64

Axes = TypeVarTuple("Axes")

if TYPE_CHECKING:

    class Grid(vec[i64], Generic[*Axes]):
        """A flat array that is indexed by its axes."""

        @overload
        def __getitem__(self, at: tuple[*Axes], /) -> i64: ...
        @overload
        def __getitem__(self, at: int, /) -> i64: ...
        @overload
        def __getitem__(self, at: slice, /) -> Self: ...
        def __getitem__(self, at: Any, /) -> Any: ...
        @overload
        def __setitem__(self, at: tuple[*Axes], value: i64, /) -> None: ...
        @overload
        def __setitem__(self, at: int, value: i64, /) -> None: ...
        def __setitem__(self, at: Any, value: Any, /) -> None: ...

else:

    class Grid:
        """Stands in annotations only."""

        def __class_getitem__(cls, axes: object) -> object:
            return vec[i64]
