"""Section 17 of the rules: hands, phase 9 and windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from beringia import Event
from tests.rules.valley.board import (
    animals,
    decision,
    go_on,
    hand,
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

HARMLESS = ["flint", "torches", "traps", "amazons", "friend"]


@pytest.mark.rule("VM-17.1", "VM-17.2")
@pytest.mark.parametrize(("players", "limit"), [(2, 5), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_the_hand_limit(players: int, limit: int) -> None:
    for held in range(limit + 1):
        position = table(players, phase=9, when="S3", hands={"red": HARMLESS[:held]})
        drawn = [event["who"] for event in told(position.opening, "trump_drawn")]
        assert (0 in drawn) == (held < limit)
        assert player(position, "red")["cards"] == min(held + 1, limit)


@pytest.mark.rule("VM-17.2")
def test_living_players_draw_exactly_one() -> None:
    position = table(4, phase=9, when="W3", start="blue", anchors=["red", "blue", "green"], trump_deck=HARMLESS)
    assert [event["who"] for event in told(position.opening, "trump_drawn")] == [1, 2, 0]
    assert [hand(position, colour) for colour in ("blue", "green", "red")] == [["flint"], ["torches"], ["traps"]]


@pytest.mark.rule("VM-17.2")
def test_an_empty_deck_is_renewed_from_the_pile() -> None:
    renewed = table(phase=9, when="S3", state={"trumps": []})
    assert told(renewed.opening, "reshuffled") == [{"deck": "trump", "who": None}]
    assert [player(renewed, colour)["cards"] for colour in ("red", "blue", "green")] == [1, 1, 1]


@pytest.mark.rule("VM-17.3")
def test_a_trump_is_shown_takes_effect_once_and_is_discarded() -> None:
    position = table(hexes={"0,1": "red:1w"}, phase=6, hands={"red": ["fishing_net", "flint"]}, food={"red": 20})
    events = tell(position, "play fishing_net")
    assert told(events, "trump_played") == [{"card": "fishing_net", "who": 0}]
    assert {event["count"] for event in _catch(events)} == {2}, "it takes effect"
    assert hand(position, "red") == ["flint"]
    cards: dict[str, object] = position.view(None)["cards"]["trump"]  # type: ignore[index]
    assert cards == {"deck": 38, "pile": ["fishing_net"]}
    later = go_on(position, "turn_action") + go_on(position, "feed")
    assert {event["count"] for event in _catch(later)} == {1}, "once"


def _catch(events: Sequence[Event]) -> list[dict[str, Any]]:
    """What red has fished."""
    return [event for event in told(events, "food_gained") if event["how"] == "fishing" and event["who"] == 0]


@pytest.mark.rule("VM-17.4", "VM-17.6")
def test_any_number_of_trumps() -> None:
    hexes = {"2,-2": "red:1w1f village:red", "1,-2": "red:1f village:red crop"}
    position = table(hexes=hexes, phase=3, hands={"red": ["foundling", "fence"]}, dice=[1])
    assert offers(position) == {"pass", "play foundling", "play fence"}
    play(position, "play fence")
    assert offers(position) == {"pass", "play foundling"}, "one at a time"
    play(position, "play foundling", "sex woman")
    assert decision(position) == "red turn_action"


@pytest.mark.rule("VM-17.5")
@pytest.mark.parametrize(
    ("card", "phase", "useless", "useful"),
    [
        ("fence", 3, "red:1w1f village:red", "red:1w1f village:red crop"),
        ("young_wolf", 3, "red:1w bear", "red:1w wolf"),
        ("fishing_net", 6, "red:1w", None),
    ],
)
def test_only_if_it_changes_something(card: str, phase: int, useless: str, useful: str | None) -> None:
    without = table(hexes={"1,-2": useless}, phase=phase, hands={"red": [card]}, dice=[1])
    assert not decision(without).endswith("trump")
    place, there = ("1,-2", useful) if useful else ("0,1", useless)
    position = table(hexes={place: there}, phase=phase, hands={"red": [card]}, dice=[1])
    assert decision(position) == "red trump"
    assert offers(position) == {"pass", f"play {card}"}


@pytest.mark.rule("VM-17.5")
def test_only_in_its_window() -> None:
    hexes = {"0,1": "red:1w"}
    assert decision(table(hexes=hexes, phase=3, hands={"red": ["fishing_net"]}, dice=[1])) == "red turn_action"
    assert "play fishing_net" not in offers(table(hexes=hexes, hands={"red": ["fishing_net"]}))


@pytest.mark.rule("VM-17.6", "VM-17.7")
def test_after_a_play_all_are_asked_again_from_the_start_player() -> None:
    hexes = {"0,1": "red:1w", "1,0": "blue:1w", "2,-1": "green:1w"}
    hands = {"red": ["fishing_net"], "green": ["theft"], "blue": ["roots"]}
    position = table(hexes=hexes, phase=6, when="W2", hands=hands, anchors=True)
    assert decision(position) == "red trump", "blue stands in no forest, green beside no settlement"
    play(position, "pass")
    assert decision(position) == "red feed", "nobody else has anything to play"
    hands = {"red": ["fishing_net"], "blue": ["roots"]}
    position = table(hexes={"0,1": "red:1w", "2,-1": "blue:1w"}, phase=6, when="W2", hands=hands)
    seen = []
    for text in ("pass", "play roots", "pass"):
        seen.append(decision(position))
        play(position, text)
    assert seen == ["red trump", "blue trump", "red trump"]
    assert decision(position) == "red feed"


@pytest.mark.rule("VM-17.8")
def test_windows_of_one_player() -> None:
    hexes = {"1,-2": "red:1w wolf", "1,0": "blue:1w"}
    position = table(hexes=hexes, phase=5, hands={"blue": ["traps"]}, dice=[6, 1])
    assert told(position.opening, "animals_rolled"), "blue was not asked about red's hunt"
    position = table(hexes=hexes, phase=5, hands={"red": ["traps"]})
    assert decision(position) == "red trump"
    play(position, "play traps")
    assert animals(position, "1,-2") == {}


@pytest.mark.rule("VM-17.9")
def test_some_trumps_only_before_the_first_conflict() -> None:
    hexes = {"1,-2": "red:1w wolf", "1,0": "red:1w wolf"}
    position = table(hexes=hexes, phase=5, hands={"red": ["flint"]})
    play(position, "fight 1,0")
    assert offers(position) == {"pass", "play flint"}
    roll(position, 6, 1, 6, 1)
    events = tell(position, "pass")
    assert [event["hex"] for event in told(events, "tribe_rolled")] == ["1,0", "1,-2"], "not asked again"
    submits = table(hexes={"1,-2": "red:1f blue:1w", "1,0": "red:1w wolf"}, phase=5, hands={"red": ["flint"]})
    play(submits, "fight 1,-2")
    assert offers(submits) == {"pass", "play flint"}, "it helps on the other hex"
    useless = table(hexes={"1,-2": "red:1f blue:1w"}, phase=5, hands={"red": ["flint"]})
    assert decision(useless) == "blue take_women"


@pytest.mark.rule("VM-17.5", "VM-17.9")
@pytest.mark.parametrize(
    ("there", "card", "helps"),
    [
        ("red:1w blue:1w", "flint", True),
        ("red:1w blue:1w", "torches", False),
        ("red:1w blue:1f", "flint", False),
        ("red:1f blue:1f", "flint", True),
        ("red:1w blue:1f wolf", "flint", True),
        ("red:1w blue:1f wolf", "torches", True),
        ("red:1f blue:1w wolf", "flint", False),
        ("red:1f blue:1w wolf", "torches", False),
        ("red:1f blue:1w wolf", "amazons", True),
        ("red:1w blue:1w", "amazons", False),
        ("red:1f blue:1w green:1w", "strong_broth", False),
    ],
)
def test_a_bonus_must_count_for_something(there: str, card: str, helps: bool) -> None:
    position = table(hexes={"1,-2": there}, phase=5, hands={"red": [card]}, dice=[6, 1, 6, 1])
    assert (f"play {card}" in offers(position)) == helps


@pytest.mark.rule("VM-17.7", "VM-17.10")
def test_a_play_is_resolved_before_anybody_else_is_asked() -> None:
    hexes = {"2,-2": "red:1w1f village:red", "1,1": "blue:1w1f cave:blue", "0,2": "blue:1w1f village:blue"}
    hands = {"red": ["foundling"], "blue": ["family_visit"]}
    position = table(hexes=hexes, phase=3, hands=hands, dice=[1])
    play(position, "play foundling", "sex warrior")
    assert people(position, "red", "2,-2") == "2w1f"
    assert decision(position) == "blue trump"
    assert offers(position) == {"pass", "play family_visit"}


@pytest.mark.rule("VM-17.11")
def test_any_time_trumps_are_an_extra_choice() -> None:
    hexes = {"1,-2": "red:1w", "2,-2": "blue:1w"}
    hands = {"red": ["espionage", "intuition"], "blue": ["flint"]}
    position = table(hexes=hexes, hands=hands)
    assert {"play espionage", "play intuition"} <= offers(position)
    play(position, "march 1,-2")
    assert {"play espionage", "play intuition"} <= offers(position), "at every decision of his own"
    quiet = table(hexes=hexes, phase=3, hands=hands, dice=[1])
    assert decision(quiet) == "red turn_action", "but nobody is asked only because of them"
    feeding = table(hexes=hexes, phase=6, hands=hands)
    assert {"play espionage", "play intuition"} <= offers(feeding)
    assert settlement(feeding, "1,-2") is None


@pytest.mark.rule("VM-17.12")
def test_others_see_only_that_the_game_waits() -> None:
    position = table(hexes={"0,1": "red:1w"}, phase=6, hands={"red": ["fishing_net"]})
    assert position.decision is not None
    assert position.decision.args == {}
    assert position.choices_for(seat("blue")) == []
    assert "fishing_net" not in repr(position.view(seat("blue")))
    assert "fishing_net" in repr(position.view(seat("red")))
