"""Section 31: what holds after every step.

Broken positions must be refused with the clause they break; and random games are followed step by step with a second
telling of the invariants, which shares no code with the engine's own check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from beringia import Position, PositionError
from tests.rules.winter.board import GAME, START, start_squares, step, table_dict
from tests.rules.winter.test_29_decisions import MODULES, wander

State = dict[str, Any]
STACKS = ["shaman", "elder", "craftsperson", "explorer", "hunter"]
ERAS = {name: card["era"] for name, card in GAME.content["cards"].items() if "era" in card}
COPIES = {name: animal["copies"] for name, animal in GAME.content["animals"].items()}
STONES = {2: 8, 3: 12, 4: 14}


def refusal(break_it: Callable[[State], object], players: int = 2, **given: Any) -> str:
    """What is said about a position after something in it was broken; sound it must be before."""
    data = table_dict(players, **given)
    GAME.from_dict(data)
    break_it(data["state"])
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(data)
    return str(caught.value)


def put(*path: str | int, value: Any) -> Callable[[State], None]:
    """Set an entry of the state."""

    def change(state: State) -> None:
        place: Any = state
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


# -- single positions


@pytest.mark.rule("EW-31.1")
@pytest.mark.parametrize(("camps", "limit"), [({}, 5), ({"0,0": 1}, 6), ({"0,0": 2, "1,0": 3}, 10)])
def test_food_fits_below_the_limit(camps: dict[str, int], limit: int) -> None:
    given: dict[str, Any] = {"red": {"camps": camps, "food": limit}}
    said = refusal(put("players", 1, "food", value=limit + 1), **given)
    assert said == f"EW-31.1: red has {limit + 1} food, the limit is {limit}"
    assert "from 0 to" in refusal(put("players", 1, "food", value=-1), **given)


@pytest.mark.rule("EW-31.1")
def test_at_most_five_tools() -> None:
    assert refusal(put("players", 0, "tools", value=6)) == "EW-31.1: turquoise has 6 tools, the limit is 5"
    assert "from 0 to" in refusal(put("players", 0, "tools", value=-1))
    assert "from 0 to" in refusal(put("players", 0, "score", value=-1))
    said = refusal(put("players", 0, "score", value=3))
    assert said == "EW-31.1: turquoise has 3 points, but 0 by source"


@pytest.mark.rule("EW-31.2")
def test_camps_villages_and_megaliths_are_complete() -> None:
    assert "EW-31.2: red has -1 camps" in refusal(put("players", 1, "camps", value={"0,0": 4, "1,0": 2}))
    four = dict.fromkeys(["2,-1_1,0_2,0", "1,0_2,0_1,1", "-1,0_-2,1_-1,1", "0,1_-1,2_0,2"], 0)
    assert "EW-31.2: turquoise has -1 villages" in refusal(put("villages", value=four))
    said = refusal(put("players", 1, "built", value=4), pieces={"0,0": "red"})
    assert "EW-31.2: red has built 4 megaliths, 1 of them in the own colour" in said
    said = refusal(put("players", 0, "built", value=1), pieces={"0,0": "red"})
    assert "EW-31.2: there are 2 neutral megaliths" in said


@pytest.mark.rule("EW-31.3")
def test_the_start_cards_are_all_there() -> None:
    def lose(state: State) -> None:
        state["players"][0]["cards"].remove(["gatherer", "deck"])

    def double(state: State) -> None:
        state["players"][0]["cards"].append(["brave", "hand"])

    assert refusal(lose) == "EW-31.3: turquoise has 4 cards gatherer"
    assert refusal(double) == "EW-31.3: turquoise has 2 cards brave"
    assert "EW-31.3: turquoise has 0 cards gatherer" in refusal(put("players", 0, "cards", value=[]))


@pytest.mark.rule("EW-31.3", "EW-3.11")
def test_cards_are_dealt_to_everybody_at_once() -> None:
    data = GAME.start(seats=2, seed=1).to_dict()
    state: Any = data["state"]
    assert state["phase"] == "setup"
    assert [player["cards"] for player in state["players"]] == [[], []]
    GAME.from_dict(data)
    state["players"][1]["cards"] = [[card, "deck"] for card, count in START.items() for _ in range(count)]
    with pytest.raises(PositionError, match=r"EW-31\.3: turquoise has 0 cards gatherer"):
        GAME.from_dict(data)


@pytest.mark.rule("EW-31.4")
def test_fifteen_cards_of_every_tribe_type() -> None:
    given: dict[str, Any] = {"red": {"hand": ["hunter"], "discard": ["hunter"], "buried": ["hunter"]}}
    assert refusal(put("stacks", "hunter", value=13), **given) == "EW-31.4: there are 16 cards hunter"
    assert refusal(put("stacks", "elder", value=14), **given) == "EW-31.4: there are 14 cards elder"


@pytest.mark.rule("EW-31.5")
def test_every_culture_card_is_there_once() -> None:
    def lose(state: State) -> None:
        state["culture"]["decks"][0].remove("moon_dance")

    def double(state: State) -> None:
        state["players"][0]["cards"].append(["moon_dance", "hand"])

    def lose_later(state: State) -> None:
        state["culture"]["decks"][1].remove("night_vigil")

    assert refusal(lose) == "EW-31.5: the culture card moon_dance is there 0 times"
    assert refusal(double) == "EW-31.5: the culture card moon_dance is there 2 times"
    assert refusal(lose_later, round_=3) == "EW-31.5: the culture card night_vigil is there 0 times"


@pytest.mark.rule("EW-31.6")
@pytest.mark.parametrize("animal", list(COPIES))
def test_sixty_animals(animal: str) -> None:
    def one_more(state: State) -> None:
        state["animals"]["deck"][state["animals"]["deck"].index("bison" if animal != "bison" else "cat")] = animal

    def one_tipped(state: State) -> None:
        state["players"][1]["tipped"] = {animal: 1}

    assert f"EW-31.6: there are {COPIES[animal] + 1} animals {animal}" in refusal(one_more, area=[])
    assert refusal(one_tipped) == f"EW-31.6: there are {COPIES[animal] + 1} animals {animal}"
    assert sum(COPIES.values()) == 60


@pytest.mark.rule("EW-31.7")
def test_display_and_area_have_their_size_and_the_display_its_era() -> None:
    def swap(state: State) -> None:
        other = state["culture"]["decks"][1][0]
        state["culture"]["decks"][1].remove(other)
        state["culture"]["decks"][0].append(state["culture"]["display"][0])
        state["culture"]["display"][0] = other

    assert refusal(swap) == "EW-31.7: smokehouse lies in the display in era 1"
    said = refusal(put("culture", "display", 0, value="cairn"), round_=3)
    assert "EW-31.7: cairn lies in the display in era 2" in said
    assert "must have 8 entries" in refusal(lambda state: state["culture"]["display"].append(None))
    assert "must have 6 entries" in refusal(lambda state: state["animals"]["area"].append(None))


@pytest.mark.rule("EW-31.8")
def test_colours_stand_where_they_may() -> None:
    def colour_on_start(state: State) -> None:
        for piece in state["site"]["pieces"]:
            if piece[:3] == [1, 0, 0]:
                piece[3] = 1
            elif piece[3] == 1:
                piece[3] = None

    def neutral_above(state: State) -> None:
        for piece in state["site"]["pieces"]:
            if piece[:3] == [0, 0, 0]:
                piece[3] = 1
            elif piece[2] == 1:
                piece[3] = None

    said = refusal(colour_on_start, pieces={"1,0": "neutral", "0,0": "red"})
    assert said == "EW-31.8: a megalith stands where its colour may not"
    square = {"0,0": "neutral", "1,0": "neutral", "0,1": "red", "1,1": "red", "0,0,1": "red"}
    assert refusal(neutral_above, pieces=square) == "EW-31.8: a megalith stands where its colour may not"


@pytest.mark.rule("EW-31.9")
def test_nothing_hangs_in_the_air() -> None:
    def take_away(state: State) -> None:
        for piece in state["site"]["pieces"]:
            if piece[:3] == [0, 1, 0]:
                piece[:2] = [3, 1]

    def twice(state: State) -> None:
        state["site"]["pieces"].append(list(state["site"]["pieces"][0]))

    def no_start(state: State) -> None:
        state["site"]["pieces"] = [[0, 0, 0, None]]

    square = {"0,0": "neutral", "1,0": "neutral", "0,1": "red", "1,1": "red", "0,0,1": "red"}
    assert refusal(take_away, pieces=square) == "EW-31.9: a megalith hangs in the air"
    assert "EW-31.9: two pieces on one place" in refusal(twice, pieces=square)
    assert refusal(no_start, pieces={"1,0": "neutral"}) == "EW-31.9: no start square is built on"


@pytest.mark.rule("EW-31.10")
def test_no_village_at_the_base() -> None:
    def at_base(state: State) -> None:
        state["villages"] = {"0,0_1,0_0,1": 0}

    assert refusal(at_base) == "EW-31.10: a village stands at the base hex"


@pytest.mark.rule("EW-31.11")
def test_honor_cells_are_filled_from_the_left() -> None:
    given: dict[str, Any] = {"red": {"honor": 4}, "turquoise": {"honor": 4}}
    assert refusal(put("players", 1, "honor_cell", value=2), **given) == "EW-31.11: the cells of honor step 4 have gaps"
    assert refusal(put("players", 1, "honor_cell", value=0), **given) == "EW-31.11: the cells of honor step 4 have gaps"
    said = refusal(put("players", 1, "honor_cell", value=None), **given)
    assert "EW-31.11: the honor marker of red is on step 4" in said
    said = refusal(put("players", 1, "honor_cell", value=0))
    assert said == "EW-31.11: the honor marker of red is on step 0, cell 0"
    assert "EW-31.11" in refusal(put("players", 1, "honor", value=11), **given)
    assert "EW-31.11" in refusal(put("players", 1, "offering", value=10), **given)


@pytest.mark.rule("EW-31.12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_stones_are_complete_and_of_their_era(players: int) -> None:
    def lose(state: State) -> None:
        state["stones"][0] = None

    def later(state: State) -> None:
        state["players"][0]["stones"], state["stones"][7] = [state["stones"][7]], None

    def mix(state: State) -> None:
        state["stones"][0], state["stones"][7] = state["stones"][7], state["stones"][0]

    def four(state: State) -> None:
        state["players"][0]["stones"], state["stones"][:4] = state["stones"][:4], [None] * 4

    number = STONES[players]
    assert refusal(lose, players) == f"EW-31.12: there are {number - 1} sacred stones, must be {number}"
    assert refusal(later, players, round_=2) == "EW-31.12: a stone of era II is owned in era I"
    assert "lies on the wrong half" in refusal(mix, players)
    assert "EW-31.12: must be 3 at most" in refusal(four, players)


@pytest.mark.rule("EW-31.13")
def test_labor_belongs_to_a_turn() -> None:
    assert refusal(put("turn", "labor2", value=1)) == "EW-31.13: 1 half labor in the pool"
    assert "from 0 to" in refusal(put("turn", "labor2", value=-1))


@pytest.mark.rule("EW-31.14")
def test_played_cards_and_piles_have_their_time() -> None:
    def move(number: int, zone: str) -> Callable[[State], None]:
        return put("players", number, "cards", 0, 1, value=zone)

    assert refusal(move(1, "played")) == "EW-31.14: red has 1 played cards outside the own turn"
    assert refusal(move(1, "ready")) == "EW-31.14: red has 1 played cards outside the own turn"
    assert refusal(move(1, "pile")) == "EW-31.14: red has an eclipse pile too early"
    assert "EW-31.14: red has used cards" in refusal(move(1, "pile_used"))
    said = refusal(move(1, "played"), **step("red", 1))
    assert said == "EW-31.14: red has 1 played cards outside the own turn"


@pytest.mark.rule("EW-31.15")
def test_as_many_figures_as_turns() -> None:
    def one_more(state: State) -> None:
        state["players"][0]["tribe_at"].append("rest")

    def symbol(state: State) -> None:
        state["symbols"][3] = [0, "tribe"]

    assert refusal(one_more) == "EW-31.15: turquoise has placed 1 figures in 0 turns"
    assert refusal(symbol) == "EW-31.15: the symbol of a column is taken exactly if a figure stands there"

    def three_tribe_figures(state: State) -> None:
        state["players"][0].update(chief_at=None, tribe_at=["hunt", "hunt", "hunt"])

    figures = ["tribe hunt", "tribe hunt", "chief hunt"]
    said = refusal(three_tribe_figures, turquoise={"figures": figures}, **step("red", 1))
    assert said == "EW-31.15: turquoise has placed 3 figures in 3 turns"


@pytest.mark.rule("EW-31.15")
def test_no_turns_before_the_first_round() -> None:
    data = GAME.start(2, seed=1).to_dict()
    state: Any = data["state"]
    state["turns"] = 1
    with pytest.raises(PositionError, match=r"EW-31\.15: 1 turns are over before the first round"):
        GAME.from_dict(data)


@pytest.mark.rule("EW-31.16")
@pytest.mark.parametrize("order", [[0, 0], [1], [0, 1, 1]])
def test_the_turn_order_names_everybody_once(order: list[int]) -> None:
    assert "EW-31.16: must name every seat once" in refusal(put("order", value=order))


@pytest.mark.rule("EW-31.16")
def test_the_turn_order_names_nobody_else() -> None:
    assert refusal(put("order", value=[1, 2])) == "state.order[1]: must be from 0 to 1, not 2"


@pytest.mark.rule("EW-4.1", "EW-31.16")
@pytest.mark.parametrize("given", [{"agenda": [["end_turn", 0], ["turn_start", 0]]}, {"column": "hunt"}])
def test_who_is_on_turn_is_due(given: dict[str, Any]) -> None:
    said = refusal(put("order", value=[1, 0]), order=["turquoise", "red"], **given)
    assert said == "EW-4.1: turquoise is on turn, but red is due"


# -- whole games, told a second time


def _check(p: Position) -> None:
    data: dict[str, Any] = p.to_dict()
    state: State = data["state"]
    players: list[State] = state["players"]
    tribe: Counter[str] = Counter(state["stacks"])
    culture = Counter(card for deck in state["culture"]["decks"] for card in deck)
    culture.update(card for card in state["culture"]["display"] if card)
    animals = Counter(state["animals"]["deck"]) + Counter(animal for animal in state["animals"]["area"] if animal)
    stones = [stone for stone in state["stones"] if stone]
    coloured = Counter(piece[3] for piece in state["site"]["pieces"])
    steps: dict[int, list[int]] = {}
    for number, owner in enumerate(players):
        camps = sum(owner["camps"].values())
        assert 0 <= owner["food"] <= 5 + camps  # 31.1
        assert 0 <= owner["tools"] <= 5
        assert camps <= 5  # 31.2
        assert list(state["villages"].values()).count(number) <= 3
        assert coloured[number] == max(0, owner["built"] - 2)
        assert owner["built"] <= 10
        held = Counter(card for card, _ in owner["cards"])
        if state["phase"] != "setup":
            assert {card: held[card] for card in START} == START  # 31.3
        for card, count in held.items():
            if card in STACKS:
                tribe[card] += count
            elif card not in START:
                culture[card] += count
        animals.update(owner["living"])
        animals.update(owner["tipped"])
        assert len(owner["stones"]) <= 3  # 31.12
        stones += owner["stones"]
        if state["round"] < 3:
            assert all(GAME.content["stones"][stone]["era"] == 1 for stone in owner["stones"])
        if owner["honor"]:
            steps.setdefault(owner["honor"], []).append(owner["honor_cell"])
        zones = Counter(zone for _, zone in owner["cards"])
        if state["turn"]["seat"] != number or state["phase"] != "action":
            assert zones["played"] + zones["ready"] == 0  # 31.14
        if state["phase"] != "eclipse" and state["turns"] <= data["seats"] * (_turns(data) - 1):
            assert zones["pile"] + zones["pile_used"] == 0
        placed = [*owner["tribe_at"], *([owner["chief_at"]] if owner["chief_at"] else [])]
        assert len(placed) <= _turns(data)  # 31.15
        for column, symbol in zip(("initiate", "develop", "migrate", "hunt"), state["symbols"], strict=True):
            assert column not in placed or symbol is not None
            assert symbol is None or symbol[0] != number or column in placed
    assert all(tribe[card] == 15 for card in STACKS)  # 31.4
    assert set(culture) <= set(ERAS)
    assert max(culture.values()) == 1  # 31.5
    missing = [ERAS[card] for card in ERAS if card not in culture]
    assert missing == [] or (state["round"] > 2 and set(missing) == {1})
    assert animals == Counter(COPIES)  # 31.6
    era = 1 if state["round"] < 3 else 2
    assert all(ERAS[card] == era for card in state["culture"]["display"] if card)  # 31.7
    _check_site(data)
    assert all("0,0" not in juncture.split("_") for juncture in state["villages"])  # 31.10
    for cells in steps.values():
        assert sorted(cells) == list(range(len(cells)))  # 31.11
    assert len(stones) == len(set(stones)) == STONES[len(players)]
    assert state["turn"]["labor2"] >= 0  # 31.13
    if p.decision is not None and p.decision.kind == "turn_start" and state["turn"]["cultures"] == 0:
        assert state["turn"]["labor2"] == 0
    assert sorted(state["order"]) == list(range(len(players)))  # 31.16


def _turns(data: dict[str, Any]) -> int:
    return 2 if data["options"]["short_game"] and data["state"]["round"] == 1 else 3


def _check_site(data: dict[str, Any]) -> None:
    """31.8 and 31.9"""
    pieces = {tuple(piece[:3]): piece[3] for piece in data["state"]["site"]["pieces"]}
    assert len(pieces) == len(data["state"]["site"]["pieces"])
    starts = [tuple(spot) for spot in start_squares(data)]
    for (x, y, level), owner in pieces.items():
        if level:
            assert owner is not None
            assert all((x + a, y + b, level - 1) in pieces for a in (0, 1) for b in (0, 1))
        elif (x, y, 0) in starts:
            assert owner is None
    assert not pieces or any(spot in pieces for spot in starts)


GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, MODULES),
    (3, {"short_game": True, "strict_majority": True, "rest_tiles": True, "layout": "2-2"}),
    (4, {"ice_finds": True, "draft": "setup", "layout": "3-1"}),
]


@pytest.mark.rule(
    "EW-31.1", "EW-31.2", "EW-31.3", "EW-31.4", "EW-31.5", "EW-31.6", "EW-31.7", "EW-31.8", "EW-31.9", "EW-31.10",
    "EW-31.11", "EW-31.12", "EW-31.13", "EW-31.14", "EW-31.15", "EW-31.16",
)  # fmt: skip
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_random_games_keep_them(number: int) -> None:
    players, options = GAMES[number]
    scores = [0] * players
    order: list[int] = []
    phase = ""
    for p in wander(players, 20 + number, **options):
        _check(p)
        assert p.check() == []
        assert all(now >= before for now, before in zip(p.scores(), scores, strict=True))
        scores = p.scores()
        view: dict[str, Any] = p.view(None)
        if phase == "action" == view["phase"] and order != view["order"]:
            # Between two decisions of action phases a whole eclipse may lie.
            assert view["turns"]["done"] == 0
        order, phase = view["order"], view["phase"]


@pytest.mark.rule("EW-31.15", "EW-31.16", "EW-31.17")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_has_its_phases_and_turns(number: int) -> None:
    players, options = GAMES[number]
    p = GAME.start(players, seed=number, options=options)
    events = list(p.opening)
    while not p.over:
        choices = p.choices()
        events += p.play_and_tell(choices[len(events) % len(choices)])
    kinds = Counter(event.kind for event in events)
    assert kinds["eclipse_began"] == 4  # 31.17
    assert kinds["round_began"] == 4  # the first one and after three preparations
    assert kinds["game_ended"] == 1
    short = options.get("short_game", False)
    turns = players * (12 - int(short))
    assert (kinds["turn_began"], kinds["figure_placed"]) == (turns, turns)
    rounds: list[list[tuple[str, Any]]] = []
    for event in events:
        if event.kind == "round_began":
            rounds.append([])
        elif rounds:
            rounds[-1].append((event.kind, event))
    order: list[int] = []
    for round_, entries in enumerate(rounds, 1):
        began = [event.seat for kind, event in entries if kind == "turn_began"]
        each = 2 if short and round_ == 1 else 3
        assert began == began[:players] * each  # turn order, again and again
        if order:
            assert began[:players] == order  # as the eclipse has set it, and nothing since
        order = [event.seat for kind, event in entries if kind == "order_set"]
        assert sorted(order) == list(range(players))


@pytest.mark.rule("EW-31.20", "EW-0.5")
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_seed_options_and_choices_make_the_game(number: int) -> None:
    players, options = GAMES[number]
    first = GAME.start(players, seed=99, options=options)
    second = GAME.start(players, seed=99, options=options)
    while not first.over:
        assert first.digest() == second.digest()
        choices = first.choices()
        choice = choices[(7 * len(choices)) // 10]
        first.play(choice)
        second.play(choice)
    assert first.to_dict() == second.to_dict()
    starts = {GAME.start(players, seed=seed, options=options).digest() for seed in (98, 99, 98)}
    assert len(starts) == 2


@pytest.mark.rule("EW-31.19", "EW-31.20")
def test_every_offered_choice_leads_to_a_sound_position() -> None:
    for number, p in enumerate(wander(2, 31, **MODULES)):
        if number % 10 == 0:
            for choice in p.choices():
                other = p.copy()
                other.play(choice)
                assert other.check() == []
                assert other.over or len(other.choices()) >= 2 or other.formality is not None
