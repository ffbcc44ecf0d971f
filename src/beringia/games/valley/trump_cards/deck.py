"""All trumps by number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.valley.cards import ANY_OWN, WINDOW_NAMES
from beringia.games.valley.terms import Window
from beringia.games.valley.trump_cards.card import TrumpCard
from beringia.games.valley.trump_cards.family import FAMILY
from beringia.games.valley.trump_cards.fighting import CANNIBALS, FIGHTING
from beringia.games.valley.trump_cards.food import FOOD
from beringia.games.valley.trump_cards.land import LAND
from beringia.games.valley.trump_cards.moving import MOVING
from beringia.games.valley.trump_cards.people import PEOPLE

TRUMP_CARDS: Final[list[TrumpCard]] = sorted(
    [*MOVING, *CANNIBALS, *FIGHTING, *FAMILY, *FOOD, *LAND, *PEOPLE], key=lambda trump: trump.card
)


def _trumps_by_window() -> vec[i64]:
    bits = [0] * len(WINDOW_NAMES)
    for trump in TRUMP_CARDS:
        for window in trump.windows:
            bits[window] |= 1 << trump.card
    return vec[i64](bits)


_BY_WINDOW: Final = _trumps_by_window()
AT_ANY_TIME: Final[i64] = _BY_WINDOW[ANY_OWN]


def played_in(window: Window) -> i64:
    """The trumps that belong to a window, one bit each."""
    return _BY_WINDOW[window]
