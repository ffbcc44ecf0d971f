"""The coach at the tables: hints, lines tried out, analyses. Workers of its own think, so that bots never wait for it.

A worker is given what the asking seat knows, all else drawn anew; or a game that is over. An analysis is many small
jobs: others get their turns in between, and it rests when nobody asks for it any more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, cast

from beringia.coach import Analysis, Hint, Reason, Report
from beringia.kernel.codes import Choice as EngineChoice
from beringia.server import coach_jobs, contents, redaction
from beringia.server.coach_jobs import Played
from beringia.server.coach_messages import (
    AnalysisMessage,
    AnalysisReport,
    BalanceMessage,
    CostlyChoiceMessage,
    CurvePointMessage,
    HintChoice,
    HintMessage,
    ReasonMessage,
    TurningPointMessage,
    WhatIf,
    WhatIfMessage,
)
from beringia.server.errors import RequestError
from beringia.server.limits import asker
from beringia.server.messages import Choice
from beringia.server.numbering import Numbering
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.table import Table
from beringia.server.thinking import Edition, prepare
from beringia.server.workers import WorkerError, Workers

log = logging.getLogger("beringia.server.coaching")

#: An analysis that nobody has asked for so long rests, in seconds.
ABANDONED = 20.0
#: A piece of an analysis may take so many times as long as a hint: nobody stares at the clock.
PIECE_SHARE = 3
#: Analyses and hints that are kept.
KEPT_ANALYSES = 64
KEPT_HINTS = 256
#: The seed of what a hint cannot know: always the same, as hints are.
HINT_WORLD = 0

#: Table, the last step that the seat knows of, and that everybody knows of, seat.
HintKey = tuple[str, int, str, int]
#: Table, the last step that everybody, or the viewer, knows of, viewer.
AnalysisKey = tuple[str, str, int | None]


class Job:
    """An analysis, done or under way."""

    def __init__(self, played: Played, viewer: int | None) -> None:
        self.played = played
        self.analysis = Analysis(played.story(), viewer)
        self.report: Report | None = None
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None


class Coaching:
    """The coach of all tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._seconds = settings.coach_seconds
        self._workers = Workers(max(1, settings.coach_workers), "beringia-coach", prepare)
        self._hints: OrderedDict[HintKey, HintMessage] = OrderedDict()
        self._jobs: OrderedDict[AnalysisKey, Job] = OrderedDict()

    async def hint(self, table: Table, seat: int, version: int, mine: Seats) -> HintMessage:
        self._require_allowed(table)
        position = await table.known_position(seat, version, mine, HINT_WORLD)
        key = (table.row.id, version, table.told_head, seat)
        found = self._hints.get(key)
        if found is None:
            hint: Hint = await self._ask(coach_jobs.give_hint, _edition(table), position.to_dict())
            lines = [
                HintChoice(
                    code=line.code, points=line.points, reasons=_reasons(line.reasons),
                    then=[_choice(choice) for choice in line.then],
                )
                for line in hint.lines
            ]  # fmt: skip
            found = HintMessage(seat=seat, version=version, choices=lines)
            self._hints[key] = found
            while len(self._hints) > KEPT_HINTS:
                self._hints.popitem(last=False)
        return found

    async def what_if(self, table: Table, wanted: WhatIf, mine: Seats) -> WhatIfMessage:
        self._require_allowed(table)
        seat = wanted.seat
        position = await table.known_position(seat, wanted.version, mine, wanted.world)
        answer = await self._ask(
            coach_jobs.try_line, _edition(table), position.to_dict(), seat, wanted.line, wanted.world
        )
        if answer is None:
            raise RequestError("illegal")
        return WhatIfMessage(seat=seat, version=wanted.version, world=wanted.world, **answer)

    async def analysis(self, table: Table, seat: int | None) -> AnalysisMessage:
        """How far the analysis is; asking for it lets it go on. Of a running game by what ``seat`` knows."""
        table.require_begun()
        finished = table.row.status == "finished"
        if not finished:
            if seat is None:
                raise RequestError("not-finished")
            self._require_allowed(table)
        viewer = None if finished else seat
        seats = redaction.seats_of(seat)
        version = table.telling.version_for(seats)
        key = _analysis_key(table, seat)
        job = self._jobs.get(key)
        if job is None:
            # Of a running game up to the last step that the seat was told of: how far a window is, it is not.
            upto = table.version if finished else table.telling.numbering.version(version, seats)
            job = self._jobs[key] = Job(await self._played(table, upto), viewer)
            self._tidy()
        self._jobs.move_to_end(key)
        job.asked = time.monotonic()
        if job.report is None and (job.task is None or job.task.done()):
            job.task = asyncio.create_task(self._run(job))
        progress = 1.0 if job.report is not None else min(0.99, job.analysis.progress)
        return AnalysisMessage(
            table=table.row.id,
            game=table.row.game,
            version=version,
            viewer=redaction.viewer_name(viewer),
            progress=round(progress, 3),
            report=None if job.report is None else _report(job.report, table.telling.numbering, seats),
        )

    def knows(self, table: Table, seat: int | None) -> bool:
        """True if the analysis for a viewer is done, or under way: to ask for it again costs nothing."""
        return _analysis_key(table, seat) in self._jobs

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()
        self._workers.close()

    async def _run(self, job: Job) -> None:
        """Work as long as somebody is waiting for it."""
        while (work := job.analysis.next()) is not None:
            if time.monotonic() - job.asked > ABANDONED:
                return
            try:
                async with self._workers.worker(asker.get(), self._seconds) as ask:
                    piece = await ask(
                        PIECE_SHARE * self._seconds, coach_jobs.assessed, job.played, work, job.analysis.viewer
                    )
            except WorkerError as error:
                log.warning("an analysis rests: %s", error)
                return
            job.analysis.add(piece)
        job.report = await asyncio.to_thread(coach_jobs.reported, job.analysis)

    async def _played(self, table: Table, upto: int) -> Played:
        row = table.row
        entries = await self._store.read(self._store.entries, row.id, 0, upto)
        choices = [(entry.version, entry.seat, entry.choice) for entry in entries]
        return Played(_edition(table), row.rules, len(row.seats), row.seed, row.options, choices)

    async def _ask(self, job: Callable[..., object], *args: object) -> Any:
        try:
            async with self._workers.worker(asker.get(), self._seconds) as ask:
                return await ask(self._seconds, job, *args)
        except WorkerError as error:
            log.warning("the coach gave no answer: %s", error)
            raise RequestError("coach-busy", retry_after=5) from None

    @staticmethod
    def _require_allowed(table: Table) -> None:
        if not table.row.hints:
            raise RequestError("no-hints")

    def _tidy(self) -> None:
        while len(self._jobs) > KEPT_ANALYSES:
            _, dropped = self._jobs.popitem(last=False)
            if dropped.task is not None:
                dropped.task.cancel()


