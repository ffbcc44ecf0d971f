"""Section 20 of the rules of Eiszeit: how the software carries them out."""

from __future__ import annotations

import random

import pytest

from beringia import IllegalChoice, Position, Record
from tests.rules.eiszeit.board import (
    GAME,
    area,
    decision,
    hand,
    hunters,
    offers,
    play,
    player,
    table,
    tell,
    told,
    wander,
)

#: Decisions that must be made, with what they may offer.
COMPULSORY = {
    "preround_place": {"hunter"},
    "play_card": {"play"},
    "cult_choice": {"copy"},
    "choose_opponent": {"opponent"},
    "mammoth_move": {"mammoth", "mammoth_move"},
    "swap_pair": {"swap"},
    "draw": {"draw"},
}

#: Decisions that may be declined: what they may offer, and the way to decline.
OPTIONAL = {
    "place_hunter": ({"hunter", "move"}, "stop"),
    "trail_area": ({"trail"}, "stop"),
    "trail_step": ({"hunter", "move", "mammoth", "mammoth_move"}, "stop"),
    "migration_first": ({"move"}, "stop"),
    "migration_step": ({"move", "mammoth_move"}, "stop"),
    "fire_move": ({"fire"}, "stop"),
    "club_card": ({"take_club", "mammoth", "mammoth_move"}, "stop"),
    "club_now": ({"arm"}, "keep"),
    "attach_club": ({"attach"}, "keep"),
    "drive_step": ({"move"}, "stop"),
    "leave_step": ({"remove"}, "stop"),
    "club_or_march": ({"take_club", "move"}, "stop"),
    "march_step": ({"move"}, "stop"),
    "mammoth_leave": ({"mammoth_leaves"}, "stop"),
    "discard": ({"discard"}, "no_discard"),
    "glacier": ({"ice"}, "decline"),
}


def pieces(position: Position) -> list[list[int]]:
    """Hunters and mammoths per area."""
    return [[*area(position, number)["hunters"], area(position, number)["mammoths"]] for number in range(1, 13)]


# -- one piece per step


@pytest.mark.rule("EZ-20.1")
def test_every_piece_is_a_step_that_everybody_sees_at_once() -> None:
    position = table(3, stones={"red": 7}, hands={"red": hand("landscape_steppe")})
    play(position, "play landscape_steppe")
    for number, text in enumerate(("hunter 6", "hunter 12", "hunter 6"), 1):
        events = tell(position, text)
        assert told(events, "hunter_placed") == [{"area": int(text.split()[1]), "who": 0}]
        for viewer in (0, 1, 2, None):
            shown = position.view(viewer)["players"][0]  # type: ignore[index]
            assert (shown["on_board"], shown["reserve"]) == (number, 12 - number)


