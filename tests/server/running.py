"""A real server in a process of its own, and browser tabs made of code."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Self

import httpx
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from beringia.server import messages
from tests.server import nursery

QUICK = {
    "BERINGIA_BOT_DELAY": "0",
    "BERINGIA_WINDOW_SECONDS": "0",
    "BERINGIA_MESSAGES_PER_SECOND": "100000",
    "BERINGIA_MESSAGE_BURST": "100000",
}
ROOMY = {
    "BERINGIA_TABLE_BURST": "1000000",
    "BERINGIA_REQUEST_BURST": "1000000",
    "BERINGIA_CONNECTIONS_PER_ADDRESS": "100000",
}
Message = dict[str, Any]
SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(messages.ServerMessage)


class Server:
    """A server process. It may be killed and started again on the same database."""

    def __init__(self, database: str, folder: Path, **environment: str) -> None:
        self.database = database
        self.log = folder / "server.log"
        self.environment = {**os.environ, **QUICK, **ROOMY, **environment}
        self.address = ""
        self.port = 0
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        given = (self.port, self.database, str(self.log), self.environment, theirs)
        self._process = nursery.context.Process(target=nursery.serve, args=given)
        self._process.start()
        theirs.close()
        with open(ours.fileno(), closefd=False) as said:
            self.address = said.readline().strip()
        ours.close()
        assert self.address.startswith("http://"), f"the server did not start: {self.log.read_text()}"
        self.port = int(self.address.rstrip("/").rpartition(":")[2])

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def wait(self, seconds: float = 30) -> int | None:
        """Until it has ended."""
        assert self._process is not None
        self._process.join(seconds)
        return self._process.exitcode

    def interrupt(self) -> None:
        """Ctrl-C."""
        self.signal(signal.SIGINT)
        assert self.wait() == 0

    def kill(self) -> None:
        """Like a power cut, as far as a process can tell."""
        self._end(kill=True)

    def stop(self) -> None:
        self._end(kill=False)

    def files(self) -> int:
        """How many files and sockets it has open."""
        return sum(1 for _ in Path(f"/proc/{self.pid}/fd").iterdir())

    def memory(self) -> int:
        """Resident bytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise LookupError("no VmRSS")

    def _end(self, kill: bool) -> None:
        if self._process is None:
            return
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        assert self.wait() is not None, "the server did not stop"
        self._process.close()
        self._process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *trouble: object) -> None:
        self.stop()

    # -- HTTP

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        tokens: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> httpx.Response:
        headers = {**(headers or {}), **({"Authorization": "Bearer " + ",".join(tokens)} if tokens else {})}
        return httpx.request(method, f"{self.address}api/{path}", json=body, headers=headers, timeout=30)

    def get(self, path: str, tokens: Sequence[str] = ()) -> Any:
        answer = self.ask("GET", path, tokens=tokens)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, tokens: Sequence[str] = (), status: int = 200) -> Any:
        answer = self.ask("POST", path, {} if body is None else body, tokens)
        assert answer.status_code == status, answer.text
        return answer.json()

    def new_table(self, *kinds: str, **options: object) -> tuple[str, dict[int, str]]:
        """A table of eiszeit, e.g. ``new_table("me", "open", "bot:random")``, and the secrets of its seats."""
        seats = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
        made = self.post("tables", {"game": "eiszeit", "options": options, "seats": seats}, status=201)
        return made["table"], {link["seat"]: link["token"] or link["invitation"] for link in made["seats"]}

    def tab(self, table: str, *tokens: str, after: int = -1, address: str = "") -> Tab:
        tab = Tab(self, table, address)
        tab.hello(tokens, after)
        return tab


