"""All trumps are laid out here."""

from __future__ import annotations

from beringia.games.valley.trump_cards.card import TRUMP_CARDS, lay_out
from beringia.games.valley.trump_cards.family import FAMILY
from beringia.games.valley.trump_cards.fighting import FIGHTING
from beringia.games.valley.trump_cards.food import FOOD
from beringia.games.valley.trump_cards.land import LAND
from beringia.games.valley.trump_cards.moving import MOVING
from beringia.games.valley.trump_cards.people import PEOPLE

lay_out([*MOVING, *FIGHTING, *FAMILY, *FOOD, *LAND, *PEOPLE])

__all__ = ["TRUMP_CARDS"]
