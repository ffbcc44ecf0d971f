"""Section 30 of the rules: what a seat, or a spectator, may see."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from beringia.games.winter import cards, ending, nomad_scoring
from beringia.games.winter.codes import DISPLAY, HEXES, JUNCTURES, STACKS, STONES
from beringia.games.winter.eclipse import has_majority
from beringia.games.winter.land import CORNERS, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.language import COLUMN_NAMES
from beringia.games.winter.site import SLOTS
from beringia.games.winter.state import (
    ANIMALS_LEFT,
    AREA,
    BUILT,
    BY_CARDS,
    BY_GOODS,
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
    DECK,
    DECK_SEEN,
    DISCARD_PILE,
    ECLIPSE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    FIGURE,
    FIGURE_NAMES,
    FIRST,
    FOOD,
    GRAVES,
    GRAVES_SEEN,
    HAND,
    HAND_SEEN,
    HISTORY,
    HONOR,
    ICE_AT,
    IN_PLAY,
    LABOR2,
    LAYOUT,
    LEVEL,
    LEVEL_NAMES,
    LIVING,
    MAP_SHOWN,
    MAPS_LEFT,
    MAPS_SHOWN,
    MIDDLE_DONE,
    MOST_CARDS,
    NEUTRAL,
    NOMAD_LEFT,
    NOMAD_PILE,
    NOMAD_PILE_CARD,
    NOMADS,
    OFFERING,
    ORDER,
    OVER,
    OWN,
    PHASE,
    PHASE_NAMES,
    PILE_LABOR2,
    POINTS,
    READY,
    REST_EFFECTS,
    REST_HELD,
    REST_OPEN,
    REST_SIZE,
    REST_STACK,
    ROUND,
    ROW,
    ROW_SIZE,
    SCORE,
    SETUP_CARD,
    SETUPS_OPEN,
    SIDE,
    SOLO,
    SOURCE_NAMES,
    SOURCES,
    STACK,
    STONE,
    STONES_AT,
    SYMBOL,
    TILE,
    TILE_AT,
    TIPPED,
    TOOLS,
    TRIBE_AT,
    TURN_SEAT,
    TURNS,
    VILLAGE_AT,
    VILLAGE_TILE,
    VILLAGES,
    ZONE,
    WinterState,
)
from beringia.games.winter.stones import available, stone_points
from beringia.games.winter.table import MOST_CULTURE, REST, SPACE_NAMES
from beringia.games.winter.words import colour


def view(s: WinterState, viewer: int | None) -> dict[str, object]:
    over = s.now[PHASE] == OVER
    return {
        "seats": int(s.seats()),
        "phase": PHASE_NAMES[s.now[PHASE]],
        "round": int(s.now[ROUND]),
        "rounds": int(s.table.rounds),
        "era": 2 if s.second_era() else 1,
        "turns": {"done": int(s.now[TURNS]), "each": int(s.turns_each())},
        "turn": _turn(s),
        "order": [int(s.now[ORDER + position]) for position in range(s.players())],
        "columns": [_column(s, column) for column in range(len(COLUMN_NAMES))],
        "stacks": {s.table.cards[s.table.stack_kind[n]]: int(s.now[STACK + n]) for n in range(STACKS)},
        "culture": {
            "display": [_named(s.table.cards, s.board[CULTURE + place]) for place in range(DISPLAY)],
            "decks": [int(s.now[CULTURE_LEFT]), int(s.now[CULTURE_LEFT + 1])],
        },
        "animals": {
            "area": [_named(s.table.animals, s.board[AREA + place]) for place in range(s.table.area)],
            "deck": int(s.now[ANIMALS_LEFT]),
        },
        "stones": [_stone(s, space) for space in range(STONES)],
        "hexes": [_hex(s, hex_) for hex_ in range(HEXES)],
        "villages": [_village(s, juncture) for juncture in range(JUNCTURES) if s.board[VILLAGE_AT + juncture] >= 0],
        "site": _site(s),
        "draft": {
            "chiefs": _bits(s.table.chiefs, s.now[CHIEFS_OPEN]),
            "setups": _bits(s.table.setups, s.now[SETUPS_OPEN]),
        },
        "rest_tiles": {
            "open": s.table.rest_tiles[s.now[REST_STACK]] if s.now[REST_OPEN] else None,
            "stack": int(s.now[REST_SIZE]),
            "held": _named(s.table.rest_tiles, s.now[REST_HELD]),
            "effects": [n for n in range(4) if s.now[REST_EFFECTS] >> n & 1],
        },
        "players": [_player(s, seat, viewer) for seat in range(s.seats())],
        # Alone: the other side at the table. In lists by seat, and as owner of things on the table, it is number 1.
        "nomads": nomads(s) if s.now[SOLO] else None,
        "ranking": ending.ranking(s) if over else None,
        "left_over": _left_over(s) if over else None,
    }


def _left_over(s: WinterState) -> dict[str, object]:
    """What was still hidden from everybody when the game ended, top card first (EW-30.12)."""
    first, second = int(s.now[CULTURE_LEFT]), int(s.now[CULTURE_LEFT + 1])
    decks = [s.culture[:first], s.culture[MOST_CULTURE : MOST_CULTURE + second]]
    return {
        "culture": [[s.table.cards[kind] for kind in deck][::-1] for deck in decks],
        "animals": [s.table.animals[animal] for animal in s.animals[: s.now[ANIMALS_LEFT]]][::-1],
        "rest_tiles": [s.table.rest_tiles[s.now[REST_STACK + place]] for place in range(s.now[REST_SIZE])],
    }


def _named(names: Sequence[str], number: i64) -> str | None:
    return names[number] if number >= 0 else None


def _bits(names: Sequence[str], bits: i64) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def _turn(s: WinterState) -> dict[str, object] | None:
    """The turn that is going on."""
    if s.now[TURN_SEAT] < 0:
        return None
    return {
        "seat": int(s.now[TURN_SEAT]),
        "figure": _named(FIGURE_NAMES, s.now[FIGURE]),
        "column": _named(SPACE_NAMES, s.now[COLUMN]),
        "level": LEVEL_NAMES[s.now[LEVEL]] if 0 <= s.now[COLUMN] < REST else None,
        "first": s.now[FIRST] == 1,
        "halves": int(s.now[LABOR2]),
        "cultures": int(s.now[CULTURES]),
        "chief_used": s.now[CHIEF_USED] == 1,
        "middle_done": s.now[MIDDLE_DONE] == 1,
    }


def _column(s: WinterState, column: int) -> dict[str, object]:
    figures: list[dict[str, object]] = []
    for seat in range(s.players()):
        if s.own[seat * OWN + CHIEF_AT] == column:
            figures.append({"seat": seat, "figure": FIGURE_NAMES[1]})
        for _ in range(s.own[seat * OWN + TRIBE_AT + column]):
            figures.append({"seat": seat, "figure": FIGURE_NAMES[0]})
    symbol = s.now[SYMBOL + column]
    taken: dict[str, object] | None = None
    if symbol >= 0:
        taken = {"seat": int(symbol // 2), "figure": FIGURE_NAMES[symbol % 2]}
    return {"column": COLUMN_NAMES[column], "symbol": taken, "figures": figures}


def _stone(s: WinterState, space: int) -> dict[str, object]:
    return {
        "stone": _named(s.table.stones, s.board[STONES_AT + space]),
        "available": bool(available(s, space)),
    }


def _hex(s: WinterState, hex_: int) -> dict[str, object]:
    seats = range(s.players())
    tile = s.board[ICE_AT + hex_]
    ice: str | None = None
    if tile >= 0:
        # What lies face down is nobody's knowledge while the game goes on (EW-30.8).
        ice = s.table.ice_finds[tile // 2] if tile % 2 or s.now[PHASE] == OVER else "hidden"
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": s.table.terrains[s.terrain[hex_]],
        "camps": [int(s.camps[seat * HEXES + hex_]) for seat in seats],
        "influence": [int(s.influence(seat, hex_)) for seat in seats],
        "majority": [seat for seat in seats if has_majority(s, seat, hex_)],
        "ice_find": ice,
    }


def _village(s: WinterState, juncture: int) -> dict[str, object]:
    return {
        "juncture": JUNCTURE_NAMES[juncture],
        "hexes": [HEX_NAMES[hex_] for hex_ in CORNERS[juncture]],
        "seat": int(s.board[VILLAGE_AT + juncture]),
    }


def _site(s: WinterState) -> dict[str, object]:
    layout = int(s.now[LAYOUT])
    site = s.table.site
    tiles: list[dict[str, object]] = []
    for slot in range(SLOTS):
        turned, x, y = site.corners[layout][slot]
        tiles.append({"tile": s.table.tiles[s.now[TILE + slot]], "turned": turned == "v", "x": x, "y": y})
    pieces: list[dict[str, object]] = []
    for place in range(site.size[layout]):
        owner = s.site[place]
        if owner >= 0:
            x, y, level = site.spot(layout, place)
            pieces.append({"x": x, "y": y, "level": level, "seat": None if owner == NEUTRAL else int(owner)})
    return {"layout": site.names[layout], "tiles": tiles, "pieces": pieces}


def _player(s: WinterState, seat: int, viewer: int | None) -> dict[str, object]:
    at = seat * OWN
    own = s.own
    table = s.table
    everything = s.now[PHASE] == OVER  # EW-30.12
    revealed = everything or s.now[PHASE] == ECLIPSE
    player: dict[str, object] = {
        "seat": seat,
        **_side(s, seat),
        "chief": _named(table.chiefs, own[at + CHIEF]),
        "side": "ab"[own[at + SIDE]],
        "setup": _named(table.setups, own[at + SETUP_CARD]),
        "figures": {
            "chief": _named(SPACE_NAMES, own[at + CHIEF_AT]),
            "tribe_home": int(s.tribe_figures_home(seat)),
            "resting": int(s.resting(seat)),
        },
        "tipped": _animals(s, at + TIPPED),
        "hand_size": int(cards.hand_size(s, seat)),
        "deck_size": int(cards.size(s, seat, DECK)),
        "discard": zone_cards(s, seat, DISCARD_PILE),
        "played": zone_cards(s, seat, IN_PLAY, READY),
        "ready": zone_cards(s, seat, READY),
        "pile_size": len(zone_cards(s, seat, ECLIPSE_PILE, ECLIPSE_PILE_USED)),
    }
    if seat == viewer or everything:
        player["hand"] = sorted(zone_cards(s, seat, HAND, HAND_SEEN), key=table.cards.index)
        # The owner may know what is in the deck, but nobody knows in which order (EW-30.14).
        player["deck"] = sorted(zone_cards(s, seat, DECK), key=table.cards.index)
        player["buried"] = sorted(zone_cards(s, seat, GRAVES, GRAVES_SEEN), key=table.cards.index)
    if seat == viewer or revealed:
        player["pile"] = zone_cards(s, seat, ECLIPSE_PILE, ECLIPSE_PILE_USED)
    return player


def _side(s: WinterState, seat: int) -> dict[str, object]:
    """What lies open on the board of a player, or of the nomads."""
    at = seat * OWN
    own = s.own
    table = s.table
    return {
        "colour": colour(s, seat),
        "score": int(own[at + SCORE]),
        "food": int(own[at + FOOD]),
        "food_limit": int(s.food_limit(seat)),
        "tools": int(own[at + TOOLS]),
        "camps": int(own[at + CAMPS]),
        "villages": int(own[at + VILLAGES]),
        "megaliths": int(table.megaliths - own[at + BUILT]),
        "neutral": max(0, int(table.neutral - own[at + BUILT])),
        "offering": int(own[at + OFFERING]),
        "honor": int(own[at + HONOR]),
        "honor_cell": _seat_or_none(own[at + CELL]),
        "stones": _owned_stones(s, seat),
        "living": _animals(s, at + LIVING),
        "buried_size": int(cards.buried(s, seat)),
        "buried_seen": sorted(zone_cards(s, seat, GRAVES_SEEN)),
        "pile_halves": int(own[at + PILE_LABOR2]),
        "points": {SOURCE_NAMES[n]: int(own[at + POINTS + n]) for n in range(SOURCES)},
        "prospect": _prospect(s, seat),
        "history": [int(own[at + HISTORY + n]) for n in range(s.table.rounds)],
    }


def nomads(s: WinterState) -> dict[str, object]:
    """The nomads: their board, the open row of their cards (the newest last), and how much lies face down."""
    nomad = s.nomad
    names = s.table.nomads
    over = s.now[PHASE] == OVER
    home = int(s.tribe_figures_home(NOMADS)) + (1 if s.own[NOMADS * OWN + CHIEF_AT] < 0 else 0)
    told: dict[str, object] = {
        **_side(s, NOMADS),
        "figures_home": home,
        "row": [names.cards[nomad[ROW + n]] for n in range(nomad[ROW_SIZE])],
        "deck_size": int(nomad[NOMAD_LEFT]),
        "pile_size": int(nomad[NOMAD_PILE]),
        # From the bottom to the top; only cards that came from the display are known (EW-30.10).
        "offering_deck": _offering_deck(s, over),
        "maps": [names.maps[nomad[MAP_SHOWN + n]] for n in range(nomad[MAPS_SHOWN])],
        "maps_left": int(nomad[MAPS_LEFT]),
        "tile": _named(JUNCTURE_NAMES, nomad[TILE_AT]),
        "tile_side": "village" if s.now[VILLAGE_TILE] else "camp",
    }
    if over or s.now[PHASE] == ECLIPSE:
        told["pile"] = [names.cards[nomad[NOMAD_PILE_CARD + n]] for n in range(nomad[NOMAD_PILE])]
    if over:
        told["buried"] = sorted(zone_cards(s, NOMADS, GRAVES, GRAVES_SEEN), key=s.table.cards.index)
    return told


def _offering_deck(s: WinterState, over: bool) -> list[str | None]:
    found: list[str | None] = []
    for place in range(s.own[NOMADS * OWN + CARDS]):
        card = s.cards[NOMADS * MOST_CARDS + place]
        if card % ZONE == DECK_SEEN or (card % ZONE == DECK and over):
            found.append(s.table.cards[card // ZONE])
        elif card % ZONE == DECK:
            found.append(None)
    return found


def _owned_stones(s: WinterState, seat: int) -> list[dict[str, object]]:
    owned = [int(s.own[seat * OWN + STONE + slot]) for slot in range(s.stones_owned(seat))]
    if s.is_nomads(seat):
        return [{"stone": s.table.stones[stone], "worth": int(s.table.nomads.stone_points)} for stone in owned]
    return [{"stone": s.table.stones[stone], "worth": int(stone_points(s, seat, stone))} for stone in owned]


def _animals(s: WinterState, at: int) -> dict[str, int]:
    return {name: int(s.own[at + n]) for n, name in enumerate(s.table.animals) if s.own[at + n] > 0}


def _prospect(s: WinterState, seat: int) -> dict[str, int]:
    """What the final scoring would bring if it were now; nothing once it has been. All cards of a player are known."""
    if s.now[PHASE] == OVER:
        return {SOURCE_NAMES[source]: 0 for source in range(BY_GOODS, SOURCES)}
    found = {SOURCE_NAMES[source]: int(ending.final_points(s, seat, source)) for source in range(BY_GOODS, SOURCES)}
    if s.is_nomads(seat):
        # What they have buried unseen nobody can count.
        found[SOURCE_NAMES[BY_CARDS]] = int(nomad_scoring.card_points(s, True))
    return found


def zone_cards(s: WinterState, seat: int, *zones: int) -> list[str]:
    """The cards of some zones, in the order in which they came there."""
    found: list[str] = []
    for place in range(s.own[seat * OWN + CARDS]):
        card = s.cards[seat * MOST_CARDS + place]
        if card % ZONE in zones:
            found.append(s.table.cards[card // ZONE])
    return found
