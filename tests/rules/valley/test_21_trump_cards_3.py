"""Section 21 of the rules: what several trumps say in their smaller print, and with the fire rules."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    animals,
    closed,
    decision,
    go_on,
    hex_,
    offered,
    offers,
    people,
    play,
    player,
    roll,
    settlement,
    table,
    tell,
    told,
)


def _red(card: str, hexes: dict[str, str], **more: Any) -> Position:
    """Red holds the card."""
    return table(hexes=hexes, hands={"red": [card]}, **more)


def _asked(position: Position, card: str) -> bool:
    return f"play {card}" in offers(position)


def _end_of_phase_four(position: Position) -> Position:
    while decision(position).endswith("turn_action"):
        play(position, "end")
    return position


# -- Forced March and Stamina


@pytest.mark.rule("VM-21.1", "VM-21.2")
@pytest.mark.parametrize("card", ["forced_march", "stamina"])
def test_a_longer_march_only_where_it_can_go_on(card: str) -> None:
    storm = _red(card, {"1,-2": "red:1w"}, open_=["thunderstorm"])
    play(storm, "march 1,-2", "step 0,-1")
    assert decision(storm) == "red turn_action", "one step, and the mountain makes no difference"
    wolf = {"2,-3": "red:1w", "1,-1": "wolf"}
    stopped = _red(card, wolf)
    play(stopped, "march 2,-3", "step 1,-2", "step 1,-1")
    assert decision(stopped) == "red turn_action", "the wolf ends the march all the same"
    both = table(hexes=wolf, hands={"red": [card, "camouflage"]})
    play(both, "march 2,-3", "step 1,-2", "step 1,-1")
    assert offers(both) == {"stop", f"play {card}"}, "unless it can be passed unseen"
    play(both, f"play {card}")
    assert offers(both) == {"stop", "play camouflage"}
    play(both, "play camouflage", "step 2,-2")
    assert people(both, "red", "2,-2") == "1w"
    winter = _red(card, {"2,-3": "red:1w"}, when="W2")
    play(winter, "march 2,-3", "step 1,-2", "step 1,-1", f"play {card}", "step 1,0")
    assert people(winter, "red", "1,0") == "1w", "three steps in winter, too"


# -- Bridge


@pytest.mark.rule("VM-21.4")
def test_a_bridge_spans_a_river_not_the_lake() -> None:
    shore = {"1,-1": "red:1w"}
    assert not _asked(_red("bridge", shore), "bridge"), "no river at (1,-1), only the lake"
    assert _asked(_red("raft", shore), "raft")
    position = _red("bridge", {"-1,0": "red:2w1f1t", "-1,1": "red:1w"})
    play(position, "play bridge", "warriors 1", "women 1", "wolves 1")
    assert offered(position, "target") == {"-1,-1", "0,-1"}, "over river 1"
    play(position, "target 0,-1")
    assert (people(position, "red", "0,-1"), people(position, "red", "-1,0")) == ("1w1f1t", "1w")
    assert "0,-1" not in offered(position, "march"), "no other movement"
    frozen = _red("bridge", {"-1,0": "red:2w"}, when="W2", frozen=[0, 1])
    assert not _asked(frozen, "bridge"), "over the ice everybody walks"


@pytest.mark.rule("VM-21.3")
def test_a_raft_needs_water() -> None:
    shore = {"1,-1": "red:1w"}
    assert not _asked(_red("raft", shore, when="W2", frozen=[0, 1]), "raft"), "the lake is frozen"
    assert _asked(_red("raft", {"0,1": "red:1w"}, when="W2", frozen=[0, 1]), "raft"), "but river 4 is not"
    assert not _asked(_red("raft", {"3,-1": "red:1w"}, open_=["drought"]), "raft"), "the river is dry"
    assert _asked(_red("raft", shore, open_=["drought"]), "raft"), "the lake is not"


# -- Love at First Sight


@pytest.mark.rule("VM-21.37")
@pytest.mark.parametrize(
    ("own", "rival", "loves"),
    [
        ("red:1w", "blue:1f", True),
        ("red:1w flood", "blue:1f", False),
        ("red:1w", "blue:1f flood", False),
        ("red:1f", "blue:1w", True),
        ("red:1f", "blue:1f", False),
        ("red:1w wolf", "blue:1f wolf", True),
        ("red:1w", "blue:1f1t", True),
    ],
)
def test_who_falls_in_love(own: str, rival: str, loves: bool) -> None:
    position = _end_of_phase_four(_red("love", {"1,0": own, "1,-1": rival}, dice=[6, 1, 6, 1, 6, 1]))
    assert _asked(position, "love") == loves


@pytest.mark.rule("VM-21.37")
def test_love_stops_at_rivers_and_without_a_token() -> None:
    """River 4 lies between (1,0) and (0,1)."""
    apart = _end_of_phase_four(_red("love", {"1,0": "red:1w", "0,1": "blue:1f"}))
    assert not _asked(apart, "love")
    over_ice = _end_of_phase_four(_red("love", {"1,0": "red:1w", "0,1": "blue:1f"}, when="W2", frozen=[0, 4]))
    assert _asked(over_ice, "love")
    full = _end_of_phase_four(_red("love", {"1,0": "red:1w", "1,-1": "blue:1f", "1,-3": "red:5f"}))
    events = tell(full, "play love")
    assert [(event["who"], event["cause"]) for event in told(events, "died")] == [(1, "trump")], "no token: she dies"
    wild = _end_of_phase_four(_red("love", {"1,0": "red:1w", "1,-1": "blue:1f1t"}))
    events = tell(wild, "play love")
    assert told(events, "wolf_wild") == [{"hex": "1,-1", "who": 1}], "her wolf does not come along"


# -- Scorched Earth


@pytest.mark.rule("VM-21.31")
def test_only_the_women_captured_with_the_settlement_die() -> None:
    hexes = {"1,-2": "red:1w1f blue:1f village:blue green:1f"}
    position = table(hexes=hexes, phase=5, hands={"blue": ["scorched_earth"]})
    play(position, "keep", "take 1", "take 1")
    assert people(position, "red", "1,-2") == "1w3f"
    play(position, "play scorched_earth")
    assert people(position, "red", "1,-2") == "1w2f", "the green woman and the one he brought stay"
    assert (settlement(position, "1,-2"), player(position, "red")["supply"]["settlements"]) == (None, 5)


@pytest.mark.rule("VM-21.31", "VM-12.7")
def test_women_taken_without_their_settlement() -> None:
    """Red has no marker left: the village is gone, but its women have been taken in."""
    villages = dict.fromkeys(["2,-3", "2,-2", "2,-1", "1,0", "-2,1"], "red:1f village:red")
    hexes = {**villages, "1,-2": "red:1w blue:2f village:blue"}
    position = table(hexes=hexes, phase=5, anchors=["blue", "green"], hands={"blue": ["scorched_earth"]})
    none = play(position.copy(), "take 0")
    assert decision(none) != "blue trump", "nothing is left to destroy"
    play(position, "take 1")
    assert decision(position) == "blue trump"
    play(position, "play scorched_earth")
    assert people(position, "red", "1,-2") == "1w"


# -- Same-sex Couple, Lure, Fence


@pytest.mark.rule("VM-21.38")
def test_a_couple_founds_as_in_section_nine() -> None:
    for there, founds in (
        ("red:2w", True), ("red:2f", True), ("red:1w1f", False), ("red:2w wolf", False), ("red:2w blue:1f", False),
        ("red:2w1f village:red", False), ("red:2w flood", False),
    ):  # fmt: skip
        assert _asked(_red("same_sex_couple", {"1,0": there}), "same_sex_couple") == founds, there
    villages = dict.fromkeys(["2,-3", "2,-2", "2,-1", "1,-2", "-2,1"], "red:1f village:red")
    settled = _red("same_sex_couple", {**villages, "1,0": "red:2w"}, anchors=["blue", "green"])
    assert not _asked(settled, "same_sex_couple"), "no marker left"
    tired = _red("same_sex_couple", {"1,0": "red:2w"}, tribes={"red": {"marched": {"1,0": [1, 0]}}})
    assert not _asked(tired, "same_sex_couple"), "both must be unmoved"


@pytest.mark.rule("VM-21.16")
def test_no_lure_away_from_people() -> None:
    for there, lures in (("bear", True), ("bear blue:1w", False), ("bear red:1w", False), ("loner:w bear", True)):
        position = _end_of_phase_four(_red("lure", {"1,-2": "red:1w", "2,-2": there}, dice=[6, 1, 6, 1]))
        assert _asked(position, "lure") == lures, there


@pytest.mark.rule("VM-21.33")
def test_a_fenced_crop_needs_no_fence() -> None:
    farm = "red:1f village:red crop"
    assert not _asked(_red("fence", {"1,-2": f"{farm} fence"}, phase=3, dice=[1]), "fence")
    assert not _asked(_red("fence", {"1,-2": "red:1f village:red"}, phase=3, dice=[1]), "fence")
    both_used = {"1,-2": farm, "2,-3": "crop fence", "1,0": "crop1 fence"}
    assert not _asked(_red("fence", both_used, phase=3, dice=[1]), "fence")
    one_left = {"1,-2": f"{farm} fence", "1,0": farm}
    position = _red("fence", one_left, phase=3, dice=[1])
    play(position, "play fence")
    assert hex_(position, "1,0")["fence"]


# -- Climb the Trees


@pytest.mark.rule("VM-21.5", "VM-21.6", "VM-21.7")
def test_nobody_is_saved_twice_from_a_flood() -> None:
    hands = {"red": ["swimming", "tree_trunks", "climb_trees"]}
    position = table(hexes={"0,1": "red:2w", "1,0": "red:2w"}, phase=1, events=["flood"], dice=[4], hands=hands)
    play(position, "play swimming", "target 0,1")
    assert offers(position) == {"pass", "play tree_trunks"}, "for (1,0), where no trees are"
    play(position, "play tree_trunks")
    assert (people(position, "red", "0,1"), people(position, "red", "1,0")) == ("2w", "2w")
    single = _red("swimming", {"0,1": "red:1w"}, phase=1, events=["flood"], dice=[4, 1, 1, 1])
    assert not _asked(single, "swimming"), "one person survives anyway"


@pytest.mark.rule("VM-21.7")
@pytest.mark.parametrize(
    ("hexes", "hides"),
    [
        ({"2,-2": "red:1w wolf"}, True),
        ({"2,-2": "red:1f blue:1f"}, True),
        ({"2,-2": "red:1w"}, False),
        ({"1,-2": "red:1w wolf"}, False),
        ({"0,-1": "red:1w wolf"}, False),
    ],
)
def test_hiding_needs_a_forest_and_opponents(hexes: dict[str, str], hides: bool) -> None:
    position = _end_of_phase_four(_red("climb_trees", hexes, dice=[6, 1]))
    assert _asked(position, "climb_trees") == hides


@pytest.mark.rule("VM-21.7")
def test_those_who_marched_do_not_hide() -> None:
    hexes = {"2,-2": "red:1f1t wolf2", "2,-3": "red:2w"}
    position = _red("climb_trees", hexes)
    play(position, "march 2,-3", "warriors 2", "step 2,-2")
    _end_of_phase_four(position)
    roll(position, 6, 1, 6, 1)
    events = tell(position, "play climb_trees")
    assert told(events, "hid") == [{"hex": "2,-2", "warriors": 0, "women": 1, "who": 0}]
    rolled = [event["value"] for event in told(events, "tribe_rolled")]
    assert rolled == [8, 8], "the two warriors fight; the tamed wolf is in the trees with her"
    only_marched = _red("climb_trees", {"2,-2": "wolf2", "2,-3": "red:1w"}, dice=[6, 1, 6, 1])
    play(only_marched, "march 2,-3", "step 2,-2")
    _end_of_phase_four(only_marched)
    assert not _asked(only_marched, "climb_trees"), "nobody is left who could hide"


@pytest.mark.rule("VM-21.7")
def test_a_hidden_group_is_no_target_and_fights_in_the_next_round() -> None:
    hexes = {"2,-2": "red:1f wolf", "1,-2": "blue:1w"}
    hands = {"red": ["climb_trees"], "blue": ["love"]}
    position = table(hexes=hexes, hands=hands, when="W1", events=["meat_shortage"])
    _end_of_phase_four(position)
    play(position, "play climb_trees")
    assert not _asked(position, "love"), "blue cannot see her"
    go_on(position, "feed")
    assert (people(position, "red", "2,-2"), animals(position, "2,-2")) == ("1f", {"wolf": 1})
    assert hex_(position, "2,-2")["hidden"] is None, "from phase 6 on they are ordinary again"
    go_on(position, "turn_action")
    assert position.view(None)["number"] == 2
    roll(position, 1, 6)
    while decision(position).endswith("turn_action"):
        play(position, "end")
    go_on(position, "feed")
    assert people(position, "red", "2,-2") == "", "in the next phase 5 the wolf gets her"


# -- Flight


@pytest.mark.rule("VM-21.10")
@pytest.mark.parametrize(
    ("place", "more", "flees"),
    [
        ("1,-2", {}, True),
        ("1,-2", {"when": "W2"}, True),
        ("1,-2", {"when": "W2", "open_": ["ice_storm"]}, False),
        ("0,-1", {"when": "W2"}, True),
        ("0,-1", {"when": "W2", "open_": ["snowfall"]}, False),
        ("1,-2", {"when": "W2", "open_": ["snowfall"]}, True),
    ],
)
def test_who_may_flee_from_a_fight(place: str, more: dict[str, Any], flees: bool) -> None:
    position = _red("flight", {place: "red:1w1f blue:2w"}, phase=5, **more)
    assert _asked(position, "flight") == flees


@pytest.mark.rule("VM-21.10")
def test_where_a_fleeing_group_may_go() -> None:
    """Around (1,0): the lake, (0,1) behind river 4, and mountains at (2,0) and (1,1)."""
    position = _red("flight", {"1,0": "red:2w1f1t blue:1w"}, phase=5)
    play(position, "play flight", "warriors 2", "women 1")
    assert offers(position) == {"wolves 0", "wolves 1"}
    play(position, "wolves 1")
    assert offered(position, "target") == {"1,-1", "2,-1", "2,0", "1,1"}
    play(position, "target 2,0")
    assert (people(position, "red", "2,0"), people(position, "red", "1,0")) == ("2w1f1t", "")
    snow = _red("flight", {"1,0": "red:1w blue:1w", "1,-1": "wolf"}, phase=5, when="W2", open_=["snowfall"])
    events = tell(snow, "play flight")
    assert [event["to"] for event in told(events, "marched")] == ["2,-1"], "no mountains in the snow, no animals"
    shut = _red("flight", {"3,-1": "red:1w blue:1w", "2,0": "wolf"}, phase=5)
    assert not _asked(shut, "flight"), "no empty hex behind an open side"


@pytest.mark.rule("VM-21.10")
def test_flood_survivors_do_not_flee() -> None:
    hexes = {"1,0": "red:1w blue:1w flood"}
    assert not _asked(_red("flight", hexes, phase=5), "flight")


@pytest.mark.rule("VM-21.10")
def test_the_first_use_is_for_those_who_are_held() -> None:
    held = {"red:2w1f": False, "red:2w1f wolf": True, "red:1w wolf3": True, "red:1f blue:1w": True}
    for there, asked in held.items():
        assert _asked(_red("flight", {"1,-2": there}), "flight") == asked, there
    for card, asked in (("thunderstorm", True), ("drought", True)):
        assert _asked(_red("flight", {"1,-2": "red:1w wolf3"}, open_=[card]), "flight") == asked
    assert not _asked(_red("flight", {"1,-2": "red:1w wolf3"}, when="W2", open_=["ice_storm"]), "flight")
    storm = _red("flight", {"1,-2": "red:1w wolf3"}, open_=["thunderstorm"])
    play(storm, "play flight", "step 1,-1")
    assert decision(storm) == "red turn_action", "a normal march: one step in a thunderstorm"


# -- Choice of Sex, Childbed Fever


@pytest.mark.rule("VM-21.20")
def test_the_die_only_tells_twins() -> None:
    for die in (1, 5):
        position = _red("choice_of_sex", {"1,-2": "red:1f village:red"}, phase=7, when="S3")
        roll(position, die)
        play(position, "play choice_of_sex")
        events = tell(position, "born warrior")
        assert [event["sex"] for event in told(events, "born")] == ["warrior"]
        assert decision(position) != "red newborn_sex", "one child"


@pytest.mark.rule("VM-21.20")
def test_only_the_own_settlements_are_covered() -> None:
    hexes = {"1,-2": "red:1f village:red", "2,-3": "red:1f", "1,0": "blue:1f village:blue"}
    position = table(hexes=hexes, phase=7, when="S3", anchors=["blue", "green"],
                     hands={"red": ["choice_of_sex", "surprise_birth"]})  # fmt: skip
    roll(position, 4)
    play(position, "play choice_of_sex")
    events = tell(position, "play surprise_birth")
    assert [event["sex"] for event in told(events, "born")] == ["warrior"], "in the wild the die decides"
    assert decision(position) == "red newborn_sex"
    roll(position, 1)
    events = tell(position, "born woman")
    assert [(event["who"], event["sex"]) for event in told(events, "born")] == [(0, "woman"), (1, "woman")]


@pytest.mark.rule("VM-21.20")
def test_a_sex_without_a_token_cannot_be_chosen() -> None:
    hexes = {"1,-2": "red:1f village:red", "1,0": "red:9w"}
    position = _red("choice_of_sex", hexes, phase=7, when="S3")
    roll(position, 6)
    events = tell(position, "play choice_of_sex")
    assert [event["sex"] for event in told(events, "born")] == ["woman", "woman"], "nothing to choose"
    last = _red("choice_of_sex", {"1,-2": "red:4f village:red", "1,0": "red:9w"}, phase=7, when="S3")
    roll(last, 6, 3)
    events = tell(last, "play choice_of_sex")
    assert [event["sex"] for event in told(events, "born")] == ["woman"], "one token left for three children"


@pytest.mark.rule("VM-17.5", "VM-21.19", "VM-21.20")
@pytest.mark.parametrize("card", ["choice_of_sex", "fertility_herb"])
def test_births_change_nothing_without_a_token(card: str) -> None:
    full = {"1,-2": "red:5f village:red", "1,0": "red:9w"}
    assert not _asked(_red(card, full, phase=7, when="S3", dice=[3, 3]), card)
    one_left = {"1,-2": "red:4f village:red", "1,0": "red:9w"}
    assert _asked(_red(card, one_left, phase=7, when="S3"), card)


@pytest.mark.rule("VM-21.20", "VM-21.21")
def test_a_chosen_birth_without_a_token_is_none() -> None:
    """Red has one token left, a woman, for two births: so only one mother can fall ill."""
    hexes = {"1,-2": "red:2f village:red", "1,0": "red:9w2f"}
    hands = {"red": ["choice_of_sex"], "blue": ["childbed_fever"]}
    position = table(hexes=hexes, phase=7, when="S3", hands=hands)
    roll(position, 3, 3)
    events = tell(position, "play choice_of_sex")
    assert [event["sex"] for event in told(events, "born")] == ["woman"]
    assert decision(position) == "blue trump"
    events = tell(position, "play childbed_fever")
    assert len(told(events, "died")) == 1


@pytest.mark.rule("VM-21.21")
@pytest.mark.parametrize(("first", "second", "placed"), [(1, 4, True), (4, 1, True), (4, 5, False)])
def test_one_of_two_twins_is_enough(first: int, second: int, placed: bool) -> None:
    """Blue has no token of a warrior left."""
    hexes = {"1,-2": "blue:1f village:blue", "1,0": "blue:9w"}
    position = _red("childbed_fever", hexes, phase=7, when="S3", dice=[6, first, second])
    assert _asked(position, "childbed_fever") == placed


@pytest.mark.rule("VM-21.21")
def test_as_many_mothers_as_births() -> None:
    """Blue has two births on one hex, so both victims may be picked there."""
    hexes = {"1,-2": "blue:3f village:blue", "1,0": "green:1f village:green"}
    position = _red("childbed_fever", hexes, phase=7, when="S3", dice=[3, 3, 3])
    play(position, "play childbed_fever", "target 1,-2")
    assert offered(position, "target") == {"1,-2", "1,0"}
    twice = play(position.copy(), "target 1,-2")
    assert people(twice, "blue", "1,-2") == "2w1f"
    one_birth = _red("childbed_fever", {**hexes, "1,-2": "blue:1f village:blue"}, phase=7, when="S3", dice=[6, 1, 1, 3])
    play(one_birth, "play childbed_fever", "target 1,-2")
    assert people(one_birth, "blue", "1,-2") == "2f", "twins are one birth: one of the three women there"
    assert people(one_birth, "green", "1,0") == "1w", "so the second one is green"


@pytest.mark.rule("VM-21.21")
def test_without_a_newborn_there_is_no_fever() -> None:
    full = {"1,-2": "blue:1f village:blue", "-2,1": "blue:9w"}
    position = _red("childbed_fever", full, phase=7, when="S3", dice=[3])
    assert not _asked(position, "childbed_fever"), "no token for the newborn: no birth to die of"
    one = _red("childbed_fever", {"1,-2": "blue:1f village:blue"}, phase=7, when="S3", dice=[3])
    events = tell(one, "play childbed_fever")
    assert [(event["who"], event["sex"]) for event in told(events, "died")] == [(1, "woman")], "if only one, one"
    assert settlement(one, "1,-2") is None
    own = _red("childbed_fever", {"1,-2": "red:1f village:red"}, phase=7, when="S3", dice=[3])
    assert not _asked(own, "childbed_fever"), "rival women"


@pytest.mark.rule("VM-21.21", "VM-21.18")
def test_a_birth_in_the_wild_counts() -> None:
    hexes = {"2,-3": "blue:2f"}
    hands = {"red": ["childbed_fever"], "blue": ["surprise_birth"]}
    position = table(hexes=hexes, phase=7, when="S3", anchors=["red", "green"], hands=hands)
    roll(position, 3)
    play(position, "play surprise_birth")
    assert decision(position) == "red trump"
    events = tell(position, "play childbed_fever")
    assert [(event["who"], event["hex"]) for event in told(events, "died")] == [(1, "2,-3")], "once only"


# -- Arsonist


@pytest.mark.rule("VM-21.30")
def test_arson_with_the_fire_rules() -> None:
    hexes = {
        "1,-2": "red:1w", "-2,1": "red:1f village:red", "1,0": "blue:1f village:blue", "3,-1": "green:1w",
        "1,2": "green:1f village:green", "3,-2": "blue:1w wolf",
    }  # fmt: skip
    position = table(hexes=hexes, hands={"red": ["arsonist"]}, options={"fire": True})
    play(position, "end", "play arsonist", "region 2")
    fire = {colour: player(position, colour)["fire"] for colour in ("red", "blue", "green")}
    assert fire == {"red": True, "blue": True, "green": True}, "whoever stands beside it, over rivers too"
    plain = table(hexes=hexes, hands={"red": ["arsonist"]})
    play(plain, "end", "play arsonist", "region 2")
    assert not any(player(plain, colour)["fire"] for colour in ("red", "blue", "green"))
    apart = {**hexes, "1,0": "blue:1f village:blue wolf", "3,-1": "wolf"}
    guarded = table(hexes=apart, hands={"red": ["arsonist"]}, options={"fire": True})
    play(guarded, "end", "play arsonist", "region 2")
    fire = {colour: player(guarded, colour)["fire"] for colour in ("red", "blue", "green")}
    assert fire == {"red": True, "blue": False, "green": False}, "not from a hex with opponents"


@pytest.mark.rule("VM-21.30")
def test_who_can_set_fire_and_where() -> None:
    for there, regions in (
        ({"1,-2": "red:1w"}, {"1", "2"}),
        ({"1,-2": "red:1w wolf"}, set()),
        ({"0,-1": "red:1w"}, set()),
        ({"2,-2": "red:1w"}, set()),
        ({"-1,-2": "red:1w"}, {"1"}),
        ({"3,-1": "red:1w"}, {"4"}),
    ):
        position = _red("arsonist", there, anchors=["blue", "green"])
        play(position, "end")
        if not regions:
            assert not _asked(position, "arsonist"), there
            continue
        events = tell(position, "play arsonist")
        burnt = {hex_(position, event["hex"])["region"] for event in told(events, "hex_closed")}
        assert (offered(position, "region") or {str(number) for number in burnt}) == regions, there
    burning = _red("arsonist", {"-1,-2": "red:1w", "0,-2": "fire", "0,-3": "fire"})
    play(burning, "end")
    assert not _asked(burning, "arsonist"), "it burns already"


@pytest.mark.rule("VM-21.30", "VM-1.20")
def test_the_burning_region_is_closed_until_the_next_event() -> None:
    hexes = {"1,-2": "red:1w", "2,-2": "red:1w1f village:red", "2,-3": "blue:1w"}
    position = _red("arsonist", hexes, when="S1", events=["rodents"])
    play(position, "end", "play arsonist", "region 2")
    assert settlement(position, "2,-2") is None
    assert people(position, "red", "2,-2") == "", "own people too"
    assert player(position, "red")["kills"] == 0, "which are no rivals"
    play(position, "march 2,-3")
    assert offered(position, "step") == {"1,-2", "1,-3", "3,-3"}
    play(position, "step 3,-3")
    events = go_on(position, "turn_action")
    while not told(events, "round_began"):
        play(position, "end")
        events += go_on(position, "turn_action")
    assert closed(position) == {}
