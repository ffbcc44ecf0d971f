"""Everything with an effect that is no card of a player: animals, sacred stones, terrain, the megalith site, ice finds,
rest tiles and tracks. Each is checked against its row of the content tables, written down here once more, and carried
out.
"""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import GAME, decision, offers, play, player, score, step, table, tell, told
from tests.rules.winter.tally import changes, summed, tally

CONTENT = GAME.content
IDOL = ["income idol", "track offering"]
TOOL = "income tool"
DRAW = "income draw"
MEGALITH = ["income megalith", "megalith 0,0,1"]
#: Four neutral megaliths that carry another one: it brings 4 points and nothing else.
PIECES = {"0,0": "neutral", "1,0": "neutral", "0,1": "neutral", "1,1": "neutral"}
Done = tuple[list[str], dict[str, float]]


def names(values: dict[str, Any]) -> tuple[str, str, str]:
    return values["name"]["en"], values["name"]["de"], values["name"]["nl"]


# -- animals: names, copies, tip income, points for 1, 2, ... living ones

COMMON = [1, 3, 6, 10]
ANIMALS: dict[str, tuple[tuple[str, str, str], int, str, list[int]]] = {
    "sloth": (("Ground Sloth", "Riesenfaultier", "Reuzenluiaard"), 10, "gain food 3", COMMON),
    "rhino": (("Woolly Rhino", "Wollhaarnashorn", "Wolharige neushoorn"), 10, "gain food 2 + tool 1", COMMON),
    "cat": (("Saber-toothed Cat", "Säbelzahnkatze", "Sabeltandkat"), 10, "gain tool 2", COMMON),
    "glyptodon": (("Glyptodon", "Glyptodon", "Glyptodon"), 10, "gain food 1 + idol 1", COMMON),
    "bison": (("Steppe Bison", "Steppenbison", "Steppebizon"), 10, "gain food 1 + draw 1", COMMON),
    "mammoth": (("Woolly Mammoth", "Wollhaarmammut", "Wolharige mammoet"), 5, "gain food_max", [2, 5]),
    "argentavis": (("Argentavis", "Argentavis", "Argentavis"), 5, "gain idol 1 + tool 1", []),
}
TIPPED: dict[str, Done] = {
    "sloth": ([], {"food": 3}),
    "rhino": ([TOOL], {"food": 2, "tools": 1}),
    "cat": ([TOOL, TOOL], {"tools": 2}),
    "glyptodon": (IDOL, {"food": 1, "offering": 1}),
    "bison": ([DRAW], {"food": 1, "hand": 1, "deck": -1}),
    "mammoth": ([], {"food": 5}),
    "argentavis": ([*IDOL, TOOL], {"offering": 1, "tools": 1}),
}


@pytest.mark.parametrize("animal", CONTENT["animals"])
def test_animals_are_as_in_the_tables(animal: str) -> None:
    found = CONTENT["animals"][animal]
    named, copies, income, sets = ANIMALS[animal]
    assert (names(found), found["copies"], found["tip"], found.get("sets", [])) == (named, copies, income, sets)
    assert found.get("wild", False) == (animal == "argentavis")
    for number, points in enumerate([*sets, *sets[-1:]], 1):  # one more than the largest set brings no more
        p = table(red={"living": {animal: number}})
        assert player(p, "red")["prospect"]["animals"] == points


@pytest.mark.parametrize("animal", TIPPED)
def test_tipped_animals_bring_their_income(animal: str) -> None:
    texts, expected = TIPPED[animal]
    p = table(turn="red", gaining="tip 1", red={"living": {animal: 2}, "food": 1, "tools": 1, "hand": ["brave"]})
    before = tally(p, "red")
    events = tell(p, f"tip animal {animal}")
    assert told(events, "animal_tipped") == [{"animal": animal, "who": 1}]
    play(p, *texts)
    assert decision(p) == "red turn_start"
    assert changes(before, tally(p, "red")) == {**expected, "living": -1, "tipped": 1}


# -- sacred stones: era, names, what they count and what it brings; then positions of red with the points they bring

