"""What Python expects of any object: pickle, copy, repr, ==, errors that help; in processes and in threads, too."""

from __future__ import annotations

import ast
import copy
import inspect
import multiprocessing
import pickle
import pydoc
import random
import shutil
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import beringia
from beringia import (
    ContentError,
    Game,
    IllegalChoice,
    Position,
    PositionError,
    Record,
    RecordError,
    WrongAnswer,
    bots,
)
from beringia.games import registry
from beringia.kernel.codes import CodeSpace
from beringia.kernel.events import EventSpace
from beringia.kernel.playout import random_game

GAMES = beringia.games()
ROOT = Path(__file__).parents[2]
#: The same without types, for calls that no type checker lets through.
ANY: Any = beringia


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.copy, copy.deepcopy]


def in_the_middle(game: Game, steps: int = 60, seed: int = 5) -> Position:
    position = game.start(game.seats[-1], seed)
    chance = random.Random(seed)
    for _ in range(steps):
        if not position.over:
            position.play(chance.choice(position.choices()))
    return position


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_positions(key: str, way: Callable[[Any], Any]) -> None:
    position = in_the_middle(beringia.game(key))
    other = way(position)
    assert other == position
    assert other is not position
    assert other.digest() == position.digest()
    assert other.game == position.game
    assert other.choices() == position.choices()
    before = position.digest()
    other.play(other.choices()[-1])
    assert position.digest() == before
    position.play(position.choices()[-1])
    assert other == position


@pytest.mark.parametrize("key", GAMES)
def test_a_pickled_position_keeps_how_it_began(key: str) -> None:
    position = beringia.game(key).start(beringia.game(key).seats[0], 3)
    assert position.opening
    assert pickled(position).opening == position.opening


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", GAMES)
def test_copies_know_what_happened_last(key: str, way: Callable[[Any], Any]) -> None:
    position = beringia.game(key).start(beringia.game(key).seats[0], 3)
    assert way(position).opening == position.opening
    told = set()
    chance = random.Random(3)
    for _ in range(50):
        position.play(chance.choice(position.choices()))
        told.add(position.revealed)
        assert way(position).revealed == position.copy().revealed == position.revealed
    assert told == {True, False}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", GAMES)
def test_what_hangs_on_a_game_is_found_again(key: str, way: Callable[[Any], Any]) -> None:
    """A program that keeps the description of observations or codes can be pickled, too."""
    game = beringia.game(key)
    assert way(game.rules) is game.rules
    assert way(game.observation) is game.observation
    assert way(game.codes) is game.codes
    assert way(game.events) is game.events
    for entry in game.observation:
        assert way(entry) is entry
    for verb in game.codes.verbs:
        assert way(verb) is verb
    for kind in game.events.kinds:
        assert way(kind) is kind
    assert way(game.vocabulary).arguments.keys() == game.vocabulary.arguments.keys()


def test_what_hangs_on_no_game_is_not_pickled() -> None:
    for nobodys in (CodeSpace([("jump", [])]), EventSpace()):
        with pytest.raises(pickle.PicklingError, match="belong to no game"):
            pickle.dumps(nobodys)


@pytest.mark.parametrize("way", WAYS)
def test_games_are_themselves(way: Callable[[Any], Any]) -> None:
    for key in GAMES:
        assert way(beringia.game(key)) is beringia.game(key)


