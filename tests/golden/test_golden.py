"""The golden games come out as they were written down, and what was saved with them is still read.

After a deliberate change ``make golden`` writes the files anew. ``python -m tools.golden --trace winter 17`` tells one
game decision by decision, to be compared with what an earlier engine tells.
"""

from __future__ import annotations

import pytest

from beringia import Record
from tests.golden.replay import COLUMNS, KEYS, Line, canonical, columns, golden_game, lines, samples, unversioned

SHARDS = 8
#: No saved position is of later rules than these.
SAVED_WITH = "1.3"


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("key", KEYS)
def test_games_come_out_as_written(key: str, shard: int) -> None:
    game = golden_game(key)
    moved: dict[int, list[str]] = {}
    for number, line in enumerate(lines(key)):
        if number % SHARDS == shard:
            played = columns(game, line)
            if differing := [column for column in COLUMNS if played[column] != line[column]]:
                moved[number] = differing
    assert not moved, _told(key, moved, lines(key))


def _told(key: str, moved: dict[int, list[str]], written: list[Line]) -> str:
    """Which columns differ in the first game, and in how many games each of them does."""
    first, differing = next(iter(moved.items()))
    line = written[first]
    counts = {column: sum(column in found for found in moved.values()) for column in COLUMNS}
    return (
        f"{key}: {len(moved)} golden games of this shard differ, first game {first}"
        f" ({line['seats']} seats, seed {line['seed']}, {line['options']}) in: {', '.join(differing)}."
        f" Games by column: {', '.join(f'{column} {count}' for column, count in counts.items() if count)}"
    )


@pytest.mark.parametrize("key", KEYS)
def test_saved_positions_load_and_save_the_same(key: str) -> None:
    game = golden_game(key).as_of(SAVED_WITH)
    found = samples("positions", key)
    assert len(found) == 40
    for number, sample in enumerate(found):
        position = game.from_dict(sample["position"])
        assert position.digest() == sample["digest"], f"position {number}"
        assert canonical(unversioned(position.to_dict())) == canonical(sample["position"]), f"position {number}"
        assert position.choices() == sample["choices"], f"position {number}"
        assert golden_game(key).from_dict(sample["position"]).digest() == sample["digest"], f"position {number}"


@pytest.mark.parametrize("key", KEYS)
def test_records_with_choices_taken_back_replay(key: str) -> None:
    game = golden_game(key)
    found = samples("records", key)
    assert len(found) == 6
    for sample in found:
        assert any(entry[2] == "undo" for entry in sample["entries"])
        record = Record.from_dict(game, sample)
        assert canonical(record.to_dict()) == canonical(sample)
