"""Section 7 of the rules: phase 3, animals and loners move."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import animals, herds, hex_, offered, people, play, player, table, told

EAST = 2


def _moves(position: Position) -> list[tuple[str, str, int]]:
    return [(event["from"], event["to"], event["count"]) for event in told(position.opening, "herd_moved")]


def _loners(position: Position) -> dict[str, str | None]:
    found: dict[str, str | None] = position.view(None)["loners"]  # type: ignore[assignment]
    return found


@pytest.mark.rule("VM-7.1")
def test_one_die_for_all() -> None:
    position = table(hexes={"-1,-2": "wolf", "-2,1": "bison", "2,-1": "bear"}, phase=3, dice=[6, 2, 2])
    assert [event["die"] for event in told(position.opening, "die_rolled")] == [6]
    assert position.view(None)["direction"] == 6
    assert herds(position, "bison") == {"-2,0": 1}, "north-west; then a river"
    assert herds(position, "bear") == {"2,-3": 1}


@pytest.mark.rule("VM-7.2")
def test_animals_with_persons_stay() -> None:
    hexes = {"-1,-2": "wolf pack2 bison red:1f", "-2,1": "bison"}
    position = table(hexes=hexes, phase=3, dice=[EAST])
    assert animals(position, "-1,-2") == {"wolf": 3, "bison": 1}
    assert herds(position, "bison") == {"-1,-2": 1, "0,1": 1}, "the one without company has moved"


@pytest.mark.rule("VM-7.3", "VM-7.4")
@pytest.mark.parametrize(
    ("species", "steps"), [("wolf", 3), ("tiger", 3), ("bear", 2), ("bison", 2), ("rhino", 1), ("mammoth", 1)]
)
def test_allowances(species: str, steps: int) -> None:
    position = table(hexes={"-1,-2": species}, phase=3, dice=[EAST])
    assert herds(position, species) == {f"{-1 + steps},-2": 1}
    assert len(_moves(position)) == steps


@pytest.mark.rule("VM-7.4", "VM-7.9")
def test_as_far_as_it_can_and_no_turning_on_the_way() -> None:
    assert herds(table(hexes={"1,-2": "wolf"}, phase=3, dice=[EAST]), "wolf") == {"3,-2": 1}


@pytest.mark.rule("VM-7.5", "VM-7.7")
@pytest.mark.parametrize(
    ("species", "place", "die", "goes"),
    [
        ("wolf", "2,-3", 6, "2,0"),  # the edge: south-east, all three hexes
        ("wolf", "1,-1", 4, "3,-3"),  # the lake
        ("wolf", "0,1", 1, "-2,3"),  # river 4
        ("bison", "1,-2", 4, "2,-3"),  # a mountain, for a large animal
        ("rhino", "1,-2", 6, "1,-1"),
        ("mammoth", "1,-2", 4, "2,-3"),
    ],
)
def test_what_stops_the_first_step_turns_it_round(species: str, place: str, die: int, goes: str) -> None:
    assert herds(table(hexes={place: species}, phase=3, dice=[die]), species) == {goes: 1}


@pytest.mark.rule("VM-7.5")
@pytest.mark.parametrize("species", ["wolf", "tiger", "bear"])
def test_small_animals_enter_mountains(species: str) -> None:
    assert _moves(table(hexes={"1,-2": species}, phase=3, dice=[4]))[0][1] == "0,-1"


@pytest.mark.rule("VM-7.5")
def test_over_ice_animals_cross_the_lake() -> None:
    position = table(hexes={"1,-1": "wolf"}, phase=3, when="W2", frozen=[0, 1], dice=[4])
    assert [move[1] for move in _moves(position)] == ["0,0", "-1,1", "-2,2"]


@pytest.mark.rule("VM-7.6")
def test_bears_swim_rivers_not_the_lake() -> None:
    # South-east of (0,-1) is the lake; to the north-west river 2 lies behind the first hex.
    assert herds(table(hexes={"0,-1": "bear"}, phase=3, dice=[3]), "bear") == {"0,-3": 1}
    assert herds(table(hexes={"0,-1": "wolf"}, phase=3, dice=[3]), "wolf") == {"0,-2": 1}
    assert herds(table(hexes={"0,-1": "tiger"}, phase=3, dice=[3]), "tiger") == {"0,-2": 1}


@pytest.mark.rule("VM-7.8")
@pytest.mark.parametrize("die", [2, 5])
def test_blocked_both_ways_it_stays(die: int) -> None:
    position = table(hexes={"3,-1": "wolf bison"}, phase=3, dice=[die])
    assert _moves(position) == []
    assert animals(position, "3,-1") == {"wolf": 1, "bison": 1}


@pytest.mark.rule("VM-7.10")
@pytest.mark.parametrize("who", ["red:1w", "red:1f", "blue:2w1f village:blue"])
def test_persons_end_the_movement(who: str) -> None:
    position = table(hexes={"-1,-2": "wolf", "0,-2": who}, phase=3, dice=[EAST])
    assert herds(position, "wolf") == {"0,-2": 1}


@pytest.mark.rule("VM-7.11")
def test_other_species_and_loners_do_not_matter() -> None:
    hexes = {"-1,-2": "wolf", "0,-2": "bear", "1,-2": "loner:f"}
    position = table(hexes=hexes, phase=3, dice=[EAST])
    assert herds(position, "wolf") == {"2,-2": 1}
    assert herds(position, "bear") == {"2,-2": 1}


@pytest.mark.rule("VM-7.12", "VM-7.13")
def test_a_herd_forms_and_moves_once_more() -> None:
    position = table(hexes={"-1,-2": "tiger", "1,-2": "tiger2"}, phase=3, dice=[EAST])
    assert _moves(position) == [
        ("-1,-2", "0,-2", 1), ("0,-2", "1,-2", 1), ("1,-2", "2,-2", 3), ("2,-2", "3,-2", 3),
    ]  # fmt: skip


@pytest.mark.rule("VM-7.13")
def test_a_herd_of_animals_that_have_moved_stays() -> None:
    # The rear wolf stops after three hexes; the front one cannot leave the board, turns and meets it.
    position = table(hexes={"-1,-2": "wolf", "3,-2": "wolf"}, phase=3, dice=[EAST])
    assert herds(position, "wolf") == {"2,-2": 2}
    assert _moves(position)[-1] == ("3,-2", "2,-2", 1)


@pytest.mark.rule("VM-7.14")
def test_animals_that_must_not_move_count_as_moved() -> None:
    hexes = {"-1,-2": "wolf", "1,-2": "wolf red:1w"}
    position = table(hexes=hexes, phase=3, dice=[EAST])
    assert herds(position, "wolf") == {"1,-2": 2}
    snow = table(hexes={"0,-1": "wolf", "1,-2": "wolf"}, phase=3, when="W2", open_=["snowfall"], dice=[4])
    # The mountain is closed, so the second wolf turns round; the first one does not move at all.
    assert herds(snow, "wolf") == {"0,-1": 1, "2,-3": 1}


@pytest.mark.rule("VM-7.15")
def test_the_rearmost_herd_first() -> None:
    hexes = dict.fromkeys(["2,-2", "1,-2", "-2,0", "1,2", "0,1"], "wolf")
    position = table(hexes=hexes, phase=3, dice=[1])
    started = [origin for origin, _, _ in _moves(position) if origin in hexes]
    assert started == ["-2,0", "0,1", "1,2", "1,-2", "2,-2"], "(0,1) and (1,2) are level: reading order"


@pytest.mark.rule("VM-7.16", "VM-7.17")
def test_trampling_on_the_way_and_at_the_end() -> None:
    hexes = {"0,-3": "bison3", "-1,-2": "crop", "-2,-1": "crop", "-3,0": "crop"}
    position = table(hexes=hexes, phase=3, open_=["drought"], dice=[4])
    assert herds(position, "bison") == {"-2,-1": 3}
    assert [hex_(position, place)["crop"] for place in ("-1,-2", "-2,-1", "-3,0")] == [1, 1, 2]


@pytest.mark.rule("VM-7.16")
def test_each_herd_tramples_and_a_fence_protects() -> None:
    hexes = {"2,-3": "bison mammoth", "1,-2": "crop"}
    assert hex_(table(hexes=hexes, phase=3, dice=[4]), "1,-2")["crop"] == 0
    fenced = {"2,-3": "bison mammoth", "1,-2": "crop fence"}
    assert hex_(table(hexes=fenced, phase=3, dice=[4]), "1,-2")["crop"] == 2


@pytest.mark.rule("VM-7.18")
@pytest.mark.parametrize(
    ("place", "die", "ends"),
    [
        ("-1,-2", 2, "1,-2"),  # two hexes
        ("2,-2", 1, "3,-3"),  # the edge, without turning
        ("0,1", 1, "-2,3"),  # a river: the other way
        ("3,-1", 2, "3,-1"),  # neither way
        ("0,-1", 3, "0,-2"),  # the lake: the other way, up to river 2
        ("2,-3", 4, "0,-1"),
    ],
)
@pytest.mark.parametrize("sex", ["warrior", "woman"])
def test_loners_move_two_hexes(place: str, die: int, ends: str, sex: str) -> None:
    position = table(hexes={place: f"loner:{'w' if sex == 'warrior' else 'f'}"}, phase=3, dice=[die])
    assert _loners(position)[sex] == ends


@pytest.mark.rule("VM-7.18")
def test_a_loner_stops_on_a_mountain() -> None:
    # Over the ice it could go on to the lake.
    hexes = {"0,-2": "loner:w"}
    position = table(hexes=hexes, phase=3, when="W2", frozen=[0, 1], dice=[3])
    assert _loners(position)["warrior"] == "0,-1"
    position = table(hexes={"1,-2": "loner:w"}, phase=3, when="W2", open_=["snowfall"], dice=[4])
    assert _loners(position)["warrior"] == "2,-3", "in the snow it does not enter one"
    position = table(hexes={"0,-1": "loner:w"}, phase=3, when="W2", open_=["snowfall"], dice=[1])
    assert _loners(position)["warrior"] == "0,-1", "nor does it leave one"
    assert _loners(table(hexes={"0,-1": "loner:w"}, phase=3, when="W2", dice=[1]))["warrior"] != "0,-1"
    position = table(hexes={"1,-1": "loner:w"}, phase=3, when="W2", frozen=[0, 1], dice=[4])
    assert _loners(position)["warrior"] == "-1,1", "frozen water is no obstacle"


@pytest.mark.rule("VM-7.18")
def test_loners_move_after_the_animals() -> None:
    position = table(hexes={"-1,-2": "loner:f wolf"}, phase=3, dice=[EAST])
    kinds = [event.kind for event in position.opening if event.kind in ("herd_moved", "loner_moved")]
    assert kinds == ["herd_moved"] * 3 + ["loner_moved"] * 2


@pytest.mark.rule("VM-7.19")
@pytest.mark.parametrize(("sex", "joined"), [("w", "3w1f"), ("f", "2w2f")])
def test_a_loner_joins_the_tribe_it_meets(sex: str, joined: str) -> None:
    position = table(hexes={"-1,-2": f"loner:{sex}", "0,-2": "blue:2w1f"}, phase=3, dice=[EAST])
    assert people(position, "blue", "0,-2") == joined
    assert _loners(position) == {"warrior": None, "woman": None}


@pytest.mark.rule("VM-7.19")
def test_without_a_token_the_loner_dies() -> None:
    # With the anchor all ten warriors are on the board.
    position = table(hexes={"-1,-2": "loner:w", "0,-2": "blue:9w"}, phase=3, dice=[EAST])
    assert people(position, "blue", "0,-2") == "9w"
    assert _loners(position)["warrior"] is None
    assert player(position, "blue")["supply"]["warriors"] == 0
    position = table(hexes={"-1,-2": "loner:f", "0,-2": "blue:9w"}, phase=3, dice=[EAST])
    assert people(position, "blue", "0,-2") == "9w1f"


@pytest.mark.rule("VM-7.20")
def test_a_loner_that_appears_among_persons() -> None:
    position = table(hexes={"1,-3": "red:1w"}, phase=1, events=["loner_summer"], dice=["wolf A", 1, "wolf D", 1, 1, 1])
    assert told(position.opening, "loner_joined") == [{"sex": "woman", "hex": "1,-3", "who": 0}]


@pytest.mark.rule("VM-7.20")
@pytest.mark.parametrize(
    ("there", "start", "host"),
    [
        ("red:1w blue:2w", "red", "blue"),
        ("red:1w1f blue:1w", "blue", "red"),
        ("red:1w blue:1w", "red", "red"),
        ("red:1w blue:1w", "blue", "blue"),
    ],
)
def test_of_two_tribes_the_larger_one_gets_it(there: str, start: str, host: str) -> None:
    hexes = {"-1,-2": "loner:f", "0,-2": there}
    position = table(hexes=hexes, phase=3, start=start, dice=[EAST])
    joined: list[dict[str, Any]] = told(position.opening, "loner_joined")
    assert [event["who"] for event in joined] == [["red", "blue"].index(host)]


@pytest.mark.rule("VM-7.20")
def test_persons_who_enter_its_hex_and_the_new_member_is_unmoved() -> None:
    position = table(hexes={"2,-3": "red:1w", "1,-2": "loner:f"})
    play(position, "march 2,-3", "step 1,-2", "stop")
    assert people(position, "red", "1,-2") == "1w1f"
    assert "1,-2" in offered(position, "march")
    play(position, "march 1,-2", "step 2,-2", "stop")
    assert people(position, "red", "2,-2") == "1f", "only she could still go"
