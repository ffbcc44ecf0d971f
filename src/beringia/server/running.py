"""Running a server on this machine."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from beringia.server.app import create_app
from beringia.server.connections import ACCEPTED_AT_ONCE, BACKLOG, Connections, HttpConnection, LiveConnection
from beringia.server.settings import Settings
from beringia.server.store import Store


def run(host: str, port: int, open_browser: bool, database: str | None, on_start: Callable[[str], None] | None) -> None:
    """Listen, say so, serve until Ctrl-C. A ``ValueError`` says what is wrong with host, port or database."""
    settings = Settings.from_environment(db=database)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    connections = Connections(settings)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            asyncio.get_running_loop().set_exception_handler(connections.handle_exception)
            await super().startup(sockets)
            if self.started:
                listening.listen(BACKLOG)  # asyncio accepts at once as many as it lets wait: fewer than should wait
                if on_start is not None:
                    on_start(address)
                if open_browser:
                    await asyncio.to_thread(webbrowser.open, address)

        async def on_tick(self, counter: int) -> bool:
            if counter % 10 == 0:  # once a second
                connections.sweep()
            return await super().on_tick(counter)

    config = uvicorn.Config(
        create_app(settings, Store(settings.db)),
        log_level="warning",
        http=HttpConnection,
        ws=LiveConnection,
        backlog=ACCEPTED_AT_ONCE,
        ws_max_size=settings.message_bytes,
        # Compression costs a quarter of a megabyte per connection, more than a table does.
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=5,
    )
    with listening, suppress(KeyboardInterrupt):  # Ctrl-C is how it is meant to end
        server = Server(config)
        server.server_state = connections
        server.run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
    except (OSError, OverflowError) as error:
        raise ValueError(f"cannot listen on {host} port {port}: {error}") from None
    return listening


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