TERRAINS = {
    "grassland": (("Grassland", "Grasland", "Grasland"), 3, "gain food 2"),
    "flint_hills": (("Flint Hills", "Feuersteinhügel", "Vuursteenheuvels"), 3, "gain tool 1"),
    "taiga": (("Taiga", "Taiga", "Taiga"), 3, "gain draw 1"),
    "hot_springs": (("Hot Springs", "Heiße Quellen", "Warme bronnen"), 3, "gain idol 1"),
    "bog": (("Bog", "Moor", "Veen"), 3, "gain bury 1"),
    "boulder_field": (("Boulder Field", "Felsfeld", "Keienveld"), 3, "gain megalith 1"),
    "glacier": (("Glacier", "Gletscher", "Gletsjer"), 6, "none"),
    "base": (("Base", "Startfeld", "Startveld"), 1, "gain food 1"),
}
HUNTED = [0, 2, 4, 6, 8]
STONES: dict[str, dict[str, Any]] = {
    "camps": {"era": 1, "count": "camp_terrain_types", "each": 1},
    "ground": {"era": 1, "count": "own_megaliths", "of": "ground", "each": 1},
    "tiles": {"era": 1, "count": "megalith_tiles", "table": [0, 1, 2, 4, 6]},
    "buried": {"era": 2, "count": "buried_cards", "table": [0, 1, 2, 3, 5, 6, 7, 8, 10]},
    "upper": {"era": 2, "count": "own_megaliths", "of": "upper", "each": 2},
    "idols": {"era": 2, "count": "idol_steps", "per": 2},
    "tipdiff": {"era": 2, "count": "tipped_species", "each": 1},
    "tip_mammoth": {"era": 2, "count": "tipped", "of": "mammoth", "table": [0, 3, 7]},
}
STONES |= {
    f"v_{terrain}": {"era": 1, "count": "villages_touching", "of": terrain, "each": 2}
    for terrain in TERRAINS
    if terrain != "base"
}
STONES |= {
    f"tip_{animal}": {"era": 2, "count": "tipped", "of": animal, "table": HUNTED}
    for animal in ("sloth", "rhino", "cat", "glyptodon", "bison")
}
STONE_NAMES = {
    "camps": ("Camp stone", "Lagerstein", "Kampsteen"),
    "ground": ("Foundation stone", "Fundamentstein", "Fundamentsteen"),
    "tiles": ("Site stone", "Bauplatzstein", "Bouwplaatssteen"),
    "buried": ("Grave stone", "Gräberstein", "Grafsteen"),
    "upper": ("Summit stone", "Gipfelstein", "Topsteen"),
    "idols": ("Idol stone", "Götzenstein", "Idoolsteen"),
    "tipdiff": ("Trophy stone", "Trophäenstein", "Trofeesteen"),
}
SITE = {"1,0": "neutral", "0,0": "red", "0,1": "red", "1,1": "red"}
WORTH: dict[str, list[tuple[dict[str, Any], int]]] = {
    "camps": [({"camps": {"0,0": 1, "0,1": 2, "0,2": 1}}, 2)],
    "ground": [({"pieces": SITE}, 3), ({"pieces": {**SITE, "0,0,1": "red"}}, 3)],
    "tiles": [({"pieces": SITE}, 1), ({"pieces": {**SITE, "3,0": "red", "4,0": "red", "4,1": "red"}}, 2)],
    "buried": [({"buried": ["hunter"] * number}, points) for number, points in ((0, 0), (4, 5), (8, 10), (9, 10))],
    "upper": [({"pieces": SITE}, 0), ({"pieces": {**SITE, "0,0,1": "red"}}, 2)],
    "idols": [({"offering": 3, "honor": 4}, 3), ({"offering": 0, "honor": 1}, 0)],
    "tipdiff": [({"tipped": {"cat": 3, "bison": 1}, "living": {"sloth": 1}}, 2)],
    "tip_mammoth": [({"tipped": {"mammoth": 1}}, 3), ({"tipped": {"mammoth": 3}}, 7)],
}
WORTH |= {f"v_{name}": [({"on": name}, 2), ({"on": "base"}, 0)] for name in TERRAINS if name != "base"}
WORTH |= {
    f"tip_{name}": [({"tipped": {name: 1, "argentavis": 1}}, 2), ({"tipped": {name: 5}}, 8), ({"living": {name: 1}}, 0)]
    for name in ("sloth", "rhino", "cat", "glyptodon", "bison")
}


