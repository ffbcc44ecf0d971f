"""Section 14 of the rules of Eiszeit: scoring."""

from __future__ import annotations

import pytest

from tests.rules.eiszeit.board import decision, hand, player, table, tell, told


def scored(areas: dict[int, str], before: dict[str, int] | None = None, players: int = 4) -> list[int]:
    """The points of all players after a scoring with these hunters and mammoths."""
    position = table(players, areas=areas, scores=before, ended_by="red", agenda=[["scoring", None]])
    assert decision(position).endswith("glacier")
    return position.scores()


@pytest.mark.rule("EZ-14.1")
def test_one_two_or_three_points_per_hunter() -> None:
    assert scored({9: "M0 red1"}) == [1, 0, 0, 0]
    assert scored({9: "M1 red1"}) == [2, 0, 0, 0]
    assert scored({9: "M2 red1"}) == [3, 0, 0, 0]
    assert scored({9: "M1 red5 blue2", 10: "M0 red1 green4", 12: "M2 green1"}) == [11, 0, 7, 4]


@pytest.mark.rule("EZ-14.1")
def test_the_example_of_the_rulebook() -> None:
    areas = {9: "M2 yellow3 blue1 red1", 10: "M1 blue3 green2", 11: "M0 red2"}
    assert scored(areas) == [5, 9, 4, 9]


@pytest.mark.rule("EZ-14.2")
@pytest.mark.parametrize("mammoths", [2, 3, 4, 5, 6])
def test_more_than_two_mammoths_score_no_more(mammoths: int) -> None:
    assert scored({6: f"M{mammoths} red2 black1"}, players=5) == [6, 0, 0, 0, 3]


@pytest.mark.rule("EZ-14.3")
def test_the_score_adds_up_without_limit() -> None:
    before = {"red": 49, "yellow": 50, "green": 149, "blue": 999}
    assert scored({6: "M2 red2 yellow1 green1 blue1"}, before) == [55, 53, 152, 1002]


@pytest.mark.rule("EZ-14.1", "EZ-14.3")
def test_what_is_told_about_a_scoring() -> None:
    position = table(
        3, round_=4, dark=1, stones={"red": 0}, hands={"red": hand("settle_one", "fire")},
        scores={"red": 48, "green": 7}, areas={9: "M1 F[2] red2 green1", 12: "M0 F[2] red1"},
    )  # fmt: skip
    events = tell(position, "play settle_one")
    assert told(events, "area_scored") == [
        {"area": 9, "hunters": 2, "points": 4, "who": 0},
        {"area": 12, "hunters": 1, "points": 1, "who": 0},
        {"area": 9, "hunters": 1, "points": 2, "who": 2},
    ]
    assert told(events, "round_scored") == [
        {"points": 5, "total": 53, "who": 0},
        {"points": 0, "total": 0, "who": 1},
        {"points": 2, "total": 9, "who": 2},
    ]
    assert [player(position, colour)["score"] for colour in ("red", "yellow", "green")] == [53, 0, 9]
