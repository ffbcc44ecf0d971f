"""The server as an ASGI application: ``create_app(settings)``."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import beringia
from beringia.server import (
    coach_routes,
    contents,
    learn_routes,
    live,
    lobby_routes,
    metrics,
    push_routes,
    routes,
    seat_routes,
    watching,
)
from beringia.server.bot_pool import BotPool
from beringia.server.coaching import Coaching
from beringia.server.errors import RequestError
from beringia.server.forwarding import Elsewhere, Peers, forward, is_passed_on
from beringia.server.leases import Leases
from beringia.server.limits import Limits
from beringia.server.lobby import Board
from beringia.server.pages import ANY_PAGE, SECURITY_HEADERS, STATIC, add_pages
from beringia.server.pushing import Pushing
from beringia.server.replays import Replays
from beringia.server.routes import Context, error_response, first_error
from beringia.server.settings import Settings
from beringia.server.sites import Sites
from beringia.server.store import StorageError, Store
from beringia.server.tables import Tables
from beringia.server.watching import Health, Watch

log = logging.getLogger("beringia.server")


def create_app(
    settings: Settings | None = None,
    store: Store | None = None,
    static: Path = STATIC,
    peer_address: str = "",
    listening: tuple[str, int] | None = None,
) -> FastAPI:
    """The whole server. Without a store it opens the database named in the settings; it closes it on shutdown.

    ``peer_address``: where other processes on the same database reach this one; ``listening``: host and port, for the
    links that friends are sent.
    """
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or Store(chosen.db, serving=True, timeout=chosen.db_timeout)
        contents.keep(opened)
        bot_pool = BotPool(chosen)
        looking_back = Replays(opened, chosen)
        coaching = Coaching(opened, chosen)
        app.state.health = Health(opened)
        tables = Tables(opened, bot_pool, chosen, Leases(opened.engine, peer_address) if opened.shared else None)
        pushing = Pushing(opened, chosen, tables)
        tables.notices.listen(pushing.hear, secrets=True)
        limits, board = Limits(chosen), Board(opened, chosen)
        app.state.context = Context(chosen, opened, tables, limits, looking_back, coaching, pushing, board, listening)
        await tables.open()
        try:
            yield
        finally:
            await tables.close()
            pushing.close()
            bot_pool.close()
            looking_back.close()
            coaching.close()
            opened.close()

    app = FastAPI(
        title="Beringia",
        description="Tables, seats and games. Live play runs over a WebSocket; see docs/protocol.md.",
        version=beringia.__version__,
        lifespan=lifespan,
        openapi_url=None,  # among the pages
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(routes.router)
    app.include_router(seat_routes.router)
    app.include_router(lobby_routes.router)
    app.include_router(coach_routes.router)
    app.include_router(learn_routes.router)
    app.include_router(push_routes.router)
    app.include_router(live.router)
    app.include_router(watching.router)
    add_pages(app, static)
    app.add_exception_handler(RequestError, _request_error)
    app.add_exception_handler(Elsewhere, _elsewhere)
    app.add_exception_handler(SQLAlchemyError, _storage_error)
    app.add_exception_handler(StorageError, _storage_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal_error)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, max_body=chosen.body_bytes, sites=Sites(chosen))
    app.add_middleware(Watch)
    app.add_middleware(Peers)  # the outermost: to all others a request that was passed on is its client's
    return app


async def _request_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestError)
    metrics.refusals.labels(error.code).inc()
    return error_response(error)


async def _storage_error(request: Request, error: Exception) -> JSONResponse:
    log.error("the database failed: %s", type(error).__name__)
    return error_response(RequestError("storage", retry_after=1))


async def _elsewhere(request: Request, error: Exception) -> Response:
    """Another process has the table: let it answer. It would have to have lost it just now to say the same."""
    assert isinstance(error, Elsewhere)
    if is_passed_on(request.scope):
        return error_response(RequestError("storage", retry_after=1))
    try:
        return await forward(request, error.process, Context.of(request.app).tables.neighbours)
    except RequestError as failure:
        return error_response(failure)


async def _validation_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    field, reason = first_error(error.errors())
    return error_response(RequestError("invalid", f"{field}: {reason}", {"field": field, "reason": reason}))


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses, in the format of this server."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    answer = error_response(RequestError(codes.get(error.status_code, "invalid")))
    if error.status_code == 405:
        answer.headers["Allow"] = ", ".join(allowed_methods(request))
    return answer


def allowed_methods(request: Request) -> list[str]:
    """What the address of a request may be asked with. The framework would name one route only."""
    # Under /api there are no pages: what answers any address says 404 there.
    interface = request.url.path.startswith("/api/")
    routes = [route for route in request.app.routes if not (interface and getattr(route, "path", "") == ANY_PAGE)]

    def answers(method: str) -> bool:
        asked = {**request.scope, "method": "GET" if method == "HEAD" else method}
        return any(route.matches(asked)[0] is Match.FULL for route in routes)

    return [method for method in sorted(watching.METHODS) if answers(method)]


async def _internal_error(request: Request, error: Exception) -> JSONResponse:
    return error_response(RequestError("internal"))


class Guard:
    """Lets nothing in that is not for this server or too large, and adds the security headers to every response."""

    def __init__(self, app: ASGIApp, max_body: int, sites: Sites) -> None:
        self._app = app
        self._max_body = max_body
        self._sites = sites
        self._headers = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close"})  # before it is accepted: the handshake is answered with 403
            return
        read = 0

        async def guarded_send(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *self._headers]
                # What an address of the interface answers can depend on tokens, and changes with every step.
                if scope["path"].startswith("/api") and not any(
                    name.lower() == b"cache-control" for name, _ in headers
                ):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        async def guarded_receive() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._max_body:
                raise HTTPException(413)
            return message

        if refusal is not None:
            await error_response(refusal)(scope, receive, guarded_send)
            return
        if scope["method"] == "HEAD":  # answered like GET; the server below leaves the body out
            scope = {**scope, "method": "GET"}
        await self._app(scope, guarded_receive, guarded_send)

    def _refusal(self, scope: Scope) -> RequestError | None:
        headers = Headers(scope=scope)
        if not self._sites.known(headers):
            return RequestError("wrong-host")
        # Reading is open to everybody; other sites' pages cannot read the answers.
        if scope.get("method") not in ("GET", "HEAD") and not self._sites.own_page(headers):
            return RequestError("wrong-origin")
        length = headers.get("content-length", "")
        if length.isdigit() and int(length) > self._max_body:
            return RequestError("too-large")
        if scope["type"] == "http" and scope["path"] not in watching.PATHS:
            client = scope.get("client")
            try:
                Context.of(scope["app"]).limits.hits.take(client[0] if client else "unknown")
            except RequestError as error:
                return error
        return None
