"""What a position is worth to a seat, in points. Honest: judged only by what lies open on the table.

The terms are those a player would name: points already made, points the board would bring if scored now (after the
conflicts to be expected), stones to act with, clubs, hunters still at home.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from beringia.games.eiszeit.conflicts import MOST_LOSSES, find_losses
from beringia.games.eiszeit.scoring import points_per_hunter
from beringia.games.eiszeit.state import EiszeitState
from beringia.games.eiszeit.step import as_eiszeit
from beringia.games.eiszeit.terms import (
    AREAS,
    CLUB_CARD,
    CULT_DARK,
    CULT_LIGHT,
    DRIVE_CARD,
    FIRE_CARD,
    KINDS,
    LANDSCAPES,
    LEAVE_ONE,
    LEAVE_TWO,
    LIGHT_KINDS,
    MAMMOTH_CARD,
    MIGRATION_CARD,
    SEATS,
    SETTLE_ONE,
    SETTLE_TWO,
    SWAP_CARD,
    TILES,
    TRAIL_CARD,
    Area,
    Card,
    Seat,
)
from beringia.kernel.evaluation import Evaluation, Term, Weights
from beringia.kernel.rules import Rules
from beringia.kernel.state import State

#: What describes a seat to a learned value.
FEATURES: Final = (
    "standing", "score", "board", "board_later", "at_risk", "stones", "rich", "clubs", "armed", "at_home", "landscapes",
    "arrivals", "mammoth_cards", "moving_cards", "fires_in_hand", "cults", "settling_cards", "leaving_cards",
    "other_dark", "payable", "can_end", "stones_left", "rounds_left", "last_round", "turns_until", "many_players",
)  # fmt: skip

#: Filled anew for every area; making it takes longer than all the rest.
_LOSERS: Final = vec[i64]([0] * MOST_LOSSES)


class EiszeitEvaluation(Evaluation):
    """Own prospects against those of the strongest opponent and of all opponents together."""

    def __init__(self, rules: Rules, numbers: Mapping[str, float]) -> None:
        super().__init__(rules, numbers)
        given = Weights(numbers)
        #: How much of this round's standing on the board lasts into each later round.
        self.lasting: Final = given.take("position.lasting")
        self.stone: Final = given.take("position.stone")
        self.stone_beyond_eight: Final = given.take("position.stone_beyond_eight")
        self.stone_in_last_round: Final = given.take("position.stone_in_last_round")
        self.club: Final = given.take("position.club")
        self.club_in_last_round: Final = given.take("position.club_in_last_round")
        self.hunter_at_home: Final = given.take("position.hunter_at_home")
        self.best_opponent: Final = given.take("position.best_opponent")
        self.all_opponents: Final = given.take("position.all_opponents")
        given.finish()

    def value(self, state: State, seat: Seat) -> float:
        s = as_eiszeit(state)
        return self._against(self._prospects(s), seat)

    def values(self, state: State) -> vec[float]:
        s = as_eiszeit(state)
        prospects = self._prospects(s)
        found: vec[float] = vec[float]()
        for seat in range(s.seats):
            found = append(found, self._against(prospects, Seat(seat)))
        return found

    def _against(self, prospects: vec[float], seat: Seat) -> float:
        best = -1000.0
        total = 0.0
        players: i64 = len(prospects)
        for other in range(players):
            if other != seat:
                total += prospects[other]
                best = max(best, prospects[other])
        return prospects[seat] - self.best_opponent * best - self.all_opponents * total / float(players - 1)

    def terms(self, state: State, seat: Seat) -> list[Term]:
        s = as_eiszeit(state)
        prospects = self._prospects(s)
        board = _expected_board(s)
        player = s.players[seat]
        rounds_left = _rounds_left(s)
        against = self._against(prospects, seat) - prospects[seat]
        best = max([prospects[other] for other in range(s.seats) if other != seat])
        return [
            Term("score", float(player.score), player.score),
            Term("board", self._standing(s, rounds_left) * float(board[seat]), board[seat]),
            Term("stones", self._stones(player.stones, rounds_left), player.stones),
            Term("clubs", self._clubs(player.clubs, rounds_left), player.clubs),
            Term("home", self._home(player.reserve, rounds_left), player.reserve),
            Term("rival", against, round(best)),
        ]

    def progress(self, state: State) -> float:
        s = as_eiszeit(state)
        return 1.0 if s.top is None else float(max(s.round, i64(1)) - 1) / float(s.rounds)

    def feature_names(self) -> list[str]:
        return list(FEATURES)

    def features(self, state: State) -> vec[float]:
        s = as_eiszeit(state)
        prospects = self._prospects(s)
        board = _expected_board(s)
        found: vec[float] = vec[float]()
        for seat in range(s.seats):
            found = append(found, 0.05 * prospects[seat])
            row = _described(s, Seat(seat), board[seat])
            for number in range(i64(len(row))):
                found = append(found, row[number])
        return found

    def _prospects(self, s: EiszeitState) -> vec[float]:
        """What everybody has, and may expect of the board."""
        board = _expected_board(s)
        rounds_left = _rounds_left(s)
        weight = self._standing(s, rounds_left)
        found: vec[float] = vec[float]()
        for seat in range(s.seats):
            player = s.players[seat]
            means = self._stones(player.stones, rounds_left) + self._clubs(player.clubs, rounds_left)
            means += self._home(player.reserve, rounds_left)
            found = append(found, float(player.score) + weight * float(board[seat]) + means)
        return found

    def _standing(self, s: EiszeitState, rounds_left: i64) -> float:
        """How much a point counts that the board would bring now."""
        return 0.0 if s.top is None else 1.0 + self.lasting * float(rounds_left)

    # -- what one can still act with

    def _stones(self, stones: i64, rounds_left: i64) -> float:
        useful: i64 = min(stones, i64(8))
        if rounds_left == 0:
            return self.stone_in_last_round * float(useful)
        return self.stone * float(useful) + self.stone_beyond_eight * float(stones - useful)

    def _clubs(self, clubs: i64, rounds_left: i64) -> float:
        return (self.club_in_last_round if rounds_left == 0 else self.club) * float(clubs)

    def _home(self, reserve: i64, rounds_left: i64) -> float:
        return 0.0 if rounds_left == 0 else self.hunter_at_home * float(reserve)


def _described(s: EiszeitState, seat: Seat, board: i64) -> vec[float]:
    """All features but the first."""
    player = s.players[seat]
    rounds_left = float(_rounds_left(s))
    certain: i64 = 0
    armed: i64 = 0
    for area in range(i64(AREAS)):
        certain += points_per_hunter(s, area) * s.hunters[seat, Area(area)]
        armed += s.armed[seat, Area(area)]
    landscapes: i64 = 0
    dark: i64 = 0
    payable: i64 = 0
    can_end = 0.0
    for card in range(i64(KINDS)):
        held: i64 = s.hand[seat, Card(card)]
        if held == 0:
            continue
        if card < len(LANDSCAPES):
            landscapes += held
        if card < LIGHT_KINDS:
            if player.stones >= s.content.cost[card]:
                payable += held
        else:
            dark += held
            if player.stones < s.content.stones_forbid_dark and 0 < s.dark_stones <= s.content.gain[card]:
                can_end = 1.0
    settling: i64 = s.hand[seat, Card(SETTLE_TWO)] + s.hand[seat, Card(SETTLE_ONE)]
    leaving: i64 = s.hand[seat, Card(LEAVE_TWO)] + s.hand[seat, Card(LEAVE_ONE)]
    cults: i64 = s.hand[seat, Card(CULT_LIGHT)] + s.hand[seat, Card(CULT_DARK)]
    moving: i64 = s.hand[seat, Card(SWAP_CARD)] + s.hand[seat, Card(DRIVE_CARD)]
    return vec[float]([
        0.05 * float(player.score), 0.1 * float(board), 0.03 * rounds_left * float(board),
        0.2 * float(certain - board), 0.12 * float(player.stones),
        1.0 if player.stones >= s.content.stones_forbid_dark else 0.0, 0.5 * float(player.clubs), 0.5 * float(armed),
        0.12 * float(player.reserve), 0.4 * float(landscapes),
        0.5 * float(s.hand[seat, Card(TRAIL_CARD)] + s.hand[seat, Card(MIGRATION_CARD)]),
        0.5 * float(s.hand[seat, Card(MAMMOTH_CARD)] + s.hand[seat, Card(CLUB_CARD)]), 0.5 * float(moving),
        0.5 * float(s.hand[seat, Card(FIRE_CARD)]), 0.5 * float(cults), 0.4 * float(settling), 0.4 * float(leaving),
        0.4 * float(dark - settling - leaving), 0.3 * float(payable), can_end, 0.05 * float(s.dark_stones),
        0.33 * rounds_left, 1.0 if s.last_round() else 0.0,
        0.5 * float((seat - s.turn + s.seats) % s.seats), 0.5 * float(s.seats - 3),
    ])  # fmt: skip


def _rounds_left(s: EiszeitState) -> i64:
    return s.rounds - max(s.round, i64(1))


def _expected_board(s: EiszeitState) -> vec[i64]:
    """What the board would bring everybody if it were scored now."""
    board = vec[i64]([0] * SEATS)
    fires_lie: bool = s.tile_area[TILES - 1] >= 0 or s.tile_area[0] >= 0
    for area in range(i64(AREAS)):
        _expect_area(s, Area(area), fires_lie, board)
    return board


def _expect_area(s: EiszeitState, area: Area, fires_lie: bool, board: vec[i64]) -> None:
    """Points of an area if it were scored now; a face-down fire counts 1, which is what a tile brings on average."""
    points: i64 = points_per_hunter(s, area)
    for seat in range(s.seats):
        board[seat] += points * s.hunters[Seat(seat), area]
    limit: i64 = s.content.base_limit + s.mammoths[area] + s.fires[area]
    if fires_lie and s.hunters_in(area) > limit:
        for index in range(find_losses(s, area, limit, _LOSERS)):
            board[_LOSERS[index]] -= points
