"""Sections 2 and 3 of the rules: setting up, the pre-round, the first hands."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64

from beringia.games.eiszeit import cards, events
from beringia.games.eiszeit.content import Content
from beringia.games.eiszeit.pieces import lay_fires, place_hunter
from beringia.games.eiszeit.refusals import iced
from beringia.games.eiszeit.rounds import Turn
from beringia.games.eiszeit.state import EiszeitState, empty_state
from beringia.games.eiszeit.step import EiszeitDecision, EiszeitSeatStep, EiszeitStep
from beringia.games.eiszeit.terms import AREAS, DARK, KINDS, LIGHT, Area, Colour, Seat
from beringia.games.eiszeit.verbs import HUNTER
from beringia.kernel.codes import Argument, Refusal
from beringia.kernel.declare import step
from beringia.kernel.dice import new_dice
from beringia.kernel.domains import count
from beringia.kernel.fields import Field


def new_game(content: Content, players: int, dice_seed: str, rounds: int, colours: list[str]) -> EiszeitState:
    """Section 2: everything in its place, and the first player about to place a hunter. All chance comes from the dice
    of the position (EZ-20.7)."""
    s = empty_state(content, players, new_dice(dice_seed))
    s.rounds = rounds
    choose_colours(s, colours)
    variant = players - 3
    for area in content.iced[variant]:
        s.ice[area - 1] = 1  # EZ-2.2
    for area in content.first_mammoths[variant]:
        s.mammoths[area - 1] += 1  # EZ-2.3
    s.mammoth_supply = content.mammoth_supply[variant]
    s.dark_stones = content.dark_supply[variant]  # EZ-2.6
    s.club_supply = content.clubs  # EZ-2.8
    for seat in range(players):
        s.players[seat].stones = content.stones_each  # EZ-2.5
        s.players[seat].reserve = content.hunters
    _shuffle_decks(s)
    lay_fires(s)
    first = Seat(s.roll(players))
    s.turn = first
    s.push(PreroundPlace(first, 0))
    s.push(Begin(first))
    return s


def choose_colours(s: EiszeitState, colours: list[str]) -> None:
    """Colours that nobody plays fill the unused seats in their usual order."""
    chosen = colours + [name for name in s.content.colours if name not in colours]
    for seat, name in enumerate(chosen):
        s.colour[seat] = s.content.colours.index(name)


@step
class Begin(EiszeitSeatStep):
    """Everything is set up."""

    NAME = "begin"
    KIND = 12
    CLAUSE = "EZ-2.1"
    BELOW = ()
    IN_ROUND = False

    def run(self, s: EiszeitState) -> None:
        events.GAME_BEGAN.tell(s, self.seat, s.rounds)


def _shuffle_decks(s: EiszeitState) -> None:
    """Two decks, one for each colour (EZ-2.4)."""
    for card in range(i64(KINDS)):
        for _ in range(s.content.copies[card]):
            cards.put_on_deck(s, card)
    s.shuffle(s.deck, cards.deck_start(LIGHT), s.deck_size[LIGHT])
    s.shuffle(s.deck, cards.deck_start(DARK), s.deck_size[DARK])


@step
class PreroundPlace(EiszeitDecision):
    """One hunter after the other, in turn, into any open area (EZ-3.1), until everybody has placed six (EZ-3.2)."""

    placed: Final[Annotated[i64, Field(count(200))]]  # so far by all

    NAME = "preround_place"
    KIND = 100
    CLAUSE = "EZ-3.1"
    VERBS = (HUNTER,)
    BELOW = ("",)
    IN_ROUND = False

    def offer(self, s: EiszeitState) -> None:
        for number in range(i64(AREAS)):
            if s.ice[number] == 0:
                s.offer(HUNTER.code(Area(number)))

    def take(self, s: EiszeitState, code: i64) -> None:
        place_hunter(s, self.seat, HUNTER.read(code))
        if self.placed + 1 < s.content.preround * s.seats:
            s.push(PreroundPlace(s.after(self.seat), self.placed + 1))
        else:
            s.push(Deal())

    def refuse(self, s: EiszeitState, code: int) -> Refusal | None:
        return iced(s, HUNTER.read(code))

    def args(self, s: EiszeitState) -> dict[str, Argument]:
        return {"hunters": int(s.content.preround - self.placed // s.seats)}

    def problem(self, s: EiszeitState) -> str:
        return "" if self.placed < s.content.preround * s.seats else "all hunters of the pre-round are placed"


@step
class Deal(EiszeitStep):
    """Only after the pre-round does each player get cards (EZ-3.3); who opened it begins (EZ-4.3)."""

    NAME = "deal"
    KIND = 1
    CLAUSE = "EZ-3.3"
    BELOW = ()
    IN_ROUND = False

    def run(self, s: EiszeitState) -> None:
        first = s.turn
        seat = first
        for _ in range(s.seats):
            for _ in range(s.content.deal_light):
                cards.draw(s, seat, Colour(LIGHT))
            for _ in range(s.content.deal_dark):
                cards.draw(s, seat, Colour(DARK))
            seat = s.after(seat)
        s.round = 1
        events.ROUND_BEGAN.tell(s, first, 1, s.dark_stones)
        s.push(Turn(first))
