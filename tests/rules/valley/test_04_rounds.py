"""Section 4 of the rules: rounds, seasons, order of play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from beringia import Position
from tests.rules.valley.board import COLOURS, decision, go_on, hex_, offers, play, player, seat, table, tell, told


def _next_round(when: str, year: int, open_: Sequence[str] = ()) -> tuple[str, int]:
    position = table(phase=10, when=when, year=year, open_=open_)
    began = told(position.opening, "round_began")[0]
    return f"{began['season'][0].upper()}{began['number']}", began["year"]


@pytest.mark.rule("VM-4.1", "VM-4.7")
@pytest.mark.parametrize("year", [1, 2, 5])
def test_the_calendar(year: int) -> None:
    rounds = ["S1", "S2", "S3", "W1", "W2", "W3"]
    for now, then in pairwise(rounds):
        if (now, year) != ("S1", 1):  # the first year begins with S2
            assert _next_round(now, year) == (then, year)
    assert _next_round("W3", year) == ("S1", year + 1)


def _phases(before: str, card: str) -> list[int]:
    """The phases of the round after this one, in which nobody does anything and wolves roam the empty north."""
    position = table(phase=10, when=before, events=[card], food={"red": 13}, dice=[1, 1, 1, 1])
    events = list(position.opening)
    while len(told(events, "round_began")) < 2:
        events += tell(position, "feed all" if "feed all" in offers(position) else "end")
    rounds = [index for index, event in enumerate(events) if event.kind == "round_began"]
    return [event["phase"] for event in told(events[rounds[0] : rounds[1]], "phase_began")]


@pytest.mark.rule("VM-4.2", "VM-4.3")
@pytest.mark.parametrize(
    ("before", "card", "phases"),
    [
        ("S1", "rodents", [1, 2, 3, 4, 5, 6, 10]),
        ("S2", "rodents", [1, 2, 3, 4, 5, 6, 7, 9, 10]),
        ("W1", "meat_shortage", [1, 2, 3, 4, 5, 6, 10]),
        ("W2", "meat_shortage", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ],
)
def test_phases_of_a_round(before: str, card: str, phases: list[int]) -> None:
    assert _phases(before, card) == phases


@pytest.mark.rule("VM-4.3", "VM-4.5")
@pytest.mark.parametrize(
    ("before", "card", "phases"),
    [
        ("S2", "mild_autumn", [1, 2, 3, 4, 5, 6, 10]),
        ("W2", "long_winter", [1, 2, 3, 4, 5, 6, 10]),
    ],
)
def test_the_third_round_of_a_long_season_is_not_the_last(before: str, card: str, phases: list[int]) -> None:
    assert _phases(before, card) == phases


@pytest.mark.rule("VM-4.4", "VM-4.6", "VM-4.7")
@pytest.mark.parametrize(
    ("when", "card", "then"),
    [
        ("S2", "mild_autumn", ("S3", 2)),
        ("S3", "mild_autumn", ("S4", 2)),
        ("S4", "mild_autumn", ("W1", 2)),
        ("W3", "long_winter", ("W4", 2)),
        ("W4", "long_winter", ("S1", 3)),
    ],
)
def test_a_fourth_round_but_never_a_fifth(when: str, card: str, then: tuple[str, int]) -> None:
    position = table(when=when, open_=[card])
    assert position.view(None)["last_of_season"] == (when[1] == "4")
    assert _next_round(when, 2, [card]) == then


@pytest.mark.rule("VM-4.4")
@pytest.mark.parametrize(("when", "last"), [("S1", False), ("S2", False), ("S3", True), ("W2", False), ("W3", True)])
def test_the_third_round_is_the_last(when: str, last: bool) -> None:
    assert table(when=when).view(None)["last_of_season"] == last


@pytest.mark.rule("VM-4.5")
def test_harvest_and_births_wait_for_the_fourth_round() -> None:
    farm = {"1,-2": "red:1w1f village:red crop"}
    early = table(hexes=farm, phase=6, when="S3", open_=["mild_autumn"])
    assert [event for event in told(early.opening, "food_gained") if event["how"] == "harvest"] == []
    assert hex_(early, "1,-2")["crop"] == 2
    late = table(hexes=farm, phase=6, when="S4", open_=["mild_autumn"])
    assert [event["count"] for event in told(late.opening, "food_gained") if event["how"] == "harvest"] == [8]
    for when, children in (("S3", 0), ("S4", 1)):
        position = table(hexes=farm, phase=7, when=when, open_=["mild_autumn"], dice=[3])
        assert len(told(position.opening, "born")) == children
    for when, cards in (("W3", 0), ("W4", 1)):
        position = table(phase=9, when=when, open_=["long_winter"])
        assert len(told(position.opening, "trump_drawn")) == 3 * cards


def _turns(position: Position, kind: str, text: str) -> list[str]:
    colours = []
    while decision(position).endswith(kind):
        colours.append(decision(position).split()[0])
        play(position, text)
    return colours


@pytest.mark.rule("VM-4.8")
def test_turn_order_is_clockwise_from_the_start_player() -> None:
    living = ["red", "blue", "yellow", "orange"]
    position = table(5, start="yellow", anchors=living)
    assert _turns(position, "turn_action", "end") == ["yellow", "orange", "red", "blue"]
    assert _turns(position, "feed", "feed all") == ["yellow", "orange", "red", "blue"]


@pytest.mark.rule("VM-4.10")
@pytest.mark.parametrize(
    ("hexes", "food", "first"),
    [
        ({"1,-2": "green:1f village:green", "1,0": "red:5w"}, {"red": 50}, "green"),
        ({"1,-2": "green:1f", "1,0": "blue:2w"}, {"red": 50}, "blue"),
        ({}, {"green": 13}, "green"),
        ({"1,-2": "green:1f village:green", "1,0": "blue:1w1f village:blue"}, {"green": 50}, "blue"),
    ],
)
def test_the_leader_starts_the_next_round(hexes: dict[str, str], food: dict[str, int], first: str) -> None:
    position = table(hexes=hexes, phase=10, food=food)
    assert told(position.opening, "starts") == [{"who": seat(first)}]
    rolled = [event for event in told(position.opening, "die_rolled") if event["why"] == "start"]
    assert rolled == [], "nobody is tied"


@pytest.mark.rule("VM-4.10")
def test_the_die_breaks_ties_for_the_start() -> None:
    position = table(phase=10, food={"red": 11}, dice=[4, 4, 2, 5])
    rolled = [(event["who"], event["die"]) for event in told(position.opening, "die_rolled") if event["why"] == "start"]
    assert rolled == [(seat("blue"), 4), (seat("green"), 4), (seat("blue"), 2), (seat("green"), 5)]
    assert told(position.opening, "starts") == [{"who": seat("green")}]


@pytest.mark.rule("VM-4.11")
def test_an_event_does_not_change_the_start_player() -> None:
    """Red led by food; after the rodents blue does, but the round stays red's."""
    hexes = {"1,-2": "red:1f village:red", "0,-1": "blue:1f cave:blue"}
    position = table(hexes=hexes, phase=1, events=["rodents"], food={"red": 13}, dice=[1, 1, 1, 1])
    assert player(position, "red")["food"] == 11
    assert position.view(None)["start"] == seat("red")
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-4.12")
def test_the_next_living_player_takes_over_the_start() -> None:
    hexes = {"1,-2": "red:1w wolf"}
    position = table(4, hexes=hexes, phase=5, anchors=["green", "yellow"], dice=[1, 6])
    assert told(position.opening, "eliminated") == [{"who": seat("red")}]
    assert position.view(None)["start"] == seat("green"), "blue is not in the game any more"
    assert _turns(position, "feed", "feed all") == ["green", "yellow"]


