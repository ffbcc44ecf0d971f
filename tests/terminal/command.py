"""The command ``beringia`` as users run it: in a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def environment(columns: int = 80) -> dict[str, str]:
    """The environment of this test run; the package under test is the one that the tests themselves import."""
    paths = [path for path in sys.path if path]
    ours = {"LANG": "C.UTF-8", "COLUMNS": str(columns), "PYTHONPATH": os.pathsep.join(paths), "TERM": "xterm"}
    return {**os.environ, **ours}


def line(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "beringia.cli", *map(str, arguments)]


def beringia(*arguments: str | Path, typed: Sequence[str] = (), columns: int = 80) -> subprocess.CompletedProcess[str]:
    """Run the command with lines typed into it."""
    return subprocess.run(
        line(*arguments),
        input="".join(f"{text}\n" for text in typed),
        text=True,
        encoding="utf-8",
        capture_output=True,
        env=environment(columns),
        cwd=ROOT,
        timeout=120,
        check=False,
    )


def start(*arguments: str | Path, **streams: object) -> subprocess.Popen[str]:
    """Start the command and leave it running, with Ctrl-C as a terminal would give it.

    A shell lets its background jobs ignore Ctrl-C, and every child inherits that: so it is put right in the child.
    """
    return subprocess.Popen(  # type: ignore[call-overload, no-any-return]
        line(*arguments), text=True, encoding="utf-8", env=environment(), cwd=ROOT, preexec_fn=heed_control_c,
        **{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams},
    )  # fmt: skip


def heed_control_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_all(terminal: int) -> bytes:
    """All that is shown on a terminal until the process at its other end has closed it."""
    shown = b""
    while True:
        try:
            part = os.read(terminal, 100_000)
        except OSError:  # how Linux says that the other end is closed
            part = b""
        if not part:
            os.close(terminal)
            return shown
        shown += part


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one line on the error stream with which the command has refused."""
    assert done.returncode == 2, (done.returncode, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("beringia: ")
    return lines[0].removeprefix("beringia: ")
