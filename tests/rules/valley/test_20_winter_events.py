"""Section 20 of the rules: winter events, card by card."""

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
    offered,
    offers,
    people,
    play,
    player,
    roll,
    settlement,
    table,
    told,
)


def _draw(card: str, dice: list[int | str] | None = None, **more: Any) -> Position:
    return table(phase=1, when=more.pop("when", "W2"), events=[card], dice=dice or [], **more)


@pytest.mark.rule("VM-20.1", "VM-20.2")
@pytest.mark.parametrize(("card", "size"), [("wolf_pack_4", 4), ("wolf_pack_3", 3)])
def test_wolf_packs(card: str, size: int) -> None:
    for out in (0, 6, 8):
        hexes = {"1,0": f"red:1w pack{out}"} if out else {}
        position = _draw(card, ["wolf A", "bison c", 5], hexes=hexes)
        reserve = position.view(None)["supply"]["wolves"]  # type: ignore[index]
        assert reserve == max(8 - out - size, 0), "no more than there are"
    position = _draw(card, ["wolf A", "bison e", 3])
    came = [event["hex"] for event in told(position.opening, "animal_came") if event["species"] == "wolf"]
    assert came == ["1,-3"] * size
    moved = [event for event in told(position.opening, "herd_moved") if event["species"] == "wolf"]
    assert {event["count"] for event in moved} == {size}, "an ordinary herd"


@pytest.mark.rule("VM-20.3")
@pytest.mark.parametrize(("die", "lake"), [(1, True), (2, False), (4, True), (6, False)])
def test_frozen_river(die: int, lake: bool) -> None:
    position = _draw("frozen_river", [die], hexes={"3,-1": "red:1w"}, frozen=[die])
    assert told(position.opening, "river_froze") == [], "frozen already"
    position = _draw("frozen_river", [die])
    rivers: list[dict[str, Any]] = position.view(None)["rivers"]  # type: ignore[assignment]
    assert [river["number"] for river in rivers if river["frozen"]] == [die]
    assert position.view(None)["lake_frozen"] == lake
    fishing = table(hexes={"3,-1": "red:1w"}, phase=6, when="W2", frozen=[3], anchors=["blue", "green"])
    assert [event["hex"] for event in told(fishing.opening, "food_gained") if event["who"] == 0] == ["3,-1"]


@pytest.mark.rule("VM-20.4")
def test_cold_snap() -> None:
    for fire in (False, True):
        position = table(
            hexes={"2,-3": "red:2w1f village:red"}, phase=6, when="W2", open_=["cold_snap"], anchors=["blue", "green"],
            options={"fire": fire}, fire=["red"] if fire else [],
        )  # fmt: skip
        assert player(position, "red")["need"] == 5, "tribes with fire pay it too"


@pytest.mark.rule("VM-20.5")
def test_long_winter() -> None:
    assert not _draw("long_winter", [1, 1], when="W3").view(None)["last_of_season"]
    assert _draw("meat_shortage", [1], when="W3").view(None)["last_of_season"]
    late = _draw("long_winter", [1, 1], when="W4")
    cards: dict[str, Any] = late.view(None)["cards"]  # type: ignore[assignment]
    assert (cards["open"], cards["winter"]["pile"]) == ([], ["long_winter"]), "drawn in a fourth round: nothing happens"
    assert late.view(None)["last_of_season"]


@pytest.mark.rule("VM-20.6")
@pytest.mark.parametrize(
    ("species", "meat"), [("mammoth", 4), ("rhino", 3), ("bison", 2), ("bear", 1), ("tiger", 0), ("wolf", 0)]
)
def test_lean_animals(species: str, meat: int) -> None:
    hexes = {"1,-2": f"red:1w {species}"}
    position = table(hexes=hexes, phase=5, when="W2", open_=["lean_animals"], dice=[6, 1])
    assert animals(position, "1,-2") == {}
    assert food(position, "red") == 12 + meat


@pytest.mark.rule("VM-20.7")
def test_meat_shortage() -> None:
    assert told(_draw("meat_shortage").opening, "animal_came") == []
    assert len(told(_draw("cold_snap").opening, "animal_came")) == 1


@pytest.mark.rule("VM-20.8")
def test_eruption_in_winter() -> None:
    hexes = {"-1,-1": "red:1w", "-2,0": "blue:2w1f village:blue wolf", "-1,0": "red:2w"}
    position = _draw("eruption_winter", hexes=hexes)
    assert closed(position) == {"-1,-1": "eruption", "1,1": "eruption"}
    assert people(position, "red", "-1,-1") == ""
    assert decision(position) == "blue survivor"
    play(position, "spare warrior")
    assert (people(position, "blue", "-2,0"), settlement(position, "-2,0")) == ("1w", None), "without a woman"
    assert people(position, "red", "-1,0") == "2w"


@pytest.mark.rule("VM-20.9")
def test_storm() -> None:
    position = table(hexes={"1,-2": "red:1w"}, when="W2", open_=["storm"], hands={"red": ["forced_march"]})
    play(position, "march 1,-2", "step 1,-1")
    assert decision(position) == "red turn_action"
    village = {"1,-2": "red:1f village:red"}
    for die in range(1, 7):
        position = _draw("storm", [die], hexes=village, options={"fire": True}, fire=["red"])
        assert player(position, "red")["fire"] == (die <= 3)


@pytest.mark.rule("VM-20.10")
def test_ice_storm() -> None:
    position = table(hexes={"0,1": "red:2w1f"}, when="W2", open_=["ice_storm"])
    assert offers(position) == {"end", "found 0,1", "found -3,3"}
    village = {"1,-2": "red:1f village:red"}
    position = _draw("ice_storm", hexes=village, options={"fire": True}, fire=["red"])
    assert not player(position, "red")["fire"]


