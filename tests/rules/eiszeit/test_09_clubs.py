"""Section 9 of the rules: clubs."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.eiszeit.board import (
    area,
    begin,
    decision,
    finish_turn,
    hand,
    hunters,
    offers,
    play,
    player,
    refused,
    seat,
    supply,
    table,
    tell,
    told,
)

OPEN_THREE = range(5, 13)


def armed(position: Position, colour: str, number: int) -> int:
    """Hunters of a colour with clubs in an area."""
    return int(area(position, number)["armed"][seat(colour)])


def clubs(position: Position) -> list[int]:
    """Clubs in the general supply, then in front of red, yellow and green."""
    return [supply(position, "clubs"), *(int(player(position, c)["clubs"]) for c in ("red", "yellow", "green"))]


# -- taking a club


@pytest.mark.rule("EZ-9.1")
def test_a_club_may_at_once_go_under_any_own_hunter() -> None:
    board = {5: "red1", 6: "red2 yellow1", 9: "yellow2", 12: "red1*1"}
    p = table(3, areas=board, stones={"red": 4}, hands={"red": hand("club")})
    assert clubs(p) == [5, 0, 0, 0]
    play(p, "play club", "take club")
    assert decision(p) == "red club_now"
    assert offers(p) == {"keep", "arm 5", "arm 6"}
    assert clubs(p) == [4, 1, 0, 0]
    play(p, "arm 6")
    assert (armed(p, "red", 6), hunters(p, "red", 6), armed(p, "yellow", 6)) == (1, 2, 0)
    assert clubs(p) == [4, 0, 0, 0]
    assert decision(p) == "red discard"


@pytest.mark.rule("EZ-9.1", "EZ-9.2")
def test_also_for_the_opponent_of_club_or_march() -> None:
    board = {5: "red1", 6: "yellow1", 9: "yellow2*1"}
    p = table(3, areas=board, stones={"red": 2}, hands={"red": hand("fire", "club_or_march")})
    play(p, "play club_or_march", "opponent yellow", "take club")
    assert decision(p) == "yellow club_now"
    assert offers(p) == {"keep", "arm 6", "arm 9"}
    kept = play(p.copy(), "keep")
    assert (clubs(kept), decision(kept)) == ([4, 0, 1, 0], "red discard")
    play(p, "arm 9")
    assert (armed(p, "yellow", 9), clubs(p), decision(p)) == (2, [4, 0, 0, 0], "red discard")


@pytest.mark.rule("EZ-9.2")
def test_a_club_may_be_kept() -> None:
    p = table(3, areas={6: "red2"}, stones={"red": 4}, hands={"red": hand("club")})
    play(p, "play club", "take club", "keep")
    assert clubs(p) == [5, 1, 0, 0]
    assert sum(armed(p, "red", n) for n in OPEN_THREE) == 0
    assert decision(p) == "red discard"


@pytest.mark.rule("EZ-9.2")
@pytest.mark.parametrize("board", [{}, {6: "yellow2"}, {6: "red2*2"}])
def test_a_club_nobody_can_carry_is_kept(board: dict[int, str]) -> None:
    p = table(3, areas=board, stones={"red": 4}, hands={"red": hand("club")})
    in_supply = supply(p, "clubs")
    play(p, "play club", "take club")
    assert decision(p) == "red discard"
    assert clubs(p) == [in_supply - 1, 1, 0, 0]


# -- kept clubs


@pytest.mark.rule("EZ-9.3")
@pytest.mark.parametrize(
    ("card", "steps", "where"),
    [
        ("landscape_forest", ["hunter 7"], 7),
        ("trail", ["trail 7", "hunter 7"], 7),
        ("migration", ["move red 6-7"], 7),
        ("drive", ["move red 6-7"], 7),
        ("swap", ["swap red 6 yellow 7"], 7),
    ],
)
def test_a_kept_club_goes_to_the_hunter_just_placed_or_moved(card: str, steps: list[str], where: int) -> None:
    board = {6: "red1", 7: "yellow1", 12: "red2"}
    p = table(3, areas=board, stones={"red": 7}, clubs={"red": 1}, hands={"red": hand(card)})
    play(p, f"play {card}", *steps)
    assert decision(p) == "red attach_club"
    assert p.decision is not None
    assert p.decision.args["area"] == where
    assert offers(p) == {"attach", "keep"}
    kept = play(p.copy(), "keep")
    assert (armed(kept, "red", where), clubs(kept)) == (0, [5, 1, 0, 0])
    play(p, "attach")
    assert (armed(p, "red", where), clubs(p)) == (1, [5, 0, 0, 0])
    assert armed(p, "red", 12) == 0


@pytest.mark.rule("EZ-9.3")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("fire", ["fire 5-6"]),
        ("mammoth", ["mammoth 5-6"]),
        ("club", ["mammoth 12"]),
        ("trail", ["trail 7", "mammoth 7", "stop"]),
        ("drive", ["move yellow 7-6", "stop"]),
        ("swap", ["swap yellow 7 green 8"]),
        ("landscape_forest", ["stop"]),
    ],
)
def test_no_other_moment_will_do(card: str, steps: list[str]) -> None:
    board = {5: "M1", 6: "red1", 7: "yellow1", 8: "green1", 12: "red2"}
    p = table(3, areas=board, stones={"red": 7}, clubs={"red": 2}, hands={"red": hand(card)})
    assert all(text.startswith("play ") for text in offers(p)), "no club is attached before a card is played"
    play(p, f"play {card}", *steps)
    assert decision(p) == "red discard"
    assert all(text.startswith(("discard", "no discard")) for text in offers(p))
    assert clubs(p) == [4, 2, 0, 0]


@pytest.mark.rule("EZ-9.4")
def test_kept_clubs_work_in_the_turn_of_others() -> None:
    kept = {"red": 1, "yellow": 1, "green": 1}
    p = table(3, stones={"red": 2}, clubs=kept, hands={"red": hand("fire", "settle_two")})
    play(p, "play settle_two", "hunter 9")
    assert decision(p) == "yellow attach_club"
    play(p, "attach", "hunter 9")
    assert decision(p) == "green place_hunter", "his only club is gone"
    play(p, "hunter 12")
    assert decision(p) == "green attach_club"
    play(p, "keep", "hunter 12")
    assert decision(p) == "green attach_club"
    play(p, "attach")
    assert decision(p) == "red discard"
    assert (armed(p, "yellow", 9), hunters(p, "yellow", 9), armed(p, "green", 12)) == (1, 2, 1)
    assert clubs(p) == [3, 1, 0, 0]


@pytest.mark.rule("EZ-9.4")
def test_kept_clubs_work_for_marches_and_substitute_moves() -> None:
    hands = {"red": hand("fire", "club_or_march", "settle_one")}
    p = table(3, areas={6: "yellow12"}, stones={"red": 2}, clubs={"yellow": 2}, hands=hands)
    march = play(p.copy(), "play club_or_march", "opponent yellow", "move yellow 6-12")
    assert decision(march) == "yellow attach_club"
    play(march, "attach", "move yellow 6-11")
    assert decision(march) == "yellow attach_club"
    play(march, "attach")
    assert (armed(march, "yellow", 12), armed(march, "yellow", 11), clubs(march)) == (1, 1, [4, 0, 0, 0])
    play(p, "play settle_one", "move yellow 6-12")
    assert decision(p) == "yellow attach_club"
    play(p, "attach")
    assert (armed(p, "yellow", 12), armed(p, "yellow", 6)) == (1, 0)


@pytest.mark.rule("EZ-9.5")
def test_a_swap_moves_the_own_hunter() -> None:
    board = {6: "red1", 7: "yellow1"}
    p = table(3, areas=board, stones={"red": 7}, clubs={"red": 1, "yellow": 1}, hands={"red": hand("swap")})
    play(p, "play swap", "swap red 6 yellow 7")
    assert decision(p) == "red attach_club"
    play(p, "attach")
    assert decision(p) == "red discard", "yellow is not asked"
    assert (armed(p, "red", 7), armed(p, "yellow", 6), clubs(p)) == (1, 0, [4, 0, 1, 0])


@pytest.mark.rule("EZ-9.5", "EZ-9.8")
def test_a_swap_of_two_own_hunters_asks_for_each() -> None:
    board = {6: "red1", 7: "red1"}
    p = table(3, areas=board, stones={"red": 7}, clubs={"red": 2}, hands={"red": hand("swap")})
    play(p, "play swap", "swap red 6 red 7")
    asked = []
    while decision(p) == "red attach_club":
        assert p.decision is not None
        asked.append(p.decision.args["area"])
        play(p, "attach")
    assert sorted(asked) == [6, 7]
    assert (armed(p, "red", 6), armed(p, "red", 7), clubs(p)) == (1, 1, [4, 0, 0, 0])
    one = table(3, areas=board, stones={"red": 7}, clubs={"red": 1}, hands={"red": hand("swap")})
    play(one, "play swap", "swap red 6 red 7")
    assert decision(play(one.copy(), "attach")) == "red discard", "the only club is gone"
    play(one, "keep")
    assert decision(one) == "red attach_club"
    play(one, "attach")
    assert armed(one, "red", 6) + armed(one, "red", 7) == 1


@pytest.mark.rule("EZ-9.5", "EZ-9.7")
def test_a_swapped_hunter_with_a_club_gets_no_second_one() -> None:
    p = table(3, areas={6: "red1*1", 7: "red1"}, stones={"red": 7}, clubs={"red": 1}, hands={"red": hand("swap")})
    play(p, "play swap")
    assert offers(p) == {"swap red club 6 red 7"}
    play(p, "swap red club 6 red 7")
    assert p.decision is not None
    assert (decision(p), p.decision.args["area"]) == ("red attach_club", 6)
    play(p, "attach")
    assert decision(p) == "red discard"
    assert (armed(p, "red", 6), armed(p, "red", 7)) == (1, 1)


@pytest.mark.rule("EZ-9.6")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("drive", ["move yellow 6-7", "move yellow 6-5", "stop"]),
        ("swap", ["swap yellow 6 green 7"]),
        ("swap", ["swap yellow 6 yellow 7"]),
    ],
)
def test_whoever_is_moved_by_others_attaches_nothing(card: str, steps: list[str]) -> None:
    board = {6: "yellow2", 7: "green1 yellow1"}
    kept = {"red": 1, "yellow": 1, "green": 1}
    p = table(3, areas=board, stones={"red": 7}, clubs=kept, hands={"red": hand(card)})
    play(p, f"play {card}", *steps)
    assert decision(p) == "red discard"
    assert clubs(p) == [3, 1, 1, 1]


@pytest.mark.rule("EZ-9.7")
def test_one_club_per_hunter() -> None:
    p = table(3, areas={6: "red3*2", 7: "red1*1"}, stones={"red": 4}, hands={"red": hand("club")})
    play(p, "play club", "take club")
    assert offers(p) == {"keep", "arm 6"}, "one of the three in 6 has none yet"
    assert refused(p, "arm", 6) == "EZ-9.7"
    moved = table(3, areas={6: "red2*1"}, stones={"red": 7}, clubs={"red": 1}, hands={"red": hand("drive")})
    play(moved, "play drive", "move red 6-7 club")
    assert decision(moved) == "red drive_step", "he carries a club already"
    play(moved, "move red 6-7")
    assert decision(moved) == "red attach_club"
    hands = {"red": hand("fire", "club_or_march")}
    march = table(3, areas={6: "yellow1*1"}, stones={"red": 2}, clubs={"yellow": 1}, hands=hands)
    play(march, "play club_or_march", "opponent yellow", "move yellow 6-12 club")
    assert decision(march) == "red discard"


@pytest.mark.rule("EZ-9.8")
def test_several_clubs_in_one_turn() -> None:
    p = table(3, stones={"red": 7}, clubs={"red": 3}, hands={"red": hand("landscape_steppe")})
    play(p, "play landscape_steppe", "hunter 6", "attach", "hunter 6", "attach", "hunter 12", "attach")
    assert (armed(p, "red", 6), armed(p, "red", 12), clubs(p)) == (2, 1, [3, 0, 0, 0])
    more = table(3, areas={6: "red1"}, stones={"red": 7}, clubs={"red": 5}, hands={"red": hand("club")})
    play(more, "play club", "take club", "keep")
    assert clubs(more) == [0, 6, 0, 0]


# -- attached clubs


@pytest.mark.rule("EZ-9.9")
def test_the_club_moves_with_its_hunter() -> None:
    board = {6: "red2*1", 7: "red1"}
    p = table(3, areas=board, stones={"red": 7}, hands={"red": hand("drive", "migration", "club_or_march", "club")})
    driven = play(p.copy(), "play drive", "move red 6-7 club")
    assert (armed(driven, "red", 6), hunters(driven, "red", 6)) == (0, 1)
    assert (armed(driven, "red", 7), hunters(driven, "red", 7)) == (1, 2)
    unarmed = play(p.copy(), "play drive", "move red 6-7")
    assert (armed(unarmed, "red", 6), armed(unarmed, "red", 7)) == (1, 0)
    migrated = play(p.copy(), "play migration", "move red 6-5 club", "move red 6-5")
    assert (armed(migrated, "red", 5), hunters(migrated, "red", 5)) == (1, 2)
    # No club under a hunter can be given to another: a club card offers a new club only.
    play(p, "play club", "take club")
    assert offers(p) == {"keep", "arm 6", "arm 7"}
    play(p, "arm 7")
    assert (armed(p, "red", 6), armed(p, "red", 7), clubs(p)) == (1, 1, [4, 0, 0, 0])


@pytest.mark.rule("EZ-9.9", "EZ-13.13", "EZ-13.14")
def test_the_club_stays_until_the_conflicts() -> None:
    hands = {"red": hand("fire", "fire_dark")}
    p = table(3, areas={6: "red2*1"}, stones={"red": 4}, clubs={"yellow": 1}, dark=4, hands=hands)
    finish_turn(play(p, "play fire_dark"))
    assert decision(p) == "yellow play_card"
    assert armed(p, "red", 6) == 1, "a turn later it is still there"
    last = table(3, areas={6: "red2*1"}, stones={"red": 4}, clubs={"yellow": 1}, dark=2, hands=hands)
    finish_turn(play(last, "play fire_dark"))
    assert last.view(None)["phase"] == "glacier"
    assert (armed(last, "red", 6), hunters(last, "red", 6), clubs(last)) == (0, 2, [5, 0, 1, 0])


PROTECTED = {6: "red2*1 yellow2*2 green2*1", 7: "red1 yellow2*1"}


@pytest.mark.rule("EZ-9.10", "EZ-9.11")
def test_who_may_drive_hunters_with_clubs() -> None:
    p = table(3, areas=PROTECTED, stones={"red": 7}, hands={"red": hand("drive")})
    play(p, "play drive")
    from_6, from_7 = (5, 7, 9, 10), (6, 8, 10, 11, 12)
    assert offers(p) == (
        {"stop"}
        | {f"move red 6-{t}" for t in from_6}
        | {f"move red 6-{t} club" for t in from_6}
        | {f"move red 7-{t}" for t in from_7}
        | {f"move yellow 7-{t}" for t in from_7}
        | {f"move green 6-{t}" for t in from_6}
    )
    assert refused(p, "move", 1, 1, 6, 7) == "EZ-9.10"
    assert refused(p, "move", 1, 0, 5, 6) == "EZ-9.10", "both yellow hunters in 6 carry clubs"


@pytest.mark.rule("EZ-9.10", "EZ-9.11")
def test_who_may_swap_hunters_with_clubs() -> None:
    p = table(3, areas=PROTECTED, stones={"red": 7}, hands={"red": hand("swap")})
    play(p, "play swap")
    first = ("red 6", "red club 6", "green 6")
    second = ("red 7", "yellow 7")
    assert offers(p) == {f"swap {a} {b}" for a in first for b in second}
    play(p, "swap red club 6 yellow 7")
    assert (armed(p, "red", 6), armed(p, "red", 7), hunters(p, "red", 6)) == (0, 1, 1)
    assert (armed(p, "yellow", 6), hunters(p, "yellow", 6)) == (2, 3), "he has come to 6 without a club"


@pytest.mark.rule("EZ-9.10", "EZ-9.11")
@pytest.mark.parametrize("card", ["leave_one", "leave_two"])
def test_who_may_remove_hunters_with_clubs(card: str) -> None:
    p = table(3, areas=PROTECTED, stones={"red": 2}, hands={"red": hand("fire", card)})
    play(p, f"play {card}", "opponent yellow")
    assert offers(p) == {
        "stop", "remove red 6", "remove red 7", "remove green 6",
        "remove yellow 6 club", "remove yellow 7", "remove yellow 7 club",
    }  # fmt: skip
    assert refused(p, "remove", 0, 1, 5) == "EZ-9.10"


@pytest.mark.rule("EZ-9.10")
def test_a_club_protects_as_soon_as_it_is_attached() -> None:
    hands = {"red": hand("swap", "settle_one"), "yellow": ["drive", "club", "leave_one", "leave_two", "leave_two"]}
    p = table(3, areas={6: "yellow1"}, stones={"red": 2, "yellow": 2}, clubs={"yellow": 1}, hands=hands)
    play(p, "play settle_one", "hunter 7")
    bare, protected = play(p.copy(), "keep"), play(p, "attach")
    for q in (bare, protected):
        finish_turn(q)
        play(q, "play leave_one", "opponent green")
    assert offers(bare) == {"stop", "remove yellow 6", "remove yellow 7"}
    assert offers(protected) == {"stop", "remove yellow 6"}


@pytest.mark.rule("EZ-9.10")
def test_a_pair_with_a_protected_hunter_is_no_pair() -> None:
    p = table(3, areas={6: "green1", 7: "yellow1*1"}, stones={"red": 4}, hands={"red": hand("swap")})
    play(p, "play swap")
    assert decision(p) == "red discard"
    assert (hunters(p, "green", 6), hunters(p, "yellow", 7), player(p, "red")["stones"]) == (1, 1, 2)


@pytest.mark.rule("EZ-9.11")
def test_the_owner_moves_his_hunter_with_a_club_on_every_card() -> None:
    hands = {"red": hand("migration", "drive")}
    p = table(3, areas={6: "red1*1"}, stones={"red": 7}, hands=hands)
    ways = {f"move red 6-{t} club" for t in (5, 7, 9, 10)}
    assert offers(play(p.copy(), "play migration")) == {"stop"} | ways
    assert offers(play(p, "play drive")) == {"stop"} | ways
    march = table(3, areas={6: "yellow1*1"}, stones={"red": 2}, hands={"red": hand("fire", "club_or_march")})
    play(march, "play club_or_march", "opponent yellow")
    assert offers(march) == {"stop", "take club", *(f"move yellow 6-{t} club" for t in OPEN_THREE if t != 6)}


@pytest.mark.rule("EZ-9.12")
def test_the_club_of_a_removed_hunter_returns_to_the_general_supply() -> None:
    p = table(3, areas={6: "yellow2*1"}, stones={"red": 2}, hands={"red": hand("fire", "leave_one")})
    play(p, "play leave_one", "opponent yellow")
    without = play(p.copy(), "remove yellow 6")
    assert (armed(without, "yellow", 6), hunters(without, "yellow", 6), clubs(without)) == (1, 1, [5, 0, 0, 0])
    assert player(without, "yellow")["reserve"] == 11
    play(p, "remove yellow 6 club")
    assert (armed(p, "yellow", 6), hunters(p, "yellow", 6), clubs(p)) == (0, 1, [6, 0, 0, 0])
    assert player(p, "yellow")["reserve"] == 11


@pytest.mark.rule("EZ-9.13")
def test_asked_after_each_single_step_for_that_hunter_only() -> None:
    p = table(3, areas={9: "red1"}, stones={"red": 7}, clubs={"red": 2}, hands={"red": hand("landscape_steppe")})
    seen = []
    for text in ("play landscape_steppe", "hunter 6", "keep", "hunter 12", "attach", "hunter 6", "attach"):
        play(p, text)
        assert p.decision is not None
        seen.append((decision(p), p.decision.args.get("area")))
    assert seen == [
        ("red place_hunter", None), ("red attach_club", 6), ("red place_hunter", None), ("red attach_club", 12),
        ("red place_hunter", None), ("red attach_club", 6), ("red discard", None),
    ]  # fmt: skip
    assert (armed(p, "red", 6), armed(p, "red", 12), armed(p, "red", 9)) == (1, 1, 0)


@pytest.mark.rule("EZ-9.13")
@pytest.mark.parametrize(
    ("card", "first", "kind"),
    [
        ("migration", "move red 6-7", "migration_step"),
        ("drive", "move red 6-7", "drive_step"),
        ("trail", "hunter 7", "trail_step"),
    ],
)
def test_the_question_comes_before_the_next_step(card: str, first: str, kind: str) -> None:
    p = table(3, areas={6: "red3 M1"}, stones={"red": 7}, clubs={"red": 1}, hands={"red": hand(card)})
    play(p, f"play {card}")
    if card == "trail":
        play(p, "trail 7")
    play(p, first)
    assert decision(p) == "red attach_club"
    assert offers(p) == {"attach", "keep"}
    assert decision(play(p, "attach")) == f"red {kind}"


@pytest.mark.rule("EZ-9.14")
def test_taking_a_club_attaches_one_club_only() -> None:
    p = table(3, areas={6: "red2", 7: "red1"}, stones={"red": 4}, clubs={"red": 2}, hands={"red": hand("club")})
    play(p, "play club", "take club")
    assert offers(p) == {"keep", "arm 6", "arm 7"}
    play(p, "arm 6")
    assert decision(p) == "red discard"
    assert (armed(p, "red", 6), armed(p, "red", 7), clubs(p)) == (1, 0, [3, 2, 0, 0])


@pytest.mark.rule("EZ-9.15")
def test_no_club_is_left_to_take() -> None:
    board = {6: "red3*3 yellow1", 9: "green2*2"}
    hands = {"red": hand("club", "club_or_march")}
    p = table(3, areas=board, stones={"red": 4}, clubs={"green": 1}, hands=hands)
    assert supply(p, "clubs") == 0
    light = play(p.copy(), "play club")
    assert offers(light) == {"stop", *(f"mammoth {n}" for n in OPEN_THREE)}
    assert refused(light, "take_club") == "EZ-9.15"
    play(p, "play club_or_march", "opponent yellow")
    assert offers(p) == {"stop", *(f"move yellow 6-{t}" for t in OPEN_THREE if t != 6)}
    assert refused(p, "take_club") == "EZ-9.15"
    one = table(3, areas=board, stones={"red": 4}, hands=hands)
    assert "take club" in offers(play(one, "play club"))
    play(one, "take club")
    assert supply(one, "clubs") == 0


@pytest.mark.rule("EZ-9.9", "EZ-9.12", "EZ-10.18")
def test_events_tell_whether_a_hunter_carries_a_club() -> None:
    """Whoever reads only the events can follow every club."""
    board = {5: "red1*1 yellow1", 6: "yellow1"}
    moved = begin("drive", areas=board)
    assert [event["armed"] for event in told(tell(moved, "move red 5-6 club"), "hunter_moved")] == [1]
    assert [event["armed"] for event in told(tell(moved, "move yellow 5-6"), "hunter_moved")] == [0]
    swap = told(tell(begin("swap", areas=board), "swap red club 5 yellow 6"), "swapped")[0]
    assert (swap["first_armed"], swap["second_armed"]) == (1, 0)
