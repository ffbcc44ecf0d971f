"""The pages: the built browser client, and a readable page of the HTTP interface. No page asks any other host."""

from __future__ import annotations

import asyncio
import json
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from sqlalchemy.exc import SQLAlchemyError

from beringia.server.errors import RequestError
from beringia.server.ready import Ready
from beringia.server.routes import TABLE_ID, Context, RequestContext, address_of
from beringia.server.rows import DamagedRow
from beringia.server.writer import StorageError

STATIC = Path(__file__).parent / "static"
mimetypes.add_type("application/manifest+json", ".webmanifest")  # not every system knows it
#: Addresses that belong to the client's own router; all of them get the same page.
CLIENT_PAGES = (
    "/", "/t/{rest:path}", "/replay/{rest:path}", "/analysis/{rest:path}", "/rules/{rest:path}",
    "/companion/{rest:path}", "/learn", "/learn/{rest:path}", "/settings",
    "/lobby", "/history", "/take",
)  # fmt: skip

#: Whatever nothing else answers.
ANY_PAGE = "/{path:path}"

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Beringia</title>
<h1>Beringia is running, but its pages are not built</h1>
<p>The browser client is built when the package is installed. In a copy of the source, run <code>make play</code>.</p>
<p>The interface for programs works: <a href="/api/docs">its description</a>.</p></html>"""

SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; media-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

router = APIRouter(include_in_schema=False)


#: Files whose names change with their content: to be kept for ever.
FOR_EVER = "public, max-age=31536000, immutable"
#: More than there are.
KEPT_FILES = 256
#: The first words of addresses whose second is a table.
TABLE_PAGES = ("t", "replay", "analysis")
#: Seconds that a page waits for the database: no longer than it would save.
PATIENCE = 0.1
#: What the first paint does not need comes after what it needs.
HINT_OF = {
    ".js": '<link rel="modulepreload" fetchpriority="low" crossorigin href="{}">',
    ".css": '<link rel="preload" as="style" fetchpriority="low" crossorigin href="{}">',
}


def add_pages(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the client from a folder; a clear page if it has not been built."""

    def page(request: Request, status: int = 200, word: str = "", game: str = "") -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status, {"Cache-Control": "no-store"})
        return _page(index, index.stat().st_mtime_ns, word, game).answer(request, "no-store", status)

    async def client_page(request: Request) -> Response:
        word, _, rest = request.url.path.strip("/").partition("/")
        return page(request, 200, word, await _game_of(request, rest) if word in TABLE_PAGES else "")

    for path in CLIENT_PAGES:
        app.add_api_route(path, client_page, include_in_schema=False)
    app.include_router(router)

    @app.get("/assets/{name}", include_in_schema=False)
    async def asset(name: str, request: Request) -> Response:
        if not _is_in(folder / "assets", name):
            return page(request, 404)
        return _file(folder / "assets" / name).answer(request, FOR_EVER)

    @app.get(ANY_PAGE, include_in_schema=False)
    async def other(path: str, request: Request) -> Response:
        """Icons and the like, which lie beside the page; anything else is for the client to call missing."""
        if _is_in(folder, path):
            return _file(folder / path).answer(request)
        if path.startswith("api/"):
            raise RequestError("not-found")
        return page(request, 404)


async def _game_of(request: Request, rest: str) -> str:
    """The game of the table that a page shows, if a stranger may know it; it only makes the page come sooner."""
    context = Context.of(request.app)
    table = rest.partition("/")[0]
    if not TABLE_ID.fullmatch(table):
        return ""
    loaded = context.tables.loaded(table)
    header = None if loaded is None else loaded.row
    if header is None:
        try:
            context.limits.requests.take(address_of(request))
            header = await asyncio.wait_for(context.store.read(context.store.header, table), PATIENCE)
        except (RequestError, StorageError, SQLAlchemyError, TimeoutError, DamagedRow):
            return ""
    return "" if header is None or header.private else header.game


@lru_cache(maxsize=64)
def _page(index: Path, changed: int, word: str, game: str) -> Ready:
    """The page with all that a browser may fetch together with it (`hints` in ``web/vite.config.ts``)."""
    plain = index.read_text(encoding="utf-8")
    file = index.with_name("hints.json")
    hints = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    files = [*hints.get("pages", {}).get(word, ()), *hints.get("games", {}).get(game, ())]
    links = [HINT_OF[Path(name).suffix].format(name) for name in dict.fromkeys(files)]
    if game:
        plain = plain.replace("<html ", f'<html data-game="{escape(game)}" ', 1)
    return Ready.of(plain.replace("</head>", "".join(links) + "</head>", 1).encode(), "text/html")


def _is_in(folder: Path, name: str) -> bool:
    """Whether a name that a stranger has given is that of a file in a folder; not of one below or outside."""
    return name == Path(name).name and (folder / name).is_file()


def _file(path: Path) -> Ready:
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=KEPT_FILES)
def _read(path: Path, changed: int) -> Ready:
    media_type, _ = mimetypes.guess_type(path.name)
    return Ready.of(path.read_bytes(), media_type or "application/octet-stream")


@router.get("/api/openapi.json")
async def openapi(request: Request, context: RequestContext) -> Response:
    """For programs: what can be asked for."""
    return _descriptions(request.app)[0].answer(request)


@router.get("/api/docs")
async def description(request: Request, context: RequestContext) -> Response:
    """The same, made readable."""
    return _descriptions(request.app)[1].answer(request)


@lru_cache(maxsize=4)
def _descriptions(app: FastAPI) -> tuple[Ready, Ready]:
    api = app.openapi()
    return Ready.of(json.dumps(api).encode()), Ready.of(_described(api).encode(), "text/html")


def _described(api: dict[str, Any]) -> str:
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(api['info']['title'])}</title><h1>{escape(api['info']['title'])}</h1>",
        f"<p>{escape(api['info'].get('description', ''))}</p>",
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>',
    ]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            parts.append(f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(operation.get('description', ''))}</p><ul>")
            for parameter in operation.get("parameters", []):
                where = f"{parameter['in']}: {_type(parameter.get('schema', {}))}"
                parts.append(f"<li><code>{escape(parameter['name'])}</code> ({escape(where)})</li>")
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            if body:
                parts.append(f"<li>body: {_linked(body.get('schema', {}))}</li>")
            for status, response in operation.get("responses", {}).items():
                schema = response.get("content", {}).get("application/json", {}).get("schema", {})
                parts.append(f"<li>{escape(status)}: {_linked(schema)}</li>")
            parts.append("</ul>")
    for name, schema in api.get("components", {}).get("schemas", {}).items():
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><ul>')
        for field, kind in schema.get("properties", {}).items():
            parts.append(f"<li><code>{escape(field)}</code>: {_linked(kind)}</li>")
        parts.append("</ul>")
    return "\n".join(parts) + "</html>"


def _linked(schema: dict[str, Any]) -> str:
    name = _type(schema)
    inner = name.removesuffix("[]")
    return f'<a href="#{escape(inner)}">{escape(name)}</a>' if inner[:1].isupper() else escape(name)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"{_type(schema.get('items', {}))}[]"
    if "enum" in schema:
        return " or ".join(f'"{value}"' for value in schema["enum"])
    return str(schema.get("type", "anything"))
