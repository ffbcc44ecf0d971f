"""The lobby over HTTP: tables that are open to everybody on this server, from the database that its processes share.

A server has one if it is told so (``BERINGIA_LOBBY=1``). A table is listed by its host, and as long as it waits.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from beringia.server import seat_changes
from beringia.server.errors import RequestError
from beringia.server.lobby_messages import Listing, Lobby, SitDown
from beringia.server.messages import Joined, Summary
from beringia.server.routes import (
    Context,
    LoadedTable,
    OwnSeats,
    RequestContext,
    address_of,
    charge,
    error_responses,
    find_game,
)
from beringia.server.seating import new_secret
from beringia.server.tables import seat_link
from beringia.text import LANGUAGES

#: What looking costs more than another request, in steps of a replay.
LOOK_STEPS = 10

router = APIRouter(prefix="/api")
Word = Annotated[str | None, Query(pattern="^[a-z][a-z0-9_-]{0,31}$")]


def _require_lobby(context: Context) -> None:
    if not context.settings.lobby:
        raise RequestError("not-found", "this server has no lobby (BERINGIA_LOBBY)")


def _language(language: str | None) -> str | None:
    if language is not None and language not in LANGUAGES:
        raise RequestError("not-found", f"language {language!r} does not exist; there are {', '.join(LANGUAGES)}")
    return language


@router.get("/lobby", responses=error_responses(404))
async def lobby(request: Request, context: RequestContext, game: Word = None, language: Word = None) -> Lobby:
    """Tables with free seats for everybody, the newest first."""
    _require_lobby(context)
    charge(context, request, LOOK_STEPS)
    chosen = None if game is None else find_game(game).key
    return await context.board.read(chosen, _language(language))


@router.post("/tables/{table_id}/listing", responses=error_responses(403, 404, 409))
async def listing(
    body: Listing, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> Summary:
    """The host opens a table that waits to everybody, or closes it again."""
    _require_lobby(context)
    if body.language is not None:
        context.limits.lobby.take(address_of(request))
    language = _language(body.language)
    await table.sitting.rearrange(lambda row: seat_changes.list_table(row, language, mine))
    context.board.forget()
    return table.telling.summary(mine)


@router.post("/tables/{table_id}/sit", responses=error_responses(403, 404, 409))
async def sit(body: SitDown, table: LoadedTable, request: Request, context: RequestContext) -> Joined:
    """Take a free seat at a table that is open to everybody."""
    _require_lobby(context)
    context.limits.lobby.take(address_of(request))
    token = body.token or new_secret()
    seat = await table.sitting.rearrange(lambda row: seat_changes.sit_down(row, body.name, token))
    context.board.forget()
    return Joined(seat=seat, token=token, link=seat_link(table.row.id, token), summary=table.telling.summary((seat,)))
