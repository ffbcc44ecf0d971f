"""Section 24: a turn of the nomads."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.model.arrows import WAY_NAMES, Furthest, choose_column, way_to
from beringia.games.winter.model.terms import COLUMN_NAMES, Space
from tests.rules.winter.board import GAME, offers, play, tell, told
from tests.rules.winter.solo import act, alone, rest_turn, them

CARDS = GAME.content["nomad_cards"]


def column_of(position: Any, column: str) -> Any:
    return next(entry for entry in position.view(0)["columns"] if entry["column"] == column)


def words(events: Any) -> list[tuple[str, str]]:
    """The actions of a turn: word and card."""
    return [(entry["action"], entry["nomad_card"]) for entry in told(events, "nomads_action")]


@pytest.mark.rule("EW-24.1", "EW-24.2", "EW-24.3", "EW-24.4", "EW-24.5", "EW-24.6", "EW-24.8", "EW-24.9", "EW-24.10")
def test_the_opening_example_of_the_booklet_move_for_move() -> None:
    # 1. The first card marks Hunt, all columns are empty. (N02 is the card that goes to the eclipse pile in between.)
    p = alone(
        first=True, row=[], deck=["N16", "N02", "N10", "N15"], nomads={"living": {"sloth": 1}},
        me={"hand": ["gatherer", "gatherer"], "food": 1},
        area=["bison", "cat", "rhino", "glyptodon", "cat", "mammoth"],
    )  # fmt: skip
    assert them(p)["row"] == ["N15"]
    hunt = column_of(p, "hunt")
    assert hunt["symbol"]["seat"] == 1
    assert [figure["seat"] for figure in hunt["figures"]] == [1]
    # 2. The player goes to Migrate.
    play(p, "place tribe migrate")
    events: list[Any] = []
    while p.view(0)["turn"]["seat"] == 0 and told(events, "nomads_card") == []:  # type: ignore[index]
        events += p.play_and_tell(p.parse("go on") if "go on" in offers(p) else p.choices()[0])
    # 3. The second card marks Migrate, which is taken: to the left, Develop.
    assert told(events, "nomads_card")[0] | {"who": None} == {
        "nomad_card": "N10", "column": "migrate", "big": "left", "small": "down", "who": None
    }  # fmt: skip
    taken = told(events, "nomads_column")[0]
    assert (taken["column"], taken["marked"], taken["way"], taken["symbol"]) == ("develop", "migrate", "arrow", 1)
    assert words(events) == [("culture", "N10"), ("reveal", "N10"), ("eclipse", "N15")]
    assert them(p)["row"] == ["N15", "N10"]
    assert column_of(p, "develop")["symbol"]["seat"] == 1
    # 4. The player takes the last empty column, Initiate.
    play(p, "place tribe initiate")
    events = []
    while told(events, "nomads_card") == []:
        events += p.play_and_tell(p.parse("go on") if "go on" in offers(p) else p.choices()[0])
    # 5. The third card marks Hunt; no column is empty, so Hunt it is, on the large field.
    taken = told(events, "nomads_column")[0]
    assert (taken["column"], taken["way"], taken["symbol"]) == ("hunt", "all_taken", 0)
    assert [figure["seat"] for figure in column_of(p, "hunt")["figures"]] == [1, 1]
    assert words(events) == [("animal", "N16"), ("eclipse", "N16"), ("animal", "N10"), ("food", "N15")]
    assert them(p)["row"] == ["N15", "N10", "N16"]
    assert them(p)["figures_home"] == 0
    # 6. The player's last figure rests; the eclipse follows.
    events = tell(p, "place chief rest")
    while told(events, "eclipse_began") == []:
        events += p.play_and_tell(p.choices()[0])
    assert told(events, "nomads_card") == []


@pytest.mark.rule("EW-24.4", "EW-24.5")
@pytest.mark.parametrize("marked", range(4))
@pytest.mark.parametrize("east", [-1, 1])
def test_the_column_in_every_situation(marked: int, east: int) -> None:
    for taken in range(16):
        free = [column for column in range(4) if not taken >> column & 1]
        way = [(marked + n * east) % 4 for n in range(4)]
        wanted = next((column for column in way if column in free), marked)
        assert choose_column(Space(marked), east, taken) == wanted
        crossed = (wanted - marked) * east < 0
        if marked in free:
            reason = "marked_free"
        elif not free:
            reason = "all_taken"
        else:
            reason = "wrap" if crossed else "arrow"
        assert WAY_NAMES[way_to(Space(marked), east, taken)] == reason


@pytest.mark.rule("EW-24.7", "EW-4.26")
def test_no_column_actions_and_no_bottom_reward_but_the_symbol_is_gone() -> None:
    p = alone(row=[], deck=["N15"], nomads={"tools": 1}, me={"hand": [], "food": 1})
    before = sum(them(p)["living"].values())
    events = rest_turn(p)
    assert words(events) == [("animal", "N15"), ("food", "N15")]
    # One animal from the card; the top animal of the bottom space is not theirs, nor do they spend their tool.
    assert sum(them(p)["living"].values()) == before + 1
    assert (them(p)["tools"], them(p)["food"]) == (1, 1)
    owned = sum(p.view(0)["players"][0]["living"].values())  # type: ignore[index]
    play(p, "place tribe hunt")
    while p.view(0)["turn"] is not None and p.view(0)["turns"]["done"] == 2:  # type: ignore[index]
        play(p, "go on" if "go on" in offers(p) else p.notation(p.choices()[0]))
    assert sum(p.view(0)["players"][0]["living"].values()) == owned  # type: ignore[index]


@pytest.mark.rule("EW-24.1")
def test_every_turn_takes_one_figure_in_turn_order() -> None:
    p = alone(first=True, row=[], deck=["N01", "N02", "N03"])
    homes = [them(p)["figures_home"]]
    for _ in range(2):
        rest_turn(p)
        homes.append(them(p)["figures_home"])
    assert homes == [2, 1, 0]
    assert len(them(p)["row"]) == 3


@pytest.mark.rule("EW-24.11", "EW-24.13")
def test_the_big_arrow_first_then_the_small_one() -> None:
    spots = {0: (0, 0), 1: (2, -1), 2: (2, 3), 3: (-4, 1), 4: (-4, -2)}
    for east, south, wanted in ((1, 1, 2), (1, -1, 1), (-1, 1, 3), (-1, -1, 4)):
        furthest = Furthest(east, south)
        for thing, (x, y) in spots.items():
            furthest.see(thing, x, y)
        assert furthest.found == wanted


@pytest.mark.rule("EW-24.12")
@pytest.mark.parametrize(("newest", "place"), [("N01", 0), ("N02", 4), ("N03", 3), ("N04", 7)])
def test_the_arrows_of_the_newest_open_card(newest: str, place: int) -> None:
    p = alone(row=["N16", "N13", newest], pile=["N08", "N05"])
    shown: Any = p.view(0)["culture"]["display"]  # type: ignore[index]
    events = act(p, "culture")
    assert [(entry["card"], entry["place"]) for entry in told(events, "nomads_culture")] == [(shown[place], place)]


@pytest.mark.rule("EW-24.14", "EW-11.9")
def test_nothing_is_shifted_and_free_places_are_filled_in_order() -> None:
    p = alone(row=["N02"], area=["bison", None, "rhino", "cat"], nomads={"living": {"cat": 1}})
    act(p, "animal")
    area: Any = p.view(0)["animals"]["area"]  # type: ignore[index]
    assert area == ["bison", None, "rhino", None, None, None]
    revealed = [told(act(p, "reveal"), "animal_revealed")[0] for _ in range(3)]
    assert [entry["place"] for entry in revealed] == [1, 3, 4]
    shown: Any = p.view(0)["culture"]["display"]  # type: ignore[index]
    act(p, "culture")
    assert p.view(0)["culture"]["display"] == [*shown[:4], None, *shown[5:]]  # type: ignore[index]


def test_each_combination_of_column_and_arrows_is_on_one_card() -> None:
    found = {(card["column"], card["big"], card["small"]) for card in CARDS.values()}
    assert len(found) == len(CARDS) == 16
    assert {column for column, _, _ in found} == set(COLUMN_NAMES)
