"""Section 29 of the rules: those invariants that can be seen in a single position."""

from __future__ import annotations

from beringia.games.valley import steps
from beringia.games.valley.bits import bits_set
from beringia.games.valley.board import FOREST, HEX_NAMES, LAKE, MOUNTAIN, PLAIN
from beringia.games.valley.cards import EVENT_NAMES, TRUMP_NAMES
from beringia.games.valley.codes import EVENTS, HEXES, SPECIES, SUMMER_EVENTS, TRUMPS
from beringia.games.valley.state import (
    BURNING,
    CLOSED,
    COUPLE,
    CROP,
    CROPS_LEFT,
    DECK_OF_TRUMPS,
    DECKS_OF_EVENTS,
    ERUPTING,
    EVENT_DECK,
    EVENT_PILE,
    FENCE,
    FENCES_LEFT,
    FIGHT_HEX,
    FIRE,
    FIRE_RULES,
    FLOODED,
    FROZEN,
    HAND,
    HID,
    HIDDEN,
    HIDDEN_HEX,
    HIDDEN_SEAT,
    HIDDEN_WOLVES,
    IN_BAG,
    KNOWN,
    LONER,
    MEAT,
    OPEN,
    PHASE,
    PILES_OF_EVENTS,
    PLANT,
    ROUND,
    SEASON,
    SUPPLY,
    TRUMP_DECK,
    TRUMP_PILE,
    WOLF_RESERVE,
    ValleyState,
)
from beringia.games.valley.state import MARKERS as MARKERS_LEFT
from beringia.games.valley.table import DECK_SIZE, PER_SPECIES, SPECIES_NAMES, TOKENS, WOLF
from beringia.games.valley.trumps import hand_size
from beringia.games.valley.words import colour
from beringia.kernel.legacy import STEP


def problems(s: ValleyState) -> list[str]:
    found: list[str] = []
    _tokens(s, found)
    _animals(s, found)
    _trumps(s, found)
    _events(s, found)
    for hex_ in range(HEXES):
        _hex(s, hex_, found)
    for seat in range(s.players()):
        _tribe(s, seat, found)
    _hidden(s, found)
    return found


def _tokens(s: ValleyState, found: list[str]) -> None:
    """VM-29.1"""
    for seat in range(s.players()):
        for sex, limit in enumerate((s.table.warriors, s.table.women)):
            on_board = sum(s.count(seat, sex, hex_) for hex_ in range(HEXES))
            if on_board + s.of(seat, SUPPLY + sex) != limit or s.of(seat, SUPPLY + sex) < 0:
                found.append(f"VM-29.1: {colour(s, seat)} has {on_board} of {limit} tokens of one sex on the board")
        built = sum(1 for hex_ in range(HEXES) if s.owner(hex_) == seat)
        if built + s.of(seat, MARKERS_LEFT) != s.table.settlements or s.of(seat, MARKERS_LEFT) < 0:
            found.append(f"VM-29.1: {colour(s, seat)} has {built} of {s.table.settlements} settlements on the board")
    if min(s.people) < 0 or min(s.marched) < 0 or min(s.tame) < 0 or min(s.wild) < 0:
        found.append("VM-29.1: less than nothing stands somewhere")
    if any(s.marched[row] > s.people[row] for row in range(len(s.people))):
        found.append("VM-29.19: more persons have marched than there are")


def _animals(s: ValleyState, found: list[str]) -> None:
    """VM-29.2"""
    letterless = int(s.now[WOLF_RESERVE])
    for hex_ in range(HEXES):
        for species in range(SPECIES):
            standing = int(s.wild[species * HEXES + hex_])
            if species == WOLF:
                standing += sum(int(s.tame[seat * HEXES + hex_]) for seat in range(s.players()))
            first = species * PER_SPECIES
            lettered = sum(1 for token in range(first, first + PER_SPECIES) if s.token[token] == hex_)
            if species == WOLF:
                letterless += standing - lettered
            if lettered > standing or (species != WOLF and lettered < standing):
                kind = SPECIES_NAMES[species]
                found.append(f"VM-29.2: on {HEX_NAMES[hex_]} stand {standing} {kind}, {lettered} of them lettered")
    if letterless != s.table.letterless_wolves or s.now[WOLF_RESERVE] < 0:
        found.append(f"VM-29.2: there are {letterless} letterless wolves, must be {s.table.letterless_wolves}")
    if any(not IN_BAG <= s.token[token] < HEXES for token in range(TOKENS)):
        found.append("VM-29.2: a token is neither in the bag nor on the board")


def _trumps(s: ValleyState, found: list[str]) -> None:
    """VM-29.3, VM-29.17"""
    counts = [int((s.now[TRUMP_PILE] >> card) & 1) for card in range(TRUMPS)]
    for number in range(s.now[TRUMP_DECK]):
        counts[s.cards[DECK_OF_TRUMPS + number]] += 1
    for seat in range(s.players()):
        for card in range(TRUMPS):
            counts[card] += int((s.of(seat, HAND) >> card) & 1)
        others = 0
        for other in range(s.players()):
            others |= s.of(other, HAND) if other != seat else 0
        if s.of(seat, KNOWN) & ~others:
            found.append(f"VM-21.39: {colour(s, seat)} knows trumps that nobody else holds")
        if hand_size(s, seat) > s.hand_limit():
            found.append(f"VM-29.17: {colour(s, seat)} holds {hand_size(s, seat)} trumps, at most {s.hand_limit()}")
    for card in range(TRUMPS):
        if counts[card] != 1:
            found.append(f"VM-29.3: there are {counts[card]} trumps {TRUMP_NAMES[card]}, must be 1")


