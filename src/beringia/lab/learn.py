"""A learned value of positions: ``beringia train GAME --value``. It needs numpy.

Bots play, and at every settled position the features of all seats are written down. A small network learns how large a
share of the victory each seat gets: from the outcome, and from its own forecast at the next such position (TD with
``LAMBDA``). A fifth of the games is held out; what the network misses there says how good it is, and what leaving out a
feature costs says how much that matters. A seed gives the same result with any number of processes. Games that were
played are kept beside the result until it is there, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from beringia import bots
from beringia.bots.files import evaluation_of
from beringia.bots.learned import inputs
from beringia.games.registry import game as find_game
from beringia.kernel.bot_files import bot_names
from beringia.lab.spread import spread

#: How much of what is still to come is taken from the outcome instead of the next forecast, per position.
LAMBDA = 0.9
HELD_OUT = 5  # every fifth game
EPOCHS = 60
BATCH = 256
RATE = 0.003
DECAY = 1e-4
#: Who plays, and how often, if nobody says so.
PLAYERS = ("greedy", "experienced")
GAMES = 400
#: How the name of the file ends that games are kept in.
KEPT = ".games"
#: What such a file says of itself.
KIND = "training games"
FORMAT = 1
#: How pickled data begins, which earlier versions wrote.
PICKLED = b"\x80"

#: How far it is: what is done, how much of it, of how much.
Tell = Callable[[str, int, int], None]


@dataclass(frozen=True)
class Lesson:
    """All that a learned value depends on."""

    game: str
    judge: str  #          whose evaluation describes positions
    players: list[str]  #  bots that play, in turn by seat and game
    seats: list[int]
    games: int
    hidden: int
    seed: int


@dataclass(frozen=True)
class Course:
    """The settled positions of one game as one seat saw them, and its share of the victory."""

    rows: list[list[float]]
    share: float


def check(lesson: Lesson) -> None:
    """Refuse what cannot be played or learned."""
    game = find_game(lesson.game)
    if not evaluation_of(game.rules, lesson.judge).feature_names():
        raise ValueError(f"{lesson.game} describes no features to learn from")
    folder = game.rules.bot_folder()
    known = [] if folder is None else bot_names(folder)
    if lesson.judge not in known:
        raise ValueError(f"there are no weights of {lesson.judge!r}; there are {', '.join(known)}")
    for name in lesson.players:
        bots.find(name, game)
    for seats in lesson.seats:
        if seats not in game.seats:
            raise ValueError(f"{lesson.game} is not for {seats} players; give {game.seats[0]} to {game.seats[-1]}")
    if lesson.games <= HELD_OUT:
        raise ValueError(f"games: {lesson.games} is not allowed; every {HELD_OUT}th is held out, give more than that")
    if lesson.hidden < 1:
        raise ValueError(f"hidden: {lesson.hidden} is not allowed; give at least 1")


def watch(job: tuple[Lesson, int]) -> list[Course]:
    """Play one game and write it down."""
    lesson, number = job
    game = find_game(lesson.game)
    seats = lesson.seats[number % len(lesson.seats)]
    evaluation = evaluation_of(game.rules, lesson.judge)
    width = len(evaluation.feature_names())
    seed = lesson.seed * 1_000_003 + number
    names = [lesson.players[(number // len(lesson.seats) + seat) % len(lesson.players)] for seat in range(seats)]
    players = [bots.make(name, game, seed * 31 + seat) for seat, name in enumerate(names)]
    position = game.start(seats, seed=seed)
    rows: list[list[list[float]]] = [[] for _ in range(seats)]
    before = False
    while (seat := position.seat) is not None:
        settled = game.rules.settled(position.state)
        if settled and not before:  # once at each boundary
            found = list(inputs(evaluation.features(position.state), width))
            for place in range(seats):
                rows[place].append(found[place * 2 * width : (place + 1) * 2 * width])
        before = settled
        position.play(players[seat].ask(position))
    winners = position.winners()
    return [Course(rows[seat], 1 / len(winners) if seat in winners else 0.0) for seat in range(seats)]


def collect(
    lesson: Lesson, workers: int, ray: str | None = None, kept: Path | None = None,
    tell: Tell = lambda what, done, whole: None,
) -> list[list[Course]]:  # fmt: skip
    """All games; ``workers`` and ``ray`` as in :class:`~beringia.lab.spread.Crew`. Those in the file ``kept`` are not
    played again, the others are added to it."""
    found = [] if kept is None else [game for game, _ in _kept(lesson, kept)]
    left = [(lesson, number) for number in range(len(found), lesson.games)]
    began = time.perf_counter()
    for game in spread(watch, left, workers, ray):
        found.append(game)
        now = time.perf_counter()
        if kept is not None:
            with kept.open("ab") as file:
                file.write(_packed({"seconds": now - began, "courses": [asdict(course) for course in game]}))
        began = now
        tell("games", len(found), lesson.games)
    return found


def _packed(data: object) -> bytes:
    """Compressed JSON with its length before it: what was cut off in the middle of writing is noticed."""
    packed = zlib.compress(json.dumps(data).encode())
    return len(packed).to_bytes(8, "big") + packed


def _unpacked(data: bytes, file: Path) -> Any:
    """What :func:`_packed` has packed; a ``zlib.error`` if it is damaged, ``None`` if it is something else."""
    text = zlib.decompress(data)
    if text.startswith(PICKLED):
        raise ValueError(
            f"{file.name} holds games as a pickle, as earlier versions wrote them; pickles may run code and are not "
            "read; remove it, or write elsewhere"
        )
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _head(lesson: Lesson) -> dict[str, object]:
    plain = json.loads(json.dumps(asdict(lesson)))  # as it will be read
    return {"beringia": KIND, "format": FORMAT, "lesson": plain}


def _game_of(part: Any) -> tuple[list[Course], float]:
    """A game that was kept, and the seconds until it was there; a ``ValueError`` or the like if it is none."""
    courses = [
        Course([[float(number) for number in row] for row in course["rows"]], float(course["share"]))
        for course in part["courses"]
    ]
    return courses, float(part["seconds"])


def _kept(lesson: Lesson, file: Path) -> list[tuple[list[Course], float]]:
    """The games of a file of this lesson, and the seconds that passed until each was there. What was cut off in the
    middle is left out; without a file one is begun."""
    parts: list[Any] = []
    whole = 0
    data = file.read_bytes() if file.exists() else b""
    while whole + 8 <= len(data):
        end = whole + 8 + int.from_bytes(data[whole : whole + 8], "big")
        if end > len(data):
            break
        try:
            parts.append(_unpacked(data[whole + 8 : end], file))
        except zlib.error:
            break
        whole = end
    if data and not (parts and isinstance(parts[0], dict) and parts[0].get("beringia") == KIND):
        raise ValueError(f"{file.name} holds no games of a training; remove it, or write elsewhere")
    if not parts:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_packed(_head(lesson)))
        return []
    if parts[0] != _head(lesson):
        raise ValueError(f"{file.name} holds the games of another training; remove it, or write elsewhere")
    games = []
    for number, part in enumerate(parts[1:]):
        try:
            games.append(_game_of(part))
        except (KeyError, TypeError, ValueError):
            raise ValueError(f"{file.name} is damaged at game {number}; remove it, or write elsewhere") from None
    with file.open("r+b") as opened:
        opened.truncate(whole)
    return games


@dataclass(frozen=True)
class Learned:
    """The network, and its mean log loss on games that it has not seen; beside it that of the plain shares."""

    net: dict[str, Any]
    loss: float
    plain: float


def learn(
    games: Sequence[Sequence[Course]], names: Sequence[str], hidden: int, seed: int, without: Collection[str] = (),
    tell: Tell = lambda what, done, whole: None, told: str = "",
) -> Learned:  # fmt: skip
    """Fit the network; ``without``: features that are left out, ``told``: how that is told."""
    import numpy as np

    dice = np.random.default_rng(seed)
    keep = np.array([name not in without for name in (*names, *names)], dtype=float)
    taught = [course for number, game in enumerate(games) if number % HELD_OUT for course in game if course.rows]
    kept = [course for number, game in enumerate(games) if not number % HELD_OUT for course in game if course.rows]
    x = np.array([row for course in taught for row in course.rows]) * keep
    ends = np.cumsum([len(course.rows) for course in taught])
    outcomes = [course.share for course in taught]
    width = x.shape[1]
    net = {
        "first": dice.normal(0.0, 0.3 / np.sqrt(width), (width, hidden)), "bias": np.zeros(hidden),
        "second": dice.normal(0.0, 0.3, hidden), "straight": np.zeros(width), "last": np.zeros(1),
    }  # fmt: skip
    means = {name: np.zeros_like(part) for name, part in net.items()}
    squares = {name: np.zeros_like(part) for name, part in net.items()}

    def forecast(part: Any) -> tuple[Any, Any]:
        inner = np.tanh(part @ net["first"] + net["bias"])
        return inner, 1.0 / (1.0 + np.exp(-(inner @ net["second"] + part @ net["straight"] + net["last"])))

    step = 0
    for epoch in range(EPOCHS):
        target = _targets(forecast(x)[1] if epoch else None, ends, outcomes)
        order = dice.permutation(len(x))
        for start in range(0, len(x), BATCH):
            chosen = order[start : start + BATCH]
            part = x[chosen]
            inner, share = forecast(part)
            error = (share - target[chosen]) / len(chosen)
            back = np.outer(error, net["second"]) * (1.0 - inner * inner)
            slopes = {
                "first": part.T @ back, "bias": back.sum(0), "second": inner.T @ error, "straight": part.T @ error,
                "last": np.array([error.sum()]),
            }  # fmt: skip
            step += 1
            for name, slope in slopes.items():
                means[name] = 0.9 * means[name] + 0.1 * slope
                squares[name] = 0.999 * squares[name] + 0.001 * slope * slope
                size = means[name] / (1 - 0.9**step) / (np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8)
                net[name] = net[name] * (1.0 - RATE * DECAY * 10) - RATE * size
        tell(f"rounds of learning{told}", epoch + 1, EPOCHS)
    net["first"] *= keep[:, None]
    net["straight"] *= keep
    rows = np.array([row for course in kept for row in course.rows]) * keep
    truth = np.array([course.share for course in kept for _ in course.rows])
    loss = _log_loss(truth, forecast(rows)[1])
    plain = _log_loss(truth, np.full(len(truth), np.repeat(outcomes, np.diff(ends, prepend=0)).mean()))
    numbers = {name: np.round(part, 4).tolist() for name, part in net.items()}
    return Learned({"features": list(names), **numbers, "last": numbers["last"][0]}, loss, plain)


def _targets(forecasts: Any, ends: Any, outcomes: Sequence[float]) -> Any:
    """TD: backwards through each course, the outcome mixed with the forecasts on the way."""
    import numpy as np

    target = np.zeros(int(ends[-1]))
    start = 0
    for end, outcome in zip(ends, outcomes, strict=True):
        later = outcome
        for place in range(int(end) - 1, start - 1, -1):
            target[place] = later
            if forecasts is not None:
                later = LAMBDA * later + (1.0 - LAMBDA) * forecasts[place]
        start = int(end)
    return target


def _log_loss(truth: Any, share: Any) -> float:
    import numpy as np

    safe = np.clip(share, 1e-6, 1 - 1e-6)
    return float(-(truth * np.log(safe) + (1 - truth) * np.log(1 - safe)).mean())


def ablation(
    games: Sequence[Sequence[Course]], names: Sequence[str], hidden: int, seed: int, whole: float,
    tell: Tell = lambda what, done, whole: None,
) -> dict[str, float]:  # fmt: skip
    """How much worse the forecast gets without each feature; ``whole``: what it misses with all of them."""
    found = {name: learn(games, names, hidden, seed, (name,), tell, f" without {name}") for name in names}
    return {name: round(learned.loss - whole, 4) for name, learned in found.items()}


def selection(
    games: Sequence[Sequence[Course]], names: Sequence[str], hidden: int, seed: int, only: Sequence[Sequence[str]],
    tell: Tell = lambda what, done, whole: None,
) -> dict[str, float]:  # fmt: skip
    """What the forecast misses with these features and no others."""
    found = {}
    for group in only:
        told, rest = ",".join(group), [name for name in names if name not in group]
        found[told] = round(learn(games, names, hidden, seed, rest, tell, f" with only {told}").loss, 4)
    return found


def command(lesson: Lesson) -> str:
    """What makes the same again."""
    return (
        f"beringia train {lesson.game} --value --start {lesson.judge} --against {','.join(lesson.players)}"
        f" --seats {','.join(map(str, lesson.seats))} --games {lesson.games} --hidden {lesson.hidden}"
        f" --seed {lesson.seed}"
    )


def teach(
    lesson: Lesson, out: Path, workers: int, ablate: bool, ray: str | None = None,
    tell: Tell = lambda what, done, whole: None, only: Sequence[Sequence[str]] = (),
) -> dict[str, Any]:  # fmt: skip
    """Play, learn, write the network; what is told of it."""
    import numpy  # noqa: F401 - before anything is played

    check(lesson)
    names = evaluation_of(find_game(lesson.game).rules, lesson.judge).feature_names()
    for name in chain.from_iterable(only):
        if name not in names:
            raise ValueError(f"feature {name!r} does not exist; there are {', '.join(names)}")
    kept = out.with_suffix(KEPT)
    if kept == out:
        raise ValueError(f"{out} is not allowed: the games are kept there; give a name ending in .json")
    began = time.perf_counter() - sum(seconds for _, seconds in _kept(lesson, kept))
    games = collect(lesson, workers, ray, kept, tell)
    learned = learn(games, names, lesson.hidden, lesson.seed, tell=tell)
    made: dict[str, Any] = {
        "command": command(lesson), "positions": sum(len(course.rows) for game in games for course in game),
        "seconds": round(time.perf_counter() - began), "log_loss": round(learned.loss, 4),
        "log_loss_of_plain_shares": round(learned.plain, 4),
    }  # fmt: skip
    if ablate:
        made["log_loss_added_without"] = ablation(games, names, lesson.hidden, lesson.seed, learned.loss, tell)
    if only:
        made["log_loss_with_only"] = selection(games, names, lesson.hidden, lesson.seed, only, tell)
    out.write_text(json.dumps({"made": made, **learned.net}) + "\n", encoding="utf-8")
    kept.unlink()
    return made
