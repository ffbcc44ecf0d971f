"""Section 32: the worked examples from T21 on, coded as given; those of the solo game are with its tests."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    COLOURS,
    GAME,
    decision,
    goods,
    hexes,
    labor,
    offers,
    order,
    play,
    player,
    refused,
    score,
    step,
    table,
    tell,
    told,
    until,
    view,
)


@pytest.mark.rule("EW-8.2")
def test_t21_the_hunting_area_holds_six() -> None:
    deck = ["cat"] * 5 + ["sloth"] * 5
    p = table(turn="red", column="hunt", labor=1, red={"food": 1}, area=["bison"] * 5, animal_deck=deck)
    play(p, "reveal")
    assert view(p)["animals"] == {"area": ["bison"] * 5 + ["sloth"], "deck": 9}
    assert labor(p) == 0


@pytest.mark.rule("EW-5.3")
def test_t22_an_empty_stack_is_bought_from() -> None:
    p = table(turn="red", column="initiate", labor=1, red={"tools": 2, "food": 1, "hand": []}, stacks={"elder": 0})
    play(p, "buy tribe", "stack elder")
    red = player(p, "red")
    assert (red["tools"], labor(p), red["score"], red["hand"]) == (1, 0, 1, [])


@pytest.mark.rule("EW-21.2")
def test_t23_a_camp_passes_an_ice_find() -> None:
    p = table(turn="red", gaining="move 2", options={"ice_finds": True}, terrain={"1,0": "glacier", "2,0": "bog"})
    assert hexes(p)["1,0"]["ice_find"] == "hidden"
    play(p, "camp 0,0", "to 1,0")
    assert hexes(p)["1,0"]["ice_find"] not in ("hidden", None)
    play(p, "camp 1,0", "to 2,0")


@pytest.mark.rule("EW-17.11", "EW-10.13")
@pytest.mark.parametrize(
    ("texts", "camps"),
    [
        (("camp 0,0", "to 1,0", "camp 1,0", "to 2,0"), {"2,0": 1, "0,1": 1}),
        (("camp 0,0", "to 1,0", "camp 0,1", "to 0,2"), {"1,0": 1, "0,2": 1}),
    ],
)
def test_t24_an_explorer_in_the_eclipse(texts: tuple[str, ...], camps: dict[str, int]) -> None:
    p = table(red={"pile": ["explorer"], "camps": {"0,0": 1, "0,1": 1}}, **step("red", 2))
    play(p, *texts)
    assert {name: entry["camps"][1] for name, entry in hexes(p).items() if entry["camps"][1]} == camps
    assert decision(p).split()[1] != "camp_pick"


@pytest.mark.rule("EW-3.2", "EW-3.3")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 6), (4, 7)])
def test_t25_stones_at_setup(players: int, each: int) -> None:
    spaces = [entry["stone"] for entry in view(GAME.start(players, seed=4))["stones"]]
    for era, half in ((1, spaces[:7]), (2, spaces[7:])):
        assert [GAME.content["stones"][stone]["era"] for stone in half[:each]] == [era] * each
        assert half[each:] == [None] * (7 - each)


@pytest.mark.rule("EW-3.16")
@pytest.mark.parametrize(("players", "glaciers", "others"), [(3, 6, 6), (4, 3, 9)])
def test_t26_terrain_at_setup(players: int, glaciers: int, others: int) -> None:
    terrain = Counter(entry["terrain"] for entry in view(GAME.start(players, seed=4))["hexes"])
    assert terrain.pop("base") == 1
    assert terrain.pop("glacier") == glaciers
    assert len(terrain) == 6
    assert sum(terrain.values()) == 6 + others
    assert max(terrain.values()) <= 3


@pytest.mark.rule("EW-2.23", "EW-2.28")
def test_t39_two_tools_when_only_one_fits() -> None:
    p = table(turn="red", gaining="tool 2", red={"tools": 4, "food": 6})
    assert goods(p, "red") == (6, 5)
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-2.13", "EW-2.28")
def test_t40_nothing_to_draw_and_nothing_else_fits() -> None:
    p = table(
        turn="red",
        gaining="draw 1",
        red={"deck": [], "discard": [], "hand": [], "tools": 5, "food": 6, "honor": 10},
    )
    assert player(p, "red")["offering"] == 1  # with the honor marker on top even the track is no question
    assert decision(p) == "red turn_start"
    p = table(turn="red", gaining="draw 1", red={"deck": [], "discard": [], "hand": [], "tools": 5, "food": 6})
    assert offers(p) == {"track offering", "track honor"}


@pytest.mark.rule("EW-4.51")
@pytest.mark.parametrize(("food", "left"), [(4, 2), (1, 0), (0, None)])
def test_t41_food_for_labor(food: int, left: int | None) -> None:
    p = table(turn="red", column="hunt", red={"food": food, "hand": ["hunter"]})
    if left is None:
        assert "food" not in offers(p)
    else:
        play(p, "food")
        assert labor(p) == 1
        assert player(p, "red")["food"] == left


@pytest.mark.rule("EW-7.6", "EW-7.7", "EW-2.43")
def test_t42_a_village_from_the_middle_of_migrate() -> None:
    camps = {"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 1}
    p = table(turn="red", column="migrate", level="middle", red={"food": 9, "camps": camps})
    assert player(p, "red")["food_limit"] == 9
    play(p, "build village")
    red = player(p, "red")
    assert (red["food"], red["food_limit"], red["camps"]) == (6, 6, 4)


@pytest.mark.rule("EW-17.25", "EW-2.43")
def test_t43_a_village_from_a_card() -> None:
    camps = {"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 2}
    p = table(turn="red", red={"hand": ["winter_village"], "food": 10, "camps": camps})
    play(p, "culture winter_village", "skip")
    assert decision(p) == "red village_place"
    play(p, "village 0,1_-1,2_0,2")
    red = player(p, "red")
    assert (red["food"], red["food_limit"]) == (7, 7)


@pytest.mark.rule("EW-4.12", "EW-4.13", "EW-2.3")
def test_t44_the_fee_takes_the_last_card() -> None:
    p = table(turn="red", red={"hand": ["drying_rack", "moon_dance", "gatherer"]})
    play(p, "culture drying_rack")
    events = tell(p, "culture moon_dance")
    assert told(events, "discarded") == [{"card": "gatherer", "who": 1}]
    red = player(p, "red")
    assert (red["hand"], red["played"], red["offering"], red["honor"]) == ([], ["drying_rack", "moon_dance"], 0, 0)
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-14.4", "EW-2.4")
def test_t45_a_cairn_buries_itself() -> None:
    p = table(turn="red", red={"hand": ["cairn"], "deck": ["gatherer"]})
    play(p, "culture cairn", "bury played cairn")
    assert decision(p) == "red income_lesser"
    play(p, "income draw")
    red = player(p, "red")
    assert (red["buried"], red["played"], red["hand"]) == (["cairn"], [], ["gatherer"])


@pytest.mark.rule("EW-5.5")
def test_t46_a_bought_hunter_waits() -> None:
    p = table(turn="red", column="initiate", labor=1, red={"hand": ["hunter"], "tools": 1, "food": 1})
    play(p, "buy tribe", "stack hunter", "play hunter")
    assert player(p, "red")["hand"] == ["hunter"]
    assert "play hunter" not in offers(p)
    assert refused(p, "play hunter") == "EW-5.5"


@pytest.mark.rule("EW-5.8", "EW-5.9")
def test_t47_the_middle_may_repeat_a_type() -> None:
    p = table(turn="red", column="initiate", labor=2, red={"tools": 2, "food": 1, "discard": []})
    play(p, "buy tribe", "stack elder", "buy tribe", "stack shaman", "go on", "rite")
    assert "stack elder" in offers(p)
    play(p, "stack elder")
    assert player(p, "red")["discard"] == ["elder"]
    assert "bury discard elder" in offers(p)


@pytest.mark.rule("EW-12.11", "EW-12.12")
def test_t48_the_arrows_of_tile_a() -> None:
    p = table(turn="red", gaining="megalith 1")
    play(p, "income megalith", "megalith 1,0")
    assert decision(p) == "red mega_arrow"
    assert {"megalith 0,0", "megalith 1,1"} <= offers(p)
    play(p, "megalith 0,0")
    assert goods(p, "red") == (2, 0)


@pytest.mark.rule("EW-12.3")
def test_t49_no_coloured_piece_on_a_start_square() -> None:
    pieces = {"1,0": "neutral", "4,2": "neutral", "2,4": "turquoise", "1,5": "neutral", "0,5": "neutral"}
    p = table(turn="red", gaining="megalith 1", red={"built": 2}, pieces=pieces)
    play(p, "income megalith")
    assert "megalith 2,5" not in offers(p)  # the start square of tile c, beside 2,4 and 1,5
    assert refused(p, "megalith 2,5") == "EW-12.3"


@pytest.mark.rule("EW-10.17", "EW-12.15")
def test_t50_six_megaliths_are_built() -> None:
    p = table(pieces=dict.fromkeys(["0,0", "2,0", "3,0", "0,1"], "red"), **step("red", 4))
    assert offers(p) == {"slot 1", "slot 3", "printed order", "skip rest"}
    play(p, "printed order", "income tool")
    assert p.decision is not None
    assert p.decision.args == {"good": "idol"}
    play(p, "income idol", "track offering")
    assert (player(p, "red")["tools"], player(p, "red")["offering"]) == (1, 1)
    assert view(p)["round"] == 2


def _honor(**cells: tuple[int, int]) -> dict[str, Any]:
    """For ``table``: the step and the cell of some markers."""
    return {colour: {"honor": step_, "honor_cell": cell} for colour, (step_, cell) in cells.items()}


def _spots(p: Position) -> dict[str, tuple[int, int]]:
    found = {colour: player(p, colour) for colour in ("red", "yellow", "violet")}
    return {colour: (entry["honor"], entry["honor_cell"]) for colour, entry in found.items()}


@pytest.mark.rule("EW-13.4", "EW-13.5", "EW-13.9")
def test_t51_a_marker_leaves_its_step() -> None:
    p = table(4, turn="red", gaining="idol 1", **_honor(red=(5, 0), yellow=(5, 1), violet=(5, 2)))
    play(p, "income idol", "track honor")
    assert _spots(p) == {"red": (6, 0), "yellow": (5, 0), "violet": (5, 1)}


@pytest.mark.rule("EW-13.4", "EW-13.9")
def test_t52_another_one_follows() -> None:
    given = _honor(red=(6, 0), yellow=(5, 0), violet=(5, 1))
    for entry in given.values():
        entry["buried"] = ["gatherer"] * 3
    p = table(4, turn="yellow", gaining="idol 1", **given)
    play(p, "income idol", "track honor")
    assert _spots(p) == {"red": (6, 0), "yellow": (6, 1), "violet": (5, 0)}
    graves = [player(p, colour)["prospect"]["graves"] for colour in ("red", "yellow", "violet")]
    assert graves == [7, 5, 3]  # red is still ahead


@pytest.mark.rule("EW-13.2", "EW-4.54")
def test_t53_a_tribe_card_to_hand() -> None:
    p = table(turn="red", column="hunt", gaining="idol 1", red={"offering": 7, "hand": [], "food": 1})
    play(p, "income idol", "track offering")
    assert decision(p) == "red tribe_stack"
    play(p, "stack hunter")
    assert player(p, "red")["hand"] == ["hunter"]
    assert "play hunter" in offers(p)


@pytest.mark.rule("EW-13.3", "EW-13.7", "EW-2.21")
def test_t54_both_markers_on_top() -> None:
    p = table(turn="red", gaining="idol 1", red={"offering": 9, "honor": 10})
    assert offers(p) == {"income idol", "income tool", "income food"}
    play(p, "income idol")
    assert score(p, "red") == 1
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-6.5", "EW-6.6")
def test_t55_no_stone_left_in_the_left_half() -> None:
    turquoise = {"stones": ["camps", "ground", "tiles"]}
    right = ["buried", "upper", "idols", "tipdiff", None, None, None]
    red = {"food": 6, "tools": 5, "stones": ["v_bog"], "hand": ["exp_gatherer"]}
    p = table(
        turn="red", column="develop", level="middle", round_=2, spaces=[None] * 7 + right, red=red, turquoise=turquoise
    )  # fmt: skip
    assert "buy stone" not in offers(p)
    assert refused(p, "buy stone") == "EW-6.6"


@pytest.mark.rule("EW-6.4", "EW-6.7")
def test_t56_the_second_stone() -> None:
    red = {"food": 4, "tools": 3, "stones": ["camps"]}
    p = table(turn="red", column="develop", level="middle", red=red)
    play(p, "buy stone")
    stone = sorted(offers(p))[0]
    play(p, stone)
    assert goods(p, "red") == (1, 1)
    assert [entry["stone"] for entry in player(p, "red")["stones"]] == ["camps", stone.removeprefix("stone ")]
    assert offers(p) == {f"income {word}" for word in ("megalith", "draw", "idol", "tool", "food")}


@pytest.mark.rule("EW-1.12", "EW-10.14", "EW-20.3")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_t57_a_village_against_two_camps(strict: bool, colour: str) -> None:
    p = table(
        3,
        options={"strict_majority": strict},
        terrain={"1,0": "grassland", "2,0": "glacier", "1,1": "glacier"},
        red={"villages": ["1,0 2,0 1,1"], "camps": {}},
        yellow={"camps": {"1,0": 2}},
        **step(colour, 3, 3),
    )
    assert hexes(p)["1,0"]["influence"] == [0, 2, 2]
    assert goods(p, colour) == (0 if strict else 2, 0)


@pytest.mark.rule("EW-10.2", "EW-10.3", "EW-14.3")
def test_t58_a_pile_with_a_bluff() -> None:
    pile = ["elder", "gatherer", "drying_rack"]
    p = table(eclipse=True, order=["turquoise", "red"], red={"pile": pile, "hand": []})
    red = player(p, "red")
    assert (red["hand"], red["pile_halves"]) == (["drying_rack"], 3)
    until(p, "bury_card")
    assert decision(p) == "red bury_card"
    assert {"bury pile gatherer", "bury pile elder"} <= offers(p)


@pytest.mark.rule("EW-11.6", "EW-11.8")
def test_t59_the_eras_change() -> None:
    era = [name for name, card in GAME.content["cards"].items() if card.get("era") == 1]
    p = table(round_=2, phase="eclipse", agenda=[["preparation", None]], display=era[:5],
              culture_decks=(era[5:12], None))  # fmt: skip
    assert view(p)["culture"]["decks"] == [0, 12]
    assert [GAME.content["cards"][card]["era"] for card in view(p)["culture"]["display"]] == [2] * 8
    state: dict[str, Any] = p.to_dict()["state"]  # type: ignore[assignment]
    assert not [card for owner in state["players"] for card, _ in owner["cards"] if card in era[:12]]


@pytest.mark.rule("EW-16.7")
def test_t60_jokers_where_they_bring_most() -> None:
    p = table(red={"living": {"cat": 4, "mammoth": 1, "bison": 2, "argentavis": 2}})
    assert player(p, "red")["prospect"]["animals"] == 22


@pytest.mark.rule("EW-20.2")
def test_t61_the_pile_after_the_second_turn_of_a_short_game() -> None:
    p = table(options={"short_game": True}, last=True, turquoise={"hand": ["hunter"]}, column="rest")
    play(p, "draw", "income food")
    assert decision(p) == "turquoise pile_add"
    assert offers(p) == {"pile hunter", "done"}


@pytest.mark.rule("EW-22.2", "EW-22.5", "EW-22.7")
def test_t62_a_rest_tile_is_swapped() -> None:
    stack = ["rest_wake", "rest_fireside", "rest_prayer", "rest_stories", "rest_scouts"]
    p = table(turn="red", options={"rest_tiles": True}, rest_stack=stack, order=["turquoise", "red"], last=True)
    play(p, "place chief rest", "swap tile")
    assert view(p)["rest_tiles"] == {"open": None, "stack": 4, "held": "rest_fireside", "effects": [0, 1]}
    play(p, "tile effect 1")
    assert goods(p, "red") == (1, 0)
    play(p, "end", "income food")
    state: dict[str, Any] = p.to_dict()["state"]  # type: ignore[assignment]
    assert state["rest_tiles"]["stack"] == [*stack[2:], "rest_wake", "rest_fireside"]
    while view(p)["round"] == 1:
        assert view(p)["rest_tiles"]["open"] is None
        p.play(p.choices()[0])
    assert view(p)["rest_tiles"]["open"] == "rest_prayer"


@pytest.mark.rule("EW-4.31", "EW-9.6")
def test_t63_tusk_breaker_rests() -> None:
    red = {"chief": "tusk_breaker", "living": {"cat": 1, "sloth": 1}, "hand": []}
    p = table(turn="red", red={**red, "side": "a"})
    play(p, "place chief rest")
    assert offers(p) == {"draw", "tip", "end"}
    p = table(turn="red", red={**red, "side": "b"})
    play(p, "place chief rest")
    assert offers(p) == {"draw", "tip", "use chief", "end"}
    play(p, "use chief", "tip animal cat", "income tool", "income tool")
    assert goods(p, "red") == (2, 2)
    assert offers(p) == {"draw", "tip", "end"}  # the tip of the rest space is still there
    play(p, "tip")
    assert player(p, "red")["tipped"] == {"cat": 1, "sloth": 1}


@pytest.mark.rule("EW-8.6")
def test_t68_nothing_left_to_hunt() -> None:
    p = table(turn="red", column="hunt", labor=1, red={"tools": 1, "food": 1}, area=[], animal_deck=[])
    play(p, "take animal")
    assert (score(p, "red"), labor(p), goods(p, "red")) == (1, 0, (1, 0))


@pytest.mark.rule("EW-18.9")
def test_t69_a_tie_at_the_end() -> None:
    p = table(
        4, order=["red", "violet", "yellow", "turquoise"], red={"score": 88}, yellow={"score": 88}, round_=4,
        phase="eclipse", agenda=[["final_scoring", None]],
    )  # fmt: skip
    assert order(p)[:3] == ["red", "violet", "yellow"]
    assert [COLOURS[n] for n in p.winners()] == ["red"]


@pytest.mark.rule("EW-18.3", "EW-18.6")
def test_t70_graves_without_honor() -> None:
    start = ["gatherer"] * 5 + ["exp_gatherer", "brave"]
    p = table(
        3, round_=4, phase="eclipse", agenda=[["final_scoring", None]],
        red={"honor": 6, "buried": ["gatherer"] * 5}, yellow={"buried": start},
    )  # fmt: skip
    assert [player(p, colour)["points"]["graves"] for colour in ("red", "yellow")] == [12, 0]


@pytest.mark.rule("EW-29.20")
def test_t72_equal_animals_with_two_players() -> None:
    """The solo half of this example is with the tests of the nomads."""
    p = table(turn="red", column="hunt", labor=1, red={"tools": 1, "food": 1}, area=["rhino", "cat", None, "rhino"])
    play(p, "take animal")
    assert offers(p) == {"animal rhino", "animal cat"}
    play(p, "animal rhino")
    assert view(p)["animals"]["area"] == [None, "cat", None, "rhino", None, None]
