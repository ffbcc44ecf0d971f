"""Section 7 of the rules: discarding and drawing."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from beringia import IllegalChoice, Position, Record
from tests.rules.eiszeit.board import (
    COLOURS,
    GAME,
    changed_game,
    decision,
    finish_turn,
    offers,
    pile,
    play,
    player,
    refused,
    supply,
    table,
    table_dict,
    tell,
)

HAND = ["fire", "swap", "drive", "settle_two", "leave_one"]


def after_action(hand: list[str], **more: Any) -> Position:
    """Red has played fire, the first card of this hand, and may discard now."""
    p = table(3, stones={"red": 4}, hands={"red": hand}, **more)
    return play(p, "play fire", "stop")


def hand_of(position: Position, seat: int) -> list[str]:
    view: Any = position.view(seat)
    found: list[str] = view["players"][seat]["hand"]
    return found


@pytest.mark.rule("EZ-7.1")
def test_one_more_card_of_either_colour() -> None:
    p = after_action(HAND)
    assert decision(p) == "red discard"
    assert offers(p) == {"no discard", "discard swap", "discard drive", "discard settle_two", "discard leave_one"}
    for card in HAND[1:]:
        q = play(p.copy(), f"discard {card}")
        assert decision(q) == "red draw", "exactly one"
        assert card not in hand_of(q, 0)
        assert len(hand_of(q, 0)) == 3
    assert refused(p, "discard", 0) == "EZ-7.1"


@pytest.mark.rule("EZ-7.1")
@pytest.mark.parametrize("card", HAND[1:])
def test_a_discard_has_no_effect(card: str) -> None:
    p = after_action(HAND, areas={6: "red1 yellow1", 7: "green1"})
    before = p.view(None)
    play(p, f"discard {card}")
    after = p.view(None)
    assert after["areas"] == before["areas"]
    assert after["supply"] == before["supply"]
    assert [player(p, colour)["stones"] for colour in COLOURS[:3]] == [2, 4, 4]


@pytest.mark.rule("EZ-7.2")
@pytest.mark.parametrize(("card", "colour"), [("swap", "light"), ("leave_one", "dark")])
def test_it_goes_face_down_under_the_pile_of_its_colour(card: str, colour: str) -> None:
    p = after_action(HAND, open_dark="leave_two", under_dark=["settle_one"])
    before = {name: pile(p, name) for name in ("light", "dark")}
    play(p, f"discard {card}")
    other = "dark" if colour == "light" else "light"
    assert pile(p, colour) == {**before[colour], "pile": before[colour]["pile"] + 1}
    assert pile(p, other) == before[other]


@pytest.mark.rule("EZ-7.2", "EZ-19.7")
def test_opponents_do_not_see_its_face() -> None:
    p = after_action(HAND)
    swap, drive = p.copy(), p.copy()
    told = {"swap": tell(swap, "discard swap"), "drive": tell(drive, "discard drive")}
    for viewer in (None, 1, 2):
        assert swap.view(viewer) == drive.view(viewer)
        seen = [[event.seen_by(viewer) for event in events] for events in told.values()]
        assert seen[0] == seen[1] == [{"kind": "discarded", "seat": 0, "args": {"colour": "light"}}]
    assert told["swap"][0].seen_by(0)["args"] == {"colour": "light", "card": "swap"}


@pytest.mark.rule("EZ-7.3")
@pytest.mark.parametrize("card", ["settle_two", "leave_one"])
def test_a_discard_never_is_open(card: str) -> None:
    p = after_action(HAND)
    assert pile(p, "dark") == {"deck": 14, "open": None, "pile": 0}
    play(p, f"discard {card}")
    assert pile(p, "dark") == {"deck": 14, "open": None, "pile": 1}
    finish_turn(p)
    assert pile(p, "dark")["open"] is None
    q = play(after_action(HAND), "discard swap")
    assert pile(q, "light")["open"] == "fire"


@pytest.mark.rule("EZ-7.4")
def test_refill_to_five() -> None:
    one = play(after_action(HAND), "no discard", "draw light")
    assert decision(one) == "yellow play_card"
    two = play(after_action(HAND), "discard swap", "draw light")
    assert decision(two) == "red draw"
    play(two, "draw light")
    assert decision(two) == "yellow play_card"
    assert len(hand_of(one, 0)) == len(hand_of(two, 0)) == 5
    assert refused(after_action(HAND), "draw", 0) == "EZ-7.1", "the discard comes first"


@pytest.mark.rule("EZ-7.4")
def test_drawing_cannot_be_declined() -> None:
    p = play(after_action(HAND), "no discard")
    assert offers(p) == {"draw light", "draw dark"}
    assert refused(p, "stop") == refused(p, "no_discard") == "EZ-7.8"


@pytest.mark.rule("EZ-7.5")
@pytest.mark.parametrize("discard", ["no discard", "discard swap", "discard leave_one"])
@pytest.mark.parametrize("deck", ["light", "dark"])
def test_either_deck_whatever_was_played_or_discarded(discard: str, deck: str) -> None:
    decks = {"light_deck": ["mammoth", "club"], "dark_deck": ["settle_one", "fire_dark"]}
    p = after_action(HAND, **decks)
    play(p, discard)
    assert offers(p) == {"draw light", "draw dark"}
    before = hand_of(p, 0)
    play(p, f"draw {deck}")
    top = {"light": "club", "dark": "fire_dark"}[deck]
    assert Counter(hand_of(p, 0)) == Counter([*before, top]), "the top card of this deck"
    assert pile(p, deck)["deck"] == 1
    assert pile(p, "dark" if deck == "light" else "light")["deck"] == 2


@pytest.mark.rule("EZ-7.6", "EZ-7.8")
@pytest.mark.parametrize(
    ("kept", "allowed"),
    [
        (["swap", "drive", "trail", "club"], {"draw dark"}),
        (["swap", "drive", "trail", "leave_one"], {"draw light", "draw dark"}),
        (["swap", "drive", "leave_two", "leave_one"], {"draw light", "draw dark"}),
        (["swap", "settle_one", "leave_two", "leave_one"], {"draw light", "draw dark"}),
        (["settle_two", "settle_one", "leave_two", "leave_one"], {"draw light"}),
    ],
)
def test_a_full_hand_has_both_colours(kept: list[str], allowed: set[str]) -> None:
    light = sum(1 for card in kept if card in ("swap", "drive", "trail", "club"))
    if light == 4:
        p = table(3, stones={"red": 4}, hands={"red": ["leave_two", *kept]})
        play(p, "play leave_two", "opponent green")
        if decision(p) == "green leave_step":
            play(p, "stop")
    else:
        p = after_action(["fire", *kept])
    play(p, "no discard")
    assert (player(p, "red")["light"], player(p, "red")["dark"]) == (light, 4 - light)
    assert offers(p) == allowed
    if len(allowed) == 1:
        assert refused(p, "draw", 0 if light == 4 else 1) == "EZ-7.8"
    for text in allowed:
        q = play(p.copy(), text)
        assert player(q, "red")["light"] > 0
        assert player(q, "red")["dark"] > 0


@pytest.mark.rule("EZ-7.6", "EZ-7.8")
@pytest.mark.parametrize(("kept", "deck", "other"), [
    (["swap", "drive", "trail", "leave_one"], "light", "dark"),
    (["swap", "settle_one", "leave_two", "leave_one"], "dark", "light"),
])  # fmt: skip
def test_after_a_discard_only_the_fifth_card_is_bound(kept: list[str], deck: str, other: str) -> None:
    p = after_action(["fire", *kept])
    play(p, "discard leave_one" if deck == "light" else "discard swap")
    assert player(p, "red")[deck] == 3
    assert player(p, "red")[other] == 0
    assert offers(p) == {"draw light", "draw dark"}, "the fourth card may be of any colour"
    same = play(p.copy(), f"draw {deck}")
    assert offers(same) == {f"draw {other}"}
    assert offers(play(p, f"draw {other}")) == {"draw light", "draw dark"}


@pytest.mark.rule("EZ-7.7")
def test_the_first_card_is_seen_before_the_second_deck_is_chosen() -> None:
    p = after_action(HAND, light_deck=["mammoth", "club"], dark_deck=["settle_one", "fire_dark"])
    play(p, "discard swap")
    events = tell(p, "draw light")
    assert [event.seen_by(0)["args"] for event in events] == [{"colour": "light", "card": "club"}]
    assert "club" in hand_of(p, 0)
    assert decision(p) == "red draw"
    assert offers(p) == {"draw light", "draw dark"}


@pytest.mark.rule("EZ-7.7", "EZ-20.2")
def test_nothing_is_taken_back_once_a_card_was_drawn() -> None:
    record = Record(GAME, 3, seed=11)
    dice = random.Random(11)
    drawn = 0
    while drawn < 25:
        seat = record.position.seat
        assert seat is not None
        before = record.undo_depth(seat)
        choice = dice.choice(record.position.choices())
        verb = record.position.describe(choice).verb
        record.play(choice)
        if verb == "draw":
            drawn += 1
            assert [record.undo_depth(other) for other in range(3)] == [0, 0, 0]
            with pytest.raises(IllegalChoice):
                record.undo(seat)
        elif verb in ("discard", "no_discard"):
            assert record.undo_depth(seat) == before + 1
            digest = record.position.digest()
            record.undo(seat)
            assert record.position.decision is not None
            assert record.position.decision.kind == "discard"
            record.play(choice)
            assert record.position.digest() == digest


def last_dark_card(**more: Any) -> Position:
    """Five players; the dark deck holds one card, four lie face down; red has played fire and keeps 3 dark cards."""
    hands = {
        "red": ["fire", "swap", "leave_one", "leave_one", "settle_two"],
        "yellow": ["drive", "settle_one", "settle_one", "settle_one", "settle_one"],
        "green": ["drive", "club", "mammoth_leaves", "mammoth_leaves", "mammoth_leaves"],
        "blue": ["drive", "club", "leave_two", "leave_two", "leave_two"],
        "black": ["swap", "club", "fire_dark", "fire_dark", "settle_two"],
    }
    p = table(5, stones={"red": 4}, hands=hands, open_dark="club_or_march", dark_deck=["leave_one"], **more)
    return play(p, "play fire", "stop")


@pytest.mark.rule("EZ-7.9", "EZ-7.10")
def test_the_pile_becomes_the_deck_at_once() -> None:
    p = last_dark_card()
    assert pile(p, "dark") == {"deck": 1, "open": "club_or_march", "pile": 4}
    play(p, "no discard")
    events = tell(p, "draw dark")
    assert [event.kind for event in events] == ["drew", "reshuffled", "turn_began"]
    assert pile(p, "dark") == {"deck": 4, "open": "club_or_march", "pile": 0}
    state: Any = p.to_dict()["state"]
    assert Counter(state["cards"]["dark"]["deck"]) == {"club_or_march": 2, "cult_dark": 2}, "the open card stays"
    assert state["cards"]["dark"]["seen"] == []


@pytest.mark.rule("EZ-7.9", "EZ-7.10")
def test_secret_discards_are_shuffled_in_too() -> None:
    p = last_dark_card()
    play(p, "discard settle_two", "draw dark")
    assert decision(p) == "red draw"
    assert pile(p, "dark") == {"deck": 5, "open": "club_or_march", "pile": 0}, "at once, in the midst of the turn"
    state: Any = p.to_dict()["state"]
    assert Counter(state["cards"]["dark"]["deck"]) == {"club_or_march": 2, "cult_dark": 2, "settle_two": 1}
    assert [entry["discarded"] for entry in state["players"]] == [[]] * 5
    play(p, "draw dark")
    assert pile(p, "dark")["deck"] == 4


@pytest.mark.rule("EZ-7.9")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(12):
        data = last_dark_card().to_dict()
        fresh: Any = GAME.start(5, seed=seed).to_dict()["state"]
        data["state"]["dice"] = fresh["dice"]  # type: ignore[index]
        p = play(GAME.from_dict(data), "no discard", "draw dark")
        state: Any = p.to_dict()["state"]
        orders.add(tuple(state["cards"]["dark"]["deck"]))
    assert len(orders) > 2


@pytest.mark.rule("EZ-7.9", "EZ-7.10")
def test_light_cards_alike_and_never_too_early() -> None:
    p = after_action(HAND, light_deck=["mammoth", "club"], under_light=["trail"])
    face_down = pile(p, "light")["pile"]
    play(p, "no discard", "draw light")
    assert pile(p, "light") == {"deck": 1, "open": "fire", "pile": face_down}, "one card is left: nothing is shuffled"
    short = after_action(HAND, light_deck=["mammoth"], under_light=["trail"])
    face_down = pile(short, "light")["pile"]
    play(short, "no discard", "draw light")
    assert pile(short, "light") == {"deck": face_down, "open": "fire", "pile": 0}


@pytest.mark.rule("EZ-7.10")
def test_a_table_with_an_empty_deck_is_refused() -> None:
    data = table_dict(3)
    pile_of_dark = data["state"]["cards"]["dark"]
    pile_of_dark["seen"], pile_of_dark["deck"] = pile_of_dark["deck"], []
    with pytest.raises(ValueError, match=r"EZ-23\.11"):
        GAME.from_dict(data)


@pytest.mark.rule("EZ-7.11")
def test_hands_decks_and_piles_outlast_the_round() -> None:
    hands = {
        "red": ["fire", "swap", "drive", "fire_dark", "leave_one"],
        "yellow": ["swap", "drive", "leave_one", "settle_one", "settle_two"],
        "green": ["club", "trail", "leave_two", "settle_one", "settle_two"],
    }
    p = table(
        3, stones={"red": 4}, dark=1, hands=hands, open_light="mammoth", open_dark="leave_two",
        under_light=["club"], under_dark=["settle_one", "leave_one"], light_deck=["swap", "mammoth"],
    )  # fmt: skip
    play(p, "play fire_dark", "opponent green", "stop", "discard swap", "draw light", "draw dark")
    assert p.view(None)["phase"] == "glacier"
    kept: Any = p.to_dict()["state"]
    assert (pile(p, "light")["open"], pile(p, "dark")["open"]) == ("mammoth", "fire_dark")
    play(p, "decline")
    assert decision(p) == "yellow play_card"
    assert p.view(None)["round"] == 2
    after: Any = p.to_dict()["state"]
    assert after["cards"] == kept["cards"]
    assert [entry["hand"] for entry in after["players"]] == [entry["hand"] for entry in kept["players"]]
    assert [sorted(hand_of(p, seat)) for seat in (1, 2)] == [sorted(hands["yellow"]), sorted(hands["green"])]
    assert after["players"][0]["discarded"] == ["swap"]
    assert len(hand_of(p, 0)) == 5
    assert supply(p, "dark") >= 10


@pytest.mark.rule("EZ-7.4", "EZ-12.3")
def test_owners_may_let_settling_end_without_a_refill(tmp_path: Path) -> None:
    content = tmp_path / "content.toml"
    game = changed_game(content, "refill_after_last_stone = true", "refill_after_last_stone = false")
    hands = {"red": ["fire", "swap", "drive", "trail", "fire_dark"]}
    p = table(3, stones={"red": 4}, dark=2, hands=hands, game=game)
    play(p, "play fire_dark", "opponent green", "stop")
    assert p.view(None)["phase"] == "glacier", "no discard, no refill"
    assert hand_of(p, 0) == ["trail", "fire", "swap", "drive"]
    play(p, "decline")
    p = game.from_dict(p.to_dict())
    for colour in ("yellow", "green"):
        assert decision(p) == f"{colour} play_card"
        assert p.check() == []
        p.play(p.choices()[0])
        finish_turn(p)
    assert decision(p) == "red draw", "he refills before he plays"
    assert offers(p) == {"draw dark"}
    play(p, "draw dark")
    assert decision(p) == "red play_card"
    assert (player(p, "red")["light"], player(p, "red")["dark"]) == (4, 1)
    assert p.check() == []

    early = table(3, stones={"red": 4}, dark=3, hands=hands, game=game)
    play(early, "play fire_dark", "opponent green", "stop")
    assert decision(early) == "red discard", "as long as settling goes on, every turn has a refill"
