"""Section 25: what the nomads do, action by action. The big arrow of N01 and N02 points left, of N03 and N04 right; the
small one of N01 and N03 up, of N02 and N04 down. The start squares lie at 1,0 4,2 2,5 and 1,5."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.model.land import HEX_NAMES
from tests.rules.winter.board import GAME, decision, juncture_id, offers, play, refused, score, squares, told
from tests.rules.winter.solo import act, alone, alone_dict, instead, kinds, nomad_camps, them

M2 = {"0,1": 1, "-1,1": 1, "0,2": 1, "-1,2": 1, "1,-2": 1}
NO_VILLAGE = {"1,0": 1, "0,1": 1, "-2,2": 1, "-2,1": 1, "-1,-1": 1}


def places(events: Any) -> list[tuple[int, int, int]]:
    return [(entry["x"], entry["y"], entry["level"]) for entry in told(events, "nomads_megalith_built")]


# -- idols


@pytest.mark.rule("EW-25.1")
def test_idols_go_up_the_honor_track_then_the_offering_track_then_score() -> None:
    p = alone(nomads={"honor": 9, "offering": 8})
    act(p, "idol")
    assert (them(p)["honor"], them(p)["offering"], them(p)["score"]) == (10, 8, 5)
    act(p, "idol")
    assert (them(p)["honor"], them(p)["offering"], them(p)["score"]) == (10, 9, 5)
    events = act(p, "idol")
    assert (them(p)["honor"], them(p)["offering"], them(p)["score"]) == (10, 9, 6)
    assert told(events, "nomads_points")[0]["source"] == "idols"


@pytest.mark.rule("EW-25.2")
def test_bonus_steps_and_point_steps_pay_the_nomads_too() -> None:
    p = alone(nomads={"honor": 3})
    assert told(act(p, "idol"), "nomads_points") == [{"count": 2, "source": "idols", "who": None}]
    p = alone(nomads={"honor": 10, "offering": 2})
    events = act(p, "idol")
    assert instead(events) == [("tribe_discard", "tool", "no_tribe")]
    assert them(p)["tools"] == 1
    p = alone(nomads={"honor": 10, "offering": 5})
    act(p, "idol")
    assert them(p)["buried_size"] == 1
    p = alone(nomads={"honor": 10, "offering": 7})
    assert instead(act(p, "idol")) == [("tribe_hand", "tool", "no_tribe")]


@pytest.mark.rule("EW-25.3")
def test_food_and_tool() -> None:
    p = alone()
    act(p, "food")
    act(p, "tool")
    act(p, "food")
    assert (them(p)["food"], them(p)["tools"]) == (2, 1)


# -- animals


@pytest.mark.rule("EW-25.4", "EW-25.5")
def test_reveal() -> None:
    p = alone(area=["cat", None, "cat"])
    events = act(p, "reveal")
    assert told(events, "animal_revealed")[0]["place"] == 1
    full = ["cat", "cat", "rhino", "bison", "sloth", "rhino"]
    p = alone(area=full)
    events = act(p, "reveal")
    assert kinds(events) == ["nomads_nothing"]
    assert told(events, "nomads_nothing")[0]["why"] == "area_full"
    assert p.view(0)["animals"]["area"] == full  # type: ignore[index]
    p = alone(area=["cat"], animal_deck=[])
    events = act(p, "reveal")
    assert kinds(events) == ["nomads_nothing"]
    assert told(events, "nomads_nothing")[0]["why"] == "no_animals"


@pytest.mark.rule("EW-25.6")
@pytest.mark.parametrize(
    ("living", "row", "place", "liking"),
    [
        ({"sloth": 3, "cat": 4}, "N03", 4, "has_some"),  #          1 to 3 before everything else, whatever the arrows
        ({"sloth": 3, "cat": 4, "rhino": 1}, "N01", 2, "has_some"),  # two kinds qualify: left column, upper one
        ({"sloth": 3, "cat": 4, "rhino": 1}, "N02", 4, "has_some"),  # left column, lower one
        ({"cat": 4}, "N03", 3, "new"),  #                           new ones: right column before left
        ({"cat": 4}, "N01", 0, "new"),
        ({"cat": 4}, "N02", 4, "new"),
        ({"cat": 4, "bison": 4, "rhino": 4, "sloth": 5, "mammoth": 4}, "N04", 5, "has_many"),
        ({"cat": 4, "bison": 4, "rhino": 4, "sloth": 5, "mammoth": 4}, "N03", 1, "has_many"),
    ],
)
def test_which_animal_they_take(living: dict[str, int], row: str, place: int, liking: str) -> None:
    area = ["bison", "cat", "rhino", "mammoth", "sloth", "cat"]
    p = alone(row=[row], nomads={"living": living}, area=area)
    taken = told(act(p, "animal"), "nomads_animal")
    assert [(entry["place"], entry["liking"]) for entry in taken] == [(place, liking)]
    assert them(p)["living"][area[place]] == living.get(area[place], 0) + 1
    assert p.view(0)["animals"]["area"][place] is None  # type: ignore[index]


@pytest.mark.rule("EW-25.7")
def test_with_an_empty_area_the_top_of_the_deck() -> None:
    p = alone(area=[], animal_deck=["rhino", "cat"])
    events = act(p, "animal")
    assert instead(events) == [("animal", "animal_top", "empty_area")]
    assert them(p)["living"] == {"cat": 1}
    p = alone(area=[], animal_deck=[])
    act(p, "animal")
    assert (them(p)["living"], them(p)["score"]) == ({}, 1)


@pytest.mark.rule("EW-25.8", "EW-25.29")
def test_the_top_animal() -> None:
    p = alone(area=["cat"], animal_deck=["rhino", "bison"])
    act(p, "animal_top")
    assert them(p)["living"] == {"bison": 1}
    assert p.view(0)["animals"] == {"area": ["cat", None, None, None, None, None], "deck": 1}
    p = alone(area=["cat"], animal_deck=[])
    events = act(p, "animal_top")
    assert instead(events) == [("animal_top", "vp", "no_animals")]
    assert (them(p)["living"], them(p)["score"]) == ({}, 1)


# -- cards


@pytest.mark.rule("EW-25.9", "EW-14.6")
def test_they_bury_the_top_card_of_the_offering_deck() -> None:
    p = alone(offering=["smokehouse", "cairn", "snowshoes"])
    events = act(p, "bury")
    assert told(events, "nomads_buried")[0]["card"] is None
    state: Any = p.to_dict()["state"]
    assert state["nomads"]["cards"] == [["smokehouse", "deck"], ["cairn", "deck"], ["snowshoes", "buried"]]
    p = alone(offering=["smokehouse", "cairn"], seen=["cairn"])
    events = act(p, "bury")
    assert told(events, "nomads_buried")[0]["card"] == "cairn"
    assert them(p)["buried_seen"] == ["cairn"]


@pytest.mark.rule("EW-25.10")
@pytest.mark.parametrize(("row", "place"), [("N01", 1), ("N02", 5), ("N03", 7), ("N04", 7)])
def test_which_culture_card_they_take(row: str, place: int) -> None:
    # Columns 1 and 4 of the upper row and column 1 of the lower row are empty.
    shown: list[str | None] = [None, "cairn", "snowshoes", None, None, "pitfall", "flint_core", "bone_flute"]
    p = alone(row=[row], display=shown)
    events = act(p, "culture")
    card = shown[place]
    assert [(entry["card"], entry["place"]) for entry in told(events, "nomads_culture")] == [(card, place)]
    assert them(p)["offering_deck"][-1] == card
    assert them(p)["offering_deck"].count(None) == 10
    assert p.view(0)["culture"]["display"][place] is None  # type: ignore[index]
    assert told(act(p, "bury"), "nomads_buried")[0]["card"] == card


@pytest.mark.rule("EW-25.11")
def test_a_nomad_card_goes_face_down_on_the_eclipse_pile() -> None:
    p = alone(row=["N01"], deck=["N05", "N16"])
    events = act(p, "eclipse")
    assert told(events, "nomads_pile") == [{"count": 1, "who": None}]
    act(p, "eclipse")
    state: Any = p.to_dict()["state"]
    assert state["nomads"]["pile"] == ["N16", "N05"]
    assert (them(p)["pile_size"], them(p)["deck_size"]) == (2, 13)
    assert "pile" not in them(p)


@pytest.mark.rule("EW-25.12")
def test_a_card_is_kept_for_every_turn_to_come() -> None:
    cards = list(GAME.content["nomad_cards"])
    p = alone(row=["N01"], pile=cards[1:12])  # the nomads have three turns to come, the deck has four cards
    act(p, "eclipse")
    assert (them(p)["deck_size"], them(p)["pile_size"]) == (3, 12)
    events = act(p, "eclipse")
    assert instead(events) == [("eclipse", "idol", "deck_needed")]
    assert (them(p)["deck_size"], them(p)["honor"]) == (3, 1)


# -- glaciers


@pytest.mark.rule("EW-25.13", "EW-25.14")
def test_glaciers() -> None:
    land = {hex_: "taiga" for hex_ in HEX_NAMES if hex_ != "0,0"}
    p = alone(terrain=land | {"0,1": "glacier", "-1,2": "glacier", "2,0": "glacier"})
    events = act(p, "glacier")
    assert told(events, "nomads_glaciers")[0]["count"] == 2
    assert them(p)["score"] == 2
    p = alone(terrain=land)
    events = act(p, "glacier")
    assert kinds(events) == ["nomads_glaciers"]
    assert (them(p)["score"], them(p)["honor"]) == (0, 0)


# -- megaliths


@pytest.mark.rule("EW-25.15", "EW-24.13")
@pytest.mark.parametrize(("row", "east", "south"), [("N01", -1, -1), ("N02", -1, 1), ("N03", 1, -1), ("N04", 1, 1)])
def test_on_the_ground_the_arrows_choose(row: str, east: int, south: int) -> None:
    given = {
        "1,0": "neutral", "0,0": "red", "1,1": "turquoise", "4,2": "neutral", "5,2": "turquoise", "5,3": "turquoise",
        "2,5": "neutral", "3,5": "turquoise", "1,5": "neutral", "2,0": "red",
    }  # fmt: skip
    pieces = {tuple(int(number) for number in place.split(",")) for place in given}
    data = alone_dict(row=[row], pieces=given)
    free = {
        (x, y)
        for (x, y), reward in squares({**data, "seats": 2}).items()
        if reward != "start" and (x, y) not in pieces and pieces & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    }
    assert len(free) > 6
    wanted = max(free, key=lambda spot: (east * spot[0], south * spot[1]))
    p = GAME.from_dict(data)
    assert places(act(p, "megalith"))[0] == (*wanted, 0)


@pytest.mark.rule("EW-25.15", "EW-25.16", "EW-27.11")
def test_an_upper_place_comes_first_and_pays_both_sides() -> None:
    square = {"0,0": "red", "1,0": "neutral", "0,1": "turquoise", "1,1": "red"}
    p = alone(row=["N04"], pieces=square)
    events = act(p, "megalith")
    assert places(events) == [(0, 0, 1)]
    assert them(p)["score"] == 2 + 2 + 1 + 1
    assert score(p, "turquoise") == 1


@pytest.mark.rule("EW-25.16")
def test_upper_places_of_all_levels_are_compared() -> None:
    # A 3 by 2 block on the ground at the left, one place of level 1 free beside a built one.
    block = {f"{x},{y}": "turquoise" for x in (0, 2, 3) for y in (0, 1)} | {"1,0": "neutral", "1,1": "red"}
    p = alone(row=["N03"], pieces=block | {"0,0,1": "red"})
    assert places(act(p, "megalith")) == [(2, 0, 1)]
    p = alone(row=["N01"], pieces=block | {"0,0,1": "red"})
    assert places(act(p, "megalith")) == [(1, 0, 1)]


@pytest.mark.rule("EW-25.16")
def test_neutral_pieces_and_the_arrow_of_a_start_square() -> None:
    for row, first, second in (("N01", (1, 0, 0), (0, 0, 0)), ("N04", (4, 2, 0), (5, 2, 0))):
        p = alone(row=[row])
        events = act(p, "megalith")
        assert places(events)[:2] == [first, second]
        assert [entry["neutral"] for entry in told(events, "nomads_megalith_built")][:2] == [1, 1]
        assert them(p)["neutral"] == 0
    # Start squares and squares beside a piece are compared together.
    p = alone(row=["N01"], pieces={"1,0": "neutral"}, me={"built": 1})
    assert places(act(p, "megalith"))[0] == (0, 0, 0)


# -- stones


@pytest.mark.rule("EW-25.17")
@pytest.mark.parametrize(("row", "round_", "space"), [("N01", 1, 0), ("N03", 1, 3), ("N01", 3, 0), ("N03", 3, 10)])
def test_they_buy_the_furthest_available_stone(row: str, round_: int, space: int) -> None:
    p = alone(row=[row], round_=round_, nomads={"food": 5, "tools": 3})
    stone = p.view(0)["stones"][space]["stone"]  # type: ignore[index]
    events = act(p, "stone")
    assert told(events, "nomads_paid") == [{"food": 2, "tools": 1, "who": None}]
    assert told(events, "nomads_stone_taken") == [{"stone": stone, "slot": 1, "who": None}]
    assert told(events, "nomads_idol_moved")[0]["track"] == "honor"
    assert (them(p)["food"], them(p)["tools"]) == (3, 2)
    assert p.view(0)["stones"][space]["stone"] is None  # type: ignore[index]


@pytest.mark.rule("EW-25.17")
def test_the_second_and_third_stone_cost_more() -> None:
    p = alone(nomads={"food": 9, "tools": 5, "stones": ["camps"]})
    events = act(p, "stone")
    assert told(events, "nomads_paid") == [{"food": 3, "tools": 2, "who": None}]
    assert len(told(events, "nomads_megalith_built")) >= 1
    p = alone(nomads={"food": 9, "tools": 5, "stones": ["camps", "ground"]})
    events = act(p, "stone")
    assert told(events, "nomads_paid") == [{"food": 4, "tools": 3, "who": None}]
    assert told(events, "nomads_points") == [{"count": 5, "source": "effects", "who": None}]


# -- villages and map cards


@pytest.mark.rule("EW-25.18", "EW-25.19", "EW-25.21")
def test_a_village_without_food_then_the_outer_camps_move() -> None:
    p = alone(row=["N03"], nomads={"camps": M2}, map_deck=["M5"])
    events = act(p, "village")
    assert kinds(events)[:2] == ["nomads_village_built", "nomads_map"]
    assert told(events, "nomads_map")[0] == {"map_card": "M5", "ring": "outer", "who": None}
    assert nomad_camps(p) == {"0,1", "-1,1", "2,0", "1,1", "-1,2"}
    assert (them(p)["villages"], them(p)["food"], them(p)["camps"], them(p)["food_limit"]) == (2, 0, 0, 10)


@pytest.mark.rule("EW-25.18", "EW-25.20")
def test_without_a_place_the_inner_camps_move() -> None:
    p = alone(row=["N03"], nomads={"camps": NO_VILLAGE}, map_deck=["M6"])
    events = act(p, "village")
    assert kinds(events)[0] == "nomads_map"
    assert told(events, "nomads_map")[0] == {"map_card": "M6", "ring": "inner", "who": None}
    assert nomad_camps(p) == {"1,-1", "1,0", "-2,2", "-2,1", "-1,-1"}
    assert them(p)["villages"] == 3


@pytest.mark.rule("EW-25.19", "EW-24.13")
@pytest.mark.parametrize(("row", "juncture"), [("N03", "0,1 0,2 -1,2"), ("N01", "0,1 -1,1 -1,2")])
def test_the_arrows_choose_the_juncture(row: str, juncture: str) -> None:
    p = alone(row=[row], nomads={"camps": M2})
    events = act(p, "village")
    assert set(told(events, "nomads_village_built")[0]["juncture"].split("_")) == set(juncture.split())


@pytest.mark.rule("EW-25.18", "EW-25.30")
def test_villages_of_anybody_close_a_juncture() -> None:
    p = alone(
        row=["N03"], nomads={"camps": M2, "villages": ["0,1 0,2 -1,2"]}, me={"villages": ["0,1 -1,1 -1,2"]}
    )  # fmt: skip
    events = act(p, "village")
    assert told(events, "nomads_village_built") == []
    assert told(events, "nomads_map")[0]["ring"] == "inner"


@pytest.mark.rule("EW-25.22", "EW-25.23", "EW-25.24", "EW-25.30")
@pytest.mark.parametrize(("harder", "influence"), [(False, 1), (True, 2)])
def test_the_nomad_tile_when_all_villages_stand(harder: bool, influence: int) -> None:
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0", "0,-2 1,-2 0,-1"]
    p = alone(
        row=["N03"], nomads={"camps": M2, "villages": villages}, maps=["M3"], map_deck=["M1", "M2"],
        options={"solo_village_tile": harder}, me={"camps": {"0,1": 1, "0,2": 1, "-1,2": 1}, "food": 3},
    )  # fmt: skip
    events = act(p, "village")
    assert told(events, "nomads_village_built") == []
    tile = told(events, "nomads_tile")[0]
    assert (set(tile["juncture"].split("_")), tile["moved"]) == ({"0,1", "0,2", "-1,2"}, 0)
    assert told(events, "nomads_map")[0]["ring"] == "outer"
    hexes: Any = {entry["hex"]: entry for entry in p.view(0)["hexes"]}  # type: ignore[attr-defined]
    assert [hexes[name]["influence"][1] for name in ("0,2", "-1,2", "0,1")] == [1 + influence] * 3
    # Nobody else can build there while it lies there.
    play(p, "place tribe migrate")
    while p.view(0)["turn"]["level"] == "top":  # type: ignore[index]
        play(p, "go on")
    assert "build village" not in offers(p)
    # The nomads look for another juncture when they move it.
    events = act(p, "village")
    tile = told(events, "nomads_tile")[0]
    assert (set(tile["juncture"].split("_")), tile["moved"]) == ({"0,1", "-1,1", "-1,2"}, 1)


@pytest.mark.rule("EW-25.24")
def test_the_player_is_told_that_the_tile_lies_there() -> None:
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0", "0,-2 1,-2 0,-1"]
    camps = {"0,1": 1, "0,2": 1, "-1,2": 1, "-1,1": 1, "1,1": 1}
    p = alone(nomads={"villages": villages}, tile="0,1 0,2 -1,2", me={"camps": camps, "food": 3})
    play(p, "place tribe migrate", "go on", "build village")
    beside = {f"village {juncture_id('0,1 -1,1 -1,2')}", f"village {juncture_id('0,1 1,1 0,2')}"}
    assert offers(p) == beside
    assert refused(p, f"village {juncture_id('0,1 0,2 -1,2')}") == "EW-25.24"


@pytest.mark.rule("EW-25.25")
def test_a_camp_on_a_marked_hex_stays() -> None:
    p = alone(row=["N03"], nomads={"camps": M2}, map_deck=["M5"])  # M5 marks -1,2 where an outer camp stands
    moves = told(act(p, "village"), "nomads_camp_moved")
    assert {(entry["from"], entry["to"]) for entry in moves} == {("1,-2", "2,0"), ("0,2", "1,1")}


@pytest.mark.rule("EW-25.26", "EW-25.27")
def test_an_empty_map_deck_is_made_of_all_cards() -> None:
    maps = list(GAME.content["map_cards"])
    p = alone(maps=maps, nomads={"camps": NO_VILLAGE})
    assert them(p)["maps_left"] == 0
    events = act(p, "village")
    assert told(events, "nomads_maps_shuffled") == [{"count": 6, "who": None}]
    assert (them(p)["maps_left"], len(them(p)["maps"])) == (5, 1)
    state: Any = p.to_dict()["state"]
    assert sorted([*state["nomads"]["maps"], *state["nomads"]["map_deck"]]) == maps


@pytest.mark.rule("EW-25.28")
@pytest.mark.parametrize("gain", ["camp 1", "move 1", "move 2"])
def test_camps_gained_are_one_village_action(gain: str) -> None:
    p = alone(row=["N03"], nomads={"camps": NO_VILLAGE}, map_deck=["M6"])
    events = act(p, gain)
    assert instead(events) == [(gain.split()[0], "village", "camps_stay")]
    assert len(told(events, "nomads_map")) == 1
    assert decision(p) == "turquoise turn_start"
