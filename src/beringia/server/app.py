"""The server as an ASGI application: ``create_app(settings)``."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import beringia
from beringia.server import live, routes
from beringia.server.bot_pool import BotPool
from beringia.server.errors import RequestError
from beringia.server.limits import Limits
from beringia.server.pages import SECURITY_HEADERS, STATIC, add_pages
from beringia.server.replays import Replays
from beringia.server.routes import Context, error_response, first_error
from beringia.server.settings import Settings
from beringia.server.sites import Sites
from beringia.server.store import Store
from beringia.server.tables import Tables

log = logging.getLogger("beringia.server")


def create_app(settings: Settings | None = None, store: Store | None = None, static: Path = STATIC) -> FastAPI:
    """The whole server. Without a store it opens the database named in the settings; it closes it on shutdown."""
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or Store(chosen.db)
        bot_pool = BotPool(chosen)
        looking_back = Replays(opened, chosen)
        tables = Tables(opened, bot_pool, chosen)
        app.state.context = Context(chosen, opened, tables, Limits(chosen), looking_back)
        tables.open()
        try:
            yield
        finally:
            tables.close()
            bot_pool.close()
            looking_back.close()
            opened.close()

    app = FastAPI(
        title="Beringia",
        description="Tables, seats and games. Live play runs over a WebSocket; see docs/protocol.md.",
        version=beringia.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(routes.router)
    app.include_router(live.router)
    add_pages(app, static)
    app.add_exception_handler(RequestError, _request_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _internal_error)
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, max_body=chosen.body_bytes, sites=Sites(chosen))
    return app


async def _request_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestError)
    return error_response(error)


async def _validation_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    field, reason = first_error(error.errors())
    return error_response(RequestError("invalid", f"{field}: {reason}", {"field": field, "reason": reason}))


async def _http_error(request: Request, error: Exception) -> JSONResponse:
    """What the framework itself refuses, in the format of this server."""
    assert isinstance(error, HTTPException)
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    return error_response(RequestError(codes.get(error.status_code, "invalid")))


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
                message["headers"] = [*message.get("headers", []), *self._headers]
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
        return None