def names_of_stone(stone: str) -> tuple[str, str, str]:
    kind, _, of = stone.partition("_")
    if stone in STONE_NAMES:
        return STONE_NAMES[stone]
    heads = ("Village", "Siedlungs", "Dorps") if kind == "v" else ("Hunt", "Jagd", "Jacht")
    thing = (TERRAINS if kind == "v" else ANIMALS)[of][0]
    return f"{heads[0]} stone: {thing[0]}", f"{heads[1]}stein: {thing[1]}", f"{heads[2]}steen: {thing[2]}"


def test_the_rows_are_all_stones() -> None:
    assert set(STONES) == set(WORTH) == set(CONTENT["stones"])
    assert len(STONES) == 20
    assert [stone["era"] for stone in STONES.values()].count(1) == 10


@pytest.mark.parametrize("stone", CONTENT["stones"])
def test_stones_are_as_in_the_tables(stone: str) -> None:
    found = dict(CONTENT["stones"][stone])
    assert names(found) == names_of_stone(stone)
    assert {key: value for key, value in found.items() if key not in ("source", "name")} == STONES[stone]


@pytest.mark.parametrize("stone", STONES)
def test_stones_score_in_the_eclipse(stone: str) -> None:
    for given, points in WORTH[stone]:
        red = {"camps": {}, **given, "stones": [stone]}
        more: dict[str, Any] = {"pieces": red.pop("pieces", {})}
        if (terrain := red.pop("on", None)) is not None:
            # One village at three hexes of one kind; for a control, of another kind than the stone counts.
            other = "taiga" if stone != "v_taiga" else "bog"
            more["terrain"] = dict.fromkeys(["0,1", "0,2", "-1,2"], other if terrain == "base" else terrain)
            red["villages"] = ["0,1 0,2 -1,2"]
        else:
            more["terrain"] = {"0,1": "taiga", "0,2": "bog"}
        p = table(**step("red", 4), round_=3, **more, red=red)
        while decision(p) == "red eclipse_menu":
            play(p, "score stone 1" if "score stone 1" in offers(p) else "printed order")
        assert player(p, "red")["points"]["stones"] == points, given


# -- terrain: what a hex brings in the eclipse

LAND: dict[str, Done] = {
    "grassland": ([], {"food": 2}),
    "flint_hills": ([TOOL], {"tools": 1}),
    "taiga": ([DRAW], {"hand": 1, "deck": -1}),
    "hot_springs": (IDOL, {"offering": 1}),
    "bog": (["bury hand brave"], {"hand": -1, "buried": 1}),
    "boulder_field": (MEGALITH, {"built": 1, "score": 4}),
    "glacier": ([], {}),
    "base": ([], {"food": 1}),
}


@pytest.mark.parametrize("terrain", CONTENT["terrain"])
def test_terrain_brings_its_income(terrain: str) -> None:
    found = CONTENT["terrain"][terrain]
    assert (names(found), found["hexes"], found["income"]) == TERRAINS[terrain]
    texts, expected = LAND[terrain]
    hex_ = "0,0" if terrain == "base" else "0,1"
    laid = {"0,2": "grassland"} if terrain == "base" else {"0,2": "grassland", hex_: terrain}
    red = {"camps": {hex_: 1, "0,2": 1}, "food": 1, "tools": 1, "hand": ["brave", "gatherer"]}
    p = table(**step("red", 3), terrain=laid, pieces=PIECES, red=red, turquoise={"camps": {}})
    if terrain == "glacier":
        assert tally(p, "red")["food"] == 3  # the only hex with an income was taken without asking
        return
    before = tally(p, "red")
    assert offers(p) == {f"hex income {hex_}", "hex income 0,2", "printed order", "skip rest"}
    play(p, f"hex income {hex_}", *texts)
    # The grassland is the last hex then and is taken, too.
    assert changes(before, tally(p, "red")) == summed(expected, {"food": 2})


# -- the megalith site: squares row by row

