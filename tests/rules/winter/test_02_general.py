"""Section 2 of the rules: effects, empty decks, lesser income, goods and points."""

from __future__ import annotations

import random
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    GAME,
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

INCOMES = ["food", "tool", "idol", "draw", "megalith"]


def incomes(*words: str) -> set[str]:
    return {f"income {word}" for word in words}


def gaining(text: str, **red: Any) -> Position:
    """Red is about to gain something in an own turn."""
    return table(red=red, turn="red", gaining=text)


# -- 2a Effects


@pytest.mark.rule("EW-2.1")
def test_a_turn_can_pass_without_any_action() -> None:
    red = {"food": 3, "tools": 3, "living": {"cat": 1}, "hand": ["hunter"], "camps": {"0,1": 1, "0,2": 1, "-1,2": 1}}
    for column in ("initiate", "develop", "migrate", "hunt"):
        p = table(red=red, turn="red", column=column, first=False, turquoise={"figures": [f"tribe {column}"]},
                  order=["turquoise", "red"], labor=3)  # fmt: skip
        play(p, "go on")
        if decision(p) == "red turn_menu":
            play(p, "go on")
        assert decision(p).startswith("turquoise"), column
        assert goods(p, "red") == (3, 3)
        assert player(p, "red")["hand"] == ["hunter"]


@pytest.mark.rule("EW-2.1", "EW-4.20")
def test_placing_a_figure_is_no_option() -> None:
    p = table(turn="red")
    spaces = ("initiate", "develop", "migrate", "hunt", "rest")
    assert offers(p) == {f"place {figure} {space}" for figure in ("tribe", "chief") for space in spaces}
    assert refused(p, "skip") == refused(p, "done") == "EW-4.2"


@pytest.mark.rule("EW-2.2")
def test_all_of_the_left_side_once_for_all_of_the_right_side_once() -> None:
    p = table(red={"hand": ["fair_barter", "gatherer"], "food": 3, "tools": 3}, turn="red")
    play(p, "culture fair_barter", "branch 2", "yes")
    assert goods(p, "red") == (6, 2), "1 tool for 4 food, of which 3 have room"
    p = table(red={"hand": ["amber_beads", "gatherer"], "tools": 3}, turn="red")
    play(p, "culture amber_beads")
    assert offers(p) == {"yes", "skip"}
    events = tell(p, "yes")
    assert told(events, "paid") == [{"food": 0, "tools": 1, "who": 1}]
    assert (goods(p, "red"), score(p, "red")) == ((0, 2), 3)
    assert decision(p) == "red turn_start", "once only"


@pytest.mark.rule("EW-2.3")
@pytest.mark.parametrize(("food", "tools"), [(1, 0), (0, 1)])
def test_a_cost_is_paid_completely_or_not_at_all(food: int, tools: int) -> None:
    p = table(red={"hand": ["carved_boulder", "gatherer"], "food": food, "tools": tools}, turn="red", round_=3)
    play(p, "culture carved_boulder")
    assert decision(p) == "red turn_start"
    assert (goods(p, "red"), player(p, "red")["stones"]) == ((food, tools), [])


@pytest.mark.rule("EW-2.4")
def test_everything_an_item_triggers_comes_before_the_next_item() -> None:
    p = table(red={"hand": ["ivory_figure", "gatherer"], "offering": 2}, turn="red", round_=3)
    play(p, "culture ivory_figure", "income idol", "track offering")
    assert decision(p) == "red tribe_stack", "the bonus of step 3 before the second idol"
    play(p, "stack elder")
    assert decision(p) == "red income_lesser"
    assert goods(p, "red") == (0, 0), "the food comes last"
    play(p, "income tool")
    assert goods(p, "red") == (1, 1)


