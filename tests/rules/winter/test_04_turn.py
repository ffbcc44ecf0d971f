"""Section 4 of the rules, 4 to 4c: the order of turns, culture cards, the figure and its column, the chief."""

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
    refused,
    score,
    table,
    tell,
    told,
    until,
    view,
)

COLUMNS = ["initiate", "develop", "migrate", "hunt"]


def starting(**red: Any) -> Position:
    """Red begins a turn."""
    return table(red=red, turn="red")


# -- the round


@pytest.mark.rule("EW-4.1")
def test_three_turns_each_in_turn_order() -> None:
    p = table(3, order=["yellow", "turquoise", "red"], turn="yellow")
    acted = []
    while view(p)["phase"] == "action":
        who, kind = decision(p).split()
        if kind == "turn_start":
            acted.append(who)
            play(p, "place tribe rest" if "place tribe rest" in offers(p) else "place chief rest")
        else:
            p.play(p.choices()[0])
    assert acted == ["yellow", "turquoise", "red"] * 3


@pytest.mark.rule("EW-4.2")
@pytest.mark.parametrize("last", [False, True])
def test_four_steps_of_a_turn(last: bool) -> None:
    red = {"hand": ["berry_basket", "gatherer", "brave"], "chief": "stone_hewer", "side": "b"}
    figures = ["tribe hunt", "tribe hunt", "chief hunt"] if last else ["tribe hunt"]
    p = table(red=red, turquoise={"figures": figures}, order=["turquoise", "red"], turn="red", last=last)
    assert decision(p) == "red turn_start"
    play(p, "culture berry_basket")
    assert decision(p) == "red turn_start"
    play(p, "place chief hunt" if last else "place tribe hunt")
    assert decision(p) == "red turn_menu"
    play(p, "play gatherer", "go on")
    assert player(p, "red")["discard"] == ["berry_basket", "gatherer"], "step 3 comes before step 4"
    assert decision(p) == ("red pile_add" if last else "turquoise turn_start")


@pytest.mark.rule("EW-4.1", "EW-4.12", "EW-4.24", "EW-4.30", "EW-5.6")
def test_every_turn_begins_anew() -> None:
    """Free culture card, chief, middle space and stacks: what one player has used is there for the next."""
    goods_: dict[str, Any] = {"food": 2, "tools": 3, "hand": ["berry_basket", "gatherer"]}
    p = table(
        turquoise={**goods_, "chief": "fire_wolf", "side": "b"},
        red={**goods_, "chief": "thunder_paw", "side": "b"},
        order=["turquoise", "red"],
        turn="turquoise",
    )
    for colour in COLOURS[:2]:
        assert decision(p) == f"{colour} turn_start"
        play(p, "culture berry_basket")
        assert player(p, colour)["hand"] == ["gatherer"], "no fee"
        play(p, "place chief initiate", "use chief", "skip" if colour == "turquoise" else "income tool")
        play(p, "food", "buy tribe")
        assert "stack elder" in offers(p)
        play(p, "stack elder", "go on", "rite", "skip", "skip")
        until(p, "turn_start")


# -- 4a Step 1: culture cards


@pytest.mark.rule("EW-4.10")
def test_any_number_of_culture_cards_face_up() -> None:
    p = starting(hand=["berry_basket", "drying_rack", "bone_sledge", "gatherer", "gatherer", "gatherer"])
    for card in ("berry_basket", "bone_sledge", "drying_rack"):
        assert f"culture {card}" in offers(p)
        play(p, f"culture {card}")
        if decision(p).endswith("culture_fee"):
            play(p, "discard gatherer")
    assert view(p)["players"][1]["played"] == ["berry_basket", "bone_sledge", "drying_rack"]
    assert view(p)["turn"]["cultures"] == 3


@pytest.mark.rule("EW-4.10")
def test_none_must_be_played() -> None:
    p = starting(hand=["berry_basket"])
    play(p, "place tribe rest")
    assert player(p, "red")["hand"] == ["berry_basket"]


@pytest.mark.rule("EW-4.11")
def test_the_effect_comes_at_once_or_never() -> None:
    p = starting(hand=["amber_beads", "gatherer"], tools=2, food=1)
    play(p, "culture amber_beads", "skip", "place tribe develop")
    assert offers(p) == {"go on", "food", "play gatherer"}, "it was not kept for later"
    assert (goods(p, "red"), score(p, "red")) == ((1, 2), 0)
    p = starting(hand=["berry_basket", "gatherer"])
    play(p, "culture berry_basket")
    assert goods(p, "red") == (2, 0)
    play(p, "place tribe hunt")
    assert "use berry_basket" not in offers(p)


