"""How good a position is for a seat, in points. Honest: judged only by what lies open and by the own cards.

Between turns the prospects count. In the middle of a turn the labor in the pool and the things already paid for count,
too, so that a look one step ahead finds its way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter.bots.prospects import (
    FEATURES,
    Prospects,
    add_up,
    eclipses_left,
    made,
    turns_left,
    word_values,
)
from beringia.games.winter.cards.cards import BuryCard, DiscardCard
from beringia.games.winter.cards.effects import EffectBranch, EffectStep, EffectUse
from beringia.games.winter.cards.gains import GainStep
from beringia.games.winter.cards.incomes import IncomeLesser
from beringia.games.winter.chapters import hunt, stones
from beringia.games.winter.chapters.eclipse import EclipseMenu
from beringia.games.winter.chapters.hunt import AnimalTake, AnimalTip
from beringia.games.winter.chapters.idols import IdolTrack
from beringia.games.winter.chapters.initiate import TribeStack, can_be_bought
from beringia.games.winter.chapters.megaliths import MegaPlace
from beringia.games.winter.chapters.migrate import CampPick, CampTo, VillagePlace
from beringia.games.winter.chapters.setup import SetupSide
from beringia.games.winter.chapters.stones import CultureTake, StoneTake
from beringia.games.winter.chapters.turn import CultureFee, PileAdd, TurnStart
from beringia.games.winter.model.content import Content
from beringia.games.winter.model.land import NEAR
from beringia.games.winter.model.language import BURY, IDOL, MEGALITH, VILLAGE
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import as_winter
from beringia.games.winter.model.terms import (
    ALL_STACKS,
    AREA_PLACES,
    DEVELOP,
    DISPLAY,
    HAND,
    HAND_SEEN,
    INITIATE,
    MIGRATE,
    SPECIES,
    STONES,
    TOP,
    ZONE,
    Animal,
    Card,
    Effect,
    Hex,
    Space,
    Stone,
)
from beringia.games.winter.model.verbs import PLACE_FIGURE, PLAY_CULTURE
from beringia.kernel.evaluation import Evaluation, Term, Weights
from beringia.kernel.rules import Rules
from beringia.kernel.state import NOBODY, State, Step
from beringia.kernel.terms import Seat


def starts_action(code: i64) -> bool:
    """A figure or a culture card is judged by the whole turn that follows."""
    return PLACE_FIGURE.has(code) or PLAY_CULTURE.has(code)


def action_finished(state: State) -> bool:
    """The turn is over, or nothing of it has begun."""
    step = state.top
    return step is None or isinstance(step, (TurnStart, PileAdd, EclipseMenu, SetupSide))


def settled(state: State) -> bool:
    """Somebody's turn is about to begin, and nothing of it has."""
    step = state.top
    return step is None or (isinstance(step, TurnStart) and as_winter(state).cultures == 0)


