"""Section 17 of the rules: hands, windows, and which trump may be played when.

``fits`` says which hexes a trump could be used on; a trump with such a hex is playable, and the same hexes are offered.
"""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.valley import fire, happenings, steps
from beringia.games.valley.animals import hex_of_token
from beringia.games.valley.bits import bit, bits_set, has_bit
from beringia.games.valley.board import FOREST, LAKE, MOUNTAIN, PLAIN
from beringia.games.valley.cards import (
    ABUNDANT_RAIN,
    AMAZONS,
    ANY_OWN,
    ARSONIST,
    BRIDGE,
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
    STRONG_BROTH,
    SURPRISE_BIRTH,
    SWIMMING,
    THEFT,
    TORCHES,
    TRAPS,
    TREE_TRUNKS,
    W1_FLOOD,
    W4_LAST,
    W4_TURN,
    W5_ANIMALS,
    W5_CAPTURE,
    W5_FIGHT,
    W6_FEED,
    W8_SOW,
    WAR_DRUM,
    YOUNG_WOLF,
    window_bits,
)
from beringia.games.valley.codes import HEXES, PASS, PLAY, SPECIES, TRUMPS
from beringia.games.valley.fights import fighters, involves
from beringia.games.valley.march import founders_there, has_way, may_leave, movable, unmoved
from beringia.games.valley.pieces import can_step, has_token, may_found, may_sow
from beringia.games.valley.state import (
    BIRTHS,
    BURNING,
    BY_WARRIORS,
    BY_WOMEN,
    CAPTURED_WOMEN,
    CLOSED,
    CROP,
    DECK_OF_TRUMPS,
    DUE,
    EVENT_DECK,
    EVENT_PILE,
    FENCES_LEFT,
    FIRE_RULES,
    FIRST_FIGHT,
    FLOODED,
    FORESEEN,
    FORMER_OWNER,
    FROZEN,
    HAND,
    IN_BAG,
    KILLS,
    KNOWN,
    LONER,
    ROUND,
    SAVED,
    SEASON,
    START,
    SURPRISE_HEX,
    SURPRISE_SEAT,
    TRIBE,
    TRUMP_DECK,
    TRUMP_PILE,
    ValleyState,
)
from beringia.games.valley.state import FENCE as FENCED
from beringia.games.valley.survival import fishes, need
from beringia.games.valley.table import TOKENS, WARRIOR, WOLF, WOMAN
from beringia.kernel.state import NOBODY

# -- hands and the deck


def holds(s: ValleyState, seat: i64, card: i64) -> bool:
    return has_bit(s.tribe[seat * TRIBE + HAND], card)


def hand_size(s: ValleyState, seat: i64) -> i64:
    return bits_set(s.of(seat, HAND))


def show_card(s: ValleyState, seat: i64, card: i64) -> None:
    """A trump is shown and discarded (VM-17.3)."""
    discard(s, seat, bit(card))
    s.emit(happenings.TRUMP_PLAYED, seat, card)


def discard(s: ValleyState, seat: i64, cards: i64) -> None:
    """Cards leave a hand for the pile, where everybody sees them."""
    s.tribe[seat * TRIBE + HAND] &= ~cards
    s.now[TRUMP_PILE] |= cards
    for other in range(s.players()):
        s.tribe[other * TRIBE + KNOWN] &= ~cards


def draw(s: ValleyState, seat: i64) -> None:
    """An empty deck is renewed from the discard pile; if both are empty nobody draws (VM-17.2)."""
    if s.now[TRUMP_DECK] == 0:
        _renew(s)
    if s.now[TRUMP_DECK] == 0:
        return
    s.now[TRUMP_DECK] -= 1
    top: i64 = DECK_OF_TRUMPS + s.now[TRUMP_DECK]
    card: i64 = s.cards[top]
    s.cards[top] = 0
    s.tribe[seat * TRIBE + HAND] |= bit(card)
    s.revealed = True
    s.emit_secret(happenings.TRUMP_DRAWN, seat, 0, card, seat)


def _renew(s: ValleyState) -> None:
    if s.now[TRUMP_PILE] == 0:
        return
    for card in range(i64(TRUMPS)):
        if has_bit(s.now[TRUMP_PILE], card):
            s.cards[DECK_OF_TRUMPS + s.now[TRUMP_DECK]] = card
            s.now[TRUMP_DECK] += 1
    s.now[TRUMP_PILE] = 0
    s.shuffle(s.cards, DECK_OF_TRUMPS, s.now[TRUMP_DECK])
    s.emit(happenings.RESHUFFLED, NOBODY, happenings.DECK_OF_TRUMPS)


