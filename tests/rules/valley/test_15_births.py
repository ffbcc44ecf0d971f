"""Section 15 of the rules: phase 7, births."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.valley.board import offered, people, play, table, told

PLACE = "1,-2"


def _born(position: Position) -> list[str]:
    return [event["sex"] for event in told(position.opening, "born")]


def _dice(position: Position) -> int:
    return len([event for event in told(position.opening, "die_rolled") if event["why"] == "birth"])


@pytest.mark.rule("VM-15.1")
@pytest.mark.parametrize(("there", "births"), [("1f", 1), ("3w1f", 1), ("2f", 2), ("4f", 2)])
@pytest.mark.parametrize(("when", "last"), [("S2", False), ("S3", True), ("W2", False), ("W3", True)])
def test_births_per_settlement(there: str, births: int, when: str, last: bool) -> None:
    position = table(hexes={PLACE: f"red:{there} village:red"}, phase=7, when=when, dice=[3, 3])
    assert _born(position) == ["warrior"] * births * last


@pytest.mark.rule("VM-15.1")
def test_no_births_without_a_settlement() -> None:
    assert _born(table(hexes={PLACE: "red:2w2f"}, phase=7, when="S3")) == []


@pytest.mark.rule("VM-15.2")
def test_newborns_do_not_add_births() -> None:
    position = table(hexes={PLACE: "red:1f village:red"}, phase=7, when="S3", dice=[6, 1, 1])
    assert _born(position) == ["woman", "woman"]
    assert _dice(position) == 3


@pytest.mark.rule("VM-15.3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5])
def test_one_die_per_birth(die: int) -> None:
    position = table(hexes={PLACE: "red:1f village:red"}, phase=7, when="S3", dice=[die])
    assert _born(position) == ["woman" if die <= 2 else "warrior"]
    assert _dice(position) == 1


@pytest.mark.rule("VM-15.4", "VM-15.5")
@pytest.mark.parametrize("first", [1, 2, 3, 6])
@pytest.mark.parametrize("second", [2, 5, 6])
def test_twins_by_two_dice(first: int, second: int) -> None:
    position = table(hexes={PLACE: "red:1f village:red"}, phase=7, when="S3", dice=[6, first, second])
    assert _born(position) == ["woman" if die <= 2 else "warrior" for die in (first, second)]
    assert _dice(position) == 3


@pytest.mark.rule("VM-15.6")
@pytest.mark.parametrize(("die", "sex"), [(1, "woman"), (2, "woman"), (3, "warrior"), (6, "warrior")])
def test_twins_by_one_die(die: int, sex: str) -> None:
    hexes = {PLACE: "red:1f village:red"}
    position = table(hexes=hexes, phase=7, when="S3", dice=[6, die, 1], options={"twins": "one_die"})
    assert _born(position) == [sex, sex]
    assert _dice(position) == 2


@pytest.mark.rule("VM-15.7")
def test_without_a_token_nobody_is_born() -> None:
    full = {PLACE: "red:1f village:red", "1,0": "red:9w"}
    assert _born(table(hexes=full, phase=7, when="S3", dice=[4])) == []
    assert _born(table(hexes=full, phase=7, when="S3", dice=[1])) == ["woman"]
    assert _born(table(hexes=full, phase=7, when="S3", dice=[6, 4, 1])) == ["woman"], "each twin on its own"
    one_left = {PLACE: "red:1f village:red", "1,0": "red:8w"}
    assert _born(table(hexes=one_left, phase=7, when="S3", dice=[6, 4, 4])) == ["warrior"]


@pytest.mark.rule("VM-15.8")
def test_newborns_are_adults_at_once() -> None:
    quiet_winter = table(when="W1", events=["meat_shortage"]).to_dict()["state"]
    position = table(
        hexes={PLACE: "red:1f village:red", "0,-1": "red:1f cave:red"}, phase=7, when="S3", dice=[4, 1],
        trump_deck=["flint", "torches", "traps"], state={"events": quiet_winter["events"]},  # type: ignore[index]
    )  # fmt: skip
    assert people(position, "red", PLACE) == "1w1f"
    assert people(position, "red", "0,-1") == "2f"
    assert position.view(None)["season"] == "winter"
    play(position, f"march {PLACE}")
    assert offered(position, "warriors") == {"0", "1"}, "in the next round he marches like everybody else"


@pytest.mark.rule("VM-15.9")
def test_turn_order_and_reading_order() -> None:
    hexes = {"-2,1": "red:2f village:red", "2,-3": "red:1f village:red", PLACE: "blue:1f village:blue"}
    position = table(hexes=hexes, phase=7, when="S3", start="blue", dice=[3, 3, 3, 3])
    born = [(event["who"], event["hex"]) for event in told(position.opening, "born")]
    assert born == [(1, PLACE), (0, "2,-3"), (0, "-2,1"), (0, "-2,1")]
