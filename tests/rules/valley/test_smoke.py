"""Every trump does what it is for, and random games keep the invariants."""

from __future__ import annotations

import random

import pytest

from tests.rules.valley.board import (
    GAME,
    all_boards,
    animals,
    closed,
    decision,
    food,
    go_on,
    hand,
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
    tell,
    told,
)


@pytest.mark.parametrize("sides", all_boards())
@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_on_every_board_keep_the_invariants(sides: str, players: int) -> None:
    for starving in (True, False):
        picker = random.Random(f"{sides} {players}")
        options = {"north": sides[:2], "south": sides[2:], "voluntary_starvation": starving, "fire": not starving}
        position = GAME.start(players, seed=players, options=options)
        while not position.over:
            assert len(position.choices()) <= 40
            position.play(picker.choice(position.choices()))
            assert position.check() == []


# -- trumps of phase 4


@pytest.mark.parametrize("card", ["forced_march", "stamina"])
def test_three_steps_and_over_a_mountain_in_summer(card: str) -> None:
    hexes = {"1,0": "red:1w"}
    position = table(hexes=hexes, hands={"red": [card]})
    play(position, "march 1,0", "step 2,0", f"play {card}", "step 3,-1", "step 3,0")
    assert people(position, "red", "3,0") == "1w"
    position = table(hexes=hexes, hands={"red": [card]}, when="W2")
    play(position, "march 1,0", "step 2,0")
    assert decision(position) == "red turn_action"


@pytest.mark.parametrize("card", ["raft", "bridge", "swimming", "tree_trunks"])
def test_crossing_a_river(card: str) -> None:
    position = table(hexes={"0,-3": "red:2w1f"}, hands={"red": [card]})
    play(position, f"play {card}")
    play(position, "warriors 1", "women 1")
    assert offered(position, "target") == {"-1,-2", "0,-2"}
    play(position, "target 0,-2")
    assert people(position, "red", "0,-2") == "1w1f"
    assert people(position, "red", "0,-3") == "1w"


def test_a_raft_crosses_the_lake() -> None:
    position = table(hexes={"1,-1": "red:1w"}, hands={"red": ["raft"]})
    play(position, "play raft", "target -1,1")
    assert people(position, "red", "-1,1") == "1w"


@pytest.mark.parametrize("card", ["swimming", "tree_trunks", "climb_trees"])
def test_a_group_survives_the_flood(card: str) -> None:
    position = table(hexes={"0,1": "red:3w2f village:red"}, phase=1, events=["flood"], dice=[4], hands={"red": [card]})
    assert decision(position) == "red trump"
    play(position, f"play {card}")
    assert people(position, "red", "0,1") == "3w2f"
    assert settlement(position, "0,1") is None


def test_hiding_in_the_trees() -> None:
    position = table(hexes={"2,-2": "red:2w1f village:red blue:1w wolf"}, hands={"red": ["climb_trees"]})
    go_on(position, "trump")
    events = tell(position, "play climb_trees")
    assert settlement(position, "2,-2") is None
    assert told(events, "hid") == [{"hex": "2,-2", "warriors": 2, "women": 1, "who": 0}]
    go_on(position, "feed")
    assert people(position, "red", "2,-2") == "2w1f"


def test_camouflage_passes_opponents() -> None:
    position = table(hexes={"1,-2": "wolf", "2,-3": "red:1w"}, hands={"red": ["camouflage"]})
    play(position, "march 2,-3", "step 1,-2", "play camouflage", "step 1,-1")
    assert people(position, "red", "1,-1") == "1w"


def test_war_drum_drives_animals_away() -> None:
    position = table(hexes={"1,-2": "wolf bison", "2,-3": "red:1w"}, hands={"red": ["war_drum"]})
    play(position, "march 2,-3", "step 1,-2", "play war_drum", "target 2,-2")
    assert animals(position, "2,-2") == {"wolf": 1, "bison": 1}
    play(position, "step 1,-1")
    assert people(position, "red", "1,-1") == "1w"


def test_a_same_sex_couple_founds() -> None:
    position = table(hexes={"1,-2": "red:2w2f"}, hands={"red": ["same_sex_couple"]})
    play(position, "play same_sex_couple", "sex warrior")
    assert settlement(position, "1,-2") == "red"
    assert hex_(position, "1,-2")["couple"]
    assert "found 1,-2" not in offers(position)


