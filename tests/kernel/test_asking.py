"""Why not? by elements of the board: the engine finds the choice that somebody means."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

import beringia
from beringia import Position

GAMES = ("eiszeit", "valley", "winter")
NONSENSE = ["sofa:3", "area:99", "player", "hunter:7:1", "::", "hex:", "card:no_such_card", ""]


def walk(key: str, games: int, seed: int = 3) -> Iterator[Position]:
    """Positions of random games."""
    game, chance = beringia.game(key), random.Random(seed)
    for number in range(games):
        position = game.start(seats=chance.choice(game.seats), seed=number)
        while not position.over:
            yield position
            position.play(chance.choice(position.choices()))


def eiszeit(kind: str, **wanted: object) -> Position:
    """A position of Eiszeit in which something is to be decided."""
    for position in walk("eiszeit", 40):
        decision = position.decision
        if decision is not None and decision.kind == kind and wanted.items() <= decision.args.items():
            return position
    raise AssertionError(f"no {kind} in 40 games")


def reason(position: Position, *targets: str, around: tuple[str, ...] = ()) -> tuple[str, str] | None:
    found = position.why_not_at(targets, around)
    return None if found is None else (found.key, found.clause)


def test_a_place_that_is_closed() -> None:
    position = beringia.game("eiszeit").start(seats=3, seed=1)
    assert reason(position, "area:1") == ("eiszeit-why-iced", "EZ-1.6")
    assert reason(position, "area:9") is None


def test_a_piece_means_its_place_where_only_that_can_be_chosen() -> None:
    position = beringia.game("eiszeit").start(seats=3, seed=1)
    assert reason(position, "mammoth:1", around=("area:1",)) == ("eiszeit-why-iced", "EZ-1.6")


def test_a_card() -> None:
    position = eiszeit("play_card")
    assert position.seat is not None
    players = position.view(position.seat)["players"]
    assert isinstance(players, list)
    hand = players[position.seat]["hand"]
    cards = [name for name in beringia.game("eiszeit").content["cards"] if name not in hand]
    assert reason(position, f"card:{cards[0]}") == ("eiszeit-why-not-in-hand", "EZ-4.4")


def test_a_player() -> None:
    position = eiszeit("choose_opponent")
    assert reason(position, f"player:{position.seat}") is not None


def test_what_was_picked_before_counts() -> None:
    """A hunter, then an area too far away: the reason is about that step of that hunter."""
    for position in walk("eiszeit", 40):
        moves = [choice for choice in position.choices_for(position.seat) if choice.verb == "move"]
        if position.decision is None or position.decision.kind != "drive_step" or not moves:
            continue
        hunter, target = moves[0].targets
        assert reason(position, hunter, target) is None
        assert reason(position, hunter) is None  # it can be chosen, and then something more
        assert reason(position, hunter, hunter.replace("hunter:", "area:").split(":")[0] + ":1") is not None
        same = f"area:{hunter.split(':')[2]}"
        assert reason(position, hunter, same) == ("eiszeit-why-same-area", "EZ-8.6")
        return
    raise AssertionError("nobody drove anybody")


def test_two_pieces_in_any_order() -> None:
    for position in walk("eiszeit", 60):
        swaps = [choice for choice in position.choices_for(position.seat) if choice.verb == "swap"]
        if swaps:
            first, second = swaps[-1].targets
            assert reason(position, first, second) is None
            assert reason(position, second, first) is None
            return
    raise AssertionError("nobody swapped")


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_offered_is_allowed(key: str) -> None:
    for number, position in enumerate(walk(key, 2)):
        if number % 30 == 0:
            for choice in position.choices_for(position.seat)[:6]:
                assert position.game.rules.targets(position.state, choice.code) == choice.targets
                if choice.targets:
                    assert reason(position, *choice.targets) is None
                    assert reason(position, choice.targets[0]) is None


@pytest.mark.parametrize("key", GAMES)
def test_nonsense_gets_a_clear_answer(key: str) -> None:
    for number, position in enumerate(walk(key, 1)):
        if number % 40 == 0:
            for element in NONSENSE:
                refusal = position.why_not_at([element])
                assert refusal is not None
                assert refusal.key
            nothing = position.why_not_at([])
            assert nothing is not None
            assert nothing.key == "nothing-to-choose-here"


def test_a_game_that_is_over() -> None:
    position = beringia.game("eiszeit").start(seats=3, seed=1)
    while not position.over:
        position.play(position.choices()[0])
    assert reason(position, "area:1") == ("game-is-over", "")


@pytest.mark.parametrize("key", GAMES)
def test_the_answer_never_depends_on_what_the_asker_cannot_know(key: str) -> None:
    chance = random.Random(5)
    met: set[str] = set()
    for number, position in enumerate(walk(key, 2)):
        assert position.seat is not None
        if number % 5 == 0:
            met |= {target for choice in position.choices_for(position.seat) for target in choice.targets}
        if number % 60 == 0 and met:
            other = position.determinize(position.seat, number)
            for element in chance.sample(sorted(met), min(8, len(met))):
                assert str(position.why_not_at([element])) == str(other.why_not_at([element])), element


@pytest.mark.parametrize("key", GAMES)
def test_it_is_answered_at_once(key: str) -> None:
    """Also for elements that nothing names, for which all codes are looked through."""
    taken = []
    for number, position in enumerate(walk(key, 1)):
        if number % 40 == 0:
            position.why_not_at(["sofa:3"])  # what never changes is kept
            before = time.process_time()
            position.why_not_at(["sofa:3"])
            taken.append(time.process_time() - before)
    assert sorted(taken)[len(taken) // 2] < 0.05
