"""The command ``beringia``: serve, admin, play, simulate, train, replay, analyse, verify, rules, content."""

from __future__ import annotations

import argparse
import os
import platform
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import beringia
from beringia import Game, Option, bots, version
from beringia.games import registry
from beringia.kernel.record import Record
from beringia.terminal import coach, replay, simulate
from beringia.terminal.errors import UserError
from beringia.terminal.play import TerminalTable
from beringia.terminal.records import (
    HUMAN,
    load_game,
    player_names,
    read_record,
    sitting,
)
from beringia.terminal.rules import CLAUSES, games_with, print_code, print_rules
from beringia.terminal.screen import open_console, plain
from beringia.text import LANGUAGES, Catalogue, Voice

#: Exit codes: bad input; stopped by Ctrl-C; the reader of our output has gone away.
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141
#: How the name of a training's checkpoint ends.
CHECKPOINT = ".json"


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise UserError(f"{message} (see '{self.prog} --help')")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code says how it went."""
    _open_closed_streams()
    try:
        return _run(arguments)
    except UserError as error:
        print(f"beringia: {plain(str(error))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _silence()
        return BROKEN_PIPE
    except OSError as error:  # a full disk, a closed output
        _silence()
        print(f"beringia: cannot write: {error.strerror}", file=sys.stderr)
        return BAD_INPUT


def _open_closed_streams() -> None:
    """A stream that the caller has closed reads as empty and swallows what is written."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - open until the process ends
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - as above


