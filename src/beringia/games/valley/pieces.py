"""Persons, tamed wolves, settlements, crops, animals and food: how they come, go and change hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley import happenings
from beringia.games.valley.board import LAKE, MOUNTAIN, PLAIN
from beringia.games.valley.codes import HEXES, SPECIES
from beringia.games.valley.state import (
    CLOSED,
    COUPLE,
    CROP,
    CROPS_LEFT,
    FENCE,
    FENCES_LEFT,
    FIRE,
    HIDDEN_HEX,
    HIDDEN_SEAT,
    HIDDEN_WOLVES,
    IN_BAG,
    LONER,
    MARKERS,
    MEAT,
    PLACE,
    PLANT,
    SETTLEMENT,
    START,
    SUPPLY,
    SWIMMING_TIGER,
    TRIBE,
    WOLF_RESERVE,
    ValleyState,
)
from beringia.games.valley.table import PER_SPECIES, TIGER, WARRIOR, WOLF, WOMAN
from beringia.kernel.state import NOBODY

INTACT: Final = 2

# -- persons


def has_token(s: ValleyState, seat: i64, sex: i64) -> bool:
    return s.tribe[seat * TRIBE + SUPPLY + sex] > 0


def add_person(s: ValleyState, seat: i64, sex: i64, hex_: i64) -> None:
    """A token of the supply comes to the board."""
    s.tribe[seat * TRIBE + SUPPLY + sex] -= 1
    s.people[(seat * 2 + sex) * HEXES + hex_] += 1


def take_off(s: ValleyState, seat: i64, sex: i64, hex_: i64, count: i64) -> None:
    """Tokens go back to the supply (VM-1.25)."""
    row: i64 = (seat * 2 + sex) * HEXES + hex_
    s.people[row] -= count
    s.marched[row] = min(s.marched[row], s.people[row])
    s.tribe[seat * TRIBE + SUPPLY + sex] += count
    free_wolves(s, seat, hex_)


def kill(s: ValleyState, seat: i64, sex: i64, hex_: i64, count: i64, cause: i64) -> None:
    if count > 0:
        take_off(s, seat, sex, hex_, count)
        s.emit(happenings.DIED, seat, hex_, sex, count, cause)


def change_tribe(s: ValleyState, sex: i64, old: i64, here: i64, new: i64, there: i64) -> None:
    """A person is replaced by a token of another tribe; without a token in supply it dies (VM-21.36, VM-21.37)."""
    if not has_token(s, new, sex):
        kill(s, old, sex, here, 1, happenings.OF_TRUMP)
        return
    take_off(s, old, sex, here, 1)
    add_person(s, new, sex, there)
    s.emit(happenings.CHANGED_TRIBE, new, old, sex, here, there)


# -- tamed wolves


def free_wolves(s: ValleyState, seat: i64, hex_: i64) -> None:
    """A tamed wolf without any own person on its hex turns wild at once (VM-13.8)."""
    count: i64 = s.tame[seat * HEXES + hex_]
    if count > 0 and s.persons(seat, hex_) == 0:
        s.tame[seat * HEXES + hex_] = 0
        s.wild[WOLF * HEXES + hex_] += count
        if s.now[HIDDEN_SEAT] == seat and s.now[HIDDEN_HEX] == hex_:
            s.now[HIDDEN_WOLVES] = 0
        s.emit(happenings.WOLF_WILD, seat, hex_)


def kill_tame_wolf(s: ValleyState, seat: i64, hex_: i64) -> None:
    s.tame[seat * HEXES + hex_] -= 1
    to_bag(s, WOLF, hex_)
    s.emit(happenings.WOLF_DIED, seat, hex_)


# -- wild animals


def to_bag(s: ValleyState, species: i64, hex_: i64) -> None:
    """One token of the hex goes back, a lettered one first; only then a letterless wolf (VM-2.5)."""
    first: i64 = species * PER_SPECIES
    for token in range(first, first + PER_SPECIES):
        if s.token[token] == hex_:
            s.token[token] = IN_BAG
            return
    s.now[WOLF_RESERVE] += 1


def kill_animals(s: ValleyState, species: i64, hex_: i64, count: i64) -> None:
    """Animals of a herd leave the board."""
    if count > 0:
        s.wild[species * HEXES + hex_] -= count
        for _ in range(count):
            to_bag(s, species, hex_)
        s.emit(happenings.ANIMALS_DIED, NOBODY, species, hex_, count)


def kill_all_animals(s: ValleyState, hex_: i64) -> None:
    """All animals, and with them loners and tamed wolves (VM-5.11)."""
    for species in range(i64(SPECIES)):
        kill_animals(s, species, hex_, s.wild[species * HEXES + hex_])
    for seat in range(s.players()):
        for _ in range(s.tame[seat * HEXES + hex_]):
            kill_tame_wolf(s, seat, hex_)
    for sex in range(i64(2)):
        if s.now[LONER + sex] == hex_:
            kill_loner(s, sex)


def kill_all_figures(s: ValleyState, hex_: i64, cause: i64) -> None:
    kill_all_animals(s, hex_)
    for seat in range(s.players()):
        for sex in range(i64(2)):
            kill(s, seat, sex, hex_, s.count(seat, sex, hex_), cause)


def move_animals(s: ValleyState, species: i64, here: i64, there: i64, count: i64) -> None:
    """Animals go to an adjacent hex together; large ones trample (VM-7.16, VM-7.17)."""
    s.wild[species * HEXES + here] -= count
    s.wild[species * HEXES + there] += count
    _move_tokens(s, species, here, there, count)
    s.emit(happenings.HERD_MOVED, NOBODY, species, here, there, count)
    trample(s, species, there)


def _move_tokens(s: ValleyState, species: i64, here: i64, there: i64, count: i64) -> None:
    """Lettered tokens first; what is left are letterless wolves."""
    first: i64 = species * PER_SPECIES
    for token in range(first, first + PER_SPECIES):
        if count > 0 and s.token[token] == here:
            s.token[token] = there
            count -= 1


def can_step(s: ValleyState, species: i64, hex_: i64, direction: i64) -> bool:
    """VM-7.5, VM-7.6: rivers, the lake, closed hexes, the edge of the board; mountains for large animals."""
    target: i64 = s.board.near[hex_ * 6 + direction]
    if target < 0 or not s.enterable(target) or s.snowed_in(hex_):
        return False
    if s.table.large[species] == 1 and s.board.terrain[target] == MOUNTAIN:
        return False
    return swims(s, species) or s.is_open(hex_, direction)


def swims(s: ValleyState, species: i64) -> bool:
    """Bears cross rivers, and with the option sabre-tooth tigers (VM-7.6, VM-25.2)."""
    return s.table.swims[species] == 1 or (species == TIGER and s.setting[SWIMMING_TIGER] == 1)


# -- loners


def kill_loner(s: ValleyState, sex: i64) -> None:
    s.emit(happenings.LONER_DIED, NOBODY, sex, s.now[LONER + sex])
    s.now[LONER + sex] = NOBODY


def meet_loners(s: ValleyState, hex_: i64) -> None:
    """A loner joins the tribe it meets, the largest one if there are several (VM-7.19, VM-7.20)."""
    for sex in range(i64(2)):
        if s.now[LONER + sex] == hex_:
            host: i64 = _largest_tribe(s, hex_)
            if host == NOBODY:
                continue
            if has_token(s, host, sex):
                s.now[LONER + sex] = NOBODY
                add_person(s, host, sex, hex_)
                s.emit(happenings.LONER_JOINED, host, sex, hex_)
            else:
                kill_loner(s, sex)


def _largest_tribe(s: ValleyState, hex_: i64) -> i64:
    """Ties go to the first in turn order."""
    best: i64 = 0
    host: i64 = NOBODY
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if s.persons(seat, hex_) > best:
            best = s.persons(seat, hex_)
            host = seat
    return host


# -- settlements


def raise_settlement(s: ValleyState, seat: i64, hex_: i64) -> None:
    s.place[hex_ * PLACE + SETTLEMENT] = seat
    s.tribe[seat * TRIBE + MARKERS] -= 1
    s.emit(happenings.SETTLED, seat, hex_)


def remove_settlement(s: ValleyState, hex_: i64) -> None:
    """The marker goes back; a field on a mountain goes with its cave (VM-9.12)."""
    owner: i64 = s.owner(hex_)
    s.emit(happenings.SETTLEMENT_LOST, owner, hex_)
    s.place[hex_ * PLACE + SETTLEMENT] = NOBODY
    s.place[hex_ * PLACE + COUPLE] = 0
    marker_back(s, owner)
    if s.board.terrain[hex_] == MOUNTAIN:
        remove_crop(s, hex_)


def marker_back(s: ValleyState, owner: i64) -> None:
    """With its last settlement a tribe loses its fire (VM-23.3)."""
    s.tribe[owner * TRIBE + MARKERS] += 1
    if s.settlements(owner) == 0:
        lose_fire(s, owner)


def abandon(s: ValleyState, hex_: i64) -> None:
    """A settlement without an own woman is removed at once (VM-9.9); a couple's lasts a round longer (VM-21.38)."""
    owner: i64 = s.owner(hex_)
    if owner == NOBODY or s.women(owner, hex_) > 0:
        return
    if s.on(hex_, COUPLE) == 0 or s.persons(owner, hex_) == 0:
        remove_settlement(s, hex_)


