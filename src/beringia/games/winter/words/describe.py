"""How choices of Endless Winter read: message keys, board elements, notation. No prose: that is in the
catalogues.

Ids in arguments: ``card``, ``chief``, ``setup``, ``animal``, ``stone``, ``terrain``, ``ice_find``, ``rest_tile`` and
``column`` name entries of the content; ``good`` is a word of the effect language, ``effect`` the id of an effect (see
``language.spell``); ``halves`` is half labor.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.model.events import TO_NAMES
from beringia.games.winter.model.land import A_HEX, A_JUNCTURE
from beringia.games.winter.model.language import WORDS
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    A_CARD,
    A_CHIEF,
    A_COLUMN,
    A_DISPLAY_PLACE,
    A_FIGURE,
    A_LEVEL,
    A_REST_TILE,
    A_SETUP,
    A_SIDE,
    A_SPACE,
    A_STONE,
    A_STONE_SPACE,
    A_TERRAIN,
    A_TRACK,
    AN_ANIMAL,
    AN_AREA_PLACE,
    AN_ICE_FIND,
    DRAFT_NAMES,
    HALF_LABOR,
)
from beringia.kernel.domains import MESSAGE, NUMBER, Domain
from beringia.kernel.options import OptionValue
from beringia.kernel.terms import Seat

#: What the arguments of choices, decisions and refusals are.
ARGUMENTS: Final[dict[str, Domain]] = {
    "card": A_CARD,
    "chief": A_CHIEF,
    "setup": A_SETUP,
    "side": A_SIDE,
    "animal": AN_ANIMAL,
    "stone": A_STONE,
    "terrain": A_TERRAIN,
    "ice_find": AN_ICE_FIND,
    "rest_tile": A_REST_TILE,
    "hex": A_HEX,
    "from": A_HEX,
    "juncture": A_JUNCTURE,
    "figure": A_FIGURE,
    "space": A_SPACE,
    "column": A_COLUMN,
    "level": A_LEVEL,
    "track": A_TRACK,
    "to": Domain("to", names=TO_NAMES),
    "good": Domain("word", names=WORDS),
    "effect": Domain("effect", reads=MESSAGE, group="winter-effect"),
    "halves": HALF_LABOR,
    "more": HALF_LABOR,
    "times": NUMBER,
    "food": NUMBER,
    "tools": NUMBER,
    "cards": NUMBER,
    "count": NUMBER,
    "branch": NUMBER,
    "slot": NUMBER,
    "place": NUMBER,
    "step": NUMBER,
    "decision": Domain("decision"),
}


def colours(s: WinterState) -> list[str]:
    return [colour(s, Seat(seat)) for seat in range(s.seats())]


def colour(s: WinterState, seat: Seat) -> str:
    return s.content.colours[s.colour[seat]]


def options_of(s: WinterState) -> dict[str, OptionValue]:
    layout = int(s.options.layout_option)
    return {
        "layout": s.content.site.names[layout - 1] if layout else "standard",
        "draft": DRAFT_NAMES[s.options.draft],
        "short_game": bool(s.options.short_game),
        "strict_majority": bool(s.options.strict_majority),
        "ice_finds": bool(s.options.ice_finds),
        "rest_tiles": bool(s.options.rest_tiles),
        "solo_extra_card": bool(s.options.extra_card),
        "solo_village_tile": bool(s.options.village_tile),
        "colours": colours(s),
    }


def names_at_the_table(s: WinterState) -> dict[str, list[str]]:
    """What the notation calls places: by what lies there now, or else by their number."""
    content = s.content
    return {
        **content.lexicon,
        A_DISPLAY_PLACE.name: [_lying(content.cards, card, place) for place, card in enumerate(s.display)],
        A_STONE_SPACE.name: [_lying(content.stones, stone, space) for space, stone in enumerate(s.stones)],
        AN_AREA_PLACE.name: [
            f"{place + 1} {content.animals[animal]}" if animal >= 0 else str(place + 1)
            for place, animal in enumerate(s.area)
        ],
    }


def _lying(names: list[str], thing: i64, place: int) -> str:
    """What lies on a place, or which place it is."""
    return names[thing] if thing >= 0 else str(place + 1)
