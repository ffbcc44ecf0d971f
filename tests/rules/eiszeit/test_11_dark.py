"""Section 11 of the rules of Eiszeit: the actions of the dark cards, carried out by opponents."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.eiszeit.board import (
    area,
    decision,
    hand,
    hunters,
    offers,
    play,
    player,
    supply,
    table,
    tell,
    told,
)

OPEN_3 = [5, 6, 7, 8, 9, 10, 11, 12]


def begin(card: str, players: int = 3, **given: Any) -> Position:
    """Red has just played a dark card."""
    position = table(players, stones={"red": 0}, hands={"red": hand(card, "fire")}, **given)
    return play(position, f"play {card}")


def by_yellow(card: str, players: int = 3, **given: Any) -> Position:
    """Red has played a dark card and chosen yellow."""
    return play(begin(card, players, **given), "opponent yellow")


def placing(areas: list[int]) -> set[str]:
    return {f"hunter {number}" for number in areas} | {"stop"}


# -- Two for All, One for All


@pytest.mark.rule("EZ-11.1")
def test_two_for_all_lets_each_opponent_in_order_place_up_to_two() -> None:
    position = begin("settle_two", players=5)
    for colour in ("yellow", "green", "blue", "black"):
        assert decision(position) == f"{colour} place_hunter"
        assert offers(position) == placing(list(range(1, 13)))
        play(position, "hunter 6")
        assert decision(position) == f"{colour} place_hunter"
        assert offers(position) == placing(list(range(1, 13)))
        play(position, "hunter 6" if colour == "green" else "hunter 7")
    assert decision(position) == "red discard"
    assert area(position, 6)["hunters"] == [0, 1, 2, 1, 1]
    assert area(position, 7)["hunters"] == [0, 1, 0, 1, 1]


@pytest.mark.rule("EZ-11.1", "EZ-10.3")
def test_two_for_all_never_brings_a_third_hunter() -> None:
    """Not even if both stand in one landscape, as the landscape cards would allow."""
    position = begin("settle_two")
    play(position, "hunter 6", "hunter 12")
    assert decision(position) == "green place_hunter"


@pytest.mark.rule("EZ-11.1", "EZ-5.12")
@pytest.mark.parametrize("placed", [0, 1])
def test_two_for_all_may_be_declined_wholly_or_in_part(placed: int) -> None:
    position = begin("settle_two")
    play(position, *["hunter 9"] * placed, "stop")
    assert decision(position) == "green place_hunter"
    assert player(position, "yellow")["on_board"] == placed


@pytest.mark.rule("EZ-11.1", "EZ-8.2", "EZ-8.7")
def test_two_for_all_with_one_hunter_left_goes_on_by_moving() -> None:
    position = begin("settle_two", areas={5: "yellow11"})
    play(position, "hunter 9")
    expected = {f"move yellow 5-{number}" for number in OPEN_3 if number != 5} | {"stop"}
    assert offers(position) == expected  # the hunter just placed in 9 stays there
    play(position, "move yellow 5-12")
    assert decision(position) == "green place_hunter"


@pytest.mark.rule("EZ-11.1", "EZ-8.7")
def test_each_opponent_starts_afresh() -> None:
    """What yellow has moved does not bind green, although the seats act on the same card."""
    position = begin("settle_two", areas={5: "yellow12", 6: "green12"})
    play(position, "move yellow 5-6", "move yellow 5-6")
    assert decision(position) == "green place_hunter"
    play(position, "move green 6-5", "move green 6-5")
    assert area(position, 5)["hunters"] == [0, 10, 2]
    assert area(position, 6)["hunters"] == [0, 2, 10]


@pytest.mark.rule("EZ-11.2")
def test_one_for_all_lets_each_opponent_in_order_place_one() -> None:
    position = begin("settle_one", players=4)
    open_areas = [2, 3, 5, 6, 7, 8, 9, 10, 11, 12]
    for colour in ("yellow", "green", "blue"):
        assert decision(position) == f"{colour} place_hunter"
        assert offers(position) == placing(open_areas)
        play(position, "hunter 12")
    assert decision(position) == "red discard"
    assert area(position, 12)["hunters"] == [0, 1, 1, 1]


@pytest.mark.rule("EZ-11.2", "EZ-5.12")
def test_one_for_all_may_be_declined() -> None:
    position = begin("settle_one")
    play(position, "stop", "hunter 5")
    assert decision(position) == "red discard"
    assert (player(position, "yellow")["on_board"], player(position, "green")["on_board"]) == (0, 1)


# -- Two Leave, One Leaves

CROWD = {5: "red2*1 yellow2*1 green2*1", 12: "yellow1"}


@pytest.mark.rule("EZ-11.3", "EZ-11.4")
def test_two_leave_may_take_hunters_of_anyone() -> None:
    position = by_yellow("leave_two", areas=CROWD)
    assert decision(position) == "yellow leave_step"
    assert offers(position) == {
        "remove red 5", "remove yellow 5", "remove yellow 5 club", "remove yellow 12", "remove green 5", "stop"
    }  # fmt: skip
    events = tell(position, "remove red 5")
    assert told(events, "hunter_removed") == [{"owner": 0, "area": 5, "armed": 0, "who": 1}]
    play(position, "remove green 5")
    assert decision(position) == "red discard"
    assert area(position, 5)["hunters"] == [1, 2, 1]
    assert (player(position, "red")["reserve"], player(position, "green")["reserve"]) == (11, 11)


@pytest.mark.rule("EZ-11.3", "EZ-5.12")
@pytest.mark.parametrize("taken", [0, 1])
def test_two_leave_may_be_declined_wholly_or_in_part(taken: int) -> None:
    position = by_yellow("leave_two", areas=CROWD)
    play(position, *["remove red 5"] * taken, "stop")
    assert decision(position) == "red discard"
    assert sum(area(position, 5)["hunters"]) == 6 - taken


@pytest.mark.rule("EZ-11.5")
@pytest.mark.parametrize(
    ("first", "rest"),
    [
        ("remove red 5", {"remove yellow 5", "remove yellow 5 club", "remove yellow 12", "remove green 5", "stop"}),
        ("remove yellow 12", {"remove red 5", "remove green 5", "stop"}),
        ("remove yellow 5 club", {"remove red 5", "remove green 5", "stop"}),
        ("remove green 5", {"remove red 5", "remove yellow 5", "remove yellow 5 club", "remove yellow 12", "stop"}),
    ],
)
def test_the_second_hunter_belongs_to_somebody_else(first: str, rest: set[str]) -> None:
    position = by_yellow("leave_two", areas=CROWD)
    play(position, first)
    assert offers(position) == rest


@pytest.mark.rule("EZ-11.5")
def test_the_second_hunter_of_the_same_owner_is_refused_with_the_clause() -> None:
    position = by_yellow("leave_two", areas={5: "red2 green1", 6: "red1"})
    play(position, "remove red 5")
    refusal = position.why_not(position.game.codes.encode("remove", 0, 0, 5))
    assert refusal is not None
    assert refusal.clause == "EZ-11.5"


@pytest.mark.rule("EZ-11.5", "EZ-20.5")
def test_two_leave_ends_by_itself_if_only_one_owner_stands_on_the_board() -> None:
    position = by_yellow("leave_two", areas={5: "red3", 6: "green1*1"})
    play(position, "remove red 5")
    assert decision(position) == "red discard"
    assert hunters(position, "red", 5) == 2


@pytest.mark.rule("EZ-11.3", "EZ-20.5")
def test_with_nothing_to_remove_nobody_is_asked() -> None:
    for card in ("leave_two", "leave_one"):
        position = by_yellow(card, areas={6: "green2*2"})
        assert decision(position) == "red discard"


@pytest.mark.rule("EZ-11.4", "EZ-9.12")
def test_the_actor_may_remove_his_own_hunter_with_its_club() -> None:
    position = by_yellow("leave_two", areas=CROWD)
    assert supply(position, "clubs") == 3
    play(position, "remove yellow 5 club")
    assert supply(position, "clubs") == 4
    assert area(position, 5)["armed"] == [1, 0, 1]
    assert player(position, "yellow")["reserve"] == 10


@pytest.mark.rule("EZ-11.6")
def test_one_leaves_takes_one_hunter_of_anyone() -> None:
    for choice in ("remove red 5", "remove yellow 5", "remove green 5", "stop"):
        position = by_yellow("leave_one", areas=CROWD)
        assert offers(position) == {
            "remove red 5", "remove yellow 5", "remove yellow 5 club", "remove yellow 12", "remove green 5", "stop"
        }  # fmt: skip
        play(position, choice)
        assert decision(position) == "red discard"
        assert sum(area(position, 5)["hunters"]) == (6 if choice == "stop" else 5)


# -- Club or March


@pytest.mark.rule("EZ-11.7", "EZ-11.8")
def test_club_or_march_is_a_club_or_own_moves_and_no_mammoth() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow2*1 red3 M2", 9: "green1"}, mammoth_supply=1)
    assert decision(position) == "yellow club_or_march"
    targets = [6, 7, 8, 9, 10, 11, 12]  # any open area, neighbour or not
    assert offers(position) == (
        {"take club", "stop"}
        | {f"move yellow 5-{number}" for number in targets}
        | {f"move yellow 5-{number} club" for number in targets}
    )


@pytest.mark.rule("EZ-11.8")
def test_club_or_march_offers_no_mammoth_if_the_supply_is_empty_either() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow1", 6: "M4"}, mammoth_supply=0)
    assert not {offer for offer in offers(position) if "mammoth" in offer}
    position = by_yellow("club_or_march", areas={6: "M4"}, mammoth_supply=0, clubs={"green": 6})
    assert decision(position) == "red discard"  # neither club nor hunter: nothing to decide


@pytest.mark.rule("EZ-11.7", "EZ-9.1")
def test_whoever_takes_the_club_does_not_march() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow2"})
    play(position, "take club")
    assert decision(position) == "yellow club_now"
    assert offers(position) == {"arm 5", "keep"}
    play(position, "arm 5")
    assert decision(position) == "red discard"
    assert area(position, 5)["armed"] == [0, 1, 0]


@pytest.mark.rule("EZ-11.7")
def test_whoever_marches_takes_no_club() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow2", 9: "yellow1"})
    play(position, "move yellow 5-12")
    assert decision(position) == "yellow march_step"
    # The hunter that has marched stays in 12.
    assert offers(position) == (
        {"stop"}
        | {f"move yellow 5-{number}" for number in OPEN_3 if number != 5}
        | {f"move yellow 9-{number}" for number in OPEN_3 if number != 9}
    )
    play(position, "move yellow 9-8")
    assert decision(position) == "red discard"  # two at most
    assert (hunters(position, "yellow", 12), hunters(position, "yellow", 8)) == (1, 1)
    assert player(position, "yellow")["clubs"] == 0


@pytest.mark.rule("EZ-11.7", "EZ-5.12")
def test_club_or_march_may_be_declined_wholly_or_in_part() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow2"})
    play(position, "stop")
    assert decision(position) == "red discard"
    position = by_yellow("club_or_march", areas={5: "yellow2"})
    play(position, "move yellow 5-6", "stop")
    assert decision(position) == "red discard"
    assert (hunters(position, "yellow", 5), hunters(position, "yellow", 6)) == (1, 1)


@pytest.mark.rule("EZ-11.7", "EZ-9.15")
def test_without_clubs_in_the_supply_only_the_march_is_left() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow1"}, clubs={"green": 6})
    assert offers(position) == {"stop"} | {f"move yellow 5-{number}" for number in OPEN_3 if number != 5}
    play(position, "move yellow 5-9")
    assert decision(position) == "red discard"  # his only hunter has marched


@pytest.mark.rule("EZ-11.7", "EZ-9.4", "EZ-8.7")
def test_a_kept_club_may_go_with_a_marching_hunter_which_then_stays() -> None:
    position = by_yellow("club_or_march", areas={5: "yellow2", 9: "yellow1"}, clubs={"yellow": 1})
    play(position, "move yellow 5-9")
    assert decision(position) == "yellow attach_club"
    play(position, "attach")
    assert area(position, 9)["armed"] == [0, 1, 0]
    # In 9 one hunter has marched and carries the club; the other one may still go.
    assert not {offer for offer in offers(position) if offer.endswith("club")}
    assert "move yellow 9-12" in offers(position)


# -- Mammoth Leaves, Fire (dark)


@pytest.mark.rule("EZ-11.9")
def test_mammoth_leaves_returns_any_one_mammoth() -> None:
    position = by_yellow("mammoth_leaves", areas={5: "M2", 12: "M1"}, mammoth_supply=1)
    assert decision(position) == "yellow mammoth_leave"
    assert offers(position) == {"mammoth leaves 5", "mammoth leaves 12", "stop"}
    play(position, "mammoth leaves 5")
    assert (area(position, 5)["mammoths"], supply(position, "mammoths")) == (1, 2)
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-11.9", "EZ-5.12", "EZ-20.5")
def test_mammoth_leaves_may_be_declined_and_is_not_asked_without_mammoths() -> None:
    position = by_yellow("mammoth_leaves", areas={5: "M2"}, mammoth_supply=2)
    play(position, "stop")
    assert area(position, 5)["mammoths"] == 2
    position = by_yellow("mammoth_leaves", mammoth_supply=4)
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-11.10")
def test_dark_fire_lets_a_chosen_opponent_move_a_tile() -> None:
    position = by_yellow("fire_dark", areas={5: "F[2,1]", 6: "F[]"})
    assert decision(position) == "yellow fire_move"
    origins = [5, 7, 8, 9, 10, 11, 12]
    assert offers(position) == {f"fire {a}-{b}" for a in origins for b in OPEN_3 if a != b} | {"stop"}
    play(position, "fire 5-6")
    assert (area(position, 5)["fires"], area(position, 6)["fires"]) == (1, 1)
    tiles = position.to_dict()["state"]["fires"]  # type: ignore[index]
    assert [value for place, value in tiles if place == 6] == [1]  # the one that arrived last (EZ-10.16)
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-11.10", "EZ-5.12")
def test_dark_fire_may_be_declined() -> None:
    position = by_yellow("fire_dark")
    play(position, "stop")
    assert [area(position, number)["fires"] for number in OPEN_3] == [1] * 8


@pytest.mark.rule("EZ-11.11")
def test_what_the_two_shorter_cards_refer_to() -> None:
    """One for All places, like Two for All; One Leaves removes, like Two Leave."""
    assert decision(begin("settle_one")) == decision(begin("settle_two")) == "yellow place_hunter"
    assert decision(by_yellow("leave_one", areas=CROWD)) == decision(by_yellow("leave_two", areas=CROWD))
    assert offers(by_yellow("leave_one", areas=CROWD)) == offers(by_yellow("leave_two", areas=CROWD))
    assert offers(begin("settle_one")) == offers(begin("settle_two"))


@pytest.mark.rule("EZ-11.3", "EZ-11.6", "EZ-11.7", "EZ-11.9", "EZ-11.10", "EZ-5.10")
@pytest.mark.parametrize("card", ["leave_two", "leave_one", "club_or_march", "mammoth_leaves", "fire_dark"])
def test_the_opponent_is_chosen_and_he_alone_acts(card: str) -> None:
    position = begin(card, players=5, areas={5: "M1 red1 yellow1 green1 blue1 black1"})
    assert decision(position) == "red choose_opponent"
    assert offers(position) == {"opponent yellow", "opponent green", "opponent blue", "opponent black"}
    play(position, "opponent blue")
    assert decision(position).startswith("blue ")
    play(position, "stop")
    assert decision(position) == "red discard"
