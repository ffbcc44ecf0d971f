"""Section 17 of the rules of Eiszeit: the last round."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position, PositionError
from tests.rules.eiszeit.board import (
    decision,
    hand,
    pile,
    play,
    player,
    supply,
    table,
    tell,
    told,
)


def about_to_end(card: str = "settle_two", **given: Any) -> Position:
    """Red holds a dark card that takes the last stone."""
    usual: dict[str, Any] = {"round_": 4, "dark": 3, "light": 11, "stones": {"red": 6}}
    return table(3, hands={"red": hand(card, "fire")}, **(usual | given))


@pytest.mark.rule("EZ-17.1")
@pytest.mark.parametrize(
    ("rounds", "round_", "last"),
    [(4, 1, False), (4, 2, False), (4, 3, False), (4, 4, True), (3, 1, False), (3, 2, False), (3, 3, True)],
)
def test_which_round_is_the_last(rounds: int, round_: int, last: bool) -> None:
    position = about_to_end(rounds=rounds, round_=round_)
    play(position, "play settle_two")
    if last:
        assert position.over
        assert decision(position) == "over"
    else:
        assert decision(position) == "yellow place_hunter"
        play(position, "stop", "stop", "no discard", "draw light")
        assert decision(position).endswith("glacier")


@pytest.mark.rule("EZ-17.2", "EZ-17.3")
@pytest.mark.parametrize(
    "card", ["settle_two", "settle_one", "leave_two", "leave_one", "club_or_march", "mammoth_leaves"]
)
def test_the_last_dark_card_has_no_action_and_brings_no_stones(card: str) -> None:
    position = about_to_end(card, areas={5: "red1 yellow1 green1 M1"})
    events = tell(position, f"play {card}")
    assert position.over  # no opponent was chosen, nobody acted
    assert told(events, "card_void") == [{"card": card, "stones": 3, "who": 0}]
    assert told(events, "stones_gained") == []
    assert (supply(position, "dark"), supply(position, "light")) == (0, 14)
    assert player(position, "red")["stones"] == 6
    assert [player(position, colour)["on_board"] for colour in ("red", "yellow", "green")] == [1, 1, 1]
    assert pile(position, "dark")["open"] == card


@pytest.mark.rule("EZ-17.2")
def test_a_dark_card_that_leaves_a_stone_is_played_as_ever() -> None:
    position = about_to_end("leave_one", dark=4, areas={5: "red1"})
    play(position, "play leave_one")
    assert decision(position) == "red choose_opponent"
    assert player(position, "red")["stones"] == 9
    play(position, "opponent green", "remove red 5", "no discard", "draw light")
    assert decision(position) == "yellow play_card"


@pytest.mark.rule("EZ-17.3")
def test_only_the_stones_left_in_the_dark_supply_go_over() -> None:
    """The card would bring five; the supply has one. The light supply is not touched for the rest."""
    position = about_to_end(dark=1, light=13)
    play(position, "play settle_two")
    assert (supply(position, "dark"), supply(position, "light")) == (0, 14)
    assert player(position, "red")["stones"] == 6


@pytest.mark.rule("EZ-17.4")
@pytest.mark.parametrize("cult", ["cult_light", "cult_dark"])
@pytest.mark.parametrize("open_dark", ["settle_one", "leave_one"])
def test_the_same_through_a_cult_card(cult: str, open_dark: str) -> None:
    position = about_to_end(cult, open_dark=open_dark, areas={5: "red1 yellow1"})
    play(position, f"play {cult}")
    assert decision(position) == "red cult_choice"
    events = tell(position, "copy dark")
    assert position.over
    assert told(events, "card_void") == [{"card": open_dark, "stones": 3, "who": 0}]
    assert (supply(position, "dark"), supply(position, "light"), player(position, "red")["stones"]) == (0, 14, 6)
    assert pile(position, "dark")["open"] == open_dark
    assert pile(position, "light" if cult == "cult_light" else "dark")["pile"] == 1


@pytest.mark.rule("EZ-17.5")
def test_the_last_turn_has_no_discard_and_no_refill() -> None:
    position = about_to_end()
    decks = (pile(position, "light")["deck"], pile(position, "dark")["deck"])
    events = tell(position, "play settle_two")
    assert [event.kind for event in events if event.kind in ("discarded", "drew")] == []
    assert (player(position, "red")["light"], player(position, "red")["dark"]) == (2, 2)
    assert (pile(position, "light")["deck"], pile(position, "dark")["deck"]) == decks


@pytest.mark.rule("EZ-17.5")
def test_earlier_turns_of_the_last_round_discard_and_refill() -> None:
    position = about_to_end("settle_one", dark=4)
    play(position, "play settle_one", "stop", "stop")
    assert decision(position) == "red discard"
    play(position, "discard fire", "draw light", "draw light")
    assert decision(position) == "yellow play_card"


@pytest.mark.rule("EZ-17.6")
def test_conflicts_and_scoring_follow_and_no_glacier() -> None:
    position = about_to_end(areas={9: "F[0] red4 green1"})
    kinds = [event.kind for event in tell(position, "play settle_two")]
    order = ["card_void", "settling_ended", "fire_revealed", "conflict_began", "board_cleared", "area_scored"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert not [kind for kind in kinds if kind.startswith("glacier")]
    assert kinds[-1] == "game_ended"
    assert position.view(None)["round"] == 4
    assert position.scores() == [3, 0, 0]


@pytest.mark.rule("EZ-17.6")
def test_a_glacier_phase_of_the_last_round_is_no_position() -> None:
    for step in ("glacier_phase", "next_round"):
        with pytest.raises(PositionError, match="last round"):
            table(3, round_=4, ended_by="red", agenda=[[step, None]])
