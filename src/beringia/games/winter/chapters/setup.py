"""Sections 3 and 19 of the rules: setting up, with or without drafts; section 21 and 22: the tiles of the modules."""

from __future__ import annotations

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter.cards import cards, chief, effects
from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.chapters import hunt
from beringia.games.winter.chapters.migrate import place_camp
from beringia.games.winter.chapters.preparation import fill_display
from beringia.games.winter.chapters.rounds import Turn
from beringia.games.winter.model import events
from beringia.games.winter.model.content import Content
from beringia.games.winter.model.land import BASE
from beringia.games.winter.model.language import ANIMAL_TOP
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.site import SLOTS
from beringia.games.winter.model.state import HALF, WinterState
from beringia.games.winter.model.step import SeatlessStep, WinterDecision, WinterStep
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    ALL_STACKS,
    DECK,
    DRAFT_BOTH,
    DRAFT_NAMES,
    FIRST_SEATS,
    HEXES,
    NO_DRAFT,
    NOMADS,
    SEATS,
    SETUP,
    Card,
)
from beringia.games.winter.model.verbs import PICK_CHIEF, PICK_SETUP, PICK_SIDE
from beringia.games.winter.nomads import land as nomad_land
from beringia.games.winter.nomads import turn as nomad_turn
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.dice import new_dice
from beringia.kernel.domains import count
from beringia.kernel.fields import Field
from beringia.kernel.options import OptionValue, flag, word, words
from beringia.kernel.terms import NO_SEAT, Seat

STANDARD = "standard"


def new_game(
    content: Content, around: NomadTable, players: int, dice_seed: str, options: dict[str, OptionValue]
) -> WinterState:
    """All common areas and the first turn order; then chiefs, setup cards, hands and camps follow (EW-0.5, EW-3.20,
    EW-31.20)."""
    s = empty_state(content, around, players, new_dice(dice_seed))
    set_options(s, options)
    _lay_stones(s)
    for stack in ALL_STACKS:
        s.stacks[stack] = content.copies
    _lay_culture(s)
    if s.solo == 1:
        _lay_offering_deck(s)
    _lay_animals(s)
    _lay_site(s)
    _lay_terrain(s)
    _lay_modules(s)
    order = _shuffled(s, s.sides)
    for position in range(s.sides):
        s.order[position] = order[position]
    if s.solo == 1:
        # The nomads begin (EW-23.10).
        s.order[0] = NOMADS
        s.order[1] = 0
    s.push(Chiefs(0))
    _lay_out_chiefs(s)
    s.push(Begin())
    return s


def empty_state(content: Content, around: NomadTable, players: int, dice: vec[i64]) -> WinterState:
    """An empty table: all pieces on the player boards, nothing on the agenda. One player has the nomads against him
    (EW-1.1, EW-3.1, EW-3.10)."""
    sides = max(players, 2)
    s = WinterState.blank(dice, sides, content=content, around=around, everybody=FIRST_SEATS[sides])
    s.sides = sides
    s.solo = 1 if players == 1 else 0
    for seat in range(SEATS):
        s.order[seat] = seat
        s.colour[seat] = seat
    for side in s.everybody:
        s.players[side].camps = content.camps
        s.players[side].villages = content.villages
    return s


def set_options(s: WinterState, options: dict[str, OptionValue]) -> None:
    """What was chosen before the game (EW-0.3, EW-3.15, EW-3.23, EW-28.2)."""
    content, chosen = s.content, s.options
    layout = word(options, "layout")
    if layout == STANDARD:
        chosen.layout = content.site.players.index(int(s.sides))
    else:
        chosen.layout = content.site.names.index(layout)
        chosen.layout_option = chosen.layout + 1
    chosen.draft = DRAFT_NAMES.index(word(options, "draft"))
    chosen.short_game = int(flag(options, "short_game"))
    chosen.strict_majority = int(flag(options, "strict_majority"))
    chosen.ice_finds = int(flag(options, "ice_finds"))
    chosen.rest_tiles = int(flag(options, "rest_tiles"))
    chosen.extra_card = int(flag(options, "solo_extra_card"))
    chosen.village_tile = int(flag(options, "solo_village_tile"))
    colours = words(options, "colours")
    for seat, name in enumerate(colours + [name for name in content.colours if name not in colours]):
        s.colour[seat] = content.colours.index(name)