def _silence() -> None:
    """Whatever is still buffered has nowhere to go; Python would complain about it at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str] | None) -> int:
    parser = _parser()
    given, more = parser.parse_known_args(arguments)
    if given.command is None and not more:
        parser.print_help()
        return 0
    if more and not hasattr(given, "options"):
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    given.flags = more
    given.command(given)
    sys.stdout.flush()  # a broken pipe shows here, where it is caught, and not at the end of Python
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="beringia", description="A digital table for ice-age board games.", allow_abbrev=False)
    parser.set_defaults(command=None)
    parser.add_argument("--version", action="version", version=_version())
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    levels = dict.fromkeys(level for key in beringia.games() for level in bots.levels(key))
    kinds = ", ".join([HUMAN, *levels, *bots.names()])
    a_game = f"one of {', '.join(beringia.games())}, or a file with a game"

    serving = _command(commands, "serve", _serve, "open the table for browsers on this machine or network")
    serving.add_argument("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    serving.add_argument("--port", type=_whole, default=0, help="port to listen on (0: any free one)")
    serving.add_argument("--open", action="store_true", help="open the browser")
    serving.add_argument("--db", metavar="URL", help="database (BERINGIA_DB, or an SQLite file in your data folder)")
    _add_game_file(serving)

    admin = _command(commands, "admin", _admin, "look after the tables of a server, while it runs")
    _add_actions(admin)

    play = _command(commands, "play", _play, "play a game in the terminal")
    play.add_argument("game", nargs="?", help=a_game)
    play.add_argument("--seats", help=f"who plays, by seat, separated by commas: {kinds}")
    play.add_argument("--seed", type=_whole, help="makes the game repeatable")
    _add_options(play)
    play.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    play.add_argument("--hints", action="store_true", help="people who play against each other may ask for hints, too")
    _add_content(play)

    simulation = _command(commands, "simulate", _simulate, "let bots play many games")
    simulation.add_argument("game", help=a_game)
    simulation.add_argument(
        "--seats",
        required=True,
        help=f"the bots, separated by commas: {', '.join([*levels, *bots.known()])}, or your own as module:class",
    )
    simulation.add_argument(
        "--players", type=_whole, metavar="N", help="a tournament: all groups of so many of the bots play in turn"
    )
    simulation.add_argument("--games", type=_whole, default=100, help="how many games (100)")
    simulation.add_argument("--seed", type=_whole, default=1, help="makes the series repeatable (1)")
    _add_options(simulation)
    about = "options that take several values in turn: KEY (all that are allowed) or KEY=VALUE+VALUE, ..."
    simulation.add_argument("--vary", default="", metavar="OPTIONS", help=about)
    simulation.add_argument("--workers", type=_whole, default=0, help="processes to share the work (0: one per core)")
    simulation.add_argument("--ray", metavar="ADDRESS", help="work on a Ray cluster (local: start one here)")
    about = "a line for each game: .csv, .jsonl or .parquet; what was stopped goes on where it was"
    simulation.add_argument("--output", type=Path, metavar="FILE", help=about)
    simulation.add_argument("--records", type=Path, metavar="FOLDER", help="save every game there")
    simulation.add_argument("--report", type=Path, metavar="FILE", help="what came out as a page with charts (HTML)")
    _add_content(simulation)

    training = _command(commands, "train", _train, "let the weights of a bot evolve by playing")
    training.add_argument("game", help=f"one of {', '.join(beringia.games())}")
    training.add_argument("--start", default="greedy", metavar="BOT", help="whose weights come first (greedy)")
    training.add_argument(
        "--against", metavar="BOTS", help="opponents (greedy,itself), or who plays for the value (greedy,experienced)"
    )
    training.add_argument("--seats", type=_several, help="numbers of players, separated by commas (the fewest, but 2)")
    training.add_argument("--generations", type=_whole, default=40, help="how many in all (40)")
    training.add_argument("--pairs", type=_whole, default=8, help="pairs of candidates in a generation (8)")
    training.add_argument(
        "--games", type=_whole, help="games of each candidate in a generation (8), or in all for the value (400)"
    )
    training.add_argument("--step", type=float, default=0.2, help="size of the trial steps, as a logarithm (0.2)")
    training.add_argument("--rate", type=float, default=0.3, help="how far to follow what was found (0.3)")
    training.add_argument("--plan", type=_whole, default=0, metavar="N", help="let candidates plan with N iterations")
    training.add_argument(
        "--hold", action="append", default=[], metavar="WEIGHT=NUMBER", help="a weight that stays at this number"
    )
    training.add_argument("--value", action="store_true", help="learn a value of positions from games (needs numpy)")
    training.add_argument("--hidden", type=_whole, default=12, help="hidden units of the learned value (12)")
    training.add_argument("--ablate", action="store_true", help="tell what each feature of the learned value matters")
    training.add_argument(
        "--only",
        action="append",
        default=[],
        type=lambda text: text.split(","),
        metavar="FEATURES",
        help="tell what the learned value misses with these features and no others; may be given again",
    )
    training.add_argument("--seed", type=_whole, default=1, help="makes the training repeatable (1)")
    training.add_argument("--proof", type=_whole, default=100, help="games that show the strength in the end (100)")
    training.add_argument("--workers", type=_whole, default=0, help="processes to share the work (0: one per core)")
    training.add_argument("--ray", metavar="ADDRESS", help="work on a Ray cluster (local: start one here)")
    about = "the file of the trained bot (GAME-tuned.toml); a checkpoint beside it is taken up again"
    training.add_argument("--out", type=Path, metavar="FILE", help=about)

    retell = _command(commands, "replay", _replay, "tell the story of a recorded game")
    retell.add_argument("file", metavar="FILE")
    retell.add_argument("--at", type=_whole, metavar="N", help="stop after entry N")
    retell.add_argument("--as", dest="seat", metavar="SEAT", help="as a seat saw it: number from 0 on, or colour")
    _add_content(retell)
    _add_game_file(retell)

    analysis = _command(commands, "analyse", _analyse, "say where a recorded game was won and lost")
    analysis.add_argument("file", metavar="FILE")
    analysis.add_argument("--json", action="store_true", help="as one JSON object")
    analysis.add_argument("--as", dest="seat", metavar="SEAT", help="a seat's own choices: number from 0 on, or colour")
    _add_content(analysis)
    _add_game_file(analysis)

    check = _command(commands, "verify", _verify, "check a recorded game: chain, choices, result")
    check.add_argument("file", metavar="FILE")
    _add_content(check)
    _add_game_file(check)

    rules = _command(commands, "rules", _rules, "show the rulebook of a game, or what it says about a question")
    rules.add_argument("game", help=f"{a_game}; or a clause (13.7), of every game that has one of that number")
    rules.add_argument("rule", nargs="?", help=f"a section (13), a clause (13.7), '{CLAUSES}', or a question")
    rules.add_argument("--code", action="store_true", help="with a clause or section: the code and tests that cite it")

    content = _command(commands, "content", _content, "print the content file of a game, to be corrected and passed on")
    content.add_argument("game", help=a_game)
    return parser


def _version() -> str:
    how = "compiled" if version.compiled() else "plain Python source"
    return f"beringia {version.__version__} ({how}, Python {platform.python_version()})"


def _command(
    commands: argparse._SubParsersAction[_Parser], name: str, run: Callable[[argparse.Namespace], None], about: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=about, description=about.capitalize() + ".", allow_abbrev=False)
    command.set_defaults(command=run)
    about = "language (that of your system, if it is one of these)"
    command.add_argument("--lang", "--language", choices=LANGUAGES, default=_spoken(os.environ), help=about)
    return command


def _spoken(environment: Mapping[str, str]) -> str:
    """The language of whoever has typed the command."""
    places = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, places), "")[:2]
    return code if code in LANGUAGES else "en"


def _add_actions(parser: argparse.ArgumentParser) -> None:
    """What can be done with the tables of a server."""
    parser.add_argument("--db", metavar="URL", help="database (BERINGIA_DB, or an SQLite file in your data folder)")
    actions = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)

    tables = _action(actions, "list", "list tables, the last touched first")
    tables.add_argument("--status", choices=["waiting", "playing", "paused", "finished"])
    tables.add_argument("--days", type=_days, default=0.0, help="only those that nobody has touched for so many days")
    tables.add_argument("--json", action="store_true", help="one JSON object per line")

    inspect = _action(actions, "inspect", "show what is known of a table, without its secrets")
    inspect.add_argument("table")

    export = _action(actions, "export", "write the record of a table, with all its secrets")
    export.add_argument("table")
    export.add_argument("file", nargs="?", help="where to (standard output)")

    remove = _action(actions, "delete", "delete tables for ever")
    remove.add_argument("tables", nargs="+", metavar="table")

    prune = _action(actions, "prune", "delete tables that nobody has touched for long")
    prune.add_argument("--days", type=_days, required=True, help="for how many days")
    prune.add_argument("--dry-run", action="store_true", help="only say which")

    backup = _action(actions, "backup", "copy everything into an SQLite file, while the server runs")
    backup.add_argument("file")

    restore = _action(actions, "restore", "put tables of a backup in the place of those of now")
    restore.add_argument("file")
    restore.add_argument("tables", nargs="*", metavar="table", help="which (all of the backup; others stay)")

    token = _action(actions, "token", "give a seat a new token; the old link stops working")
    invite = _action(actions, "invite", "hand a seat over: a new invitation; the old link stops working")
    for seated in (token, invite):
        seated.add_argument("table")
        seated.add_argument("seat", type=_whole, help="number from 0 on")
    invite.add_argument("--bot", help="a bot that plays until the invitation is used")

    forget = _action(actions, "forget", "put another name in the place of a player's, at all tables")
    forget.add_argument("name")


def _action(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, about: str
) -> argparse.ArgumentParser:
    action = actions.add_parser(name, help=about, description=about.capitalize() + ".", allow_abbrev=False)
    action.set_defaults(action=name)
    return action


def _add_options(parser: argparse.ArgumentParser) -> None:
    about = "options of the game; each can also be given by itself, as --KEY VALUE"
    parser.add_argument("--options", metavar="KEY=VALUE,...", default="", help=about)


def _add_game_file(parser: argparse.ArgumentParser) -> None:
    about = "a file with a game of your own (may be given several times)"
    parser.add_argument("--game", metavar="FILE", action="append", default=[], dest="files", help=about)


def _add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", metavar="FILE", help="a content file to use instead of the game's own")


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 40):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)


def _several(text: str) -> list[int]:
    return [_whole(part) for part in text.split(",")]


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 < days < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days")
    return days


def _options(game: Game, given: argparse.Namespace) -> dict[str, object]:
    """The options given, as the game knows them; a name alone switches an option on."""
    chosen: dict[str, object] = {}
    declared = {option.key: option for option in game.options}
    for item in [*_flags(given.flags, declared), *given.options.split(",")]:
        key, equals, text = item.strip().partition("=")
        if not key:
            continue
        if key not in declared:
            raise UserError(f"--options: {key!r} does not exist; {game.key} has {', '.join(declared) or 'none'}")
        option = declared[key]
        if option.kind == "order":
            chosen[key] = text.split("+")
        else:
            chosen[key] = _option_value("--options", option, text if equals else "true")
    return chosen


def _varied(game: Game, seats: int, text: str) -> dict[str, list[object]]:
    """Options with the values that they take in turn, ``KEY`` or ``KEY=VALUE+VALUE``."""
    found: dict[str, list[object]] = {}
    declared = {option.key: option for option in game.options if option.kind != "order"}
    for item in filter(None, map(str.strip, text.split(","))):
        key, equals, values = item.partition("=")
        if key not in declared:
            raise UserError(f"--vary: {key!r} does not exist; {game.key} has {', '.join(declared) or 'none'}")
        option = declared[key]
        if equals:
            found[key] = [_option_value("--vary", option, value) for value in values.split("+")]
        else:
            found[key] = list(option.allowed_for(seats))
    return found


def _option_value(argument: str, option: Option, text: str) -> object:
    for value in option.allowed:
        if str(value).lower() == text.lower():
            return value
    allowed = ", ".join(str(value).lower() for value in option.allowed)
    raise UserError(f"{argument}: '{option.key}={text}' is not allowed; {option.key} may be {allowed}")


def _flags(arguments: Sequence[str], declared: Mapping[str, Option]) -> list[str]:
    """Options given by themselves, ``--rounds 3`` or ``--rounds=3`` or ``--fire``, as KEY=VALUE."""
    found: list[str] = []
    for argument in arguments:
        key, equals, text = argument.removeprefix("--").partition("=")
        key = key.replace("-", "_")
        if argument.startswith("--") and key in declared:
            found.append(f"{key}{equals}{text}")
        elif found and not argument.startswith("--") and "=" not in found[-1]:
            found[-1] += f"={argument}"
        else:
            raise UserError(f"unrecognized arguments: {argument}")
    return found


def _seats(text: str, allowed: Sequence[str]) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in allowed:
            raise UserError(f"--seats: {name!r} is not known; there are {', '.join(allowed)}")
    return names


def _serve(given: argparse.Namespace) -> None:
    from beringia.server import serve

    _register(given.files)
    if given.port > 65_535:
        raise UserError(f"--port: {given.port} is not allowed; ports go from 0 to 65535")
    catalogue = Catalogue(given.lang)

    def tell(address: str) -> None:
        print(catalogue.say("terminal-serving", address=address), flush=True)

    try:
        serve(given.host, given.port, given.open, given.db, tell)
    except ValueError as error:
        raise UserError(str(error)) from None


def _admin(given: argparse.Namespace) -> None:
    from beringia.server import admin_command

    try:
        admin_command.run(given)
    except LookupError as error:
        raise UserError(str(error.args[0])) from None
    except ValueError as error:
        raise UserError(str(error)) from None


def _found(game: str) -> str:
    """The key of a game that was given by its key or by its file."""
    if registry.is_file(game):
        _register([game])
        return Path(game).stem
    return game


def _register(games: Sequence[str]) -> None:
    try:
        for file in games:
            registry.register_file(file)
    except ValueError as error:
        raise UserError(str(error)) from None


def _play(given: argparse.Namespace) -> None:
    catalogue = Catalogue(given.lang)
    record = _new_record(given) if given.resume is None else _resumed_record(given)
    seats = _asked_seats(given, record.game)
    voice = Voice(catalogue, record.game, player_names(record, catalogue))
    TerminalTable(record, seats or sitting(record), voice, open_console(), given.hints).run()


def _asked_seats(given: argparse.Namespace, game: Game) -> list[str] | None:
    return None if given.seats is None else _seats(given.seats, [HUMAN, *bots.known(game)])


def _new_record(given: argparse.Namespace) -> Record:
    if given.game is None:
        raise UserError(f"play what? There are {', '.join(beringia.games())}; --resume FILE goes on with a saved game")
    game = load_game(_found(given.game), given.content)
    names = _asked_seats(given, game) or [HUMAN, *[bots.usual(game)] * (max(game.seats.start, 2) - 1)]
    seed = secrets.randbits(64) if given.seed is None else given.seed
    try:
        return Record(game, len(names), seed, _options(game, given), names)
    except ValueError as error:
        raise UserError(str(error)) from None


def _resumed_record(given: argparse.Namespace) -> Record:
    if given.game and registry.is_file(given.game):
        _register([given.game])  # it says where the game is found, not which one it is
        given.game = None
    for option in ("game", "seed", "options", "flags"):
        if getattr(given, option):
            name = {"game": "game", "flags": " ".join(given.flags)}.get(option, f"--{option}")
            raise UserError(f"{name} is settled by the saved game: leave it out with --resume")
    record = read_record(given.resume, given.content)
    seats = _asked_seats(given, record.game)
    if seats is not None and len(seats) != record.seats:
        raise UserError(f"--seats: the saved game has {record.seats} seats, not {len(seats)}")
    return record


def _simulate(given: argparse.Namespace) -> None:
    game = load_game(_found(given.game), given.content)
    paths = [name.strip() for name in given.seats.split(",") if ":" in name]
    line_up = _seats(given.seats, [*bots.known(game), *paths])
    wanted = simulate.Wanted(
        given.games,
        given.seed,
        given.players,
        given.workers,
        given.ray,
        given.output,
        given.records,
        given.report,
        _varied(game, given.players or len(line_up), given.vary),
    )
    simulate.run(open_console(), Catalogue(given.lang), game, line_up, _options(game, given), wanted)


def _train(given: argparse.Namespace) -> None:
    from beringia.lab import train
    from beringia.lab.spread import WorkerLost

    game = load_game(given.game, None)
    seats: list[int] = given.seats or [max(game.seats.start, 2)]
    if given.value:
        _learn(given, seats)
        return
    for option, wanted in (("--ablate", given.ablate), ("--only", given.only)):
        if wanted:
            raise UserError(f"{option} tells of a learned value: give it together with --value")
    out: Path = given.out or Path(f"{given.game}-tuned.toml")
    if out.suffix == CHECKPOINT:
        raise UserError(
            f"--out {str(out)!r} is not allowed: the checkpoint is written there; give a name ending in .toml"
        )
    plan = train.Plan(
        given.game, given.start, (given.against or "greedy,itself").split(","), seats, given.pairs,
        8 if given.games is None else given.games, given.step, given.rate, given.seed,
        given.plan, dict(map(_held, given.hold)),
    )  # fmt: skip
    console = open_console()

    def tell(run: train.Run) -> None:
        share = f"{run.strength[-1]:.1%} won"
        console.print(f"generation {run.generation} of {given.generations}, {share}, {run.seconds:.0f} s", style="dim")

    try:
        train.check(plan)
        run = train.train(plan, given.generations, out.with_suffix(CHECKPOINT), given.workers, tell, given.ray)
        weights = train.result(run)
        proofs = train.prove(plan, weights, given.proof, "greedy", given.workers, given.ray) if given.proof else []
    except (ValueError, WorkerLost) as error:
        raise UserError(str(error)) from None
    out.write_text(train.bot_file(run, weights, proofs), encoding="utf-8")
    for proof in proofs:
        console.print(proof.told())


def _held(text: str) -> tuple[str, float]:
    name, _, number = text.partition("=")
    try:
        return name, float(number)
    except ValueError:
        raise UserError(f"--hold {text!r} is not allowed; give it like position.food=0.5") from None


def _learn(given: argparse.Namespace, seats: list[int]) -> None:
    from beringia.lab import learn
    from beringia.lab.spread import WorkerLost

    players = given.against.split(",") if given.against else list(learn.PLAYERS)
    games = learn.GAMES if given.games is None else given.games
    lesson = learn.Lesson(given.game, given.start, players, seats, games, given.hidden, given.seed)
    console = open_console()

    def tell(what: str, done: int, whole: int) -> None:
        if 10 * done // whole > 10 * (done - 1) // whole:
            console.print(f"{done} of {whole} {what}", style="dim")

    try:
        out: Path = given.out or Path(f"{given.game}-value.json")
        made = learn.teach(lesson, out, given.workers, given.ablate, given.ray, tell, given.only)
    except ImportError:
        raise UserError("learning needs numpy: pip install beringia[learn]") from None
    except (ValueError, WorkerLost) as error:
        raise UserError(str(error)) from None
    for name, told in made.items():
        console.print(f"{name}: {told}")


def _replay(given: argparse.Namespace) -> None:
    _register(given.files)
    replay.replay(open_console(), Catalogue(given.lang), given.file, given.content, given.at, given.seat)


def _analyse(given: argparse.Namespace) -> None:
    _register(given.files)
    coach.analyse(open_console(), Catalogue(given.lang), given.file, given.content, given.json, given.seat)


def _verify(given: argparse.Namespace) -> None:
    _register(given.files)
    replay.verify(open_console(), Catalogue(given.lang), given.file, given.content)


def _rules(given: argparse.Namespace) -> None:
    console = open_console()
    try:
        keys = games_with(given.game) if given.rule is None else []
        wanted = given.game if keys else given.rule
        if given.code and wanted is None:
            raise UserError("--code is about a clause or a section: say which (13.7)")
        for key in keys or [load_game(_found(given.game), None).key]:
            if given.code:
                print_code(console, key, given.lang, wanted)
            else:
                print_rules(console, key, given.lang, wanted)
    except LookupError as error:
        raise UserError(str(error)) from None


def _content(given: argparse.Namespace) -> None:
    try:
        sys.stdout.write(registry.content_file(_found(given.game)))
    except ValueError as error:
        raise UserError(str(error)) from None


if __name__ == "__main__":
    sys.exit(main())
