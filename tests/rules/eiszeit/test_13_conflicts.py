"""Section 13 of the rules of Eiszeit: conflicts."""

from __future__ import annotations

import random
from typing import Any

import pytest

from beringia import Event, Position
from tests.rules.eiszeit.board import (
    COLOURS,
    area,
    decision,
    hand,
    play,
    player,
    supply,
    table,
    tell,
    told,
)


def clash(players: int, areas: dict[int, str], **given: Any) -> tuple[Position, list[Event]]:
    """Settling ends in the last round, with a card that does nothing: the conflicts, and what was told about them."""
    position = table(
        players, areas=areas, round_=4, dark=1, stones={"red": 0}, hands={"red": hand("settle_one", "fire")}, **given
    )
    events = tell(position, "play settle_one")
    return position, events


def losers(events: list[Event], number: int) -> list[str]:
    """Who removed a hunter from an area, in order."""
    return [COLOURS[loss["who"]] for loss in told(events, "conflict_lost") if loss["area"] == number]


def left(position: Position, number: int) -> dict[str, int]:
    counts = area(position, number)["hunters"]
    return {COLOURS[index]: count for index, count in enumerate(counts) if count}


# -- fires, order, limits


@pytest.mark.rule("EZ-13.1")
def test_all_fires_are_turned_up_before_any_area_is_settled() -> None:
    position, events = clash(3, {5: "F[0] red4", 6: "F[2,1]", 7: "F[]", 12: "F[0] green4"})
    kinds = [event.kind for event in events]
    revealed = told(events, "fire_revealed")
    assert len(revealed) == 8
    assert [tile["value"] for tile in revealed if tile["area"] == 5] == [0]
    assert sorted(tile["value"] for tile in revealed if tile["area"] == 6) == [1, 2]
    assert [tile for tile in revealed if tile["area"] == 7] == []
    last_reveal = len(kinds) - 1 - kinds[::-1].index("fire_revealed")
    assert last_reveal < kinds.index("conflict_began")
    assert position.over


@pytest.mark.rule("EZ-13.2")
def test_areas_are_settled_in_ascending_number() -> None:
    _, events = clash(5, dict.fromkeys((11, 2), "F[0] M0 red4") | {6: "F[0] green4", 12: "F[0] blue4"})
    assert [conflict["area"] for conflict in told(events, "conflict_began")] == [2, 6, 11, 12]


@pytest.mark.rule("EZ-13.2")
def test_an_area_is_finished_before_the_next_begins() -> None:
    _, events = clash(3, {5: "F[0] red6", 6: "F[0] green6"})
    story = [(event.kind, event.args["area"]) for event in events if event.kind.startswith("conflict")]
    assert story == [
        ("conflict_began", 5), ("conflict_lost", 5), ("conflict_lost", 5), ("conflict_lost", 5),
        ("conflict_began", 6), ("conflict_lost", 6), ("conflict_lost", 6), ("conflict_lost", 6),
    ]  # fmt: skip


@pytest.mark.rule("EZ-13.3")
@pytest.mark.parametrize(
    ("inside", "limit"),
    [
        ("M0 F[]", 3), ("M0 F[0]", 3), ("M0 F[1]", 4), ("M0 F[2]", 5), ("M1 F[2]", 6), ("M3 F[0,2]", 8),
        ("M4 F[2,2,1,1]", 13), ("M2 F[]", 5),
    ],
)  # fmt: skip
def test_the_limit_is_three_and_mammoths_and_fires(inside: str, limit: int) -> None:
    rest = {5: "F[1]"} if inside.endswith("F[]") else {}
    position, events = clash(3, {9: f"{inside} red10 green10", **rest})
    assert told(events, "conflict_began") == [{"area": 9, "hunters": 20, "limit": limit, "who": None}]
    # Red and green are equal and leave two by two, so at an odd limit one more goes (EZ-13.9).
    assert sum(left(position, 9).values()) == limit - limit % 2


@pytest.mark.rule("EZ-13.3")
def test_tiles_that_were_moved_count_where_they_lie_now() -> None:
    position = table(
        3, round_=4, dark=4, light=2, stones={"red": 2}, areas={5: "F[2] red5", 6: "F[0] yellow5"},
        hands={
            "red": ["fire", "swap", "leave_one", "leave_one", "settle_one"],
            "yellow": ["swap", "drive", "leave_two", "leave_two", "settle_one"],
        },
    )  # fmt: skip
    play(position, "play fire", "fire 5-6", "no discard", "draw dark")
    events = tell(position, "play leave_two")
    assert [(c["area"], c["limit"]) for c in told(events, "conflict_began")] == [(5, 3)]
    assert (left(position, 5), left(position, 6)) == ({"red": 3}, {"yellow": 5})


