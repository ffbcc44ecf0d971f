"""Section 12 of the rules: capturing settlements."""

from __future__ import annotations

import pytest

from tests.rules.valley.board import (
    decision,
    food,
    hex_,
    offered,
    offers,
    people,
    play,
    player,
    settlement,
    table,
    tell,
    told,
)

PLACE = "1,-2"
SECOND = {"1,0": "blue:1f village:blue"}


@pytest.mark.rule("VM-12.1")
def test_the_winner_captures() -> None:
    position = table(hexes={PLACE: "red:2w blue:1w1f village:blue"}, phase=5, dice=[6, 1])
    assert decision(position) == "red capture"
    play(position, "keep")
    assert settlement(position, PLACE) == "red"
    defended = table(hexes={PLACE: "red:1w blue:1w1f village:blue"}, phase=5, dice=[1, 6])
    assert settlement(defended, PLACE) == "blue"
    assert told(defended.opening, "captured") == []
    assert food(defended, "red") == 12


@pytest.mark.rule("VM-12.2")
def test_women_capture_too() -> None:
    women = table(hexes={PLACE: "red:1f blue:1f village:blue"}, phase=5, dice=[6, 1])
    assert decision(women) == "red capture"
    submission = table(hexes={PLACE: "red:1w blue:1f village:blue"}, phase=5)
    assert decision(submission) == "red capture"


@pytest.mark.rule("VM-12.3", "VM-12.4")
@pytest.mark.parametrize("choice", ["keep", "destroy"])
@pytest.mark.parametrize(
    ("stock", "last", "taken"),
    [(12, False, 3), (15, False, 3), (3, False, 0), (12, True, 6), (7, True, 3), (1, True, 0)],
)
def test_plunder(choice: str, stock: int, last: bool, taken: int) -> None:
    hexes = {PLACE: "red:1w blue:1f village:blue", **({} if last else SECOND)}
    position = table(hexes=hexes, phase=5, when="W2", food={"blue": stock})
    assert (food(position, "red"), food(position, "blue")) == (12 + taken, stock - taken)
    events = tell(position, choice)
    assert [event for event in told(events, "food_gained") if event["how"] == "plunder"] == []


@pytest.mark.rule("VM-12.5")
def test_keep_or_destroy() -> None:
    hexes = {PLACE: "red:2w blue:2f village:blue", **SECOND}
    position = table(hexes=hexes, phase=5)
    assert offers(position) == {"keep", "destroy"}
    kept = play(position.copy(), "keep", "take 2")
    assert settlement(kept, PLACE) == "red"
    assert people(kept, "red", PLACE) == "2w2f"
    assert player(kept, "red")["supply"]["settlements"] == 4
    assert player(kept, "blue")["supply"]["settlements"] == 4
    play(position, "destroy")
    assert settlement(position, PLACE) is None
    assert (people(position, "red", PLACE), people(position, "blue", PLACE)) == ("2w", "")
    cave = play(table(hexes={"0,-1": "red:1w blue:1f cave:blue"}, phase=5), "keep")
    assert settlement(cave, "0,-1") == "red"


@pytest.mark.rule("VM-12.5")
def test_destroying_kills_only_the_owners_women() -> None:
    position = table(hexes={PLACE: "red:1w blue:2f village:blue green:1f"}, phase=5)
    play(position, "destroy")
    assert people(position, "blue", PLACE) == ""
    assert decision(position) == "red take_women"
    assert offers(position) == {"take 0", "take 1"}


@pytest.mark.rule("VM-12.6")
def test_keeping_needs_a_marker_and_a_woman() -> None:
    position = table(hexes={PLACE: "red:1w blue:2f village:blue"}, phase=5)
    play(position, "keep")
    assert offered(position, "take") == {"1", "2"}, "at least one"
    position = table(hexes={PLACE: "red:1w1f blue:2f village:blue"}, phase=5)
    play(position, "keep")
    assert offered(position, "take") == {"0", "1", "2"}, "she has come along"


@pytest.mark.rule("VM-12.6")
@pytest.mark.parametrize("start", ["red", "blue", "green"])
def test_keeping_without_an_own_woman_takes_one_of_the_owners(start: str) -> None:
    """The settlement goes with its own women; those of a third tribe do not count, whoever comes first."""
    hexes = {PLACE: "red:1w blue:2f village:blue green:1f"}
    position = table(hexes=hexes, phase=5, start=start)
    play(position, "keep")
    assert position.decision is not None
    assert position.decision.args["owner"] == 1, "about the blue women first"
    assert offered(position, "take") == {"1", "2"}
    play(position, "take 1")
    assert position.decision is not None
    assert position.decision.args["owner"] == 2
    assert offered(position, "take") == {"0", "1"}, "and about the green one freely"
    play(position, "take 0")
    assert (people(position, "red", PLACE), settlement(position, PLACE)) == ("1w1f", "red")


