"""What README and the other pages tell people to type works."""

from __future__ import annotations

import contextlib
import doctest
import importlib
import importlib.util
import json
import re
import shlex
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import Record, bots
from tests.docs.pages import PAGES, ROOT, blocks, commands, name
from tests.terminal import command

EFFECTS = ROOT / "docs" / "effects.md"


def cases(program: str) -> list[object]:
    return [pytest.param(line, id=f"{name(page)}: {line}") for page in PAGES for line in commands(page, program)]


def python() -> list[object]:
    return [
        pytest.param(text, id=f"{name(page)} {number}")
        for page in PAGES
        for number, text in enumerate(blocks(page, "python"), 1)
    ]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files that the commands speak of."""
    record = Record(beringia.game("eiszeit"), 3, 11, {"rounds": 3}, ["random", "random", "random"])
    while not record.position.over:
        record.play(record.position.choices()[0])
    (tmp_path / "FILE").write_text(record.to_json(), encoding="utf-8")
    own = (files("beringia.games.winter") / "content.toml").read_text(encoding="utf-8")
    (tmp_path / "my.toml").write_text("\n".join([own, *blocks(EFFECTS, "toml")]), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("code", python())
def test_python(code: str) -> None:
    """A block is a program, a session with a prompt whose answers must be right, or a test that must pass."""
    known = bots.names()
    if ">>>" in code:
        session = doctest.DocTestParser().get_doctest(code, {}, "block", None, 0)
        assert doctest.DocTestRunner().run(session).failed == 0
    else:
        with contextlib.redirect_stdout(None):
            names: dict[str, Any] = {"__name__": "block"}
            exec(compile(code, "block", "exec"), names)
            for test in [value for key, value in names.items() if key.startswith("test_")]:
                test()
    for own in set(bots.names()) - set(known):
        bots.forget(own)


def test_the_docstring_of_the_package() -> None:
    assert doctest.testmod(beringia).failed == 0


@pytest.mark.parametrize("line", cases("beringia"))
def test_command(line: str, folder: Path) -> None:
    line = line.replace("<key>", "eiszeit")
    if line.startswith(("beringia serve", "beringia train")):  # would not end soon; tests/server and tests/lab do it
        done = command.beringia(line.split()[1], "--help")
        assert set(re.findall(r"--\w+", line)) <= set(re.findall(r"--\w+", done.stdout))
        return
    if line.startswith("beringia admin"):  # would change somebody's tables; what it does, tests/server shows
        words = [word for word in shlex.split(line)[1:] if re.fullmatch(r"[a-z]+", word)]
        assert command.beringia(*words, "--help").returncode == 0
        return
    line = re.sub(r"--games \d+", "--games 2", line)
    arguments = [str(folder / word) if (folder / word).exists() else word for word in shlex.split(line)[1:]]
    done = command.beringia(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize("line", cases("python"))
def test_modules_and_tools_exist(line: str) -> None:
    _, first, *more = line.split()
    if first == "-m":
        module = importlib.import_module(more[0])
        if hasattr(module, "__path__"):
            assert importlib.util.find_spec(f"{more[0]}.__main__")
            return
        assert hasattr(module, "main") or "__main__" in Path(str(module.__file__)).read_text(encoding="utf-8")
    else:
        assert (ROOT / first).is_file()


@pytest.mark.parametrize("line", cases("make"))
def test_make_knows_the_target(line: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for word in shlex.split(line)[1:]:
        assert "=" in word or re.search(rf"^{word}:", makefile, re.MULTILINE), word


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_data_can_be_read(page: Path) -> None:
    for text in blocks(page, "toml"):
        tomllib.loads(text)
    for text in blocks(page, "json"):
        json.loads(re.sub(r"\.\.\.,? *|// .*", "", text))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" not in target and not target.startswith("#"):
            assert (page.parent / target.split("#")[0]).exists(), target