def test_rockfall_and_arson() -> None:
    hexes = {"1,-3": "red:1w", "1,-2": "blue:2w1f bison"}
    position = table(hexes=hexes, hands={"red": ["rockfall"]})
    play(position, "end", "play rockfall")
    assert people(position, "blue", "1,-2") == ""
    assert animals(position, "1,-2") == {}
    assert player(position, "red")["kills"] == 3
    position = table(hexes={"1,-2": "red:1w", "2,-2": "blue:2w1f village:blue"}, hands={"red": ["arsonist"]})
    play(position, "end", "play arsonist", "region 2")
    assert closed(position) == dict.fromkeys(["2,-2", "1,-1", "2,-1"], "fire")
    assert settlement(position, "2,-2") is None


def test_lure_and_love() -> None:
    position = table(hexes={"1,-2": "red:2w", "2,-2": "mammoth wolf"}, hands={"red": ["lure"]})
    go_on(position, "trump")
    play(position, "play lure", "animal mammoth")
    assert herds(position, "mammoth") == {}
    assert food(position, "red") > 12 or people(position, "red", "1,-2") != "2w"
    position = table(hexes={"1,-2": "red:2w", "2,-2": "blue:1f village:blue"}, hands={"red": ["love"]})
    go_on(position, "trump")
    play(position, "play love")
    assert people(position, "red", "1,-2") == "2w1f"
    assert settlement(position, "2,-2") is None


# -- trumps of phase 5


@pytest.mark.parametrize(("card", "value"), [("strong_broth", 5), ("magic_potion", 5), ("flint", 4), ("torches", 5)])
def test_bonuses_against_animals(card: str, value: int) -> None:
    position = table(hexes={"1,-2": "red:1w mammoth"}, phase=5, hands={"red": [card]})
    roll(position, 2, 1)
    events = tell(position, f"play {card}")
    assert told(events, "tribe_rolled")[0]["value"] == value


def test_amazons_fight() -> None:
    position = table(hexes={"1,-2": "red:3f blue:1w"}, phase=5, hands={"red": ["amazons"]})
    roll(position, 4, 4)
    events = tell(position, "play amazons")
    assert [event["value"] for event in told(events, "tribe_rolled")] == [7, 5]
    assert people(position, "blue", "1,-2") == ""


def test_flight_from_a_fight_and_a_friend() -> None:
    hexes = {"1,-2": "red:1f blue:2w"}
    position = table(hexes=hexes, phase=5, hands={"red": ["flight"]})
    play(position, "play flight", "target 1,-1")
    assert people(position, "red", "1,-1") == "1f"
    position = table(hexes={"1,-2": "red:1f blue:1w"}, phase=5, hands={"red": ["friend"]})
    play(position, "play friend")
    assert people(position, "red", "1,-2") == "1w1f"


def test_traps_and_scorched_earth() -> None:
    position = table(hexes={"1,-2": "red:1f mammoth2 bear"}, phase=5, hands={"red": ["traps"]})
    play(position, "play traps")
    assert animals(position, "1,-2") == {}
    assert food(position, "red") >= 12 + 15
    hexes = {"1,-2": "blue:2f village:blue crop red:1w"}
    position = table(hexes=hexes, phase=5, hands={"blue": ["scorched_earth"]})
    play(position, "keep", "take 2")
    assert decision(position) == "blue trump"
    play(position, "play scorched_earth")
    assert settlement(position, "1,-2") is None
    assert hex_(position, "1,-2")["crop"] == 0
    assert people(position, "red", "1,-2") == "1w"


# -- trumps of phases 3 and 6 to 8


def test_trumps_after_the_animals() -> None:
    position = table(hexes={"1,-2": "red:1w wolf"}, phase=3, hands={"red": ["young_wolf"]}, dice=[1])
    play(position, "play young_wolf")
    assert people(position, "red", "1,-2") == "1w1t"
    position = table(hexes={"2,-2": "red:1w1f village:red"}, phase=3, hands={"red": ["foundling"]}, dice=[1])
    play(position, "play foundling", "sex woman")
    assert people(position, "red", "2,-2") == "1w2f"
    position = table(phase=3, hands={"red": ["family_visit"]}, dice=[1])
    roll(position, "wolf A")
    play(position, "play family_visit")
    assert people(position, "red", "1,-3") == "1w1f"
    position = table(hexes={"1,-2": "red:1w1f village:red crop"}, phase=3, hands={"red": ["fence"]}, dice=[1])
    play(position, "play fence")
    assert hex_(position, "1,-2")["fence"]
    position = table(hexes={"1,-2": "red:1w wolf2"}, phase=3, hands={"red": ["war_drum"]}, dice=[1])
    play(position, "play war_drum", "target 1,-1")
    assert animals(position, "1,-1") == {"wolf": 2}


