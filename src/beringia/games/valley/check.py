"""Section 29 of the rules: the invariants of a single position, beyond what the declared fields say of themselves."""

from __future__ import annotations

from beringia.games.valley.chapters.hands import hand_limit, hand_size
from beringia.games.valley.model.bits import bits_set, has_bit
from beringia.games.valley.model.board import FOREST, LAKE, MOUNTAIN, PLAIN
from beringia.games.valley.model.card_terms import EVENT_NAMES, TRUMP_NAMES
from beringia.games.valley.model.land import CLOSED_HOW, COUPLE, CROP, FENCE, FOUNDED
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    ALL_SPECIES,
    BOTH_SEASONS,
    BURNING,
    ERUPTING,
    EVENTS,
    FLOODED,
    HEX_NAMES,
    PER_SPECIES,
    SEASON_NAMES,
    SPECIES_NAMES,
    SUMMER,
    SUMMER_EVENTS,
    TRUMPS,
    WARRIOR,
    WOLF,
    WOMAN,
    Hex,
    Seat,
)


def violations(s: ValleyState) -> list[str]:
    found: list[str] = []
    _tokens(s, found)
    _animals(s, found)
    _trumps(s, found)
    _events(s, found)
    for hex_ in ALL_HEXES:
        _hex(s, hex_, found)
        if has_bit(s.founded, hex_) != (s.on(hex_, FOUNDED) > 0):
            found.append(f"VM-9.2: who has founded on {HEX_NAMES[hex_]} is not known as it is")
    for seat in s.seats():
        _tribe(s, seat, found)
    _hidden(s, found)
    return found


def _tokens(s: ValleyState, found: list[str]) -> None:
    """VM-29.1"""
    for seat in s.seats():
        for sex, limit in ((WARRIOR, s.content.warriors), (WOMAN, s.content.women)):
            on_board = sum(s.count(seat, sex, hex_) for hex_ in ALL_HEXES)
            left = s.tribes[seat].left(sex)
            if on_board + left != limit or left < 0:
                found.append(f"VM-29.1: {s.colour(seat)} has {on_board} of {limit} tokens of one sex on the board")
        built = sum(1 for hex_ in ALL_HEXES if s.owner(hex_) == seat)
        for hex_ in ALL_HEXES:
            stands = has_bit(s.tribes[seat].hexes, hex_), has_bit(s.tribes[seat].homes, hex_)
            if stands != (s.persons(seat, hex_) > 0, s.owner(hex_) == seat):
                found.append(f"VM-29.1: {s.colour(seat)} is not known to be on {HEX_NAMES[hex_]} as it is")
        if built + s.tribes[seat].markers != s.content.settlements or s.tribes[seat].markers < 0:
            found.append(f"VM-29.1: {s.colour(seat)} has {built} of {s.content.settlements} settlements on the board")
    if min(s.wild) < 0:
        found.append("VM-29.1: more wolves are tame than there are")
    if any(s.marched[place] > s.people[place] for place in range(len(s.people))):
        found.append("VM-29.19: more persons have marched than there are")


def _animals(s: ValleyState, found: list[str]) -> None:
    """VM-29.2"""
    letterless = int(s.wolf_reserve)
    for hex_ in ALL_HEXES:
        if has_bit(s.herds, hex_) != any(s.herd(species, hex_) for species in ALL_SPECIES):
            found.append(f"VM-29.2: animals are not known to be on {HEX_NAMES[hex_]} as they are")
        for species in ALL_SPECIES:
            standing = int(s.herd(species, hex_))
            if species == WOLF:
                standing += sum(int(s.wolves[seat, hex_]) for seat in s.seats())
            first = species * PER_SPECIES
            lettered = sum(1 for token in range(first, first + PER_SPECIES) if s.token[token] == hex_)
            if species == WOLF:
                letterless += standing - lettered
            if lettered > standing or (species != WOLF and lettered < standing):
                kind = SPECIES_NAMES[species]
                found.append(f"VM-29.2: on {HEX_NAMES[hex_]} stand {standing} {kind}, {lettered} of them lettered")
    if letterless != s.content.letterless_wolves or s.wolf_reserve < 0:
        found.append(f"VM-29.2: there are {letterless} letterless wolves, must be {s.content.letterless_wolves}")


def _trumps(s: ValleyState, found: list[str]) -> None:
    """VM-29.3, VM-29.17"""
    counts = [int((s.trump_pile >> card) & 1) for card in range(TRUMPS)]
    for number in range(s.trump_deck_size):
        counts[s.trump_deck[number]] += 1
    for seat in s.seats():
        for card in range(TRUMPS):
            counts[card] += int((s.tribes[seat].hand >> card) & 1)
        others = 0
        for other in s.seats():
            others |= s.tribes[other].hand if other != seat else 0
        if s.tribes[seat].known & ~others:
            found.append(f"VM-21.39: {s.colour(seat)} knows trumps that nobody else holds")
        if hand_size(s, seat) > hand_limit(s):
            found.append(f"VM-29.17: {s.colour(seat)} holds {hand_size(s, seat)} trumps, at most {hand_limit(s)}")
    for card in range(TRUMPS):
        if counts[card] != 1:
            found.append(f"VM-29.3: there are {counts[card]} trumps {TRUMP_NAMES[card]}, must be 1")


