"""The colours that players wear: as the game's option says, or else as they sit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: For games that leave it to us. Each has a name in the catalogues and a mark in the browser.
COLOURS: Final = ("red", "blue", "yellow", "green", "violet", "black", "orange", "teal")


def colours(options: Mapping[str, object], seats: int) -> list[str]:
    """The colour of every seat."""
    chosen = options.get("colours")
    if isinstance(chosen, list):
        return [str(colour) for colour in chosen]
    return [COLOURS[seat % len(COLOURS)] for seat in range(seats)]
