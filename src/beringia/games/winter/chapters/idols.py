"""Section 13 of the rules: the idol board."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import effects
from beringia.games.winter.cards.goods import gain_points
from beringia.games.winter.cards.incomes import Income
from beringia.games.winter.model import events
from beringia.games.winter.model.language import IDOL
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import WinterDecision
from beringia.games.winter.model.terms import BY_IDOLS, HONOR_TRACK, OFFERING_TRACK
from beringia.games.winter.model.verbs import RAISE_MARKER
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import Seat


@step
class IdolTrack(WinterDecision):
    """Either marker; one on the top of the honor track cannot move (EW-13.1, EW-13.7)."""

    NAME = "idol_track"
    KIND = 112
    CLAUSE = "EW-13.1"
    VERBS = (RAISE_MARKER,)

    def offer(self, s: WinterState) -> None:
        s.offer(RAISE_MARKER.code(OFFERING_TRACK))
        if s.players[self.seat].honor < s.content.honor_top:
            s.offer(RAISE_MARKER.code(HONOR_TRACK))

    def take(self, s: WinterState, code: i64) -> None:
        if RAISE_MARKER.read(code) == HONOR_TRACK:
            raise_honor(s, self.seat)
        else:
            raise_offering(s, self.seat)

    def refuse(self, s: WinterState, code: int) -> Refusal:
        return Refusal("winter-why-honor-top", "EW-13.7")


class Idol(Income):
    """A step on either track; it can always be made (EW-13.3, EW-13.7, EW-17.6)."""

    def receive(self, s: WinterState, seat: Seat) -> None:
        s.push(IdolTrack(seat))


Idol(IDOL)


def raise_offering(s: WinterState, seat: Seat) -> None:
    """A bonus on arrival; a point for every step beyond the top (EW-13.2, EW-13.3)."""
    player = s.players[seat]
    if player.offering == s.content.offering_top:
        gain_points(s, seat, 1, BY_IDOLS)
        return
    player.offering += 1
    events.IDOL_MOVED.tell(s, seat, OFFERING_TRACK, player.offering)
    bonus = s.content.offering_bonus[player.offering]
    if bonus == 0:
        return
    if s.is_nomads(seat) or s.content.before_1_4:
        effects.begin(s, seat, bonus)
    else:
        effects.must_gain(s, seat, bonus)  # but burying is always optional (EW-14.8)


def raise_honor(s: WinterState, seat: Seat) -> None:
    """Into the leftmost free cell of the next step; markers left behind close the gap (EW-13.4, EW-13.5, EW-13.6)."""
    player = s.players[seat]
    step: i64 = player.honor
    cell: i64 = player.honor_cell
    arrived: i64 = 0
    for other in s.everybody:
        if other != seat:
            rival = s.players[other]
            if rival.honor == step and rival.honor_cell > cell and step > 0:
                rival.honor_cell -= 1
            if rival.honor == step + 1:
                arrived += 1
    player.honor = step + 1
    player.honor_cell = arrived
    events.IDOL_MOVED.tell(s, seat, HONOR_TRACK, step + 1)
    gain_points(s, seat, s.content.honor_points[step + 1], BY_IDOLS)


def honor_rank(s: WinterState, seat: Seat) -> i64:
    """0 for the leader, 1 for the second, ...; NOBODY for a marker that never moved (EW-13.8, EW-13.9, EW-18.6)."""
    step: i64 = s.players[seat].honor
    if step == 0:
        return NOBODY
    cell: i64 = s.players[seat].honor_cell
    rank: i64 = 0
    for other in s.everybody:
        theirs: i64 = s.players[other].honor
        if theirs > step or (theirs == step and s.players[other].honor_cell < cell):
            rank += 1
    return rank
