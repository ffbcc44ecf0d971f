"""Section 8 of the rules: placing and moving."""

from __future__ import annotations

import pytest

from tests.rules.eiszeit.board import (
    area,
    decision,
    finish_turn,
    hand,
    hunters,
    offers,
    play,
    player,
    refused,
    supply,
    table,
)

EVERYWHERE = range(1, 13)
OPEN_THREE = range(5, 13)


def moves(colour: str, origins: list[int], goals: list[int] | range) -> set[str]:
    """All moves from these areas to those, and "stop"."""
    return {"stop"} | {f"move {colour} {o}-{t}" for o in origins for t in goals if o != t}


@pytest.mark.rule("EZ-8.1")
def test_placing_takes_from_the_supply_and_moving_from_the_board() -> None:
    hands = {"red": hand("landscape_forest", "drive", "mammoth")}
    p = table(4, areas={6: "red4 M2", 7: "M2"}, stones={"red": 7}, hands=hands)
    placed = play(p.copy(), "play landscape_forest", "hunter 9")
    assert (player(placed, "red")["reserve"], player(placed, "red")["on_board"]) == (7, 5)
    assert (hunters(placed, "red", 6), hunters(placed, "red", 9)) == (4, 1)
    moved = play(p.copy(), "play drive", "move red 6-9")
    assert (player(moved, "red")["reserve"], player(moved, "red")["on_board"]) == (8, 4)
    assert (hunters(moved, "red", 6), hunters(moved, "red", 9)) == (3, 1)
    new = play(p.copy(), "play mammoth", "mammoth 9")
    assert (supply(new, "mammoths"), area(new, 6)["mammoths"], area(new, 9)["mammoths"]) == (0, 2, 1)
    old = play(p, "play mammoth", "mammoth 6-9")
    assert (supply(old, "mammoths"), area(old, 6)["mammoths"], area(old, 9)["mammoths"]) == (1, 1, 1)


@pytest.mark.rule("EZ-8.2", "EZ-8.5")
def test_without_a_supply_hunters_move_instead() -> None:
    camps = {5: "red5", 9: "red6", 12: "red1"}
    p = table(3, areas=camps, stones={"red": 7}, hands={"red": hand("landscape_steppe", "trail")})
    steppe = play(p.copy(), "play landscape_steppe")
    assert offers(steppe) == moves("red", [5, 9, 12], OPEN_THREE)
    play(steppe, "move red 5-12")
    assert (hunters(steppe, "red", 5), hunters(steppe, "red", 12), player(steppe, "red")["reserve"]) == (4, 2, 0)
    trail = play(p, "play trail", "trail 9")
    found = {text for text in offers(trail) if text.startswith(("move", "hunter"))}
    assert found == {"move red 5-9", "move red 12-9"}
    play(trail, "move red 12-9", "move red 5-9")
    assert (hunters(trail, "red", 5), hunters(trail, "red", 9), hunters(trail, "red", 12)) == (4, 8, 0)
    assert not [text for text in offers(trail) if text.startswith("move red")], "two hunters, placed or moved"


@pytest.mark.rule("EZ-8.2")
@pytest.mark.parametrize(("card", "steps"), [("settle_one", 1), ("settle_two", 2)])
def test_opponents_without_a_supply_move_as_well(card: str, steps: int) -> None:
    p = table(3, areas={5: "yellow11", 9: "yellow1"}, stones={"red": 2}, hands={"red": hand("fire", card)})
    play(p, f"play {card}")
    assert decision(p) == "yellow place_hunter"
    assert offers(p) == moves("yellow", [5, 9], OPEN_THREE)
    play(p, "move yellow 5-12")
    if steps == 2:
        assert offers(p) == moves("yellow", [5, 9], OPEN_THREE)
        play(p, "move yellow 9-12")
    assert decision(p) == "green place_hunter"
    assert hunters(p, "yellow", 12) == steps
    assert offers(p) == {"stop", *(f"hunter {n}" for n in OPEN_THREE)}, "green still has hunters in his supply"


