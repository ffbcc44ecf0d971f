"""Tutorials: every position is sound, every expected choice can be made, every rule that is stated is cited."""

from __future__ import annotations

import re

import pytest

from beringia import learning
from beringia.text import LANGUAGES
from beringia.text.rulebook import rulebook
from tests.catalogues import shared_catalogue

NAMES = list(learning.tutorials())
CATALOGUES = {language: shared_catalogue(language) for language in LANGUAGES}
tutorials = pytest.mark.parametrize("name", NAMES)


def texts_of(name: str) -> set[str]:
    """The messages that a tutorial asks for."""
    found: set[str] = set()
    for chapter in learning.tutorials()[name].chapters:
        found.add(f"{name}-learn-{chapter.id}")
        found |= {f"{name}-learn-{chapter.id}-{step.id}" for step in chapter.steps}
    return found


@tutorials
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks(name: str, language: str) -> None:
    wanted = texts_of(name)
    spoken = {key for key in CATALOGUES[language] if key.startswith(f"{name}-learn-")}
    assert sorted(wanted - spoken) == []
    assert sorted(spoken - wanted - {f"{key}-wrong" for key in wanted}) == []


@tutorials
def test_steps_are_told_apart(name: str) -> None:
    tutorial = learning.tutorials()[name]
    assert len({chapter.id for chapter in tutorial.chapters}) == len(tutorial.chapters)
    for chapter in tutorial.chapters:
        assert len({step.id for step in chapter.steps}) == len(chapter.steps), chapter.id


#: How long a tutorial may take, in minutes: the first game that somebody learns is the shortest.
TAKES = {"eiszeit": (10, 15)}
OTHERS_TAKE = (15, 20)
#: A learner's pace: words a minute while looking at the board, and seconds for a choice and for going on.
WORDS, CHOICE, NEXT = 130, 8, 3


@tutorials
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tutorial_takes_as_long_as_it_says(name: str, language: str) -> None:
    tutorial = learning.tutorials()[name]
    steps = [(chapter.id, step) for chapter in tutorial.chapters for step in chapter.steps]
    words = sum(len(CATALOGUES[language].say(f"{name}-learn-{chapter}-{step.id}").split()) for chapter, step in steps)
    choices = sum(bool(step.expect) for _, step in steps)
    minutes = words / WORDS + (choices * CHOICE + (len(steps) - choices) * NEXT) / 60
    least, most = TAKES.get(name, OTHERS_TAKE)
    assert least <= round(minutes) <= most
    assert abs(minutes - tutorial.minutes) <= 1.5


@tutorials
def test_every_step_cites_its_rules(name: str) -> None:
    tutorial = learning.tutorials()[name]
    known = {clause.id for section in rulebook(tutorial.game).for_players for clause in section.clauses}
    for chapter in tutorial.chapters:
        for step in chapter.steps:
            assert step.clauses, f"{chapter.id} {step.id}"
            assert set(step.clauses) <= known, f"{chapter.id} {step.id}"


@tutorials
@pytest.mark.parametrize("which", [0, -1])
def test_every_chapter_can_be_played(name: str, which: int) -> None:
    """By the first choice that is expected, and by the last: the position stays sound, and it is the learner's turn."""
    tutorial = learning.tutorials()[name]
    asked = 0
    for chapter in tutorial.chapters:
        made: list[int] = []
        for number, step in enumerate(chapter.steps):
            scene = learning.scene(tutorial, chapter.id, number, made)
            assert scene.position.check() == []
            made = [] if step.position else made
            if step.expect:
                assert scene.position.seat == learning.LEARNER, f"{chapter.id} {step.id}"
                made.append(scene.expected[which])
                asked += 1
    assert asked >= 8


@tutorials
def test_elements_that_light_up_exist(name: str) -> None:
    for chapter in learning.tutorials()[name].chapters:
        for step in chapter.steps:
            assert [element for element in step.spot if not re.fullmatch(r"[a-z_]+(:[A-Za-z0-9_,.-]+)+", element)] == []


def test_what_does_not_exist_is_not_found() -> None:
    tutorial = learning.tutorials()["eiszeit"]
    with pytest.raises(LookupError):
        learning.scene(tutorial, "nothing", 0)
    with pytest.raises(LookupError):
        learning.scene(tutorial, "goal", 99)