def test_trumps_of_survival() -> None:
    hexes = {"1,-1": "red:1w", "2,-2": "red:1w"}
    position = table(hexes=hexes, phase=6, hands={"red": ["fishing_net"]})
    events = tell(position, "play fishing_net")
    assert [event["count"] for event in told(events, "food_gained") if event["hex"] == "1,-1"] == [2, 1]
    position = table(hexes=hexes, phase=6, when="W2", hands={"red": ["roots"]})
    events = tell(position, "play roots")
    assert [event["hex"] for event in told(events, "food_gained") if event["how"] == "gathering"] == ["2,-2", "1,-1"]
    position = table(hexes={"1,-2": "red:1w", "2,-2": "blue:1f village:blue"}, phase=6, hands={"red": ["theft"]})
    events = tell(position, "play theft")
    assert {"count": 4, "how": "theft", "who": seat("blue")} in told(events, "food_lost")
    position = table(phase=6, hands={"red": ["cannibals"]}, tribes={"red": {"kills": 2}})
    events = tell(position, "play cannibals")
    assert told(events, "food_gained")[0]["count"] == 2
    position = table(hexes={"1,-2": "red:1w1f village:red"}, phase=6, when="S1", hands={"red": ["late_sowing"]})
    go_on(position, "trump")
    play(position, "play late_sowing")
    assert hex_(position, "1,-2")["crop"] == 2


def test_trumps_of_births_and_sowing() -> None:
    hexes = {"1,-2": "red:1f village:red", "2,-3": "red:1f", "-1,-2": "blue:2f village:blue"}
    position = table(hexes=hexes, phase=7, when="S3", hands={"red": ["surprise_birth"]})
    roll(position, 3)
    play(position, "play surprise_birth", "target 2,-3")
    assert people(position, "red", "2,-3") == "1w1f"
    position = table(hexes=hexes, phase=7, when="S3", hands={"red": ["fertility_herb"]})
    roll(position, 1, 1)
    events = tell(position, "play fertility_herb")
    assert len([event for event in told(events, "born") if event["who"] == 0]) == 2
    position = table(hexes=hexes, phase=7, when="S3", hands={"red": ["choice_of_sex"]})
    roll(position, 6)
    play(position, "play choice_of_sex", "born woman", "born woman")
    assert people(position, "red", "1,-2") == "3f"
    position = table(hexes=hexes, phase=7, when="S3", hands={"red": ["childbed_fever"]}, dice=[1, 1, 1])
    assert decision(position) == "red trump"
    play(position, "play childbed_fever")
    assert people(position, "blue", "-1,-2") == "2f"
    position = table(hexes={"1,-3": "red:1f cave:red"}, phase=8, when="W3", hands={"red": ["mountain_farm"]})
    play(position, "play mountain_farm")
    assert hex_(position, "1,-3")["crop"] == 2
    assert food(position, "red") == 11


def test_espionage_and_intuition_are_for_one_seat_only() -> None:
    hands = {"red": ["espionage", "intuition"], "blue": ["raft", "roots"]}
    position = table(hexes={"1,-2": "red:1w", "2,-2": "blue:1w"}, hands=hands)
    events = tell(position, "play espionage")
    assert [event.secret["card"] for event in events if event.kind == "spied"] == ["raft", "roots"]
    assert {event.knows for event in events if event.kind == "spied"} == {0}
    assert position.view(0)["players"][0]["known"] == {"1": ["raft", "roots"]}  # type: ignore[index]
    assert "known" not in position.view(1)["players"][0]  # type: ignore[index]
    events = tell(position, "play intuition")
    assert [event.secret["card"] for event in events if event.kind == "foresaw"] == ["epidemic"]
    assert position.view(0)["players"][0]["foreseen"] == {"summer": "epidemic"}  # type: ignore[index]
    assert hand(position, "red") == []
    for number in range(20):
        other = position.determinize(0, number)
        assert other.view(0) == position.view(0)