@pytest.mark.rule("EW-4.12")
def test_the_first_one_is_free_every_further_one_costs_a_card() -> None:
    p = starting(hand=["berry_basket", "drying_rack", "bone_sledge", "gatherer", "gatherer", "hunter"])
    events = tell(p, "culture berry_basket")
    assert not told(events, "discarded")
    assert player(p, "red")["hand_size"] == 5
    for left in (3, 1):
        play(p, "culture drying_rack" if left == 3 else "culture bone_sledge")
        assert decision(p) == "red culture_fee"
        events = tell(p, "discard gatherer")
        assert [entry["card"] for entry in told(events, "discarded")] == ["gatherer"]
        assert player(p, "red")["hand_size"] == left
    assert player(p, "red")["discard"] == ["gatherer", "gatherer"], "unused"
    assert labor(p) == 2, "the labor of the sledge only"


@pytest.mark.rule("EW-4.13")
def test_the_fee_is_any_other_card_and_comes_before_the_effect() -> None:
    p = starting(hand=["berry_basket", "flint_core", "amber_beads", "hunter"], tools=1)
    play(p, "culture berry_basket", "culture flint_core")
    assert decision(p) == "red culture_fee"
    assert offers(p) == {"discard amber_beads", "discard hunter"}, "culture cards too, but not the one that is played"
    play(p, "discard amber_beads")
    assert decision(p) == "red income_lesser", "the effect comes after the fee"
    assert view(p)["players"][1]["discard"] == ["amber_beads"]


@pytest.mark.rule("EW-4.13")
def test_without_another_card_no_further_culture_card() -> None:
    p = starting(hand=["berry_basket", "drying_rack"])
    play(p, "culture berry_basket")
    assert "culture drying_rack" not in offers(p)
    assert refused(p, "culture drying_rack") == "EW-4.13"


@pytest.mark.rule("EW-4.14")
def test_a_card_that_comes_in_step_1_may_be_played_in_it() -> None:
    p = starting(hand=["hearth_circle", "gatherer"], deck=["hammerstone", "berry_basket"])
    assert "culture berry_basket" not in offers(p)
    play(p, "culture hearth_circle", "income draw", "income food")
    play(p, "culture berry_basket")
    assert player(p, "red")["played"] == ["hearth_circle", "berry_basket"]
    assert goods(p, "red") == (3, 0)


@pytest.mark.rule("EW-4.15")
def test_labor_of_step_1_stays_for_the_turn() -> None:
    p = starting(hand=["bone_sledge", "gatherer"])
    play(p, "culture bone_sledge")
    assert labor(p) == 2
    play(p, "place tribe migrate", "move camp", "to 1,0")
    assert labor(p) == 1


@pytest.mark.rule("EW-4.16")
def test_no_culture_card_after_the_figure() -> None:
    p = starting(hand=["berry_basket", "gatherer"], food=1)
    play(p, "place tribe develop")
    assert offers(p) == {"go on", "food", "play gatherer"}
    assert refused(p, "play berry_basket") == "EW-4.16"
    assert refused(p, "culture berry_basket") == "EW-29.10"
    play(p, "go on")
    play(p, "income food")
    assert decision(p).startswith("turquoise")
    assert "berry_basket" in player(p, "red")["hand"]


@pytest.mark.rule("EW-4.17")
def test_a_card_without_a_use_may_still_be_played() -> None:
    p = starting(hand=["hammerstone", "gatherer"], food=0)
    play(p, "culture hammerstone")
    assert decision(p) == "red turn_start"
    assert player(p, "red")["played"] == ["hammerstone"]
    assert goods(p, "red") == (0, 0)
    p = starting(hand=["hammerstone", "gatherer"], food=2)
    play(p, "culture hammerstone", "skip")
    assert (player(p, "red")["played"], goods(p, "red")) == (["hammerstone"], (2, 0))


# -- 4b Step 2: the figure and its column


@pytest.mark.rule("EW-4.20")
def test_one_of_the_figures_that_are_left() -> None:
    p = table(
        red={"figures": ["tribe hunt", "chief rest"]},
        turquoise={"figures": ["tribe hunt", "tribe develop", "chief develop"]},
        turn="red",
        order=["turquoise", "red"],
        last=True,
    )
    assert offers(p) == {f"place tribe {space}" for space in [*COLUMNS, "rest"]}
    assert refused(p, "place chief hunt") == "EW-4.20"
    p = table(red={"figures": ["tribe hunt", "tribe hunt"]}, turn="red", order=["turquoise", "red"], last=True)
    assert offers(p) == {f"place chief {space}" for space in [*COLUMNS, "rest"]}
    assert refused(p, "place tribe hunt") == "EW-4.20"


