"""What can be done in one go in Valley of the Mammoths. No rule: made of choices that the decisions offer."""

from __future__ import annotations

from beringia import Position
from beringia.kernel.codes import Macro
from tests.rules.valley.board import decision, go_on, people, play, settlement, table


def macros(position: Position, name: str) -> list[Macro]:
    return [macro for macro in position.macros() if macro.key == f"valley-macro-{name}"]


def make(position: Position, macro: Macro) -> Position:
    for choice in macro.choices:
        position.play(choice)
    return position


def test_a_march_is_its_people_and_its_target() -> None:
    position = table(hexes={"1,-2": "red:3w2f"})
    people_there = f"people:{position.seat}:1,-2"
    found = {macro.targets: macro for macro in macros(position, "march")}
    near = found[people_there, "hex:1,-1"]
    assert near.args == {"warriors": 3, "women": 2, "from": "1,-2", "hex": "1,-1"}
    assert people(make(position.copy(), near), "red", "1,-1") == "3w2f"
    for target, macro in found.items():
        if target[0] == people_there:
            after = make(position.copy(), macro)
            assert people(after, "red", target[1].removeprefix("hex:")) == "3w2f"
            assert decision(after) == "red turn_action"


def test_a_woman_stays_in_the_settlement() -> None:
    position = table(hexes={"1,-2": "red:2w2f village:red"})
    found = [macro for macro in macros(position, "march") if macro.args["from"] == "1,-2"]
    assert {(macro.args["warriors"], macro.args["women"]) for macro in found} == {(2, 1)}
    assert settlement(make(position, found[0]), "1,-2") == "red"


def test_the_usual_groups_come_with_the_first_click() -> None:
    position = table(hexes={"1,-2": "red:3w2f"})
    found = [macro for macro in macros(position, "group") if macro.args["from"] == "1,-2"]
    groups = {(macro.args["warriors"], macro.args["women"]) for macro in found}
    assert groups == {(3, 2), (3, 0), (1, 1), (1, 0), (0, 1)}
    assert {macro.targets for macro in found} == {(f"people:{position.seat}:1,-2",)}
    pair = next(macro for macro in found if (macro.args["warriors"], macro.args["women"]) == (1, 1))
    make(position, pair)
    assert decision(position) == "red step"
    there = next(macro for macro in macros(position, "march") if macro.targets == ("hex:1,-1",))
    assert people(make(position, there), "red", "1,-1") == "1w1f"


def test_a_march_begins_where_the_people_were_though_the_only_first_step_is_made_unasked() -> None:
    position = table(hexes={"2,-3": "red:3w2f", "3,-3": "flood", "1,-3": "flood", "1,-2": "flood"})
    people_there = f"people:{position.seat}:2,-3"
    found = {macro.targets[-1]: macro for macro in macros(position, "march") if macro.targets[0] == people_there}
    assert found.keys() == {"hex:2,-2", "hex:2,-1", "hex:1,-1", "hex:3,-2"}
    assert {macro.args["from"] for macro in found.values()} == {"2,-3"}
    for target, macro in found.items():
        assert people(make(position.copy(), macro), "red", target.removeprefix("hex:")) == "3w2f"
    groups = [macro for macro in macros(position, "group") if macro.targets == (people_there,)]
    assert {macro.args["from"] for macro in groups} == {"2,-3"}


def test_any_group_is_one_click() -> None:
    position = play(table(hexes={"1,-2": "red:3w2f"}), "march 1,-2")
    groups = {(macro.args["warriors"], macro.args["women"]) for macro in macros(position, "group")}
    assert groups == {(warriors, women) for warriors in range(4) for women in range(3)} - {(0, 0)}


def test_everybody_is_fed_first_of_all() -> None:
    position = table(hexes={"1,-2": "red:2w1f"}, phase=6, when="S2", food={"red": 9})
    if decision(position) != "red feed":
        go_on(position, "feed")
    assert decision(position) == "red feed"
    (meal,) = position.macros()
    assert meal.whole
    assert meal.key == "valley-choose-feed_all"
    assert len(meal.choices) == 1
