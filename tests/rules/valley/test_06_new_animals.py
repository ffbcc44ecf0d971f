"""Section 6 of the rules: phase 2, new animals."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.valley.board import COLOURS, animals, decision, go_on, herds, hex_, people, roll, table, tell, told

#: All 54 animals with a letter on one hex.
WHOLE_BAG = "wolf9 tiger9 bear9 bison9 rhino9 mammoth9"


def _came(position: Position) -> list[str]:
    return [f"{event['species']} {event['letter']} {event['hex']}" for event in told(position.opening, "animal_came")]


def _bag(position: Position) -> dict[str, str]:
    found: dict[str, str] = position.view(None)["bag"]  # type: ignore[assignment]
    return found


@pytest.mark.rule("VM-6.1", "VM-2.1")
@pytest.mark.parametrize(
    ("when", "year", "few", "many"),
    [("S2", 1, 5, 6), ("S3", 1, 3, 4), ("S2", 2, 3, 4), ("W1", 1, 1, 2), ("W3", 2, 1, 2)],
)
def test_how_many(when: str, year: int, few: int, many: int) -> None:
    for players in range(2, 7):
        assert len(_came(table(players, phase=2, when=when, year=year))) == (few if players <= 3 else many)
    for living in range(2, 7):
        position = table(6, phase=2, when=when, year=year, anchors=COLOURS[:living])
        assert len(_came(position)) == (few if living <= 3 else many)


@pytest.mark.rule("VM-6.2")
@pytest.mark.parametrize(("comes_back", "count"), [(True, 2), (False, 1)])
def test_a_tribe_that_has_returned_counts(comes_back: bool, count: int) -> None:
    """Yellow dies on the volcano in W1; whether it returns in W2 is known before the animals come."""
    position = table(
        4, hexes={"-1,-1": "yellow:1w"}, phase=1, when="W1", year=1, anchors=["red", "blue", "green"],
        events=["eruption_winter", "cold_snap"], options={"return": True}, dice=["wolf A", 1],
    )  # fmt: skip
    assert len(_came(position)) == 1, "three are left in W1"
    go_on(position, "return")
    events = tell(position, "return -1,-2" if comes_back else "decline")
    assert len(told(events, "animal_came")) == count


@pytest.mark.rule("VM-6.3")
def test_tokens_go_to_the_hex_of_their_letter() -> None:
    position = table(phase=2, dice=["mammoth k", "wolf A", "bison h", 1])
    assert _came(position) == ["mammoth k -1,3", "wolf A 1,-3", "bison h 2,1"]
    assert "k" not in _bag(position)["mammoth"]
    assert sum(len(letters) for letters in _bag(position).values()) == 51


@pytest.mark.rule("VM-6.4")
@pytest.mark.parametrize(
    ("token", "field", "ears"),
    [("bison i", "crop", 1), ("rhino i", "crop", 1), ("mammoth i", "crop1", 0), ("mammoth i", "crop fence", 2)],
)
def test_large_animals_trample_the_crop(token: str, field: str, ears: int) -> None:
    hexes = {"1,2": f"red:1w1f village:red {field}"}
    position = table(2, hexes=hexes, phase=2, dice=[token, "wolf A", "wolf B", 1])
    assert hex_(position, "1,2")["crop"] == ears


@pytest.mark.rule("VM-6.4")
def test_small_animals_do_not_trample() -> None:
    position = table(hexes={"3,-1": "red:1w1f village:red crop"}, phase=2, dice=["wolf f", "wolf A", "wolf B", 1])
    assert animals(position, "3,-1") == {"wolf": 1}
    assert hex_(position, "3,-1")["crop"] == 2


@pytest.mark.rule("VM-6.5")
def test_an_animal_comes_to_persons_and_they_fight() -> None:
    position = table(hexes={"1,-3": "red:1w"}, phase=2, when="W2", dice=["wolf A", 1])
    assert animals(position, "1,-3") == {"wolf": 1}
    assert people(position, "red", "1,-3") == "1w"
    events = go_on(position, "feed", "casualty")
    assert told(events, "fight_began") == [{"hex": "1,-3", "who": None}]


@pytest.mark.rule("VM-6.6")
def test_another_token_for_a_closed_hex() -> None:
    position = table(hexes={"0,-3": "fire"}, phase=2, when="W2", dice=["bear d", "rhino d", "wolf A", 1])
    assert [event["species"] for event in told(position.opening, "animal_away")] == ["bear", "rhino"]
    assert _came(position) == ["wolf A 1,-3"]
    assert "d" in _bag(position)["bear"], "back in the bag after the phase"
    assert "d" in _bag(position)["rhino"]
    assert animals(position, "0,-3") == {}


@pytest.mark.rule("VM-6.7")
def test_an_empty_bag() -> None:
    hexes = {"-2,1": WHOLE_BAG, "1,-2": "red:1w"}
    assert _came(table(hexes=hexes, phase=2)) == []
    position = table(hexes={"-2,1": WHOLE_BAG.replace("wolf9", "wolf8"), "1,-2": "red:1w"}, phase=2)
    assert _came(position) == ["wolf A 1,-3"], "one animal was left, though three should come"


@pytest.mark.rule("VM-6.8")
def test_a_token_that_only_names_a_hex_goes_back() -> None:
    position = table(phase=1, events=["loner_summer"], dice=["wolf D", 1, 1, 1, 1, 1])
    assert told(position.opening, "loner_came")[0]["hex"] == "-2,3"
    assert "D" in _bag(position)["wolf"]
    assert sum(len(letters) for letters in _bag(position).values()) == 54 - 3


@pytest.mark.rule("VM-6.8")
def test_a_closed_hex_is_drawn_again() -> None:
    position = table(hexes={"0,-3": "fire"}, phase=3, hands={"red": ["family_visit"]}, dice=[1])
    assert decision(position) == "red trump"
    roll(position, "bear d", "wolf A")
    events = tell(position, "play family_visit")
    assert [event["letter"] for event in told(events, "hex_drawn")] == ["d", "A"]
    assert people(position, "red", "1,-3") == "1w1f"
    assert people(position, "red", "0,-3") == ""


@pytest.mark.rule("VM-6.8")
def test_an_empty_bag_names_no_hex() -> None:
    hexes = {"-2,1": WHOLE_BAG}
    position = table(hexes=hexes, phase=1, events=["loner_summer"])
    assert told(position.opening, "loner_came") == []
    position = table(hexes=hexes, phase=1, when="W2", events=["wolf_pack_4"])
    assert sum(herds(position, "wolf").values()) == 9, "no pack appears"
    position = table(hexes=hexes, phase=3, hands={"red": ["family_visit"]})
    assert decision(position) == "red turn_action", "it would change nothing"


@pytest.mark.rule("VM-6.9")
def test_without_living_tribes_the_small_number() -> None:
    hexes = {"-1,-1": "red:1w blue:1w", "1,1": "green:1w yellow:1w"}
    position = table(
        4, hexes=hexes, phase=1, when="W1", year=1, anchors=False, events=["eruption_winter"], options={"return": True}
    )
    assert len(told(position.opening, "eliminated")) == 4
    assert len(_came(position)) == 1