@pytest.mark.rule("VM-20.10")
@pytest.mark.parametrize(
    ("card", "hexes", "march"),
    [
        ("raft", {"0,1": "red:1w"}, []),
        ("bridge", {"0,1": "red:1w"}, []),
        ("swimming", {"0,1": "red:1w"}, []),
        ("tree_trunks", {"0,1": "red:1w"}, []),
        ("flight", {"1,-2": "red:1w wolf"}, []),
        ("forced_march", {"2,-3": "red:1w"}, ["march 2,-3", "step 1,-2", "step 1,-1"]),
        ("stamina", {"2,-3": "red:1w"}, ["march 2,-3", "step 1,-2", "step 1,-1"]),
        ("camouflage", {"2,-3": "red:1w", "1,-2": "wolf"}, ["march 2,-3", "step 1,-2"]),
        ("war_drum", {"2,-3": "red:1w", "1,-2": "wolf"}, ["march 2,-3", "step 1,-2"]),
    ],
)
def test_no_trump_moves_anybody_in_an_ice_storm(card: str, hexes: dict[str, str], march: list[str]) -> None:
    calm = table(hexes=hexes, when="W2", hands={"red": [card]})
    play(calm, *march)
    assert card in offered(calm, "play"), "without the storm"
    storm = table(hexes={**hexes, "-2,1": "red:1w1f"}, when="W2", hands={"red": [card]}, open_=["ice_storm"])
    assert decision(storm) == "red turn_action"
    assert {text.partition(" ")[0] for text in offers(storm)} == {"end", "found"}, "nobody marches, nothing is played"


@pytest.mark.rule("VM-20.11")
def test_cave_bear() -> None:
    hexes = {"0,-1": "red:2w1f cave:red", "-1,0": "blue:2w", "2,0": "green:1w1f cave:green"}
    position = _draw("cave_bear", [5, 3, 4, 1], hexes=hexes, open_=["lean_animals"])
    assert [event["number"] for event in told(position.opening, "region_struck")] == [5, 3], "until there is a cave"
    assert told(position.opening, "tribe_rolled") == [{"hex": "0,-1", "die": 4, "value": 6, "who": 0}]
    assert told(position.opening, "animals_rolled")[0]["value"] == 2
    assert food(position, "red") == 15
    assert animals(position, "0,-1") == {}
    beaten = _draw("cave_bear", [3, 1, 6], hexes=hexes)
    assert offers(beaten) == {"lose warrior", "lose woman"}
    roll(beaten, 6, 1)
    play(beaten, "lose woman")
    assert (people(beaten, "red", "0,-1"), settlement(beaten, "0,-1")) == ("2w", None)
    nobody = _draw("cave_bear", hexes={"0,-1": "red:2w"})
    assert told(nobody.opening, "region_struck") == []


@pytest.mark.rule("VM-20.12")
def test_loner_in_winter() -> None:
    position = _draw("loner_winter", ["wolf A", 4])
    assert told(position.opening, "loner_came") == [{"sex": "warrior", "hex": "1,-3", "who": None}]
    met = _draw("loner_winter", ["wolf A", 1], hexes={"1,-3": "blue:1w"})
    assert told(met.opening, "loner_joined") == [{"sex": "woman", "hex": "1,-3", "who": 1}]


@pytest.mark.rule("VM-20.13")
def test_snowfall() -> None:
    hexes = {"0,-1": "red:2w1f cave:red blue:2w", "2,0": "red:1w1f", "1,-2": "red:1w", "-1,0": "wolf"}
    position = _draw("snowfall", hexes=hexes, anchors=["blue", "green"])
    assert decision(position) == "red victim", "on (2,0)"
    assert people(position, "red", "0,-1") == "2w1f", "the cave protects"
    play(position, "lose warrior")
    assert people(position, "red", "2,0") == "1f"
    assert people(position, "blue", "0,-1") == "1w"
    while decision(position).endswith("victim"):
        play(position, "lose warrior")
    assert people(position, "blue", "-3,1") == "1f"
    assert animals(position, "-1,0") == {"wolf": 1}, "nothing moves on mountains"
    go_on(position, "turn_action")
    assert offered(position, "march") == {"1,-2"}
    play(position, "march 1,-2")
    assert offered(position, "step") == {"2,-3", "2,-2", "1,-1", "0,-2"}


@pytest.mark.rule("VM-20.13")
@pytest.mark.parametrize(("die", "keeps"), [(1, True), (4, True), (5, False), (6, False)])
def test_snow_on_the_fire(die: int, keeps: bool) -> None:
    hexes = {"2,0": "red:2w", "1,-2": "red:1f village:red", "1,0": "blue:1f village:blue"}
    position = _draw("snowfall", [die], hexes=hexes, options={"fire": True}, fire=["red", "blue"], anchors=["green"])
    assert player(position, "red")["fire"] == keeps
    assert player(position, "blue")["fire"], "lost nobody"


@pytest.mark.rule("VM-20.14")
def test_avalanche() -> None:
    hexes = {"0,-1": "red:3w1f cave:red wolf", "-1,0": "blue:3w", "1,-2": "red:1w", "2,0": "blue:2w"}
    position = _draw("avalanche", [3], hexes=hexes)
    play(position, "spare woman")
    assert (people(position, "red", "0,-1"), settlement(position, "0,-1")) == ("1f", "red")
    assert (people(position, "blue", "-1,0"), people(position, "blue", "2,0")) == ("1w", "2w")
    assert animals(position, "0,-1") == {}
    go_on(position, "turn_action")
    assert {"0,-1", "1,-2"} <= offered(position, "march"), "movement is not limited"