def _events(s: ValleyState, found: list[str]) -> None:
    """VM-29.4"""
    counts = [int(s.open[card]) for card in range(EVENTS)]
    for season in BOTH_SEASONS:
        cards = [int(s.event_deck[season, number]) for number in range(s.event_deck_size[season])]
        cards += [int(s.event_pile[season, number]) for number in range(s.event_pile_size[season])]
        for card in cards:
            counts[card] += 1
            if (card < SUMMER_EVENTS) != (season == SUMMER):
                found.append(f"VM-29.4: {EVENT_NAMES[card]} lies among the {SEASON_NAMES[season]} cards")
    for card in range(EVENTS):
        if counts[card] != s.content.copies[card]:
            found.append(
                f"VM-29.4: there are {counts[card]} cards {EVENT_NAMES[card]}, must be {s.content.copies[card]}"
            )
        if s.open[card] and (card < SUMMER_EVENTS) != (s.season == 0):
            found.append(f"VM-29.4: {EVENT_NAMES[card]} lies open in the wrong season")


def _hex(s: ValleyState, hex_: Hex, found: list[str]) -> None:
    name = HEX_NAMES[hex_]
    terrain = s.board.terrain[hex_]
    owner = s.owner(hex_)
    crowd, animals = s.crowd(hex_), s.animals(hex_)
    loner = hex_ in (s.loners[0], s.loners[1])
    if owner >= 0 and hex_ == LAKE:
        found.append("VM-29.6: a settlement stands on the lake")
    if owner >= 0 and s.women(owner, hex_) == 0 and _women_needed(s, hex_):
        found.append(f"VM-29.7: the settlement on {name} has no woman")
    if s.on(hex_, CROP) and not (terrain == PLAIN or (terrain == MOUNTAIN and owner >= 0)):
        found.append(f"VM-29.8: a crop is on {name}")
    if s.on(hex_, CROP) and s.phase > 6 and s.summer() and s.last_of_season():
        found.append(f"VM-29.9: a crop is on {name} after the harvest")
    if s.on(hex_, FENCE) and not s.on(hex_, CROP):
        found.append(f"VM-29.8: a fence without a crop is on {name}")
    if hex_ == LAKE and not s.frozen & 1 and (crowd or animals or loner):
        found.append("VM-29.10: figures are on the open lake")
    if terrain == MOUNTAIN and any(s.herd(species, hex_) for species in ALL_SPECIES if s.content.large[species]):
        found.append(f"VM-29.11: a large animal is on the mountain {name}")
    closed = s.on(hex_, CLOSED_HOW)
    if closed in (BURNING, ERUPTING) and (crowd or animals or loner):
        found.append(f"VM-29.12: figures are on the closed hex {name}")
    if closed == BURNING and terrain != FOREST:
        found.append(f"VM-29.12: {name} burns, but is no forest")
    if closed == FLOODED and animals and s.phase > 1:
        found.append(f"VM-29.12: animals are on the flooded hex {name}")
    tribes = sum(1 for seat in s.seats() if s.persons(seat, hex_))
    if s.phase > 5 and s.hid != hex_ + 1 and (tribes > 1 or (tribes and animals)):
        found.append(f"VM-29.13: opponents share {name} after the fights")
    if loner and crowd:
        found.append(f"VM-29.14: a loner is among persons on {name}")
    for seat in s.seats():
        if s.wolves[seat, hex_] and s.persons(seat, hex_) == 0:
            found.append(f"VM-29.15: a tamed wolf of {s.colour(seat)} is alone on {name}")


def _women_needed(s: ValleyState, hex_: Hex) -> bool:
    """Exceptions: a couple's settlement, an event being resolved, the conflict hex being settled (VM-29.7)."""
    resolving = {step.NAME for step in s.agenda()}
    if s.on(hex_, COUPLE) or "event_done" in resolving:
        return False
    fighting = resolving & {"conflict", "capture_begins", "women_fall", "captured"}
    return not (fighting and hex_ == s.fight_hex)


def _tribe(s: ValleyState, seat: Seat, found: list[str]) -> None:
    name = s.colour(seat)
    if not s.alive(seat) and s.round == 0:
        found.append(f"VM-29.17: {name} is eliminated before the first round")
    elif not s.alive(seat) and (s.food(seat) or s.tribes[seat].hand or s.population(seat)):
        found.append(f"VM-29.17: {name} is eliminated, but has something left")
    if s.tribes[seat].fire and (s.settlements(seat) == 0 or not s.setting.fire_rules):
        found.append(f"VM-29.18: {name} has fire without a settlement, or without the option")
    if s.crops_left < 0 or s.fences_left < 0:
        found.append("VM-29.8: more crops or fences than there are markers")


def _hidden(s: ValleyState, found: list[str]) -> None:
    seat, hex_ = s.hidden_seat, s.hidden_hex
    if seat < 0:
        return
    too_many = s.hidden_warriors > s.warriors(seat, hex_) or s.hidden_women > s.women(seat, hex_)
    if too_many or s.hidden_wolves > s.wolves[seat, hex_] or s.board.terrain[hex_] != FOREST:
        found.append(f"VM-21.7: more hide on {HEX_NAMES[hex_]} than are there")
    if bits_set(s.hidden_warriors + s.hidden_women) == 0:
        found.append(f"VM-21.7: nobody hides on {HEX_NAMES[hex_]}")