def _shuffled(s: WinterState, number: i64) -> vec[i64]:
    """The numbers from 0 on in random order."""
    items: vec[i64] = vec[i64]()
    for item in range(number):
        items = append(items, item)
    s.shuffle(items, 0, number)
    return items


def _lay_stones(s: WinterState) -> None:
    """Era I on the left half, era II on the right half; the others are put away unseen (EW-3.2, EW-3.3)."""
    order = _shuffled(s, len(s.content.stones))
    each = s.content.stones_half[s.sides - 2]
    for era in (1, 2):
        space = 0
        for stone in order:
            if s.content.stone_era[stone] == era and space < each:
                s.stones[(era - 1) * HALF + space] = stone
                space += 1


def _lay_culture(s: WinterState) -> None:
    order = _shuffled(s, s.content.kinds)
    for era in (1, 2):
        size = 0
        for kind in order:
            if s.content.era[kind] == era:
                s.culture[era - 1, size] = kind
                size += 1
        s.culture_left[era - 1] = size


def _lay_offering_deck(s: WinterState) -> None:
    """Before the display is laid out: cards of both eras for the nomads, era I on top (EW-23.3)."""
    for era in (1, 0):
        for _ in range(s.content.nomads.offering):
            s.culture_left[era] -= 1
            kind = s.culture[era, s.culture_left[era]]
            cards.add(s, NOMADS, Card(kind), DECK)


def _lay_animals(s: WinterState) -> None:
    """EW-3.12"""
    size: i64 = 0
    for animal in range(s.content.species):
        for _ in range(s.content.animal_copies[animal]):
            s.animals[size] = animal
            size += 1
    s.shuffle(s.animals, 0, size)
    s.animals_left = size


def _lay_site(s: WinterState) -> None:
    """EW-3.14"""
    tiles = _shuffled(s, SLOTS)
    for slot in range(SLOTS):
        s.tiles[slot] = tiles[slot]


def _lay_terrain(s: WinterState) -> None:
    """One of each type, the glaciers, and random others up to 18 (EW-3.16, EW-3.17, EW-19.3, EW-19.6)."""
    content = s.content
    chosen: vec[i64] = vec[i64]()
    others: vec[i64] = vec[i64]()
    for terrain in range(len(content.terrains)):
        if terrain == content.base:
            continue
        if terrain == content.glacier:
            for _ in range(content.glaciers[s.sides - 2]):
                chosen = append(chosen, terrain)
            continue
        for number in range(content.terrain_hexes[terrain]):
            if number < content.of_each:
                chosen = append(chosen, terrain)
            else:
                others = append(others, terrain)
    s.shuffle(others, 0, len(others))
    for index in range(HEXES - 1 - len(chosen)):
        chosen = append(chosen, others[index])
    s.shuffle(chosen, 0, len(chosen))
    used = 0
    for hex_ in ALL_HEXES:
        if hex_ == BASE:
            s.terrain[hex_] = content.base
        else:
            s.terrain[hex_] = chosen[used]
            used += 1


def _lay_modules(s: WinterState) -> None:
    """A face-down tile on every glacier (EW-21.1); the stack of rest tiles, its top turned up (EW-22.1)."""
    if s.options.ice_finds == 1:
        tiles = _shuffled(s, len(s.content.ice_finds))
        used = 0
        for hex_ in ALL_HEXES:
            if s.terrain[hex_] == s.content.glacier:
                s.ice_finds[hex_] = 2 * tiles[used]
                used += 1
    if s.options.rest_tiles == 1:
        order = _shuffled(s, len(s.content.rest_tiles))
        for place in range(len(order)):
            s.rest_stack[place] = order[place]
        s.rest_size = len(order)
        s.rest_open = 1


def _lay_out_chiefs(s: WinterState) -> None:
    """Dealt at random (EW-3.24), or one more than there are players laid out for a draft (EW-19.2). Alone, one of two
    (EW-23.6)."""
    order = _shuffled(s, len(s.content.chiefs))
    if s.options.draft == DRAFT_BOTH or s.solo == 1:
        for index in range(s.seats() + 1):
            s.chiefs_open |= i64(1) << order[index]
        return
    for seat in s.everybody:
        s.players[seat].chief = order[seat]


