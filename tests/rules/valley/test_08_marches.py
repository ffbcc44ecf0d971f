"""Section 8 of the rules: phase 4, tribes move."""

from __future__ import annotations

import pytest

from tests.rules.valley.board import (
    animals,
    decision,
    go_on,
    offered,
    offers,
    people,
    play,
    refused,
    settlement,
    table,
    told,
)

ANCHOR = "-3,3"


@pytest.mark.rule("VM-8.1")
def test_marches_and_foundings_in_any_order() -> None:
    hexes = {"1,-2": "red:2w1f", "1,0": "red:1w1f"}
    position = table(hexes=hexes)
    assert offers(position) == {
        "end", "march 1,-2", "march 1,0", f"march {ANCHOR}", "found 1,-2", "found 1,0", f"found {ANCHOR}",
    }  # fmt: skip
    play(position, "march 1,0", "warriors 1", "women 0", "step 2,-1", "stop", "found 1,-2", "march 1,-2", "step 2,-2")
    assert decision(position) == "red step"
    play(position, "stop", f"found {ANCHOR}", "end")
    assert decision(position) == "blue turn_action"
    assert people(position, "red", "1,-2") == "1w1f"
    assert people(position, "red", "2,-2") == people(position, "red", "2,-1") == "1w"
    assert settlement(position, "1,-2") == settlement(position, ANCHOR) == "red"


@pytest.mark.rule("VM-8.2")
def test_which_persons_march_is_free() -> None:
    position = table(hexes={"1,-2": "red:3w2f"})
    play(position, "march 1,-2")
    assert offers(position) == {"warriors 0", "warriors 1", "warriors 2", "warriors 3"}
    women_only = play(position.copy(), "warriors 0")
    assert offers(women_only) == {"women 1", "women 2"}
    play(position, "warriors 2")
    assert offers(position) == {"women 0", "women 1", "women 2"}
    play(position, "women 1", "step 1,-1")
    assert people(position, "red", "1,-1") == "2w1f"
    assert people(position, "red", "1,-2") == "1w1f"


@pytest.mark.rule("VM-8.3")
def test_one_march_per_person() -> None:
    position = table(hexes={"1,-2": "red:1w"})
    play(position, "march 1,-2", "step 1,-1", "stop")
    assert offered(position, "march") == {ANCHOR}, "one step only, but done"
    position = table(hexes={"1,-2": "red:1w", "2,-2": "red:1w"})
    play(position, "march 1,-2", "step 2,-2", "stop")
    assert offered(position, "march") == {ANCHOR, "2,-2"}
    play(position, "march 2,-2", "step 2,-1", "stop")
    assert people(position, "red", "2,-2") == people(position, "red", "2,-1") == "1w", "one was still unmoved"
    assert offered(position, "march") == {ANCHOR}


@pytest.mark.rule("VM-8.4")
def test_at_most_two_steps() -> None:
    position = table(hexes={"1,-2": "red:1w"})
    play(position, "march 1,-2")
    assert "stop" not in offers(position), "a march has at least one step"
    play(position, "step 2,-2")
    assert offers(position) == {"stop", *(f"step {to}" for to in ("3,-3", "3,-2", "2,-1", "1,-1", "1,-2", "2,-3"))}
    play(position, "step 2,-1")
    assert decision(position) == "red turn_action"
    assert people(position, "red", "2,-1") == "1w"


@pytest.mark.rule("VM-8.5")
def test_legal_steps() -> None:
    position = table(hexes={"1,0": "red:1w", "2,-1": "fire"})
    play(position, "march 1,0")
    assert offers(position) == {"step 1,-1", "step 2,0", "step 1,1"}, "no river, no lake, no fire"
    frozen = table(hexes={"1,0": "red:1w"}, when="W2", frozen=[0, 4])
    play(frozen, "march 1,0")
    assert offered(frozen, "step") == {"1,-1", "2,-1", "2,0", "1,1", "0,1", "0,0"}


@pytest.mark.rule("VM-8.6")
def test_a_mountain_ends_the_march() -> None:
    position = table(hexes={"1,-2": "red:1w"})
    play(position, "march 1,-2", "step 0,-1")
    assert decision(position) == "red turn_action"
    assert people(position, "red", "0,-1") == "1w"
    assert offered(position, "march") == {ANCHOR}
    position = table(hexes={"0,-1": "red:1w"})
    play(position, "march 0,-1", "step 1,-2")
    assert decision(position) == "red step", "leaving one costs nothing more"


@pytest.mark.rule("VM-8.7")
@pytest.mark.parametrize(
    ("there", "most"),
    [("wolf", 3), ("wolf2", 2), ("blue:1w1f", 2), ("blue:1w bison wolf", 1), ("wolf4", 0), ("wolf5", 0)],
)
def test_as_many_must_stay_as_there_are_opponents(there: str, most: int) -> None:
    position = table(hexes={"1,-2": f"red:2w2f {there}"})
    if most == 0:
        assert offered(position, "march") == {ANCHOR}
        return
    play(position, "march 1,-2", f"warriors {min(most, 2)}")
    women = offered(position, "women") if decision(position) == "red group_women" else {"0"}
    assert women == {str(count) for count in range(most - min(most, 2) + 1)}


