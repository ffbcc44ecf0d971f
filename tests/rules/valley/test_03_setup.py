"""Section 3 of the rules: setup."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.valley.board import GAME, by_coordinates, hex_, offered, offers, play, told

N1S1 = {"north": "N1", "south": "S1"}
LAND = {f"{q},{r}" for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3 and (q, r) != (0, 0)}


def _start(players: int = 3, seed: int = 1) -> Position:
    return GAME.start(players, seed=seed, options=N1S1)


def _players(position: Position) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = position.view(None)["players"]  # type: ignore[assignment]
    return found


def _place_all(position: Position) -> list[str]:
    """Everybody places on the first hex offered and sows nothing; returns the kinds of decisions met."""
    kinds = []
    while position.view(None)["phase"] == "setup":
        assert position.decision is not None
        kinds.append(position.decision.kind)
        play(position, "done" if position.decision.kind == "setup_sow" else position.notation(position.choices()[0]))
    return kinds


@pytest.mark.rule("VM-3.1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_twelve_food(players: int) -> None:
    assert [tribe["food"] for tribe in _players(_start(players))] == [12] * players


@pytest.mark.rule("VM-3.2")
def test_three_shuffled_decks() -> None:
    states: list[dict[str, Any]] = [_start(seed=seed).to_dict()["state"] for seed in range(4)]  # type: ignore[misc]
    for decks in ([state["trumps"] for state in states], *([state["events"][season]["deck"] for state in states]
                  for season in ("summer", "winter"))):  # fmt: skip
        assert all(sorted(deck) == sorted(decks[0]) for deck in decks)
        assert len({tuple(deck) for deck in decks}) == 4, "every seed shuffles differently"
    for season in ("summer", "winter"):
        deck = states[0]["events"][season]["deck"]
        assert {GAME.content["cards"][card]["deck"] for card in deck} == {season}
    view = _start().view(0)
    assert view["cards"] == {
        "summer": {"deck": 15, "pile": []},
        "winter": {"deck": 15, "pile": []},
        "trump": {"deck": 40, "pile": []},
        "open": [],
    }, "nobody sees more than how many there are"


@pytest.mark.rule("VM-3.3")
def test_the_highest_die_starts() -> None:
    rerolled = 0
    for seed in range(40):
        position = _start(players=4, seed=seed)
        dice = [(event["who"], event["die"]) for event in told(position.opening, "die_rolled")]
        rolling = [0, 1, 2, 3]
        while len(rolling) > 1:
            thrown = dict(dice[: len(rolling)])
            assert sorted(thrown) == rolling, "all those tied roll, and nobody else"
            dice = dice[len(rolling) :]
            rolling = sorted(seat for seat in thrown if thrown[seat] == max(thrown.values()))
            rerolled += len(rolling) > 1
        assert dice == []
        assert [event["who"] for event in told(position.opening, "starts")] == rolling
        assert position.view(None)["start"] == rolling[0]
        assert position.seat == rolling[0]
    assert rerolled > 0, "some of these games had to roll again"


@pytest.mark.rule("VM-3.4", "VM-3.5", "VM-4.9")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_placing_clockwise(players: int) -> None:
    position = _start(players)
    first = position.seat
    assert first is not None
    for turn in range(players):
        assert position.seat == (first + turn) % players
        place = by_coordinates(position, position.choices()[0])
        name = place.partition(" ")[2]
        seat = position.seat
        play(position, place)
        if position.decision is not None and position.decision.kind == "setup_sow":
            assert position.seat == seat
            play(position, "done")
        assert hex_(position, name)["settlement"] == seat
        assert hex_(position, name)["people"][seat] == [5, 2, 0]
        assert _players(position)[seat]["supply"] == {"warriors": 5, "women": 4, "settlements": 4}
    assert position.view(None)["phase"] != "setup"
    assert position.view(None)["start"] == first, "who placed first starts round 1"


@pytest.mark.rule("VM-3.5", "VM-3.7")
def test_every_land_hex_to_begin_with() -> None:
    assert offered(_start(), "place") == LAND
    assert {"-1,-1", "1,1"} <= offered(_start(), "place"), "volcanoes too"
    position = play(_start(), "place -1,-1")
    assert hex_(position, "-1,-1")["volcano"]
    assert hex_(position, "-1,-1")["settlement"] is not None


@pytest.mark.rule("VM-3.6")
def test_distance_between_settlements() -> None:
    position = play(_start(), "place 1,-2", "done")
    near = {"1,-2", "2,-3", "2,-2", "1,-1", "0,-1", "0,-2", "1,-3"}
    assert offered(position, "place") == LAND - near
    # (0,1) has river 4 towards (1,0) and (1,1); the lake hex between does not count.
    play(position, "place 0,1")
    assert offered(position, "place") == LAND - near - {"0,1", "-1,1", "-1,2", "0,2"}


@pytest.mark.rule("VM-3.8")
@pytest.mark.parametrize("sides", [("N1", "S1"), ("N1", "S2"), ("N2", "S1"), ("N2", "S2")])
def test_a_legal_hex_is_always_left(sides: tuple[str, str]) -> None:
    """Six players who take away as many hexes as they can."""
    position = GAME.start(6, seed=1, options={"north": sides[0], "south": sides[1]})
    for turn in range(6):
        assert len(offered(position, "place")) >= 36 - 7 * turn
        assert offered(position, "place")
        after = {text: position.copy() for text in sorted(offers(position))}
        for text, copy in after.items():
            play(copy, text)
            if copy.decision is not None and copy.decision.kind == "setup_sow":
                play(copy, "done")
        position = min(after.values(), key=lambda copy: len(offered(copy, "place")))


@pytest.mark.rule("VM-3.9")
def test_sowing_at_setup() -> None:
    position = play(_start(), "place 1,-2")
    seat = position.seat
    assert seat is not None
    assert offers(position) == {"done", "sow 1,-2"}
    sown = play(position.copy(), "sow 1,-2")
    assert _players(sown)[seat]["food"] == 10
    assert hex_(sown, "1,-2")["crop"] == 2
    play(position, "done")
    assert _players(position)[seat]["food"] == 12
    assert hex_(position, "1,-2")["crop"] == 0
    for place in ("2,-2", "0,-1"):
        position = play(_start(), f"place {place}")
        assert position.decision is not None
        assert position.decision.kind == "place_settlement", "neither in a forest nor on a mountain"
    assert GAME.content["sowing"]["at_setup"] == 2


@pytest.mark.rule("VM-3.10")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_trumps_are_dealt_after_the_placements(players: int, cards: int) -> None:
    position = _start(players)
    assert [tribe["cards"] for tribe in _players(position)] == [0] * players
    _place_all(position)
    assert [tribe["cards"] for tribe in _players(position)] == [cards] * players
    trumps: dict[str, Any] = position.view(None)["cards"]["trump"]  # type: ignore[index]
    assert trumps["deck"] == 40 - cards * players


@pytest.mark.rule("VM-3.11")
def test_the_game_begins_in_s2() -> None:
    position = _start()
    _place_all(position)
    view = position.view(None)
    assert (view["season"], view["number"], view["year"], view["round"]) == ("summer", 2, 1, 1)


@pytest.mark.rule("VM-3.12")
def test_nobody_has_an_office() -> None:
    assert set(_place_all(_start(6))) <= {"place_settlement", "setup_sow"}
