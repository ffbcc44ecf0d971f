"""All trumps are laid out here."""

from __future__ import annotations

from beringia.games.valley.cards.trumps.card import TRUMP_CARDS, lay_out
from beringia.games.valley.cards.trumps.family import FAMILY
from beringia.games.valley.cards.trumps.fighting import FIGHTING
from beringia.games.valley.cards.trumps.food import FOOD
from beringia.games.valley.cards.trumps.land import LAND
from beringia.games.valley.cards.trumps.moving import MOVING
from beringia.games.valley.cards.trumps.people import PEOPLE

lay_out([*MOVING, *FIGHTING, *FAMILY, *FOOD, *LAND, *PEOPLE])

__all__ = ["TRUMP_CARDS"]