@pytest.mark.rule("EW-4.20", "EW-4.22")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_figure_starts_on_the_top_space(column: str) -> None:
    p = starting(food=1)
    play(p, f"place tribe {column}")
    turn = view(p)["turn"]
    assert (turn["figure"], turn["column"], turn["level"], turn["first"]) == ("tribe", column, "top", True)
    assert {"seat": 1, "figure": "tribe"} in view(p)["columns"][COLUMNS.index(column)]["figures"]


@pytest.mark.rule("EW-4.21", "EW-4.29")
def test_a_column_holds_any_number_of_figures() -> None:
    p = table(3, order=["turquoise", "red", "yellow"], turn="turquoise")
    for _ in range(2):
        for colour in COLOURS[:3]:
            assert decision(p) == f"{colour} turn_start"
            assert "place tribe hunt" in offers(p)
            play(p, "place tribe hunt")
            until(p, "turn_start")
    hunters = [figure["seat"] for figure in view(p)["columns"][3]["figures"]]
    assert sorted(hunters) == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("EW-4.22", "EW-4.27")
def test_top_middle_bottom_and_never_back() -> None:
    red = {"hand": ["exp_gatherer"], "tools": 1, "food": 4, "camps": {"0,1": 1, "0,2": 1, "-1,2": 1}}
    p = table(red=red, turn="red", column="migrate", labor=2)
    assert {"place camp", "move camp"} <= offers(p)
    assert refused(p, "build village") == "EW-4.27"
    play(p, "go on")
    assert view(p)["turn"]["level"] == "middle"
    assert offers(p) == {"go on", "build village", "play exp_gatherer"}
    assert refused(p, "place camp") == refused(p, "move camp") == "EW-4.27"
    play(p, "go on")
    assert decision(p) == "red camp_place", "the bottom pays on arrival"
    play(p, "skip", "skip")
    assert view(p)["turn"]["level"] == "bottom"
    assert offers(p) == {"go on", "play exp_gatherer"}
    assert refused(p, "build village") == refused(p, "place camp") == "EW-4.27"
    play(p, "go on")
    assert decision(p).startswith("turquoise")


@pytest.mark.rule("EW-4.23")
def test_actions_of_the_top_space_in_any_order_and_number() -> None:
    p = table(red={"tools": 3, "food": 1}, turn="red", column="migrate", labor=3)
    play(p, "move camp", "to 1,0", "place camp", "move camp", "camp 0,0", "to 0,1", "place camp", "place camp")
    assert goods(p, "red") == (1, 0)
    assert labor(p) == 1
    play(p, "move camp", "camp 0,0", "to 0,1")
    assert {name: entry["camps"][1] for name, entry in hexes(p).items() if entry["camps"][1]} == {
        "1,0": 1,
        "0,1": 2,
        "0,0": 1,
    }
    assert offers(p) == {"go on", "food"}, "what cannot be paid is not offered"
    assert refused(p, "place camp") == "EW-7.1"
    assert refused(p, "move camp") == "EW-7.2"


@pytest.mark.rule("EW-4.24")
def test_the_middle_action_once() -> None:
    p = table(red={"living": {"sloth": 2}, "hand": ["exp_gatherer"]}, turn="red", column="hunt", level="middle")
    play(p, "tip")
    assert player(p, "red")["tipped"] == {"sloth": 1}
    assert "tip" not in offers(p)
    assert refused(p, "tip") == "EW-4.24"


@pytest.mark.rule("EW-4.25")
def test_only_the_first_figure_of_the_round_gets_the_symbol() -> None:
    p = table(order=["turquoise", "red"], turn="turquoise")
    events = tell(p, "place tribe develop")
    assert told(events, "figure_placed")[0]["symbol"] == 1
    play(p, "income tool")
    assert goods(p, "turquoise") == (1, 1)
    assert decision(p) == "red turn_start"
    events = tell(p, "place tribe develop")
    assert told(events, "figure_placed")[0]["symbol"] == 0
    assert (decision(p), goods(p, "red")) == ("turquoise turn_start", (0, 0))
    assert view(p)["columns"][1]["symbol"] == {"seat": 0, "figure": "tribe"}


@pytest.mark.rule("EW-4.25")
@pytest.mark.parametrize("column", COLUMNS)
def test_later_figures_gain_nothing_in_any_column(column: str) -> None:
    red = {"food": 1, "hand": ["gatherer"]}
    p = table(red=red, turquoise={"figures": [f"chief {column}"]}, order=["turquoise", "red"], turn="red")
    play(p, f"place tribe {column}")
    before = player(p, "red")
    until(p, "turn_start")
    after = player(p, "red")
    assert decision(p) == "turquoise turn_start"
    for key in ("food", "tools", "score", "offering", "honor", "living", "camps", "buried_size", "hand"):
        assert after[key] == before[key]


