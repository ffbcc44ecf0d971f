"""What Valley of the Mammoths tells before a choice: fights, marches, meals."""

from __future__ import annotations

import pytest

from beringia import Position, Preview
from beringia.games.valley.cards.trumps.card import TRUMP_CARDS, TrumpCard
from tests.rules.valley.board import play, seat, table

PLACE = "1,-2"


def lines(position: Position, choice: str | None) -> list[Preview]:
    """What is told about a choice by its notation, or about the whole decision."""
    assert position.seat is not None
    code = None if choice is None else position.parse(choice)
    return [preview for preview in position.previews(position.seat) if preview.choice == code]


def told(position: Position, choice: str | None, key: str) -> list[Preview]:
    return [line for line in lines(position, choice) if line.key == f"valley-preview-{key}"]


@pytest.mark.rule("VM-10.5", "VM-10.7", "VM-11.2")
def test_before_a_fight_the_strengths_and_the_odds_are_told() -> None:
    position = table(
        hexes={PLACE: "red:2w blue:1w1f village:blue", "-2,1": "red:1w bison"}, phase=5, empty_questions=True
    )
    rivals = told(position, f"fight {PLACE}", "rivals")[0]
    assert rivals.args == {"owner": 1, "count": 1, "mine": 2, "theirs": 2, "chance": 66}
    assert rivals.targets == (f"hex:{PLACE}",)
    herd = told(position, "fight -2,1", "herd")[0]
    assert (herd.args["mine"], herd.args["theirs"], herd.args["chance"], herd.args["food"]) == (1, 1, 50, 4)


@pytest.mark.rule("VM-21.11", "VM-21.17")
def test_own_trumps_are_counted_and_those_of_others_only_if_seen() -> None:
    hexes = {PLACE: "red:1w1f blue:2w", "-2,1": "red:1w bison"}
    hands = {"red": ["strong_broth", "fence"], "blue": ["flint"]}
    position = table(hexes=hexes, hands=hands, phase=5, empty_questions=True)
    play(position, f"fight {PLACE}")
    assert position.decision is not None
    assert position.decision.kind == "trump"
    now = told(position, None, "rivals")[0]
    with_broth = told(position, "play strong_broth", "with")[0]
    assert isinstance(now.args["chance"], int)
    assert isinstance(with_broth.args["chance"], int)
    assert now.args["chance"] < 25 < 50 < with_broth.args["chance"]
    assert told(position, None, "against") == []
    spied = table(hexes=hexes, hands=hands, phase=5, empty_questions=True, tribes={"red": {"known": ["flint"]}})
    against = told(spied, f"fight {PLACE}", "against")[0]
    assert (against.args["owner"], against.args["card"]) == (seat("blue"), "flint")
    assert isinstance(against.args["chance"], int)
    assert against.args["chance"] < now.args["chance"]


@pytest.mark.rule("VM-11.6", "VM-11.9")
def test_women_alone_fall_and_who_meets_them_wins() -> None:
    hexes = {PLACE: "red:1w blue:1f", "-2,1": "red:1f blue:1w"}
    position = table(hexes=hexes, phase=5, empty_questions=True)
    assert [line.key for line in lines(position, f"fight {PLACE}")] == ["valley-preview-taken"]
    assert [line.key for line in lines(position, "fight -2,1")] == ["valley-preview-submits"]


@pytest.mark.rule("VM-8.4", "VM-8.5", "VM-8.6")
def test_a_march_tells_its_reach_and_where_it_would_fight() -> None:
    """The first steps of EX-11; (2,0) is a mountain."""
    position = table(hexes={"1,0": "red:1w", "1,-1": "bison"}, phase=4)
    reach = told(position, "march 1,0", "reach")[0]
    assert {"hex:1,-1", "hex:2,-1", "hex:2,0", "hex:1,1"} <= set(reach.targets)
    assert "hex:0,1" not in reach.targets
    assert "hex:0,0" not in reach.targets
    assert reach.args["count"] == len(reach.targets)
    fights = told(position, "march 1,0", "fight-at")
    assert [line.args["hex"] for line in fights] == ["1,-1"]
    assert fights[0].args["chance"] == 50