def abandon_all(s: ValleyState) -> None:
    for hex_ in range(i64(HEXES)):
        abandon(s, hex_)


def is_village(s: ValleyState, hex_: i64) -> bool:
    return s.owner(hex_) != NOBODY and s.board.terrain[hex_] != MOUNTAIN


def may_found(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """Where section 9 allows a settlement, whoever founds it: VM-9.1, VM-9.5 to VM-9.7."""
    return (
        s.owner(hex_) == NOBODY
        and s.tribe[seat * TRIBE + MARKERS] > 0
        and hex_ != LAKE
        and s.on(hex_, CLOSED) == 0
        and s.opponents(seat, hex_) == 0
    )


# -- crops


def may_sow(s: ValleyState, seat: i64, hex_: i64, terrain: i64) -> bool:
    """An own settlement on this terrain, no crop there yet, a marker left (VM-2.7, VM-16.1, VM-16.3)."""
    return (
        s.owner(hex_) == seat and s.board.terrain[hex_] == terrain and s.on(hex_, CROP) == 0 and s.now[CROPS_LEFT] > 0
    )


def sow(s: ValleyState, seat: i64, hex_: i64, cost: i64) -> None:
    pay(s, seat, cost)
    s.place[hex_ * PLACE + CROP] = INTACT
    s.now[CROPS_LEFT] -= 1
    s.emit(happenings.SOWN, seat, hex_, cost)


def has_sowable(s: ValleyState, seat: i64) -> bool:
    for hex_ in range(i64(HEXES)):
        if may_sow(s, seat, hex_, PLAIN):
            return True
    return False


def damage_crop(s: ValleyState, hex_: i64) -> None:
    """One ear less; the last one takes the crop away, and the fence with it (VM-16.4, VM-16.5)."""
    ears: i64 = s.on(hex_, CROP)
    if ears == 0:
        return
    s.emit(happenings.CROP_DAMAGED, NOBODY, hex_, ears - 1)
    if ears == 1:
        remove_crop(s, hex_)
    else:
        s.place[hex_ * PLACE + CROP] = ears - 1


def remove_crop(s: ValleyState, hex_: i64) -> None:
    if s.on(hex_, CROP) > 0:
        s.place[hex_ * PLACE + CROP] = 0
        s.now[CROPS_LEFT] += 1
        if s.on(hex_, FENCE) == 1:
            s.place[hex_ * PLACE + FENCE] = 0
            s.now[FENCES_LEFT] += 1


def trample(s: ValleyState, species: i64, hex_: i64) -> None:
    """A large animal enters a hex with an unfenced crop (VM-6.4, VM-7.16, VM-16.5)."""
    if s.table.large[species] == 1 and s.on(hex_, FENCE) == 0:
        damage_crop(s, hex_)


# -- food


def gain_food(s: ValleyState, seat: i64, kind: i64, count: i64, how: i64, hex_: i64) -> None:
    """``kind`` is PLANT or MEAT; ``hex_`` is where it was found, or -1."""
    if count > 0:
        s.tribe[seat * TRIBE + kind] += count
        s.emit(happenings.FOOD_GAINED, seat, count, how, hex_)


def pay(s: ValleyState, seat: i64, count: i64) -> i64:
    """Animal food first (VM-24.3); returns how much of it was."""
    meat: i64 = min(count, s.tribe[seat * TRIBE + MEAT])
    s.tribe[seat * TRIBE + MEAT] -= meat
    s.tribe[seat * TRIBE + PLANT] -= count - meat
    return meat


def lose_food(s: ValleyState, seat: i64, count: i64, how: i64) -> None:
    if count > 0:
        pay(s, seat, count)
        s.emit(happenings.FOOD_LOST, seat, count, how)


def hand_over(s: ValleyState, loser: i64, winner: i64, count: i64, how: i64) -> None:
    """Food keeps its kind (VM-24.5)."""
    if count > 0:
        meat: i64 = pay(s, loser, count)
        s.emit(happenings.FOOD_LOST, loser, count, how)
        s.tribe[winner * TRIBE + MEAT] += meat
        s.tribe[winner * TRIBE + PLANT] += count - meat
        s.emit(happenings.FOOD_GAINED, winner, count, how, NOBODY)


# -- fire


def lose_fire(s: ValleyState, seat: i64) -> None:
    if s.of(seat, FIRE) == 1:
        s.tribe[seat * TRIBE + FIRE] = 0
        s.emit(happenings.FIRE_LOST, seat)


# -- groups on the move


def pack(warriors: i64, women: i64, wolves: i64) -> i64:
    """A group as one number, to be kept on the agenda."""
    return warriors + 16 * women + 256 * wolves


def move_group(s: ValleyState, seat: i64, here: i64, there: i64, group: i64, on_the_way: bool) -> None:
    """A group goes to a hex and counts as marched there; ``on_the_way``: it had marched to where it comes from."""
    warriors: i64 = group & 15
    women: i64 = (group >> 4) & 15
    wolves: i64 = group >> 8
    _shift(s, seat, WARRIOR, here, there, warriors, on_the_way)
    _shift(s, seat, WOMAN, here, there, women, on_the_way)
    s.emit(happenings.MARCHED, seat, here, there, warriors, women)
    if wolves > 0:
        s.tame[seat * HEXES + here] -= wolves
        s.tame[seat * HEXES + there] += wolves
        _move_tokens(s, WOLF, here, there, wolves)
        s.emit(happenings.WOLVES_MOVED, seat, here, there, wolves)
    free_wolves(s, seat, here)
    abandon(s, here)
    meet_loners(s, there)


def _shift(s: ValleyState, seat: i64, sex: i64, here: i64, there: i64, count: i64, on_the_way: bool) -> None:
    row: i64 = (seat * 2 + sex) * HEXES
    s.people[row + here] -= count
    s.people[row + there] += count
    s.marched[row + there] += count
    if on_the_way:
        s.marched[row + here] -= count
    else:
        s.marched[row + here] = min(s.marched[row + here], s.people[row + here])
