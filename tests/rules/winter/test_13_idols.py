"""Section 13 of the rules: the idol board."""

from __future__ import annotations

from typing import Any

import pytest

from beringia import Position
from tests.rules.winter.board import COLOURS, decision, offers, play, player, refused, score, table, tell, told

STACKS = {f"stack {name}" for name in ("shaman", "elder", "craftsperson", "explorer", "hunter")}


def idol(number: int = 1, players: int = 2, turn: str = "red", **given: Any) -> Position:
    """A player is about to gain idols, and has no use for anything less."""
    given[turn] = {"food": 6, "tools": 5, "hand": ["gatherer"], **given.get(turn, {})}
    return table(players, turn=turn, gaining=f"idol {number}", **given)


def markers(p: Position, players: int = 4) -> dict[str, tuple[int, int | None]]:
    """Honor step and cell of everybody."""
    found = {colour: player(p, colour) for colour in COLOURS[:players]}
    return {colour: (own["honor"], own["honor_cell"]) for colour, own in found.items()}


@pytest.mark.rule("EW-13.1")
@pytest.mark.parametrize(("track", "steps"), [("offering", (4, 5)), ("honor", (3, 6))])
def test_an_idol_moves_one_marker_of_choice(track: str, steps: tuple[int, int]) -> None:
    p = idol(red={"offering": 3, "honor": 5})
    assert decision(p) == "red idol_track"
    assert offers(p) == {"track offering", "track honor"}
    events = tell(p, f"track {track}")
    own = player(p, "red")
    assert (own["offering"], own["honor"]) == steps
    assert told(events, "idol_moved") == [{"track": track, "step": steps[track == "honor"], "who": 1}]


@pytest.mark.rule("EW-13.1", "EW-17.6")
def test_each_idol_may_go_to_another_track() -> None:
    p = idol(2)
    play(p, "track offering", "track honor")
    own = player(p, "red")
    assert (own["offering"], own["honor"]) == (1, 1)


@pytest.mark.rule("EW-13.2")
def test_bonuses_of_the_offering_track() -> None:
    quiet = []
    for step in range(9):
        p = idol(red={"offering": step})
        play(p, "track offering")
        assert player(p, "red")["offering"] == step + 1
        if decision(p) == "red turn_start":
            quiet.append(step + 1)
    assert quiet == [1, 2, 4, 5, 7, 9]


@pytest.mark.rule("EW-13.2")
def test_step_3_a_tribe_card_to_the_discard_pile() -> None:
    p = idol(red={"offering": 2})
    play(p, "track offering")
    assert offers(p) == STACKS
    assert refused(p, "skip") == "EW-13.2"
    play(p, "stack explorer")
    assert (player(p, "red")["discard"], player(p, "red")["hand"]) == (["explorer"], ["gatherer"])


@pytest.mark.rule("EW-13.2")
def test_step_6_the_right_to_bury_a_card() -> None:
    p = idol(red={"offering": 5})
    play(p, "track offering")
    assert offers(p) == {"skip", "bury hand gatherer"}
    play(p, "bury hand gatherer")
    assert player(p, "red")["buried"] == ["gatherer"]


@pytest.mark.rule("EW-13.2")
def test_step_8_a_tribe_card_to_hand() -> None:
    p = idol(red={"offering": 7})
    play(p, "track offering")
    assert offers(p) == STACKS
    assert refused(p, "skip") == "EW-13.2"
    play(p, "stack explorer")
    assert (player(p, "red")["discard"], player(p, "red")["hand"]) == ([], ["gatherer", "explorer"])


@pytest.mark.rule("EW-13.3")
def test_beyond_the_top_of_the_offering_track_points() -> None:
    p = idol(2, red={"offering": 9})
    play(p, "track offering")
    assert (player(p, "red")["offering"], score(p, "red")) == (9, 1)
    play(p, "track offering")
    assert (player(p, "red")["offering"], score(p, "red")) == (9, 2)
    p = idol(red={"offering": 8})
    play(p, "track offering")
    assert (player(p, "red")["offering"], score(p, "red")) == (9, 0), "reaching the top gives none"


@pytest.mark.rule("EW-13.4", "EW-13.10")
def test_an_arriving_marker_takes_the_leftmost_free_cell() -> None:
    honor: dict[str, Any] = {"turquoise": {"honor": 5}, "yellow": {"honor": 5}, "violet": {"honor": 4, "honor_cell": 0}}
    honor["red"] = {"honor": 4, "honor_cell": 1}
    p = idol(players=4, **honor)
    assert markers(p) == {"turquoise": (5, 0), "red": (4, 1), "yellow": (5, 1), "violet": (4, 0)}
    play(p, "track honor")
    assert markers(p) == {"turquoise": (5, 0), "red": (5, 2), "yellow": (5, 1), "violet": (4, 0)}


@pytest.mark.rule("EW-13.4")
def test_four_markers_on_a_step() -> None:
    three: dict[str, Any] = {colour: {"honor": 1} for colour in ("turquoise", "yellow", "violet")}
    p = idol(players=4, **three)
    play(p, "track honor")
    assert markers(p) == {"turquoise": (1, 0), "yellow": (1, 1), "violet": (1, 2), "red": (1, 3)}


