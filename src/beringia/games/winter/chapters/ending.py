"""Section 18 of the rules: the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from beringia.games.winter.cards import cards
from beringia.games.winter.chapters.hunt import set_points
from beringia.games.winter.chapters.idols import honor_rank
from beringia.games.winter.model import events
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.step import SeatlessStep
from beringia.games.winter.model.terms import BY_CARDS, BY_GOODS, BY_GRAVES, ECLIPSE, NOMADS, OVER, SOURCES, ZONE
from beringia.games.winter.nomads import scoring as nomad_scoring
from beringia.kernel.declare import step
from beringia.kernel.state import NOBODY
from beringia.kernel.terms import NO_SEAT, Seat


@step
class FinalScoring(SeatlessStep):
    """All that is counted at the end; then everything is open (EW-30.12)."""

    NAME = "final_scoring"
    KIND = 16
    CLAUSE = "EW-18.1"
    PHASE = ECLIPSE

    def run(self, s: WinterState) -> None:
        s.phase = OVER
        s.revealed = True
        for seat in s.everybody:
            for source in range(i64(BY_GOODS), i64(SOURCES)):
                score(s, seat, source, final_points(s, seat, source))
        if s.solo == 1:
            result(s)
        events.GAME_ENDED.tell(s)

    def problem(self, s: WinterState) -> str:
        return "" if s.round == s.content.rounds else "comes after the last round only"


def score(s: WinterState, seat: Seat, source: i64, points: i64) -> None:
    s.score(seat, points, source)
    events.FINAL_SCORED.tell(s, seat, source, points)


def final_points(s: WinterState, seat: Seat, source: i64) -> i64:
    """What a source would bring if the game ended now."""
    if source == BY_GOODS:
        return goods_points(s, seat)
    if source == BY_GRAVES:
        return grave_points(s, seat)
    if s.is_nomads(seat):
        return nomad_scoring.card_points(s, False) if source == BY_CARDS else nomad_scoring.animal_points(s)
    return card_points(s, seat) if source == BY_CARDS else set_points(s, seat)


def goods_points(s: WinterState, seat: Seat) -> i64:
    """Food and tools at the ratio beside the offering marker (EW-18.2, EW-18.3)."""
    player = s.players[seat]
    step: i64 = player.offering
    if step == 0:
        return 0
    return (player.food + player.tools) // s.content.ratio[step]


def grave_points(s: WinterState, seat: Seat) -> i64:
    """Buried cards by the rank on the honor track (EW-18.3, EW-18.4, EW-18.5, EW-18.6)."""
    rank: i64 = honor_rank(s, seat)
    if rank == NOBODY:
        return 0
    graves = s.content.graves[min(rank, i64(2))]
    return graves[min(cards.buried(s, seat), i64(len(graves)) - 1)]


def card_points(s: WinterState, seat: Seat) -> i64:
    """All cards, wherever they are (EW-18.7)."""
    total: i64 = 0
    for place in range(s.players[seat].card_count):
        total += s.content.vp[s.cards[seat, place] // ZONE]
    return total


def result(s: WinterState) -> None:
    """A solo game ends with both scores side by side (EW-27.10)."""
    mine: i64 = s.players[0].score
    theirs: i64 = s.players[NOMADS].score
    events.NOMADS_RESULT.tell(s, NO_SEAT, Seat(0), mine, theirs, 1 if mine > theirs else 0)


def ranking(s: WinterState) -> list[int]:
    """All seats from the best to the last; in a tie who is ahead in the turn order (EW-18.9, EW-18.10)."""
    order = [int(s.order[position]) for position in range(s.sides)]
    order = [seat for seat in order if not s.is_nomads(Seat(seat))]
    return sorted(order, key=lambda seat: -s.players[seat].score)


def winners(s: WinterState) -> list[int]:
    """Alone, the player needs more points than the nomads; else nobody has won (EW-27.10, EW-27.12)."""
    if s.solo == 1:
        return [0] if s.players[0].score > s.players[NOMADS].score else []
    return ranking(s)[:1]
