"""Section 10 of the rules of Eiszeit, continued: Swap, Club and Drive."""

from __future__ import annotations

import pytest

from tests.rules.eiszeit.board import (
    area,
    begin,
    decision,
    offers,
    pile,
    play,
    player,
    supply,
)

OPEN_3 = [5, 6, 7, 8, 9, 10, 11, 12]  # the open areas of a game of three
ALL_12 = list(range(1, 13))

# -- Swap


@pytest.mark.rule("EZ-10.17")
def test_swap_offers_exactly_the_pairs_in_neighbouring_areas() -> None:
    position = begin("swap", areas={6: "blue1 red1", 9: "red1", 11: "green2"}, players=4)
    assert decision(position) == "red swap_pair"
    assert offers(position) == {"swap blue 6 red 9", "swap red 6 red 9"}  # 6-11 and 9-11 are no neighbours
    play(position, "swap blue 6 red 9")
    assert area(position, 6)["hunters"] == [2, 0, 0, 0]
    assert area(position, 9)["hunters"] == [0, 0, 0, 1]
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.18")
def test_swap_may_take_two_hunters_of_one_player() -> None:
    for owner in ("red", "green"):
        position = begin("swap", areas={6: f"{owner}1", 9: f"{owner}1"})
        assert offers(position) == {f"swap {owner} 6 {owner} 9"}
        before = [area(position, number) for number in ALL_12]
        play(position, f"swap {owner} 6 {owner} 9")
        assert [area(position, number) for number in ALL_12] == before


@pytest.mark.rule("EZ-10.19")
def test_swap_is_compulsory_if_there_is_a_pair() -> None:
    position = begin("swap", areas={6: "yellow1", 9: "green1"})
    assert offers(position) == {"swap yellow 6 green 9"}
    assert decision(position) == "red swap_pair"  # the single pair still needs its click (EZ-20.5)


@pytest.mark.rule("EZ-10.19", "EZ-5.14")
@pytest.mark.parametrize(
    "areas",
    [
        {}, {6: "red3"}, {6: "red3", 11: "green3"}, {6: "green1*1", 9: "red1"}, {6: "green1*1", 9: "yellow1*1 red1"},
        {5: "red1 green1", 7: "yellow1"},
    ],
)  # fmt: skip
def test_without_a_permitted_pair_swap_has_no_effect(areas: dict[int, str]) -> None:
    position = begin("swap", areas=areas, stones=2)
    assert decision(position) == "red discard"
    assert player(position, "red")["stones"] == 0
    assert pile(position, "light")["open"] == "swap"


@pytest.mark.rule("EZ-10.20", "EZ-9.10", "EZ-9.11")
def test_a_swapped_hunter_takes_its_club_along() -> None:
    position = begin("swap", areas={6: "red2*1", 9: "green2*1"})
    # Green's hunter with the club is out of reach; red's own may go.
    assert offers(position) == {"swap red 6 green 9", "swap red club 6 green 9"}
    play(position, "swap red club 6 green 9")
    assert (area(position, 6)["hunters"], area(position, 6)["armed"]) == ([1, 0, 1], [0, 0, 0])
    assert (area(position, 9)["hunters"], area(position, 9)["armed"]) == ([1, 0, 1], [1, 0, 1])


@pytest.mark.rule("EZ-10.20")
def test_two_own_hunters_swap_a_club_between_areas() -> None:
    position = begin("swap", areas={6: "red1*1", 9: "red1"})
    assert offers(position) == {"swap red club 6 red 9"}
    play(position, "swap red club 6 red 9")
    assert (area(position, 6)["armed"][0], area(position, 9)["armed"][0]) == (0, 1)


# -- Club


@pytest.mark.rule("EZ-10.21", "EZ-10.22")
def test_club_takes_a_club_or_places_a_mammoth() -> None:
    position = begin("club", areas={5: "M2 red1"}, mammoth_supply=2)
    assert decision(position) == "red club_card"
    choices = {"take club", "stop"} | {f"mammoth {number}" for number in OPEN_3}
    assert offers(position) == choices
    play(position, "take club", "keep")
    assert (player(position, "red")["clubs"], supply(position, "clubs")) == (1, 5)
    assert decision(position) == "red discard"

    position = begin("club", areas={5: "M2 red1"}, mammoth_supply=2)
    play(position, "mammoth 12")
    assert (area(position, 12)["mammoths"], supply(position, "mammoths")) == (1, 1)
    assert player(position, "red")["clubs"] == 0
    assert decision(position) == "red discard"  # the one or the other, never both


@pytest.mark.rule("EZ-10.21")
def test_club_may_be_left_alone() -> None:
    position = begin("club", mammoth_supply=2)
    play(position, "stop")
    assert (player(position, "red")["clubs"], supply(position, "clubs"), supply(position, "mammoths")) == (0, 6, 2)


@pytest.mark.rule("EZ-10.21", "EZ-9.15")
def test_without_clubs_in_the_supply_only_the_mammoth_is_left() -> None:
    position = begin("club", clubs={"yellow": 6}, mammoth_supply=1)
    assert offers(position) == {"stop"} | {f"mammoth {number}" for number in OPEN_3}


