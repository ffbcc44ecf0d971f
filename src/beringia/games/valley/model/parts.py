"""Parts of a saved position that name their fields; those that need more of the position are in ``state.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from beringia.games.valley.model.board import HALVES
from beringia.games.valley.model.terms import HEX_NAMES, Hex
from beringia.kernel.parts import At, Part
from beringia.kernel.reader import Reader


class NumberSet(Part):
    """A set of bits in a field of the same name, saved as the numbers in it, 0 to ``most``."""

    def __init__(self, path: str, most: int) -> None:
        super().__init__(path)
        self.most = most

    def write(self, s: Any, at: At) -> object:
        bits = int(getattr(s, self.path))
        return [number for number in range(self.most + 1) if bits >> number & 1]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        bits = 0
        for number in reader.integers(0, self.most):
            bits |= 1 << number
        setattr(s, self.path, bits)


class SeatAndHex(Part):
    """Where something of a tribe is: two fields, saved as [seat, hex], or null without a seat."""

    def __init__(self, path: str, seat: str, hex_: str) -> None:
        super().__init__(path)
        self.seat = seat
        self.hex_ = hex_

    def write(self, s: Any, at: At) -> object:
        seat = int(getattr(s, self.seat))
        return None if seat < 0 else [seat, HEX_NAMES[getattr(s, self.hex_)]]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        if reader.value is not None:
            seat, hex_ = exactly(reader, 2)
            setattr(s, self.seat, seat.integer(0, s.player_count() - 1))
            setattr(s, self.hex_, hex_by_name(hex_))


class GroupOnHex(Part):
    """A group of a tribe on a hex: fields that begin with the path, saved as a table, or null without a seat."""

    def __init__(self, path: str, most: Mapping[str, int]) -> None:
        super().__init__(path)
        #: How many there may be of each kind of figure.
        self.most = dict(most)

    def write(self, s: Any, at: At) -> object:
        seat = int(getattr(s, f"{self.path}_seat"))
        if seat < 0:
            return None
        figures = {kind: int(getattr(s, f"{self.path}_{kind}")) for kind in self.most}
        return {"seat": seat, "hex": HEX_NAMES[getattr(s, f"{self.path}_hex")], **figures}

    def read(self, s: Any, at: At, reader: Reader) -> None:
        if reader.value is not None:
            reader.only("seat", "hex", *self.most)
            setattr(s, f"{self.path}_seat", reader.at("seat").integer(0, s.player_count() - 1))
            setattr(s, f"{self.path}_hex", hex_by_name(reader.at("hex")))
            for kind, most in self.most.items():
                setattr(s, f"{self.path}_{kind}", reader.at(kind).integer(0, most))


def exactly(reader: Reader, count: int) -> list[Reader]:
    """The entries of a list of this length."""
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def hex_by_name(reader: Reader) -> Hex:
    """A hex, written by its name."""
    return Hex(HEX_NAMES.index(reader.text(*HEX_NAMES)))


def read_halves(reader: Reader) -> tuple[int, int]:
    """The half boards, each 0 or 1."""
    north, south = exactly(reader, 2)
    return HALVES.index(north.text(*HALVES[:2])), HALVES.index(south.text(*HALVES[2:])) - 2
