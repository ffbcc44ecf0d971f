"""Section 4 of the rules: rounds and turns."""

from __future__ import annotations

import random

import pytest

from beringia import Event
from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    decision,
    hand,
    offers,
    play,
    player,
    refused,
    table,
    tell,
)


def whole_game(players: int, rounds: int, seed: int) -> list[Event]:
    p = GAME.start(players, seed=seed, options={"rounds": rounds})
    dice = random.Random(seed)
    events: list[Event] = []
    while not p.over:
        events += p.play_and_tell(dice.choice(p.choices()))
    return events


def phases(events: list[Event]) -> list[str]:
    """The phases in the order in which the events tell of them, repetitions left out."""
    names = {
        "card_played": "settle", "drew": "settle", "settling_ended": "end of settling", "fire_revealed": "conflicts",
        "conflict_lost": "conflicts", "board_cleared": "conflicts", "area_scored": "scoring", "round_scored": "scoring",
        "glacier_laid": "glacier", "glacier_declined": "glacier",
    }  # fmt: skip
    found: list[str] = []
    for event in events:
        name = names.get(event.kind)
        if name and found[-1:] != [name]:
            found.append(name)
    return found


ROUND = ["settle", "end of settling", "conflicts", "scoring", "glacier"]


@pytest.mark.rule("EZ-4.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_four_rounds_of_four_phases(players: int) -> None:
    events = whole_game(players, 4, seed=players)
    assert phases(events) == ROUND * 3 + ROUND[:-1]
    assert [event.args["round"] for event in events if event.kind == "round_began"] == [1, 2, 3, 4]


@pytest.mark.rule("EZ-4.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_rounds_by_choice(players: int) -> None:
    events = whole_game(players, 3, seed=players)
    assert phases(events) == ROUND * 2 + ROUND[:-1]
    assert [event.args["round"] for event in events if event.kind == "round_began"] == [1, 2, 3]
    assert GAME.start(players, seed=1).view(None)["rounds"] == 4, "four unless it is said otherwise"
    for wrong in (1, 2, 5, "3", True):
        with pytest.raises(ValueError, match="allowed are 4, 3"):
            GAME.start(players, seed=1, options={"rounds": wrong})


@pytest.mark.rule("EZ-4.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_opened_the_preround_takes_the_first_turn(players: int) -> None:
    openers = set()
    for seed in range(30):
        p = GAME.start(players, seed=seed)
        opener = p.seat
        assert opener is not None
        openers.add(opener)
        for _ in range(6 * players):
            p.play(p.choices()[0])
        assert decision(p) == f"{COLOURS[opener]} play_card"
    assert openers == set(range(players))


@pytest.mark.rule("EZ-4.4")
def test_play_discard_refill() -> None:
    p = table(3, areas={6: "red1"}, stones={"red": 4}, hands={"red": hand("fire")})
    seen = [decision(p)]
    for text in ("play fire", "fire 5-6", "discard leave_one", "draw light", "draw dark"):
        play(p, text)
        seen.append(decision(p))
    assert seen == ["red play_card", "red fire_move", "red discard", "red draw", "red draw", "yellow play_card"]
    assert (player(p, "red")["light"], player(p, "red")["dark"]) == (3, 2)


@pytest.mark.rule("EZ-4.4")
def test_the_discard_may_be_left_out() -> None:
    p = table(3, stones={"red": 4}, hands={"red": hand("fire")})
    play(p, "play fire", "fire 5-6")
    assert offers(p) == {"no discard", "discard fire", "discard leave_one"}
    play(p, "no discard")
    assert decision(p) == "red draw"
    play(p, "draw light")
    assert decision(p) == "yellow play_card"
    assert player(p, "red")["light"] + player(p, "red")["dark"] == 5


@pytest.mark.rule("EZ-4.4")
def test_one_card_is_played_and_no_second_one() -> None:
    p = table(3, stones={"red": 4}, hands={"red": hand("fire")})
    play(p, "play fire", "stop")
    assert refused(p, "play", 9) == "EZ-7.1", "after the action comes the discard"
    played = [event for event in tell(p, "no discard") + tell(p, "draw dark") if event.kind == "card_played"]
    assert not played


@pytest.mark.rule("EZ-4.5")
@pytest.mark.parametrize("stones", [0, 4, 7, 8, 12])
def test_nobody_may_pass(stones: int) -> None:
    p = table(3, stones={"red": stones}, hands={"red": hand("fire")})
    assert offers(p)
    assert all(text.startswith("play ") for text in offers(p))
    assert refused(p, "stop") == refused(p, "no_discard") == refused(p, "decline") == "EZ-4.5"
