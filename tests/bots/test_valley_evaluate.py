"""The greedy bot of Valley of the Mammoths judges by reasons a player would give."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from beringia import Position, bots
from beringia.bots.files import file_of
from beringia.games.valley.bots.evaluate import chance_of
from beringia.kernel.terms import Seat
from tests.rules.valley.board import GAME, decision, play, settlement, table

VILLAGES = ["1,-2", "2,-3", "2,-2", "-2,1", "1,0"]


def _worth(position: Position) -> float:
    return GAME.rules.evaluate(position.state, Seat(0))


def _winter(food: int, **more: Any) -> Position:
    """Three of red in winter, far from any water."""
    return table(hexes={"2,-3": "red:2w1f"}, anchors=["blue", "green"], when="W2", food={"red": food}, **more)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"hexes": {"1,-2": "red:1w1f village:red"}}, {"hexes": {"1,-2": "red:1w1f"}}, id="a-settlement"),
        pytest.param({"hexes": {"1,-2": "red:1w1f"}}, {"hexes": {"1,-2": "red:1w"}}, id="a-woman"),
        pytest.param({"hexes": {"1,-2": "red:2w"}}, {"hexes": {"1,-2": "red:1w"}}, id="a-warrior"),
        pytest.param({"hexes": {"1,-2": "red:1f village:red", "2,-3": "red:1w1f"}},
                     {"hexes": {"1,-2": "red:1w1f village:red", "2,-3": "red:1f"}}, id="a-pair-that-can-found"),
        pytest.param({"hexes": {"1,-2": "red:1w1f village:red"}}, {"hexes": {"1,-2": "red:1w1f village:red wolf3"}},
                     id="women-safe"),
        pytest.param({"hexes": {"2,-3": "red:1w1f", "2,-2": "red:1w"}}, {"hexes": {"2,-3": "red:1f", "2,-2": "red:2w"}},
                     id="a-woman-with-a-warrior"),
        pytest.param({"hexes": {"1,-2": "red:1f village:red crop"}}, {"hexes": {"1,-2": "red:1f village:red crop1"}},
                     id="ears"),
        pytest.param({"hexes": {"1,-2": "red:3w bison"}}, {"hexes": {"1,-2": "red:3w"}}, id="prey"),
        pytest.param({"hexes": {"0,1": "red:1w"}}, {"hexes": {"1,-2": "red:1w"}}, id="fish-and-berries"),
        pytest.param({"hands": {"red": ["raft"]}}, {}, id="a-trump"),
        pytest.param({"hexes": {"1,-2": "red:1f village:red"}, "options": {"fire": True}, "fire": ["red"]},
                     {"hexes": {"1,-2": "red:1f village:red"}, "options": {"fire": True}}, id="fire"),
        pytest.param({}, {"hexes": {"1,-2": "blue:1f village:blue"}}, id="rivals-without-settlements"),
    ],
)  # fmt: skip
def test_what_a_player_wants(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert _worth(table(**better)) > _worth(table(**worse))


def test_food_for_the_next_feeding_counts_most() -> None:
    values = [_worth(_winter(food)) for food in (0, 1, 2, 3, 4, 30, 31)]
    gains = [after - before for before, after in pairwise(values)]
    assert all(gain > 0 for gain in gains)
    assert gains[0] == pytest.approx(gains[1])
    assert gains[2] > 4 * gains[3], "the last person to be fed is worth far more than food for later"
    assert gains[3] > 2 * gains[5], "and that more than a full store"
    cold = _worth(_winter(3)) - _worth(_winter(3, open_=["cold_snap"]))
    assert cold > 0, "in a cold snap three food are not enough for three"


def test_the_fourth_settlement_and_its_second_check() -> None:
    values = []
    for count, announced in ((2, 0), (3, 0), (4, 0), (4, 1)):
        hexes = dict.fromkeys(VILLAGES[:count], "red:1f village:red")
        values.append(_worth(table(hexes=hexes, tribes={"red": {"announced": announced}})))
    third, fourth, check = (after - before for before, after in pairwise(values))
    assert fourth > 1.5 * third
    assert check > third / 2
    # With the fire rules four settlements win nothing without fire.
    hexes = dict.fromkeys(VILLAGES[:4], "red:1f village:red")
    cold, warm = (_worth(table(hexes=hexes, options={"fire": True}, fire=fire)) for fire in ([], ["red"]))
    few = dict.fromkeys(VILLAGES[:3], "red:1f village:red")
    few_cold, few_warm = (_worth(table(hexes=few, options={"fire": True}, fire=fire)) for fire in ([], ["red"]))
    assert warm - cold > 2 * (few_warm - few_cold)


def test_the_chances_of_a_fight() -> None:
    """Who rolls lower loses a fighter, with one more for each fighter and for the walls."""
    assert chance_of(1, 0, 1, 0) == pytest.approx(0.5)
    assert chance_of(1, 1, 1, 0) == pytest.approx(21 / 31), "ties are rolled again"
    assert chance_of(3, 0, 1, 0) + chance_of(1, 0, 3, 0) == pytest.approx(1.0)
    assert chance_of(3, 0, 2, 0) > chance_of(3, 0, 2, 1) > chance_of(3, 0, 2, 2) > chance_of(2, 0, 2, 2)
    assert chance_of(0, 1, 2, 0) == 0.0
    assert chance_of(2, 0, 0, 2) == 1.0
    assert chance_of(30, 0, 30, 0) == pytest.approx(0.5)


#: What greedy does not look at.
BEYOND = {
    "position.later_hunger": 0.4,
    "position.battle_gain": 0.8,
    "position.battle_loss": 0.8,
    "position.threatened": 0.3,
}


def _worth_beyond(position: Position) -> float:
    weights = file_of(GAME.rules, "greedy").weights | BEYOND
    return GAME.rules.evaluation(weights).value(position.state, Seat(0))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param({"hexes": {"1,-2": "red:3w blue:1w1f village:blue"}},
                     {"hexes": {"1,-2": "red:1w blue:3w1f village:blue"}}, id="an-attack-that-may-win"),
        pytest.param({"hexes": {"1,-2": "red:3w1f village:red", "2,-3": "blue:2w"}},
                     {"hexes": {"1,-2": "red:1f village:red", "-2,1": "red:3w", "2,-3": "blue:2w"}}, id="a-guard"),
        pytest.param({"hexes": {"2,-3": "red:2w1f"}, "when": "W1", "food": {"red": 9}},
                     {"hexes": {"2,-3": "red:2w1f"}, "when": "W1", "food": {"red": 3}}, id="food-for-the-whole-winter"),
    ],
)  # fmt: skip
def test_what_greedy_does_not_look_at(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert _worth_beyond(table(**better)) > _worth_beyond(table(**worse))


def test_meat_that_will_spoil_is_no_store() -> None:
    limited = {"limited_storage": True}
    fed = _worth(_winter(3, meat={"red": 3}, options=limited))
    assert _worth(_winter(9, meat={"red": 9}, options=limited)) == pytest.approx(fed)
    assert _worth(_winter(9, meat={"red": 3}, options=limited)) > fed
    assert _worth(_winter(9, meat={"red": 9})) > fed


def _choice(position: Position) -> str:
    return position.notation(bots.make("greedy", GAME, 1).ask(position))


def test_greedy_founds_feeds_and_keeps() -> None:
    assert _choice(table(hexes={"1,-2": "red:1w1f"}, anchors=["blue", "green"])) == "found B3"
    assert _choice(table(hexes={"1,-2": "red:2w1f village:red"}, phase=6)) == "feed all"
    assert _choice(table(hexes={"1,-2": "red:2w blue:1f village:blue"}, phase=5)) == "keep"
    others = ["blue", "green"]
    hungry = table(hexes={"2,-3": "red:3w1f village:red"}, phase=6, when="W2", food={"red": 3}, anchors=others)
    assert decision(hungry) == "red starve"
    assert _choice(hungry) == "starve A3 warrior", "the settlement needs its woman"


def test_greedy_does_not_empty_its_village() -> None:
    position = table(hexes={"1,-2": "red:1w1f village:red"}, anchors=["blue", "green"])
    while decision(position).startswith("red") and decision(position) != "red feed":
        play(position, _choice(position))
    assert settlement(position, "1,-2") == "red"
