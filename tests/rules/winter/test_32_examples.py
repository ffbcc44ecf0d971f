"""The worked examples T01 to T20 of section 32 of the rules, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    COLOURS,
    decision,
    goods,
    hexes,
    labor,
    offers,
    play,
    player,
    score,
    table,
    view,
)


def final(red: dict[str, Any], players: int = 2, **given: Any) -> Position:
    """The game after its final scoring."""
    return table(players, red=red, round_=4, phase="eclipse", agenda=[["final_scoring", None]], **given)


def points(p: Position, source: str) -> int:
    """Red's points from a source."""
    found: int = player(p, "red")["points"][source]
    return found


def eclipse_of(**red: Any) -> Position:
    """After step 4 of red's eclipse; every hex but two is bog."""
    terrain = {name: "bog" for name in hexes(table()) if name != "0,0"}
    terrain.update({"0,1": "taiga", "0,2": "taiga"})
    agenda = [["eclipse_seat", None, 2], ["eclipse_step", 1, 4]]
    p = table(red=red, turn="red", phase="eclipse", round_=3, terrain=terrain, agenda=agenda)
    if decision(p) == "red eclipse_menu":
        play(p, "score stone 1")
    return p


@pytest.mark.rule("EW-2.10", "EW-11.10")
def test_t01_the_deck_is_made_anew_while_drawing() -> None:
    p = table(
        red={"deck": ["shaman"] * 2, "discard": ["gatherer"] * 3 + ["hunter"] * 3, "hand": ["brave"]},
        agenda=[["preparation", None]],
        phase="eclipse",
    )
    red = player(p, "red")
    assert (red["deck_size"], red["discard"], red["hand_size"]) == (3, [], 1 + 5)
    assert red["hand"].count("shaman") == 2, "the two cards of the old deck first"


@pytest.mark.rule("EW-2.21")
def test_t02_a_tool_may_be_taken_as_food() -> None:
    p = table(red={"food": 3, "tools": 2}, turn="red", gaining="tool 1")
    assert decision(p) == "red income_lesser"
    assert offers(p) == {"income tool", "income food"}


@pytest.mark.rule("EW-2.20", "EW-2.21")
def test_t03_a_megalith_may_become_anything_below() -> None:
    p = table(red={"food": 3, "tools": 2}, turn="red", gaining="megalith 1")
    assert player(p, "red")["food_limit"] == 6
    assert offers(p) == {f"income {word}" for word in ("megalith", "draw", "idol", "tool", "food")}


@pytest.mark.rule("EW-2.41", "EW-2.42")
def test_t04_the_food_limit() -> None:
    limits = [player(table(red={"camps": {"1,0": number}}), "red")["food_limit"] for number in (1, 3)]
    assert limits == [6, 8]


@pytest.mark.rule("EW-4.42", "EW-4.43", "EW-4.51")
def test_t05_labor_from_a_hunter_and_food() -> None:
    p = table(red={"hand": ["hunter"], "food": 5}, turn="red", column="hunt")
    play(p, "play hunter")
    assert labor(p) == 2
    play(p, "food")
    assert player(p, "red")["food"] == 4
    play(p, "food")
    assert (player(p, "red")["food"], labor(p)) == (2, 4)


@pytest.mark.rule("EW-4.43", "EW-4.44", "EW-4.47")
@pytest.mark.parametrize(("column", "wanted"), [("develop", 2), ("hunt", 1)])
def test_t06_the_craftsperson(column: str, wanted: int) -> None:
    p = table(red={"hand": ["craftsperson"], "food": 1}, turn="red", column=column)
    play(p, "play craftsperson")
    assert (labor(p), goods(p, "red")) == (wanted, (1, 0))
    assert decision(p) == "red turn_menu"


@pytest.mark.rule("EW-4.46")
def test_t07_the_experienced_gatherer() -> None:
    p = table(red={"hand": ["exp_gatherer"], "food": 3, "tools": 0}, turn="red", column="hunt")
    play(p, "play exp_gatherer", "use exp_gatherer", "income tool")
    assert (labor(p), goods(p, "red")) == (0.5, (2, 1))
    assert "use exp_gatherer" not in offers(p)


@pytest.mark.rule("EW-4.45")
def test_t08_the_brave() -> None:
    p = table(red={"hand": ["brave"], "food": 1}, turn="red", column="migrate")
    play(p, "play brave")
    assert labor(p) == 1.5


