"""Section 5 of the rules, and the event cards of sections 19 and 20."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, steps
from beringia.games.valley.animals import draw_hex, draw_token
from beringia.games.valley.bits import bit, has_bit
from beringia.games.valley.board import FOREST, MOUNTAIN, PLAIN
from beringia.games.valley.cards import (
    ABUNDANT_RAIN,
    AILING_ANIMALS,
    AVALANCHE,
    CAVE_BEAR,
    DROUGHT,
    EARTHQUAKE,
    EPIDEMIC,
    ERUPTION_SUMMER,
    ERUPTION_WINTER,
    FLOOD,
    FOREST_FIRE,
    FROZEN_RIVER,
    ICE_STORM,
    INSTANT,
    LOCUSTS,
    LONER_SUMMER,
    LONER_WINTER,
    LONG_WINTER,
    MILD_AUTUMN,
    RODENTS,
    SNOWFALL,
    STORM,
    THUNDERSTORM,
    W1_FLOOD,
    WOLF_PACK_3,
    WOLF_PACK_4,
)
from beringia.games.valley.codes import HEXES, LOSE, SPARE, SUMMER_EVENTS, VICTIM
from beringia.games.valley.pieces import (
    abandon_all,
    damage_crop,
    is_village,
    kill,
    kill_all_animals,
    kill_all_figures,
    kill_animals,
    kill_tame_wolf,
    lose_fire,
    lose_food,
    meet_loners,
    remove_crop,
    remove_settlement,
)
from beringia.games.valley.state import (
    AILING,
    BURNING,
    CLOSED,
    CROP,
    DECKS_OF_EVENTS,
    ERUPTING,
    EVENT_DECK,
    EVENT_PILE,
    FIRE_RULES,
    FLOODED,
    FORESEEN,
    FROZEN,
    LONER,
    MARK,
    NUMBER,
    ONE_DIES,
    ONE_SURVIVES,
    OPEN,
    PILES_OF_EVENTS,
    PLACE,
    REGION,
    ROUND,
    SAVED,
    SEASON,
    SNOW_FALLS,
    SNOWED,
    START,
    TRIBE,
    WOLF_RESERVE,
    ValleyState,
)
from beringia.games.valley.table import (
    DECK_SIZE,
    PER_SPECIES,
    SUMMER,
    WARRIOR,
    WINTER,
    WOLF,
    WOMAN,
)
from beringia.kernel.state import NOBODY

# -- phase 1


def event_phase(s: ValleyState) -> None:
    """Marks of fire and flood go; from round 3 on a card is drawn (VM-5.1 to VM-5.4)."""
    for hex_ in range(i64(HEXES)):
        s.place[hex_ * PLACE + CLOSED] = 0
    if s.now[ROUND] <= 2:
        return
    s.push_step(steps.CLEAN)
    s.push_step(steps.EVENT_DONE)
    _resolve(s, _draw(s))


def event_done(s: ValleyState) -> None:
    """VM-5.12; and whoever stands beside the new fire takes it."""
    abandon_all(s)
    if s.setting[FIRE_RULES] == 1:
        fire.catch_all(s)


def renew_deck(s: ValleyState, season: i64) -> None:
    """An empty deck is made anew from its discard pile (VM-5.6)."""
    if s.now[EVENT_DECK + season] > 0:
        return
    count: i64 = s.now[EVENT_PILE + season]
    start: i64 = DECKS_OF_EVENTS + season * DECK_SIZE
    for number in range(count):
        s.cards[start + number] = s.cards[PILES_OF_EVENTS + season * DECK_SIZE + number]
        s.cards[PILES_OF_EVENTS + season * DECK_SIZE + number] = 0
    s.now[EVENT_DECK + season] = count
    s.now[EVENT_PILE + season] = 0
    s.shuffle(s.cards, start, count)
    s.emit(happenings.RESHUFFLED, NOBODY, season)


def top_card(s: ValleyState, season: i64) -> i64:
    return s.cards[DECKS_OF_EVENTS + season * DECK_SIZE + s.now[EVENT_DECK + season] - 1]


def _draw(s: ValleyState) -> i64:
    season: i64 = s.now[SEASON]
    renew_deck(s, season)
    card: i64 = top_card(s, season)
    s.now[EVENT_DECK + season] -= 1
    s.cards[DECKS_OF_EVENTS + season * DECK_SIZE + s.now[EVENT_DECK + season]] = 0
    for seat in range(s.players()):
        s.tribe[seat * TRIBE + FORESEEN] &= ~bit(season)
    s.revealed = True
    s.emit(happenings.EVENT_DRAWN, NOBODY, card)
    if (card == ABUNDANT_RAIN or card == FLOOD or card == THUNDERSTORM) and s.lies_open(DROUGHT):
        put_away(s, DROUGHT)  # before the new card takes effect (VM-19.10)
    too_late: bool = (card == MILD_AUTUMN or card == LONG_WINTER) and s.now[NUMBER] >= 4
    if s.table.lasts[card] == INSTANT or too_late:
        _to_pile(s, card)
    else:
        s.cards[OPEN + card] += 1
    return card


def put_away(s: ValleyState, card: i64) -> None:
    """A lasting effect ends, and all copies of its card are discarded (VM-5.5)."""
    while s.cards[OPEN + card] > 0:
        s.cards[OPEN + card] -= 1
        _to_pile(s, card)
        s.emit(happenings.EVENT_OVER, NOBODY, card)


def _to_pile(s: ValleyState, card: i64) -> None:
    season: i64 = SUMMER if card < SUMMER_EVENTS else WINTER
    s.cards[PILES_OF_EVENTS + season * DECK_SIZE + s.now[EVENT_PILE + season]] = card
    s.now[EVENT_PILE + season] += 1


def _resolve(s: ValleyState, card: i64) -> None:
    if card == FOREST_FIRE:
        burn_region(s, _roll_region(s, FOREST), happenings.OF_EVENT)
    elif card == FLOOD:
        _flood(s)
    elif card == RODENTS:
        _rodents(s)
    elif card == AILING_ANIMALS:
        _ailing_animals(s)
    elif card == EARTHQUAKE:
        _strike_mountains(s, ONE_DIES)
    elif card == ERUPTION_SUMMER or card == ERUPTION_WINTER:
        _eruption(s)
    elif card == THUNDERSTORM:
        fire.thunderstorm(s)
    elif card == DROUGHT:
        for hex_ in range(i64(HEXES)):
            damage_crop(s, hex_)
    elif card == LONER_SUMMER or card == LONER_WINTER:
        _loner(s)
    elif card == LOCUSTS:
        _locusts(s)
    elif card == EPIDEMIC:
        _epidemic(s)
    elif card == WOLF_PACK_4:
        _wolf_pack(s, 4)
    elif card == WOLF_PACK_3:
        _wolf_pack(s, 3)
    elif card == FROZEN_RIVER:
        _frozen_river(s)
    elif card == STORM:
        fire.storm(s)
    elif card == ICE_STORM:
        fire.ice_storm(s)
    elif card == CAVE_BEAR:
        _cave_bear(s)
    elif card == SNOWFALL:
        _snowfall(s)
    elif card == AVALANCHE:
        _strike_mountains(s, ONE_SURVIVES)
    # Abundant Rain, Mild Autumn, Cold Snap, Long Winter, Lean Animals and Meat Shortage work by lying open.


# -- chance


def _roll_region(s: ValleyState, terrain: i64) -> i64:
    """One die, and every hex of that region is struck (VM-5.7)."""
    number: i64 = s.roll(6) + 1
    s.now[REGION] = number
    s.emit(happenings.REGION_STRUCK, NOBODY, terrain, number)
    return number


def _roll_river(s: ValleyState) -> i64:
    number: i64 = s.roll(6) + 1
    s.now[REGION] = number
    s.emit(happenings.RIVER_STRUCK, NOBODY, number)
    return number


# -- one person survives, or dies, per tribe and hex


def _mark(s: ValleyState, hex_: i64, mark: i64) -> None:
    s.place[hex_ * PLACE + MARK] = mark


def _toll(s: ValleyState) -> None:
    s.push_step(steps.TOLL, NOBODY, 0, s.now[START], 0)


def toll(s: ValleyState, turn: i64, first: i64, hex_: i64) -> None:
    """Players in turn order, each for his hexes in reading order (VM-5.8, VM-5.9)."""
    while turn < s.players():
        seat: i64 = s.seat_at(first, turn)
        while hex_ < HEXES:
            here: i64 = hex_
            hex_ += 1
            mark: i64 = s.on(here, MARK)
            if mark != 0 and s.persons(seat, here) > 0 and _must_choose(s, seat, here, mark):
                s.push_step(steps.TOLL, NOBODY, turn, first, hex_)
                s.push_step(steps.SURVIVOR if mark == ONE_SURVIVES else steps.VICTIM, seat, here)
                return
        turn += 1
        hex_ = 0
    for here in range(i64(HEXES)):
        _mark(s, here, 0)
        s.place[here * PLACE + SAVED] = 0


def _must_choose(s: ValleyState, seat: i64, hex_: i64, mark: i64) -> bool:
    """Does what needs no choice; true if the owner has to say which sex it is."""
    warriors: i64 = s.warriors(seat, hex_)
    women: i64 = s.women(seat, hex_)
    if mark == ONE_SURVIVES:
        if has_bit(s.on(hex_, SAVED), seat) or warriors + women == 1:
            return False
        if warriors == 0 or women == 0:
            kill(s, seat, WARRIOR if women == 0 else WOMAN, hex_, warriors + women - 1, happenings.OF_EVENT)
            return False
        return True
    if mark == SNOW_FALLS:
        if s.owner(hex_) == seat:
            return False
        s.tribe[seat * TRIBE + SNOWED] = 1
    if warriors == 0 or women == 0:
        kill(s, seat, WARRIOR if women == 0 else WOMAN, hex_, 1, happenings.OF_EVENT)
        return False
    return True


def offer_survivor(s: ValleyState) -> None:
    s.offer(SPARE + WARRIOR)
    s.offer(SPARE + WOMAN)


def take_survivor(s: ValleyState, seat: i64, hex_: i64, code: i64) -> None:
    spared: i64 = code - SPARE
    kill(s, seat, spared, hex_, s.count(seat, spared, hex_) - 1, happenings.OF_EVENT)
    kill(s, seat, 1 - spared, hex_, s.count(seat, 1 - spared, hex_), happenings.OF_EVENT)


def offer_victim(s: ValleyState, seat: i64, hex_: i64, sex: i64) -> None:
    """A sex on a given hex, or a hex with a person of a given sex."""
    if hex_ != NOBODY:
        s.offer(LOSE + WARRIOR)
        s.offer(LOSE + WOMAN)
        return
    for here in range(i64(HEXES)):
        if s.count(seat, sex, here) > 0:
            s.offer(VICTIM + here)


def take_victim(s: ValleyState, seat: i64, hex_: i64, sex: i64, code: i64) -> None:
    if hex_ != NOBODY:
        kill(s, seat, code - LOSE, hex_, 1, happenings.OF_EVENT)
    else:
        kill(s, seat, sex, code - VICTIM, 1, happenings.OF_EVENT)


# -- the cards


def burn_region(s: ValleyState, region: i64, cause: i64) -> None:
    """VM-19.1, VM-21.30: all figures in a forest region die; it is closed this round."""
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] == FOREST and s.board.region[hex_] == region:
            kill_all_figures(s, hex_, cause)
            s.place[hex_ * PLACE + CLOSED] = BURNING
            s.emit(happenings.HEX_CLOSED, NOBODY, hex_, BURNING)


def _flood(s: ValleyState) -> None:
    """VM-19.2: plains and forests along the river, and along the lake if it flows there. Trumps come first."""
    river: i64 = _roll_river(s)
    for hex_ in range(i64(HEXES)):
        terrain: i64 = s.board.terrain[hex_]
        wet: bool = (s.board.on_river[hex_] >> river) & 1 == 1
        wet = wet or (s.board.to_lake[river] == 1 and s.board.on_lake[hex_] == 1)
        if wet and (terrain == PLAIN or terrain == FOREST):
            s.place[hex_ * PLACE + CLOSED] = FLOODED
            s.emit(happenings.HEX_CLOSED, NOBODY, hex_, FLOODED)
    s.push_step(steps.FLOOD_COMES)
    s.push_step(steps.WINDOW, NOBODY, W1_FLOOD, -1)


def flood_comes(s: ValleyState) -> None:
    for hex_ in range(i64(HEXES)):
        if s.on(hex_, CLOSED) != FLOODED:
            continue
        owner: i64 = s.owner(hex_)
        if owner != NOBODY:
            lose_fire(s, owner)
            remove_settlement(s, hex_)
        remove_crop(s, hex_)
        kill_all_animals(s, hex_)
        _mark(s, hex_, ONE_SURVIVES)
    _toll(s)


def _rodents(s: ValleyState) -> None:
    """VM-19.3: 2 food per village; caves are safe."""
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        loss: i64 = 0
        for hex_ in range(i64(HEXES)):
            if s.owner(hex_) == seat and is_village(s, hex_):
                loss += 2
        lose_food(s, seat, min(loss, s.food(seat)), happenings.TO_RODENTS)


def _ailing_animals(s: ValleyState) -> None:
    """VM-19.6: all animals of one species go, and none comes this round."""
    token: i64 = draw_token(s)
    if token < 0:
        return
    species: i64 = token // PER_SPECIES
    s.now[AILING] = species
    s.emit(happenings.HEX_DRAWN, NOBODY, -1, species, s.table.letter[token])
    for hex_ in range(i64(HEXES)):
        kill_animals(s, species, hex_, s.wild[species * HEXES + hex_])
        if species == WOLF:
            for seat in range(s.players()):
                for _ in range(s.tame[seat * HEXES + hex_]):
                    kill_tame_wolf(s, seat, hex_)


def _strike_mountains(s: ValleyState, mark: i64) -> None:
    """VM-19.7, VM-20.14: animals die, and one person per tribe and hex dies or survives."""
    region: i64 = _roll_region(s, MOUNTAIN)
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] == MOUNTAIN and s.board.region[hex_] == region:
            kill_all_animals(s, hex_)
            _mark(s, hex_, mark)
    _toll(s)


def _eruption(s: ValleyState) -> None:
    """VM-19.8, VM-20.8"""
    for hex_ in range(i64(HEXES)):
        if s.board.volcano[hex_] == 1:
            kill_all_figures(s, hex_, happenings.OF_EVENT)
            s.place[hex_ * PLACE + CLOSED] = ERUPTING
            s.emit(happenings.HEX_CLOSED, NOBODY, hex_, ERUPTING)
        elif s.board.lava[hex_] == 1:
            kill_all_animals(s, hex_)
            _mark(s, hex_, ONE_SURVIVES)
    _toll(s)


def _loner(s: ValleyState) -> None:
    """VM-19.11, VM-20.12"""
    if s.now[LONER + WARRIOR] != NOBODY and s.now[LONER + WOMAN] != NOBODY:
        return
    hex_: i64 = draw_hex(s)
    if hex_ < 0:
        return
    sex: i64
    if s.now[LONER + WARRIOR] != NOBODY:
        sex = WOMAN
    elif s.now[LONER + WOMAN] != NOBODY:
        sex = WARRIOR
    else:
        die: i64 = s.roll(6) + 1
        s.emit(happenings.DIE_ROLLED, NOBODY, happenings.FOR_SEX, die)
        sex = WOMAN if die <= 3 else WARRIOR
    s.now[LONER + sex] = hex_
    s.emit(happenings.LONER_CAME, NOBODY, sex, hex_)
    meet_loners(s, hex_)


def _locusts(s: ValleyState) -> None:
    """VM-19.12: crops of a plain region suffer; their owners lose half their food, once."""
    region: i64 = _roll_region(s, PLAIN)
    robbed: i64 = 0
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] == PLAIN and s.board.region[hex_] == region and s.on(hex_, CROP) > 0:
            if s.owner(hex_) != NOBODY:
                robbed |= bit(s.owner(hex_))
            damage_crop(s, hex_)
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if has_bit(robbed, seat):
            lose_food(s, seat, s.food(seat) // 2, happenings.TO_LOCUSTS)


def _epidemic(s: ValleyState) -> None:
    """VM-19.13"""
    die: i64 = s.roll(6) + 1
    s.emit(happenings.DIE_ROLLED, NOBODY, happenings.FOR_SEX, die)
    s.push_step(steps.EPIDEMIC_SPREADS, NOBODY, 0, s.now[START], WOMAN if die <= 3 else WARRIOR)


def epidemic_spreads(s: ValleyState, turn: i64, first: i64, sex: i64) -> None:
    if turn == s.players():
        return
    s.push_step(steps.EPIDEMIC_SPREADS, NOBODY, turn + 1, first, sex)
    seat: i64 = s.seat_at(first, turn)
    for hex_ in range(i64(HEXES)):
        if s.count(seat, sex, hex_) > 0:
            s.push_step(steps.VICTIM, seat, -1, sex)
            return


def _wolf_pack(s: ValleyState, size: i64) -> None:
    """VM-20.1, VM-20.2"""
    count: i64 = min(size, s.now[WOLF_RESERVE])
    if count == 0:
        return
    hex_: i64 = draw_hex(s)
    if hex_ >= 0:
        s.now[WOLF_RESERVE] -= count
        s.wild[WOLF * HEXES + hex_] += count
        for _ in range(count):
            s.emit(happenings.ANIMAL_CAME, NOBODY, WOLF, hex_, -1)


def _frozen_river(s: ValleyState) -> None:
    """VM-20.3"""
    river: i64 = _roll_river(s)
    if (s.now[FROZEN] >> river) & 1 == 0:
        s.now[FROZEN] |= bit(river)
        s.emit(happenings.RIVER_FROZE, NOBODY, river)
    if s.board.to_lake[river] == 1 and s.now[FROZEN] & 1 == 0:
        s.now[FROZEN] |= 1
        s.emit(happenings.LAKE_FROZE)


def _cave_bear(s: ValleyState) -> None:
    """VM-20.11: the die is rolled until it names a region with a cave."""
    if not _has_cave(s, 0):
        return
    region: i64 = _roll_region(s, MOUNTAIN)
    while not _has_cave(s, region):
        region = _roll_region(s, MOUNTAIN)
    s.push_step(steps.BEARS_COME, NOBODY, 0, s.now[START], 0)


def _has_cave(s: ValleyState, region: i64) -> bool:
    """A cave in a mountain region, or in any if the region is 0."""
    for hex_ in range(i64(HEXES)):
        cave: bool = s.board.terrain[hex_] == MOUNTAIN and s.owner(hex_) != NOBODY
        if cave and (region == 0 or s.board.region[hex_] == region):
            return True
    return False


def bears_come(s: ValleyState, turn: i64, first: i64, hex_: i64) -> None:
    while turn < s.players():
        seat: i64 = s.seat_at(first, turn)
        while hex_ < HEXES:
            here: i64 = hex_
            hex_ += 1
            struck: bool = s.board.terrain[here] == MOUNTAIN and s.board.region[here] == s.now[REGION]
            if struck and s.owner(here) == seat:
                s.push_step(steps.BEARS_COME, NOBODY, turn, first, hex_)
                s.push_step(steps.BEAR, seat, here)
                return
        turn += 1
        hex_ = 0


def _snowfall(s: ValleyState) -> None:
    """VM-20.13: caves protect; everybody on another mountain loses one person."""
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] == MOUNTAIN:
            _mark(s, hex_, SNOW_FALLS)
    s.push_step(steps.SNOW_ON_FIRE)
    _toll(s)


def snow_on_fire(s: ValleyState) -> None:
    """With fire: who lost somebody in the snow may lose it."""
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if s.of(seat, SNOWED) == 1 and fire.has_fire(s, seat):
            fire.roll_to_lose(s, seat, 5, 6)
        s.tribe[seat * TRIBE + SNOWED] = 0
