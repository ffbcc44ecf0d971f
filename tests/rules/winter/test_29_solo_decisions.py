"""The solo lines of sections 29 to 31: decisions, hidden information, invariants."""

from __future__ import annotations

import random
from typing import Any

import pytest

from beringia import PositionError
from beringia.games.winter.model.terms import NOMADS
from tests.rules.winter.board import GAME, offers, play, refused, table
from tests.rules.winter.solo import act, alone, alone_dict, them

MODULES = ("short_game", "strict_majority", "ice_finds", "rest_tiles", "solo_extra_card", "solo_village_tile")


@pytest.mark.rule("EW-29.17", "EW-31.18", "EW-31.2", "EW-31.5", "EW-31.10", "EW-31.19")
@pytest.mark.parametrize("number", range(64))
def test_random_games_over_all_difficulties_and_modules(number: int) -> None:
    """Only the player decides, and every invariant holds after every step."""
    options: dict[str, object] = {name: bool(number >> bit & 1) for bit, name in enumerate(MODULES)}
    picker = random.Random(number)
    p = GAME.start(1, seed=number, options=options)
    turns = 0
    while not p.over:
        assert p.seat == 0
        assert len(p.choices()) >= 2 or p.formality is not None
        for event in p.play_and_tell(picker.choice(p.choices())):
            turns += event.kind == "nomads_card"
            assert event.seat in (0, None)
        assert p.check() == []
    assert turns == 12 - int(number & 1)
    assert p.scores() == [p.view(0)["players"][0]["score"]]  # type: ignore[index]
    assert p.winners() == ([0] if p.scores()[0] > them(p)["score"] else [])


@pytest.mark.rule("EW-29.20", "EW-24.14")
def test_alone_animals_are_taken_by_place() -> None:
    area = ["rhino", "cat", None, "rhino"]
    p = alone(area=area, me={"hand": ["hunter"], "tools": 1})
    play(p, "place tribe hunt", "play hunter", "take animal")
    assert offers(p) == {"area 1 rhino", "area 2 cat", "area 4 rhino"}
    assert refused(p, "animal rhino") == "EW-29.20"
    play(p, "area 4 rhino")
    assert p.view(0)["animals"]["area"] == ["rhino", "cat", None, None, None, None]  # type: ignore[index]
    assert p.view(0)["players"][0]["living"] == {"rhino": 1}  # type: ignore[index]
    two = table(2, turn="red", area=area, red={"hand": ["hunter"], "tools": 1})
    play(two, "place tribe hunt", "play hunter", "take animal")
    assert offers(two) == {"animal rhino", "animal cat"}
    code = two.game.codes.encode("area", 0)
    refusal = two.why_not(code)
    assert refusal is not None
    assert refusal.clause == "EW-29.20"


@pytest.mark.rule("EW-30.10", "EW-30.7")
def test_what_the_player_sees_of_the_nomads() -> None:
    p = alone(row=["N01", "N02"], pile=["N09"], offering=["smokehouse", "cairn"])
    act(p, "culture")
    act(p, "bury")
    act(p, "bury")
    seen = them(p)
    assert seen["row"] == ["N01", "N02"]
    assert (seen["pile_size"], seen["deck_size"], seen["maps_left"]) == (1, 13, 5)
    assert seen["offering_deck"] == [None]
    assert seen["buried_size"] == 2
    assert len(seen["buried_seen"]) == 1
    text = repr(p.view(0))
    assert "N09" not in text
    assert "cairn'" not in repr(seen)


@pytest.mark.rule("EW-30.10", "EW-30.7")
def test_everything_hidden_can_be_otherwise() -> None:
    p = alone(row=["N01"], pile=["N09", "N10"])
    act(p, "bury")
    keys = ("deck", "pile", "map_deck", "cards")
    found: dict[str, set[str]] = {key: set() for key in keys}
    decks = set()
    for seed in range(12):
        other = p.determinize(0, seed)
        assert other.check() == []
        assert other.view(0) == p.view(0)
        state: Any = other.to_dict()["state"]
        for key in keys:
            found[key].add(repr(state["nomads"][key]))
        decks.add(repr(state["culture"]["decks"]))
    assert all(len(values) > 3 for values in found.values())
    assert len(decks) > 3


@pytest.mark.rule("EW-30.10")
def test_cards_that_left_before_everybodys_eyes_stay_away() -> None:
    """After era I the player knows which cards of the display are gone: no redrawn offering deck has one of them."""
    p = GAME.start(1, seed=21)
    while p.view(0)["round"] != 3 or p.decision is None or p.decision.kind != "turn_start":
        p.play(p.choices()[0])
    state: Any = p.to_dict()["state"]
    gone = set(state["nomads"]["gone"])
    assert gone
    assert all(GAME.content["cards"][card]["era"] == 1 for card in gone)
    for seed in range(20):
        other: Any = p.determinize(0, seed).to_dict()["state"]
        assert not gone & {card for card, _ in other["nomads"]["cards"]}


@pytest.mark.rule("EW-30.12")
def test_after_the_game_the_nomads_are_open() -> None:
    p = GAME.start(1, seed=2)
    while not p.over:
        p.play(p.choices()[0])
    seen = them(p)
    assert None not in seen["offering_deck"]
    assert len(seen["buried"]) == seen["buried_size"]
    assert len(seen["pile"]) == seen["pile_size"]


@pytest.mark.rule("EW-31.18")
@pytest.mark.parametrize(
    ("change", "clause"),
    [
        (lambda nomads: nomads["deck"].pop(), "EW-31.18"),
        (lambda nomads: nomads["row"].append(nomads["deck"][0]), "EW-31.18"),
        (lambda nomads: nomads["map_deck"].pop(), "EW-31.18"),
        (lambda nomads: nomads.update(camps={"0,1": 2, "0,2": 1, "-1,2": 1, "1,-2": 1}), "EW-31.18"),
        (lambda nomads: nomads.update(camps={"0,1": 1, "-1,1": 1, "1,0": 1, "-1,2": 1, "1,-2": 1}), "EW-31.18"),
        (lambda nomads: nomads.update(camps={"0,0": 1, "-1,1": 1, "0,2": 1, "-1,2": 1, "1,-2": 1}), "EW-31.18"),
        (lambda nomads: nomads.update(tile="0,1_-1,2_0,2"), "EW-25.22"),
        (lambda nomads: nomads.update(chief="fire_wolf"), "EW-23.4"),
        (lambda nomads: nomads["cards"][0].__setitem__(1, "hand"), "EW-26.12"),
        (lambda nomads: nomads.update(gone=[nomads["cards"][0][0]]), "EW-31.5"),
        (lambda nomads: nomads.update(food=11), "EW-31.1"),
    ],
)
def test_broken_nomads_are_refused(change: Any, clause: str) -> None:
    data = alone_dict()
    change(data["state"]["nomads"])
    with pytest.raises(PositionError, match=clause):
        GAME.from_dict(data)


def test_positions_alone_need_the_nomads_and_others_must_not_have_them() -> None:
    data = alone_dict()
    del data["state"]["nomads"]
    with pytest.raises(PositionError, match="nomads: is missing"):
        GAME.from_dict(data)
    two: Any = GAME.start(2, seed=1).to_dict()
    two["state"]["nomads"] = alone_dict()["state"]["nomads"]
    with pytest.raises(PositionError, match="nomads: is not known here"):
        GAME.from_dict(two)
    data = alone_dict()
    data["state"]["agenda"] = [["turn", 0], ["gain", NOMADS, 0, 1, 0]]
    with pytest.raises(PositionError, match="all that can be due is a whole turn"):
        GAME.from_dict(data)