def trump_phase(s: ValleyState) -> None:
    """Phase 9: who is below the limit draws exactly one (VM-17.2)."""
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if s.alive(seat) and hand_size(s, seat) < s.hand_limit():
            draw(s, seat)


# -- windows


def window(s: ValleyState, owner: i64, which: i64, hex_: i64, passed: i64) -> None:
    """Ask, in turn order, the players who hold a trump that can be played now (VM-17.6 to VM-17.8)."""
    # Who is asked and who is not says something about secret hands.
    s.revealed = True
    for turn in range(s.players()):
        seat: i64 = s.seat_at(s.now[START], turn)
        if has_bit(passed, seat) or (owner != NOBODY and owner != seat) or not s.alive(seat):
            continue
        if can_play(s, seat, which, hex_):
            s.push_step(steps.TRUMP, seat, which, hex_, passed)
            return


def belongs_to_one(which: i64) -> bool:
    """VM-17.8: windows of a single player."""
    return which == W4_LAST or which == W5_CAPTURE or which == W5_ANIMALS or which == W6_FEED or which == W8_SOW


def can_play(s: ValleyState, seat: i64, which: i64, hex_: i64) -> bool:
    """Does this seat hold any trump that is playable in this window?"""
    cards: i64 = s.tribe[seat * TRIBE + HAND] & window_bits(which)
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1 and playable(s, seat, which, hex_, card):
            return True
        cards >>= 1
        card += 1
    return False


def offer_window(s: ValleyState, seat: i64, which: i64, hex_: i64) -> None:
    s.offer(PASS)
    offer_playable(s, seat, which, hex_)


def offer_playable(s: ValleyState, seat: i64, which: i64, hex_: i64) -> None:
    cards: i64 = s.tribe[seat * TRIBE + HAND] & window_bits(which)
    card: i64 = 0
    while cards != 0:
        if cards & 1 == 1 and playable(s, seat, which, hex_, card):
            s.offer(PLAY + card)
        cards >>= 1
        card += 1


# -- which trump, when


def playable(s: ValleyState, seat: i64, which: i64, hex_: i64, card: i64) -> bool:
    """The conditions of the card hold and it would change something (VM-17.5). ``hex_``: what the window is about."""
    if which == W5_FIGHT:
        return _playable_in_fight(s, seat, hex_, card)
    if card == CANNIBALS:
        return s.of(seat, KILLS) > 0 or s.food(seat) < need(s, seat)
    if card == TRAPS:
        return True
    if card == SCORCHED_EARTH:
        stands: bool = s.owner(hex_) != NOBODY or s.on(hex_, CROP) > 0 or s.now[CAPTURED_WOMEN] > 0
        return s.now[FORMER_OWNER] == seat and stands
    if card == FAMILY_VISIT:
        return _has_any_token(s, seat) and _bag_names_hex(s)
    if card == NATURAL_MANURE and not (s.summer() and s.last_of_season() and not s.lies_open(ABUNDANT_RAIN)):
        return False
    if card == ROOTS and s.summer():
        return False
    if card == ARSONIST:
        for region in range(i64(1), i64(7)):
            if may_burn(s, seat, region):
                return True
        return False
    if card == ESPIONAGE:
        for other in range(s.players()):
            if may_spy(s, seat, other):
                return True
        return False
    if card == INTUITION:
        return may_foresee(s, seat)
    for target in range(i64(HEXES)):
        if fits(s, seat, which, card, target):
            return True
    return False