@pytest.mark.rule("EW-13.4")
def test_markers_further_up_take_no_cell() -> None:
    p = idol(players=3, red={"honor": 4}, turquoise={"honor": 6}, yellow={"honor": 3})
    play(p, "track honor")
    assert markers(p, 3) == {"turquoise": (6, 0), "red": (5, 0), "yellow": (3, 0)}


@pytest.mark.rule("EW-13.5")
def test_the_gap_is_closed_from_the_right() -> None:
    cells = {"turquoise": 0, "red": 1, "yellow": 2, "violet": 3}
    given: dict[str, Any] = {colour: {"honor": 5, "honor_cell": cell} for colour, cell in cells.items()}
    p = idol(players=4, **given)
    play(p, "track honor")
    assert markers(p) == {"turquoise": (5, 0), "yellow": (5, 1), "violet": (5, 2), "red": (6, 0)}


@pytest.mark.rule("EW-13.6", "EW-13.11")
def test_points_of_the_honor_track() -> None:
    scored = {}
    for step in range(10):
        p = idol(red={"honor": step})
        play(p, "track honor")
        scored[step + 1] = score(p, "red")
    assert scored == {1: 0, 2: 0, 3: 0, 4: 2, 5: 0, 6: 0, 7: 3, 8: 0, 9: 0, 10: 5}
    assert sum(scored.values()) == 10


@pytest.mark.rule("EW-13.6")
def test_everybody_who_arrives_is_paid() -> None:
    p = idol(red={"honor": 3}, turquoise={"honor": 4})
    play(p, "track honor")
    assert (score(p, "red"), score(p, "turquoise")) == (2, 0)


@pytest.mark.rule("EW-13.7")
def test_on_the_top_of_the_honor_track_only_the_offering_marker_moves() -> None:
    p = idol(red={"honor": 10, "offering": 0})
    own = player(p, "red")
    assert (decision(p), own["honor"], own["offering"]) == ("red turn_start", 10, 1), "the only choice is taken"
    p = table(red={"honor": 10}, turn="red", gaining="idol 1")
    play(p, "income idol")
    assert player(p, "red")["offering"] == 1
    p = idol(red={"honor": 10, "offering": 9})
    assert score(p, "red") == 1


@pytest.mark.rule("EW-13.7")
def test_below_the_top_it_can_move() -> None:
    p = idol(red={"honor": 9})
    assert "track honor" in offers(p)
    play(p, "track honor")
    assert player(p, "red")["honor"] == 10
    p = idol(red={"honor": 0})
    with pytest.raises(AssertionError, match="is offered"):
        refused(p, "track honor")


@pytest.mark.rule("EW-13.8")
def test_markers_below_step_1_have_no_cell_and_no_rank() -> None:
    p = table(3, red={"buried": ["gatherer"] * 4}, yellow={"honor": 1, "buried": ["gatherer"] * 4})
    assert markers(p, 3) == {"turquoise": (0, None), "red": (0, None), "yellow": (1, 0)}
    graves = [player(p, colour)["prospect"]["graves"] for colour in ("red", "yellow")]
    assert graves == [0, 10]


@pytest.mark.rule("EW-13.8")
def test_leaving_the_start_moves_nobody_else() -> None:
    p = idol(players=3, red={"honor": 0}, turquoise={"honor": 1}, yellow={"honor": 0})
    play(p, "track honor")
    assert markers(p, 3) == {"turquoise": (1, 0), "red": (1, 1), "yellow": (0, None)}


@pytest.mark.rule("EW-13.9")
def test_rank_by_step_then_by_cell() -> None:
    graves: dict[str, Any] = {"buried": ["gatherer"] * 4}
    p = table(
        4,
        turquoise={**graves, "honor": 5, "honor_cell": 1},
        red={**graves, "honor": 6},
        yellow={**graves, "honor": 5, "honor_cell": 0},
        violet={**graves, "honor": 1},
    )
    # The leader uses the left table, the second the middle one, all others the right one.
    assert [player(p, colour)["prospect"]["graves"] for colour in COLOURS] == [4, 10, 7, 4]


@pytest.mark.rule("EW-13.9")
def test_who_arrived_first_on_a_step_is_ahead() -> None:
    graves: dict[str, Any] = {"buried": ["gatherer"] * 4, "hand": [], "food": 6, "tools": 5}
    p = table(red={**graves, "honor": 2}, turquoise={**graves, "honor": 1}, turn="turquoise", gaining="idol 1")
    play(p, "track honor")
    assert markers(p, 2) == {"red": (2, 0), "turquoise": (2, 1)}
    assert [player(p, colour)["prospect"]["graves"] for colour in ("red", "turquoise")] == [10, 7]


@pytest.mark.rule("EW-13.10")
def test_several_markers_on_one_offering_step() -> None:
    p = idol(players=3, turquoise={"offering": 4}, yellow={"offering": 4}, red={"offering": 3})
    play(p, "track offering")
    assert [player(p, colour)["offering"] for colour in COLOURS[:3]] == [4, 4, 4]
