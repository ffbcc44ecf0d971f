"""Hints and analyses: what they say, that they repeat, and that they know nothing that a seat cannot know."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import get_args

import pytest

import beringia
from beringia import Position, Record
from beringia.coach import Analysis, Hint, Judge, Story, hint
from beringia.coach.analysis import Assessment, _cost, assess
from beringia.coach.files import CoachFile, Effort, coach_file, path_of
from beringia.coach.lines import Line
from beringia.coach.outlook import Outlook, slope
from beringia.coach.reasons import Against, Reason, Trend, reasons
from beringia.kernel.codes import Choice
from beringia.text import LANGUAGES, Voice
from tests.catalogues import shared_catalogue

TABLES = [("eiszeit", 3), ("valley", 3), ("winter", 2), ("winter", 1)]


def little(key: str) -> CoachFile:
    """The coach with as little effort as possible."""
    return replace(
        coach_file(beringia.game(key).rules),
        hint=Effort(3, 2),
        analysis=Effort(2, 1),
        proof=Effort(2, 1),
        quick={"horizon": 0, "patience": 4, "iterations": 6, "follow": 0},
    )


def played(key: str, seats: int, steps: int, seed: int = 5) -> Position:
    """A position after some random choices, with something to decide."""
    position = beringia.game(key).start(seats, seed)
    picker = random.Random(seed)
    while steps > 0 or len(position.choices()) < 3:
        position.play(picker.choice(position.choices()))
        steps -= 1
    return position


def judge(key: str) -> Judge:
    return Judge(beringia.game(key), little(key), quick=True)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_hint_knows_only_what_the_seat_knows(key: str, seats: int) -> None:
    position = played(key, seats, 60)
    seat = position.seat
    assert seat is not None
    digest = position.digest()
    found = hint(position, judge(key))
    assert position.digest() == digest, "asking for a hint must not change the position"
    assert found.seat == seat
    assert [line.points for line in found.lines] == sorted((line.points for line in found.lines), reverse=True)
    assert {line.code for line in found.lines} <= set(position.choices())
    assert 1 <= len(found.lines) <= 3
    for seed in range(3):
        redrawn = position.determinize(seat, seed)
        assert redrawn.to_dict() != position.to_dict()
        assert hint(redrawn, judge(key)) == found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_term_can_be_told(key: str, seats: int, language: str) -> None:
    game = beringia.game(key)
    position = game.start(seats, 1)
    evaluation = judge(key).evaluation
    voice = Voice(shared_catalogue(language), game)
    for term in evaluation.terms(position.state, 0):  # type: ignore[arg-type]
        name = f"{key}-reason-{term.name.replace('_', '-')}"
        told = {}
        for trend in get_args(Trend):
            args = Reason(name, 11, 12, 13, trend, 1.0).args
            told[trend] = voice.say(name, **args)
        assert told["better"] != told["worse"]
        if term.name not in ("fate", "victory", "fire"):  # there is one or none of it
            assert all("12" in told[trend] and "13" in told[trend] for trend in ("up", "down", "same"))


def test_reasons_name_what_makes_the_difference() -> None:
    found: Hint = hint(played("winter", 2, 60), judge("winter"))
    reasons = [reason for line in found.lines for reason in line.reasons]
    assert reasons
    for reason in reasons:
        assert reason.key.startswith("winter-reason-")
        if reason.after == reason.otherwise:
            assert reason.trend == ("better" if reason.points > 0 else "worse")
        else:
            assert reason.trend == (
                "up" if reason.after > reason.before else "down" if reason.after < reason.before else "same"
            )


def test_a_march_is_judged_as_a_whole() -> None:
    """Its first click alone says nothing: the clicks that make the best of it are followed, and told."""
    position, picker = beringia.game("valley").start(2, seed=1), random.Random(1)
    while sum(position.notation(code).startswith("march") for code in position.choices()) < 2:
        position.play(picker.choice(position.choices()))
    coach = judge("valley")
    seat = position.seat
    assert seat is not None
    state = coach.world(position.state, seat, 1)
    lines = [line for line in coach.candidates(state, 8, 1) if line.plan]
    assert lines, "there is somebody to march"
    for line in lines:
        assert coach.line(state, line.code, 1).plan, "any choice can be carried out"
        coach.compare([line], state, seat, 1, 2)
        assert len(line.values) == len(line.ends) == 2
    told = [line for line in hint(position, coach).lines if line.then]
    assert told
    for each in told:
        after = position.copy()
        after.play(each.code)
        while len(after.choices()) == 1:
            after.play(after.choices()[0])
        assert each.then[0].code in after.choices()


def test_what_ends_the_game_is_compared_with_results_only() -> None:
    """In the last eclipse one line ends the game and another does not yet: what is hoped for is no points."""
    game = beringia.game("winter")
    position = game.start(1, seed=4)
    picker = random.Random(4)
    before: list[Position] = []
    while not position.over:
        if len(position.choices()) > 1:
            before.append(position.copy())
        position.play(picker.choice(position.choices()))
    coach = judge("winter")
    for near in before[-6:]:
        found = hint(near, coach)
        state = coach.world(near.state, 0, 1)
        lines = [coach.line(state, line.code, 1) for line in found.lines]
        coach.compare(lines, state, 0, 1, 2)
        assert {line.over for line in lines} in ({0}, {2})
        for line in lines:
            if line.over:
                assert coach.behind(line, lines[0], state, 0) <= 60
                assert all(value == end.points[0] for value, end in zip(line.values, line.ends, strict=True))


def test_who_feeds_is_judged_when_all_have_eaten() -> None:
    """Who lets one after the other starve has not paid for the meal yet: that is not better than to feed all."""
    position, picker = beringia.game("valley").start(2, seed=2), random.Random(2)
    rules = position.game.rules

    def feeds() -> bool:
        offered = [position.notation(code) for code in position.choices()]
        return "feed all" in offered and len(offered) > 2 and rules.settled(position.state)

    while not feeds():
        written = {position.notation(code): code for code in position.choices()}
        position.play(written.get("feed all", picker.choice(position.choices())))
    coach = judge("valley")
    seat = position.seat
    assert seat is not None
    world = coach.world(position.state, seat, 1)
    kind = type(world.top)
    for line in coach.candidates(world, 8, 1):
        end = coach._played_on(line, world, seat, 1, None)
        assert end.over() or end.top_seat() != seat or type(end.top) is not kind


def test_the_best_choice_is_explained_by_the_others_and_they_by_it() -> None:
    position = played("eiszeit", 3, 60)
    found = hint(position, judge("eiszeit"))
    for place, line in enumerate(found.lines):
        assert {why.against for why in line.reasons} <= {"others" if place == 0 else "best"}


def test_reasons_say_only_what_is_new() -> None:
    def differs(before: int, after: int, otherwise: int, against: Against = "others") -> object:
        return Reason("eiszeit-reason-stones", before, after, otherwise, "up", 1.0, against).args["differs"]

    assert differs(1, 3, 3) == "no"
    assert differs(1, 3, 1) == differs(1, 3, 1, "best") == "now"
    assert differs(1, 3, 2) == "yes"
    assert differs(1, 3, 2, "best") == "best"


def test_what_speaks_for_the_best_choice_and_against_the_others_comes_first() -> None:
    position, coach = played("eiszeit", 3, 60), judge("eiszeit")
    mixed = Line(1, values=[0.0], terms={"score": (2.0, 2.0), "board": (-3.0, 3.0), "stones": (1.0, 4.0)})
    even = Line(2, values=[0.0])

    def leanings(against: Against) -> list[bool]:
        told = reasons(coach.evaluation, position.state, 0, mixed, [even], 1.0, against)
        return [reason.points > 0 for reason in told]

    assert leanings("others") == [True, True, False]
    assert leanings("best") == [False, True, True]


@pytest.mark.parametrize("key", beringia.games())
def test_reasons_and_expectations_speak_of_the_same_points(key: str) -> None:
    """What a choice falls behind is not far from what its reasons say: they are no values of a bot."""
    position = played(key, 2 if key == "winter" else 3, 60)
    coach = judge(key)
    seat = position.seat
    assert seat is not None
    state = coach.world(position.state, seat, 1)
    lines = coach.candidates(state, 3, 1)
    coach.compare(lines, state, seat, 1, 2)
    if not any(line.over for line in lines):
        assert coach.points_per_value(lines, state, seat) == coach.slope(state)
    best = max(lines, key=lambda line: line.value)
    for line in lines:
        scale = coach.points_per_value([line, best], state, seat)
        told = reasons(coach.evaluation, state, seat, line, [best], scale)
        plain = reasons(coach.evaluation, state, seat, line, [best])
        assert [why.points for why in told] == [pytest.approx(scale * why.points, abs=0.02) for why in plain]


def assessment(number: int, seat: int, cost: float, best_points: float) -> Assessment:
    choice = Choice(number, "stop", (), "key", {})
    nothing = Outlook([0.0], [0.0])
    return Assessment(
        number, number + 1, seat, choice, "", choice, "", nothing, nothing, cost, cost / 10, best_points,
        best_points / 10, [],
    )  # fmt: skip


def test_what_could_still_be_had_is_not_lost() -> None:
    """Three clicks of one turn: the first two left the better way open."""
    record = recorded("valley", 2, 12)
    told = story(record)
    analysis = Analysis(told, judge=judge("valley"))
    seats = [made.seat for made in told.made]
    first = next(number for number in range(10) if len({*seats[number : number + 3]}) == 1)
    for number, best in ((first, 9.0), (first + 1, 9.0), (first + 2, 9.0)):
        analysis._found[number] = assessment(number, seats[first], 2.0, best)
    analysis._chances = {first: False, first + 1: False}
    assert [each.points for each in analysis._assessments()] == [0.0, 0.0, 2.0]
    analysis._chances = {first: True, first + 1: False}
    assert [each.points for each in analysis._assessments()] == [2.0, 0.0, 2.0], "luck may have taken it away"


def test_what_was_so_for_a_moment_only_is_no_turning_point() -> None:
    """After eight decisions somebody's chances are better for one of them, after sixteen for good."""
    told = story(recorded("valley", 2, 60, seed=4))  # it goes on after that
    analysis = Analysis(told, judge=judge("valley"))
    for number in range(24):
        share = 0.7 if number == 8 or number >= 16 else 0.5
        analysis._found[number] = replace(
            assessment(number, 0, 0.0, 0.0),
            outlook=Outlook([0.0, 0.0], [share, 1 - share]),
            effect=Outlook([0.0, 0.0], [0.0, 0.0]),
        )
    (turn,) = analysis.report().turning
    assert (turn.version, turn.shares) == (16, [0.2, -0.2])