def fits(s: ValleyState, seat: i64, which: i64, card: i64, hex_: i64) -> bool:
    """May the trump be used on this hex (for two-step cards: first on this hex)?"""
    if which == W4_TURN:
        if card == SAME_SEX_COUPLE:
            couple: bool = founders_there(s, seat, hex_, BY_WARRIORS) or founders_there(s, seat, hex_, BY_WOMEN)
            return couple and may_found(s, seat, hex_)
        if s.persons(seat, hex_) == 0 or not movable(s, hex_):
            return False
        if card == FLIGHT:
            free: i64 = unmoved(s, seat, WARRIOR, hex_) + unmoved(s, seat, WOMAN, hex_)
            return free > may_leave(s, seat, hex_) and has_way(s, hex_)
        if card == RAFT or card == BRIDGE or card == SWIMMING or card == TREE_TRUNKS:
            return may_leave(s, seat, hex_) > 0 and can_cross(s, card, hex_)
        return False
    if which == W1_FLOOD:
        afloat: bool = s.on(hex_, CLOSED) == FLOODED and (s.on(hex_, SAVED) >> seat) & 1 == 0
        afloat = afloat and (card != CLIMB_TREES or s.board.terrain[hex_] == FOREST)
        return afloat and s.persons(seat, hex_) >= 2
    if card == CLIMB_TREES:
        return s.board.terrain[hex_] == FOREST and unmarched(s, seat, hex_) > 0 and s.opponents(seat, hex_) > 0
    if card == YOUNG_WOLF:
        own: i64 = s.persons(seat, hex_)
        return own > 0 and s.crowd(hex_) == own and s.wild[WOLF * HEXES + hex_] == 1
    if card == LURE:
        return s.crowd(hex_) == 0 and _lures_any(s, seat, hex_)
    if card == SURPRISE_BIRTH:
        return _has_any_token(s, seat) and s.women(seat, hex_) > 0 and s.owner(hex_) != seat
    if card == FERTILITY_HERB or card == CHOICE_OF_SEX:
        return _has_any_token(s, seat) and s.owner(hex_) == seat and s.on(hex_, DUE) > 0
    if card == CHILDBED_FEVER:
        return mother_of(s, seat, hex_) != NOBODY
    if card == FOUNDLING:
        home: bool = s.owner(hex_) == seat and s.board.terrain[hex_] == FOREST
        return home and _has_any_token(s, seat)
    if card == WAR_DRUM:
        return s.persons(seat, hex_) > 0 and can_drive(s, hex_)
    if card == FISHING_NET:
        return s.persons(seat, hex_) > 0 and fishes(s, hex_)
    if card == ROOTS:
        return s.persons(seat, hex_) > 0 and s.board.terrain[hex_] == FOREST
    if card == NATURAL_MANURE:
        return s.owner(hex_) == seat and s.on(hex_, CROP) > 0
    if card == THEFT:
        return _can_steal(s, seat, hex_)
    if card == ROCKFALL:
        return _can_bury(s, seat, hex_)
    if card == FENCE:
        field: bool = s.owner(hex_) == seat and s.board.terrain[hex_] == PLAIN and s.on(hex_, CROP) > 0
        return field and s.on(hex_, FENCED) == 0 and s.now[FENCES_LEFT] > 0
    if card == MOUNTAIN_FARM:
        return s.food(seat) >= s.table.sow_cost and may_sow(s, seat, hex_, MOUNTAIN)
    if card == LATE_SOWING:
        return s.food(seat) >= s.table.sow_cost and may_sow(s, seat, hex_, PLAIN)
    if card == LOVE:
        return _can_fall_in_love(s, seat, hex_)
    return False


def _has_any_token(s: ValleyState, seat: i64) -> bool:
    """Could anybody be added to this tribe?"""
    return has_token(s, seat, WARRIOR) or has_token(s, seat, WOMAN)


# -- in a fight


def _playable_in_fight(s: ValleyState, seat: i64, hex_: i64, card: i64) -> bool:
    """Only with persons there (VM-17.7); some only before the own first conflict (VM-17.9)."""
    if s.shown_persons(seat, hex_) == 0:
        return False
    if card == FRIEND:
        for rival in range(s.players()):
            if may_befriend(s, seat, rival, hex_):
                return True
        return False
    if card == FLIGHT:
        return movable(s, hex_) and _rivals_there(s, seat, hex_) and can_escape(s, hex_)
    if s.of(seat, FIRST_FIGHT) != hex_ + 1:
        return False
    if card == TORCHES and s.setting[FIRE_RULES] == 1 and not fire.has_fire(s, seat):
        return False
    for other in range(i64(HEXES)):
        if involves(s, seat, other) and _could_help(s, seat, other, card):
            return True
    return False


def _could_help(s: ValleyState, seat: i64, hex_: i64, card: i64) -> bool:
    """Would this trump count for something in the conflict on this hex?"""
    if card == AMAZONS:
        return s.shown(seat, WOMAN, hex_) > 0
    fighting: i64 = 0
    tribes: i64 = 0
    for other in range(s.players()):
        if s.shown_persons(other, hex_) > 0:
            tribes += 1
            if fighters(s, other, hex_) > 0:
                fighting += 1
    submits: bool = fighters(s, seat, hex_) == 0 and fighting > 0
    if submits:
        return False
    if s.animals(hex_) > 0:
        return True
    is_bonus: bool = card == STRONG_BROTH or card == MAGIC_POTION or card == FLINT
    return is_bonus and tribes > 1 and fighting != 1


