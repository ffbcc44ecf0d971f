"""Section 3 of the rules: setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beringia import Event, Position
from tests.rules.winter.board import (
    COLOURS,
    GAME,
    decision,
    goods,
    hexes,
    offers,
    play,
    player,
    refused,
    seat,
    until,
    view,
)

STONES = GAME.content["stones"]
CARDS = GAME.content["cards"]
TYPES = ["grassland", "flint_hills", "taiga", "hot_springs", "bog", "boulder_field"]
#: Food and tools of the setup cards, and of the places in turn order.
SETUPS = {
    "stocked_larder": (3, 2),
    "flint_cache": (1, 3),
    "far_camp": (1, 0),
    "spirit_pact": (2, 1),
    "new_blood": (1, 1),
}
PLACES = [(0, 0), (1, 0), (0, 1), (1, 1)]
START = ["gatherer"] * 5 + ["exp_gatherer", "brave", "berry_basket", "hammerstone"]
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def set_up(players: int, seed: int = 1, **options: Any) -> Position:
    """A game after its setup, in which everybody took what was offered first."""
    p = GAME.start(players, seed=seed, options=options)
    while view(p)["phase"] == "setup":
        p.play(p.choices()[0])
    return p


def holding(card: str, players: int = 2) -> tuple[Position, str]:
    """A game in which the first player in turn order has this setup card, up to its first decision; and who that is."""
    for seed in range(40):
        p = GAME.start(players, seed=seed, options={"draft": "setup"})
        until_setup(p)
        first = COLOURS[view(p)["order"][0]]
        if card not in view(p)["draft"]["setups"]:
            continue
        while decision(p).endswith("setup_card"):
            mine = f"setup {card}"
            others = [text for text in sorted(offers(p)) if text != mine]
            play(p, mine if decision(p).startswith(first) else others[0])
        return p, first
    raise AssertionError(f"{card} is never laid out")


def until_setup(p: Position) -> None:
    while decision(p).endswith("setup_side"):
        play(p, "side a")


def state(p: Position) -> dict[str, Any]:
    found: dict[str, Any] = p.to_dict()["state"]  # type: ignore[assignment]
    return found


@pytest.mark.rule("EW-3.1")
@COUNTS
def test_round_one(players: int) -> None:
    assert view(GAME.start(players, seed=1))["round"] == 1


@pytest.mark.rule("EW-3.2", "EW-3.3")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 6), (4, 7)])
def test_stones_of_both_eras(players: int, each: int) -> None:
    laid = set()
    for seed in range(6):
        stones = [entry["stone"] for entry in view(GAME.start(players, seed=seed))["stones"]]
        left, right = stones[:7], stones[7:]
        assert [stone is not None for stone in left] == [True] * each + [False] * (7 - each)
        assert [stone is not None for stone in right] == [True] * each + [False] * (7 - each)
        assert {STONES[stone]["era"] for stone in left[:each]} == {1}
        assert {STONES[stone]["era"] for stone in right[:each]} == {2}
        assert len(set(left[:each] + right[:each])) == 2 * each
        laid.add((tuple(left), tuple(right)))
    assert len({left for left, _ in laid}) == len({right for _, right in laid}) == 6, "both eras are shuffled"


@pytest.mark.rule("EW-3.4")
@COUNTS
def test_five_stacks_of_fifteen(players: int) -> None:
    stacks = view(GAME.start(players, seed=1))["stacks"]
    assert stacks == dict.fromkeys(["shaman", "elder", "craftsperson", "explorer", "hunter"], 15)


@pytest.mark.rule("EW-3.5")
def test_eight_cards_of_era_one_lie_open() -> None:
    shown = set()
    decks = set()
    for seed in range(5):
        p = GAME.start(3, seed=seed)
        culture = view(p)["culture"]
        assert len(set(culture["display"])) == 8
        assert {CARDS[card]["era"] for card in culture["display"]} == {1}
        assert culture["decks"] == [20 - 8, 20], "what is in them nobody sees"
        inside = state(p)["culture"]["decks"]
        assert {CARDS[card]["era"] for card in inside[0]} == {1}
        assert {CARDS[card]["era"] for card in inside[1]} == {2}
        shown.add(tuple(culture["display"]))
        decks.add(tuple(inside[1]))
    assert len(shown) == len(decks) == 5


@pytest.mark.rule("EW-3.7")
def test_the_first_turn_order_is_random() -> None:
    orders = Counter(tuple(view(GAME.start(3, seed=seed))["order"]) for seed in range(60))
    assert set(orders) == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@pytest.mark.rule("EW-3.8", "EW-3.22", "EW-3.24")
@COUNTS
def test_chief_and_setup_card_are_dealt_at_random(players: int) -> None:
    chiefs, setups = set(), set()
    for seed in range(12):
        seen = view(set_up(players, seed))
        dealt = [own["chief"] for own in seen["players"]]
        given = [own["setup"] for own in seen["players"]]
        assert len(set(dealt)) == len(set(given)) == players
        assert seen["draft"] == {"chiefs": [], "setups": []}, "the others are out of the game"
        chiefs.add(dealt[0])
        setups.add(given[0])
    assert len(chiefs) > 2
    assert len(setups) > 2


@pytest.mark.rule("EW-3.8")
@COUNTS
def test_nine_start_cards(players: int) -> None:
    p = set_up(players)
    for colour in COLOURS[:players]:
        own = player(p, colour)
        if own["setup"] != "new_blood":
            assert sorted(own["hand"] + own["deck"]) == sorted(START)


@pytest.mark.rule("EW-3.9", "EW-3.24")
def test_everybody_chooses_the_side_of_their_chief() -> None:
    p = GAME.start(3, seed=4)
    order = view(p)["order"]
    sides = ["b", "a", "b"]
    chiefs = [own["chief"] for own in view(p)["players"]]
    for place, side in enumerate(sides):
        assert decision(p) == f"{COLOURS[order[place]]} setup_side"
        assert offers(p) == {"side a", "side b"}
        play(p, f"side {side}")
    wanted = {order[place]: side for place, side in enumerate(sides)}
    until(p, "over")
    assert p.over
    assert {own["seat"]: own["side"] for own in view(p)["players"]} == wanted, "it stays for the whole game"
    assert [own["chief"] for own in view(p)["players"]] == chiefs


@pytest.mark.rule("EW-3.10")
@COUNTS
def test_nothing_at_the_start(players: int) -> None:
    p = GAME.start(players, seed=1)
    for colour in COLOURS[:players]:
        own = player(p, colour)
        assert (own["food"], own["tools"], own["score"]) == (0, 0, 0)
        assert (own["offering"], own["honor"], own["honor_cell"]) == (0, 0, None)


@pytest.mark.rule("EW-3.11")
def test_five_of_nine_cards_in_hand() -> None:
    hands = set()
    for seed in range(6):
        p = GAME.start(2, seed=seed)
        until_setup(p)
        for colour in COLOURS[:2]:
            own = player(p, colour)
            fresh = len([card for card in own["hand"] if card not in START])
            assert (own["hand_size"] - fresh, own["deck_size"]) == (5, 4)
            hands.add(tuple(own["hand"]))
    assert len(hands) > 4


@pytest.mark.rule("EW-3.12")
def test_sixty_animals_are_shuffled() -> None:
    decks = set()
    for seed in range(4):
        animals = state(GAME.start(2, seed=seed))["animals"]
        everything = Counter([*animals["deck"], *(animal for animal in animals["area"] if animal)])
        common = dict.fromkeys(["sloth", "rhino", "cat", "glyptodon", "bison"], 10)
        assert everything == {**common, "mammoth": 5, "argentavis": 5}
        decks.add(tuple(animals["deck"]))
    assert len(decks) == 4


@pytest.mark.rule("EW-3.13")
@COUNTS
def test_one_animal_more_than_players(players: int) -> None:
    animals = view(GAME.start(players, seed=1))["animals"]
    assert [animal is not None for animal in animals["area"]] == [True] * (players + 1) + [False] * (5 - players)
    assert animals["deck"] == 60 - players - 1


@pytest.mark.rule("EW-3.14")
def test_the_tiles_of_the_site_are_shuffled() -> None:
    laid = {tuple(tile["tile"] for tile in view(GAME.start(3, seed=seed))["site"]["tiles"]) for seed in range(10)}
    assert all(sorted(tiles) == ["a", "b", "c", "d"] for tiles in laid)
    assert len(laid) > 4


@pytest.mark.rule("EW-3.15")
@pytest.mark.parametrize(
    ("players", "corners"),
    [
        (2, [(False, 0, 0), (True, 4, 0), (False, 2, 4), (True, 0, 2)]),
        (3, [(False, 0, 0), (False, 4, 0), (True, 2, 2), (True, 4, 2)]),
        (4, [(False, 0, 0), (False, 4, 0), (False, 0, 2), (False, 4, 2)]),
    ],
)
def test_the_first_pattern_of_the_player_count(players: int, corners: list[tuple[bool, int, int]]) -> None:
    site = view(GAME.start(players, seed=1))["site"]
    assert site["layout"] == f"{players}-1"
    assert [(tile["turned"], tile["x"], tile["y"]) for tile in site["tiles"]] == corners


@pytest.mark.rule("EW-3.16", "EW-3.17")
@pytest.mark.parametrize(("players", "glaciers"), [(2, 6), (3, 6), (4, 3)])
def test_terrain(players: int, glaciers: int) -> None:
    ice = set()
    others = set()
    for seed in range(12):
        land = {name: entry["terrain"] for name, entry in hexes(GAME.start(players, seed=seed)).items()}
        assert land.pop("0,0") == "base"
        found = Counter(land.values())
        assert len(land) == 18
        assert found.pop("glacier") == glaciers
        assert set(found) == set(TYPES)
        assert max(found.values()) <= 3
        ice.add(tuple(name for name, terrain in land.items() if terrain == "glacier"))
        others.add(tuple(found[type_] for type_ in TYPES))
    assert len(ice) == 12, "laid out at random"
    assert len(others) > 1, "the additional hexes are random"


@pytest.mark.rule("EW-3.18")
@COUNTS
def test_a_camp_of_everybody_on_the_base_hex(players: int) -> None:
    p = GAME.start(players, seed=1)
    assert hexes(p)["0,0"]["camps"] == [0] * players
    until_setup(p)
    if view(p)["phase"] == "setup":
        assert decision(p).split()[1] in ("camp_place", "camp_pick", "idol_track", "tribe_stack")
    assert hexes(p)["0,0"]["camps"] == [1] * players
    for colour in COLOURS[:players]:
        assert (player(p, colour)["camps"], player(p, colour)["food_limit"]) == (4, 6)


@pytest.mark.rule("EW-3.18", "EW-3.21")
def test_the_camp_of_the_setup_card_comes_in_addition() -> None:
    p, first = holding("far_camp")
    assert decision(p) == f"{first} camp_place"
    assert offers(p) == {"yes", "skip"}
    play(p, "yes")
    assert hexes(p)["0,0"]["camps"][seat(first)] == 2
    assert offers(p) == {"skip", "camp 0,0"}
    play(p, "camp 0,0", "to 1,0")
    assert hexes(p)["1,0"]["camps"][seat(first)] == 1
    assert player(p, first)["camps"] == 3


@pytest.mark.rule("EW-3.21")
def test_what_may_be_skipped_on_a_setup_card() -> None:
    p, first = holding("far_camp")
    play(p, "skip", "skip")
    assert hexes(p)["0,0"]["camps"][seat(first)] == 1
    assert goods(p, first) == (1, 0)
    p, first = holding("new_blood")
    assert decision(p) == f"{first} tribe_stack"
    assert offers(p) == {"skip", *(f"stack {name}" for name in view(p)["stacks"])}
    play(p, "stack shaman")
    assert "shaman" in player(p, first)["hand"]
    p, first = holding("new_blood")
    play(p, "skip")
    assert player(p, first)["hand_size"] == 5


@pytest.mark.rule("EW-3.21")
def test_incomes_of_a_setup_card_are_not_refused() -> None:
    p, first = holding("spirit_pact")
    assert decision(p) == f"{first} idol_track"
    assert offers(p) == {"track offering", "track honor"}
    assert goods(p, first) == (2, 1)


@pytest.mark.rule("EW-3.19")
@COUNTS
def test_bonus_by_position(players: int) -> None:
    for seed in range(12):
        p = set_up(players, seed)
        for place, who in enumerate(view(p)["order"]):
            own = player(p, COLOURS[who])
            card = SETUPS[own["setup"]]
            assert goods(p, COLOURS[who]) == (card[0] + PLACES[place][0], card[1] + PLACES[place][1])


@pytest.mark.rule("EW-3.20")
def test_all_common_areas_lie_there_before_the_first_choice() -> None:
    p = GAME.start(3, seed=2, options={"ice_finds": True, "rest_tiles": True, "draft": "chief_setup"})
    seen = view(p)
    assert decision(p).endswith("setup_chief")
    assert all(seen["culture"]["display"])
    assert len([animal for animal in seen["animals"]["area"] if animal]) == 4
    assert [entry["ice_find"] for entry in seen["hexes"] if entry["terrain"] == "glacier"] == ["hidden"] * 6
    assert seen["rest_tiles"]["open"] is not None
    assert len(seen["site"]["tiles"]) == 4
    assert seen["draft"]["setups"] == [], "setup cards come after the chiefs"
    assert [own["hand_size"] for own in seen["players"]] == [0, 0, 0]
    assert hexes(p)["0,0"]["camps"] == [0, 0, 0]


@pytest.mark.rule("EW-3.20")
def test_order_of_the_setup() -> None:
    """Chiefs and sides, setup cards, hands and camps, then card and bonus of each player in turn order."""
    for seed in range(6):
        p = GAME.start(4, seed=seed)
        order = view(p)["order"]
        events: list[Event] = list(p.opening)
        while view(p)["phase"] == "setup":
            events += p.play_and_tell(p.choices()[0])
        kinds = [event.kind for event in events]
        sides = [event.seat for event in events if event.kind == "side_chosen"]
        assert sides == order
        last_side = max(index for index, kind in enumerate(kinds) if kind == "side_chosen")
        cards = [index for index, kind in enumerate(kinds) if kind == "setup_taken"]
        drawn = [index for index, kind in enumerate(kinds) if kind == "drew"]
        gained = [index for index, kind in enumerate(kinds) if kind == "gained"]
        assert last_side < min(cards) < max(cards) < min(drawn) < max(drawn) < min(gained)
        assert len(drawn) == 4 * 5
        assert kinds[: min(gained)].count("camp_placed") == 4, "base camps before the first setup card"
        receivers = [events[index].seat for index in gained]
        assert sorted(receivers, key=lambda who: order.index(who)) == receivers
        round_ = kinds.index("round_began")
        assert round_ > max(index for index in gained if index < round_)
        assert kinds[round_ + 1] == "turn_began"
        assert events[round_ + 1].seat == order[0]


@pytest.mark.rule("EW-3.20", "EW-3.19")
def test_the_bonus_follows_the_own_setup_card() -> None:
    """The second player's food comes after the goods of the own card and before the next player's ones."""
    p = GAME.start(3, seed=1)
    order = view(p)["order"]
    events: list[Event] = []
    while view(p)["phase"] == "setup":
        events += p.play_and_tell(p.choices()[0])
    mine = [(event.args["good"], event.args["count"]) for event in events
            if event.kind == "gained" and event.seat == order[1]]  # fmt: skip
    assert mine[-1] == ("food", 1)


@pytest.mark.rule("EW-3.22")
def test_what_is_left_of_a_draft_is_removed() -> None:
    p = GAME.start(2, seed=1, options={"draft": "chief_setup"})
    assert len(view(p)["draft"]["chiefs"]) == 3
    while decision(p).split()[1] in ("setup_chief", "setup_side"):
        p.play(p.choices()[0])
    assert view(p)["draft"]["chiefs"] == []
    assert len(view(p)["draft"]["setups"]) == 3
    while decision(p).endswith("setup_card"):
        p.play(p.choices()[0])
    assert view(p)["draft"] == {"chiefs": [], "setups": []}


@pytest.mark.rule("EW-3.23")
@pytest.mark.parametrize("layout", ["2-1", "2-2", "3-1", "3-2", "4-1", "4-2"])
@COUNTS
def test_a_pattern_of_another_player_count(layout: str, players: int) -> None:
    p = set_up(players, layout=layout)
    assert view(p)["site"]["layout"] == layout
    assert p.check() == []


@pytest.mark.rule("EW-3.23")
def test_a_pattern_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="'5-1' is not allowed; allowed are standard, 2-1"):
        GAME.start(2, seed=1, options={"layout": "5-1"})


@pytest.mark.rule("EW-3.24")
def test_without_a_draft_nobody_chooses_a_chief() -> None:
    p = GAME.start(2, seed=1)
    assert decision(p).endswith("setup_side")
    assert refused(p, "chief fire_wolf") == "EW-3.9"
