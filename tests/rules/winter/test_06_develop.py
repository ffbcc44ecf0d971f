"""Section 6 of the rules: Develop."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    STONES,
    decision,
    goods,
    labor,
    offers,
    play,
    player,
    refused,
    score,
    table,
    tell,
    told,
    until,
    view,
)

LEFT = {"stone camps", "stone ground", "stone tiles", "stone v_bog"}
RIGHT = {"stone buried", "stone upper", "stone idols", "stone tipdiff"}
DISPLAY = ["drying_rack", "flint_core", None, "cairn", "snowshoes", None, None, "pitfall"]


def top(labor: float, **given: Any) -> Position:
    red = {"food": 1, **given.pop("red", {})}
    return table(red=red, turn="red", column="develop", labor=labor, **given)


def middle(**given: Any) -> Position:
    red = {"hand": ["exp_gatherer"], **given.pop("red", {})}
    return table(red=red, turn="red", column="develop", level="middle", **given)


@pytest.mark.rule("EW-6.1")
def test_three_labor_for_a_culture_card() -> None:
    p = top(7, display=DISPLAY)
    play(p, "take culture")
    assert offers(p) == {f"display {card}" for card in DISPLAY if card}
    play(p, "display cairn")
    assert (player(p, "red")["hand"], labor(p)) == (["cairn"], 4)
    play(p, "take culture", "display pitfall")
    assert (sorted(player(p, "red")["hand"]), labor(p)) == (["cairn", "pitfall"], 1)
    assert goods(p, "red") == (1, 0)
    assert refused(p, "take culture") == "EW-6.1"


@pytest.mark.rule("EW-6.1")
def test_two_and_a_half_labor_are_too_little() -> None:
    p = top(2.5)
    assert offers(p) == {"go on", "food"}
    assert refused(p, "take culture") == "EW-6.1"


@pytest.mark.rule("EW-6.2")
def test_the_display_is_not_refilled_in_the_action_phase() -> None:
    p = top(3, display=DISPLAY)
    decks = view(p)["culture"]["decks"]
    play(p, "take culture", "display flint_core")
    left = [None if card == "flint_core" else card for card in DISPLAY]
    assert view(p)["culture"] == {"display": left, "decks": decks}
    until(p, "turn_start")
    assert view(p)["culture"]["display"] == left
    while view(p)["phase"] == "action":
        assert view(p)["culture"]["display"] == left
        play(p, "place tribe rest" if "place tribe rest" in offers(p) else "place chief rest")
        while not decision(p).endswith("turn_start") and view(p)["phase"] == "action":
            p.play(p.choices()[0])
    until(p, "turn_start")
    assert None not in view(p)["culture"]["display"], "but in the preparation phase it is"


@pytest.mark.rule("EW-6.3")
def test_an_empty_display_gives_a_point() -> None:
    p = top(6, display=[])
    assert "take culture" in offers(p)
    play(p, "take culture")
    assert (score(p, "red"), labor(p), decision(p)) == (1, 3, "red turn_menu")
    play(p, "take culture")
    assert (score(p, "red"), labor(p), player(p, "red")["hand"]) == (2, 0, [])


@pytest.mark.rule("EW-6.4", "EW-6.7")
@pytest.mark.parametrize(("owned", "food", "tools"), [(0, 2, 1), (1, 3, 2), (2, 4, 3)])
def test_a_stone_costs_what_the_slot_says(owned: int, food: int, tools: int) -> None:
    mine = ["v_taiga", "v_glacier"][:owned]
    spaces = ["camps", "ground", *["tiles", "v_bog"][: 2 - owned], *[None] * (3 + owned), *STONES[7:]]
    p = middle(red={"food": 6, "tools": 5, "stones": mine, "camps": {"1,0": 5}}, spaces=spaces)
    events = tell(p, "buy stone")
    assert told(events, "paid") == [{"food": food, "tools": tools, "who": 1}]
    assert goods(p, "red") == (6 - food, 5 - tools)
    events = tell(p, "stone camps")
    assert told(events, "stone_taken") == [{"stone": "camps", "slot": owned + 1, "who": 1}]
    assert [entry["stone"] for entry in player(p, "red")["stones"]] == [*mine, "camps"]
    assert view(p)["stones"][0]["stone"] is None


@pytest.mark.rule("EW-6.4")
def test_exactly_one_stone() -> None:
    p = middle(red={"food": 6, "tools": 5}, spaces=STONES)
    play(p, "buy stone", "stone camps", "income food")
    assert "buy stone" not in offers(p)
    assert refused(p, "buy stone") == "EW-4.24"


@pytest.mark.rule("EW-6.5")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_right_half_opens_in_the_second_era(round_: int) -> None:
    p = middle(red={"food": 2, "tools": 1}, spaces=STONES, round_=round_)
    play(p, "buy stone")
    assert offers(p) == (LEFT if round_ < 3 else LEFT | RIGHT)
    shown = [entry["available"] for entry in view(p)["stones"]]
    assert shown == [True] * 4 + [False] * 3 + [round_ > 2] * 4 + [False] * 3


@pytest.mark.rule("EW-6.6")
@pytest.mark.parametrize(("owned", "food", "tools"), [(0, 1, 1), (0, 2, 0), (1, 2, 5), (1, 6, 1), (2, 3, 5), (2, 6, 2)])
def test_who_cannot_pay_cannot_buy(owned: int, food: int, tools: int) -> None:
    p = middle(red={"food": food, "tools": tools, "stones": ["v_taiga", "v_glacier"][:owned]})
    assert "buy stone" not in offers(p)
    assert refused(p, "buy stone") == "EW-6.6"


@pytest.mark.rule("EW-6.6")
def test_a_fourth_stone_cannot_be_bought() -> None:
    p = middle(red={"food": 6, "tools": 5, "stones": ["v_taiga", "v_glacier", "camps"]})
    assert "buy stone" not in offers(p)
    assert refused(p, "buy stone") == "EW-6.6"


@pytest.mark.rule("EW-6.6", "EW-6.5")
def test_without_an_available_stone_nothing_can_be_bought() -> None:
    spaces = [*[None] * 7, *STONES[7:]]
    given: dict[str, Any] = {
        "red": {"food": 6, "tools": 5, "stones": ["camps"]},
        "turquoise": {"stones": ["ground", "tiles", "v_bog"]},
        "spaces": spaces,
    }
    p = middle(**given, round_=2)
    assert refused(p, "buy stone") == "EW-6.6"
    p = middle(**given, round_=3)
    assert "buy stone" in offers(p)


@pytest.mark.rule("EW-6.7")
def test_income_of_the_slots() -> None:
    p = middle(red={"food": 6, "tools": 5}, spaces=STONES)
    play(p, "buy stone", "stone camps")
    assert offers(p) == {"income idol", "income tool", "income food"}, "slot 1: an idol"
    p = middle(red={"food": 6, "tools": 5, "stones": ["v_taiga"]})
    play(p, "buy stone", sorted(offers(play(p.copy(), "buy stone")))[0])
    assert "income megalith" in offers(p), "slot 2: a megalith"
    p = middle(red={"food": 6, "tools": 5, "stones": ["v_taiga", "v_glacier"]})
    play(p, "buy stone", sorted(offers(play(p.copy(), "buy stone")))[0])
    assert score(p, "red") == 5, "slot 3: 5 points"


@pytest.mark.rule("EW-6.8")
def test_the_symbol_gives_a_tool_and_a_food() -> None:
    p = middle(red={"food": 1})
    play(p, "go on", "income tool")
    assert goods(p, "red") == (2, 1)