@pytest.mark.rule("VM-8.6", "VM-9.9")
def test_a_step_tells_of_the_fight_the_mountain_and_the_settlement_left_behind() -> None:
    position = table(hexes={"1,0": "red:1w1f village:red", "1,-1": "bison2"}, phase=4)
    play(position, "march 1,0", "warriors 1")
    assert told(position, "women 1", "abandons")[0].args == {"hex": "1,0"}
    play(position, "women 1")
    herd = told(position, "step 1,-1", "herd")[0]
    assert (herd.args["count"], herd.args["mine"], herd.args["theirs"]) == (2, 1, 2)
    assert [line.key for line in told(position, "step 2,0", "mountain")] == ["valley-preview-mountain"]
    assert told(position, "step 2,-1", "abandons") != []


@pytest.mark.rule("VM-14.2", "VM-14.10", "VM-14.12")
def test_the_turn_tells_of_the_meal_to_come() -> None:
    """EX-20: 3 food and 5 from the land for 6 persons."""
    hexes = {"1,-1": "red:2w", "0,-1": "red:1w", "2,-3": "red:1w", "-2,0": "red:1w1f"}
    position = table(hexes=hexes, food={"red": 3}, anchors=["blue", "green"], phase=4)
    assert told(position, None, "forecast")[0].args == {"food": 3, "income": 5, "need": 6, "short": 0}
    hungry = table(hexes=hexes, food={"red": 0}, anchors=["blue", "green"], phase=4)
    line = told(hungry, None, "forecast")[0]
    assert (line.args["short"], line.tone) == (1, "bad")


@pytest.mark.rule("VM-14.11", "VM-14.12")
def test_who_cannot_feed_all_is_told_how_many_starve() -> None:
    """EX-21: 7 persons and 8 food in a Cold Snap."""
    position = table(
        hexes={"2,-3": "red:6w1f"}, food={"red": 8}, anchors=["blue", "green"], phase=6, when="W2",
        open_=["cold_snap"], empty_questions=True,
    )  # fmt: skip
    while position.decision is not None and position.decision.kind != "starve":
        play(position, position.notation(position.choices()[0]))
    assert told(position, None, "must-starve")[0].args == {"count": 2, "persons": 5}
    assert told(position, None, "next-need")[0].args == {"need": 5}


@pytest.mark.rule("VM-14.13", "VM-14.14")
def test_a_meal_tells_what_is_left_and_what_the_next_round_needs() -> None:
    position = table(
        hexes={"2,-3": "red:3w1f village:red"},
        food={"red": 6},
        anchors=["blue", "green"],
        phase=6,
        empty_questions=True,
    )
    while position.decision is not None and position.decision.kind != "feed":
        play(position, position.notation(position.choices()[0]))
    fed = told(position, "feed all", "fed")[0]
    after = told(position, "feed all", "next-round")[0]
    assert fed.args["count"] == 0
    assert after.args["need"] == 4
    assert after.args["food"] == fed.args["food"]
    assert told(position, "starve 2,-3 woman", "abandons")[0].args == {"hex": "2,-3"}


@pytest.mark.rule("VM-21.14", "VM-21.17")
def test_amazons_and_torches_are_foreseen_as_they_will_be_played() -> None:
    """Amazons count the women of the hex they are foreseen for; Torches ask for fire where the option does."""
    hexes = {PLACE: "red:1w2f bear2", "-2,1": "red:1w bison"}
    for card, options, foreseen in (("amazons", {}, 1), ("torches", {}, 1), ("torches", {"fire": True}, 0)):
        position = table(hexes=hexes, hands={"red": [card]}, phase=5, empty_questions=True, options=options)
        alone = told(position, f"fight {PLACE}", "herd")[0].args["chance"]
        with_trump = told(position, f"fight {PLACE}", "with")
        assert [line.args["card"] for line in with_trump] == [card] * foreseen
        assert isinstance(alone, int)
        assert all(alone < int(line.args["chance"]) for line in with_trump)


def test_what_a_trump_does_is_over_when_it_says_so() -> None:
    """A trump that ends something names the moment, and one that names a moment ends something."""
    for trump in TRUMP_CARDS:
        assert (trump.ENDS != 0) == (type(trump).end is not TrumpCard.end), trump.name
