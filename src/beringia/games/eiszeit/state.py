"""The position of Eiszeit: flat integer arrays, nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beringia.games.eiszeit.codes import AREAS, KINDS, SEATS
from beringia.games.eiszeit.table import Table
from beringia.kernel.state import NOBODY, State, new_agenda

TILES: Final = 14
LIGHT_CARDS: Final = 33
ALL_CARDS: Final = 55

# Entries of ``now``
PLAYERS: Final = 0
ROUND: Final = 1  #         0 during the pre-round
ROUNDS: Final = 2
TURN_SEAT: Final = 3  #     whose settle turn it is
RICH: Final = 4  #          1 if that player had 8 or more stones when the turn began (EZ-5.6)
ENDED_BY: Final = 5  #      who took the last stone of the dark supply in this round, or NOBODY
CARD: Final = 6  #          the card being carried out (the copied one, if a cult card was played), or NOBODY
CARD_PLAYER: Final = 7  #   who played it
MOVED: Final = 8  #         how many entries of ``moved`` are in use
NOW: Final = 9

# Entries of ``supply``
DARK_STONES: Final = 0
LIGHT_STONES: Final = 1
MAMMOTHS: Final = 2
CLUBS: Final = 3
SUPPLY: Final = 4


class EiszeitState(State):
    """All of a position. Areas are 0 to 11; per player and area: index = seat * 12 + area."""

    table: Final[Table]
    now: Final[vec[i64]]
    supply: Final[vec[i64]]
    colour: Final[vec[i64]]  #     per seat, index into the content's colours
    stones: Final[vec[i64]]  #     per seat
    clubs: Final[vec[i64]]  #      per seat: kept clubs
    reserve: Final[vec[i64]]  #    per seat: hunters in the own supply
    score: Final[vec[i64]]  #      per seat
    hunters: Final[vec[i64]]  #    per seat and area, armed ones included
    armed: Final[vec[i64]]  #      per seat and area: those with a club
    ice: Final[vec[i64]]  #        per area: 1 if iced
    mammoths: Final[vec[i64]]  #   per area
    fires: Final[vec[i64]]  #      per area: number of fire tiles
    tile_area: Final[vec[i64]]  #  per tile, in order of arrival: its area, or -1 for the general supply
    tile_value: Final[vec[i64]]  # the same tiles: their values
    hand: Final[vec[i64]]  #       per seat and kind of card: how many
    deck: Final[vec[i64]]  #       both decks; the last card of each is on top, unused places are -1
    deck_size: Final[vec[i64]]  #  per colour
    open: Final[vec[i64]]  #       per colour: the open card of the discard pile, or -1
    pile_size: Final[vec[i64]]  #  per colour: face-down cards of the discard pile
    seen: Final[vec[i64]]  #       per kind: face-down cards of the piles that were played before everybody's eyes
    discarded: Final[vec[i64]]  #  per seat and kind: face-down cards of the piles that this seat discarded secretly
    moved: Final[vec[i64]]  #      hunters that this action has placed or moved: (2 * owner + armed) * 12 + area

    def __init__(
        self,
        table: Table,
        agenda: vec[i64],
        depth: i64,
        dice: vec[i64],
        now: vec[i64],
        supply: vec[i64],
        colour: vec[i64],
        stones: vec[i64],
        clubs: vec[i64],
        reserve: vec[i64],
        score: vec[i64],
        hunters: vec[i64],
        armed: vec[i64],
        ice: vec[i64],
        mammoths: vec[i64],
        fires: vec[i64],
        tile_area: vec[i64],
        tile_value: vec[i64],
        hand: vec[i64],
        deck: vec[i64],
        deck_size: vec[i64],
        open: vec[i64],
        pile_size: vec[i64],
        seen: vec[i64],
        discarded: vec[i64],
        moved: vec[i64],
    ) -> None:
        super().__init__(agenda, depth, dice)
        self.table = table
        self.now = now
        self.supply = supply
        self.colour = colour
        self.stones = stones
        self.clubs = clubs
        self.reserve = reserve
        self.score = score
        self.hunters = hunters
        self.armed = armed
        self.ice = ice
        self.mammoths = mammoths
        self.fires = fires
        self.tile_area = tile_area
        self.tile_value = tile_value
        self.hand = hand
        self.deck = deck
        self.deck_size = deck_size
        self.open = open
        self.pile_size = pile_size
        self.seen = seen
        self.discarded = discarded
        self.moved = moved

    def copy(self) -> EiszeitState:
        return EiszeitState(
            self.table,
            self.agenda[:],
            self.depth,
            self.dice[:],
            self.now[:],
            self.supply[:],
            self.colour,  # never changes during a game
            self.stones[:],
            self.clubs[:],
            self.reserve[:],
            self.score[:],
            self.hunters[:],
            self.armed[:],
            self.ice[:],
            self.mammoths[:],
            self.fires[:],
            self.tile_area[:],
            self.tile_value[:],
            self.hand[:],
            self.deck[:],
            self.deck_size[:],
            self.open[:],
            self.pile_size[:],
            self.seen[:],
            self.discarded[:],
            self.moved[:],
        )

    def arrays(self) -> list[vec[i64]]:
        return [
            self.now, self.supply, self.colour, self.stones, self.clubs, self.reserve, self.score, self.hunters,
            self.armed, self.ice, self.mammoths, self.fires, self.tile_area, self.tile_value, self.hand, self.deck,
            self.deck_size, self.open, self.pile_size, self.seen, self.discarded, self.moved,
        ]  # fmt: skip

    # -- small questions the rules ask all the time

    def players(self) -> i64:
        return self.now[PLAYERS]

    def after(self, seat: i64) -> i64:
        """The left neighbour: the next seat clockwise (EZ-1.2)."""
        return 0 if seat + 1 == self.now[PLAYERS] else seat + 1

    def unarmed(self, seat: i64, area: i64) -> i64:
        """Hunters of a seat in an area that carry no club."""
        return self.hunters[seat * AREAS + area] - self.armed[seat * AREAS + area]

    def hunters_in(self, area: i64) -> i64:
        """All hunters in an area, whoever owns them."""
        total: i64 = 0
        for seat in range(self.now[PLAYERS]):
            total += self.hunters[seat * AREAS + area]
        return total

    def hunters_on_board(self, seat: i64) -> i64:
        total: i64 = 0
        for area in range(i64(AREAS)):
            total += self.hunters[seat * AREAS + area]
        return total

    def last_round(self) -> bool:
        """EZ-17.1"""
        return self.now[ROUND] == self.now[ROUNDS]

    def hand_size(self, seat: i64) -> i64:
        total: i64 = 0
        for card in range(i64(KINDS)):
            total += self.hand[seat * KINDS + card]
        return total

    def bordering(self, a: i64, b: i64) -> bool:
        """Neighbours share a border; ice changes nothing about that (EZ-1.4, EZ-1.5)."""
        return self.table.near[a * AREAS + b] == 1


def empty_state(table: Table, players: int, dice: vec[i64]) -> EiszeitState:
    """An empty table: no piece anywhere, nothing on the agenda."""
    state = EiszeitState(
        table,
        new_agenda(),
        0,
        dice,
        _zeros(NOW),
        _zeros(SUPPLY),
        vec[i64](list(range(SEATS))),
        _zeros(SEATS),
        _zeros(SEATS),
        _zeros(SEATS),
        _zeros(SEATS),
        _zeros(SEATS * AREAS),
        _zeros(SEATS * AREAS),
        _zeros(AREAS),
        _zeros(AREAS),
        _zeros(AREAS),
        vec[i64]([-1] * TILES),
        _zeros(TILES),
        _zeros(SEATS * KINDS),
        vec[i64]([-1] * ALL_CARDS),
        _zeros(2),
        vec[i64]([-1, -1]),
        _zeros(2),
        _zeros(KINDS),
        _zeros(SEATS * KINDS),
        _zeros(3),
    )
    state.now[PLAYERS] = players
    state.now[ENDED_BY] = NOBODY
    state.now[CARD] = NOBODY
    state.now[CARD_PLAYER] = NOBODY
    return state


def _zeros(length: int) -> vec[i64]:
    return vec[i64]([0] * length)
