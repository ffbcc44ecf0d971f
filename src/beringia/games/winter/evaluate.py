"""How good a position is for a seat, in points. Honest: judged only by what lies open and by the own cards.

The terms are those a player would name: points made, points the final scoring would bring now, and what the goods,
cards, camps, stones and markers can still be turned into in the turns and eclipses that are left. In the middle of a
turn the labor in the pool and the things already paid for count, too, so that a look one step ahead finds its way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter import ending, hunt, stones
from beringia.games.winter.cards import BuryCard, DiscardCard
from beringia.games.winter.eclipse import EclipseMenu
from beringia.games.winter.effects import EffectBranch, EffectStep, EffectUse, GainStep, IncomeLesser
from beringia.games.winter.hunt import AnimalTake, AnimalTip
from beringia.games.winter.idols import IdolTrack
from beringia.games.winter.influence import has_majority, influence
from beringia.games.winter.initiate import EVERY_STACK, TribeStack
from beringia.games.winter.land import AT_BASE, CORNER, NEAR
from beringia.games.winter.language import (
    BURY,
    DRAW,
    FOOD,
    GAIN,
    IDOL,
    MEGALITH,
    PAY,
    PAY_LENGTH,
    TOOL,
    VILLAGE,
    WORDS,
)
from beringia.games.winter.language import END as END_OF_EFFECT
from beringia.games.winter.megaliths import MegaPlace
from beringia.games.winter.migrate import CampPick, CampTo, VillagePlace
from beringia.games.winter.setup import SetupSide
from beringia.games.winter.state import WinterState
from beringia.games.winter.step import own
from beringia.games.winter.stones import CultureTake, StoneTake
from beringia.games.winter.table import Table
from beringia.games.winter.terms import (
    ACTION,
    ALL_HEXES,
    ALL_JUNCTURES,
    AREA_PLACES,
    BY_GOODS,
    DEVELOP,
    DISPLAY,
    ECLIPSE_PILE,
    HAND,
    HAND_SEEN,
    HEXES,
    INITIATE,
    MIGRATE,
    MOST_CARDS,
    READY,
    SOURCE_NAMES,
    SOURCES,
    SPECIES,
    STONE_SLOTS,
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
from beringia.games.winter.turn import CultureFee, PileAdd, TurnStart
from beringia.games.winter.verbs import PLACE_FIGURE, PLAY_CULTURE
from beringia.kernel.evaluation import Evaluation, Term, Weights
from beringia.kernel.rules import Rules
from beringia.kernel.state import NOBODY, State, Step
from beringia.kernel.terms import Seat

#: The words whose worth is weighed one by one; for all others one number stands.
WEIGHED: Final = ("food", "tool", "idol", "draw", "megalith", "labor", "stone", "village")


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
    return step is None or (isinstance(step, TurnStart) and own(state).cultures == 0)


# -- how much time is left


def _eclipses_left(s: WinterState) -> float:
    left: i64 = s.table.rounds - s.round
    return float(left + 1) if s.phase < 2 else float(left)


def _turns_left(s: WinterState) -> i64:
    """Own turns still to come in the whole game, about."""
    left: i64 = (s.table.rounds - s.round) * s.table.turns
    if s.phase == ACTION:
        left += s.turns_each() - s.turns // s.sides
    return left


def _made(s: WinterState, seat: Seat) -> float:
    total: i64 = s.players[seat].score
    if s.top is not None:
        for source in range(i64(BY_GOODS), i64(SOURCES)):
            total += ending.final_points(s, seat, source)
    return float(total)


def _rival(s: WinterState, seat: Seat) -> i64:
    """What the best other has made, the nomads too."""
    best: i64 = 0
    for other in s.everybody:
        if other != seat:
            best = max(best, i64(_made(s, other)))
    return best


def _income(s: WinterState, seat: Seat, hex_: Hex) -> Effect:
    """What a hex brings a seat in an eclipse; 0: nothing."""
    income: i64 = s.table.terrain_income[s.terrain[hex_]]
    if income == 0 or (s.camps[seat * HEXES + hex_] == 0 and influence(s, seat, hex_) == 0):
        return Effect(0)
    return Effect(income) if has_majority(s, seat, hex_) else Effect(0)


def _camps_ready(s: WinterState, seat: Seat) -> i64:
    """How many of the three hexes around the best free juncture have an own camp."""
    best: i64 = 0
    for juncture in ALL_JUNCTURES:
        if AT_BASE[juncture] == 0 and s.villages[juncture] == NOBODY:
            ready: i64 = 0
            for n in range(i64(3)):
                if s.camps[seat * HEXES + CORNER[juncture * 3 + n]] > 0:
                    ready += 1
            best = max(best, ready)
    return best


def _word_values(given: Weights, section: str) -> vec[float]:
    """What one of each word of the effect language is worth."""
    found: vec[float] = vec[float]()
    other = given.take(f"{section}.other")
    for word in WORDS:
        value = other
        if word == "vp":
            value = 1.0
        elif word in WEIGHED:
            value = given.take(f"{section}.word_{word}")
        found = append(found, value)
    return found


class WinterEvaluation(Evaluation):
    """Own prospects, less a part of what the others have made and may hope for.

    The weights of the position say what a unit of something is worth while there is time to use it; those that end in
    ``_round`` are added for every round left. The weights of steering are for what has been begun within a turn.
    """

    def __init__(self, rules: Rules, table: Table, numbers: Mapping[str, float]) -> None:
        super().__init__(rules, numbers)
        given = Weights(numbers)
        self.food: Final = given.take("position.food")
        self.food_round: Final = given.take("position.food_round")
        self.tool: Final = given.take("position.tool")
        self.tool_round: Final = given.take("position.tool_round")
        self.too_many_tools: Final = given.take("position.too_many_tools")
        self.labor: Final = given.take("position.labor")
        self.labor_round: Final = given.take("position.labor_round")
        self.words: Final = _word_values(given, "position")
        self.hand_card: Final = given.take("position.hand_card")
        self.ready_card: Final = given.take("position.ready_card")
        self.card_in_deck: Final = given.take("position.card_in_deck")  # of its labor, per round left
        self.effect_in_deck: Final = given.take("position.effect_in_deck")  # of its effect, per round left
        self.effect_in_hand: Final = given.take("position.effect_in_hand")
        self.pile_labor: Final = given.take("position.pile_labor")  # in the eclipse pile, for the turn order
        self.income: Final = given.take("position.income")  # how much of it lasts until an eclipse
        self.camp_out: Final = given.take("position.camp_out")
        self.camp_round: Final = given.take("position.camp_round")
        self.stone_grows: Final = given.take("position.stone_grows")  # points that a stone will gain per eclipse
        self.honor: Final = given.take("position.honor")
        self.honor_round: Final = given.take("position.honor_round")
        self.offering: Final = given.take("position.offering")
        self.own_support: Final = given.take("position.own_support")  # a piece of the own colour to build upon
        self.village_stands: Final = given.take("position.village_stands")  # holds three hexes, frees three camps
        self.village_round: Final = given.take("position.village_round")
        self.ready_for_village: Final = given.take("position.ready_for_village")
        self.nearly_ready: Final = given.take("position.nearly_ready")
        self.late_hope: Final = given.take("position.late_hope")
        self.made_by_others: Final = given.take("position.made_by_others")
        self.hoped_by_others: Final = given.take("position.hoped_by_others")
        self.begun: Final = _word_values(given, "steering")
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
        unknown = [float("nan")] * len(table.ops)
        self._standing_effects: Final = vec[float](unknown)
        self._begun_effects: Final = vec[float](unknown)

    def value(self, state: State, seat: Seat) -> float:
        s = own(state)
        value = _made(s, seat)
        if s.top is not None:
            value += self._hopes(s, seat)
            value += self._turn(s, seat) + self._pending(s, seat)
        return value - self._others(s, seat)

    def values(self, state: State) -> vec[float]:
        s = own(state)
        found: vec[float] = vec[float]()
        for seat in range(s.seats()):
            value = _made(s, Seat(seat))
            if s.top is not None:
                value += self._hopes(s, Seat(seat))
            found = append(found, value - self._others(s, Seat(seat)))
        return found

    def terms(self, state: State, seat: Seat) -> list[Term]:
        s = own(state)
        player = s.players[seat]
        found = [
            Term("score", float(player.score), player.score),
            Term("rival", -self._others(s, seat), _rival(s, seat)),
        ]
        if s.top is None:
            return found
        for source in range(i64(BY_GOODS), i64(SOURCES)):
            points: i64 = ending.final_points(s, seat, source)
            found.append(Term(f"final_{SOURCE_NAMES[source]}", float(points), points))
        hand = 0.0
        in_hand: i64 = 0
        start: i64 = seat * MOST_CARDS
        for place in range(start, start + player.card_count):
            zone: i64 = s.cards[place] % ZONE
            if zone == HAND or zone == HAND_SEEN:
                hand += self._card(s, s.cards[place])
                in_hand += 1
        incomes: i64 = 0
        for hex_ in ALL_HEXES:
            incomes += 1 if _income(s, seat, hex_) != 0 else 0
        found.extend([
            Term("food", self._food(s, seat), player.food),
            Term("tools", self._tools(s, seat), player.tools),
            Term("hand", hand, in_hand),
            Term("deck", self._cards(s, seat) - hand, player.card_count - in_hand),
            Term("honor", self._honor(s, seat), player.honor),
            Term("offering", self._offering(s, seat), player.offering),
            Term("megaliths", self._megaliths(s, seat), player.built),
            Term("incomes", self._incomes(s, seat), incomes),
            Term("villages", self._villages(s, seat), s.table.villages - player.villages),
            Term("camps", self._camps(s, seat), s.camps_on_map(seat)),
            Term("ready", self._village_hope(s, seat), _camps_ready(s, seat)),
            Term("stones", self._stones(s, seat), s.stones_owned(seat)),
        ])  # fmt: skip
        return found

    def progress(self, state: State) -> float:
        s = own(state)
        if s.top is None:
            return 1.0
        return 1.0 - float(_turns_left(s)) / float(s.table.rounds * s.table.turns)

    def _hopes(self, s: WinterState, seat: Seat) -> float:
        """What may still become of all that a seat has."""
        return (
            self._goods(s, seat) + self._cards(s, seat) + self._markers(s, seat) + self._land(s, seat)
            + self._stones(s, seat)
        )  # fmt: skip

    def _others(self, s: WinterState, seat: Seat) -> float:
        """What counts against a seat. What the nomads make hardly depends on the player: it would only look good to
        put off the end of a turn."""
        if s.solo == 1:
            return 0.0
        others = 0.0
        for other in s.everybody:
            if other != seat:
                others += float(s.players[other].score)
        value = self.made_by_others * others / float(s.sides - 1)
        if self.hoped_by_others != 0.0 and s.top is not None:
            hopes = 0.0
            for other in s.everybody:
                if other != seat:
                    hopes += self._hopes(s, other)
            value += self.hoped_by_others * hopes / float(s.sides - 1)
        return value

    # -- the terms

    def _goods(self, s: WinterState, seat: Seat) -> float:
        return self._food(s, seat) + self._tools(s, seat)

    def _food(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.table.rounds - s.round)
        return self._useful(s) * (self.food + self.food_round * rounds) * float(s.players[seat].food)

    def _tools(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.table.rounds - s.round)
        tools: i64 = s.players[seat].tools
        value = (self.tool + self.tool_round * rounds) * float(tools)
        return self._useful(s) * (value - self.too_many_tools * float(tools * tools))

    def _useful(self, s: WinterState) -> float:
        """How much of the worth of goods there is still time for."""
        time: i64 = _turns_left(s)
        return 1.0 if time > 2 else self.late_hope * float(time)

    def _cards(self, s: WinterState, seat: Seat) -> float:
        """Cards in hand for this round and the next, all cards for the rounds to come, the eclipse pile."""
        total = 0.0
        start: i64 = seat * MOST_CARDS
        for place in range(start, start + s.players[seat].card_count):
            total += self._card(s, s.cards[place])
        return total

    def _card(self, s: WinterState, card: i64) -> float:
        kind = Card(card // ZONE)
        zone: i64 = card % ZONE
        if zone > ECLIPSE_PILE + 1:
            return 0.0
        rounds = float(s.table.rounds - s.round)
        later: bool = _turns_left(s) > 0
        if s.table.tribe[kind] == 0:
            effect = self._effect(s, s.table.effect[kind])
            value = self.effect_in_deck * rounds * effect
            if later and (zone == HAND or zone == HAND_SEEN):
                value += self.effect_in_hand * effect
            return value
        labor = 0.5 * float(s.table.half_labor[kind] + s.table.extra_half_labor[kind]) + 0.2 * float(
            s.table.column_half_labor[kind]
        )
        value = self.card_in_deck * rounds * (labor - 0.6)
        if zone == HAND or zone == HAND_SEEN:
            if later:
                value += (self.labor + self.labor_round * rounds) * labor
            value += self.hand_card
        elif zone == READY:
            value += self.ready_card
        elif zone == ECLIPSE_PILE and s.phase == ACTION:
            halves: i64 = s.table.half_labor[kind] + s.table.eclipse_half_labor[kind]
            value += self._effect(s, s.table.eclipse[kind]) + self.pile_labor * 0.5 * float(halves)
        return value

    def _effect(self, s: WinterState, entry: Effect) -> float:
        """What an effect of something that stands will bring, about."""
        value = self._standing_effects[entry]
        if value != value:
            value = self._add_up(s, entry, self.words)
            self._standing_effects[entry] = value
        return value

    def _effect_begun(self, s: WinterState, entry: Effect) -> float:
        """What the rest of an effect that is being carried out will bring, about."""
        value = self._begun_effects[entry]
        if value != value:
            value = self._add_up(s, entry, self.begun)
            self._begun_effects[entry] = value
        return value

    def _add_up(self, s: WinterState, entry: Effect, words: vec[float]) -> float:
        """Gains less costs; of two branches the first."""
        ops = s.table.ops
        total = 0.0
        at: i64 = entry
        while ops[at] == GAIN or ops[at] == PAY:
            if ops[at] == GAIN:
                total += float(ops[at + 2]) * words[ops[at + 1]]
                at += 3
            else:
                costs = words[i64(FOOD)] * float(ops[at + 2]) + words[i64(TOOL)] * float(ops[at + 3])
                total -= costs + 0.4 * float(ops[at + 4])
                at += PAY_LENGTH
        if ops[at] != END_OF_EFFECT:
            total += 1.2
        return total

    def _markers(self, s: WinterState, seat: Seat) -> float:
        return self._honor(s, seat) + self._offering(s, seat) + self._megaliths(s, seat)

    def _honor(self, s: WinterState, seat: Seat) -> float:
        """Steps that lead to something, less what they have paid already."""
        honor: i64 = s.players[seat].honor
        paid: i64 = 0
        for step in range(honor + 1):
            paid += s.table.honor_points[step]
        rounds = float(s.table.rounds - s.round)
        return self._late(s) * ((self.honor + self.honor_round * rounds) * float(honor) - float(paid))

    def _offering(self, s: WinterState, seat: Seat) -> float:
        return self._late(s) * self.offering * float(s.players[seat].offering)

    def _late(self, s: WinterState) -> float:
        return 1.0 if _eclipses_left(s) > 1.0 else self.late_hope

    def _megaliths(self, s: WinterState, seat: Seat) -> float:
        """Slots that pay in every eclipse, pieces to build upon."""
        time = _eclipses_left(s)
        built: i64 = s.players[seat].built
        total = 0.0
        for slot in range(i64(5)):
            pieces: i64 = min(max(built - s.table.slot_pieces * slot, i64(0)), s.table.slot_pieces)
            share = float(pieces) / float(s.table.slot_pieces)
            total += time * share * share * self._effect(s, s.table.slot_income[slot])
        return total + self.own_support * self._late(s) * float(max(built - s.table.neutral, i64(0)))

    def _land(self, s: WinterState, seat: Seat) -> float:
        """Incomes of the eclipses to come, villages, and camps that could become one."""
        return self._incomes(s, seat) + self._villages(s, seat) + self._camps(s, seat) + self._village_hope(s, seat)

    def _incomes(self, s: WinterState, seat: Seat) -> float:
        total = 0.0
        for hex_ in ALL_HEXES:
            income = _income(s, seat, hex_)
            if income != 0:
                total += self._effect(s, income)
        return self.income * _eclipses_left(s) * total

    def _villages(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.table.rounds - s.round)
        built: i64 = s.table.villages - s.players[seat].villages
        draws = _eclipses_left(s) * self.words[i64(DRAW)]
        return (draws + self.village_stands + self.village_round * rounds) * float(built)

    def _camps(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.table.rounds - s.round)
        return (self.camp_out + self.camp_round * rounds) * _eclipses_left(s) * float(s.camps_on_map(seat)) * 0.5

    def _village_hope(self, s: WinterState, seat: Seat) -> float:
        if s.players[seat].villages == 0 or _turns_left(s) == 0:
            return 0.0
        ready = _camps_ready(s, seat)
        if ready == 3:
            return self.ready_for_village
        return self.nearly_ready if ready == 2 else 0.0

    def _stones(self, s: WinterState, seat: Seat) -> float:
        time = _eclipses_left(s)
        total = 0.0
        for slot in range(s.stones_owned(seat)):
            stone = Stone(s.own_stones[seat * STONE_SLOTS + slot])
            grows = 0.5 * self.stone_grows * max(time - 1.0, 0.0)
            total += time * (float(stones.stone_points(s, seat, stone)) + grows)
        return total

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
            free: i64 = 5
            taken: i64 = s.bought & EVERY_STACK
            while taken != 0:
                free -= taken & 1
                taken >>= 1
            return self.turn_initiate * min(labor, float(min(tools, free)))
        if column == DEVELOP:
            reach = labor + self._labor_in_reach(s, seat)
            cards = float(s.table.culture_half_labor) * 0.5
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
        start: i64 = seat * MOST_CARDS
        for place in range(start, start + s.players[seat].card_count):
            kind = Card(s.cards[place] // ZONE)
            zone: i64 = s.cards[place] % ZONE
            if (zone == HAND or zone == HAND_SEEN) and s.table.tribe[kind] == 1:
                halves += s.table.half_labor[kind] + s.table.extra_half_labor[kind]
                if s.table.column[kind] == s.column:
                    halves += s.table.column_half_labor[kind]
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
        uses = self.effect_in_deck * float(s.table.rounds - s.round) + self.effect_in_hand
        for place in range(i64(DISPLAY)):
            kind = Card(s.display[place])
            if kind != NOBODY:
                effect = self._effect(s, s.table.effect[kind])
                best = max(best, float(s.table.vp[kind]) + uses * effect)
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
                s.living[seat * SPECIES + animal] += 1
                best = max(best, hunt.set_points(s, seat) - before)
                s.living[seat * SPECIES + animal] -= 1
        return float(best)

    def _best_stone(self, s: WinterState, seat: Seat) -> float:
        time = _eclipses_left(s)
        best = 0.0
        for space in range(i64(STONES)):
            if stones.available(s, space):
                points = float(stones.stone_points(s, seat, Stone(s.stones[space])))
                best = max(best, time * (points + 0.5 * self.stone_grows * max(time - 1.0, 0.0)))
        return best + self.stone_choice

    def _best_move(self, s: WinterState, seat: Seat, origin: Hex) -> float:
        """How much the best step of this camp would add to the land."""
        before = self._land(s, seat)
        best = -100.0
        s.camps[seat * HEXES + origin] -= 1
        for n in range(i64(6)):
            target = Hex(NEAR[origin * 6 + n])
            if target >= 0:
                s.camps[seat * HEXES + target] += 1
                best = max(best, self._land(s, seat) - before)
                s.camps[seat * HEXES + target] -= 1
        s.camps[seat * HEXES + origin] += 1
        return best
