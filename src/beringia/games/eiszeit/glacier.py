"""Section 15 of the rules: the glacier."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit import events
from beringia.games.eiszeit.pieces import return_hunter
from beringia.games.eiszeit.refusals import iced, in_area
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import EiszeitDecision, before_last_round
from beringia.games.eiszeit.terms import AREAS, SEATS, Area, Seat
from beringia.games.eiszeit.verbs import DECLINE, ICE
from beringia.kernel.codes import Refusal
from beringia.kernel.declare import step
from beringia.kernel.state import NO_SEAT


def last_player(s: EiszeitState) -> Seat:
    """The last player decides; ties: fewer hunters on the board, fewer stones, the lot (EZ-15.1, EZ-15.3)."""
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
    return chosen


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
