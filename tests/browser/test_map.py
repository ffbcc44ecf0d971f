"""The drawn map shows exactly the neighbours of the content file."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import beringia
from tests.browser.sources import read

Point = tuple[float, float]


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    return read("eiszeit", "map.ts")


def edges(outline: list[str]) -> list[frozenset[str]]:
    return [frozenset(pair) for pair in pairwise([*outline, outline[0]])]


def surface(points: list[Point]) -> float:
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*points, points[0]])) / 2


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines cross inside both of them."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_drawn_borders_are_the_borders_of_the_content(drawn: dict[str, Any]) -> None:
    content = beringia.game("eiszeit").content
    wanted = {frozenset(pair) for group in content["borders"] for pair in group["pairs"]}
    sides: dict[frozenset[str], list[int]] = {}
    for area, outline in drawn["OUTLINES"].items():
        for edge in edges(outline):
            sides.setdefault(edge, []).append(int(area))
    assert all(len(areas) <= 2 for areas in sides.values())
    assert {frozenset(areas) for areas in sides.values() if len(areas) == 2} == wanted


def test_areas_at_the_upper_edge(drawn: dict[str, Any]) -> None:
    top = {f"T{number}" for number in range(5)}
    touching = {int(area) for area, outline in drawn["OUTLINES"].items() if any(edge <= top for edge in edges(outline))}
    assert touching == set(beringia.game("eiszeit").content["upper_edge"]["areas"])


def test_areas_cover_the_land_without_gap_or_overlap(drawn: dict[str, Any]) -> None:
    place: dict[str, Point] = {name: (x, y) for name, (x, y) in drawn["VERTICES"].items()}
    outlines: dict[str, list[str]] = drawn["OUTLINES"]
    assert set(outlines) == {str(area) for area in range(1, 13)}
    assert {name for outline in outlines.values() for name in outline} == set(place)
    sizes = [surface([place[name] for name in outline]) for outline in outlines.values()]
    assert all(size > 0.02 for size in sizes), "clockwise, and none too small"
    coast = ["T0", "T1", "T2", "T3", "T4", "R1", "R2", "B4", "B3", "B2", "B1", "B0", "L2", "L1"]
    assert sum(sizes) == pytest.approx(surface([place[name] for name in coast]))
    lines = {edge for outline in outlines.values() for edge in edges(outline)}
    for one in lines:
        for other in lines:
            if not one & other:
                a, b = (place[name] for name in sorted(one))
                c, d = (place[name] for name in sorted(other))
                assert not crossing(a, b, c, d), f"{sorted(one)} crosses {sorted(other)}"


def test_pieces_stand_inside_their_area(drawn: dict[str, Any]) -> None:
    for area, (left, top, right, bottom) in drawn["ROOMS"].items():
        ring: list[Point] = [tuple(drawn["VERTICES"][name]) for name in drawn["OUTLINES"][area]]
        middle = ((left + right) / 2, (top + bottom) / 2)
        assert all(
            not crossing(middle, corner, a, b)
            for corner in ((left, top), (right, top), (left, bottom), (right, bottom))
            for a, b in pairwise([*ring, ring[0]])
        ), f"a corner of the room of area {area} lies outside"


def test_both_sides_draw_the_same_border(drawn: dict[str, Any]) -> None:
    """The hand-drawn line between two areas is part of both outlines, point by point."""

    def points(path: str) -> set[str]:
        return set(path.replace("Z", "").replace("M", "L").split("L")) - {""}

    shapes = {int(area): points(path) for area, path in drawn["drawn"]["shapes"].items()}
    for pair in (pair for group in beringia.game("eiszeit").content["borders"] for pair in group["pairs"]):
        assert len(shapes[pair[0]] & shapes[pair[1]]) == 17, pair