@pytest.mark.rule("VM-8.8")
@pytest.mark.parametrize(
    ("group", "there", "goes_on"),
    [("2w", "wolf", True), ("1w", "wolf", False), ("2w", "blue:1w1f", False), ("2w1f", "blue:1w wolf", True)],
)
def test_opponents_end_the_march_unless_outnumbered(group: str, there: str, goes_on: bool) -> None:
    position = table(hexes={"2,-3": f"red:{group}", "1,-2": there})
    play(position, "march 2,-3")
    if "warriors 2" in offers(position):
        play(position, "warriors 2")
    if "women 1" in offers(position):
        play(position, "women 1")
    play(position, "step 1,-2")
    assert decision(position) == ("red step" if goes_on else "red turn_action")


@pytest.mark.rule("VM-8.8")
def test_without_a_step_left_it_is_over() -> None:
    position = table(hexes={"2,-3": "red:3w", "1,-1": "wolf"})
    play(position, "march 2,-3", "warriors 3", "step 1,-2", "step 1,-1")
    assert decision(position) == "red turn_action"
    assert people(position, "red", "1,-1") == "3w"


@pytest.mark.rule("VM-8.9")
def test_only_those_who_arrive_must_outnumber_the_opponents() -> None:
    position = table(hexes={"2,-3": "red:1w", "1,-2": "red:2f wolf"})
    play(position, "march 2,-3", "step 1,-2")
    assert decision(position) == "red turn_action", "one against one, whoever stands there already"
    position = table(hexes={"2,-3": "red:2w", "1,-2": "red:1f wolf"})
    play(position, "march 2,-3", "warriors 2", "step 1,-2", "step 1,-1")
    assert people(position, "red", "1,-1") == "2w", "she stays, that is enough"
    position = table(hexes={"2,-3": "red:3w", "1,-2": "red:1f wolf2"})
    play(position, "march 2,-3", "warriors 3", "step 1,-2", "step 1,-1")
    assert people(position, "red", "1,-2") == "1w1f", "one more has to stay"
    assert people(position, "red", "1,-1") == "2w"


@pytest.mark.rule("VM-8.10", "VM-8.11")
def test_exactly_as_many_stay_as_are_missing() -> None:
    position = table(hexes={"2,-3": "red:3w2f", "1,-2": "wolf2"})
    play(position, "march 2,-3", "warriors 3", "women 2", "step 1,-2", "step 1,-1")
    assert decision(position) == "red leave_behind"
    assert offers(position) == {"leave 0", "leave 1", "leave 2"}
    for count, stay, go in ((0, "2f", "3w"), (1, "1w1f", "2w1f"), (2, "2w", "1w2f")):
        split = play(position.copy(), f"leave {count}")
        assert people(split, "red", "1,-2") == stay
        assert people(split, "red", "1,-1") == go
        assert offered(split, "march") == {ANCHOR}, "all of them are done"


@pytest.mark.rule("VM-8.11")
def test_those_left_behind_are_done() -> None:
    position = table(hexes={"2,-3": "red:2w", "1,-2": "wolf", "2,-2": "red:2w"})
    play(position, "march 2,-3", "warriors 2", "step 1,-2", "step 1,-1")
    play(position, "march 2,-2", "warriors 1", "step 1,-2")
    # Two persons stand there now, against one wolf: one might leave, but both are done.
    assert people(position, "red", "1,-2") == "2w"
    assert offered(position, "march") == {ANCHOR, "2,-2"}


@pytest.mark.rule("VM-8.12")
def test_own_persons_never_stop_a_march_and_there_is_no_limit() -> None:
    position = table(hexes={"2,-3": "red:4w2f", "1,-2": "red:5w3f", "1,-1": "loner:w"}, anchors=["blue", "green"])
    play(position, "march 2,-3", "warriors 4", "women 2", "step 1,-2", "step 1,-1")
    assert people(position, "red", "1,-1") == "5w2f", "the loner has joined"
    position = table(hexes={"2,-3": "red:4w2f", "1,-2": "red:6w4f"}, anchors=["blue", "green"])
    play(position, "march 2,-3", "warriors 4", "women 2", "step 1,-2", "stop")
    assert people(position, "red", "1,-2") == "10w6f"


@pytest.mark.rule("VM-8.13", "VM-8.14")
def test_the_frozen_lake_is_one_hex() -> None:
    position = table(hexes={"1,-1": "red:1w"}, when="W2", frozen=[0, 4])
    play(position, "march 1,-1", "step 0,0")
    assert offers(position) == {"stop", *(f"step {to}" for to in ("1,-1", "1,0", "0,1", "-1,1", "-1,0", "0,-1"))}
    across = play(position.copy(), "step -1,1")
    assert people(across, "red", "-1,1") == "1w"
    assert decision(across) == "red turn_action"
    play(position, "stop")
    assert people(position, "red", "0,0") == "1w"
    open_water = table(hexes={"1,-1": "red:1w"}, when="W2", frozen=[2])
    play(open_water, "march 1,-1")
    assert "0,0" not in offered(open_water, "step")


