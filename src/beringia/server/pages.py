"""The pages: the built browser client, and a readable page of the HTTP interface. No page asks any other host."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from beringia.server.errors import RequestError

STATIC = Path(__file__).parent / "static"
#: Addresses that belong to the client's own router; all of them get the same page.
CLIENT_PAGES = (
    "/", "/t/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}", "/companion/{rest:path}", "/settings",
)  # fmt: skip

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


class HashedFiles(StaticFiles):
    """Files whose names change with their content: to be kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


def add_pages(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the client from a folder; a clear page if it has not been built."""

    def page(status: int) -> Response:
        index = folder / "index.html"
        headers = {"Cache-Control": "no-store"}
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status, headers)
        return FileResponse(index, status, headers)

    async def client_page() -> Response:
        return page(200)

    for path in CLIENT_PAGES:
        app.add_api_route(path, client_page, include_in_schema=False)
    app.include_router(router)
    if (folder / "assets").is_dir():
        app.mount("/assets", HashedFiles(directory=folder / "assets"))

    @app.get("/{path:path}", include_in_schema=False)
    async def other(path: str) -> Response:
        """Icons and the like, which lie beside the page; anything else is for the client to call missing."""
        if path in _names(folder):
            return FileResponse(folder / path, headers={"Cache-Control": "no-cache"})
        if path.startswith("api/"):
            raise RequestError("not-found")
        return page(404)


def _names(folder: Path) -> set[str]:
    return {item.name for item in folder.iterdir() if item.is_file()} if folder.is_dir() else set()


@router.get("/api/docs")
async def description(request: Request) -> HTMLResponse:
    """The OpenAPI description, made readable."""
    return HTMLResponse(_described(request.app.openapi()))


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
