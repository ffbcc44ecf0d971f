"""Section 26 of the rules: what a seat, or a spectator, may see."""

from __future__ import annotations

from beringia.games.valley.bits import bits_set
from beringia.games.valley.board import HEX_NAMES, LETTERS, TERRAINS
from beringia.games.valley.cards import DROUGHT, EVENT_NAMES, TRUMP_NAMES
from beringia.games.valley.codes import EVENTS, HEXES, SPECIES, TRUMPS
from beringia.games.valley.events import top_card
from beringia.games.valley.state import (
    AILING,
    AMAZON_HEX,
    AMAZON_SEAT,
    ANNOUNCED,
    BONUS,
    CLOSED,
    CLOSED_NAMES,
    COUPLE,
    CROP,
    CROPS_LEFT,
    DIRECTION,
    EVENT_DECK,
    EVENT_PILE,
    FENCE,
    FENCES_LEFT,
    FIGHT_HEX,
    FIRE,
    FORESEEN,
    FROZEN,
    HAND,
    HIDDEN,
    HIDDEN_HEX,
    HIDDEN_SEAT,
    HUNT_BONUS,
    IN_BAG,
    KILLS,
    KNOWN,
    LONER,
    MARKERS,
    MEAT,
    NUMBER,
    ON_TURN,
    OPEN,
    PHASE,
    PILES_OF_EVENTS,
    PLANT,
    RETURN_ROUND,
    ROUND,
    SEASON,
    START,
    SUPPLY,
    TRUMP_DECK,
    TRUMP_PILE,
    WOLF_RESERVE,
    YEAR,
    ValleyState,
)
from beringia.games.valley.survival import need
from beringia.games.valley.table import (
    DECK_SIZE,
    PER_SPECIES,
    SEASON_NAMES,
    SEX_NAMES,
    SPECIES_NAMES,
    TOKENS,
    WARRIOR,
    WOMAN,
)
from beringia.games.valley.trumps import hand_size
from beringia.games.valley.words import colour


def view(s: ValleyState, viewer: int | None) -> dict[str, object]:
    return {
        "seats": int(s.players()),
        "phase": _phase(s),
        "round": int(s.now[ROUND]),
        "year": int(s.now[YEAR]),
        "season": SEASON_NAMES[s.now[SEASON]],
        "number": int(s.now[NUMBER]),
        "last_of_season": s.last_of_season(),
        "start": int(s.now[START]),
        "turn": int(s.now[ON_TURN]),
        "north": s.board.north,
        "south": s.board.south,
        "direction": int(s.now[DIRECTION]),
        "fight": _hex_or_none(s.now[FIGHT_HEX]),
        "ailing": None if s.now[AILING] < 0 else SPECIES_NAMES[s.now[AILING]],
        "loners": {SEX_NAMES[sex]: _hex_or_none(s.now[LONER + sex]) for sex in range(2)},
        "amazons": None if s.now[AMAZON_SEAT] < 0 else HEX_NAMES[s.now[AMAZON_HEX]],
        "players": [_player(s, seat, viewer) for seat in range(s.players())],
        "hexes": [_hex(s, hex_) for hex_ in range(HEXES)],
        "rivers": [_river(s, number) for number in range(1, 7)],
        "lake_frozen": bool(s.now[FROZEN] & 1),
        "supply": {
            "wolves": int(s.now[WOLF_RESERVE]),
            "crops": int(s.now[CROPS_LEFT]),
            "fences": int(s.now[FENCES_LEFT]),
        },
        # The contents of the bag are public as a set, the order of draws is not (VM-26.2).
        "bag": {SPECIES_NAMES[species]: _letters_in_bag(s, species) for species in range(SPECIES)},
        "cards": {
            **{SEASON_NAMES[season]: _event_cards(s, season) for season in range(2)},
            "trump": {"deck": int(s.now[TRUMP_DECK]), "pile": trump_names(s.now[TRUMP_PILE])},
            "open": [EVENT_NAMES[card] for card in range(EVENTS) for _ in range(s.cards[OPEN + card])],
        },
    }


def _phase(s: ValleyState) -> str:
    if s.depth == 0:
        return "over"
    return "setup" if s.now[ROUND] == 0 else str(s.now[PHASE])


def _hex_or_none(hex_: int) -> str | None:
    return None if hex_ < 0 else HEX_NAMES[hex_]


def trump_names(bits: int) -> list[str]:
    """Trumps by name, in the order of their numbers."""
    return [TRUMP_NAMES[card] for card in range(TRUMPS) if (bits >> card) & 1]


