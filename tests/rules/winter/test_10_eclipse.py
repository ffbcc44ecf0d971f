"""Section 10: the eclipse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rules.winter.board import (
    COLOURS,
    GAME,
    changed_game,
    decision,
    goods,
    hexes,
    offers,
    order,
    play,
    player,
    refused,
    score,
    seat,
    step,
    table,
    tell,
    told,
    until,
    view,
)
from tests.rules.winter.tally import changes, tally

#: With these and the two neutral ones red has built six megaliths.
FOUR_RED = dict.fromkeys(["0,0", "2,0", "3,0", "0,1"], "red")

# -- 10a: the new turn order


@pytest.mark.rule("EW-10.1", "EW-30.4")
def test_all_piles_are_revealed_at_the_same_time() -> None:
    p = table(
        order=["red", "turquoise"],
        eclipse=True,
        agenda=[["next_turn", None], ["pile_add", 0]],
        red={"pile": ["elder", "gatherer"]},
        turquoise={"hand": ["hunter", "gatherer"]},
    )
    play(p, "pile hunter")
    assert all("pile" not in view(p)["players"][n] for n in range(2))
    events = tell(p, "done")
    assert [view(p)["players"][n]["pile"] for n in range(2)] == [["hunter"], ["elder", "gatherer"]]
    kinds = [event.kind for event in events]
    last = max(n for n, kind in enumerate(kinds) if kind == "pile_revealed")
    assert kinds.index("eclipse_began") < last < kinds.index("order_set")
    assert [(entry["who"], entry["card"]) for entry in told(events, "pile_revealed")] == [
        (0, "hunter"),
        (1, "elder"),
        (1, "gatherer"),
    ]


@pytest.mark.rule("EW-10.2")
def test_culture_cards_give_no_labor_and_return_to_the_hand() -> None:
    p = table(red={"hand": [], "pile": ["drying_rack", "gatherer", "berry_basket"]}, eclipse=True)
    red = player(p, "red")
    assert red["hand"] == ["berry_basket", "drying_rack"]
    assert red["pile"] == ["gatherer"]
    assert red["pile_halves"] == 1


@pytest.mark.rule("EW-10.2")
def test_the_hand_that_was_bluffed_with_can_be_buried_in_the_same_eclipse() -> None:
    """At once: before the own steps begin."""
    p = table(red={"hand": [], "deck": [], "discard": [], "pile": ["elder", "drying_rack"]}, eclipse=True)
    until(p, "bury_card")
    assert "bury hand drying_rack" in offers(p)


@pytest.mark.rule("EW-10.3", "EW-10.5")
@pytest.mark.parametrize(
    ("pile", "figures", "halves"),
    [
        (["hunter"], ["tribe hunt", "tribe hunt", "chief hunt"], 2),  # its bonus in Hunt does not count
        (["craftsperson"], ["tribe develop", "tribe develop", "chief develop"], 2),
        (["shaman", "elder", "explorer"], [], 7),
        (["gatherer", "gatherer", "exp_gatherer"], ["tribe rest"], 6),
        ([], ["tribe rest", "chief rest"], 6),
        ([], [], 0),
    ],
)
def test_eclipse_labor(pile: list[str], figures: list[str], halves: int) -> None:
    p = table(red={"pile": pile, "figures": figures, "food": 5}, eclipse=True)
    assert player(p, "red")["pile_halves"] == halves
    assert player(p, "red")["food"] == 5


@pytest.mark.rule("EW-10.4")
def test_a_brave_counts_one_and_a_half() -> None:
    p = table(red={"pile": ["brave"]}, eclipse=True)
    assert player(p, "red")["pile_halves"] == 3


@pytest.mark.rule("EW-10.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_food_buys_nothing_in_the_eclipse(number: int) -> None:
    p = table(
        red={"pile": ["craftsperson", "elder"], "camps": {"1,0": 1, "0,1": 1}, "food": 4},
        terrain={"1,0": "grassland", "0,1": "taiga"},
        pieces=FOUR_RED,
        **step("red", number),
    )
    assert decision(p).startswith("red ")
    assert "food" not in offers(p)


@pytest.mark.rule("EW-10.6")
def test_the_order_goes_by_falling_labor() -> None:
    p = table(
        4,
        eclipse=True,
        turquoise={"pile": ["gatherer"]},
        red={"pile": ["elder"]},
        yellow={"pile": ["shaman"], "figures": ["tribe rest"]},
        violet={"figures": ["tribe rest"]},
    )
    assert order(p) == ["yellow", "violet", "red", "turquoise"]


@pytest.mark.rule("EW-10.6")
def test_half_a_labor_decides() -> None:
    p = table(order=["red", "turquoise"], eclipse=True, turquoise={"pile": ["elder"]}, red={"pile": ["shaman"]})
    assert order(p) == ["red", "turquoise"]


@pytest.mark.rule("EW-10.7", "EW-10.8")
@pytest.mark.parametrize(
    "before", [["turquoise", "red", "yellow"], ["yellow", "turquoise", "red"], ["red", "turquoise", "yellow"]]
)
@pytest.mark.parametrize("pile", [[], ["gatherer"]])
def test_a_tie_turns_the_order_round(before: list[str], pile: list[str]) -> None:
    p = table(3, order=before, eclipse=True, **{colour: {"pile": pile} for colour in before})
    assert order(p) == before[::-1]


@pytest.mark.rule("EW-10.7")
def test_a_tie_behind_a_leader() -> None:
    p = table(4, order=["red", "violet", "turquoise", "yellow"], eclipse=True, violet={"pile": ["gatherer"]})
    assert order(p) == ["violet", "yellow", "turquoise", "red"]


@pytest.mark.rule("EW-10.6")
def test_the_log_tells_the_new_order() -> None:
    p = table(
        order=["red", "turquoise"],
        eclipse=True,
        agenda=[["next_turn", None], ["pile_add", 0]],
        turquoise={"hand": ["hunter"]},
    )
    events = tell(p, "done")
    assert told(events, "order_set") == [{"position": 1, "who": 0}, {"position": 2, "who": 1}]
    assert told(events, "pile_labor") == [{"halves": 0, "who": 0}, {"halves": 0, "who": 1}]


# -- 10b: the four steps


def _with_items(colour: str) -> dict[str, Any]:
    """Somebody with something to take in every step."""
    hexes_of = {"turquoise": "1,0", "red": "0,1", "yellow": "-1,1"}
    return {"pile": ["craftsperson"] * (3 - COLOURS.index(colour)), "camps": {hexes_of[colour]: 1}, "built": 2}


@pytest.mark.rule("EW-10.10", "EW-10.12")
def test_each_player_does_all_four_steps_before_the_next() -> None:
    p = table(
        3,
        order=["yellow", "red", "turquoise"],
        eclipse=True,
        terrain={"1,0": "flint_hills", "0,1": "flint_hills", "-1,1": "flint_hills"},
        pieces={"0,0": "neutral", "2,0": "neutral"},
        **{colour: _with_items(colour) for colour in ("turquoise", "red", "yellow")},
    )
    assert order(p) == ["turquoise", "red", "yellow"]
    seen: list[tuple[int, str]] = []
    while view(p)["phase"] == "eclipse":
        choice = "income tool" if "income tool" in offers(p) else "printed order"
        for event in tell(p, choice):
            if event.kind in ("ability_used", "hex_income", "gained"):
                assert event.seat is not None
                seen.append((event.seat, event.kind))
    # Step 1, the abilities of the pile, a hex, the first megalith slot: each brings a tool.
    turns = [(n, [kind for who, kind in seen if who == n]) for n in range(3)]
    assert [entry for who, kinds in turns for entry in [(who, kind) for kind in kinds]] == seen
    for who, kinds in turns:
        ability = ["ability_used", "gained"]
        assert kinds == ["gained", *ability * (3 - who), "hex_income", "gained", "gained"]


@pytest.mark.rule("EW-10.12")
@pytest.mark.parametrize(
    ("position", "words"),
    [(1, ["megalith", "draw", "idol", "tool", "food"]), (2, ["draw", "idol", "tool", "food"]),
     (3, ["idol", "tool", "food"]), (4, ["tool", "food"])],
)  # fmt: skip
def test_step_1_pays_the_place_in_the_order(position: int, words: list[str]) -> None:
    seats = [colour for colour in COLOURS if colour != "yellow"]
    seats.insert(position - 1, "yellow")
    p = table(4, order=seats, **(step("yellow", 1, 4)))
    assert order(p) == seats
    assert decision(p) == "yellow income_lesser"
    assert offers(p) == {"skip", *(f"income {word}" for word in words)}


@pytest.mark.rule("EW-10.22")
def test_everything_in_steps_1_and_4_can_be_declined() -> None:
    p = table(**step("red", 1))
    before = tally(p, "red")
    assert "skip" in offers(p)
    play(p, "skip")
    assert changes(before, tally(p, "red")) == {"food": 1, "hand": 5, "deck": -5}, "step 3 and the preparation"
    p = table(pieces=FOUR_RED, **step("red", 4))
    assert offers(p) == {"slot 1", "slot 3", "printed order", "skip rest"}
    before = tally(p, "red")
    until(play(p, "skip rest"), "turn_start")
    assert not {"tools", "offering", "honor"} & set(changes(before, tally(p, "red")))


@pytest.mark.rule("EW-10.22")
@pytest.mark.parametrize("card", ["shaman", "craftsperson"])
def test_the_last_income_of_a_step_can_be_declined_too(card: str) -> None:
    p = table(red={"pile": [card]}, **step("red", 2))
    play(p, "skip")
    assert (player(p, "red")["tools"], player(p, "red")["offering"], player(p, "red")["honor"]) == (0, 0, 0)


@pytest.mark.rule("EW-10.22")
def test_an_idol_is_asked_for_where_nothing_else_is_left() -> None:
    full: dict[str, Any] = {"food": 6, "tools": 5, "offering": 2, "honor": 10, "hand": [], "camps": {"1,0": 1}}
    p = table(red={**full, "pile": ["shaman"]}, terrain={"1,0": "glacier"}, **step("red", 2))
    assert offers(p) == {"skip", "income idol"}
    play(p.copy(), "skip")
    play(p, "income idol")
    assert decision(p) == "red tribe_stack"


@pytest.mark.rule("EW-10.22")
def test_what_can_only_be_good_is_taken_unasked() -> None:
    """One tool or food that there is room for, food of a hex, points of a stone."""
    p = table(red={"pile": ["craftsperson"], "food": 6, "camps": {"1,0": 1}}, terrain={"1,0": "glacier"},
              **step("red", 2))  # fmt: skip
    assert player(p, "red")["tools"] == 1


@pytest.mark.rule("EW-10.22")
def test_in_the_action_phase_an_income_cannot_be_declined() -> None:
    p = table(turn="red", gaining="tool 1")
    assert offers(p) == {"income tool", "income food"}
    assert refused(p, "skip") == "EW-2.6"


@pytest.mark.rule("EW-10.22")
def test_declining_is_folded_and_costs_no_click() -> None:
    """One click takes what is printed, as in the action phase; declining is no macro, so a page lists it last."""
    p = table(**step("red", 1))
    assert any(macro.whole for macro in p.macros())
    assert not [macro for macro in p.macros() if p.notation(macro.choices[0]) == "skip"]
    p = table(pieces=FOUR_RED, **step("red", 4))
    assert not p.macros() or p.notation(p.macros()[0].choices[0]) == "printed order"


@pytest.mark.rule("EW-10.22")
def test_games_of_earlier_versions_cannot_decline() -> None:
    p = table(game=GAME.as_of("1.3"), **step("red", 1))
    assert "skip" not in offers(p)
    p = table(game=GAME.as_of("1.3"), pieces=FOUR_RED, **step("red", 4))
    assert refused(p, "skip rest") == "EW-10.22"


@pytest.mark.rule("EW-10.13", "EW-4.47")
def test_step_2_uses_the_eclipse_abilities_of_the_own_pile() -> None:
    p = table(
        red={"pile": ["gatherer", "craftsperson", "brave", "hunter", "hunter", "shaman"]},
        turquoise={"pile": ["elder"]},
        **step("red", 2),
    )
    assert decision(p) == "red eclipse_menu"
    assert offers(p) == {"ability craftsperson", "ability hunter", "ability shaman", "printed order", "skip rest"}
    events = tell(p, "ability hunter")
    assert told(events, "ability_used") == [{"card": "hunter", "who": 1}]
    assert goods(p, "red") == (2, 0)
    assert "ability hunter" in offers(p)  # there are two of them
    play(p, "ability hunter")
    assert goods(p, "red") == (4, 0)
    assert offers(p) == {"ability craftsperson", "ability shaman", "printed order", "skip rest"}
    assert refused(p, "ability hunter") == "EW-10.13"


@pytest.mark.rule("EW-10.13")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("shaman", {"skip", "income idol", "income tool", "income food"}),
        ("elder", {"skip", "bury pile elder"}),
        ("craftsperson", {"skip", "income tool", "income food"}),
        ("explorer", {"skip", "camp 0,0"}),
    ],
)
def test_what_the_abilities_are(card: str, asked: set[str]) -> None:
    p = table(red={"pile": [card], "deck": [], "discard": [], "hand": [], "buried": ["gatherer"] * 5 + ["exp_gatherer",
              "brave", "berry_basket", "hammerstone"]}, **step("red", 2))  # fmt: skip
    assert offers(p) == asked


@pytest.mark.rule("EW-10.13")
@pytest.mark.parametrize(("card", "food"), [("exp_gatherer", 1), ("hunter", 2), ("gatherer", 0)])
def test_a_single_ability_is_used_without_asking(card: str, food: int) -> None:
    p = table(red={"pile": [card], "camps": {"1,0": 1}}, terrain={"1,0": "glacier"}, **step("red", 2))
    assert view(p)["phase"] == "action"
    assert goods(p, "red")[0] == food


@pytest.mark.rule("EW-10.11", "EW-29.15")
def test_the_order_inside_a_step_is_free_and_everything_may_be_left() -> None:
    given: dict[str, Any] = {"red": {"pile": ["craftsperson", "elder", "hunter"]}, **step("red", 2)}
    p = table(**given)
    play(p, "ability hunter", "ability craftsperson", "income tool")
    assert decision(p) == "red bury_card"  # the last one is used without asking, and may be skipped
    play(p, "skip")
    assert goods(p, "red") == (3, 1)  # two from the hunter, one from the base hex
    p = table(**given)
    play(p, "ability craftsperson", "income tool", "skip rest")
    assert goods(p, "red") == (1, 1)
    assert player(p, "red")["buried_size"] == 0
    p = table(red={"camps": {"1,0": 1, "0,1": 1}}, terrain={"1,0": "grassland", "0,1": "hot_springs"},
              **step("red", 3))  # fmt: skip
    assert offers(p) == {"hex income 1,0", "hex income 0,1", "printed order", "skip rest"}
    play(p, "hex income 0,1", "income tool")
    assert goods(p, "red") == (2, 1)


@pytest.mark.rule("EW-10.11")
def test_skipping_the_rest_of_the_pile_goes_on_with_step_3() -> None:
    p = table(red={"pile": ["hunter", "craftsperson"], "camps": {"1,0": 1, "0,1": 1}},
              terrain={"1,0": "grassland", "0,1": "flint_hills"}, **step("red", 2))  # fmt: skip
    play(p, "skip rest")
    assert decision(p) == "red eclipse_menu"
    assert offers(p) == {"hex income 1,0", "hex income 0,1", "printed order", "skip rest"}
    play(p, "skip rest")
    assert view(p)["round"] == 2
    assert goods(p, "red") == (0, 0)


TERRAIN = {
    "1,0": "grassland", "0,1": "flint_hills", "-1,1": "taiga", "-1,0": "hot_springs", "0,-1": "bog",
    "1,-1": "boulder_field", "2,0": "glacier",
}  # fmt: skip


@pytest.mark.rule("EW-10.14", "EW-10.15")
def test_step_3_pays_hexes_with_the_highest_influence_or_a_tie() -> None:
    p = table(
        red={"camps": {"1,0": 2, "0,1": 1, "-1,1": 1, "2,0": 1}},
        turquoise={"camps": {"1,0": 1, "0,1": 1, "-1,1": 2, "-1,0": 1}},
        terrain=TERRAIN,
        **step("red", 3),
    )
    # More on 1,0, equal on 0,1, less on -1,1, nothing on -1,0; the glacier 2,0 pays nothing.
    assert offers(p) == {"hex income 1,0", "hex income 0,1", "printed order", "skip rest"}
    assert hexes(p)["1,0"]["majority"] == [1]
    assert hexes(p)["0,1"]["majority"] == [0, 1]
    assert hexes(p)["-1,1"]["majority"] == [0]
    assert hexes(p)["2,0"]["majority"] == [1]
    assert hexes(p)["-2,0"]["majority"] == []  # nobody is there: equal, but nothing (EW-10.15)


@pytest.mark.rule("EW-10.14", "EW-1.12")
def test_villages_hold_three_hexes() -> None:
    p = table(
        red={"camps": {}, "villages": ["2,-1 1,0 2,0"]},
        turquoise={"camps": {"1,0": 3, "2,-1": 2}},
        terrain={"1,0": "grassland", "2,-1": "grassland", "2,0": "flint_hills"},
        **step("red", 3),
    )
    assert offers(p) == {"hex income 2,-1", "hex income 2,0", "printed order", "skip rest"}


@pytest.mark.rule("EW-10.14")
@pytest.mark.parametrize(
    ("hex_", "outcome"),
    [
        ("1,0", "food 2"), ("0,1", "income_lesser"), ("-1,1", "income_lesser"), ("-1,0", "income_lesser"),
        ("0,-1", "bury_card"), ("1,-1", "income_lesser"), ("2,0", "nothing"), ("0,0", "food 1"),
    ],
)  # fmt: skip
def test_what_terrain_pays(hex_: str, outcome: str) -> None:
    red = {"camps": {hex_: 1}, "discard": ["gatherer"]}
    p = table(red=red, turquoise={"camps": {}}, terrain=TERRAIN, **step("red", 3))
    good = {"0,1": "tool", "-1,1": "draw", "-1,0": "idol", "1,-1": "megalith"}.get(hex_)
    if outcome.startswith("food"):
        assert goods(p, "red") == (int(outcome[-1]), 0)
    elif outcome == "nothing":
        assert view(p)["round"] == 2
        assert goods(p, "red") == (0, 0)
    else:
        assert decision(p) == f"red {outcome}"
        assert p.decision is not None
        assert p.decision.args.get("good") == good


@pytest.mark.rule("EW-10.16")
def test_the_hexes_are_fixed_when_the_step_begins() -> None:
    """Red builds on a square that moves a camp: the hex left behind still pays, the new one does not."""
    p = table(
        red={"camps": {"1,-1": 1, "-1,1": 1}, "built": 2},
        terrain={**TERRAIN, "-1,2": "hot_springs"},
        pieces={"1,0": "neutral", "4,2": "neutral", "5,0": "red"},
        **step("red", 3),
    )
    assert offers(p) == {"hex income 1,-1", "hex income -1,1", "printed order", "skip rest"}
    play(p, "hex income 1,-1", "income megalith", "megalith 5,1")
    assert decision(p) == "red camp_pick"  # tile b lies turned: 5,1 is its "move 1"
    play(p, "camp -1,1", "to -1,2")
    # One item is left, -1,1 (taiga), although red has no camp there any more.
    assert decision(p) == "red income_lesser"
    assert p.decision is not None
    assert p.decision.args == {"good": "draw"}
    play(p, "income food", "income food")  # then only the first megalith slot follows
    assert view(p)["round"] == 2
    assert goods(p, "red") == (2, 0)


@pytest.mark.rule("EW-10.17", "EW-12.15")
@pytest.mark.parametrize(
    ("built", "slots"),
    [(0, set()), (1, set()), (2, {1}), (5, {1}), (6, {1, 3}), (9, {1, 3}), (10, {1, 3, 5})],
)
def test_step_4_pays_empty_slots_and_stones(built: int, slots: set[int]) -> None:
    p = table(
        red={"built": min(built, 2), "villages": ["2,-1 1,0 2,0"], "camps": {}, "stones": ["v_taiga", "camps"]},
        terrain={"2,0": "taiga", "1,0": "bog", "2,-1": "bog"},
        pieces=dict.fromkeys(["0,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1", "4,0"][: max(0, built - 2)], "red"),
        **step("red", 4),
    )
    items = {f"slot {number}" for number in slots}
    assert offers(p) == items | {"village draw", "score stone 1", "score stone 2", "printed order", "skip rest"}


@pytest.mark.rule("EW-10.17")
def test_what_the_board_pays() -> None:
    squares = ["0,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1", "4,0"]
    p = table(
        red={"villages": ["2,-1 1,0 2,0"], "camps": {}, "stones": ["v_taiga"], "hand": []},
        terrain={"2,0": "taiga", "1,0": "bog", "2,-1": "bog"},
        pieces=dict.fromkeys(squares, "red"),
        **step("red", 4),
    )
    events = tell(p, "score stone 1")
    assert told(events, "stone_scored") == [{"stone": "v_taiga", "count": 2, "who": 1}]
    play(p, "slot 1")
    assert offers(p) == {"skip", "income tool", "income food"}
    play(p, "income tool", "slot 5")
    assert offers(p) == {"skip", "income idol", "income tool", "income food"}
    play(p, "income idol", "track honor", "village draw")
    assert offers(p) == {"skip", "income draw", "income idol", "income tool", "income food"}
    play(p, "income draw")
    assert offers(p) == {"skip", "income idol", "income tool", "income food"}  # slot 3, the last one
    red = player(p, "red")
    assert (red["score"], red["tools"], red["honor"], red["hand_size"]) == (2, 1, 1, 1)


@pytest.mark.rule("EW-10.17")
def test_every_empty_village_slot_draws() -> None:
    villages = ["2,-1 1,0 2,0", "1,0 2,0 1,1", "-1,0 -2,0 -2,1"]
    p = table(red={"villages": villages, "camps": {}, "hand": []}, **step("red", 4))
    play(p, "printed order", "income draw", "income draw")
    assert player(p, "red")["hand_size"] == 2
    assert decision(p) == "red income_lesser"
    play(p, "income draw")
    assert view(p)["round"] == 2
    assert player(p, "red")["hand_size"] == 3 + 5


@pytest.mark.rule("EW-10.18")
def test_slots_count_that_are_empty_when_step_4_begins(tmp_path: Path) -> None:
    """With a village slot that builds a megalith: slot 1 gets empty in the middle of the step, too late."""
    game = changed_game(
        tmp_path / "content.toml",
        '[village_slots]\nsource = "rulebook"\nincome = "gain draw 1"',
        '[village_slots]\nsource = "rulebook"\nincome = "gain megalith 1"',
    )
    red = {"villages": ["2,-1 1,0 2,0", "1,0 2,0 1,1"], "camps": {}, "built": 1}
    p = table(red=red, game=game, **step("red", 4))
    assert offers(p) == {"village draw", "printed order", "skip rest"}
    play(p, "village draw", "income megalith")
    play(p, sorted(text for text in offers(p) if text.startswith("megalith"))[0])
    until(p, "income_lesser")
    assert player(p, "red")["megaliths"] == 8
    play(p, "income food")  # the second village
    assert view(p)["round"] == 2
    assert goods(p, "red")[1] == 0


@pytest.mark.rule("EW-10.18")
@pytest.mark.parametrize(("first", "points"), [("slot 3", 1), ("score stone 1", 0)])
def test_a_stone_is_scored_as_things_are_then(first: str, points: int) -> None:
    p = table(
        red={"stones": ["idols"], "offering": 1},
        pieces=FOUR_RED,
        round_=3,
        **step("red", 4),
    )
    texts = {"slot 3": ["slot 3", "income idol", "track honor"], "score stone 1": ["score stone 1"]}
    other = "score stone 1" if first == "slot 3" else "slot 3"
    play(p, *texts[first], *texts[other])
    assert score(p, "red") == points


@pytest.mark.rule("EW-10.19", "EW-15.4")
def test_a_stone_scores_in_the_eclipse_of_its_round() -> None:
    p = table(
        red={"food": 2, "tools": 1, "camps": {"1,0": 1, "0,1": 1}, "hand": []},
        terrain=TERRAIN,
        order=["turquoise", "red"],
        turn="red",
        last=True,
        column="develop",
        level="middle",
        first=False,
        figure="chief",
        turquoise={"figures": ["tribe develop"]},
        spaces=["camps", "ground", "tiles", "v_bog", None, None, None,
                "buried", "upper", "idols", "tipdiff", None, None, None],
    )  # fmt: skip
    play(p, "buy stone", "stone camps", "income food")
    until(p, "turn_start")
    assert view(p)["round"] == 2
    assert player(p, "red")["points"]["stones"] == 2


@pytest.mark.rule("EW-10.20")
def test_piles_go_to_the_discard_pile_when_all_are_done() -> None:
    p = table(
        order=["turquoise", "red"],
        phase="eclipse",
        agenda=[["eclipse_seat", None, 1]],
        turquoise={"pile": ["gatherer", "hunter"], "discard": ["gatherer"]},
        red={"pile": ["shaman", "gatherer"]},
    )
    assert decision(p) == "red income_lesser"
    assert player(p, "turquoise")["pile"] == ["gatherer", "hunter"]
    assert player(p, "turquoise")["discard"] == ["gatherer"]
    play(p, "income food", "income food")  # place 2 in the order, the shaman; then the base hex
    assert view(p)["round"] == 2
    assert player(p, "turquoise")["discard"] == ["gatherer", "gatherer", "hunter"]
    assert player(p, "red")["discard"] == ["shaman", "gatherer"]
    assert [player(p, colour)["pile"] for colour in ("turquoise", "red")] == [[], []]


@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_score_after_each_eclipse_is_remembered(round_: int) -> None:
    """For the chart over the rounds; the final scoring comes after the last one."""
    p = table(red={"score": 7, "hand": ["hunter"]}, turquoise={"score": 3}, round_=round_, **step("red", 4))
    assert player(p, "red")["history"] == [7 if number == round_ else 0 for number in (1, 2, 3, 4)]
    assert player(p, "turquoise")["history"][round_ - 1] == 3


@pytest.mark.rule("EW-10.20")
def test_also_after_round_4() -> None:
    p = table(red={"pile": ["hunter", "gatherer"]}, round_=4, **step("red", 4))
    assert p.over
    assert player(p, "red")["pile"] == []
    assert player(p, "red")["discard"] == ["hunter", "gatherer"]


@pytest.mark.rule("EW-10.21")
def test_pile_cards_are_no_part_of_the_discard_pile() -> None:
    p = table(
        red={
            "pile": ["gatherer", "elder"],
            "deck": [],
            "discard": [],
            "hand": [],
            "camps": {"-1,1": 1, "0,-1": 1},
        },
        terrain=TERRAIN,
        **step("red", 3),
    )
    play(p, "hex income -1,1")
    # A draw, but there is no card to shuffle into a new deck.
    assert offers(p) == {"skip", "income idol", "income tool", "income food"}
    play(p, "income food")
    assert {"bury pile gatherer", "bury pile elder"} <= offers(p)
    assert not [text for text in offers(p) if text.startswith(("bury discard", "bury played"))]
    events = tell(p, "bury pile gatherer")
    assert told(events, "buried") == [{"card": "gatherer", "from": "pile", "who": seat("red")}]


@pytest.mark.rule("EW-10.21", "EW-14.3")
def test_the_pile_of_somebody_else_is_not_touched() -> None:
    p = table(red={"pile": ["elder"]}, turquoise={"pile": ["hunter"]}, **step("red", 2))
    assert "bury pile elder" in offers(p)
    assert "bury pile hunter" not in offers(p)
