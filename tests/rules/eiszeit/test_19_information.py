"""Section 19 of the rules of Eiszeit: what everybody may see, and what nobody may."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from beringia import Event, Position
from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    decision,
    hand,
    offers,
    play,
    table,
    tell,
    wander,
)


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=True)


def state_of(position: Position) -> dict[str, Any]:
    data: dict[str, Any] = position.to_dict()
    found: dict[str, Any] = data["state"]
    return found


def redealt(position: Position, viewer: int | None, chance: random.Random) -> Position:
    """The same game for the viewer, with everything dealt anew that he cannot see. Not the engine's way of doing it."""
    data: dict[str, Any] = copy.deepcopy(position.to_dict())
    state = data["state"]
    light = list(GAME.content["copies"])[1:15]
    others = [player for seat, player in enumerate(state["players"]) if seat != viewer]
    for colour in ("light", "dark"):
        pile = state["cards"][colour]
        places: list[tuple[list[str], int]] = [(pile["deck"], index) for index in range(len(pile["deck"]))]
        for player in others:
            for cards in (player["hand"], player["discarded"]):
                places += [(cards, n) for n, card in enumerate(cards) if (card in light) == (colour == "light")]
        cards_there = [cards[index] for cards, index in places]
        chance.shuffle(cards_there)
        for (cards, index), card in zip(places, cards_there, strict=True):
            cards[index] = card
    faces = [value for _, value in state["fires"]]
    chance.shuffle(faces)
    state["fires"] = [[place, face] for (place, _), face in zip(state["fires"], faces, strict=True)]
    state["dice"] = {"key": f"{chance.randrange(2**128):064x}", "blocks": 0, "used": 16}
    return GAME.from_dict(data)


def samples(players: int, seed: int) -> list[Position]:
    """Some thirty positions of a random game."""
    return [position.copy() for number, (position, _) in enumerate(wander(players, seed)) if number % 13 == seed % 13]


# -- what is public


