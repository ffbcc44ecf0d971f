"""Section 15 of the rules: sacred stones."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Event
from tests.rules.winter.board import (
    QUIET,
    STONES,
    decision,
    goods,
    hexes,
    offers,
    play,
    player,
    score,
    table,
    tell,
    told,
    view,
)

LEFT = {"stone camps", "stone ground", "stone tiles", "stone v_bog"}
RIGHT = {"stone buried", "stone upper", "stone idols", "stone tipdiff"}
#: Villages at the south: the first two share the hexes 0,1 and 0,2.
SOUTH, SOUTHEAST, EAST = "0,1 0,2 -1,2", "0,1 0,2 1,1", "1,0 2,0 2,-1"


def scored(stone: str, players: int = 2, **given: Any) -> int:
    """What a stone of red brings in step 4 of the eclipse."""
    red = {"camps": {}, **given.pop("red", {}), "stones": [stone]}
    p = table(
        players,
        **{"turn": "red", "phase": "eclipse", "round_": 3, **given},
        red=red,
        agenda=[["eclipse_seat", None, players], ["eclipse_step", 1, 4]],
    )
    if decision(p) == "red eclipse_menu":
        play(p, "score stone 1")
    found: int = player(p, "red")["points"]["stones"]
    return found


def land(**types: str) -> dict[str, str]:
    """All hexes bog, but for the given ones."""
    names = [name for name in hexes(table()) if name != "0,0"]
    return {name: types.get(name, "bog") for name in names}


# -- taking stones


@pytest.mark.rule("EW-15.1")
def test_at_most_three_from_left_to_right() -> None:
    p = table(red={"food": 6, "tools": 5}, turn="red", gaining="stone 4", round_=3, spaces=STONES)
    for number, name in enumerate(["tiles", "buried", "camps"], 1):
        events = tell(p, f"stone {name}")
        assert told(events, "stone_taken") == [{"stone": name, "slot": number, "who": 1}]
        while not decision(p).endswith(("stone_take", "turn_start")):
            p.play(p.choices()[0])
    assert decision(p) == "red turn_start", "no place for a fourth"
    assert [entry["stone"] for entry in player(p, "red")["stones"]] == ["tiles", "buried", "camps"]


@pytest.mark.rule("EW-15.2")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_effect_knows_the_eras_too(round_: int) -> None:
    p = table(turn="red", gaining="stone 1", round_=round_, spaces=STONES)
    assert offers(p) == {"skip", *LEFT, *(RIGHT if round_ > 2 else ())}


@pytest.mark.rule("EW-15.2", "EW-15.3")
def test_the_effect_pays_the_income_but_takes_no_price() -> None:
    p = table(red={"food": 2, "tools": 1}, turn="red", gaining="stone 1", spaces=STONES)
    play(p, "stone ground")
    assert goods(p, "red") == (2, 1)
    assert offers(p) == {"income idol", "income tool", "income food"}
    assert player(p, "red")["stones"] == [{"stone": "ground", "worth": 0}]
    p = table(red={"stones": ["camps", "ground"]}, turn="red", gaining="stone 1", spaces=[*STONES[2:4], *[None] * 5,
              *STONES[7:]])  # fmt: skip
    play(p, "stone tiles")
    assert (score(p, "red"), goods(p, "red")) == (5, (0, 0)), "the third slot"


@pytest.mark.rule("EW-15.3")
def test_without_place_or_stone_the_effect_does_nothing() -> None:
    p = table(red={"stones": ["camps", "ground", "tiles"]}, turn="red", gaining="stone 1")
    assert decision(p) == "red turn_start"
    p = table(
        red={"stones": ["camps"]},
        turquoise={"stones": ["ground", "tiles", "v_bog"]},
        spaces=[*[None] * 7, *STONES[7:]],
        turn="red",
        gaining="stone 1",
        round_=2,
    )
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-15.4")
def test_every_stone_scores_in_every_eclipse_for_its_owner() -> None:
    p = table(
        red={"stones": ["camps"], "camps": {"1,0": 1, "2,0": 1}},
        turquoise={"camps": {}},
        terrain=land(**{"2,0": "taiga"}),
        eclipse=True,
    )
    for round_ in (1, 2):
        events: list[Event] = []
        while view(p)["round"] == round_:
            offered = offers(p)
            quiet = next((text for text in QUIET if text in offered), None)
            events += tell(p, quiet or p.notation(p.choices()[0]))
        assert told(events, "stone_scored") == [{"stone": "camps", "count": 2, "who": 1}]
        assert player(p, "red")["points"]["stones"] == 2 * round_
    assert (score(p, "red"), player(p, "red")["points"]["stones"]) == (4, 4)
    assert score(p, "turquoise") == 0


# -- what they score


@pytest.mark.rule("EW-15.10")
def test_village_stone() -> None:
    terrain = land(**{"0,1": "taiga", "0,2": "taiga", "2,0": "taiga"})
    assert scored("v_taiga", terrain=terrain) == 0
    assert scored("v_taiga", terrain=terrain, red={"villages": [SOUTH]}) == 2, "two hexes count once"
    assert scored("v_taiga", terrain=terrain, red={"villages": [SOUTH, SOUTHEAST]}) == 4, "two villages at one hex"
    assert scored("v_taiga", terrain=terrain, red={"villages": [SOUTH, SOUTHEAST, EAST]}) == 6
    assert scored("v_grassland", terrain=terrain, red={"villages": [SOUTH, SOUTHEAST, EAST]}) == 0


@pytest.mark.rule("EW-15.10")
def test_village_stone_villages_of_others_and_camps_do_not_count() -> None:
    terrain = land(**{"0,1": "taiga"})
    assert scored("v_taiga", terrain=terrain, red={"camps": {"0,1": 5}}, turquoise={"villages": [SOUTH]}) == 0


@pytest.mark.rule("EW-15.11")
def test_camp_stone() -> None:
    terrain = land(**{"0,1": "taiga", "0,2": "taiga", "2,0": "flint_hills"})
    assert scored("camps", terrain=terrain, red={"camps": {"0,0": 3}}) == 0, "not the base hex"
    assert scored("camps", terrain=terrain, red={"camps": {"0,1": 2, "0,2": 1}}) == 1, "each type once"
    assert scored("camps", terrain=terrain, red={"camps": {"0,0": 1, "0,1": 1, "2,0": 2, "1,0": 1}}) == 3
    assert scored("camps", terrain=terrain, red={"villages": [SOUTH]}) == 0, "villages are no camps"


@pytest.mark.rule("EW-15.12")
def test_glacier_is_a_type() -> None:
    terrain = land(**{"0,1": "glacier", "0,2": "taiga", "-1,2": "grassland"})
    assert scored("camps", terrain=terrain, red={"camps": {"0,1": 1, "0,2": 1}}) == 2
    assert scored("v_glacier", terrain=terrain, red={"villages": [SOUTH]}) == 2


#: Layout 4-1, tiles a b over c d: (0,0) to (3,1) is tile a, (4,0) to (7,1) tile b, and so on.
SITE: dict[str, Any] = {"players": 4, "options": {"layout": "4-1"}}
GROUND = {"1,0": "neutral", "0,0": "red", "0,1": "red", "1,1": "violet"}


@pytest.mark.rule("EW-15.13", "EW-15.15", "EW-15.21")
def test_foundation_stone() -> None:
    assert scored("ground", **SITE, pieces=GROUND) == 2, "neither neutral ones nor those of others"
    assert scored("ground", **SITE, pieces={**GROUND, "0,0,1": "yellow"}) == 2, "with something built on them too"
    assert scored("ground", **SITE, pieces={**GROUND, "0,0,1": "red"}) == 2, "not those above"


@pytest.mark.rule("EW-15.14", "EW-15.15")
def test_site_stone() -> None:
    """1, 2, 4 and 6 points for 1 to 4 tiles."""
    steps = ["3,0", "4,0", "3,2", "4,2"]
    pieces = {"1,0": "neutral", "2,0": "neutral", "3,1": "neutral", "4,1": "neutral"}
    points = []
    for number in range(5):
        points.append(scored("tiles", **SITE, pieces={**pieces, **dict.fromkeys(steps[:number], "red")}))
    assert points == [0, 1, 2, 4, 6]
    assert scored("tiles", **SITE, pieces=GROUND) == 1, "two pieces on one tile"
    assert scored("tiles", **SITE, pieces={**GROUND, "0,0,1": "violet"}) == 1, "built over"
    square = {"1,0": "neutral", "0,0": "violet", "0,1": "violet", "1,1": "violet"}
    assert scored("tiles", **SITE, pieces={**square, "0,0,1": "red"}) == 0, "only the ground level"


@pytest.mark.rule("EW-15.16")
@pytest.mark.parametrize(
    ("buried", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 6), (6, 7), (7, 8), (8, 10), (9, 10), (12, 10)]
)
def test_grave_stone(buried: int, points: int) -> None:
    assert scored("buried", red={"buried": ["hunter"] * buried}) == points


@pytest.mark.rule("EW-15.17", "EW-15.21")
def test_summit_stone() -> None:
    square = {"1,0": "neutral", "0,0": "violet", "0,1": "violet", "1,1": "violet"}
    assert scored("upper", **SITE, pieces={**square, "2,0": "red"}) == 0
    assert scored("upper", **SITE, pieces={**square, "0,0,1": "violet"}) == 0
    assert scored("upper", **SITE, pieces={**square, "0,0,1": "red"}) == 2
    wide = {**square, "2,0": "violet", "2,1": "violet", "0,0,1": "red", "1,0,1": "red"}
    assert scored("upper", **SITE, pieces=wide) == 4


@pytest.mark.rule("EW-15.18")
@pytest.mark.parametrize(
    ("offering", "honor", "points"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (3, 4, 3), (0, 5, 2), (9, 10, 9)]
)
def test_idol_stone(offering: int, honor: int, points: int) -> None:
    assert scored("idols", red={"offering": offering, "honor": honor}) == points


@pytest.mark.rule("EW-15.19")
def test_steps_beyond_the_top_do_not_count() -> None:
    p = table(
        red={"stones": ["idols"], "offering": 9, "honor": 1, "food": 6, "tools": 5},
        turn="red",
        gaining="idol 3",
        round_=3,
    )
    for _ in range(3):
        assert player(p, "red")["stones"] == [{"stone": "idols", "worth": 5}]
        play(p, "track offering")
    assert (score(p, "red"), player(p, "red")["stones"]) == (3, [{"stone": "idols", "worth": 5}])


@pytest.mark.rule("EW-15.20", "EW-15.22")
def test_trophy_stone() -> None:
    assert scored("tipdiff", red={"living": {"cat": 3, "bison": 1}}) == 0, "living animals are no trophies"
    assert scored("tipdiff", red={"tipped": {"cat": 3, "bison": 1}, "living": {"sloth": 1}}) == 2
    everything = dict.fromkeys(["sloth", "rhino", "cat", "glyptodon", "bison", "mammoth", "argentavis"], 1)
    assert scored("tipdiff", red={"tipped": everything}) == 7
    assert scored("tipdiff", red={"tipped": {"argentavis": 2}}) == 1


@pytest.mark.rule("EW-15.23", "EW-15.22")
@pytest.mark.parametrize("animal", ["sloth", "rhino", "cat", "glyptodon", "bison"])
def test_hunt_stone(animal: str) -> None:
    points = [scored(f"tip_{animal}", red={"tipped": {animal: number} if number else {}}) for number in range(7)]
    assert points == [0, 2, 4, 6, 8, 8, 8]
    assert scored(f"tip_{animal}", red={"tipped": {"mammoth": 3}, "living": {animal: 3}}) == 0
    assert scored(f"tip_{animal}", red={"tipped": {animal: 1, "argentavis": 3}}) == 2, "no jokers here"


@pytest.mark.rule("EW-15.23")
def test_hunt_stone_of_the_mammoth() -> None:
    points = [scored("tip_mammoth", red={"tipped": {"mammoth": number} if number else {}}) for number in range(5)]
    assert points == [0, 3, 7, 7, 7]
