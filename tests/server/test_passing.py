"""Where the server passes for a seat, and how long an empty question lasts."""

from __future__ import annotations

import itertools
import json

import pytest

from beringia import Position
from beringia.server import fair, passing
from beringia.server.message_types import PassWhen
from beringia.server.rows import SeatRow, TableRow
from tests.rules.valley.board import seat, table
from tests.server.running import Message, Server, Tab

HEXES = {"2,-2": "blue:1w1f village:blue"}


def window(*cards: str) -> Position:
    """Blue is asked for trumps after phase 3, holding these."""
    return table(hexes=HEXES, phase=3, hands={"blue": list(cards)}, empty_questions=True)


@pytest.mark.parametrize(
    ("cards", "when", "passed_for_me"),
    [
        (["theft"], "nothing", True),
        (["theft"], "turn", True),
        (["theft"], "never", False),
        (["theft", "foundling"], "nothing", False),
        (["theft", "foundling"], "turn", True),
        (["theft", "foundling"], "never", False),
    ],
)
def test_when_it_is_passed(cards: list[str], when: PassWhen, passed_for_me: bool) -> None:
    position = window(*cards)
    assert position.seat == seat("blue")
    for secretly in (False, True):
        answer = passing.answer(position, SeatRow("human", pass_when=when), secretly)
        assert answer == (position.parse("pass") if passed_for_me else None)


def test_a_single_card_may_be_no_reason_to_ask() -> None:
    position = window("foundling", "family_visit")
    found = position.parse("play foundling")
    held = SeatRow("human", pass_on=[found])
    assert passing.answer(position, held, True) is None, "there is Family Visit, too"
    assert passing.answer(window("foundling"), held, True) == position.parse("pass")


def test_in_the_own_turn_nothing_is_taken_from_a_person_where_the_clock_must_not_tell() -> None:
    position = table(hexes=HEXES, phase=3, hands={"blue": ["theft"]}, agenda=None)
    while position.decision is not None and position.decision.kind != "turn_action":
        position.play(position.choices()[0])
    assert position.passing is None
    assert passing.answer(position, SeatRow("human"), True) is None
    assert passing.answer(position, SeatRow("human"), False) is None, "there is a choice"


def test_a_poker_face_is_for_people_among_each_other() -> None:
    def row(*kinds: str, agreed: bool | None = None) -> TableRow:
        seats = [SeatRow(kind, poker_face=agreed) for kind in kinds]  # type: ignore[arg-type]
        return TableRow("t", "valley", "", "1.2", {}, "playing", 1, fair.new_salt(), [], seats)

    assert passing.poker_face(row("human", "human"))
    assert passing.poker_face(row("human", "open", "bot"))
    assert not passing.poker_face(row("human", "bot", "bot"))
    assert passing.poker_face(row("human", "bot", agreed=True))
    assert not passing.poker_face(row("human", "human", agreed=False))


def test_a_window_lasts_a_time_that_tells_nothing() -> None:
    pauses = [passing.pause(2.0) for _ in range(200)]
    assert min(pauses) >= 1.0
    assert max(pauses) <= 3.0
    assert len({round(pause, 2) for pause in pauses}) > 50


def drain(tab: Tab) -> None:
    """Hear everything that is on its way."""
    try:
        while True:
            tab.receive(0.2)
    except TimeoutError:
        pass


def test_windows_at_a_table(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
    made = server.post("tables", {"game": "valley", "seats": seats}, status=201)
    tabs = [server.tab(made["table"], link["token"]) for link in made["seats"]]
    spectator = server.tab(made["table"])
    everybody = [*tabs, spectator]
    asked_by_hand = 0
    assert tabs[0].ask({"type": "pass_for_me", "seat": 0, "when": "never", "on": []})["type"] == "done"
    assert tabs[1].ask({"type": "pass_for_me", "seat": 0, "when": "turn", "on": []})["code"] == "forbidden"
    for _ in range(30):
        for tab in everybody:
            drain(tab)
        deciding = [tab for tab in tabs if tab.decides is not None]
        assert len(deciding) <= 1
        if not deciding:
            continue
        tab = deciding[0]
        texts = {choice["verb"]: choice["code"] for choice in tab.scene["choices"][str(tab.decides)]}
        asked_by_hand += "pass" in texts and len(texts) == 1
        choice = next((texts[verb] for verb in ("pass", "end") if verb in texts), None)
        assert tab.choose(choice)["type"] == "done"
    for tab in everybody:
        drain(tab)
        assert [step["version"] for step in tab.steps] == list(range(tab.version + 1)), "every step, in its order"
    assert asked_by_hand, "seat 0 wants to be asked every time"
    for viewer, tab in zip(("0", "1", "2", "spectator"), everybody, strict=True):
        scenes = [scene for scene in map(_read, tab.heard) if scene["type"] == "update"]
        for scene in scenes:
            decision = scene["decision"]
            if decision and decision["kind"] == "trump":
                assert decision["seat"] is None or str(decision["seat"]) == viewer
        if viewer in ("2", "spectator"):
            # The server passes for seat 2, if nothing else: a window is told once, whoever is asked in it.
            for before, after in itertools.pairwise(scenes):
                windows = [scene["decision"] and scene["decision"]["passing"] is not None for scene in (before, after)]
                told = any(event for step in after["steps"] for event in step["events"][viewer])
                asked = any(scene["decision"] and scene["decision"]["seat"] is not None for scene in (before, after))
                assert not all(windows) or told or asked
    for tab in everybody:
        tab.close()


def _read(text: str) -> Message:
    found: Message = json.loads(text)
    return found