@pytest.mark.rule("EZ-20.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_step_of_an_action_moves_more_than_one_piece(players: int) -> None:
    steps = 0
    before: list[list[int]] | None = None
    for position, events in wander(players, seed=11):
        now = pieces(position)
        quiet = not [event for event in events if event.kind in ("settling_ended", "glacier_laid")]
        if before is not None and quiet:
            moved = sum(abs(a - b) for old, new in zip(before, now, strict=True) for a, b in zip(old, new, strict=True))
            swapped = [event for event in events if event.kind == "swapped"]
            assert moved <= (4 if swapped else 2)  # a piece that moves leaves one place and reaches another
            steps += 1 if moved else 0
        before = now
    assert steps > 30


# -- stopping, and taking back


@pytest.mark.rule("EZ-20.2", "EZ-20.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_decision_offers_to_stop_exactly_if_it_is_not_compulsory(players: int) -> None:
    """And there are no other kinds of decisions: nothing that follows from the rules is asked."""
    seen: set[str] = set()
    for seed in range(6):
        for position, _ in wander(players, seed):
            if position.decision is None:
                continue
            kind = position.decision.kind
            seen.add(kind)
            verbs = {choice.verb for choice in position.choices_for(position.seat)}
            if kind in COMPULSORY:
                assert verbs <= COMPULSORY[kind], kind
            else:
                allowed, decline = OPTIONAL[kind]
                assert decline in verbs, kind
                assert verbs <= allowed | {decline}, kind
    assert seen == set(COMPULSORY) | set(OPTIONAL)  # the random games have met every kind


@pytest.mark.rule("EZ-20.2")
def test_stop_ends_the_action_and_leaves_what_was_done() -> None:
    position = table(3, stones={"red": 7}, areas={5: "red3"}, hands={"red": hand("migration")})
    play(position, "play migration", "move red 5-6")
    play(position, "stop")
    assert decision(position) == "red discard"
    assert (hunters(position, "red", 5), hunters(position, "red", 6)) == (2, 1)


def record_until(kind: str, seed: int = 1) -> Record:
    """A random game, recorded, up to a decision of a kind."""
    record = Record(GAME, 3, seed=seed)
    chance = random.Random(seed)
    while record.position.decision is not None and record.position.decision.kind != kind:
        record.play(chance.choice(record.position.choices()))
    assert not record.position.over
    return record


@pytest.mark.rule("EZ-20.2")
def test_a_finished_step_can_be_taken_back() -> None:
    record = record_until("play_card")
    before = record.position.digest()
    seat = record.position.seat
    assert seat is not None
    record.play(record.position.choices()[0])
    assert record.position.digest() != before
    assert record.undo_depth(seat) == 1
    record.undo(seat)
    assert record.position.digest() == before


@pytest.mark.rule("EZ-20.2")
def test_nothing_is_taken_back_past_revealed_information() -> None:
    record = record_until("draw")
    seat = record.position.seat
    assert seat is not None
    assert record.undo_depth(seat) > 0  # the discard, for one
    record.play(record.position.choices()[0])
    assert record.undo_depth(seat) == 0
    after = record.position.digest()
    with pytest.raises(IllegalChoice):
        record.undo(seat)
    assert record.position.digest() == after


@pytest.mark.rule("EZ-20.2")
def test_the_glacier_cannot_be_taken_back_because_new_fires_are_laid() -> None:
    record = record_until("glacier")
    seat = record.position.seat
    assert seat is not None
    record.play(record.position.parse("decline"))
    assert record.undo_depth(seat) == 0


# -- clicks


@pytest.mark.rule("EZ-20.3")
@pytest.mark.parametrize(
    ("card", "areas", "text", "clicks"),
    [
        ("drive", {5: "red1"}, "move red 5-6", ("hunter:0:5", "area:6")),
        ("drive", {5: "red1*1"}, "move red 5-6 club", ("hunter:0:5:club", "area:6")),
        ("migration", {5: "red1"}, "move red 5-9", ("hunter:0:5", "area:9")),
        ("mammoth", {5: "M4"}, "mammoth 5-6", ("mammoth:5", "area:6")),
        ("fire", {5: "F[1]"}, "fire 5-6", ("fire:5", "area:6")),
        ("swap", {5: "red1", 6: "green1"}, "swap red 5 green 6", ("hunter:0:5", "hunter:2:6")),
    ],
)
def test_a_move_is_one_decision_of_two_clicks(
    card: str, areas: dict[int, str], text: str, clicks: tuple[str, str]
) -> None:
    position = table(3, stones={"red": 7}, areas=areas, hands={"red": hand(card)})
    play(position, f"play {card}")
    assert position.describe(position.parse(text)).targets == clicks
    kind = decision(position)
    before = position.digest()
    # Looking at the other targets of the first click, or at other first clicks, changes nothing.
    for choice in position.choices_for(0):
        assert len(choice.targets) in (0, 2)
    assert (decision(position), position.digest()) == (kind, before)
    play(position, text)
    assert decision(position) != kind or position.digest() != before


@pytest.mark.rule("EZ-20.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_clicks_tell_choices_apart(players: int) -> None:
    """In every decision, no two choices share all their clicks; only declining needs none."""
    for position, _ in wander(players, seed=12):
        choices = position.choices_for(position.seat)
        clicks = [choice.targets for choice in choices if choice.targets]
        assert len(set(clicks)) == len(clicks)
        without = {choice.verb for choice in choices if not choice.targets}
        assert without <= {"stop", "keep", "no_discard", "decline", "attach"}


# -- the end of an action, and what is not asked


@pytest.mark.rule("EZ-20.4")
@pytest.mark.parametrize(
    ("card", "areas", "texts"),
    [
        ("landscape_steppe", {}, ["hunter 6", "hunter 6", "hunter 6"]),
        ("landscape_steppe", {}, ["hunter 6", "hunter 5"]),
        ("trail", {5: "M0"}, ["trail 5", "hunter 5", "hunter 5", "mammoth 5"]),
        ("migration", {5: "M1 red5"}, ["move red 5-6", "move red 5-6", "mammoth 5-6", "move red 5-6"]),
        ("drive", {5: "red5 green5"}, ["move red 5-6", "move green 5-6", "move green 5-6"]),
        ("fire", {}, ["fire 5-6"]),
        ("club", {5: "red2"}, ["take club", "arm 5"]),
        ("mammoth", {}, ["mammoth 5"]),
    ],
)
def test_after_the_last_permitted_piece_the_action_ends_by_itself(
    card: str, areas: dict[int, str], texts: list[str]
) -> None:
    position = table(3, stones={"red": 7}, areas=areas, hands={"red": hand(card)})
    play(position, f"play {card}")
    for text in texts:
        assert decision(position) != "red discard"
        play(position, text)
    assert decision(position) == "red discard"


@pytest.mark.rule("EZ-20.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_is_asked_when_only_declining_is_left(players: int) -> None:
    for seed in range(3):
        for position, _ in wander(players, seed):
            if not position.over:
                verbs = {choice.verb for choice in position.choices_for(position.seat)}
                assert not verbs <= {"stop", "keep"}


@pytest.mark.rule("EZ-20.5")
def test_a_single_choice_that_changes_the_game_is_still_asked() -> None:
    position = table(3, stones={"red": 0}, hands={"red": ["trail", "drive", "club", "fire", "leave_one"]})
    assert offers(position) == {"play leave_one"}
    play(position, "play leave_one", "opponent yellow")
    assert decision(position) == "red discard"  # nobody stands on the board: yellow is not asked
    play(position, "no discard")
    assert offers(position) == {"draw dark"}
    play(position, "draw dark")
    assert decision(position) == "yellow play_card"

    position = table(3, stones={"red": 2}, areas={5: "red1", 6: "green1"}, hands={"red": hand("swap")})
    play(position, "play swap")
    assert offers(position) == {"swap red 5 green 6"}

    position = table(3, stones={"red": 0}, hands={"red": hand("cult_dark", "fire")}, open_dark="leave_one")
    play(position, "play cult_dark")
    assert offers(position) == {"copy dark"}


@pytest.mark.rule("EZ-20.5")
def test_keeping_is_not_asked_without_a_hunter_to_arm() -> None:
    position = table(3, stones={"red": 3}, hands={"red": hand("club")})
    play(position, "play club", "take club")
    assert decision(position) == "red discard"
    assert player(position, "red")["clubs"] == 1


@pytest.mark.rule("EZ-20.6")
def test_from_the_last_stone_to_the_glacier_nothing_is_asked() -> None:
    position = table(
        3, stones={"red": 0, "yellow": 10, "green": 9}, dark=2, areas={9: "F[0] red5*1 green4", 12: "M1 yellow2"},
        hands={"red": hand("fire_dark", "fire")}, dark_deck=["settle_one"], under_dark=["settle_one"],
        open_dark="leave_two",
    )  # fmt: skip
    play(position, "play fire_dark", "opponent yellow", "stop", "no discard")
    kinds = {event.kind for event in tell(position, "draw dark")}
    assert {"reshuffled", "settling_ended", "fire_revealed", "conflict_lost", "board_cleared", "round_scored"} <= kinds
    assert decision(position).endswith("glacier")
    play(position, "decline")
    assert decision(position) == "yellow play_card"


@pytest.mark.rule("EZ-20.6")
def test_the_levy_is_not_asked() -> None:
    position = table(
        3, dark=0, light=6, stones={"red": 1, "yellow": 12, "green": 13}, ended_by="red",
        agenda=[["glacier_phase", None]],
    )  # fmt: skip
    kinds = [event.kind for event in tell(position, "decline")]
    assert kinds.count("levy_paid") == 3
    assert decision(position) == "yellow play_card"


# -- chance


@pytest.mark.rule("EZ-20.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_same_seed_and_choices_are_the_same_game(players: int) -> None:
    first = [position.digest() for position, _ in wander(players, seed=21)]
    again = [position.digest() for position, _ in wander(players, seed=21)]
    assert first == again
    assert len(first) > 100


@pytest.mark.rule("EZ-20.7")
def test_another_seed_is_another_game() -> None:
    starts: list[dict[str, object]] = [GAME.start(5, seed=seed).to_dict() for seed in range(20)]
    states: list[dict[str, object]] = [start["state"] for start in starts]  # type: ignore[misc]
    for part in ("fires", "cards"):
        assert len({str(state[part]) for state in states}) == 20
    assert {state["turn"] for state in states} == {0, 1, 2, 3, 4}  # every seat may begin


@pytest.mark.rule("EZ-20.7")
@pytest.mark.parametrize("players", [3, 5])
def test_a_saved_game_goes_on_with_the_same_chance(players: int) -> None:
    """From a position written down and read again, the same choices lead to the same end."""
    for number, (position, _) in enumerate(wander(players, seed=22)):
        if number % 40 == 17 and not position.over:
            here, there = position.copy(), GAME.from_dict(position.to_dict())
            assert here == there
            chance = random.Random(number)
            while not here.over:
                choice = chance.choice(here.choices())
                here.play(choice)
                there.play(choice)
            assert here.digest() == there.digest()


@pytest.mark.rule("EZ-20.7", "EZ-20.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_can_be_written_down_at_every_decision(players: int) -> None:
    for seed in range(4):
        for position, _ in wander(players, seed=30 + seed):
            assert GAME.from_dict(position.to_dict()) == position


@pytest.mark.rule("EZ-20.1", "EZ-9.13")
@pytest.mark.parametrize(
    ("card", "areas", "texts"),
    [
        ("landscape_steppe", {}, ["hunter 6"]),
        ("trail", {}, ["trail 5", "hunter 5"]),
        ("migration", {5: "red3"}, ["move red 5-6"]),
        ("drive", {5: "red3 green2"}, ["move red 5-6"]),
        ("swap", {5: "red1", 6: "red1"}, ["swap red 5 red 6"]),
    ],
)
@pytest.mark.parametrize("answer", ["attach", "keep"])
def test_a_game_can_be_written_down_between_the_steps_of_an_action(
    card: str, areas: dict[int, str], texts: list[str], answer: str
) -> None:
    """The question for a kept club stands between two pieces of one action."""
    position = table(3, stones={"red": 7}, areas=areas, clubs={"red": 2}, hands={"red": hand(card)})
    play(position, f"play {card}", *texts)
    assert decision(position) == "red attach_club"
    again = GAME.from_dict(position.to_dict())
    assert again == position
    for game in (position, again):
        play(game, answer)
        assert decision(game) != "red discard"  # the action goes on
    assert again == position


@pytest.mark.rule("EZ-20.1", "EZ-9.4")
@pytest.mark.parametrize(("card", "first"), [("settle_two", "hunter 6"), ("club_or_march", "move yellow 5-6")])
def test_the_same_for_an_opponent_acting_on_a_dark_card(card: str, first: str) -> None:
    position = table(
        4, stones={"red": 0}, areas={5: "yellow2"}, clubs={"yellow": 1, "green": 1}, hands={"red": hand(card, "fire")}
    )
    play(position, f"play {card}")
    if decision(position) == "red choose_opponent":
        play(position, "opponent yellow")
    play(position, first)
    assert decision(position) == "yellow attach_club"
    again = GAME.from_dict(position.to_dict())
    assert again == position
    play(again, "attach")
    assert decision(again).startswith("yellow ")
    assert area(again, 6)["armed"] == [0, 1, 0, 0]