@pytest.mark.rule("EW-4.26")
def test_an_own_figure_was_first_too() -> None:
    p = table(order=["turquoise", "red"], turn="turquoise")
    play(p, "place tribe develop", "income tool", "place tribe rest")
    until(p, "turn_start")
    assert decision(p) == "turquoise turn_start"
    play(p, "place tribe develop", "go on")
    assert goods(p, "turquoise") == (1, 1)
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-4.28")
def test_the_reward_comes_on_arrival_in_printed_order() -> None:
    p = table(red={"hand": ["gatherer", "exp_gatherer"], "food": 1}, turn="red", column="initiate")
    play(p, "go on", "go on")
    assert decision(p) == "red income_lesser", "first the idol"
    play(p, "income idol", "track honor")
    assert decision(p) == "red bury_card", "then the burying"
    play(p, "skip")
    assert decision(p) == "red turn_menu"
    events = tell(table(red={"food": 1, "tools": 5}, turn="red", column="hunt"), "go on")
    assert [event.kind for event in events][:1] == ["animal_taken"]


@pytest.mark.rule("EW-4.28", "EW-6.8")
def test_tool_before_food_in_develop() -> None:
    p = table(red={"hand": ["exp_gatherer"], "food": 4}, turn="red", column="develop", level="middle")
    play(p, "go on")
    assert offers(p) == {"income tool", "income food"}
    assert player(p, "red")["food"] == 4, "the food of the symbol comes second"
    play(p, "income food")
    assert goods(p, "red") == (6, 0)


# -- 4c The chief


@pytest.mark.rule("EW-4.30")
@pytest.mark.parametrize("level", ["top", "middle", "bottom"])
def test_the_chief_before_during_or_after_the_actions(level: str) -> None:
    red = {"chief": "fire_wolf", "side": "b", "food": 1, "living": {"sloth": 1}}
    p = table(red=red, turn="red", column="hunt", figure="chief", level=level)
    assert "use chief" in offers(p)
    events = tell(p, "use chief")
    assert told(events, "chief_used") == [{"chief": "fire_wolf", "side": "b", "who": 1}]
    play(p, "skip")
    assert goods(p, "red") == (2, 0)
    assert "use chief" not in offers(p)


@pytest.mark.rule("EW-4.30")
def test_the_ability_waits_for_the_chief_figure() -> None:
    p = table(red={"chief": "thunder_paw", "side": "b", "food": 1}, turn="red", column="hunt", figure="tribe")
    assert "use chief" not in offers(p)
    assert refused(p, "use chief") == "EW-4.30"


@pytest.mark.rule("EW-4.31")
@pytest.mark.parametrize(
    ("chief", "side", "bound"),
    [
        ("seeking_hand", "b", "initiate"),
        ("stone_hewer", "b", "develop"),
        ("fire_wolf", "a", "migrate"),
        ("tusk_breaker", "a", "hunt"),
    ],
)
def test_an_ability_bound_to_a_column(chief: str, side: str, bound: str) -> None:
    for space in [*COLUMNS, "rest"]:
        red = {"chief": chief, "side": side, "food": 1, "living": {"cat": 1}}
        p = table(red=red, turn="red", column=space, figure="chief")
        assert ("use chief" in offers(p)) == (space == bound), space
        if space != bound:
            assert refused(p, "use chief") == "EW-4.31"


@pytest.mark.rule("EW-4.31")
@pytest.mark.parametrize(
    ("chief", "side"),
    [
        ("seeking_hand", "a"),
        ("thunder_paw", "a"),
        ("thunder_paw", "b"),
        ("stone_hewer", "a"),
        ("tusk_breaker", "b"),
        ("fire_wolf", "b"),
    ],
)
@pytest.mark.parametrize("space", [*COLUMNS, "rest"])
def test_other_abilities_work_everywhere(chief: str, side: str, space: str) -> None:
    red = {"chief": chief, "side": side, "food": 2, "living": {"cat": 1}, "hand": ["gatherer"]}
    p = table(red=red, turn="red", column=space, figure="chief")
    assert "use chief" in offers(p)


@pytest.mark.rule("EW-4.32")
def test_not_before_the_figure_is_placed() -> None:
    p = starting(chief="thunder_paw", side="b")
    assert not {text for text in offers(p) if text.startswith("use")}
    assert refused(p, "use chief") == "EW-4.2"
    play(p, "place chief develop")
    assert "use chief" in offers(p)


@pytest.mark.rule("EW-4.32")
def test_not_after_the_turn() -> None:
    p = table(
        red={"chief": "thunder_paw", "side": "b", "hand": ["gatherer"]},
        turn="red",
        order=["turquoise", "red"],
        last=True,
        column="hunt",
        figure="chief",
    )
    until(p, "pile_add")
    assert decision(p) == "red pile_add"
    assert refused(p, "use chief") == "EW-4.70"
    assert goods(p, "red") == (0, 0)