def _analysis_key(table: Table, seat: int | None) -> AnalysisKey:
    if table.row.status == "finished":
        return table.row.id, table.told_head, None
    version = table.telling.version_for(redaction.seats_of(seat))
    return table.row.id, f"{version} {table.told_head}", seat


def _edition(table: Table) -> Edition:
    return table.row.game, contents.file_of(table.game)


def _choice(choice: EngineChoice) -> Choice:
    return cast(Choice, choice.to_dict())


def _reasons(found: list[Reason]) -> list[ReasonMessage]:
    return [ReasonMessage(key=reason.key, args=reason.args, points=reason.points) for reason in found]


def _report(found: Report, numbering: Numbering, seats: Seats) -> AnalysisReport:
    """As its reader counts the steps."""

    def step(version: int) -> int:
        return numbering.number(version, seats)

    return AnalysisReport(
        full=found.viewer is None,
        curve=[
            CurvePointMessage(version=step(point.version), points=point.points, shares=point.shares)
            for point in found.curve
        ],
        turning=[
            TurningPointMessage(
                version=step(turn.version),
                seat=turn.seat,
                cause=turn.cause,
                choice=_choice(turn.choice),
                shares=turn.shares,
            )
            for turn in found.turning
        ],
        costly=[
            CostlyChoiceMessage(
                version=step(each.version),
                seat=each.seat,
                choice=_choice(each.choice),
                better=_choice(each.best),
                points=each.points,
                share=each.share,
                reasons=_reasons(each.why),
            )
            for each in found.costly
        ],
        balance=[BalanceMessage(**asdict(each)) for each in found.balance],
    )
