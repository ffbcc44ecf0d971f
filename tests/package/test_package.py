"""What is published: a source archive that is whole, and wheels that play a game in a fresh environment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest
from tools import build_web

from tests.docs.pages import ROOT
from tests.docs.test_tidy import tracked

ARCHIVE = "from setuptools import build_meta; build_meta.build_sdist('dist')"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is in the repository, with pages as if they had just been built."""
    folder = tmp_path_factory.mktemp("project")
    for path in tracked():
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    if (build_web.STATIC / "index.html").exists():
        shutil.copytree(build_web.STATIC, folder / build_web.STATIC.relative_to(ROOT))
    else:
        (folder / build_web.STATIC.relative_to(ROOT)).mkdir()
        (folder / build_web.STATIC.relative_to(ROOT) / "index.html").write_text("<script></script>")
    (folder / build_web.BUILT.relative_to(ROOT)).write_text(build_web.sources())
    return folder


@pytest.fixture(scope="module")
def archive(project: Path) -> Path:
    try:
        major = int(version("setuptools").partition(".")[0])
    except PackageNotFoundError:
        major = 0
    if major < 77:
        pytest.skip("needs a setuptools that reads this pyproject.toml")
    subprocess.run([sys.executable, "-c", ARCHIVE], cwd=project, check=True, capture_output=True)
    (found,) = (project / "dist").glob("beringia-*.tar.gz")
    return found


def test_the_archive_is_whole(archive: Path, project: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    wanted = {path.relative_to(ROOT).as_posix() for path in tracked()}
    assert wanted - names == set()
    assert "src/beringia/server/static/index.html" in names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or "node_modules" in name]


def test_the_compiler_runs_only_where_something_is_built(project: Path) -> None:
    """Build tools ask for metadata several times, and for an archive: that takes no compiler."""
    script = "from build_tools.compile import extensions; print(len(extensions()))"
    for command in ("egg_info", "dist_info", "sdist"):
        asked = subprocess.run(
            [sys.executable, "-c", script, command], cwd=project, check=True, capture_output=True, text=True
        )
        assert asked.stdout == "0\n"


@pytest.mark.long
@pytest.mark.parametrize("kind", ["plain", "compiled"])
def test_wheels_play_a_game_in_a_fresh_environment(archive: Path, tmp_path: Path, kind: str) -> None:
    environment = {**os.environ, "BERINGIA_PURE" if kind == "plain" else "BERINGIA_COMPILED": "1"}
    environment.pop("PYTHONPATH", None)
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path), str(archive)],
        env=environment, check=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("beringia-*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    assert "beringia/server/static/index.html" in names
    assert "beringia/kernel/position.py" in names, "editors read types and docstrings there"
    assert wheel.name.endswith("-py3-none-any.whl") == (kind == "plain")
    assert any(name.endswith((".so", ".pyd")) for name in names) == (kind == "compiled")
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([str(python), "-m", "pip", "install", "-q", str(wheel)], env=environment, check=True)
    smoke = [str(python), str(ROOT / "tools" / "smoke.py"), f"--{kind}"]
    subprocess.run(smoke, cwd=tmp_path, env=environment, check=True, timeout=600)
