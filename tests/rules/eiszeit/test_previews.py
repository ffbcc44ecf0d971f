"""What Eiszeit tells before a choice: prices, what areas can feed, who would lose hunters."""

from __future__ import annotations

import pytest

from beringia import Position, Preview
from beringia.games.eiszeit.preview import fire_chances
from tests.rules.eiszeit.board import hand, play, table


def lines(position: Position, choice: str | None) -> list[Preview]:
    """What is told about a choice by its notation, or about the whole decision."""
    assert position.seat is not None
    code = None if choice is None else position.parse(choice)
    return [preview for preview in position.previews(position.seat) if preview.choice == code]


def keys(position: Position, choice: str | None) -> list[str]:
    return [preview.key.removeprefix("eiszeit-preview-") for preview in lines(position, choice)]


@pytest.mark.rule("EZ-13.3")
def test_fires_are_worth_what_the_tiles_are() -> None:
    assert fire_chances((4, 5, 5), 0) == [1.0]
    assert fire_chances((4, 5, 5), 1) == [4 / 14, 5 / 14, 5 / 14]
    assert fire_chances((1, 1), 2) == [0.0, 1.0]
    assert sum(fire_chances((4, 5, 5), 5)) == pytest.approx(1.0)


@pytest.mark.rule("EZ-13.3", "EZ-13.4")
def test_areas_that_may_not_feed_their_hunters_are_told_with_the_chance_of_a_loss() -> None:
    """Four hunters, one fire: with 0 the fewest lose one. Where nobody can lose anything, nothing is told."""
    position = table(3, areas={5: "F[2] red1 green3", 6: "F[1] red3"}, hands={"red": hand("fire", "trail")})
    found = lines(position, None)
    assert [line.targets for line in found] == [("area:5",)]
    assert found[0].args == {
        "area": 5,
        "hunters": 4,
        "least": 3,
        "most": 5,
        "chance": 29,  # 4 of 14 tiles
        "losses": 1,
        "others": 0,
    }
    assert found[0].tone == "bad"


@pytest.mark.rule("EZ-13.3")
def test_the_face_of_a_fire_makes_no_difference() -> None:
    faces = [table(3, areas={5: f"F[{face}] red1 green3"}, hands={"red": hand("fire", "trail")}) for face in (0, 1, 2)]
    told = [[line.to_dict() for line in position.previews(0)] for position in faces]
    assert told[0] == told[1] == told[2]


@pytest.mark.rule("EZ-5.2", "EZ-5.7")
def test_cards_tell_what_they_cost_and_bring() -> None:
    position = table(3, stones={"red": 6}, dark=20, hands={"red": hand("trail", "settle_two")})
    cost, gain = lines(position, "play trail"), lines(position, "play settle_two")
    price = position.game.content["cards"]["trail"]["cost"]
    brings = position.game.content["cards"]["settle_two"]["gain"]
    assert (cost[0].key, cost[0].args) == ("eiszeit-preview-cost", {"cost": price, "stones": 6 - price})
    assert (gain[0].key, gain[0].args) == ("eiszeit-preview-gain", {"cost": brings, "stones": 6 + brings})
    assert keys(position, "play settle_two") == ["gain", "rich"]


@pytest.mark.rule("EZ-12.1", "EZ-17.2")
def test_the_last_stone_ends_settling_or_makes_the_card_void() -> None:
    given = {"stones": {"red": 0}, "dark": 1, "hands": {"red": hand("settle_one", "fire")}}
    assert keys(table(3, round_=1, **given), "play settle_one") == ["gain", "ends"]  # type: ignore[arg-type]
    assert keys(table(3, round_=4, **given), "play settle_one") == ["void"]  # type: ignore[arg-type]


@pytest.mark.rule("EZ-8.1", "EZ-13.4")
def test_a_hunter_tells_what_its_area_would_be() -> None:
    position = table(
        3, areas={5: "F[2] red1 green2", 6: "F[0]"}, stones={"red": 6}, hands={"red": hand("landscape_steppe", "fire")}
    )
    play(position, "play landscape_steppe")
    here, there = lines(position, "hunter 5")[0], lines(position, "hunter 6")[0]
    assert (here.args["hunters"], here.args["least"], here.args["most"]) == (4, 3, 5)
    assert (here.args["chance"], here.args["others"]) == (29, 1)
    assert (there.args["hunters"], there.args["chance"], there.tone) == (1, 0, "plain")
    assert keys(position, "stop") == []


@pytest.mark.rule("EZ-15.4")
def test_ice_tells_who_has_to_leave() -> None:
    position = table(3, areas={5: "M1 F[] red2 green1"}, ended_by="red", agenda=[["next_round", None], ["glacier", 0]])
    told = lines(position, "ice 5")[0]
    assert (told.key, told.args) == ("eiszeit-preview-ice", {"area": 5, "placed": 2, "hunters": 1, "mammoths": 1})
