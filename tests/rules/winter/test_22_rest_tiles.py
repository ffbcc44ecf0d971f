"""Section 22: the rest-tile module. The stack is written with its top tile first."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import (
    GAME,
    decision,
    goods,
    offers,
    play,
    player,
    refused,
    step,
    table,
    tell,
    told,
    until,
    view,
)

TILES = list(GAME.content["rest_tiles"])
FIRE, PRAYER, STORIES, SCOUTS, WAKE = TILES


def resting(top: str, *texts: str, **given: Any) -> Position:
    """Red is the first to rest; the top tile and the others in the order of the content file."""
    stack = [top] + [name for name in TILES if name != top]
    p = table(turn="red", options={"rest_tiles": True}, rest_stack=stack, **given)
    return play(p, "place tribe rest", *texts)


def stack(position: Position) -> list[str]:
    """The whole stack, as nobody at the table sees it."""
    data: dict[str, Any] = position.to_dict()
    found: list[str] = data["state"]["rest_tiles"]["stack"]
    return found


@pytest.mark.rule("EW-22.1")
def test_a_shuffled_stack_whose_top_lies_open() -> None:
    tops = set()
    for seed in range(12):
        p = GAME.start(2, seed=seed, options={"rest_tiles": True})
        assert sorted(stack(p)) == sorted(TILES)
        assert view(p)["rest_tiles"] == {"open": stack(p)[0], "stack": 5, "held": None, "effects": []}
        tops.add(stack(p)[0])
    assert len(tops) > 2
    without: dict[str, Any] = {"open": None, "stack": 0, "held": None, "effects": []}
    assert view(GAME.start(2, seed=1))["rest_tiles"] == without


@pytest.mark.rule("EW-22.2")
def test_the_first_to_rest_takes_the_open_tile_before_anything_else() -> None:
    p = resting(FIRE)
    assert decision(p) == "red rest_tile"
    assert offers(p) == {"take tile", "swap tile"}
    events = tell(p, "take tile")
    assert told(events, "tile_taken") == [{"rest_tile": FIRE, "swapped": 0, "who": 1}]
    assert view(p)["rest_tiles"] == {"open": None, "stack": 4, "held": FIRE, "effects": [0, 1]}
    assert offers(p) == {"draw", "tile effect 1", "tile effect 2", "end"}
    assert not p.revealed


@pytest.mark.rule("EW-22.2")
def test_or_puts_it_under_the_stack_and_takes_the_next() -> None:
    p = resting(FIRE)
    events = tell(p, "swap tile")
    assert told(events, "tile_taken") == [{"rest_tile": PRAYER, "swapped": 1, "who": 1}]
    assert stack(p) == [STORIES, SCOUTS, WAKE, FIRE]
    assert view(p)["rest_tiles"]["held"] == PRAYER
    assert p.revealed


@pytest.mark.rule("EW-22.3", "EW-22.4")
@pytest.mark.parametrize(
    "texts",
    [
        ("tile effect 1", "tile effect 2", "income tool", "draw", "income draw", "tip"),
        ("draw", "income draw", "tip", "tile effect 2", "income tool", "tile effect 1"),
        ("tip", "tile effect 2", "income tool", "tile effect 1", "draw", "income draw"),
        ("tile effect 2", "income tool", "draw", "income draw", "tile effect 1", "tip"),
    ],
)
def test_its_effects_before_between_or_after(texts: tuple[str, ...]) -> None:
    p = resting(FIRE, "take tile", *texts, red={"living": {"sloth": 1}, "hand": []})
    red = player(p, "red")
    assert (red["food"], red["tools"], red["hand_size"], red["tipped"]) == (4, 1, 1, {"sloth": 1})
    assert decision(p) == "turquoise turn_start"


@pytest.mark.rule("EW-22.3")
def test_each_effect_once_and_none_must_be_used() -> None:
    p = resting(FIRE, "take tile", "tile effect 1")
    assert offers(p) == {"draw", "tile effect 2", "end"}
    assert refused(p, "tile effect 1") == "EW-22.6"
    play(p, "end", "income draw")
    assert goods(p, "red") == (1, 0)
    assert decision(p) == "turquoise turn_start"


@pytest.mark.rule("EW-22.4")
@pytest.mark.parametrize(
    ("tile", "asked"),
    [
        (FIRE, [None, {"income tool", "income food"}]),
        (PRAYER, [{"income idol", "income tool", "income food"}]),
        (STORIES, [{"income draw", "income idol", "income tool", "income food"}]),
        (SCOUTS, [{"camp 0,0", "skip"}]),
        (WAKE, [{"bury discard elder", "skip"}, None]),
    ],
)
def test_the_effects_of_the_tiles(tile: str, asked: list[set[str] | None]) -> None:
    given: dict[str, Any] = {"red": {"discard": ["elder"], "hand": [], "living": {"cat": 1}}}
    for number, wanted in enumerate(asked, 1):
        p = resting(tile, "take tile", **given)
        effects = {f"tile effect {n}" for n in range(1, len(asked) + 1)}
        assert offers(p) == {"draw", "tip", "end"} | effects
        play(p, f"tile effect {number}")
        if wanted is None:
            assert goods(p, "red") == (1, 0)
        else:
            assert offers(p) == wanted


@pytest.mark.rule("EW-22.4", "EW-17.11")
def test_scouts_make_two_steps() -> None:
    p = resting(SCOUTS, "take tile", "tile effect 1", "camp 0,0", "to 1,0")
    assert decision(p) == "red camp_pick"


@pytest.mark.rule("EW-22.5")
@pytest.mark.parametrize("texts", [("tile effect 1", "end", "income draw"), ("draw", "income draw", "end")])
def test_at_the_end_of_the_turn_the_tile_goes_under_the_stack(texts: tuple[str, ...]) -> None:
    p = resting(FIRE, "take tile")
    events = [event for text in texts for event in tell(p, text)]
    assert told(events, "tile_returned") == [{"rest_tile": FIRE, "who": 1}]
    assert stack(p) == [PRAYER, STORIES, SCOUTS, WAKE, FIRE]
    assert view(p)["rest_tiles"] == {"open": None, "stack": 5, "held": None, "effects": []}


@pytest.mark.rule("EW-22.6")
def test_later_resters_of_the_round_get_none() -> None:
    p = resting(FIRE, "take tile", "end", "income draw")
    assert decision(p) == "turquoise turn_start"
    play(p, "place tribe rest")
    assert decision(p) == "turquoise rest_menu"
    assert offers(p) == {"draw", "end"}
    play(p, "end", "income draw")
    assert decision(p) == "red turn_start"
    play(p, "place tribe rest")
    assert offers(p) == {"draw", "end"}


@pytest.mark.rule("EW-22.6")
def test_first_is_who_rests_first_not_who_is_first_in_the_order() -> None:
    p = table(order=["red", "turquoise"], turn="red", options={"rest_tiles": True}, rest_stack=TILES)
    play(p, "place tribe migrate")
    until(p, "turn_start")
    play(p, "place chief rest")
    assert decision(p) == "turquoise rest_tile"


@pytest.mark.rule("EW-22.7")
@pytest.mark.parametrize(("taken", "after"), [(False, [PRAYER, STORIES, SCOUTS, WAKE, FIRE]), (True, TILES)])
def test_at_the_end_of_the_preparation_the_next_tile_is_turned_up(taken: bool, after: list[str]) -> None:
    p = table(phase="eclipse", agenda=[["preparation", None]], options={"rest_tiles": True}, rest_stack=TILES,
              rest_open=not taken, red={"figures": ["tribe rest"]} if taken else {})  # fmt: skip
    assert stack(p) == after
    assert view(p)["rest_tiles"] == {"open": after[0], "stack": 5, "held": None, "effects": []}


@pytest.mark.rule("EW-22.6", "EW-22.7")
def test_in_the_next_round_somebody_is_first_again() -> None:
    p = table(
        phase="eclipse", agenda=[["preparation", None]], options={"rest_tiles": True}, rest_stack=TILES,
        rest_open=False, red={"figures": ["tribe rest"]}, order=["red", "turquoise"],
    )  # fmt: skip
    play(p, "place tribe rest")
    assert decision(p) == "red rest_tile"


@pytest.mark.rule("EW-22.7")
def test_a_tile_that_is_turned_up_cannot_be_taken_back() -> None:
    """Nobody draws, nothing is laid out: only the tile is new."""
    everything: dict[str, Any] = {"deck": [], "discard": []}
    p = table(
        red={"built": 2, **everything}, turquoise=everything, options={"rest_tiles": True}, rest_stack=TILES,
        **step("red", 4),
    )  # fmt: skip
    events = tell(p, "income food")
    assert [event.kind for event in events if event.kind in ("drew", "animal_revealed", "culture_laid")] == []
    assert view(p)["rest_tiles"]["open"] == PRAYER
    assert p.revealed
