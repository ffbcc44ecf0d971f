"""Section 19: alternative set-ups."""

from __future__ import annotations

import pytest

from beringia import Position
from tests.rules.winter.board import COLOURS, GAME, decision, offers, order, play, player, tell, told, view

CHIEFS = list(GAME.content["chiefs"])
SETUPS = list(GAME.content["setups"])


def started(players: int, draft: str, seed: int = 3, **options: object) -> Position:
    return GAME.start(players, seed=seed, options={"draft": draft, **options})


def sides(position: Position) -> Position:
    """Everybody takes side a, until another thing is asked."""
    while decision(position).endswith("setup_side"):
        play(position, "side a")
    return position


@pytest.mark.rule("EW-19.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_cards_are_drafted_in_reverse_turn_order(players: int) -> None:
    p = sides(started(players, "setup"))
    offered = view(p)["draft"]["setups"]
    assert len(offered) == players + 1
    assert set(offered) <= set(SETUPS)
    taken: list[str] = []
    for colour in order(p)[::-1]:
        assert decision(p) == f"{colour} setup_card"
        assert offers(p) == {f"setup {name}" for name in offered if name not in taken}
        assert [player(p, other)["setup"] for other in order(p)].count(None) == players - len(taken)
        choice = [name for name in offered if name not in taken][-1]
        taken.append(choice)
        events = tell(p, f"setup {choice}")
        assert told(events, "setup_taken")[0] == {"setup": choice, "who": COLOURS.index(colour)}
        assert player(p, colour)["setup"] == choice
    assert view(p)["draft"] == {"chiefs": [], "setups": []}  # the rest leaves the game


@pytest.mark.rule("EW-19.1")
def test_the_chiefs_are_dealt_when_only_setup_cards_are_drafted() -> None:
    p = started(3, "setup")
    assert decision(p) == f"{order(p)[0]} setup_side"
    chiefs = [player(p, colour)["chief"] for colour in COLOURS[:3]]
    assert len(set(chiefs)) == 3
    assert view(p)["draft"] == {"chiefs": [], "setups": []}


@pytest.mark.rule("EW-19.1")
def test_which_cards_are_laid_out_is_chance() -> None:
    laid = {tuple(view(sides(started(2, "setup", seed)))["draft"]["setups"]) for seed in range(30)}
    assert len(laid) > 5


@pytest.mark.rule("EW-19.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_the_chiefs_in_turn_order_with_a_side_then_the_setup_cards(players: int) -> None:
    p = started(players, "chief_setup")
    offered = view(p)["draft"]["chiefs"]
    assert len(offered) == players + 1
    assert set(offered) <= set(CHIEFS)
    assert view(p)["draft"]["setups"] == []  # not yet laid out
    for number, colour in enumerate(order(p)):
        assert decision(p) == f"{colour} setup_chief"
        assert offers(p) == {f"chief {name}" for name in offered[number:]}
        play(p, f"chief {offered[number]}")
        assert decision(p) == f"{colour} setup_side"
        assert offers(p) == {"side a", "side b"}
        side = "ab"[number % 2]
        play(p, f"side {side}")
        assert (player(p, colour)["chief"], player(p, colour)["side"]) == (offered[number], side)
    assert decision(p) == f"{order(p)[-1]} setup_card"  # who chose the chief last now chooses first
    assert view(p)["draft"]["chiefs"] == []
    assert len(view(p)["draft"]["setups"]) == players + 1
    while view(p)["phase"] == "setup":
        p.play(p.choices()[-1])
    assert decision(p) == f"{order(p)[0]} turn_start"


@pytest.mark.rule("EW-19.3", "EW-19.4", "EW-19.6")
@pytest.mark.parametrize("draft", ["setup", "chief_setup"])
def test_the_terrain_lies_there_before_anything_is_drafted_and_the_hands_come_after(draft: str) -> None:
    p = started(2, draft, ice_finds=True)
    terrain = [(entry["hex"], entry["terrain"]) for entry in view(p)["hexes"]]
    assert sum(name == "glacier" for _, name in terrain) == 6
    assert len(terrain) == 19
    drew = 0
    while view(p)["phase"] == "setup" and decision(p).split()[1].startswith("setup_"):
        assert [player(p, colour)["hand_size"] for colour in COLOURS[:2]] == [0, 0]
        assert [player(p, colour)["deck_size"] for colour in COLOURS[:2]] == [0, 0]
        assert [(entry["hex"], entry["terrain"]) for entry in view(p)["hexes"]] == terrain
        drew += len(told(p.play_and_tell(p.choices()[0]), "drew"))
    assert [player(p, colour)["hand_size"] for colour in COLOURS[:2]] == [5, 5]
    assert drew == 10
