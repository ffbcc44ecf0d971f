"""Section 16 of the rules: crops, and phase 8, sowing."""

from __future__ import annotations

import pytest

from tests.rules.valley.board import GAME, decision, food, hex_, offers, play, table, told

PLACE = "1,-2"


@pytest.mark.rule("VM-16.1")
def test_where_to_sow() -> None:
    hexes = {
        PLACE: "red:1f village:red",
        "2,-3": "red:1f village:red",
        "2,-2": "red:1f village:red",
        "0,-1": "red:1f cave:red",
        "1,0": "red:1f",
        "-1,1": "blue:1f village:blue",
    }
    position = table(hexes=hexes, phase=8, when="W3")
    assert decision(position) == "red sow"
    assert offers(position) == {"done", f"sow {PLACE}", "sow 2,-3"}
    play(position, f"sow {PLACE}")
    assert offers(position) == {"done", "sow 2,-3"}
    play(position, "done")
    assert decision(position) == "blue sow"
    assert offers(position) == {"done", "sow -1,1"}


@pytest.mark.rule("VM-16.1")
@pytest.mark.parametrize("when", ["S1", "S3", "W1", "W2"])
def test_only_in_the_last_winter_round(when: str) -> None:
    position = table(hexes={PLACE: "red:1f village:red"}, phase=8, when=when)
    assert [event["phase"] for event in told(position.opening, "phase_began")][:1] != [8]
    assert not decision(position).endswith(" sow")


@pytest.mark.rule("VM-16.2")
def test_sowing_costs_one() -> None:
    hexes = {PLACE: "red:1f village:red", "2,-3": "red:1f village:red"}
    position = table(hexes=hexes, phase=8, when="W3", food={"red": 2})
    play(position, f"sow {PLACE}")
    assert food(position, "red") == 1
    play(position, "sow 2,-3")
    assert food(position, "red") == 0
    poor = table(hexes=hexes, phase=8, when="W3", food={"red": 0})
    assert not decision(poor).startswith("red sow")
    assert GAME.content["sowing"]["each"] == 1
    one = table(hexes=hexes, phase=8, when="W3", food={"red": 1})
    play(one, f"sow {PLACE}")
    assert not decision(one).startswith("red sow"), "nothing left to pay with"


@pytest.mark.rule("VM-16.3")
def test_one_crop_per_hex_and_it_is_intact() -> None:
    position = table(hexes={PLACE: "red:1f village:red", "2,-3": "red:1f village:red crop1"}, phase=8, when="W3")
    assert offers(position) == {"done", f"sow {PLACE}"}
    play(position, f"sow {PLACE}")
    assert hex_(position, PLACE)["crop"] == 2


@pytest.mark.rule("VM-16.4")
@pytest.mark.parametrize(("field", "ears"), [("crop", 1), ("crop1", 0)])
def test_a_damage_step(field: str, ears: int) -> None:
    position = table(hexes={"2,-3": "mammoth", PLACE: field}, phase=3, dice=[4])
    assert hex_(position, PLACE)["crop"] == ears
    assert told(position.opening, "crop_damaged") == [{"hex": PLACE, "ears": ears, "who": None}]


@pytest.mark.rule("VM-16.5")
def test_a_fence_keeps_out_animals_but_not_events() -> None:
    trampled = table(hexes={"2,-3": "mammoth", PLACE: "crop fence"}, phase=3, dice=[4])
    assert (hex_(trampled, PLACE)["crop"], hex_(trampled, PLACE)["fence"]) == (2, True)
    dry = table(hexes={PLACE: "crop fence", "1,0": "crop1 fence"}, phase=1, events=["drought"], dice=[1, 1, 1, 1])
    assert (hex_(dry, PLACE)["crop"], hex_(dry, PLACE)["fence"]) == (1, True)
    assert (hex_(dry, "1,0")["crop"], hex_(dry, "1,0")["fence"]) == (0, False), "the fence leaves with the crop"
    supply: dict[str, int] = dry.view(None)["supply"]  # type: ignore[assignment]
    assert (supply["fences"], supply["crops"]) == (1, 8)