@pytest.mark.rule("EW-2.5")
def test_what_cannot_be_done_is_dropped() -> None:
    p = table(red={"hand": ["hide_tent", "gatherer"], "camps": {"1,0": 5}}, turn="red")
    play(p, "culture hide_tent")
    assert decision(p) == "red camp_pick", "no camp is left to place, but one moves"
    play(p, "camp 1,0", "to 0,0")
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-2.6")
@pytest.mark.parametrize("word", ["tool", "idol", "draw", "megalith"])
def test_incomes_cannot_be_refused(word: str) -> None:
    p = gaining(f"{word} 1")
    assert offers(p) == incomes(*INCOMES[: INCOMES.index(word) + 1])
    assert refused(p, "skip") == "EW-2.6"


@pytest.mark.rule("EW-2.6")
def test_food_labor_points_and_the_top_animal_come_without_a_question() -> None:
    p = gaining("food 1 + labor 2 + vp 3 + animal_top 1 + food_max", hand=[])
    assert decision(p) == "red turn_start"
    red = player(p, "red")
    assert (red["food"], labor(p), red["score"], sum(red["living"].values())) == (6, 2, 3, 1)


@pytest.mark.rule("EW-2.6")
@pytest.mark.parametrize(
    "word",
    ["bury", "camp", "move", "village", "tribe_hand", "tribe_discard", "culture", "animal", "reveal", "tip", "stone"],
)
def test_other_gains_may_be_skipped(word: str) -> None:
    red = {"hand": ["gatherer"], "living": {"cat": 1}, "camps": {"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 1}}
    p = table(red=red, turn="red", gaining=f"{word} 1")
    before = player(p, "red")
    assert "skip" in offers(p)
    assert len(offers(p)) > 1
    events = tell(p, "skip")
    assert told(events, "skipped") == [{"who": 1}]
    assert decision(p) == "red turn_start"
    assert player(p, "red") == before


@pytest.mark.rule("EW-2.7")
def test_an_ability_works_once_per_turn() -> None:
    p = table(red={"hand": ["exp_gatherer"], "food": 3}, turn="red", column="develop")
    play(p, "play exp_gatherer", "use exp_gatherer", "income tool")
    assert goods(p, "red") == (2, 1)
    assert "use exp_gatherer" not in offers(p)
    assert refused(p, "use exp_gatherer") == "EW-4.46"


@pytest.mark.rule("EW-2.7")
def test_the_chief_works_once_per_turn() -> None:
    p = table(red={"chief": "fire_wolf", "side": "b", "food": 1}, turn="red", column="hunt", figure="chief")
    play(p, "use chief", "skip")
    assert player(p, "red")["food"] == 2
    assert refused(p, "use chief") == "EW-4.30"


@pytest.mark.rule("EW-2.8")
def test_nothing_is_paid_for_nothing() -> None:
    p = table(
        red={"hand": ["throwing_stick", "gatherer"], "tools": 1}, turn="red", area=[], animal_deck=["cat", "cat", "cat"]
    )
    play(p, "culture throwing_stick", "skip", "skip")
    assert decision(p) == "red turn_start", "the area is empty, so no tool is asked for"
    assert goods(p, "red") == (0, 1)
    p = table(
        red={"hand": ["throwing_stick", "gatherer"], "tools": 1}, turn="red", area=[], animal_deck=["cat", "cat", "cat"]
    )
    play(p, "culture throwing_stick", "yes", "skip")
    assert decision(p) == "red effect_use"
    play(p, "yes", "animal cat")
    assert player(p, "red")["living"] == {"cat": 1}


@pytest.mark.rule("EW-2.8")
def test_what_is_paid_makes_room() -> None:
    """With 5 tools and all the food there is room for, the food that is paid comes back instead of the tool."""
    p = table(red={"ready": ["exp_gatherer"], "food": 6, "tools": 5}, turn="red", column="hunt")
    assert "use exp_gatherer" in offers(p)
    play(p, "use exp_gatherer")
    assert (decision(p), goods(p, "red")) == ("red turn_menu", (6, 5))


@pytest.mark.rule("EW-2.8")
def test_a_fourth_stone_is_not_paid_for() -> None:
    stones = ["camps", "ground", "tiles"]
    p = table(
        red={"hand": ["carved_boulder", "gatherer"], "food": 3, "tools": 3, "stones": stones}, turn="red", round_=3
    )
    play(p, "culture carved_boulder")
    assert decision(p) == "red turn_start"
    assert goods(p, "red") == (3, 3)


# -- 2b Empty deck


@pytest.mark.rule("EW-2.10")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    p = gaining("draw 2", deck=["hunter"], discard=["gatherer", "gatherer", "shaman"], hand=[])
    events = tell(p, "income draw")
    assert not told(events, "reshuffled")
    events = tell(p, "income draw")
    assert told(events, "reshuffled") == [{"count": 3, "who": 1}]
    red = player(p, "red")
    assert (red["deck_size"], red["discard"], red["hand_size"]) == (2, [], 2)
    assert sorted([*red["deck"], *red["hand"]]) == ["gatherer", "gatherer", "hunter", "shaman"]


@pytest.mark.rule("EW-2.10")
def test_the_new_deck_is_shuffled() -> None:
    drawn = set()
    for seed in range(12):
        data = table(
            red={"deck": [], "discard": ["hunter", "elder", "shaman", "explorer"], "hand": []},
            turn="red",
            gaining="draw 1",
        ).to_dict()
        data["state"]["dice"] = GAME.start(2, seed=seed).to_dict()["state"]["dice"]  # type: ignore[index]
        drawn.add(player(play(GAME.from_dict(data), "income draw"), "red")["hand"][0])
    assert len(drawn) > 1


@pytest.mark.rule("EW-2.11")
def test_a_deck_that_becomes_empty_is_left_empty() -> None:
    p = gaining("draw 1", deck=["hunter"], discard=["gatherer"], hand=[])
    events = tell(p, "income draw")
    assert not told(events, "reshuffled")
    red = player(p, "red")
    assert (red["deck_size"], red["discard"], red["hand"]) == (0, ["gatherer"], ["hunter"])


@pytest.mark.rule("EW-2.12")
def test_played_and_buried_cards_are_not_shuffled() -> None:
    red = {"deck": [], "discard": ["hunter"], "hand": [], "played": ["brave"], "ready": ["exp_gatherer"],
           "buried": ["gatherer"] * 5 + ["berry_basket", "hammerstone"], "tools": 5, "food": 1}  # fmt: skip
    p = table(red=red, turn="red", column="hunt", gaining="draw 2")
    play(p, "income draw")
    assert player(p, "red")["hand"] == ["hunter"]
    assert "income draw" not in offers(p)
    own = player(p, "red")
    assert (own["played"], own["buried_size"], own["deck_size"]) == (["brave", "exp_gatherer"], 7, 0)


@pytest.mark.rule("EW-2.12")
def test_eclipse_piles_are_not_shuffled() -> None:
    red = {"deck": [], "discard": [], "pile": ["brave"], "buried": ["gatherer"] * 5,
           "hand": ["exp_gatherer", "berry_basket", "hammerstone"]}  # fmt: skip
    p = table(red=red, turn="red", phase="eclipse", gaining="draw 1")
    assert offers(p) == incomes("idol", "tool", "food") | {"skip"}


@pytest.mark.rule("EW-2.13")
def test_a_draw_that_is_impossible_becomes_something_less() -> None:
    hand = ["gatherer"] * 5 + ["exp_gatherer", "brave", "berry_basket", "hammerstone"]
    p = gaining("draw 1", deck=[], discard=[], hand=hand)
    assert offers(p) == incomes("idol", "tool", "food")
    assert refused(p, "income draw") == "EW-2.28"


@pytest.mark.rule("EW-2.14", "EW-2.26")
def test_missing_draws_of_the_preparation_lapse() -> None:
    p = table(
        red={"deck": ["gatherer"] * 2, "discard": ["gatherer"], "hand": [], "food": 0},
        phase="eclipse",
        agenda=[["preparation", None]],
    )
    red = player(p, "red")
    assert (red["hand_size"], red["deck_size"], red["discard"], goods(p, "red")) == (3, 0, [], (0, 0))
    assert decision(p).endswith("turn_start"), "nothing is asked"


# -- 2c Lesser income


@pytest.mark.rule("EW-2.20", "EW-2.21")
@pytest.mark.parametrize("word", INCOMES[1:])
@pytest.mark.parametrize("phase", ["action", "eclipse"])
def test_any_lower_income_may_be_taken(word: str, phase: str) -> None:
    p = table(turn="red", gaining=f"{word} 1", phase=phase)
    assert decision(p) == "red income_lesser"
    assert offers(p) - {"skip"} == incomes(*INCOMES[: INCOMES.index(word) + 1])
    for higher in INCOMES[INCOMES.index(word) + 1 :]:
        assert refused(p, f"income {higher}") == "EW-2.20"


@pytest.mark.rule("EW-2.21")
def test_food_is_the_least() -> None:
    p = gaining("food 1")
    assert (decision(p), goods(p, "red")) == ("red turn_start", (1, 0))


@pytest.mark.rule("EW-2.22")
def test_what_was_received_is_never_exchanged() -> None:
    p = table(red={"food": 1}, turn="red", column="develop", gaining="tool 1")
    play(p, "income tool")
    assert offers(p) == {"go on", "food"}
    assert goods(p, "red") == (1, 1)


@pytest.mark.rule("EW-2.23")
def test_every_unit_is_decided_separately() -> None:
    p = gaining("tool 2")
    play(p, "income tool")
    assert offers(p) == incomes("tool", "food")
    play(p, "income food")
    assert (goods(p, "red"), decision(p)) == ((1, 1), "red turn_start")


def _turn(*texts: str, **given: Any) -> Position:
    return play(table(turn="red", **given), *texts)


ECLIPSE: dict[str, Any] = {"phase": "eclipse"}


def _eclipse(step: int, **red: Any) -> Position:
    agenda = [["eclipse_seat", None, 2], ["eclipse_step", 1, step]]
    return table(turn="red", order=["turquoise", "red"], phase="eclipse", agenda=agenda, red=red,
                 terrain={"2,0": "flint_hills"})  # fmt: skip


@pytest.mark.rule("EW-2.24")
def test_lesser_income_from_every_source() -> None:
    """The source, the position in which it pays, and what can be taken."""
    idol, draw = incomes("idol", "tool", "food"), incomes("draw", "idol", "tool", "food")
    found = {
        "bottom space": (_turn(column="develop", red={"hand": []}), incomes("tool", "food")),
        "rest space": (_turn("place tribe rest", "draw", red={"living": {"cat": 1}}), draw),
        "culture card": (_turn("culture flint_core", red={"hand": ["flint_core"]}), incomes("tool", "food")),
        "tribe card": (
            _turn("use exp_gatherer", red={"ready": ["exp_gatherer"], "food": 3}, column="hunt"),
            incomes("tool", "food"),
        ),
        "chief": (
            _turn("use chief", red={"chief": "thunder_paw", "side": "b"}, column="develop", figure="chief"),
            incomes("tool", "food"),
        ),
        "rest tile": (
            _turn(
                "place tribe rest",
                "take tile",
                "tile effect 1",
                options={"rest_tiles": True},
                rest_stack=["rest_prayer", "rest_stories", "rest_wake", "rest_scouts", "rest_fireside"],
            ),
            idol,
        ),
        "ice find": (
            _turn(
                "build village",
                options={"ice_finds": True},
                terrain={"1,0": "glacier", "2,-1": "taiga", "2,0": "taiga"},
                ice={"1,0": ("ice_spears", True)},
                red={"food": 3, "camps": {"1,0": 1, "2,-1": 1, "2,0": 1}},
                column="migrate",
                level="middle",
            ),
            incomes("tool", "food"),
        ),
        "megalith square": (
            _turn("income megalith", "megalith 2,0", pieces={"1,0": "neutral"}, gaining="megalith 1"),
            incomes("tool", "food"),
        ),
        "stone slot": (
            _turn("buy stone", "stone camps", red={"food": 2, "tools": 1}, column="develop", level="middle",
                  spaces=STONES),
            idol,
        ),
        "tip income": (_turn("tip animal cat", red={"living": {"cat": 1}}, gaining="tip 1"), incomes("tool", "food")),
        "order track": (_eclipse(1), draw),
        "terrain": (_eclipse(3, camps={"2,0": 1}), incomes("tool", "food")),
        "village slot": (_eclipse(4, villages=["2,-1 1,0 2,0"], camps={}), draw),
        "megalith slot": (_eclipse(4, built=2), incomes("tool", "food")),
    }  # fmt: skip
    for source, (p, wanted) in found.items():
        assert (source, decision(p), offers(p) - {"skip"}) == (source, "red income_lesser", wanted)


@pytest.mark.rule("EW-2.25", "EW-3.21")
def test_setup_gains_are_taken_as_they_are() -> None:
    seen = 0
    for seed in range(20):
        p = GAME.start(3, seed=seed)
        while view(p)["phase"] == "setup":
            assert not decision(p).endswith("income_lesser")
            seen += decision(p).endswith("idol_track")
            p.play(p.choices()[0])
    assert seen > 0, "the idol of a setup card moves a marker"


@pytest.mark.rule("EW-2.25")
@pytest.mark.parametrize(
    ("gain", "kind"),
    [
        ("food_max", "turn_start"),
        ("labor 1", "turn_start"),
        ("vp 1", "turn_start"),
        ("animal_top 1", "turn_start"),
        ("animal 1", "animal_take"),
        ("tribe_hand 1", "tribe_stack"),
        ("tribe_discard 1", "tribe_stack"),
        ("culture 1", "culture_take"),
        ("bury 1", "bury_card"),
        ("camp 1", "camp_place"),
        ("village 1", "village_place"),
        ("stone 1", "stone_take"),
    ],
)
def test_other_gains_cannot_be_taken_as_less(gain: str, kind: str) -> None:
    p = gaining(gain, hand=["gatherer"], camps={"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 1})
    assert decision(p) == f"red {kind}"
    assert not {text for text in offers(p) if text.startswith("income")}


@pytest.mark.rule("EW-2.25")
def test_the_extra_neutral_piece_cannot_be_taken_as_less() -> None:
    p = gaining("megalith 1")
    play(p, "income megalith", "megalith 1,0")
    assert offers(p) == {"megalith 0,0", "megalith 1,1"}


@pytest.mark.rule("EW-2.26")
def test_the_draw_of_the_preparation_is_no_income() -> None:
    p = table(red={"deck": ["gatherer"] * 5 + ["brave"], "hand": []}, phase="eclipse", agenda=[["preparation", None]])
    assert decision(p).endswith("turn_start")
    assert player(p, "red")["hand_size"] == 5
    assert goods(p, "red") == (0, 0)


@pytest.mark.rule("EW-2.27")
def test_a_substitute_is_received_like_any_gain_of_its_kind() -> None:
    p = gaining("draw 1", offering=5, hand=["gatherer"])
    play(p, "income idol")
    assert offers(p) == {"track offering", "track honor"}, "it is not replaced a second time"
    play(p, "track offering")
    assert decision(p) == "red bury_card", "the bonus of step 6"


@pytest.mark.rule("EW-2.27")
def test_a_substitute_obeys_the_limits() -> None:
    p = gaining("draw 2", food=5)
    play(p, "income food")
    assert goods(p, "red") == (6, 0)
    assert offers(p) == incomes("draw", "idol", "tool")


@pytest.mark.rule("EW-2.28")
def test_choices_that_change_nothing_are_not_offered() -> None:
    hand = ["gatherer"] * 5 + ["exp_gatherer", "brave", "berry_basket", "hammerstone"]
    assert offers(gaining("megalith 1", built=10)) == incomes("draw", "idol", "tool", "food")
    assert offers(gaining("megalith 1", deck=[], discard=[], hand=hand)) == incomes("megalith", "idol", "tool", "food")
    assert offers(gaining("megalith 1", tools=5)) == incomes("megalith", "draw", "idol", "food")
    assert offers(gaining("megalith 1", food=6)) == incomes("megalith", "draw", "idol", "tool")
    p = gaining("idol 1", tools=5)
    assert refused(p, "income tool") == "EW-2.28"


@pytest.mark.rule("EW-2.28")
def test_the_only_choice_is_taken() -> None:
    p = gaining("tool 1", tools=5)
    assert (decision(p), goods(p, "red")) == ("red turn_start", (1, 5))
    p = gaining("tool 1", tools=2, food=6)
    assert (decision(p), goods(p, "red")) == ("red turn_start", (6, 3))
    p = gaining("tool 1", tools=5, food=6)
    assert (decision(p), goods(p, "red")) == ("red turn_start", (6, 5)), "nothing is left: it lapses"


# -- 2d Goods and points


@pytest.mark.rule("EW-2.40")
def test_food_above_the_limit_is_lost() -> None:
    assert goods(gaining("food 3", food=5), "red") == (6, 0)
    assert goods(gaining("food 3", food=2), "red") == (5, 0)
    assert goods(gaining("food_max", food=2), "red") == (6, 0)


@pytest.mark.rule("EW-2.41", "EW-2.42")
@pytest.mark.parametrize("camps", range(6))
def test_each_camp_off_the_board_raises_the_limit(camps: int) -> None:
    p = gaining("food 20", camps={"1,0": camps} if camps else {})
    assert player(p, "red")["food_limit"] == 5 + camps
    assert goods(p, "red") == (5 + camps, 0)


@pytest.mark.rule("EW-2.41")
def test_a_camp_placed_makes_room_for_food() -> None:
    p = gaining("camp 1 + food 9", food=6)
    play(p, "yes")
    assert (player(p, "red")["food_limit"], goods(p, "red")) == (7, (7, 0))


@pytest.mark.rule("EW-2.43")
def test_food_above_the_new_limit_is_lost_at_once() -> None:
    p = gaining("village 1", food=9, camps={"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 1})
    play(p, "village 0,1_-1,2_0,2")
    assert (player(p, "red")["food_limit"], goods(p, "red")) == (6, (6, 0))
    p = gaining("village 1", food=4, camps={"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 1})
    play(p, "village 0,1_-1,2_0,2")
    assert goods(p, "red") == (4, 0), "nothing above the limit, nothing lost"


@pytest.mark.rule("EW-2.44")
def test_at_most_five_tools() -> None:
    p = gaining("tool 3", tools=4, food=6)
    assert goods(p, "red") == (6, 5)
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-2.45")
def test_immediate_points_at_once_printed_ones_at_the_end() -> None:
    p = table(red={"hand": ["ochre_grave", "gatherer"]}, turn="red", gaining="vp 2")
    assert score(p, "red") == 2
    play(p, "culture ochre_grave", "skip")
    assert score(p, "red") == 3, "1 point of the effect, not the 1 printed in the corner"
    assert player(p, "red")["prospect"]["cards"] == 1


@pytest.mark.rule("EW-2.45")
def test_printed_points_count_in_the_final_scoring() -> None:
    p = table(red={"hand": ["ochre_grave"], "score": 7}, round_=4, phase="eclipse", agenda=[["final_scoring", None]])
    assert (p.over, score(p, "red")) == (True, 8)


@pytest.mark.rule("EW-2.46")
def test_the_score_passes_100() -> None:
    assert score(gaining("vp 3", score=99), "red") == 102


@pytest.mark.rule("EW-2.47")
def test_no_score_ever_falls() -> None:
    p = GAME.start(3, seed=8, options={"ice_finds": True, "rest_tiles": True})
    picker = random.Random(8)
    before = p.scores()
    while not p.over:
        p.play(picker.choice(p.choices()))
        assert all(now >= then for now, then in zip(p.scores(), before, strict=True))
        before = p.scores()
    assert sum(before) > 0


@pytest.mark.rule("EW-2.48")
def test_there_is_no_hand_limit() -> None:
    hand = ["hunter"] * 9 + ["gatherer"] * 5
    p = table(red={"hand": hand, "deck": ["shaman"] * 6}, order=["turquoise", "red"], turn="red", last=True)
    play(p, "place chief rest")
    until(p, "turn_start")
    assert player(p, "red")["hand_size"] >= 14 + 5
