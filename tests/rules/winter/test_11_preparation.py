"""Section 11: the preparation phase."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    GAME,
    decision,
    order,
    play,
    player,
    step,
    table,
    tell,
    told,
    view,
)

ERA_1 = [name for name, card in GAME.content["cards"].items() if card.get("era") == 1]
ERA_2 = [name for name, card in GAME.content["cards"].items() if card.get("era") == 2]


def prepared(players: int = 2, **given: Any) -> Position:
    """A position right after the preparation phase that ends the given round."""
    return table(players, phase="eclipse", agenda=[["preparation", None]], **given)


@pytest.mark.rule("EW-11.1", "EW-18.1")
def test_there_is_none_after_round_4() -> None:
    p = table(red={"built": 2, "hand": ["gatherer"], "food": 1}, round_=4, area=["cat"], **step("red", 4))
    events = tell(p, "income food")
    assert p.over
    assert told(events, "game_ended") == [{"who": None}]
    assert [event.kind for event in events if event.kind in ("round_began", "drew", "animal_revealed")] == []
    assert view(p)["round"] == 4
    assert player(p, "red")["hand"] == ["gatherer"]
    assert view(p)["animals"]["area"][1] is None


@pytest.mark.rule("EW-11.1")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_there_is_one_after_every_other_round(round_: int) -> None:
    p = table(red={"built": 2, "hand": ["gatherer"]}, round_=round_, **step("red", 4))
    events = tell(p, "income food")
    assert told(events, "round_began") == [{"round": round_ + 1, "who": None}]
    assert view(p)["round"] == round_ + 1
    assert view(p)["phase"] == "action"


@pytest.mark.rule("EW-11.2")
def test_the_round_marker_moves_and_the_figures_return() -> None:
    figures = ["chief rest", "tribe hunt", "tribe develop"]
    p = prepared(order=["red", "turquoise"], red={"figures": figures}, turquoise={"figures": ["chief migrate"]})
    assert view(p)["round"] == 2
    assert view(p)["turns"] == {"done": 0, "each": 3}
    for colour in ("red", "turquoise"):
        assert player(p, colour)["figures"] == {"chief": None, "tribe_home": 2, "resting": 0}
    assert [(column["symbol"], column["figures"]) for column in view(p)["columns"]] == [(None, [])] * 4
    assert decision(p) == "red turn_start"
    for figure in ("chief", "tribe"):
        for space in ("initiate", "develop", "migrate", "hunt", "rest"):
            p.parse(f"place {figure} {space}")


@pytest.mark.rule("EW-11.3", "EW-11.9")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_the_hunting_area_is_filled_up(players: int, count: int) -> None:
    p = prepared(players, area=[None, "cat"])
    area = view(p)["animals"]["area"]
    assert sum(animal is not None for animal in area) == count
    assert area[1] == "cat"
    assert area[count:] == [None] * (6 - count)


@pytest.mark.rule("EW-11.9")
def test_new_animals_take_the_free_places_in_index_order() -> None:
    p = prepared(area=[None, None, "cat", None, "rhino"], animal_deck=["sloth", "bison"])
    assert view(p)["animals"] == {"area": ["bison", None, "cat", None, "rhino", None], "deck": 1}


@pytest.mark.rule("EW-11.4")
@pytest.mark.parametrize("number", [3, 4, 6])
def test_more_animals_than_that_stay(number: int) -> None:
    area = ["cat", "cat", "rhino", "bison", "sloth", "mammoth"][:number]
    p = prepared(area=area, animal_deck=["sloth"])
    assert view(p)["animals"] == {"area": area + [None] * (6 - number), "deck": 1}


@pytest.mark.rule("EW-11.4")
def test_as_many_animals_as_there_are() -> None:
    p = prepared(4, area=["cat"], animal_deck=["sloth", "bison"])
    assert view(p)["animals"] == {"area": ["cat", "bison", "sloth", None, None, None], "deck": 0}


@pytest.mark.rule("EW-11.5", "EW-11.9")
def test_after_round_1_cards_of_era_1_fill_the_gaps() -> None:
    shown = [ERA_1[0], None, ERA_1[1], ERA_1[2], None, ERA_1[3], None, ERA_1[4]]
    p = prepared(round_=1, display=shown)
    deck = ERA_1[5:]  # the last one is on top
    filled = [deck[-1] if n == 1 else deck[-2] if n == 4 else deck[-3] if n == 6 else shown[n] for n in range(8)]
    assert view(p)["culture"] == {"display": filled, "decks": [len(deck) - 3, 20]}


@pytest.mark.rule("EW-11.6", "EW-11.8")
@pytest.mark.parametrize("left", [0, 3, 8])
def test_after_round_2_the_eras_change(left: int) -> None:
    p = prepared(round_=2, display=ERA_1[:left])
    assert view(p)["culture"]["display"] == ERA_2[::-1][:8]
    assert view(p)["culture"]["decks"] == [0, 12]
    assert view(p)["era"] == 2


@pytest.mark.rule("EW-11.7", "EW-11.9")
def test_after_round_3_cards_of_era_2_fill_the_gaps() -> None:
    shown = [None, ERA_2[0], ERA_2[1], ERA_2[2], ERA_2[3], ERA_2[4], ERA_2[5], None]
    p = prepared(round_=3, display=shown)
    deck = ERA_2[6:]
    assert view(p)["culture"] == {"display": [deck[-1], *shown[1:7], deck[-2]], "decks": [0, 12]}


@pytest.mark.rule("EW-11.8")
@pytest.mark.parametrize(("round_", "cards"), [(1, ERA_1), (3, ERA_2)])
def test_an_empty_culture_deck_leaves_places_empty(round_: int, cards: list[str]) -> None:
    decks = (cards[2:4], None) if round_ == 1 else (None, cards[2:4])
    p = prepared(round_=round_, display=[cards[0], None, cards[1]], culture_decks=decks)
    display = [cards[0], cards[3], cards[1], cards[2], None, None, None, None]
    assert view(p)["culture"]["display"] == display
    assert view(p)["culture"]["decks"] == ([0, 20] if round_ == 1 else [0, 0])


@pytest.mark.rule("EW-11.10", "EW-2.48")
def test_everybody_draws_five_cards_in_addition() -> None:
    kept = ["gatherer", "gatherer", "gatherer", "hunter", "hunter", "elder"]
    p = prepared(3, red={"hand": kept}, yellow={"hand": []}, turquoise={"hand": ["brave"]})
    assert [player(p, colour)["hand_size"] for colour in ("turquoise", "red", "yellow")] == [6, 11, 5]


@pytest.mark.rule("EW-11.10", "EW-2.26")
def test_this_draw_is_no_income() -> None:
    """Nobody is asked for a lesser one: after the last step of the eclipse the first turn begins."""
    p = table(red={"built": 2, "hand": []}, **step("red", 4))
    events = tell(p, "income food")
    drew = [event for event in events if event.kind == "drew"]
    assert [event.seat for event in drew] == [1] * 5 + [0] * 5
    assert decision(p) == "red turn_start"
    assert order(p)[0] == "red"


@pytest.mark.rule("EW-11.2", "EW-11.10")
def test_the_next_round_is_played_in_the_order_of_the_eclipse() -> None:
    p = table(3, order=["yellow", "red", "turquoise"], eclipse=True, red={"pile": ["brave"]})
    for _ in range(3):
        play(p, "income food")
    assert order(p) == ["red", "turquoise", "yellow"]
    assert decision(p) == "red turn_start"
