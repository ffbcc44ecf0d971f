"""What the arguments of Eiszeit's messages are, and the colours of the players. Prose is in the catalogues."""

from __future__ import annotations

from typing import Final

from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.terms import (
    AREA,
    ARMED,
    CARD,
    LANDSCAPE,
    PLAYER_COLOUR,
    SEAT,
    WHOSE_SEAT,
)
from beringia.kernel.domains import NUMBER, WHOSE, Domain

#: What the arguments of choices, decisions and refusals are.
ARGUMENTS: Final[dict[str, Domain]] = {
    "card": CARD,
    "area": AREA,
    "from": AREA,
    "to": AREA,
    "player": WHOSE_SEAT,
    "owner": SEAT,
    "colour": PLAYER_COLOUR,
    "whose": WHOSE,
    "armed": ARMED,
    **{
        f"{which}_{name}": domain
        for which in ("first", "second")
        for name, domain in (
            ("owner", SEAT), ("colour", PLAYER_COLOUR), ("whose", WHOSE), ("armed", ARMED), ("area", AREA),
        )
    },
    "landscape": LANDSCAPE,
    "hunters": NUMBER,
    "placed": NUMBER,
    "mammoths": NUMBER,
    "stones": NUMBER,
    "cost": NUMBER,
    "least": NUMBER,
    "most": NUMBER,
    "chance": NUMBER,
    "losses": NUMBER,
    "others": NUMBER,
    "decision": Domain("decision"),
}  # fmt: skip


def colours(s: EiszeitState) -> list[str]:
    return [colour(s, seat) for seat in range(s.seats)]


def colour(s: EiszeitState, seat: int) -> str:
    """The colour that a seat plays; seats that nobody sits in have one of the rest."""
    return s.content.colours[s.colour[seat]]
