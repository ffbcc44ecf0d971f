"""The table of the bots against the nomads."""

from __future__ import annotations

from beringia.lab.solo import DIFFICULTIES, MODULES, Line, measure, play, report


def test_every_kind_of_game_is_played() -> None:
    for difficulty in DIFFICULTIES:
        for module in MODULES:
            line = measure(("random", difficulty, module, 1))
            mine, nomads, won = play("random", {**DIFFICULTIES[difficulty], **MODULES[module]}, 0)
            assert (line.won, line.games, line.points, line.nomads) == (int(won), 1, mine, nomads)
            assert won == (mine > nomads)


def test_the_page() -> None:
    page = report([Line("greedy", "both", "ice finds", 25, 100, 61.25, 80.0)])
    assert "| greedy | both | ice finds | 100 | 25.0% | 17.5%-34.3% | 61.2 | 80.0 |" in page
