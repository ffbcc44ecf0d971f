"""What can be done in one go in Endless Winter. No rule: every macro is made of choices that the decisions offer."""

from __future__ import annotations

from beringia import Position
from beringia.kernel.codes import Macro
from tests.rules.winter.board import decision, hexes, labor, player, table


def macros(position: Position, name: str) -> list[Macro]:
    return [macro for macro in position.macros() if macro.key == f"winter-macro-{name}"]


def make(position: Position, macro: Macro) -> Position:
    for choice in macro.choices:
        position.play(choice)
    return position


def verbs(macro: Macro) -> list[str]:
    return [step.verb for step in macro.steps]


def test_printed_income_at_one_click_and_something_lesser_behind_it() -> None:
    p = table(red={"food": 0, "tools": 0}, turn="red", gaining="tool 2")
    assert decision(p) == "red income_lesser"
    (printed,) = [macro for macro in p.macros() if macro.whole]
    assert printed.key == "winter-macro-printed"
    assert printed.args == {"good": "tool", "count": 2}
    assert player(make(p.copy(), printed), "red")["tools"] == 2


def test_an_idol_comes_with_its_track() -> None:
    p = table(red={"food": 0, "tools": 0}, turn="red", gaining="idol 1")
    whole = [macro for macro in p.macros() if macro.whole]
    assert {macro.args["track"] for macro in whole} == {"offering", "honor"}
    assert [verbs(macro)[:2] for macro in whole] == [["income", "track"]] * 2
    honor = next(macro for macro in whole if macro.args["track"] == "honor")
    assert honor.targets == ("track:honor",)
    assert player(make(p, honor), "red")["honor"] == 1


def test_nothing_is_drawn_that_nobody_has_clicked_for() -> None:
    p = table(red={"hand": ["gatherer"], "food": 0, "tools": 0}, turn="red")
    (rest,) = macros(p, "rest")
    assert rest.targets == (f"rest:{p.seat}",)
    assert verbs(rest) == ["place", "end"]
    make(p, rest)
    assert decision(p) == "red income_lesser"
    printed, *others = [macro for macro in p.macros() if macro.whole]
    assert (printed.key, printed.args["good"]) == ("winter-macro-printed", "draw")
    assert {macro.key for macro in others} == {"winter-macro-idol"}, "the usual thing instead of a card"


def test_a_culture_card_with_the_labor_for_it() -> None:
    red = {"hand": ["gatherer", "gatherer", "brave", "gatherer"], "food": 3}
    p = table(red=red, turn="red", column="develop")
    found = macros(p, "take-culture")
    assert len(found) > 1
    assert all(macro.targets[0].startswith("display:") for macro in found)
    macro = found[0]
    assert verbs(macro)[-2:] == ["take_culture", "display"]
    assert set(verbs(macro)[:-2]) == {"play"}, "cards come before food"
    hand = list(player(p, "red")["hand"])
    make(p, macro)
    assert macro.args["card"] in player(p, "red")["hand"]
    assert len(player(p, "red")["hand"]) == len(hand) - len(macro.steps) + 3


def test_cards_that_are_not_enough_are_helped_by_food() -> None:
    p = table(red={"hand": ["gatherer"], "food": 6}, turn="red", column="develop")
    found = macros(p, "take-culture")
    assert found
    assert "food" in verbs(found[0])
    assert not macros(table(red={"hand": ["gatherer"], "food": 1}, turn="red", column="develop"), "take-culture")


def test_a_camp_goes_to_the_hex_that_is_clicked() -> None:
    red = {"hand": ["gatherer", "brave"], "food": 6, "tools": 0, "camps": {"0,0": 1}}
    p = table(red=red, turn="red", column="migrate")
    near = next(macro for macro in macros(p, "camp") if macro.targets == ("hex:1,0",))
    assert near.args == {"from": "0,0", "hex": "1,0"}
    assert hexes(make(p.copy(), near))["1,0"]["camps"] == [0, 1]
    far = next(macro for macro in macros(p, "camp") if macro.targets == ("hex:2,0",))
    assert verbs(far).count("move_camp") == 2
    assert hexes(make(p.copy(), far))["2,0"]["camps"] == [0, 1]


def test_all_tribe_cards_for_their_labor() -> None:
    p = table(red={"hand": ["gatherer", "gatherer", "brave"], "food": 1}, turn="red", column="hunt")
    (all_cards,) = macros(p, "play-all")
    assert all_cards.args["cards"] == 3
    before = labor(p)
    make(p, all_cards)
    assert 2 * (labor(p) - before) == all_cards.args["halves"]


def test_the_way_to_the_end_of_a_turn() -> None:
    turquoise = {"figures": ["tribe hunt"]}
    red = {"hand": ["gatherer"], "food": 1}
    order = ["turquoise", "red"]
    p = table(red=red, turquoise=turquoise, order=order, turn="red", column="hunt", first=False)
    (end,) = macros(p, "end-turn")
    assert set(verbs(end)) == {"go_on"}
    assert decision(make(p, end)).split()[0] != "red"


def test_a_macro_that_is_called_after_a_thing_is_not_a_way_to_skip_it() -> None:
    p = table(red={"hand": ["gatherer"], "food": 6, "tools": 3}, turn="red", column="initiate")
    found = macros(p, "go-rite-card")
    assert len(found) > 1
    for macro in [*p.macros(), *found]:
        if macro.key.startswith("winter-macro") and "card" in macro.args:
            assert macro.args["card"], macro.key
        assert "skip" not in verbs(macro), macro.key