# -- after the common areas


_POSITION: Final = count(SEATS)


@step
class Begin(SeatlessStep):
    """The open areas are filled (EW-23.1)."""

    NAME = "begin"
    KIND = 1
    CLAUSE = "EW-3.20"
    PHASE = SETUP
    LAST = False

    def run(self, s: WinterState) -> None:
        events.GAME_BEGAN.tell(s, NO_SEAT, s.content.rounds)
        hunt.fill_area(s)
        if s.solo == 1:
            # As the last step of filling the area an animal for the nomads (EW-23.9).
            s.push(GainStep(NOMADS, ANIMAL_TOP, 1, 0))
        fill_display(s)


@step
class Chiefs(WinterStep):
    """In turn order: a chief, if there is a draft, and its side."""

    position: Final[Annotated[i64, Field(_POSITION)]]  # in turn order, whose chief comes next

    NAME = "chiefs"
    KIND = 2
    CLAUSE = "EW-3.8"
    LAST = True
    PHASE = SETUP

    def run(self, s: WinterState) -> None:
        if self.position == s.sides:
            _lay_out_setups(s)
            s.push(SetupCards(s.sides - 1))
            return
        seat = Seat(s.order[self.position])
        s.push(Chiefs(self.position + 1))
        if s.is_nomads(seat):
            return
        s.push(SetupSide(seat))
        if s.options.draft == DRAFT_BOTH or s.solo == 1:
            s.push(SetupChief(seat))
        else:
            events.CHIEF_TAKEN.tell(s, seat, s.players[seat].chief)

    def problem(self, s: WinterState) -> str:
        return needs_position(s, self.position)


def needs_position(s: WinterState, position: i64) -> str:
    return "" if position <= s.sides else "there are not so many players"


@step
class SetupChief(WinterDecision):
    """A chief of those laid out (EW-19.2; alone EW-23.6)."""

    NAME = "setup_chief"
    KIND = 100
    CLAUSE = "EW-19.2"
    VERBS = (PICK_CHIEF,)
    PHASE = SETUP

    def offer(self, s: WinterState) -> None:
        for number in range(i64(len(s.content.chiefs))):
            if s.chiefs_open >> number & 1:
                s.offer(PICK_CHIEF.code(number))

    def take(self, s: WinterState, code: i64) -> None:
        number: i64 = PICK_CHIEF.read(code)
        s.chiefs_open &= ~(i64(1) << number)
        s.players[self.seat].chief = number
        events.CHIEF_TAKEN.tell(s, self.seat, number)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return Refusal("winter-why-not-laid-out", "EW-23.6" if s.solo == 1 else self.CLAUSE)

    def problem(self, s: WinterState) -> str:
        return "" if s.chiefs_open != 0 else "no chief is laid out"


@step
class SetupSide(WinterDecision):
    """A side of the chief's card (EW-3.9)."""

    NAME = "setup_side"
    KIND = 101
    CLAUSE = "EW-3.9"
    VERBS = (PICK_SIDE,)
    PHASE = SETUP
    MENU = True

    def offer(self, s: WinterState) -> None:
        s.offer(PICK_SIDE.code(0))
        s.offer(PICK_SIDE.code(1))

    def details(self, s: WinterState, code: int) -> dict[str, Argument]:
        return chief.details(s, self.seat, PICK_SIDE.read(code))

    def take(self, s: WinterState, code: i64) -> None:
        player = s.players[self.seat]
        player.side = PICK_SIDE.read(code)
        events.SIDE_CHOSEN.tell(s, self.seat, player.chief, player.side)

    def args(self, s: WinterState) -> dict[str, Argument]:
        return {"chief": s.content.chiefs[s.players[self.seat].chief]}


def _lay_out_setups(s: WinterState) -> None:
    """Random setup cards (EW-3.8), or one more than there are players to choose from (EW-19.1); alone, one of two
    (EW-3.22, EW-19.5, EW-23.8)."""
    s.chiefs_open = 0
    order = _shuffled(s, len(s.content.setups))
    if s.options.draft == NO_DRAFT and s.solo == 0:
        for seat in s.everybody:
            s.players[seat].setup_card = order[seat]
        return
    for index in range(s.seats() + 1):
        s.setups_open |= i64(1) << order[index]