@pytest.mark.rule("EZ-13.4")
@pytest.mark.parametrize(("inside", "removed"), [("red2 green3", 0), ("red3 green3", 1), ("red1", 0), ("", 0)])
def test_at_or_below_the_limit_nothing_happens(inside: str, removed: int) -> None:
    position, events = clash(3, {9: f"M1 F[1] {inside}"})
    assert len(told(events, "conflict_began")) == (1 if removed else 0)
    before = sum(int(part[-1]) for part in inside.split())
    # Two equal players remove together: 6 hunters against a limit of 5 become 4.
    assert sum(left(position, 9).values()) == before - 2 * removed


# -- who leaves


@pytest.mark.rule("EZ-13.5", "EZ-13.6", "EZ-13.8")
def test_fewest_first_rank_by_rank_over_several_passes() -> None:
    position, events = clash(4, {9: "M2 F[0] red2 blue3 green4"})
    assert losers(events, 9) == ["red", "blue", "green", "red"]
    assert left(position, 9) == {"blue": 2, "green": 3}


@pytest.mark.rule("EZ-13.5")
def test_the_ranking_stays_as_it_was_at_the_start() -> None:
    """Green has the fewest at once again after its first removal, but yellow and red come first."""
    position, events = clash(3, {9: "F[0] red5 yellow3 green2"})
    assert losers(events, 9) == ["green", "yellow", "red", "green", "yellow", "red", "yellow"]
    assert left(position, 9) == {"red": 3}
    position, events = clash(3, {9: "F[0] red3 green2"})
    assert losers(events, 9) == ["green", "red"]
    assert left(position, 9) == {"red": 2, "green": 1}


@pytest.mark.rule("EZ-13.6")
def test_every_removed_hunter_goes_back_to_its_owner() -> None:
    position, _ = clash(3, {9: "F[0] red5 yellow3 green2", 12: "F[1] red1"})
    assert [player(position, colour)["reserve"] for colour in ("red", "yellow", "green")] == [8, 12, 12]


@pytest.mark.rule("EZ-13.6")
def test_a_single_player_removes_until_the_limit_is_reached() -> None:
    position, events = clash(3, {9: "F[1] green12"})
    assert losers(events, 9) == ["green"] * 8
    assert left(position, 9) == {"green": 4}


@pytest.mark.rule("EZ-13.7", "EZ-13.9")
def test_equal_players_remove_together_even_if_fewer_would_do() -> None:
    position, events = clash(5, {9: "M2 F[2] red2 blue2 black2 green3 yellow4"})
    removed = losers(events, 9)
    assert set(removed[:3]) == {"red", "blue", "black"}
    assert removed[3:5] == ["green", "yellow"]
    assert set(removed[5:]) == {"red", "blue", "black"}
    assert len(removed) == 8
    assert left(position, 9) == {"green": 2, "yellow": 3}  # 5 hunters, below the limit of 7


