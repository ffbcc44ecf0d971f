"""What travels about pushes: a browser asks to be told of turns when no page is open."""

from __future__ import annotations

from typing import Annotated

from pydantic import StringConstraints

from beringia.server.message_types import Incoming, Outgoing, Word
from beringia.server.webpush import MAX_ENDPOINT

Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=MAX_ENDPOINT)]
Base64 = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,128}={0,2}$")]


class PushKey(Outgoing):
    """The public key that a browser subscribes with."""

    key: str


class PushRequest(Incoming):
    """A browser's subscription, as it is handed out there, and the language to be told in."""

    endpoint: Endpoint
    p256dh: Base64
    auth: Base64
    language: Word = "en"


class PushStop(Incoming):
    endpoint: Endpoint


class PushSeats(Outgoing):
    """The own seats of a table that this browser is told of."""

    seats: list[int]
