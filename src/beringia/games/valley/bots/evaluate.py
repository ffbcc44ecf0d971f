"""What a position is worth to a seat, in settlements. Honest: judged only by what lies open on the table.

The terms are those a player would name: settlements and how near they are to victory, women safe at home, warriors,
food for the next feeding and what the land will bring, pairs that can found, crops, trumps in hand, fire, and the
opponents that stand too close.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.valley.bots import reasons
from beringia.games.valley.bots.reasons import prey
from beringia.games.valley.chapters import fire
from beringia.games.valley.chapters.hands import hand_size
from beringia.games.valley.chapters.survival import Feed, fishes, gathers, need, satisfies
from beringia.games.valley.chapters.turn import TurnAction
from beringia.games.valley.model.board import LAKE, MOUNTAIN, PLAIN
from beringia.games.valley.model.land import CLOSED_HOW, CROP, FOUNDED
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import as_valley
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    ALL_HEXES,
    ALL_SPECIES,
    SUMMER,
    WARRIOR,
    WOMAN,
    Hex,
    Seat,
)
from beringia.kernel.evaluation import Evaluation, Term, Weights
from beringia.kernel.rules import Rules
from beringia.kernel.state import State

#: Won, or without anybody left.
VICTORY: Final = 1000.0
DEFEAT: Final = -50.0


#: More fighters on a hex than this count as so many.
MOST: Final = 12

#: What a learned value is made of.
FEATURES: Final = (
    "standing", "settlements", "third", "enough", "announced", "women", "at_home", "warriors", "lonely", "pairs",
    "spare", "income", "food", "hunger", "later_hunger", "ears", "trumps", "danger", "starts", "summer", "number",
    "round", "two_players",
)  # fmt: skip


def _chances() -> vec[float]:
    """By own fighters, others, and how much better the own walls are (from -2 to 2): who rolls lower loses one."""
    higher = [0.0] * 41  # the chance of the higher roll by the difference of the bonuses, -20 to 20
    for difference in range(-20, 21):
        won = lost = 0
        for mine in range(6):
            for theirs in range(6):
                won += mine + difference > theirs
                lost += mine + difference < theirs
        higher[difference + 20] = won / max(1, won + lost)
    found = vec[float]([0.0] * ((MOST + 1) * (MOST + 1) * 5))
    for lives in range(1, MOST + 1):
        for others in range(MOST + 1):
            for walls in range(-2, 3):
                chance = 1.0
                if others > 0:
                    win = higher[max(-20, min(20, lives + walls - others)) + 20]
                    after_win = found[(lives * (MOST + 1) + others - 1) * 5 + walls + 2]
                    after_loss = found[((lives - 1) * (MOST + 1) + others) * 5 + walls + 2]
                    chance = win * after_win + (1.0 - win) * after_loss
                found[(lives * (MOST + 1) + others) * 5 + walls + 2] = chance
    return found


CHANCES: Final = _chances()


def settled(state: State) -> bool:
    """The fights of a round are over and everybody has eaten, but for the last one, who can; or the turns begin anew.
    What follows upon the last meal is chance."""
    step = state.top
    if step is None:
        return True
    s = as_valley(state)
    if isinstance(step, Feed):
        return step.seat == _last(s)
    return s.phase > 6 or (isinstance(step, TurnAction) and step.seat == s.start and _unmoved(s, step.seat))


def _last(s: ValleyState) -> Seat:
    last = s.start
    for turn in range(s.players()):
        seat = s.seat_at(s.start, turn)
        if s.alive(seat):
            last = seat
    return last


def _unmoved(s: ValleyState, seat: Seat) -> bool:
    """Has nobody marched or founded?"""
    for hex_ in ALL_HEXES:
        if s.on(hex_, FOUNDED) != 0:
            return False
        if s.marched[seat, WARRIOR, hex_] != 0 or s.marched[seat, WOMAN, hex_] != 0:
            return False
    return True


#: What players have a word for, and the weights that make up its worth.
TERMS: Final = {
    "settlements": ("settlement", "beyond_two"),
    "victory": ("enough_settlements",),
    "warriors": ("warrior",),
    "women": ("woman", "woman_at_home", "births_soon"),
    "alone": ("lonely_woman",),
    "pairs": ("pair", "plain", "spare_pair"),
    "danger": ("risk",),
    "prey": ("prey",),
    "food": ("food", "food_beyond"),
    "hunger": ("hunger", "later_hunger"),
    "income": ("income",),
    "crops": ("ear",),
    "trumps": ("trump",),
    "fire": ("fire",),
}


class ValleyEvaluation(Evaluation):
    """Own prospects against those of the strongest opponent and of all opponents together."""

    def __init__(self, rules: Rules, numbers: Mapping[str, float]) -> None:
        super().__init__(rules, numbers)
        self._parts: list[ValleyEvaluation] = []
        given = Weights(numbers)
        self.settlement: Final = given.take("position.settlement")
        self.enough_settlements: Final = given.take(
            "position.enough_settlements"
        )  # the fourth one is announced, and wins a round later
        self.woman: Final = given.take("position.woman")
        self.woman_at_home: Final = given.take("position.woman_at_home")
        self.warrior: Final = given.take("position.warrior")
        self.lonely_woman: Final = given.take("position.lonely_woman")  # without a warrior she falls to whoever comes
        self.pair: Final = given.take("position.pair")  # a couple on free land without a settlement: the next one
        self.food: Final = given.take("position.food")
        self.food_beyond: Final = given.take("position.food_beyond")  # what is not needed soon
        self.hunger: Final = given.take("position.hunger")  # a person that will not be fed
        self.income: Final = given.take("position.income")
        self.ear: Final = given.take("position.ear")
        self.trump: Final = given.take("position.trump")
        self.fire: Final = given.take("position.fire")
        self.risk: Final = given.take("position.risk")  # per person that the opponents on its hex outnumber
        self.prey: Final = given.take("position.prey")  # per food on the hoof that the own group is strong enough for
        self.plain: Final = given.take("position.plain")
        self.later_hunger: Final = given.take("position.later_hunger")  # a meal that will be missing this season
        self.battle_gain: Final = given.take("position.battle_gain")  # what a fight to come may win, by its chance
        self.battle_loss: Final = given.take("position.battle_loss")  # and what it may cost
        self.threatened: Final = given.take("position.threatened")  # settlements that others can reach and take
        self.beyond_two: Final = given.take("position.beyond_two")  # settlements count more, the nearer four are
        self.births_soon: Final = given.take("position.births_soon")  # women at home in the last round of a season
        self.spare_pair: Final = given.take("position.spare_pair")  # a couple at home that can be spared to found
        self.best_opponent: Final = given.take("position.best_opponent")
        self.all_opponents: Final = given.take("position.all_opponents")
        given.finish()

    def value(self, state: State, seat: Seat) -> float:
        return self._against(self._all_prospects(as_valley(state)), seat)

    def values(self, state: State) -> vec[float]:
        s = as_valley(state)
        prospects = self._all_prospects(s)
        found: vec[float] = vec[float]()
        for seat in s.seats():
            found = append(found, self._against(prospects, seat))
        return found

    def terms(self, state: State, seat: Seat) -> list[Term]:
        """Most is a sum of things times weights: a term is what is left without other weights. The rest are the
        battles to come, in which all of it is at stake."""
        s = as_valley(state)
        if not self._parts:
            self._parts = [self._only(weights) for weights in [(), *TERMS.values()]]
        fate = self._parts[0]._prospects(s, seat)
        found = [Term("fate", fate, s.tribes[seat].won)]
        left = self._prospects(s, seat) - fate
        for name, part in zip(TERMS, self._parts[1:], strict=True):
            points = part._prospects(s, seat) - fate
            left -= points
            found.append(Term(name, points, reasons.number(s, seat, name)))
        found.append(Term("battles", left, reasons.number(s, seat, "battles")))
        prospects = self._all_prospects(s)
        best = max([s.settlements(other) for other in s.seats() if other != seat])
        found.append(Term("rival", self._against(prospects, seat) - prospects[seat], best))
        return found

    def _only(self, weights: tuple[str, ...]) -> ValleyEvaluation:
        kept = {f"position.{name}" for name in weights}
        return ValleyEvaluation(self.rules, {key: self.numbers[key] if key in kept else 0.0 for key in self.numbers})

    def _all_prospects(self, s: ValleyState) -> vec[float]:
        found: vec[float] = vec[float]()
        for seat in s.seats():
            found = append(found, self._prospects(s, seat))
        return found

    def _against(self, prospects: vec[float], seat: Seat) -> float:
        best = 0.0
        total = 0.0
        players: i64 = len(prospects)
        for other in range(players):
            if other != seat:
                total += prospects[other]
                best = max(best, prospects[other])
        return prospects[seat] - self.best_opponent * best - self.all_opponents * total / float(players - 1)

    def feature_names(self) -> list[str]:
        return list(FEATURES)

    def features(self, state: State) -> vec[float]:
        s = as_valley(state)
        found: vec[float] = vec[float]()
        for seat in s.seats():
            found = append(found, 0.02 * max(-50.0, min(self._prospects(s, seat), 100.0)))
            row = self._described(s, seat)
            for number in range(i64(len(row))):
                found = append(found, row[number])
        return found

    def _described(self, s: ValleyState, seat: Seat) -> vec[float]:
        """All features but the first."""
        women: i64 = 0
        at_home: i64 = 0
        warriors: i64 = 0
        lonely: i64 = 0
        pairs: i64 = 0
        spare: i64 = 0
        income: i64 = 0
        ears: i64 = 0
        danger = 0.0
        for hex_ in ALL_HEXES:
            men: i64 = s.warriors(seat, hex_)
            here: i64 = s.women(seat, hex_)
            home: bool = s.owner(hex_) == seat
            if home:
                ears += s.on(hex_, CROP)
            if men + here == 0:
                continue
            warriors += men
            women += here
            if home:
                at_home += min(here, i64(2))
                if s.enterable(hex_):
                    danger += self._danger(s, seat, hex_)
                if men > 1 and here > 1:
                    spare += 1
            elif men > 0 and here > 0 and s.owner(hex_) < 0 and hex_ != LAKE:
                pairs += 1
            if here > 0 and men == 0:
                lonely += 1
            if fishes(s, hex_):
                income += 1
            if gathers(s, seat, hex_):
                income += 1
        each: i64 = need(s, seat)
        food: i64 = s.food(seat)
        settled: i64 = s.settlements(seat)
        enough: bool = satisfies(s, seat)
        announced: bool = enough and s.tribes[seat].announced == 1
        return vec[float]([
            0.25 * float(settled), 1.0 if settled >= 3 else 0.0, 1.0 if enough else 0.0, 1.0 if announced else 0.0,
            0.25 * float(women), 0.25 * float(at_home), 0.2 * float(warriors), float(lonely), float(pairs),
            float(spare), 0.25 * float(income), 0.1 * float(min(food, i64(30))),
            0.3 * float(max(i64(0), each - income - food)), 0.1 * float(max(i64(0), 3 * (each - income) - food)),
            0.5 * float(ears), 0.2 * float(hand_size(s, seat)), 0.05 * danger, 1.0 if s.start == seat else 0.0,
            1.0 if s.summer() else 0.0, 0.3 * float(s.number), 0.1 * float(min(s.round, i64(30))),
            1.0 if s.players() == 2 else 0.0,
        ])  # fmt: skip

    def _prospects(self, s: ValleyState, seat: Seat) -> float:
        if s.tribes[seat].won == 1:
            return VICTORY
        if not s.alive(seat) or s.population(seat) == 0:
            return DEFEAT
        settled: i64 = s.settlements(seat)
        value = self.settlement * float(settled) + self.trump * float(hand_size(s, seat))
        if satisfies(s, seat):
            value += self.enough_settlements + (self.enough_settlements if s.tribes[seat].announced == 1 else 0.0)
        if fire.has_fire(s, seat):
            value += self.fire
        if settled > 2:
            value += self.beyond_two * float(settled - 2)
        income: i64 = 0
        for hex_ in ALL_HEXES:
            persons: i64 = s.persons(seat, hex_)
            if persons > 0:
                value += self._people_on(s, seat, hex_, persons)
                if self.threatened != 0.0 and s.owner(hex_) == seat and s.enterable(hex_):
                    value -= self.threatened * self._danger(s, seat, hex_)
                if fishes(s, hex_):
                    income += 1
                if gathers(s, seat, hex_):
                    income += 1
            if s.owner(hex_) == seat and s.on(hex_, CROP) > 0:
                value += self.ear * float(s.on(hex_, CROP))
        return value + self.income * float(income) + self._stores(s, seat, income)

    def _people_on(self, s: ValleyState, seat: Seat, hex_: Hex, persons: i64) -> float:
        """What the group on one hex is good for, and what threatens it."""
        warriors: i64 = s.warriors(seat, hex_)
        women: i64 = persons - warriors
        value = self.warrior * float(warriors) + self.woman * float(women)
        home: bool = s.owner(hex_) == seat
        if home:
            value += self.woman_at_home * float(min(women, i64(2)))
            if s.last_of_season():
                value += self.births_soon * float(min(women, i64(2)))
            if women > 1 and warriors > 1:
                value += self.spare_pair
        opponents: i64 = s.opponents(seat, hex_)
        if opponents > 0:
            if self.battle_gain != 0.0 or self.battle_loss != 0.0:
                value += self._battle(s, seat, hex_, value)
            strength: i64 = warriors + s.wolves[seat, hex_] + (1 if home else 0)
            if opponents > strength:
                return value - self.risk * float(min(persons, opponents - strength))
            return value + self.prey * float(prey(s, hex_))
        if women > 0 and warriors == 0:
            value -= self.lonely_woman
        free_land: bool = s.owner(hex_) < 0 and hex_ != LAKE and s.on(hex_, CLOSED_HOW) == 0
        if free_land and warriors > 0 and women > 0:
            value += self.pair + (self.plain if s.board.terrain[hex_] == PLAIN else 0.0)
        return value

    def _battle(self, s: ValleyState, seat: Seat, hex_: Hex, stake: float) -> float:
        """What the fight on this hex may bring, and what is at stake: first the tribes, then the animals."""
        home: bool = s.owner(hex_) == seat
        if home:
            stake += self.settlement
        own_lives: i64 = s.warriors(seat, hex_) + s.wolves[seat, hex_]
        own_walls: i64 = _walls(s, hex_) if home else 0
        chance = 1.0
        prize = 0.0
        for other in s.setting.seats:
            if other != seat and s.persons(other, hex_) > 0:
                theirs: bool = s.owner(hex_) == other
                lives: i64 = s.warriors(other, hex_) + s.wolves[other, hex_]
                chance *= chance_of(own_lives, own_walls, lives, _walls(s, hex_) if theirs else 0)
                prize += self.woman * float(s.women(other, hex_)) + (self.settlement if theirs else 0.0)
        for species in ALL_SPECIES:
            herd: i64 = s.herd(species, hex_)
            if herd > 0:
                chance *= chance_of(max(own_lives, i64(1)), own_walls, herd, 0)
                prize += self.food * float(herd * s.content.meat[species])
        return self.battle_gain * chance * prize - self.battle_loss * (1.0 - chance) * stake

    def _danger(self, s: ValleyState, seat: Seat, hex_: Hex) -> float:
        """What the neighbours within a march could take here, by their chance."""
        near = vec[i64]([0] * s.players())
        board = s.board
        seen: i64 = i64(1) << hex_
        found = False
        for first in ALL_DIRECTIONS:
            beside = board.beside(hex_, first)
            if beside < 0 or not s.is_open(hex_, first):
                continue
            passable: bool = board.terrain[beside] != MOUNTAIN and s.enterable(beside)
            for second in range(-1, 6 if passable else 0):
                there = beside
                if second >= 0:
                    there = board.beside(beside, ALL_DIRECTIONS[second])
                    if there < 0 or not s.is_open(beside, ALL_DIRECTIONS[second]):
                        continue
                if seen >> there & 1 == 1:
                    continue
                seen |= i64(1) << there
                for other in s.setting.seats:
                    if other != seat and s.warriors(other, there) > 0:
                        near[other] += s.warriors(other, there)
                        found = True
        if not found:
            return 0.0
        worst = 0.0
        walls: i64 = _walls(s, hex_)
        lives: i64 = s.warriors(seat, hex_) + s.wolves[seat, hex_]
        for other in s.setting.seats:
            if near[other] > 0:
                worst = max(worst, chance_of(near[other], 0, lives, walls))
        return worst * (self.settlement + self.woman * float(s.women(seat, hex_)))

    def _stores(self, s: ValleyState, seat: Seat, income: i64) -> float:
        """Food counts most as long as it feeds somebody soon; a hole in the store is a grave."""
        each: i64 = need(s, seat)
        food: i64 = s.food(seat)
        if s.setting.limited_storage == 1:
            food -= max(i64(0), s.tribes[seat].meat - each)  # what is not eaten at the next meal spoils
        rounds: i64 = 2 if s.season == SUMMER else max(i64(1), 4 - s.number)
        useful: i64 = min(food, each * rounds)
        value = self.food * float(useful) + self.food_beyond * float(food - useful)
        short: i64 = each - income - food
        if short > 0:
            value -= self.hunger * float(short)
        later: i64 = (each - income) * rounds - food - max(short, i64(0))
        if later > 0:
            value -= self.later_hunger * float(later)
        return value


def _walls(s: ValleyState, hex_: Hex) -> i64:
    """What a settlement adds to a roll (VM-10.7)."""
    return 2 if s.board.terrain[hex_] == MOUNTAIN else 1


def chance_of(lives: i64, walls: i64, others: i64, other_walls: i64) -> float:
    """The chance that so many fighters outlast the others."""
    if others == 0:
        return 1.0 if lives > 0 else 0.5
    if lives == 0:
        return 0.0
    place: i64 = (min(lives, i64(MOST)) * (MOST + 1) + min(others, i64(MOST))) * 5 + walls - other_walls + 2
    return CHANCES[place]
