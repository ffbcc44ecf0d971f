"""Running a server on this machine."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from types import FrameType

import uvicorn

from beringia.server import logs, metrics
from beringia.server.app import create_app
from beringia.server.connections import HttpConnection, LiveConnection
from beringia.server.garbage import Garbage
from beringia.server.places import ACCEPTED_AT_ONCE, BACKLOG, Connections
from beringia.server.routes import Context
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.watching import Health

log = logging.getLogger("beringia.server.running")

#: How long the event loop may keep the interpreter when the thread that writes needs it, a few times for every commit.
SWITCH_SECONDS = 0.0005


def run(host: str, port: int, open_browser: bool, database: str | None, on_start: Callable[[str], None] | None) -> None:
    """Listen, say so, serve until Ctrl-C. A ``ValueError`` says what is wrong with host, port or database."""
    settings = Settings.from_environment(db=database)
    sys.setswitchinterval(SWITCH_SECONDS)
    logs.set_up(settings.log, settings.log_level)
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])
    connections = Connections(settings)
    settings = replace(settings, connections=connections.room)  # shares of it are meant for people who play
    store = Store(settings.db, serving=True, timeout=settings.db_timeout)
    sockets = [listening]
    peer_address = ""
    if store.shared:
        sockets.append(_listen(settings.peer_host, 0))
        shown = f"[{settings.peer_host}]" if ":" in settings.peer_host else settings.peer_host
        connections.peer_port = sockets[-1].getsockname()[1]
        peer_address = f"{shown}:{connections.peer_port}"
    where = (host, listening.getsockname()[1])
    app = create_app(settings, store, peer_address=peer_address, listening=where)

    garbage = Garbage()

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            asyncio.get_running_loop().set_exception_handler(connections.handle_exception)
            await super().startup(sockets)
            if self.started:
                garbage.begin()
                listening.listen(BACKLOG)  # asyncio accepts at once as many as it lets wait: fewer than should wait
                if on_start is not None:
                    on_start(address)
                if open_browser:
                    await asyncio.to_thread(webbrowser.open, address)

        async def on_tick(self, counter: int) -> bool:
            if counter % 10 == 0:  # once a second
                connections.sweep()
                garbage.sweep(Context.of(app).tables.forgotten)
            return await super().on_tick(counter)

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            health: Health = app.state.health
            if settings.drain and not health.stopping:
                health.stopping = True
                log.warning("told to stop: no new requests, please; stopping in %g s", settings.drain)
                asyncio.get_running_loop().call_later(settings.drain, super().handle_exit, sig, frame)
            else:
                health.stopping = True
                super().handle_exit(sig, frame)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            # First of all other processes may have the tables, then everybody is told to reconnect.
            await Context.of(app).tables.close()
            await super().shutdown(sockets)
            logs.seldom.sweep(0)

    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
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
    stop_metrics = metrics.serve(settings.metrics_host, settings.metrics_port) if settings.metrics_port else None
    with suppress(KeyboardInterrupt):  # Ctrl-C is how it is meant to end
        server = Server(config)
        server.server_state = connections
        server.run(sockets=sockets)
    if stop_metrics is not None:
        stop_metrics()


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