def test_who_decides_is_not_better_off_for_it() -> None:
    """The expectation of a seat is found in the same way, whoever decides."""
    coach = judge("eiszeit")
    told = story(recorded("eiszeit", 3, 40))
    number = next(number for number in range(20, 40) if len(told.at(number).choices()) > 2)
    (found,) = assess(coach, told, number, number + 1, None).assessments
    state = told.at(number).state
    alone = [coach.expect(state, seat, coach.file.analysis.worlds) for seat in range(3)]
    assert found.outlook.points == [pytest.approx(alone[seat].points[seat]) for seat in range(3)]


def test_the_best_of_many_estimates_is_not_what_a_choice_cost() -> None:
    """Four choices that are worth the same, but for luck: to take the second is hardly a mistake."""
    picker = random.Random(1)
    coach = judge("valley")
    state = played("valley", 2, 20).state
    lost = seeming = 0.0
    for _ in range(200):
        values = [[picker.gauss(0, 1) for _ in range(12)] for _ in range(4)]
        ends = [[Outlook([value], [value]) for value in line] for line in values]
        lines = [Line(code, [], found, end) for code, (found, end) in enumerate(zip(values, ends, strict=True))]
        lost += _cost(coach, lines, lines[1], state, 0)[1]
        seeming += max(line.value for line in lines) - lines[1].value
    assert lost < 0.6 * seeming


