"""Where games are found: in the package, by a name given to the registry, in a file, in another package."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import beringia
from beringia.games import registry
from beringia.text.rulebook import rulebook

THIN_ICE = Path(__file__).parents[2] / "examples" / "thin_ice.py"


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test lists is forgotten again."""
    monkeypatch.setenv(registry.VARIABLE, "")
    yield
    registry.forget("ice")


def test_the_games_of_the_package_are_its_folders() -> None:
    folders = Path(registry.__file__).parent
    assert beringia.games() == sorted(path.name for path in folders.iterdir() if (path / "rules.md").exists())


def test_a_file_is_a_game_and_is_not_listed() -> None:
    game = beringia.game(str(THIN_ICE))
    assert game.key == "thin_ice"
    assert beringia.game(str(THIN_ICE)) is game
    assert "thin_ice" not in beringia.games()
    assert rulebook("thin_ice").find("TI-2.4") == rulebook(str(THIN_ICE)).find("2.4")


def test_a_file_can_be_listed_for_this_process_and_its_children(listed: None) -> None:
    assert registry.register_file(THIN_ICE) == "thin_ice"
    assert registry.register_file(THIN_ICE) == "thin_ice"
    assert beringia.games()[-1] == "thin_ice"
    assert os.environ[registry.VARIABLE] == str(THIN_ICE)
    code = "import beringia; print(beringia.games()[-1], beringia.game('thin_ice').seats)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["thin_ice", "range(2,", "5)"]


def test_a_module_can_be_registered_and_forgotten(listed: None, tmp_path: Path) -> None:
    (tmp_path / "ice.py").write_text(THIN_ICE.read_text(encoding="utf-8").replace('"thin_ice"', '"ice"'))
    registry.register("ice", str(tmp_path / "ice.py"))
    assert "ice" in beringia.games()
    assert beringia.game("ice").start(2, seed=1).seat == 0
    registry.forget("ice")
    assert "ice" not in beringia.games()


def test_entry_points_of_other_packages(tmp_path: Path) -> None:
    (tmp_path / "icy").mkdir()
    (tmp_path / "icy" / "__init__.py").write_text("")
    (tmp_path / "icy" / "thin_ice.py").write_text(THIN_ICE.read_text(encoding="utf-8"))
    facts = tmp_path / "icy-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: icy\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[{registry.GROUP}]\nthin_ice = icy.thin_ice\n")
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    code = "import beringia; print(beringia.games()[-1], beringia.game('thin_ice').rules.__class__.__module__)"
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.split() == ["thin_ice", "icy.thin_ice"]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("", "a game has a function 'load', which this module has not"),
        ("from sofa import cushion", "ModuleNotFoundError: No module named 'sofa'"),
        ("def load(:", "SyntaxError"),
        (THIN_ICE.read_text(encoding="utf-8"), "the game calls itself 'thin_ice'"),
    ],
)
def test_files_that_are_no_games(listed: None, tmp_path: Path, source: str, reason: str) -> None:
    file = tmp_path / "nothing.py"
    file.write_text(source, encoding="utf-8")
    with pytest.raises(ValueError, match=reason):
        registry.register_file(file)
    assert "nothing" not in beringia.games()


def test_no_file_at_all() -> None:
    with pytest.raises(ValueError, match=r"missing\.py: there is no such file"):
        beringia.game("missing.py")
    with pytest.raises(ValueError, match="game 'missing' does not exist; there are "):
        beringia.game("missing")