@step
class SetupCards(WinterStep):
    """In reverse turn order (EW-19.1)."""

    position: Final[Annotated[i64, Field(count(SEATS - 1, -1))]]  # in turn order, whose setup card comes next

    NAME = "setup_cards"
    KIND = 3
    CLAUSE = "EW-19.1"
    LAST = True
    PHASE = SETUP

    def run(self, s: WinterState) -> None:
        if self.position < 0:
            s.setups_open = 0
            s.push(Deal())
            return
        seat = Seat(s.order[self.position])
        s.push(SetupCards(self.position - 1))
        if s.is_nomads(seat):
            return
        if s.options.draft == NO_DRAFT and s.solo == 0:
            events.SETUP_TAKEN.tell(s, seat, s.players[seat].setup_card)
        else:
            s.push(SetupCard(seat))

    def problem(self, s: WinterState) -> str:
        return needs_position(s, self.position)


@step
class SetupCard(WinterDecision):
    """A setup card of those laid out (EW-19.1; alone EW-23.8)."""

    NAME = "setup_card"
    KIND = 102
    CLAUSE = "EW-19.1"
    VERBS = (PICK_SETUP,)
    PHASE = SETUP

    def offer(self, s: WinterState) -> None:
        for number in range(i64(len(s.content.setups))):
            if s.setups_open >> number & 1:
                s.offer(PICK_SETUP.code(number))

    def take(self, s: WinterState, code: i64) -> None:
        number: i64 = PICK_SETUP.read(code)
        s.setups_open &= ~(i64(1) << number)
        s.players[self.seat].setup_card = number
        events.SETUP_TAKEN.tell(s, self.seat, number)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return Refusal("winter-why-not-laid-out", "EW-23.8" if s.solo == 1 else self.CLAUSE)

    def problem(self, s: WinterState) -> str:
        return "" if s.setups_open != 0 else "no setup card is laid out"


@step
class Deal(SeatlessStep):
    """Start decks and first hands (EW-3.11), and a camp of everybody on the base hex (EW-3.18, EW-19.4, EW-23.7,
    EW-23.12)."""

    NAME = "deal"
    KIND = 4
    CLAUSE = "EW-3.11"
    PHASE = SETUP

    def run(self, s: WinterState) -> None:
        for position in range(s.sides):
            seat = Seat(s.order[position])
            if s.is_nomads(seat):
                continue
            for kind in range(s.content.kinds):
                for _ in range(s.content.start[kind]):
                    cards.add(s, seat, Card(kind), DECK)
            cards.shuffle_deck(s, seat)
            for _ in range(s.content.first_hand):
                cards.draw(s, seat)
            place_camp(s, seat)
        if s.solo == 1:
            nomad_land.new_maps(s)
            nomad_turn.new_deck(s)
        s.push(Resolve(0))


@step
class Resolve(WinterStep):
    """In turn order each setup card, and directly after it the bonus of the position (EW-3.19, EW-3.20, EW-3.21,
    EW-23.5)."""

    position: Final[Annotated[i64, Field(_POSITION)]]  # in turn order, whose setup card is carried out next

    NAME = "resolve"
    KIND = 5
    CLAUSE = "EW-3.19"
    LAST = True
    PHASE = SETUP

    def run(self, s: WinterState) -> None:
        if self.position == s.sides:
            begin_round(s)
            return
        seat = Seat(s.order[self.position])
        s.push(Resolve(self.position + 1))
        if s.is_nomads(seat):
            return
        if s.content.order_setup[self.position] != 0:
            effects.begin(s, seat, s.content.order_setup[self.position])
        effects.begin(s, seat, s.content.setup_effect[s.players[seat].setup_card])

    def problem(self, s: WinterState) -> str:
        return needs_position(s, self.position)


def begin_round(s: WinterState) -> None:
    """The first round; the others begin with a preparation phase."""
    events.ROUND_BEGAN.tell(s, NO_SEAT, s.round)
    s.push(Turn(Seat(s.order[0])))
