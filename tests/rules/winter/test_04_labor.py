"""Section 4 of the rules, 4d and 4e: tribe cards, labor and food; the end of a turn and the eclipse pile."""

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

COLUMNS = ["initiate", "develop", "migrate", "hunt"]
#: Labor of the corner, and the column in which 1 is added.
CORNERS = {
    "gatherer": (0.5, None),
    "exp_gatherer": (0.5, None),
    "shaman": (1.5, None),
    "elder": (1, "initiate"),
    "craftsperson": (1, "develop"),
    "explorer": (1, "migrate"),
    "hunter": (1, "hunt"),
}


@pytest.mark.rule("EW-4.40")
def test_any_number_of_tribe_cards_in_a_column() -> None:
    hand = ["gatherer"] * 4 + ["brave", "hunter", "hunter"]
    p = table(red={"hand": hand}, turn="red", column="develop")
    for card in hand:
        play(p, f"play {card}")
    assert player(p, "red")["played"] == hand
    assert player(p, "red")["hand"] == []
    assert labor(p) == 4 * 0.5 + 1.5 + 2


@pytest.mark.rule("EW-4.40")
def test_no_tribe_cards_on_the_rest_space_and_in_step_1() -> None:
    p = table(red={"hand": ["hunter", "exp_gatherer"], "food": 3}, turn="red")
    assert refused(p, "culture hunter") == "EW-4.40"
    play(p, "place tribe rest")
    assert offers(p) == {"draw", "end"}
    assert refused(p, "play hunter") == refused(p, "food") == "EW-29.13"


@pytest.mark.rule("EW-4.41", "EW-4.46")
@pytest.mark.parametrize("level", ["middle", "bottom"])
def test_tribe_cards_on_the_middle_and_bottom_space(level: str) -> None:
    red = {"hand": ["exp_gatherer", "hunter", "gatherer", "brave"], "food": 3}
    p = table(red=red, turn="red", column="hunt", level=level)
    assert {text for text in offers(p) if text.startswith("play")} == {"play exp_gatherer"}
    assert refused(p, "play hunter") == "EW-29.12", "its labor would be of no use any more"
    play(p, "play exp_gatherer", "use exp_gatherer", "income tool")
    assert goods(p, "red") == (2, 1)


@pytest.mark.rule("EW-4.42", "EW-4.43", "EW-4.44")
@pytest.mark.parametrize("card", CORNERS)
@pytest.mark.parametrize("column", COLUMNS)
def test_labor_of_the_corner_and_of_the_column(card: str, column: str) -> None:
    corner, bound = CORNERS[card]
    p = table(red={"hand": [card], "food": 1}, turn="red", column=column)
    events = tell(p, f"play {card}")
    wanted = corner + (1 if column == bound else 0)
    assert labor(p) == wanted
    assert told(events, "tribe_played") == [{"card": card, "halves": 2 * wanted, "who": 1}]


@pytest.mark.rule("EW-4.45")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_brave_works_everywhere(column: str) -> None:
    p = table(red={"hand": ["brave"], "food": 1}, turn="red", column=column)
    play(p, "play brave")
    assert labor(p) == 1.5


@pytest.mark.rule("EW-4.46")
@pytest.mark.parametrize("level", ["top", "middle", "bottom"])
def test_an_ability_waits_until_it_is_wanted(level: str) -> None:
    red = {"ready": ["exp_gatherer"], "food": 3, "chief": "thunder_paw", "side": "b"}
    p = table(red=red, turn="red", column="hunt", figure="chief", level=level)
    assert "use exp_gatherer" in offers(p)
    play(p, "use exp_gatherer", "income tool")
    assert goods(p, "red") == (2, 1)
    assert "use exp_gatherer" not in offers(p)
    assert player(p, "red")["played"] == ["exp_gatherer"]


@pytest.mark.rule("EW-4.46", "EW-2.3")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    p = table(red={"ready": ["exp_gatherer"], "food": 1, "tools": 1}, turn="red", column="migrate")
    play(p, "food")
    assert "use exp_gatherer" not in offers(p)
    assert refused(p, "use exp_gatherer") == "EW-4.46"


@pytest.mark.rule("EW-4.47")
@pytest.mark.parametrize("card", ["shaman", "elder", "craftsperson", "explorer", "hunter", "exp_gatherer"])
def test_eclipse_abilities_do_nothing_now(card: str) -> None:
    p = table(red={"hand": [card, "gatherer"], "food": 1, "tools": 5}, turn="red", column="develop")
    before = player(p, "red")
    play(p, f"play {card}")
    assert decision(p) == "red turn_menu"
    after = player(p, "red")
    for key in ("food", "tools", "offering", "honor", "buried_size", "camps", "score"):
        assert after[key] == before[key]
    uses = {text for text in offers(p) if text.startswith("use")}
    assert uses == ({"use exp_gatherer"} if card == "exp_gatherer" else set())


