"""Persons, tamed wolves, settlements, crops, animals and food: how they come, go and change hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.model import events
from beringia.games.valley.model.bits import bit
from beringia.games.valley.model.board import FOREST, LAKE, MOUNTAIN, PLAIN
from beringia.games.valley.model.land import CLOSED_HOW, COUPLE, CROP, FENCE, SETTLEMENT
from beringia.games.valley.model.state import IN_BAG, ValleyState
from beringia.games.valley.model.terms import (
    ALL_HEXES,
    ALL_SPECIES,
    BOTH_SEXES,
    BURNING,
    NO_SEAT,
    NOWHERE,
    PER_SPECIES,
    TIGER,
    WARRIOR,
    WOLF,
    WOMAN,
    Direction,
    Group,
    Hex,
    Seat,
    Sex,
    Species,
)
from beringia.kernel.state import NOBODY, replaced

INTACT: Final = 2

# -- persons


def has_token(s: ValleyState, seat: Seat, sex: Sex) -> bool:
    return s.tribes[seat].left(sex) > 0


def has_any_token(s: ValleyState, seat: Seat) -> bool:
    """Could anybody be added to this tribe?"""
    return has_token(s, seat, WARRIOR) or has_token(s, seat, WOMAN)


def add_person(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex) -> None:
    """A token of the supply comes to the board."""
    s.tribes[seat].put_back(sex, -1)
    s.people[seat, sex, hex_] += 1
    s.tribes[seat].hexes |= bit(hex_)


def take_off(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex, count: i64) -> None:
    """Tokens go back to the supply (VM-1.25)."""
    s.people[seat, sex, hex_] -= count
    s.marched[seat, sex, hex_] = min(s.marched[seat, sex, hex_], s.people[seat, sex, hex_])
    s.tribes[seat].put_back(sex, count)
    _leave(s, seat, hex_)
    free_wolves(s, seat, hex_)


def _leave(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    """Somebody has gone; perhaps the last one of the tribe there."""
    if s.persons(seat, hex_) == 0:
        s.tribes[seat].hexes &= ~bit(hex_)


def kill(s: ValleyState, seat: Seat, sex: Sex, hex_: Hex, count: i64, cause: i64) -> None:
    if count > 0:
        take_off(s, seat, sex, hex_, count)
        events.DIED.tell(s, seat, hex_, sex, count, cause)


def change_tribe(s: ValleyState, sex: Sex, old: Seat, here: Hex, new: Seat, there: Hex) -> None:
    """A person is replaced by a token of another tribe; without a token in supply it dies (VM-21.36, VM-21.37)."""
    if not has_token(s, new, sex):
        kill(s, old, sex, here, 1, events.OF_TRUMP)
        return
    take_off(s, old, sex, here, 1)
    add_person(s, new, sex, there)
    events.CHANGED_TRIBE.tell(s, new, old, sex, here, there)


# -- tamed wolves


def free_wolves(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    """A tamed wolf without any own person on its hex turns wild at once (VM-13.8)."""
    count: i64 = s.wolves[seat, hex_]
    if count > 0 and s.persons(seat, hex_) == 0:
        s.wolves = s.wolves[:]
        s.wolves[seat, hex_] = 0
        add_animals(s, WOLF, hex_, count)
        if s.hidden_seat == seat and s.hidden_hex == hex_:
            s.hidden_wolves = 0
        events.WOLF_WILD.tell(s, seat, hex_)


def kill_tame_wolf(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    s.wolves = s.wolves[:]
    s.wolves[seat, hex_] -= 1
    to_bag(s, WOLF, hex_)
    events.WOLF_DIED.tell(s, seat, hex_)


# -- wild animals


def add_animals(s: ValleyState, species: Species, hex_: Hex, count: i64) -> None:
    """Animals come to a hex."""
    s.wild[species, hex_] += count
    s.herds |= bit(hex_)


def take_animals(s: ValleyState, species: Species, hex_: Hex, count: i64) -> None:
    """Animals leave a hex, perhaps the last ones there."""
    s.wild[species, hex_] -= count
    if s.animals(hex_) == 0:
        s.herds &= ~bit(hex_)


def to_bag(s: ValleyState, species: Species, hex_: Hex) -> None:
    """One token of the hex goes back, a lettered one first; only then a letterless wolf (VM-2.5)."""
    first: i64 = species * PER_SPECIES
    for token in range(first, first + PER_SPECIES):
        if s.token[token] == hex_:
            s.token = replaced(s.token, token, IN_BAG)
            return
    s.wolf_reserve += 1


def kill_animals(s: ValleyState, species: Species, hex_: Hex, count: i64) -> None:
    """Animals of a herd leave the board."""
    if count > 0:
        take_animals(s, species, hex_, count)
        for _one in range(count):
            to_bag(s, species, hex_)
        events.ANIMALS_DIED.tell(s, NO_SEAT, species, hex_, count)


def kill_all_animals(s: ValleyState, hex_: Hex) -> None:
    """All animals, and with them loners and tamed wolves (VM-5.11); nobody gets food for them (VM-5.10)."""
    for species in ALL_SPECIES:
        kill_animals(s, species, hex_, s.herd(species, hex_))
    for seat in s.seats():
        for _ in range(s.wolves[seat, hex_]):
            kill_tame_wolf(s, seat, hex_)
    for sex in BOTH_SEXES:
        if s.loners[sex] == hex_:
            kill_loner(s, sex)


def burn_region(s: ValleyState, region: i64, cause: i64) -> None:
    """VM-19.1, VM-21.30: all figures in a forest region die; it is closed this round."""
    for hex_ in ALL_HEXES:
        if s.board.lies_in(hex_, FOREST, region):
            kill_all_figures(s, hex_, cause)
            s.put(hex_, CLOSED_HOW, BURNING)
            events.HEX_CLOSED.tell(s, NO_SEAT, hex_, BURNING)


def kill_all_figures(s: ValleyState, hex_: Hex, cause: i64) -> None:
    kill_all_animals(s, hex_)
    for seat in s.seats():
        for sex in BOTH_SEXES:
            kill(s, seat, sex, hex_, s.count(seat, sex, hex_), cause)


def move_animals(s: ValleyState, species: Species, here: Hex, there: Hex, count: i64) -> None:
    """Animals go to an adjacent hex together; large ones trample (VM-7.16, VM-7.17)."""
    take_animals(s, species, here, count)
    add_animals(s, species, there, count)
    _move_tokens(s, species, here, there, count)
    events.HERD_MOVED.tell(s, NO_SEAT, species, here, there, count)
    trample(s, species, there)


def _move_tokens(s: ValleyState, species: Species, here: Hex, there: Hex, count: i64) -> None:
    """Lettered tokens first; what is left are letterless wolves."""
    first: i64 = species * PER_SPECIES
    tokens = s.token[:]
    for token in range(first, first + PER_SPECIES):
        if count > 0 and tokens[token] == here:
            tokens[token] = there
            count -= 1
    s.token = tokens


def can_step(s: ValleyState, species: Species, hex_: Hex, direction: Direction) -> bool:
    """VM-7.5, VM-7.6: rivers, the lake, closed hexes, the edge of the board; mountains for large animals."""
    return can_be_put(s, species, hex_, direction) and (swims(s, species) or s.is_open(hex_, direction))


def can_be_put(s: ValleyState, species: Species, hex_: Hex, direction: Direction) -> bool:
    """It may leave this hex and stand on the next one, whatever water runs between (VM-21.16)."""
    target = s.board.beside(hex_, direction)
    if target < 0 or not s.enterable(target) or s.snowed_in(hex_):
        return False
    return s.content.large[species] == 0 or s.board.terrain[target] != MOUNTAIN


def swims(s: ValleyState, species: Species) -> bool:
    """Bears cross rivers, and with the option sabre-tooth tigers (VM-7.6, VM-25.2)."""
    return s.content.swims[species] == 1 or (species == TIGER and s.setting.swimming_tiger == 1)


# -- loners


def kill_loner(s: ValleyState, sex: Sex) -> None:
    """There is one of each sex (VM-2.9)."""
    events.LONER_DIED.tell(s, NO_SEAT, sex, Hex(s.loners[sex]))
    s.loners = replaced(s.loners, sex, NOWHERE)


def meet_loners(s: ValleyState, hex_: Hex) -> None:
    """A loner joins the tribe it meets, the largest one if there are several (VM-7.19, VM-7.20)."""
    for sex in BOTH_SEXES:
        if s.loners[sex] == hex_:
            host = _largest_tribe(s, hex_)
            if host == NOBODY:
                continue
            if has_token(s, host, sex):
                s.loners = replaced(s.loners, sex, NOWHERE)
                add_person(s, host, sex, hex_)
                events.LONER_JOINED.tell(s, host, sex, hex_)
            else:
                kill_loner(s, sex)


def _largest_tribe(s: ValleyState, hex_: Hex) -> Seat:
    """Ties go to the first in turn order."""
    best: i64 = 0
    host: Seat = NO_SEAT
    for turn in range(s.players()):
        seat = s.seat_at(s.start, turn)
        if s.persons(seat, hex_) > best:
            best = s.persons(seat, hex_)
            host = seat
    return host


# -- settlements


def raise_settlement(s: ValleyState, seat: Seat, hex_: Hex) -> None:
    s.put(hex_, SETTLEMENT, seat)
    s.tribes[seat].homes |= bit(hex_)
    s.tribes[seat].markers -= 1
    events.SETTLED.tell(s, seat, hex_)


def remove_settlement(s: ValleyState, hex_: Hex) -> None:
    """The marker goes back. A field on a mountain goes with its cave (VM-9.12), on a plain it stays (VM-9.11)."""
    owner = s.owner(hex_)
    events.SETTLEMENT_LOST.tell(s, owner, hex_)
    s.put(hex_, SETTLEMENT, NOBODY)
    s.put(hex_, COUPLE, 0)
    marker_back(s, owner, hex_)
    if s.board.terrain[hex_] == MOUNTAIN:
        remove_crop(s, hex_)


def marker_back(s: ValleyState, owner: Seat, hex_: Hex) -> None:
    """With its last settlement a tribe loses its fire (VM-23.3)."""
    s.tribes[owner].homes &= ~bit(hex_)
    s.tribes[owner].markers += 1
    if s.settlements(owner) == 0:
        lose_fire(s, owner)


def abandon(s: ValleyState, hex_: Hex) -> None:
    """A settlement without an own woman is removed at once (VM-9.9); a couple's lasts a round longer (VM-21.38)."""
    owner = s.owner(hex_)
    if owner == NOBODY or s.women(owner, hex_) > 0:
        return
    if s.on(hex_, COUPLE) == 0 or s.persons(owner, hex_) == 0:
        remove_settlement(s, hex_)