SQUARES = {
    "a": [["gain food 2", "start", "gain tool 1", "gain vp 2"],
          ["gain draw 1", "gain idol 1", "gain bury 1", "gain tribe_discard 1"]],
    "b": [["gain vp 3", "gain move 1", "gain food 2", "gain draw 1"],
          ["gain idol 1", "gain tool 1", "start", "gain bury 1"]],
    "c": [["gain idol 1", "gain tool 1", "gain animal_top 1", "gain vp 2"],
          ["start", "gain food 2", "gain food 1 + tool 1", "gain move 1"]],
    "d": [["gain vp 3", "gain draw 1", "gain tool 1", "start"],
          ["gain tribe_discard 1", "gain idol 1", "gain camp 1", "gain food 2"]],
}  # fmt: skip
TARGETS = {"a": [[0, 0], [1, 1]], "b": [[3, 1], [2, 0]], "c": [[0, 0], [1, 1]], "d": [[2, 0], [3, 1]]}
SQUARE: dict[str, Done] = {
    "gain food 2": ([], {"food": 2}),
    "gain tool 1": ([TOOL], {"tools": 1}),
    "gain vp 2": ([], {"score": 2}),
    "gain vp 3": ([], {"score": 3}),
    "gain draw 1": ([DRAW], {"hand": 1, "deck": -1}),
    "gain idol 1": (IDOL, {"offering": 1}),
    "gain bury 1": (["bury hand brave"], {"hand": -1, "buried": 1}),
    "gain tribe_discard 1": (["stack elder"], {"stacks": -1, "discard": 1}),
    "gain move 1": (["camp 0,0", "to 0,1"], {"0,0": -1, "0,1": 1}),
    "gain camp 1": (["yes"], {"camps": -1, "0,0": 1}),
    "gain animal_top 1": ([], {"animals": -1, "living": 1}),
    "gain food 1 + tool 1": ([TOOL], {"food": 1, "tools": 1}),
}


@pytest.mark.parametrize("tile", CONTENT["tiles"])
def test_tiles_are_as_in_the_tables(tile: str) -> None:
    assert (CONTENT["tiles"][tile]["squares"], CONTENT["tiles"][tile]["targets"]) == (SQUARES[tile], TARGETS[tile])


@pytest.mark.parametrize(("x", "y"), [(x, y) for y in range(2) for x in range(4)])
@pytest.mark.parametrize("tile", SQUARES)
def test_squares_bring_what_they_show(tile: str, x: int, y: int) -> None:
    """In the layout 4-2 all tiles lie in one column; the one to be tested is the first, all else on it is built."""
    tiles = [tile, *[name for name in SQUARES if name != tile]]
    start = next((column, row) for row in range(2) for column in range(4) if SQUARES[tile][row][column] == "start")
    red: dict[str, Any] = {"food": 1, "tools": 1, "hand": ["brave"], "built": 2}
    given: dict[str, Any] = {"turn": "red", "gaining": "megalith 1", "options": {"layout": "4-2"}, "tiles": tiles}
    if (x, y) == start:
        p = table(**given, red={**red, "built": 0})
        play(p, "income megalith", f"megalith {x},{y}")
        assert offers(p) == {f"megalith {column},{row}" for column, row in TARGETS[tile]}
        return
    spots = [(column, row) for row in range(2) for column in range(4) if (column, row) != (x, y)]
    pieces = {f"{column},{row}": "neutral" if (column, row) == start else "turquoise" for column, row in spots}
    p = table(**given, pieces=pieces, red=red)
    before = tally(p, "red")
    texts, expected = SQUARE[SQUARES[tile][y][x]]
    play(p, "income megalith", f"megalith {x},{y}", *texts)
    assert decision(p) == "red turn_start"
    assert changes(before, tally(p, "red")) == {**expected, "built": 1}


# -- ice finds: a village takes the open tile on its hex

