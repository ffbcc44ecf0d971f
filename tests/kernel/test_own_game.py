"""A game from outside the package: what docs/adding-a-game.md promises, compiled or not, with a game in one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import beringia
from beringia import bots
from beringia.games import registry
from beringia.kernel.codes import Choice, CodeSpace
from beringia.kernel.content import Content
from beringia.kernel.dice import new_dice
from beringia.kernel.events import EventKind, EventSpace
from beringia.kernel.playout import random_game
from beringia.kernel.position import Game
from beringia.kernel.rules import Option, OptionValue, Refusal, Rules
from beringia.kernel.state import State, new_agenda

TAKE = 100


class Heap(State):
    """A heap of bones; ``table`` holds how many are left, and the seat that took the last one."""

    def __init__(self, agenda: vec[i64], depth: i64, dice: vec[i64], table: vec[i64]) -> None:
        super().__init__(agenda, depth, dice)
        self.table = table

    def copy(self) -> State:
        return Heap(vec[i64](self.agenda), self.depth, vec[i64](self.dice), vec[i64](self.table))

    def arrays(self) -> list[vec[i64]]:
        return [self.table]


class LastBone(Rules):
    """Two players take one to three bones in turn; whoever takes the last one wins."""

    def __init__(self) -> None:
        self.key = "last_bone"
        self.seats = range(2, 3)
        self.codes = CodeSpace([("take", [("count", 3)])])
        self.events = EventSpace([EventKind("taken", [("count", "number")])], {})
        self.options = [Option("bones", "choice", 12, [12, 21])]
        self.content = Content("nothing", {})

    def run(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        raise AssertionError("this game has no step without a decision")

    def offer(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64) -> None:
        for count in range(min(3, cast(Heap, state).table[0])):
            state.offer(count)

    def take(self, state: State, kind: i64, seat: i64, x: i64, y: i64, z: i64, code: i64) -> None:
        heap = cast(Heap, state)
        heap.table[0] -= code + 1
        state.emit(0, seat, code + 1)
        if heap.table[0] > 0:
            state.push(TAKE, 1 - seat)
        else:
            heap.table[1] = seat

    def changes_nothing(self, code: i64) -> bool:
        return False

    def start(self, seats: int, dice_seed: str, options: dict[str, OptionValue]) -> State:
        bones = cast(int, options["bones"])
        state = Heap(new_agenda(), 0, new_dice(dice_seed), vec[i64]([bones, -1, bones]))
        state.push(TAKE, state.roll(2))
        return state

    def scores(self, state: State) -> list[int]:
        return [int(cast(Heap, state).table[1] == seat) for seat in range(2)]

    def winners(self, state: State) -> list[int]:
        return [cast(Heap, state).table[1]]

    def determinize(self, state: State, seat: int, dice_seed: str) -> State:
        return state.copy()

    def problems(self, state: State) -> list[str]:
        return [] if cast(Heap, state).table[0] >= 0 else ["fewer than no bones"]

    def seat_count(self, state: State) -> int:
        return 2

    def options_of(self, state: State) -> dict[str, OptionValue]:
        return {"bones": cast(Heap, state).table[2]}

    def decision_name(self, kind: int) -> str:
        return "take"

    def decision_args(self, state: State) -> dict[str, str | int]:
        return {"left": cast(Heap, state).table[0]}

    def describe(self, state: State, code: int) -> Choice:
        return Choice(code, "take", (f"bones:{code + 1}",), "last_bone-choose-take", {"count": code + 1})

    def notation(self, state: State, code: int) -> str:
        return f"take {code + 1}"

    def why_not(self, state: State, code: int) -> Refusal:
        return Refusal("last_bone-why-too-many", "LB-1.1", {"count": code + 1})

    def view(self, state: State, viewer: int | None) -> dict[str, object]:
        return {"left": cast(Heap, state).table[0]}

    def state_to_dict(self, state: State) -> dict[str, object]:
        return {"numbers": state.numbers()}

    def state_from_dict(self, seats: int, options: dict[str, OptionValue], data: Mapping[str, object]) -> State:
        raise AssertionError("not asked here")

    def worth(self, state: State, seat: i64) -> float:
        # Who leaves a multiple of four wins.
        if state.depth == 0:
            return 10.0 if cast(Heap, state).table[1] == seat else -10.0
        good = cast(Heap, state).table[0] % 4 == 0
        return 1.0 if good == (state.top_seat() != seat) else -1.0

    def announces(self, code: i64) -> bool:
        return False

    def settled(self, state: State) -> bool:
        return True


def load(content: Path | None) -> Rules:
    """What the registry calls."""
    return LastBone()


@pytest.fixture
def game() -> Iterator[Game]:
    registry.register("last_bone", __name__)
    yield beringia.game("last_bone")
    registry.forget("last_bone")


def test_a_game_from_outside_is_played_like_any_other(game: Game) -> None:
    position = game.start(seats=2, seed=1, options={"bones": 21})
    before = position.copy()
    told = []
    while not position.over:
        told += position.play_and_tell(position.choices()[-1])
    assert [event.args["count"] for event in told] == [3] * 7
    assert position.winners() == [before.seat], "seven turns: who begins takes the last"
    assert before.choices() == [0, 1, 2], "the copy is untouched"
    assert before != position
    assert before.digest() != position.digest()


def test_the_kernel_checks_it(game: Game) -> None:
    with pytest.raises(ValueError, match="allowed are 12, 21"):
        game.start(seats=2, options={"bones": 13})
    position = game.start(seats=2, seed=1)
    for text in ("take 3", "take 3", "take 3", "take 2"):
        position.play(position.parse(text))
    refusal = position.why_not(2)
    assert refusal is not None
    assert refusal.clause == "LB-1.1"
    with pytest.raises(beringia.IllegalChoice):
        position.play(2)


def test_bots_and_playouts_know_it(game: Game) -> None:
    state, decisions = random_game(game.rules, 2, 1, {"bones": 12})
    assert 4 <= decisions <= 12
    assert state.depth == 0
    clever = bots.make("greedy", game, 1)
    position = game.start(seats=2, seed=1, options={"bones": 21})
    hunter = position.seat
    while not position.over:
        position.play(clever.ask(position) if position.seat == hunter else position.choices()[0])
    assert position.winners() == [hunter]
