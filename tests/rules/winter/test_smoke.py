"""Whole games and some of the worked examples: the engine runs, and positions can be set up."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from beringia.kernel.errors import ContentError
from tests.rules.winter.board import (
    GAME,
    changed_game,
    decision,
    hexes,
    offers,
    play,
    player,
    refused,
    table,
    tell,
    told,
)

FOOD_CARD = 'effect = "gain food 3"\nvp = 1'

OPTIONS: list[dict[str, object]] = [
    {},
    {"draft": "setup", "ice_finds": True},
    {"draft": "chief_setup", "rest_tiles": True, "short_game": True},
    {"strict_majority": True, "ice_finds": True, "rest_tiles": True, "layout": "3-2"},
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_random_games_end_and_keep_the_invariants(players: int, number: int) -> None:
    position = GAME.start(players, seed=number, options=OPTIONS[number])
    picker = random.Random(number)
    while not position.over:
        choices = position.choices()
        assert len(choices) > 1
        position.play(picker.choice(choices))
        assert position.check() == []
    assert len(position.winners()) == 1


@pytest.mark.rule("EW-7.6", "EW-7.7", "EW-2.43")
def test_t42_a_village_for_camps_and_food() -> None:
    p = table(
        red={"food": 9, "camps": {"0,1": 1, "0,2": 1, "-1,2": 1, "0,0": 1}},
        turn="red",
        column="migrate",
        level="middle",
    )
    events = tell(p, "build village")
    assert told(events, "village_built")[0]["juncture"] == "0,1_-1,2_0,2"
    red = player(p, "red")
    assert (red["food"], red["food_limit"], red["villages"]) == (6, 6, 2)
    assert hexes(p)["0,2"]["influence"] == [0, 2]


@pytest.mark.rule("EW-21.4", "EW-21.5", "EW-10.17", "EW-29.16")
def test_a_village_with_two_ice_finds_pays_both_and_a_card_in_the_eclipse() -> None:
    """What random play hardly ever comes to: a choice of junctures, of ice finds, and of village draws."""
    glaciers = {"1,0": "glacier", "2,-1": "glacier", "2,0": "taiga", "1,1": "taiga"}
    p = table(
        options={"ice_finds": True},
        terrain=glaciers,
        ice={"1,0": ("ice_tusks", True), "2,-1": ("ice_spears", True)},
        red={"food": 3, "camps": {"1,0": 1, "2,-1": 1, "2,0": 1, "1,1": 1}},
        turn="red",
        column="migrate",
        level="middle",
        last=True,
        order=["turquoise", "red"],
    )
    play(p, "build village")
    assert offers(p) == {"village 2,-1_1,0_2,0", "village 1,0_2,0_1,1"}
    play(p, "village 2,-1_1,0_2,0")
    assert offers(p) == {"ice find 1,0", "ice find 2,-1"}
    play(p, "ice find 1,0")
    assert player(p, "red")["score"] == 4
    play(p, "income tool", "income tool", "income tool")
    assert player(p, "red")["tools"] == 3


@pytest.mark.rule("EW-10.17", "EW-29.15")
def test_village_draws_are_one_item_of_the_menu() -> None:
    p = table(
        red={"villages": ["2,-1 1,0 2,0", "1,0 2,0 1,1"], "camps": {}},
        turn="red",
        phase="eclipse",
        agenda=[["eclipse_seat", None, 2], ["eclipse_step", 1, 4]],
    )
    assert decision(p) == "red eclipse_menu"
    assert offers(p) == {"village draw", "printed order"}


@pytest.mark.rule("EW-4.12", "EW-4.13", "EW-2.3")
def test_t44_the_fee_of_a_second_culture_card() -> None:
    p = table(red={"hand": ["drying_rack", "moon_dance", "gatherer"]}, turn="red")
    play(p, "culture drying_rack", "culture moon_dance")
    red = player(p, "red")
    assert red["hand"] == []
    assert red["discard"] == ["gatherer"]
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-5.5")
def test_t46_a_bought_card_waits() -> None:
    p = table(red={"hand": ["hunter"], "tools": 1, "food": 1}, turn="red", column="initiate", labor=1)
    play(p, "buy tribe", "stack hunter")
    assert player(p, "red")["hand"] == ["hunter", "hunter"]
    play(p, "play hunter")
    assert refused(p, "play hunter") == "EW-5.5"


@pytest.mark.rule("EW-8.6")
def test_t68_no_animals_left_anywhere() -> None:
    p = table(red={"tools": 1, "food": 1}, turn="red", column="hunt", labor=1, area=[], animal_deck=[])
    play(p, "take animal")
    assert player(p, "red")["score"] == 1


def test_a_new_card_needs_no_code(tmp_path: Path) -> None:
    """A card made of known effects is a change of the content file only."""
    game = changed_game(tmp_path / "content.toml", FOOD_CARD, FOOD_CARD.replace("food 3", "tool 1; gain vp 2"))
    p = table(red={"hand": ["drying_rack", "gatherer"]}, turn="red", game=game)
    play(p, "culture drying_rack", "income tool")
    assert (player(p, "red")["tools"], player(p, "red")["score"]) == (1, 2)


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("gain gold 3", "'gold' must be one of"),
        ("gain food", "ends too early"),
        ("gain food 99", "from 1 to 20"),
        ("pay vp 1 -> food 1", "'vp' must be one of"),
        ("give food 1", "'give' begins no part"),
        ("gain food 1 gain food 1", "has no place here"),
        ("choose (gain food 1; eclipse: gain food 1 or none)", "must not stand inside"),
        ("in hunt: gain food 1", "must not need a column"),
    ],
)
def test_wrong_effects_are_refused(tmp_path: Path, effect: str, reason: str) -> None:
    with pytest.raises(ContentError, match="cards.drying_rack.effect: .*" + reason.replace("(", r"\(")):
        changed_game(tmp_path / "content.toml", FOOD_CARD, FOOD_CARD.replace("gain food 3", effect))