def test_after_the_end_there_is_no_hint() -> None:
    position = beringia.game("eiszeit").start(3, 1, {"rounds": 3})
    while not position.over:
        position.play(position.choices()[0])
    with pytest.raises(ValueError, match="over"):
        hint(position)


def recorded(key: str, seats: int, steps: int, seed: int = 3) -> Record:
    record = Record(beringia.game(key), seats, seed)
    picker = random.Random(seed)
    while not record.position.over and steps > 0:
        record.play(picker.choice(record.position.choices()))
        steps -= 1
    return record


def story(record: Record) -> Story:
    entries = [(number, entry.seat, entry.choice) for number, entry in enumerate(record.entries, 1)]
    return Story(record.game, record.seats, record.seed, record.options, entries)


def test_a_finished_game_is_analysed() -> None:
    record = recorded("eiszeit", 3, 10_000)
    analysis = Analysis(story(record), judge=judge("eiszeit"))
    seen: list[float] = []
    report = analysis.run(seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    last = report.curve[-1]
    assert last.points == record.position.scores()
    assert [seat for seat, share in enumerate(last.shares) if share > 0] == record.position.winners()
    for point in report.curve:
        assert sum(point.shares) == pytest.approx(1.0, abs=0.01)
    assert [point.version for point in report.curve] == sorted(point.version for point in report.curve)
    # Who chooses at random loses something by it, and chance has its part.
    assert any(each.choices_points < 0 for each in report.balance)
    assert any(each.luck_share for each in report.balance)
    assert report.costly
    for each in report.costly:
        assert record.entries[each.version - 1].choice == each.choice.code != each.best.code
        assert each.proven
    again = Analysis(story(record), judge=judge("eiszeit"))
    for _ in range(3):
        work = again.next()
        assert work is not None
        again.add(again.do(work))
    first = again.report().curve[:5]
    assert first == report.curve[:5], "the same game is always judged alike"


def test_taken_back_choices_are_no_part_of_the_story() -> None:
    record = recorded("valley", 2, 30)
    while not record.undo_depth(seat := record.entries[-1].seat):
        record.play(record.position.choices()[0])
    record.undo(seat)
    told = story(record)
    assert [made.choice for made in told.made] == record.choices()
    assert told.at(len(told.made)).digest() == record.position.digest()


@pytest.mark.parametrize(("key", "seats"), [("eiszeit", 3), ("valley", 3), ("winter", 2)])
def test_a_running_game_is_analysed_from_what_one_seat_knows(key: str, seats: int) -> None:
    record = recorded(key, seats, 40)
    report = Analysis(story(record), viewer=1, judge=judge(key)).run()
    assert {point.seat for point in report.curve} == {1}
    assert {each.seat for each in report.balance} == {1}
    assert report.balance[0].luck_share is None

    class Redrawn(Story):
        """The same game in another world that looks the same to the viewer at each of its decisions."""

        def positions(self, first: int, last: int) -> object:  # type: ignore[override]
            for number, position, chance in super().positions(first, last):
                yield number, position if position.over else position.determinize(1, 77), chance

    entries = [(number, entry.seat, entry.choice) for number, entry in enumerate(record.entries, 1)]
    other = Redrawn(record.game, record.seats, record.seed, record.options, entries)
    assert Analysis(other, viewer=1, judge=judge(key)).run() == report


@pytest.mark.parametrize("key", beringia.games())
def test_the_coach_has_a_file_for_every_game(key: str) -> None:
    rules = beringia.game(key).rules
    path = path_of(rules)
    assert path is not None
    assert path.exists()
    file = coach_file(rules)
    assert file.calibration != CoachFile().calibration, "values are fitted to games"
    assert all(slope(file.calibration, progress) > 0 for progress in (0.0, 0.5, 1.0))