class Tab:
    """A browser tab at a table: keeps what it was told, answers questions of tests."""

    _ids = itertools.count()

    def __init__(self, server: Server, table: str, address: str = "") -> None:
        live = f"{server.address.replace('http', 'ws', 1)}api/tables/{table}/live"
        headers = {"X-Forwarded-For": address} if address else {}  # counts with BERINGIA_PROXIES only
        self._connecting = connect(live, max_size=None, compression=None, additional_headers=headers)
        self._socket: ClientConnection = self._connecting.__enter__()
        self.heard: list[str] = []
        self.scene: Message = {}
        self.version = -1
        self.seats: list[Message] = []
        self.steps: list[Message] = []
        self.viewers: list[str] = []

    def hello(self, tokens: Sequence[str], after: int = -1) -> Message:
        self.send({"type": "hello", "tokens": list(tokens), "after": after})
        return self.until(lambda message: message["type"] == "table")

    def send(self, message: object) -> None:
        self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = 20) -> Message:
        text = self._socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        SERVER_MESSAGE.validate_python(message)  # nothing is sent that is not declared
        if message["type"] in ("table", "update"):
            assert message["type"] == "table" or message["steps"][0]["version"] == self.version + 1
            self.scene = message
            self.version = message["version"]
            known = self.steps[-1]["version"] if self.steps else -1
            self.steps += [step for step in message["steps"] if step["version"] > known]
        if message["type"] == "table":
            self.viewers = message["viewers"]
        if message["type"] in ("table", "seats"):
            self.seats = message["seats"]
        return message

    def until(self, wanted: Callable[[Message], bool], timeout: float = 20) -> Message:
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def ask(self, message: Message) -> Message:
        """Send a message with an id of its own and wait for its answer."""
        asked = {"id": f"m{next(self._ids)}-{random.getrandbits(48):x}", **message}
        self.send(asked)
        return self.until(lambda answer: answer.get("id") == asked["id"])

    @property
    def decides(self) -> int | None:
        """The seat of this tab that has to decide, if there is one."""
        if self.scene["decision"] is None:
            return None
        seat: int = self.scene["decision"]["seat"]
        return seat if str(seat) in self.viewers else None

    def choices(self) -> list[int]:
        return [choice["code"] for choice in self.scene["choices"][str(self.decides)]]

    def choose(self, choice: int | None = None) -> Message:
        """Make a choice, any if none is named."""
        picked = random.choice(self.choices()) if choice is None else choice
        return self.ask({"type": "choose", "version": self.version, "seat": self.decides, "choice": picked})

    def settle(self) -> None:
        """Read on until one of the own seats has to decide, or the game is over."""
        while self.scene["status"] == "playing" and self.decides is None:
            self.receive()

    def play_to_end(self) -> None:
        """Make any choices until the game is over and the seed is revealed."""
        while True:
            self.settle()
            if self.scene["status"] != "playing":
                break
            assert self.choose()["type"] == "done"

    def close_code(self, timeout: float = 20) -> int | None:
        """Read until the server closes the connection."""
        try:
            while True:
                self.receive(timeout)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    def close(self) -> None:
        self._connecting.__exit__(None, None, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()


def play_together(tabs: Sequence[Tab], steps: int) -> None:
    """Make any choices, each by the tab whose seat decides, with all tabs kept in step. Bots may move in between."""
    made = 0
    while made < steps:
        while True:
            newest = max(tab.version for tab in tabs)
            for tab in tabs:
                while tab.version < newest:
                    tab.receive()
            deciding = [tab for tab in tabs if tab.decides is not None]
            if deciding or tabs[0].scene["status"] != "playing":
                break
            tabs[0].receive()
        if not deciding:
            return
        answer = deciding[0].choose()
        made += answer["type"] == "done"
        # A bot may have moved for a seat just before it was taken back; the update is on its way.
        assert answer["type"] == "done" or answer["code"] == "stale", answer


def chosen(tab: Tab, times: int) -> list[float]:
    """How long each of some choices takes; every second one takes the first one back, so that they are alike."""
    seconds = []
    for _ in range(times):
        begun = time.monotonic()
        if tab.version % 2 == 0:
            assert tab.choose(tab.choices()[0])["type"] == "done"
        else:
            seat = tab.steps[-1]["seat"]
            assert tab.ask({"type": "undo", "version": tab.version, "seat": seat})["type"] == "done"
        seconds.append(time.monotonic() - begun)
    return seconds