def _player(s: ValleyState, seat: int, viewer: int | None) -> dict[str, object]:
    player: dict[str, object] = {
        "seat": seat,
        "colour": colour(s, seat),
        "alive": s.alive(seat),
        "may_return": s.of(seat, RETURN_ROUND) > 0,
        "food": int(s.food(seat)),
        "plant": int(s.of(seat, PLANT)),
        "meat": int(s.of(seat, MEAT)),
        "need": int(need(s, seat)),
        "fire": s.of(seat, FIRE) == 1,
        "settlements": int(s.settlements(seat)),
        "warriors": int(s.table.warriors - s.of(seat, SUPPLY + WARRIOR)),
        "women": int(s.table.women - s.of(seat, SUPPLY + WOMAN)),
        "supply": {
            "warriors": int(s.of(seat, SUPPLY + WARRIOR)),
            "women": int(s.of(seat, SUPPLY + WOMAN)),
            "settlements": int(s.of(seat, MARKERS)),
        },
        "cards": int(hand_size(s, seat)),
        "announced": s.of(seat, ANNOUNCED) == 1,
        "bonus": int(s.of(seat, BONUS)),
        "hunt_bonus": int(s.of(seat, HUNT_BONUS)),
        "kills": int(s.of(seat, KILLS)),
    }
    if seat == viewer:
        player["hand"] = trump_names(s.of(seat, HAND))
        # What the own Espionage and Intuition have shown (VM-26.4).
        player["known"] = {
            str(other): trump_names(s.of(seat, KNOWN) & s.of(other, HAND))
            for other in range(s.players())
            if bits_set(s.of(seat, KNOWN) & s.of(other, HAND)) > 0
        }
        player["foreseen"] = {
            SEASON_NAMES[season]: EVENT_NAMES[top_card(s, season)]
            for season in range(2)
            if (s.of(seat, FORESEEN) >> season) & 1
        }
    return player


def _hex(s: ValleyState, hex_: int) -> dict[str, object]:
    hidden = s.now[HIDDEN_SEAT] >= 0 and s.now[HIDDEN_HEX] == hex_
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": TERRAINS[s.board.terrain[hex_]],
        "region": int(s.board.region[hex_]),
        "volcano": s.board.volcano[hex_] == 1,
        "lava": s.board.lava[hex_] == 1,
        "letter": s.board.letter_of(hex_),
        "closed": CLOSED_NAMES[s.on(hex_, CLOSED)] or None,
        "settlement": None if s.owner(hex_) < 0 else int(s.owner(hex_)),
        "couple": s.on(hex_, COUPLE) > 0,
        "crop": int(s.on(hex_, CROP)),
        "fence": s.on(hex_, FENCE) == 1,
        "people": [
            [int(s.warriors(seat, hex_)), int(s.women(seat, hex_)), int(s.tame[seat * HEXES + hex_])]
            for seat in range(s.players())
        ],
        "marched": [
            [int(s.marched[(seat * 2 + sex) * HEXES + hex_]) for sex in range(2)] for seat in range(s.players())
        ],
        "hidden": [int(s.now[HIDDEN_SEAT]), int(s.now[HIDDEN]), int(s.now[HIDDEN + 1])] if hidden else None,
        "animals": {
            SPECIES_NAMES[species]: int(s.wild[species * HEXES + hex_])
            for species in range(SPECIES)
            if s.wild[species * HEXES + hex_] > 0
        },
    }


def _river(s: ValleyState, number: int) -> dict[str, object]:
    sides = [
        [HEX_NAMES[hex_], HEX_NAMES[s.board.near[hex_ * 6 + direction]]]
        for hex_ in range(HEXES)
        for direction in range(6)
        if s.board.river[hex_ * 6 + direction] == number and hex_ < s.board.near[hex_ * 6 + direction]
    ]
    return {
        "number": number,
        "lake": s.board.to_lake[number] == 1,
        "frozen": bool((s.now[FROZEN] >> number) & 1),
        "dry": s.lies_open(DROUGHT),
        "sides": sides,
    }


def _letters_in_bag(s: ValleyState, species: int) -> str:
    first = species * PER_SPECIES
    letters = [
        LETTERS[s.table.letter[token]]
        for token in range(TOKENS)
        if first <= token < first + PER_SPECIES and s.token[token] == IN_BAG
    ]
    return "".join(letters)


def _event_cards(s: ValleyState, season: int) -> dict[str, object]:
    start = PILES_OF_EVENTS + season * DECK_SIZE
    return {
        "deck": int(s.now[EVENT_DECK + season]),
        "pile": [EVENT_NAMES[s.cards[start + number]] for number in range(s.now[EVENT_PILE + season])],
    }
