"""Sections 24 and 25 of the rules: limited food storage, and the smaller options."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.valley.board import GAME, decision, food, go_on, herds, play, player, table

STORAGE = {"limited_storage": True}


def _stock(position: Position, colour: str) -> tuple[int, int]:
    return player(position, colour)["meat"], player(position, colour)["plant"]


@pytest.mark.rule("VM-24.1")
def test_two_kinds_of_food() -> None:
    hexes = {"0,1": "red:1w", "1,-2": "red:1f village:red crop"}
    position = table(hexes=hexes, phase=6, when="S3", options=STORAGE, anchors=["blue", "green"])
    assert _stock(position, "red") == (1, 12 + 1 + 8), "fish; berries and the harvest"
    hexes = {"2,-3": "red:1w bison"}
    hunt = table(hexes=hexes, phase=5, when="W2", options=STORAGE, dice=[6, 1], anchors=["blue", "green"])
    assert _stock(hunt, "red") == (4, 12)


@pytest.mark.rule("VM-24.2", "VM-24.3")
@pytest.mark.parametrize(("limited", "left"), [(True, (0, 12)), (False, (4, 12))])
def test_animal_food_is_eaten_first_and_does_not_keep(limited: bool, left: tuple[int, int]) -> None:
    position = table(
        hexes={"2,-3": "red:2w"}, phase=6, when="W2", options={"limited_storage": limited}, food={"red": 18},
        meat={"red": 6}, anchors=["blue", "green"],
    )  # fmt: skip
    play(position, "feed all")
    assert _stock(position, "red") == left


@pytest.mark.rule("VM-24.4")
def test_the_kinds_of_other_food() -> None:
    start = GAME.start(3, seed=1, options={**STORAGE, "colours": ["red", "blue", "green"]})
    assert _stock(start, "red") == (0, 12)
    eaters = table(hexes={"2,-3": "red:2w"}, phase=6, when="W2", options=STORAGE, hands={"red": ["cannibals"]},
                   tribes={"red": {"kills": 3}}, anchors=["blue", "green"])  # fmt: skip
    play(eaters, "play cannibals")
    assert _stock(eaters, "red") == (3, 12)
    roots = table(hexes={"2,-2": "red:2w"}, phase=6, when="W2", options=STORAGE, hands={"red": ["roots"]},
                  anchors=["blue", "green"])  # fmt: skip
    play(roots, "play roots")
    assert _stock(roots, "red") == (0, 13)


@pytest.mark.rule("VM-24.5")
def test_stolen_food_keeps_its_kind() -> None:
    hexes = {"1,-2": "red:1w", "2,-3": "blue:1f village:blue"}
    position = table(hexes=hexes, phase=6, when="W2", options=STORAGE, hands={"red": ["theft"]}, food={"blue": 12},
                     meat={"blue": 3}, anchors=["green"])  # fmt: skip
    play(position, "play theft")
    assert _stock(position, "red") == (3, 13)
    assert _stock(position, "blue") == (0, 8)
    capture = table(hexes={"1,-2": "red:1w blue:1f village:blue"}, phase=5, when="W2", options=STORAGE,
                    food={"blue": 12}, meat={"blue": 4})  # fmt: skip
    assert _stock(capture, "red") == (4, 14), "half of 12, animal food first"


@pytest.mark.rule("VM-25.1")
def test_easy_start() -> None:
    position = GAME.start(3, seed=1, options={"easy_start": True, "colours": ["red", "blue", "green"]})
    assert [food(position, colour) for colour in ("red", "blue", "green")] == [15, 15, 15]


@pytest.mark.rule("VM-25.2")
def test_swimming_tigers() -> None:
    for option, goes in ((False, "0,-2"), (True, "0,-3")):
        position = table(hexes={"0,-1": "tiger"}, phase=3, options={"swimming_tiger": option}, dice=[3])
        assert herds(position, "tiger") == {goes: 1}, "rivers, but not the lake"


@pytest.mark.rule("VM-25.3")
def test_a_single_winner() -> None:
    hexes = {
        **dict.fromkeys(["1,-2", "2,-3", "2,-2", "-2,1"], "red:1f village:red"),
        **dict.fromkeys(["1,0", "-1,1", "0,1", "0,2"], "blue:1f village:blue"),
    }
    tribes = {"red": {"announced": 1}, "blue": {"announced": 1}}
    rich = {"red": 40, "blue": 40}
    position = table(hexes=hexes, phase=6, when="S1", food=rich, tribes=tribes, options={"single_winner": True},
                     events=["rodents"])  # fmt: skip
    go_on(position, "turn_action")
    assert decision(position).endswith("turn_action"), "nobody wins yet"
    alone = table(hexes=hexes, phase=6, food=rich, tribes={"red": {"announced": 1}}, options={"single_winner": True})
    go_on(alone)
    assert alone.winners() == [0]


@pytest.mark.rule("VM-25.4")
def test_two_players() -> None:
    position = GAME.start(2, seed=1)
    while position.view(None)["phase"] == "setup":
        position.play(position.choices()[0])
    players: list[dict[str, int]] = position.view(None)["players"]  # type: ignore[assignment]
    assert [tribe["cards"] for tribe in players] == [5, 5]
    assert [tribe["warriors"] for tribe in players] == [5, 5]
