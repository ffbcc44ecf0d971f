"""Section 22 of the rules: the return of an eliminated tribe, an option."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.valley.board import decision, food, go_on, offered, offers, people, play, player, table, told

BORDER = {f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4) if max(abs(q), abs(r), abs(q + r)) == 3}


def _lost(year: int = 1, option: bool = True, when: str = "W1") -> Position:
    """Yellow has just died on the volcano."""
    return table(
        4, hexes={"-1,-1": "yellow:1w"}, phase=1, when=when, year=year, anchors=["red", "blue", "green"],
        events=["eruption_winter", "meat_shortage"], options={"return": option}, dice=["wolf A", 1],
    )  # fmt: skip


def _back() -> Position:
    position = _lost()
    go_on(position, "return")
    return position


@pytest.mark.rule("VM-22.1")
@pytest.mark.parametrize(
    ("year", "when", "option", "may"),
    [(1, "W1", True, True), (1, "W2", True, True), (1, "W1", False, False), (2, "W1", True, False)],
)
def test_who_may_come_back(year: int, when: str, option: bool, may: bool) -> None:
    position = _lost(year, option, when)
    assert not player(position, "yellow")["alive"]
    assert player(position, "yellow")["may_return"] == may
    if may:
        go_on(position, "return")
        assert decision(position) == "yellow return"


@pytest.mark.rule("VM-22.2", "VM-22.5")
def test_what_a_returning_tribe_gets() -> None:
    position = _back()
    play(position, "return -1,-2")
    assert people(position, "yellow", "-1,-2") == "3w1f"
    assert (food(position, "yellow"), player(position, "yellow")["cards"]) == (8, 3)
    assert player(position, "yellow")["settlements"] == 0
    for _ in range(20):
        if decision(position) == "yellow turn_action":
            break
        play(position, "pass" if "pass" in offers(position) else "end")
    assert "-1,-2" in offered(position, "march")
    assert "-1,-2" in offered(position, "found")


@pytest.mark.rule("VM-22.3")
def test_after_the_event_and_before_the_animals() -> None:
    position = _lost()
    events = go_on(position, "return")
    kinds = [event.kind for event in events if event.kind in ("event_drawn", "phase_began")]
    assert kinds[-1] == "event_drawn"
    assert [event["phase"] for event in told(events, "phase_began")][-1] == 1


@pytest.mark.rule("VM-22.2", "VM-22.4")
def test_an_empty_border_hex() -> None:
    position = _back()
    taken = {"-3,3", "-3,1", "3,0"}
    wolves = {place for place in BORDER if _holds_animals(position, place)}
    assert offered(position, "return") == BORDER - taken - wolves
    assert "decline" in offers(position)


@pytest.mark.rule("VM-22.4")
@pytest.mark.parametrize(
    ("there", "empty"), [("crop", True), ("wolf", False), ("blue:1f", False), ("loner:w", False), ("loner:f", False)]
)
def test_what_an_empty_hex_is(there: str, empty: bool) -> None:
    position = table(
        4, hexes={"-1,-2": there}, phase=1, when="W1", year=1, anchors=["red", "blue", "green"],
        events=["meat_shortage"], options={"return": True}, tribes={"yellow": {"return_round": 2}},
    )  # fmt: skip
    assert decision(position) == "yellow return"
    assert ("-1,-2" in offered(position, "return")) == empty
    assert "1,-2" not in offered(position, "return"), "not a border hex"


@pytest.mark.rule("VM-22.4")
def test_a_closed_hex_is_not_empty() -> None:
    """In Snowfall the mountains (1,-3), (3,-3) and (3,-2) are closed."""
    position = table(
        4, phase=1, when="W1", year=1, anchors=["red", "blue", "green"], events=["snowfall"],
        options={"return": True}, tribes={"yellow": {"return_round": 2}},
    )  # fmt: skip
    while decision(position).endswith("victim"):
        play(position, "lose warrior")
    assert offered(position, "return") == BORDER - {"1,-3", "3,-3", "3,-2", "-3,1", "-3,3", "-2,3", "3,0"}


def _holds_animals(position: Position, place: str) -> bool:
    hexes: list[dict[str, object]] = position.view(None)["hexes"]  # type: ignore[assignment]
    return any(entry["hex"] == place and entry["animals"] for entry in hexes)


@pytest.mark.rule("VM-22.7")
def test_declining_is_final() -> None:
    position = _back()
    play(position, "decline")
    assert not player(position, "yellow")["may_return"]
    assert not player(position, "yellow")["alive"]


#: Border hexes for animals only.
WILD = ["0,-3", "1,-3", "3,-3", "-1,-2", "3,-2", "-2,-1", "-3,0", "2,1", "-2,3"]


@pytest.mark.rule("VM-22.7")
def test_without_an_empty_border_hex_the_right_lapses() -> None:
    def waiting(free: str | None) -> Position:
        hexes = {place: "pack1" if place == "-1,-2" else "wolf" for place in WILD if place != free}
        hexes.update(dict.fromkeys(("2,-3", "3,-1", "1,2"), "crop red:1f village:red"))
        hexes.update(dict.fromkeys(("-1,3", "0,3", "-3,2"), "blue:1w"))
        return table(
            4, hexes=hexes, phase=1, when="W1", year=1, anchors=["red", "blue", "green"], events=["meat_shortage"],
            options={"return": True}, tribes={"yellow": {"return_round": 2}},
        )  # fmt: skip

    full = waiting(None)
    assert decision(full) == "red turn_action", "yellow is not even asked"
    assert (player(full, "yellow")["alive"], player(full, "yellow")["may_return"]) == (False, False)
    one_left = waiting("0,-3")
    assert decision(one_left) == "yellow return"
    assert offers(one_left) == {"return 0,-3", "decline"}


@pytest.mark.rule("VM-22.6")
def test_only_once() -> None:
    position = table(
        4, hexes={"-1,-1": "yellow:1w"}, phase=1, when="W2", year=1, anchors=["red", "blue", "green"],
        events=["eruption_winter"], options={"return": True}, tribes={"yellow": {"returned": 1}}, dice=["wolf A", 1],
    )  # fmt: skip
    assert not player(position, "yellow")["alive"]
    assert not player(position, "yellow")["may_return"]


@pytest.mark.rule("VM-22.8")
def test_several_return_clockwise_from_the_start_player() -> None:
    position = table(
        4, hexes={"-1,-1": "red:1w", "1,1": "yellow:1w"}, phase=1, when="W1", year=1, start="blue",
        anchors=["blue", "green"], events=["eruption_winter", "meat_shortage"], options={"return": True},
        dice=["wolf A", 1], food={"blue": 20},
    )  # fmt: skip
    go_on(position, "return")
    assert decision(position) == "yellow return"
    play(position, "return -1,-2")
    assert decision(position) == "red return"
    assert "return -1,-2" not in offers(position)