@pytest.mark.rule("VM-4.13")
def test_everybody_chooses_openly_in_turn_order() -> None:
    hexes = {"1,-2": "red:1f", "1,0": "blue:1f", "2,0": "green:1f"}
    position = table(hexes=hexes, phase=1, start="blue", events=["epidemic"], dice=[1])
    for colour, place in (("blue", "1,0"), ("green", "2,0"), ("red", "1,-2")):
        assert decision(position) == f"{colour} victim"
        play(position, f"victim {place}")
        assert hex_(position, place)["people"][COLOURS.index(colour)] == [0, 0, 0], "the others see it"


@pytest.mark.rule("VM-4.14")
def test_rounds_without_anybody() -> None:
    """All three die on the volcanoes in the first winter; with the option they may come back."""
    hexes = {"-1,-1": "red:1w blue:1w", "1,1": "green:1w"}
    position = table(
        hexes=hexes, phase=1, when="W1", year=1, start="blue", anchors=False, events=["eruption_winter"],
        options={"return": True},
    )  # fmt: skip
    assert len(told(position.opening, "eliminated")) == 3
    phases = [event["phase"] for event in told(position.opening, "phase_began")]
    assert phases == [1, 2, 3, 4, 5, 6, 10, 1]
    assert position.view(None)["number"] == 2
    assert position.view(None)["start"] == seat("blue")
    assert decision(position) == "blue return"
    go_on(position)
    assert position.over
