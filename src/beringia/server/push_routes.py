"""Pushes over HTTP: the key to subscribe with, and browsers that want to be told, or not any more."""

from __future__ import annotations

from fastapi import APIRouter, Request

from beringia.server.errors import RequestError
from beringia.server.push_messages import PushKey, PushRequest, PushSeats, PushStop
from beringia.server.routes import LoadedTable, OwnSeats, RequestContext, charge, error_responses
from beringia.server.webpush import Target

router = APIRouter(prefix="/api")
#: A subscription is written to the database: it counts as so many steps of a replay.
STEPS = 20


@router.get("/push", responses=error_responses())
async def key(context: RequestContext) -> PushKey:
    """The public key of this server, which browsers subscribe with. It never changes."""
    return PushKey(key=context.pushing.key)


@router.post("/tables/{table_id}/push", responses=error_responses(403, 404))
async def subscribe(
    body: PushRequest, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> PushSeats:
    """Tell this browser when it is the turn of one's own seats."""
    if not mine:
        raise RequestError("forbidden")
    charge(context, request, STEPS)
    target = Target(body.endpoint, body.p256dh, body.auth)
    await context.pushing.subscribe(table.row, mine, target, body.language)
    return PushSeats(seats=list(mine))


@router.post("/tables/{table_id}/push/stop", responses=error_responses(403, 404))
async def unsubscribe(
    body: PushStop, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> PushSeats:
    """Tell this browser nothing any more."""
    if not mine:
        raise RequestError("forbidden")
    charge(context, request, STEPS)
    await context.pushing.unsubscribe(table.row.id, mine, body.endpoint)
    return PushSeats(seats=[])
