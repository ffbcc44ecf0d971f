"""The companion to the printed game: the nomads at a table of wood and paper are those of the engine."""

from __future__ import annotations

import gc
import json
import random
from itertools import pairwise, product
from typing import Any

import pytest

import beringia
from beringia.games.winter.model.land import HEX_LABELS, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.nomads.companion.paper import JUNCTURE_LABELS, PaperTable
from beringia.games.winter.nomads.companion.questions import EACH_PLACE, GAINS, NUMBER, ONE, SOME, Question
from beringia.games.winter.nomads.companion.report import view
from beringia.kernel.position import Position
from beringia.text import LANGUAGES, Voice
from tests.catalogues import shared_catalogue
from tests.rules.winter.board import GAME
from tests.rules.winter.companion import RULES, SoloGame, Twin

SWITCHES = ["ice_finds", "short_game", "solo_extra_card", "solo_village_tile", "strict_majority"]
ALL = [dict(zip(SWITCHES, chosen, strict=True)) for chosen in product([False, True], repeat=len(SWITCHES))]
#: What both sides show of the nomads in the same words.
SAME = [
    "score", "food", "food_limit", "tools", "camps", "villages", "offering", "honor", "living", "buried_size", "points",
    "history", "figures_home", "row", "deck_size", "pile_size", "maps", "maps_left", "tile", "tile_side", "pile_halves",
]  # fmt: skip


def played(seed: int, greedy: bool = False) -> Twin:
    """A companion at the table of a whole solo game."""
    twin = Twin(SoloGame(seed, ALL[seed % len(ALL)], greedy))
    twin.play()
    return twin


@pytest.mark.parametrize("seed", range(64))
def test_the_same_nomads_as_in_the_engine(seed: int) -> None:
    """All difficulties and modules, against somebody who plays by chance."""
    the_same(played(seed))


@pytest.mark.parametrize("seed", [3, 4, 9, 14])
def test_the_same_nomads_against_a_good_player(seed: int) -> None:
    the_same(played(seed, greedy=True))


def the_same(twin: Twin) -> None:
    """Every event of the nomads, and all that they have in the end."""
    assert twin.told() == twin.game.events
    assert len(twin.told()) > 120
    theirs: Any = Position(GAME, twin.game.state).view(None)
    seen: Any = view(twin.s, twin.table)
    for name in SAME:
        assert seen["nomads"][name] == theirs["nomads"][name], name
    assert seen["nomads"]["stones"] == len(theirs["nomads"]["stones"])
    assert seen["nomads"]["built"] == 10 - theirs["nomads"]["megaliths"]
    assert seen["nomads"]["offering_size"] == len(theirs["nomads"]["offering_deck"])
    camps = {HEX_NAMES[HEX_LABELS.index(label)] for label in seen["land"]["camps"]}
    assert camps == {hex_["hex"] for hex_ in theirs["hexes"] if hex_["camps"][1]}
    villages = {JUNCTURE_NAMES[JUNCTURE_LABELS.index(label)] for label in seen["land"]["villages"]}
    assert villages == {entry["juncture"] for entry in theirs["villages"] if entry["seat"] == 1}
    assert seen["mine"] == theirs["players"][0]["score"]
    assert seen["phase"] == "over"


def test_the_comparison_can_fail() -> None:
    """Another answer leads to other nomads: the comparison does not look past it."""
    game = SoloGame(5, ALL[5])

    class Liar(Twin):
        def see_income(self, question: Question) -> list[str]:
            return ["vp 9"]

    assert comes_to_the_same(Twin(game))
    assert not comes_to_the_same(Liar(game))


def comes_to_the_same(twin: Twin) -> bool:
    try:
        twin.play()
        the_same(twin)
    except (AssertionError, KeyError):
        # Or it asks for a moment that never was in that game.
        return False
    return True


def test_hexes_have_names_for_people() -> None:
    assert " ".join(HEX_LABELS) == "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3"


# -- little is asked


