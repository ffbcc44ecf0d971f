"""Section 19 of the rules: summer events, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    animals,
    closed,
    decision,
    food,
    go_on,
    herds,
    hex_,
    offered,
    offers,
    people,
    play,
    player,
    settlement,
    table,
    told,
)


def _draw(card: str, dice: list[int | str] | None = None, **more: Any) -> Position:
    return table(phase=1, events=[card], dice=dice or [], **more)


@pytest.mark.rule("VM-19.1")
def test_forest_fire() -> None:
    hexes = {"2,-2": "red:2w1f village:red", "1,-1": "bison", "1,-2": "blue:1w", "0,1": "red:1w"}
    position = _draw("forest_fire", [2], hexes=hexes)
    assert closed(position) == dict.fromkeys(["2,-2", "1,-1", "2,-1"], "fire")
    assert people(position, "red", "2,-2") == ""
    assert settlement(position, "2,-2") is None
    assert herds(position, "bison").get("1,-1") is None
    assert (people(position, "blue", "1,-2"), people(position, "red", "0,1")) == ("1w", "1w")
    assert not player(position, "blue")["fire"], "fire only with that option"


@pytest.mark.rule("VM-19.2")
def test_flood() -> None:
    hexes = {"0,1": "red:2w1f village:red bear", "0,3": "blue:2w", "1,1": "green:2w"}
    position = _draw("flood", [5], hexes={**hexes, "0,2": "blue:3w", "1,2": "crop"})
    assert closed(position) == dict.fromkeys(["0,3", "1,2", "0,2", "-1,3"], "flood")
    assert people(position, "blue", "0,3") == people(position, "blue", "0,2") == "1w"
    assert people(position, "red", "0,1") == "2w1f", "river 5 does not reach the lake"
    assert hex_(position, "1,2")["crop"] == 0
    go_on(position, "turn_action")
    play(position, "end")
    assert offered(position, "march") == {"-3,1"}, "survivors cannot move"


@pytest.mark.rule("VM-19.2")
def test_a_flood_of_the_lake() -> None:
    hexes = {"-1,1": "red:2f village:red crop wolf", "0,-1": "blue:2w bear"}
    position = _draw("flood", [1], hexes=hexes)
    assert closed(position) == dict.fromkeys(["-3,0", "-2,-1", "-2,0", "1,-1", "1,0", "0,1", "-1,1"], "flood")
    assert (people(position, "red", "-1,1"), settlement(position, "-1,1")) == ("1f", None)
    assert animals(position, "-1,1") == {}
    assert (people(position, "blue", "0,-1"), animals(position, "0,-1")) == ("2w", {"bear": 1}), "mountains stay dry"


@pytest.mark.rule("VM-19.2")
def test_the_window_before_a_flood() -> None:
    position = _draw("flood", [4], hexes={"1,0": "red:3w"}, hands={"red": ["tree_trunks"]})
    assert decision(position) == "red trump"
    assert people(position, "red", "1,0") == "3w", "nobody has died yet"


@pytest.mark.rule("VM-19.2")
def test_a_flood_quenches_the_fire_of_flooded_settlements() -> None:
    """River 5: red's village is flooded, blue only has people there, green's cave stays dry."""
    hexes = {
        "0,3": "red:1f village:red", "1,-2": "red:1f village:red", "0,2": "blue:1w", "2,-3": "blue:1f village:blue",
        "-2,3": "green:1f cave:green",
    }  # fmt: skip
    position = _draw("flood", [5, 1, 1, 1], hexes=hexes, options={"fire": True}, fire=["red", "blue", "green"])
    fire = {colour: player(position, colour)["fire"] for colour in ("red", "blue", "green")}
    assert fire == {"red": False, "blue": True, "green": True}
    assert settlement(position, "1,-2") == "red", "though it has another settlement"


@pytest.mark.rule("VM-19.3")
@pytest.mark.parametrize(("stock", "left"), [(12, 8), (3, 0), (0, 0)])
def test_rodents(stock: int, left: int) -> None:
    hexes = {"1,-2": "red:1f village:red", "2,-2": "red:1f village:red", "0,-1": "red:1f cave:red"}
    position = _draw("rodents", [1, 1, 1, 1], hexes=hexes, food={"red": stock})
    assert food(position, "red") == left
    assert food(position, "blue") == 12


@pytest.mark.rule("VM-19.4")
@pytest.mark.parametrize(("rain", "intact", "damaged"), [([], 8, 4), (["abundant_rain"], 12, 8)])
def test_abundant_rain(rain: list[str], intact: int, damaged: int) -> None:
    hexes = {"1,-2": "red:1f village:red crop", "2,-3": "red:1f village:red crop1"}
    position = table(hexes=hexes, phase=6, when="S3", open_=rain, hands={"red": ["natural_manure"] if rain else []})
    grown = [event for event in told(position.opening, "food_gained") if event["how"] == "harvest"]
    assert {event["hex"]: event["count"] for event in grown} == {"1,-2": intact, "2,-3": damaged}
    assert decision(position) == "red feed", "Natural Manure would add nothing"


@pytest.mark.rule("VM-19.5")
def test_mild_autumn() -> None:
    position = _draw("mild_autumn", [1, 1, 1, 1], when="S3")
    assert not position.view(None)["last_of_season"]
    assert not _draw("mild_autumn", [1, 1, 1, 1], when="S2").view(None)["last_of_season"]
    assert _draw("rodents", [1, 1, 1, 1], when="S3").view(None)["last_of_season"]
    late = _draw("mild_autumn", [1, 1, 1, 1], when="S4")
    cards: dict[str, Any] = late.view(None)["cards"]  # type: ignore[assignment]
    assert (cards["open"], cards["summer"]["pile"]) == ([], ["mild_autumn"]), "drawn in a fourth round: nothing happens"
    assert late.view(None)["last_of_season"]


@pytest.mark.rule("VM-19.6")
def test_ailing_animals() -> None:
    hexes = {"1,-2": "wolf pack2", "1,0": "red:1w1t", "-2,1": "bear"}
    position = _draw("ailing_animals", ["wolf A", 1, 2, 1, 1], hexes=hexes)
    assert position.view(None)["ailing"] == "wolf"
    assert herds(position, "wolf") == {}
    assert people(position, "red", "1,0") == "1w"
    assert sum(herds(position, "bear").values()) == 1
    assert len(told(position.opening, "animal_away")) == 3, "wolves drawn now do not enter and are not replaced"
    assert told(position.opening, "animal_came") == []
    bag: dict[str, str] = position.view(None)["bag"]  # type: ignore[assignment]
    assert len(bag["wolf"]) == 9
    assert position.view(None)["supply"]["wolves"] == 8  # type: ignore[index]


@pytest.mark.rule("VM-19.7")
def test_earthquake() -> None:
    hexes = {"0,-1": "red:2w1f cave:red bear", "-1,0": "blue:2f", "2,0": "red:1w"}
    position = _draw("earthquake", [3], hexes=hexes)
    assert decision(position) == "red victim"
    assert offers(position) == {"lose warrior", "lose woman"}
    play(position, "lose warrior")
    assert people(position, "red", "0,-1") == "1w1f"
    assert (people(position, "blue", "-1,0"), people(position, "red", "2,0")) == ("1f", "1w")
    assert animals(position, "0,-1") == {}
    assert settlement(position, "0,-1") == "red"
    assert closed(position) == {}


@pytest.mark.rule("VM-19.8")
@pytest.mark.parametrize(("card", "when"), [("eruption_summer", "S2"), ("eruption_winter", "W2")])
def test_eruption(card: str, when: str) -> None:
    hexes = {
        "-1,-1": "red:2w1f cave:red", "1,1": "bear", "0,-2": "blue:3w bear", "2,1": "green:2w1f village:green",
        "1,2": "crop", "0,-1": "red:1w",
    }  # fmt: skip
    position = _draw(card, hexes=hexes, when=when)
    assert closed(position) == {"-1,-1": "eruption", "1,1": "eruption"}
    assert people(position, "red", "-1,-1") == ""
    assert people(position, "blue", "0,-2") == "1w"
    assert people(position, "red", "0,-1") == "1w", "beside the volcano, but no lava"
    assert animals(position, "1,1") == animals(position, "0,-2") == {}
    assert decision(position) == "green survivor"
    play(position, "spare woman")
    assert (people(position, "green", "2,1"), settlement(position, "2,1")) == ("1f", "green")
    assert hex_(position, "1,2")["crop"] == 2
    go_on(position, "turn_action")
    play(position, "end")
    assert "0,-2" in offered(position, "march"), "survivors may move"


@pytest.mark.rule("VM-19.9")
def test_thunderstorm() -> None:
    position = table(hexes={"1,-2": "red:1w"}, open_=["thunderstorm"])
    play(position, "march 1,-2", "step 1,-1")
    assert decision(position) == "red turn_action"
    for die, had, has in ((1, False, True), (2, False, True), (3, False, False), (6, False, False),
                          (2, True, True), (3, True, False), (5, True, False), (6, True, True)):  # fmt: skip
        position = _draw("thunderstorm", [die, 6, 6], hexes={"1,-2": "red:1f village:red"}, options={"fire": True},
                         fire=["red"] if had else [])  # fmt: skip
        assert player(position, "red")["fire"] == has
    homeless = _draw("thunderstorm", [1, 1, 1], options={"fire": True})
    assert not player(homeless, "red")["fire"], "no settlement, no fire"


@pytest.mark.rule("VM-19.10")
def test_drought() -> None:
    hexes = {"1,-2": "crop", "1,0": "crop1", "-1,1": "crop fence"}
    position = _draw("drought", [1, 1, 1, 1], hexes=hexes)
    assert [hex_(position, place)["crop"] for place in hexes] == [1, 0, 1]
    rivers: list[dict[str, Any]] = position.view(None)["rivers"]  # type: ignore[assignment]
    assert all(river["dry"] for river in rivers)
    for card, ends in (("abundant_rain", True), ("flood", True), ("thunderstorm", True), ("rodents", False)):
        later = table(phase=1, open_=["drought"], events=[card], dice=[2, 1, 1, 1, 1])
        cards: dict[str, Any] = later.view(None)["cards"]  # type: ignore[assignment]
        assert ("drought" not in cards["open"]) == ends


@pytest.mark.rule("VM-19.11")
@pytest.mark.parametrize(("card", "when"), [("loner_summer", "S2"), ("loner_winter", "W2")])
@pytest.mark.parametrize(("die", "sex"), [(1, "woman"), (3, "woman"), (4, "warrior"), (6, "warrior")])
def test_loner(card: str, when: str, die: int, sex: str) -> None:
    position = _draw(card, ["wolf A", die], when=when)
    assert told(position.opening, "loner_came") == [{"sex": sex, "hex": "1,-3", "who": None}]
    other = _draw(card, ["wolf A"], when=when, hexes={"1,-2": f"loner:{'w' if sex == 'warrior' else 'f'}"})
    assert told(other.opening, "loner_came")[0]["sex"] == ("woman" if sex == "warrior" else "warrior")
    assert [event for event in told(other.opening, "die_rolled") if event["why"] == "sex"] == []
    both = _draw(card, when=when, hexes={"1,-2": "loner:w", "2,-3": "loner:f"})
    assert told(both.opening, "loner_came") == []


@pytest.mark.rule("VM-19.12")
def test_locusts() -> None:
    hexes = {
        "2,-3": "red:1f village:red crop", "1,-2": "red:1f village:red crop1 fence", "1,0": "blue:1f village:blue crop",
    }  # fmt: skip
    position = _draw("locusts", [1, 1, 1, 1, 1], hexes=hexes, food={"red": 13})
    assert [hex_(position, place)["crop"] for place in hexes] == [1, 0, 2]
    assert (food(position, "red"), food(position, "blue")) == (7, 12), "half of 13 is 6, once"
    bare = _draw("locusts", [1, 1, 1, 1, 1], hexes={"1,-2": "red:1f village:red", "2,-3": "crop"})
    assert food(bare, "red") == 12
    assert hex_(bare, "2,-3")["crop"] == 1


@pytest.mark.rule("VM-19.13")
@pytest.mark.parametrize(("die", "sex"), [(1, 1), (3, 1), (4, 0), (6, 0)])
def test_epidemic(die: int, sex: int) -> None:
    hexes = {"1,-2": "red:1w1f", "1,0": "blue:2w", "2,0": "green:2f"}
    position = _draw("epidemic", [die], hexes=hexes, anchors=["red"])
    assert decision(position) == "red victim"
    assert offers(position) == {"victim 1,-2", "victim -3,3"}
    play(position, "victim 1,-2")
    assert people(position, "red", "1,-2") == ("1w" if sex else "1f")
    assert people(position, "blue", "1,0") == ("2w" if sex else "1w")
    assert people(position, "green", "2,0") == ("1f" if sex else "2f")
