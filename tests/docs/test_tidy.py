"""What is in the repository holds on every machine."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

#: Folders of somebody's machine, files as addresses, and addresses of places from which packages are installed.
FORBIDDEN = re.compile(
    r"file:///"
    r"|(?<![\w.~-])/(?:home|root|Users|work|workspace|mnt|opt)/\w"
    r"|[A-Z]:\\\\?Users"
    r"|(?:--index-url|--extra-index-url|--find-links|--registry|registry=)"
    r"|https?://[\w.-]*(?:mirror|pypi|npmjs|artifactory|nexus)[\w.-]*"
)


def tracked() -> Iterator[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("only in a clone")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if path.is_file() and path != Path(__file__):
            yield path


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    found = []
    for path in tracked():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for match in FORBIDDEN.finditer(text)]
    assert not found


def test_the_lock_file_does_not_say_where_packages_come_from() -> None:
    """Whoever installs has a registry of their own; the hashes say what is right."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for name, package in lock["packages"].items():
        assert "resolved" not in package, name
        assert not name or package.get("integrity", "").startswith("sha512-"), name


def test_everything_that_is_installed_has_one_version() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+|#.*", line) for line in lines)
    web = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert all(re.fullmatch(r"\d[\w.-]*", text) for kind in web if "epend" in kind for text in web[kind].values())
