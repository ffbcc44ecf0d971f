"""Section 30: the worked examples, coded as given."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from beringia.kernel.events import Event
from tests.rules.valley.board import (
    GAME,
    animals,
    closed,
    decision,
    food,
    go_on,
    herds,
    hex_,
    offered,
    offers,
    people,
    play,
    player,
    roll,
    seat,
    settlement,
    table,
    table_dict,
    tell,
    told,
)


@pytest.mark.rule("VM-3.6", "VM-3.9", "VM-16.2")
def test_ex_01_placing_next_to_a_settlement_and_sowing() -> None:
    position = GAME.start(3, seed=1, options={"north": "N1", "south": "S1", "colours": ["red", "blue", "green"]})
    first = position.seat
    assert first is not None
    play(position, "place 0,-3")
    second = (first + 1) % 3
    assert position.seat == second
    assert {"-1,-2", "0,-2"} <= offered(position, "place")
    assert not {"1,-3", "0,-3"} & offered(position, "place")
    play(position, "place -1,-2", "sow -1,-2")
    players: list[dict[str, int]] = position.view(None)["players"]  # type: ignore[assignment]
    assert players[second]["food"] == 10
    assert hex_(position, "-1,-2")["crop"] == 2


def _arrivals(position: Position) -> int:
    return len(told(position.opening, "animal_came"))


@pytest.mark.rule("VM-6.1", "VM-6.2")
def test_ex_02_new_animals() -> None:
    assert _arrivals(table(5, phase=2, when="S2", year=1)) == 6
    assert _arrivals(table(5, phase=2, when="S3", year=1)) == 4
    assert _arrivals(table(5, phase=2, when="W1", year=1)) == 2
    three = ["red", "blue", "green"]
    assert _arrivals(table(5, phase=2, when="S3", year=1, anchors=three)) == 3
    assert _arrivals(table(5, phase=2, when="W1", year=1, anchors=three)) == 1


@pytest.mark.rule("VM-6.3", "VM-6.4", "VM-16.4")
def test_ex_03_animals_trample_where_they_appear() -> None:
    hexes = {"1,2": "red:1w1f village:red crop"}
    position = table(3, hexes=hexes, phase=2, dice=["rhino i", "bison i", "wolf A", 1])
    assert [event["ears"] for event in told(position.opening, "crop_damaged")] == [1, 0]
    assert hex_(position, "1,2")["crop"] == 0
    assert animals(position, "1,2") == {"bison": 1, "rhino": 1}


@pytest.mark.rule("VM-7.6", "VM-7.7", "VM-7.8")
def test_ex_04_a_wolf_stays_a_bear_swims() -> None:
    position = table(hexes={"3,-1": "wolf bear"}, phase=3, dice=[5])
    assert herds(position, "wolf") == {"3,-1": 1}
    assert herds(position, "bear") == {"1,-1": 1}


@pytest.mark.rule("VM-7.5", "VM-7.7")
def test_ex_05_a_mammoth_turns_before_a_mountain() -> None:
    assert herds(table(hexes={"2,-1": "mammoth"}, phase=3, dice=[3]), "mammoth") == {"2,-2": 1}


@pytest.mark.rule("VM-7.4", "VM-7.9", "VM-7.10")
def test_ex_06_a_wolf_stops_at_water_and_at_people() -> None:
    assert herds(table(hexes={"2,-3": "wolf"}, phase=3, dice=[4]), "wolf") == {"0,-1": 1}
    assert herds(table(hexes={"2,-3": "wolf", "1,-2": "red:1w"}, phase=3, dice=[4]), "wolf") == {"1,-2": 1}


@pytest.mark.rule("VM-7.12", "VM-7.13", "VM-7.15")
def test_ex_07_bison_form_a_herd() -> None:
    position = table(hexes={"2,-3": "bison", "2,-2": "bison"}, phase=3, dice=[3])
    assert herds(position, "bison") == {"2,-1": 2}


@pytest.mark.rule("VM-7.16", "VM-7.17", "VM-16.5")
def test_ex_08_a_herd_tramples_once() -> None:
    hexes = {"2,-3": "mammoth2", "1,-2": "crop"}
    position = table(hexes=hexes, phase=3, dice=[4])
    assert herds(position, "mammoth") == {"1,-2": 2}
    assert hex_(position, "1,-2")["crop"] == 1
    position = table(hexes={**hexes, "1,-2": "crop fence"}, phase=3, dice=[4])
    assert herds(position, "mammoth") == {"1,-2": 2}
    assert hex_(position, "1,-2")["crop"] == 2


@pytest.mark.rule("VM-8.7")
def test_ex_09_as_many_stay_as_there_are_opponents() -> None:
    position = table(hexes={"1,-2": "red:4w1f blue:1w bison wolf"})
    play(position, "march 1,-2")
    assert offered(position, "warriors") == {"0", "1", "2"}
    play(position, "warriors 1")
    assert offered(position, "women") == {"0", "1"}
    position = table(hexes={"1,-2": "red:2w1f blue:1w bison wolf"})
    assert "march 1,-2" not in offers(position)


@pytest.mark.rule("VM-8.8", "VM-8.10")
def test_ex_10_passing_a_wolf() -> None:
    position = table(hexes={"1,-2": "wolf", "2,-3": "red:3w"})
    play(position, "march 2,-3", "warriors 3", "step 1,-2", "step 1,-1")
    assert people(position, "red", "1,-2") == "1w"
    assert people(position, "red", "1,-1") == "2w"
    position = table(hexes={"1,-2": "wolf", "2,-3": "red:3w"})
    play(position, "march 2,-3", "warriors 1", "step 1,-2")
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-8.5", "VM-8.6")
def test_ex_11_first_steps() -> None:
    position = table(hexes={"1,0": "red:1w"})
    play(position, "march 1,0")
    assert offered(position, "step") == {"1,-1", "2,-1", "2,0", "1,1"}
    play(position, "step 2,0")
    assert decision(position) == "red turn_action"
    assert people(position, "red", "2,0") == "1w"


@pytest.mark.rule("VM-9.1", "VM-9.2", "VM-9.3")
def test_ex_12_founding() -> None:
    position = table(hexes={"-2,1": "red:2w1f"})
    play(position, "found -2,1")
    assert settlement(position, "-2,1") == "red"
    play(position, "march -2,1")
    assert decision(position) == "red step", "only one warrior can go, so nothing is asked about the group"
    position = table(hexes={"-2,1": "red:2w1f"})
    play(position, "march -2,1", "warriors 1", "women 1", "step -1,1", "stop")
    assert offered(position, "found") == {"-3,3"}, "only the anchor has an unmoved pair"


@pytest.mark.rule("VM-9.9", "VM-9.11")
def test_ex_13_the_last_woman_leaves() -> None:
    position = table(hexes={"-2,1": "red:2w1f village:red crop"})
    play(position, "march -2,1", "warriors 0", "step -1,1")
    assert settlement(position, "-2,1") is None
    assert player(position, "red")["supply"]["settlements"] == 5
    assert hex_(position, "-2,1")["crop"] == 2
    for there, harvest in (("red:2w1f crop", 0), ("red:2w1f village:red crop", 8)):
        last_round = table(hexes={"-2,1": there}, phase=6, when="S3")
        assert _harvest(last_round.opening) == harvest, "only with a new settlement"


def _harvest(events: list[Event]) -> int:
    return sum(event["count"] for event in told(events, "food_gained") if event["how"] == "harvest")


@pytest.mark.rule("VM-10.5", "VM-10.6", "VM-10.7", "VM-13.4", "VM-13.5")
def test_ex_14_bears_in_the_cave() -> None:
    position = table(hexes={"-2,2": "red:3w1f cave:red bear2"}, phase=5, dice=[2, 4, 1, 6])
    assert [event["value"] for event in told(position.opening, "tribe_rolled")] == [7, 6]
    assert [event["value"] for event in told(position.opening, "animals_rolled")] == [6, 7]
    assert animals(position, "-2,2") == {"bear": 1}
    assert food(position, "red") == 15
    assert decision(position) == "red casualty"
    assert offers(position) == {"lose warrior", "lose woman"}
    for lost, left in (("warrior", "2w1f"), ("woman", "3w")):
        after = roll(position.copy(), 6, 1)
        play(after, f"lose {lost}")
        assert people(after, "red", "-2,2") == left


@pytest.mark.rule("VM-10.8", "VM-10.12")
def test_ex_15_women_add_nothing_and_ties_are_rerolled() -> None:
    position = table(hexes={"1,-2": "red:2f village:red bison"}, phase=5, dice=[3, 3, 5, 1])
    assert [event["value"] for event in told(position.opening, "tribe_rolled")] == [4, 6]
    assert [event["value"] for event in told(position.opening, "animals_rolled")] == [4, 2]
    assert people(position, "red", "1,-2") == "2f"


@pytest.mark.rule("VM-11.2", "VM-11.3", "VM-11.9", "VM-11.10")
def test_ex_16_three_tribes() -> None:
    hexes = {"1,-2": "red:2w blue:2w green:1w1f"}
    position = table(hexes=hexes, phase=5, dice=[4, 4, 4, 5, 2, 1, 6, 3, 3, 6, 1])
    values = [(event["who"], event["value"]) for event in told(position.opening, "tribe_rolled")]
    red, blue, green = 0, 1, 2
    assert values == [
        (red, 6), (blue, 6), (green, 5), (red, 7), (blue, 4), (red, 3), (blue, 7), (red, 4), (blue, 4), (red, 7),
        (blue, 2),
    ]  # fmt: skip
    assert decision(position) == "red take_women"
    assert offers(position) == {"take 0", "take 1"}
    assert people(position, "red", "1,-2") == "1w"
    play(position, "take 1")
    assert people(position, "red", "1,-2") == "1w1f"
    # With five more women elsewhere red has no token left for her.
    full = table(hexes={**hexes, "1,0": "red:5f"}, phase=5, dice=[4, 4, 4, 5, 2, 1, 6, 3, 3, 6, 1])
    assert people(full, "green", "1,-2") == ""
    assert people(full, "red", "1,-2") == "1w"


CAPTURE = {"1,-2": "blue:2f village:blue red:1w", "2,-2": "blue:1w1f village:blue"}


@pytest.mark.rule("VM-11.6", "VM-12.3", "VM-12.5", "VM-12.6")
def test_ex_17_a_village_of_women_submits() -> None:
    position = table(hexes=CAPTURE, phase=5, food={"blue": 11})
    assert told(position.opening, "tribe_rolled") == []
    assert (food(position, "red"), food(position, "blue")) == (14, 9)
    assert offers(position) == {"keep", "destroy"}
    kept = position.copy()
    play(kept, "keep")
    assert offers(kept) == {"take 1", "take 2"}
    assert settlement(kept, "1,-2") == "red"
    play(position, "destroy")
    assert settlement(position, "1,-2") is None
    assert people(position, "blue", "1,-2") == ""


@pytest.mark.rule("VM-12.3")
def test_ex_18_the_last_settlement_costs_half() -> None:
    position = table(hexes={"1,-2": CAPTURE["1,-2"]}, phase=5, food={"blue": 11})
    assert (food(position, "red"), food(position, "blue")) == (17, 6)


@pytest.mark.rule("VM-11.14", "VM-13.1")
def test_ex_19_tribes_first_then_the_animals() -> None:
    position = table(hexes={"1,-1": "red:2w1f blue:1w tiger"}, phase=5, dice=[5, 1, 5, 1])
    values = [event["value"] for event in told(position.opening, "tribe_rolled")]
    assert values == [7, 2, 7]
    assert [event["value"] for event in told(position.opening, "animals_rolled")] == [2]


@pytest.mark.rule("VM-14.2", "VM-14.3", "VM-14.5", "VM-14.6", "VM-14.10")
def test_ex_20_income_and_need() -> None:
    hexes = {"1,-1": "red:2w", "0,-1": "red:1w", "2,-3": "red:1w", "-2,0": "red:2w"}
    for when, income, left in (("S2", [2, 1, 0, 2], 2), ("W2", [1, 1, 0, 1], 0)):
        position = table(hexes=hexes, phase=6, when=when, food={"red": 3}, anchors=["blue", "green"])
        gained = [event for event in told(position.opening, "food_gained") if event["who"] == 0]
        assert [sum(event["count"] for event in gained if event["hex"] == place) for place in hexes] == income
        play(position, "feed all")
        assert food(position, "red") == left


@pytest.mark.rule("VM-14.11", "VM-14.12", "VM-14.13")
def test_ex_21_hunger_in_a_cold_snap() -> None:
    hexes = {"2,-3": "red:4w3f"}
    position = table(hexes=hexes, phase=6, when="W2", open_=["cold_snap"], food={"red": 8}, anchors=["blue", "green"])
    assert decision(position) == "red starve"
    assert position.decision is not None
    assert position.decision.args["need"] == 11
    play(position, "starve 2,-3 warrior", "starve 2,-3 warrior")
    assert decision(position) == "red feed"
    play(position, "feed all")
    assert food(position, "red") == 0
    assert people(position, "red", "2,-3") == "2w3f"


@pytest.mark.rule("VM-15.1", "VM-15.3", "VM-15.4")
def test_ex_22_twins_and_a_warrior() -> None:
    position = table(hexes={"1,-2": "red:3f village:red"}, phase=7, when="S3", dice=[6, 2, 5, 4])
    born = [event["sex"] for event in told(position.opening, "born")]
    assert born == ["woman", "warrior", "warrior"]
    assert people(position, "red", "1,-2") == "2w4f"


@pytest.mark.rule("VM-14.8", "VM-19.4", "VM-21.32")
@pytest.mark.parametrize(("rain", "manure", "harvest"), [(0, 0, 12), (1, 0, 20), (0, 1, 20), (1, 1, 20)])
def test_ex_23_harvest(rain: int, manure: int, harvest: int) -> None:
    position = table(
        hexes={"1,-2": "red:1w1f village:red crop", "2,-3": "red:1w1f village:red crop1"},
        phase=6,
        when="S3",
        open_=["abundant_rain"] * rain,
        hands={"red": ["natural_manure"] * manure},
    )
    events = position.opening
    if manure and not rain:
        events = tell(position, "play natural_manure")
    assert _harvest(events) == harvest
    assert hex_(position, "1,-2")["crop"] == hex_(position, "2,-3")["crop"] == 0


@pytest.mark.rule("VM-19.2", "VM-14.2")
def test_ex_24_flood() -> None:
    hexes = {"1,0": "red:3w2f village:red crop", "1,1": "blue:1w1f cave:blue"}
    position = table(hexes=hexes, phase=1, events=["flood"], dice=[4])
    assert closed(position) == dict.fromkeys(["1,-1", "1,0", "-1,1", "0,1", "0,2"], "flood")
    assert decision(position) == "red survivor"
    play(position, "spare woman")
    assert people(position, "red", "1,0") == "1f"
    assert settlement(position, "1,0") is None
    assert hex_(position, "1,0")["crop"] == 0
    assert people(position, "blue", "1,1") == "1w1f"
    assert "march 1,0" not in offers(position)
    events = go_on(position, "feed")
    gained = [event for event in told(events, "food_gained") if event["hex"] == "1,0"]
    assert [(event["who"], event["how"], event["count"]) for event in gained] == [(0, "fishing", 1)]


@pytest.mark.rule("VM-20.3", "VM-8.13", "VM-1.10")
def test_ex_25_frozen_river() -> None:
    position = table(
        hexes={"0,-1": "red:2w", "0,1": "red:1w"}, phase=1, when="W2", events=["frozen_river"], dice=[1], anchors=True
    )
    go_on(position, "turn_action")
    play(position, "march 0,-1", "warriors 1")
    assert {"0,0", "-1,0"} <= offered(position, "step")
    play(position, "step 0,0", "step 0,1")
    assert people(position, "red", "0,1") == "2w"
    play(position, "march 0,1")
    assert "1,0" not in offered(position, "step")


@pytest.mark.rule("VM-19.10")
def test_ex_26_drought() -> None:
    position = table(hexes={"3,-1": "red:1w", "1,-1": "red:1w"}, phase=6, open_=["drought"])
    fished = [event["hex"] for event in told(position.opening, "food_gained") if event["how"] == "fishing"]
    assert "3,-1" not in fished
    assert "1,-1" in fished
    assert herds(table(hexes={"3,-1": "wolf"}, phase=3, open_=["drought"], dice=[5]), "wolf") == {"0,-1": 1}


FOUR = {
    "1,-2": "red:1w1f village:red",
    "2,-3": "red:1f village:red",
    "2,-2": "red:1f village:red",
    "-2,1": "red:1f village:red",
}


@pytest.mark.rule("VM-18.1", "VM-18.2", "VM-18.3")
def test_ex_27_victory_at_two_successive_checks() -> None:
    stores = dict.fromkeys(["red", "blue", "green"], 40)
    hexes = {**FOUR, "2,-1": "red:1w1f"}
    position = table(hexes=hexes, phase=6, when="W1", food=stores, events=["meat_shortage"])
    events = go_on(position, "turn_action")
    assert told(events, "announced") == [{"settlements": 4, "who": seat("red")}]
    play(position, "found 2,-1")
    events = go_on(position)
    assert position.over
    assert position.winners() == [seat("red")]
    assert player(position, "red")["settlements"] == 5
    assert position.view(None)["number"] == 2
    assert [event["phase"] for event in told(events, "phase_began")] == [5, 6], "at the end of phase 6"
    three = {place: text for place, text in FOUR.items() if place != "-2,1"}
    hexes = {**three, "-2,1": "red:1w1f"}
    position = table(hexes=hexes, phase=6, when="W2", food=stores, events=["meat_shortage"])
    assert told(go_on(position, "turn_action"), "announced") == []
    play(position, "found -2,1")
    events = go_on(position, "sow")
    assert told(events, "announced") == [{"settlements": 4, "who": seat("red")}]
    assert not position.over


@pytest.mark.rule("VM-4.10")
def test_ex_28_start_player_by_food() -> None:
    position = table(
        hexes={
            "1,-2": "red:3w1f village:red",
            "2,-3": "red:2w1f village:red",
            "-1,-2": "blue:3w1f village:blue",
            "-2,0": "blue:2w1f village:blue",
            "3,0": "green:1w1f village:green",
        },
        phase=10,
        food={"red": 5, "blue": 6, "green": 30},
        anchors=False,
    )
    assert position.view(None)["start"] == seat("blue")


@pytest.mark.rule("VM-17.5", "VM-17.6", "VM-17.11")
def test_ex_29_only_one_has_something_to_play() -> None:
    position = table(
        hexes={"2,-2": "blue:1w1f village:blue"},
        phase=3,
        hands={"red": ["fence"], "blue": ["foundling"], "green": ["espionage"]},
    )
    assert decision(position) == "blue trump"
    play(position, "pass")
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-17.6", "VM-17.12", "VM-26.4")
@pytest.mark.parametrize("held", ["foundling", "theft"])
def test_ex_29_who_is_asked_tells_nothing(held: str) -> None:
    position = table(
        hexes={"2,-2": "blue:1w1f village:blue"},
        phase=3,
        hands={"red": ["fence"], "blue": [held], "green": ["espionage"]},
        empty_questions=True,
    )
    for asked in ("red", "blue", "green"):
        assert decision(position) == f"{asked} trump"
        can_play = asked == "blue" and held == "foundling"
        assert offers(position) == ({"pass", "play foundling"} if can_play else {"pass"})
        for viewer in (None, *range(3)):
            shown: Any = position.view(viewer)["decision"]
            assert shown["seat"] == (viewer if viewer == seat(asked) else None)
            assert (shown["kind"], shown["args"]) == ("trump", {})
        assert position.play_and_tell(position.parse("pass")) == [] or asked == "green"
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-17.6")
def test_ex_29_without_cards_or_without_use_nobody_is_asked() -> None:
    hexes = {"2,-2": "blue:1w1f village:blue"}
    position = table(hexes=hexes, phase=3, hands={"blue": ["theft"]}, empty_questions=True)
    assert decision(position) == "blue trump", "the others have no cards"
    # Of the trumps of this window those on the discard pile cannot be in a hand; the others would change nothing.
    shown = ["family_visit", "foundling", "young_wolf", "war_drum", "fence"]
    deck = table_dict(3, hexes=hexes, phase=3, hands={"blue": ["theft"]})["state"]["trumps"]
    left = [card for card in deck if card not in shown]
    position = table(hexes=hexes, phase=3, hands={"blue": ["theft"]}, state={"trumps": left}, empty_questions=True)
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-4.4", "VM-4.5", "VM-19.5")
def test_ex_30_mild_autumn() -> None:
    stores = dict.fromkeys(["red", "blue", "green"], 60)
    hexes = {"1,-2": "red:1w1f village:red crop fence"}
    position = table(hexes=hexes, phase=1, when="S2", events=["mild_autumn", "rodents"], food=stores)
    seen: list[tuple[object, object]] = []
    phases: dict[tuple[object, object], list[object]] = {}
    harvested: list[tuple[object, object]] = []
    events = list(position.opening)
    now: tuple[object, object] = ("summer", 2)
    while now != ("winter", 1) and not position.over:
        easy = [text for text in ("pass", "end", "feed all", "done") if text in offers(position)]
        events += tell(position, easy[0] if easy else sorted(offers(position))[0])
        for event in events:
            if event.kind == "round_began":
                now = (event.args["season"], event.args["number"])
                seen.append(now)
            elif event.kind == "phase_began":
                phases.setdefault(now, []).append(event.args["phase"])
            elif event.kind == "food_gained" and event.args["how"] == "harvest":
                harvested.append(now)
        events = []
    assert seen == [("summer", 3), ("summer", 4), ("winter", 1)]
    assert 7 not in phases["summer", 3]
    assert 9 not in phases["summer", 3]
    assert {7, 9} <= set(phases["summer", 4])
    assert harvested == [("summer", 4)]


@pytest.mark.rule("VM-19.7", "VM-20.14")
def test_ex_31_earthquake_and_avalanche() -> None:
    hexes = {"0,-1": "red:3w1f cave:red"}
    position = table(hexes=hexes, phase=1, events=["earthquake"], dice=[3])
    assert offers(position) == {"lose warrior", "lose woman"}
    shaken = position.copy()
    play(shaken, "lose woman")
    assert people(shaken, "red", "0,-1") == "3w"
    assert settlement(shaken, "0,-1") is None
    play(position, "lose warrior")
    assert people(position, "red", "0,-1") == "2w1f"
    assert settlement(position, "0,-1") == "red"
    position = table(hexes=hexes, phase=1, when="W2", events=["avalanche"], dice=[3])
    buried = position.copy()
    play(position, "spare woman")
    assert people(position, "red", "0,-1") == "1f"
    assert settlement(position, "0,-1") == "red"
    play(buried, "spare warrior")
    assert settlement(buried, "0,-1") is None


@pytest.mark.rule("VM-24.2", "VM-24.3")
def test_ex_32_limited_storage() -> None:
    position = table(
        hexes={"2,-1": "red:3w", "1,0": "red:3w bear"},
        phase=5,
        food={"red": 4},
        anchors=["blue", "green"],
        options={"limited_storage": True},
        dice=[6, 1],
    )
    go_on(position, "feed")
    assert (player(position, "red")["meat"], player(position, "red")["plant"]) == (5, 5)
    play(position, "feed all")
    assert (player(position, "red")["meat"], player(position, "red")["plant"]) == (0, 4)


@pytest.mark.rule("VM-23.3", "VM-23.4", "VM-23.8")
def test_ex_33_fire_from_the_volcano() -> None:
    hexes = {"-2,-1": "red:1w", "1,-2": "red:1f village:red"}
    position = table(hexes=hexes, options={"fire": True})
    assert not player(position, "red")["fire"]
    play(position, "march -2,-1", "step -1,-1")
    assert player(position, "red")["fire"]
    hexes = {"-1,-1": "red:1w wolf", "1,-2": "red:1f village:red"}
    position = table(hexes=hexes, options={"fire": True}, fire=["red"], phase=5, dice=[3, 1])
    assert [event["value"] for event in told(position.opening, "tribe_rolled")] == [5]
    position = table(hexes={"-2,-1": "red:1w"}, options={"fire": True})
    play(position, "march -2,-1", "step -1,-1")
    assert not player(position, "red")["fire"]


@pytest.mark.rule("VM-21.10", "VM-8.7")
def test_ex_34_flight() -> None:
    position = table(hexes={"1,-2": "red:2w wolf3"}, hands={"red": ["flight"]})
    assert "march 1,-2" not in offers(position)
    play(position, "play flight")
    assert offered(position, "warriors") == {"1", "2"}
    play(position, "warriors 2", "step 1,-1", "step 2,-1")
    assert people(position, "red", "2,-1") == "2w"
    assert people(position, "red", "1,-2") == ""
