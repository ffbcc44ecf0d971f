"""How a server is set up: from arguments, or from the environment (``BERINGIA_DB``, ``BERINGIA_BOT_DELAY``, ...)."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('beringia', appauthor=False)) / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Every number here can be set by an environment variable of its name: ``BERINGIA_`` + the name in capitals."""

    db: str = field(default_factory=default_database)
    bot_delay: float = 0.4  # seconds between the steps of bots, so that people can follow
    window_seconds: float = 1.0  # how long a question lasts at which nobody may tell who was asked in truth
    bot_timeout: float = 15.0  # seconds a bot may think before a choice is made for it
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    snapshot_every: int = 32  # steps between saved positions
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 50.0  # HTTP requests per address
    request_burst: int = 300
    tables_per_second: float = 0.1  # new tables per address
    table_burst: int = 60
    connections: int = 5000
    connections_per_address: int = 200
    connections_per_table: int = 100
    hello_seconds: float = 10.0
    proxies: str = ""  # addresses of trusted proxies whose X-Forwarded-For counts, separated by commas

    @staticmethod
    def from_environment(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
        """The settings of the environment; ``given`` ones (if not ``None``) win."""
        found = os.environ if environment is None else environment
        values: dict[str, object] = {}
        for option in dataclasses.fields(Settings):
            name = f"BERINGIA_{option.name.upper()}"
            if name in found:
                values[option.name] = _read(name, str(option.type), found[name])
        values.update({key: value for key, value in given.items() if value is not None})
        return Settings(**values)  # type: ignore[arg-type]


def _read(name: str, kind: str, text: str) -> object:
    if kind == "str":
        return text
    try:
        number = int(text) if kind == "int" else float(text)
    except ValueError:
        whole = "a whole number" if kind == "int" else "a number"
        raise ValueError(f"{name}: {text!r} is not {whole}") from None
    if not 0 <= number < 1e12:
        raise ValueError(f"{name}: {text} must be from 0 on, and not absurdly large")
    return number
