"""Section 1 of the rules: terms and map."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    GAME,
    all_boards,
    animals,
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

PLACES = [(q, r) for r in range(-3, 4) for q in range(-3, 4) if abs(q + r) <= 3]
DIRECTIONS = {1: (1, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 1), 5: (-1, 0), 6: (0, -1)}
ALL_WATER = [0, 1, 2, 3, 4, 5, 6]

#: Table 28.1, row by row: terrain and region, volcano, entry letter.
N1S1 = """
F1(d) M1(A) P1(e) M2(B)
P2(c) F1 P1 F2 M2(C)
P2(b) M3^ M3 F2 F2 P3(f)
P2(a) F3 M3 ~L~ P4 M4 F4(g)
M5(F) P5 P5 F5 M4^ F4(h)
F6(l) M6 F5 F5 P6(i)
M6(E) M6(D) P6(k) P6(j)
"""
N2S2 = """
M1(B) F1(c) M2(C) P1(d)
F1(b) F1 P2 M2^ P1(e)
M3(A) M3 P2 F2 F2 P1(f)
P3(a) F3 M3 ~L~ P4 M4^ F4(g)
M5(F) P5 P5 M6 F4 F4(h)
M5(E) F5 M6 P6 P6(i)
F5(l) M6(D) F6(k) P6(j)
"""


def _place(name: str) -> tuple[int, int]:
    q, _, r = name.partition(",")
    return int(q), int(r)


def _hexes(position: Position) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = position.view(None)["hexes"]  # type: ignore[assignment]
    return found


def _rivers(position: Position) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = position.view(None)["rivers"]  # type: ignore[assignment]
    return found


def _adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in DIRECTIONS.values()


def _connected(places: set[tuple[int, int]]) -> bool:
    reached = {min(places)}
    while grown := {place for place in places - reached if any(_adjacent(place, other) for other in reached)}:
        reached |= grown
    return reached == places


@pytest.mark.rule("VM-1.1", "VM-1.2")
@pytest.mark.parametrize("sides", all_boards())
def test_37_hexes_within_three_of_the_lake(sides: str) -> None:
    names = [entry["hex"] for entry in _hexes(table(sides=sides))]
    assert len(names) == 37
    assert {_place(name) for name in names} == set(PLACES)


@pytest.mark.rule("VM-1.3")
def test_four_boards_of_two_halves() -> None:
    assert all_boards() == ["N1S1", "N1S2", "N2S1", "N2S2"]
    maps = {}
    for sides in all_boards():
        view = table(sides=sides).view(None)
        assert (view["north"], view["south"]) == (sides[:2], sides[2:])
        maps[sides] = {entry["hex"]: entry["terrain"] + str(entry["region"]) for entry in view["hexes"]}  # type: ignore[attr-defined]
    # Regions 1 to 3 are the north half, 4 to 6 the south half: each half looks the same whatever it is joined to.
    for sides, found in maps.items():
        for other, compared in maps.items():
            north = {name for name in found if found[name][-1] in "123" and compared.get(name) == found[name]}
            south = {name for name in found if found[name][-1] in "456" and compared.get(name) == found[name]}
            assert (len(north) == 18) == (sides[:2] == other[:2])
            assert (len(south) == 18) == (sides[2:] == other[2:])
    drawn = {(view["north"], view["south"]) for view in (GAME.start(3, seed=seed).view(None) for seed in range(40))}
    assert len(drawn) == 4, "a board left to chance can be any of the four"


@pytest.mark.rule("VM-1.4")
@pytest.mark.parametrize("sides", all_boards())
def test_terrains_volcanoes_and_the_lake(sides: str) -> None:
    hexes = _hexes(table(sides=sides))
    assert [entry["hex"] for entry in hexes if entry["terrain"] == "lake"] == ["0,0"]
    assert {entry["terrain"] for entry in hexes} == {"plain", "forest", "mountain", "lake"}
    assert {entry["terrain"] for entry in hexes if entry["volcano"]} == {"mountain"}


@pytest.mark.rule("VM-1.5")
@pytest.mark.parametrize("sides", all_boards())
def test_regions_are_connected(sides: str) -> None:
    hexes = _hexes(table(sides=sides))
    for terrain in ("plain", "forest", "mountain"):
        for number in range(1, 7):
            region = {
                _place(entry["hex"]) for entry in hexes if (entry["terrain"], entry["region"]) == (terrain, number)
            }
            assert region, f"{terrain} {number}"
            assert _connected(region), f"{terrain} {number}"


@pytest.mark.rule("VM-1.5")
def test_a_volcano_belongs_to_its_region() -> None:
    position = table(hexes={"-1,-1": "wolf", "0,-1": "wolf", "1,1": "wolf"}, phase=1, events=["earthquake"], dice=[3])
    died = {event["hex"] for event in told(position.opening, "animals_died")}
    assert died == {"-1,-1", "0,-1"}


@pytest.mark.rule("VM-1.6")
@pytest.mark.parametrize(("sides", "picture"), [("N1S1", N1S1), ("N2S2", N2S2)])
def test_the_boards_at_a_glance(sides: str, picture: str) -> None:
    drawn = []
    for entry in _hexes(table(sides=sides)):
        letter = f"({entry['letter']})" if entry["letter"] else ""
        land = f"{entry['terrain'][0].upper()}{entry['region']}{'^' * entry['volcano']}{letter}"
        drawn.append("~L~" if entry["terrain"] == "lake" else land)
    assert drawn == picture.split()


@pytest.mark.rule("VM-1.7")
def test_adjacent_hexes_share_a_side() -> None:
    position = table(hexes={"1,-2": "red:1w", "3,-3": "red:1w"})
    play(position, "march 1,-2")
    assert offered(position, "step") == {"2,-3", "2,-2", "1,-1", "0,-1", "0,-2", "1,-3"}
    play(position, "step 0,-1", "march 3,-3")
    assert offered(position, "step") == {"2,-3", "2,-2", "3,-2"}


@pytest.mark.rule("VM-1.8")
@pytest.mark.parametrize("sides", all_boards())
def test_rivers_run_along_hex_sides(sides: str) -> None:
    rivers = _rivers(table(sides=sides))
    assert [river["number"] for river in rivers] == [1, 2, 3, 4, 5, 6]
    assert [river["number"] for river in rivers if river["lake"]] == [1, 4]
    used = []
    for river in rivers:
        assert river["sides"]
        for side in river["sides"]:
            one, other = sorted(_place(name) for name in side)
            assert _adjacent(one, other)
            assert (0, 0) not in (one, other)
            used.append((one, other))
    assert len(used) == len(set(used)), "no side carries two rivers"


@pytest.mark.rule("VM-1.9")
def test_only_whole_sides_border_water() -> None:
    """One person on every land hex: whoever has caught a fish stands at the water."""
    land = [f"{q},{r}" for q, r in PLACES if (q, r) != (0, 0)]
    colours = ["red"] * 10 + ["blue"] * 10 + ["green"] * 10 + ["yellow"] * 6
    hexes = {name: f"{colour}:1w" for name, colour in zip(land, colours, strict=True)}
    position = table(4, hexes=hexes, phase=6, anchors=False)
    fished = {event["hex"] for event in told(position.opening, "food_gained") if event["how"] == "fishing"}
    dry = {"2,-3", "3,-3", "1,-2", "2,-2", "-3,1", "-2,1", "-3,2", "-2,2", "-1,2", "-3,3", "-2,3"}
    assert fished == set(land) - dry


@pytest.mark.rule("VM-1.10")
def test_an_open_side() -> None:
    wet = table(hexes={"0,1": "red:1w"})
    play(wet, "march 0,1")
    assert offered(wet, "step") == {"-1,1", "-1,2", "0,2"}
    frozen = table(hexes={"0,1": "red:1w"}, when="W2", frozen=[4])
    play(frozen, "march 0,1")
    assert offered(frozen, "step") == {"-1,1", "-1,2", "0,2", "1,0", "1,1"}
    other = table(hexes={"0,1": "red:1w"}, when="W2", frozen=[5])
    play(other, "march 0,1")
    assert offered(other, "step") == {"-1,1", "-1,2", "0,2"}
    dry = table(hexes={"0,1": "red:1w"}, open_=["drought"])
    play(dry, "march 0,1")
    assert offered(dry, "step") == {"-1,1", "-1,2", "0,2", "1,0", "1,1"}


@pytest.mark.rule("VM-1.11")
def test_no_river_between_means_an_open_side() -> None:
    hexes = {"0,1": "red:1w", "1,0": "blue:1w1f village:blue"}
    hands = {"red": ["theft"]}
    assert decision(table(hexes=hexes, hands=hands, phase=6, when="W2")) == "red feed"
    assert decision(table(hexes=hexes, hands=hands, phase=6, when="W2", frozen=[4])) == "red trump"
    assert decision(table(hexes=hexes, hands=hands, phase=6, open_=["drought"])) == "red trump"


@pytest.mark.rule("VM-1.12")
@pytest.mark.parametrize("sides", all_boards())
def test_border_hexes_have_the_entry_letters(sides: str) -> None:
    letters = {}
    for entry in _hexes(table(sides=sides)):
        q, r = _place(entry["hex"])
        assert (entry["letter"] != "") == (max(abs(q), abs(r), abs(q + r)) == 3)
        if entry["letter"]:
            assert entry["letter"].isupper() == (entry["terrain"] == "mountain")
            letters[entry["letter"]] = entry["hex"]
    assert sorted(letters) == sorted("ABCDEFabcdefghijkl")


@pytest.mark.rule("VM-1.13")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_directions_and_their_opposites(die: int) -> None:
    dq, dr = DIRECTIONS[die]
    position = table(hexes={"1,-2": "wolf"}, phase=3, dice=[die])
    assert told(position.opening, "herd_moved")[0]["to"] == f"{1 + dq},{-2 + dr}"
    # At the corner of the board in that direction only the opposite one is left.
    corner = f"{3 * dq},{3 * dr}"
    hexes = {corner: "wolf", "1,-2": "red:1w", "1,1": "blue:1w"}
    position = table(2, hexes=hexes, phase=3, when="W2", frozen=ALL_WATER, dice=[die], anchors=False)
    assert told(position.opening, "herd_moved")[0]["to"] == f"{2 * dq},{2 * dr}"


@pytest.mark.rule("VM-1.14")
def test_warriors_and_women_are_persons() -> None:
    position = table(hexes={"2,-3": "red:2w1f"}, phase=6, anchors=["blue", "green"])
    assert position.decision is not None
    assert position.decision.args["persons"] == 3
    assert position.decision.args["need"] == 3
    assert offers(position) == {"feed all", "starve 2,-3 warrior", "starve 2,-3 woman"}


@pytest.mark.rule("VM-1.15")
def test_figures() -> None:
    """A forest fire kills all figures: persons, wild animals, tamed wolves and loners."""
    hexes = {"2,-2": "red:2w1f1t village:red", "1,-1": "bison2 wolf", "2,-1": "loner:f"}
    position = table(hexes=hexes, phase=1, events=["forest_fire"], dice=[2])
    for place in hexes:
        assert animals(position, place) == {}
        assert people(position, "red", place) == ""
    assert position.view(None)["loners"] == {"warrior": None, "woman": None}
    assert settlement(position, "2,-2") is None, "no figure, but without a woman"


@pytest.mark.rule("VM-1.16")
def test_opponents_are_rivals_of_both_sexes_and_wild_animals() -> None:
    position = table(hexes={"1,-2": "red:6w blue:1w1f green:1f bison"})
    play(position, "march 1,-2")
    assert offered(position, "warriors") == {"1", "2"}


@pytest.mark.rule("VM-1.17")
def test_a_rival_tamed_wolf_is_an_opponent_a_hidden_group_is_not() -> None:
    position = table(hexes={"1,-2": "red:5w blue:1w1t"})
    play(position, "march 1,-2")
    assert offered(position, "warriors") == {"1", "2", "3"}
    position = table(hexes={"2,-2": "red:2w blue:1w"}, hands={"blue": ["climb_trees"]})
    go_on(position, "trump")
    play(position, "play climb_trees")
    assert told(go_on(position, "feed"), "fight_began") == []
    assert (people(position, "red", "2,-2"), people(position, "blue", "2,-2")) == ("2w", "1w")


@pytest.mark.rule("VM-1.17")
def test_a_loner_is_no_opponent() -> None:
    position = table(hexes={"2,-3": "red:1w", "1,-2": "loner:f"})
    play(position, "march 2,-3", "step 1,-2")
    assert decision(position) == "red step", "nobody stops the march"
    assert "1,-1" in offered(position, "step")


@pytest.mark.rule("VM-1.18")
def test_a_free_hex() -> None:
    free = {"-3,3"}
    assert offered(table(hexes={"1,-2": "red:1w1f"}), "found") == free | {"1,-2"}
    for opponent in ("wolf", "blue:1w", "blue:1f"):
        assert offered(table(hexes={"1,-2": f"red:1w1f {opponent}"}), "found") == free


@pytest.mark.rule("VM-1.19")
@pytest.mark.parametrize(
    ("place", "kind", "bonus"), [("1,-2", "village", 1), ("2,-2", "village", 1), ("0,-1", "cave", 2)]
)
def test_villages_and_caves(place: str, kind: str, bonus: int) -> None:
    position = table(hexes={place: f"red:1f {kind}:red wolf"}, phase=5, dice=[4, 1])
    assert [event["value"] for event in told(position.opening, "tribe_rolled")] == [4 + bonus]


@pytest.mark.rule("VM-1.20")
@pytest.mark.parametrize("mark", ["fire", "flood", "eruption"])
def test_nobody_enters_a_closed_hex(mark: str) -> None:
    place = {"fire": "1,-1", "flood": "2,-3", "eruption": "-1,-1"}[mark]
    start, die = {"fire": ("1,-2", 3), "flood": ("1,-2", 1), "eruption": ("0,-1", 5)}[mark]
    open_map = table(hexes={start: "red:1w"})
    play(open_map, f"march {start}")
    assert place in offered(open_map, "step")
    position = table(hexes={start: "red:1w", place: mark})
    play(position, f"march {start}")
    assert offered(position, "step") == offered(open_map, "step") - {place}
    assert told(table(hexes={start: "wolf"}, phase=3, dice=[die]).opening, "herd_moved")[0]["to"] == place
    moved = told(table(hexes={start: "wolf", place: mark}, phase=3, dice=[die]).opening, "herd_moved")
    assert all(event["to"] != place for event in moved)
    assert moved, "it turns round"


@pytest.mark.rule("VM-1.21")
def test_snowfall_closes_the_mountains() -> None:
    position = table(hexes={"1,-2": "red:1w"}, when="W2", open_=["snowfall"])
    play(position, "march 1,-2")
    assert offered(position, "step") == {"2,-3", "2,-2", "1,-1", "0,-2"}
    position = table(hexes={"1,-2": "wolf"}, when="W2", phase=3, open_=["snowfall"], dice=[6])
    assert told(position.opening, "herd_moved")[0]["to"] == "1,-1"


@pytest.mark.rule("VM-1.22")
def test_one_herd_per_species_and_hex() -> None:
    position = table(hexes={"1,-2": "wolf pack2 bear"}, phase=3, dice=[1])
    assert herds(position, "wolf") == {"2,-3": 3}
    assert herds(position, "bear") == {"2,-3": 1}
    assert [event["count"] for event in told(position.opening, "herd_moved") if event["species"] == "wolf"] == [3]
    position = table(hexes={"1,-2": "red:3w wolf pack2"}, phase=5, dice=[1, 6])
    assert [event["value"] for event in told(position.opening, "animals_rolled")][:1] == [9]


@pytest.mark.rule("VM-1.23")
@pytest.mark.parametrize("species", ["wolf", "tiger", "bear", "bison", "rhino", "mammoth"])
def test_large_animals_trample(species: str) -> None:
    position = table(hexes={"2,-3": species, "1,-2": "crop"}, phase=3, dice=[4])
    assert told(position.opening, "herd_moved")[0]["to"] == "1,-2"
    assert hex_(position, "1,-2")["crop"] == (1 if species in ("bison", "rhino", "mammoth") else 2)


@pytest.mark.rule("VM-1.24")
def test_a_tribe_lives_while_it_has_a_person() -> None:
    position = table(hexes={"1,-2": "red:1f wolf"}, phase=5, anchors=["blue", "green"], dice=[6, 1])
    assert player(position, "red")["alive"]
    position = table(hexes={"1,-2": "red:1f wolf"}, phase=5, anchors=["blue", "green"], dice=[1, 6])
    assert not player(position, "red")["alive"]
    assert [event["who"] for event in told(position.opening, "eliminated")] == [0]


@pytest.mark.rule("VM-1.25")
def test_removed_tokens_go_back_to_the_supply() -> None:
    position = table(hexes={"1,-2": "red:1f village:red wolf"}, phase=5, dice=[1, 6])
    assert player(position, "red")["supply"] == {"warriors": 9, "women": 5, "settlements": 5}
    position = table(hexes={"1,-2": "red:1f village:red wolf"}, phase=5, dice=[6, 1])
    assert player(position, "red")["supply"] == {"warriors": 9, "women": 4, "settlements": 4}
    assert food(position, "red") == 13


@pytest.mark.rule("VM-1.26")
def test_reading_order() -> None:
    names = [_place(entry["hex"]) for entry in _hexes(table())]
    assert all((one[1], one[0]) < (other[1], other[0]) for one, other in pairwise(names))
    hexes = dict.fromkeys(("-2,1", "2,-3", "1,0", "1,-2"), "red:1f village:red")
    position = table(hexes=hexes, phase=7, when="S3", dice=[3, 3, 3, 3])
    assert [event["hex"] for event in told(position.opening, "born")] == ["2,-3", "1,-2", "1,0", "-2,1"]