def test_games_with_other_content(tmp_path: Path) -> None:
    """The content is sent along: the file may be gone."""
    text = (ROOT / "src/beringia/games/eiszeit/content.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("rounds = [4, 3]", "rounds = [3, 4]"), encoding="utf-8")
    game = registry.game("eiszeit", file)
    assert game != beringia.game("eiszeit")
    sent = pickle.dumps(game.start(3, 1))
    file.unlink()
    found = pickle.loads(sent)
    assert found.game == game
    assert found == game.start(3, 1)
    assert pickle.loads(sent).game is found.game


def test_games_of_files_and_earlier_versions(tmp_path: Path) -> None:
    file = tmp_path / "thin_ice.py"
    shutil.copy(ROOT / "examples/thin_ice.py", file)
    game = registry.game(str(file))
    assert pickled(game.start(game.seats[0], 1)) == game.start(game.seats[0], 1)
    old = beringia.game("winter").as_of("1.0")
    assert pickled(old).rules_version == old.rules_version
    first = beringia.game("valley").as_of("1.3")
    assert pickled(first).rules.played_version() == pickled(first.rules).played_version() == "1.3"
    assert beringia.game("valley").rules.played_version() == "1.4"


def test_a_game_that_nobody_could_find_is_not_pickled() -> None:
    rules = registry._load("eiszeit", None)
    rules.key = "nowhere"
    with pytest.raises(pickle.PicklingError, match="'nowhere' is not registered"):
        pickle.dumps(Game(rules))


@pytest.mark.parametrize("way", WAYS)
def test_records(way: Callable[[Any], Any]) -> None:
    for key in GAMES:
        game = beringia.game(key)
        record = Record(game, game.seats[0], 11)
        for _ in range(30):
            record.play(record.position.choices()[0])
        seat = next((seat for seat in range(record.seats) if record.undo_depth(seat)), None)
        other = way(record)
        assert other == record
        assert other.to_dict() == record.to_dict()
        assert other.undoable == record.undoable
        if seat is not None:
            record.undo(seat)
            assert other != record
            other.undo(seat)
            assert other == record
        other.play(other.position.choices()[0])
        assert len(other.entries) == len(record.entries) + 1
        assert Record.from_dict(game, other.to_dict()) == other


@pytest.mark.parametrize("way", WAYS)
def test_small_things(way: Callable[[Any], Any]) -> None:
    for key in GAMES:
        game = beringia.game(key)
        position = game.start(game.seats[-1], 2)
        refused = next(code for code in range(game.codes.size) if code not in position.choices())
        things = [
            position.describe(position.choices()[0]),
            position.why_not(refused),
            position.decision,
            *position.opening[:5],
            *game.options,
            game.content,
        ]
        for thing in things:
            other = way(thing)
            assert other == thing
            assert hash(other) == hash(thing)
            assert repr(other) == repr(thing)
            assert " object at 0x" not in repr(thing)
    record = Record(beringia.game("eiszeit"), 3, 1)
    record.play(record.position.choices()[0])
    assert way(record.entries[0]) == record.entries[0]
    game = record.game
    for changing in (
        record, record.position, game, game.codes, *game.codes.verbs, game.events, *game.events.kinds, game.observation,
        *game.observation, beringia.bots.make("greedy", game, 1),
    ):  # fmt: skip
        assert " object at 0x" not in repr(changing)


@pytest.mark.parametrize("way", WAYS)
def test_errors(way: Callable[[Any], Any]) -> None:
    errors = [
        IllegalChoice("no", "EZ-1.1"),
        PositionError("no"),
        RecordError("no"),
        ContentError("file", "key", "reason"),
        WrongAnswer(3, "reason"),
    ]
    for error in errors:
        other = way(error)
        assert type(other) is type(error)
        assert str(other) == str(error)
        for name in ("clause", "file", "key", "reason", "number"):
            assert getattr(other, name, None) == getattr(error, name, None)


# -- processes and threads


def one_step(position: Position) -> tuple[Any, ...]:
    choice = position.describe(position.choices()[0])
    refusal = position.why_not(next(code for code in range(10_000) if code not in position.choices()))
    events = position.play_and_tell(choice.code)
    return choice, refusal, events, position


def refused(position: Position) -> None:
    position.play(next(code for code in range(10_000) if code not in position.choices()))


@pytest.mark.parametrize("start", ["spawn", "fork"])
def test_pools_of_processes(start: str) -> None:
    if start not in multiprocessing.get_all_start_methods():
        pytest.skip("this system cannot do that")
    positions = [in_the_middle(beringia.game(key)) for key in GAMES]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context(start)) as pool:
        for position, found in zip(positions, pool.map(one_step, positions, timeout=60), strict=True):
            assert found == one_step(position)
        for position in positions:
            with pytest.raises(IllegalChoice) as caught:
                pool.submit(refused, position).result(timeout=60)
            with pytest.raises(IllegalChoice) as here:
                refused(position)
            assert str(caught.value) == str(here.value)
            assert caught.value.clause == here.value.clause


def whole_game(seed: int) -> str:
    game = beringia.game("eiszeit")
    position = game.start(3, seed)
    bot = beringia.bots.make("random", game, seed)
    while not position.over:
        position.play(bot.ask(position))
    return position.digest()


def test_a_game_in_each_thread() -> None:
    seeds = list(range(8))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(whole_game, seeds)) == [whole_game(seed) for seed in seeds]


