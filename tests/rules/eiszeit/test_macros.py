"""What can be done in one go in Eiszeit. No rule: every macro is made of choices that the decisions offer."""

from __future__ import annotations

from beringia import Position
from beringia.kernel.codes import Macro
from tests.rules.eiszeit.board import decision, hand, hunters, offers, play, table


def macros(position: Position, name: str) -> list[Macro]:
    return [macro for macro in position.macros() if macro.key == f"eiszeit-macro-{name}"]


def placing() -> Position:
    p = table(4, areas={6: "red4 M2", 7: "M2"}, stones={"red": 7}, hands={"red": hand("landscape_forest")})
    return play(p, "play landscape_forest")


def test_all_hunters_of_a_card_into_one_area() -> None:
    p = placing()
    found = macros(p, "hunters")
    open_areas = {int(text.split()[1]) for text in offers(p) if text.startswith("hunter ")}
    assert {macro.args["area"] for macro in found} == open_areas
    for macro in found:
        after = p.copy()
        before = hunters(p, "red", int(macro.args["area"]))
        for choice in macro.choices:
            after.play(choice)
        assert hunters(after, "red", int(macro.args["area"])) == before + int(macro.args["hunters"])


def test_who_clicks_a_deck_keeps_the_hand() -> None:
    p = placing()
    while decision(p) != "red discard":
        p.play(p.choices()[-1])
    found = macros(p, "keep-draw")
    assert {macro.targets for macro in found} == {("deck:light",), ("deck:dark",)}
    assert {macro.args["colour"] for macro in found} == {"light", "dark"}
    for macro in found:
        assert [step.verb for step in macro.steps] == ["no_discard", "draw"]