@pytest.mark.rule("EW-4.48")
def test_two_halves_make_one() -> None:
    p = table(red={"hand": ["gatherer"] * 3, "food": 2}, turn="red", column="migrate")
    play(p, "play gatherer")
    assert refused(p, "move camp") == "EW-7.2", "half a labor moves nothing"
    play(p, "play gatherer")
    assert labor(p) == 1
    play(p, "move camp", "to 1,0", "play gatherer")
    assert labor(p) == 0.5


@pytest.mark.rule("EW-4.49")
def test_labor_is_added_while_acting_and_lost_in_the_end() -> None:
    p = table(red={"hand": ["hunter", "brave"], "tools": 1}, turn="red", column="hunt", order=["turquoise", "red"])
    play(p, "play hunter", "reveal", "play brave")
    assert labor(p) == 2 - 1 + 1.5
    play(p, "take animal", "animal sloth")
    assert labor(p) == 1.5
    until(p, "turn_start")
    assert decision(p) == "turquoise turn_start"
    assert labor(p) == 0
    play(p, "place tribe rest")
    until(p, "turn_start")
    play(p, "place tribe migrate")
    assert decision(p) == "red camp_place", "nothing was kept: red cannot move a camp on the top space"


@pytest.mark.rule("EW-4.50", "EW-4.51", "EW-4.53")
def test_the_food_track_from_full_to_empty() -> None:
    p = table(red={"food": 10, "camps": {"1,0": 5}}, turn="red", column="develop")
    left = []
    while "food" in offers(p):
        events = tell(p, "food")
        left.append((player(p, "red")["food"], labor(p), told(events, "food_spent")[0]["count"]))
    assert left == [(8, 1, 2), (6, 2, 2), (4, 3, 2), (2, 4, 2), (0, 5, 2)]
    assert decision(p) == "red turn_menu", "a culture card can be taken with labor from food alone"
    assert "take culture" in offers(p)


@pytest.mark.rule("EW-4.51")
@pytest.mark.parametrize(("food", "left"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (6, 4), (7, 6), (8, 6), (9, 8)])
def test_the_next_labor_costs_one_or_two_food(food: int, left: int) -> None:
    p = table(red={"food": food, "camps": {"1,0": 5}, "hand": ["gatherer"]}, turn="red", column="develop", labor=0.5)
    play(p, "food")
    assert player(p, "red")["food"] == left
    assert labor(p) == 1.5


@pytest.mark.rule("EW-4.50")
def test_without_food_none_can_be_spent() -> None:
    p = table(red={"hand": ["gatherer"]}, turn="red", column="develop")
    assert offers(p) == {"go on", "play gatherer"}
    assert refused(p, "food") == "EW-4.50"


@pytest.mark.rule("EW-4.52")
@pytest.mark.parametrize("level", ["middle", "bottom"])
def test_food_becomes_labor_on_the_top_space_only(level: str) -> None:
    p = table(red={"food": 4, "hand": ["exp_gatherer"]}, turn="red", column="hunt", level=level)
    assert "food" not in offers(p)
    assert refused(p, "food") == "EW-4.52"


@pytest.mark.rule("EW-4.54")
def test_a_tribe_card_that_comes_in_the_turn_may_be_played() -> None:
    red = {"chief": "seeking_hand", "side": "a", "deck": ["brave", "hunter"], "hand": [], "food": 1}
    p = table(red=red, turn="red", column="hunt", figure="chief")
    assert not {text for text in offers(p) if text.startswith("play")}
    play(p, "use chief", "income draw", "income draw", "discard brave", "play hunter")
    assert labor(p) == 2


@pytest.mark.rule("EW-4.54", "EW-5.4")
def test_of_equal_cards_the_bought_one_waits() -> None:
    p = table(red={"hand": ["bone_flute"], "tools": 1, "food": 3, "offering": 7}, turn="red")
    play(p, "culture bone_flute", "income idol", "track offering", "stack elder", "place tribe initiate", "food")
    play(p, "buy tribe", "stack elder")
    assert player(p, "red")["hand"] == ["elder", "elder"]
    play(p, "play elder")
    assert "play elder" not in offers(p)
    assert refused(p, "play elder") == "EW-5.5"


# -- 4e Steps 3 and 4


@pytest.mark.rule("EW-4.60")
def test_played_cards_go_to_the_discard_pile_and_none_is_drawn() -> None:
    hand = ["berry_basket", "brave", "gatherer", "exp_gatherer"]
    red = {"hand": hand, "discard": ["hunter"], "deck": ["gatherer"] * 4}
    p = table(red=red, turn="red", order=["turquoise", "red"])
    play(p, "culture berry_basket", "place tribe hunt", "play exp_gatherer", "play brave", "go on")
    until(p, "turn_start")
    own = player(p, "red")
    assert own["discard"] == ["hunter", "berry_basket", "exp_gatherer", "brave"]
    assert (own["played"], own["hand"], own["deck_size"]) == ([], ["gatherer"], 4)
    assert view(p)["players"][1]["discard"] == own["discard"], "face up"


