"""A large random sample: whole games over all player counts and options, all invariants checked after every step.

``python -m beringia.lab.sample --games 20000`` stops at the first position that breaks one, and says how to get there.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from os import cpu_count

from rich.progress import track

from beringia.games import registry
from beringia.kernel.playout import Picker
from beringia.kernel.position import Game

BATCH = 100


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="beringia.lab.sample", description="random games with all invariants checked")
    parser.add_argument("--game", choices=registry.keys(), action="append", help="which game; all of them if not given")
    parser.add_argument("--games", type=int, default=20_000, help="how many games of each (default %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first one (default %(default)s)")
    given = parser.parse_args(arguments)
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for key in given.game or registry.keys():
            last = given.first + given.games
            batches = [range(start, min(start + BATCH, last)) for start in range(given.first, last, BATCH)]
            tasks = [pool.submit(play_batch, key, batch) for batch in batches]
            lengths: list[int] = []
            for task in track(as_completed(tasks), f"{key}: {given.games} games", len(tasks)):
                broken, played = task.result()
                if broken:
                    pool.shutdown(cancel_futures=True)
                    print(broken, file=sys.stderr)
                    return 1
                lengths += played
            print(
                f"{key}: {len(lengths)} games, {sum(lengths)} decisions, no broken invariant; "
                f"length {min(lengths)} to {max(lengths)}, mean {sum(lengths) / len(lengths):.0f}"
            )
    return 0


def play_batch(key: str, numbers: range) -> tuple[str, list[int]]:
    """The lengths of some games, or what broke."""
    game = registry.game(key)
    lengths: list[int] = []
    for number in numbers:
        broken, length = play_checked(game, number)
        if broken:
            return broken, lengths
        lengths.append(length)
    return "", lengths


def play_checked(game: Game, number: int) -> tuple[str, int]:
    """Game ``number`` of the sample: player counts and options follow from the number."""
    picker = Picker(number + 1)
    seats = game.seats[number % len(game.seats)]
    options: dict[str, object] = {
        option.key: option.allowed_for(seats)[picker.below(len(option.allowed_for(seats)))]
        for option in game.options
        if option.kind == "choice"
    }
    position = game.start(seats, seed=number, options=options)
    length = 0
    while not position.over:
        choices = position.choices()
        position.play(choices[picker.below(len(choices))])
        length += 1
        broken = position.check()
        if broken:
            return (
                f"{game.key}, game {number}, {seats} players, {options}, decision {length}: {'; '.join(broken)}",
                length,
            )
    return "", length


if __name__ == "__main__":
    sys.exit(main())
