"""What a seat has made, and what may still become of all that it has: the terms that a player would name.

Points made, points that the final scoring would bring now, and what the goods, cards, camps, stones and markers can be
turned into in the turns and eclipses that are left. The weights say what a unit of something is worth while there is
time to use it; those that end in ``_round`` are added for every round left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.winter.chapters import ending, stones
from beringia.games.winter.chapters.influence import has_majority, influence
from beringia.games.winter.model.content import Content
from beringia.games.winter.model.land import AT_BASE, CORNER
from beringia.games.winter.model.language import DRAW, FOOD, GAIN, PAY, PAY_LENGTH, TOOL, WORDS
from beringia.games.winter.model.language import END as END_OF_EFFECT
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    ACTION,
    ALL_HEXES,
    ALL_JUNCTURES,
    BY_GOODS,
    ECLIPSE_PILE,
    HAND,
    HAND_SEEN,
    READY,
    SOURCE_NAMES,
    SOURCES,
    ZONE,
    Card,
    Effect,
    Hex,
    Stone,
)
from beringia.kernel.evaluation import Term, Weights
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat

#: Terms that are points made already, or that the final scoring would bring.
FINAL: Final = [f"final_{SOURCE_NAMES[source]}" for source in range(BY_GOODS, SOURCES)]
#: Terms that may still become points.
HOPES: Final = [
    "food", "tools", "hand", "deck", "honor", "offering", "megaliths", "incomes", "villages", "camps", "ready",
    "stones",
]  # fmt: skip
#: What describes a seat to a learned value: the points of the terms, what there is of them, and how much time is left.
FEATURES: Final = (
    "standing", "score", "rival", *FINAL, *HOPES, *(f"{name}_number" for name in HOPES), "turns_left", "eclipses_left",
    "before", "many_players",
)  # fmt: skip

#: The words whose worth is weighed one by one; for all others one number stands.
WEIGHED: Final = ("food", "tool", "idol", "draw", "megalith", "labor", "stone", "village")


def eclipses_left(s: WinterState) -> float:
    left: i64 = s.content.rounds - s.round
    return float(left + 1) if s.phase < 2 else float(left)


def turns_left(s: WinterState) -> i64:
    """Own turns still to come in the whole game, about."""
    left: i64 = (s.content.rounds - s.round) * s.content.turns
    if s.phase == ACTION:
        left += s.turns_each() - s.turns // s.sides
    return left


def made(s: WinterState, seat: Seat) -> float:
    total: i64 = s.players[seat].score
    if s.top is not None:
        for source in range(i64(BY_GOODS), i64(SOURCES)):
            total += ending.final_points(s, seat, source)
    return float(total)


def rival(s: WinterState, seat: Seat) -> i64:
    """What the best other has made, the nomads too."""
    best: i64 = 0
    for other in s.everybody:
        if other != seat:
            best = max(best, i64(made(s, other)))
    return best


def _income(s: WinterState, seat: Seat, hex_: Hex) -> Effect:
    """What a hex brings a seat in an eclipse; 0: nothing."""
    income: i64 = s.content.terrain_income[s.terrain[hex_]]
    if income == 0 or (s.camps[seat, hex_] == 0 and influence(s, seat, hex_) == 0):
        return Effect(0)
    return Effect(income) if has_majority(s, seat, hex_) else Effect(0)


def _camps_ready(s: WinterState, seat: Seat) -> i64:
    """How many of the three hexes around the best free juncture have an own camp."""
    best: i64 = 0
    for juncture in ALL_JUNCTURES:
        if AT_BASE[juncture] == 0 and s.villages[juncture] == NOBODY:
            ready: i64 = 0
            for n in range(i64(3)):
                if s.camps[seat, CORNER[juncture * 3 + n]] > 0:
                    ready += 1
            best = max(best, ready)
    return best


def word_values(given: Weights, section: str) -> vec[float]:
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


def add_up(content: Content, entry: Effect, words: vec[float]) -> float:
    """Gains less costs; of two branches the first."""
    ops = content.ops
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


class Prospects:
    """What a settled position is worth to a seat."""

    def __init__(self, given: Weights, content: Content) -> None:
        self.food: Final = given.take("position.food")
        self.food_round: Final = given.take("position.food_round")
        self.tool: Final = given.take("position.tool")
        self.tool_round: Final = given.take("position.tool_round")
        self.too_many_tools: Final = given.take("position.too_many_tools")
        self.labor: Final = given.take("position.labor")
        self.labor_round: Final = given.take("position.labor_round")
        self.words: Final = word_values(given, "position")
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
        self._effects: Final = vec[float]([float("nan")] * len(content.ops))

    def settled(self, s: WinterState, seat: Seat) -> float:
        """Own prospects, less a part of what the others have made and may hope for."""
        value = made(s, seat)
        if s.top is not None:
            value += self.hopes(s, seat)
        return value - self.others(s, seat)

    def hopes(self, s: WinterState, seat: Seat) -> float:
        """What may still become of all that a seat has."""
        return (
            self._goods(s, seat) + self._cards(s, seat) + self._markers(s, seat) + self.land(s, seat)
            + self._stones(s, seat)
        )  # fmt: skip

    def others(self, s: WinterState, seat: Seat) -> float:
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
                    hopes += self.hopes(s, other)
            value += self.hoped_by_others * hopes / float(s.sides - 1)
        return value

    def terms(self, s: WinterState, seat: Seat) -> list[Term]:
        player = s.players[seat]
        found = [
            Term("score", float(player.score), player.score),
            Term("rival", -self.others(s, seat), rival(s, seat)),
        ]
        if s.top is None:
            return found
        for source in range(i64(BY_GOODS), i64(SOURCES)):
            points: i64 = ending.final_points(s, seat, source)
            found.append(Term(f"final_{SOURCE_NAMES[source]}", float(points), points))
        hand = 0.0
        in_hand: i64 = 0
        for place in range(player.card_count):
            zone: i64 = s.cards[seat, place] % ZONE
            if zone == HAND or zone == HAND_SEEN:
                hand += self._card(s, s.cards[seat, place])
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
            Term("villages", self._villages(s, seat), s.content.villages - player.villages),
            Term("camps", self._camps(s, seat), s.camps_on_map(seat)),
            Term("ready", self._village_hope(s, seat), _camps_ready(s, seat)),
            Term("stones", self._stones(s, seat), s.stones_owned(seat)),
        ])  # fmt: skip
        return found

    def features(self, s: WinterState, seat: Seat) -> vec[float]:
        """Before the end of the game."""
        terms = self.terms(s, seat)
        found = vec[float]([0.02 * self.settled(s, seat), 0.02 * terms[0].points, 0.02 * float(terms[1].number)])
        for term in terms[2:]:
            found = append(found, 0.05 * term.points)
        for term in terms[2 + len(FINAL) :]:
            found = append(found, 0.1 * float(term.number))
        before: i64 = 0  # in turn order
        while before < s.sides - 1 and s.order[before] != seat:
            before += 1
        found = append(found, 0.1 * float(turns_left(s)))
        found = append(found, 0.3 * eclipses_left(s))
        found = append(found, 0.5 * float(before))
        return append(found, 0.5 * float(s.sides - 2))

    # -- the terms

    def _goods(self, s: WinterState, seat: Seat) -> float:
        return self._food(s, seat) + self._tools(s, seat)

    def _food(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.content.rounds - s.round)
        return self._useful(s) * (self.food + self.food_round * rounds) * float(s.players[seat].food)

    def _tools(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.content.rounds - s.round)
        tools: i64 = s.players[seat].tools
        value = (self.tool + self.tool_round * rounds) * float(tools)
        return self._useful(s) * (value - self.too_many_tools * float(tools * tools))

    def _useful(self, s: WinterState) -> float:
        """How much of the worth of goods there is still time for."""
        time: i64 = turns_left(s)
        return 1.0 if time > 2 else self.late_hope * float(time)

    def _cards(self, s: WinterState, seat: Seat) -> float:
        """Cards in hand for this round and the next, all cards for the rounds to come, the eclipse pile."""
        total = 0.0
        for place in range(s.players[seat].card_count):
            total += self._card(s, s.cards[seat, place])
        return total

    def _card(self, s: WinterState, card: i64) -> float:
        kind = Card(card // ZONE)
        zone: i64 = card % ZONE
        if zone > ECLIPSE_PILE + 1:
            return 0.0
        rounds = float(s.content.rounds - s.round)
        later: bool = turns_left(s) > 0
        if s.content.tribe[kind] == 0:
            effect = self.effect(s, s.content.effect[kind])
            value = self.effect_in_deck * rounds * effect
            if later and (zone == HAND or zone == HAND_SEEN):
                value += self.effect_in_hand * effect
            return value
        labor = 0.5 * float(s.content.half_labor[kind] + s.content.extra_half_labor[kind]) + 0.2 * float(
            s.content.column_half_labor[kind]
        )
        value = self.card_in_deck * rounds * (labor - 0.6)
        if zone == HAND or zone == HAND_SEEN:
            if later:
                value += (self.labor + self.labor_round * rounds) * labor
            value += self.hand_card
        elif zone == READY:
            value += self.ready_card
        elif zone == ECLIPSE_PILE and s.phase == ACTION:
            halves: i64 = s.content.half_labor[kind] + s.content.eclipse_half_labor[kind]
            value += self.effect(s, s.content.eclipse[kind]) + self.pile_labor * 0.5 * float(halves)
        return value

    def effect(self, s: WinterState, entry: Effect) -> float:
        """What an effect of something that stands will bring, about."""
        value = self._effects[entry]
        if value != value:
            value = add_up(s.content, entry, self.words)
            self._effects[entry] = value
        return value

    def _markers(self, s: WinterState, seat: Seat) -> float:
        return self._honor(s, seat) + self._offering(s, seat) + self._megaliths(s, seat)

    def _honor(self, s: WinterState, seat: Seat) -> float:
        """Steps that lead to something, less what they have paid already."""
        honor: i64 = s.players[seat].honor
        paid: i64 = 0
        for step in range(honor + 1):
            paid += s.content.honor_points[step]
        rounds = float(s.content.rounds - s.round)
        return self._late(s) * ((self.honor + self.honor_round * rounds) * float(honor) - float(paid))

    def _offering(self, s: WinterState, seat: Seat) -> float:
        return self._late(s) * self.offering * float(s.players[seat].offering)

    def _late(self, s: WinterState) -> float:
        return 1.0 if eclipses_left(s) > 1.0 else self.late_hope

    def _megaliths(self, s: WinterState, seat: Seat) -> float:
        """Slots that pay in every eclipse, pieces to build upon."""
        time = eclipses_left(s)
        built: i64 = s.players[seat].built
        total = 0.0
        for slot in range(i64(5)):
            pieces: i64 = min(max(built - s.content.slot_pieces * slot, i64(0)), s.content.slot_pieces)
            share = float(pieces) / float(s.content.slot_pieces)
            total += time * share * share * self.effect(s, s.content.slot_income[slot])
        return total + self.own_support * self._late(s) * float(max(built - s.content.neutral, i64(0)))

    def land(self, s: WinterState, seat: Seat) -> float:
        """Incomes of the eclipses to come, villages, and camps that could become one."""
        return self._incomes(s, seat) + self._villages(s, seat) + self._camps(s, seat) + self._village_hope(s, seat)

    def _incomes(self, s: WinterState, seat: Seat) -> float:
        total = 0.0
        for hex_ in ALL_HEXES:
            income = _income(s, seat, hex_)
            if income != 0:
                total += self.effect(s, income)
        return self.income * eclipses_left(s) * total

    def _villages(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.content.rounds - s.round)
        built: i64 = s.content.villages - s.players[seat].villages
        draws = eclipses_left(s) * self.words[i64(DRAW)]
        return (draws + self.village_stands + self.village_round * rounds) * float(built)

    def _camps(self, s: WinterState, seat: Seat) -> float:
        rounds = float(s.content.rounds - s.round)
        return (self.camp_out + self.camp_round * rounds) * eclipses_left(s) * float(s.camps_on_map(seat)) * 0.5

    def _village_hope(self, s: WinterState, seat: Seat) -> float:
        if s.players[seat].villages == 0 or turns_left(s) == 0:
            return 0.0
        ready = _camps_ready(s, seat)
        if ready == 3:
            return self.ready_for_village
        return self.nearly_ready if ready == 2 else 0.0

    def _stones(self, s: WinterState, seat: Seat) -> float:
        time = eclipses_left(s)
        total = 0.0
        for slot in range(s.stones_owned(seat)):
            stone = Stone(s.own_stones[seat, slot])
            grows = 0.5 * self.stone_grows * max(time - 1.0, 0.0)
            total += time * (float(stones.stone_points(s, seat, stone)) + grows)
        return total