@pytest.mark.rule("EW-4.61")
def test_an_ability_not_used_lapses() -> None:
    p = table(red={"ready": ["exp_gatherer"], "food": 3}, turn="red", column="hunt", level="bottom")
    play(p, "go on")
    assert goods(p, "red") == (3, 0)
    play(p, "place tribe rest")
    until(p, "turn_start")
    assert decision(p) == "red turn_start"
    play(p, "place tribe hunt")
    assert player(p, "red")["discard"] == ["exp_gatherer"]
    assert not {text for text in offers(p) if text.startswith("use")}


@pytest.mark.rule("EW-4.70", "EW-4.71")
def test_any_cards_go_to_the_eclipse_pile_face_down() -> None:
    hand = ["hunter", "hunter", "berry_basket", "gatherer"]
    p = table(red={"hand": hand}, turquoise={"figures": ["tribe hunt", "tribe hunt", "chief hunt"]}, turn="red",
              order=["turquoise", "red"], last=True, column="hunt", figure="chief", first=False)  # fmt: skip
    until(p, "pile_add")
    assert offers(p) == {"done", "pile hunter", "pile berry_basket", "pile gatherer"}
    events = tell(p, "pile hunter")
    added = [event for event in events if event.kind == "pile_added"]
    assert [event.seen_by(0) for event in added] != [event.seen_by(1) for event in added]
    play(p, "pile berry_basket")
    own = player(p, "red")
    assert (own["pile"], own["hand"]) == (["hunter", "berry_basket"], ["gatherer", "hunter"])
    seen = view(p)["players"][1]
    assert (seen["pile_size"], "pile" in seen) == (2, False)
    play(p, "pile hunter", "pile gatherer")
    assert player(p, "red")["pile_size"] == 3, "the culture card is back in the hand, and the eclipse goes on"


@pytest.mark.rule("EW-4.70")
def test_no_card_must_go_there() -> None:
    p = table(red={"hand": ["hunter", "gatherer"]}, turn="red", order=["turquoise", "red"], last=True, column="hunt",
              figure="chief")  # fmt: skip
    until(p, "pile_add")
    play(p, "done")
    assert (player(p, "red")["pile_size"], player(p, "red")["hand"]) == (0, ["gatherer", "hunter"])


@pytest.mark.rule("EW-4.70")
def test_only_after_the_last_figure() -> None:
    hand = ["hunter", "gatherer"]
    p = table(red={"hand": hand}, turn="red", order=["red", "turquoise"])
    for number in (1, 2, 3):
        assert decision(p) == "red turn_start"
        play(p, "place chief hunt" if number == 3 else "place tribe hunt")
        while decision(p) == "red turn_menu":
            play(p, "go on")
        assert decision(p) == ("red pile_add" if number == 3 else "turquoise turn_start")
        if number < 3:
            play(p, "place tribe rest")
            until(p, "turn_start")


@pytest.mark.rule("EW-4.71")
def test_other_cards_are_kept_for_the_next_round() -> None:
    p = table(red={"hand": ["hunter", "elder"], "deck": ["gatherer"] * 5}, turn="red", order=["turquoise", "red"],
              last=True, column="hunt", figure="chief", first=False,
              turquoise={"figures": ["tribe hunt", "tribe hunt", "chief hunt"]})  # fmt: skip
    until(p, "pile_add")
    play(p, "pile hunter", "done")
    until(p, "turn_start")
    assert view(p)["round"] == 2
    assert "elder" in player(p, "red")["hand"]
    assert "hunter" not in player(p, "red")["hand"]


@pytest.mark.rule("EW-4.72")
def test_the_pile_is_not_changed_any_more() -> None:
    p = table(3, red={"hand": ["hunter", "elder"]}, turn="red", order=["turquoise", "red", "yellow"], last=True)
    play(p, "place chief rest")
    until(p, "pile_add")
    play(p, "pile hunter", "done")
    assert decision(p) == "yellow turn_start"
    assert player(p, "red")["pile"] == ["hunter"]
    assert not {text for text in offers(p) if text.startswith("pile")}
    play(p, "place chief rest")
    while view(p)["phase"] == "action":
        assert decision(p).startswith("yellow"), "red is not asked again"
        p.play(p.choices()[0])
    assert player(p, "red")["pile"] == ["hunter"]


@pytest.mark.rule("EW-4.73")
def test_the_eclipse_follows_the_last_turn() -> None:
    p = table(turn="red", order=["turquoise", "red"], last=True)
    events = tell(p, "place chief rest")
    while not told(events, "eclipse_began"):
        assert view(p)["phase"] == "action"
        events += p.play_and_tell(p.choices()[0])
    assert told(events, "eclipse_began") == [{"round": 1, "who": None}]
    assert not told(events, "turn_began")
    assert (view(p)["phase"], view(p)["turn"]) == ("eclipse", None)