def _events(s: ValleyState, found: list[str]) -> None:
    """VM-29.4"""
    counts = [int(s.cards[OPEN + card]) for card in range(EVENTS)]
    for season in range(2):
        for start, size in ((DECKS_OF_EVENTS, EVENT_DECK), (PILES_OF_EVENTS, EVENT_PILE)):
            for number in range(s.now[size + season]):
                counts[s.cards[start + season * DECK_SIZE + number]] += 1
    for card in range(EVENTS):
        if counts[card] != s.table.copies[card]:
            found.append(f"VM-29.4: there are {counts[card]} cards {EVENT_NAMES[card]}, must be {s.table.copies[card]}")
        if s.cards[OPEN + card] and (card < SUMMER_EVENTS) != (s.now[SEASON] == 0):
            found.append(f"VM-29.4: {EVENT_NAMES[card]} lies open in the wrong season")


def _hex(s: ValleyState, hex_: int, found: list[str]) -> None:
    name = HEX_NAMES[hex_]
    terrain = s.board.terrain[hex_]
    owner = s.owner(hex_)
    crowd, animals = s.crowd(hex_), s.animals(hex_)
    loner = hex_ in (s.now[LONER], s.now[LONER + 1])
    if owner >= 0 and hex_ == LAKE:
        found.append("VM-29.6: a settlement stands on the lake")
    if owner >= 0 and s.women(owner, hex_) == 0 and _women_needed(s, hex_):
        found.append(f"VM-29.7: the settlement on {name} has no woman")
    if s.on(hex_, CROP) and not (terrain == PLAIN or (terrain == MOUNTAIN and owner >= 0)):
        found.append(f"VM-29.8: a crop is on {name}")
    if s.on(hex_, CROP) and s.now[PHASE] > 6 and s.summer() and s.last_of_season():
        found.append(f"VM-29.9: a crop is on {name} after the harvest")
    if s.on(hex_, FENCE) and not s.on(hex_, CROP):
        found.append(f"VM-29.8: a fence without a crop is on {name}")
    if hex_ == LAKE and not s.now[FROZEN] & 1 and (crowd or animals or loner):
        found.append("VM-29.10: figures are on the open lake")
    if terrain == MOUNTAIN and any(s.wild[n * HEXES + hex_] for n in range(SPECIES) if s.table.large[n]):
        found.append(f"VM-29.11: a large animal is on the mountain {name}")
    closed = s.on(hex_, CLOSED)
    if closed in (BURNING, ERUPTING) and (crowd or animals or loner):
        found.append(f"VM-29.12: figures are on the closed hex {name}")
    if closed == BURNING and terrain != FOREST:
        found.append(f"VM-29.12: {name} burns, but is no forest")
    if closed == FLOODED and animals and s.now[PHASE] > 1:
        found.append(f"VM-29.12: animals are on the flooded hex {name}")
    tribes = sum(1 for seat in range(s.players()) if s.persons(seat, hex_))
    if s.now[PHASE] > 5 and s.now[HID] != hex_ + 1 and (tribes > 1 or (tribes and animals)):
        found.append(f"VM-29.13: opponents share {name} after the fights")
    if loner and crowd:
        found.append(f"VM-29.14: a loner is among persons on {name}")
    for seat in range(s.players()):
        if s.tame[seat * HEXES + hex_] and s.persons(seat, hex_) == 0:
            found.append(f"VM-29.15: a tamed wolf of {colour(s, seat)} is alone on {name}")


def _women_needed(s: ValleyState, hex_: int) -> bool:
    """Exceptions: a couple's settlement, an event being resolved, the conflict hex being settled (VM-29.7)."""
    resolving = {int(s.agenda_slots[index * STEP]) for index in range(s.depth)}
    if s.on(hex_, COUPLE) or steps.EVENT_DONE in resolving:
        return False
    fighting = resolving & {steps.CONFLICT, steps.CAPTURE, steps.WOMEN_FALL, steps.CAPTURED}
    return not (fighting and hex_ == s.now[FIGHT_HEX])


def _tribe(s: ValleyState, seat: int, found: list[str]) -> None:
    name = colour(s, seat)
    if s.of(seat, PLANT) < 0 or s.of(seat, MEAT) < 0:
        found.append(f"VM-29.16: {name} has less than no food")
    if not s.alive(seat) and s.now[ROUND] > 0 and (s.food(seat) or s.of(seat, HAND) or s.population(seat)):
        found.append(f"VM-29.17: {name} is eliminated, but has something left")
    if s.of(seat, FIRE) and (s.settlements(seat) == 0 or not s.setting[FIRE_RULES]):
        found.append(f"VM-29.18: {name} has fire without a settlement, or without the option")
    if s.now[CROPS_LEFT] < 0 or s.now[FENCES_LEFT] < 0:
        found.append("VM-29.8: more crops or fences than there are markers")


def _hidden(s: ValleyState, found: list[str]) -> None:
    seat, hex_ = int(s.now[HIDDEN_SEAT]), int(s.now[HIDDEN_HEX])
    if seat < 0:
        return
    too_many = any(s.now[HIDDEN + sex] > s.count(seat, sex, hex_) for sex in range(2))
    if too_many or s.now[HIDDEN_WOLVES] > s.tame[seat * HEXES + hex_] or s.board.terrain[hex_] != FOREST:
        found.append(f"VM-21.7: more hide on {HEX_NAMES[hex_]} than are there")
    if bits_set(s.now[HIDDEN] + s.now[HIDDEN + 1]) == 0:
        found.append(f"VM-21.7: nobody hides on {HEX_NAMES[hex_]}")
