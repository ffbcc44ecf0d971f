"""Seats over HTTP: inviting, changing seats before the game, other devices, lost links."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Request

from beringia.server import addresses, seat_changes
from beringia.server.forwarding import is_passed_on
from beringia.server.message_types import MAX_SEATS
from beringia.server.messages import Joined
from beringia.server.routes import (
    Bearer,
    LoadedTable,
    OwnSeats,
    RequestContext,
    address_of,
    charge,
    error_responses,
    tokens_of,
)
from beringia.server.seat_changes import Silence
from beringia.server.seat_messages import (
    Addresses,
    DeviceCode,
    DeviceRequest,
    LinkAnswer,
    NewLink,
    SeatChange,
    SeatChanged,
    TakeSeat,
)
from beringia.server.seating import new_secret
from beringia.server.tables import checked_bot, invitation_link, seat_link

#: What a change of a seat costs more than another request, in steps of a replay: it is written down, and everybody at
#: the table is told.
CHANGE_STEPS = 20

router = APIRouter(prefix="/api/tables/{table_id}")
SeatPath = Annotated[int, Path(ge=0, lt=MAX_SEATS, description="number of a seat")]


@router.get("/addresses", responses=error_responses(403, 404))
async def find_addresses(
    table: LoadedTable, mine: OwnSeats, bearer: Bearer, request: Request, context: RequestContext
) -> Addresses:
    """Where friends can reach this server: for the host of a table, and for who shows its invitations. Of its networks
    it tells only who sits at it."""
    if mine or not table.sitting.is_guest(tokens_of(bearer)):
        seat_changes.require_host(table.row, mine)
    public = context.settings.url.rstrip("/") or None
    # Of a request that was passed on nobody knows any more whether a proxy was in between.
    here = addresses.is_here(address_of(request), request.headers) and not is_passed_on(request.scope)
    if context.listening is None or not here:
        return Addresses(public=public, near=[], listens=True, command="")
    host, port = context.listening
    everywhere = addresses.listens_everywhere(host)
    found = await asyncio.to_thread(addresses.own_addresses)
    return Addresses(
        public=public,
        near=addresses.links(host if everywhere else "0.0.0.0", port, found),
        listens=everywhere,
        command="" if everywhere else f"beringia serve --host 0.0.0.0 --port {port}",
    )


@router.post("/seats/{seat}", responses=error_responses(403, 404, 409))
async def change_seat(
    seat: SeatPath, body: SeatChange, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> SeatChanged:
    """Before the game the host opens a seat (anew), gives it to a bot, or closes it."""
    charge(context, request, CHANGE_STEPS)
    invitation: str | None = None
    if body.kind == "open":
        invitation = await table.sitting.rearrange(lambda row: seat_changes.open_seat(row, seat, mine))
    elif body.kind == "bot":
        bot = checked_bot(body.bot, table.row.game)
        await table.sitting.rearrange(lambda row: seat_changes.seat_bot(row, seat, bot, mine))
    else:
        await table.sitting.rearrange(lambda row: seat_changes.close_seat(row, seat, mine))
    link = None if invitation is None else invitation_link(table.row.id, invitation)
    # Who sat behind a closed seat sits elsewhere now.
    left = tuple(number - (body.kind == "closed" and number > seat) for number in mine if number != seat)
    return SeatChanged(invitation=invitation, link=link, summary=table.telling.summary(left))


@router.post("/seats/{seat}/device", responses=error_responses(403, 404, 409))
async def offer_device(
    seat: SeatPath, body: DeviceRequest, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> DeviceCode:
    """A code for one's own seat: another device exchanges it for a token of its own, once and within minutes."""
    charge(context, request, CHANGE_STEPS)
    code = await table.sitting.rearrange(
        lambda row: seat_changes.device_code(row, seat, body.move, mine), concerns=seat
    )
    return DeviceCode(code=code, link=f"/t/{table.row.id}#device={code}", seconds=seat_changes.CODE_SECONDS)


@router.post("/device", responses=error_responses(403, 404, 409))
async def take_device(body: TakeSeat, table: LoadedTable, request: Request, context: RequestContext) -> Joined:
    """Take a seat to this device with a code."""
    charge(context, request, CHANGE_STEPS)
    token = body.token or new_secret()
    seat = await table.sitting.rearrange(lambda row: seat_changes.take_to_device(row, body.code, token))
    return Joined(seat=seat, token=token, link=seat_link(table.row.id, token), summary=table.telling.summary((seat,)))


@router.post("/seats/{seat}/link", responses=error_responses(403, 404, 409))
async def new_link(
    seat: SeatPath, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> NewLink:
    """The host asks the table for a new link of a seat whose link was lost, and gets it when the others have agreed and
    the seat has been silent for a while."""
    charge(context, request, CHANGE_STEPS)
    invitation = await table.sitting.ask_for_link(seat, mine, Silence.of(context.settings))
    link = None if invitation is None else invitation_link(table.row.id, invitation)
    return NewLink(invitation=invitation, link=link, summary=table.telling.summary(mine))


@router.post("/seats/{seat}/link/answer", responses=error_responses(403, 404, 409))
async def answer_link(
    seat: SeatPath, body: LinkAnswer, table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext
) -> NewLink:
    """Agree to a new link for somebody else, or object; whose seat it is ends the asking."""
    charge(context, request, CHANGE_STEPS)
    silence = Silence.of(context.settings)
    await table.sitting.rearrange(lambda row: seat_changes.answer_for_link(row, seat, body.agree, mine, silence))
    return NewLink(invitation=None, link=None, summary=table.telling.summary(mine))
