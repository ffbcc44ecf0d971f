"""A bot of one's own as a guest at a table: it takes a seat over the public protocol and plays it to the end.

    python examples/bot_client.py http://127.0.0.1:8000/t/k3J9wQx2Lm#invite=Qp... --name Mammut

The link is the invitation of an open seat (the host sends it as to any friend), or the link of a seat that is held
already (``#seat=...``). Whoever sits at the table sees that a program plays. Nothing but the standard library and the
package ``websockets`` is needed, and nothing of Beringia itself: a program that knows the rules can be written in any
language. The messages are described in docs/protocol.md, sections 3 and 8.

To let a program of your own play, write a function like :func:`any_choice` and give it to :class:`Guest`.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
#: Given what the seat sees, what it is asked and what it may choose; returns one of the choices.
Chooser = Callable[[Message, Message, list[Message]], Message]

#: Seconds before the next attempt to connect; the last one again and again.
PAUSES = (0.3, 1.0, 3.0, 10.0)
#: Attempts in a row without a word from the server.
MOST_ATTEMPTS = 20
#: How the server closes a connection that need not come back: table missing, private, too many connections.
FINAL_CODES = {4403, 4404}


def any_choice(view: Message, decision: Message, choices: list[Message]) -> Message:
    """Any choice, but rather one that does something on the table than one that ends the turn."""
    return random.choice([choice for choice in choices if choice["targets"]] or choices)


class Refused(Exception):
    """The server does not let us in; the message says why."""


@dataclass
class Seat:
    """A seat that is ours: whoever knows its token holds it."""

    server: str  # http://host:port
    table: str
    number: int
    token: str


def take_seat(link: str, name: str) -> Seat:
    """Exchange an invitation for a token that only we know; or come back with the token of a seat."""
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rstrip("/").rpartition("/")[2]
    fragment = parse_qs(parts.fragment)
    secret = (fragment.get("invite") or fragment.get("seat") or [""])[0]
    if not secret:
        raise Refused("the link has no #invite=... and no #seat=... at its end")
    body: Message = {"secret": secret, "name": name, "program": True}
    if "invite" in fragment:
        body["token"] = secrets.token_urlsafe(24)  # made here: if the answer is lost, asking again gives the same seat
    request = Request(
        f"{server}/api/tables/{table}/join", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urlopen(request, timeout=30) as answer:
            joined = json.load(answer)
    except HTTPError as error:
        problem = json.load(error)
        raise Refused(f"{problem['code']}: {problem['message']}") from None
    return Seat(server, table, joined["seat"], joined["token"])


class Guest:
    """Plays one seat until the game is over."""

    def __init__(self, seat: Seat, choose: Chooser, say: Callable[[str], None] = lambda line: None) -> None:
        self._seat = seat
        self._choose = choose
        self._say = say
        self._after = -1  # the last step that we were told of
        self._asked: Message | None = None  # the choice that is not answered yet
        self.chosen = 0

    def play(self) -> Message:
        """The last scene of the game: its scores and winners among it. Connections may break meanwhile."""
        attempt = 0
        while True:
            try:
                with connect(self._address, max_size=None) as socket:
                    self._send(socket, {"type": "hello", "tokens": [self._seat.token], "after": self._after})
                    if self._asked is not None:  # the answer was lost; the same id never counts twice
                        self._send(socket, self._asked)
                    while True:
                        message: Message = json.loads(socket.recv())
                        attempt = 0
                        if self._hear(socket, message):
                            return message
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL_CODES:
                    raise Refused("there is no such table, or it is not for us") from None
            except (OSError, TimeoutError, InvalidHandshake):
                pass
            attempt += 1
            if attempt > MOST_ATTEMPTS:
                raise Refused("the server does not answer")
            time.sleep(PAUSES[min(attempt, len(PAUSES)) - 1])

    @property
    def _address(self) -> str:
        return f"{self._seat.server.replace('http', 'ws', 1)}/api/tables/{self._seat.table}/live"

    def _hear(self, socket: ClientConnection, message: Message) -> bool:
        """React to a message; true if the game is over."""
        kind = message["type"]
        if kind in ("table", "update"):
            self._after = message["version"] if message["status"] != "waiting" else -1
            if message["status"] == "finished":
                return True
            # In the middle of choices that are made in one go nobody can choose anything.
            if not message.get("more"):
                self._decide(socket, message)
        elif kind == "done" and self._asked is not None and message["id"] == self._asked["id"]:
            self._asked = None
            self.chosen += 1
        elif kind == "refused" and self._asked is not None and message["id"] == self._asked["id"]:
            # Another step came first, or it could not be stored: look at the table again, and decide anew.
            self._say(f"refused: {message['code']}")
            self._asked = None
            time.sleep(0.2)
            self._send(socket, {"type": "hello", "tokens": [self._seat.token], "after": self._after})
        return False

    def _decide(self, socket: ClientConnection, scene: Message) -> None:
        """Choose, if we are asked. Choices are there only for the seat that decides."""
        viewer = str(self._seat.number)
        choices = scene["choices"].get(viewer, [])
        if scene["status"] != "playing" or not choices:
            return
        if self._asked is not None and self._asked["version"] == scene["version"]:
            return  # sent already
        chosen = self._choose(scene["views"][viewer], scene["decision"], choices)
        self._asked = {
            "type": "choose",
            "id": secrets.token_urlsafe(12),
            "version": scene["version"],
            "seat": self._seat.number,
            "choice": chosen["code"],
        }
        self._send(socket, self._asked)

    @staticmethod
    def _send(socket: ClientConnection, message: Message) -> None:
        socket.send(json.dumps(message))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link", help="an invitation (…/t/<table>#invite=…) or the link of a seat (…#seat=…)")
    parser.add_argument("--name", default="Guest", help="the name at the table")
    parser.add_argument("--seed", type=int, help="for a game that can be repeated")
    given = parser.parse_args()
    random.seed(given.seed)
    try:
        seat = take_seat(given.link, given.name)
        # Keep this link: with it the program can be started again in the middle of the game.
        print(f"seat {seat.number}: {seat.server}/t/{seat.table}#seat={seat.token}", flush=True)
        guest = Guest(seat, any_choice, say=lambda line: print(line, file=sys.stderr))
        last = guest.play()
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    print(f"scores {last['scores']}, winners {last['winners']}; {guest.chosen} choices of ours")
    return 0


if __name__ == "__main__":
    sys.exit(main())
