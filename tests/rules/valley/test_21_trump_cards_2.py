"""Section 21 of the rules: the trumps from War Drum to Intuition."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    animals,
    closed,
    decision,
    food,
    go_on,
    hand,
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


def _red(card: str, hexes: dict[str, str], **more: Any) -> Position:
    """Red holds the card."""
    return table(hexes=hexes, hands={"red": [card]}, **more)


def _asked(position: Position, card: str) -> bool:
    return f"play {card}" in offers(position)


@pytest.mark.rule("VM-21.25")
def test_war_drum_after_the_animals() -> None:
    position = _red("war_drum", {"1,-2": "red:1w wolf bison2"}, phase=3, dice=[1])
    play(position, "play war_drum")
    assert offered(position, "target") == {"2,-3", "2,-2", "1,-1", "0,-1", "0,-2", "1,-3"}
    split = play(position.copy(), "target 0,-1")
    assert (animals(split, "0,-1"), animals(split, "1,-2")) == ({"wolf": 1}, {"bison": 2}), "who can make the step goes"
    play(position, "target 2,-3")
    assert (animals(position, "2,-3"), animals(position, "1,-2")) == ({"wolf": 1, "bison": 2}, {})


@pytest.mark.rule("VM-21.25")
def test_war_drum_on_the_march() -> None:
    position = _red("war_drum", {"2,-3": "red:1w", "1,-2": "wolf2", "1,-1": "blue:1w"})
    play(position, "march 2,-3", "step 1,-2")
    assert offers(position) == {"stop", "play war_drum"}
    play(position, "play war_drum", "target 1,-1")
    assert animals(position, "1,-1") == {"wolf": 2}, "the target may hold rivals"
    assert "2,-2" in offered(position, "step"), "nothing stops the march any more"
    origin = _red("war_drum", {"2,-3": "red:3w wolf"})
    play(origin, "march 2,-3", "warriors 1")
    assert not _asked(origin, "war_drum"), "not where the march begins"


@pytest.mark.rule("VM-21.26")
def test_fishing_net() -> None:
    hexes = {"0,1": "red:1w", "3,-1": "red:2w", "1,-2": "red:1w"}
    position = _red("fishing_net", hexes, phase=6, when="W2", anchors=["blue", "green"])
    events = tell(position, "play fishing_net")
    fished = [event for event in told(events, "food_gained") if event["who"] == 0]
    assert {event["hex"]: event["count"] for event in fished} == {"0,1": 2, "3,-1": 2}


@pytest.mark.rule("VM-21.27")
def test_roots() -> None:
    hexes = {"2,-2": "red:2w", "2,-1": "red:1w", "1,-2": "red:1w"}
    position = _red("roots", hexes, phase=6, when="W2", anchors=["blue", "green"])
    events = tell(position, "play roots")
    assert [event["hex"] for event in told(events, "food_gained") if event["how"] == "gathering"] == ["2,-2", "2,-1"]
    assert decision(_red("roots", hexes, phase=6, anchors=["blue", "green"])) == "red feed", "not in summer"


@pytest.mark.rule("VM-21.27", "VM-5.13")
@pytest.mark.parametrize(("when", "lasts"), [("W1", True), ("W3", False)])
def test_roots_last_until_the_end_of_winter(when: str, lasts: bool) -> None:
    hexes = {"2,-2": "red:2w"}
    position = _red("roots", hexes, phase=6, when=when, year=1, events=["meat_shortage"])
    play(position, "play roots")
    go_on(position, "turn_action")
    state: dict[str, Any] = position.to_dict()["state"]  # type: ignore[assignment]
    assert ("roots" in state["players"][0]) == lasts
    if lasts:
        events = tell(position, "end", "end", "end") + go_on(position, "feed")
        assert "gathering" in [event["how"] for event in told(events, "food_gained") if event["who"] == 0]


@pytest.mark.rule("VM-21.28")
@pytest.mark.parametrize(("stock", "stolen"), [(12, 4), (3, 3)])
def test_theft(stock: int, stolen: int) -> None:
    hexes = {"1,-2": "red:1w", "2,-3": "blue:1f village:blue"}
    position = _red("theft", hexes, phase=6, when="W2", food={"blue": stock})
    play(position, "play theft")
    assert (food(position, "red"), food(position, "blue")) == (12 + stolen, stock - stolen)
    assert decision(_red("theft", {"1,-2": "red:1w", "1,0": "blue:1f village:blue"}, phase=6, when="W2")) == "red feed"


@pytest.mark.rule("VM-21.28")
def test_theft_of_fire() -> None:
    hexes = {"1,-2": "red:1w1f village:red", "2,-3": "blue:1f village:blue"}
    position = _red("theft", hexes, phase=6, when="W2", options={"fire": True}, fire=["blue"])
    play(position, "play theft")
    assert offers(position) == {"steal food", "steal fire"}
    play(position, "steal fire")
    assert (player(position, "red")["fire"], player(position, "blue")["fire"]) == (True, False)
    assert food(position, "red") == 12


@pytest.mark.rule("VM-21.29")
def test_rockfall() -> None:
    hexes = {"0,-1": "red:1w", "1,-2": "blue:2w1f village:blue bison", "1,-1": "red:1w", "0,-2": "wolf"}
    position = _red("rockfall", hexes)
    play(position, "end", "play rockfall")
    assert offered(position, "target") == {"1,-2", "1,-1", "0,-2"}
    play(position, "target 1,-2")
    assert (people(position, "blue", "1,-2"), animals(position, "1,-2")) == ("", {})
    assert settlement(position, "1,-2") is None
    assert (food(position, "red"), player(position, "red")["kills"]) == (12, 3)
    arrived = _red("rockfall", {"1,-1": "red:1w", "1,-2": "blue:1w"})
    play(arrived, "march 1,-1", "step 0,-1", "end")
    assert decision(arrived) == "blue turn_action", "instead of moving"
    busy = _red("rockfall", {"0,-1": "red:1w wolf", "1,-2": "blue:1w"})
    play(busy, "end")
    assert decision(busy) == "blue turn_action", "not free of opponents"


@pytest.mark.rule("VM-21.30")
def test_arsonist() -> None:
    hexes = {"1,-2": "red:1w", "2,-1": "blue:2w1f", "1,-1": "wolf", "0,1": "blue:1w"}
    position = _red("arsonist", hexes)
    play(position, "march 1,-2", "step 2,-3", "stop", "end", "play arsonist")
    assert closed(position) == dict.fromkeys(["2,-2", "1,-1", "2,-1"], "fire"), "the only region beside the person"
    assert people(position, "blue", "2,-1") == ""
    assert animals(position, "1,-1") == {}
    assert (people(position, "blue", "0,1"), player(position, "red")["kills"]) == ("1w", 3)
    choice = _red("arsonist", {"1,-2": "red:1w"})
    play(choice, "end", "play arsonist")
    assert offers(choice) == {"region 1", "region 2"}
    winter = _red("arsonist", {"1,-2": "red:1w"}, when="W2")
    play(winter, "end")
    assert decision(winter) == "blue turn_action"


@pytest.mark.rule("VM-21.31")
def test_scorched_earth() -> None:
    hexes = {"1,-2": "red:1w1f blue:2f village:blue crop"}
    position = table(hexes=hexes, phase=5, hands={"blue": ["scorched_earth"]})
    plundered = food(position, "red")
    kept = play(position.copy(), "keep", "take 2")
    assert decision(kept) == "blue trump"
    play(kept, "play scorched_earth")
    assert (settlement(kept, "1,-2"), hex_(kept, "1,-2")["crop"]) == (None, 0)
    assert people(kept, "red", "1,-2") == "1w1f", "the woman he brought stays"
    assert food(kept, "red") >= plundered
    play(position, "destroy")
    assert decision(position) == "blue trump", "a crop is still there"
    bare = table(hexes={"1,-2": "red:1w1f blue:2f village:blue"}, phase=5, hands={"blue": ["scorched_earth"]})
    play(bare, "destroy")
    assert decision(bare) != "blue trump"


@pytest.mark.rule("VM-21.32")
def test_natural_manure() -> None:
    hexes = {"1,-2": "red:1f village:red crop", "2,-3": "red:1f village:red crop1", "1,0": "blue:1f village:blue crop"}
    position = _red("natural_manure", hexes, phase=6, when="S3")
    events = tell(position, "play natural_manure")
    grown = [event for event in told(events, "food_gained") if event["how"] == "harvest"]
    assert {event["hex"]: event["count"] for event in grown} == {"1,-2": 12, "2,-3": 8, "1,0": 8}
    assert decision(_red("natural_manure", hexes, phase=6, when="S2")) == "red feed"


@pytest.mark.rule("VM-21.33")
def test_fence() -> None:
    hexes = {
        "1,-2": "red:1f village:red crop", "0,-1": "red:1f cave:red crop", "1,0": "blue:1f village:blue crop",
        "2,-3": "crop",
    }  # fmt: skip
    position = _red("fence", hexes, phase=3, dice=[1])
    play(position, "play fence")
    assert [place for place in hexes if hex_(position, place)["fence"]] == ["1,-2"], "own crops on plains only"


@pytest.mark.rule("VM-21.34")
def test_mountain_farm() -> None:
    hexes = {"0,-1": "red:1f cave:red", "2,0": "red:1f"}
    position = _red("mountain_farm", hexes, phase=8, when="W3")
    assert _asked(position, "mountain_farm")
    before = food(position, "red")
    events = tell(position, "play mountain_farm")
    assert told(events, "sown") == [{"hex": "0,-1", "food": 1, "who": 0}]
    assert before == 12
    assert hex_(position, "0,-1")["crop"] == 2
    assert not _asked(_red("mountain_farm", hexes, phase=8, when="W3", food={"red": 0}), "mountain_farm")


@pytest.mark.rule("VM-21.35")
def test_late_sowing() -> None:
    hexes = {"1,-2": "red:1f village:red", "2,-2": "red:1f village:red"}
    position = _red("late_sowing", hexes, phase=6, when="S1", events=["rodents"])
    go_on(position, "trump")
    events = tell(position, "play late_sowing")
    assert told(events, "sown") == [{"hex": "1,-2", "food": 1, "who": 0}]
    for when, card in (("S2", "rodents"), ("W1", "meat_shortage")):
        later = _red("late_sowing", hexes, phase=6, when=when, events=[card])
        events = go_on(later, "trump", "turn_action")
        assert told(events, "round_began"), f"in {when} of year 2 nobody is asked"


@pytest.mark.rule("VM-21.35")
def test_late_sowing_after_the_first_round_of_the_game() -> None:
    """The rule text calls it the first summer round, although its marker stands on the second."""
    position = _red("late_sowing", {"1,-2": "red:1f village:red"}, phase=6, when="S2", year=1)
    go_on(position, "trump")
    assert _asked(position, "late_sowing")


@pytest.mark.rule("VM-21.36")
def test_friend() -> None:
    position = _red("friend", {"1,-2": "red:1f blue:1w green:1w1f"}, phase=5)
    roll(position, 6, 1)
    play(position, "play friend")
    assert people(position, "blue", "1,-2") == ""
    assert player(position, "blue")["supply"]["warriors"] == 9
    full = _red("friend", {"1,-2": "red:9w blue:1w"}, phase=5)
    play(full, "play friend")
    assert (people(full, "red", "1,-2"), people(full, "blue", "1,-2")) == ("9w", ""), "without a token he dies"
    couple = {"hexes": {"1,-2": {"settlement": 1, "couple": 7}}}
    settled = _red("friend", {"1,-2": "red:1w blue:1w"}, phase=5, state=couple)
    play(settled, "play friend")
    assert settlement(settled, "1,-2") is None, "nobody of blue is left there"
    for there in ("red:1f blue:1f", "red:1f blue:1w1f"):
        assert not _asked(_red("friend", {"1,-2": there}, phase=5, dice=[6, 1]), "friend")


@pytest.mark.rule("VM-21.37")
def test_love_at_first_sight() -> None:
    hexes = {"1,-2": "red:1w", "2,-2": "blue:1f", "2,-3": "blue:1w"}
    position = _red("love", hexes)
    go_on(position, "trump")
    play(position, "play love")
    assert people(position, "red", "1,-2") == "1w1f", "the woman, not the warrior"
    assert people(position, "blue", "2,-2") == ""
    for there in ("blue:2f", "blue:1w1f", "blue:1w", "blue:1f green:1w"):
        alone = _red("love", {"1,-2": "red:1w", "2,-2": there})
        go_on(alone, "trump", "feed", "take_women", "casualty", "capture")
        assert not _asked(alone, "love"), there


@pytest.mark.rule("VM-21.38")
@pytest.mark.parametrize("pair", ["warrior", "woman"])
def test_same_sex_couple(pair: str) -> None:
    hexes = {"1,-2": "red:2w2f"}
    position = _red("same_sex_couple", hexes)
    play(position, "play same_sex_couple")
    assert offers(position) == {"sex warrior", "sex woman"}
    play(position, f"sex {pair}")
    assert settlement(position, "1,-2") == "red"
    play(position, "march 1,-2")
    # Only the other two can still go: of one sex, so there is only one question.
    assert decision(position) == ("red group_warriors" if pair == "woman" else "red group_women")


@pytest.mark.rule("VM-21.38")
def test_a_couple_needs_a_woman_in_the_next_round() -> None:
    position = _red("same_sex_couple", {"1,-2": "red:2w"}, when="W1", events=["meat_shortage"])
    play(position, "play same_sex_couple")
    go_on(position, "feed")
    assert settlement(position, "1,-2") == "red", "without a woman in its first round"
    go_on(position, "turn_action")
    assert settlement(position, "1,-2") == "red"
    play(position, "end", "end", "end")
    assert settlement(position, "1,-2") is None, "the end of phase 4 of the next round"


@pytest.mark.rule("VM-21.39")
def test_espionage() -> None:
    hexes = {"1,-2": "red:1w", "2,-2": "blue:1w", "1,0": "green:1w"}
    hands = {"red": ["espionage"], "blue": ["flint", "raft"], "green": ["roots"]}
    position = table(hexes=hexes, hands=hands)
    events = tell(position, "play espionage")
    assert [event.seat for event in events if event.kind == "spied"] == [0, 0]
    mine: dict[str, Any] = position.view(0)["players"][0]  # type: ignore[index]
    assert {other: sorted(cards) for other, cards in mine["known"].items()} == {"1": ["flint", "raft"]}
    assert "flint" not in repr(position.view(seat("green"))), "only he sees the cards"
    far = table(hexes={"1,-2": "red:1w", "1,0": "green:1w"}, hands=hands)
    assert not _asked(far, "espionage")
    seen = table(hexes=hexes, hands=hands, tribes={"red": {"known": ["flint", "raft"]}})
    assert not _asked(seen, "espionage"), "there is nothing new to see"
    half = table(hexes=hexes, hands=hands, tribes={"red": {"known": ["raft"]}})
    assert _asked(half, "espionage")


@pytest.mark.rule("VM-21.40")
def test_intuition() -> None:
    position = _red("intuition", {}, events=["locusts"])
    play(position, "play intuition")
    mine: dict[str, Any] = position.view(0)["players"][0]  # type: ignore[index]
    assert mine["foreseen"] == {"summer": "locusts"}
    assert "locusts" not in repr(position.view(1))
    assert hand(position, "red") == []
    turn_of_season = play(_red("intuition", {}, when="S3"), "play intuition")
    seen: dict[str, Any] = turn_of_season.view(0)["players"][0]  # type: ignore[index]
    assert list(seen["foreseen"]) == ["winter"]
    assert not _asked(_red("intuition", {}, when="S2", year=1), "intuition")