@pytest.mark.rule("VM-8.14")
def test_animals_stop_on_the_ice_too() -> None:
    position = table(hexes={"1,-1": "mammoth"}, phase=3, when="W2", frozen=[0, 4], dice=[4])
    assert animals(position, "0,0") == {"mammoth": 1}


@pytest.mark.rule("VM-8.15")
def test_the_thaw_kills_all_figures_on_the_lake() -> None:
    position = table(hexes={"0,0": "red:2w1f1t"}, phase=10, when="W3", frozen=[0, 1])
    drowned = [event for event in told(position.opening, "died") if event["cause"] == "thaw"]
    assert [(event["hex"], event["sex"], event["count"]) for event in drowned] == [
        ("0,0", "warrior", 2), ("0,0", "woman", 1),
    ]  # fmt: skip
    assert people(position, "red", "0,0") == ""
    assert told(position.opening, "wolf_died") == [{"hex": "0,0", "who": 0}]
    position = table(hexes={"0,0": "bear2 loner:f"}, phase=10, when="W3", frozen=[0, 1])
    assert told(position.opening, "animals_died")[0] == {"species": "bear", "hex": "0,0", "count": 2, "who": None}
    assert told(position.opening, "loner_died") == [{"sex": "woman", "hex": "0,0", "who": None}]
    earlier = table(hexes={"0,0": "red:2w1f1t"}, phase=10, when="W2", frozen=[0, 1], events=["cold_snap"])
    assert people(earlier, "red", "0,0") == "2w1f1t", "not before the end of winter"


@pytest.mark.rule("VM-8.16")
def test_a_tamed_wolf_goes_along() -> None:
    position = table(hexes={"1,-2": "red:2w1t"})
    play(position, "march 1,-2", "warriors 1")
    assert offers(position) == {"wolves 0", "wolves 1"}
    with_it = play(position.copy(), "wolves 1", "step 1,-1")
    assert (people(with_it, "red", "1,-1"), people(with_it, "red", "1,-2")) == ("1w1t", "1w")
    without = play(position, "wolves 0", "step 1,-1")
    assert (people(without, "red", "1,-1"), people(without, "red", "1,-2")) == ("1w", "1w1t")


@pytest.mark.rule("VM-8.16")
def test_a_tamed_wolf_counts_as_no_person() -> None:
    assert offered(table(hexes={"1,-2": "red:1w1t bison"}), "march") == {ANCHOR}, "the warrior has to stay"
    position = table(hexes={"2,-3": "red:1w1t", "1,-2": "bison"})
    play(position, "march 2,-3", "wolves 1", "step 1,-2")
    assert decision(position) == "red turn_action", "one person against one bison"
    position = table(hexes={"2,-3": "red:2w1t", "1,-2": "bison"})
    play(position, "march 2,-3", "warriors 2", "wolves 1", "step 1,-2", "step 1,-1")
    assert (people(position, "red", "1,-1"), people(position, "red", "1,-2")) == ("1w1t", "1w")


@pytest.mark.rule("VM-8.17")
def test_after_the_turn_nobody_moves_again() -> None:
    position = table(hexes={"1,-2": "red:2w"})
    play(position, "end")
    assert [decision(position), decision(play(position, "end"))] == ["blue turn_action", "green turn_action"]
    play(position, "end")
    assert decision(position) == "red feed"
    events = go_on(position, "turn_action")
    assert told(events, "round_began"), "the next turn is one of the next round"


@pytest.mark.rule("VM-8.2", "VM-8.3", "VM-8.7", "VM-8.16")
def test_why_a_group_cannot_be_so_large() -> None:
    """Each bound of a group has its own clause: who is there, who has not moved yet, who must stay, wolves."""
    crowd = table(hexes={"1,-2": "red:3w2f wolf2"})
    play(crowd, "march 1,-2")
    assert offered(crowd, "warriors") == {"0", "1", "2", "3"}
    assert refused(crowd, "warriors", 4) == "VM-8.2", "so many are not there"
    play(crowd, "warriors 2")
    assert refused(crowd, "women", 2) == "VM-8.7", "they are, but two must stay with the wolves"
    assert refused(crowd, "women", 3) == "VM-8.2"
    lonely = table(hexes={"1,-2": "red:2w"})
    play(lonely, "march 1,-2")
    assert refused(lonely, "warriors", 0) == "VM-8.2", "a group is somebody"
    marched = table(hexes={"1,-2": "red:1w", "1,-1": "red:2w1f"})
    play(marched, "march 1,-2", "step 1,-1", "stop", "march 1,-1")
    assert refused(marched, "warriors", 3) == "VM-8.3", "one of the three has marched"
    tamer = table(hexes={"1,-2": "red:1w1t"})
    play(tamer, "march 1,-2")
    assert refused(tamer, "wolves", 2) == "VM-8.16"
