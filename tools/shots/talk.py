"""People at a table: the talk, a clock, somebody who has vanished, and what is agreed when a table is made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

from tools.browser import Seated, Server
from tools.shots import Shot

SEATS = [{"kind": "me", "name": "Ayla"}, {"kind": "me", "name": "Iza"}, {"kind": "me", "name": "Creb"}]
FEW: dict[str, Any] = {"sizes": ("desktop", "phone"), "themes": ("snow",)}


def send(server: Server, table: str, token: str, messages: Sequence[dict[str, object]]) -> None:
    """Say something from another tab."""
    address = server.address.replace("http", "ws", 1)
    with connect(f"{address}/api/tables/{table}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [token], "after": -1}))
        for number, message in enumerate(messages):
            socket.send(json.dumps({"id": f"shot{number}", **message}))
            while json.loads(socket.recv(timeout=60)).get("id") != f"shot{number}":
                pass


def talk(page: Page) -> None:
    if page.get_by_role("button", name="Talk").count() == 0:  # on a phone it is behind a tab
        page.locator("nav.tabs button").nth(2).click()
    page.get_by_role("button", name="Talk").click()
    page.get_by_role("log").wait_for()


def people(page: Page) -> None:
    if page.locator("nav.tabs").count():
        page.locator("nav.tabs button").nth(1).click()


def vanished(page: Page) -> None:
    people(page)
    page.get_by_role("button", name="Let a bot play").first.wait_for()


def agreed(page: Page) -> None:
    page.get_by_role("button", name="With friends").first.click()
    page.get_by_label("Time to think").select_option("game")
    page.get_by_label("Time to think").scroll_into_view_if_needed()


def shots(server: Server) -> list[Shot]:
    found: list[Shot] = []

    def table(**more: object) -> Seated:
        made = server.post("tables", {"game": "eiszeit", "seats": SEATS, **more})
        tokens = [seat["token"] for seat in made["seats"]]
        send(server, made["table"], tokens[1], [
            {"type": "say", "seat": 1, "text": "Good luck, everybody!"},
            {"type": "say", "seat": 1, "reaction": "thinking"},
        ])  # fmt: skip
        send(server, made["table"], tokens[2], [{"type": "say", "seat": 2, "text": "The mammoths are mine this time."}])
        return Seated(server, "eiszeit", made["table"], tokens[:1])

    said = table()
    timed = table(clock={"kind": "game", "seconds": 1800, "increment": 10})
    alone = table(absence=1)
    found.append(Shot("talk", f"/t/{said.table}", talk, said, **FEW))
    found.append(Shot("talk-clock", f"/t/{timed.table}", people, timed, **FEW))
    found.append(Shot("talk-vanished", f"/t/{alone.table}", vanished, alone, **FEW))
    found.append(Shot("talk-agreed", "/", agreed, **FEW))
    return found