def abandon_all(s: ValleyState) -> None:
    for hex_ in ALL_HEXES:
        abandon(s, hex_)


def is_village(s: ValleyState, hex_: Hex) -> bool:
    """On a mountain a settlement is a cave (VM-1.19)."""
    return s.owner(hex_) != NOBODY and s.board.terrain[hex_] != MOUNTAIN


def may_found(s: ValleyState, seat: Seat, hex_: Hex) -> bool:
    """Where section 9 allows a settlement, whoever founds it: VM-9.1, VM-9.5, VM-9.6, VM-9.7.

    How near other settlements are makes no difference (VM-9.13).
    """
    return (
        s.owner(hex_) == NOBODY
        and s.tribes[seat].markers > 0
        and hex_ != LAKE
        and s.on(hex_, CLOSED_HOW) == 0
        and s.opponents(seat, hex_) == 0
    )


# -- crops


def may_sow(s: ValleyState, seat: Seat, hex_: Hex, terrain: i64) -> bool:
    """An own settlement on this terrain, no crop there yet, a marker left (VM-2.7, VM-16.1, VM-16.3)."""
    return s.owner(hex_) == seat and s.board.terrain[hex_] == terrain and s.on(hex_, CROP) == 0 and s.crops_left > 0


def sow(s: ValleyState, seat: Seat, hex_: Hex, cost: i64) -> None:
    pay(s, seat, cost)
    s.put(hex_, CROP, INTACT)
    s.crops_left -= 1
    events.SOWN.tell(s, seat, hex_, cost)


