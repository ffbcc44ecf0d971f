"""What travels about the lobby: tables that are open to everybody on this server."""

from __future__ import annotations

from beringia.server.message_types import Incoming, Json, Name, Outgoing, SeatKind, Secret, Word


class Listing(Incoming):
    """Opens a table to everybody, with the language that is spoken there; null: to nobody but friends."""

    language: Word | None


class SitDown(Incoming):
    """Takes a free seat; the client may make the token, so that a lost answer does not lose the seat."""

    name: Name = ""
    token: Secret | None = None


class LobbySeat(Outgoing):
    name: str
    kind: SeatKind
    bot: str | None
    colour: str | None


class LobbyTable(Outgoing):
    table: str
    game: str
    language: str
    options: Json
    created: str
    #: How many seats are free.
    free: int
    seats: list[LobbySeat]


class Lobby(Outgoing):
    tables: list[LobbyTable]
