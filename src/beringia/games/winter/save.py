"""Positions of Endless Winter as readable plain data, and back. The format is public: see docs/formats.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from beringia.games.winter.agenda import read_agenda, write_agenda
from beringia.games.winter.codes import DISPLAY, HEXES, JUNCTURES, STACKS, STONES, TILE_EFFECTS
from beringia.games.winter.land import BASE, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.language import COLUMN_NAMES
from beringia.games.winter.nomad_save import KEYS as NOMAD_KEYS
from beringia.games.winter.nomad_save import read_nomads, write_nomads
from beringia.games.winter.setup import set_options
from beringia.games.winter.site import SLOTS
from beringia.games.winter.state import (
    ANIMALS_LEFT,
    AREA,
    BOUGHT,
    BUILT,
    CAMPS,
    CARDS,
    CELL,
    CHIEF,
    CHIEF_AT,
    CHIEF_USED,
    CHIEFS_OPEN,
    COLUMN,
    CULTURE,
    CULTURE_LEFT,
    CULTURES,
    FIGURE,
    FIGURE_NAMES,
    FIRST,
    FOOD,
    FRESH,
    HISTORY,
    HONOR,
    ICE_AT,
    ITEMS,
    LABOR2,
    LAYOUT,
    LEVEL,
    LEVEL_NAMES,
    LIVING,
    MIDDLE_DONE,
    MOST_CARDS,
    NEUTRAL,
    NOMADS,
    OFFERING,
    ORDER,
    OWN,
    PHASE,
    PHASE_NAMES,
    PILE_LABOR2,
    POINTS,
    REST_DRAWN,
    REST_EFFECTS,
    REST_HELD,
    REST_OPEN,
    REST_SIZE,
    REST_STACK,
    REST_TIPPED,
    ROUND,
    SCORE,
    SETUP_CARD,
    SETUPS_OPEN,
    SIDE,
    SOLO,
    SOURCE_NAMES,
    STACK,
    STONE,
    STONES_AT,
    SYMBOL,
    TILE,
    TIPPED,
    TOOLS,
    TRIBE_AT,
    TURN_SEAT,
    TURNS,
    VILLAGE_AT,
    VILLAGES,
    ZONE,
    ZONE_NAMES,
    WinterState,
    empty_state,
)
from beringia.games.winter.table import MOST_CULTURE, SPACE_NAMES, Table
from beringia.kernel.dice import dice_from_reader, dice_to_dict
from beringia.kernel.reader import Reader
from beringia.kernel.rules import OptionValue
from beringia.kernel.state import NOBODY

#: Entries of ``now`` and of a player that are written as they are, with the most they can be.
_TURN_NUMBERS: Final = [("labor2", LABOR2, 400), ("cultures", CULTURES, 60)]
_TURN_FLAGS: Final = [
    ("first", FIRST), ("chief_used", CHIEF_USED), ("middle_done", MIDDLE_DONE), ("drawn", REST_DRAWN),
    ("tipped", REST_TIPPED),
]  # fmt: skip
_NUMBERS: Final = [
    ("food", FOOD, 20), ("tools", TOOLS, 20), ("score", SCORE, 10_000), ("built", BUILT, 20),
    ("offering", OFFERING, 20), ("honor", HONOR, 20), ("pile_labor2", PILE_LABOR2, 400),
]  # fmt: skip


def to_dict(s: WinterState) -> dict[str, object]:
    table = s.table
    now = s.now
    second = MOST_CULTURE
    layout = int(now[LAYOUT])
    pieces: list[list[int | None]] = []
    for place in range(table.site.size[layout]):
        if s.site[place] >= 0:
            pieces.append([*table.site.spot(layout, place), None if s.site[place] == NEUTRAL else int(s.site[place])])
    turn: dict[str, object] = {
        "seat": _seat_or_none(now[TURN_SEAT]),
        "figure": _named(FIGURE_NAMES, now[FIGURE]),
        "column": _named(SPACE_NAMES, now[COLUMN]),
        "level": LEVEL_NAMES[now[LEVEL]],
        "bought": _stacks(s, now[BOUGHT]),
        "fresh": _stacks(s, now[FRESH]),
    }
    turn.update({name: int(now[entry]) for name, entry, _ in _TURN_NUMBERS})
    turn.update({name: now[entry] == 1 for name, entry in _TURN_FLAGS})
    data: dict[str, object] = {
        "round": int(now[ROUND]),
        "phase": PHASE_NAMES[now[PHASE]],
        "turns": int(now[TURNS]),
        "turn": turn,
        "order": [int(now[ORDER + position]) for position in range(s.players())],
        "symbols": [_figure(now[SYMBOL + column]) for column in range(len(COLUMN_NAMES))],
        "items": int(now[ITEMS]),
        "stacks": {table.cards[table.stack_kind[stack]]: int(now[STACK + stack]) for stack in range(STACKS)},
        "culture": {
            "display": [_named(table.cards, s.board[CULTURE + place]) for place in range(DISPLAY)],
            "decks": [
                [table.cards[kind] for kind in s.culture[: now[CULTURE_LEFT]]],
                [table.cards[kind] for kind in s.culture[second : second + now[CULTURE_LEFT + 1]]],
            ],
        },
        "animals": {
            "area": [_named(table.animals, s.board[AREA + place]) for place in range(table.area)],
            "deck": [table.animals[animal] for animal in s.animals[: now[ANIMALS_LEFT]]],
        },
        "stones": [_named(table.stones, s.board[STONES_AT + space]) for space in range(STONES)],
        "terrain": {HEX_NAMES[hex_]: table.terrains[s.terrain[hex_]] for hex_ in range(HEXES)},
        "ice_finds": {
            HEX_NAMES[hex_]: [table.ice_finds[s.board[ICE_AT + hex_] // 2], s.board[ICE_AT + hex_] % 2 == 1]
            for hex_ in range(HEXES)
            if s.board[ICE_AT + hex_] >= 0
        },
        "villages": {
            JUNCTURE_NAMES[n]: int(s.board[VILLAGE_AT + n]) for n in range(JUNCTURES) if s.board[VILLAGE_AT + n] >= 0
        },
        "site": {"tiles": [table.tiles[now[TILE + slot]] for slot in range(SLOTS)], "pieces": pieces},
        "rest_tiles": {
            "stack": [table.rest_tiles[now[REST_STACK + place]] for place in range(now[REST_SIZE])],
            "open": now[REST_OPEN] == 1,
            "held": _named(table.rest_tiles, now[REST_HELD]),
            "effects": [n for n in range(TILE_EFFECTS) if now[REST_EFFECTS] >> n & 1],
        },
        "draft": {
            "chiefs": [name for n, name in enumerate(table.chiefs) if now[CHIEFS_OPEN] >> n & 1],
            "setups": [name for n, name in enumerate(table.setups) if now[SETUPS_OPEN] >> n & 1],
        },
        "players": [_player(s, seat) for seat in range(s.seats())],
        "agenda": write_agenda(s),
        "dice": dice_to_dict(s.dice),
    }
    if now[SOLO]:
        data["nomads"] = {**_player(s, NOMADS), **write_nomads(s)}
    return data


def _player(s: WinterState, seat: int) -> dict[str, object]:
    at = seat * OWN
    table = s.table
    player: dict[str, object] = {name: int(s.own[at + entry]) for name, entry, _ in _NUMBERS}
    player["honor_cell"] = _seat_or_none(s.own[at + CELL])
    player["chief"] = _named(table.chiefs, s.own[at + CHIEF])
    player["side"] = "ab"[s.own[at + SIDE]]
    player["setup"] = _named(table.setups, s.own[at + SETUP_CARD])
    player["chief_at"] = _named(SPACE_NAMES, s.own[at + CHIEF_AT])
    player["tribe_at"] = [name for n, name in enumerate(SPACE_NAMES) for _ in range(s.own[at + TRIBE_AT + n])]
    player["stones"] = [table.stones[s.own[at + STONE + slot]] for slot in range(s.stones_owned(seat))]
    player["living"] = _animals(s, at + LIVING)
    player["tipped"] = _animals(s, at + TIPPED)
    player["camps"] = {
        HEX_NAMES[hex_]: int(s.camps[seat * HEXES + hex_]) for hex_ in range(HEXES) if s.camps[seat * HEXES + hex_]
    }
    player["points"] = {name: int(s.own[at + POINTS + n]) for n, name in enumerate(SOURCE_NAMES)}
    player["history"] = [int(s.own[at + HISTORY + n]) for n in range(table.rounds)]
    cards = [s.cards[seat * MOST_CARDS + place] for place in range(s.own[at + CARDS])]
    # In the order in which they came to where they are; the last card of the deck is on top.
    player["cards"] = [[table.cards[card // ZONE], ZONE_NAMES[card % ZONE]] for card in cards]
    return player


def _named(names: Sequence[str], number: i64) -> str | None:
    return names[number] if number >= 0 else None


def _seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def _stacks(s: WinterState, bits: i64) -> list[str]:
    return [s.table.cards[s.table.stack_kind[stack]] for stack in range(STACKS) if bits >> stack & 1]


def _figure(figure: i64) -> list[object] | None:
    return [int(figure // 2), FIGURE_NAMES[figure % 2]] if figure >= 0 else None


def _animals(s: WinterState, at: int) -> dict[str, int]:
    return {name: int(s.own[at + n]) for n, name in enumerate(s.table.animals) if s.own[at + n]}


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
    s.now[ROUND] = top.at("round").integer(1, int(table.rounds))
    s.now[PHASE] = PHASE_NAMES.index(top.at("phase").text(*PHASE_NAMES))
    sides = int(s.players())
    s.now[TURNS] = top.at("turns").integer(0, int(s.turns_each()) * sides)
    s.now[ITEMS] = top.at("items").integer(0, 2**HEXES - 1)
    order = top.at("order").integers(0, sides - 1)
    top.at("order").check(sorted(order) == list(range(sides)), "EW-31.16: must name every seat once")
    for position, seat in enumerate(order):
        s.now[ORDER + position] = seat
    for column, entry in enumerate(_exactly(top.at("symbols"), len(COLUMN_NAMES))):
        if entry.value is not None:
            who, figure = _exactly(entry, 2)
            s.now[SYMBOL + column] = 2 * who.integer(0, sides - 1) + _index(figure, FIGURE_NAMES)
    _read_turn(s, top.at("turn"))
    _read_market(s, top)
    _read_land(s, top)
    _read_site(s, top.at("site").only("tiles", "pieces"))
    _read_tiles(s, top)
    for seat, player in enumerate(_exactly(top.at("players"), seats)):
        _read_player(s, seat, player)
    if s.now[SOLO]:
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
    s.now[TURN_SEAT] = NOBODY if seat.value is None else seat.integer(0, int(s.players()) - 1)
    s.now[FIGURE] = _index_or_none(turn.at("figure"), FIGURE_NAMES)
    s.now[COLUMN] = _index_or_none(turn.at("column"), SPACE_NAMES)
    s.now[LEVEL] = _index(turn.at("level"), LEVEL_NAMES)
    turn.check((s.now[FIGURE] < 0) == (s.now[COLUMN] < 0), "needs both a figure and a column, or neither")
    for key, entry in (("bought", BOUGHT), ("fresh", FRESH)):
        for item in turn.at(key).items():
            s.now[entry] |= 1 << s.table.kind_stack[_index(item, s.table.cards)]
    for name, entry, most in _TURN_NUMBERS:
        s.now[entry] = turn.at(name).integer(0, most)
    for name, entry in _TURN_FLAGS:
        s.now[entry] = int(turn.at(name).boolean())


def _read_market(s: WinterState, top: Reader) -> None:
    table = s.table
    stacks = [table.cards[table.stack_kind[stack]] for stack in range(STACKS)]
    reader = top.at("stacks").only(*stacks)
    for stack, name in enumerate(stacks):
        s.now[STACK + stack] = reader.at(name).integer(0, int(table.copies))
    culture = top.at("culture").only("display", "decks")
    eras = [[name for kind, name in enumerate(table.cards) if table.era[kind] == era] for era in (1, 2)]
    for place, card in enumerate(_exactly(culture.at("display"), DISPLAY)):
        if card.value is not None:
            s.board[CULTURE + place] = table.cards.index(card.text(*eras[0], *eras[1]))
    for era, deck in enumerate(_exactly(culture.at("decks"), 2)):
        cards = deck.items()
        deck.check(len(cards) <= len(eras[era]), "holds more cards than there are")
        for place, card in enumerate(cards):
            s.culture[era * MOST_CULTURE + place] = table.cards.index(card.text(*eras[era]))
        s.now[CULTURE_LEFT + era] = len(cards)
    animals = top.at("animals").only("area", "deck")
    for place, animal in enumerate(_exactly(animals.at("area"), int(table.area))):
        s.board[AREA + place] = _index_or_none(animal, table.animals)
    deck = animals.at("deck")
    deck.check(len(deck.items()) <= table.animal_total, "holds more animals than there are")
    for place, animal in enumerate(deck.items()):
        s.animals[place] = _index(animal, table.animals)
    s.now[ANIMALS_LEFT] = len(deck.items())
    for space, stone in enumerate(_exactly(top.at("stones"), STONES)):
        s.board[STONES_AT + space] = _index_or_none(stone, table.stones)


def _read_land(s: WinterState, top: Reader) -> None:
    terrain = top.at("terrain")
    for hex_, name in enumerate(HEX_NAMES):
        s.terrain[hex_] = _index(terrain.at(name), s.table.terrains)
        terrain.at(name).check((s.terrain[hex_] == s.table.base) == (hex_ == BASE), "only 0,0 is the base")
    terrain.only(*HEX_NAMES)
    for hex_, entry in _keys(top.at("ice_finds"), HEX_NAMES):
        tile, turned = _exactly(entry, 2)
        entry.check(s.terrain[hex_] == s.table.glacier, "is no glacier")
        s.board[ICE_AT + hex_] = 2 * _index(tile, s.table.ice_finds) + int(turned.boolean())
    for juncture, entry in _keys(top.at("villages"), JUNCTURE_NAMES):
        seat = entry.integer(0, int(s.players()) - 1)
        s.board[VILLAGE_AT + juncture] = seat
        s.own[seat * OWN + VILLAGES] -= 1


def _read_site(s: WinterState, site: Reader) -> None:
    table = s.table
    tiles = [_index(tile, table.tiles) for tile in _exactly(site.at("tiles"), SLOTS)]
    site.at("tiles").check(len(set(tiles)) == SLOTS, "must be different tiles")
    for slot, tile in enumerate(tiles):
        s.now[TILE + slot] = tile
    layout = int(s.now[LAYOUT])
    places = {table.site.spot(layout, place): place for place in range(table.site.size[layout])}
    for piece in site.at("pieces").items():
        x, y, level, owner = _exactly(piece, 4)
        spot = (x.integer(0, 99), y.integer(0, 99), level.integer(0, 9))
        piece.check(spot in places, f"there is no such place in layout {table.site.names[layout]}")
        place = places[spot]
        piece.check(s.site[place] < 0, "EW-31.9: two pieces on one place")
        s.site[place] = NEUTRAL if owner.value is None else owner.integer(0, int(s.players()) - 1)


def _read_tiles(s: WinterState, top: Reader) -> None:
    table = s.table
    rest = top.at("rest_tiles").only("stack", "open", "held", "effects")
    for item in rest.at("stack").items():
        rest.at("stack").check(s.now[REST_SIZE] < len(table.rest_tiles), "holds more tiles than there are")
        s.now[REST_STACK + s.now[REST_SIZE]] = _index(item, table.rest_tiles)
        s.now[REST_SIZE] += 1
    s.now[REST_OPEN] = int(rest.at("open").boolean())
    s.now[REST_HELD] = _index_or_none(rest.at("held"), table.rest_tiles)
    rest.at("open").check(s.now[REST_OPEN] == 0 or s.now[REST_SIZE] > 1, "needs a stack")
    for item in rest.at("effects").items():
        held = s.now[REST_HELD]
        item.check(held >= 0, "needs a tile that is held")
        s.now[REST_EFFECTS] |= 1 << item.integer(0, int(table.rest_effects[held]) - 1)
    draft = top.at("draft").only("chiefs", "setups")
    for item in draft.at("chiefs").items():
        s.now[CHIEFS_OPEN] |= 1 << _index(item, table.chiefs)
    for item in draft.at("setups").items():
        s.now[SETUPS_OPEN] |= 1 << _index(item, table.setups)


def _read_player(s: WinterState, seat: int, player: Reader, more: Sequence[str] = ()) -> None:
    player.only(
        *[name for name, _, _ in _NUMBERS], "honor_cell", "chief", "side", "setup", "chief_at", "tribe_at", "stones",
        "living", "tipped", "camps", "points", "history", "cards", *more,
    )  # fmt: skip
    table = s.table
    at = seat * OWN
    for name, entry, most in _NUMBERS:
        s.own[at + entry] = player.at(name).integer(0, most)
    cell = player.at("honor_cell")
    s.own[at + CELL] = NOBODY if cell.value is None else cell.integer(0, 3)
    s.own[at + CHIEF] = _index_or_none(player.at("chief"), table.chiefs)
    s.own[at + SIDE] = _index(player.at("side"), ["a", "b"])
    s.own[at + SETUP_CARD] = _index_or_none(player.at("setup"), table.setups)
    s.own[at + CHIEF_AT] = _index_or_none(player.at("chief_at"), SPACE_NAMES)
    for space in player.at("tribe_at").items():
        s.own[at + TRIBE_AT + _index(space, SPACE_NAMES)] += 1
    stones = player.at("stones").items()
    player.at("stones").check(len(stones) <= table.stones_each, f"EW-31.12: must be {table.stones_each} at most")
    for slot, stone in enumerate(stones):
        s.own[at + STONE + slot] = _index(stone, table.stones)
    for key, entry in (("living", LIVING), ("tipped", TIPPED)):
        for animal, number in _keys(player.at(key), table.animals):
            s.own[at + entry + animal] = number.integer(0, int(table.animal_copies[animal]))
    for hex_, number in _keys(player.at("camps"), HEX_NAMES):
        s.camps[seat * HEXES + hex_] = number.integer(1, int(table.camps))
        s.own[at + CAMPS] -= s.camps[seat * HEXES + hex_]
    for source, points in _keys(player.at("points"), SOURCE_NAMES):
        s.own[at + POINTS + source] = points.integer(0, 10_000)
    for index, score in enumerate(_exactly(player.at("history"), int(table.rounds))):
        s.own[at + HISTORY + index] = score.integer(0, 10_000)
    cards = player.at("cards").items()
    player.at("cards").check(len(cards) <= MOST_CARDS, f"must be {MOST_CARDS} at most")
    for place, card in enumerate(cards):
        kind, zone = _exactly(card, 2)
        s.cards[seat * MOST_CARDS + place] = _index(kind, table.cards) * ZONE + _index(zone, ZONE_NAMES)
    s.own[at + CARDS] = len(cards)