@pytest.mark.rule("VM-12.6", "VM-12.7")
def test_women_of_a_third_tribe_do_not_keep_a_settlement() -> None:
    couple = {"hexes": {PLACE: {"settlement": 1, "couple": 7}}}
    hexes = {PLACE: "red:2w blue:1w green:1f"}
    position = table(hexes=hexes, phase=5, state=couple, dice=[6, 1])
    assert settlement(position, PLACE) is None, "of two warriors: no woman lives there"
    assert decision(position) == "red take_women"
    with_own = table(hexes={PLACE: "red:2w1f blue:1w green:1f"}, phase=5, state=couple, dice=[6, 1])
    assert offers(with_own) == {"keep", "destroy"}


@pytest.mark.rule("VM-12.6", "VM-12.7")
def test_keeping_impossible_without_a_marker() -> None:
    villages = dict.fromkeys(["2,-3", "2,-2", "2,-1", "1,0", "-2,1"], "red:1f village:red")
    position = table(hexes={**villages, PLACE: "red:1w blue:2f village:blue"}, phase=5, anchors=["blue", "green"])
    assert settlement(position, PLACE) is None
    assert food(position, "red") == 18, "plundered all the same"
    assert decision(position) == "red take_women"
    assert offered(position, "take") == {"0", "1"}, "as far as there are tokens"


@pytest.mark.rule("VM-12.7")
def test_keeping_impossible_without_a_woman() -> None:
    position = table(hexes={PLACE: "red:1w blue:1f village:blue", "1,0": "red:5f"}, phase=5)
    assert settlement(position, PLACE) is None
    assert people(position, "blue", PLACE) == ""
    assert food(position, "red") >= 18
    alone = table(hexes={PLACE: "red:1w blue:1f village:blue green:1w"}, phase=5, dice=[6, 1])
    assert decision(alone) == "red capture", "with a token there is a choice"


@pytest.mark.rule("VM-12.8")
def test_the_order_of_a_capture() -> None:
    hexes = {PLACE: "red:1w blue:2f village:blue"}
    position = table(hexes=hexes, phase=5, hands={"blue": ["scorched_earth"]}, anchors=["red", "green"])
    assert [event["how"] for event in told(position.opening, "food_lost")] == ["plunder"]
    seen = [decision(position)]
    for text in ("keep", "take 1"):
        play(position, text)
        seen.append(decision(position))
    assert seen == ["red capture", "red take_women", "blue trump"]
    assert player(position, "blue")["alive"], "though it has nobody left: the hex is not settled yet"
    events = tell(position, "pass")
    assert told(events, "eliminated") == [{"who": 1}]
    assert settlement(position, PLACE) == "red"


@pytest.mark.rule("VM-12.9")
def test_the_crop_goes_with_the_settlement() -> None:
    hexes = {PLACE: "red:1w blue:1f village:blue crop"}
    position = table(hexes=hexes, phase=5, when="S3")
    kept = play(position.copy(), "keep")
    grown = [(event["who"], event["count"]) for event in told(tell(position.copy(), "keep"), "food_gained")
             if event["how"] == "harvest"]  # fmt: skip
    assert grown == [(0, 8)]
    assert settlement(kept, PLACE) == "red"
    lost = [event for event in told(tell(position, "destroy"), "food_gained") if event["how"] == "harvest"]
    assert lost == []
    earlier = play(table(hexes=hexes, phase=5), "destroy")
    assert hex_(earlier, PLACE)["crop"] == 2, "it stays without an owner"


@pytest.mark.rule("VM-12.5", "VM-21.38")
def test_a_captured_settlement_of_a_couple_is_an_ordinary_one() -> None:
    couple = {"hexes": {PLACE: {"settlement": 1, "couple": 7}}}
    position = table(hexes={PLACE: "red:2w1f blue:1w"}, phase=5, state=couple, dice=[6, 1])
    assert hex_(position, PLACE)["couple"]
    play(position, "keep")
    assert settlement(position, PLACE) == "red"
    assert not hex_(position, PLACE)["couple"], "it needs its woman from now on"
