"""What everybody around the server wants to know: is it well, is it ready, how long do requests take.

``/healthz`` answers as long as the process does: who gets no answer starts it again. ``/readyz`` answers 200 if it may
be sent requests: the database answers, and it is not about to stop. The middleware names the origin of everything that
is logged for a request, and measures it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from beringia.server import metrics
from beringia.server.limits import MAX_ADDRESS
from beringia.server.logs import MAX_REQUEST, Origin, cause, origin
from beringia.server.store import Store

log = logging.getLogger("beringia.server.watching")
access = logging.getLogger("beringia.server.access")

#: Seconds the database has to answer, and for how long its answer is believed.
PATIENCE: Final = 2.0
BELIEVED: Final = 1.0
#: Those who restart a server that does not answer are never refused for asking.
PATHS: Final = ("/healthz", "/readyz")
#: Methods that are counted by name. A stranger can invent others, and every new label takes memory for ever.
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
NEVER_CACHED: Final = {"Cache-Control": "no-store"}

router = APIRouter(include_in_schema=False)


class Health:
    """Whether this process may be sent requests."""

    def __init__(self, store: Store) -> None:
        self.stopping = False
        self._store = store
        self._checking: asyncio.Task[str] | None = None
        self._checked = 0.0
        self._problem = ""

    async def problem(self) -> str:
        """Why it is not ready; empty if it is. Many who ask at once make one question to the database."""
        if self.stopping:
            return "stopping"
        if time.monotonic() - self._checked > BELIEVED:
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self._check())
            try:
                self._problem = await asyncio.wait_for(asyncio.shield(self._checking), PATIENCE)
            except TimeoutError:
                self._problem = "database"
            self._checked = time.monotonic()
        return self._problem

    async def _check(self) -> str:
        try:
            await self._store.read(self._store.ping)
        except Exception as error:
            log.error("the database does not answer: %s", cause(error))
            metrics.database_errors.labels("ping").inc()
            return "database"
        return ""


@router.get("/healthz")
async def healthz() -> Response:
    return JSONResponse({"status": "ok"}, headers=NEVER_CACHED)


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    health = request.app.state.health
    assert isinstance(health, Health)
    reason = await health.problem()
    if reason:
        return JSONResponse({"status": "not ready", "reason": reason}, 503, NEVER_CACHED)
    return JSONResponse({"status": "ready"}, headers=NEVER_CACHED)


class Watch:
    """Middleware, the outermost: names the origin of what is logged, measures requests, counts connections."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        method = scope.get("method", "LIVE")
        client = scope.get("client")
        # The path alone: secrets travel in headers and bodies, but a query is nobody's business either.
        request = f"{method} {scope['path']}"[:MAX_REQUEST]
        token = origin.set(Origin(client[0][:MAX_ADDRESS] if client else "unknown", request))
        try:
            if scope["type"] == "http":
                await self._watch_request(scope, receive, send)
            else:
                with metrics.connections.track_inprogress():
                    await self._app(scope, receive, send)
        finally:
            origin.reset(token)

    async def _watch_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            took = time.perf_counter() - began
            # The pattern of the route, not the path: there are as many paths as tables.
            route = getattr(scope.get("route"), "path", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.request_seconds.labels(method, route, status).observe(took)
            access.info("%s in %.1f ms", status, 1000 * took)
