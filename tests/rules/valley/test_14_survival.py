"""Section 14 of the rules: phase 6, survival."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from beringia.kernel.events import Event
from tests.rules.valley.board import (
    decision,
    food,
    hex_,
    offers,
    people,
    play,
    player,
    table,
    tell,
    told,
)

DRY = ["blue", "green"]  # only red has no anchor


def _gained(events: Sequence[Event], how: str, who: int = 0) -> dict[str, int]:
    found = [event for event in told(events, "food_gained") if event["how"] == how and event["who"] == who]
    return {event["hex"]: event["count"] for event in found}


@pytest.mark.rule("VM-14.1")
def test_the_order_of_phase_six() -> None:
    hexes = {"0,1": "red:1w", "1,-2": "red:1w1f village:red", "2,-3": "blue:1w"}
    position = table(hexes=hexes, phase=6, when="S1", hands={"red": ["fishing_net", "late_sowing"]})
    assert decision(position) == "red trump"
    assert told(position.opening, "food_gained") == [], "the window comes before the income"
    events = tell(position, "pass")
    assert {event["who"] for event in told(events, "food_gained")} == {0, 2}, "all players' income, then feeding"
    assert decision(position) == "red feed"
    seen = []
    while decision(position).endswith("feed"):
        seen.append(decision(position))
        play(position, "feed all")
    assert seen == ["red feed", "blue feed", "green feed"]
    assert decision(position) == "red trump", "the window at the end of phase 6 of S1"
    assert "play late_sowing" in offers(position)


@pytest.mark.rule("VM-14.2", "VM-14.6")
@pytest.mark.parametrize("when", ["S2", "W2"])
def test_fishing_all_year(when: str) -> None:
    hexes = {"3,-1": "red:5w3f", "-1,1": "red:1f", "1,-2": "red:1w", "2,0": "red:1w"}
    position = table(hexes=hexes, phase=6, when=when, anchors=DRY)
    assert _gained(position.opening, "fishing") == {"3,-1": 1, "-1,1": 1, "2,0": 1}


@pytest.mark.rule("VM-14.3")
def test_river_and_lake_together_give_one() -> None:
    position = table(hexes={"1,0": "red:1w", "0,1": "red:1w", "0,-1": "red:2w"}, phase=6, when="W2", anchors=DRY)
    assert _gained(position.opening, "fishing") == {"1,0": 1, "0,1": 1, "0,-1": 1}


@pytest.mark.rule("VM-14.4")
def test_nobody_fishes_on_the_ice() -> None:
    position = table(hexes={"0,0": "red:2w", "1,0": "red:1w"}, phase=6, when="W2", frozen=[0, 4], anchors=DRY)
    assert _gained(position.opening, "fishing") == {"1,0": 1}


@pytest.mark.rule("VM-14.5", "VM-14.6")
def test_gathering_in_summer() -> None:
    hexes = {"2,-2": "red:3w", "0,1": "red:1f", "1,-2": "red:1w", "0,-1": "red:1w"}
    summer = table(hexes=hexes, phase=6, anchors=DRY)
    assert _gained(summer.opening, "gathering") == {"2,-2": 1, "0,1": 1}
    assert _gained(summer.opening, "fishing") == {"0,1": 1, "0,-1": 1}
    winter = table(hexes=hexes, phase=6, when="W2", anchors=DRY)
    assert _gained(winter.opening, "gathering") == {}


@pytest.mark.rule("VM-14.7")
def test_two_tribes_on_one_hex_both_eat() -> None:
    position = table(hexes={"0,1": "red:1w blue:2w"}, phase=6)
    for who in (0, 1):
        assert _gained(position.opening, "fishing", who)["0,1"] == 1
        assert _gained(position.opening, "gathering", who)["0,1"] == 1


@pytest.mark.rule("VM-14.8", "VM-14.9")
def test_harvest_and_the_empty_fields() -> None:
    hexes = {
        "1,-2": "red:1f village:red crop fence",
        "2,-3": "red:1f village:red crop1",
        "1,0": "crop fence",
        "-1,1": "blue:1f crop",
    }
    for when in ("S1", "S2", "W3"):
        position = table(hexes=hexes, phase=6, when=when)
        assert _gained(position.opening, "harvest") == {}
        assert hex_(position, "1,-2")["crop"] == 2
    position = table(hexes=hexes, phase=6, when="S3")
    assert _gained(position.opening, "harvest") == {"1,-2": 8, "2,-3": 4}
    assert _gained(position.opening, "harvest", 1) == {}
    assert [hex_(position, place)["crop"] for place in hexes] == [0, 0, 0, 0]
    assert not any(hex_(position, place)["fence"] for place in hexes)
    assert position.view(None)["supply"] == {"wolves": 8, "crops": 9, "fences": 2}


@pytest.mark.rule("VM-14.10", "VM-14.13")
def test_every_person_eats_one_after_the_income() -> None:
    position = table(hexes={"0,1": "red:2w1f"}, phase=6, food={"red": 1}, anchors=DRY)
    assert decision(position) == "red feed", "1 + fish + berries are enough for three"
    events = tell(position, "feed all")
    assert told(events, "fed") == [{"persons": 3, "food": 3, "who": 0}]
    assert food(position, "red") == 0


@pytest.mark.rule("VM-14.11")
@pytest.mark.parametrize(("persons", "need"), [("1w", 2), ("2w", 3), ("3w", 5), ("3w2f", 8), ("4w4f", 12)])
def test_one_and_a_half_is_rounded_up_once(persons: str, need: int) -> None:
    position = table(hexes={"2,-3": f"red:{persons}"}, phase=6, when="W2", open_=["cold_snap"], anchors=DRY)
    assert player(position, "red")["need"] == need
    play(position, "feed all")
    assert food(position, "red") == 12 - need


@pytest.mark.rule("VM-14.12", "VM-14.13")
def test_hunger() -> None:
    hexes = {"2,-3": "red:2w1f", "1,-2": "red:1w"}
    position = table(hexes=hexes, phase=6, when="W2", food={"red": 2}, anchors=DRY)
    assert decision(position) == "red starve"
    assert offers(position) == {"starve 2,-3 warrior", "starve 2,-3 woman", "starve 1,-2 warrior"}
    play(position, "starve 2,-3 woman")
    assert decision(position) == "red starve", "three persons, two food"
    play(position, "starve 1,-2 warrior")
    assert decision(position) == "red feed"
    play(position, "feed all")
    assert (food(position, "red"), people(position, "red", "2,-3")) == (0, "2w")


@pytest.mark.rule("VM-14.14")
def test_letting_persons_starve_who_could_be_fed() -> None:
    hexes = {"2,-3": "red:2w1f"}
    position = table(hexes=hexes, phase=6, anchors=DRY)
    assert offers(position) == {"feed all", "starve 2,-3 warrior", "starve 2,-3 woman"}
    play(position, "starve 2,-3 warrior", "feed all")
    assert (people(position, "red", "2,-3"), food(position, "red")) == ("1w1f", 10)
    off = {"voluntary_starvation": False}
    position = table(hexes=hexes, phase=6, anchors=DRY, options=off)
    assert told(position.opening, "fed")[0] == {"persons": 3, "food": 3, "who": 0}
    hungry = table(hexes=hexes, phase=6, when="S1", food={"red": 2}, anchors=DRY, options=off, events=["rodents"])
    assert decision(hungry) == "red starve"
    events = tell(hungry, "starve 2,-3 warrior")
    assert told(events, "fed")[0] == {"persons": 2, "food": 2, "who": 0}
    assert people(hungry, "red", "2,-3") == "1w1f"