def test_what_is_known_is_not_asked_again() -> None:
    """Over many games: the glaciers once, what a hex or find brings once, the hunting area once between two turns."""
    for seed in range(20, 40):
        asked = played(seed).asked
        kinds = [question.kind for question in asked]
        assert kinds.count("glaciers") <= 1
        for kind in ("income", "find"):
            places = [question.args["hex"] for question in asked if question.kind == kind]
            assert len(places) == len(set(places))
        for kind in ("area", "display", "influence"):
            # Something that the person did lies between two questions of the same kind.
            since = [number for number, other in enumerate(kinds) if other == kind]
            for before, after in pairwise(since):
                assert {"figure", "turn_over", "eclipse_over", "prepare"} & set(kinds[before:after]), (kind, kinds)
        assert len(asked) < 110


def test_the_column_is_asked_only_before_a_turn_of_the_nomads() -> None:
    twin = played(0)
    assert twin.game.options["short_game"] is False
    kinds = [question.kind for question in twin.asked]
    assert kinds.count("figure") + kinds.count("turn_over") == 12
    # When the person has the last turn of a round, nobody minds where the figure went.
    for number, kind in enumerate(kinds):
        if kind == "turn_over":
            assert kinds[number + 1 : number + 3].count("labor") == 1


def test_what_lay_there_before_is_where_an_answer_begins() -> None:
    twin = played(1)
    first, second = [number for number, question in enumerate(twin.asked) if question.kind == "area"][:2]
    assert twin.asked[first].start == ["none"] * 6
    before = twin.answers[first]
    # Nothing new comes up by itself: what begins the next answer was there, or was taken by the nomads.
    assert all(now in ("none", then) for now, then in zip(twin.asked[second].start, before, strict=True))


# -- a game as a list of answers


def told(answers: list[Any], seed: str = "7", **options: Any) -> Any:
    return GAME.companion(seed, options, answers)


def any_answer(question: Any, rng: random.Random) -> Any:
    options, most = question["options"], question["most"]
    if question["shape"] == "number":
        return rng.randint(question["least"], most)
    if question["shape"] == "one":
        return rng.choice(options)
    if question["shape"] == "some":
        return rng.sample(options, rng.randint(question["least"], most))
    if question["shape"] == "places":
        return [rng.choice(options) for _ in range(most)]
    return [f"{rng.choice(options)} {rng.randint(1, 9)}" for _ in range(rng.randint(0, most))]


@pytest.mark.parametrize("seed", range(12))
def test_any_answers_lead_to_an_end(seed: int) -> None:
    """Whatever is answered within the limits of the questions, the rules can go on."""
    rng = random.Random(seed)
    options = ALL[-1 - seed % len(ALL)]
    answers: list[Any] = []
    report = told(answers, str(seed), **options)
    while not report["over"]:
        answers.append(any_answer(report["question"], rng))
        longer = told(answers, str(seed), **options)
        # What was told stays told.
        assert longer["story"][: len(report["story"])] == report["story"]
        report = longer
    assert report["view"]["phase"] == "over"
    assert sum(report["view"]["nomads"]["points"].values()) == report["view"]["nomads"]["score"]
    assert json.loads(json.dumps(report)) == report
    assert told(answers, str(seed), **options) == report
    # One answer less is the question before.
    assert told(answers[:-1], str(seed), **options)["question"]["kind"] == "points"


def test_the_first_question_and_the_first_turn() -> None:
    report = told([])
    assert report["question"]["kind"] == "animal"
    assert report["question"]["options"] == [*RULES.printed.animals, "none"]
    report = told(["sloth"])
    assert report["question"]["kind"] == "begin"
    assert report["view"]["nomads"]["living"] == {"sloth": 1}
    assert len(report["view"]["land"]["camps"]) == 5
    kinds = [entry["kind"] for entry in told(["sloth", "done"])["story"]]
    assert kinds[kinds.index("nomads_card") :][:3] == ["nomads_card", "nomads_column", "nomads_action"]
    assert told(["sloth"], "1")["view"]["land"] != told(["sloth"], "2")["view"]["land"]