def has_sowable(s: ValleyState, seat: Seat) -> bool:
    for hex_ in ALL_HEXES:
        if may_sow(s, seat, hex_, PLAIN):
            return True
    return False


def damage_crop(s: ValleyState, hex_: Hex) -> None:
    """One ear less; the last one takes the crop away, and the fence with it (VM-16.4, VM-16.5)."""
    ears: i64 = s.on(hex_, CROP)
    if ears == 0:
        return
    events.CROP_DAMAGED.tell(s, NO_SEAT, hex_, ears - 1)
    if ears == 1:
        remove_crop(s, hex_)
    else:
        s.put(hex_, CROP, ears - 1)


def remove_crop(s: ValleyState, hex_: Hex) -> None:
    if s.on(hex_, CROP) > 0:
        s.put(hex_, CROP, 0)
        s.crops_left += 1
        if s.on(hex_, FENCE) == 1:
            s.put(hex_, FENCE, 0)
            s.fences_left += 1


def trample(s: ValleyState, species: Species, hex_: Hex) -> None:
    """A large animal enters a hex with an unfenced crop (VM-6.4, VM-7.16, VM-16.5)."""
    if s.content.large[species] == 1 and s.on(hex_, FENCE) == 0:
        damage_crop(s, hex_)


# -- food