def _rivals_there(s: ValleyState, seat: i64, hex_: i64) -> bool:
    for other in range(s.players()):
        if other != seat and s.shown_persons(other, hex_) > 0:
            return True
    return False


def can_escape(s: ValleyState, hex_: i64) -> bool:
    for target in range(i64(HEXES)):
        if may_escape_to(s, hex_, target):
            return True
    return False


def may_escape_to(s: ValleyState, hex_: i64, target: i64) -> bool:
    """VM-21.10: an adjacent hex over an open side, without animals and without persons."""
    if not s.adjacent_over_open_side(hex_, target) or not s.enterable(target):
        return False
    return s.crowd(target) == 0 and s.animals(target) == 0


def may_befriend(s: ValleyState, seat: i64, rival: i64, hex_: i64) -> bool:
    """VM-21.36: a rival warrior who is the only person of his tribe there, and not hidden."""
    return rival != seat and s.persons(rival, hex_) == 1 and s.shown(rival, WARRIOR, hex_) == 1


# -- conditions of single cards


def unmarched(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """Persons that did not march this round, whether they founded or not (VM-21.7)."""
    row: i64 = seat * 2 * HEXES + hex_
    return s.people[row] + s.people[row + HEXES] - s.marched[row] - s.marched[row + HEXES]


def may_cross(s: ValleyState, card: i64, hex_: i64, target: i64) -> bool:
    """VM-21.3, VM-21.4: over one river side, and with the Raft over the lake from shore to shore."""
    if target == hex_ or target == LAKE or hex_ == LAKE or not s.enterable(target):
        return False
    if card == RAFT and s.now[FROZEN] & 1 == 0 and s.board.on_lake[hex_] == 1 and s.board.on_lake[target] == 1:
        return True
    for direction in range(i64(6)):
        if s.board.near[hex_ * 6 + direction] == target:
            return not s.is_open(hex_, direction)
    return False


def can_cross(s: ValleyState, card: i64, hex_: i64) -> bool:
    for target in range(i64(HEXES)):
        if may_cross(s, card, hex_, target):
            return True
    return False


def _lures_any(s: ValleyState, seat: i64, hex_: i64) -> bool:
    for species in range(i64(SPECIES)):
        if lures(s, seat, hex_, species):
            return True
    return False


def lures(s: ValleyState, seat: i64, hex_: i64, species: i64) -> bool:
    """VM-21.16: an animal of this species here could step to own persons."""
    if s.wild[species * HEXES + hex_] == 0:
        return False
    for direction in range(i64(6)):
        if lures_to(s, seat, hex_, species, direction):
            return True
    return False


def lures_to(s: ValleyState, seat: i64, hex_: i64, species: i64, direction: i64) -> bool:
    there: i64 = s.board.near[hex_ * 6 + direction]
    return there >= 0 and s.persons(seat, there) > 0 and can_step(s, species, hex_, direction)


def can_drive(s: ValleyState, hex_: i64) -> bool:
    """VM-21.25: some animal here could make some step."""
    for direction in range(i64(6)):
        if drives(s, hex_, direction):
            return True
    return False


def drives(s: ValleyState, hex_: i64, direction: i64) -> bool:
    for species in range(i64(SPECIES)):
        if s.wild[species * HEXES + hex_] > 0 and can_step(s, species, hex_, direction):
            return True
    return False


def _can_steal(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """VM-21.28: a rival settlement beside own persons over an open side, with something to steal."""
    owner: i64 = s.owner(hex_)
    if owner == NOBODY or owner == seat or not (s.food(owner) > 0 or may_steal_fire(s, seat, owner)):
        return False
    return _own_beside(s, seat, hex_)


def may_steal_fire(s: ValleyState, seat: i64, owner: i64) -> bool:
    return fire.has_fire(s, owner) and fire.may_gain(s, seat)


def _own_beside(s: ValleyState, seat: i64, hex_: i64) -> bool:
    for direction in range(i64(6)):
        other: i64 = s.board.near[hex_ * 6 + direction]
        if other >= 0 and s.persons(seat, other) > 0 and s.is_open(hex_, direction):
            return True
    return False


def _can_bury(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """VM-21.29: figures on a plain or forest below a mountain with an own person that has not moved."""
    terrain: i64 = s.board.terrain[hex_]
    if (terrain != PLAIN and terrain != FOREST) or not _figures_on(s, hex_):
        return False
    for direction in range(i64(6)):
        other: i64 = s.board.near[hex_ * 6 + direction]
        if other >= 0 and s.board.terrain[other] == MOUNTAIN and s.is_open(hex_, direction):
            still: i64 = unmoved(s, seat, WARRIOR, other) + unmoved(s, seat, WOMAN, other)
            if still > 0 and s.opponents(seat, other) == 0:
                return True
    return False


def _figures_on(s: ValleyState, hex_: i64) -> bool:
    return s.crowd(hex_) > 0 or s.animals(hex_) > 0 or s.now[LONER] == hex_ or s.now[LONER + 1] == hex_


def may_burn(s: ValleyState, seat: i64, region: i64) -> bool:
    """VM-21.30: in summer, an own person on a plain free of opponents beside the forest, over an open side."""
    if not s.summer():
        return False
    for hex_ in range(i64(HEXES)):
        if s.board.terrain[hex_] != PLAIN or s.persons(seat, hex_) == 0 or s.opponents(seat, hex_) > 0:
            continue
        for direction in range(i64(6)):
            other: i64 = s.board.near[hex_ * 6 + direction]
            if other < 0 or s.board.terrain[other] != FOREST or s.board.region[other] != region:
                continue
            if s.on(other, CLOSED) != BURNING and s.is_open(hex_, direction):
                return True
    return False


def mother_of(s: ValleyState, seat: i64, hex_: i64) -> i64:
    """VM-21.21: the rival whose woman has just given birth here, or NOBODY."""
    owner: i64 = s.owner(hex_)
    if s.on(hex_, BIRTHS) > 0 and owner != NOBODY and owner != seat and s.women(owner, hex_) > 0:
        return owner
    other: i64 = s.now[SURPRISE_SEAT]
    if other != NOBODY and other != seat and s.now[SURPRISE_HEX] == hex_ and s.women(other, hex_) > 0:
        return other
    return NOBODY


def _can_fall_in_love(s: ValleyState, seat: i64, hex_: i64) -> bool:
    """VM-21.37: the only person of any tribe on its hex, a rival, with own persons of the other sex next to it."""
    if s.crowd(hex_) != 1 or s.persons(seat, hex_) > 0 or not s.enterable(hex_):
        return False
    for target in range(i64(HEXES)):
        if may_love(s, seat, hex_, target):
            return True
    return False


def may_love(s: ValleyState, seat: i64, hex_: i64, target: i64) -> bool:
    other: i64 = 1 - lone_sex(s, hex_)
    if other < 0 or s.count(seat, other, target) == 0:
        return False
    return s.adjacent_over_open_side(hex_, target) and s.enterable(target)


def lone_sex(s: ValleyState, hex_: i64) -> i64:
    """The sex of the first person shown on a hex; 2 if there is none."""
    for seat in range(s.players()):
        for sex in range(i64(2)):
            if s.shown(seat, sex, hex_) > 0:
                return sex
    return 2


def _bag_names_hex(s: ValleyState) -> bool:
    for token in range(i64(TOKENS)):
        if s.token[token] == IN_BAG and s.enterable(hex_of_token(s, token)):
            return True
    return False


def may_spy(s: ValleyState, seat: i64, other: i64) -> bool:
    """VM-21.39: somebody with cards not seen yet who has a person beside, or with, an own person."""
    if other == seat or not s.alive(other) or s.of(other, HAND) & ~s.of(seat, KNOWN) == 0:
        return False
    for hex_ in range(i64(HEXES)):
        if s.persons(seat, hex_) > 0:
            if s.persons(other, hex_) > 0:
                return True
            for direction in range(i64(6)):
                there: i64 = s.board.near[hex_ * 6 + direction]
                if there >= 0 and s.persons(other, there) > 0:
                    return True
    return False


def next_season(s: ValleyState) -> i64:
    """The season of the next round, as its length is known now."""
    return 1 - s.now[SEASON] if s.last_of_season() else s.now[SEASON]


def may_foresee(s: ValleyState, seat: i64) -> bool:
    """VM-21.40: not in round 1, and not if the card is known already."""
    season: i64 = next_season(s)
    if s.now[ROUND] < 2 or has_bit(s.of(seat, FORESEEN), season):
        return False
    return s.now[EVENT_DECK + season] + s.now[EVENT_PILE + season] > 0


def offer_any_time(s: ValleyState, seat: i64) -> None:
    """Espionage and Intuition are offered beside every real decision of their holder (VM-17.11)."""
    if s.of(seat, HAND) & window_bits(ANY_OWN) != 0:
        offer_playable(s, seat, ANY_OWN, -1)
