"""Sections 25 and 26 of the rules: what the nomads gain, action by action, and what they get if they cannot have it."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import cards, goods
from beringia.games.winter.cards.gains import GainStep, NomadGains
from beringia.games.winter.chapters import idols, megaliths
from beringia.games.winter.model import events
from beringia.games.winter.model.arrows import Furthest
from beringia.games.winter.model.language import (
    ANIMAL,
    ANIMAL_TOP,
    ARROW_NEUTRAL,
    BURY,
    CAMP,
    CULTURE,
    DRAW,
    FOOD,
    FOOD_MAX,
    GLACIERS,
    IDOL,
    MEGALITH,
    MOVE,
    PILE_CARD,
    REVEAL,
    STONE,
    TIP,
    TOOL,
    VILLAGE,
    VP,
)
from beringia.games.winter.model.nomad_table import NomadTable
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    AREA_PLACES,
    BY_EFFECT,
    BY_EMPTY,
    DECK,
    DECK_SEEN,
    DISPLAY,
    GRAVES,
    GRAVES_SEEN,
    NO_CARD,
    NOMADS,
    ZONE,
    Animal,
    Card,
    Place,
)
from beringia.games.winter.nomads import land as nomad_land
from beringia.games.winter.nomads.directions import east, south
from beringia.kernel.state import NO_SEAT, NOBODY


class Gains(NomadGains):
    """Registered for the effects: see ``cards.gains``."""

    def gain(self, s: WinterState, around: NomadTable, word: i64, number: i64) -> None:
        gain(s, around, word, number)


Gains()


def gain(s: WinterState, around: NomadTable, word: i64, number: i64) -> None:
    """An action, or ``number`` units of something gained; units are received one by one (EW-25.2, EW-26.1, EW-26.9,
    EW-26.10)."""
    if word == VP:
        goods.gain_points(s, NOMADS, number, BY_EFFECT)
    elif word == ARROW_NEUTRAL:
        _arrow_neutral(s, around, number)
    elif word == FOOD_MAX:
        _food_max(s)
    elif word == CAMP or word == MOVE:
        # Whatever the number, the village action once (EW-25.28).
        _instead(s, word, VILLAGE, events.CAMPS_STAY)
        nomad_land.village(s, around, east(s), south(s))
    else:
        if number > 1:
            s.push(GainStep(NOMADS, word, number - 1, 0))
        _receive(s, around, word)


def _receive(s: WinterState, around: NomadTable, word: i64) -> None:
    if word == ANIMAL:
        _animal(s, around)
    elif word == ANIMAL_TOP:
        _animal_top(s, around)
    elif word == REVEAL:
        _reveal(s, around)
    elif word == VILLAGE:
        nomad_land.village(s, around, east(s), south(s))
    elif word == GLACIERS:
        nomad_land.glaciers(s, around)
    elif word == PILE_CARD:
        _pile_card(s)
    elif word == CULTURE:
        _culture(s, around)
    elif word == STONE:
        _stone(s, around)
    elif word == DRAW:
        _instead(s, DRAW, BURY, events.NO_DRAW_DECK)
        _chain(s, around, BURY)
    elif word == TIP:
        _instead(s, TIP, FOOD, events.NEVER_TIP)
        _chain(s, around, FOOD)
    elif word == MEGALITH or word == BURY or word == TOOL or word == FOOD or word == IDOL:
        _chain(s, around, word)
    else:
        # A tribe card, wherever it should go (EW-26.7).
        _instead(s, word, TOOL, events.NO_TRIBE)
        _chain(s, around, TOOL)


# -- the chain of substitutes (EW-26.2)


def _instead(s: WinterState, word: i64, substitute: i64, why: i64) -> None:
    events.NOMADS_INSTEAD.tell(s, NO_SEAT, word, substitute, why)


def _chain(s: WinterState, around: NomadTable, word: i64) -> None:
    """Megalith, bury, tool, food, idol: down from ``word`` until the nomads receive something."""
    if word == MEGALITH:
        if s.players[NOMADS].built == s.content.megaliths:
            _instead(s, MEGALITH, BURY, events.ALL_BUILT)
        else:
            place: i64 = around.building_place(s, megaliths.builds_neutral(s, NOMADS), east(s), south(s))
            if place != NOBODY:
                around.build(s, place)
                return
            _instead(s, MEGALITH, BURY, events.NO_PLACE)
        word = BURY
    if word == BURY:
        if _bury(s):
            return
        _instead(s, BURY, TOOL, events.EMPTY_OFFERING)
        word = TOOL
    if word == TOOL:
        if s.players[NOMADS].tools < s.content.tool_limit:
            goods.gain_tool(s, NOMADS)
            return
        _instead(s, TOOL, FOOD, events.TOOLS_FULL)
        word = FOOD
    if word == FOOD:
        if s.players[NOMADS].food < s.food_limit(NOMADS):
            goods.gain_food(s, NOMADS, 1)
            return
        _instead(s, FOOD, IDOL, events.FOOD_FULL)
    _idol(s)


def _idol(s: WinterState) -> None:
    """The honor marker up to the top, then the offering marker, then points (EW-25.1)."""
    if s.players[NOMADS].honor < s.content.honor_top:
        idols.raise_honor(s, NOMADS)
    else:
        idols.raise_offering(s, NOMADS)


def _bury(s: WinterState) -> bool:
    """The top card of the offering deck goes under the tombstone (EW-25.9); False if there is none."""
    place: i64 = s.players[NOMADS].card_count - 1
    while place >= 0:
        card: i64 = s.cards[NOMADS, place]
        if card % ZONE == DECK or card % ZONE == DECK_SEEN:
            seen: bool = card % ZONE == DECK_SEEN
            cards.move(s, NOMADS, place, GRAVES_SEEN if seen else GRAVES)
            events.NOMADS_BURIED.tell(s, NO_SEAT, Card(card // ZONE) if seen else NO_CARD)
            return True
        place -= 1
    return False


def _food_max(s: WinterState) -> None:
    if s.players[NOMADS].food < s.food_limit(NOMADS):
        goods.gain_food(s, NOMADS, s.food_limit(NOMADS))
    else:
        _instead(s, FOOD_MAX, IDOL, events.FOOD_FULL)
        _idol(s)


def _arrow_neutral(s: WinterState, around: NomadTable, start: i64) -> None:
    """The second neutral piece is always used (EW-25.16)."""
    if megaliths.builds_neutral(s, NOMADS):
        square: i64 = around.arrow_square(s, Place(start), east(s), south(s))
        if square != NOBODY:
            around.build(s, square)


# -- animals


def _animal(s: WinterState, around: NomadTable) -> None:
    """A species of which they own 1 to 3, else a new one, else one of which they own more; the arrows choose among
    several (EW-25.6). With an empty area the top of the deck (EW-25.7)."""
    for liking in range(i64(3)):
        furthest = Furthest(east(s), south(s))
        for place in range(i64(AREA_PLACES)):
            animal = Animal(around.animal_at(s, place))
            if animal != NOBODY and _liking(s, animal) == liking:
                furthest.see(place, place % 2, place // 2)
        if furthest.found != NOBODY:
            animal = Animal(around.animal_at(s, furthest.found))
            around.take_animal(s, furthest.found)
            _keep(s, animal, furthest.found, liking)
            return
    _instead(s, ANIMAL, ANIMAL_TOP, events.EMPTY_AREA)
    _animal_top(s, around)


def _liking(s: WinterState, animal: Animal) -> i64:
    owned: i64 = s.living[NOMADS, animal]
    if owned == 0:
        return 1
    return 0 if owned <= 3 else 2


def _animal_top(s: WinterState, around: NomadTable) -> None:
    """With an empty deck 1 point (EW-25.8, EW-25.29)."""
    animal = Animal(around.draw_animal(s))
    if animal == NOBODY:
        _instead(s, ANIMAL_TOP, VP, events.NO_ANIMALS)
        goods.gain_points(s, NOMADS, 1, BY_EMPTY)
    else:
        _keep(s, animal, NOBODY, 3)


def _keep(s: WinterState, animal: Animal, place: i64, liking: i64) -> None:
    s.living[NOMADS, animal] += 1
    events.NOMADS_ANIMAL.tell(s, NO_SEAT, animal, place, liking)


def _reveal(s: WinterState, around: NomadTable) -> None:
    """EW-25.4, EW-25.5"""
    if not around.reveal_animal(s):
        full: bool = True
        for place in range(i64(AREA_PLACES)):
            if around.animal_at(s, place) == NOBODY:
                full = False
        events.NOMADS_NOTHING.tell(s, NO_SEAT, REVEAL, events.AREA_FULL if full else events.NO_ANIMALS)


# -- cards and stones


def _culture(s: WinterState, around: NomadTable) -> None:
    """The big arrow chooses the column, the small one the row; face down on top of the offering deck (EW-25.10)."""
    furthest = Furthest(east(s), south(s))
    for place in range(i64(DISPLAY)):
        if around.has_card(s, place):
            furthest.see(place, place % 4, place // 4)
    if furthest.found == NOBODY:
        _instead(s, CULTURE, BURY, events.EMPTY_DISPLAY)
        _chain(s, around, BURY)
        return
    kind = Card(around.take_card(s, furthest.found))
    cards.add(s, NOMADS, kind, DECK_SEEN)
    events.NOMADS_CULTURE.tell(s, NO_SEAT, kind, furthest.found)


def _pile_card(s: WinterState) -> None:
    """The top nomad card face down on the eclipse pile (EW-25.11); one card is kept for every turn to come in this
    round (EW-25.12)."""
    if s.nomads.deck_size <= turns_to_come(s):
        _instead(s, PILE_CARD, IDOL, events.DECK_NEEDED)
        _idol(s)
        return
    s.nomads.deck_size -= 1
    s.nomads.pile[s.nomads.pile_size] = s.nomads.deck[s.nomads.deck_size]
    s.nomads.deck[s.nomads.deck_size] = 0
    s.nomads.pile_size += 1
    events.NOMADS_PILE.tell(s, NO_SEAT, s.nomads.pile_size)


def turns_to_come(s: WinterState) -> i64:
    """Turns of the nomads after the present one in this round: as many as they have figures at home."""
    return s.tribe_figures_home(NOMADS) + (1 if s.players[NOMADS].chief_at == NOBODY else 0)


def _stone(s: WinterState, around: NomadTable) -> None:
    """The furthest available stone along the big arrow, at the cost of the next slot (EW-25.17); impossible: a megalith
    (EW-26.3)."""
    slot: i64 = s.stones_owned(NOMADS)
    why: i64
    if slot == s.content.stones_each:
        why = events.THREE_STONES
    elif s.players[NOMADS].food < s.content.stone_food[slot] or s.players[NOMADS].tools < s.content.stone_tool[slot]:
        why = events.CANNOT_PAY
    else:
        space: i64 = around.next_stone(s, east(s))
        if space != NOBODY:
            goods.pay(s, NOMADS, s.content.stone_food[slot], s.content.stone_tool[slot])
            around.take_stone(s, space)
            return
        why = events.NO_STONE
    _instead(s, STONE, MEGALITH, why)
    _chain(s, around, MEGALITH)
