"""The table of wood and paper around the nomads: what is not known about it is asked, and remembered for as long as it
cannot have changed. The answers are written into a position, so that the engine's own table can answer from there.

What lies on shuffled tiles and hexes is asked; what is printed on the boards everybody has is taken from the content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards import goods
from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.chapters import megaliths
from beringia.games.winter.chapters.influence import has_majority, influence
from beringia.games.winter.model import events
from beringia.games.winter.model.land import BASE, CORNERS, HEX_LABELS
from beringia.games.winter.model.language import ARROW_NEUTRAL, END, WORDS
from beringia.games.winter.model.language import GAIN as GAIN_OP
from beringia.games.winter.model.site import GROUND
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ALL_HEXES,
    AREA_PLACES,
    BY_SITE,
    DISPLAY,
    NOMADS,
    Animal,
    Hex,
    Juncture,
    Place,
)
from beringia.games.winter.nomads.board import Board
from beringia.games.winter.nomads.companion.questions import (
    ANSWER_YES,
    EACH_PLACE,
    GAINS,
    NONE,
    NUMBER,
    ONE,
    SOME,
    YES_OR_NO,
    Question,
    Said,
)
from beringia.games.winter.nomads.directions import east, south
from beringia.kernel.rules import Answer
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

PLAYER: Final = Seat(0)

#: Where nobody needs to know more than that something lies there.
SOMETHING: Final = 0

#: Junctures are asked for by the labels of their hexes.
JUNCTURE_LABELS: Final = ["_".join([HEX_LABELS[hex_] for hex_ in corners]) for corners in CORNERS]
DISPLAY_LABELS: Final = [f"{row}_{column}" for row in ("upper", "lower") for column in range(1, 5)]
#: What a tile, a hex or an ice find may give the nomads.
GIVEN: Final = [word for word in WORDS if word not in ("labor", "village", "arrow_neutral")]
MOST_GAINS: Final = 4
#: As much as may wait on the agenda, and what a gain may need there beyond itself.
MOST_STEPS: Final = 24
ROOM: Final = 10

# Places of the building site are told apart only by what they bring; NOBODY is no place.
START_SQUARE: Final = 0
OTHER_SQUARE: Final = 1
UPPER_LEVEL: Final = GROUND
BUILDING: Final = {"start": START_SQUARE, "ground": OTHER_SQUARE, "upper": UPPER_LEVEL, NONE: NOBODY}


class PaperTable(Board):
    """``ask`` returns the answer to a question, ``tell`` puts something to do before the person's eyes."""

    def __init__(self, s: WinterState, ask: Callable[[Question], Answer], tell: Callable[[str, Said], None]) -> None:
        self.s = s
        self._ask = ask
        self._tell = tell
        self._area_known = False
        #: Places onto which animals were turned up since, for the nomads.
        self._turned_up: list[int] = []
        self._display_known = False
        self._glaciers_known = False
        self._leading_known = False
        self._no_animals_left = False
        self._free: set[int] = set()
        #: What hexes pay and finds bring, in the words of an answer. It never changes.
        self._income: dict[int, list[str]] = {}
        self._finds: dict[int, list[str]] = {}

    def player_acted(self) -> None:
        """The person has done something: what he may have changed must be looked at again."""
        self._area_known = False
        self._turned_up.clear()
        self._display_known = False
        self._leading_known = False
        self._free.clear()

    # -- asking

    def one(self, kind: str, options: list[str], args: Said | None = None) -> str:
        return str(self._ask(Question(kind, ONE, options, args=args)))

    def yes(self, kind: str, args: Said | None = None) -> bool:
        return self.one(kind, YES_OR_NO, args) == ANSWER_YES

    def number(self, kind: str, least: int, most: int, args: Said | None = None) -> int:
        answer = self._ask(Question(kind, NUMBER, least=least, most=most, args=args))
        return answer if isinstance(answer, int) else least

    def _several(self, question: Question) -> list[str]:
        answer = self._ask(question)
        return answer if isinstance(answer, list) else []

    def _gains(self, kind: str, entries: list[int], args: Said) -> list[str]:
        """What something shows; ``entries``: the effects of such things in the content, as frequent answers."""
        often: list[list[str]] = []
        for entry in entries:
            gains = self._written(entry)
            if gains not in often:
                often.append(gains)
        # Things that bring things that bring things come to an end: the agenda is not endless.
        most = max(0, min(MOST_GAINS, MOST_STEPS - ROOM - len(self.s.agenda())))
        return self._several(Question(kind, GAINS, GIVEN, most=most, args=args, often=often))

    def _written(self, entry: int) -> list[str]:
        """A simple effect of the content in the words of an answer."""
        ops = self.s.content.ops
        found: list[str] = []
        while ops[entry] == GAIN_OP:
            found.append(f"{WORDS[ops[entry + 1]]} {ops[entry + 2] or 1}")
            entry += 3
        assert ops[entry] == END
        return found

    def _gain(self, gains: list[str]) -> None:
        """The first of them is carried out first."""
        for item in reversed(gains):
            word, _, count = item.partition(" ")
            self.s.push(GainStep(NOMADS, WORDS.index(word), int(count), 0))

    # -- animals

    def animal_at(self, s: WinterState, place: i64) -> i64:
        if not self._area_known:
            self._look_at_area()
        while self._turned_up:
            number = self._turned_up.pop(0)
            name = self.one("turned_up", [*self.s.content.animals, NONE], area_spot(number))
            if name != NONE:
                self.s.area[number] = self.s.content.animals.index(name)
        return super().animal_at(s, place)

    def _look_at_area(self) -> None:
        names = [NONE, *self.s.content.animals]
        before = [names[self.s.area[place] + 1] for place in range(AREA_PLACES)]
        told = self._several(Question("area", EACH_PLACE, names, most=AREA_PLACES, start=before))
        for place, name in enumerate(told):
            self.s.area[place] = names.index(name) - 1
        self._area_known = True

    def draw_animal(self, s: WinterState) -> i64:
        if self._no_animals_left:
            return NOBODY
        content = self.s.content
        left = [
            name
            for number, name in enumerate(content.animals)
            if self.s.living[NOMADS, Animal(number)] < content.animal_copies[number]
        ]
        name = self.one("animal", [*left, NONE])
        if name == NONE:
            self._no_animals_left = True
            return NOBODY
        return content.animals.index(name)

    def reveal_animal(self, s: WinterState) -> bool:
        """Which animal comes matters only when the nomads take one: then it is looked at."""
        if self._area_known:
            free = [n for n in range(AREA_PLACES) if self.s.area[n] == NOBODY and n not in self._turned_up]
            if not free:
                return False
            self._turned_up.append(free[0])
        self._tell("reveal", {})
        return True

    # -- culture cards and sacred stones

    def has_card(self, s: WinterState, place: i64) -> bool:
        if not self._display_known:
            before = [name for n, name in enumerate(DISPLAY_LABELS) if self.s.display[n] != NOBODY]
            told = self._several(Question("display", SOME, DISPLAY_LABELS, most=DISPLAY, start=before))
            self._fill_display(told)
        return super().has_card(s, place)

    def _fill_display(self, places: list[str]) -> None:
        for n, name in enumerate(DISPLAY_LABELS):
            self.s.display[n] = SOMETHING if name in places else NOBODY
        self._display_known = True

    def new_display(self) -> None:
        """All its places are filled, as far as the cards reach."""
        self._fill_display(DISPLAY_LABELS)
        self._display_known = False

    def next_stone(self, s: WinterState, east: i64) -> i64:
        """Asked only if the player might have taken all that the nomads left."""
        content = self.s.content
        laid = content.stones_half[0] * (2 if self.s.second_era() else 1)
        sure = laid - self.s.stones_owned(NOMADS) - content.stones_each > 0
        if not sure and not self.yes("stone", {"big": "right" if east > 0 else "left"}):
            return NOBODY
        return super().next_stone(s, east)

    # -- the megalith site: the person sees where the next piece goes, and tells what it brings

    def building_place(self, s: WinterState, neutral: bool, east: i64, south: i64) -> i64:
        options = ["start", "ground"] if neutral else ["upper", "ground", NONE]
        return BUILDING[self.one("place", options, {**arrows(east, south), "neutral": 1 if neutral else 0})]

    def arrow_square(self, s: WinterState, start: Place, east: i64, south: i64) -> i64:
        return OTHER_SQUARE if self.yes("arrow", arrows(east, south)) else NOBODY

    def build(self, s: WinterState, place: i64) -> None:
        s = self.s
        neutral = megaliths.builds_neutral(s, NOMADS)
        s.players[NOMADS].built += 1
        upper = place == UPPER_LEVEL
        events.MEGALITH_BUILT.tell(s, NOMADS, NOBODY, NOBODY, 1 if upper else 0, 1 if neutral else 0)
        if upper:
            most = min(4, int(s.players[NOMADS].built - 1 - s.content.neutral))
            own = self.number("supports", 0, most) if most > 0 else 0
            goods.gain_points(s, NOMADS, megaliths.points_upon(own), BY_SITE)
        elif place == START_SQUARE:
            s.push(GainStep(NOMADS, ARROW_NEUTRAL, place, 0))
        else:
            self._gain(self._gains("square", [int(entry) for entry in s.content.square_effect if entry != 0], {}))

    # -- the land

    def is_free(self, s: WinterState, juncture: Juncture) -> bool:
        number = int(juncture)
        if super().is_free(s, juncture) and number not in self._free:
            if self.yes("village", {"juncture": JUNCTURE_LABELS[number]}):
                self.s.villages[number] = PLAYER
            else:
                self._free.add(number)
        return super().is_free(s, juncture)

    def is_glacier(self, s: WinterState, hex_: Hex) -> bool:
        self._find_glaciers()
        return super().is_glacier(s, hex_)

    def _find_glaciers(self) -> None:
        if self._glaciers_known:
            return
        count = self.s.content.glaciers[0]
        hexes = [label for hex_, label in enumerate(HEX_LABELS) if hex_ != BASE]
        told = self._several(Question("glaciers", SOME, hexes, count, count, {"count": count}))
        for label in told:
            hex_ = HEX_LABELS.index(label)
            self.s.terrain[hex_] = self.s.content.glacier
            if self.s.options.ice_finds == 1:
                self.s.ice_finds[hex_] = SOMETHING
        self._glaciers_known = True

    def turn_ice_find(self, s: WinterState, hex_: Hex) -> None:
        if self.s.options.ice_finds == 1:
            self._find_glaciers()
            super().turn_ice_find(s, hex_)

    def open_ice_find(self, s: WinterState, hex_: Hex) -> i64:
        """A find that the nomads have not turned up may have been turned up by the player."""
        if self.s.options.ice_finds == 0:
            return NOBODY
        self._find_glaciers()
        tile: i64 = self.s.ice_finds[hex_]
        if tile != NOBODY and tile % 2 == 0 and self.yes("find_open", {"hex": HEX_LABELS[hex_]}):
            self.s.ice_finds[hex_] = tile + 1
        return super().open_ice_find(s, hex_)

    def gain_ice_find(self, s: WinterState, hex_: Hex) -> None:
        number = int(hex_)
        if number not in self._finds:
            rewards = [int(entry) for entry in self.s.content.ice_reward[: len(self.s.content.ice_finds)]]
            self._finds[number] = self._gains("find", rewards, {"hex": HEX_LABELS[number]})
        self._gain(self._finds[number])

    def leads_on(self, s: WinterState, hex_: Hex) -> bool:
        if influence(self.s, NOMADS, hex_) == 0:
            return False
        if not self._leading_known:
            self._find_leads()
        return super().leads_on(s, hex_)

    def _find_leads(self) -> None:
        """The person tells where he has more influence; more is not needed to know who leads."""
        self._find_glaciers()
        s = self.s
        for hex_ in ALL_HEXES:
            s.camps[PLAYER, hex_] = 0
        asked = [hex_ for hex_ in ALL_HEXES if has_majority(s, NOMADS, hex_) and s.terrain[hex_] != s.content.glacier]
        if asked:
            options = [HEX_LABELS[hex_] for hex_ in asked]
            strict: Said = {"strict": int(s.options.strict_majority)}
            told = self._several(Question("influence", SOME, options, most=len(options), args=strict))
            for hex_ in asked:
                if HEX_LABELS[hex_] in told:
                    s.camps[PLAYER, hex_] = influence(s, NOMADS, hex_) + 1
        self._leading_known = True

    def hex_pays(self, s: WinterState, hex_: Hex) -> bool:
        if self.is_glacier(s, hex_):
            return super().hex_pays(s, hex_)
        number = int(hex_)
        if number not in self._income:
            known = [int(entry) for entry in self.s.content.terrain_income if entry != 0]
            self._income[number] = self._gains("income", known, {"hex": HEX_LABELS[number]})
        return len(self._income[number]) > 0

    def gain_hex(self, s: WinterState, hex_: Hex) -> None:
        if int(hex_) in self._income:
            self._gain(self._income[int(hex_)])
        else:
            super().gain_hex(s, hex_)

    # -- what is known, for whoever draws it

    def glaciers(self) -> list[str]:
        if not self._glaciers_known:
            return []
        return [label for hex_, label in enumerate(HEX_LABELS) if self.s.terrain[hex_] == self.s.content.glacier]


def area_spot(place: int) -> Said:
    """A place of the hunting area: two columns, three rows."""
    return {"across": "right" if place % 2 else "left", "down": place // 2 + 1}


def arrows(east: i64, south: i64) -> Said:
    return {"big": "right" if east > 0 else "left", "small": "down" if south > 0 else "up"}


def newest_arrows(s: WinterState) -> Said:
    """The arrows of the newest open nomad card."""
    return arrows(east(s), south(s))
