"""The analysis of a game: what everybody could expect and when, which choices cost most, and how much was luck.

It is done piece by piece, so that it can show how far it is, be stopped, and be spread over processes: first every
decision is assessed with little effort, then those that seem to have cost most are looked at again, in other worlds and
more of them. What chance changed beyond what was to be expected of the choice is luck; what a choice changed against
the best one is skill.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Literal

from beringia.coach.lines import Judge, Line
from beringia.coach.outlook import Outlook, mean
from beringia.coach.reasons import Reason, reasons
from beringia.coach.story import Made, Story
from beringia.kernel.codes import Choice
from beringia.kernel.position import Position
from beringia.kernel.rules import list_offers
from beringia.kernel.state import State

#: Decisions that are assessed in one piece.
PIECE = 4
#: So many of the costliest choices of each seat are looked at again, and so many are told.
PROVEN = 8
TOLD = 5
#: A choice that cost less than this share of a win and less than so many points is not told.
LEAST_SHARE = 0.01
LEAST_POINTS = 0.3
#: A turning point changes somebody's chances by at least this much, at once and as the mean of so many decisions.
LEAST_TURN = 0.05
LASTING = 5
#: Turning points lie at least so many decisions apart.
APART = 3
#: Of choices that so few others lie between, and for which the same would have been better, the costliest is told.
ALIKE = 20
#: World numbers of the second look.
PROOF_SEED = 500_000


@dataclass(frozen=True)
class Assessment:
    """A decision: what everybody could expect before it, what was chosen, and what would have been best."""

    number: int
    version: int
    seat: int
    choice: Choice
    text: str
    best: Choice
    best_text: str
    #: If all play on at first sight: who decides must not seem to be better off because his choice is thought through.
    outlook: Outlook
    #: What the choice changed in that, as far as could be foreseen.
    effect: Outlook
    #: What the choice cost the seat that made it, against the best one.
    points: float
    share: float
    #: What that seat could expect with the best one.
    best_points: float
    best_share: float
    #: Why the best one is better.
    why: list[Reason]
    proven: bool = False


@dataclass(frozen=True)
class Piece:
    """A part of the work, done: assessments, and for every choice whether chance had a part in what came of it."""

    assessments: list[Assessment]
    chances: dict[int, bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Work:
    """A part of the work to do: choices ``first`` to ``last - 1``, or a second look at an assessment."""

    first: int
    last: int
    again: Assessment | None = None


@dataclass(frozen=True)
class CurvePoint:
    """What everybody could expect before an entry of the record; the last one is the result."""

    version: int
    seat: int | None
    points: list[float]
    shares: list[float]


@dataclass(frozen=True)
class TurningPoint:
    """Where somebody's chances changed most, and by what."""

    version: int
    seat: int
    cause: Literal["chance", "mistake", "play"]
    choice: Choice
    text: str
    #: The change of the chance to win, by seat, as it lasted.
    shares: list[float]


@dataclass(frozen=True)
class Balance:
    """What own choices cost a seat, and what luck brought it; luck is not told of running games."""

    seat: int
    choices_points: float
    choices_share: float
    luck_points: float | None
    luck_share: float | None


@dataclass(frozen=True)
class Report:
    """``viewer``: from whose knowledge; None: everybody's own, of a finished game."""

    viewer: int | None
    curve: list[CurvePoint]
    turning: list[TurningPoint]
    costly: list[Assessment]
    balance: list[Balance]


