"""Is what is installed whole? Plays games through the server: python tools/smoke.py [--compiled | --plain]

Needs nothing but the package and what it depends on, so that every wheel of a release can be tried right after it was
built, with the Python it was built for.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import secrets
import subprocess
import sys
import tempfile
import urllib.request
from typing import Any

from websockets.sync.client import connect

import beringia
from beringia import version

#: No pauses, and no limits for a client that is this quick.
QUICK = {
    "BERINGIA_BOT_DELAY": "0",
    "BERINGIA_WINDOW_SECONDS": "0",
    "BERINGIA_MESSAGES_PER_SECOND": "100000",
    "BERINGIA_MESSAGE_BURST": "100000",
}


def ask(address: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def play(address: str, game: str, seats: int, decisions: int) -> None:
    """Play the first seat at random against bots, to the end or for so many decisions."""
    others = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    made = ask(address, "api/tables", {"game": game, "options": {}, "seats": [{"kind": "me"}, *others]})
    with connect(f"{address.replace('http', 'ws', 1)}api/tables/{made['table']}/live", max_size=None) as tab:
        tab.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]], "after": -1}))
        while decisions:
            message = json.loads(tab.recv(60))
            if message["type"] not in ("table", "update"):
                continue
            if message["status"] != "playing":
                return
            offered = message["choices"].get("0")
            if offered:
                code = random.choice(offered)["code"]
                choice = {"type": "choose", "id": secrets.token_hex(8), "seat": 0, "choice": code}
                tab.send(json.dumps({**choice, "version": message["version"]}))
                decisions -= 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="fail if the engine is plain Python")
    parser.add_argument("--plain", action="store_true", help="fail if the engine is compiled")
    given = parser.parse_args()
    if (given.compiled and not version.compiled()) or (given.plain and version.compiled()):
        sys.exit(f"beringia is {'compiled' if version.compiled() else 'plain Python'}")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "beringia", "serve", "--db", f"sqlite:///{folder}/tables.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **QUICK})
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None, "the server did not start"
            address = found[0].rstrip("/.") + "/"
            with urllib.request.urlopen(address, timeout=30) as page:
                assert b"<script" in page.read(), "there are no pages"
            for key in beringia.games():
                play(address, key, beringia.game(key).seats[0], 1000 if key == "eiszeit" else 20)
                print(f"{key}: played")
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
