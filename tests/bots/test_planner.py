"""The planner: it repeats itself, keeps its plan from click to click, and stops in time."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import Any

import pytest

import beringia
from beringia import bots
from beringia.bots.files import evaluation_of
from beringia.bots.lines import Line, Lines
from beringia.bots.planner import PlannerBot, Settings, better_half, offers, play_on, promising
from beringia.kernel.playout import Picker
from beringia.kernel.rules import apply
from beringia.version import compiled

SMALL = {"iterations": 8.0, "candidates": 4.0, "worlds": 3.0, "horizon": 1.0, "patience": 3.0}
#: Seeds of games in which somebody eats last with full stores.
GAMES_OF_PLENTY = [2, 6, 7, 11]


def _planner(key: str, tree: bool, **more: float) -> PlannerBot:
    return PlannerBot(beringia.game(key), 5, settings=Settings({**SMALL, "tree": float(tree), **more}))


@pytest.mark.parametrize("tree", [True, False])
@pytest.mark.parametrize("key", beringia.games())
def test_choices_are_legal_and_repeat(key: str, tree: bool) -> None:
    game = beringia.game(key)
    position = game.start(max(2, game.seats[0]), seed=4)
    first, second = _planner(key, tree), _planner(key, tree)
    for _ in range(12 if compiled() else 4):
        digest = position.digest()
        choice = first.ask(position)
        assert position.digest() == digest
        assert choice in position.choices()
        assert second.ask(position) == choice
        position.play(choice)


def test_the_plan_of_a_turn_is_kept_until_something_else_happens() -> None:
    game = beringia.game("winter")
    planner = _planner("winter", True)
    position = game.start(1, seed=2)
    kept = 0
    for _ in range(12):
        choice = planner.ask(position)
        position.play(choice)
        if planner.plan is not None:
            kept += 1
            while len(position.choices()) == 1:  # whether it is asked or not
                position.play(position.choices()[0])
            assert sorted(planner.expected) == position.choices()
    assert kept > 3
    assert planner._planned(game.start(2, seed=9).state) is None, "another decision than the one that was expected"


def test_a_march_is_chosen_as_a_whole() -> None:
    """The clicks that are left of an action are played without another thought, unless something else is asked."""
    game = beringia.game("valley")
    planner = _planner("valley", False, iterations=4.0)
    position = game.start(2, seed=3)
    followed = 0
    for _ in range(200):
        planned = list(planner.line)
        expected = planner.expected
        choice = planner.ask(position)
        if planned and position.choices() == sorted(expected):
            followed += 1
            assert choice == planned[0]
        position.play(choice)
        if followed > 2:
            return
    raise AssertionError("no action took more than one click")


def test_nobody_starves_beside_full_stores() -> None:
    """The last seat's meal ends the round: not having paid for it yet is no gain."""
    game = beringia.game("valley")
    asked = 0
    for seed in GAMES_OF_PLENTY if compiled() else GAMES_OF_PLENTY[:1]:
        position = game.start(2 + seed % 2, seed=seed)
        mates = [bots.make("greedy", game, seat) for seat in range(position.seats)]
        while (seat := position.seat) is not None:
            choice = mates[seat].ask(position)
            if position.decision is not None and position.decision.kind == "feed":
                choice = position.parse("feed all")
                own: Any = position.view(seat)["players"]
                if own[seat]["food"] - own[seat]["need"] >= 10:
                    asked += 1
                    assert bots.make("planner", game, seed).ask(position) == choice, seed
            position.play(choice)
    assert asked


def test_what_is_left_of_a_line_is_played_only_where_it_is_offered() -> None:
    """A line is found in one world; in the next the same question may come where the line has another one first."""
    game = beringia.game("valley")
    planner = _planner("valley", False, iterations=4.0)
    position = game.start(2, seed=3)
    while len(position.choices()) == 1:
        position.play(position.choices()[0])
    planner.line = [max(position.choices()) + 1]
    planner.expected = offers(position.copy().state)
    assert planner.ask(position) in position.choices()


