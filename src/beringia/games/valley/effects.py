"""Section 21 of the rules: what the trumps do, and the targets they ask for."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import events, fire, happenings, march, steps, trumps
from beringia.games.valley.animals import draw_hex
from beringia.games.valley.births import birth, forget_surprise
from beringia.games.valley.bits import bit
from beringia.games.valley.board import FOREST
from beringia.games.valley.cards import (
    AMAZONS,
    ARSONIST,
    BRIDGE,
    CAMOUFLAGE,
    CANNIBALS,
    CHILDBED_FEVER,
    CHOICE_OF_SEX,
    CLIMB_TREES,
    ESPIONAGE,
    FAMILY_VISIT,
    FENCE,
    FERTILITY_HERB,
    FISHING_NET,
    FLIGHT,
    FLINT,
    FORCED_MARCH,
    FOUNDLING,
    FRIEND,
    INTUITION,
    LATE_SOWING,
    LOVE,
    LURE,
    MAGIC_POTION,
    MOUNTAIN_FARM,
    NATURAL_MANURE,
    RAFT,
    ROCKFALL,
    ROOTS,
    SAME_SEX_COUPLE,
    SCORCHED_EARTH,
    STAMINA,
    STRONG_BROTH,
    SURPRISE_BIRTH,
    SWIMMING,
    THEFT,
    TORCHES,
    TRAPS,
    TREE_TRUNKS,
    W1_FLOOD,
    W3_AFTER,
    W4_END,
    W4_LAST,
    W4_TURN,
    W5_FIGHT,
    W6_AFTER,
    W6_SURVIVE,
    W7_BIRTH,
    W7_END,
    W8_SOW,
    WAR_DRUM,
    YOUNG_WOLF,
)
from beringia.games.valley.codes import (
    ANIMAL,
    END,
    FOUND,
    HEXES,
    PASS,
    PLAY,
    PLAYER,
    REGION,
    SEX,
    SPECIES,
    STEAL,
    TARGET,
    TRUMPS,
)
from beringia.games.valley.fights import involves
from beringia.games.valley.hunt import bag_animals
from beringia.games.valley.pieces import (
    abandon,
    add_person,
    can_step,
    change_tribe,
    gain_food,
    hand_over,
    has_token,
    kill,
    kill_all_figures,
    lose_fire,
    may_found,
    meet_loners,
    move_animals,
    move_group,
    remove_crop,
    remove_settlement,
    sow,
)
from beringia.games.valley.state import (
    AMAZON_HEX,
    AMAZON_SEAT,
    BIRTHS,
    BONUS,
    BY_PAIR,
    BY_WARRIORS,
    BY_WOMEN,
    CANNIBAL,
    CAPTURED_WOMEN,
    CHOOSES_SEX,
    DUE,
    FENCES_LEFT,
    FIRE_RULES,
    FORESEEN,
    FORMER_OWNER,
    HID,
    HIDDEN,
    HIDDEN_HEX,
    HIDDEN_SEAT,
    HIDDEN_WOLVES,
    HUNT_BONUS,
    KILLS,
    KNOWN,
    MANURE,
    MEAT,
    NET,
    PHASE,
    PLACE,
    SAVED,
    SURPRISE_HEX,
    SURPRISE_SEAT,
    TRIBE,
    ValleyState,
)
from beringia.games.valley.state import FENCE as FENCED
from beringia.games.valley.state import ROOTS as EATS_ROOTS
from beringia.games.valley.table import WARRIOR, WOLF, WOMAN
from beringia.kernel.state import NOBODY

# -- decisions in which trumps are played


def take_window(s: ValleyState, seat: i64, which: i64, hex_: i64, passed: i64, code: i64) -> None:
    """After a play everybody is asked again (VM-17.7)."""
    owner: i64 = seat if trumps.belongs_to_one(which) else NOBODY
    if code == PASS:
        s.push_step(steps.WINDOW, owner, which, hex_, passed | bit(seat))
        return
    s.push_step(steps.WINDOW, owner, which, hex_, 0)
    card: i64 = code - PLAY
    trumps.show_card(s, seat, card)
    if which == W4_LAST or which == W4_END or which == W7_END:
        s.push_step(steps.CLEAN)
    _play(s, seat, card, hex_)


def offer_turn(s: ValleyState, seat: i64) -> None:
    """A turn of phase 4: marches, foundings, trumps, the end of the turn."""
    s.offer(END)
    for hex_ in range(i64(HEXES)):
        if s.persons(seat, hex_) > 1 and march.founders_there(s, seat, hex_, BY_PAIR) and may_found(s, seat, hex_):
            s.offer(FOUND + hex_)
    march.offer_marches(s, seat)
    trumps.offer_playable(s, seat, W4_TURN, -1)


def take_turn(s: ValleyState, seat: i64, code: i64) -> None:
    if code == END:
        return
    if code >= PLAY and code < PLAY + TRUMPS:
        s.push_step(steps.TURN_ACTION, seat)
        trumps.show_card(s, seat, code - PLAY)
        _play(s, seat, code - PLAY, -1)
    elif code >= FOUND and code < FOUND + HEXES:
        march.take_found(s, seat, code)
    else:
        march.take_march(s, seat, code)


def offer_step(s: ValleyState, seat: i64, hex_: i64, group: i64, made: i64) -> None:
    """Each next hex, to stop, and the trumps of a march."""
    march.offer_steps(s, seat, hex_, group, made)
    if trumps.holds(s, seat, FORCED_MARCH) and march.may_lengthen(s, seat, hex_, group, made):
        s.offer(PLAY + FORCED_MARCH)
    if trumps.holds(s, seat, STAMINA) and march.may_lengthen(s, seat, hex_, group, made):
        s.offer(PLAY + STAMINA)
    if trumps.holds(s, seat, CAMOUFLAGE) and march.may_hide_march(s, seat, hex_, group, made):
        s.offer(PLAY + CAMOUFLAGE)
    if trumps.holds(s, seat, WAR_DRUM) and made & march.STEPS_MADE != 0 and trumps.can_drive(s, hex_):
        s.offer(PLAY + WAR_DRUM)


def take_step(s: ValleyState, seat: i64, hex_: i64, group: i64, made: i64, code: i64) -> None:
    if code < PLAY or code >= PLAY + TRUMPS:
        march.take_step(s, seat, hex_, group, made, code)
        return
    card: i64 = code - PLAY
    trumps.show_card(s, seat, card)
    if card == CAMOUFLAGE:
        s.push_step(steps.STEP, seat, hex_, group, made | march.CAMOUFLAGED)
    elif card == WAR_DRUM:
        s.push_step(steps.STEP, seat, hex_, group, made)
        s.push_step(steps.CARD_TARGET, seat, WAR_DRUM, hex_)
    else:
        s.push_step(steps.STEP, seat, hex_, group, made | march.LONGER)


def take_wolves(s: ValleyState, seat: i64, hex_: i64, purpose: i64, group: i64, wolves: i64) -> None:
    """The group is complete: it marches, or a trump says where it goes."""
    group += 256 * wolves
    if purpose == march.TO_MARCH or purpose == FLIGHT + 1:
        s.push_step(steps.STEP, seat, hex_, group, 0)
    elif purpose == march.TO_ESCAPE:
        s.push_step(steps.CARD_TARGET, seat, FLIGHT, hex_, group)
    else:
        s.push_step(steps.CARD_TARGET, seat, purpose - 1, hex_, group)


# -- playing a trump


def _play(s: ValleyState, seat: i64, card: i64, hex_: i64) -> None:
    """Without a target it takes effect at once; otherwise the target is asked for."""
    row: i64 = seat * TRIBE
    if card == STRONG_BROTH or card == MAGIC_POTION:
        s.tribe[row + BONUS] += 2
    elif card == FLINT:
        s.tribe[row + BONUS] += 1
    elif card == TORCHES:
        s.tribe[row + HUNT_BONUS] += 2
    elif card == CANNIBALS:
        s.tribe[row + CANNIBAL] = 1
        gain_food(s, seat, MEAT, s.of(seat, KILLS), happenings.BY_CANNIBALS, -1)
    elif card == FISHING_NET:
        s.tribe[row + NET] = 1
    elif card == ROOTS:
        s.tribe[row + EATS_ROOTS] = 1
    elif card == NATURAL_MANURE:
        s.tribe[row + MANURE] = 1
    elif card == CHOICE_OF_SEX:
        s.tribe[row + CHOOSES_SEX] = 1
    elif card == FERTILITY_HERB:
        for here in range(i64(HEXES)):
            if s.owner(here) == seat and s.women(seat, here) > 0:
                s.place[here * PLACE + DUE] += 1
    elif card == FAMILY_VISIT:
        _family_visit(s, seat)
    elif card == TRAPS:
        for species in range(i64(SPECIES)):
            bag_animals(s, seat, hex_, species, s.wild[species * HEXES + hex_])
    elif card == SCORCHED_EARTH:
        _scorched_earth(s, hex_)
    elif card == INTUITION:
        _foresee(s, seat)
    elif card == FLIGHT and s.now[PHASE] == 5:
        s.push_step(steps.GROUP_WARRIORS, seat, hex_, march.TO_ESCAPE)
    elif card == FRIEND:
        s.push_step(steps.CARD_TARGET, seat, card, hex_)
    else:
        s.push_step(steps.CARD_TARGET, seat, card, -1)


def play_any_time(s: ValleyState, seat: i64, card: i64) -> None:
    """Espionage or Intuition, beside another decision."""
    trumps.show_card(s, seat, card)
    _play(s, seat, card, -1)


# -- targets


def window_now(s: ValleyState, card: i64) -> i64:
    """The window in which a trump that asks for a target has been played."""
    phase: i64 = s.now[PHASE]
    if phase == 1:
        return W1_FLOOD
    if phase == 3:
        return W3_AFTER
    if phase == 4:
        if card == ROCKFALL or card == ARSONIST:
            return W4_LAST
        return W4_END if card == CLIMB_TREES or card == LURE or card == LOVE else W4_TURN
    if phase == 5:
        return W5_FIGHT
    if phase == 6:
        return W6_AFTER if card == LATE_SOWING else W6_SURVIVE
    if phase == 7:
        return W7_END if card == CHILDBED_FEVER else W7_BIRTH
    return W8_SOW


def offer_target(s: ValleyState, seat: i64, card: i64, before: i64, earlier: i64) -> None:
    if card == ARSONIST:
        for region in range(i64(1), i64(7)):
            if trumps.may_burn(s, seat, region):
                s.offer(REGION + region - 1)
    elif card == ESPIONAGE:
        for other in range(s.players()):
            if trumps.may_spy(s, seat, other):
                s.offer(PLAYER + other)
    elif card == FRIEND:
        for other in range(s.players()):
            if trumps.may_befriend(s, seat, other, before):
                s.offer(PLAYER + other)
    elif card == AMAZONS:
        for hex_ in range(i64(HEXES)):
            if involves(s, seat, hex_) and s.shown(seat, WOMAN, hex_) > 0:
                s.offer(TARGET + hex_)
    elif before == -1:
        which: i64 = window_now(s, card)
        for hex_ in range(i64(HEXES)):
            if trumps.fits(s, seat, which, card, hex_):
                s.offer(TARGET + hex_)
    else:
        _offer_second(s, seat, card, before, earlier)


def _offer_second(s: ValleyState, seat: i64, card: i64, before: i64, earlier: i64) -> None:
    """What comes after the first target; ``before`` is that hex, ``earlier`` the group or species."""
    if card == FOUNDLING:
        for sex in range(i64(2)):
            if has_token(s, seat, sex):
                s.offer(SEX + sex)
    elif card == SAME_SEX_COUPLE:
        if march.founders_there(s, seat, before, BY_WARRIORS):
            s.offer(SEX + WARRIOR)
        if march.founders_there(s, seat, before, BY_WOMEN):
            s.offer(SEX + WOMAN)
    elif card == THEFT:
        if s.food(s.owner(before)) > 0:
            s.offer(STEAL)
        if trumps.may_steal_fire(s, seat, s.owner(before)):
            s.offer(STEAL + 1)
    elif card == LURE and earlier == 0:
        for species in range(i64(SPECIES)):
            if trumps.lures(s, seat, before, species):
                s.offer(ANIMAL + species)
    else:
        for direction in range(i64(6)):
            there: i64 = s.board.near[before * 6 + direction]
            lured: bool = card == LURE and trumps.lures_to(s, seat, before, earlier - 1, direction)
            if lured or (card == WAR_DRUM and trumps.drives(s, before, direction)):
                s.offer(TARGET + there)
        for target in range(i64(HEXES)):
            if _reaches(s, seat, card, before, target):
                s.offer(TARGET + target)


def _reaches(s: ValleyState, seat: i64, card: i64, before: i64, target: i64) -> bool:
    """Where a group may go, or a loving rival."""
    if card == FLIGHT:
        return trumps.may_escape_to(s, before, target)
    if card == RAFT or card == BRIDGE or card == SWIMMING or card == TREE_TRUNKS:
        return trumps.may_cross(s, card, before, target)
    return card == LOVE and trumps.may_love(s, seat, before, target)


def take_target(s: ValleyState, seat: i64, card: i64, before: i64, earlier: i64, code: i64) -> None:
    hex_: i64 = code - TARGET
    if card == ARSONIST:
        _burn(s, seat, code - REGION + 1)
    elif card == ESPIONAGE:
        _spy(s, seat, code - PLAYER)
    elif card == FRIEND:
        change_tribe(s, WARRIOR, code - PLAYER, before, seat, before)
        abandon(s, before)
    elif card == FOUNDLING and before != -1:
        add_person(s, seat, code - SEX, before)
        s.emit(happenings.ARRIVED, seat, before, 1 - (code - SEX), code - SEX)
    elif card == SAME_SEX_COUPLE and before != -1:
        march.found(s, seat, before, BY_WARRIORS if code == SEX + WARRIOR else BY_WOMEN)
    elif card == THEFT:
        _steal(s, seat, before, code)
    elif card == LURE:
        _lure(s, seat, before, earlier, code)
    elif card == WAR_DRUM and before != -1:
        _drive(s, before, hex_)
        if s.now[PHASE] == 4:
            fire.catch(s, seat, True)  # the hex may be free of opponents now (VM-23.7)
    elif card == LOVE and before != -1:
        _love(s, seat, before, hex_)
    elif card == FLIGHT and s.now[PHASE] == 5:
        move_group(s, seat, before, hex_, earlier, False)
    elif before != -1:
        move_group(s, seat, before, hex_, earlier, False)
        fire.catch(s, seat, True)
    else:
        _use_on(s, seat, card, hex_, earlier)


def _use_on(s: ValleyState, seat: i64, card: i64, hex_: i64, earlier: i64) -> None:
    """The first target, a hex, has been named."""
    if s.now[PHASE] == 1:
        s.place[hex_ * PLACE + SAVED] |= bit(seat)
    elif card == CLIMB_TREES:
        _hide(s, seat, hex_)
    elif card == YOUNG_WOLF:
        s.wild[WOLF * HEXES + hex_] -= 1
        s.tame[seat * HEXES + hex_] += 1
        s.emit(happenings.WOLF_TAMED, seat, hex_)
    elif card == AMAZONS:
        s.now[AMAZON_SEAT] = seat
        s.now[AMAZON_HEX] = hex_
    elif card == SURPRISE_BIRTH:
        if birth(s, seat, hex_):
            s.now[SURPRISE_SEAT] = seat
            s.now[SURPRISE_HEX] = hex_
    elif card == CHILDBED_FEVER:
        _childbed_fever(s, seat, hex_, earlier)
    elif card == ROCKFALL:
        _count_kills(s, seat, hex_)
        kill_all_figures(s, hex_, happenings.OF_TRUMP)
        abandon(s, hex_)
    elif card == FENCE:
        s.place[hex_ * PLACE + FENCED] = 1
        s.now[FENCES_LEFT] -= 1
        s.emit(happenings.FENCED, seat, hex_)
    elif card == MOUNTAIN_FARM or card == LATE_SOWING:
        sow(s, seat, hex_, s.table.sow_cost)
    elif card == RAFT or card == BRIDGE or card == SWIMMING or card == TREE_TRUNKS or card == FLIGHT:
        s.push_step(steps.GROUP_WARRIORS, seat, hex_, card + 1)
    else:
        # Foundling, Same-sex Couple, War Drum, Love: something else has to be chosen too.
        s.push_step(steps.CARD_TARGET, seat, card, hex_)


# -- the cards


def _family_visit(s: ValleyState, seat: i64) -> None:
    """VM-21.23: a sex without a token does not appear; both count as unmoved."""
    hex_: i64 = draw_hex(s)
    if hex_ < 0:
        return
    arrived: i64 = 0
    for sex in range(i64(2)):
        if has_token(s, seat, sex):
            add_person(s, seat, sex, hex_)
            arrived |= bit(sex)
    s.emit(happenings.ARRIVED, seat, hex_, arrived & 1, arrived >> 1)
    meet_loners(s, hex_)


def _scorched_earth(s: ValleyState, hex_: i64) -> None:
    """VM-21.31: settlement, crop and the women captured with it."""
    if s.owner(hex_) != NOBODY:
        remove_settlement(s, hex_)
    remove_crop(s, hex_)
    for seat in range(s.players()):
        if seat != s.now[FORMER_OWNER] and s.shown_persons(seat, hex_) > 0:
            kill(s, seat, WOMAN, hex_, s.now[CAPTURED_WOMEN], happenings.OF_TRUMP)
    s.now[CAPTURED_WOMEN] = 0


def _foresee(s: ValleyState, seat: i64) -> None:
    """VM-21.40"""
    season: i64 = trumps.next_season(s)
    events.renew_deck(s, season)
    s.tribe[seat * TRIBE + FORESEEN] |= bit(season)
    s.revealed = True
    s.emit_secret(happenings.FORESAW, seat, season, events.top_card(s, season), seat)


def _spy(s: ValleyState, seat: i64, other: i64) -> None:
    """VM-21.39: all cards of one hand, for his eyes only."""
    s.revealed = True
    for card in range(i64(TRUMPS)):
        if trumps.holds(s, other, card):
            s.tribe[seat * TRIBE + KNOWN] |= bit(card)
            s.emit_secret(happenings.SPIED, seat, other, card, seat)


def _hide(s: ValleyState, seat: i64, hex_: i64) -> None:
    """VM-21.7: all who did not march hide, their wolves too; an own village is destroyed."""
    s.now[HIDDEN_SEAT] = seat
    s.now[HIDDEN_HEX] = hex_
    s.now[HID] = hex_ + 1
    for sex in range(i64(2)):
        row: i64 = (seat * 2 + sex) * HEXES + hex_
        s.now[HIDDEN + sex] = s.people[row] - s.marched[row]
    s.now[HIDDEN_WOLVES] = s.tame[seat * HEXES + hex_]
    s.emit(happenings.HID, seat, hex_, s.now[HIDDEN], s.now[HIDDEN + 1])
    if s.owner(hex_) == seat:
        remove_settlement(s, hex_)


def _burn(s: ValleyState, seat: i64, region: i64) -> None:
    """VM-21.30; tribes beside the fire may take it."""
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] == FOREST and s.board.region[hex_] == region:
            _count_kills(s, seat, hex_)
    events.burn_region(s, region, happenings.OF_TRUMP)
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] == FOREST and s.board.region[hex_] == region:
            abandon(s, hex_)
    if s.setting[FIRE_RULES] == 1:
        fire.catch_all(s)


def _count_kills(s: ValleyState, seat: i64, hex_: i64) -> None:
    """Rivals who die by his own Rockfall or Arsonist count for Cannibals (VM-21.8)."""
    s.tribe[seat * TRIBE + KILLS] += s.crowd(hex_) - s.persons(seat, hex_)


def _steal(s: ValleyState, seat: i64, before: i64, code: i64) -> None:
    """VM-21.28: with the fire rules food or fire, as far as there is a choice."""
    if before == -1:
        s.push_step(steps.CARD_TARGET, seat, THEFT, code - TARGET)
        return
    owner: i64 = s.owner(before)
    if code == STEAL:
        hand_over(s, owner, seat, min(s.table.theft, s.food(owner)), happenings.BY_THEFT)
    else:
        lose_fire(s, owner)
        fire.gain(s, seat)


def _lure(s: ValleyState, seat: i64, before: i64, earlier: i64, code: i64) -> None:
    """VM-21.16: source hex, species, own hex."""
    if before == -1:
        s.push_step(steps.CARD_TARGET, seat, LURE, code - TARGET)
    elif earlier == 0:
        s.push_step(steps.CARD_TARGET, seat, LURE, before, code - ANIMAL + 1)
    else:
        move_animals(s, earlier - 1, before, code - TARGET, 1)


def _drive(s: ValleyState, hex_: i64, target: i64) -> None:
    """VM-21.25: each species that can make the step goes."""
    for direction in range(i64(6)):
        if s.board.near[hex_ * 6 + direction] == target:
            for species in range(i64(SPECIES)):
                count: i64 = s.wild[species * HEXES + hex_]
                if count > 0 and can_step(s, species, hex_, direction):
                    move_animals(s, species, hex_, target, count)


def _love(s: ValleyState, seat: i64, hex_: i64, target: i64) -> None:
    """VM-21.37"""
    for rival in range(s.players()):
        for sex in range(i64(2)):
            if s.count(rival, sex, hex_) > 0:
                change_tribe(s, sex, rival, hex_, seat, target)
    abandon(s, hex_)


def _childbed_fever(s: ValleyState, seat: i64, hex_: i64, second: i64) -> None:
    """VM-21.21: two mothers, picked one by one."""
    mother: i64 = trumps.mother_of(s, seat, hex_)
    kill(s, mother, WOMAN, hex_, 1, happenings.OF_TRUMP)
    if s.on(hex_, BIRTHS) > 0 and s.owner(hex_) == mother:
        s.place[hex_ * PLACE + BIRTHS] -= 1
    else:
        forget_surprise(s)
    abandon(s, hex_)
    if second == 0:
        for other in range(i64(HEXES)):
            if trumps.mother_of(s, seat, other) != NOBODY:
                s.push_step(steps.CARD_TARGET, seat, CHILDBED_FEVER, -1, 1)
                return
