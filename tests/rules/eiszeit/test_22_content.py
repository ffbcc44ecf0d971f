"""Section 22 of the rules of Eiszeit: the components, as they stand in the content file and as they play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    area,
    hand,
    offers,
    play,
    player,
    supply,
    table,
)

LANDSCAPES = {
    1: "ice_meadow", 2: "mountains", 3: "forest", 4: "stone_desert", 5: "forest", 6: "steppe", 7: "pasture",
    8: "mountains", 9: "pasture", 10: "stone_desert", 11: "ice_meadow", 12: "steppe",
}  # fmt: skip

NEIGHBOURS = {
    1: {2, 5, 6}, 2: {1, 3, 6}, 3: {2, 4, 6, 7}, 4: {3, 7, 8}, 5: {1, 6, 9}, 6: {1, 2, 3, 5, 7, 9, 10},
    7: {3, 4, 6, 8, 10, 11, 12}, 8: {4, 7, 12}, 9: {5, 6, 10}, 10: {6, 7, 9, 11}, 11: {7, 10, 12}, 12: {7, 8, 11},
}  # fmt: skip

#: copies, cost
LIGHT = {
    "landscape_pasture": (2, 3), "landscape_ice_meadow": (2, 3), "landscape_mountains": (2, 3),
    "landscape_stone_desert": (2, 3), "landscape_forest": (2, 3), "landscape_steppe": (2, 3), "trail": (2, 5),
    "migration": (2, 5), "mammoth": (3, None), "fire": (3, 2), "swap": (3, 2), "club": (3, 3), "drive": (3, 4),
    "cult_light": (2, None),
}  # fmt: skip

#: copies, gain
DARK = {
    "settle_two": (2, 5), "settle_one": (4, 3), "leave_two": (3, 4), "leave_one": (3, 3), "club_or_march": (3, 3),
    "mammoth_leaves": (3, 3), "fire_dark": (2, 2), "cult_dark": (2, None),
}  # fmt: skip

TITLES = {
    "landscape_pasture": ("Pasture", "Weide", "Weide"),
    "landscape_ice_meadow": ("Ice Meadow", "Eiswiese", "IJsweide"),
    "landscape_mountains": ("Mountains", "Gebirge", "Gebergte"),
    "landscape_stone_desert": ("Stone Desert", "Steinwüste", "Steenwoestijn"),
    "landscape_forest": ("Forest", "Wald", "Bos"),
    "landscape_steppe": ("Steppe", "Steppe", "Steppe"),
    "trail": ("Trail", "Fährte", "Spoor"),
    "migration": ("Migration", "Wanderung", "Trektocht"),
    "mammoth": ("Mammoth", "Mammut", "Mammoet"),
    "fire": ("Fire", "Feuer", "Vuur"),
    "swap": ("Swap", "Tausch", "Ruil"),
    "club": ("Club", "Keule", "Knots"),
    "drive": ("Drive", "Treibjagd", "Drijfjacht"),
    "cult_light": ("Cult (light)", "Kult (hell)", "Cultus (licht)"),
    "settle_two": ("Two for All", "Zwei für alle", "Twee voor allen"),
    "settle_one": ("One for All", "Einer für alle", "Eén voor allen"),
    "leave_two": ("Two Leave", "Zwei müssen gehen", "Twee vertrekken"),
    "leave_one": ("One Leaves", "Einer muss gehen", "Eén vertrekt"),
    "club_or_march": ("Club or March", "Keule oder Marsch", "Knots of mars"),
    "mammoth_leaves": ("Mammoth Leaves", "Mammut zieht ab", "Mammoet trekt weg"),
    "fire_dark": ("Fire (dark)", "Feuer (dunkel)", "Vuur (donker)"),
    "cult_dark": ("Cult (dark)", "Kult (dunkel)", "Cultus (donker)"),
}


def start(players: int) -> dict[str, Any]:
    state: dict[str, Any] = GAME.start(players, seed=1).to_dict()["state"]  # type: ignore[assignment]
    return state


# -- C1


@pytest.mark.rule("C1", "EZ-1.3", "EZ-1.4")
@pytest.mark.parametrize("number", range(1, 13))
def test_landscape_and_neighbours_of_an_area(number: int) -> None:
    position = table(5, stones={"red": 7}, areas={number: "red1"}, hands={"red": hand("drive")})
    assert area(position, number)["landscape"] == LANDSCAPES[number]
    play(position, "play drive")
    assert offers(position) == {f"move red {number}-{other}" for other in NEIGHBOURS[number]} | {"stop"}


@pytest.mark.rule("C1")
def test_every_landscape_has_two_areas_and_borders_are_mutual() -> None:
    assert Counter(LANDSCAPES.values()) == dict.fromkeys(
        ["pasture", "ice_meadow", "mountains", "stone_desert", "forest", "steppe"], 2
    )
    for number, others in NEIGHBOURS.items():
        assert all(number in NEIGHBOURS[other] for other in others)


@pytest.mark.rule("C1")
def test_the_upper_edge() -> None:
    position = table(5, ended_by="red", agenda=[["glacier_phase", None]])
    assert offers(position) == {"ice 1", "ice 2", "ice 3", "ice 4", "decline"}


# -- C2, C3


@pytest.mark.rule("C2", "C3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_copies_of_every_card(players: int) -> None:
    cards = start(players)["cards"]
    assert Counter(cards["light"]["deck"]) == {card: copies for card, (copies, _) in LIGHT.items()}
    assert Counter(cards["dark"]["deck"]) == {card: copies for card, (copies, _) in DARK.items()}
    assert (len(cards["light"]["deck"]), len(cards["dark"]["deck"])) == (33, 22)


@pytest.mark.rule("C2", "EZ-5.2", "EZ-5.3")
@pytest.mark.parametrize(("card", "cost"), [(card, cost) for card, (_, cost) in LIGHT.items() if cost])
def test_the_cost_of_a_light_card(card: str, cost: int) -> None:
    position = table(3, stones={"red": cost - 1}, hands={"red": hand(card)})
    assert f"play {card}" not in offers(position)
    position = table(3, stones={"red": cost}, hands={"red": hand(card)})
    light = supply(position, "light")
    play(position, f"play {card}")
    assert player(position, "red")["stones"] == 0
    assert supply(position, "light") == light + cost


@pytest.mark.rule("C2")
def test_the_three_costs_of_the_mammoth() -> None:
    position = table(3, stones={"red": 7}, areas={5: "M1"}, mammoth_supply=3, hands={"red": hand("mammoth")})
    play(position, "play mammoth")
    costs = {text: position.describe(position.parse(text)).args["cost"] for text in offers(position)}
    assert {costs[f"mammoth {number}"] for number in range(5, 13)} == {2}
    assert {costs["mammoth 5-6"], costs["mammoth 5-9"]} == {3}
    assert {costs[f"mammoth 5-{number}"] for number in (7, 8, 10, 11, 12)} == {5}


@pytest.mark.rule("C3", "EZ-5.7")
@pytest.mark.parametrize(("card", "gain"), [(card, gain) for card, (_, gain) in DARK.items() if gain])
def test_the_gain_of_a_dark_card(card: str, gain: int) -> None:
    position = table(3, stones={"red": 1}, dark=10, hands={"red": hand(card, "fire")})
    play(position, f"play {card}")
    assert player(position, "red")["stones"] == 1 + gain
    assert supply(position, "dark") == 10 - gain


@pytest.mark.rule("C2", "C3", "EZ-6.2")
@pytest.mark.parametrize("cult", ["cult_light", "cult_dark"])
def test_a_cult_card_costs_and_brings_what_it_copies(cult: str) -> None:
    given: dict[str, Any] = {"stones": {"red": 4}, "dark": 10, "open_light": "drive", "open_dark": "leave_two"}
    for colour, stones in (("light", 0), ("dark", 8)):
        position = table(3, hands={"red": hand(cult, "fire")}, **given)
        play(position, f"play {cult}")
        assert player(position, "red")["stones"] == 4
        play(position, f"copy {colour}")
        assert player(position, "red")["stones"] == stones


@pytest.mark.rule("C2", "C3")
def test_titles_in_three_languages() -> None:
    cards = GAME.content["cards"]
    shown = {card: tuple(entry["name"][language] for language in ("en", "de", "nl")) for card, entry in cards.items()}
    assert shown == TITLES


# -- C4


@pytest.mark.rule("C4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_fourteen_fire_tiles(players: int) -> None:
    assert Counter(value for _, value in start(players)["fires"]) == {0: 4, 1: 5, 2: 5}


# -- C5


@pytest.mark.rule("C5", "EZ-2.2", "EZ-2.3", "EZ-2.5", "EZ-2.6", "EZ-2.7", "EZ-2.8")
@pytest.mark.parametrize(
    ("players", "iced", "mammoths", "mammoth_supply", "dark", "stones", "fires"),
    [
        (3, {1, 2, 3, 4}, {5, 6, 7, 8}, 0, 20, 32, (8, 6)),
        (4, {1, 4}, {2, 3, 6, 7}, 1, 25, 41, (10, 4)),
        (5, set(), {1, 2, 3, 4}, 2, 30, 50, (12, 2)),
    ],
)
def test_setup(
    players: int,
    iced: set[int],
    mammoths: set[int],
    mammoth_supply: int,
    dark: int,
    stones: int,
    fires: tuple[int, int],
) -> None:
    position = GAME.start(players, seed=3)
    assert {number for number in range(1, 13) if area(position, number)["ice"]} == iced
    for number in range(1, 13):
        assert area(position, number)["mammoths"] == (1 if number in mammoths else 0)
        assert area(position, number)["fires"] == (0 if number in iced else 1)
    assert supply(position, "mammoths") == mammoth_supply
    assert (supply(position, "dark"), supply(position, "light")) == (dark, 0)
    assert (12 - len(iced), supply(position, "fires")) == fires
    assert supply(position, "clubs") == 6
    held = [player(position, colour) for colour in COLOURS[:players]]
    assert dark + sum(entry["stones"] for entry in held) == stones
    assert all((entry["stones"], entry["score"], entry["reserve"]) == (4, 0, 12) for entry in held)


@pytest.mark.rule("C5", "EZ-3.3")
@pytest.mark.parametrize(("players", "light", "dark"), [(3, 27, 13), (4, 25, 10), (5, 23, 7)])
def test_decks_after_dealing(players: int, light: int, dark: int) -> None:
    position = GAME.start(players, seed=3)
    while position.decision is not None and position.decision.kind == "preround_place":
        position.play(position.choices()[0])
    cards: Any = position.view(None)["cards"]
    assert (cards["light"]["deck"], cards["dark"]["deck"]) == (light, dark)


# -- C6


@pytest.mark.rule("C6")
def test_other_components() -> None:
    assert GAME.content["colours"]["order"] == COLOURS
    assert {option.key: option.allowed for option in GAME.options} == {"rounds": [4, 3], "colours": COLOURS}
    assert {option.key: option.default for option in GAME.options}["rounds"] == 4
    game = GAME.content["game"]
    assert (game["clubs"], game["mammoths"], game["stones"], game["hunters"]) == (6, 6, 50, 12)
    assert GAME.content["score_track"]["length"] == 50
    assert len(start(5)["areas"]) == 12  # a glacier piece for each


@pytest.mark.rule("C6")
@pytest.mark.parametrize("wrong", [0, 1, 2, 5, "4", True, None])
def test_no_other_number_of_rounds(wrong: object) -> None:
    if wrong is None:
        assert GAME.start(3, seed=1).options["rounds"] == 4
        return
    with pytest.raises(ValueError, match=r"rounds.*allowed are 4, 3"):
        GAME.start(3, seed=1, options={"rounds": wrong})


@pytest.mark.rule("C1", "C2", "C3", "C4", "C5", "C6")
def test_every_group_says_where_it_comes_from() -> None:
    single = ("game", "colours", "fire_tiles", "points", "score_track", "flags", "copies", "upper_edge")
    groups: list[Any] = [GAME.content[key] for key in single] + list(GAME.content["borders"])
    groups += [*GAME.content["areas"].values(), *GAME.content["setup"].values(), *GAME.content["cards"].values()]
    groups += [card["name"] for card in GAME.content["cards"].values()]
    assert {group["source"] for group in groups} == {"rulebook", "public", "design"}
    assert {GAME.content["areas"][str(number)]["source"] for number in range(1, 13)} == {"design"}
    stated = [group["pairs"] for group in GAME.content["borders"] if group["source"] == "rulebook"]
    assert stated == [[[1, 6], [4, 7], [4, 8], [6, 9], [7, 12], [8, 12]]]
    cards: dict[str, set[str]] = {}
    for card, entry in GAME.content["cards"].items():
        cards.setdefault(entry["source"], set()).add(card)
    assert cards["public"] == {"migration", "club_or_march"}
    assert cards["rulebook"] == {"mammoth", "cult_light", "cult_dark"}
