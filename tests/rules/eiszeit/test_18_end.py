"""Section 18 of the rules of Eiszeit: the end of the game."""

from __future__ import annotations

import pytest

from beringia import IllegalChoice, Position
from tests.rules.eiszeit.board import COLOURS, decision, hand, play, table, tell, told


def ended(scores: list[int], board: list[int], stones: list[int], rounds: int = 4) -> Position:
    """A game that has just ended; the hunters of the board stand far apart and score a point each."""
    players = len(scores)
    places = {9 + seat: f"F[2] M0 {COLOURS[seat]}{count}" for seat, count in enumerate(board) if count}
    position = table(
        players,
        areas=places,
        scores={COLOURS[seat]: score - board[seat] for seat, score in enumerate(scores)},
        stones=dict(zip(COLOURS, stones, strict=False)),
        round_=rounds,
        rounds=rounds,
        dark=1,
        hands={"red": hand("settle_one", "fire")},
    )
    play(position, "play settle_one")
    assert position.over
    assert position.scores() == scores
    return position


@pytest.mark.rule("EZ-18.1")
@pytest.mark.parametrize("rounds", [3, 4])
@pytest.mark.parametrize(("scores", "winner"), [([60, 59, 58], 0), ([57, 58, 57], 1), ([1, 2, 3], 2)])
def test_most_points_win(scores: list[int], winner: int, rounds: int) -> None:
    # Hunters and stones say the opposite, and do not matter.
    board = [5 if seat != winner else 0 for seat in range(3)]
    scores = [score + 5 for score in scores]
    position = ended(scores, board, [5 if seat != winner else 0 for seat in range(3)], rounds)
    assert position.winners() == [winner]
    assert position.view(None)["winners"] == [winner]


@pytest.mark.rule("EZ-18.1")
def test_nobody_has_won_before_the_last_scoring() -> None:
    position = table(
        3, round_=4, dark=1, stones={"red": 0}, scores={"red": 50}, hands={"red": hand("settle_one", "fire")}
    )
    assert position.winners() == []
    assert not position.over
    events = tell(position, "play settle_one")
    assert position.winners() == [0]
    assert events[-1].kind == "game_ended"
    assert len(told(events, "round_scored")) == 3


@pytest.mark.rule("EZ-18.1")
def test_after_the_end_nothing_can_be_chosen() -> None:
    position = ended([6, 5, 5], [1, 1, 1], [1, 1, 1])
    assert position.choices() == []
    assert position.seat is None
    assert decision(position) == "over"
    with pytest.raises(IllegalChoice):
        position.play(0)


@pytest.mark.rule("EZ-18.2")
@pytest.mark.parametrize(
    ("scores", "board", "stones", "winner"),
    [
        ([60, 60, 58], [3, 2, 5], [0, 7, 7], 0),  # more hunters, whatever the stones
        ([60, 60, 58], [2, 3, 5], [7, 0, 7], 1),
        ([60, 60, 58], [3, 3, 5], [3, 5, 7], 1),  # then more stones
        ([60, 60, 60], [3, 3, 3], [3, 5, 6], 2),
        ([58, 60, 60], [5, 1, 1], [7, 4, 3], 1),  # red is not among the tied
    ],
)
def test_ties_are_broken_by_hunters_then_by_stones(
    scores: list[int], board: list[int], stones: list[int], winner: int
) -> None:
    assert ended(scores, board, stones).winners() == [winner]


@pytest.mark.rule("EZ-18.2")
def test_the_hunters_that_count_are_those_left_after_the_conflicts() -> None:
    """Green loses hunters in the conflict; yellow has more of them left."""
    position = table(
        3, round_=4, dark=1, stones={"red": 0, "yellow": 5, "green": 5}, scores={"yellow": 10, "green": 12},
        areas={5: "F[2] M0 yellow5", 12: "F[0] M0 green6"}, hands={"red": hand("settle_one", "fire")},
    )  # fmt: skip
    play(position, "play settle_one")
    assert position.scores() == [0, 15, 15]
    assert position.winners() == [1]


@pytest.mark.rule("EZ-18.3")
def test_a_full_tie_is_a_shared_victory() -> None:
    assert ended([60, 60, 58], [3, 3, 5], [5, 5, 7]).winners() == [0, 1]
    assert ended([60, 60, 60], [3, 3, 3], [5, 5, 5]).winners() == [0, 1, 2]
    assert ended([60, 59, 60, 60], [3, 4, 2, 3], [5, 9, 9, 5]).winners() == [0, 3]
