"""A real server and a real Chromium, for the browser tests and the screenshots."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect

import beringia

ROOT = Path(__file__).resolve().parent.parent
#: Tables begin with the seed that stands in a file, and their bots draw the same lots each time: what a test or a
#: picture sees depends neither on luck nor on what was played before it. ``CHANCE=1`` plays other games.
SERVE = """
import os, pathlib, random, secrets, sys
lots = random.Random()
def same(bits):
    if bits == 128:  # the seed of a new table
        lots.seed(int(pathlib.Path(sys.argv[4]).read_text()))
    return lots.getrandbits(bits)
if not os.environ.get("CHANCE"):
    secrets.randbits = same
from beringia.server.running import run
run(sys.argv[3], int(sys.argv[2]), False, sys.argv[1], lambda address: print(address, flush=True))
"""
#: Bots answer at once, and no limit meant for strangers stops a test.
HASTE = {
    "BERINGIA_BOT_DELAY": "0",
    "BERINGIA_LOST_SECONDS": "2",
    "BERINGIA_TABLE_BURST": "1000",
    "BERINGIA_MESSAGES_PER_SECOND": "1000",
}
#: Games that are begun to find a moment: one that comes in every sixth game is missed once in 50,000 times.
TRIES = 60
PEOPLE = ["Ayla", "Jondalar", "Iza", "Creb", "Durc", "Uba"]
BOTS = ["Ursa", "Vulpes", "Lupus", "Corvus", "Lynx"]
#: Nothing that a test does not need, and nothing that talks to the world outside.
CHROMIUM = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-default-apps", "--disable-extensions", "--disable-sync", "--no-first-run", "--disable-dev-shm-usage",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
]  # fmt: skip


class Server:
    """A server process of its own, with a database of its own; ``address`` ends without a slash.

    It runs the same package as this process: the installed one, whose bots are compiled, unless PYTHONPATH says else.
    """

    def __init__(self, folder: Path, port: int = 0, /, *, host: str = "127.0.0.1", **environment: str) -> None:
        self._seed = folder / "seed"
        self._seed.write_text("1")
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, f"sqlite:///{folder / 'tables.sqlite'}", str(port), host, str(self._seed)],
            env={**os.environ, **HASTE, **environment},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().rstrip("/")
        if not self.address:
            raise RuntimeError("the server did not start; its reason is above")

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def post(self, path: str, body: object, *tokens: str) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"}
        if tokens:
            headers["Authorization"] = f"Bearer {','.join(tokens)}"
        with urlopen(Request(f"{self.address}/api/{path}", json.dumps(body).encode(), headers)) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def table(
        self,
        humans: int = 1,
        bots: int = 2,
        names: list[str] | None = None,
        game: str = beringia.games()[0],
        bot: str = "greedy",
        habits: Mapping[str, float] | None = None,
        **options: object,
    ) -> Seated:
        """A new table with people at one screen and bots; the tokens are those of the people.

        ``habits``: verbs that a sensible person chooses when they are offered, and how often.
        """
        people = names or PEOPLE
        seats: list[dict[str, object]] = [{"kind": "me", "name": people[number]} for number in range(humans)]
        seats += [{"kind": "bot", "bot": bot, "name": name} for name in BOTS[:bots]]
        made = self.post("tables", {"game": game, "options": options, "seats": seats})
        tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
        return Seated(self, game, made["table"], tokens, habits or {})

    def table_where(
        self,
        until: str,
        humans: int = 1,
        bots: int = 2,
        game: str = beringia.games()[0],
        bot: str = "greedy",
        habits: Mapping[str, float] | None = None,
        **options: object,
    ) -> Seated:
        """A table at a moment of that kind: games differ, so some may have to be played to their end first."""
        for seed in range(1, TRIES + 1):
            self._seed.write_text(f"{seed}")
            seated = self.table(humans, bots, None, game, bot, habits, **options)
            self._seed.write_text("1")
            if seated.play(until, seed)["status"] == "playing":
                return seated
        raise RuntimeError(f"no game of {TRIES} came to {until!r}")


class Seated:
    """Some seats of a table, played by program."""

    def __init__(
        self, server: Server, game: str, table: str, tokens: list[str], habits: Mapping[str, float] | None = None
    ) -> None:
        self.server = server
        self.game = game
        self.table = table
        self.tokens = tokens
        self.habits = habits or {}

    def play(self, until: str = "False", seed: int = 1, most: int = 4000) -> dict[str, Any]:
        """Choose at random for the own seats until the expression over ``view``, ``decision``, ``mine`` holds."""
        rng = random.Random(seed)
        condition = compile(until, "until", "eval")
        address = self.server.address.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{self.table}/live", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "after": 1_000_000}))
            for number in range(most):
                scene = json.loads(socket.recv(timeout=60))
                if scene["type"] == "refused":
                    raise RuntimeError(f"the server refused a choice: {scene['message']}")
                if scene["type"] not in ("table", "update"):
                    continue
                decision = scene["decision"]
                if scene["status"] != "playing" or decision is None:
                    return dict(scene)
                offered = scene["choices"].get(str(decision["seat"]), [])
                view = scene["views"][next(iter(scene["views"]))]
                if eval(condition, {"view": view, "decision": decision, "mine": bool(offered)}):
                    return dict(scene)
                if offered:
                    socket.send(json.dumps({
                        "type": "choose", "id": f"s{seed}-{number}", "version": scene["version"],
                        "seat": decision["seat"], "choice": self._pick(offered, rng)["code"],
                    }))  # fmt: skip
        raise RuntimeError(f"{until!r} did not come true in {most} messages")

    def _pick(self, offered: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
        for verb, chance in self.habits.items():
            usual = [choice for choice in offered if choice["verb"] == verb]
            if usual and rng.random() < chance:
                return rng.choice(usual)
        # Stopping at every chance makes dull games: prefer what does something.
        return rng.choice([choice for choice in offered if choice["targets"]] or offered)

    def remember(self) -> str:
        """Script that puts these seats into a browser's list of tables."""
        held = [{"table": self.table, "game": self.game, "tokens": self.tokens, "invitations": {}, "touched": 1}]
        return stored("beringia.tables", held)


def executable() -> str:
    """Where Chromium is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        raise RuntimeError("no Chromium found: install the package 'chromium' of your system")
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=CHROMIUM)
        try:
            yield browser
        finally:
            browser.close()


def settings_script(**values: object) -> str:
    """Script that sets the client's settings before its first page."""
    saved = {
        "language": "en",
        "theme": "snow",
        "motion": "reduced",
        "pace": "instant",
        "tips": False,
        "name": "Ayla",
        **values,
    }
    return stored("beringia.settings", saved, once=True)


def stored(key: str, value: object, once: bool = False) -> str:
    """Script that puts something into the storage of every page with an address (blank ones have none)."""
    absent = f" && !localStorage.getItem('{key}')" if once else ""
    return f"if (location.protocol === 'http:'{absent}) localStorage.setItem('{key}', {json.dumps(json.dumps(value))})"
