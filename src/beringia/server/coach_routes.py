"""The coach over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from beringia.server import redaction
from beringia.server.coach_messages import AnalysisMessage, HintMessage, HintRequest, WhatIf, WhatIfMessage
from beringia.server.message_types import MAX_SEATS
from beringia.server.routes import LoadedTable, OwnSeats, RequestContext, charge, error_responses, require_viewer

#: What a hint, or a step of a line, costs more than another request, in steps of a replay.
HINT_STEPS = 40
LINE_STEPS = 10

router = APIRouter(prefix="/api/tables/{table_id}")


@router.post("/hint", responses=error_responses(403, 404, 409))
async def hint(
    body: HintRequest, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> HintMessage:
    """The three best choices of the own decision, what may be expected of them, and why."""
    charge(context, request, HINT_STEPS)
    return await context.coaching.hint(table, body.seat, body.version, mine)


@router.post("/what-if", responses=error_responses(403, 404, 409))
async def what_if(
    body: WhatIf, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> WhatIfMessage:
    """Try a line out from the own decision; nothing of it happens. Stateless."""
    charge(context, request, LINE_STEPS + len(body.line))
    return await context.coaching.what_if(table, body, mine)


@router.get("/analysis", responses=error_responses(403, 404, 409))
async def analysis(
    table: LoadedTable,
    mine: OwnSeats,
    request: Request,
    context: RequestContext,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
) -> AnalysisMessage:
    """The analysis of a game: of a finished one for everybody, of a running one for a seat, by what it knows.

    It is made while somebody asks for it, again and again.
    """
    require_viewer(table, seat, mine)
    if not context.coaching.knows(table, seat):
        charge(context, request, HINT_STEPS + table.telling.version_for(redaction.seats_of(seat)))
    return await context.coaching.analysis(table, seat)
