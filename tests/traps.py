"""Names of code, files and addresses that data may carry, and a trap that notices when one of them is used.

The trap is an audit hook: Python tells it of every import, every file that is opened and every name that is resolved,
whoever asks for it. Worker processes have no such hook; there the module itself leaves a mark when it runs.
"""

from __future__ import annotations

import copy
import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

#: The module that must not run; no other file or module is called so.
EVIL: Final = "evilmod"
#: The module is a game and has a bot, so that nothing but a check can keep it from running.
SOURCE: Final = """
from pathlib import Path
Path({mark!r}).write_text("ran")
import beringia
def load(content):
    return beringia.game("eiszeit").rules
class Bot(beringia.bots.Bot):
    def choose(self, position):
        return position.choices()[0]
"""
#: What Python tells of that an outside name may lead to.
WATCHED: Final = ("import", "open", "compile", "exec", "socket.getaddrinfo", "socket.connect", "subprocess.Popen")

_open_traps: list[Trap] = []


class Trap:
    """A module that leaves a mark when it runs, the names that lead to it, and what was tried with them."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.file: Final = folder / f"{EVIL}.py"
        self.mark: Final = folder / "mark"
        self.file.write_text(SOURCE.format(mark=str(self.mark)), encoding="utf-8")
        #: What was imported, opened or looked up.
        self.touched: Final[list[str]] = []

    @property
    def names(self) -> list[str]:
        """All ways to name the module or its file that something might follow."""
        return [
            f"{EVIL}.py",
            EVIL,
            f"{EVIL}:Bot",
            str(self.file),
            f"{self.file}:Bot",
            f"../{self.folder.name}/{EVIL}.py",
            self.file.as_uri(),
            f"http://{EVIL}.invalid/{EVIL}.py",
        ]

    @contextmanager
    def watching(self) -> Iterator[None]:
        _open_traps.append(self)
        try:
            yield
        finally:
            _open_traps.remove(self)

    def require_untouched(self, told: object = "") -> None:
        assert not self.mark.exists(), f"the module ran: {told}"
        assert self.touched == [], told
        assert EVIL not in sys.modules, told


def trap_in(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Trap:
    """A trap in a folder that is the current one and the first on the path, in this process and in those it starts."""
    folder.mkdir(exist_ok=True)
    monkeypatch.chdir(folder)
    monkeypatch.syspath_prepend(folder)
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH")]))
    monkeypatch.setenv("PYTHONPATH", path)
    return Trap(folder)


def _hear(event: str, args: tuple[object, ...]) -> None:
    if _open_traps and event in WATCHED:
        named = [str(argument) for argument in args if isinstance(argument, str | bytes | Path)]
        if any(EVIL in name for name in named):
            for trap in _open_traps:
                trap.touched.append(f"{event} {' '.join(named)[:200]}")


sys.addaudithook(_hear)


def strings_of(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where the texts of some JSON are."""
    if isinstance(data, str):
        yield path
    elif isinstance(data, Mapping):
        for key, value in data.items():
            yield from strings_of(value, (*path, key))
    elif isinstance(data, Sequence):
        for number, value in enumerate(data):
            yield from strings_of(value, (*path, number))


def replaced(data: Any, path: Sequence[str | int], value: object) -> Any:
    """A copy with another value in one place. A text that is JSON itself is not looked into."""
    changed = copy.deepcopy(data)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return changed


def variants(data: Any, names: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """The data with each of its texts replaced by each name in turn, and how to call that."""
    json.dumps(data)
    for path in strings_of(data):
        for name in names:
            yield f"{'.'.join(map(str, path))} = {name!r}", replaced(data, path, name)
