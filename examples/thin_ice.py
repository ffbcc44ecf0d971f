"""# Thin Ice

Two to four fishers on a frozen lake. Every hole weakens the ice, every fish weighs down the sledge, and only you know
how long your ropes are.

## 1 The lake
- **TI-1.1** Under each of the 30 floes lies a catch, face down: 6 weed, 9 smelt, 9 char, 6 pike, worth 0 to 3. (D)
- **TI-1.2** There are 16 ropes, four of each length from 1 to 4. Everybody draws two of them, or as agreed. (D)

## 2 A trip
- **TI-2.1** The fisher on the ice bores a closed floe and puts its catch on the sledge, or goes home with a catch. (D)
- **TI-2.2** The danger is the number of holes beside the floe and of catches that were on the sledge before. (D)
- **TI-2.3** The die is rolled. If it shows more than the danger, the ice holds, else it cracks. (D)
- **TI-2.4** A rope saves the fisher if it is as long as what the roll lacks. It is spent, and the trip goes on. (D)
- **TI-2.5** Who throws no rope loses what is on the sledge, and the next player's trip begins. (D)
- **TI-2.6** At home the catches are safe, and a rope is drawn, if there is one. The next player's trip begins. (D)
- **TI-2.7** When all floes are open and the last fisher is at home, the most valuable catches win. (D)
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar

from beringia.kernel.codes import CodeSpace, Refusal
from beringia.kernel.declare import Numbers, PlainDecision, record, state, step
from beringia.kernel.domains import DomainOf, count
from beringia.kernel.event_kinds import event
from beringia.kernel.events import EventSpace
from beringia.kernel.fields import BAG, HIDDEN, OWNER, STACK, Field
from beringia.kernel.options import Option
from beringia.kernel.rules import Rules
from beringia.kernel.shape import Pool
from beringia.kernel.state import Record, Seat, State
from beringia.kernel.verbs import verb

COLUMNS, FLOES = 6, 30
CATCHES, LENGTHS = [0] * 6 + [1] * 9 + [2] * 9 + [3] * 6, [0, 1, 2, 3] * 4

SEAT = DomainOf(Seat, "seat", 4)
FLOE = DomainOf(int, "floe", names=[f"{'abcdef'[n % 6]}{n // 6 + 1}" for n in range(FLOES)], columns=COLUMNS)
CATCH = DomainOf(int, "catch", names=["weed", "smelt", "char", "pike"])
ROPE, DIE = DomainOf(int, "rope", 4, first=1), DomainOf(int, "die", 6, first=1)
PLACE = DomainOf(int, "place", len(LENGTHS))


@record
class Player(Record):
    caught: Annotated[Numbers, Field(count(9), by=(CATCH,), form=BAG, pool="catches")]
    ropes: Annotated[Numbers, Field(count(4), by=(ROPE,), form=BAG, see=OWNER, pool="ropes")]


@state
class Lake(State):
    seats: Annotated[int, Field(count(4), at=None)]
    start_ropes: Annotated[int, Field(count(3), at=None)]
    fisher: Annotated[Seat, Field(SEAT)]
    die: Annotated[int, Field(DIE.or_nothing(), start=-1)]
    floes: Annotated[Numbers, Field(CATCH.or_nothing(), by=(FLOE,), see=HIDDEN, pool="catches", start=-1)]
    sledge: Annotated[Numbers, Field(count(9), by=(CATCH,), form=BAG, pool="catches")]
    lost: Annotated[Numbers, Field(count(9), by=(CATCH,), form=BAG, pool="catches")]
    players: Annotated[list[Player], Field(record=Player, by=(SEAT,))]
    deck: Annotated[Numbers, Field(ROPE, by=(PLACE,), form=STACK, size="deck_size", see=HIDDEN, pool="ropes")]
    deck_size: Annotated[int, Field(count(len(LENGTHS)), at=None)]
    spent: Annotated[Numbers, Field(count(4), by=(ROPE,), form=BAG, pool="ropes")]

    def closed(self) -> list[int]:
        return [floe for floe in range(FLOES) if self.floes[floe] >= 0]

    def danger(self, floe: int) -> int:
        left, right = [floe - 1] * (floe % COLUMNS > 0), [floe + 1] * ((floe + 1) % COLUMNS > 0)
        beside = [place for place in [*left, *right, floe - COLUMNS, floe + COLUMNS] if 0 <= place < FLOES]
        return sum(self.floes[place] < 0 for place in beside) + sum(self.sledge)

    def draw(self, seat: Seat) -> None:
        if self.deck_size > 0:
            self.deck_size -= 1
            rope = self.deck[self.deck_size]
            self.players[seat].ropes[rope] += 1
            self.revealed = True  # what was drawn cannot be taken back
            DREW.tell(self, seat, rope)

    def end_trip(self, pile: Numbers) -> None:
        for catch in range(CATCH.size):
            pile[catch] += self.sledge[catch]
            self.sledge[catch] = 0
        if self.closed():
            self.fisher = Seat((self.fisher + 1) % self.seats)
            self.push(OnTheIce(self.fisher))


def worth(pile: Numbers) -> int:
    return sum(catch * pile[catch] for catch in range(CATCH.size))


CODES = CodeSpace()
BORE = verb(CODES, "bore", ("floe", FLOE))
HOME = verb(CODES, "home")
THROW = verb(CODES, "throw", ("rope", ROPE))
SINK = verb(CODES, "sink")

EVENTS = EventSpace()
BORED = event(EVENTS, "bored", ("floe", FLOE), ("catch", CATCH), ("danger", count(33)), ("die", DIE))
CRACKED = event(EVENTS, "cracked", ("short", count(33)), clause="TI-2.3")
THREW = event(EVENTS, "threw", ("rope", ROPE), clause="TI-2.4")
SANK = event(EVENTS, "sank", ("points", count(90)), clause="TI-2.5")
CAME_HOME = event(EVENTS, "came_home", ("points", count(90)), clause="TI-2.6")
DREW = event(EVENTS, "drew", secret=("rope", ROPE), clause="TI-2.6")


@step
class OnTheIce(PlainDecision):
    CLAUSE, VERBS, BELOW = "TI-2.1", (BORE, HOME), ("",)

    def offer(self, s: Lake) -> None:
        for floe in s.closed():
            s.offer(BORE.code(floe))
        if sum(s.sledge) > 0:
            s.offer(HOME.code())

    def take(self, s: Lake, code: int) -> None:
        if HOME.has(code):
            CAME_HOME.tell(s, self.seat, worth(s.sledge))
            s.draw(self.seat)
            s.end_trip(s.players[self.seat].caught)
            return
        floe = BORE.read(code)
        danger, catch = s.danger(floe), s.floes[floe]
        s.floes[floe] = -1
        s.sledge[catch] += 1
        s.die = s.roll(DIE.size)
        BORED.tell(s, self.seat, floe, catch, danger, s.die)
        if danger > s.die:  # the lowest side is 0 here
            CRACKED.tell(s, self.seat, danger - s.die)
            s.push(Crack(self.seat, danger - s.die))
        else:
            s.push(OnTheIce(self.seat))


@step
class Crack(PlainDecision):
    CLAUSE, VERBS, BELOW = "TI-2.4", (THROW, SINK), ("",)
    short: Annotated[int, Field(count(33, least=1))]

    def offer(self, s: Lake) -> None:
        for rope in range(ROPE.size):
            if rope + 1 >= self.short and s.players[self.seat].ropes[rope] > 0:
                s.offer(THROW.code(rope))
        s.offer(SINK.code())

    def take(self, s: Lake, code: int) -> None:
        if SINK.has(code):
            SANK.tell(s, self.seat, worth(s.sledge))
            s.end_trip(s.lost)
            return
        rope = THROW.read(code)
        s.players[self.seat].ropes[rope] -= 1
        s.spent[rope] += 1
        THREW.tell(s, self.seat, rope)
        s.push(OnTheIce(self.seat))

    def refusal(self, state: State, code: int) -> Refusal | None:
        return Refusal("thin_ice-why-rope", "TI-2.4", {"short": self.short}) if THROW.has(code) else None


class ThinIce(Rules):
    MESSAGES: ClassVar = {
        "en": """
