"""The table of the bots against the nomads."""

from __future__ import annotations

from pathlib import Path

import pytest

from beringia.lab.solo import DIFFICULTIES, MODULES, Line, main, measure, play, report


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


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "greedy,nobody"], "bot 'nobody' does not exist; there are greedy, search, random"),
        (["--bots", ""], "bot '' does not exist"),
        (["--games", "0"], "games: 0 is not allowed; give at least 1"),
    ],
)
def test_nonsense_is_refused(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*arguments, "--out", str(tmp_path / "nomads.md")])
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
