"""What a server counts and measures, for Prometheus: on a port of its own, by default nowhere.

The numbers are those of one process. Everything here may be used from any thread.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

#: Seconds; a choice takes milliseconds, a bot seconds.
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)

tables: Final = Gauge("beringia_tables", "Tables in memory")
connections: Final = Gauge("beringia_connections", "Open WebSockets")
steps: Final = Counter("beringia_steps", "Steps stored, by who made them", ["by"])
refusals: Final = Counter("beringia_refusals", "Refused requests and messages, by code", ["code"])
choice_seconds: Final = Histogram(
    "beringia_choice_seconds", "From a player's choice or undo to its answer", buckets=QUICK
)
request_seconds: Final = Histogram(
    "beringia_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=QUICK
)
commit_seconds: Final = Histogram("beringia_commit_seconds", "Commits to the database", buckets=QUICK)
database_errors: Final = Counter("beringia_database_errors", "Reads and writes that the database failed", ["kind"])
bot_queue: Final = Gauge("beringia_bot_queue", "Decisions that bots think about, or that wait for it")
bot_seconds: Final = Histogram("beringia_bot_seconds", "How long bots take, waiting included", ["bot"], buckets=SLOW)
pushes: Final = Counter("beringia_pushes", "Messages to push services, by what came of them", ["outcome"])
bot_failures: Final = Counter("beringia_bot_failures", "Choices made at random because a bot gave none", ["bot"])


def serve(host: str, port: int) -> Callable[[], None]:
    """Answer Prometheus; returns what ends it. A ``ValueError`` says why that cannot be."""
    try:
        server, thread = start_http_server(port, host)
    except OSError as error:
        raise ValueError(f"cannot listen on {host} port {port} for metrics: {error.strerror}") from None

    def stop() -> None:
        with suppress(OSError):
            server.shutdown()
            server.server_close()
            thread.join()

    return stop
