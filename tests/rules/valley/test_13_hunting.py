"""Section 13 of the rules: fights against animals."""

from __future__ import annotations

import pytest

from tests.rules.valley.board import (
    animals,
    decision,
    food,
    offers,
    people,
    play,
    player,
    roll,
    settlement,
    table,
    tell,
    told,
)

PLACE = "1,-2"
MEAT = {"mammoth": 6, "rhino": 5, "bison": 4, "bear": 3, "tiger": 2, "wolf": 1}


@pytest.mark.rule("VM-13.1")
def test_all_persons_take_part() -> None:
    position = table(hexes={PLACE: "red:1w2f bear"}, phase=5, dice=[1, 6])
    assert offers(position) == {"lose warrior", "lose woman"}
    women = table(hexes={PLACE: "red:2f bear"}, phase=5, dice=[6, 1])
    assert food(women, "red") == 15


@pytest.mark.rule("VM-13.2", "VM-13.3")
def test_one_species_after_another_in_the_players_order() -> None:
    position = table(hexes={PLACE: "red:3w wolf2 bear mammoth"}, phase=5)
    assert decision(position) == "red species_order"
    assert offers(position) == {"hunt wolf", "hunt bear", "hunt mammoth"}
    roll(position, 6, 1)
    events = tell(position, "hunt mammoth")
    assert [(event["species"], event["value"]) for event in told(events, "animals_rolled")] == [("mammoth", 2)]
    assert offers(position) == {"hunt wolf", "hunt bear"}
    roll(position, 6, 1, 6, 1, 6, 1)
    events = tell(position, "hunt wolf")
    assert [event["species"] for event in told(events, "animals_rolled")] == ["wolf", "wolf", "bear"]
    assert animals(position, PLACE) == {}


@pytest.mark.rule("VM-13.4")
def test_each_roll_costs_one() -> None:
    position = table(hexes={PLACE: "red:2w bear3"}, phase=5, dice=[6, 1, 1, 6])
    killed = [event["count"] for event in told(position.opening, "animals_died")]
    assert killed == [1]
    fallen = [(event["sex"], event["count"]) for event in told(position.opening, "died")]
    assert fallen[:1] == [("warrior", 1)]


@pytest.mark.rule("VM-13.4")
def test_the_player_chooses_who_falls() -> None:
    position = table(hexes={PLACE: "red:1w1f bear"}, phase=5, dice=[1, 6])
    for text, left in (("lose warrior", "1f"), ("lose woman", "1w")):
        copy = roll(position.copy(), 6, 1)
        play(copy, text)
        assert people(copy, "red", PLACE) == left


@pytest.mark.rule("VM-13.5")
@pytest.mark.parametrize("species", list(MEAT))
def test_food_at_once_for_each_animal(species: str) -> None:
    position = table(hexes={PLACE: f"red:5w {species}2", "1,0": "red:1w wolf"}, phase=5)
    roll(position, 6, 1, 6, 1)
    events = tell(position, f"fight {PLACE}")
    gained = [event for event in told(events, "food_gained") if event["hex"] == PLACE]
    assert [(event["count"], event["how"]) for event in gained] == [(MEAT[species], "hunting")] * 2


@pytest.mark.rule("VM-13.6")
def test_if_all_die_the_animals_stay() -> None:
    position = table(hexes={PLACE: "red:1f village:red bear2"}, phase=5, dice=[1, 6])
    assert people(position, "red", PLACE) == ""
    assert settlement(position, PLACE) is None
    assert animals(position, PLACE) == {"bear": 2}
    assert player(position, "red")["supply"]["settlements"] == 5


@pytest.mark.rule("VM-13.7")
def test_killed_animals_leave_the_board() -> None:
    position = table(hexes={PLACE: "red:3w rhino2"}, phase=5, dice=[6, 1, 6, 1])
    assert animals(position, PLACE) == {}
    bag: dict[str, str] = position.view(None)["bag"]  # type: ignore[assignment]
    assert len(bag["rhino"]) == 9


@pytest.mark.rule("VM-13.8")
def test_a_tamed_wolf_alone_turns_wild() -> None:
    position = table(hexes={PLACE: "red:1f1t bear"}, phase=5, dice=[1, 6])
    assert offers(position) == {"lose woman", "lose wolf"}
    events = tell(position, "lose woman")
    assert told(events, "wolf_wild") == [{"hex": PLACE, "who": 0}]
    assert animals(position, PLACE) == {"wolf": 1, "bear": 1}
    marching = table(hexes={PLACE: "red:1w1t"})
    play(marching, f"march {PLACE}", "wolves 0", "step 1,-1")
    assert animals(marching, PLACE) == {"wolf": 1}
    assert people(marching, "red", "1,-1") == "1w"
