"""Work spread over the cores of this machine, or over a cluster: the same results in the same order."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from multiprocessing.connection import Connection
from traceback import format_exc
from typing import Any, TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found")

#: How often Ray plays a job again whose worker was lost.
RETRIES = 20
#: Jobs that wait for each worker of a cluster.
WAITING = 4


class WorkerLost(RuntimeError):
    """A process that was working has gone away."""


def cores() -> int:
    """How many processes can work at the same time here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker:
    """A process that does one job after the other.

    The pools of the standard library will not do: left in the middle of the work they complain, or wait for ever if a
    long answer was under way.
    """

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        with _uninterrupted():
            self._process.start()
        theirs.close()  # so that the line breaks with the process

    def ask(self, work: Callable[[Job], object], job: Job) -> Connection:
        """Where the answer will come in."""
        with suppress(OSError):  # its end shows there, too
            self._line.send((work, job))
        return self._line

    def answer(self) -> Any:
        try:
            found, failure = self._line.recv()
        except (EOFError, OSError):
            raise WorkerLost("a worker process was killed; what was finished before is kept") from None
        if failure is not None:
            raise failure
        return found

    def end(self) -> None:
        self._process.terminate()
        self._process.join()
        self._line.close()


class Crew:
    """Workers for as long as there is work: processes on this machine, or a Ray cluster.

    ``workers``: how many processes; 0 for one on each core, and never more than that. ``ray``: the address of a cluster
    to work on instead, or ``local`` for one that is started here; lost workers are replaced.
    """

    def __init__(self, workers: int = 0, ray: str | None = None) -> None:
        if workers < 0:
            raise ValueError(f"workers: {workers} is not allowed; give a whole number, 0 for one on each core")
        self._count = min(workers or cores(), cores())
        self._address = ray
        self._workers: list[_Worker] = []
        self._ray: Any = None
        self._ours = False

    def __enter__(self) -> Crew:
        if self._address is not None:
            self._join(self._address)
        return self

    def __exit__(self, *about: object) -> None:
        self._end()
        if self._ours:
            self._ray.shutdown()

    def map(self, work: Callable[[Job], Found], jobs: Sequence[Job]) -> Iterator[Found]:
        """What comes of each job, in order, as soon as it is there."""
        if self._ray is not None:
            yield from self._on_ray(work, jobs)
        elif self._count <= 1 or len(jobs) <= 1:
            yield from map(work, jobs)
        else:
            yield from self._in_processes(work, jobs)

    def _in_processes(self, work: Callable[[Job], Found], jobs: Sequence[Job]) -> Iterator[Found]:
        while len(self._workers) < min(self._count, len(jobs)):
            self._workers.append(_Worker())
        left = iter(enumerate(jobs))
        found: dict[int, Found] = {}
        busy: dict[Any, tuple[_Worker, int]] = {}  # by where the answer comes in
        try:
            for worker, (number, job) in zip(self._workers, left, strict=False):
                busy[worker.ask(work, job)] = worker, number
            for wanted in range(len(jobs)):
                while wanted not in found:
                    for line in connection.wait(busy):
                        worker, number = busy.pop(line)
                        found[number] = worker.answer()
                        for number, job in islice(left, 1):
                            busy[worker.ask(work, job)] = worker, number
                yield found.pop(wanted)
        except BaseException:  # nobody waits for games that nobody wants any more
            self._end()
            raise

    def _end(self) -> None:
        while self._workers:
            self._workers.pop().end()

    def _join(self, address: str) -> None:
        try:
            import ray
        except ImportError:
            raise ValueError("Ray is not installed: pip install 'beringia[cluster]'") from None
        self._ours = not ray.is_initialized()
        if self._ours:
            where: dict[str, Any] = {} if address == "local" else {"address": address}
            try:
                _knock(address)
                ray.init(**where, log_to_driver=False)
            except (OSError, ValueError, RuntimeError) as error:
                raise ValueError(f"ray: there is no cluster at {address!r} ({str(error).splitlines()[0]})") from None
        self._ray = ray

    def _on_ray(self, work: Callable[[Job], Found], jobs: Iterable[Job]) -> Iterator[Found]:
        task = self._ray.remote(max_retries=RETRIES)(_do)
        left = iter(jobs)
        room = WAITING * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # Each job has one place in the row, however often it is tried: nothing is counted twice.
        asked = deque(task.remote(work, job) for job in islice(left, room))
        while asked:
            found: Found = self._ray.get(asked.popleft())
            asked.extend(task.remote(work, job) for job in islice(left, 1))
            yield found


def _knock(address: str) -> None:
    """An ``OSError`` if nobody is there; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=30).close()


def spread(
    work: Callable[[Job], Found], jobs: Sequence[Job], workers: int = 0, ray: str | None = None
) -> Iterator[Found]:
    """What comes of each job, in order; see :class:`Crew`."""
    with Crew(workers, ray) as crew:
        yield from crew.map(work, jobs)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C has to wait: a process whose parent leaves before it has told it what to do would complain."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came:
        signal.raise_signal(signal.SIGINT)


def _serve(line: Connection) -> None:
    """A worker: it lives as long as the process it works for, and not a game longer."""
    # Ctrl-C reaches the workers, too: they leave it to that process, which then ends them at once.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whoever is killed cannot end anybody, and a game that nobody waits for would be played to its end.
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # nobody is there any more
        while True:
            work, job = line.recv()
            found, failure = None, None
            try:
                found = work(job)
            except Exception as error:
                error.add_note(format_exc())  # where it was, in this process
                failure = error
            line.send((found, failure))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _do(work: Callable[[Job], Found], job: Job) -> Found:
    return work(job)
