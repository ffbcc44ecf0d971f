"""What travels about seats besides playing: hosts, other devices, lost links. See :mod:`beringia.server.messages`."""

from __future__ import annotations

from typing import Literal

from pydantic import StrictBool

from beringia.server.message_types import Incoming, Outgoing, Secret, Word
from beringia.server.messages import Summary


class Addresses(Outgoing):
    """Where friends can reach this server, for the host of a table."""

    #: The public address, if the server has been told one.
    public: str | None
    #: Beginnings of links on the networks of this machine; only for who sits at it.
    near: list[str]
    #: Whether the server listens there; if not, how to start it so that it does.
    listens: bool
    command: str


class SeatChange(Incoming):
    """What the host makes of a seat before the game; ``closed``: the game is played by one fewer."""

    kind: Literal["open", "bot", "closed"]
    bot: Word | None = None


class SeatChanged(Outgoing):
    #: Of an open seat: its new invitation, which is told this once.
    invitation: str | None
    link: str | None
    summary: Summary


class DeviceRequest(Incoming):
    #: The seat is on the other device alone from then on.
    move: StrictBool = False


class DeviceCode(Outgoing):
    """A code that takes a seat to another device; it works once, and so many seconds."""

    code: str
    link: str
    seconds: int


class TakeSeat(Incoming):
    """Exchanges a code for a token; the client may make it, so that a lost answer does not lose the seat."""

    code: Secret
    token: Secret | None = None


class LinkAnswer(Incoming):
    agree: StrictBool


class NewLink(Outgoing):
    """A new link for a lost one: null until the table has agreed and the seat has been silent."""

    invitation: str | None
    link: str | None
    summary: Summary
