"""The server: tables over HTTP and WebSocket. ``serve`` runs it; ``app.create_app`` makes the application."""

from __future__ import annotations

from collections.abc import Callable


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    open_browser: bool = False,
    database: str | None = None,
    on_start: Callable[[str], None] | None = None,
) -> None:
    """Run a server until it is stopped. Port 0 takes a free one; ``on_start`` is told the address when it answers."""
    from beringia.server.running import run

    run(host, port, open_browser, database, on_start)


__all__ = ["serve"]