def gain_meat(s: ValleyState, seat: Seat, count: i64, how: i64, hex_: Hex) -> None:
    """Animal food (VM-24.1), of which there is always enough (VM-2.8); ``hex_`` is where it was found, or NOWHERE."""
    if count > 0:
        s.tribes[seat].meat += count
        events.FOOD_GAINED.tell(s, seat, count, how, hex_)


def gain_plants(s: ValleyState, seat: Seat, count: i64, how: i64, hex_: Hex) -> None:
    """Plant food (VM-24.1)."""
    if count > 0:
        s.tribes[seat].plant += count
        events.FOOD_GAINED.tell(s, seat, count, how, hex_)


def pay(s: ValleyState, seat: Seat, count: i64) -> i64:
    """Animal food first (VM-24.3); returns how much of it was."""
    meat: i64 = min(count, s.tribes[seat].meat)
    s.tribes[seat].meat -= meat
    s.tribes[seat].plant -= count - meat
    return meat


def lose_food(s: ValleyState, seat: Seat, count: i64, how: i64) -> None:
    if count > 0:
        pay(s, seat, count)
        events.FOOD_LOST.tell(s, seat, count, how)


def hand_over(s: ValleyState, loser: Seat, winner: Seat, count: i64, how: i64) -> None:
    """Food keeps its kind (VM-24.5)."""
    if count > 0:
        meat: i64 = pay(s, loser, count)
        events.FOOD_LOST.tell(s, loser, count, how)
        s.tribes[winner].meat += meat
        s.tribes[winner].plant += count - meat
        events.FOOD_GAINED.tell(s, winner, count, how, NOWHERE)


# -- fire


def lose_fire(s: ValleyState, seat: Seat) -> None:
    if s.tribes[seat].fire == 1:
        s.tribes[seat].fire = 0
        events.FIRE_LOST.tell(s, seat)


# -- groups on the move


def pack(warriors: i64, women: i64, wolves: i64) -> Group:
    """A group as one number, to be kept on the agenda."""
    return Group(warriors + 16 * women + 256 * wolves)


def warriors_in(group: Group) -> i64:
    return group & 15


def women_in(group: Group) -> i64:
    return (group >> 4) & 15


def wolves_in(group: Group) -> i64:
    return group >> 8


def with_wolves(group: Group, wolves: i64) -> Group:
    return Group(group + 256 * wolves)


def move_group(s: ValleyState, seat: Seat, here: Hex, there: Hex, group: Group, on_the_way: bool) -> None:
    """A group goes to a hex and counts as marched there; ``on_the_way``: it had marched to where it comes from."""
    warriors: i64 = warriors_in(group)
    women: i64 = women_in(group)
    wolves: i64 = wolves_in(group)
    _shift(s, seat, WARRIOR, here, there, warriors, on_the_way)
    _shift(s, seat, WOMAN, here, there, women, on_the_way)
    events.MARCHED.tell(s, seat, here, there, warriors, women)
    if wolves > 0:
        s.wolves = s.wolves[:]
        s.wolves[seat, here] -= wolves
        s.wolves[seat, there] += wolves
        _move_tokens(s, WOLF, here, there, wolves)
        events.WOLVES_MOVED.tell(s, seat, here, there, wolves)
    free_wolves(s, seat, here)
    abandon(s, here)
    meet_loners(s, there)


def _shift(s: ValleyState, seat: Seat, sex: Sex, here: Hex, there: Hex, count: i64, on_the_way: bool) -> None:
    s.people[seat, sex, here] -= count
    s.people[seat, sex, there] += count
    if count > 0:
        s.tribes[seat].hexes |= bit(there)
        _leave(s, seat, here)
    s.marched[seat, sex, there] += count
    if on_the_way:
        s.marched[seat, sex, here] -= count
    else:
        s.marched[seat, sex, here] = min(s.marched[seat, sex, here], s.people[seat, sex, here])
