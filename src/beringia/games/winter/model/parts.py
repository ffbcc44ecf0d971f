"""Parts of a saved position that are no field of their own form; ``state`` lists them.

They know the fields of the state by name, like the parts of the kernel: the state is made of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from beringia.games.winter.model.land import HEX_NAMES
from beringia.games.winter.model.terms import (
    FIGURE_NAMES,
    MOST_CARDS,
    NEUTRAL,
    TILE_EFFECTS,
    ZONE,
    ZONE_NAMES,
)
from beringia.kernel.parts import At, Part, read_set
from beringia.kernel.reader import Reader


class ContentSet(Part):
    """A set of bits, saved as names that the content gives to them; ``nomads`` if it is a field of theirs."""

    def __init__(self, path: str, field: str, names: str, nomads: bool = False) -> None:
        super().__init__(path)
        self._field = field
        self._names = names
        self._nomads = nomads

    def write(self, s: Any, at: At) -> object:
        bits = int(getattr(s.nomads if self._nomads else s, self._field))
        return [name for number, name in enumerate(self._listed(s)) if bits >> number & 1]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        setattr(s.nomads if self._nomads else s, self._field, read_set(reader, self._listed(s)))

    def _listed(self, s: Any) -> list[str]:
        names: list[str] = getattr(s.content, self._names)
        return names


class Symbols(Part):
    """Who came first to each column, and with which figure: [seat, figure], or null."""

    def write(self, s: Any, at: At) -> object:
        return [[int(taken // 2), FIGURE_NAMES[taken % 2]] if taken >= 0 else None for taken in s.symbols]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        for column, entry in enumerate(exactly(reader, len(s.symbols))):
            if entry.value is not None:
                who, figure = exactly(entry, 2)
                s.symbols[column] = 2 * who.integer(0, int(s.sides) - 1) + index_in(figure, FIGURE_NAMES)


class IceFindTiles(Part):
    """The ice finds by hex: [tile, whether it lies face up]."""

    def write(self, s: Any, at: At) -> object:
        return {
            HEX_NAMES[hex_]: [s.content.ice_finds[tile // 2], tile % 2 == 1]
            for hex_, tile in enumerate(s.ice_finds)
            if tile >= 0
        }

    def read(self, s: Any, at: At, reader: Reader) -> None:
        reader.only(*HEX_NAMES)
        for name in reader.value:
            tile, turned = exactly(reader.at(name), 2)
            number = index_in(tile, s.content.ice_finds)
            s.ice_finds[HEX_NAMES.index(name)] = 2 * number + int(turned.boolean())


class Pieces(Part):
    """The megaliths: [x, y, level, owner], null for the neutral ones."""

    def write(self, s: Any, at: At) -> object:
        site, layout = s.content.site, s.options.layout
        return [
            [*site.spot(layout, place), None if s.site[place] == NEUTRAL else int(s.site[place])]
            for place in range(site.size[layout])
            if s.site[place] >= 0
        ]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        site, layout = s.content.site, s.options.layout
        places = {site.spot(layout, place): place for place in range(site.size[layout])}
        for piece in reader.items():
            x, y, level, owner = exactly(piece, 4)
            spot = (x.integer(0, 99), y.integer(0, 99), level.integer(0, 9))
            piece.check(spot in places, f"there is no such place in layout {site.names[layout]}")
            place = places[spot]
            piece.check(s.site[place] < 0, "EW-31.9: two pieces on one place")
            s.site[place] = NEUTRAL if owner.value is None else owner.integer(0, int(s.sides) - 1)


class TileEffects(Part):
    """The effects left of the rest tile that is held, by number."""

    def write(self, s: Any, at: At) -> object:
        return [effect for effect in range(TILE_EFFECTS) if int(s.rest_effects) >> effect & 1]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        for item in reader.items():
            s.rest_effects |= 1 << item.integer(0, TILE_EFFECTS - 1)


class HeldCards(Part):
    """The cards of a player: [card, zone], in the order in which they came to where they are; the last card of the deck
    is on top."""

    def write(self, s: Any, at: At) -> object:
        seat = at["seat"]
        held = [s.cards[seat, place] for place in range(s.players[seat].card_count)]
        return [[s.content.cards[card // ZONE], ZONE_NAMES[card % ZONE]] for card in held]

    def read(self, s: Any, at: At, reader: Reader) -> None:
        seat, cards = at["seat"], reader.items()
        reader.check(len(cards) <= MOST_CARDS, f"must be {MOST_CARDS} at most")
        for place, card in enumerate(cards):
            kind, zone = exactly(card, 2)
            s.cards[seat, place] = index_in(kind, s.content.cards) * ZONE + index_in(zone, ZONE_NAMES)
        s.players[seat].card_count = len(cards)


PARTS: Final[tuple[Part, ...]] = (
    ContentSet("turn.bought", "bought", "stack_names"),
    ContentSet("turn.fresh", "fresh", "stack_names"),
    Symbols("symbols"),
    IceFindTiles("ice_finds"),
    Pieces("site.pieces"),
    TileEffects("rest_tiles.effects"),
    ContentSet("draft.chiefs", "chiefs_open", "chiefs"),
    ContentSet("draft.setups", "setups_open", "setups"),
    HeldCards("players[seat].cards"),
    ContentSet("nomads?.gone", "gone", "cards", nomads=True),
)


def exactly(reader: Reader, count: int) -> list[Reader]:
    """The items of a list that must have so many."""
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def index_in(reader: Reader, names: Sequence[str]) -> int:
    """The number of a name that must be one of these."""
    return names.index(reader.text(*names))
