"""Error responses: everything a request can be refused for, with the HTTP status and a message for developers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from beringia.server.messages import Problem, RefusedMessage

#: code -> (HTTP status, message for developers). Players read ``refused-<code>`` of the catalogue.
CODES: Final[dict[str, tuple[int, str]]] = {
    "invalid": (422, "the request is invalid"),
    "not-found": (404, "not found"),
    "not-allowed": (405, "this method is not allowed here"),
    "wrong-host": (421, "this server is not known by this name; BERINGIA_URL or BERINGIA_HOSTS can name it"),
    "wrong-origin": (403, "this was asked by a page of another site"),
    "forbidden": (403, "this needs the token of a seat; none or a wrong one was given"),
    "private": (403, "this table is private: only those who sit at it may look"),
    "not-host": (403, "only who has set the table may do this"),
    "not-listed": (403, "this table is not open to everybody"),
    "no-hints": (403, "this table is played without hints"),
    "no-talk": (403, "nobody talks at this table: it was made without"),
    "no-vote": (
        409,
        "there is no vote on this seat: the person is here, has left just now, or there is a clock",
    ),
    "no-webhooks": (403, "tables of this server have no webhooks; BERINGIA_TABLE_WEBHOOKS=1 allows them"),
    "away": (409, "a bot plays for this seat; take the seat back first"),
    "taken": (409, "somebody has taken this seat; the invitation is used up"),
    "host-seat": (409, "somebody must stay who can change the table: this is the host's own seat"),
    "expired": (409, "this code has been used, or is too old"),
    "not-lost": (409, "nobody has lost the link of this seat: somebody is there, or nobody asks for a new one"),
    "not-finished": (409, "this is secret until the game is over"),
    "not-waiting": (409, "the game has begun already"),
    "waiting": (409, "the game has not begun: open seats are not taken yet"),
    "paused": (409, "the table is paused"),
    "finished": (409, "the game is over"),
    "outdated": (409, "this table was saved with another version of the game and cannot go on"),
    "stale": (409, "another step came first"),
    "not-your-turn": (409, "another seat has to decide"),
    "illegal": (409, "this cannot be chosen now"),
    "no-macro": (409, "these choices are not on offer in one go"),
    "nothing-to-undo": (409, "nothing can be taken back: something was revealed, or another seat has decided since"),
    "too-many-tables": (429, "too many new tables from this address"),
    "too-many-requests": (429, "too many requests"),
    "coach-busy": (503, "the coach gave no answer in time; it may be asked again"),
    "too-much-talk": (429, "too many lines in a short time"),
    "too-large": (413, "the request is too large"),
    "rule-error": (500, "a rule failed on this choice; it has been logged, and nothing has changed"),
    "storage": (503, "this could not be stored; nothing has changed"),
    "internal": (500, "something went wrong inside the server; it has been logged"),
}


class RequestError(Exception):
    """A request that is refused. ``code`` is one of :data:`CODES`."""

    def __init__(
        self,
        code: str,
        message: str = "",
        args: Mapping[str, str | int] | None = None,
        key: str = "",
        clause: str = "",
        retry_after: int = 0,
    ) -> None:
        self.code = code
        self.status, default = CODES[code]
        self.message = message or default
        super().__init__(f"{code}: {self.message}")
        self.details = dict(args or {})
        self.key = key or f"refused-{code}"
        self.clause = clause
        self.retry_after = retry_after

    def problem(self) -> Problem:
        return Problem(code=self.code, key=self.key, args=self.details, clause=self.clause, message=self.message)

    def to_message(self, message_id: str) -> RefusedMessage:
        """The same over the WebSocket, as the answer to a message."""
        return RefusedMessage(id=message_id, **self.problem().model_dump())
