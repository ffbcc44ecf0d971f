"""Section 26: what the nomads get if they cannot receive something."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.model.terms import NEUTRAL
from tests.rules.winter.board import told
from tests.rules.winter.solo import CAMPS, act, alone, instead, kinds, them

#: All ten megaliths of the nomads, in two rows at the left of the site; none of the places above is free.
ALL_BUILT = {
    "1,0": "neutral", "4,2": "neutral", "0,0": "red", "2,0": "red", "3,0": "red", "4,0": "red", "5,0": "red",
    "4,1": "red", "5,2": "red", "4,3": "red",
}  # fmt: skip
FULL = {"food": 10, "tools": 5}
LAST_LINKS = [("bury", "tool", "empty_offering"), ("tool", "food", "tools_full"), ("food", "idol", "food_full")]


@pytest.mark.rule("EW-26.1")
def test_they_never_choose_a_lesser_income() -> None:
    p = alone(nomads={"food": 2, "tools": 2})
    for gain in ("tool 1", "food 1", "bury 1", "idol 1", "megalith 1"):
        events = act(p, gain)
        assert all(wanted != gain.split()[0] for wanted, _, _ in instead(events)), gain
    assert (them(p)["food"] >= 3, them(p)["tools"], them(p)["buried_size"] >= 1) == (True, 3, True)


@pytest.mark.rule("EW-26.2", "EW-26.4", "EW-26.6", "EW-26.7", "EW-26.8", "EW-26.10")
def test_the_whole_chain_down_to_the_idol() -> None:
    p = alone(nomads=FULL, pieces=ALL_BUILT, offering=[])
    links = [("megalith", "bury", "all_built"), *LAST_LINKS]
    for start, word in enumerate(("megalith", "bury", "tool", "food")):
        before = them(p)["honor"]
        events = act(p, word)
        assert instead(events) == links[start:]
        assert them(p)["honor"] == before + 1
    assert instead(act(p, "idol")) == []
    assert them(p)["honor"] == 5


@pytest.mark.rule("EW-26.2", "EW-26.10")
def test_they_stop_at_the_first_thing_they_can_receive() -> None:
    p = alone(nomads={"tools": 5, "food": 3}, pieces=ALL_BUILT, offering=["cairn"])
    assert instead(act(p, "megalith")) == [("megalith", "bury", "all_built")]
    assert them(p)["buried_size"] == 1
    assert instead(act(p, "megalith")) == [("megalith", "bury", "all_built"), *LAST_LINKS[:2]]
    assert (them(p)["food"], them(p)["honor"]) == (4, 0)


@pytest.mark.rule("EW-26.3")
@pytest.mark.parametrize(
    ("given", "spaces", "why"),
    [
        ({"food": 9, "tools": 5, "stones": ["camps", "ground", "tiles"]}, None, "three_stones"),
        ({"food": 1, "tools": 5}, None, "cannot_pay"),
        ({"food": 9, "tools": 0}, None, "cannot_pay"),
        ({"food": 9, "tools": 5}, "empty", "no_stone"),
    ],
)
def test_a_stone_that_cannot_be_had_is_a_megalith(given: dict[str, Any], spaces: str | None, why: str) -> None:
    if spaces:
        # In era I only the left half is available, and there the player was faster.
        taken = ["camps", "ground", "tiles"]
        left = ["v_taiga", *[None] * 6]
        right = ["buried", "upper", "idols", "tipdiff", *[None] * 3]
        p = alone(nomads=given, me={"stones": taken}, spaces=[*left, *right], row=["N03"])
        act(p, "stone")
        assert [stone["stone"] for stone in them(p)["stones"]] == ["v_taiga"]
        given = given | {"stones": ["v_taiga"]}
        p = alone(nomads=given, me={"stones": taken}, spaces=[*[None] * 7, *right], row=["N03"])
    else:
        p = alone(nomads=given)
    events = act(p, "stone")
    assert instead(events)[0] == ("stone", "megalith", why)
    assert len(told(events, "nomads_megalith_built")) >= 1
    assert told(events, "nomads_stone_taken") == []
    assert told(events, "nomads_paid") == []


@pytest.mark.rule("EW-26.11")
def test_a_megalith_without_a_place_is_a_burying() -> None:
    # No real game fills the site before the nomads have built their neutral pieces, so it is filled by hand.
    p = alone(pieces={"1,0": "neutral"}, me={"built": 1})
    state: Any = p.state
    for place in range(len(state.site)):
        state.site[place] = NEUTRAL
    events = act(p, "megalith")
    assert instead(events) == [("megalith", "bury", "no_place")]
    assert them(p)["buried_size"] == 1


@pytest.mark.rule("EW-26.5")
def test_an_empty_display_and_every_draw_enter_at_bury() -> None:
    p = alone(display=[], offering=["smokehouse", "cairn"])
    assert instead(act(p, "culture")) == [("culture", "bury", "empty_display")]
    assert them(p)["buried_size"] == 1
    assert instead(act(p, "draw 1")) == [("draw", "bury", "no_draw_deck")]
    assert (them(p)["buried_size"], them(p)["offering_deck"]) == (2, [])
    events = act(p, "draw 1")
    assert instead(events) == [("draw", "bury", "no_draw_deck"), ("bury", "tool", "empty_offering")]
    assert them(p)["tools"] == 1


@pytest.mark.rule("EW-26.7", "EW-26.12")
@pytest.mark.parametrize("word", ["tribe_hand", "tribe_discard"])
def test_a_tribe_card_is_a_tool(word: str) -> None:
    p = alone(nomads={"tools": 4})
    assert instead(act(p, word)) == [(word, "tool", "no_tribe")]
    assert instead(act(p, word)) == [(word, "tool", "no_tribe"), ("tool", "food", "tools_full")]
    assert (them(p)["tools"], them(p)["food"]) == (5, 1)
    assert sum(p.view(0)["stacks"].values()) == 75  # type: ignore[attr-defined]


@pytest.mark.rule("EW-26.8", "EW-26.12")
def test_a_tip_is_food() -> None:
    p = alone(nomads={"food": 9, "living": {"cat": 2}})
    assert instead(act(p, "tip")) == [("tip", "food", "never_tip")]
    assert instead(act(p, "tip")) == [("tip", "food", "never_tip"), ("food", "idol", "food_full")]
    assert (them(p)["food"], them(p)["honor"], them(p)["living"]) == (10, 1, {"cat": 2})


@pytest.mark.rule("EW-26.9")
def test_units_one_by_one_and_what_has_no_substitute() -> None:
    p = alone(nomads={"tools": 4, "food": 9})
    events = act(p, "tool 3")
    assert instead(events) == [
        ("tool", "food", "tools_full"), ("tool", "food", "tools_full"), ("food", "idol", "food_full")
    ]  # fmt: skip
    assert (them(p)["tools"], them(p)["food"], them(p)["honor"]) == (5, 10, 1)
    assert instead(act(p, "food_max")) == [("food_max", "idol", "food_full")]
    assert them(p)["honor"] == 2
    p = alone(nomads={"food": 3})
    assert instead(act(p, "food_max")) == []
    assert (them(p)["food"], them(p)["honor"]) == (10, 0)
    assert kinds(act(p, "vp 4")) == ["nomads_points"]
    assert them(p)["score"] == 4


@pytest.mark.rule("EW-26.9", "EW-25.13")
def test_without_glaciers_there_is_no_substitute() -> None:
    p = alone(terrain=dict.fromkeys(CAMPS, "grassland"))
    before = them(p)
    events = act(p, "glacier")
    assert (kinds(events), events[0].args) == (["nomads_glaciers"], {"count": 0})
    assert them(p) == before


@pytest.mark.rule("EW-26.9", "EW-25.5")
@pytest.mark.parametrize(
    ("given", "why"),
    [({"area": ["cat", "cat", "sloth", "sloth", "bison", "bison"]}, "area_full"), ({"animal_deck": []}, "no_animals")],
)
def test_where_nothing_can_be_revealed_there_is_no_substitute(given: dict[str, Any], why: str) -> None:
    p = alone(**given)
    before = them(p)
    events = act(p, "reveal")
    assert (kinds(events), events[0].args) == (["nomads_nothing"], {"action": "reveal", "why": why})
    assert them(p) == before


@pytest.mark.rule("EW-26.12")
def test_culture_cards_go_to_the_offering_deck_only() -> None:
    p = alone(round_=3)
    shown: Any = p.view(0)["culture"]["display"]  # type: ignore[index]
    act(p, "culture")
    state: Any = p.to_dict()["state"]
    assert state["nomads"]["cards"][-1] == [shown[0], "deck_seen"]
    assert {zone for _, zone in state["nomads"]["cards"]} == {"deck", "deck_seen"}
