"""Saved positions of Endless Winter, as far as they are not a field's own form; and the order of a digest's numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from beringia.games.winter.model.land import BASE, HEX_NAMES
from beringia.games.winter.model.records import Player
from beringia.games.winter.model.site import SLOTS
from beringia.games.winter.model.terms import (
    BIT,
    FIGURE_NAMES,
    HEXES,
    MOST_CARDS,
    MOST_CULTURE,
    NEUTRAL,
    OVER,
    ROUNDS,
    SEATS,
    SOURCES,
    SPACES,
    SPECIES,
    STONE_SLOTS,
    TILE_EFFECTS,
    ZONE,
    ZONE_NAMES,
)
from beringia.kernel import shape
from beringia.kernel.errors import PositionError
from beringia.kernel.reader import Reader
from beringia.kernel.state import Step
from beringia.kernel.terms import Seat

if TYPE_CHECKING:
    from beringia.games.winter.model.state import WinterState

#: What the nomads have and no player.
_NOMADS_ONLY = ("deck", "row", "pile", "map_deck", "maps", "tile", "gone")


def write(s: WinterState, path: str, at: Mapping[str, int]) -> object:
    content = s.content
    if path == "turn.bought":
        return _named_bits(content.stack_names, s.bought)
    if path == "turn.fresh":
        return _named_bits(content.stack_names, s.fresh)
    if path == "symbols":
        return [[int(taken // 2), FIGURE_NAMES[taken % 2]] if taken >= 0 else None for taken in s.symbols]
    if path == "ice_finds":
        return {
            HEX_NAMES[hex_]: [content.ice_finds[tile // 2], tile % 2 == 1]
            for hex_, tile in enumerate(s.ice_finds)
            if tile >= 0
        }
    if path == "site.pieces":
        places = range(content.site.size[s.options.layout])
        return [
            [*content.site.spot(s.options.layout, place), None if s.site[place] == NEUTRAL else int(s.site[place])]
            for place in places
            if s.site[place] >= 0
        ]
    if path == "rest_tiles.effects":
        return [effect for effect in range(TILE_EFFECTS) if s.rest_effects >> effect & 1]
    if path == "draft.chiefs":
        return _named_bits(content.chiefs, s.chiefs_open)
    if path == "draft.setups":
        return _named_bits(content.setups, s.setups_open)
    if path == "nomads?.gone":
        return _named_bits(content.cards, s.nomads.gone)
    # In the order in which they came to where they are; the last card of the deck is on top.
    seat = Seat(at["seat"])
    held = [s.cards[seat, place] for place in range(s.players[seat].card_count)]
    return [[content.cards[card // ZONE], ZONE_NAMES[card % ZONE]] for card in held]


def _named_bits(names: Sequence[str], bits: i64) -> list[str]:
    return [name for number, name in enumerate(names) if bits & BIT[number]]


def read(s: WinterState, path: str, at: Mapping[str, int], reader: Reader) -> None:
    content = s.content
    if path == "turn.bought":
        s.bought = _read_bits(reader, content.stack_names)
    elif path == "turn.fresh":
        s.fresh = _read_bits(reader, content.stack_names)
    elif path == "symbols":
        for column, entry in enumerate(_exactly(reader, len(s.symbols))):
            if entry.value is not None:
                who, figure = _exactly(entry, 2)
                s.symbols[column] = 2 * who.integer(0, int(s.sides) - 1) + _index(figure, FIGURE_NAMES)
    elif path == "ice_finds":
        reader.only(*HEX_NAMES)
        for name in reader.value:
            tile, turned = _exactly(reader.at(name), 2)
            s.ice_finds[HEX_NAMES.index(name)] = 2 * _index(tile, content.ice_finds) + int(turned.boolean())
    elif path == "site.pieces":
        _read_pieces(s, reader)
    elif path == "rest_tiles.effects":
        for item in reader.items():
            s.rest_effects |= 1 << item.integer(0, TILE_EFFECTS - 1)
    elif path == "draft.chiefs":
        s.chiefs_open = _read_bits(reader, content.chiefs)
    elif path == "draft.setups":
        s.setups_open = _read_bits(reader, content.setups)
    elif path == "nomads?.gone":
        s.nomads.gone = _read_bits(reader, content.cards)
    else:
        _read_cards(s, at["seat"], reader)


def _read_bits(reader: Reader, names: Sequence[str]) -> int:
    return sum(1 << number for number in {_index(item, names) for item in reader.items()})


def _read_pieces(s: WinterState, reader: Reader) -> None:
    site = s.content.site
    places = {site.spot(s.options.layout, place): place for place in range(site.size[s.options.layout])}
    for piece in reader.items():
        x, y, level, owner = _exactly(piece, 4)
        spot = (x.integer(0, 99), y.integer(0, 99), level.integer(0, 9))
        piece.check(spot in places, f"there is no such place in layout {site.names[s.options.layout]}")
        place = places[spot]
        piece.check(s.site[place] < 0, "EW-31.9: two pieces on one place")
        s.site[place] = NEUTRAL if owner.value is None else owner.integer(0, int(s.sides) - 1)


def _read_cards(s: WinterState, seat: int, reader: Reader) -> None:
    cards = reader.items()
    reader.check(len(cards) <= MOST_CARDS, f"must be {MOST_CARDS} at most")
    for place, card in enumerate(cards):
        kind, zone = _exactly(card, 2)
        s.cards[Seat(seat), place] = _index(kind, s.content.cards) * ZONE + _index(zone, ZONE_NAMES)
    s.players[seat].card_count = len(cards)


def _exactly(reader: Reader, count: int) -> list[Reader]:
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def _index(reader: Reader, names: Sequence[str]) -> int:
    return names.index(reader.text(*names))


# -- whole positions


def part_nomads(data: dict[str, Any]) -> dict[str, object]:
    """A saved solo position: the second side at the table is told as the nomads, with what is theirs alone."""
    nothing: dict[str, object] = {key: None if key == "tile" else [] for key in _NOMADS_ONLY}
    data["nomads"] = {**data["players"].pop(), **data.get("nomads", nothing)}
    return data


def load(s: WinterState, top: Reader, steps: Mapping[str, type[Step]]) -> None:
    """Fill an empty table. Shape and ranges are checked here, the invariants by ``check``."""
    lexicon = s.content.lexicon
    _check_lists(s, top)
    joined = _join_nomads(top) if s.solo else top
    try:
        shape.of(type(s)).read(s, joined, lexicon, ("agenda", "dice"))
    except PositionError as error:
        if not s.solo:
            raise
        raise PositionError(str(error).replace("players[1]", "nomads")) from None
    _check_table(s, top)
    _count_pieces(s)
    shape.load_agenda(s, top.at("agenda"), lexicon, steps)
    _check_agenda(s, top.at("agenda"))


def _check_lists(s: WinterState, top: Reader) -> None:
    """Lists that have the wrong length break a clause."""
    top.at("order").check(len(top.at("order").items()) == s.sides, "EW-31.16: must name every seat once")
    if s.solo == 0 and "nomads" in top.value:
        raise top.at("nomads").refuse("is not known here: they play against one player only")
    for player in [*top.at("players").items(), *([top.at("nomads")] if s.solo else [])]:
        stones = player.at("stones")
        stones.check(len(stones.items()) <= STONE_SLOTS, f"EW-31.12: must be {STONE_SLOTS} at most")


def _join_nomads(top: Reader) -> Reader:
    """The nomads as the second of the players."""
    _exactly(top.at("players"), 1)
    nomads = top.at("nomads")
    own = {key: nomads.at(key).value for key in _NOMADS_ONLY}
    player = {key: value for key, value in nomads.value.items() if key not in _NOMADS_ONLY}
    return Reader({**top.value, "players": [*top.value["players"], player], "nomads": own}, top.path)


def _check_table(s: WinterState, top: Reader) -> None:
    top.at("turns").integer(0, int(s.turns_each() * s.sides))
    order = [int(s.order[position]) for position in range(s.sides)]
    top.at("order").check(sorted(order) == list(range(s.sides)), "EW-31.16: must name every seat once")
    top.at("turn").check((s.figure < 0) == (s.column < 0), "needs both a figure and a column, or neither")
    top.at("site").at("tiles").check(len(set(s.tiles)) == SLOTS, "must be different tiles")
    for hex_, name in enumerate(HEX_NAMES):
        base = s.terrain[hex_] == s.content.base
        top.at("terrain").at(name).check(base == (hex_ == BASE), "only 0,0 is the base")
        if s.ice_finds[hex_] >= 0:
            top.at("ice_finds").at(name).check(s.terrain[hex_] == s.content.glacier, "is no glacier")
    rest = top.at("rest_tiles")
    rest.at("open").check(s.rest_open == 0 or s.rest_size > 1, "needs a stack")
    there = 0 if s.rest_held < 0 else s.content.rest_effects[s.rest_held]
    rest.at("effects").check(s.rest_effects >> there == 0, "needs a tile that is held and has them")


def _count_pieces(s: WinterState) -> None:
    """What is on the map is not on the player boards."""
    for owner in s.villages:
        if owner >= 0:
            s.players[owner].villages -= 1
    for side in s.everybody:
        s.players[side].camps -= sum(s.camps[side * HEXES : (side + 1) * HEXES])


def _check_agenda(s: WinterState, reader: Reader) -> None:
    names = [step.NAME for step in s.agenda()]
    if "end_turn" in names and s.figure < 0:
        reader.check("turn_start" in names, "EW-4.20: a turn does not end before a figure is placed")
    reader.check((not names) == (s.phase == OVER), "must be empty exactly when the game is over")


# -- digests: positions keep theirs, so the numbers come in the order in which they were first counted


def numbers(s: WinterState) -> list[int]:
    second = MOST_CULTURE
    return [
        *_table(s),
        *[number for seat in range(SEATS) for number in _side(s, seat)],
        *s.cards,
        *s.display,
        *s.area,
        *s.stones,
        *s.villages,
        *s.ice_finds,
        *s.camps,
        *s.site,
        *_nomads(s),
        *s.colour,
        *s.terrain,
        *s.culture[: s.culture_left[0]],
        *s.culture[second : second + s.culture_left[1]],
        *s.animals[: s.animals_left],
    ]


def _table(s: WinterState) -> list[int]:
    options = s.options
    return [
        s.sides, s.round, s.phase, s.turn_seat, s.turns, s.figure, s.column, s.level, s.first, s.half_labor, s.cultures,
        s.chief_used, s.middle_done, s.bought, s.fresh, s.rest_drawn, s.rest_tipped, s.rest_effects, s.rest_held,
        s.rest_open, s.rest_size, *s.rest_stack, *s.order, *s.symbols, s.items, *s.culture_left, s.animals_left,
        *s.stacks, options.layout, *s.tiles, s.chiefs_open, s.setups_open, options.layout_option, options.draft,
        options.short_game, options.strict_majority, options.ice_finds, options.rest_tiles, s.solo, options.extra_card,
        options.village_tile,
    ]  # fmt: skip


def _side(s: WinterState, seat: int) -> list[int]:
    """A side at the table; a seat where nobody sits has all its pieces at home."""
    player = s.players[seat] if seat < s.sides else Player.blank()
    camps, villages = (player.camps, player.villages) if seat < s.sides else (s.content.camps, s.content.villages)
    return [
        player.food, player.tools, player.score, camps, villages, player.built, player.offering, player.honor,
        player.honor_cell, player.chief, player.side, player.setup_card, player.chief_at,
        *s.tribe_at[seat * SPACES : (seat + 1) * SPACES],
        *s.own_stones[seat * STONE_SLOTS : (seat + 1) * STONE_SLOTS],
        *s.living[seat * SPECIES : (seat + 1) * SPECIES],
        *s.tipped[seat * SPECIES : (seat + 1) * SPECIES],
        player.card_count, player.pile_half_labor,
        *s.points[seat * SOURCES : (seat + 1) * SOURCES],
        *s.history[seat * ROUNDS : (seat + 1) * ROUNDS],
    ]  # fmt: skip


def _nomads(s: WinterState) -> list[int]:
    nomads = s.nomads
    sizes = [nomads.deck_size, nomads.row_size, nomads.pile_size, nomads.maps_left, nomads.maps_shown]
    cards = [*nomads.deck, *nomads.row, *nomads.pile, *nomads.map_deck, *nomads.maps]
    return [*sizes, nomads.tile, nomads.gone, *cards]
