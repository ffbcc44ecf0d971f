"""Section 9: the rest space."""

from __future__ import annotations

import pytest

from tests.rules.winter.board import (
    decision,
    goods,
    labor,
    offers,
    play,
    player,
    refused,
    table,
    tell,
    told,
    until,
    view,
)


@pytest.mark.rule("EW-9.1")
def test_a_resting_figure_draws_a_card() -> None:
    p = table(red={"hand": [], "deck": ["gatherer", "hunter"]}, turn="red")
    play(p, "place tribe rest")
    assert decision(p) == "red rest_menu"
    assert offers(p) == {"draw", "end"}
    play(p, "draw")
    assert decision(p) == "red income_lesser"
    assert offers(p) == {"income draw", "income idol", "income tool", "income food"}
    play(p, "income draw")
    red = player(p, "red")
    assert (red["hand"], red["deck"]) == (["hunter"], ["gatherer"])
    assert decision(p) == "turquoise turn_start"  # nothing was left to do but to end the turn


@pytest.mark.rule("EW-9.1", "EW-2.21")
def test_the_draw_may_become_a_lesser_income() -> None:
    p = table(red={"hand": [], "food": 1}, turn="red", column="rest")
    play(p, "draw", "income tool")
    assert player(p, "red")["hand"] == []
    assert goods(p, "red") == (1, 1)


@pytest.mark.rule("EW-9.1")
def test_one_figure_draws_once() -> None:
    p = table(red={"living": {"cat": 1}}, turn="red", column="rest")
    play(p, "draw", "income draw")
    assert offers(p) == {"tip", "end"}
    assert refused(p, "draw") == "EW-9.1"
    play(p, "end")
    assert player(p, "red")["hand_size"] == 1


@pytest.mark.rule("EW-9.2")
def test_one_living_animal_may_be_tipped() -> None:
    p = table(red={"living": {"cat": 2, "rhino": 1}, "tipped": {"bison": 1}}, turn="red", column="rest")
    assert offers(p) == {"draw", "tip", "end"}
    play(p, "tip")
    assert decision(p) == "red animal_tip"
    assert offers(p) == {"tip animal cat", "tip animal rhino"}
    play(p, "tip animal cat", "income tool", "income tool")
    red = player(p, "red")
    assert (red["living"], red["tipped"], red["tools"]) == ({"cat": 1, "rhino": 1}, {"cat": 1, "bison": 1}, 2)
    assert offers(p) == {"draw", "end"}
    assert refused(p, "tip") == "EW-9.2"


@pytest.mark.rule("EW-9.2")
def test_nobody_must_tip() -> None:
    p = table(red={"living": {"cat": 1}}, turn="red", column="rest")
    play(p, "draw", "income draw", "end")
    assert player(p, "red")["living"] == {"cat": 1}
    p = table(red={"tipped": {"cat": 1}, "chief": "thunder_paw"}, turn="red", column="rest", figure="chief")
    assert offers(p) == {"draw", "use chief", "end"}
    assert refused(p, "tip") == "EW-9.2"


@pytest.mark.rule("EW-9.3")
@pytest.mark.parametrize("texts", [("draw", "income draw", "tip"), ("tip", "draw", "income draw")])
def test_draw_and_tip_in_either_order(texts: tuple[str, ...]) -> None:
    p = table(red={"living": {"sloth": 1}, "hand": []}, turn="red")
    play(p, "place tribe rest", *texts)
    red = player(p, "red")
    assert (red["tipped"], red["food"], red["hand_size"]) == ({"sloth": 1}, 3, 1)
    assert decision(p) == "turquoise turn_start"


@pytest.mark.rule("EW-9.3", "EW-29.13")
def test_the_end_takes_the_draw_that_is_not_done() -> None:
    p = table(red={"living": {"sloth": 1}, "hand": []}, turn="red", column="rest")
    play(p, "end")
    assert decision(p) == "red income_lesser"
    play(p, "income draw")
    red = player(p, "red")
    assert (red["hand_size"], red["living"]) == (1, {"sloth": 1})
    assert decision(p) == "turquoise turn_start"


