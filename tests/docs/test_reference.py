"""The pages that ``make docs`` builds."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import beringia
from tests.docs.pages import ROOT

pytestmark = pytest.mark.long

#: What a browser fetches by itself, other than a link that somebody clicks.
FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=[\"']?((?:https?:)?//[^\"' >]+)"
    r"|<link\b[^>]*\bhref=[\"']?((?:https?:)?//[^\"' >]+)"
    r"|(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages, built without a single warning."""
    folder = tmp_path_factory.mktemp("site")
    arguments = ["-q", "-W", "--keep-going", "-d", str(folder / "doctrees"), str(ROOT / "docs"), str(folder / "html")]
    done = subprocess.run([sys.executable, "-m", "sphinx", *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "html"


def test_every_page_is_there(site: Path) -> None:
    for page in (ROOT / "docs").glob("*.md"):
        assert (site / f"{page.stem}.html").is_file()
    sources = [path.relative_to(ROOT / "src") for path in (ROOT / "src" / "beringia").rglob("*.py")]
    modules = {path.parent if path.stem == "__init__" else path.with_suffix("") for path in sources}
    modules.remove(Path("beringia/__main__"))
    assert {module for module in modules if not (site / "api" / module / "index.html").is_file()} == set()


def test_the_public_names_are_explained(site: Path) -> None:
    text = (site / "api" / "beringia" / "index.html").read_text(encoding="utf-8")
    for name in set(beringia.__all__) - {"__version__", "games", "bots"}:
        assert f'id="beringia.{name}"' in text
    named = (site / "api" / "beringia" / "bots" / "index.html").read_text(encoding="utf-8")
    for name in ("levels", "make", "register"):
        assert f'id="beringia.bots.{name}"' in named
    assert "A game with its content; makes positions." in text


def test_the_pages_load_nothing_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*"):
        if path.suffix in (".html", ".css", ".js"):
            found = [match[0] for match in FETCHED.finditer(path.read_text(encoding="utf-8"))]
            assert not found, path.name
