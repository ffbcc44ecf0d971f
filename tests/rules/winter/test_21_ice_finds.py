"""Section 21: the ice-find module."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    GAME,
    decision,
    goods,
    hexes,
    offers,
    order,
    play,
    player,
    score,
    step,
    table,
    tell,
    told,
    view,
)

MODULE: dict[str, Any] = {"options": {"ice_finds": True}}
#: A juncture of three glaciers and one hex more; all other hexes are what chance made them, but no glaciers.
GLACIERS = {"1,0": "glacier", "2,-1": "glacier", "2,0": "glacier", "1,1": "bog"}


def village(ice: dict[str, tuple[str, bool]], **red: Any) -> Position:
    """Red can build exactly one village, between 1,0 2,-1 and 2,0, where these tiles lie."""
    return table(
        turn="red",
        column="migrate",
        level="middle",
        terrain=GLACIERS,
        ice=ice,
        red={"food": 3, "camps": {"1,0": 1, "2,-1": 1, "2,0": 1}, **red},
        **MODULE,
    )


def tile(position: Position, hex_: str) -> str | None:
    found: str | None = hexes(position)[hex_]["ice_find"]
    return found


@pytest.mark.rule("EW-21.1")
@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_a_face_down_tile_lies_on_every_glacier(players: int, glaciers: int) -> None:
    p = GAME.start(players, seed=2, options={"ice_finds": True})
    shown = [(entry["terrain"], entry["ice_find"]) for entry in view(p)["hexes"]]
    assert shown.count(("glacier", "hidden")) == glaciers
    assert all(ice is None for terrain, ice in shown if terrain != "glacier")
    state: dict[str, Any] = p.to_dict()["state"]  # type: ignore[assignment]
    laid = [name for name, _ in state["ice_finds"].values()]
    assert len(set(laid)) == glaciers
    assert set(laid) <= set(GAME.content["ice_finds"])


@pytest.mark.rule("EW-21.1")
def test_the_tiles_are_chance_and_without_the_module_there_are_none() -> None:
    laid = set()
    for seed in range(10):
        state: dict[str, Any] = GAME.start(4, seed=seed, options={"ice_finds": True}).to_dict()["state"]  # type: ignore[assignment]
        laid.add(tuple(sorted(name for name, _ in state["ice_finds"].values())))
    assert len(laid) > 3
    p = GAME.start(2, seed=2)
    assert {entry["ice_find"] for entry in view(p)["hexes"]} == {None}


@pytest.mark.rule("EW-21.2", "EW-21.3")
@pytest.mark.parametrize("how", ["action", "effect"])
def test_a_camp_that_is_moved_onto_a_tile_turns_it(how: str) -> None:
    given: dict[str, Any] = {"terrain": GLACIERS, "ice": {"1,0": ("ice_tusks", False)}, **MODULE}
    if how == "action":
        p = table(turn="red", column="migrate", labor=1, red={"food": 1}, **given)
        play(p, "move camp")
    else:
        p = table(turn="red", gaining="move 1", red={"camps": {"0,0": 1, "0,1": 1}}, **given)
        play(p, "camp 0,0")
    assert tile(p, "1,0") == "hidden"
    events = tell(p, "to 1,0")
    assert told(events, "ice_turned") == [{"hex": "1,0", "ice_find": "ice_tusks", "who": 1}]
    assert tile(p, "1,0") == "ice_tusks"
    assert tile(p, "2,0") == "hidden"
    assert score(p, "red") == 0  # turning alone brings nothing
    assert p.revealed


@pytest.mark.rule("EW-21.2")
def test_the_camp_need_not_stay_there() -> None:
    p = table(turn="red", gaining="move 2", terrain=GLACIERS, ice={"1,0": ("ice_tusks", False)}, **MODULE)
    play(p, "camp 0,0", "to 1,0", "camp 1,0", "to 1,1")
    assert tile(p, "1,0") == "ice_tusks"
    assert hexes(p)["1,0"]["camps"] == [0, 0]


@pytest.mark.rule("EW-21.3")
def test_the_move_of_a_setup_card_counts() -> None:
    for seed in range(200):
        p = GAME.start(2, seed=seed, options={"ice_finds": True, "draft": "setup"})
        play(p, "side a", "side a")
        around = [name for name in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1") if tile(p, name) == "hidden"]
        if "far_camp" in view(p)["draft"]["setups"] and around:
            break
    play(p, "setup far_camp")
    while not decision(p).endswith(" camp_place"):
        p.play(p.choices()[0])
    colour = order(p)[1]
    assert decision(p) == f"{colour} camp_place"
    events = tell(p, "yes")
    assert told(events, "ice_turned") == []  # placing a camp turns nothing
    play(p, "camp 0,0")
    events = tell(p, f"to {around[0]}")
    assert [entry["hex"] for entry in told(events, "ice_turned")] == [around[0]]


@pytest.mark.rule("EW-21.3")
def test_only_the_hex_that_is_reached_counts() -> None:
    """A camp that leaves a face-down tile, or passes beside one, turns nothing."""
    p = table(turn="red", gaining="move 1", red={"camps": {"1,0": 1}}, terrain=GLACIERS, **MODULE)
    play(p, "camp 1,0")
    events = tell(p, "to 1,1")
    assert told(events, "ice_turned") == []
    assert [tile(p, name) for name in ("1,0", "2,-1", "2,0")] == ["hidden"] * 3


@pytest.mark.rule("EW-21.2")
def test_a_face_up_tile_stays_as_it_is() -> None:
    p = table(turn="red", gaining="move 1", terrain=GLACIERS, ice={"1,0": ("ice_tusks", True)}, **MODULE)
    play(p, "camp 0,0")
    events = tell(p, "to 1,0")
    assert told(events, "ice_turned") == []
    assert tile(p, "1,0") == "ice_tusks"
    assert not p.revealed


@pytest.mark.rule("EW-21.4")
def test_a_village_beside_a_face_up_tile_gains_its_reward_at_once() -> None:
    p = village({"2,0": ("ice_tusks", True)})
    events = tell(p, "build village")
    assert told(events, "ice_paid") == [{"hex": "2,0", "ice_find": "ice_tusks", "who": 1}]
    assert score(p, "red") == 4
    assert tile(p, "2,0") == "ice_tusks"  # it stays


@pytest.mark.rule("EW-21.4")
def test_the_tile_serves_later_villages_too() -> None:
    """Turquoise and then red: the same tile pays both, each once."""
    p = table(
        turn="red",
        column="migrate",
        level="middle",
        terrain=GLACIERS,
        ice={"2,0": ("ice_tusks", True)},
        turquoise={"villages": ["2,-1 1,0 2,0"], "camps": {}, "score": 4},
        red={"food": 3, "camps": {"1,0": 1, "1,1": 1, "2,0": 1}},
        **MODULE,
    )
    play(p, "build village")
    assert p.scores() == [4, 4]


@pytest.mark.rule("EW-21.5")
def test_a_face_down_tile_gives_nothing() -> None:
    p = village({"2,0": ("ice_tusks", False), "1,0": ("ice_spears", False)})
    events = tell(p, "build village")
    assert told(events, "ice_paid") == []
    assert told(events, "ice_turned") == []
    assert (score(p, "red"), goods(p, "red")) == (0, (0, 0))
    assert tile(p, "2,0") == "hidden"


@pytest.mark.rule("EW-21.5")
@pytest.mark.parametrize("first", ["1,0", "2,-1", "2,0"])
def test_several_tiles_all_pay_in_the_order_the_builder_chooses(first: str) -> None:
    p = village({"1,0": ("ice_tusks", True), "2,-1": ("ice_carcass", True), "2,0": ("ice_mummies", True)},
                discard=["gatherer", "gatherer"])  # fmt: skip
    play(p, "build village")
    assert decision(p) == "red ice_order"
    assert offers(p) == {"ice find 1,0", "ice find 2,-1", "ice find 2,0"}
    paid = [entry["hex"] for entry in told(tell(p, f"ice find {first}"), "ice_paid")]
    while decision(p).split()[1] in ("ice_order", "bury_card"):
        choice = sorted(offers(p))[0]
        paid += [entry["hex"] for entry in told(tell(p, choice), "ice_paid")]
    assert paid[0] == first
    assert sorted(paid) == ["1,0", "2,-1", "2,0"]
    red = player(p, "red")
    assert (red["score"], red["food"], red["buried_size"]) == (5, 5, 2)


REWARDS = {
    "ice_tusks": "score 4", "ice_spears": "tool", "ice_carcass": "score 1", "ice_totem": "idol", "ice_slab": "megalith",
    "ice_cave": "draw", "ice_calf": "animal_take", "ice_markings": "culture_take", "ice_mummies": "bury_card",
    "ice_stranger": "tribe_stack",
}  # fmt: skip


@pytest.mark.rule("EW-21.4")
@pytest.mark.parametrize("name", REWARDS)
def test_what_the_tiles_give(name: str) -> None:
    p = village({"1,0": (name, True)}, discard=["gatherer"])
    play(p, "build village")
    wanted = REWARDS[name]
    if wanted.startswith("score"):
        assert score(p, "red") == int(wanted[-1])
    elif wanted in ("tool", "idol", "megalith", "draw"):
        assert decision(p) == "red income_lesser"
        assert p.decision is not None
        assert p.decision.args == {"good": wanted}
    else:
        assert decision(p) == f"red {wanted}"
        assert "skip" in offers(p)


@pytest.mark.rule("EW-21.6")
def test_the_reward_comes_after_the_camps_have_returned() -> None:
    p = village({"1,0": ("ice_carcass", True)}, camps={"1,0": 1, "2,-1": 1, "2,0": 1, "0,0": 2}, food=4)
    assert player(p, "red")["food_limit"] == 10
    play(p, "build village")
    red = player(p, "red")
    assert (red["food_limit"], red["food"], red["score"]) == (7, 7, 1)


@pytest.mark.rule("EW-21.7")
def test_in_the_eclipse_the_tiles_do_nothing() -> None:
    p = table(
        red={"camps": {"1,0": 1}, "villages": ["2,0 1,0 1,1"]},
        turquoise={"camps": {}},
        terrain=GLACIERS,
        ice={"1,0": ("ice_tusks", True), "2,0": ("ice_spears", True)},
        **step("red", 3),
        **MODULE,
    )
    # Both glaciers are red's, but only the bog 1,1 pays.
    assert hexes(p)["1,0"]["majority"] == [1]
    assert decision(p).split()[1] != "eclipse_menu"
    assert (score(p, "red"), goods(p, "red")) == (0, (0, 0))