@pytest.mark.rule("EW-10.3", "EW-10.4", "EW-10.7")
def test_t09_turn_order_by_eclipse_labor() -> None:
    p = table(
        3,
        order=["turquoise", "yellow", "red"],
        eclipse=True,
        turquoise={"figures": ["tribe rest"], "pile": ["brave"]},
        red={"pile": ["shaman"]},
        yellow={"figures": ["tribe rest"]},
    )
    assert [COLOURS[seat] for seat in view(p)["order"]] == ["turquoise", "red", "yellow"]
    assert [player(p, colour)["pile_halves"] for colour in ("turquoise", "red", "yellow")] == [6, 3, 3]


@pytest.mark.rule("EW-12.8", "EW-12.9")
def test_t10_an_upper_megalith_pays_for_what_it_rests_on() -> None:
    p = table(
        4,
        turn="red",
        gaining="megalith 1",
        pieces={"0,0": "red", "1,0": "neutral", "0,1": "violet", "1,1": "neutral"},
        options={"layout": "4-1"},
    )
    play(p, "income megalith", "megalith 0,0,1")
    assert [score(p, colour) for colour in COLOURS] == [0, 5, 0, 1]


@pytest.mark.rule("EW-12.10")
def test_t11_only_the_four_pieces_directly_below_count() -> None:
    ground = {f"{x},{y}": "violet" for x in range(3) for y in range(3)}
    ground.update({"1,0": "neutral", "1,1": "neutral", "2,2": "neutral"})
    above = {"0,0,1": "red", "1,0,1": "red", "0,1,1": "violet", "1,1,1": "violet"}
    p = table(4, turn="red", gaining="megalith 1", pieces={**ground, **above}, options={"layout": "4-1"})
    play(p, "income megalith", "megalith 0,0,2")
    assert [score(p, colour) for colour in COLOURS] == [0, 6, 0, 2]


@pytest.mark.rule("EW-18.2")
def test_t12_goods_at_the_ratio_of_the_offering_marker() -> None:
    p = final({"offering": 7, "food": 3, "tools": 2})
    assert (points(p, "goods"), score(p, "red")) == (2, 2)


@pytest.mark.rule("EW-18.3")
def test_t13_an_offering_marker_that_never_moved() -> None:
    p = final({"offering": 0, "food": 8, "camps": {"1,0": 3}})
    assert (points(p, "goods"), score(p, "red")) == (0, 0)


@pytest.mark.rule("EW-18.4")
def test_t14_graves_of_the_honor_leader() -> None:
    p = final({"honor": 3, "buried": ["gatherer"] * 4}, turquoise={"honor": 2})
    assert points(p, "graves") == 10


@pytest.mark.rule("EW-18.3", "EW-18.7")
def test_t15_graves_of_a_marker_that_never_moved() -> None:
    p = final({"honor": 0, "buried": ["hunter"] * 4})
    assert (points(p, "graves"), points(p, "cards"), score(p, "red")) == (0, 4, 4)


@pytest.mark.rule("EW-16.2", "EW-16.4", "EW-16.6")
def test_t16_living_animals() -> None:
    p = final({"living": {"rhino": 2, "mammoth": 1, "sloth": 3, "argentavis": 1}, "tipped": {"rhino": 1}})
    assert (points(p, "animals"), score(p, "red")) == (3 + 2 + 10, 15)


@pytest.mark.rule("EW-15.10")
def test_t17_two_villages_at_one_taiga() -> None:
    villages = ["0,1 1,0 1,1", "0,1 -1,1 -1,2"]
    p = eclipse_of(stones=["v_taiga"], villages=villages, camps={})
    assert points(p, "stones") == 4


@pytest.mark.rule("EW-15.10")
def test_t18_one_village_at_two_taigas() -> None:
    p = eclipse_of(stones=["v_taiga"], villages=["0,1 0,2 -1,2"], camps={})
    assert points(p, "stones") == 2


@pytest.mark.rule("EW-15.18")
def test_t19_the_idol_stone() -> None:
    p = eclipse_of(stones=["idols"], offering=3, honor=4)
    assert points(p, "stones") == 3


@pytest.mark.rule("EW-13.6")
def test_t20_the_whole_honor_track() -> None:
    p = table(red={"food": 6, "tools": 5}, turn="red", gaining="idol 10")
    scored = []
    for step in range(1, 11):
        play(p, "track honor")
        assert player(p, "red")["honor"] == step
        scored.append(score(p, "red"))
    assert scored == [0, 0, 0, 2, 2, 2, 5, 5, 5, 10]