@pytest.mark.rule("EW-9.4", "EW-9.5")
def test_no_tribe_cards_and_no_food_for_labor() -> None:
    hand = ["hunter", "brave", "exp_gatherer"]
    p = table(red={"hand": hand, "food": 5, "living": {"cat": 1}}, turn="red", column="rest")
    assert offers(p) == {"draw", "tip", "end"}
    assert refused(p, "play hunter") == "EW-29.13"
    assert refused(p, "food") == "EW-29.13"


@pytest.mark.rule("EW-9.5")
def test_labor_gained_otherwise_is_lost() -> None:
    p = table(red={"hand": ["bone_sledge", "gatherer"], "chief": "thunder_paw", "side": "a"}, turn="red")
    play(p, "culture bone_sledge", "place chief rest")
    assert labor(p) == 2
    events = tell(p, "use chief")  # a card for 1 labor and 1 food; the only hand card goes
    assert told(events, "labor_gained") == [{"halves": 2, "who": 1}]
    assert labor(p) == 3
    assert goods(p, "red") == (1, 0)
    play(p, "draw", "income draw")
    assert decision(p) == "turquoise turn_start"
    assert labor(p) == 0


@pytest.mark.rule("EW-9.6")
def test_culture_cards_and_free_chief_abilities() -> None:
    p = table(red={"hand": ["drying_rack"], "chief": "thunder_paw", "side": "b"}, turn="red")
    play(p, "culture drying_rack", "place chief rest")
    assert goods(p, "red") == (3, 0)
    assert offers(p) == {"draw", "use chief", "end"}
    play(p, "use chief", "income tool")
    assert goods(p, "red") == (3, 1)
    assert offers(p) == {"draw", "end"}
    assert refused(p, "use chief") == "EW-4.30"


@pytest.mark.rule("EW-9.6")
@pytest.mark.parametrize(
    ("chief", "side"), [("seeking_hand", "b"), ("stone_hewer", "b"), ("tusk_breaker", "a"), ("fire_wolf", "a")]
)
def test_abilities_bound_to_a_column_do_not_work(chief: str, side: str) -> None:
    p = table(red={"chief": chief, "side": side, "living": {"cat": 1}}, turn="red", column="rest", figure="chief")
    assert offers(p) == {"draw", "tip", "end"}
    assert refused(p, "use chief") == "EW-4.31"


@pytest.mark.rule("EW-9.6")
def test_a_tribe_figure_does_not_bring_the_chief() -> None:
    p = table(red={"chief": "thunder_paw", "living": {"cat": 1}}, turn="red", column="rest", figure="tribe")
    assert refused(p, "use chief") == "EW-4.30"


@pytest.mark.rule("EW-9.7")
def test_several_figures_may_rest() -> None:
    p = table(order=["red", "turquoise"], turn="red")
    for figure in ("tribe", "tribe", "chief"):
        assert decision(p) == "red turn_start"
        play(p, f"place {figure} rest", "draw", "income food")
        until(p, "turn_start")
        play(p, f"place {figure} hunt")
        until(p, "turn_start", "income_lesser")
    assert view(p)["phase"] == "eclipse"
    assert player(p, "red")["pile_halves"] == 9
    assert player(p, "turquoise")["pile_halves"] == 0


@pytest.mark.rule("EW-9.7")
@pytest.mark.parametrize(
    ("figures", "halves"),
    [([], 0), (["chief rest"], 3), (["tribe rest", "tribe rest"], 6), (["chief rest", "tribe rest"], 6)],
)
def test_each_resting_figure_counts_one_and_a_half_labor(figures: list[str], halves: int) -> None:
    p = table(red={"figures": figures}, eclipse=True)
    assert player(p, "red")["pile_halves"] == halves
