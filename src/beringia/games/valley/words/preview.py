"""What would follow from the choices of a decision: the odds of fights, how far a march reaches, who would starve.

Everything lies open but the hands: a seat is told of its own trumps, and of those that its spies have seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from beringia.games.valley.cards.trumps.card import TrumpCard, helpful
from beringia.games.valley.chapters import fights, hunt, march, rounds, survival
from beringia.games.valley.chapters.combat import Casualty
from beringia.games.valley.chapters.fights import Conflict, FightOrder
from beringia.games.valley.chapters.hunt import CaveBearFight, Chase, SpeciesOrder
from beringia.games.valley.chapters.marching import GroupWarriors, GroupWomen, LeaveBehind, March
from beringia.games.valley.chapters.pieces import move_group, pack, warriors_in, women_in
from beringia.games.valley.chapters.survival import Income, Starve
from beringia.games.valley.chapters.turn import TurnAction
from beringia.games.valley.chapters.windows import AskForTrump
from beringia.games.valley.model.board import MOUNTAIN
from beringia.games.valley.model.card_terms import W5_ANIMALS, W5_FIGHT
from beringia.games.valley.model.land import COUPLE
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import (
    ALL_DIRECTIONS,
    ALL_HEXES,
    ALL_SPECIES,
    BEAR,
    HEX_NAMES,
    SPECIES_NAMES,
    WARRIOR,
    WOMAN,
    Group,
    Hex,
    Seat,
    Species,
)
from beringia.games.valley.model.verbs import (
    FEED_ALL,
    FIGHT,
    HUNT,
    LEAVE,
    LOSE,
    MARCH,
    PLAY,
    STARVE,
    STEP,
    STOP,
    WARRIORS,
    WOMEN,
)
from beringia.games.valley.words.odds import Hunt, TribeFight
from beringia.kernel.codes import Argument
from beringia.kernel.previews import BAD, GOOD, PLAIN, Preview, percent, tone_of

#: Marches and groups tell of the odds on so many hexes.
MOST_FIGHTS = 3


def previews(s: ValleyState, seat: Seat, choices: Sequence[int]) -> list[Preview]:
    return _Foresight(s, seat, choices).all()


class _Foresight:
    """The lines for one decision."""

    def __init__(self, s: ValleyState, seat: Seat, choices: Sequence[int]) -> None:
        self.s = s
        self.seat = seat
        self.choices = choices
        self.lines: list[Preview] = []

    def all(self) -> list[Preview]:
        step = self.s.top
        if isinstance(step, TurnAction):
            self.turn()
        elif isinstance(step, (GroupWarriors, GroupWomen)):
            self.group(step)
        elif isinstance(step, March):
            self.march(step)
        elif isinstance(step, LeaveBehind):
            self.left_behind(step)
        elif isinstance(step, FightOrder):
            for code in self.choices:
                if FIGHT.has(code):
                    self.fight(self.s, FIGHT.read(code), code)
        elif isinstance(step, AskForTrump):
            self.trump(step)
        elif isinstance(step, SpeciesOrder):
            self.species(step)
        elif isinstance(step, Casualty):
            self.casualty(step)
        elif isinstance(step, Starve):
            self.meal(step)
        return self.lines

    def tell(
        self,
        choice: int | None,
        key: str,
        args: dict[str, Argument] | None = None,
        hexes: Sequence[Hex] = (),
        tone: str = PLAIN,
    ) -> None:
        self.lines.append(
            Preview(choice, f"valley-preview-{key}", args, [f"hex:{HEX_NAMES[hex_]}" for hex_ in hexes], tone)
        )

    # -- a fight

    def fight(self, s: ValleyState, hex_: Hex, choice: int | None) -> None:
        """A conflict hex as it is in ``s``: first the tribes, then whoever is left against the animals (VM-10.4)."""
        tribes = TribeFight(s, hex_)
        several = len(tribes.tribes) > 1
        if several:
            self.rivals(s, hex_, choice, tribes)
        if s.animals(hex_) > 0 and (not several or tribes.side(self.seat) is not None):
            self.herds(s, hex_, choice, several)
        for trump in helpful(s, self.seat, hex_, int(s.tribes[self.seat].hand)):
            self.with_trump(s, hex_, choice, self.seat, trump, "with")
        for other in tribes.tribes:
            if other != self.seat:
                seen = int(s.tribes[other].hand & s.tribes[self.seat].known)
                for trump in helpful(s, other, hex_, seen):
                    self.with_trump(s, hex_, choice, other, trump, "against")

    def rivals(self, s: ValleyState, hex_: Hex, choice: int | None, tribes: TribeFight) -> None:
        mine = tribes.side(self.seat)
        others = [side for side in tribes.sides if side.seat != self.seat]
        if mine is None:
            self.tell(choice, "submits", {"owner": int(others[0].seat), "count": len(others)}, [hex_], BAD)
            return
        if not others:
            self.tell(choice, "taken", {}, [hex_], GOOD)
            return
        chance = tribes.chance(self.seat)
        args: dict[str, Argument] = {
            "owner": int(others[0].seat),
            "count": len(others),
            "mine": mine.strength,
            "theirs": max([side.strength for side in others]),
            **_odds(chance),
        }
        self.tell(choice, "rivals", args, [hex_], _tone(chance))

    def herds(self, s: ValleyState, hex_: Hex, choice: int | None, afterwards: bool) -> None:
        """``afterwards``: if nobody falls in the fight of the tribes."""
        against = Hunt(s, self.seat, hex_)
        present = [species for species in ALL_SPECIES if s.herd(species, hex_) > 0]
        for species in present:
            self.herd(s, hex_, choice, against, species, afterwards)
        if len(present) > 1:
            chance = against.chance()
            food = sum([_meat(s, species) * int(s.herd(species, hex_)) for species in present])
            self.tell(choice, "herds", {"food": food, **_odds(chance)}, [hex_], _tone(chance))

    def herd(
        self, s: ValleyState, hex_: Hex, choice: int | None, against: Hunt, species: Species, afterwards: bool
    ) -> None:
        chance = against.chance_of(species)
        count = int(s.herd(species, hex_))
        args: dict[str, Argument] = {
            "species": SPECIES_NAMES[species],
            "count": count,
            "mine": against.strength(),
            "theirs": count,
            "food": count * _meat(s, species),
            "then": int(afterwards),
            **_odds(chance),
        }
        self.tell(choice, "herd", args, [hex_], _tone(chance))

    def with_trump(
        self, s: ValleyState, hex_: Hex, choice: int | None, player: Seat, trump: TrumpCard, key: str
    ) -> None:
        """The own chance if a player plays a trump."""
        played = s.copy()
        played.top = None
        trump.foresee(played, player, hex_)
        chance = self.chance(played, hex_)
        args: dict[str, Argument] = {"card": trump.name, "owner": int(player), **_odds(chance)}
        self.tell(choice, key, args, [hex_], _tone(chance))

    def chance(self, s: ValleyState, hex_: Hex) -> float | None:
        """Of the own tribe to win the next fight on a hex: the one of the tribes, or else that against the animals."""
        tribes = TribeFight(s, hex_)
        return tribes.chance(self.seat) if len(tribes.tribes) > 1 else Hunt(s, self.seat, hex_).chance()

    def summary(self, s: ValleyState, hex_: Hex, choice: int | None, group: Group) -> None:
        """A fight in a line; ``group``: who would march there."""
        chance = self.chance(s, hex_)
        args: dict[str, Argument] = {
            "hex": HEX_NAMES[hex_],
            "warriors": int(warriors_in(group)),
            "women": int(women_in(group)),
            **_odds(chance),
        }
        self.tell(choice, "fight-at", args, [hex_], _tone(chance))

    # -- the decisions of fights

    def trump(self, step: AskForTrump) -> None:
        s = self.s
        if (step.window != W5_FIGHT and step.window != W5_ANIMALS) or s.shown_persons(self.seat, step.hex_) == 0:
            return
        if not fights.is_conflict(s, step.hex_):
            return
        self.fight(s, step.hex_, None)
        self.lines = [line for line in self.lines if line.key != "valley-preview-with"]
        for trump in helpful(s, self.seat, step.hex_, int(s.tribes[self.seat].hand)):
            code = int(PLAY.code(trump.card))
            if code in self.choices:
                self.with_trump(s, step.hex_, code, self.seat, trump, "with")

    def species(self, step: SpeciesOrder) -> None:
        s = self.s
        against = Hunt(s, self.seat, step.hex_)
        chance = against.chance()
        self.tell(None, "all-herds", _odds(chance), [step.hex_], _tone(chance))
        for code in self.choices:
            if HUNT.has(code):
                species = HUNT.read(code)
                self.herd(s, step.hex_, code, against, species, False)
                self.tell(code, "all-herds", _odds(against.chance_beginning_with(species)), [step.hex_])

    def casualty(self, step: Casualty) -> None:
        """Who falls may decide what follows: the chance that is left, and the settlement."""
        chances = self.left_chances(step)
        for code in self.choices:
            if LOSE.has(code):
                figure = int(LOSE.read(code))
                chance = chances.get(figure)
                if chance is not None:
                    self.tell(code, "then", _odds(chance), [step.hex_], _tone(chance))
                if figure == WOMAN:
                    self.abandons(self.s, step.hex_, int(self.s.women(self.seat, step.hex_)) - 1, code)

    def left_chances(self, step: Casualty) -> dict[int, float]:
        """By the figure that falls."""
        s = self.s
        below = step.below
        if isinstance(below, Chase):
            return Hunt(s, self.seat, step.hex_).chances_after_loss(below.species)
        if isinstance(below, CaveBearFight):
            return Hunt(s, self.seat, step.hex_, in_cave=True).chances_after_loss(BEAR)
        tribes = TribeFight(s, step.hex_)
        tribes.fall(self.seat)
        while isinstance(below, Casualty):  # others who have lost the same roll
            tribes.fall(below.seat)
            below = below.below
        chance = tribes.chance(self.seat) if isinstance(below, Conflict) else None
        return {} if chance is None else dict.fromkeys(range(3), chance)

    # -- marches

    def turn(self) -> None:
        """The fights that wait, the meal of the round; how far each group reaches, and whom it would meet."""
        s = self.s
        for hex_ in ALL_HEXES:
            if fights.involves(s, self.seat, hex_):
                self.summary(s, hex_, None, Group(0))
        self.forecast()
        for code in self.choices:
            if MARCH.has(code):
                hex_ = MARCH.read(code)
                warriors: i64 = min(march.unmoved(s, self.seat, WARRIOR, hex_), march.may_leave(s, self.seat, hex_))
                women: i64 = 0 if warriors > 0 else min(i64(1), march.unmoved(s, self.seat, WOMAN, hex_))
                group = pack(warriors, women, s.wolves[self.seat, hex_])
                self.reach(hex_, group, code, True)

    def group(self, step: GroupWarriors | GroupWomen) -> None:
        """What a group of this size could do, and whether it leaves a settlement behind."""
        if step.purpose != march.TO_MARCH:
            return
        s = self.s
        wolves: i64 = s.wolves[self.seat, step.hex_]
        for code in self.choices:
            if isinstance(step, GroupWomen) and WOMEN.has(code):
                women: i64 = WOMEN.read(code)
                self.reach(step.hex_, pack(step.warriors, women, wolves), code, False)
                if women > 0:
                    self.abandons(s, step.hex_, int(s.women(self.seat, step.hex_) - women), code)
            elif WARRIORS.has(code) and WARRIORS.read(code) > 0:
                self.reach(step.hex_, pack(WARRIORS.read(code), 0, wolves), code, False)

    def reach(self, hex_: Hex, group: Group, choice: int, told: bool) -> None:
        """How far a march leads, and the odds where it would end in a fight with all of the group."""
        found = reached(self.s, self.seat, hex_, group, 0)
        if told:
            self.tell(choice, "reach", {"count": len(found)}, list(found))
        fought = [there for there, after in found.items() if after is not None and fights.is_conflict(after, there)]
        for there in fought[:MOST_FIGHTS]:
            after = found[there]
            if after is not None:
                self.summary(after, there, choice, group if told else Group(0))

    def march(self, step: March) -> None:
        s = self.s
        for code in self.choices:
            if code == STOP.base:
                if fights.involves(s, self.seat, step.hex_):
                    self.fight(s, step.hex_, code)
            elif STEP.has(code):
                self.step(step, STEP.read(code), code)

    def step(self, step: March, there: Hex, choice: int) -> None:
        s = self.s
        begun: bool = march.steps_made(step.so_far) != 0
        stays: i64 = 0
        if begun and step.so_far & march.CAMOUFLAGED == 0:
            stays = march.missing(s, self.seat, step.hex_, step.group)
        if stays > 0:
            self.tell(choice, "held", {"hex": HEX_NAMES[step.hex_], "count": int(stays)}, [step.hex_])
        elif not begun:
            women = int(s.women(self.seat, step.hex_) - women_in(step.group))
            self.abandons(s, step.hex_, women, choice)
        after = s.copy()
        after.top = None
        move_group(after, self.seat, step.hex_, there, step.group, begun)
        if stays <= 0 and fights.is_conflict(after, there):
            self.fight(after, there, choice)
        elif s.board.terrain[there] == MOUNTAIN:
            self.tell(choice, "mountain", {}, [there])

    def left_behind(self, step: LeaveBehind) -> None:
        """The fight of those who stay."""
        for code in self.choices:
            if LEAVE.has(code):
                after = self.s.copy()
                after.top = None
                step.take(after, LEAVE.read(code) + LEAVE.base)
                if fights.is_conflict(after, step.hex_):
                    self.fight(after, step.hex_, code)

    def abandons(self, s: ValleyState, hex_: Hex, women: int, choice: int) -> None:
        """A settlement without a woman is given up (VM-9.9)."""
        if s.owner(hex_) == self.seat and women == 0 and s.women(self.seat, hex_) > 0 and s.on(hex_, COUPLE) == 0:
            self.tell(choice, "abandons", {"hex": HEX_NAMES[hex_]}, [hex_], BAD)

    # -- meals

    def forecast(self) -> None:
        """The meal of this round, if nothing changes until then."""
        s = self.s
        income = self.income(s)
        need = int(survival.need(s, self.seat))
        short = max(0, need - int(s.food(self.seat)) - income)
        args: dict[str, Argument] = {"food": int(s.food(self.seat)), "income": income, "need": need, "short": short}
        self.tell(None, "forecast", args, tone=BAD if short else PLAIN)

    def income(self, s: ValleyState) -> int:
        """What the land brings."""
        after = s.copy()
        Income().run(after)
        return int(after.food(self.seat) - s.food(self.seat))

    def meal(self, step: Starve) -> None:
        s = self.s
        must = self.must_starve(s)
        if must > 0:
            left: i64 = s.population(self.seat) - must
            self.tell(None, "must-starve", {"count": must, "persons": int(left)}, tone=BAD)
            after = _next_round(s)
            if after is not None and left > 0:
                self.tell(None, "next-need", {"need": int(survival.need_of(after, self.seat, left))})
        for code in self.choices:
            if code == FEED_ALL.base:
                after = s.copy()
                after.top = None
                step.take(after, FEED_ALL.base)
                spoilt = int(s.food(self.seat) - survival.need(s, self.seat) - after.food(self.seat))
                self.tell(code, "fed", {"food": int(after.food(self.seat)), "count": spoilt})
                self.next_round(after, code)
            elif STARVE.has(code):
                self.starving(step, code)

    def starving(self, step: Starve, choice: int) -> None:
        """A settlement may be lost with her who starves."""
        after = self.s.copy()
        after.top = None
        step.take(after, choice)
        hex_, _ = STARVE.read(choice)
        if self.s.owner(hex_) == self.seat and after.owner(hex_) != self.seat:
            self.tell(choice, "abandons", {"hex": HEX_NAMES[hex_]}, [hex_], BAD)

    def must_starve(self, s: ValleyState) -> int:
        """How many, until the others can be fed (VM-14.12)."""
        persons: i64 = s.population(self.seat)
        food: i64 = s.food(self.seat)
        starved: i64 = 0
        while starved < persons and food < survival.need_of(s, self.seat, persons - starved):
            starved += 1
            food += s.tribes[self.seat].cannibal
        return int(starved)

    def next_round(self, fed: ValleyState, choice: int) -> None:
        """What the tribe will need then, and what the land brings where it stands now."""
        after = _next_round(fed)
        if after is None:
            return
        food, income = int(after.food(self.seat)), self.income(after)
        need = int(survival.need(after, self.seat))
        short = max(0, need - food - income)
        args: dict[str, Argument] = {"food": food, "income": income, "need": need, "short": short}
        self.tell(choice, "next-round", args, tone=BAD if short else PLAIN)


def _next_round(s: ValleyState) -> ValleyState | None:
    """The next round, if everything stayed as it is; None if there is none (VM-18.13)."""
    if s.setting.round_limit > 0 and s.round >= s.setting.round_limit:
        return None
    after = s.copy()
    last: bool = after.last_of_season()
    rounds.end_of_round(after)
    rounds.NextRound(1 if last else 0).run(after)
    return after


def reached(s: ValleyState, seat: Seat, hex_: Hex, group: Group, so_far: i64) -> dict[Hex, ValleyState | None]:
    """Where a march can end: the position with the whole group there, or None if somebody must stay on the way."""
    found: dict[Hex, ValleyState | None] = {}
    if not march.may_go_on(s, seat, hex_, group, so_far):
        return found
    begun: bool = march.steps_made(so_far) != 0
    whole: bool = not begun or march.missing(s, seat, hex_, group) == 0
    for direction in ALL_DIRECTIONS:
        if march.may_step(s, hex_, direction):
            there = s.board.beside(hex_, direction)
            after = s.copy()
            after.top = None
            move_group(after, seat, hex_, there, group, begun)
            if whole or there not in found:
                found[there] = after if whole else None
            for further, then in reached(after, seat, there, group, so_far + 1).items():
                if further != hex_ and found.get(further) is None:
                    found[further] = then if whole else None
    return found


def _meat(s: ValleyState, species: Species) -> int:
    return int(hunt.meat_of(s, species))


def _odds(chance: float | None) -> dict[str, Argument]:
    return {"chance": "" if chance is None else percent(chance)}


def _tone(chance: float | None) -> str:
    return PLAIN if chance is None else tone_of(chance)
