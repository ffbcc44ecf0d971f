"""How fights end, exactly: sections 10, 11 and 13 of the rules, roll by roll, without rolling.

Who may choose who falls is taken to choose what wins most often. Nothing here is drawn or guessed: the chances follow
from the bonuses that the rules count, on copies of the position in which somebody has fallen.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.valley.chapters import combat, hunt
from beringia.games.valley.chapters.pieces import abandon
from beringia.games.valley.model.bits import has_bit
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.terms import ALL_SPECIES, BEAR, NO_SEAT, WARRIOR, WOMAN, Hex, Seat, Species
from beringia.games.valley.model.verbs import LOSE

DIE: Final = 6
#: Larger fights than this are not worked out.
MOST_LINES: Final = 6_000


def higher(difference: int) -> float:
    """The chance of the higher value, if it is rolled until they differ: one bonus exceeds the other by so much."""
    won = lost = 0
    for mine in range(DIE):
        for theirs in range(DIE):
            won += mine + difference > theirs
            lost += mine + difference < theirs
    return won / (won + lost) if won + lost else 0.0


# -- 11 Fights between tribes


class Side:
    """A tribe in a fight between tribes: how many rolls it can lose, and what it adds to the die."""

    def __init__(self, seat: Seat, lives: int, strength: int) -> None:
        self.seat = seat
        self.lives = lives
        self.strength = strength


class TribeFight:
    """The tribes on a hex that fight each other; ``armed``: the fallen are missing in the bonus, as women are not."""

    def __init__(self, s: ValleyState, hex_: Hex) -> None:
        self.tribes = [seat for seat in s.seats() if s.shown_persons(seat, hex_) > 0]
        self.armed = any(combat.fighters(s, seat, hex_) > 0 for seat in self.tribes)
        self.sides: list[Side] = []
        for seat in self.tribes:
            fighters = int(combat.fighters(s, seat, hex_))
            lives = fighters if self.armed else int(s.shown_persons(seat, hex_))
            if lives > 0:
                bonus = int(combat.home_bonus(s, seat, hex_) + s.tribes[seat].bonus)
                self.sides.append(Side(seat, lives, fighters + bonus))

    def side(self, seat: Seat) -> Side | None:
        return next((side for side in self.sides if side.seat == seat), None)

    def fall(self, seat: Seat) -> None:
        """A tribe has lost a roll already."""
        side = self.side(seat)
        if side is not None:
            side.lives -= 1
            side.strength -= 1 if self.armed else 0
            if side.lives == 0:
                self.sides.remove(side)

    def chance(self, seat: Seat) -> float | None:
        """The chance of a tribe to be the last one that can fight (VM-11.4); ``None`` if that is too much to tell."""
        lines = 1
        for side in self.sides:
            lines *= side.lives
        if lines > MOST_LINES:
            return None
        for number, side in enumerate(self.sides):
            if side.seat == seat:
                return self._last(tuple([each.lives for each in self.sides]), {})[number]
        return 0.0

    def _last(self, lives: tuple[int, ...], known: dict[tuple[int, ...], list[float]]) -> list[float]:
        """The chances of all sides. Every tribe below the highest value loses one (VM-11.2, VM-11.3)."""
        if lives in known:
            return known[lives]
        standing = [number for number, left in enumerate(lives) if left > 0]
        chances = [0.0] * len(lives)
        if len(standing) == 1:
            chances[standing[0]] = 1.0
            known[lives] = chances
            return chances
        bonus = [
            side.strength - (side.lives - left if self.armed else 0)
            for side, left in zip(self.sides, lives, strict=True)
        ]
        decided = 0.0
        for highest in range(1, 1 << len(standing)):
            among = [number for place, number in enumerate(standing) if highest >> place & 1]
            if len(among) == len(standing):
                continue  # all equal: rolled again (VM-10.12)
            likely = _only_highest(bonus, standing, among)
            if likely == 0.0:
                continue
            decided += likely
            after = tuple([left - (number in standing and number not in among) for number, left in enumerate(lives)])
            for number, chance in enumerate(self._last(after, known)):
                chances[number] += likely * chance
        chances = [chance / decided for chance in chances]
        known[lives] = chances
        return chances


def _only_highest(bonus: list[int], standing: list[int], among: list[int]) -> float:
    """The chance that exactly these roll the highest value."""
    found = 0.0
    for value in range(
        max([bonus[number] for number in among]) + 1, min([bonus[number] for number in among]) + DIE + 1
    ):
        likely = 1.0
        for number in standing:
            if number in among:
                likely /= DIE
            else:
                likely *= max(0, min(DIE, value - 1 - bonus[number])) / DIE
        found += likely
    return found


# -- 13 Fights against animals

Figures = tuple[int, int, int]
Herds = tuple[int, ...]


class Hunt:
    """A tribe against the animals of a hex, or in its cave against the bear that is no token (VM-20.11)."""

    def __init__(self, s: ValleyState, seat: Seat, hex_: Hex, in_cave: bool = False) -> None:
        self.seat = seat
        self.hex_ = hex_
        self.in_cave = in_cave
        self.herds: Herds = tuple([int(s.herd(species, hex_)) for species in ALL_SPECIES])
        if in_cave:
            self.herds = tuple([1 if species == BEAR else 0 for species in ALL_SPECIES])
        self._after: dict[Figures, ValleyState] = {}
        self._known: dict[tuple[Figures, Herds, int], float] = {}
        begun = s.copy()
        if not in_cave:
            abandon(begun, hex_)
        self.begun = self._figures(begun)
        self._after[self.begun] = begun

    def strength(self) -> int:
        return self._bonus(self.begun)

    def too_large(self) -> bool:
        lines = 1
        for number in (*self.begun, *self.herds):
            lines *= number + 1
        return lines > MOST_LINES

    def chance(self) -> float | None:
        """To kill them all, one species after another in the best order (VM-13.2, VM-13.3)."""
        return None if self.too_large() else self._next(self.begun, self.herds)

    def chance_beginning_with(self, species: Species) -> float | None:
        """The same, if this species is fought first."""
        return None if self.too_large() else self._chase(self.begun, self.herds, int(species))

    def chance_of(self, species: Species) -> float | None:
        """To kill this herd, whatever comes afterwards."""
        only = tuple([herd if number == species else 0 for number, herd in enumerate(self.herds)])
        return None if self.too_large() else self._chase(self.begun, only, int(species))

    def chances_after_loss(self, species: Species) -> dict[int, float]:
        """What is left of the chance to kill them all, by the kind of figure that falls now."""
        found = self._fallen(self.begun)
        return {figure: self._chase(after, self.herds, int(species)) for figure, after in found.items()}

    def _next(self, figures: Figures, herds: Herds) -> float:
        left = [number for number, herd in enumerate(herds) if herd > 0]
        return max([self._chase(figures, herds, number) for number in left]) if left else 1.0

    def _chase(self, figures: Figures, herds: Herds, species: int) -> float:
        """Roll after roll against one herd (VM-13.4)."""
        if figures[WARRIOR] + figures[WOMAN] == 0:
            return 0.0
        if herds[species] == 0:
            return self._next(figures, herds)
        asked = (figures, herds, species)
        if asked not in self._known:
            win = higher(self._bonus(figures) - herds[species])
            chance = 0.0
            if win > 0.0:
                fewer = tuple([herd - (number == species) for number, herd in enumerate(herds)])
                chance += win * self._chase(figures, fewer, species)
            if win < 1.0:
                after = self._fallen(figures)
                chance += (1.0 - win) * max([self._chase(each, herds, species) for each in after.values()])
            self._known[asked] = chance
        return self._known[asked]

    def _bonus(self, figures: Figures) -> int:
        s = self._after[figures]
        walls = 0 if self.in_cave else combat.home_bonus(s, self.seat, self.hex_)
        return int(hunt.hunting_bonus(s, self.seat, self.hex_) + walls)

    def _fallen(self, figures: Figures) -> dict[int, Figures]:
        """What is left, by the kind of figure that falls."""
        s = self._after[figures]
        kinds: i64 = combat.fallible(s, self.seat, self.hex_, True)
        found: dict[int, Figures] = {}
        for figure in range(i64(3)):
            if has_bit(kinds, figure):
                after = s.copy()
                after.top = None
                combat.Casualty(self.seat, self.hex_, NO_SEAT, kinds).take(after, LOSE.code(figure))
                if not self.in_cave:
                    abandon(after, self.hex_)
                left = self._figures(after)
                self._after.setdefault(left, after)
                found[int(figure)] = left
        return found

    def _figures(self, s: ValleyState) -> Figures:
        seat, hex_ = self.seat, self.hex_
        return int(s.shown(seat, WARRIOR, hex_)), int(s.shown(seat, WOMAN, hex_)), int(s.shown_wolves(seat, hex_))
