"""The examples for learners and analysts run."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long
EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> None:
    before = sys.argv
    sys.argv = [name, *arguments]
    try:
        with pytest.raises(SystemExit) as ended:
            runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before
    assert ended.value.code == 0


def test_a_policy_learns(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    run("learn_eiszeit.py", "--steps", "4096", "--games", "16", "--out", str(tmp_path / "policy.zip"))
    assert "against greedy: " in capsys.readouterr().out
    assert (tmp_path / "policy.zip").exists()


def test_a_search_plays(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    run("search_eiszeit.py", "--games", "1", "--simulations", "2")
    assert "of 1 games" in capsys.readouterr().out


def test_the_analysis_runs() -> None:
    nbclient = pytest.importorskip("nbclient")
    nbformat = pytest.importorskip("nbformat")
    pytest.importorskip("ipykernel")
    pytest.importorskip("pandas")
    pytest.importorskip("matplotlib")
    notebook = nbformat.read(EXAMPLES / "analysis.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=600).execute()