class WinterEvaluation(Evaluation):
    """Own prospects, less a part of what the others have made and may hope for. The weights of steering are for what
    has been begun within a turn."""

    def __init__(self, rules: Rules, content: Content, numbers: Mapping[str, float]) -> None:
        super().__init__(rules, numbers)
        given = Weights(numbers)
        self.prospects: Final = Prospects(given, content)
        self.begun: Final = word_values(given, "steering")
        self.turn_any: Final = given.take("steering.turn_any")  # labor before a figure is placed
        self.turn_initiate: Final = given.take("steering.turn_initiate")
        self.turn_develop: Final = given.take("steering.turn_develop")
        self.turn_migrate: Final = given.take("steering.turn_migrate")
        self.turn_hunt: Final = given.take("steering.turn_hunt")
        self.hunt_left_over: Final = given.take("steering.hunt_left_over")
        self.tribe_card: Final = given.take("steering.tribe_card")
        self.stone_choice: Final = given.take("steering.stone_choice")
        self.village_choice: Final = given.take("steering.village_choice")
        self.discarding: Final = given.take("steering.discarding")
        given.finish()
        self._effects: Final = vec[float]([float("nan")] * len(content.ops))

    def value(self, state: State, seat: Seat) -> float:
        s = as_winter(state)
        value = made(s, seat)
        if s.top is not None:
            value += self.prospects.hopes(s, seat)
            value += self._turn(s, seat) + self._pending(s, seat)
        return value - self.prospects.others(s, seat)

    def values(self, state: State) -> vec[float]:
        s = as_winter(state)
        found: vec[float] = vec[float]()
        for seat in range(s.seats()):
            found = append(found, self.prospects.settled(s, Seat(seat)))
        return found

    def terms(self, state: State, seat: Seat) -> list[Term]:
        return self.prospects.terms(as_winter(state), seat)

    def progress(self, state: State) -> float:
        s = as_winter(state)
        if s.top is None:
            return 1.0
        return 1.0 - float(turns_left(s)) / float(s.content.rounds * s.content.turns)

    def feature_names(self) -> list[str]:
        return list(FEATURES)

    def features(self, state: State) -> vec[float]:
        s = as_winter(state)
        found: vec[float] = vec[float]()
        for seat in range(s.seats()):
            row = self.prospects.features(s, Seat(seat))
            for number in range(i64(len(row))):
                found = append(found, row[number])
        return found

    def _effect_begun(self, s: WinterState, entry: Effect) -> float:
        """What the rest of an effect that is being carried out will bring, about."""
        value = self._effects[entry]
        if value != value:
            value = add_up(s.content, entry, self.begun)
            self._effects[entry] = value
        return value

    # -- in the middle of a turn

    def _turn(self, s: WinterState, seat: Seat) -> float:
        """Labor in the pool, as far as this column can use it; before a figure is placed as if any could."""
        if s.turn_seat != seat or s.half_labor == 0 or s.level != TOP:
            return 0.0
        labor = 0.5 * float(s.half_labor)
        column = Space(s.column)
        tools: i64 = s.players[seat].tools
        if column == NOBODY:
            return self.turn_any * labor
        if column == INITIATE:
            free: i64 = 0
            for stack in ALL_STACKS:
                if can_be_bought(s, stack):
                    free += 1
            return self.turn_initiate * min(labor, float(min(tools, free)))
        if column == DEVELOP:
            reach = labor + self._labor_in_reach(s, seat)
            cards = float(s.content.culture_half_labor) * 0.5
            usable = cards * float(int(reach / cards))
            return self.turn_develop * min(labor, usable)
        if column == MIGRATE:
            return self.turn_migrate * min(labor, 5.0)
        if column > MIGRATE and column <= 3:
            animals: i64 = hunt.in_area(s)
            used = self.turn_hunt * min(labor, float(min(tools, animals)))
            return used + self.hunt_left_over * max(0.0, labor - float(tools))
        return 0.0

    def _labor_in_reach(self, s: WinterState, seat: Seat) -> float:
        """What the hand and the food could still add in this turn."""
        halves: i64 = 0
        for place in range(s.players[seat].card_count):
            kind = Card(s.cards[seat, place] // ZONE)
            zone: i64 = s.cards[seat, place] % ZONE
            if (zone == HAND or zone == HAND_SEEN) and s.content.tribe[kind] == 1:
                halves += s.content.half_labor[kind] + s.content.extra_half_labor[kind]
                if s.content.column[kind] == s.column:
                    halves += s.content.column_half_labor[kind]
        return 0.5 * float(halves) + float((s.players[seat].food + 1) // 2)

    def _pending(self, s: WinterState, seat: Seat) -> float:
        """What has been paid for or granted and is still to be chosen."""
        total = 0.0
        step = s.top
        while step is not None:
            if step.seat == seat:
                if isinstance(step, GainStep):
                    total += float(step.number) * self.begun[step.word]
                elif isinstance(step, EffectStep):
                    total += self._effect_begun(s, step.at)
            step = step.below
        top = s.top
        if top is None or top.seat != seat or not top.decides():
            return total
        return total + self._decision(s, seat, top)

    def _decision(self, s: WinterState, seat: Seat, step: Step) -> float:
        """What the decision that comes now will bring."""
        if isinstance(step, TribeStack):
            return self.tribe_card
        if isinstance(step, CultureTake):
            return self._best_culture(s)
        if isinstance(step, AnimalTake):
            return self._best_animal(s, seat)
        if isinstance(step, StoneTake):
            return self._best_stone(s, seat)
        if isinstance(step, VillagePlace):
            return self.begun[i64(VILLAGE)] + self.village_choice
        if isinstance(step, CampTo):
            return self._best_move(s, seat, step.origin)
        if isinstance(step, IncomeLesser):
            return self.begun[step.word]
        if isinstance(step, IdolTrack):
            return self.begun[i64(IDOL)]
        if isinstance(step, MegaPlace):
            return self.begun[i64(MEGALITH)]
        if isinstance(step, (CultureFee, DiscardCard)):
            return self.discarding
        if isinstance(step, EffectUse):
            return max(0.0, self._effect_begun(s, step.at))
        if isinstance(step, EffectBranch):
            return max(0.0, self._effect_begun(s, step.at))
        if isinstance(step, (BuryCard, CampPick, AnimalTip)):
            return self.begun[i64(BURY)]
        return 0.0

    def _best_culture(self, s: WinterState) -> float:
        best = 0.0
        uses = self.prospects.effect_in_deck * float(s.content.rounds - s.round) + self.prospects.effect_in_hand
        for place in range(i64(DISPLAY)):
            kind = Card(s.display[place])
            if kind != NOBODY:
                effect = self.prospects.effect(s, s.content.effect[kind])
                best = max(best, float(s.content.vp[kind]) + uses * effect)
        return best

    def _best_animal(self, s: WinterState, seat: Seat) -> float:
        """How much the best animal of the area would add to the sets."""
        before: i64 = hunt.set_points(s, seat)
        best: i64 = 0
        seen: i64 = 0
        for place in range(i64(AREA_PLACES)):
            animal = Animal(s.area[place])
            if animal != NOBODY and animal < SPECIES and seen >> animal & 1 == 0:
                seen |= i64(1) << animal
                s.living[seat, animal] += 1
                best = max(best, hunt.set_points(s, seat) - before)
                s.living[seat, animal] -= 1
        return float(best)

    def _best_stone(self, s: WinterState, seat: Seat) -> float:
        time = eclipses_left(s)
        best = 0.0
        for space in range(i64(STONES)):
            if stones.available(s, space):
                points = float(stones.stone_points(s, seat, Stone(s.stones[space])))
                best = max(best, time * (points + 0.5 * self.prospects.stone_grows * max(time - 1.0, 0.0)))
        return best + self.stone_choice

    def _best_move(self, s: WinterState, seat: Seat, origin: Hex) -> float:
        """How much the best step of this camp would add to the land."""
        before = self.prospects.land(s, seat)
        best = -100.0
        s.camps[seat, origin] -= 1
        for n in range(i64(6)):
            target = Hex(NEAR[origin * 6 + n])
            if target >= 0:
                s.camps[seat, target] += 1
                best = max(best, self.prospects.land(s, seat) - before)
                s.camps[seat, target] -= 1
        s.camps[seat, origin] += 1
        return best
