"""Section 12: megaliths. Layout 2-1 with the tiles a, b, c, d has its start squares at 1,0 4,2 2,5 and 1,5."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    changed_game,
    decision,
    goods,
    offers,
    play,
    player,
    refused,
    score,
    table,
    tell,
    told,
    view,
)

STARTS = {"1,0", "4,2", "2,5", "1,5"}


def building(pieces: Mapping[str, str] | None = None, players: int = 2, **given: Any) -> Position:
    """Red has decided to build a megalith."""
    p = table(players, turn="red", gaining="megalith 1", pieces=pieces, **given)
    return play(p, "income megalith")


def places(position: Position) -> set[str]:
    assert decision(position) == "red mega_place"
    return {text.removeprefix("megalith ") for text in offers(position)}


# -- where


@pytest.mark.rule("EW-12.1")
def test_first_both_neutral_pieces_then_the_coloured_ones() -> None:
    p = table(turn="red", gaining="megalith 3", red={"built": 1}, pieces={"1,0": "neutral"})
    kinds: list[int] = []
    for place in ("4,2", "0,0", "2,0"):
        play(p, "income megalith")
        kinds.append(told(tell(p, f"megalith {place}"), "megalith_built")[0]["neutral"])
    assert kinds == [1, 0, 0]
    assert (player(p, "red")["megaliths"], player(p, "red")["neutral"]) == (6, 0)
    pieces = {(piece["x"], piece["y"]): piece["seat"] for piece in view(p)["site"]["pieces"]}
    assert pieces == {(1, 0): None, (4, 2): None, (0, 0): 1, (2, 0): 1}


@pytest.mark.rule("EW-12.2")
def test_a_neutral_piece_begins_on_any_start_square() -> None:
    assert places(building()) == STARTS


@pytest.mark.rule("EW-12.2", "EW-12.6")
def test_a_neutral_piece_beside_a_built_one_or_on_a_start_square() -> None:
    p = building({"1,0": "neutral"})
    assert places(p) == (STARTS - {"1,0"}) | {"0,0", "2,0", "1,1"}
    for diagonal in ("0,1", "2,1"):
        assert refused(p, f"megalith {diagonal}") == "EW-12.2"
    assert refused(p, "megalith 1,0") == "EW-12.4"  # it is taken


@pytest.mark.rule("EW-12.3")
def test_a_coloured_piece_on_no_start_square() -> None:
    p = building({"1,0": "neutral", "1,5": "neutral", "2,4": "red"})
    assert places(p) == {"0,0", "2,0", "1,1", "0,5", "1,4", "3,4"}
    assert refused(p, "megalith 2,5") == "EW-12.3"  # between two built ones
    assert refused(p, "megalith 4,2") == "EW-12.3"


@pytest.mark.rule("EW-12.4")
def test_a_coloured_piece_beside_any_colour() -> None:
    p = building({"1,0": "neutral", "4,2": "neutral", "0,0": "turquoise", "0,1": "red"})
    # Beside 0,0 0,1 1,0 (neutral) and 4,2 (neutral); 1,5 and 2,5 got the neutral pieces of turquoise.
    assert places(p) == {"1,1", "2,0", "0,2", "4,1", "5,2", "4,3", "0,5", "1,4", "3,5", "2,4"}
    assert refused(p, "megalith 3,0") == "EW-12.4"


SQUARE = {"0,0": "red", "1,0": "neutral", "0,1": "turquoise", "1,1": "neutral"}


@pytest.mark.rule("EW-12.4")
def test_a_coloured_piece_on_four_others() -> None:
    p = building(SQUARE)
    assert "0,0,1" in places(p)
    assert {"1,0,1", "0,1,1"}.isdisjoint(places(p))
    assert refused(p, "megalith 1,0,1") == "EW-12.4"
    play(p, "megalith 0,0,1")
    assert view(p)["site"]["pieces"][-1] == {"x": 0, "y": 0, "level": 1, "seat": 1}


@pytest.mark.rule("EW-12.4")
def test_no_second_piece_on_the_same_four() -> None:
    p = building(SQUARE | {"0,0,1": "turquoise"})
    assert "0,0,1" not in places(p)
    assert refused(p, "megalith 0,0,1") == "EW-12.4"


#: Nine squares of the ground of layout 4-1 without a start square; on them four places of level 1.
NINE = {f"{x},{y}": colour for (x, y), colour in zip(
    [(x, y) for y in (1, 2, 3) for x in (1, 2, 3)],
    ["violet", "violet", "violet", "violet", "neutral", "violet", "violet", "yellow", "yellow"], strict=True)
}  # fmt: skip


@pytest.mark.rule("EW-12.4", "EW-12.10")
def test_the_four_must_lie_on_one_level() -> None:
    upper = {"1,1,1": "red", "2,1,1": "red", "1,2,1": "violet"}
    p = building(NINE | upper, 4)
    assert "2,2,1" in places(p)
    assert "1,1,2" not in places(p)
    p = building(NINE | upper | {"2,2,1": "yellow"}, 4)
    assert "1,1,2" in places(p)


@pytest.mark.rule("EW-12.5")
def test_neutral_pieces_stay_on_the_ground() -> None:
    p = building({"0,0": "turquoise", "1,0": "neutral", "0,1": "turquoise", "1,1": "turquoise"})
    assert all(place.count(",") == 1 for place in places(p))
    assert refused(p, "megalith 0,0,1") == "EW-12.5"


@pytest.mark.rule("EW-12.6")
def test_tiles_are_no_borders() -> None:
    p = building({"3,0": "turquoise", "3,1": "turquoise", "4,1": "turquoise", "1,0": "neutral", "4,2": "neutral",
                  "5,1": "red"})  # fmt: skip
    assert {"4,0", "5,0", "5,2", "2,1"} <= places(p)  # 3,0 lies on tile a, 4,0 on tile b
    assert "3,0,1" not in places(p)
    p = building({"3,0": "turquoise", "3,1": "turquoise", "4,1": "turquoise", "4,0": "turquoise", "1,0": "neutral",
                  "4,2": "neutral", "5,1": "red"})  # fmt: skip
    assert "3,0,1" in places(p)


# -- what for


#: Squares that are not start squares, in reading order, as printed on the tiles.
REWARDS = {
    "a": ["food 2", "start", "tool 1", "vp 2", "draw 1", "idol 1", "bury 1", "tribe_discard 1"],
    "b": ["vp 3", "move 1", "food 2", "draw 1", "idol 1", "tool 1", "start", "bury 1"],
    "c": ["idol 1", "tool 1", "animal_top 1", "vp 2", "start", "food 2", "food 1 + tool 1", "move 1"],
    "d": ["vp 3", "draw 1", "tool 1", "start", "tribe_discard 1", "idol 1", "camp 1", "food 2"],
}


def _outcome(p: Position) -> str:
    """What red was given, or is asked about, after building."""
    red = player(p, "red")
    if p.decision is not None and p.decision.kind == "income_lesser":
        good = p.decision.args["good"]
        return f"food 1 + {good} 1" if red["food"] == 1 else f"{good} 1"
    asked = {"bury_card": "bury 1", "tribe_stack": "tribe_discard 1", "camp_pick": "move 1", "camp_place": "camp 1",
             "mega_arrow": "start"}  # fmt: skip
    if decision(p).split()[1] in asked:
        return asked[decision(p).split()[1]]
    if red["living"]:
        return "animal_top 1"
    return f"vp {red['score']}" if red["score"] else f"food {red['food']}"


@pytest.mark.rule("EW-12.7")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("tile", "square"), [(tile, n) for tile in REWARDS for n in range(8)])
def test_the_ground_pays_what_the_square_shows(tile: str, square: int, turned: bool) -> None:
    """Lying on slot 1, or turned clockwise on slot 2: local (c, r) lies at (5 - r, c)."""
    column, row = square % 4, square // 4
    others = [other for other in REWARDS if other != tile]
    spot = f"{5 - row},{column}" if turned else f"{column},{row}"
    tiles = [others[0], tile, *others[1:]] if turned else [tile, *others]
    pieces = {} if REWARDS[tile][square] == "start" else _around(spot, tiles)
    p = table(turn="red", gaining="megalith 1", tiles=tiles, pieces=pieces, red={"discard": ["brave"]})
    play(p, "income megalith", f"megalith {spot}")
    assert _outcome(p) == REWARDS[tile][square]


def _around(spot: str, tiles: list[str]) -> dict[str, str]:
    """A piece of turquoise beside a square, on no start square."""
    starts = {"a": (1, 0), "b": (2, 1), "c": (0, 1), "d": (3, 0)}
    first, second = starts[tiles[0]], starts[tiles[1]]
    taken = {f"{first[0]},{first[1]}", f"{5 - second[1]},{second[0]}"}
    x, y = (int(number) for number in spot.split(","))
    slots = {f"{a},{b}" for a in range(4) for b in range(2)} | {f"{a},{b}" for a in (4, 5) for b in range(4)}
    beside = [f"{x + a},{y + b}" for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))]
    free = [name for name in beside if name in slots]
    return {free[0]: "neutral"} if free[0] in taken else {free[0]: "turquoise"}


@pytest.mark.rule("EW-12.8", "EW-12.9")
@pytest.mark.parametrize(
    ("four", "points"),
    [
        (["red", "neutral", "violet", "neutral"], [0, 5, 0, 1]),
        (["red", "red", "red", "red"], [0, 8, 0, 0]),
        (["violet", "violet", "violet", "yellow"], [0, 4, 1, 3]),
        (["turquoise", "violet", "yellow", "red"], [1, 5, 1, 1]),
        (["neutral", "neutral", "neutral", "turquoise"], [1, 4, 0, 0]),
    ],
)
def test_an_upper_piece_pays_for_the_four_below(four: list[str], points: list[int]) -> None:
    spots = ["2,0", "3,0", "2,1", "3,1"]
    p = building(dict(zip(spots, four, strict=True)) | {"1,0": "neutral", "5,0": "red"}, 4)
    events = tell(p, "megalith 2,0,1")
    assert p.scores() == points
    assert {entry["who"]: entry["count"] for entry in told(events, "points")} == {
        n: count for n, count in enumerate(points) if count
    }
    assert player(p, "red")["points"]["site"] == points[1]
    assert goods(p, "red") == (0, 0)  # nothing else


@pytest.mark.rule("EW-12.10")
def test_only_the_four_directly_below_count() -> None:
    upper = {"1,1,1": "red", "2,1,1": "red", "1,2,1": "violet", "2,2,1": "violet"}
    p = building(NINE | upper, 4)
    play(p, "megalith 1,1,2")
    assert p.scores() == [0, 6, 0, 2]  # yellow, on the ground, gets nothing


# -- the extra neutral piece


@pytest.mark.rule("EW-12.11", "EW-12.12", "EW-17.22")
def test_the_arrows_of_a_start_square() -> None:
    p = building()
    play(p, "megalith 1,0")
    assert decision(p) == "red mega_arrow"
    assert offers(p) == {"megalith 0,0", "megalith 1,1"}
    assert refused(p, "megalith 2,0") == "EW-12.11"
    events = tell(p, "megalith 0,0")
    assert told(events, "megalith_built") == [{"x": 0, "y": 0, "level": 0, "neutral": 1, "who": 1}]
    assert goods(p, "red") == (2, 0)  # the reward of the square
    assert player(p, "red")["megaliths"] == 8


@pytest.mark.rule("EW-12.11")
@pytest.mark.parametrize(
    ("start", "targets"), [("4,2", {"4,3", "5,2"}), ("2,5", {"2,4", "3,5"}), ("1,5", {"1,4", "0,5"})]
)
def test_where_the_arrows_point(start: str, targets: set[str]) -> None:
    p = building()
    play(p, f"megalith {start}")
    assert offers(p) == {f"megalith {target}" for target in targets}


@pytest.mark.rule("EW-12.12")
def test_the_extra_piece_is_no_offer() -> None:
    p = building()
    play(p, "megalith 1,0")
    assert refused(p, "skip") == "EW-12.12"


@pytest.mark.rule("EW-12.11")
def test_only_empty_squares_are_pointed_at() -> None:
    given: dict[str, Any] = {"turquoise": {"built": 3}}
    p = building({"0,0": "turquoise"} | {"4,2": "neutral", "2,5": "neutral"}, **given)
    play(p, "megalith 1,0")
    assert player(p, "red")["megaliths"] == 8, "the only empty square is taken without a question"
    assert {(piece["x"], piece["y"]) for piece in view(p)["site"]["pieces"]} >= {(1, 0), (1, 1)}
    p = building({"0,0": "turquoise", "1,1": "turquoise"} | {"4,2": "neutral", "2,5": "neutral"}, **given)
    play(p, "megalith 1,0")
    assert decision(p) == "red turn_start"


@pytest.mark.rule("EW-12.11", "EW-12.13")
def test_never_a_coloured_piece() -> None:
    """The second neutral piece on a start square: no neutral one is left for the arrows."""
    p = building({"4,2": "neutral"}, red={"built": 1})
    play(p, "megalith 1,0")
    assert decision(p) == "red turn_start"
    assert player(p, "red")["megaliths"] == 8


@pytest.mark.rule("EW-12.13")
def test_no_other_square_has_arrows() -> None:
    for tile in REWARDS:
        assert sum(reward == "start" for reward in REWARDS[tile]) == 1
    p = building({"1,0": "neutral"})
    play(p, "megalith 1,1")
    assert decision(p) == "red income_lesser"


# -- nothing left


@pytest.mark.rule("EW-12.14")
def test_without_a_piece_nothing_is_built() -> None:
    eight = ["0,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1", "4,0"]
    p = table(turn="red", gaining="megalith 1", pieces=dict.fromkeys(eight, "red"))
    assert player(p, "red")["megaliths"] == 0
    assert offers(p) == {"income draw", "income idol", "income tool", "income food"}
    assert refused(p, "income megalith") == "EW-2.28"


@pytest.mark.rule("EW-12.14")
def test_without_a_place_nothing_is_built(tmp_path: Path) -> None:
    """With more pieces than are printed the ground can be full while somebody still has a neutral one."""
    game = changed_game(tmp_path / "content.toml", "megaliths = 8 ", "megaliths = 12 ")
    squares = [f"{x},{y}" for y in range(4) for x in range(8) if f"{x},{y}" not in ("1,0", "6,1", "0,3", "7,2")]
    owners = ["turquoise"] * 10 + ["yellow"] * 10 + ["violet"] * 6 + ["neutral"] * 2
    pieces = dict(zip(squares, owners, strict=True))
    p = table(4, turn="red", gaining="megalith 1", pieces=pieces, game=game)
    assert len(view(p)["site"]["pieces"]) == 32
    assert player(p, "red")["neutral"] == 2
    assert offers(p) == {"income draw", "income idol", "income tool", "income food"}


@pytest.mark.rule("EW-12.15")
def test_each_slot_holds_two_pieces() -> None:
    """Slot 2 and 4 pay nothing; how many pieces are built for 1, 3 and 5 is told in the tests of section 10."""
    four = dict.fromkeys(["0,0", "2,0"], "red")
    p = table(pieces=four, turn="red", phase="eclipse", agenda=[["eclipse_seat", None, 2], ["eclipse_step", 1, 4]])
    assert decision(p) == "red income_lesser"  # slot 1 alone
    assert offers(p) == {"skip", "income tool", "income food"}
    assert score(p, "red") == 0