WRONG: list[tuple[list[Any], str]] = [
    (["walrus"], "answer 0: give one of sloth"),
    ([3], "answer 0: give one of sloth"),
    ([["sloth"]], "answer 0: give one of sloth"),
    (["sloth", "no"], "answer 1: give one of done"),
]


@pytest.mark.parametrize(("answers", "reason"), WRONG)
def test_impossible_answers_are_refused(answers: list[Any], reason: str) -> None:
    with pytest.raises(beringia.WrongAnswer, match=reason) as caught:
        told(answers)
    assert caught.value.number == len(answers) - 1


SHAPES: list[tuple[Question, list[Any], list[Any]]] = [
    (Question("a", NUMBER, least=1, most=4), [1, 4], [0, 5, True, "1", [1]]),
    (Question("a", ONE, ["x", "y"]), ["x"], ["z", "", 0, ["x"]]),
    (Question("a", SOME, ["x", "y", "z"], 1, 2), [["x"], ["z", "x"]], [[], ["x", "x"], ["x", "y", "z"], ["w"], "x", 1]),
    (Question("a", EACH_PLACE, ["none", "x"], most=2), [["x", "none"]], [["x"], ["x", "x", "x"], ["x", "w"], "x"]),
    (
        Question("a", GAINS, ["food", "vp"], most=2),
        [[], ["food 2"], ["food 1", "vp 9"]],
        [["food"], ["food 0"], ["food 10"], ["food -1"], ["tool 1"], ["food 1", "food 1", "food 1"], "food 1", [""]],
    ),
]


@pytest.mark.parametrize(("question", "right", "wrong"), SHAPES, ids=[question.shape for question, _, _ in SHAPES])
def test_answers_of_every_shape(question: Question, right: list[Any], wrong: list[Any]) -> None:
    assert [question.problem(answer) for answer in right] == [""] * len(right)
    assert all(question.problem(answer).startswith("give ") for answer in wrong)


def test_answers_after_the_end_are_refused() -> None:
    rng = random.Random(1)
    answers: list[Any] = []
    while not told(answers)["over"]:
        answers.append(any_answer(told(answers)["question"], rng))
    with pytest.raises(beringia.WrongAnswer, match=f"answer {len(answers)}: the game is over"):
        told([*answers, "done"])


def test_nothing_is_left_of_a_game_that_was_told() -> None:
    """The table around the nomads and their state know each other while it is told, and not after."""
    gc.collect()
    before = sum(isinstance(thing, PaperTable) for thing in gc.get_objects())
    for _ in range(3):
        GAME.companion("1", {}, [])
    gc.collect()
    assert sum(isinstance(thing, PaperTable) for thing in gc.get_objects()) == before


def test_the_person_wins_with_more_points_only() -> None:
    rng = random.Random(2)
    answers: list[Any] = []
    while (question := told(answers)["question"])["kind"] != "points":
        answers.append(any_answer(question, rng))
    score = told(answers)["view"]["nomads"]["score"]
    for mine, won in ((score, 0), (score + 1, 1)):
        report = told([*answers, mine])
        assert report["story"][-1]["kind"] == "nomads_result"
        assert report["story"][-1]["args"]["won"] == won
        assert report["view"]["mine"] == mine


def test_games_without_a_companion_say_so() -> None:
    other = beringia.game("eiszeit")
    assert not other.has_companion
    with pytest.raises(ValueError, match="eiszeit has no companion"):
        other.companion("1", {}, [])
    with pytest.raises(ValueError, match="option draft"):
        GAME.companion("1", {"draft": "setup"}, [])


# -- words


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    """Questions and stories of whole games in every language, with all their arguments."""
    voice = Voice(shared_catalogue(language), GAME)
    said: set[str] = set()
    for seed in range(6):
        twin = played(seed)
        messages: list[Any] = [*twin.story, *(question.to_dict() for question in twin.asked)]
        for key, args in [(message["key"], message["args"]) for message in messages]:
            text = voice.tell(key, **args)
            assert text != key
            assert not set(text) & set("{}$"), text
            said.add(key)
    assert len(said) > 50
