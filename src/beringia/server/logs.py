"""The log of a server: time, level, where, what; and of what is done for somebody, the address and the request.

Two layouts: for people, and, with ``BERINGIA_LOG=json``, one JSON object per line. What comes from outside can forge no
line: control characters are written as escapes.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from collections import OrderedDict
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, TextIO

from beringia.server.limits import Bucket

LAYOUTS: Final = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
#: Characters of a request that are logged.
MAX_REQUEST: Final = 200
#: Lines of one kind: per second, and at once. Kinds differ in the beginning of their text.
LINES: Final = (0.5, 30)
KIND_LETTERS: Final = 12
MAX_KINDS: Final = 256
#: Seconds between two lines about the same trouble, if strangers can make it.
QUIET_SECONDS: Final = 60.0


@dataclass(frozen=True)
class Origin:
    """For whom something is done: the address, and what it asked for."""

    address: str
    request: str


origin: Final[ContextVar[Origin | None]] = ContextVar("origin", default=None)


class Flood(logging.Filter):
    """Leaves out what is logged too often, by kind, and says how much it was: a full disk helps nobody.

    What is logged on demand (information, every request) is never left out.
    """

    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._kinds: OrderedDict[tuple[str, int, str], tuple[Bucket, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        text = str(record.msg)
        kind = (record.name, record.levelno, text[:KIND_LETTERS])
        with self._lock:
            bucket, left_out = self._kinds.pop(kind) if kind in self._kinds else (Bucket(*LINES), 0)
            told = bucket.take()
            self._kinds[kind] = (bucket, 0 if told else left_out + 1)
            if len(self._kinds) > MAX_KINDS:
                self._kinds.popitem(last=False)
        if told and left_out:
            record.msg = f"{record.getMessage()} ({left_out} like this were left out)"
            record.args = None
        return told


class Seldom:
    """Warnings about what strangers do: one line a minute of each kind, and then how many more there were."""

    def __init__(self) -> None:
        self._kinds: dict[str, _Kind] = {}  # by the text, of which there are as many as in the program

    def warn(self, log: logging.Logger, text: str, *args: object) -> None:
        kind = self._kinds.get(text)
        if kind is None:
            self._kinds[text] = _Kind(log, args, time.monotonic())
            log.warning(text, *args)
        else:
            kind.last = args
            kind.left_out += 1

    def sweep(self, seconds: float = QUIET_SECONDS) -> None:
        """Tell what was left out. To be called now and then, and with 0 at the end."""
        now = time.monotonic()
        for text, kind in list(self._kinds.items()):
            if now - kind.since < seconds:
                continue
            if kind.left_out:
                kind.log.warning(f"{text} (the last of %s more)", *kind.last, kind.left_out)
                self._kinds[text] = _Kind(kind.log, kind.last, now)
            else:
                del self._kinds[text]


@dataclass
class _Kind:
    log: logging.Logger
    last: tuple[object, ...]
    since: float
    left_out: int = 0


seldom: Final = Seldom()


def set_up(layout: str, level: str, stream: TextIO | None = None) -> None:
    """Log to ``stream`` (standard error), everything from ``level`` on. A ``ValueError`` says what is wrong."""
    if layout not in LAYOUTS:
        raise ValueError(f"BERINGIA_LOG: {layout!r} is not allowed; it may be {', '.join(LAYOUTS)}")
    if level not in LEVELS:
        raise ValueError(f"BERINGIA_LOG_LEVEL: {level!r} is not allowed; it may be {', '.join(LEVELS)}")
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Flood())
    handler.setFormatter(JsonLayout() if layout == "json" else TextLayout())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("beringia").setLevel(level.upper())


class TextLayout(logging.Formatter):
    """``2026-01-05T20:15:00.123Z WARNING beringia.server.store: a write failed (10.0.0.7, POST /api/tables)``."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{_time(record)} {record.levelname} {record.name}: {escaped(record.getMessage())}"
        known = origin.get()
        if known is not None:
            line += f" ({escaped(known.address)}, {escaped(known.request)})"
        if record.exc_info:
            trace = self.formatException(record.exc_info)
            line += "".join(f"\n    {escaped(part)}" for part in trace.splitlines())
        return line


class JsonLayout(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        known = origin.get()
        if known is not None:
            line |= {"address": known.address, "request": known.request}
        if record.exc_info:
            error = record.exc_info[1]
            line |= {"cause": f"{type(error).__name__}: {error}", "trace": self.formatException(record.exc_info)}
        return json.dumps(line)


def escaped(text: str) -> str:
    """The text in one line, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


def cause(error: BaseException) -> str:
    """An error in one line. Of a database's error only what the database said: the statement may have secrets in it."""
    said = getattr(error, "orig", None) or error
    first = str(said).strip().partition("\n")[0]
    return f"{type(error).__name__}: {first}" if first else type(error).__name__


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