ICE: dict[str, tuple[tuple[str, str, str], str, list[str], dict[str, float]]] = {
    "ice_tusks": (("Frozen Tusks", "Gefrorene Stoßzähne", "Bevroren slagtanden"), "gain vp 4", [], {"score": 4}),
    "ice_spears": (
        ("Lost Spears", "Verlorene Speere", "Verloren speren"), "gain tool 3", [TOOL, TOOL, TOOL], {"tools": 3},
    ),
    "ice_carcass": (
        ("Frozen Carcass", "Gefrorener Kadaver", "Bevroren karkas"), "gain food_max; gain vp 1", [],
        {"food": 4, "score": 1},
    ),
    "ice_totem": (
        ("Buried Totem", "Versunkenes Totem", "Verzonken totem"), "gain idol 2", [*IDOL, *IDOL], {"offering": 2},
    ),
    "ice_slab": (
        ("Smooth Slab", "Glatte Platte", "Gladde plaat"), "gain megalith 1; gain vp 1", MEGALITH,
        {"built": 1, "score": 4 + 1},
    ),
    "ice_cave": (("Ice Cave", "Eishöhle", "IJsgrot"), "gain draw 2", [DRAW, DRAW], {"hand": 2, "deck": -2}),
    "ice_calf": (
        ("Trapped Calf", "Gefangenes Kalb", "Gevangen kalf"), "gain animal 1; gain vp 1", ["animal sloth"],
        {"area": -1, "living": 1, "score": 1},
    ),
    "ice_markings": (
        ("Old Markings", "Alte Zeichen", "Oude tekens"), "gain culture 1", ["display drying_rack"],
        {"display": -1, "hand": 1},
    ),
    "ice_mummies": (
        ("Ice Mummies", "Eismumien", "IJsmummies"), "gain bury 2", ["bury hand brave", "bury hand gatherer"],
        {"hand": -2, "buried": 2},
    ),
    "ice_stranger": (
        ("Stranger", "Fremder", "Vreemdeling"), "gain tribe_hand 1; gain food 1", ["stack elder"],
        {"stacks": -1, "hand": 1, "food": 1},
    ),
}  # fmt: skip
GLACIERS = {"1,0": "glacier", "2,-1": "bog", "2,0": "taiga", "1,1": "bog"}


def test_the_rows_are_all_ice_finds_and_rest_tiles() -> None:
    assert set(ICE) == set(CONTENT["ice_finds"])
    assert set(REST) == set(CONTENT["rest_tiles"])


@pytest.mark.parametrize("tile", ICE)
def test_ice_finds(tile: str) -> None:
    named, effect, texts, expected = ICE[tile]
    found = CONTENT["ice_finds"][tile]
    assert (names(found), found["reward"]) == (named, effect)
    p = table(
        turn="red", column="migrate", level="middle", options={"ice_finds": True}, terrain=GLACIERS,
        ice={"1,0": (tile, True)}, pieces=PIECES,
        red={"food": 4, "tools": 1, "hand": ["brave", "gatherer"], "camps": {"1,0": 1, "2,-1": 1, "2,0": 1}},
    )  # fmt: skip
    before = tally(p, "red")
    play(p, "build village", *texts)
    assert decision(p) == "red camp_place"  # on the bottom space already
    built = {"food": -3, "villages": -1, "camps": 3, "1,0": -1, "2,-1": -1, "2,0": -1}
    assert changes(before, tally(p, "red")) == summed(built, expected)


# -- rest tiles: every part is an entry of the menu

REST: dict[str, tuple[tuple[str, str, str], str, list[Done]]] = {
    "rest_fireside": (
        ("Fireside", "Am Feuer", "Bij het vuur"), "gain food 1; gain tool 1",
        [([], {"food": 1}), ([TOOL], {"tools": 1})],
    ),
    "rest_prayer": (("Prayer", "Gebet", "Gebed"), "gain idol 1", [(IDOL, {"offering": 1})]),
    "rest_stories": (("Stories", "Geschichten", "Verhalen"), "gain draw 1", [([DRAW], {"hand": 1, "deck": -1})]),
    "rest_scouts": (
        ("Scouts Return", "Späher kehren heim", "Verkenners keren terug"), "gain move 2",
        [(["camp 0,0", "to 0,1", "camp 0,1", "to 0,2"], {"0,0": -1, "0,2": 1})],
    ),
    "rest_wake": (
        ("Wake", "Wache", "Wake"), "gain bury 1; gain food 1",
        [(["bury hand brave"], {"hand": -1, "buried": 1}), ([], {"food": 1})],
    ),
}  # fmt: skip


@pytest.mark.parametrize("tile", REST)
def test_rest_tiles(tile: str) -> None:
    named, effect, parts = REST[tile]
    found = CONTENT["rest_tiles"][tile]
    assert (names(found), found["effect"]) == (named, effect)
    stack = [tile, *[name for name in REST if name != tile]]
    p = table(turn="red", options={"rest_tiles": True}, rest_stack=stack, red={"food": 1, "hand": ["brave"]})
    play(p, "place tribe rest", "take tile")
    assert offers(p) == {"draw", "end", *(f"tile effect {number}" for number in range(1, len(parts) + 1))}
    for number, (texts, expected) in enumerate(parts, 1):
        before = tally(p, "red")
        play(p, f"tile effect {number}", *texts)
        assert changes(before, tally(p, "red")) == expected
        assert f"tile effect {number}" not in offers(p)


# -- tracks and slots


