"""Section 29: decisions - what is asked, when, and what is offered."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    COLOURS,
    GAME,
    START,
    decision,
    goods,
    labor,
    offers,
    play,
    player,
    refused,
    score,
    seat,
    step,
    table,
    table_dict,
    tell,
    told,
    view,
)

MODULES: dict[str, Any] = {"ice_finds": True, "rest_tiles": True, "draft": "chief_setup"}


def wander(players: int, seed: int, **options: Any) -> Iterator[Position]:
    """The positions of a random game. Nothing is declined if it can be helped, so that things happen."""
    p = GAME.start(players, seed=seed, options=options)
    chance = random.Random(seed)
    while not p.over:
        yield p
        choices = p.choices()
        eager = [choice for choice in choices if p.notation(choice) not in ("skip", "skip rest", "go on", "end")]
        p.play(chance.choice(eager if eager and chance.random() < 0.8 else choices))
    yield p


# -- 29a: principles


#: What is said with a button: there is nothing on the table to click.
BUTTONS = {"skip", "yes", "done", "go_on", "end", "income", "branch", "printed_order", "skip_rest"}


@pytest.mark.rule("EW-29.1", "EW-29.2", "EW-29.18", "EW-31.19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_is_one_click_of_one_player_with_a_choice(players: int) -> None:
    for p in wander(players, players, **MODULES):
        if p.over:
            break
        assert p.decision is not None
        if len(p.choices()) == 1:
            assert p.decision.kind in ("turn_menu", "culture_fee", "discard_card")
            assert player(p, COLOURS[p.seat or 0])["hand"], "a single choice is asked for only where cards are hidden"
        asked = [seat for seat in range(players) if p.choices_for(seat)]
        assert asked == [p.seat]
        assert p.choices_for(None) == []
        for choice in p.choices_for(p.seat):
            clicks = 0 if choice.verb in BUTTONS else 2 if choice.verb == "place" else 1
            assert len(choice.targets) == clicks, choice.verb
        targets = [choice.targets for choice in p.choices_for(p.seat) if choice.targets]
        assert len(set(targets)) == len(targets)


@pytest.mark.rule("EW-29.2")
def test_a_single_choice_is_taken_without_asking() -> None:
    # No food, no cards, no labor: top, middle and bottom of Migrate pass by; the camp and the move are asked.
    p = table(turn="red", red={"hand": []})
    play(p, "place tribe migrate")
    assert decision(p) == "red camp_place"
    # One hex with camps, but the step may be skipped: asked. A bought step cannot: the camp is picked by itself.
    play(p, "skip")
    assert offers(p) == {"camp 0,0", "skip"}
    p = table(turn="red", column="migrate", labor=1, red={"food": 1})
    play(p, "move camp")
    assert decision(p) == "red camp_to"


@pytest.mark.rule("EW-29.2", "EW-29.21")
def test_a_menu_comes_back_while_a_hidden_card_might_be_of_use() -> None:
    def middle(hand: list[str], deck: list[str]) -> Position:
        """Red goes on to the middle space of Develop, where nothing can be done."""
        left = Counter(START)
        left.subtract(hand + deck)
        given = {"hand": hand, "deck": deck, "discard": list(left.elements()), "food": 0, "tools": 0}
        p = GAME.from_dict(table_dict(turn="red", column="develop", red=given))
        while p.view(None)["turn"]["level"] == "top":  # type: ignore[index]
            p.play(p.parse("go on"))
        return p

    useless, useful = middle(["gatherer"], ["exp_gatherer"]), middle(["exp_gatherer"], ["gatherer"])
    assert decision(useless) == decision(useful) == "red turn_menu"
    assert offers(useless) == {"go on"}
    assert offers(useful) == {"go on", "play exp_gatherer"}
    for viewer in (seat("turquoise"), None):
        assert useless.view(viewer) == useful.view(viewer)
    # With nothing in hand, or with nothing of use among all cards that nobody sees, everybody knows: it passes by.
    assert decision(middle([], ["exp_gatherer"])) != "red turn_menu"
    assert decision(middle(["gatherer"], ["gatherer"])) != "red turn_menu"


@pytest.mark.rule("EW-29.2")
def test_a_discard_is_asked_for_whatever_the_hand_holds() -> None:
    agenda = [["end_turn", seat("red")], ["turn_menu", seat("red")], ["discard_card", seat("red"), 1]]
    equal, mixed = (
        GAME.from_dict(table_dict(turn="red", column="develop", red={"hand": hand, "deck": deck}, agenda=agenda))
        for hand, deck in ((["gatherer"] * 2, ["hunter"]), (["gatherer", "hunter"], ["gatherer"]))
    )
    assert decision(equal) == decision(mixed) == "red discard_card"
    assert (len(equal.choices()), len(mixed.choices())) == (1, 2)
    assert equal.view(None) == mixed.view(None)


@pytest.mark.rule("EW-29.3")
def test_equal_things_are_one_choice() -> None:
    p = table(turn="red", red={"hand": ["gatherer"] * 3 + ["drying_rack"], "camps": {"0,0": 2, "1,0": 2},
                               "discard": ["gatherer"]}, gaining="bury 1 + move 1 + tip 1")  # fmt: skip
    codes = [p.notation(choice) for choice in p.choices()]
    assert sorted(codes) == ["bury discard gatherer", "bury hand drying_rack", "bury hand gatherer", "skip"]
    play(p, "skip")
    assert sorted(offers(p)) == ["camp 0,0", "camp 1,0", "skip"]
    p = table(turn="red", red={"living": {"cat": 3}}, gaining="tip 1", area=["cat", "cat", "rhino"])
    assert len(p.choices()) == 2
    p = table(turn="red", gaining="animal 1", area=["cat", "cat", "rhino"])
    assert offers(p) == {"animal cat", "animal rhino", "skip"}
    assert len(p.choices()) == 3


@pytest.mark.rule("EW-29.4", "EW-29.14")
@pytest.mark.parametrize(
    ("column", "level", "texts", "kinds", "left"),  # left: labor, food, tools
    [
        ("initiate", "top", ["buy tribe", "stack elder"], ["tribe_stack"], (4, 5, 2)),
        ("develop", "top", ["take culture", "display cairn"], ["culture_take"], (2, 5, 3)),
        ("migrate", "top", ["place camp"], [], (5, 5, 2)),
        ("migrate", "top", ["move camp", "camp 1,0", "to 2,0"], ["camp_pick", "camp_to"], (4, 5, 3)),
        ("hunt", "top", ["reveal"], [], (4, 5, 3)),
        ("hunt", "top", ["take animal", "animal cat"], ["animal_take"], (4, 5, 2)),
        ("initiate", "middle", ["rite", "stack elder", "bury discard elder"], ["tribe_stack", "bury_card"], (5, 4, 3)),
        ("develop", "middle", ["buy stone", "stone camps"], ["stone_take"], (5, 4, 2)),
        ("migrate", "middle", ["build village", "village 2,-1_1,0_2,0"], ["village_place"], (5, 2, 3)),
        ("hunt", "middle", ["tip", "tip animal cat"], ["animal_tip"], (5, 7, 3)),
    ],
)
def test_actions_open_a_chain_that_is_finished_before_the_menu_returns(
    column: str, level: str, texts: list[str], kinds: list[str], left: tuple[float, int, int]
) -> None:
    p = table(
        turn="red",
        column=column,
        level=level,
        labor=5,
        figure="chief",
        red={
            "food": 5,
            "tools": 3,
            "hand": ["exp_gatherer"],
            "camps": {"1,0": 1, "2,-1": 1, "2,0": 1, "1,1": 1},
            "living": {"cat": 1, "rhino": 1},
            "chief": "thunder_paw",
        },
        display=["cairn", "snowshoes"],
        area=["cat", "rhino"],
        spaces=["camps", "ground", "tiles", "v_bog", *[None] * 3, "buried", "upper", "idols", "tipdiff", *[None] * 3],
    )
    assert decision(p) == "red turn_menu"
    assert texts[0] in offers(p)
    asked: list[str] = []
    for text in texts:
        play(p, text)
        asked.append(decision(p).split()[1])
    assert asked[:-1] == kinds
    while decision(p) == "red income_lesser":  # what the thing triggers belongs to the chain
        play(p, "income food")
    assert decision(p) == "red turn_menu"
    assert (labor(p), *goods(p, "red")) == left
    if level == "middle":
        assert texts[0] not in offers(p)


@pytest.mark.rule("EW-29.5", "EW-29.7")
def test_what_was_bought_cannot_be_skipped() -> None:
    red = {"food": 3, "tools": 1, "living": {"cat": 1, "bison": 1}}
    for column, level, text in [
        ("initiate", "top", "buy tribe"),
        ("develop", "top", "take culture"),
        ("hunt", "top", "take animal"),
        ("develop", "middle", "buy stone"),
        ("hunt", "middle", "tip"),
    ]:
        p = table(turn="red", column=column, level=level, labor=3, red=red)
        play(p, text)
        assert "skip" not in offers(p), text
        assert refused(p, "skip") == "EW-29.5", text


@pytest.mark.rule("EW-29.5")
def test_except_each_half_of_the_rite() -> None:
    p = table(turn="red", column="initiate", level="middle", red={"food": 1, "discard": ["gatherer"]})
    play(p, "rite")
    assert decision(p) == "red tribe_stack"
    assert "skip" in offers(p)
    play(p, "skip")
    assert decision(p) == "red bury_card"
    assert offers(p) == {"bury discard gatherer", "skip"}


@pytest.mark.rule("EW-29.5", "EW-2.6")
@pytest.mark.parametrize(
    ("what", "skippable"),
    [
        ("bury 1", True), ("camp 1", True), ("move 1", True), ("village 1", True), ("tribe_hand 1", True),
        ("tribe_discard 1", True), ("culture 1", True), ("animal 1", True), ("reveal 1", True), ("tip 1", True),
        ("stone 1", True), ("tool 1", False), ("idol 1", False), ("draw 1", False), ("megalith 1", False),
    ],
)  # fmt: skip
def test_skip_is_offered_where_the_rules_allow_it(what: str, skippable: bool) -> None:
    camps = {"1,0": 1, "2,-1": 1, "2,0": 1}
    p = table(turn="red", gaining=what, red={"camps": camps, "living": {"cat": 1}, "discard": ["gatherer"]})
    assert decision(p) != "red turn_start"
    assert ("skip" in offers(p)) == skippable


@pytest.mark.rule("EW-29.6")
def test_an_effect_without_a_cost_is_carried_out_when_its_card_is_played() -> None:
    p = table(turn="red", red={"hand": ["drying_rack", "ochre_grave", "gatherer"], "discard": []})
    play(p, "culture drying_rack")
    assert goods(p, "red") == (3, 0)
    p = table(turn="red", red={"hand": ["ochre_grave", "gatherer"], "discard": []})
    play(p, "culture ochre_grave")
    assert decision(p) == "red bury_card"
    play(p, "skip")
    assert score(p, "red") == 1
    p = table(turn="red", red={"hand": ["amber_beads"], "tools": 1})
    play(p, "culture amber_beads")
    assert decision(p) == "red effect_use"  # this one has a cost
    assert offers(p) == {"yes", "skip"}


@pytest.mark.rule("EW-29.7")
def test_one_juncture_is_asked_only_if_it_may_be_skipped() -> None:
    camps = {"1,0": 1, "2,-1": 1, "2,0": 1}
    p = table(turn="red", gaining="village 1", red={"camps": camps})
    assert offers(p) == {"village 2,-1_1,0_2,0", "skip"}
    p = table(turn="red", column="migrate", level="middle", red={"camps": camps, "food": 3})
    events = tell(p, "build village")
    assert [entry["juncture"] for entry in told(events, "village_built")] == ["2,-1_1,0_2,0"]


MOST = {"mega_place": 39, "bury_card": 39, "stone_take": 15, "turn_menu": 16, "eclipse_menu": 16}


@pytest.mark.rule("EW-29.8")
@pytest.mark.parametrize("seed", range(4))
def test_branching_stays_small(seed: int) -> None:
    widest: Counter[str] = Counter()
    for p in wander(2 + seed % 3, seed + 18, **MODULES):
        if p.decision is None:
            break
        kind = p.decision.kind
        number = len(p.choices())
        widest[kind] = max(widest[kind], number)
        hand = len(set(player(p, COLOURS[p.seat or 0])["hand"]))
        if kind in ("pile_add", "culture_fee", "discard_card"):
            assert number <= hand + 1
        elif kind == "turn_start":
            assert number <= hand + 10
        else:
            assert number <= MOST.get(kind, 12), kind
    assert widest["mega_place"] > 3
    assert widest["turn_menu"] > 3


@pytest.mark.rule("EW-29.8")
def test_the_widest_menus() -> None:
    """Every kind of tribe card in hand, both top actions, the chief, food and an unused ability."""
    hand = ["gatherer", "exp_gatherer", "brave", "shaman", "elder", "craftsperson", "explorer", "hunter"]
    p = table(turn="red", column="hunt", figure="chief", labor=1,
              red={"hand": hand, "food": 3, "tools": 1, "chief": "thunder_paw"})  # fmt: skip
    assert len(p.choices()) == 13
    # Four camps and three villages on hexes that all pay.
    villages = ["2,-1 1,0 2,0", "-1,0 -2,0 -2,1", "-1,2 0,1 0,2"]
    camps = {"0,0": 1, "0,-1": 1, "1,-1": 1, "-1,1": 1, "1,1": 1}
    terrain = dict.fromkeys([hex_ for hex_ in _all_hexes() if hex_ != "0,0"], "grassland")
    p = table(red={"villages": villages, "camps": camps}, turquoise={"camps": {}}, terrain=terrain, **step("red", 3))
    assert len(p.choices()) == 16


@pytest.mark.rule("EW-29.8", "EW-29.5")
def test_all_stones_and_skip() -> None:
    """In era II with four players fourteen stones can lie there, and a gained one can be left."""
    p = table(4, turn="red", round_=3, gaining="stone 1")
    assert (decision(p), len(p.choices())) == ("red stone_take", 15)


def _all_hexes() -> list[str]:
    return [f"{q},{r}" for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]


# -- 29c: the menus

HAND = ["hunter", "exp_gatherer", "drying_rack"]


def menu(column: str, level: str, **given: Any) -> Position:
    red = {"hand": HAND, "food": 5, "tools": 2, "chief": "thunder_paw", "living": {"cat": 1}, "ready": []}
    red |= given.pop("red", {})
    return table(turn="red", column=column, level=level, figure="chief", red=red, **given)


PLAYS = {"play hunter", "play exp_gatherer"}


@pytest.mark.rule("EW-29.10", "EW-29.11", "EW-29.12")
@pytest.mark.parametrize(
    ("column", "actions"),
    [
        ("initiate", {"buy tribe"}),
        ("develop", {"take culture"}),
        ("migrate", {"place camp", "move camp"}),
        ("hunt", {"reveal", "take animal"}),
    ],
)
def test_the_menu_on_a_top_space(column: str, actions: set[str]) -> None:
    p = menu(column, "top", labor=3)
    assert offers(p) == {"go on", "food", "use chief"} | PLAYS | actions
    p = menu(column, "top", labor=0, red={"tools": 0})
    assert offers(p) == {"go on", "food", "use chief"} | PLAYS  # nothing can be paid
    p = menu(column, "top", labor=0, red={"tools": 0, "food": 0})
    assert offers(p) == {"go on", "use chief"} | PLAYS


@pytest.mark.rule("EW-29.11", "EW-29.12")
@pytest.mark.parametrize(
    ("column", "action"),
    [("initiate", "rite"), ("develop", "buy stone"), ("migrate", "build village"), ("hunt", "tip")],
)
def test_the_menu_on_the_middle_and_the_bottom_space(column: str, action: str) -> None:
    camps = {"1,0": 1, "2,-1": 1, "2,0": 1}
    p = menu(column, "middle", labor=3, red={"camps": camps})
    # No food for labor, no card that has only labor, none of the actions above.
    assert offers(p) == {"go on", "use chief", "play exp_gatherer", action}
    assert refused(p, "food") == "EW-4.52"
    assert refused(p, "play hunter") == "EW-29.12"
    play(p, "go on")
    while decision(p) != "red turn_menu":
        play(p, next(text for text in ("skip", "income food", "camp 1,0", "to 0,0") if text in offers(p)))
    assert offers(p) == {"go on", "use chief", "play exp_gatherer"}
    play(p, "go on")
    assert decision(p) == "turquoise turn_start"


@pytest.mark.rule("EW-29.11")
def test_a_middle_action_that_is_done_or_impossible_is_not_offered() -> None:
    p = menu("hunt", "middle", flags={"middle_done": True})
    assert offers(p) == {"go on", "use chief", "play exp_gatherer"}
    assert refused(p, "tip") == "EW-4.24"
    p = menu("hunt", "middle", red={"living": {}})
    assert offers(p) == {"go on", "use chief", "play exp_gatherer"}


@pytest.mark.rule("EW-29.12", "EW-4.46")
@pytest.mark.parametrize("level", ["top", "middle", "bottom"])
def test_abilities_can_be_used_on_all_three_spaces(level: str) -> None:
    p = menu("hunt", level, red={"hand": [], "ready": ["exp_gatherer"]})
    assert {"use exp_gatherer", "use chief", "go on"} <= offers(p)
    play(p, "use exp_gatherer", "income tool")
    assert goods(p, "red") == (4, 3)
    assert "use exp_gatherer" not in offers(p)
    play(p, "use chief", "income tool")
    assert goods(p, "red") == (4, 4)


@pytest.mark.rule("EW-29.12")
def test_free_timing_before_between_and_after_the_actions() -> None:
    p = menu("hunt", "top", area=["cat", "rhino"], red={"tools": 1, "hand": ["hunter", "exp_gatherer"], "food": 2})
    play(p, "play hunter", "take animal", "animal rhino", "play exp_gatherer", "reveal", "use exp_gatherer")
    play(p, "income tool", "go on", "tip", "tip animal rhino", "income tool", "use chief")
    assert decision(p) == "red income_lesser"


@pytest.mark.rule("EW-29.13")
def test_the_rest_menu() -> None:
    p = table(
        turn="red",
        options={"rest_tiles": True},
        rest_stack=["rest_fireside", "rest_prayer", "rest_stories", "rest_scouts", "rest_wake"],
        red={"hand": HAND, "food": 5, "chief": "thunder_paw", "living": {"cat": 1}},
    )
    play(p, "place chief rest", "take tile")
    assert offers(p) == {"draw", "tip", "tile effect 1", "tile effect 2", "use chief", "end"}
    for text in ("tile effect 1", "tip", "use chief", "draw", "tile effect 2"):
        before = offers(p)
        play(p, text)
        while decision(p) == "red income_lesser":
            play(p, "income tool" if "income tool" in offers(p) else "income food")
        if decision(p) == "red rest_menu":
            assert offers(p) == before - {text}
    assert decision(p) == "turquoise turn_start"


@pytest.mark.rule("EW-29.15", "EW-29.16")
def test_printed_order_in_step_2_is_the_order_of_the_pile() -> None:
    p = table(red={"pile": ["hunter", "gatherer", "craftsperson", "exp_gatherer"], "camps": {}}, **step("red", 2))
    events = tell(p, "printed order")
    assert [entry["card"] for entry in told(events, "ability_used")] == ["hunter", "craftsperson"]
    events = tell(p, "income tool")
    assert [entry["card"] for entry in told(events, "ability_used")] == ["exp_gatherer"]
    assert goods(p, "red") == (3, 1)


@pytest.mark.rule("EW-29.15", "EW-29.16")
def test_printed_order_in_step_3_goes_by_rows_of_hexes() -> None:
    camps = {"1,0": 1, "-1,0": 1, "0,0": 1, "0,1": 1, "2,-2": 1}
    terrain = dict.fromkeys(["1,0", "-1,0", "0,1", "2,-2"], "grassland")
    p = table(red={"camps": camps}, turquoise={"camps": {}}, terrain=terrain, **step("red", 3))
    assert len(offers(p)) == 5 + 2
    events = tell(p, "printed order")
    assert [entry["hex"] for entry in told(events, "hex_income")] == ["2,-2", "-1,0", "0,0", "1,0", "0,1"]
    assert goods(p, "red") == (9, 0)


@pytest.mark.rule("EW-29.15", "EW-29.16")
def test_printed_order_in_step_4_villages_slots_stones() -> None:
    p = table(
        red={"villages": ["2,-1 1,0 2,0"], "camps": {}, "stones": ["ground", "camps"]},
        pieces=dict.fromkeys(["0,0", "2,0", "3,0", "0,1"], "red"),
        **step("red", 4),
    )
    play(p, "printed order")
    asked: list[object] = []
    while decision(p) == "red income_lesser":
        assert p.decision is not None
        asked.append(p.decision.args["good"])
        events = tell(p, "income food")
    assert asked == ["draw", "tool", "idol"]
    assert [entry["stone"] for entry in told(events, "stone_scored")] == ["ground", "camps"]


@pytest.mark.rule("EW-29.15")
@pytest.mark.parametrize(
    ("number", "red"),
    [
        (2, {"pile": ["hunter", "craftsperson"]}),
        (3, {"camps": {"1,0": 1, "0,1": 1}}),
        (4, {"stones": ["ground", "camps"]}),
    ],
)
def test_the_eclipse_menu_can_be_left_in_every_step(number: int, red: dict[str, Any]) -> None:
    p = table(red=red, terrain={"1,0": "taiga", "0,1": "bog"}, **step("red", number))
    assert decision(p) == "red eclipse_menu"
    assert {"printed order", "skip rest"} <= offers(p)
    assert len(offers(p)) == 4


@pytest.mark.rule("EW-29.19")
@pytest.mark.parametrize("players", [2, 4])
def test_no_menu_comes_back_unchanged(players: int) -> None:
    """Two menus of one turn or step never offer the same with the same labor, goods and cards."""
    menus = ("turn_menu", "rest_menu", "eclipse_menu", "turn_start", "pile_add")
    seen: set[str] = set()
    moment: Any = None
    for p in wander(players, 5, **MODULES):
        if p.decision is None or p.decision.kind not in menus:
            continue
        now = (view(p)["round"], view(p)["turns"]["done"], p.decision.seat, view(p)["phase"])
        if now != moment:
            moment = now
            seen = set()
        key = p.digest()
        assert key not in seen
        seen.add(key)


@pytest.mark.rule("EW-29.19")
def test_an_entry_is_used_up_by_choosing_it() -> None:
    p = table(turn="red", column="rest", figure="chief", red={"chief": "fire_wolf", "side": "b", "living": {"cat": 1}})
    play(p, "use chief", "skip")  # the move is skipped, the food comes
    assert goods(p, "red") == (1, 0)
    assert "use chief" not in offers(p)
    play(p, "tip")  # one animal only, and no skip any more
    assert decision(p) == "red income_lesser"
    assert player(p, "red")["tipped"] == {"cat": 1}
    p = table(red={"pile": ["elder", "elder"]}, **step("red", 2))
    play(p, "ability elder", "skip")
    assert decision(p) == "red bury_card"  # the second elder, the only item left


@pytest.mark.rule("EW-29.20")
def test_with_two_to_four_players_equal_animals_are_one_choice() -> None:
    p = table(turn="red", column="hunt", labor=1, red={"tools": 1, "food": 1}, area=["rhino", "cat", None, "rhino"])
    play(p, "take animal")
    assert offers(p) == {"animal rhino", "animal cat"}
    play(p, "animal rhino")
    assert view(p)["animals"]["area"] == [None, "cat", None, "rhino", None, None]


@pytest.mark.rule("EW-29.21")
@pytest.mark.parametrize("hand", [[], ["gatherer"], ["drying_rack"]])
def test_culture_cards_and_the_figure_are_one_decision(hand: list[str]) -> None:
    """Whether somebody holds a culture card cannot be read from what they are asked."""
    p = table(turn="red", red={"hand": hand})
    assert decision(p) == "red turn_start"
    spaces = ("initiate", "develop", "migrate", "hunt", "rest")
    places = {f"place {figure} {space}" for figure in ("chief", "tribe") for space in spaces}
    cultures = {"culture drying_rack"} if hand == ["drying_rack"] else set()
    assert offers(p) == places | cultures
    play(p, "place tribe rest")
    assert refused(p, "culture drying_rack") == "EW-29.13"  # step 1 is over
