"""Positions of Endless Winter as readable plain data, and back. The format is public: see docs/formats.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.agenda import read_agenda, write_agenda
from beringia.games.winter.land import BASE, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.language import COLUMN_NAMES
from beringia.games.winter.nomad_save import KEYS as NOMAD_KEYS
from beringia.games.winter.nomad_save import read_nomads, write_nomads
from beringia.games.winter.setup import set_options
from beringia.games.winter.site import SLOTS
from beringia.games.winter.state import (
    FIGURE_NAMES,
    LEVEL_NAMES,
    MOST_CARDS,
    NEUTRAL,
    NOMADS,
    PHASE_NAMES,
    SOURCE_NAMES,
    SOURCES,
    ZONE,
    ZONE_NAMES,
    WinterState,
    empty_state,
)
from beringia.games.winter.table import MOST_CULTURE, SPACE_NAMES, Table
from beringia.games.winter.terms import (
    ALL_HEXES,
    ALL_STACKS,
    DISPLAY,
    HEXES,
    JUNCTURES,
    ROUNDS,
    SPACES,
    SPECIES,
    STONE_SLOTS,
    STONES,
    TILE_EFFECTS,
    Seat,
)
from beringia.kernel.dice import dice_from_reader, dice_to_dict
from beringia.kernel.reader import Reader
from beringia.kernel.rules import OptionValue
from beringia.kernel.state import NOBODY

#: Fields of the state and of a player that are written as they are, with the most they can be.
_TURN_NUMBERS: Final = [("labor2", "half_labor", 400), ("cultures", "cultures", 60)]
_TURN_FLAGS: Final = [
    ("first", "first"), ("chief_used", "chief_used"), ("middle_done", "middle_done"), ("drawn", "rest_drawn"),
    ("tipped", "rest_tipped"),
]  # fmt: skip
_NUMBERS: Final = [
    ("food", "food", 20), ("tools", "tools", 20), ("score", "score", 10_000), ("built", "built", 20),
    ("offering", "offering", 20), ("honor", "honor", 20), ("pile_labor2", "pile_half_labor", 400),
]  # fmt: skip


def to_dict(s: WinterState) -> dict[str, object]:
    table = s.table
    second = MOST_CULTURE
    layout = int(s.layout)
    pieces: list[list[int | None]] = []
    for place in range(table.site.size[layout]):
        if s.site[place] >= 0:
            pieces.append([*table.site.spot(layout, place), None if s.site[place] == NEUTRAL else int(s.site[place])])
    turn: dict[str, object] = {
        "seat": _seat_or_none(Seat(s.turn_seat)),
        "figure": _named(FIGURE_NAMES, s.figure),
        "column": _named(SPACE_NAMES, s.column),
        "level": LEVEL_NAMES[s.level],
        "bought": _stacks(s, s.bought),
        "fresh": _stacks(s, s.fresh),
    }
    turn.update({name: int(getattr(s, entry)) for name, entry, _ in _TURN_NUMBERS})
    turn.update({name: getattr(s, entry) == 1 for name, entry in _TURN_FLAGS})
    data: dict[str, object] = {
        "round": int(s.round),
        "phase": PHASE_NAMES[s.phase],
        "turns": int(s.turns),
        "turn": turn,
        "order": [int(s.order[position]) for position in range(s.sides)],
        "symbols": [_figure(s.symbols[column]) for column in range(len(COLUMN_NAMES))],
        "items": int(s.items),
        "stacks": {table.cards[table.stack_kind[stack]]: int(s.stacks[stack]) for stack in ALL_STACKS},
        "culture": {
            "display": [_named(table.cards, s.display[place]) for place in range(DISPLAY)],
            "decks": [
                [table.cards[kind] for kind in s.culture[: s.culture_left[0]]],
                [table.cards[kind] for kind in s.culture[second : second + s.culture_left[1]]],
            ],
        },
        "animals": {
            "area": [_named(table.animals, s.area[place]) for place in range(table.area)],
            "deck": [table.animals[animal] for animal in s.animals[: s.animals_left]],
        },
        "stones": [_named(table.stones, s.stones[space]) for space in range(STONES)],
        "terrain": {HEX_NAMES[hex_]: table.terrains[s.terrain[hex_]] for hex_ in ALL_HEXES},
        "ice_finds": {
            HEX_NAMES[hex_]: [table.ice_finds[s.ice_finds[hex_] // 2], s.ice_finds[hex_] % 2 == 1]
            for hex_ in ALL_HEXES
            if s.ice_finds[hex_] >= 0
        },
        "villages": {JUNCTURE_NAMES[n]: int(s.villages[n]) for n in range(JUNCTURES) if s.villages[n] >= 0},
        "site": {"tiles": [table.tiles[s.tiles[slot]] for slot in range(SLOTS)], "pieces": pieces},
        "rest_tiles": {
            "stack": [table.rest_tiles[s.rest_stack[place]] for place in range(s.rest_size)],
            "open": s.rest_open == 1,
            "held": _named(table.rest_tiles, s.rest_held),
            "effects": [n for n in range(TILE_EFFECTS) if s.rest_effects >> n & 1],
        },
        "draft": {
            "chiefs": [name for n, name in enumerate(table.chiefs) if s.chiefs_open >> n & 1],
            "setups": [name for n, name in enumerate(table.setups) if s.setups_open >> n & 1],
        },
        "players": [_player(s, Seat(seat)) for seat in range(s.seats())],
        "agenda": write_agenda(s),
        "dice": dice_to_dict(s.dice),
    }
    if s.solo:
        data["nomads"] = {**_player(s, NOMADS), **write_nomads(s)}
    return data


def _player(s: WinterState, seat: Seat) -> dict[str, object]:
    player = s.players[seat]
    table = s.table
    data: dict[str, object] = {name: int(getattr(player, entry)) for name, entry, _ in _NUMBERS}
    data["honor_cell"] = _seat_or_none(Seat(player.honor_cell))
    data["chief"] = _named(table.chiefs, player.chief)
    data["side"] = "ab"[player.side]
    data["setup"] = _named(table.setups, player.setup_card)
    data["chief_at"] = _named(SPACE_NAMES, player.chief_at)
    data["tribe_at"] = [name for n, name in enumerate(SPACE_NAMES) for _ in range(s.tribe_at[seat * SPACES + n])]
    data["stones"] = [table.stones[s.own_stones[seat * STONE_SLOTS + slot]] for slot in range(s.stones_owned(seat))]
    data["living"] = _animals(s, s.living, seat)
    data["tipped"] = _animals(s, s.tipped, seat)
    data["camps"] = {
        HEX_NAMES[hex_]: int(s.camps[seat * HEXES + hex_]) for hex_ in ALL_HEXES if s.camps[seat * HEXES + hex_]
    }
    data["points"] = {name: int(s.points[seat * SOURCES + n]) for n, name in enumerate(SOURCE_NAMES)}
    data["history"] = [int(s.history[seat * ROUNDS + n]) for n in range(table.rounds)]
    cards = [s.cards[seat * MOST_CARDS + place] for place in range(player.card_count)]
    # In the order in which they came to where they are; the last card of the deck is on top.
    data["cards"] = [[table.cards[card // ZONE], ZONE_NAMES[card % ZONE]] for card in cards]
    return data


def _named(names: Sequence[str], number: i64) -> str | None:
    return names[number] if number >= 0 else None


def _seat_or_none(seat: Seat) -> int | None:
    return int(seat) if seat >= 0 else None


def _stacks(s: WinterState, bits: i64) -> list[str]:
    return [s.table.cards[s.table.stack_kind[stack]] for stack in ALL_STACKS if bits >> stack & 1]


def _figure(figure: i64) -> list[object] | None:
    return [int(figure // 2), FIGURE_NAMES[figure % 2]] if figure >= 0 else None


def _animals(s: WinterState, counts: vec[i64], seat: Seat) -> dict[str, int]:
    own = counts[seat * SPECIES : (seat + 1) * SPECIES]
    return {name: int(own[n]) for n, name in enumerate(s.table.animals) if own[n]}


# -- reading


def from_dict(table: Table, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> WinterState:
    """The state that ``to_dict`` wrote. Shape and ranges are checked here, the invariants by ``check``."""
    top = Reader(data, "state").only(
        "round", "phase", "turns", "turn", "order", "symbols", "items", "stacks", "culture", "animals", "stones",
        "terrain", "ice_finds", "villages", "site", "rest_tiles", "draft", "players", "agenda", "dice",
        *(["nomads"] if seats == 1 else []),
    )  # fmt: skip
    s = empty_state(table, seats, dice_from_reader(top.at("dice")))
    set_options(s, options)
    s.round = top.at("round").integer(1, int(table.rounds))
    s.phase = PHASE_NAMES.index(top.at("phase").text(*PHASE_NAMES))
    sides = int(s.sides)
    s.turns = top.at("turns").integer(0, int(s.turns_each()) * sides)
    s.items = top.at("items").integer(0, 2**HEXES - 1)
    order = top.at("order").integers(0, sides - 1)
    top.at("order").check(sorted(order) == list(range(sides)), "EW-31.16: must name every seat once")
    for position, seat in enumerate(order):
        s.order[position] = seat
    for column, entry in enumerate(_exactly(top.at("symbols"), len(COLUMN_NAMES))):
        if entry.value is not None:
            who, figure = _exactly(entry, 2)
            s.symbols[column] = 2 * who.integer(0, sides - 1) + _index(figure, FIGURE_NAMES)
    _read_turn(s, top.at("turn"))
    _read_market(s, top)
    _read_land(s, top)
    _read_site(s, top.at("site").only("tiles", "pieces"))
    _read_tiles(s, top)
    for seat, player in enumerate(_exactly(top.at("players"), seats)):
        _read_player(s, Seat(seat), player)
    if s.solo:
        _read_player(s, NOMADS, top.at("nomads"), NOMAD_KEYS)
        read_nomads(s, top.at("nomads"))
    read_agenda(s, top.at("agenda"))
    return s


def _exactly(reader: Reader, count: int) -> list[Reader]:
    items = reader.items()
    reader.check(len(items) == count, f"must have {count} entries, not {len(items)}")
    return items


def _index(reader: Reader, names: Sequence[str]) -> int:
    return names.index(reader.text(*names))


def _index_or_none(reader: Reader, names: Sequence[str]) -> int:
    return NOBODY if reader.value is None else _index(reader, names)


def _keys(reader: Reader, names: Sequence[str]) -> list[tuple[int, Reader]]:
    """The entries of a table whose keys are names of things."""
    reader.only(*names)
    return [(names.index(str(key)), reader.at(str(key))) for key in reader.value]


def _read_turn(s: WinterState, turn: Reader) -> None:
    turn.only(
        "seat", "figure", "column", "level", "bought", "fresh",
        *[name for name, _, _ in _TURN_NUMBERS], *[name for name, _ in _TURN_FLAGS],
    )  # fmt: skip
    seat = turn.at("seat")
    s.turn_seat = NOBODY if seat.value is None else seat.integer(0, int(s.sides) - 1)
    s.figure = _index_or_none(turn.at("figure"), FIGURE_NAMES)
    s.column = _index_or_none(turn.at("column"), SPACE_NAMES)
    s.level = _index(turn.at("level"), LEVEL_NAMES)
    turn.check((s.figure < 0) == (s.column < 0), "needs both a figure and a column, or neither")
    for item in turn.at("bought").items():
        s.bought |= 1 << s.table.kind_stack[_index(item, s.table.cards)]
    for item in turn.at("fresh").items():
        s.fresh |= 1 << s.table.kind_stack[_index(item, s.table.cards)]
    for name, entry, most in _TURN_NUMBERS:
        setattr(s, entry, turn.at(name).integer(0, most))
    for name, entry in _TURN_FLAGS:
        setattr(s, entry, int(turn.at(name).boolean()))


def _read_market(s: WinterState, top: Reader) -> None:
    table = s.table
    stacks = [table.cards[table.stack_kind[stack]] for stack in ALL_STACKS]
    reader = top.at("stacks").only(*stacks)
    for stack, name in enumerate(stacks):
        s.stacks[stack] = reader.at(name).integer(0, int(table.copies))
    culture = top.at("culture").only("display", "decks")
    eras = [[name for kind, name in enumerate(table.cards) if table.era[kind] == era] for era in (1, 2)]
    for place, card in enumerate(_exactly(culture.at("display"), DISPLAY)):
        if card.value is not None:
            s.display[place] = table.cards.index(card.text(*eras[0], *eras[1]))
    for era, deck in enumerate(_exactly(culture.at("decks"), 2)):
        cards = deck.items()
        deck.check(len(cards) <= len(eras[era]), "holds more cards than there are")
        for place, card in enumerate(cards):
            s.culture[era * MOST_CULTURE + place] = table.cards.index(card.text(*eras[era]))
        s.culture_left[era] = len(cards)
    animals = top.at("animals").only("area", "deck")
    for place, animal in enumerate(_exactly(animals.at("area"), int(table.area))):
        s.area[place] = _index_or_none(animal, table.animals)
    deck = animals.at("deck")
    deck.check(len(deck.items()) <= table.animal_total, "holds more animals than there are")
    for place, animal in enumerate(deck.items()):
        s.animals[place] = _index(animal, table.animals)
    s.animals_left = len(deck.items())
    for space, stone in enumerate(_exactly(top.at("stones"), STONES)):
        s.stones[space] = _index_or_none(stone, table.stones)


def _read_land(s: WinterState, top: Reader) -> None:
    terrain = top.at("terrain")
    for hex_, name in enumerate(HEX_NAMES):
        s.terrain[hex_] = _index(terrain.at(name), s.table.terrains)
        terrain.at(name).check((s.terrain[hex_] == s.table.base) == (hex_ == BASE), "only 0,0 is the base")
    terrain.only(*HEX_NAMES)
    for hex_, entry in _keys(top.at("ice_finds"), HEX_NAMES):
        tile, turned = _exactly(entry, 2)
        entry.check(s.terrain[hex_] == s.table.glacier, "is no glacier")
        s.ice_finds[hex_] = 2 * _index(tile, s.table.ice_finds) + int(turned.boolean())
    for juncture, entry in _keys(top.at("villages"), JUNCTURE_NAMES):
        seat = entry.integer(0, int(s.sides) - 1)
        s.villages[juncture] = seat
        s.players[seat].villages -= 1


def _read_site(s: WinterState, site: Reader) -> None:
    table = s.table
    tiles = [_index(tile, table.tiles) for tile in _exactly(site.at("tiles"), SLOTS)]
    site.at("tiles").check(len(set(tiles)) == SLOTS, "must be different tiles")
    for slot, tile in enumerate(tiles):
        s.tiles[slot] = tile
    layout = int(s.layout)
    places = {table.site.spot(layout, place): place for place in range(table.site.size[layout])}
    for piece in site.at("pieces").items():
        x, y, level, owner = _exactly(piece, 4)
        spot = (x.integer(0, 99), y.integer(0, 99), level.integer(0, 9))
        piece.check(spot in places, f"there is no such place in layout {table.site.names[layout]}")
        place = places[spot]
        piece.check(s.site[place] < 0, "EW-31.9: two pieces on one place")
        s.site[place] = NEUTRAL if owner.value is None else owner.integer(0, int(s.sides) - 1)


def _read_tiles(s: WinterState, top: Reader) -> None:
    table = s.table
    rest = top.at("rest_tiles").only("stack", "open", "held", "effects")
    for item in rest.at("stack").items():
        rest.at("stack").check(s.rest_size < len(table.rest_tiles), "holds more tiles than there are")
        s.rest_stack[s.rest_size] = _index(item, table.rest_tiles)
        s.rest_size += 1
    s.rest_open = int(rest.at("open").boolean())
    s.rest_held = _index_or_none(rest.at("held"), table.rest_tiles)
    rest.at("open").check(s.rest_open == 0 or s.rest_size > 1, "needs a stack")
    for item in rest.at("effects").items():
        held = s.rest_held
        item.check(held >= 0, "needs a tile that is held")
        s.rest_effects |= 1 << item.integer(0, int(table.rest_effects[held]) - 1)
    draft = top.at("draft").only("chiefs", "setups")
    for item in draft.at("chiefs").items():
        s.chiefs_open |= 1 << _index(item, table.chiefs)
    for item in draft.at("setups").items():
        s.setups_open |= 1 << _index(item, table.setups)


def _read_player(s: WinterState, seat: Seat, reader: Reader, more: Sequence[str] = ()) -> None:
    reader.only(
        *[name for name, _, _ in _NUMBERS], "honor_cell", "chief", "side", "setup", "chief_at", "tribe_at", "stones",
        "living", "tipped", "camps", "points", "history", "cards", *more,
    )  # fmt: skip
    table = s.table
    player = s.players[seat]
    for name, entry, most in _NUMBERS:
        setattr(player, entry, reader.at(name).integer(0, most))
    cell = reader.at("honor_cell")
    player.honor_cell = NOBODY if cell.value is None else cell.integer(0, 3)
    player.chief = _index_or_none(reader.at("chief"), table.chiefs)
    player.side = _index(reader.at("side"), ["a", "b"])
    player.setup_card = _index_or_none(reader.at("setup"), table.setups)
    player.chief_at = _index_or_none(reader.at("chief_at"), SPACE_NAMES)
    for space in reader.at("tribe_at").items():
        s.tribe_at[seat * SPACES + _index(space, SPACE_NAMES)] += 1
    stones = reader.at("stones").items()
    reader.at("stones").check(len(stones) <= table.stones_each, f"EW-31.12: must be {table.stones_each} at most")
    for slot, stone in enumerate(stones):
        s.own_stones[seat * STONE_SLOTS + slot] = _index(stone, table.stones)
    for key, counts in (("living", s.living), ("tipped", s.tipped)):
        for animal, number in _keys(reader.at(key), table.animals):
            counts[seat * SPECIES + animal] = number.integer(0, int(table.animal_copies[animal]))
    for hex_, number in _keys(reader.at("camps"), HEX_NAMES):
        s.camps[seat * HEXES + hex_] = number.integer(1, int(table.camps))
        player.camps -= s.camps[seat * HEXES + hex_]
    for source, points in _keys(reader.at("points"), SOURCE_NAMES):
        s.points[seat * SOURCES + source] = points.integer(0, 10_000)
    for index, score in enumerate(_exactly(reader.at("history"), int(table.rounds))):
        s.history[seat * ROUNDS + index] = score.integer(0, 10_000)
    cards = reader.at("cards").items()
    reader.at("cards").check(len(cards) <= MOST_CARDS, f"must be {MOST_CARDS} at most")
    for place, card in enumerate(cards):
        kind, zone = _exactly(card, 2)
        s.cards[seat * MOST_CARDS + place] = _index(kind, table.cards) * ZONE + _index(zone, ZONE_NAMES)
    player.card_count = len(cards)
