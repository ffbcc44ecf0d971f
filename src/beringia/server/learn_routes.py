"""Tutorials over HTTP. The server keeps nothing of a learner, and plays only its own prepared positions."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request

from beringia import IllegalChoice, learning
from beringia.server import redaction
from beringia.server.errors import RequestError
from beringia.server.learn_messages import (
    Lesson,
    LessonAnswer,
    LessonChapter,
    Lessons,
    LessonScene,
    PictureScene,
)
from beringia.server.message_types import Element
from beringia.server.routes import GameKey, RequestContext, charge, error_responses, find_game

#: No chapter asks for so many choices in a row.
MAX_CHOICES = 40
MAX_PICKED = 8
#: What a step costs more than another request, in steps of a replay.
SCENE_STEPS = 5

router = APIRouter(prefix="/api")

LessonName = Annotated[str, Path(description="name of a tutorial")]
ChapterName = Annotated[str, Path(description="id of a chapter")]
StepNumber = Annotated[int, Path(ge=0, lt=100)]
Made = Annotated[list[int], Query(max_length=MAX_CHOICES, description="choices since the last prepared position")]
Picked = Annotated[list[Element], Query(max_length=MAX_PICKED)]


@router.get("/games/{key}/positions/{name}", responses=error_responses(404))
async def prepared(key: GameKey, name: str, request: Request, context: RequestContext) -> PictureScene:
    """A prepared position, for the pictures of the rulebook."""
    charge(context, request, SCENE_STEPS)
    try:
        found = await asyncio.to_thread(learning.position, find_game(key).key, name)
    except LookupError as error:
        raise RequestError("not-found", str(error)) from None
    return PictureScene(game=key, view=found.view(learning.LEARNER))


@router.get("/learn", responses=error_responses())
async def lessons(context: RequestContext) -> Lessons:
    """All tutorials."""
    return Lessons(
        lessons=[
            Lesson(
                name=found.name,
                game=found.game,
                minutes=found.minutes,
                chapters=[
                    LessonChapter(id=chapter.id, steps=[step.id for step in chapter.steps])
                    for chapter in found.chapters
                ],
            )
            for found in learning.tutorials().values()
        ]
    )


@router.get("/learn/{name}/{chapter}/{number}", responses=error_responses(404, 409))
async def step(
    name: LessonName,
    chapter: ChapterName,
    number: StepNumber,
    request: Request,
    context: RequestContext,
    choices: Made = [],  # noqa: B006 - never changed
) -> LessonScene:
    """A step of a tutorial after these choices. Stateless."""
    charge(context, request, SCENE_STEPS)
    found = await asyncio.to_thread(_scene, name, chapter, number, choices)
    position = found.position
    decision = position.decision_for(learning.LEARNER)
    return LessonScene.model_validate(
        {
            "view": position.view(learning.LEARNER),
            "scores": position.scores(),
            "winners": position.winners(),
            "decision": None if decision is None else {**decision.to_dict(), "passing": position.passing},
            "choices": [choice.to_dict() for choice in position.choices_for(learning.LEARNER)],
            "events": _told(position.game.key, found),
            "spot": list(found.step.spot),
            "expected": found.expected,
            "clauses": list(found.step.clauses),
            "fresh": bool(found.step.position),
        }
    )


@router.get("/learn/{name}/{chapter}/{number}/why", responses=error_responses(404, 409))
async def why(
    name: LessonName,
    chapter: ChapterName,
    number: StepNumber,
    request: Request,
    context: RequestContext,
    targets: Picked,
    around: Picked = [],  # noqa: B006 - never changed
    choices: Made = [],  # noqa: B006 - never changed
) -> LessonAnswer:
    """Why nothing can be chosen by picking these elements at this step."""
    charge(context, request, SCENE_STEPS)
    found = await asyncio.to_thread(_scene, name, chapter, number, choices)
    refusal = found.position.why_not_at(targets, around)
    if refusal is None:
        return LessonAnswer(allowed=True, key="", args={}, clause="")
    return LessonAnswer(allowed=False, key=refusal.key, args=refusal.args, clause=refusal.clause)


def _told(key: str, found: learning.Scene) -> list[Any]:
    return [redaction.seen_event(key, event, learning.LEARNER) for event in found.events]


def _scene(name: str, chapter: str, number: int, choices: list[int]) -> learning.Scene:
    tutorial = learning.tutorials().get(name)
    if tutorial is None:
        raise RequestError("not-found", f"there is no tutorial {name!r}")
    try:
        return learning.scene(tutorial, chapter, number, choices)
    except LookupError as error:
        raise RequestError("not-found", str(error)) from None
    except IllegalChoice:
        raise RequestError("illegal") from None
