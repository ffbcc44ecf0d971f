"""Section 10 of the rules: phase 5, fights in general."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import (
    animals,
    decision,
    go_on,
    offered,
    offers,
    people,
    play,
    roll,
    table,
    tell,
    told,
)


def _rolls(position: Position) -> list[tuple[int, int]]:
    """Die and value of each roll of a tribe."""
    return [(event["die"], event["value"]) for event in told(position.opening, "tribe_rolled")]


@pytest.mark.rule("VM-10.1")
@pytest.mark.parametrize(
    ("there", "fights"),
    [("red:1w blue:1w", True), ("red:1f wolf", True), ("red:3w2f", False), ("wolf2 bison", False), ("loner:w", False)],
)
def test_conflict_hexes(there: str, fights: bool) -> None:
    position = table(hexes={"1,-2": there}, phase=5, dice=[6, 1])
    assert [event["hex"] for event in told(position.opening, "fight_began")] == ["1,-2"] * fights


@pytest.mark.rule("VM-10.2")
def test_hidden_groups_take_no_part() -> None:
    position = table(hexes={"2,-2": "red:1w blue:2w bear"}, hands={"blue": ["climb_trees"]})
    go_on(position, "trump")
    roll(position, 6, 1)
    events = tell(position, "play climb_trees")
    assert told(events, "fight_began") == [{"hex": "2,-2", "who": None}]
    assert [event["who"] for event in told(events, "tribe_rolled")] == [0], "only red, and only against the bear"
    assert people(position, "blue", "2,-2") == "2w"


@pytest.mark.rule("VM-10.3")
@pytest.mark.parametrize(
    ("start", "order"),
    [("red", ["1,0", "2,-3", "-1,1"]), ("blue", ["2,-3", "-1,1", "1,0"]), ("green", ["-1,1", "1,0", "2,-3"])],
)
def test_hexes_of_the_start_player_first(start: str, order: list[str]) -> None:
    hexes = {"1,0": "red:1w wolf", "2,-3": "blue:1w wolf", "-1,1": "green:1w wolf"}
    position = table(hexes=hexes, phase=5, start=start, dice=[6, 1, 6, 1, 6, 1])
    assert [event["hex"] for event in told(position.opening, "fight_began")] == order


@pytest.mark.rule("VM-10.3")
def test_each_player_chooses_among_his_own() -> None:
    hexes = {"1,-2": "red:1w wolf", "1,0": "red:1w wolf", "2,-3": "blue:1w wolf", "0,1": "blue:1w wolf"}
    position = table(hexes=hexes, phase=5)
    assert decision(position) == "red fight_order"
    assert offered(position, "fight") == {"1,-2", "1,0"}
    roll(position, 6, 1, 6, 1)
    began = [event["hex"] for event in told(tell(position, "fight 1,0"), "fight_began")]
    assert began == ["1,0", "1,-2"], "the last one needs no choice"
    assert decision(position) == "blue fight_order"
    assert offered(position, "fight") == {"2,-3", "0,1"}


@pytest.mark.rule("VM-10.4")
def test_first_the_tribes_then_the_animals_hex_by_hex() -> None:
    hexes = {"1,-1": "red:2w blue:1w tiger", "1,-2": "red:1w wolf"}
    position = table(hexes=hexes, phase=5)
    roll(position, 6, 1, 6, 1, 6, 1)
    events = tell(position, "fight 1,-1")
    wanted = ("fight_began", "tribe_rolled", "animals_rolled")
    order = [(event.kind, event.args["hex"]) for event in events if event.kind in wanted]
    assert order == [
        ("fight_began", "1,-1"), ("tribe_rolled", "1,-1"), ("tribe_rolled", "1,-1"), ("tribe_rolled", "1,-1"),
        ("animals_rolled", "1,-1"), ("fight_began", "1,-2"), ("tribe_rolled", "1,-2"), ("animals_rolled", "1,-2"),
    ]  # fmt: skip


@pytest.mark.rule("VM-10.4")
def test_the_windows_of_a_conflict_hex() -> None:
    hexes = {"1,-1": "red:2w blue:1f village:blue tiger"}
    hands = {"red": ["flint", "traps"], "blue": ["scorched_earth"]}
    position = table(hexes=hexes, phase=5, hands=hands)
    asked = []
    for text in ("pass", "keep", "pass", "pass"):
        windows = {choice.args.get("window") for choice in map(position.describe, position.choices())}
        asked.append((decision(position), windows - {None}))
        play(position, text)
    assert asked == [
        ("red trump", {"w5_fight"}),
        ("red capture", set()),
        ("blue trump", {"w5_capture"}),
        ("red trump", {"w5_animals"}),
    ]


@pytest.mark.rule("VM-10.5", "VM-10.6", "VM-10.7", "VM-10.8")
@pytest.mark.parametrize(
    ("place", "there", "bonus"),
    [
        ("1,-2", "red:1w", 1),
        ("1,-2", "red:4w", 4),
        ("1,-2", "red:2f", 0),
        ("1,-2", "red:2w3f", 2),
        ("1,-2", "red:1w1f village:red", 2),
        ("0,-1", "red:1w1f cave:red", 3),
    ],
)
def test_bonus_of_a_tribe(place: str, there: str, bonus: int) -> None:
    position = table(hexes={place: f"{there} wolf"}, phase=5, dice=[6, 1])
    assert _rolls(position) == [(6, 6 + bonus)]


@pytest.mark.rule("VM-10.7")
def test_a_rival_settlement_does_not_help() -> None:
    position = table(hexes={"1,-2": "red:1w blue:1w1f village:blue"}, phase=5, dice=[6, 1])
    values = [(event["who"], event["value"]) for event in told(position.opening, "tribe_rolled")]
    assert values == [(0, 7), (1, 3)]


@pytest.mark.rule("VM-10.5", "VM-10.9")
def test_bonuses_are_counted_anew_for_every_roll() -> None:
    position = table(hexes={"1,-2": "red:3w wolf pack2"}, phase=5, dice=[6, 1, 1, 6, 6, 1, 6, 1])
    assert _rolls(position) == [(6, 9), (1, 4), (6, 8), (6, 8)]
    values = [(event["die"], event["value"]) for event in told(position.opening, "animals_rolled")]
    assert values == [(1, 4), (6, 8), (1, 3), (1, 2)]


@pytest.mark.rule("VM-10.10")
def test_nothing_is_settled_when_no_opponent_is_left() -> None:
    position = table(hexes={"1,-2": "red:1w blue:1w"}, phase=5, hands={"red": ["friend"]})
    events = tell(position, "play friend")
    assert people(position, "red", "1,-2") == "2w"
    assert told(events, "tribe_rolled") == []
    assert decision(position) == "red feed"


@pytest.mark.rule("VM-10.11")
def test_trump_bonuses_add_up() -> None:
    hands = {"red": ["strong_broth", "magic_potion", "flint", "torches"]}
    position = table(hexes={"1,-2": "red:1w wolf"}, phase=5, hands=hands)
    play(position, "play strong_broth", "play magic_potion", "play flint")
    roll(position, 1, 6)
    events = tell(position, "play torches")
    assert told(events, "tribe_rolled")[0]["value"] == 1 + 1 + 2 + 2 + 1 + 2


@pytest.mark.rule("VM-10.12")
def test_equal_values_are_rolled_again() -> None:
    position = table(hexes={"1,-2": "red:1w wolf"}, phase=5, dice=[2, 2, 5, 5, 6, 1])
    assert _rolls(position) == [(2, 3), (5, 6), (6, 7)]
    three = table(hexes={"1,-2": "red:1w blue:1w green:1w"}, phase=5, dice=[3, 3, 3, 6, 1, 1])
    assert len(told(three.opening, "tribe_rolled")) == 6
    assert people(three, "red", "1,-2") == "1w"
    assert people(three, "blue", "1,-2") == people(three, "green", "1,-2") == ""


@pytest.mark.rule("VM-10.13")
def test_nobody_can_break_off() -> None:
    position = table(hexes={"1,-2": "red:2w1f wolf"}, phase=5, dice=[1, 6])
    assert offers(position) == {"lose warrior", "lose woman"}
    roll(position, 1, 6)
    play(position, "lose warrior")
    assert offers(position) == {"lose warrior", "lose woman"}
    roll(position, 1, 6)
    play(position, "lose warrior")
    assert people(position, "red", "1,-2") == ""
    assert animals(position, "1,-2") == {"wolf": 1}


@pytest.mark.rule("VM-10.14")
def test_a_tamed_wolf_fights_like_a_warrior() -> None:
    position = table(hexes={"1,-2": "red:1w1t bear"}, phase=5, dice=[1, 6])
    assert _rolls(position) == [(1, 3)]
    assert offers(position) == {"lose warrior", "lose wolf"}
    roll(position, 6, 1)
    events = tell(position, "lose wolf")
    assert told(events, "tribe_rolled")[0]["value"] == 7
    assert people(position, "red", "1,-2") == "1w"
    rivals = table(hexes={"1,-2": "red:1w1t blue:1w"}, phase=5, dice=[4, 1])
    assert [event["value"] for event in told(rivals.opening, "tribe_rolled")] == [6, 2]


def _loner_fight(loners: str, dice: list[int | str]) -> Position:
    return table(hexes={"1,-2": f"{loners} wolf", "2,-3": "blue:1w bear"}, phase=5, dice=[6, 1, *dice])


@pytest.mark.rule("VM-10.15")
@pytest.mark.parametrize(("loners", "bonus"), [("loner:w", 1), ("loner:f", 0), ("loner:w loner:f", 1)])
def test_loners_fight_last(loners: str, bonus: int) -> None:
    position = _loner_fight(loners, [5, 1])
    rolled: list[dict[str, Any]] = told(position.opening, "loner_rolled")
    assert [event["value"] for event in rolled] == [5 + bonus]
    kinds = [event.kind for event in position.opening if event.kind in ("tribe_rolled", "loner_rolled")]
    assert kinds == ["tribe_rolled", "loner_rolled"]
    assert animals(position, "1,-2") == {}
    hunted = [event for event in told(position.opening, "food_gained") if event["how"] == "hunting"]
    assert [(event["who"], event["count"]) for event in hunted] == [(1, 3)], "only blue's bear is food"


@pytest.mark.rule("VM-10.15")
def test_the_lone_warrior_dies_first() -> None:
    position = _loner_fight("loner:w loner:f", [1, 6, 1, 6])
    assert [event["sex"] for event in told(position.opening, "loner_died")] == ["warrior", "woman"]
    assert [event["value"] for event in told(position.opening, "loner_rolled")] == [2, 1]
    assert animals(position, "1,-2") == {"wolf": 1}


@pytest.mark.rule("VM-10.15")
def test_a_loner_fights_species_by_species() -> None:
    position = table(hexes={"1,-2": "loner:w mammoth wolf bear"}, phase=5, dice=[6, 1, 6, 1, 6, 1])
    assert [event["species"] for event in told(position.opening, "animals_rolled")] == ["wolf", "bear", "mammoth"]
