"""Section 32: the worked examples of a solo game."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.chapters.eclipse import EclipseStep
from beringia.games.winter.model.arrows import Furthest, choose_column
from beringia.games.winter.model.land import HEX_NAMES
from beringia.games.winter.model.terms import NOMADS, Space
from tests.rules.winter.board import GAME, offers, play, told
from tests.rules.winter.solo import act, alone, going_on, instead, kinds, rest_turn, them

#: All ten megaliths of the nomads, without a free place above.
ALL_BUILT = {
    "1,0": "neutral", "4,2": "neutral", "0,0": "red", "2,0": "red", "3,0": "red", "4,0": "red", "5,0": "red",
    "4,1": "red", "5,2": "red", "4,3": "red",
}  # fmt: skip


def nomad_turn(position: Any, column: str) -> list[Any]:
    """The player goes to a column and does nothing there; then the nomads have their turn."""
    play(position, f"place tribe {column}")
    events: list[Any] = []
    while not told(events, "nomads_card"):
        events += position.play_and_tell(
            position.parse("go on") if "go on" in offers(position) else position.choices()[0]
        )
    return events


def actions(events: Any) -> list[tuple[str, str]]:
    return [(entry["action"], entry["nomad_card"]) for entry in told(events, "nomads_action")]


def taken(events: Any) -> tuple[str, int]:
    entry = told(events, "nomads_column")[0]
    return entry["column"], entry["symbol"]


@pytest.mark.rule("EW-24.4", "EW-24.6", "EW-24.8")
def test_t27_the_first_card_marks_hunt() -> None:
    p = alone(row=[], deck=["N15"])
    events = rest_turn(p)
    assert taken(events) == ("hunt", 1)
    assert actions(events) == [("animal", "N15"), ("food", "N15")]


@pytest.mark.rule("EW-24.5", "EW-24.9")
def test_t28_the_second_card_leads_to_develop() -> None:
    p = alone(first=True, row=[], deck=["N02", "N10", "N15"], me={"food": 1})
    events = nomad_turn(p, "migrate")
    assert taken(events) == ("develop", 1)
    assert actions(events) == [("culture", "N10"), ("reveal", "N10"), ("eclipse", "N15")]


@pytest.mark.rule("EW-24.4", "EW-24.6", "EW-24.10")
def test_t29_the_third_card_finds_all_columns_taken() -> None:
    # N02 goes to the eclipse pile in between.
    p = alone(first=True, row=[], deck=["N16", "N02", "N10", "N15"], me={"food": 1})
    nomad_turn(p, "migrate")
    events = nomad_turn(p, "initiate")
    assert taken(events) == ("hunt", 0)
    assert actions(events) == [("animal", "N16"), ("eclipse", "N16"), ("animal", "N10"), ("food", "N15")]


@pytest.mark.rule("EW-25.6")
def test_t30_the_lowest_animal_of_the_right_column() -> None:
    area = ["bison", "cat", "rhino", "glyptodon", "cat", "mammoth"]
    p = alone(row=["N04"], nomads={"living": {"sloth": 1}}, area=area)
    act(p, "animal")
    assert them(p)["living"] == {"sloth": 1, "mammoth": 1}


@pytest.mark.rule("EW-25.10")
def test_t31_the_lower_card_of_the_first_column() -> None:
    p = alone(row=["N02"])
    card = p.view(0)["culture"]["display"][4]  # type: ignore[index]
    act(p, "culture")
    assert them(p)["offering_deck"][-1] == card


@pytest.mark.rule("EW-25.15", "EW-24.13")
def test_t32_the_furthest_square() -> None:
    furthest = Furthest(1, 1)
    for number, (x, y) in enumerate([(2, 0), (4, 1), (4, 3)]):
        furthest.see(number, 2 * x, 2 * y)
    assert furthest.found == 2


@pytest.mark.rule("EW-25.19", "EW-24.13")
def test_t33_the_furthest_juncture() -> None:
    camps = {"0,1": 1, "-1,1": 1, "0,2": 1, "-1,2": 1, "1,-2": 1}
    p = alone(row=["N03"], nomads={"camps": camps})
    events = act(p, "village")
    assert set(told(events, "nomads_village_built")[0]["juncture"].split("_")) == {"0,1", "0,2", "-1,2"}


@pytest.mark.rule("EW-26.3", "EW-26.4")
def test_t34_no_goods_for_a_stone() -> None:
    p = alone(nomads={"food": 1})
    events = act(p, "stone")
    assert instead(events)[0] == ("stone", "megalith", "cannot_pay")
    assert kinds(events)[1] == "nomads_megalith_built"
    p = alone(nomads={"food": 1}, pieces=ALL_BUILT)
    events = act(p, "stone")
    assert instead(events) == [("stone", "megalith", "cannot_pay"), ("megalith", "bury", "all_built")]
    assert them(p)["buried_size"] == 1


@pytest.mark.rule("EW-26.7", "EW-26.8")
def test_t35_a_tribe_card_with_full_tools() -> None:
    p = alone(nomads={"tools": 5, "food": 6})
    act(p, "tribe_hand")
    assert (them(p)["food"], them(p)["honor"]) == (7, 0)
    p = alone(nomads={"tools": 5, "food": 10})
    act(p, "tribe_hand")
    assert (them(p)["food"], them(p)["honor"]) == (10, 1)


@pytest.mark.rule("EW-27.5")
def test_t36_three_stones_in_the_eclipse() -> None:
    p = alone(nomads={"stones": ["v_taiga", "camps", "ground"]})
    p.state.push(EclipseStep(NOMADS, 4))
    going_on(p)
    assert (them(p)["score"], them(p)["points"]["stones"]) == (6, 6)


@pytest.mark.rule("EW-25.1")
def test_t37_both_markers_on_top() -> None:
    p = alone(nomads={"honor": 10, "offering": 9})
    act(p, "idol")
    assert (them(p)["score"], them(p)["honor"], them(p)["offering"]) == (1, 10, 9)


@pytest.mark.rule("EW-23.10")
def test_t38_positions_at_the_start() -> None:
    wanted = {"setup stocked_larder": (4, 2), "setup flint_cache": (2, 3)}
    for seed in range(20):
        p = GAME.start(1, seed=seed)
        play(p, sorted(offers(p))[0], "side a")
        if set(wanted) & offers(p):
            break
    chosen = min(set(wanted) & offers(p))
    play(p, chosen)
    player: Any = p.view(0)["players"][0]  # type: ignore[index]
    assert p.view(0)["order"] == [1, 0]
    assert (player["food"], player["tools"]) == wanted[chosen]


@pytest.mark.rule("EW-24.5")
def test_t64_the_arrow_leads_around_the_edge() -> None:
    initiate, migrate, hunt = 0, 2, 3
    assert choose_column(Space(initiate), -1, 1 << initiate | 1 << hunt) == migrate
    # The same at the table: the nomads stand in Hunt, the player in Initiate.
    p = alone(first=True, row=[], deck=["N01", "N15"], me={"food": 1})
    events = nomad_turn(p, "initiate")
    entry = told(events, "nomads_column")[0]
    assert (entry["column"], entry["marked"], entry["way"], entry["symbol"]) == ("migrate", "initiate", "wrap", 1)


@pytest.mark.rule("EW-26.5", "EW-26.6")
def test_t65_two_draws_and_one_card_to_bury() -> None:
    p = alone(offering=["cairn"], nomads={"tools": 2})
    act(p, "draw 2")
    assert (them(p)["buried_size"], them(p)["tools"]) == (1, 3)


@pytest.mark.rule("EW-25.28")
def test_t66_a_square_with_a_camp_step() -> None:
    # Tile b lies in slot 2, turned: its square "move 1", local 1,0, is 5,1, the furthest one to the right and up.
    pieces = {"4,2": "neutral", "5,2": "red", "1,0": "neutral"}
    p = alone(row=["N03"], pieces=pieces, map_deck=["M6"])
    events = act(p, "megalith")
    assert (told(events, "nomads_megalith_built")[0]["x"], told(events, "nomads_megalith_built")[0]["y"]) == (5, 1)
    assert instead(events) == [("move", "village", "camps_stay")]
    assert len(told(events, "nomads_map")) == 1


@pytest.mark.rule("EW-28.1", "EW-24.9")
def test_t67_four_actions_in_the_second_turn_of_a_harder_game() -> None:
    # N03 was laid open when the round began, N08 was the card of the first turn.
    p = alone(row=["N03", "N08"], deck=["N15"], options={"solo_extra_card": True})
    events = rest_turn(p)
    assert [card for _, card in actions(events)] == ["N15", "N15", "N08", "N03"]


@pytest.mark.rule("EW-25.13", "EW-25.14", "EW-25.23")
@pytest.mark.parametrize(("harder", "points"), [(False, 2), (True, 1)])
def test_t71_the_tile_on_glaciers(harder: bool, points: int) -> None:
    land = {hex_: "taiga" for hex_ in HEX_NAMES if hex_ != "0,0"}
    land |= {"0,2": "glacier", "-1,2": "glacier", "2,0": "glacier"}
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0", "0,-2 1,-2 0,-1"]
    camps = {"1,0": 1, "0,1": 1, "-1,2": 1, "-2,1": 1, "-1,-1": 1}
    p = alone(
        nomads={"camps": camps, "villages": villages}, tile="-1,2 0,1 0,2", terrain=land,
        options={"solo_village_tile": harder},
    )  # fmt: skip
    events = act(p, "glacier")
    assert told(events, "nomads_glaciers")[0]["count"] == points
    assert them(p)["score"] == points