class Analysis:
    """The analysis of one game. With a ``viewer`` only from what that seat knows, and only of its own decisions."""

    def __init__(self, story: Story, viewer: int | None = None, judge: Judge | None = None) -> None:
        self.story = story
        self.viewer = viewer
        self._judge = judge
        self._found: dict[int, Assessment] = {}
        self._chances: dict[int, bool] = {}
        made = len(story.made)
        if viewer is None:
            self._to_do = [Work(first, min(first + PIECE, made)) for first in range(0, made, PIECE)]
        else:  # how much the others had to decide is nobody's business
            self._to_do = [Work(number, number + 1) for number in range(made) if story.made[number].seat == viewer]
        self._done = 0
        self._proving = False

    @property
    def judge(self) -> Judge:
        if self._judge is None:
            self._judge = Judge(self.story.game, quick=True)
        return self._judge

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        proofs = 0 if self._proving else self._proofs_expected()
        total = self._done + len(self._to_do) + proofs
        return 1.0 if total == 0 else self._done / total

    def next(self) -> Work | None:
        """What to do next; None when all is done."""
        if not self._to_do and not self._proving:
            self._proving = True
            self._to_do = [Work(found.number, found.number + 1, found) for found in self._suspects(PROVEN)]
        return self._to_do[0] if self._to_do else None

    def add(self, piece: Piece) -> None:
        """Take in the next work, done."""
        self._to_do.pop(0)
        self._done += 1
        self._found |= {found.number: found for found in piece.assessments}
        self._chances |= piece.chances

    def do(self, work: Work) -> Piece:
        """Do a part of the work; it may be done in any process."""
        if work.again is not None:
            return prove(self.judge, self.story, work.again)
        return assess(self.judge, self.story, work.first, work.last, self.viewer)

    def run(self, tell: Callable[[float], None] = lambda progress: None) -> Report:
        """Do everything at once."""
        while (work := self.next()) is not None:
            self.add(self.do(work))
            tell(self.progress)
        return self.report()

    def report(self) -> Report:
        """What has been found so far."""
        found = self._assessments()
        end = self.story.at(len(self.story.made))
        outlooks = [each.outlook for each in found]
        curve = [CurvePoint(each.version - 1, each.seat, *_told(each.outlook)) for each in found]
        if end.over:
            outlooks.append(_result(end))
            curve.append(CurvePoint(self.story.last_version, None, *_told(outlooks[-1])))
        swings = list(self._swings(found, outlooks))
        return Report(
            self.viewer, curve, _turning(found, swings), self._suspects(TOLD), self._balance(found, swings)
        )  # fmt: skip

    def _proofs_expected(self) -> int:
        seats = self.story.seats if self.viewer is None else 1
        return min(PROVEN * seats, len(self.story.made) // 4)

    def _assessments(self) -> list[Assessment]:
        """What has been found, in order. What could still be had by the next choice was not lost by the one before."""
        found = [self._found[number] for number in sorted(self._found)]
        for place, (one, following) in enumerate(pairwise(found)):
            if self._at_once(one, following):
                points = min(one.points, max(0.0, round(one.best_points - following.best_points, 2)))
                share = min(one.share, max(0.0, round(one.best_share - following.best_share, 4)))
                found[place] = replace(one, points=points, share=share)
        return found

    def _at_once(self, one: Assessment, following: Assessment) -> bool:
        """Is it the same turn: nobody else chose and nothing happened by chance in between?"""
        numbers = range(one.number, following.number)
        return one.seat == following.seat and all(
            self.story.made[number].seat == one.seat and not self._chances.get(number, True) for number in numbers
        )

    def _suspects(self, most: int) -> list[Assessment]:
        """The costliest choices of each seat."""
        kept: list[Assessment] = []
        assessments = self._assessments()
        for seat in range(self.story.seats):
            own = [found for found in assessments if found.seat == seat and _counts(found)]
            kept += _unlike(sorted(own, key=lambda found: (-found.share, -found.points)))[:most]
        return kept

    def _swings(self, found: Sequence[Assessment], outlooks: Sequence[Outlook]) -> Iterator[Swing]:
        """What changed from each decision to the next."""
        for place, each in enumerate(found[: len(outlooks) - 1]):
            following = found[place + 1].number if place + 1 < len(found) else len(self.story.made)
            chance = any(self._chances.get(number, False) for number in range(each.number, following))
            change = _change(outlooks[place], outlooks[place + 1])
            yield Swing(each, chance, change, lasting_change(outlooks, place), _change(each.effect, change))

    def _balance(self, found: Sequence[Assessment], swings: Sequence[Swing]) -> list[Balance]:
        told: list[Balance] = []
        for seat in range(self.story.seats) if self.viewer is None else [self.viewer]:
            own = [each for each in found if each.seat == seat]
            luck: tuple[float | None, float | None] = (None, None)
            if self.viewer is None:
                lucky = [swing for swing in swings if swing.chance]
                luck = (
                    round(sum(swing.luck.points[seat] for swing in lucky), 2),
                    round(sum(swing.luck.shares[seat] for swing in lucky), 4),
                )
            lost_points = 0.0 - round(sum(each.points for each in own), 2)
            lost_share = 0.0 - round(sum(each.share for each in own), 4)
            told.append(Balance(seat, lost_points, lost_share, *luck))
        return told


@dataclass(frozen=True)
class Swing:
    """What changed between two decisions, and how much of it was not to be expected of the choice: luck, where chance
    had a part in it."""

    of: Assessment
    chance: bool
    change: Outlook
    lasting: Outlook
    luck: Outlook

    @property
    def turned(self) -> int:
        """Whose chances it turned most."""
        return max(range(len(self.change.shares)), key=self._turn)

    @property
    def most(self) -> float:
        """How much it turned: what was so only for a moment did not."""
        return self._turn(self.turned)

    def _turn(self, seat: int) -> float:
        at_once, lasting = self.change.shares[seat], self.lasting.shares[seat]
        return min(abs(at_once), abs(lasting)) if at_once * lasting > 0 else 0.0

    @property
    def cause(self) -> Literal["chance", "mistake", "play"]:
        shares, turned = self.change.shares, self.turned
        if self.chance and self.luck.shares[turned] / (shares[turned] or 1.0) > 0.5:
            return "chance"
        return "mistake" if self.of.share > 0.5 * abs(shares[self.of.seat]) else "play"


def lasting_change(outlooks: Sequence[Outlook], place: int) -> Outlook:
    """What the decisions after a place expected on average, against those up to it."""
    before, after = outlooks[max(0, place + 1 - LASTING) : place + 1], outlooks[place + 1 : place + 1 + LASTING]
    return _change(mean(before), mean(after))


def assess(judge: Judge, story: Story, first: int, last: int, viewer: int | None) -> Piece:
    """Assess the choices ``first`` to ``last - 1``."""
    found: list[Assessment] = []
    chances: dict[int, bool] = {}
    for number, position, chance in story.positions(first, last):
        if number > first:
            chances[number - 1] = chance
        if number < last and len(position.choices()) > 1 and viewer in (None, position.seat):
            found.append(_assessed(judge, position, number, story.made[number], viewer))
    return Piece(found, chances)


def _assessed(judge: Judge, position: Position, number: int, made: Made, viewer: int | None) -> Assessment:
    effort = judge.file.analysis
    seat = made.seat
    state = judge.world(position.state, seat, number)
    list_offers(state)
    lines = _with(judge, state, judge.candidates(state, effort.candidates, number), [made.choice], number)
    judge.compare(lines, state, seat, 0, effort.worlds)
    own = judge.expect(state, seat, effort.worlds)
    effect = _change(own, next(line for line in lines if line.code == made.choice).outlook)
    if viewer is not None:
        return _assessment(judge, position, number, made, lines, own, effect)
    others = {each: judge.expect(position.state, each, effort.worlds) for each in range(position.seats) if each != seat}
    return _assessment(judge, position, number, made, lines, _everybodys({**others, seat: own}), effect)


def _with(judge: Judge, state: State, lines: list[Line], codes: Sequence[int], seed: int) -> list[Line]:
    """Lines, with those for certain choices among them."""
    for code in codes:
        if all(line.code != code for line in lines):
            lines = [*lines, judge.line(state, code, seed)]
    return lines


def prove(judge: Judge, story: Story, again: Assessment) -> Piece:
    """Look at an assessment again: does the choice really cost so much?"""
    position = story.at(again.number)
    made = story.made[again.number]
    state = judge.world(position.state, made.seat, PROOF_SEED + again.number)
    list_offers(state)
    candidates = judge.candidates(state, judge.file.proof.candidates, again.number)
    lines = _with(judge, state, candidates, [made.choice, again.best.code], again.number)
    judge.compare(lines, state, made.seat, PROOF_SEED, judge.file.proof.worlds)
    found = _assessment(judge, position, again.number, made, lines, again.outlook, again.effect)
    return Piece([replace(found, proven=True)])


def _assessment(
    judge: Judge, position: Position, number: int, made: Made, lines: Sequence[Line], outlook: Outlook, effect: Outlook
) -> Assessment:  # fmt: skip
    """What lines that were tried out say about a choice."""
    chosen = next(line for line in lines if line.code == made.choice)
    best = max(lines, key=lambda line: (line.value, line is chosen))
    state = position.state
    points, share = (0.0, 0.0) if best is chosen else _cost(judge, lines, chosen, state, made.seat)
    scale = judge.points_per_value([best, chosen], state, made.seat)
    return Assessment(
        number,
        made.version,
        made.seat,
        position.describe(made.choice),
        position.notation(made.choice),
        position.describe(best.code),
        position.notation(best.code),
        outlook,
        effect,
        round(points, 2),
        round(share, 4),
        round(best.outlook.points[made.seat], 2),
        round(best.outlook.shares[made.seat], 4),
        [] if best is chosen else reasons(judge.evaluation, state, made.seat, best, [chosen], scale),
    )


def _cost(judge: Judge, lines: Sequence[Line], chosen: Line, state: State, seat: int) -> tuple[float, float]:
    """Points and chances that a choice falls behind the best one. The best of many estimates is usually a lucky one:
    what is best in half of the worlds is measured in the other half."""
    points, shares, halves = 0.0, 0.0, (0, 1) if len(chosen.values) > 1 else (None,)
    for half in halves:
        seen = [line.in_worlds(half) for line in lines]
        best = lines[max(range(len(lines)), key=lambda place: (seen[place].value, lines[place] is chosen))]
        other = None if half is None else 1 - half
        there, here = best.in_worlds(other), chosen.in_worlds(other)
        points += judge.behind(here, there, state, seat)
        shares += there.outlook.shares[seat] - here.outlook.shares[seat]
    return max(0.0, points / len(halves)), max(0.0, shares / len(halves))


def _everybodys(known: Mapping[int, Outlook]) -> Outlook:
    """Everybody's expectation by what he himself knows."""
    seats = range(len(known))
    shares = [known[each].shares[each] for each in seats]
    total = sum(shares) if len(shares) > 1 else 1.0
    return Outlook([known[each].points[each] for each in seats], [share / (total or 1.0) for share in shares])


def _change(before: Outlook, after: Outlook) -> Outlook:
    return Outlook(
        [round(now - then, 4) for then, now in zip(before.points, after.points, strict=True)],
        [round(now - then, 4) for then, now in zip(before.shares, after.shares, strict=True)],
    )


def _unlike(found: Sequence[Assessment]) -> list[Assessment]:
    """Without those that say the same again."""
    kept: list[Assessment] = []
    for each in found:
        if not any(abs(each.number - other.number) < ALIKE and each.best.code == other.best.code for other in kept):
            kept.append(each)
    return kept


def _counts(found: Assessment) -> bool:
    return found.best.code != found.choice.code and (found.share >= LEAST_SHARE or found.points >= LEAST_POINTS)


def _turning(found: Sequence[Assessment], swings: Sequence[Swing]) -> list[TurningPoint]:
    places = {each.number: place for place, each in enumerate(found)}
    picked: list[Swing] = []
    for swing in sorted(swings, key=lambda swing: -swing.most):
        near = any(abs(places[swing.of.number] - places[other.of.number]) < APART for other in picked)
        if not near and swing.most >= LEAST_TURN and len(picked) < TOLD:
            picked.append(swing)
    return [
        TurningPoint(
            swing.of.version, swing.of.seat, swing.cause, swing.of.choice, swing.of.text,
            swing.lasting.shares,
        )
        for swing in sorted(picked, key=lambda swing: swing.of.number)
    ]  # fmt: skip


def _result(end: Position) -> Outlook:
    winners = end.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(end.seats)]
    return Outlook([float(score) for score in end.scores()], shares)


def _told(outlook: Outlook) -> tuple[list[float], list[float]]:
    return [round(points, 2) for points in outlook.points], [round(share, 4) for share in outlook.shares]
