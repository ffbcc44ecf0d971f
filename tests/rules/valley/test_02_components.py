"""Section 2 of the rules: components and limits."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import GAME, decision, food, hex_, offered, people, play, table, told

#: The letters as the rulebook lists them, species by species.
LETTERS = {
    "wolf": "ABCDEFdfk",
    "tiger": "ABCDEFcgj",
    "bear": "ABCDEFdhl",
    "bison": "abceghikl",
    "rhino": "acdefgijl",
    "mammoth": "abdefhijk",
}
PLAINS = ["2,-3", "-1,-2", "-2,-1", "-3,0", "3,-1", "1,0", "-1,1", "1,2", "-1,3"]


def _view(position: Position) -> dict[str, Any]:
    return position.view(None)


@pytest.mark.rule("VM-2.1")
def test_two_to_six_players() -> None:
    for players in range(2, 7):
        assert GAME.start(players, seed=1).seats == players
    for players in (0, 1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            GAME.start(players, seed=1)


@pytest.mark.rule("VM-2.2")
@pytest.mark.parametrize("players", [2, 6])
def test_tokens_of_a_tribe(players: int) -> None:
    for tribe in _view(GAME.start(players, seed=1))["players"]:
        assert tribe["supply"] == {"warriors": 10, "women": 6, "settlements": 5}


@pytest.mark.rule("VM-2.2")
def test_the_tokens_are_hard_limits() -> None:
    # The anchor has one person of each sex: nobody is left to be born.
    position = table(hexes={"1,-2": "red:9w5f village:red"}, phase=7, when="S3", dice=[3, 1])
    assert people(position, "red", "1,-2") == "9w5f"
    assert told(position.opening, "born") == []
    villages = dict.fromkeys(("2,-3", "1,-2", "2,-2", "1,-1"), "red:1w1f village:red")
    position = table(hexes={**villages, "1,0": "red:1f village:red"})
    assert offered(position, "found") == set(), "all five settlements are on the board"
    assert offered(table(hexes={**villages, "1,0": "red:1f"}), "found") == {"-3,3"}


@pytest.mark.rule("VM-2.3", "VM-2.4")
def test_animals_in_the_bag() -> None:
    view = _view(GAME.start(3, seed=1))
    assert {species: sorted(letters) for species, letters in view["bag"].items()} == {
        species: sorted(letters) for species, letters in LETTERS.items()
    }
    assert sum(len(letters) for letters in view["bag"].values()) == 54
    assert Counter("".join(view["bag"].values())) == {**dict.fromkeys("ABCDEFacefghijkl", 3), "b": 2, "d": 4}
    assert view["supply"]["wolves"] == 8


@pytest.mark.rule("VM-2.5")
def test_animals_go_back_where_they_came_from() -> None:
    before = table(hexes={"1,-2": "red:1w bison"})
    assert len(_view(before)["bag"]["bison"]) == 8
    after = table(hexes={"1,-2": "red:1w bison"}, phase=5, dice=[6, 1])
    assert sorted(_view(after)["bag"]["bison"]) == sorted(LETTERS["bison"])
    before = table(hexes={"1,-2": "red:1w pack1"})
    assert _view(before)["supply"]["wolves"] == 7
    after = table(hexes={"1,-2": "red:1w pack1"}, phase=5, dice=[6, 1])
    assert _view(after)["supply"]["wolves"] == 8
    assert sorted(_view(after)["bag"]["wolf"]) == sorted(LETTERS["wolf"])


@pytest.mark.rule("VM-2.6")
def test_cards() -> None:
    cards = _view(GAME.start(3, seed=1))["cards"]
    assert (cards["summer"], cards["winter"]) == ({"deck": 15, "pile": []}, {"deck": 15, "pile": []})
    assert cards["trump"] == {"deck": 40, "pile": []}
    decks = Counter(dict.fromkeys(("summer", "winter", "trump"), 0))
    for card in GAME.content["cards"].values():
        decks[card["deck"]] += card.get("copies", 1)
    assert decks == {"summer": 15, "winter": 15, "trump": 40}


@pytest.mark.rule("VM-2.7")
def test_nine_crops() -> None:
    village = {"1,-2": "red:1w1f village:red"}
    some = table(hexes={**village, **dict.fromkeys(PLAINS[:8], "crop")}, phase=8, when="W3")
    assert offered(some, "sow") == {"1,-2"}
    assert _view(some)["supply"]["crops"] == 1
    play(some, "sow 1,-2")
    assert hex_(some, "1,-2")["crop"] == 2
    all_out = table(hexes={**village, **dict.fromkeys(PLAINS, "crop")}, phase=8, when="W3")
    assert not told(all_out.opening, "sown")
    assert decision(all_out).split()[1] != "sow", "there is no marker left"


@pytest.mark.rule("VM-2.7")
def test_two_fences() -> None:
    farm = {"1,-2": "red:1w1f village:red crop", "2,-3": "crop fence"}
    hands = {"red": ["fence"]}
    position = table(hexes=farm, phase=3, hands=hands, dice=[1])
    assert decision(position) == "red trump"
    play(position, "play fence")
    assert hex_(position, "1,-2")["fence"]
    assert _view(position)["supply"]["fences"] == 0
    position = table(hexes={**farm, "1,0": "crop fence"}, phase=3, hands=hands, dice=[1])
    assert decision(position) == "red turn_action", "there is no fence left"


@pytest.mark.rule("VM-2.8")
def test_food_and_marks_are_not_limited() -> None:
    assert food(table(food={"red": 900}), "red") == 900
    position = table(hexes={"1,-2": "red:1w"}, phase=6, food={"red": 900})
    play(position, "feed all")
    assert food(position, "red") == 897
    position = table(when="W2", frozen=[0, 1, 2, 3, 4, 5, 6])
    assert [river["frozen"] for river in _view(position)["rivers"]] == [True] * 6
    burning = table(phase=1, hexes={"0,2": "red:1w"}, events=["flood"], dice=[1])
    assert {entry["hex"] for entry in _view(burning)["hexes"] if entry["closed"]} == {
        "-3,0", "-2,-1", "-2,0", "1,-1", "1,0", "0,1", "-1,1",
    }  # fmt: skip


@pytest.mark.rule("VM-2.9")
def test_two_loners() -> None:
    assert _view(table())["loners"] == {"warrior": None, "woman": None}
    first = table(phase=1, events=["loner_summer"], dice=["wolf A", 2])
    assert told(first.opening, "loner_came") == [{"sex": "woman", "hex": "1,-3", "who": None}]
    other = table(hexes={"1,-2": "loner:f"}, phase=1, events=["loner_summer"], dice=["wolf A"])
    assert told(other.opening, "loner_came") == [{"sex": "warrior", "hex": "1,-3", "who": None}]
    both = table(hexes={"1,-2": "loner:f", "2,-3": "loner:w"}, phase=1, events=["loner_summer"])
    assert told(both.opening, "loner_came") == []