@pytest.mark.rule("EZ-19.1", "EZ-19.3", "EZ-19.5", "EZ-19.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_public_is_shown_to_everybody(players: int) -> None:
    light_cards = list(GAME.content["copies"])[1:15]
    for position in samples(players, seed=3):
        state = state_of(position)
        for viewer in [None, *range(players)]:
            view: dict[str, Any] = position.view(viewer)
            for shown, true in zip(view["players"], state["players"], strict=True):
                for key in ("score", "stones", "clubs", "reserve"):
                    assert shown[key] == true[key]
                light = sum(1 for card in true["hand"] if card in light_cards)
                assert (shown["light"], shown["dark"]) == (light, len(true["hand"]) - light)
            for number, (shown, true) in enumerate(zip(view["areas"], state["areas"], strict=True), 1):
                for key in ("ice", "mammoths", "hunters", "armed"):
                    assert shown[key] == true[key]
                assert shown["fires"] == sum(1 for place, _ in state["fires"] if place == number)
            for key in ("dark", "light", "mammoths", "clubs"):
                assert view["supply"][key] == state["supply"][key]
            assert view["supply"]["fires"] == sum(1 for place, _ in state["fires"] if place == 0)
            for colour in ("light", "dark"):
                pile = state["cards"][colour]
                below = len(pile["seen"]) + sum(
                    (card in light_cards) == (colour == "light") for p in state["players"] for card in p["discarded"]
                )
                assert view["cards"][colour] == {"deck": len(pile["deck"]), "open": pile["open"], "pile": below}


@pytest.mark.rule("EZ-19.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_hand_is_in_the_view_of_its_owner_only(players: int) -> None:
    for position in samples(players, seed=4):
        hands = [player["hand"] for player in state_of(position)["players"]]
        for viewer in [None, *range(players)]:
            shown: list[Any] = position.view(viewer)["players"]  # type: ignore[assignment]
            for seat, player in enumerate(shown):
                if seat == viewer:
                    assert sorted(player["hand"]) == sorted(hands[seat])
                else:
                    assert "hand" not in player


@pytest.mark.rule("EZ-19.3")
def test_backs_are_public_while_cards_come_and_go() -> None:
    position = table(3, stones={"red": 7}, hands={"red": ["fire", "swap", "club", "leave_one", "leave_two"]})
    counts = []
    for text in ("play swap", "discard leave_two", "draw light"):
        play(position, text)
        player = position.view(1)["players"][0]  # type: ignore[index]
        counts.append((player["light"], player["dark"]))
    assert counts == [(2, 2), (2, 1), (3, 1)]


# -- what is hidden


@pytest.mark.rule("EZ-19.2", "EZ-19.4", "EZ-19.5", "EZ-19.6", "EZ-19.7", "EZ-19.8")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [0, 1])
def test_a_view_says_nothing_of_what_is_hidden(players: int, seed: int) -> None:
    """Hidden cards and tiles are dealt anew by hand: view, decision and choices stay byte for byte the same."""
    chance = random.Random(seed)
    for position in samples(players, seed):
        for viewer in [None, *range(players)]:
            other = redealt(position, viewer, chance)
            assert plain(other.view(viewer)) == plain(position.view(viewer))
            described = [[choice.to_dict() for choice in p.choices_for(viewer)] for p in (position, other)]
            assert plain(described[0]) == plain(described[1])


@pytest.mark.rule("EZ-19.8")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", [2, 5])
def test_a_determinized_position_looks_the_same_to_its_seat(players: int, seed: int) -> None:
    for position in samples(players, seed):
        before = position.digest()
        for viewer in range(players):
            for number in (1, 2):
                other = position.determinize(viewer, number)
                assert plain(other.view(viewer)) == plain(position.view(viewer))
                described = [[choice.to_dict() for choice in p.choices_for(viewer)] for p in (position, other)]
                assert plain(described[0]) == plain(described[1])
                assert other.check() == []
        assert position.digest() == before


@pytest.mark.rule("EZ-19.2", "EZ-19.4", "EZ-19.5", "EZ-19.6")
def test_determinizing_changes_all_that_is_hidden_and_nothing_else() -> None:
    """Over some determinized positions every hidden thing takes another value: none of the true ones is kept."""
    position = table(
        3, stones={"red": 5}, hands={"red": hand("trail")}, open_light="swap", open_dark="leave_two",
        under_light=["drive"],
    )  # fmt: skip
    play(position, "play trail", "stop", "discard fire", "draw light")
    while decision(position) != "green play_card":
        text = sorted(offers(position))
        play(position, next((t for t in text if t in ("stop", "no discard")), text[0]))
    true = state_of(position)
    different: set[str] = set()
    for number in range(12):
        state = state_of(position.determinize(2, number))
        assert state["players"][2] == true["players"][2]  # his own cards
        assert state["cards"]["light"]["seen"] == true["cards"]["light"]["seen"]
        assert state["cards"]["light"]["open"] == true["cards"]["light"]["open"]
        for seat in (0, 1):
            for key in ("hand", "discarded"):
                if sorted(state["players"][seat][key]) != sorted(true["players"][seat][key]):
                    different.add(f"{key} of {COLOURS[seat]}")
        for colour in ("light", "dark"):
            if state["cards"][colour]["deck"] != true["cards"][colour]["deck"]:
                different.add(f"{colour} deck")
        if [face for _, face in state["fires"]] != [face for _, face in true["fires"]]:
            different.add("fires")
        if state["dice"]["key"] != true["dice"]["key"]:
            different.add("dice")
    assert different == {
        "hand of red", "hand of yellow", "discarded of red", "light deck", "dark deck", "fires", "dice"
    }  # fmt: skip


@pytest.mark.rule("EZ-19.4")
def test_faces_are_shown_at_the_conflicts_and_not_before() -> None:
    position = table(
        3, round_=4, dark=4, light=4, stones={"red": 2},
        hands={"red": hand("fire", "swap"), "yellow": ["swap", "drive", "leave_two", "settle_one", "settle_one"]},
    )  # fmt: skip
    faces = {place: value for place, value in state_of(position)["fires"] if place}
    for text in ("play fire", "fire 5-6", "no discard", "draw light"):
        for event in tell(position, text):
            assert event.kind != "fire_revealed"
            assert "value" not in event.args
    events = tell(position, "play leave_two")
    shown = [event.seen_by(None)["args"] for event in events if event.kind == "fire_revealed"]
    faces_at_6 = sorted([faces[5], faces[6]])
    assert sorted(tile["value"] for tile in shown if tile["area"] == 6) == faces_at_6  # type: ignore[index]
    assert {tile["area"]: tile["value"] for tile in shown if tile["area"] != 6} == {  # type: ignore[index]
        place: face for place, face in faces.items() if place not in (5, 6)
    }


@pytest.mark.rule("EZ-19.5", "EZ-19.6")
def test_nothing_but_sizes_and_open_cards_is_shown_of_decks_and_piles() -> None:
    for position in samples(3, seed=6):
        cards: Any = position.view(0)["cards"]
        assert set(cards) == {"light", "dark"}
        for pile in cards.values():
            assert set(pile) == {"deck", "open", "pile"}
            assert isinstance(pile["deck"], int)
            assert isinstance(pile["pile"], int)


# -- what is told


def identity(event: Event, viewer: int | None) -> object:
    args: Any = event.seen_by(viewer)["args"]
    return args.get("card")


@pytest.mark.rule("EZ-19.7")
def test_of_a_discarded_card_the_others_learn_the_colour_only() -> None:
    told: dict[str, list[object]] = {}
    for card, colour in (("fire", "light"), ("club", "light"), ("leave_one", "dark"), ("leave_two", "dark")):
        position = table(3, stones={"red": 2}, hands={"red": ["swap", "fire", "club", "leave_one", "leave_two"]})
        play(position, "play swap")
        (event,) = [event for event in tell(position, f"discard {card}") if event.kind == "discarded"]
        for viewer in (1, 2, None):
            assert event.seen_by(viewer) == {"kind": "discarded", "seat": 0, "args": {"colour": colour}}
        assert event.seen_by(0) == {"kind": "discarded", "seat": 0, "args": {"colour": colour, "card": card}}
        told.setdefault(colour, []).append([plain(position.view(viewer)) for viewer in (1, 2, None)])
    assert told["light"][0] == told["light"][1]
    assert told["dark"][0] == told["dark"][1]


@pytest.mark.rule("EZ-19.7")
def test_of_a_played_card_everybody_sees_the_face() -> None:
    for card in ("swap", "cult_light", "leave_one", "cult_dark"):
        position = table(
            3, stones={"red": 3}, open_light="club",
            hands={"red": ["swap", "cult_light", "fire", "cult_dark", "leave_one"]},
        )  # fmt: skip
        events = tell(position, f"play {card}")
        for viewer in (0, 1, 2, None):
            assert events[0].seen_by(viewer) == {"kind": "card_played", "seat": 0, "args": {"card": card}}


@pytest.mark.rule("EZ-19.2", "EZ-19.7", "EZ-19.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_event_tells_others_what_was_drawn_or_discarded(players: int) -> None:
    secret = {"drew": 0, "discarded": 0}
    for _, events in wander(players, seed=8):
        for event in events:
            if event.kind not in secret:
                assert event.secret == {}
                assert event.seen_by(None) == event.seen_by(0)
                continue
            secret[event.kind] += 1
            for viewer in [None, *range(players)]:
                args: Any = event.seen_by(viewer)["args"]
                if viewer == event.seat:
                    assert args["card"] in GAME.content["copies"]
                else:
                    assert set(args) == {"colour"}
    assert min(secret.values()) > 10


@pytest.mark.rule("EZ-19.8")
@pytest.mark.parametrize("players", [3, 5])
def test_options_are_for_the_seat_that_decides(players: int) -> None:
    for position in samples(players, seed=9):
        for viewer in [None, *range(players)]:
            described = position.choices_for(viewer)
            if viewer is not None and viewer == position.seat:
                assert [choice.code for choice in described] == position.choices()
            else:
                assert described == []


@pytest.mark.rule("EZ-19.8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_is_told_of_another_seats_turn_does_not_depend_on_hidden_cards(players: int) -> None:
    """The others see the same happen when the hidden cards of a third seat, the decks and the fires are others."""
    chance = random.Random(players)
    compared = 0
    for position in samples(players, seed=7):
        actor = position.seat
        if actor is None:
            continue
        choice = chance.choice(position.choices())
        first = position.copy()
        second = redealt(position, actor, chance)  # same hand of the actor, so the same choice is possible
        stories = []
        for game in (first, second):
            events = [event.seen_by(None) for event in game.play_and_tell(choice)]
            stories.append((plain(events), plain(game.view(None))))
        if "fire_revealed" not in stories[0][0] and "glacier_turn" not in stories[0][0]:
            compared += 1
            assert stories[0] == stories[1]
    assert compared > 15
