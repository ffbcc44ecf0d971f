"""Section 27 of the rules: how decisions are cut."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position, Record
from tests.rules.valley.board import (
    COLOURS,
    GAME,
    animals,
    decision,
    offered,
    offers,
    people,
    play,
    refused,
    roll,
    settlement,
    table,
    tell,
    told,
)


def _asked(position: Position, *texts: str) -> list[str]:
    """The decisions in which these choices are made, each with the verbs it offers."""
    seen: list[str] = []
    for text in texts:
        verbs = sorted({choice.verb for choice in map(position.describe, position.choices())})
        seen.append(f"{decision(position).split()[1]}: {' '.join(verbs)}")
        play(position, text)
    return seen


# -- VM-27.1, VM-27.2: marches


@pytest.mark.rule("VM-27.1")
def test_a_march_is_offered_only_if_somebody_can_go_somewhere() -> None:
    """(3,-1) lies behind river 3; its other neighbours are (2,0), a mountain, and (3,0)."""
    living = ["red", "blue"]
    hexes = {"3,-1": "red:2w1f", "3,0": "fire"}
    shut_in = table(hexes=hexes, when="W2", open_=["snowfall"], anchors=living)
    assert "3,-1" not in offered(shut_in, "march")
    assert refused(shut_in, "march", _number("3,-1")) == "VM-27.1"
    one_way = table(hexes=hexes, when="W2", anchors=living)
    assert "3,-1" in offered(one_way, "march")
    over_ice = table(hexes=hexes, when="W2", open_=["snowfall"], frozen=[3], anchors=living)
    play(over_ice, "march 3,-1", "warriors 1", "women 0")
    assert people(over_ice, "red", "2,-1") == "1w", "over the ice there is one way, and it is taken"
    held = table(hexes={"3,-1": "red:2w1f wolf3"})
    assert "3,-1" not in offered(held, "march")
    assert refused(held, "march", _number("3,-1")) == "VM-8.7"
    tired = table(hexes={"3,-1": "red:1w"}, tribes={"red": {"marched": {"3,-1": [1, 0]}}})
    assert "3,-1" not in offered(tired, "march")
    assert refused(tired, "march", _number("3,-1")) == "VM-8.3"


def _number(place: str) -> int:
    """The number of a hex: its place in reading order."""
    hexes: list[dict[str, Any]] = table().view(None)["hexes"]  # type: ignore[assignment]
    return [entry["hex"] for entry in hexes].index(place)


@pytest.mark.rule("VM-27.2")
def test_nobody_is_left_on_the_way_but_for_opponents() -> None:
    free = table(hexes={"2,-3": "red:2w2f"})
    play(free, "march 2,-3", "warriors 2", "women 2", "step 1,-2")
    assert offers(free) == {"stop", *(f"step {to}" for to in ("1,-3", "2,-3", "2,-2", "1,-1", "0,-1", "0,-2"))}
    play(free, "step 1,-1")
    assert (people(free, "red", "1,-1"), people(free, "red", "1,-2")) == ("2w2f", "")
    wolf = table(hexes={"2,-3": "red:2w2f", "1,-2": "wolf"})
    play(wolf, "march 2,-3", "warriors 2", "women 2", "step 1,-2", "step 1,-1")
    assert offers(wolf) == {"leave 0", "leave 1"}, "one person, no more"
    guarded = table(hexes={"2,-3": "red:2w2f", "1,-2": "wolf red:1w"})
    play(guarded, "march 2,-3", "warriors 2", "women 2", "step 1,-2", "step 1,-1")
    assert people(guarded, "red", "1,-1") == "2w2f", "nobody is missing"
    assert decision(guarded) == "red turn_action"
    split = table(hexes={"2,-3": "red:2w"})
    play(split, "march 2,-3", "warriors 1", "step 1,-2", "stop", "march 2,-3", "step 1,-2", "step 1,-1")
    assert (people(split, "red", "1,-2"), people(split, "red", "1,-1")) == ("1w", "1w"), "two marches split a group"


# -- VM-27.3, VM-27.5: the parameters of a trump


@pytest.mark.rule("VM-27.3")
@pytest.mark.parametrize("card", ["raft", "bridge", "swimming", "tree_trunks"])
def test_a_crossing_card_asks_for_origin_group_and_target(card: str) -> None:
    hexes = {"0,1": "red:2w2f1t", "3,-1": "red:1w"}
    position = table(hexes=hexes, hands={"red": [card]})
    texts = [f"play {card}", "target 0,1", "warriors 1", "women 1", "wolves 1", "target 1,0"]
    assert _asked(position, *texts) == [
        "turn_action: end found march play", "card_target: target", "group_warriors: warriors", "group_women: women",
        "group_wolf: wolves", "card_target: target",
    ]  # fmt: skip
    assert people(position, "red", "1,0") == "1w1f1t"
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-27.3")
def test_flight_asks_for_origin_and_group_and_then_marches() -> None:
    hexes = {"1,-2": "red:2w1f wolf3", "-1,1": "red:1w wolf"}
    position = table(hexes=hexes, hands={"red": ["flight"]})
    assert _asked(position, "play flight", "target 1,-2", "warriors 2", "women 1", "step 1,-1", "step 1,0") == [
        "turn_action: end found march play", "card_target: target", "group_warriors: warriors", "group_women: women",
        "step: step", "step: step stop",
    ]  # fmt: skip
    assert people(position, "red", "1,0") == "2w1f"


@pytest.mark.rule("VM-27.3")
def test_a_couple_is_asked_for_hex_and_kind() -> None:
    hexes = {"1,-2": "red:2w2f", "1,0": "red:2w"}
    position = table(hexes=hexes, hands={"red": ["same_sex_couple"]})
    assert _asked(position, "play same_sex_couple", "target 1,-2", "sex woman") == [
        "turn_action: end found march play", "card_target: target", "card_target: sex",
    ]  # fmt: skip
    assert settlement(position, "1,-2") == "red"
    only_one = table(hexes=hexes, hands={"red": ["same_sex_couple"]})
    play(only_one, "play same_sex_couple", "target 1,0")
    assert settlement(only_one, "1,0") == "red", "only the warriors can"


@pytest.mark.rule("VM-27.4")
def test_end_opens_the_last_window_and_nothing_else_follows() -> None:
    hexes = {"0,-1": "red:1w1f", "1,-2": "blue:1w", "1,0": "red:1w1f"}
    position = table(hexes=hexes, hands={"red": ["rockfall", "raft"]})
    assert {"march 1,0", "found 1,0", "play raft"} <= offers(position)
    assert "play rockfall" not in offers(position)
    play(position, "end")
    assert decision(position) == "red trump"
    assert offers(position) == {"pass", "play rockfall"}, "no march, no founding, no raft"
    play(position, "play rockfall")
    assert decision(position) == "blue turn_action"
    passed = play(table(hexes=hexes, hands={"red": ["rockfall"]}), "end", "pass")
    assert decision(passed) == "blue turn_action"


#: Card, position, choices, and the verbs offered for the parameters after the card itself.
TARGETS: list[tuple[str, dict[str, Any], list[str], list[str]]] = [
    *(
        (card, {"hexes": {"0,1": "red:2w", "0,2": "red:2w"}, "phase": 1, "events": ["flood"], "dice": [4]},
         ["target 0,2"], ["target"])
        for card in ("swimming", "tree_trunks", "climb_trees")
    ),
    ("young_wolf", {"hexes": {"1,-2": "red:1w wolf", "1,0": "red:1w wolf"}, "phase": 3}, ["target 1,0"], ["target"]),
    ("amazons", {"hexes": {"1,-2": "red:1f wolf", "1,0": "red:1w1f wolf"}, "phase": 5}, ["target 1,0"], ["target"]),
    ("surprise_birth", {"hexes": {"1,-2": "red:1f"}, "phase": 7, "when": "S3"}, ["target 1,-2"], ["target"]),
    ("fence", {"hexes": {"1,-2": "red:1f village:red crop", "1,0": "red:1f village:red crop"}, "phase": 3},
     ["target 1,0"], ["target"]),
    ("mountain_farm", {"hexes": {"0,-1": "red:1f cave:red", "2,0": "red:1f cave:red"}, "phase": 8, "when": "W3"},
     ["target 2,0"], ["target"]),
    ("foundling", {"hexes": {"2,-2": "red:1f village:red", "0,1": "red:1f village:red"}, "phase": 3},
     ["target 0,1", "sex woman"], ["target", "sex"]),
    ("flight", {"hexes": {"1,-2": "red:2w1f blue:1w"}, "phase": 5}, ["warriors 2", "women 1", "target 1,-1"],
     ["warriors", "women", "target"]),
    ("childbed_fever", {"hexes": {"1,-2": "blue:2f village:blue", "1,0": "green:1f village:green"}, "phase": 7,
                        "when": "S3", "dice": [3, 3, 3]}, ["target 1,0", "target 1,-2"], ["target"]),
    ("theft", {"hexes": {"1,-2": "red:1w", "2,-3": "blue:1f village:blue", "2,-2": "green:1f village:green"},
               "phase": 6}, ["target 2,-2"], ["target"]),
    ("theft", {"hexes": {"1,-2": "red:1w1f village:red", "2,-3": "blue:1f village:blue"}, "phase": 6, "fire": ["blue"],
               "options": {"fire": True}}, ["steal fire"], ["steal"]),
    ("friend", {"hexes": {"1,-2": "red:2w blue:1w green:1w"}, "phase": 5}, ["player green"], ["player"]),
    ("espionage", {"hexes": {"1,-2": "red:1w blue:1w", "1,-1": "green:1w"}}, ["player green"], ["player"]),
]  # fmt: skip
OTHERS_HOLD = {"blue": ["fishing_net"], "green": ["roots"]}


@pytest.mark.rule("VM-27.5")
@pytest.mark.parametrize(("card", "more", "texts", "verbs"), TARGETS)
def test_targets_by_card(card: str, more: dict[str, Any], texts: list[str], verbs: list[str]) -> None:
    others = OTHERS_HOLD if card == "espionage" else {}
    position = table(hands={"red": [card], **others}, **more)
    while decision(position).endswith("fight_order"):
        play(position, sorted(offers(position))[0])
    play(position, f"play {card}")
    for verb, text in zip(verbs, texts, strict=False):
        found = {choice.verb for choice in map(position.describe, position.choices())}
        assert (found, len(position.choices()) > 1) == ({verb}, True)
        play(position, text)
    if card == "childbed_fever":
        assert people(position, "blue", "1,-2") == "2w1f", "the second hex was the only one left"
    assert not decision(position).endswith("card_target")


@pytest.mark.rule("VM-27.5")
def test_targets_of_cards_at_the_end_of_phase_four() -> None:
    hexes = {"2,-2": "red:1w blue:1w", "0,1": "red:1w wolf"}
    hide = table(hexes=hexes, hands={"red": ["climb_trees"]})
    play(hide, "end", "end", "end")
    assert _asked(hide, "play climb_trees", "target 2,-2") == ["trump: pass play", "card_target: target"]
    hexes = {"1,-2": "red:1w", "1,-1": "red:1w", "2,-2": "wolf bear", "1,0": "wolf"}
    lure = table(hexes=hexes, hands={"red": ["lure"]})
    play(lure, "end", "end", "end")
    assert _asked(lure, "play lure", "target 2,-2", "animal bear") == [
        "trump: pass play", "card_target: target", "card_target: animal",
    ]  # fmt: skip
    assert offers(lure) == {"target 1,-2", "target 1,-1"}
    moved = told(tell(lure, "target 1,-1"), "herd_moved")
    assert moved == [{"species": "bear", "from": "2,-2", "to": "1,-1", "count": 1, "who": None}]
    hexes = {"1,-2": "red:1w", "1,-1": "red:1w", "2,-2": "blue:1f", "2,-3": "green:1f"}
    love = table(hexes=hexes, hands={"red": ["love"]})
    play(love, "end", "end", "end")
    assert _asked(love, "play love", "target 2,-2", "target 1,-1") == [
        "trump: pass play", "card_target: target", "card_target: target",
    ]  # fmt: skip
    assert people(love, "red", "1,-1") == "1w1f"


@pytest.mark.rule("VM-27.5")
def test_targets_of_the_war_drum() -> None:
    hexes = {"1,-2": "red:1w wolf", "1,0": "red:1w wolf"}
    first = table(hexes=hexes, phase=3, hands={"red": ["war_drum"]}, dice=[1])
    assert _asked(first, "play war_drum", "target 1,0", "target 2,-1") == [
        "trump: pass play", "card_target: target", "card_target: target",
    ]  # fmt: skip
    assert animals(first, "2,-1") == {"wolf": 1}
    second = table(hexes={"2,-3": "red:1w", "1,-2": "wolf", "1,0": "red:1w wolf"}, hands={"red": ["war_drum"]})
    play(second, "march 2,-3", "step 1,-2")
    assert _asked(second, "play war_drum", "target 2,-2") == ["step: play stop", "card_target: target"]
    assert animals(second, "2,-2") == {"wolf": 1}


@pytest.mark.rule("VM-27.5")
def test_targets_of_cards_after_the_marches() -> None:
    hexes = {"0,-1": "red:1w", "1,-2": "blue:1w", "1,-1": "green:1w"}
    rockfall = table(hexes=hexes, hands={"red": ["rockfall"]})
    assert _asked(rockfall, "end", "play rockfall", "target 1,-1")[1:] == ["trump: pass play", "card_target: target"]
    assert people(rockfall, "green", "1,-1") == ""
    arson = table(hexes={"1,-2": "red:1w"}, hands={"red": ["arsonist"]})
    assert _asked(arson, "end", "play arsonist", "region 1")[1:] == ["trump: pass play", "card_target: region"]
    late = table(
        hexes={"1,-2": "red:1f village:red", "2,-3": "red:1f village:red"}, phase=6, when="S1", events=["rodents"],
        hands={"red": ["late_sowing"]},
    )  # fmt: skip
    play(late, "feed all", "feed all", "feed all")
    assert _asked(late, "play late_sowing", "target 2,-3") == ["trump: pass play", "card_target: target"]


@pytest.mark.rule("VM-27.5")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("cannibals", {"phase": 6, "tribes": {"red": {"kills": 1}}}),
        ("strong_broth", {"hexes": {"1,-2": "red:2w1f wolf2"}, "phase": 5}),
        ("magic_potion", {"hexes": {"1,-2": "red:2w1f wolf2"}, "phase": 5}),
        ("flint", {"hexes": {"1,-2": "red:2w1f wolf2"}, "phase": 5}),
        ("torches", {"hexes": {"1,-2": "red:2w1f wolf2"}, "phase": 5}),
        ("traps", {"hexes": {"1,-2": "red:2w1f wolf2 bear"}, "phase": 5}),
        ("fertility_herb", {"hexes": {"1,-2": "red:1f village:red", "1,0": "red:1f village:red"}, "phase": 7,
                            "when": "S3"}),
        ("choice_of_sex", {"hexes": {"1,-2": "red:1f village:red", "1,0": "red:1f village:red"}, "phase": 7,
                           "when": "S3"}),
        ("family_visit", {"phase": 3}),
        ("fishing_net", {"hexes": {"0,1": "red:1w", "1,0": "red:1w"}, "phase": 6}),
        ("roots", {"hexes": {"0,1": "red:1w", "2,-2": "red:1w"}, "phase": 6, "when": "W2"}),
        ("natural_manure", {"hexes": {"1,-2": "red:1f village:red crop", "1,0": "red:1f village:red crop"},
                            "phase": 6, "when": "S3"}),
        ("intuition", {}),
    ],
)  # fmt: skip
def test_cards_without_a_target(card: str, more: dict[str, Any]) -> None:
    position = table(hands={"red": [card]}, **more)
    roll(position, 6, 1, 6, 1)
    play(position, f"play {card}")
    assert position.decision is not None
    assert position.decision.kind != "card_target"
    assert card in position.view(None)["cards"]["trump"]["pile"]  # type: ignore[index]


@pytest.mark.rule("VM-27.5")
def test_cards_of_a_march_need_no_target() -> None:
    march = table(hexes={"2,-3": "red:1w"}, hands={"red": ["stamina"]})
    play(march, "march 2,-3", "step 1,-2", "step 1,-1", "play stamina")
    assert decision(march) == "red step"
    hidden = table(hexes={"2,-3": "red:1w", "1,-2": "wolf"}, hands={"red": ["camouflage"]})
    play(hidden, "march 2,-3", "step 1,-2", "play camouflage")
    assert decision(hidden) == "red step"
    burnt = table(hexes={"1,-2": "red:1w blue:1f village:blue crop"}, phase=5, hands={"blue": ["scorched_earth"]})
    play(burnt, "keep", "play scorched_earth")
    assert not decision(burnt).endswith("card_target")


# -- VM-27.6 to VM-27.8


@pytest.mark.rule("VM-27.6")
def test_animals_income_and_births_need_no_decision() -> None:
    hexes = {"1,-2": "red:2f village:red", "0,1": "blue:1w", "2,-3": "mammoth2", "2,1": "wolf loner:w"}
    position = table(hexes=hexes, phase=2)
    assert len(told(position.opening, "animal_came")) == 3
    assert told(position.opening, "herd_moved")
    assert decision(position) == "red turn_action", "phases 2 and 3 are over"
    income = table(hexes=hexes, phase=6)
    assert {event["how"] for event in told(income.opening, "food_gained")} == {"fishing", "gathering"}
    assert decision(income) == "red feed"
    births = table(hexes=hexes, phase=7, when="W3", dice=[6, 1, 4, 3])
    assert [event["sex"] for event in told(births.opening, "born")] == ["woman", "warrior", "warrior"]
    assert decision(births) == "red sow"
    fight = table(hexes={"1,-2": "red:3w wolf2"}, phase=5, dice=[6, 1, 6, 1])
    assert len(told(fight.opening, "animals_rolled")) == 2, "the dice of the animals"
    assert decision(fight) == "red feed"


@pytest.mark.rule("VM-27.7")
def test_no_more_than_forty_choices() -> None:
    """The widest decisions: the first placement, a turn of sixteen lone persons, and a lure among many herds."""
    assert len(GAME.start(6, seed=1).choices()) == 36
    lone = ["0,-3", "2,-3", "-1,-2", "1,-2", "3,-3", "-2,-1", "0,-2", "2,-2", "-3,0", "-1,0", "1,-1", "3,-1", "-2,1"]
    pairs = {"2,0": "red:1w1f", "-1,2": "red:1w1f", "1,2": "red:1w1f"}
    hexes = {place: f"red:{'1w' if number < 7 else '1f'}" for number, place in enumerate(lone)} | pairs
    del hexes["-3,0"], hexes["3,-1"], hexes["-2,1"]
    wide = ["raft", "bridge", "same_sex_couple", "espionage", "intuition"]
    hands = {"red": wide, "blue": ["roots"]}
    turn = table(hexes=hexes, anchors=["blue", "green"], hands=hands)
    assert len(offered(turn, "march")) == 13
    assert 20 <= len(turn.choices()) <= 40
    herds = dict.fromkeys(("1,-3", "-1,-1", "0,-1", "2,-1", "1,0", "3,-2", "1,1", "0,1"), "wolf")
    lure = table(hexes={**hexes, **herds}, anchors=["blue", "green"], hands={"red": ["lure", "espionage", "intuition"]})
    play(lure, "end", "end", "end", "play lure")
    assert len(offered(lure, "target")) == 8
    assert len(lure.choices()) <= 40


@pytest.mark.rule("VM-27.8")
def test_undo_belongs_to_the_table_not_to_the_rules() -> None:
    assert not {"undo", "back"} & set(GAME.codes.names())
    options = {"north": "N1", "south": "S1", "colours": COLOURS[:3]}
    record = Record(GAME, 3, 1, options)
    first = record.position.seat
    assert first is not None
    record.play(record.position.parse("place 1,-2"))
    assert record.undo_depth(first) == 1, "nothing new is known yet: only the sowing is asked for"
    record.undo(first)
    assert settlement(record.position, "1,-2") is None
    while record.position.view(None)["phase"] == "setup":
        record.play(record.position.choices()[0])
    assert [record.undo_depth(seat) for seat in range(3)] == [0, 0, 0], "the trumps have been dealt"


def test_figures_of_another_decision_have_no_board_element() -> None:
    """Who falls or is hunted is asked in fights only."""
    position = table(hexes={"2,-3": "red:1w"})
    for verb in ("lose", "spare", "hunt", "animal"):
        assert GAME.rules.targets(position.state, GAME.codes.encode(verb, 0)) == (), verb