@pytest.mark.rule("EZ-8.2", "EZ-9.11")
def test_hunters_with_clubs_may_be_moved_instead_by_their_owner() -> None:
    p = table(3, areas={5: "red10", 9: "red2*1"}, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    play(p, "play landscape_steppe")
    with_club = {f"move red 9-{t} club" for t in OPEN_THREE if t != 9}
    assert offers(p) == moves("red", [5, 9], OPEN_THREE) | with_club
    play(p, "move red 9-6 club")
    assert (area(p, 9)["armed"][0], area(p, 6)["armed"][0], area(p, 6)["hunters"][0]) == (0, 1, 1)


@pytest.mark.rule("EZ-8.3")
@pytest.mark.parametrize("waiting", [1, 2, 12])
def test_a_hunter_in_the_supply_must_be_placed(waiting: int) -> None:
    camp = {9: f"red{12 - waiting}"} if waiting < 12 else {}
    p = table(3, areas=camp, stones={"red": 7}, hands={"red": hand("landscape_steppe", "trail")})
    steppe = play(p.copy(), "play landscape_steppe")
    assert offers(steppe) == {"stop", *(f"hunter {n}" for n in OPEN_THREE)}
    if camp:
        assert refused(steppe, "move", 0, 0, 8, 5) == "EZ-8.3"
    trail = play(p, "play trail", "trail 6")
    assert {text for text in offers(trail) if not text.startswith("mammoth")} == {"stop", "hunter 6"}


@pytest.mark.rule("EZ-8.4")
def test_the_supply_is_looked_at_before_every_hunter() -> None:
    p = table(3, areas={9: "red6", 5: "red4"}, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    assert player(p, "red")["reserve"] == 2
    play(p, "play landscape_steppe")
    assert offers(p) == {"stop", *(f"hunter {n}" for n in OPEN_THREE)}
    play(p, "hunter 6")
    assert offers(p) == {"stop", *(f"hunter {n}" for n in OPEN_THREE)}
    play(p, "hunter 12")
    assert offers(p) == moves("red", [5, 9], [6, 12])
    play(p, "move red 9-12")
    assert (player(p, "red")["reserve"], hunters(p, "red", 12), hunters(p, "red", 9)) == (0, 2, 5)
    assert decision(p) == "red discard"


@pytest.mark.rule("EZ-8.4")
def test_also_for_trail_and_for_opponents() -> None:
    p = table(3, areas={9: "red6", 5: "red5"}, stones={"red": 7}, hands={"red": hand("trail")})
    play(p, "play trail", "trail 6", "hunter 6")
    assert {text for text in offers(p) if text.startswith(("hunter", "move"))} == {"move red 9-6", "move red 5-6"}
    q = table(3, areas={9: "yellow11"}, stones={"red": 2}, hands={"red": hand("fire", "settle_two")})
    play(q, "play settle_two", "hunter 7")
    assert offers(q) == moves("yellow", [9], OPEN_THREE), "the hunter just placed in 7 stays there"


@pytest.mark.rule("EZ-8.2", "EZ-10.3")
def test_substitute_moves_count_for_the_third_hunter() -> None:
    p = table(3, areas={9: "red8", 5: "red4"}, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    inside = play(p.copy(), "play landscape_steppe", "move red 9-6", "move red 9-12")
    assert offers(inside) == moves("red", [5, 9], [6, 12])
    outside = play(p.copy(), "play landscape_steppe", "move red 9-6", "move red 9-8")
    assert decision(outside) == "red discard"
    first_outside = play(p, "play landscape_steppe", "move red 9-8", "move red 9-6")
    assert decision(first_outside) == "red discard"


@pytest.mark.rule("EZ-8.2", "EZ-10.3", "EZ-8.6")
def test_a_third_hunter_may_come_from_within_the_landscape() -> None:
    p = table(3, areas={6: "red1", 9: "red11"}, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    play(p, "play landscape_steppe", "move red 9-6", "move red 9-12")
    assert offers(p) == {"stop", "move red 9-6", "move red 9-12", "move red 6-12"}
    play(p, "move red 6-12")
    assert (hunters(p, "red", 6), hunters(p, "red", 12)) == (1, 2)


@pytest.mark.rule("EZ-8.5")
def test_a_substitute_move_needs_no_border() -> None:
    p = table(5, areas={1: "yellow12"}, stones={"red": 2}, hands={"red": hand("fire", "settle_one")})
    play(p, "play settle_one")
    assert offers(p) == moves("yellow", [1], EVERYWHERE)
    play(p, "move yellow 1-12")
    assert hunters(p, "yellow", 12) == 1


@pytest.mark.rule("EZ-8.6")
@pytest.mark.parametrize("card", ["landscape_steppe", "trail", "migration", "mammoth", "fire", "club", "drive"])
def test_nothing_moves_to_where_it_is(card: str) -> None:
    p = table(3, areas={6: "M2 red6", 7: "M2 red6 yellow1"}, stones={"red": 7}, hands={"red": hand(card)})
    play(p, f"play {card}")
    if card == "trail":
        play(p, "trail 6")
    ways = [(c.args["from"], c.args["to"]) for c in p.choices_for(0) if "from" in c.args]
    assert ways
    assert all(origin != target for origin, target in ways)


@pytest.mark.rule("EZ-8.6")
def test_the_refusal_names_the_rule() -> None:
    full = {6: "M4 red12"}
    p = table(3, areas=full, stones={"red": 7}, hands={"red": hand("landscape_steppe", "mammoth")})
    assert refused(play(p.copy(), "play landscape_steppe"), "move", 0, 0, 5, 5) == "EZ-8.6"
    assert refused(play(p, "play mammoth"), "mammoth_move", 5, 5) == "EZ-8.6"


@pytest.mark.rule("EZ-8.7")
def test_a_placed_hunter_does_not_move_in_the_same_action() -> None:
    p = table(3, areas={9: "red11"}, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    play(p, "play landscape_steppe", "hunter 6")
    assert offers(p) == moves("red", [9], OPEN_THREE)
    assert refused(p, "move", 0, 0, 5, 11) == "EZ-8.7"
    play(p, "move red 9-12")
    assert offers(p) == moves("red", [9], [6, 12])


@pytest.mark.rule("EZ-8.7")
def test_a_comrade_in_the_same_area_may_still_move() -> None:
    p = table(3, areas={6: "red1", 9: "red10"}, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    play(p, "play landscape_steppe", "hunter 6")
    assert offers(p) == moves("red", [6, 9], OPEN_THREE)
    play(p, "move red 6-12")
    assert offers(p) == moves("red", [9], [6, 12]), "those in 6 and 12 have had their step"


@pytest.mark.rule("EZ-8.7", "EZ-9.9")
def test_a_club_does_not_make_a_hunter_fresh_again() -> None:
    cards = {"red": hand("landscape_steppe")}
    p = table(3, areas={9: "red11"}, stones={"red": 7}, clubs={"red": 1}, hands=cards)
    play(p, "play landscape_steppe", "hunter 6", "attach")
    assert offers(p) == moves("red", [9], OPEN_THREE)
    q = table(3, areas={6: "red1*1", 9: "red10"}, stones={"red": 7}, clubs={"red": 1}, hands=cards)
    play(q, "play landscape_steppe", "hunter 6", "attach")
    older = {f"move red 6-{t} club" for t in OPEN_THREE if t != 6}
    assert offers(q) == moves("red", [9], OPEN_THREE) | older, "the other one with a club has not moved yet"
    play(q, "move red 6-12 club")
    assert offers(q) == moves("red", [9], [6, 12])
    unarmed = table(3, areas={6: "red1", 9: "red10"}, stones={"red": 7}, clubs={"red": 1}, hands=cards)
    play(unarmed, "play landscape_steppe", "hunter 6", "attach")
    assert offers(unarmed) == moves("red", [6, 9], OPEN_THREE), "the one without a club has not moved yet"


@pytest.mark.rule("EZ-8.7")
def test_driven_hunters_are_driven_once() -> None:
    p = table(3, areas={6: "yellow1 green1"}, stones={"red": 7}, hands={"red": hand("drive")})
    play(p, "play drive", "move yellow 6-7")
    assert offers(p) == {"stop", *(f"move green 6-{t}" for t in (5, 7, 9, 10))}
    assert refused(p, "move", 1, 0, 6, 5) == "EZ-8.7"
    play(p, "move green 6-7")
    assert decision(p) == "red discard", "nobody is left to drive"
    q = table(3, areas={6: "yellow1 green1", 7: "yellow1"}, stones={"red": 7}, hands={"red": hand("drive")})
    play(q, "play drive", "move yellow 6-7")
    assert {text for text in offers(q) if "yellow" in text} == {f"move yellow 7-{t}" for t in (6, 8, 10, 11, 12)}
    play(q, "move green 6-7")
    play(q, "move yellow 7-6")
    assert (area(q, 6)["hunters"], area(q, 7)["hunters"]) == ([0, 1, 0], [0, 1, 1])
    assert decision(q) == "red discard"


@pytest.mark.rule("EZ-8.7")
def test_marching_hunters_march_once() -> None:
    p = table(3, areas={6: "yellow1", 7: "yellow1"}, stones={"red": 2}, hands={"red": hand("fire", "club_or_march")})
    play(p, "play club_or_march", "opponent yellow", "move yellow 6-12")
    assert offers(p) == moves("yellow", [7], OPEN_THREE)
    alone = table(3, areas={6: "yellow1"}, stones={"red": 2}, hands={"red": hand("fire", "club_or_march")})
    play(alone, "play club_or_march", "opponent yellow", "move yellow 6-12")
    assert decision(alone) == "red discard"


@pytest.mark.rule("EZ-8.7")
def test_the_next_action_may_move_it_again() -> None:
    hands = {
        "red": ["fire", "swap", "settle_one", "leave_two", "leave_two"],
        "yellow": ["club", "drive", "settle_one", "leave_one", "leave_one"],
    }
    p = table(3, areas={6: "green12"}, stones={"red": 2, "yellow": 2}, hands=hands)
    play(p, "play settle_one", "stop", "move green 6-12")
    finish_turn(p)
    play(p, "play settle_one")
    assert offers(p) == moves("green", [6, 12], OPEN_THREE)


@pytest.mark.rule("EZ-8.7")
def test_every_opponent_has_an_action_of_his_own() -> None:
    p = table(3, areas={6: "yellow12 green12"}, stones={"red": 2}, hands={"red": hand("fire", "settle_two")})
    play(p, "play settle_two", "move yellow 6-7", "move yellow 6-7")
    assert decision(p) == "green place_hunter"
    assert offers(p) == moves("green", [6], OPEN_THREE)
    play(p, "move green 6-7")
    assert offers(p) == moves("green", [6], OPEN_THREE)


@pytest.mark.rule("EZ-8.8")
def test_trail_replaces_a_missing_mammoth_by_a_neighbouring_one() -> None:
    herds = {5: "M1", 7: "M1", 9: "M1", 12: "M1"}
    p = table(3, areas=herds, stones={"red": 7}, hands={"red": hand("trail")})
    play(p, "play trail", "trail 6")
    assert offers(p) == {"stop", "hunter 6", "mammoth 5-6", "mammoth 7-6", "mammoth 9-6"}, "12 is no neighbour of 6"
    with_supply = table(3, areas={5: "M1", 7: "M1"}, stones={"red": 7}, hands={"red": hand("trail")})
    play(with_supply, "play trail", "trail 6")
    assert offers(with_supply) == {"stop", "hunter 6", "mammoth 6"}
    assert refused(with_supply, "mammoth_move", 4, 5) == "EZ-8.8"


@pytest.mark.rule("EZ-8.8")
def test_club_replaces_a_missing_mammoth_by_a_step_of_any() -> None:
    p = table(3, areas={5: "M2", 12: "M2"}, stones={"red": 7}, hands={"red": hand("club")})
    play(p, "play club")
    steps = {"mammoth 5-6", "mammoth 5-9", "mammoth 12-7", "mammoth 12-8", "mammoth 12-11"}
    assert offers(p) == {"stop", "take club"} | steps
    assert refused(p, "mammoth", 8) == "EZ-8.8"
    assert refused(p, "mammoth_move", 8, 9) == "EZ-10.21", "no mammoth stands in 9"
    with_supply = table(3, areas={5: "M3"}, stones={"red": 7}, hands={"red": hand("club")})
    play(with_supply, "play club")
    assert offers(with_supply) == {"stop", "take club", *(f"mammoth {n}" for n in OPEN_THREE)}
    assert refused(with_supply, "mammoth_move", 4, 5) == "EZ-8.8"


@pytest.mark.rule("EZ-8.9")
def test_the_mammoth_card_has_no_replacement() -> None:
    hands = {"red": hand("mammoth")}
    two = table(3, areas={5: "M4"}, stones={"red": 2}, hands=hands)
    assert "play mammoth" not in offers(two)
    three = play(table(3, areas={5: "M4"}, stones={"red": 3}, hands=hands), "play mammoth")
    assert offers(three) == {"mammoth 5-6", "mammoth 5-9"}
    assert refused(three, "mammoth", 8) == "EZ-8.9"
    assert {choice.args["cost"] for choice in three.choices_for(0)} == {3}
    play(three, "mammoth 5-6")
    assert player(three, "red")["stones"] == 0
