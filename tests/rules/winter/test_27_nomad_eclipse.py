"""Section 27: the nomads in the eclipse, in the preparation phase and in the final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.chapters.eclipse import EclipseStep
from beringia.games.winter.chapters.ending import FinalScoring
from beringia.games.winter.model.land import HEX_NAMES
from beringia.games.winter.model.terms import BY_EFFECT, NOMADS
from tests.rules.winter.board import GAME, told
from tests.rules.winter.solo import alone, going_on, instead, kinds, them

TAIGA = {hex_: "taiga" for hex_ in HEX_NAMES if hex_ != "0,0"}
ICE = {hex_: "glacier" for hex_ in HEX_NAMES if hex_ != "0,0"}
FIGURES = ["tribe develop", "tribe develop", "chief develop"]


def until_round(position: Any, round_: int) -> list[Any]:
    """Play on quietly; what happened until the round began, or the game ended."""
    events: list[Any] = []
    while not position.over and position.view(0)["round"] < round_:
        events += position.play_and_tell(position.choices()[0])
    return events


def step(position: Any, number: int) -> list[Any]:
    """The steps of the nomads in the eclipse from this one on."""
    position.state.push(EclipseStep(NOMADS, number))
    return going_on(position)


@pytest.mark.rule("EW-27.1")
def test_labor_of_the_pile_and_of_the_newest_card() -> None:
    # N08 gives half a labor, N14 two, N16 one and a half; N01 and N15 lie open, but are not the newest.
    data = alone(eclipse=True, row=["N01", "N15", "N16"], pile=["N08", "N14"])
    assert them(data)["pile_halves"] == 1 + 4 + 3
    p = alone(last=True, row=["N01", "N15"], deck=["N16"], pile=["N08", "N14"])
    events = p.play_and_tell(p.parse("place chief rest"))
    while not told(events, "eclipse_began"):
        events += p.play_and_tell(p.choices()[0])
    counted = told(events, "nomads_pile_card")
    revealed = [(entry["nomad_card"], entry["halves"]) for entry in counted]
    assert revealed[:2] == [("N08", 1), ("N14", 4)]
    assert revealed[-1] == ("N16", 3)
    assert told(events, "nomads_pile_labor")[0]["halves"] == sum(halves for _, halves in revealed)


@pytest.mark.rule("EW-27.1", "EW-10.7")
def test_the_new_order() -> None:
    p = alone(eclipse=True, row=["N01"], me={"figures": FIGURES, "hand": []})
    assert p.view(0)["order"] == [1, 0]
    figures = ["tribe rest", "tribe rest", "chief rest"]
    p = alone(eclipse=True, row=["N01"], me={"figures": figures, "hand": []})  # 4½ against 1
    assert p.view(0)["order"] == [0, 1]
    # In a tie who acted later comes first: here the nomads.
    p = alone(eclipse=True, row=["N02"], me={"figures": ["tribe rest", "tribe develop", "chief develop"], "hand": []})
    assert them(p)["pile_halves"] == p.view(0)["players"][0]["pile_halves"] == 3  # type: ignore[index]
    assert p.view(0)["order"] == [1, 0]


@pytest.mark.rule("EW-27.2")
def test_income_beside_their_marker_and_no_second_step() -> None:
    p = alone(row=["N01"])  # order: the player, then the nomads, so that position 2 is theirs: a card
    events = step(p, 1)
    assert told(events, "nomads_income")[0] == {"income": "order", "number": 2, "who": None}
    assert instead(events)[0] == ("draw", "bury", "no_draw_deck")
    p = alone(first=True, row=[], deck=["N01"])
    events = step(p, 1)
    assert told(events, "nomads_income")[0] == {"income": "order", "number": 1, "who": None}
    assert told(events, "nomads_megalith_built") != []
    # Step 2 does not exist for them: the next step after 2 is 3.
    p = alone(row=["N01"], terrain=ICE)
    assert kinds(step(p, 2)) == []


@pytest.mark.rule("EW-27.3", "EW-27.4")
@pytest.mark.parametrize(
    ("row", "hexes"),
    [("N03", ["0,2", "0,1", "1,-2", "-1,2", "-1,1"]), ("N01", ["-1,1", "1,-2", "-1,2", "0,1", "0,2"])],
)
def test_hexes_pay_in_the_order_of_the_arrows(row: str, hexes: list[str]) -> None:
    p = alone(row=[row], terrain=TAIGA)
    events = step(p, 3)
    assert [entry["hex"] for entry in told(events, "nomads_hex_income")] == hexes
    # With a player of more influence on one of them it pays the player only; a tie pays both.
    p = alone(row=[row], terrain=TAIGA, me={"camps": {"0,1": 2, "0,2": 1}})
    paid = [entry["hex"] for entry in told(step(p, 3), "nomads_hex_income")]
    assert paid == [hex_ for hex_ in hexes if hex_ != "0,1"]


@pytest.mark.rule("EW-27.3", "EW-25.23", "EW-20.3")
def test_the_tile_counts_for_terrain() -> None:
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0", "0,-2 1,-2 0,-1"]
    land = ICE | {"1,1": "taiga"}
    given: dict[str, Any] = {
        "nomads": {"villages": villages}, "tile": "0,1 1,1 0,2", "terrain": land, "me": {"camps": {"1,1": 1}}
    }  # fmt: skip
    assert [entry["hex"] for entry in told(step(alone(**given), 3), "nomads_hex_income")] == ["1,1"]
    strict = alone(**given, options={"strict_majority": True})
    assert told(step(strict, 3), "nomads_hex_income") == []
    harder = alone(**given, options={"strict_majority": True, "solo_village_tile": True})
    assert [entry["hex"] for entry in told(step(harder, 3), "nomads_hex_income")] == ["1,1"]


@pytest.mark.rule("EW-27.5", "EW-27.6")
def test_the_board_pays_villages_then_megaliths_then_stones() -> None:
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0"]
    pieces = {"1,0": "neutral", "4,2": "neutral", "0,0": "red", "2,0": "red", "3,0": "red", "5,2": "red"}
    p = alone(nomads={"villages": villages, "stones": ["v_taiga", "camps"]}, pieces=pieces, offering=["cairn"])
    events = step(p, 4)
    told_kinds = [kind for kind in kinds(events) if kind in ("nomads_income", "nomads_stone_scored")]
    assert told_kinds == ["nomads_income"] * 4 + ["nomads_stone_scored"] * 2
    incomes = [(entry["income"], entry["number"]) for entry in told(events, "nomads_income")]
    assert [income for income, _ in incomes] == ["village", "village", "slot", "slot"]
    assert [number for income, number in incomes if income == "slot"] == [1, 3]
    # Two draws: one card to bury, then a tool; slot 1: a tool; slot 3: an idol; two stones: 2 points each.
    assert (them(p)["buried_size"], them(p)["tools"], them(p)["honor"], them(p)["score"]) == (1, 2, 1, 4)
    assert [entry["count"] for entry in told(events, "nomads_stone_scored")] == [2, 2]
    assert them(p)["points"]["stones"] == 4


@pytest.mark.rule("EW-27.7")
def test_all_nomad_cards_are_shuffled_in_the_preparation_phase() -> None:
    p = alone(eclipse=True, row=["N01", "N15", "N16"], pile=["N08", "N14"])
    events = until_round(p, 2)
    assert told(events, "nomads_shuffled") == [{"count": 16, "who": None}]
    # All that lies elsewhere again is of the turn with which the nomads begin round 2.
    after = events[kinds(events).index("nomads_shuffled") :]
    assert (len(them(p)["row"]), them(p)["pile_size"]) == (1, len(told(after, "nomads_pile")))
    state: Any = p.to_dict()["state"]
    nomads = state["nomads"]
    assert sorted([*nomads["deck"], *nomads["row"], *nomads["pile"]]) == list(GAME.content["nomad_cards"])


def ended(**given: Any) -> tuple[Any, dict[str, int]]:
    """The final scoring of a position, and what it brought the nomads by source."""
    p = alone(round_=4, row=["N01"], **given)
    p.state.top = None
    p.state.push(FinalScoring())
    events = going_on(p)
    assert p.over
    return p, {entry["source"]: entry["count"] for entry in told(events, "nomads_final_scored")}


@pytest.mark.rule("EW-27.8")
def test_goods_graves_and_buried_cards_but_not_the_offering_deck() -> None:
    cards = GAME.content["cards"]
    buried = ["capstone", "work_song", "great_feast", "barrow"]  # 4 + 3 + 3 + 2
    assert sum(cards[card]["vp"] for card in buried) == 12
    _, points = ended(
        nomads={"food": 7, "tools": 2, "offering": 7, "honor": 3, "buried": buried}, offering=["star_lore", "clan_moot"]
    )
    assert points["cards"] == 12
    assert points["graves"] == 10
    _, behind = ended(nomads={"honor": 3, "buried": buried}, me={"honor": 4}, offering=[])
    assert (behind["graves"], behind["goods"]) == (7, 0)


@pytest.mark.rule("EW-27.8")
def test_goods_by_the_offering_ratio() -> None:
    for offering, points in ((7, 4), (9, 9), (1, 1), (0, 0)):
        assert ended(nomads={"food": 7, "tools": 2, "offering": offering})[1]["goods"] == points


@pytest.mark.rule("EW-27.9")
@pytest.mark.parametrize(
    ("living", "points"),
    [
        ({"cat": 1}, 1), ({"cat": 2}, 3), ({"cat": 3}, 6), ({"cat": 4}, 10), ({"cat": 7}, 10),
        ({"mammoth": 1}, 2), ({"mammoth": 2}, 5), ({"mammoth": 4}, 5),
        ({"argentavis": 1}, 2), ({"argentavis": 3}, 5), ({"cat": 2, "argentavis": 1, "mammoth": 1}, 7),
    ],
)  # fmt: skip
def test_animals_of_the_nomads(living: dict[str, int], points: int) -> None:
    _, found = ended(nomads={"living": living})
    assert found["animals"] == points


@pytest.mark.rule("EW-27.10", "EW-27.12")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [(81, 80, [0]), (80, 80, []), (79, 80, [])])
def test_the_player_needs_more_points_than_the_nomads(mine: int, theirs: int, winners: list[int]) -> None:
    p = alone(round_=4, offering=[], row=["N01"])
    # Nothing of the final scoring is worth anything here: no markers have moved, and all cards are start cards.
    state: Any = p.state
    state.top = None
    state.score(0, mine, BY_EFFECT)
    state.score(NOMADS, theirs, BY_EFFECT)
    state.push(FinalScoring())
    events = going_on(p)
    assert p.winners() == winners
    assert p.scores() == [mine]
    assert told(events, "nomads_result") == [
        {"player": 0, "points": mine, "nomads": theirs, "won": len(winners), "who": None}
    ]
    assert them(p)["score"] == theirs


@pytest.mark.rule("EW-27.11", "EW-12.9")
def test_the_player_above_pieces_of_the_nomads_pays_them() -> None:
    square = {"0,0": "red", "1,0": "neutral", "0,1": "turquoise", "1,1": "red"}
    p = alone(pieces=square, me={"hand": ["hauling_rope"], "food": 1})
    events = p.play_and_tell(p.parse("culture hauling_rope"))
    for text in ("yes", "income megalith", "megalith 0,0,1"):
        events += p.play_and_tell(p.parse(text))
    assert told(events, "nomads_points") == [{"count": 2, "source": "site", "who": None}]
    assert them(p)["score"] == 2
