"""Sections 14 to 18 of the rules: scoring, glacier, the next round, the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import events, turn
from beringia.games.eiszeit.pieces import lay_fires, return_hunter
from beringia.games.eiszeit.refusals import iced, in_area
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import AfterSettling, EiszeitDecision, needs_end_of_settling
from beringia.games.eiszeit.terms import AREAS, SEATS, Area, Seat
from beringia.games.eiszeit.verbs import DECLINE, ICE
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NO_SEAT

# -- 14 Scoring


@step
class Scoring(AfterSettling):
    """Points by area for every hunter (EZ-14.1)."""

    NAME = "scoring"
    KIND = 9
    CLAUSE = "EZ-14.1"

    def run(self, s: EiszeitState) -> None:
        for number in range(s.seats):
            seat = Seat(number)
            gained: i64 = 0
            for area in range(i64(AREAS)):
                count: i64 = s.hunters[seat, Area(area)]
                if count > 0:
                    points: i64 = count * points_per_hunter(s, area)
                    events.AREA_SCORED.tell(s, seat, Area(area), count, points)
                    gained += points
            s.players[seat].score += gained
            events.ROUND_SCORED.tell(s, seat, gained, s.players[seat].score)
        if s.last_round():
            events.GAME_ENDED.tell(s)  # and nothing is left on the agenda (EZ-17.6, EZ-18.1)
        else:
            s.push(GlacierPhase())


def points_per_hunter(s: EiszeitState, area: i64) -> i64:
    """1, 2 with a mammoth, 3 with two or more (EZ-14.1, EZ-14.2)."""
    return s.content.points[min(s.mammoths[area], i64(2))]


# -- 15 Glacier


@step
class GlacierPhase(AfterSettling):
    """The last player decides; ties: fewer hunters on the board, fewer stones, the lot (EZ-15.1, EZ-15.3)."""

    NAME = "glacier_phase"
    KIND = 10
    CLAUSE = "EZ-15.1"

    def run(self, s: EiszeitState) -> None:
        scores: vec[i64] = vec[i64]([0] * SEATS)
        on_board: vec[i64] = vec[i64]([0] * SEATS)
        stones: vec[i64] = vec[i64]([0] * SEATS)
        for seat in range(s.seats):
            scores[seat] = s.players[seat].score
            on_board[seat] = s.hunters_on_board(Seat(seat))
            stones[seat] = s.players[seat].stones
        last = _fewest(_fewest(_fewest(list(range(s.seats)), scores), on_board), stones)
        by_lot: i64 = 0
        chosen = Seat(last[0])
        if len(last) > 1:
            by_lot = 1
            chosen = Seat(last[s.roll(len(last))])
        events.GLACIER_TURN.tell(s, chosen, by_lot)
        s.push(NextRound())
        s.push(Glacier(chosen))

    def problem(self, s: EiszeitState) -> str:
        return before_last_round(s)


def before_last_round(s: EiszeitState) -> str:
    return "does not happen in the last round" if s.last_round() else needs_end_of_settling(s)


def _fewest(seats: list[int], amounts: vec[i64]) -> list[int]:
    fewest = min([amounts[seat] for seat in seats])
    return [seat for seat in seats if amounts[seat] == fewest]


@step
class Glacier(EiszeitDecision):
    """An open area beside ice or at the upper edge, or nothing (EZ-15.1, EZ-15.2)."""

    NAME = "glacier"
    KIND = 122
    CLAUSE = "EZ-15.1"
    VERBS = (ICE, DECLINE)
    BELOW = ("next_round",)

    def offer(self, s: EiszeitState) -> None:
        s.offer(DECLINE.base)
        for number in range(i64(AREAS)):
            if s.ice[number] == 0 and (s.content.upper_edge[number] == 1 or beside_ice(s, number)):
                s.offer(ICE.code(Area(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        """Hunters go home, mammoths to the general supply (EZ-15.4, EZ-15.5)."""
        if code == DECLINE.base:
            events.GLACIER_DECLINED.tell(s, self.seat)
            return
        area = ICE.read(code)
        s.ice[area] = 1
        events.GLACIER_LAID.tell(s, self.seat, area)
        for number in range(s.seats):
            owner = Seat(number)
            count: i64 = s.hunters[owner, area]
            if count > 0:
                events.HUNTERS_ICED.tell(s, owner, area, count)
                for _ in range(count):
                    return_hunter(s, owner, 0, area)
        if s.mammoths[area] > 0:
            events.MAMMOTHS_ICED.tell(s, NO_SEAT, area, s.mammoths[area])
            s.mammoth_supply += s.mammoths[area]
            s.mammoths[area] = 0

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        area = ICE.read(code)
        return iced(s, area) or Refusal("eiszeit-why-far-from-ice", "EZ-15.2", in_area(area))

    def problem(self, s: EiszeitState) -> str:
        return before_last_round(s)


def beside_ice(s: EiszeitState, area: i64) -> bool:
    for other in range(i64(AREAS)):
        if s.ice[other] == 1 and s.bordering(area, other):
            return True
    return False


# -- 16 Next round


@step
class NextRound(AfterSettling):
    """Stones go back, new fires are laid, the player after the one who ended settling begins (EZ-16.1)."""

    NAME = "next_round"
    KIND = 11
    CLAUSE = "EZ-16.1"

    def run(self, s: EiszeitState) -> None:
        s.round += 1
        s.dark_stones += s.light_stones
        s.light_stones = 0
        _levy(s)
        lay_fires(s)
        first = s.after(s.ended_by)
        s.ended_by = NO_SEAT
        events.ROUND_BEGAN.tell(s, first, s.round, s.dark_stones)
        s.push(turn.Turn(first))

    def problem(self, s: EiszeitState) -> str:
        return before_last_round(s)


def _levy(s: EiszeitState) -> None:
    """Below 10 stones all pay, one each per pass, until there are enough (EZ-16.2, EZ-16.3)."""
    paid: vec[i64] = vec[i64]([0] * SEATS)
    somebody_paid: bool = True
    while s.dark_stones < s.content.least_dark_supply and somebody_paid:
        somebody_paid = False
        for seat in range(s.seats):
            if s.players[seat].stones > 0:
                s.players[seat].stones -= 1
                s.dark_stones += 1
                paid[seat] += 1
                somebody_paid = True
    for seat in range(s.seats):
        if paid[seat] > 0:
            events.LEVY_PAID.tell(s, Seat(seat), paid[seat])


# -- 18 The end


def winners(s: EiszeitState) -> list[int]:
    """Most points; then more hunters on the board; then more stones; then shared (EZ-18.1 to EZ-18.3)."""
    ranked = [
        (s.players[seat].score, s.hunters_on_board(Seat(seat)), s.players[seat].stones) for seat in range(s.seats)
    ]
    best = max(ranked)
    return [seat for seat, result in enumerate(ranked) if result == best]