@pytest.mark.rule("EZ-13.7", "EZ-13.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_players_equal(players: int) -> None:
    """One pass takes one hunter of everybody, and passes go on until the limit of 3 holds."""
    position, events = clash(players, {9: "F[0] " + " ".join(f"{colour}2" for colour in COLOURS[:players])})
    expected = dict.fromkeys(COLOURS[:players], 1) if players == 3 else {}
    assert left(position, 9) == expected
    assert len(losers(events, 9)) == (3 if players == 3 else 2 * players)


@pytest.mark.rule("EZ-13.8")
@pytest.mark.parametrize(
    ("fire", "removed"),
    [("F[2,2]", []), ("F[2,1]", ["red"]), ("F[2]", ["red", "green"]), ("F[1]", ["red", "green", "yellow"])],
)
def test_the_limit_is_checked_after_every_rank(fire: str, removed: list[str]) -> None:
    position, events = clash(3, {9: f"{fire} red1 green2 yellow4"})
    assert losers(events, 9) == removed
    assert sum(left(position, 9).values()) == 7 - len(removed)


@pytest.mark.rule("EZ-13.9")
def test_a_shared_rank_is_never_cut_short() -> None:
    for second in ("green", "yellow"):
        position, events = clash(3, {9: f"M1 F[0] red2 {second}2 " + ("yellow1" if second == "green" else "green1")})
        # Limit 4, five hunters: the single one of the lowest rank is enough.
        assert len(losers(events, 9)) == 1
    position, events = clash(3, {9: "M1 F[0] red1 green1 yellow3"})
    assert set(losers(events, 9)) == {"red", "green"}  # one would have been enough
    assert left(position, 9) == {"yellow": 3}


# -- clubs


@pytest.mark.rule("EZ-13.10", "EZ-13.11")
def test_clubs_count_but_never_leave() -> None:
    position, events = clash(4, {9: "M2 F[0] red1*1 yellow2 blue4"})
    assert losers(events, 9) == ["yellow", "blue"]
    assert left(position, 9) == {"red": 1, "yellow": 1, "blue": 3}


@pytest.mark.rule("EZ-13.10")
def test_a_hunter_with_a_club_counts_for_the_rank_of_its_owner() -> None:
    """With its club red has three and ranks behind green and yellow; without it red would be equal to yellow."""
    position, events = clash(3, {9: "M2 F[0] red3*1 yellow2 green1"})
    assert losers(events, 9) == ["green"]
    assert left(position, 9) == {"red": 3, "yellow": 2}


@pytest.mark.rule("EZ-13.11")
def test_a_player_without_removable_hunters_is_skipped_and_his_rank_goes_on() -> None:
    position, events = clash(3, {9: "F[0] red2*2 green2 yellow2*1"})
    # All share one rank; pass 1: green and yellow; pass 2: green.
    assert sorted(losers(events, 9)[:2]) == ["green", "yellow"]
    assert losers(events, 9)[2:] == ["green"]
    assert left(position, 9) == {"red": 2, "yellow": 1}


@pytest.mark.rule("EZ-13.11")
def test_a_rank_of_clubs_only_does_not_stop_the_pass() -> None:
    position, events = clash(3, {9: "F[0] red1*1 green2*2 yellow5"})
    assert losers(events, 9) == ["yellow"] * 5
    assert left(position, 9) == {"red": 1, "green": 2}


@pytest.mark.rule("EZ-13.12")
def test_only_clubs_left_stop_the_conflict_above_the_limit() -> None:
    position, events = clash(3, {9: "F[0] red2*2 green3*2 yellow2*1"})
    assert sorted(losers(events, 9)) == ["green", "yellow"]
    assert left(position, 9) == {"red": 2, "green": 2, "yellow": 1}
    position, events = clash(3, {9: "F[0] red2*2 green2*2"})
    assert losers(events, 9) == []
    assert sum(left(position, 9).values()) == 4
    assert told(events, "round_scored")[0]["points"] == 2


# -- afterwards


@pytest.mark.rule("EZ-13.13", "EZ-13.14")
def test_fires_and_attached_clubs_return_and_kept_clubs_stay() -> None:
    position = table(
        3, areas={9: "F[0] red1*1 green4*2", 12: "yellow1*1"}, clubs={"yellow": 1}, ended_by="red",
        agenda=[["conflicts", None]],
    )  # fmt: skip
    assert decision(position).endswith("glacier")
    assert supply(position, "clubs") == 5
    assert [player(position, colour)["clubs"] for colour in ("red", "yellow", "green")] == [0, 1, 0]
    assert supply(position, "fires") == 14
    for number in range(1, 13):
        assert area(position, number)["fires"] == 0
        assert area(position, number)["armed"] == [0, 0, 0]
    assert left(position, 9) == {"red": 1, "green": 2}


@pytest.mark.rule("EZ-13.13")
def test_clubs_return_even_where_there_was_no_conflict() -> None:
    position, events = clash(3, {9: "F[1] red1*1", 12: "F[1] green2*2"})
    assert told(events, "conflict_began") == []
    assert told(events, "board_cleared") == [{"clubs": 3, "who": None}]
    assert (supply(position, "clubs"), supply(position, "fires")) == (6, 14)
    assert left(position, 9) == {"red": 1}


# -- all at once, against a second telling of the rules


def settled(limit: int, hunters: dict[str, tuple[int, int]]) -> dict[str, int]:
    """The rules in other words: (hunters, clubs) per player in, hunters per player out."""
    now = {colour: count for colour, (count, _) in hunters.items()}
    order = sorted({count for count, _ in hunters.values()})
    while sum(now.values()) > limit:
        someone_left = False
        for rank in order:
            if sum(now.values()) <= limit:
                break
            for colour, (count, clubs) in hunters.items():
                if count == rank and now[colour] > clubs:
                    now[colour] -= 1
                    someone_left = True
        if not someone_left:
            break
    return {colour: count for colour, count in now.items() if count}


@pytest.mark.rule("EZ-13.3", "EZ-13.5", "EZ-13.6", "EZ-13.7", "EZ-13.8", "EZ-13.9", "EZ-13.10", "EZ-13.11", "EZ-13.12")
@pytest.mark.parametrize("seed", range(60))
def test_any_conflict_goes_as_the_rules_say(seed: int) -> None:
    chance = random.Random(seed)
    players = chance.choice([3, 4, 5])
    clubs = 6
    hunters: dict[str, tuple[int, int]] = {}
    for colour in COLOURS[:players]:
        count = chance.choice([0, 1, 1, 2, 2, 3, 4, 7])
        armed = min(clubs, chance.choice([0, 0, 0, 1, 2]), count)
        clubs -= armed
        if count:
            hunters[colour] = (count, armed)
    mammoths = chance.randint(0, 3)
    fires = [chance.randint(0, 2) for _ in range(chance.randint(0, 3))]
    pieces = " ".join(f"{colour}{count}*{armed}" for colour, (count, armed) in hunters.items())
    text = f"M{mammoths} F[{','.join(map(str, fires))}] {pieces}"
    position, events = clash(players, {9: text})
    limit = 3 + mammoths + sum(fires)
    after = left(position, 9)
    assert after == settled(limit, hunters)
    # EZ-23.15: below the limit, or nothing but clubs.
    assert sum(after.values()) <= limit or all(after[colour] == hunters[colour][1] for colour in after)
    assert len(losers(events, 9)) == sum(count for count, _ in hunters.values()) - sum(after.values())
