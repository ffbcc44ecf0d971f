"""Section 30 of the rules: what a seat, or a spectator, may see."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.winter.cards import cards
from beringia.games.winter.chapters import ending
from beringia.games.winter.chapters.influence import has_majority, influence
from beringia.games.winter.chapters.stones import available, stone_points
from beringia.games.winter.model.land import CORNERS, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.model.site import SLOTS
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ALL_JUNCTURES,
    BY_CARDS,
    BY_GOODS,
    COLUMN_NAMES,
    DECK,
    DECK_SEEN,
    DISCARD_PILE,
    DISPLAY,
    ECLIPSE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    FIGURE_NAMES,
    GRAVES,
    GRAVES_SEEN,
    HAND,
    HAND_SEEN,
    IN_PLAY,
    LEVEL_NAMES,
    MOST_CULTURE,
    NEUTRAL,
    NOMADS,
    OVER,
    PHASE_NAMES,
    READY,
    REST,
    SOURCE_NAMES,
    SOURCES,
    SPACE_NAMES,
    SPECIES,
    STACKS,
    STONES,
    ZONE,
    Hex,
    Juncture,
    Space,
    Stone,
)
from beringia.games.winter.nomads import scoring as nomad_scoring
from beringia.games.winter.words.describe import colour
from beringia.kernel.terms import Seat


def view(s: WinterState, viewer: int | None) -> dict[str, object]:
    """What a seat may see; None is the spectator (EW-30.1, EW-30.11, EW-30.13)."""
    over = s.phase == OVER
    return {
        "seats": int(s.seats()),
        "phase": PHASE_NAMES[s.phase],
        "round": int(s.round),
        "rounds": int(s.content.rounds),
        "era": 2 if s.second_era() else 1,
        "turns": {"done": int(s.turns), "each": int(s.turns_each())},
        "turn": _turn(s),
        "order": [int(s.order[position]) for position in range(s.sides)],
        "columns": [_column(s, column) for column in range(len(COLUMN_NAMES))],
        "stacks": {s.content.cards[s.content.stack_kind[n]]: int(s.stacks[n]) for n in range(STACKS)},
        "culture": {
            "display": [_named(s.content.cards, s.display[place]) for place in range(DISPLAY)],
            "decks": [int(s.culture_left[0]), int(s.culture_left[1])],
        },
        "animals": {
            "area": [_named(s.content.animals, s.area[place]) for place in range(s.content.area)],
            "deck": int(s.animals_left),
        },
        "stones": [_stone(s, space) for space in range(STONES)],
        "hexes": [_hex(s, hex_) for hex_ in ALL_HEXES],
        "villages": [_village(s, juncture) for juncture in ALL_JUNCTURES if s.villages[juncture] >= 0],
        "site": _site(s),
        "draft": {
            "chiefs": _bits(s.content.chiefs, s.chiefs_open),
            "setups": _bits(s.content.setups, s.setups_open),
        },
        "rest_tiles": {
            "open": s.content.rest_tiles[s.rest_stack[0]] if s.rest_open else None,
            "stack": int(s.rest_size),
            "held": _named(s.content.rest_tiles, s.rest_held),
            "effects": [n for n in range(4) if s.rest_effects >> n & 1],
        },
        "players": [_player(s, Seat(seat), viewer) for seat in range(s.seats())],
        # Alone: the other side at the table. In lists by seat, and as owner of things on the table, it is number 1.
        "nomads": nomads(s) if s.solo else None,
        "ranking": ending.ranking(s) if over else None,
        "left_over": _left_over(s) if over else None,
    }


def _left_over(s: WinterState) -> dict[str, object]:
    """What was still hidden from everybody when the game ended, top card first (EW-30.12)."""
    first, second = int(s.culture_left[0]), int(s.culture_left[1])
    decks = [s.culture[:first], s.culture[MOST_CULTURE : MOST_CULTURE + second]]  # flat: both decks whole
    return {
        "culture": [[s.content.cards[kind] for kind in deck][::-1] for deck in decks],
        "animals": [s.content.animals[animal] for animal in s.animals[: s.animals_left]][::-1],
        "rest_tiles": [s.content.rest_tiles[s.rest_stack[place]] for place in range(s.rest_size)],
    }


def _named(names: Sequence[str], number: i64) -> str | None:
    return names[number] if number >= 0 else None


def _bits(names: Sequence[str], bits: i64) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def _seat_or_none(seat: Seat) -> int | None:
    return int(seat) if seat >= 0 else None


def _turn(s: WinterState) -> dict[str, object] | None:
    """The turn that is going on."""
    if s.turn_seat < 0:
        return None
    return {
        "seat": int(s.turn_seat),
        "figure": _named(FIGURE_NAMES, s.figure),
        "column": _named(SPACE_NAMES, s.column),
        "level": LEVEL_NAMES[s.level] if 0 <= s.column < REST else None,
        "first": s.first == 1,
        "halves": int(s.half_labor),
        "cultures": int(s.cultures),
        "chief_used": s.chief_used == 1,
        "middle_done": s.middle_done == 1,
    }


def _column(s: WinterState, column: int) -> dict[str, object]:
    figures: list[dict[str, object]] = []
    for seat in s.everybody:
        if s.players[seat].chief_at == column:
            figures.append({"seat": seat, "figure": FIGURE_NAMES[1]})
        for _ in range(s.tribe_at[seat, Space(column)]):
            figures.append({"seat": seat, "figure": FIGURE_NAMES[0]})
    symbol = s.symbols[column]
    taken: dict[str, object] | None = None
    if symbol >= 0:
        taken = {"seat": int(symbol // 2), "figure": FIGURE_NAMES[symbol % 2]}
    return {"column": COLUMN_NAMES[column], "symbol": taken, "figures": figures}


def _stone(s: WinterState, space: int) -> dict[str, object]:
    return {
        "stone": _named(s.content.stones, s.stones[space]),
        "available": bool(available(s, space)),
    }


def _hex(s: WinterState, hex_: Hex) -> dict[str, object]:
    seats = range(s.sides)
    tile = s.ice_finds[hex_]
    ice: str | None = None
    if tile >= 0:
        # What lies face down is nobody's knowledge while the game goes on (EW-30.8).
        ice = s.content.ice_finds[tile // 2] if tile % 2 or s.phase == OVER else "hidden"
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": s.content.terrains[s.terrain[hex_]],
        "camps": [int(s.camps[Seat(seat), hex_]) for seat in seats],
        "influence": [int(influence(s, Seat(seat), hex_)) for seat in seats],
        "majority": [seat for seat in seats if has_majority(s, Seat(seat), hex_)],
        "ice_find": ice,
    }


def _village(s: WinterState, juncture: Juncture) -> dict[str, object]:
    return {
        "juncture": JUNCTURE_NAMES[juncture],
        "hexes": [HEX_NAMES[hex_] for hex_ in CORNERS[juncture]],
        "seat": int(s.villages[juncture]),
    }


def _site(s: WinterState) -> dict[str, object]:
    layout = int(s.options.layout)
    site = s.content.site
    tiles: list[dict[str, object]] = []
    for slot in range(SLOTS):
        turned, x, y = site.corners[layout][slot]
        tiles.append({"tile": s.content.tiles[s.tiles[slot]], "turned": turned == "v", "x": x, "y": y})
    pieces: list[dict[str, object]] = []
    for place in range(site.size[layout]):
        owner = s.site[place]
        if owner >= 0:
            x, y, level = site.spot(layout, place)
            pieces.append({"x": x, "y": y, "level": level, "seat": None if owner == NEUTRAL else int(owner)})
    return {"layout": site.names[layout], "tiles": tiles, "pieces": pieces}


def _player(s: WinterState, seat: Seat, viewer: int | None) -> dict[str, object]:
    """A player as a viewer sees them; who sits there sees graves and pile (EW-30.5, EW-30.15)."""
    player = s.players[seat]
    content = s.content
    everything = s.phase == OVER  # EW-30.12
    revealed = everything or s.phase == ECLIPSE
    told: dict[str, object] = {
        "seat": seat,
        **_side(s, seat),
        "chief": _named(content.chiefs, player.chief),
        "side": "ab"[player.side],
        "setup": _named(content.setups, player.setup_card),
        "figures": {
            "chief": _named(SPACE_NAMES, player.chief_at),
            "tribe_home": int(s.tribe_figures_home(seat)),
            "resting": int(s.resting(seat)),
        },
        "tipped": _animals(s, s.tipped, seat),
        "hand_size": int(cards.hand_size(s, seat)),
        "deck_size": int(cards.size(s, seat, DECK)),
        "discard": zone_cards(s, seat, DISCARD_PILE),
        "played": zone_cards(s, seat, IN_PLAY, READY),
        "ready": zone_cards(s, seat, READY),
        "pile_size": len(zone_cards(s, seat, ECLIPSE_PILE, ECLIPSE_PILE_USED)),
    }
    if seat == viewer or everything:
        told["hand"] = sorted(zone_cards(s, seat, HAND, HAND_SEEN), key=content.cards.index)
        # The owner may know what is in the deck, but nobody knows in which order (EW-30.14).
        told["deck"] = sorted(zone_cards(s, seat, DECK), key=content.cards.index)
        told["buried"] = sorted(zone_cards(s, seat, GRAVES, GRAVES_SEEN), key=content.cards.index)
    if seat == viewer or revealed:
        told["pile"] = zone_cards(s, seat, ECLIPSE_PILE, ECLIPSE_PILE_USED)
    return told


def _side(s: WinterState, seat: Seat) -> dict[str, object]:
    """What lies open on the board of a player, or of the nomads."""
    player = s.players[seat]
    content = s.content
    return {
        "colour": colour(s, seat),
        "score": int(player.score),
        "food": int(player.food),
        "food_limit": int(s.food_limit(seat)),
        "tools": int(player.tools),
        "camps": int(player.camps),
        "villages": int(player.villages),
        "megaliths": int(content.megaliths - player.built),
        "neutral": max(0, int(content.neutral - player.built)),
        "offering": int(player.offering),
        "honor": int(player.honor),
        "honor_cell": _seat_or_none(Seat(player.honor_cell)),
        "stones": _owned_stones(s, seat),
        "living": _animals(s, s.living, seat),
        "buried_size": int(cards.buried(s, seat)),
        "buried_seen": sorted(zone_cards(s, seat, GRAVES_SEEN)),
        "pile_halves": int(player.pile_half_labor),
        "points": {SOURCE_NAMES[n]: int(s.points[seat, n]) for n in range(SOURCES)},
        "prospect": _prospect(s, seat),
        "history": [int(s.history[seat, n]) for n in range(s.content.rounds)],
    }


def nomads(s: WinterState) -> dict[str, object]:
    """The nomads: their board, the open row of their cards (the newest last), and how much lies face down."""
    names = s.content.nomads
    over = s.phase == OVER
    home = int(s.tribe_figures_home(NOMADS)) + (1 if s.players[NOMADS].chief_at < 0 else 0)
    told: dict[str, object] = {
        **_side(s, NOMADS),
        "figures_home": home,
        "row": [names.cards[s.nomads.row[n]] for n in range(s.nomads.row_size)],
        "deck_size": int(s.nomads.deck_size),
        "pile_size": int(s.nomads.pile_size),
        # From the bottom to the top; only cards that came from the display are known (EW-30.10).
        "offering_deck": _offering_deck(s, over),
        "maps": [names.maps[s.nomads.maps[n]] for n in range(s.nomads.maps_shown)],
        "maps_left": int(s.nomads.maps_left),
        "tile": _named(JUNCTURE_NAMES, s.nomads.tile),
        "tile_side": "village" if s.options.village_tile else "camp",
    }
    if over or s.phase == ECLIPSE:
        told["pile"] = [names.cards[s.nomads.pile[n]] for n in range(s.nomads.pile_size)]
    if over:
        told["buried"] = sorted(zone_cards(s, NOMADS, GRAVES, GRAVES_SEEN), key=s.content.cards.index)
    return told


def _offering_deck(s: WinterState, over: bool) -> list[str | None]:
    found: list[str | None] = []
    for place in range(s.players[NOMADS].card_count):
        card = s.cards[NOMADS, place]
        if card % ZONE == DECK_SEEN or (card % ZONE == DECK and over):
            found.append(s.content.cards[card // ZONE])
        elif card % ZONE == DECK:
            found.append(None)
    return found


def _owned_stones(s: WinterState, seat: Seat) -> list[dict[str, object]]:
    owned = [int(s.own_stones[seat, slot]) for slot in range(s.stones_owned(seat))]
    if s.is_nomads(seat):
        return [{"stone": s.content.stones[stone], "worth": int(s.content.nomads.stone_points)} for stone in owned]
    return [{"stone": s.content.stones[stone], "worth": int(stone_points(s, seat, Stone(stone)))} for stone in owned]


def _animals(s: WinterState, counts: vec[i64], seat: Seat) -> dict[str, int]:
    own = counts[seat * SPECIES : (seat + 1) * SPECIES]  # flat: called for living and for tipped animals
    return {name: int(own[n]) for n, name in enumerate(s.content.animals) if own[n] > 0}


def _prospect(s: WinterState, seat: Seat) -> dict[str, int]:
    """What the final scoring would bring if it were now; nothing once it has been. All cards of a player are known."""
    if s.phase == OVER:
        return {SOURCE_NAMES[source]: 0 for source in range(BY_GOODS, SOURCES)}
    found = {SOURCE_NAMES[source]: int(ending.final_points(s, seat, source)) for source in range(BY_GOODS, SOURCES)}
    if s.is_nomads(seat):
        # What they have buried unseen nobody can count.
        found[SOURCE_NAMES[BY_CARDS]] = int(nomad_scoring.card_points(s, True))
    return found


def zone_cards(s: WinterState, seat: Seat, *zones: int) -> list[str]:
    """The cards of some zones, in the order in which they came there."""
    found: list[str] = []
    for place in range(s.players[seat].card_count):
        card = s.cards[seat, place]
        if card % ZONE in zones:
            found.append(s.content.cards[card // ZONE])
    return found
