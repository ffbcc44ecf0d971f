"""Section 5 of the rules: phase 1, the event."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    GAME,
    animals,
    closed,
    decision,
    food,
    people,
    play,
    settlement,
    table,
    tell,
    told,
)

#: Table 28.4: how long the effect of a card lasts.
LASTS = {
    "forest_fire": "round", "flood": "round", "rodents": "instant", "abundant_rain": "season", "mild_autumn": "season",
    "ailing_animals": "round", "earthquake": "instant", "eruption_summer": "round", "thunderstorm": "round",
    "drought": "season", "loner_summer": "instant", "locusts": "instant", "epidemic": "instant",
    "wolf_pack_4": "instant", "wolf_pack_3": "instant", "frozen_river": "season", "cold_snap": "round",
    "long_winter": "season", "lean_animals": "season", "meat_shortage": "round", "eruption_winter": "round",
    "storm": "round", "ice_storm": "round", "cave_bear": "instant", "loner_winter": "instant", "snowfall": "round",
    "avalanche": "instant",
}  # fmt: skip


def _cards(position: Position) -> dict[str, Any]:
    found: dict[str, Any] = position.view(None)["cards"]  # type: ignore[assignment]
    return found


def _season(card: str) -> str:
    found: str = GAME.content["cards"][card]["deck"]
    return found


@pytest.mark.rule("VM-5.1")
def test_fire_and_flood_end() -> None:
    hexes = {"1,-1": "fire", "1,0": "flood", "-1,-1": "eruption"}
    assert closed(table(hexes=hexes)) == {"1,-1": "fire", "1,0": "flood", "-1,-1": "eruption"}
    assert closed(table(hexes=hexes, phase=1, events=["rodents"])) == {}


@pytest.mark.rule("VM-5.2", "VM-5.4")
@pytest.mark.parametrize("when", ["S2", "S3"])
def test_the_first_two_rounds_draw_no_card(when: str) -> None:
    position = table(hexes={"1,-1": "fire"}, phase=1, when=when, year=1)
    assert told(position.opening, "event_drawn") == []
    assert closed(position) == {}, "marks are removed all the same"
    assert (_cards(position)["summer"]["deck"], _cards(position)["winter"]["deck"]) == (15, 15)


@pytest.mark.rule("VM-5.3")
def test_ice_is_not_removed() -> None:
    position = table(phase=1, when="W2", frozen=[0, 1, 5], events=["meat_shortage"])
    view: dict[str, Any] = position.view(None)
    assert [river["number"] for river in view["rivers"] if river["frozen"]] == [1, 5]
    assert view["lake_frozen"]


@pytest.mark.rule("VM-5.4")
@pytest.mark.parametrize(
    ("when", "year", "card"), [("W1", 1, "meat_shortage"), ("W3", 1, "cold_snap"), ("S1", 2, "rodents")]
)
def test_from_round_three_on_the_top_card_of_the_season(when: str, year: int, card: str) -> None:
    position = table(phase=1, when=when, year=year, events=[card, "storm" if when[0] == "W" else "drought"])
    assert told(position.opening, "event_drawn") == [{"card": card, "who": None}]
    decks = {season: _cards(position)[season]["deck"] for season in ("summer", "winter")}
    assert decks == {_season(card): 14, ("summer" if when[0] == "W" else "winter"): 15}


@pytest.mark.rule("VM-5.5")
@pytest.mark.parametrize("card", list(LASTS))
def test_where_a_resolved_card_goes(card: str) -> None:
    season = _season(card)
    position = table(phase=1, when="S2" if season == "summer" else "W2", events=[card])
    lasting = LASTS[card] != "instant"
    assert _cards(position)["open"] == [card] * lasting
    assert _cards(position)[season]["pile"] == [card] * (not lasting)


@pytest.mark.rule("VM-5.5", "VM-5.13")
@pytest.mark.parametrize("card", [card for card in LASTS if LASTS[card] != "instant"])
def test_when_an_effect_ends(card: str) -> None:
    season = _season(card)
    letter = season[0].upper()
    before = table(phase=9, when=f"{letter}2", open_=[card], state={"agenda": [["phase", None, 10]]}, food={"red": 13})
    over = [event["card"] for event in told(before.opening, "event_over")]
    assert over == ([card] if LASTS[card] == "round" else [])
    last = "4" if card in ("mild_autumn", "long_winter") else "3"
    at_end = table(phase=9, when=f"{letter}{last}", open_=[card], state={"agenda": [["phase", None, 10]]})
    assert [event["card"] for event in told(at_end.opening, "event_over")] == [card]
    assert card in _cards(at_end)[season]["pile"]


@pytest.mark.rule("VM-5.6")
def test_an_empty_deck_is_renewed() -> None:
    full = table().to_dict()["state"]
    cards: list[str] = full["events"]["summer"]["deck"]  # type: ignore[index]
    pile = {"summer": {"deck": [], "pile": cards}, "winter": full["events"]["winter"]}  # type: ignore[index]
    position = table(phase=1, state={"events": pile})
    assert told(position.opening, "reshuffled") == [{"deck": "summer", "who": None}]
    assert len(told(position.opening, "event_drawn")) == 1
    assert _cards(position)["summer"]["deck"] == 14
    others = [card for card in cards if card != "rodents"]
    position = table(phase=1, state={"events": {**pile, "summer": {"deck": ["rodents"], "pile": others}}})
    assert told(position.opening, "reshuffled") == [], "not before a card is needed"
    assert _cards(position)["summer"]["deck"] == 0


@pytest.mark.rule("VM-5.7")
@pytest.mark.parametrize(
    ("die", "struck"), [(3, {"-1,-1", "0,-1", "-1,0"}), (4, {"2,0", "1,1"}), (6, {"-2,2", "-2,3"})]
)
def test_every_hex_of_the_region(die: int, struck: set[str]) -> None:
    places = ["-1,-1", "0,-1", "-1,0", "2,0", "1,1", "-2,2", "-2,3"]
    hexes = dict.fromkeys(places, "wolf")
    position = table(hexes=hexes, phase=1, events=["earthquake"], dice=[die])
    assert told(position.opening, "region_struck") == [{"terrain": "mountain", "number": die, "who": None}]
    assert {event["hex"] for event in told(position.opening, "animals_died")} == struck


@pytest.mark.rule("VM-5.7")
@pytest.mark.parametrize("die", [2, 3, 5, 6])
def test_the_die_names_a_river(die: int) -> None:
    position = table(phase=1, when="W2", events=["frozen_river"], dice=[die])
    rivers: list[dict[str, Any]] = position.view(None)["rivers"]  # type: ignore[assignment]
    assert [river["number"] for river in rivers if river["frozen"]] == [die]


@pytest.mark.rule("VM-5.8")
def test_one_person_per_tribe_and_hex() -> None:
    hexes = {"0,-1": "red:2w blue:3w", "-1,0": "red:2f"}
    position = table(hexes=hexes, phase=1, when="W2", events=["avalanche"], dice=[3])
    died = {(event["who"], event["hex"]): event["count"] for event in told(position.opening, "died")}
    assert died == {(0, "0,-1"): 1, (1, "0,-1"): 2, (0, "-1,0"): 1}
    position = table(hexes=hexes, phase=1, events=["earthquake"], dice=[3])
    died = {(event["who"], event["hex"]): event["count"] for event in told(position.opening, "died")}
    assert died == {(0, "0,-1"): 1, (1, "0,-1"): 1, (0, "-1,0"): 1}


@pytest.mark.rule("VM-5.9")
def test_owners_choose_in_turn_order_and_reading_order() -> None:
    hexes = {"-1,0": "red:1w1f", "-1,-1": "red:1w2f", "0,-1": "blue:2w1f"}
    position = table(hexes=hexes, phase=1, when="W2", start="blue", events=["avalanche"], dice=[3])
    for owner, place, text, left in (
        ("blue", "0,-1", "spare woman", "1f"),
        ("red", "-1,-1", "spare warrior", "1w"),
        ("red", "-1,0", "spare woman", "1f"),
    ):
        assert decision(position) == f"{owner} survivor"
        assert position.decision is not None
        assert position.decision.args["hex"] == place
        play(position, text)
        assert people(position, owner, place) == left


@pytest.mark.rule("VM-5.10", "VM-5.11")
def test_animals_killed_by_an_event() -> None:
    hexes = {"0,-1": "red:2w1t bear", "-1,-1": "loner:w wolf", "-1,0": "loner:f"}
    position = table(hexes=hexes, phase=1, events=["earthquake"], dice=[3])
    assert food(position, "red") == 12
    assert animals(position, "0,-1") == animals(position, "-1,-1") == {}
    assert people(position, "red", "0,-1") == "1w"
    assert position.view(None)["loners"] == {"warrior": None, "woman": None}
    assert told(position.opening, "wolf_died") == [{"hex": "0,-1", "who": 0}]


@pytest.mark.rule("VM-5.12")
def test_settlements_and_eliminations_after_the_card() -> None:
    hexes = {"-1,0": "red:1f cave:red", "0,-1": "blue:1w1f cave:blue"}
    position = table(hexes=hexes, phase=1, events=["earthquake"], dice=[3], anchors=["blue", "green"])
    assert people(position, "red", "-1,0") == ""
    assert decision(position) == "blue victim"
    assert settlement(position, "-1,0") == "red", "the card is still being resolved"
    events = tell(position, "lose woman")
    kinds = [event.kind for event in events if event.kind in ("died", "settlement_lost", "eliminated")]
    assert kinds == ["died", "settlement_lost", "settlement_lost", "eliminated"]
    assert settlement(position, "-1,0") is None
    assert settlement(position, "0,-1") is None