@pytest.mark.parametrize(("key", "tree"), [("winter", True), ("valley", False), ("eiszeit", False)])
def test_a_plan_holds_only_at_the_decision_it_was_made_for(key: str, tree: bool) -> None:
    """The same may be offered to somebody else, or turns later: that is another decision, and thought about anew."""
    game = beringia.game(key)
    for seed in range(30):
        planner = _planner(key, tree, iterations=6.0)
        position, picker = game.start(max(2, game.seats[0]), seed=seed), random.Random(seed)
        for _ in range(seed):
            position.play(picker.choice(position.choices()))
        for _ in range(6):
            seat = position.seat
            position.play(planner.ask(position))
            if planner.plan is not None or planner.line:
                break
        while len(position.choices()) == 1:
            position.play(position.choices()[0])
        if seat is None or position.seat != seat or not (planner.plan is not None or planner.line):
            continue
        here = position.copy().state
        assert planner._came(here)
        assert planner._came(position.determinize(seat, 7).state), "what is hidden does not matter"
        data = position.to_dict()
        elsewhere = _changed(game, data, position)
        if elsewhere is not None:
            assert not planner._came(elsewhere.state)
            return
    raise AssertionError("no plan was kept where the same would be offered elsewhere")


def _changed(game: beringia.Game, data: Mapping[str, Any], position: beringia.Position) -> beringia.Position | None:
    """A position with the same choices in which something open is different: one number of a player."""
    for player in data["state"]["players"]:
        for name, number in player.items():
            for other in (number + 1, number - 1) if type(number) is int else ():
                player[name] = other
                try:
                    found = game.from_dict(data)
                except ValueError:
                    found = None
                player[name] = number
                if (
                    found is not None
                    and found.choices() == position.choices()
                    and found.view(position.seat) != position.view(position.seat)
                ):
                    return found
    return None


@pytest.mark.parametrize(("key", "tree"), [("winter", True), ("valley", False)])
def test_it_stops_in_time(key: str, tree: bool) -> None:
    planner = _planner(key, tree, iterations=10_000_000.0)
    planner.seconds = 0.2
    position = beringia.game(key).start(2, seed=1)
    began = time.perf_counter()
    assert planner.ask(position) in position.choices()
    assert time.perf_counter() - began < 20  # a busy machine


def test_when_time_is_up_actions_are_carried_out_at_first_sight() -> None:
    """Every offer is still judged once: what looks best then is chosen, and no world is looked at by some only."""
    game = beringia.game("valley")
    evaluation = evaluation_of(game.rules, "planner")
    position = game.start(2, seed=3)
    chooser = Picker(1)
    while position.decision is not None and position.decision.kind != "turn_action":
        position.play(position.choices()[chooser.below(len(position.choices()))])
    hurried, calm = (Lines(evaluation, Picker(1), 6, until) for until in (1e-9, 0.0))
    best = hurried.look(position.copy().state)
    calm.look(position.copy().state)
    assert hurried.tried == len(position.choices())
    assert calm.tried > 3 * hurried.tried
    planner = _planner("valley", False, iterations=10_000_000.0)
    planner.seconds = 1e-9
    assert planner.ask(position) == best[0].codes[0]


@pytest.mark.parametrize("laps", [1, 2])
def test_lines_are_judged_at_the_same_point_of_a_round(laps: int) -> None:
    game = beringia.game("eiszeit")
    evaluation = evaluation_of(game.rules, "greedy")
    settings = Settings({"horizon": 0.0, "laps": float(laps), "patience": 500.0})
    state = game.start(3, seed=4).state
    for _ in range(18):  # the pre-round
        apply(game.rules, state, state.buffer[0])
    for _ in range(2):
        assert state.top_name() == "play_card"
        seat = state.top_seat()
        play_on(evaluation, state, settings, Picker(1))
        assert state.top_name() == "play_card"
        assert state.top_seat() == seat, "everybody has had as many turns"


def test_the_better_half() -> None:
    a, b, c = (Line([number], 0.0) for number in range(3))
    assert better_half([a, b, c], [1.0, 3.0, 2.0]) == ([b, c], [3.0, 2.0])
    assert better_half([a, b], [1.0, 3.0]) == ([b], [3.0])


@pytest.mark.parametrize("key", beringia.games())
def test_promising_choices(key: str) -> None:
    game = beringia.game(key)
    position = game.start(max(2, game.seats[0]), seed=4)
    for _ in range(6):
        found = promising(evaluation_of(game.rules, "greedy"), position.copy().state, Picker(1), 3)
        assert 0 < len(found) <= 3
        assert len(set(found)) == len(found)
        assert set(found) <= set(position.choices())
        position.play(found[-1])


def test_unknown_settings() -> None:
    with pytest.raises(ValueError, match="setting 'luck' of the search does not exist"):
        Settings({"luck": 1.0})
