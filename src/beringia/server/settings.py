"""How a server is set up: from arguments, or from the environment (``BERINGIA_DB``, ``BERINGIA_BOT_DELAY``, ...)."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from beringia.bots.base import AT_THE_TABLE


def default_database() -> str:
    """A SQLite file in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('beringia', appauthor=False)) / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Every number here can be set by an environment variable of its name: ``BERINGIA_`` + the name in capitals."""

    db: str = field(default_factory=default_database)
    db_timeout: float = 4.0  # seconds the database may take to answer before requests are refused
    peer_host: str = "127.0.0.1"  # where other processes on the same PostgreSQL reach this one; on a private network
    bot_delay: float = 0.4  # seconds between the steps of bots, so that people can follow
    window_seconds: float = 1.0  # how long a question lasts at which nobody may tell who was asked in truth
    bot_seconds: float = AT_THE_TABLE  # seconds after which a bot that plans makes up its mind
    bot_timeout: float = 15.0  # seconds a bot may think before a choice is made for it
    bot_patience: float = 8.0  # seconds a decision of a bot may wait for a worker before a quick bot makes it
    bot_workers: int = field(default_factory=lambda: max(2, min(4, (os.cpu_count() or 2) - 1)))
    replay_workers: int = 1
    replay_seconds: float = 20.0  # that a page of a replay may take, and that it may wait
    replay_cache: int = 32 * 1024 * 1024  # bytes of pages that are kept
    coach_workers: int = 2  # processes that think about hints and analyses
    coach_seconds: float = 20.0  # that a hint may take, and that it may wait
    snapshot_every: int = 32  # steps between saved positions
    hello_steps: int = 100  # steps told at once to who comes or comes back
    undos: int = 200  # taken-back choices that are kept until something is revealed or somebody else has decided
    idle: float = 300.0  # seconds after which a table nobody looks at leaves the memory
    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 50.0  # HTTP requests per address
    request_burst: int = 300
    tables_per_second: float = 0.1  # new tables per address
    table_burst: int = 60
    talk_per_second: float = 0.5  # lines of one person at a table, and of one address at all tables three times that
    talk_burst: int = 6
    talk_kept: int = 500  # lines of a table that are kept, of players and of spectators each
    absence_seconds: float = 600.0  # after which the others may vote that a bot plays for somebody who is away
    clock_seconds: float = 2.0  # between two looks at clocks of tables that nobody looks at
    webhook: str = ""  # where turns and ends of all public tables are told, as JSON for Discord, Slack or Matrix
    table_webhooks: int = 0  # 1: whoever makes a table may name a webhook for it
    webhook_private: int = 0  # 1: webhooks may be on this machine or in its network
    connections: int = 5000
    connections_per_address: int = 200
    connections_per_table: int = 100  # of spectators; people with a seat have places of their own:
    connections_per_seat: int = 10
    hello_seconds: float = 10.0
    lobby: int = 0  # 1: people may open tables to everybody on this server
    lobby_hours: float = 2.0  # so long a table is listed after something has happened at it
    lobby_per_second: float = 0.05  # tables that an address lists, and seats it takes there
    lobby_burst: int = 12
    lost_seconds: float = 60.0  # that a seat must be silent before its lost link is replaced, when the others agree
    lost_hours: float = 24.0  # the same where they neither agree nor object, or nobody else could
    log: str = "text"  # layout of the log: text or json
    log_level: str = "warning"  # debug, info (every request), warning or error
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0  # port on which Prometheus may ask; 0: it may not
    retention_days: float = 0.0  # tables that nobody has touched for so long are deleted; 0: none
    drain: float = 0.0  # seconds between being told to stop and stopping, in which /readyz says no
    request_seconds: float = 15.0  # until a request must have arrived whole
    stall_seconds: float = 30.0  # until a client that reads nothing of its answer is let go
    push_seconds: float = 4.0  # that somebody who is not there has before a push tells of the turn
    push_patience: float = 45.0  # the same for somebody who is connected
    push_contact: str = ""  # how push services reach whoever runs this server: mailto:... or https://...
    push_anywhere: int = 0  # 1: pushes may go to private addresses and without TLS, as in tests; never on a real server
    url: str = ""  # the public address, as https://play.example.org
    hosts: str = ""  # further names that the server is reached by, separated by commas; * allows any
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
