"""Section 26 of the rules: what a seat, or a spectator, may see."""

from __future__ import annotations

from beringia.games.valley.chapters.event_deck import top_card
from beringia.games.valley.chapters.hands import hand_size
from beringia.games.valley.chapters.survival import need
from beringia.games.valley.model.bits import bits_set
from beringia.games.valley.model.board import LETTERS, TERRAINS
from beringia.games.valley.model.card_terms import DROUGHT, EVENT_NAMES, trump_names
from beringia.games.valley.model.land import CLOSED_HOW, COUPLE, CROP, FENCE
from beringia.games.valley.model.state import IN_BAG, ValleyState
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    ALL_HEXES,
    ALL_SPECIES,
    BOTH_SEASONS,
    BOTH_SEXES,
    CLOSED_NAMES,
    EVENTS,
    HEX_NAMES,
    PER_SPECIES,
    SEASON_NAMES,
    SEX_NAMES,
    SPECIES_NAMES,
    TOKENS,
    Hex,
    Season,
    Seat,
    Species,
)


def view(s: ValleyState, viewer: int | None) -> dict[str, object]:
    """Everything but hands, decks, what the bag gives next, and the dice to come (VM-26.1)."""
    return {
        "seats": int(s.players()),
        "phase": _phase(s),
        "round": int(s.round),
        "year": int(s.year),
        "season": SEASON_NAMES[s.season],
        "number": int(s.number),
        "last_of_season": s.last_of_season(),
        "start": int(s.start),
        "turn": int(s.on_turn),
        "north": s.board.north,
        "south": s.board.south,
        "direction": int(s.direction),
        "fight": _hex_or_none(s.fight_hex),
        "ailing": None if s.ailing < 0 else SPECIES_NAMES[s.ailing],
        "loners": {SEX_NAMES[sex]: _hex_or_none(Hex(s.loners[sex])) for sex in BOTH_SEXES},
        "amazons": None if s.amazon_seat < 0 else HEX_NAMES[s.amazon_hex],
        "players": [_player(s, seat, viewer) for seat in s.seats()],
        "hexes": [_hex(s, hex_) for hex_ in ALL_HEXES],
        "rivers": [_river(s, number) for number in range(1, 7)],
        "lake_frozen": bool(s.frozen & 1),
        "supply": {
            "wolves": int(s.wolf_reserve),
            "crops": int(s.crops_left),
            "fences": int(s.fences_left),
        },
        # The contents of the bag are public as a set, the order of draws is not (VM-26.2).
        "bag": {SPECIES_NAMES[species]: _letters_in_bag(s, species) for species in ALL_SPECIES},
        "cards": {
            **{SEASON_NAMES[season]: _event_cards(s, season) for season in BOTH_SEASONS},
            "trump": {"deck": int(s.trump_deck_size), "pile": trump_names(s.trump_pile)},
            "open": [EVENT_NAMES[card] for card in range(EVENTS) for _ in range(s.open[card])],
        },
    }


def _phase(s: ValleyState) -> str:
    if s.top is None:
        return "over"
    return "setup" if s.round == 0 else str(s.phase)


def _hex_or_none(hex_: Hex) -> str | None:
    return None if hex_ < 0 else HEX_NAMES[hex_]


def _player(s: ValleyState, seat: Seat, viewer: int | None) -> dict[str, object]:
    player: dict[str, object] = {
        "seat": int(seat),
        "colour": s.colour(seat),
        "alive": s.alive(seat),
        "may_return": s.tribes[seat].return_round > 0,
        "food": int(s.food(seat)),
        "plant": int(s.tribes[seat].plant),
        "meat": int(s.tribes[seat].meat),
        "need": int(need(s, seat)),
        "fire": s.tribes[seat].fire == 1,
        "settlements": int(s.settlements(seat)),
        "warriors": int(s.content.warriors - s.tribes[seat].warriors_left),
        "women": int(s.content.women - s.tribes[seat].women_left),
        "supply": {
            "warriors": int(s.tribes[seat].warriors_left),
            "women": int(s.tribes[seat].women_left),
            "settlements": int(s.tribes[seat].markers),
        },
        "cards": int(hand_size(s, seat)),
        "announced": s.tribes[seat].announced == 1,
        "bonus": int(s.tribes[seat].bonus),
        "hunt_bonus": int(s.tribes[seat].hunt_bonus),
        "kills": int(s.tribes[seat].kills),
    }
    if seat == viewer:
        player["hand"] = trump_names(s.tribes[seat].hand)
        # What the own Espionage and Intuition have shown (VM-26.4).
        player["known"] = {
            str(other): trump_names(s.tribes[seat].known & s.tribes[other].hand)
            for other in s.seats()
            if bits_set(s.tribes[seat].known & s.tribes[other].hand) > 0
        }
        player["foreseen"] = {
            SEASON_NAMES[season]: EVENT_NAMES[top_card(s, Season(season))]
            for season in range(2)
            if (s.tribes[seat].foreseen >> season) & 1
        }
    return player


def _hex(s: ValleyState, hex_: Hex) -> dict[str, object]:
    hidden = s.hidden_seat >= 0 and s.hidden_hex == hex_
    return {
        "hex": HEX_NAMES[hex_],
        "terrain": TERRAINS[s.board.terrain[hex_]],
        "region": int(s.board.region[hex_]),
        "volcano": s.board.volcano[hex_] == 1,
        "lava": s.board.lava[hex_] == 1,
        "letter": s.board.letter_of(hex_),
        "closed": CLOSED_NAMES[s.on(hex_, CLOSED_HOW)] or None,
        "settlement": None if s.owner(hex_) < 0 else int(s.owner(hex_)),
        "couple": s.on(hex_, COUPLE) > 0,
        "crop": int(s.on(hex_, CROP)),
        "fence": s.on(hex_, FENCE) == 1,
        "people": [
            [int(s.warriors(seat, hex_)), int(s.women(seat, hex_)), int(s.wolves[seat, hex_])] for seat in s.seats()
        ],
        "marched": [[int(s.marched[seat, sex, hex_]) for sex in BOTH_SEXES] for seat in s.seats()],
        "hidden": [int(s.hidden_seat), int(s.hidden_warriors), int(s.hidden_women)] if hidden else None,
        "animals": {
            SPECIES_NAMES[species]: int(s.herd(species, hex_)) for species in ALL_SPECIES if s.herd(species, hex_) > 0
        },
    }


def _river(s: ValleyState, number: int) -> dict[str, object]:
    sides = [
        [HEX_NAMES[hex_], HEX_NAMES[s.board.beside(hex_, direction)]]
        for hex_ in ALL_HEXES
        for direction in ALL_DIRECTIONS
        if s.board.river_on(hex_, direction) == number and hex_ < s.board.beside(hex_, direction)
    ]
    return {
        "number": number,
        "lake": s.board.to_lake[number] == 1,
        "frozen": bool((s.frozen >> number) & 1),
        "dry": s.lies_open(DROUGHT),
        "sides": sides,
    }


def _letters_in_bag(s: ValleyState, species: Species) -> str:
    first = species * PER_SPECIES
    letters = [
        LETTERS[s.content.letter[token]]
        for token in range(TOKENS)
        if first <= token < first + PER_SPECIES and s.token[token] == IN_BAG
    ]
    return "".join(letters)


def _event_cards(s: ValleyState, season: Season) -> dict[str, object]:
    return {
        "deck": int(s.event_deck_size[season]),
        "pile": [EVENT_NAMES[s.event_pile[season, number]] for number in range(s.event_pile_size[season])],
    }