def test_columns_tracks_and_slots_are_as_in_the_tables() -> None:
    columns = CONTENT["columns"]
    assert columns["initiate"]["middle"] == "pay food 1 -> tribe_discard 1 + bury 1"
    assert [columns[name]["bottom"] for name in ("initiate", "develop", "migrate", "hunt")] == [
        "gain idol 1 + bury 1", "gain tool 1 + food 1", "gain camp 1 + move 1", "gain animal_top 1",
    ]  # fmt: skip
    assert CONTENT["order_track"]["income"] == ["gain megalith 1", "gain draw 1", "gain idol 1", "gain tool 1"]
    assert CONTENT["order_track"]["setup"] == ["none", "gain food 1", "gain tool 1", "gain food 1 + tool 1"]
    assert [(cost["food"], cost["tool"]) for cost in CONTENT["stone_slots"]["cost"]] == [(2, 1), (3, 2), (4, 3)]
    assert CONTENT["stone_slots"]["income"] == ["gain idol 1", "gain megalith 1", "gain vp 5"]
    assert CONTENT["megalith_slots"]["income"] == ["gain tool 1", "none", "gain idol 1", "none", "gain idol 1"]
    assert CONTENT["village_slots"]["income"] == "gain draw 1"
    assert CONTENT["offering"]["ratio"] == [6, 5, 5, 4, 3, 3, 2, 2, 1]
    bonus = {3: "gain tribe_discard 1", 6: "gain bury 1", 8: "gain tribe_hand 1"}
    assert CONTENT["offering"]["bonus"] == [bonus.get(number, "none") for number in range(1, 10)]
    assert CONTENT["honor"]["points"] == [0, 0, 0, 2, 0, 0, 3, 0, 0, 5]
    assert CONTENT["graves"] == {
        "source": "design",
        "leader": [0, 2, 4, 7, 10, 12, 14, 15, 16],
        "second": [0, 1, 3, 5, 7, 8, 9, 10, 11],
        "others": [0, 1, 2, 3, 4, 5, 6, 7, 7],
    }


@pytest.mark.parametrize(
    ("number", "texts", "expected"),
    [
        (3, ["stack elder"], {"stacks": -1, "discard": 1}),
        (6, ["bury hand brave"], {"hand": -1, "buried": 1}),
        (8, ["stack elder"], {"stacks": -1, "hand": 1}),
        (7, [], {}),
    ],
)
def test_steps_of_the_offering_track(number: int, texts: list[str], expected: dict[str, float]) -> None:
    p = table(turn="red", gaining="idol 1", red={"offering": number - 1, "hand": ["brave"]})
    before = tally(p, "red")
    play(p, *IDOL, *texts)
    assert changes(before, tally(p, "red")) == {**expected, "offering": 1}


@pytest.mark.parametrize("number", range(1, 11))
def test_steps_of_the_honor_track(number: int) -> None:
    p = table(turn="red", gaining="idol 1", red={"honor": number - 1})
    play(p, "income idol", "track honor")
    assert score(p, "red") == {4: 2, 7: 3, 10: 5}.get(number, 0)


@pytest.mark.parametrize(
    ("position", "texts", "expected"),
    [
        (1, MEGALITH, {"built": 1, "score": 4}),
        (2, [DRAW], {"hand": 1, "deck": -1}),
        (3, IDOL, {"offering": 1}),
        (4, [TOOL], {"tools": 1}),
    ],
)
def test_places_in_the_turn_order(position: int, texts: list[str], expected: dict[str, float]) -> None:
    others = ["turquoise", "yellow", "violet"]
    order = [*others[: position - 1], "red", *others[position - 1 :]]
    red: dict[str, Any] = {"camps": {}, "hand": [], "food": 1}
    p = moment(order, red)
    before = tally(p, "red")
    play(p, *texts)
    found = changes(before, tally(p, "red"))
    assert {key: found.get(key, 0) for key in expected} == expected


def moment(order: list[str], red: dict[str, Any]) -> Position:
    """Red's first step of the eclipse."""
    away: dict[str, Any] = {"camps": {}}
    pieces = dict.fromkeys(["0,0", "1,0", "0,1", "1,1"], "neutral")
    return table(
        4, **step("red", 1, 4), order=order, pieces=pieces, red={**red, "built": 2}, turquoise=away, yellow=away,
        violet=away,
    )  # fmt: skip
