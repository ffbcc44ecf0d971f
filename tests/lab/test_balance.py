"""The balance report of Endless Winter: counted from real games, and laid out."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import beringia
from beringia.bots.planner import PlannerBot
from beringia.lab.balance import Kept, Played, main, make, play, report, verdict
from beringia.lab.dealt import Dealt


def test_a_game_is_counted_whole() -> None:
    game = beringia.game("winter")
    players = play(game, 2, 5, "strong")
    assert sorted(player.first for player in players) == [0, 1]
    assert sum(player.victory for player in players) == 1
    assert players[0].ahead == players[0].points - players[1].points == -players[1].ahead
    for player in players:
        assert sum(player.sources.values()) == player.points
        assert player.chief.split()[0] in game.content["chiefs"]
        assert all("era" in game.content["cards"][card] for card in player.bought)
    assert sum(len(player.bought) for player in players) > 0
    assert sum(player.counts["megaliths built"] for player in players) > 0


def test_the_page_says_what_the_players_did() -> None:
    game = beringia.game("winter")

    def played(seat: int, victory: float, points: int, bought: list[str]) -> Played:
        sources, counts = {"cards": points, "site": 0}, Counter({"villages built": seat})
        return Played(2, seat, seat, "seeking_hand a", points, 2 * points - 100, victory, sources, bought, counts)

    games = [
        player for _ in range(50) for player in (played(0, 1.0, 60, ["drying_rack"]), played(1, 0.0, 40, []))
    ]  # fmt: skip
    games[0].ahead = 30.0
    page = report(game, games, "strong")
    assert "50 with 2" in page
    assert "`python -m beringia.lab.balance --bot strong --games 50`" in page
    assert "| 2 players, turn 1 | 50 | 2.00 (1.86-2.00) | +20.2 ± 0.4 | 60.0 |" in page
    assert "| 2 players, turn 2 | 50 | 0.00 (0.00-0.14) | -20.0 ± 0.0 | 40.0 |" in page
    assert "| Seeking Hand, a | 100 | 1.00 (0.81-1.19) | +0.1 ± 4.0 | 50.0 |" in page
    assert "| built a village | 50 | 0.00 (0.00-0.14) | -20.0 ± 0.0 | 40.0 |" in page
    assert "| not built a village | 50 | 2.00" in page
    assert "| cards | 50.0 | 0.0 | 0.0 | 60.0 | 100% |" in page
    assert "| villages built | 0.50 | 0.00 |" in page
    assert "| Drying Rack | 1 | 1.00 | 2.00 (1.86-2.00) | 60.0 |" in page
    assert page.count("\n| ") > 40, "every culture card has a line"


def test_what_people_wrote_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert verdict(page) == ""
    page.write_text("# Figures\n\n## What we make of it\n\nNothing is off.\n")
    assert verdict(page) == "\n## What we make of it\n\nNothing is off.\n"


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, page = tmp_path / "kept" / "games.jsonl", tmp_path / "page.md"
    kept = Kept(file)
    for seed in range(3):
        kept.add((2, seed, "greedy", 0), play(beringia.game("winter"), 2, seed, "greedy"))
    again = Kept(file)
    assert (
        again.find((2, 1, "greedy", 0))
        == kept.find((2, 1, "greedy", 0))
        == play(beringia.game("winter"), 2, 1, "greedy")
    )
    for other in ((2, 3, "greedy", 0), (3, 1, "greedy", 0), (2, 1, "beginner", 0), (2, 1, "greedy", 60)):
        assert again.find(other) is None
    given = ["--bot", "greedy", "--players", "2", "--kept", str(file), "--out", str(page)]
    assert main([*given, "--games", "3"]) == 0, "nothing is left to play"
    assert "3 with 2 players" in page.read_text()
    assert main([*given, "--games", "9", "--minutes", "0"]) == 0
    assert "3 with 2 players" in page.read_text()
    with pytest.raises(SystemExit):
        main(["--bot", "greedy", "--games", "3", "--minutes", "0", "--out", str(page)])
    capsys.readouterr()


def test_other_values_can_be_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual = (files("beringia") / "games/winter/content.toml").read_text(encoding="utf-8")
    line = 'setup = ["none", "gain food 1", "gain tool 1", "gain food 1 + tool 1"]'
    assert line in usual
    content, page, kept = tmp_path / "content.toml", tmp_path / "page.md", tmp_path / "games.jsonl"
    content.write_text(usual.replace(line, line.replace("none", "gain vp 20 + vp 20 + vp 20")), encoding="utf-8")
    given = ["--bot", "greedy", "--players", "2", "--games", "6", "--kept", str(kept), "--out", str(page)]
    assert main(given) == 0
    assert "| 2 players, turn 1 | 6 | 2.00" not in page.read_text()
    assert main([*given, "--content", str(content)]) == 0, "games with other values are not taken for the usual ones"
    assert "| 2 players, turn 1 | 6 | 2.00" in page.read_text()
    assert f"--bot greedy --content {content} --games 6`" in page.read_text(), "the page says what it was made with"
    assert len(kept.read_text().splitlines()) == 12
    for wrong in (["--content", str(tmp_path)], ["--content", str(content), "--chief", "fire_wolf"]):
        with pytest.raises(SystemExit):
            main([*given, *wrong])
    with pytest.raises(SystemExit):
        main([*given[:-2], "--content", str(content)])
    assert "--content: give --out" in capsys.readouterr().err


def test_who_plans_may_plan_less() -> None:
    game = beringia.game("winter")
    usual, short = make("planner", game, 1, 0), make("planner", game, 1, 60)
    assert isinstance(usual, PlannerBot)
    assert isinstance(short, PlannerBot)
    assert (usual.settings.iterations, short.settings.iterations) == (600, 60)
    assert short.settings.worlds == usual.settings.worlds


def test_one_player_is_always_dealt_the_chief() -> None:
    dealt = Dealt("stone_hewer", "b")
    game = dealt.game()
    assert game is beringia.game("winter")
    for seed in range(8):
        players, usual = (
            state["players"]
            for position in (dealt.start(game, 3, seed), game.start(3, seed=seed))
            if isinstance(state := position.to_dict()["state"], dict)
        )
        chiefs, before = ([player["chief"] for player in who] for who in (players, usual))
        assert chiefs[seed % 3] == "stone_hewer"
        assert len(set(chiefs)) == 3, "there is one card of each"
        moved = [seat for seat in range(3) if chiefs[seat] != before[seat]]
        assert set(moved) <= {seed % 3, *(seat for seat in range(3) if before[seat] == "stone_hewer")}
        assert [player | {"chief": ""} for player in players] == [player | {"chief": ""} for player in usual]
    for seed in range(4):
        played = play(game, 2, seed, "greedy", dealt=dealt)
        assert played[seed % 2].chief == "stone_hewer b"
        assert not played[1 - seed % 2].chief.startswith("stone_hewer")


def test_a_dealt_ability_can_be_another_one() -> None:
    present = beringia.game("winter").content["chiefs"]
    found = Dealt("thunder_paw", "a", "gain vp 20").game()
    assert found.content["chiefs"] == {**present, "thunder_paw": {**present["thunder_paw"], "a": "gain vp 20"}}
    assert found.content.version != beringia.game("winter").content.version


def test_what_a_dealt_chief_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--bot", "greedy", "--games", "8", "--players", "2", "--workers", "1", "--chief", "thunder_paw"]
    told = []
    for ability in ([], [], ["--ability", "gain vp 20"]):
        assert main([*given, *ability]) == 0
        told.append(capsys.readouterr().out.splitlines()[-1])
    assert told[0] == told[1]
    name, played, _, ahead, _ = (cell.strip() for cell in told[2].strip("|").split("|"))
    assert (name, played) == ("thunder_paw a: gain vp 20, 2 players", "8")
    assert float(ahead.split()[0]) > 20
    for wrong in (["--side", "c"], ["--ability", "gain fod 1"]):
        with pytest.raises(SystemExit):
            main([*given, *wrong])
    with pytest.raises(SystemExit):
        main(["--chief", "nobody"])
    assert "'nobody' does not exist; there are seeking_hand" in capsys.readouterr().err
