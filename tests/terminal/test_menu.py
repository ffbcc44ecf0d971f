"""Long lists ask for the piece first."""

from __future__ import annotations

import random

import beringia
from beringia.terminal.menu import MOST, menu


def test_every_choice_is_reached_exactly_once() -> None:
    chance = random.Random(4)
    longest = 0
    narrowed = 0
    for seats in (3, 4, 5):
        position = beringia.game("eiszeit").start(seats=seats, seed=seats)
        while (seat := position.seat) is not None:
            choices = position.choices_for(seat)
            lines = menu(choices, lambda choice: choice.verb, lambda target: target)
            reached = [choice.code for line in lines for choice in line.choices]
            assert sorted(reached) == position.choices()
            if len(choices) <= MOST:
                assert all(len(line.choices) == 1 for line in lines)
            for line in lines:
                assert len({choice.targets[:1] for choice in line.choices}) == 1
            if len(choices) > MOST and any(len(choice.targets) > 1 for choice in choices):
                narrowed += 1
                longest = max(longest, len(lines))
            position.play(chance.choice(position.choices()))
    assert narrowed > 20
    assert longest <= 3 * MOST