@pytest.mark.rule("EZ-10.23")
def test_club_moves_a_mammoth_to_an_open_neighbour_if_the_supply_has_none() -> None:
    position = begin("club", areas={5: "M3", 12: "M1"}, mammoth_supply=0)
    assert offers(position) == {
        "take club", "stop", "mammoth 5-6", "mammoth 5-9", "mammoth 12-7", "mammoth 12-8", "mammoth 12-11"
    }  # fmt: skip
    play(position, "mammoth 5-9")
    assert (area(position, 5)["mammoths"], area(position, 9)["mammoths"]) == (2, 1)
    assert player(position, "red")["stones"] == 4  # the card's own cost and nothing else
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.23")
def test_club_has_nothing_to_offer_without_clubs_and_with_mammoths_shut_in() -> None:
    position = begin("club", iced=[1, 2, 3, 4, 6, 9], areas={5: "M4"}, mammoth_supply=0, clubs={"yellow": 6})
    assert decision(position) == "red discard"


# -- Drive


@pytest.mark.rule("EZ-10.24", "EZ-9.10", "EZ-9.11")
def test_drive_moves_any_hunters_to_open_neighbours_but_no_foreign_clubs() -> None:
    position = begin("drive", areas={5: "red2*1 yellow2*1 green1*1"})
    assert decision(position) == "red drive_step"
    assert offers(position) == {
        "move red 5-6", "move red 5-9", "move red 5-6 club", "move red 5-9 club", "move yellow 5-6", "move yellow 5-9",
        "stop",
    }  # fmt: skip
    play(position, "move red 5-9 club")
    assert (area(position, 9)["hunters"], area(position, 9)["armed"]) == ([1, 0, 0], [1, 0, 0])
    play(position, "move yellow 5-6")
    # What was driven once stays; yellow's other hunter and green's carry clubs.
    assert offers(position) == {"move red 5-6", "move red 5-9", "stop"}
    play(position, "move red 5-6")
    assert decision(position) == "red discard"
    assert area(position, 5)["hunters"] == [0, 1, 1]


@pytest.mark.rule("EZ-10.24")
def test_drive_is_three_hunters_at_most_and_may_stop_earlier() -> None:
    position = begin("drive", areas={5: "red3 yellow3 green3"})
    play(position, "move red 5-6", "move yellow 5-6", "move green 5-6")
    assert decision(position) == "red discard"
    for driven in range(3):
        position = begin("drive", areas={5: "red3 yellow3 green3"})
        play(position, *["move red 5-6", "move yellow 5-9"][:driven], "stop")
        assert decision(position) == "red discard"
        assert sum(area(position, 5)["hunters"]) == 9 - driven


@pytest.mark.rule("EZ-10.24", "EZ-8.7")
def test_a_driven_hunter_is_not_driven_again_but_its_companions_are() -> None:
    position = begin("drive", areas={5: "yellow1", 6: "yellow1 green1"})
    play(position, "move yellow 5-6")
    assert {offer for offer in offers(position) if "yellow" in offer} == {
        "move yellow 6-5", "move yellow 6-7", "move yellow 6-9", "move yellow 6-10"
    }  # fmt: skip
    play(position, "move yellow 6-7")
    # Two of yellow: no third one, and the two yellow ones have moved anyway.
    assert offers(position) == {"move green 6-5", "move green 6-7", "move green 6-9", "move green 6-10", "stop"}


@pytest.mark.rule("EZ-10.25")
@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_three_hunters_of_one_owner_are_too_many(owner: str) -> None:
    position = begin("drive", areas={5: f"{owner}4", 7: f"{owner}2", 12: "green1"})
    play(position, f"move {owner} 5-6", f"move {owner} 5-9")
    assert offers(position) == {"move green 12-7", "move green 12-8", "move green 12-11", "stop"}
    barred = position.game.codes.encode("move", ["red", "yellow"].index(owner), 0, 4, 5)
    refusal = position.why_not(barred)
    assert refusal is not None
    assert refusal.clause == "EZ-10.25"
    play(position, "move green 12-11")
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.25")
@pytest.mark.parametrize("order", [("red", "green", "red"), ("green", "red", "red"), ("red", "red", "green")])
def test_two_of_one_owner_and_one_of_another_are_fine_in_any_order(order: tuple[str, ...]) -> None:
    position = begin("drive", areas={5: "red4 green2"})
    for owner in order:
        play(position, f"move {owner} 5-9")
    assert area(position, 9)["hunters"] == [2, 0, 1]


@pytest.mark.rule("EZ-10.25", "EZ-20.5")
def test_after_two_of_the_only_owner_the_drive_ends_by_itself() -> None:
    position = begin("drive", areas={5: "red4"})
    play(position, "move red 5-6", "move red 5-9")
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-10.25", "EZ-9.3")
def test_a_club_attached_on_the_way_does_not_make_a_third_hunter_of_one_owner_legal() -> None:
    position = begin("drive", areas={5: "red4", 12: "green1"}, clubs={"red": 1})
    play(position, "move red 5-6")
    assert decision(position) == "red attach_club"
    play(position, "attach", "move red 5-9")
    assert offers(position) == {"move green 12-7", "move green 12-8", "move green 12-11", "stop"}


@pytest.mark.rule("EZ-10.24", "EZ-9.6")
def test_a_driven_opponent_may_not_attach_a_kept_club() -> None:
    position = begin("drive", areas={5: "yellow2 green1"}, clubs={"yellow": 1})
    play(position, "move yellow 5-6")
    assert decision(position) == "red drive_step"
