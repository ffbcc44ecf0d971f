"""Tables that come from another browser: what a parcel names becomes no address but that of a table here."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tools.build_web import WEB

from tests.browser.sources import run

#: Packs what is given in one browser, opens it in another, and tells what that one keeps then.
TAKE = """
import { rolldown } from "rolldown";
const [file, given] = process.argv.slice(1);
const bundle = await rolldown({ input: file });
const [{ code }] = (await bundle.generate({ format: "esm" })).output;
let kept = JSON.parse(given);
globalThis.localStorage = { getItem: (key) => kept[key] ?? null, setItem: (key, value) => (kept[key] = value) };
const { pack, unpack } = await import("data:text/javascript," + encodeURIComponent(code));
const parcel = await pack("ice and fire");
kept = {};
await unpack(parcel, "ice and fire");
console.log(JSON.stringify({ tables: kept["beringia.tables"], games: kept["beringia.history"] }));
"""
SECRET = "s" * 32
EVIL = ["evil.py", "../api/evil", "//evil.example/x", "https://evil.example/x", "javascript:alert(1)", "@evil.example"]


def name(number: int) -> str:
    return f"abcdefghij{number:02}"


def link(number: int) -> str:
    return f"/t/{name(number)}#invite={SECRET}"


def held(number: int = 0, **more: Any) -> dict[str, Any]:
    usual = {"table": name(number), "game": "eiszeit", "tokens": [SECRET], "invitations": {"1": link(number)}}
    return {**usual, "touched": 100 - number, "hidden": False, **more}


def played(number: int = 0, **more: Any) -> dict[str, Any]:
    seats = [{"name": "Ada", "bot": None, "points": 3, "won": True, "mine": True}]
    return {"table": name(number), "game": "eiszeit", "at": number, "seats": seats, "me": 0, **more}


def taken(tables: list[Any], games: list[Any]) -> tuple[list[Any], list[Any]]:
    """What another browser has of tables and games after they were brought there."""
    given = {"beringia.tables": json.dumps(tables), "beringia.history": json.dumps(games)}
    found = json.loads(run(TAKE, str(WEB / "src" / "lib" / "parcel.ts"), json.dumps(given)))
    return json.loads(found["tables"]), json.loads(found["games"])


def test_tables_are_taken_along_whole() -> None:
    tables = [held(0, joining={SECRET: SECRET}, hidden=True), held(1, game="")]
    assert taken(tables, [played()]) == (tables, [played()])


@pytest.mark.parametrize("field", ["table", "game", "tokens", "invitations", "joining"])
def test_what_is_no_name_of_a_table_here_is_left_behind(field: str) -> None:
    """Links are shown as codes and shared: one that leads elsewhere would take friends there."""
    wanted: list[Any] = []
    tables = [held(99)]
    for number, evil in enumerate(EVIL):
        more: dict[str, tuple[Any, Any]] = {
            "game": (evil, ""),
            "tokens": ([evil, SECRET], [SECRET]),
            "invitations": ({"1": evil, "2": link(number), "evil": link(number)}, {"2": link(number)}),
            "joining": ({SECRET: evil, evil: SECRET}, {}),
        }
        tables.append(held(number, **{field: more.get(field, (evil, None))[0]}))
        if field != "table":
            wanted.append(held(number, **{field: more[field][1]}))
    assert taken(tables, [])[0] == [*wanted, held(99)]


def test_what_is_no_table_at_all_is_left_behind() -> None:
    odd = [None, 5, [5], {"1": 5}]
    fields = ("table", "game", "tokens", "invitations", "joining", "touched")
    tables = [held(7), *odd[1:], *(held(number, **{field: one}) for number, one in enumerate(odd) for field in fields)]
    found, games = taken(
        tables, [*odd, played(7), *(played(1, **{field: one}) for one in odd for field in ("table", "game"))]
    )
    assert held(7) in found
    assert games == [played(7)]
    assert all(isinstance(entry["table"], str) and isinstance(entry["touched"], int) for entry in found)


def test_games_that_name_something_else_are_left_behind() -> None:
    games = [played(number, **{field: evil}) for number, evil in enumerate(EVIL) for field in ("table", "game")]
    assert taken([], [played(9), *games])[1] == [played(9)]