# -- errors that help


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda game: game.codes.encode("jump"), r"verb 'jump' does not exist; there are stop, "),
        (lambda game: game.codes.encode(5), r"verb 5 does not exist; there are stop, "),
        (lambda game: game.codes.encode("hunter"), r"hunter takes 1 operand \(area\), not 0"),
        (lambda game: game.codes.encode("fire", 1), r"fire takes 2 operands \(.*\), not 1"),
        (lambda game: game.codes.encode("stop", 1), r"stop takes no operands, not 1"),
        (lambda game: game.codes.encode("hunter", "a"), r"hunter: area 'a' is not in 0\.\.11"),
        (lambda game: game.codes.encode("hunter", 12), r"hunter: area 12 is not in 0\.\.11"),
        (lambda game: game.codes.decode("x"), r"choice 'x' is not a whole number; codes go from 0 to \d+"),
        (lambda game: game.start(3, 1, {"rounds": None}), r"option rounds: None is not allowed; allowed are 4, 3"),
        (lambda game: ANY.game("eiszeit").start(3, 1, {5: 1}), r"option 5 does not exist; eiszeit has rounds, colours"),
        (lambda game: Record(game, 3, 10**60), r"seed: 10+ is not allowed; .* of 60 digits at most"),
        (lambda game: game.start(3, 1).parse(5), r"5 is not a text; a choice is written like '\w+ \d+'"),
        (lambda game: Record(game, 3, 1, names=["Ann"]), r"names: \['Ann'\] is not allowed; give a list of 3 texts"),
        (lambda game: Record(game, 3, 1, names=[1, 2, 3]), r"names: .* is not allowed; give a list of 3 texts"),
        (lambda game: Record(game, 3, 1, names="Ann"), r"names: 'Ann' is not allowed"),
        (lambda game: ANY.Record(game, "3", 1), r"seats: '3' is not allowed"),
        (lambda game: ANY.Record(game, 3, None), r"seed: None is not allowed; give a whole number from 0 on"),
        (lambda game: ANY.Record.from_dict(game, None), r"a record is a dictionary, not NoneType"),
        (lambda game: ANY.Record.from_dict(game, Record(game, 3, 1).to_dict(), "1"), r"upto: '1' is not allowed"),
        (lambda game: ANY.Record(game, 3, 1).play("x"), r"choice 'x' is not a whole number; codes go from 0 to \d+"),
        (lambda game: ANY.Record(game, 3, 1).undo(None), r"seat None does not exist; seats are 0 to 2"),
        (lambda game: ANY.Record(game, 3, 1).undo_depth(3), r"seat 3 does not exist; seats are 0 to 2"),
        (lambda game: game.start(3, 10**5000), r"seed: a number of 16610 bits is not allowed; 4096 bits are the most"),
        (lambda game: Record(game, 3, 10**5000), r"seed: a number of 16610 bits is not allowed; .* 60 digits at most"),
        (lambda game: game.start(3, 1).determinize(0, 10**5000), r"seed: a number of 16610 bits is not allowed"),
        (lambda game: game.start(3, 1).play(10**5000), r"choice a number of 16610 bits does not exist"),
        (lambda game: game.start(3, 1).view(10**5000), r"seat a number of 16610 bits does not exist"),
        (lambda game: game.start(3, 1).why_not_at("area:5"), r"targets: 'area:5' is not allowed; give a list of"),
        (lambda game: ANY.game("eiszeit").start(3, 1).why_not_at([5]), r"targets: \[5\] is not allowed"),
        (lambda game: game.start(3, 1).why_not_at(["area:5"], None), r"around: None is not allowed"),
        (lambda game: game.observation.explain([1, 2]), r"numbers: list of 2 is no observation; one has \d+ numbers"),
        (lambda game: ANY.game("eiszeit").observation.explain(None), r"numbers: None is no observation"),
        (lambda game: ANY.game("eiszeit", content=5), r"content: 5 is not allowed; give the path of a content file"),
        (lambda game: ANY.bots.make("greedy", game, "x"), r"seed: 'x' is not allowed"),
        (lambda game: ANY.bots.make("greedy", None, 1), r"game None does not exist; there are eiszeit, "),
        (lambda game: ANY.bots.make("nowhere:Bot", game, 1), r"bot 'nowhere:Bot': No module named 'nowhere'"),
        (lambda game: ANY.bots.make("os:path", game, 1), r"bot 'os:path': <module .*> makes no bot; give a class"),
        (lambda game: ANY.bots.register("mine", None), r"None makes no bot; give a class"),
        (lambda game: ANY.bots.register(5, print), r"bot: 5 is not allowed; give a name"),
        (lambda game: ANY.game(None), r"game None does not exist; there are eiszeit, "),
        (lambda game: ANY.game(["eiszeit"]), r"game \['eiszeit'\] does not exist; there are eiszeit, "),
        (lambda game: game.start(3, 1).choices_for(3), r"seat 3 does not exist; seats are 0 to 2, or None"),
        (lambda game: game.start(3, 1).decision_for("0"), r"seat '0' does not exist"),
        (lambda game: game.start(3, 1).macros_for(-1), r"seat -1 does not exist"),
        (lambda game: game.start(3, 1).previews(True), r"seat True does not exist"),
        (
            lambda game: beringia.bots.make("greedy", beringia.game("winter"), 1).ask(game.start(3, 1)),
            r"this bot plays 'winter': it cannot decide in a position of 'eiszeit'",
        ),
    ],
)
def test_errors_say_what_is_allowed(call: Callable[[Any], Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        call(beringia.game("eiszeit"))


def test_seeds_may_be_large() -> None:
    game = beringia.game("eiszeit")
    record = Record(game, 3, 2**100)
    assert Record.from_dict(game, record.to_dict()) == record
    assert game.start(3, 2**64) != game.start(3, 0)
    assert beringia.bots.make("greedy", game, 2**100).ask(record.position) in record.position.choices()


def test_numbers_of_other_libraries() -> None:
    """Whoever compares options has them from an array."""
    numpy = pytest.importorskip("numpy")
    three, yes, name = numpy.int64(3), numpy.bool_(True), numpy.str_("N1")
    game = beringia.game("eiszeit")
    position = game.start(three, numpy.uint64(7), {"rounds": three})
    assert position == game.start(3, 7, {"rounds": 3})
    assert type(position.options["rounds"]) is int
    assert position.choices_for(numpy.int8(position.seat)) == position.choices_for(position.seat)
    valley = beringia.game("valley")
    assert valley.check_options(2, {"fire": yes, "north": name}) == valley.check_options(
        2, {"fire": True, "north": "N1"}
    )
    for wrong in (numpy.float64(3.0), numpy.array([3]), numpy.bool_(True)):
        with pytest.raises(ValueError, match=r"option rounds: .* allowed are 4, 3"):
            game.start(3, 1, {"rounds": wrong})


def test_records_take_numbers_of_other_libraries() -> None:
    """A policy chooses by numpy's argmax; what is recorded of it is plain."""
    numpy = pytest.importorskip("numpy")
    record, plain = (Record(beringia.game("eiszeit"), 3, 7) for _ in range(2))
    choice, seat = record.position.choices()[0], record.position.seat or 0
    record.play(numpy.int64(choice))
    plain.play(choice)
    assert record.to_json() == plain.to_json()
    if record.undo_depth(numpy.int8(seat)):
        record.undo(numpy.int8(seat))
        plain.undo(seat)
    assert record.to_json() == plain.to_json()
    assert Record.from_dict(record.game, record.to_dict(), numpy.int64(1)).to_json()


def test_bots_by_their_path() -> None:
    path = "beringia.bots.random:RandomBot"
    bots.forget(path)
    try:
        assert bots.make(path, "eiszeit", 1).name == "random"
    finally:
        bots.forget(path)


def test_bots_are_an_attribute() -> None:
    assert "greedy" in beringia.bots.names()


def test_help_tells_something() -> None:
    """Compiled or not: classes, methods, properties and functions have their docstrings and their arguments."""
    told: list[tuple[type, str, str]] = [
        (Position, "play", "choice"), (Position, "observe", "out"), (Game, "start", "seed"), (Record, "play", "choice"),
        (beringia.bots.Bot, "ask", "position"),
    ]  # fmt: skip
    for owner, name, argument in told:
        assert inspect.getdoc(getattr(owner, name)), name
        assert argument in inspect.signature(getattr(owner, name)).parameters
        assert str(inspect.getdoc(getattr(owner, name))).splitlines()[0] in pydoc.plain(pydoc.render_doc(owner))
    for found in (Game, Position, Record, beringia.Choice, beringia.Event, IllegalChoice, beringia.bots.Bot):
        assert inspect.getdoc(found), found
    assert inspect.getdoc(Position.seat)
    assert "every entry" in str(inspect.getdoc(Game.observation))
    assert inspect.getdoc(random_game)


@pytest.mark.parametrize("owner", [Game, Position, Record, beringia.Choice, beringia.Decision, beringia.Preview])
def test_everything_public_is_described(owner: type) -> None:
    """All but the attributes that a constructor sets, which compiled classes keep as descriptors without words."""
    source = (ROOT / "src" / owner.__module__.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    found = next(
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == owner.__name__
    )
    names = {node.name for node in found.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")}
    assert [name for name in sorted(names) if not inspect.getdoc(getattr(owner, name))] == []
