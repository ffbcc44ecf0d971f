"""What is still to be done is part of a position: an agenda that cannot be carried out is refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from beringia.games.winter.model.language import WORDS
from beringia.games.winter.rules import load
from beringia.kernel.errors import PositionError
from tests.rules.winter.board import GAME, offers, table_dict

TABLE = load().printed
RED = 1
END = ["end_turn", RED]
START = ["turn_start", RED]
MENU = ["turn_menu", RED]
ECLIPSE = ["eclipse_seat", None, 2]


def refusal(agenda: list[list[Any]], **given: Any) -> str:
    """Why a position with this agenda is refused."""
    data = table_dict(**{"turn": "red", **given})
    data["state"]["agenda"] = agenda
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(data)
    return str(caught.value)


def gain(word: str, number: int) -> list[Any]:
    return ["gain", RED, WORDS.index(word), number, 0]


@pytest.mark.parametrize(
    ("agenda", "reason"),
    [
        ([], "must be empty exactly when the game is over"),
        ([[]], "must be [name, seat, arguments ...]"),
        ([START], "cannot be the last thing on the agenda"),
        ([gain("food", 1)], "cannot be the last thing on the agenda"),
        ([END, ["dance", RED]], "must be one of"),
        ([END, START, ["gain", RED, 0]], "must have a name, a seat, word, number, must"),
        ([END, START, ["idol_track", RED, 1]], "must have a name, a seat"),
        ([END, ["idol_track", RED], START], "a decision must be on top of the agenda"),
        ([["end_turn", None], START], "needs a seat"),
        ([["next_turn", RED]], "needs no seat"),
        ([END, START, ["gain", 2, 0, 1, 0]], "must be from 0 to 1, not 2"),
        ([["turn", 0]], "seat 1 is next in turn order"),
        ([["end_turn", 0], ["turn_start", 0]], "belongs to the seat whose turn it is"),
        ([["chiefs", None, 0]], "belongs to the setup"),
        ([ECLIPSE], "belongs to the eclipse"),
        ([["eclipse", None]], "comes when all turns of the round are over"),
        ([END, MENU], "needs a figure in a column"),
        ([END, ["rest_menu", RED]], "needs a figure on the rest space"),
    ],
)
def test_order_and_shape(agenda: list[list[Any]], reason: str) -> None:
    assert reason in refusal(agenda)


@pytest.mark.rule("EW-4.20")
@pytest.mark.parametrize("agenda", [[END], [END, gain("food", 1)]])
def test_a_turn_does_not_end_without_a_figure(agenda: list[list[Any]]) -> None:
    assert "EW-4.20" in refusal(agenda)


@pytest.mark.rule("EW-4.16")
@pytest.mark.parametrize("step", ["turn_start", "pile_add"])
def test_no_culture_cards_and_no_pile_while_a_figure_acts(step: str) -> None:
    assert "no figure may be placed yet" in refusal([END, [step, RED]], column="hunt")


def test_a_column_is_no_rest_space() -> None:
    assert "needs a figure in a column" in refusal([END, MENU], column="rest")
    assert "needs a figure on the rest space" in refusal([END, ["rest_menu", RED]], column="hunt")


@pytest.mark.rule("EW-4.1", "EW-4.73")
def test_no_turn_after_the_last_one() -> None:
    assert "all turns of this round are over" in refusal([["turn", RED]], eclipse=True, order=["red", "turquoise"])


def test_phases() -> None:
    eclipse: dict[str, Any] = {"phase": "eclipse"}
    assert "belongs to the action phase" in refusal([END, START], **eclipse)
    assert "belongs to the setup" in refusal([["deal", None]], **eclipse)
    assert "does not come after the last round" in refusal([["preparation", None]], **eclipse, round_=4)
    assert "comes after the last round only" in refusal([["final_scoring", None]], **eclipse, round_=3)
    assert "there are not so many players" in refusal([["eclipse_seat", None, 3]], **eclipse)


@pytest.mark.rule("EW-31.19")
@pytest.mark.parametrize(
    ("step", "given", "reason"),
    [
        (["mega_place", RED], {"red": {"built": 10}}, "there is no place or no piece to build"),
        (["mega_arrow", RED, 0], {}, "needs a start square"),
        (["mega_arrow", RED, 1], {"red": {"built": 2}}, "needs a neutral megalith"),
        (gain("arrow_neutral", 0), {}, "needs a start square"),
        (gain("food", 0), {}, "must be 1 to 20 times"),
        (gain("food", 21), {}, "must be 1 to 20 times"),
        (["culture_take", RED, 1], {"display": []}, "the display is empty"),
        (["animal_take", RED, 1], {"area": []}, "the hunting area is empty"),
        (["animal_tip", RED, 0], {}, "there is no living animal"),
        (["camp_place", RED], {"red": {"camps": {"1,0": 5}}}, "there is no camp on the board"),
        (["camp_pick", RED, 1], {"red": {"camps": {}}}, "there is no camp on the map"),
        (["camp_to", RED, 9], {"red": {"camps": {"1,0": 1}}}, "there is no camp on this hex"),
        (["village_place", RED, 1], {}, "no village can be built"),
        (["stone_take", RED, 1], {"red": {"stones": ["camps", "ground", "tiles"]}}, "no stone can be taken"),
        (["discard_card", RED, 2], {"red": {"hand": ["gatherer"]}}, "needs 2 cards in hand"),
        (["culture_fee", RED], {"red": {"hand": []}}, "needs 1 cards in hand"),
        (["effect", RED, 99999, -1, 0], {}, "no effect is written at 99999"),
        (["effect_use", RED, TABLE.bottom[0], -1], {}, "needs something to pay"),
        (["effect_use", RED, TABLE.rite, -1], {}, "cannot be paid, or would bring nothing"),
        (["effect_branch", RED, TABLE.rite, -1], {}, "needs a choice that can be made"),
        (["rest_tile", RED], {}, "needs a figure on the rest space"),
        (["ice_order", RED, 8, 1], {}, "needs face-up ice finds"),
        (["eclipse_menu", RED, 4], {}, "belongs to the eclipse"),
    ],
)
def test_every_step_can_be_carried_out(step: list[Any], given: dict[str, Any], reason: str) -> None:
    assert reason in refusal([END, START, step], **given)


@pytest.mark.rule("EW-31.19")
def test_items_of_the_eclipse_must_be_there() -> None:
    data = table_dict(turn="red", phase="eclipse", red={"stones": ["camps"]})
    data["state"]["agenda"] = [ECLIPSE, ["eclipse_items", RED, 4]]
    for items, reason in ((1 << 6, "names stones that the player does not own"), (4 << 8, "names more villages")):
        data["state"]["items"] = items
        with pytest.raises(PositionError, match=reason):
            GAME.from_dict(data)
    data["state"]["items"] = 1 << 5 | 1
    assert offers(GAME.from_dict(data)) == {"printed order", "skip rest", "slot 1", "score stone 1"}


def test_the_agenda_is_written_as_it_is_read() -> None:
    data = table_dict(turn="red", column="hunt", gaining="draw 2 + tool 1", red={"food": 1})
    data["state"]["agenda"] = [END, MENU, ["income_lesser", RED, 3]]
    written = GAME.from_dict(data).to_dict()["state"]
    assert written["agenda"] == [END, MENU, ["income_lesser", RED, 3]]  # type: ignore[index]