thin_ice-decide-on_the_ice = Bore a floe, or bring home what is on the sledge.
thin_ice-decide-crack = The ice cracks! A rope of { $short } or more saves the sledge.
thin_ice-event-bored = { $who } bores { $floe } and finds { $catch }. Danger { $danger }, rolled { $die }.
thin_ice-why-rope = The rope must be in your hand, and { $short } long at least.
"""
    }

    def __init__(self) -> None:
        options = [Option("start_ropes", "choice", 2, [1, 2, 3])]
        super().__init__("thin_ice", range(2, 5), Lake, [OnTheIce, Crack], CODES, EVENTS, options)

    def set_up(self, state: Lake) -> None:
        state.lay_out(state.floes, CATCHES)
        state.lay_out(state.deck, LENGTHS)
        state.deck_size = len(LENGTHS)
        for drawn in range(state.seats * state.start_ropes):
            state.draw(Seat(drawn // state.start_ropes))
        state.push(OnTheIce(state.fisher))

    def scores(self, state: Lake) -> list[int]:
        return [worth(player.caught) for player in state.players[: state.seats]]

    def pools(self, state: State) -> dict[str, Pool]:
        found = {f"catches {name}": Pool(CATCHES.count(kind), "TI-1.1") for kind, name in enumerate(CATCH.names)}
        return {**found, "ropes": Pool(len(LENGTHS), "TI-1.2")}

    def taken_unasked(self, code: int) -> bool:
        return not SINK.has(code)  # who has no rope is asked too: the question must not tell


def load(content: Path | None = None) -> Rules:
    return ThinIce()
