"""Section 10 of the rules of Eiszeit: the actions of the light cards."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import IllegalChoice
from tests.rules.eiszeit.board import (
    area,
    begin,
    decision,
    hand,
    hunters,
    mammoth_offers,
    offers,
    play,
    player,
    supply,
    table,
    tell,
    told,
)

OPEN_3 = [5, 6, 7, 8, 9, 10, 11, 12]  # the open areas of a game of three
ALL_12 = list(range(1, 13))


def placing(areas: list[int]) -> set[str]:
    return {f"hunter {number}" for number in areas}


# -- Landscape


@pytest.mark.rule("EZ-10.1")
@pytest.mark.parametrize(
    ("landscape", "first", "second"),
    [
        ("pasture", 7, 9), ("ice_meadow", 1, 11), ("mountains", 2, 8), ("stone_desert", 4, 10), ("forest", 3, 5),
        ("steppe", 6, 12),
    ],
)  # fmt: skip
@pytest.mark.parametrize("in_second", [0, 1, 2, 3])
def test_three_hunters_in_any_split(landscape: str, first: int, second: int, in_second: int) -> None:
    position = begin(f"landscape_{landscape}", players=5)
    for number in [second] * in_second + [first] * (3 - in_second):
        assert decision(position) == "red place_hunter"
        play(position, f"hunter {number}")
    assert hunters(position, "red", first) == 3 - in_second
    assert hunters(position, "red", second) == in_second
    assert player(position, "red")["reserve"] == 9
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.1", "EZ-10.2")
@pytest.mark.parametrize("placed", [0, 1, 2])
def test_fewer_hunters_may_be_placed(placed: int) -> None:
    position = begin("landscape_steppe")
    for _ in range(placed):
        play(position, "hunter 6")
    play(position, "stop")
    assert player(position, "red")["on_board"] == placed
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.2")
@pytest.mark.parametrize(("first", "second"), [(5, 5), (5, 9), (9, 5)])
def test_two_hunters_anywhere_instead(first: int, second: int) -> None:
    position = begin("landscape_steppe")
    assert offers(position) == placing(OPEN_3) | {"stop"}
    play(position, f"hunter {first}")
    assert offers(position) == placing(OPEN_3) | {"stop"}
    play(position, f"hunter {second}")
    assert decision(position) == "red discard"
    assert player(position, "red")["on_board"] == 2
    assert hunters(position, "red", second) == (2 if first == second else 1)


@pytest.mark.rule("EZ-10.3")
@pytest.mark.parametrize(
    ("first", "second", "third_allowed"), [(6, 12, True), (12, 12, True), (6, 5, False), (5, 6, False), (5, 5, False)]
)
def test_a_third_hunter_only_if_all_three_are_in_the_landscape(first: int, second: int, third_allowed: bool) -> None:
    position = begin("landscape_steppe", players=5)
    play(position, f"hunter {first}", f"hunter {second}")
    if third_allowed:
        assert offers(position) == {"hunter 6", "hunter 12", "stop"}
        refusal = position.why_not(position.game.codes.encode("hunter", 4))
        assert refusal is not None
        assert refusal.clause == "EZ-10.3"
    else:
        assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.3", "EZ-8.2")
def test_the_third_hunter_may_be_a_substitute_move_into_the_landscape_only() -> None:
    position = begin("landscape_steppe", players=5, areas={9: "red8", 12: "red2"})
    play(position, "hunter 6", "hunter 6")
    assert player(position, "red")["reserve"] == 0
    # Neither of the two hunters just placed in 6 may be moved on to 12.
    assert offers(position) == {"move red 9-6", "move red 9-12", "move red 12-6", "stop"}


@pytest.mark.rule("EZ-10.3")
def test_a_third_hunter_moved_outside_the_landscape_is_refused_for_that_reason() -> None:
    position = begin("landscape_steppe", players=5, areas={9: "red8", 12: "red2"})
    play(position, "hunter 6", "hunter 6")
    refusal = position.why_not(position.game.codes.encode("move", 0, 0, 8, 4))
    assert refusal is not None
    assert (refusal.key, refusal.clause) == ("eiszeit-why-third-hunter", "EZ-10.3")


@pytest.mark.rule("EZ-10.3", "EZ-10.1")
def test_with_one_steppe_area_iced_the_third_hunter_goes_to_the_other() -> None:
    position = begin("landscape_steppe", iced=[1, 2, 3, 4, 6])
    assert offers(position) == placing([5, 7, 8, 9, 10, 11, 12]) | {"stop"}
    play(position, "hunter 12", "hunter 12")
    assert offers(position) == {"hunter 12", "stop"}


@pytest.mark.rule("EZ-10.4")
def test_a_landscape_that_is_iced_altogether_still_brings_two_hunters_anywhere() -> None:
    position = begin("landscape_mountains", iced=[1, 2, 3, 4, 8])
    play(position, "hunter 7", "hunter 12")
    assert decision(position) == "red discard"
    assert player(position, "red")["on_board"] == 2


# -- used-up quotas


@pytest.mark.parametrize(
    ("card", "choices", "wanted", "clause"),
    [
        ("trail", ["trail 9", "hunter 9", "hunter 9"], "hunter 9", "EZ-10.5"),
        ("trail", ["trail 9", "mammoth 9"], "mammoth 9", "EZ-10.5"),
        ("migration", ["move red 9-6", "move red 9-6", "move red 9-6"], "move red 9-6", "EZ-10.8"),
        ("migration", ["move red 9-6", "mammoth 9-6"], "mammoth 9-6", "EZ-10.9"),
    ],
)
@pytest.mark.rule("EZ-10.5", "EZ-10.8", "EZ-10.9")
def test_what_a_card_allows_no_more_of_is_refused_for_that_reason(
    card: str, choices: list[str], wanted: str, clause: str
) -> None:
    position = begin(card, areas={9: "M2 red5"}, mammoth_supply=1)
    code = None
    for choice in choices:
        code = position.parse(wanted) if wanted in offers(position) else code
        play(position, choice)
    assert code is not None
    refusal = position.why_not(code)
    assert refusal is not None
    assert (refusal.key.rsplit("-", 2)[1:], refusal.clause) == (["used", "up"], clause)


# -- Trail


@pytest.mark.rule("EZ-10.5")
def test_trail_goes_to_one_open_area() -> None:
    position = begin("trail", mammoth_supply=1)
    assert decision(position) == "red trail_area"
    assert offers(position) == {f"trail {number}" for number in OPEN_3} | {"stop"}
    play(position, "trail 9")
    assert decision(position) == "red trail_step"
    assert offers(position) == {"hunter 9", "mammoth 9", "stop"}
    play(position, "hunter 9", "hunter 9")
    assert offers(position) == {"mammoth 9", "stop"}
    play(position, "mammoth 9")
    assert decision(position) == "red discard"
    assert (hunters(position, "red", 9), area(position, 9)["mammoths"]) == (2, 1)
    assert supply(position, "mammoths") == 0
    assert player(position, "red")["reserve"] == 10


@pytest.mark.rule("EZ-10.5")
def test_trail_may_be_given_up_before_an_area_is_chosen() -> None:
    position = begin("trail")
    play(position, "stop")
    assert decision(position) == "red discard"
    assert player(position, "red")["on_board"] == 0
    assert player(position, "red")["stones"] == 2


@pytest.mark.rule("EZ-10.6")
def test_trail_fetches_a_neighbouring_mammoth_only_if_the_supply_is_empty() -> None:
    position = begin("trail", areas={6: "M2", 10: "M1", 11: "M1"}, mammoth_supply=0)
    play(position, "trail 9")
    assert mammoth_offers(position) == {"mammoth 6-9", "mammoth 10-9"}
    play(position, "mammoth 10-9")
    assert (area(position, 9)["mammoths"], area(position, 10)["mammoths"]) == (1, 0)
    assert mammoth_offers(position) == set()  # one mammoth, not two

    position = begin("trail", areas={6: "M2", 10: "M1"}, mammoth_supply=1)
    play(position, "trail 9")
    assert mammoth_offers(position) == {"mammoth 9"}


@pytest.mark.rule("EZ-10.6")
def test_trail_takes_one_mammoth_even_if_the_supply_runs_out_by_it() -> None:
    position = begin("trail", areas={6: "M3"}, mammoth_supply=1)
    play(position, "trail 9", "mammoth 9")
    assert supply(position, "mammoths") == 0
    assert offers(position) == {"hunter 9", "stop"}


@pytest.mark.rule("EZ-10.6", "EZ-8.8")
def test_trail_without_any_mammoth_in_reach_is_about_hunters_only() -> None:
    position = begin("trail", areas={11: "M4"}, mammoth_supply=0)
    play(position, "trail 9")
    assert offers(position) == {"hunter 9", "stop"}
    play(position, "hunter 9", "hunter 9")
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.7")
@pytest.mark.parametrize("order", ["HHM", "HMH", "MHH", "M", "H", "HM", "HH", "MH", ""])
def test_hunters_and_mammoth_of_trail_come_in_any_order_or_not_at_all(order: str) -> None:
    position = begin("trail", mammoth_supply=1)
    play(position, "trail 9")
    for letter in order:
        play(position, "hunter 9" if letter == "H" else "mammoth 9")
    if len(order) < 3:
        assert decision(position) == "red trail_step"
        play(position, "stop")
    assert decision(position) == "red discard"
    assert hunters(position, "red", 9) == order.count("H")
    assert area(position, 9)["mammoths"] == order.count("M")


@pytest.mark.rule("EZ-10.7", "EZ-8.2", "EZ-8.7")
def test_trail_moves_own_hunters_if_the_supply_of_hunters_is_empty() -> None:
    position = begin("trail", areas={5: "red10", 9: "red1"}, mammoth_supply=1)
    play(position, "trail 9", "hunter 9")
    assert offers(position) == {"move red 5-9", "mammoth 9", "stop"}
    play(position, "move red 5-9")
    assert offers(position) == {"mammoth 9", "stop"}


# -- Migration


@pytest.mark.rule("EZ-10.8")
def test_migration_starts_anywhere_and_goes_to_an_open_neighbour() -> None:
    position = begin("migration", areas={5: "red1 blue3", 7: "red2*1 blue1"}, players=4)
    assert decision(position) == "red migration_first"
    assert offers(position) == {
        "move red 5-6", "move red 5-9",  # area 1 is iced
        *(f"move red 7-{n}" for n in (3, 6, 8, 10, 11, 12)), *(f"move red 7-{n} club" for n in (3, 6, 8, 10, 11, 12)),
        "stop",
    }  # fmt: skip


@pytest.mark.rule("EZ-10.8")
def test_migration_moves_up_to_three_own_hunters_from_one_area_to_one_area() -> None:
    position = begin("migration", areas={7: "red4*1 blue1", 5: "red2"}, players=4)
    play(position, "move red 7-12")
    assert decision(position) == "red migration_step"
    assert offers(position) == {"move red 7-12", "move red 7-12 club", "stop"}
    play(position, "move red 7-12 club")
    assert offers(position) == {"move red 7-12", "stop"}
    play(position, "move red 7-12")
    assert decision(position) == "red discard"
    assert (hunters(position, "red", 7), hunters(position, "red", 12), hunters(position, "red", 5)) == (1, 3, 2)
    assert area(position, 12)["armed"][0] == 1
    assert hunters(position, "blue", 7) == 1


@pytest.mark.rule("EZ-10.8", "EZ-10.9")
def test_migration_may_stop_after_any_piece() -> None:
    position = begin("migration", areas={7: "M1 red4"})
    play(position, "stop")
    assert hunters(position, "red", 7) == 4
    position = begin("migration", areas={7: "M1 red4"})
    play(position, "move red 7-8", "stop")
    assert (hunters(position, "red", 7), hunters(position, "red", 8), area(position, 7)["mammoths"]) == (3, 1, 1)
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.9")
def test_one_mammoth_of_the_same_area_goes_the_same_way() -> None:
    position = begin("migration", areas={7: "M2 red4", 6: "M1"}, mammoth_supply=1)
    play(position, "move red 7-12")
    assert offers(position) == {"move red 7-12", "mammoth 7-12", "stop"}
    play(position, "mammoth 7-12")
    assert offers(position) == {"move red 7-12", "stop"}
    play(position, "move red 7-12", "move red 7-12")
    assert decision(position) == "red discard"
    assert (area(position, 7)["mammoths"], area(position, 12)["mammoths"]) == (1, 1)


@pytest.mark.rule("EZ-10.9")
def test_after_three_hunters_the_mammoth_may_still_follow() -> None:
    position = begin("migration", areas={7: "M1 red4"})
    play(position, "move red 7-12", "move red 7-12", "move red 7-12")
    assert offers(position) == {"mammoth 7-12", "stop"}
    position = begin("migration", areas={7: "M0 red4"})
    play(position, "move red 7-12", "move red 7-12", "move red 7-12")
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.10")
def test_the_mammoth_never_goes_first() -> None:
    position = begin("migration", areas={7: "M2 red4", 8: "M1"})
    assert mammoth_offers(position) == set()
    position = begin("migration", areas={7: "M4"})
    assert decision(position) == "red discard"  # without a hunter there is nothing to do


# -- Mammoth


@pytest.mark.rule("EZ-10.11", "EZ-10.12")
@pytest.mark.parametrize("stones", [2, 3, 4, 5, 7])
def test_the_three_choices_of_the_mammoth_card(stones: int) -> None:
    position = begin("mammoth", stones=stones, areas={5: "M1"}, mammoth_supply=3)
    expected = {f"mammoth {number}" for number in OPEN_3}
    if stones >= 3:
        expected |= {"mammoth 5-6", "mammoth 5-9"}
    if stones >= 5:
        expected |= {f"mammoth 5-{number}" for number in (7, 8, 10, 11, 12)}
    assert decision(position) == "red mammoth_move"
    assert offers(position) == expected  # no "stop": one of them it must be (EZ-5.13)


@pytest.mark.rule("EZ-10.11", "EZ-10.12")
@pytest.mark.parametrize(
    ("choice", "cost", "left", "arrived"),
    [("mammoth 12", 2, 2, 12), ("mammoth 5-9", 3, 3, 9), ("mammoth 5-7", 5, 3, 7)],
)
def test_the_cost_of_a_mammoth_is_paid_with_the_choice(choice: str, cost: int, left: int, arrived: int) -> None:
    position = begin("mammoth", areas={5: "M1"}, mammoth_supply=3, dark=10)
    before = supply(position, "light")
    assert player(position, "red")["stones"] == 7  # nothing is paid before the choice
    assert position.describe(position.parse(choice)).args["cost"] == cost
    events = tell(position, choice)
    assert told(events, "stones_paid") == [{"count": cost, "who": 0}]
    assert player(position, "red")["stones"] == 7 - cost
    assert supply(position, "light") == before + cost
    assert supply(position, "mammoths") == left
    assert area(position, arrived)["mammoths"] == 1
    assert area(position, 5)["mammoths"] == (1 if left == 2 else 0)
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.12")
def test_a_mammoth_choice_that_is_too_expensive_is_refused() -> None:
    position = begin("mammoth", stones=3, areas={5: "M1"}, mammoth_supply=3)
    far = position.game.codes.encode("mammoth_move", 4, 6)
    refusal = position.why_not(far)
    assert refusal is not None
    assert (refusal.clause, refusal.args["cost"], refusal.args["stones"]) == ("EZ-10.12", 5, 3)
    before = position.digest()
    with pytest.raises(IllegalChoice, match=r"EZ-10\.12"):
        position.play(far)
    assert position.digest() == before


@pytest.mark.rule("EZ-10.13")
@pytest.mark.parametrize(
    ("stones", "in_supply", "playable"),
    [(1, 3, False), (2, 3, True), (2, 0, False), (3, 0, True), (0, 3, False), (4, 0, True)],
)
def test_the_mammoth_card_needs_a_choice_that_can_be_paid(stones: int, in_supply: int, playable: bool) -> None:
    position = table(
        3, stones={"red": stones}, areas={5: "M1"}, mammoth_supply=in_supply, hands={"red": hand("mammoth")}
    )
    assert ("play mammoth" in offers(position)) == playable
    if not playable:
        refusal = position.why_not(position.game.codes.encode("play", 8))
        assert refusal is not None
        assert refusal.clause == "EZ-10.13"


@pytest.mark.rule("EZ-10.13", "EZ-1.7")
def test_a_mammoth_shut_in_by_ice_can_only_go_far() -> None:
    shut_in = [1, 2, 3, 4, 6, 9]
    for stones, playable in ((4, False), (5, True)):
        position = table(
            3, iced=shut_in, areas={5: "M4"}, mammoth_supply=0, stones={"red": stones}, hands={"red": hand("mammoth")}
        )
        assert ("play mammoth" in offers(position)) == playable
    play(position, "play mammoth")
    assert offers(position) == {f"mammoth 5-{number}" for number in (7, 8, 10, 11, 12)}


@pytest.mark.rule("EZ-10.13")
def test_the_mammoth_card_can_be_copied_only_if_a_choice_can_be_paid() -> None:
    for in_supply, expected in ((0, {"copy dark"}), (2, {"copy light", "copy dark"})):
        position = table(
            3, stones={"red": 2}, areas={5: "M2", 6: f"M{2 - in_supply}"}, mammoth_supply=in_supply,
            hands={"red": hand("cult_light")}, open_light="mammoth", open_dark="leave_one",
        )  # fmt: skip
        play(position, "play cult_light")
        assert offers(position) == expected


@pytest.mark.rule("EZ-10.12")
def test_a_copied_mammoth_card_costs_nothing_before_its_choice() -> None:
    position = table(
        3, stones={"red": 5}, areas={5: "M4"}, mammoth_supply=0, hands={"red": hand("cult_light")}, open_light="mammoth"
    )
    play(position, "play cult_light", "copy light")
    assert player(position, "red")["stones"] == 5
    play(position, "mammoth 5-12")
    assert player(position, "red")["stones"] == 0


# -- Fire


def fire_moves(origins: list[int], targets: list[int]) -> set[str]:
    return {f"fire {a}-{b}" for a in origins for b in targets if a != b}


@pytest.mark.rule("EZ-10.14", "EZ-1.8")
def test_a_fire_tile_goes_from_any_area_to_any_other_open_area() -> None:
    position = begin("fire", areas={5: "F[2]", 6: "F[]", 9: "F[0,1]"})
    assert decision(position) == "red fire_move"
    with_tiles = [5, 7, 8, 9, 10, 11, 12]
    assert offers(position) == fire_moves(with_tiles, OPEN_3) | {"stop"}
    play(position, "fire 5-6")
    assert (area(position, 5)["fires"], area(position, 6)["fires"], area(position, 9)["fires"]) == (0, 1, 2)
    assert supply(position, "fires") == 6
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.14")
def test_any_number_of_tiles_may_lie_in_an_area_and_none_need_be_moved() -> None:
    position = begin("fire", areas={5: "F[2,2,1,1,0]"})
    play(position, "fire 12-5")
    assert area(position, 5)["fires"] == 6
    position = begin("fire")
    before = [area(position, number)["fires"] for number in ALL_12]
    play(position, "stop")
    assert [area(position, number)["fires"] for number in ALL_12] == before
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.15", "EZ-19.4")
def test_the_face_of_a_moved_tile_is_told_to_nobody() -> None:
    """Two games that differ in the faces only tell everybody the same."""
    shown = []
    for face, other in ((2, 0), (0, 2)):
        position = begin("fire", areas={5: f"F[{face}]", 6: f"F[{other}]"})
        events = tell(position, "fire 5-6")
        shown.append([[event.seen_by(viewer) for event in events] for viewer in (0, 1, 2, None)])
        shown[-1].append([position.view(viewer) for viewer in (0, 1, 2, None)])
    assert shown[0] == shown[1]
    assert told(events, "fire_moved") == [{"from": 5, "to": 6, "who": 0}]


@pytest.mark.rule("EZ-10.16")
def test_the_tile_that_arrived_last_is_moved() -> None:
    """The 2 is moved 5 -> 6 and then, being the last to arrive there, on to 9; the 0 of area 6 stays."""
    position = begin("fire", areas={5: "F[2] red4", 6: "F[0] yellow4", 9: "F[0] green4"}, round_=4, dark=2, light=10)
    play(position, "fire 5-6", "no discard", "draw light")
    assert decision(position) == "yellow play_card"
    data: dict[str, Any] = position.to_dict()
    assert [value for place, value in data["state"]["fires"] if place == 6] == [0, 2]
    state = data["state"]
    state["agenda"] = [["end_turn", 1], ["after_action", 1], ["fire_move", 1]]
    state["card"], state["card_player"] = "fire", 1
    again = position.game.from_dict(data)
    play(again, "fire 6-9")
    tiles = again.to_dict()["state"]["fires"]  # type: ignore[index]
    assert [value for place, value in tiles if place == 6] == [0]
    assert [value for place, value in tiles if place == 9] == [0, 2]


@pytest.mark.rule("EZ-10.16")
def test_several_tiles_in_an_area_are_one_offer() -> None:
    position = begin("fire", areas={5: "F[0,1,2]"})
    written = [position.notation(choice) for choice in position.choices()]
    assert written.count("fire 5-6") == 1
