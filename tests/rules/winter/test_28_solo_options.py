"""Section 28: harder games, variants and modules alone."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.model.land import HEX_NAMES
from tests.rules.winter.board import GAME, offers, told
from tests.rules.winter.solo import act, alone, instead, kinds, rest_turn, them

LAND = {hex_: "taiga" for hex_ in HEX_NAMES if hex_ != "0,0"}
CAMPS = {"0,1": 1, "-1,1": 1, "0,2": 1, "-1,2": 1, "1,-2": 1}


def first_round(**options: Any) -> tuple[Any, list[Any]]:
    """A game up to the first decision of a turn, with all events."""
    p = GAME.start(1, seed=8, options=options)
    events = list(p.opening)
    while p.decision is not None and p.decision.kind != "turn_start":
        events += p.play_and_tell(p.choices()[0])
    return p, events


def rounds(position: Any, count: int) -> list[list[Any]]:
    """The events of the next rounds, each from the beginning of its preparation phase."""
    found: list[list[Any]] = [[]]
    while not position.over and len(found) <= count + 1:
        for event in position.play_and_tell(position.choices()[0]):
            if event.kind == "round_began":
                found.append([])
            found[-1].append(event)
    return found[1 : count + 1]


@pytest.mark.rule("EW-28.1")
def test_one_card_lies_open_from_the_start_of_every_round() -> None:
    p, events = first_round(solo_extra_card=True)
    assert len(told(events, "nomads_laid_open")) == 1
    told_kinds = kinds(events)
    assert told_kinds.index("nomads_laid_open") < told_kinds.index("nomads_card")
    laid = told(events, "nomads_laid_open")[0]["nomad_card"]
    actions = told(events, "nomads_action")
    assert len(actions) == 3
    assert (actions[-1]["nomad_card"], actions[-1]["row"]) == (laid, 2)
    for told_round in rounds(p, 3):
        assert len(told(told_round, "nomads_laid_open")) == 1
    easy, events = first_round()
    assert told(events, "nomads_laid_open") == []
    assert len(told(events, "nomads_action")) == 2
    assert all(told(told_round, "nomads_laid_open") == [] for told_round in rounds(easy, 3))


@pytest.mark.rule("EW-28.2")
def test_the_village_side_of_the_tile_and_both_raisers_together() -> None:
    p, events = first_round(solo_extra_card=True, solo_village_tile=True)
    assert them(p)["tile_side"] == "village"
    assert len(told(events, "nomads_laid_open")) == 1
    assert p.options["solo_extra_card"] is p.options["solo_village_tile"] is True
    assert them(first_round(solo_extra_card=True)[0])["tile_side"] == "camp"
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0", "0,-2 1,-2 0,-1"]
    for harder, influence in ((False, 1), (True, 2)):
        p = alone(options={"solo_village_tile": harder}, nomads={"villages": villages}, tile="0,1 1,1 0,2")
        hexes: Any = {entry["hex"]: entry for entry in p.view(0)["hexes"]}  # type: ignore[attr-defined]
        assert hexes["1,1"]["influence"] == [0, influence]


@pytest.mark.rule("EW-28.3", "EW-28.4", "EW-28.9", "EW-20.1")
@pytest.mark.parametrize("extra", [False, True])
def test_a_short_game_has_one_more_open_card_in_the_first_two_rounds(extra: bool) -> None:
    p, events = first_round(short_game=True, solo_extra_card=extra)
    more = int(extra)
    assert len(told(events, "nomads_laid_open")) == 1 + more
    # Laid open unresolved, they count as earlier cards of the round.
    assert len(told(events, "nomads_action")) == 2 + 1 + more
    found = rounds(p, 3)
    assert [len(told(events, "nomads_laid_open")) for events in found] == [1 + more, more, more]
    assert [len(told(events, "nomads_card")) for events in found] == [3, 3, 3]


@pytest.mark.rule("EW-28.4")
def test_in_the_first_round_of_a_short_game_the_nomads_take_two_turns() -> None:
    p, events = first_round(short_game=True)
    assert them(p)["figures_home"] == 1
    while p.view(0)["phase"] == "action" and p.view(0)["round"] == 1:
        events += p.play_and_tell(p.choices()[0])
    before = events[: kinds(events).index("eclipse_began")]
    assert len(told(before, "nomads_card")) == 2
    assert told(before, "turn_began") != []
    assert len(told(before, "turn_began")) == 2


@pytest.mark.rule("EW-28.5")
def test_the_nomads_leave_the_rest_tiles_alone() -> None:
    p, _ = first_round(rest_tiles=True)
    tile = p.view(0)["rest_tiles"]["open"]
    assert tile is not None
    p.play(p.parse("place tribe rest"))
    assert offers(p) == {"take tile", "swap tile"}
    p.play(p.parse("take tile"))
    assert p.view(0)["rest_tiles"]["held"] == tile


@pytest.mark.rule("EW-28.6", "EW-28.7", "EW-21.3")
def test_camps_that_move_uncover_ice_finds_but_first_places_do_not() -> None:
    land = LAND | {"0,2": "glacier", "1,0": "glacier", "-1,1": "glacier", "2,0": "glacier"}
    p = alone(
        row=["N03"], terrain=land, options={"ice_finds": True}, maps=["M1"], map_deck=["M6"],
        nomads={"camps": {"0,1": 1, "-1,1": 1, "-2,2": 1, "-2,0": 1, "-1,-1": 1}},
    )  # fmt: skip
    events = act(p, "village")  # no village: the inner camps move to 1,-1 and 1,0
    assert told(events, "nomads_map")[0]["ring"] == "inner"
    assert [entry["hex"] for entry in told(events, "nomads_ice_turned")] == ["1,0"]
    hexes: Any = {entry["hex"]: entry for entry in p.view(0)["hexes"]}  # type: ignore[attr-defined]
    assert hexes["-1,1"]["ice_find"] == "hidden"
    for seed in range(6):
        q = GAME.start(1, seed=seed, options={"ice_finds": True})
        events = []
        while q.decision is not None and q.decision.kind != "turn_start":
            events += q.play_and_tell(q.choices()[0])
        before = events[: kinds(events).index("nomads_card")]
        assert told(before, "nomads_ice_turned") == []


@pytest.mark.rule("EW-28.6", "EW-28.8")
@pytest.mark.parametrize(("row", "order"), [("N03", ["0,2", "0,1"]), ("N01", ["0,1", "0,2"])])
def test_a_village_gains_all_open_finds_in_arrow_order_before_the_map_card(row: str, order: list[str]) -> None:
    land = LAND | {"0,2": "glacier", "0,1": "glacier", "1,-2": "glacier"}
    ice = {"0,2": ("ice_stranger", True), "0,1": ("ice_cave", True), "1,-2": ("ice_tusks", True)}
    camps = {"0,1": 1, "1,0": 1, "0,2": 1, "-1,2": 1, "1,-2": 1}  # one place for a village: 0,1 0,2 -1,2
    p = alone(row=[row], terrain=land, ice=ice, options={"ice_finds": True}, nomads={"camps": camps})
    events = act(p, "village")
    assert [entry["hex"] for entry in told(events, "nomads_ice_paid")] == order
    assert kinds(events).index("nomads_map") > max(
        index for index, kind in enumerate(kinds(events)) if kind == "nomads_ice_paid"
    )
    assert sorted(instead(events)) == sorted(
        [("tribe_hand", "tool", "no_tribe"), ("draw", "bury", "no_draw_deck"), ("draw", "bury", "no_draw_deck")]
    )
    assert (them(p)["buried_size"], them(p)["tools"], them(p)["food"]) == (2, 1, 1)


@pytest.mark.rule("EW-28.7")
def test_the_tile_is_no_village_for_ice_finds() -> None:
    land = LAND | {"0,2": "glacier"}
    villages = ["2,-1 2,0 1,0", "-2,0 -2,1 -1,0", "0,-2 1,-2 0,-1"]
    p = alone(
        row=["N03"], terrain=land, ice={"0,2": ("ice_tusks", True)}, options={"ice_finds": True},
        nomads={"camps": CAMPS, "villages": villages},
    )  # fmt: skip
    events = act(p, "village")
    assert len(told(events, "nomads_tile")) == 1
    assert told(events, "nomads_ice_paid") == []
    assert them(p)["score"] == 0


def test_a_rest_turn_of_the_player_leads_to_the_nomads() -> None:
    p = alone(row=[], deck=["N01"])
    assert "nomads_card" in kinds(rest_turn(p))
