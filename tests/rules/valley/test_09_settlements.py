"""Section 9 of the rules: founding and losing settlements."""

from __future__ import annotations

import pytest

from tests.rules.valley.board import (
    decision,
    go_on,
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

ANCHOR = "-3,3"


@pytest.mark.rule("VM-9.1")
@pytest.mark.parametrize(
    ("there", "founds"),
    [
        ("red:1w1f", True),
        ("red:2w", False),
        ("red:2f", False),
        ("red:1w1f wolf", False),
        ("red:4w1f blue:1f", False),
        ("red:1w1f1t", True),
    ],
)
def test_a_pair_on_a_free_hex(there: str, founds: bool) -> None:
    for place in ("1,-2", "2,-2", "0,-1"):
        assert offered(table(hexes={place: there}), "found") == {ANCHOR} | ({place} if founds else set())


@pytest.mark.rule("VM-9.2", "VM-9.4")
def test_the_pair_is_done() -> None:
    position = table(hexes={"1,-2": "red:3w2f"})
    play(position, "found 1,-2")
    assert settlement(position, "1,-2") == "red"
    assert player(position, "red")["supply"]["settlements"] == 4
    play(position, "march 1,-2")
    assert offered(position, "warriors") == {"0", "1", "2"}
    play(position, "warriors 2")
    assert offered(position, "women") == {"0", "1"}
    position = table(hexes={"1,-2": "red:1w1f"})
    play(position, "found 1,-2")
    assert offered(position, "march") == {ANCHOR}


@pytest.mark.rule("VM-9.2", "VM-9.3")
def test_who_has_marched_founds_nothing() -> None:
    position = table(hexes={"2,-3": "red:1w", "1,-2": "red:1f"})
    play(position, "march 2,-3", "step 1,-2", "stop")
    assert people(position, "red", "1,-2") == "1w1f"
    assert offered(position, "found") == {ANCHOR}
    position = table(hexes={"2,-3": "red:1w1f", "1,-2": "red:1w1f"})
    play(position, "march 2,-3", "warriors 1", "women 1", "step 1,-2", "stop")
    assert offered(position, "found") == {ANCHOR, "1,-2"}, "the pair that was there may"


@pytest.mark.rule("VM-9.5")
def test_one_settlement_per_hex() -> None:
    position = table(hexes={"1,-2": "red:2w2f village:red"})
    assert offered(position, "found") == {ANCHOR}
    position = table(hexes={"1,-2": "red:2w2f"})
    play(position, "found 1,-2")
    assert offered(position, "found") == {ANCHOR}


@pytest.mark.rule("VM-9.6")
def test_a_marker_is_needed() -> None:
    villages = dict.fromkeys(["2,-3", "2,-2", "2,-1", "1,0"], "red:1f village:red")
    position = table(hexes={**villages, "1,-2": "red:1w1f"})
    assert offered(position, "found") == {ANCHOR, "1,-2"}
    play(position, "found 1,-2")
    assert offered(position, "found") == set()


@pytest.mark.rule("VM-9.7")
def test_not_on_the_lake_or_in_a_flood() -> None:
    position = table(hexes={"0,0": "red:1w1f", "1,-1": "red:1w1f"}, when="W2", frozen=[0, 1])
    assert offered(position, "found") == {ANCHOR, "1,-1"}
    position = table(hexes={"1,0": "red:2w1f", "1,-2": "red:1w1f"}, phase=1, events=["flood"],
                     hands={"red": ["swimming"]}, dice=[4])  # fmt: skip
    play(position, "play swimming")
    go_on(position, "turn_action")
    assert people(position, "red", "1,0") == "2w1f"
    assert "1,0" not in offered(position, "found")
    assert "1,-2" in offered(position, "found")


@pytest.mark.rule("VM-9.8")
def test_any_number_in_one_turn() -> None:
    hexes = dict.fromkeys(["2,-3", "1,-2", "2,-2", "1,0"], "red:1w1f")
    position = table(hexes=hexes)
    play(position, *(f"found {place}" for place in hexes), f"found {ANCHOR}")
    assert player(position, "red")["settlements"] == 5


@pytest.mark.rule("VM-9.9")
def test_a_settlement_without_a_woman_is_removed_at_once() -> None:
    position = table(hexes={"1,-2": "red:1w2f village:red"})
    play(position, "march 1,-2", "warriors 0", "women 1", "step 1,-1")
    assert settlement(position, "1,-2") == "red", "one woman is still there"
    position = table(hexes={"1,-2": "red:1w1f village:red"})
    play(position, "march 1,-2", "warriors 0", "step 1,-1")
    assert settlement(position, "1,-2") is None, "still during the march"
    assert decision(position) == "red step"
    fight = table(hexes={"1,-2": "red:1w1f village:red wolf"}, phase=5, dice=[1, 6, 6, 1])
    events = tell(fight, "lose woman")
    assert settlement(fight, "1,-2") is None
    # The next roll is made without the village already.
    assert told(events, "tribe_rolled")[0]["value"] - told(events, "tribe_rolled")[0]["die"] == 1
    hungry = table(hexes={"2,-3": "red:1w1f village:red"}, phase=6)
    play(hungry, "starve 2,-3 woman")
    assert settlement(hungry, "2,-3") is None


@pytest.mark.rule("VM-9.10")
def test_during_a_conflict_the_settlement_waits_for_the_winner() -> None:
    hexes = {"1,-2": "red:2f blue:1f village:blue"}
    position = table(hexes=hexes, phase=5, dice=[6, 1])
    assert people(position, "blue", "1,-2") == ""
    assert decision(position) == "red capture"
    assert settlement(position, "1,-2") == "blue", "the last woman is dead, but first it is captured"
    play(position, "keep")
    assert settlement(position, "1,-2") == "red"


@pytest.mark.rule("VM-9.11")
def test_a_crop_on_a_plain_stays() -> None:
    position = table(hexes={"1,-2": "red:1w1f village:red crop1"})
    play(position, "march 1,-2", "warriors 0", "step 1,-1")
    assert (settlement(position, "1,-2"), hex_(position, "1,-2")["crop"]) == (None, 1)
    for there, gained in (("red:1w1f", {}), ("blue:1w1f village:blue", {1: 8}), ("red:1w1f village:red", {0: 8})):
        harvest = table(hexes={"1,-2": f"{there} crop"}, phase=6, when="S3")
        grown = [event for event in told(harvest.opening, "food_gained") if event["how"] == "harvest"]
        assert {event["who"]: event["count"] for event in grown} == gained


@pytest.mark.rule("VM-9.12")
def test_a_crop_on_a_mountain_goes_with_the_cave() -> None:
    position = table(hexes={"0,-1": "red:1w1f cave:red crop"})
    play(position, "march 0,-1", "warriors 0", "step 1,-2")
    assert settlement(position, "0,-1") is None
    assert hex_(position, "0,-1")["crop"] == 0


@pytest.mark.rule("VM-9.13")
def test_settlements_may_be_neighbours() -> None:
    hexes = {"1,-2": "red:1w1f", "2,-2": "blue:1w1f village:blue", "1,-1": "red:1f village:red"}
    position = table(hexes=hexes)
    assert "found 1,-2" in offers(position)
    play(position, "found 1,-2")
    assert settlement(position, "1,-2") == "red"
