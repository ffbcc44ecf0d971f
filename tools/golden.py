"""Writes the golden files of tests/golden: 300 games of each game as checksums, and samples of positions and records.

A file that exists keeps its games and gets new checksums. Samples are written only where there are none: they show that
what an earlier version saved is still read.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence

from tests.golden.replay import (
    COLUMNS,
    HERE,
    KEYS,
    Line,
    canonical,
    columns,
    event_data,
    file_of,
    golden_game,
    lines,
    walk,
)

from beringia import Game, Position, Record, bots

GAMES = 300
POSITIONS = 40
RECORDS = 6


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.golden", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--trace", nargs=2, metavar=("GAME", "NUMBER"), help="tell one golden game instead")
    parser.add_argument("games", nargs="*", default=KEYS, help="only these games")
    given = parser.parse_args(arguments)
    if given.trace:
        trace(given.trace[0], int(given.trace[1]))
        return 0
    for key in given.games:
        game = golden_game(key)
        write_games(game)
        write_samples(game)
    return 0


def draw(game: Game) -> list[Line]:
    """The games to play: all numbers of players in turn, every option with any of its values."""
    return [
        {"seats": seats, "options": any_options(game, seats, random.Random(f"{game.key} {seed}")), "seed": seed}
        for seed in range(GAMES)
        for seats in [game.seats[seed % len(game.seats)]]
    ]


def any_options(game: Game, seats: int, chance: random.Random) -> dict[str, object]:
    drawn: dict[str, object] = {}
    for option in game.options:
        allowed = option.allowed_for(seats)
        drawn[option.key] = chance.sample(allowed, seats) if option.kind == "order" else chance.choice(allowed)
    return drawn


def write_games(game: Game) -> None:
    path = file_of(game.key)
    games = lines(game.key) if path.exists() else draw(game)
    made = [{**line, **columns(game, line)} for line in games]
    if path.exists():
        for column in COLUMNS:
            changed = sum(new[column] != old.get(column) for new, old in zip(made, games, strict=True))
            if changed:
                print(f"{game.key}: {column} changed in {changed} of {len(made)} games")
    path.write_text("[\n" + ",\n".join(map(canonical, made)) + "\n]\n", encoding="utf-8")


def write_samples(game: Game) -> None:
    for kind, made in (("positions", positions(game)), ("records", records(game))):
        path = HERE / f"{kind}-{game.key}.jsonl"
        if not path.exists():
            path.write_text("".join(canonical(sample) + "\n" for sample in made), encoding="utf-8")


def positions(game: Game) -> Iterator[dict[str, object]]:
    """Positions from all stages of games; half of them by good players, who come to what random ones hardly meet."""
    for number in range(POSITIONS):
        played = list(good_game(game, number) if number % 2 else random_game(game, number))
        position = played[number * (len(played) - 1) // (POSITIONS - 1)]
        yield {"digest": position.digest(), "choices": position.choices(), "position": position.to_dict()}


def random_game(game: Game, number: int) -> Iterator[Position]:
    for position, _, _ in walk(game, draw(game)[number]):
        yield position.copy()


def good_game(game: Game, number: int) -> Iterator[Position]:
    line = draw(game)[number]
    position = game.start(line["seats"], seed=line["seed"], options=line["options"])
    bot = bots.make("greedy", game, number)
    while not position.over:
        yield position.copy()
        position.play(bot.ask(position))
    yield position


def records(game: Game) -> Iterator[dict[str, object]]:
    """Whole games, by good and by random players, with choices taken back wherever that is allowed."""
    for number in range(RECORDS):
        line = draw(game)[number]
        chance = random.Random(f"{game.key} record {number}")
        record = Record(game, line["seats"], line["seed"], line["options"])
        bot = bots.make("greedy" if number % 2 else "random", game, number)
        while not record.position.over:
            seat = record.position.seat
            assert seat is not None
            record.play(bot.ask(record.position))
            if chance.random() < 0.1:
                for _ in range(chance.randint(0, record.undo_depth(seat))):
                    record.undo(seat)
        yield record.to_dict()


def trace(key: str, number: int) -> None:
    """Tell a golden game decision by decision; two engines' answers can be compared line by line."""
    for index, (position, events, choice) in enumerate(walk(golden_game(key), lines(key)[number])):
        for event in events:
            print(f"    {canonical(event_data(event))}")
        decision = position.decision
        if decision is not None:
            print(f"{index} seat {decision.seat} {decision.kind}: {choice} {position.notation(choice)}", end=" ")
        print(f"of {len(position.choices())}, digest {position.digest()[:16]}")
        for offered in position.choices():
            print(f"    {offered} {position.notation(offered)}")


if __name__ == "__main__":
    sys.exit(main())
