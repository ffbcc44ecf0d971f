"""The HTTP half of the protocol."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, FastAPI, Path, Query, Request
from fastapi.requests import HTTPConnection
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

import beringia
from beringia import Game, Option, WrongAnswer, bots
from beringia.games.registry import registered
from beringia.server import contents, redaction, replays
from beringia.server.coaching import Coaching
from beringia.server.errors import RequestError
from beringia.server.forwarding import Elsewhere, ask, credentials, is_passed_on
from beringia.server.game_messages import (
    Chapter,
    Clause,
    CompanionGame,
    CompanionReport,
    Content,
    FieldInfo,
    GameInfo,
    Games,
    Handbook,
    Hit,
    Hits,
    LevelInfo,
    OptionInfo,
    Rulebook,
    Schema,
    SeatRange,
    Section,
    Vocabulary,
)
from beringia.server.leases import Process
from beringia.server.limits import Limits, asker, counted_as
from beringia.server.lobby import Board
from beringia.server.message_types import MAX_SEATS
from beringia.server.messages import (
    MAX_REPLAY_STEPS,
    BotRequest,
    Created,
    Join,
    Joined,
    MyTable,
    MyTables,
    NewTable,
    Problem,
    Rematched,
    Replay,
    Summaries,
    Summary,
    TableLog,
)
from beringia.server.pushing import Pushing
from beringia.server.ready import Ready
from beringia.server.replays import Replays
from beringia.server.seating import Seats
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.table import Table
from beringia.server.tables import Tables, checked_bot, seat_link
from beringia.text import LANGUAGES, Catalogue
from beringia.text.handbook import handbook
from beringia.text.names import renamed
from beringia.text.parts import generated, served
from beringia.text.rulebook import Clause as BookClause
from beringia.text.rulebook import Rulebook as Book
from beringia.text.rulebook import Section as Part
from beringia.text.rulebook import rulebook
from beringia.text.search import Hit as Found
from beringia.text.search import index

#: So many steps that are read or played again count as one request.
STEPS_PER_REQUEST = 10
#: What a search in a rulebook costs more than another request, in steps of a replay.
SEARCH_STEPS = 40
#: Longer questions are not asked.
MAX_QUESTION = 200
#: All parts of the texts together; no part is called so.
WHOLE = ""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass
class Context:
    """What the routes of one server share."""

    settings: Settings
    store: Store
    tables: Tables
    limits: Limits
    replays: Replays
    coaching: Coaching
    pushing: Pushing
    board: Board
    #: Host and port that the server listens on, if it knows.
    listening: tuple[str, int] | None = None

    @staticmethod
    def of(app: FastAPI) -> Context:
        context = app.state.context
        assert isinstance(context, Context)
        return context


def first_error(errors: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """Field and reason of the first validation error."""
    if not errors:
        return "", "invalid"
    first = errors[0]
    return ".".join(str(part) for part in first.get("loc", ())), str(first.get("msg", "invalid"))


def address_of(request: HTTPConnection) -> str:
    return request.client.host if request.client else "unknown"


async def _rate_limited(request: Request) -> Context:
    """The context, after the request has been counted against the rate limit of its address."""
    context = Context.of(request.app)
    address = address_of(request)
    context.limits.requests.take(address)
    asker.set(counted_as(address))
    return context


async def find_table(context: Context, table_id: str) -> Table:
    """A table by its id. What cannot be one is not asked for, and gets neither into the database nor into the log."""
    if not TABLE_ID.fullmatch(table_id):
        raise RequestError("not-found", "there is no such table")
    return await context.tables.get(table_id)


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Problem} for status in (*statuses, 413, 422, 429, 503)}


_bearer = HTTPBearer(auto_error=False, description="the token of a seat; several are separated by commas")
RequestContext = Annotated[Context, Depends(_rate_limited)]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
GameKey = Annotated[str, Path(description="key of a game")]
ContentVersion = Annotated[
    str | None, Query(pattern="^[0-9a-f]{16}$", description="version of the content; the present one if left out")
]
router = APIRouter(prefix="/api")


async def _table(table_id: str, context: RequestContext) -> Table:
    return await find_table(context, table_id)


def tokens_of(bearer: HTTPAuthorizationCredentials | None) -> list[str]:
    return [] if bearer is None else bearer.credentials.split(",")[:MAX_SEATS]


async def _own_seats(table: Annotated[Table, Depends(_table)], bearer: Bearer) -> Seats:
    tokens = tokens_of(bearer)
    table.sitting.require_guest(tokens)
    seats = table.sitting.seats_of(tokens)
    await table.sitting.show_up(seats)
    return seats


LoadedTable = Annotated[Table, Depends(_table)]
OwnSeats = Annotated[Seats, Depends(_own_seats)]


# -- games


def find_game(key: str) -> Game:
    if key not in beringia.games():
        raise RequestError("not-found", f"game {key!r} does not exist; there are {', '.join(beringia.games())}")
    return registered(key)


@router.get("/games", responses=error_responses())
async def games(context: RequestContext) -> Games:
    """All games with their options and bots, and the languages."""
    found = [registered(key) for key in beringia.games()]
    return Games(
        games=[
            GameInfo(
                key=game.key,
                seats=_seats(game.seats),
                content=game.content.version,
                rules=game.rules_version,
                options=[_option(option) for option in game.options],
                levels=[LevelInfo(name=level, characters=bots.characters(game, level)) for level in bots.levels(game)],
                others=bots.besides(game),
                bots=bots.offered(game),
                bot=bots.usual(game),
                companion=game.has_companion,
            )
            for game in found
        ],
        languages=list(LANGUAGES),
        lobby=bool(context.settings.lobby),
        version=beringia.__version__,
        webhooks=bool(context.settings.table_webhooks),
    )


def _option(option: Option) -> OptionInfo:
    data = {"key": option.key, "kind": option.kind, "default": option.default, "allowed": option.allowed}
    return OptionInfo.model_validate({**data, "seats": None if option.seats is None else _seats(option.seats)})


def _seats(seats: range) -> SeatRange:
    return SeatRange(min=seats.start, max=seats.stop - 1)


async def _edition(key: str, version: str | None, context: Context) -> Game:
    """A game with the content of today, or with that of an older table."""
    game = find_game(key)
    if version is None:
        return game
    found = await context.store.read(contents.game, context.store, key, version)
    if found is None:
        raise RequestError("not-found", f"content {version!r} of {key} is not stored here")
    return found


@router.get("/games/{key}/content", responses=error_responses(404), response_model=Content)
async def content(key: GameKey, request: Request, context: RequestContext, version: ContentVersion = None) -> Response:
    """The content of a game: titles, areas, borders, cards, and what the game reads out of them."""
    game = await _edition(key, version, context)
    return _ready_content(game).answer(request)


@lru_cache(maxsize=32)
def _ready_content(game: Game) -> Ready:
    vocabulary = Vocabulary.model_validate(game.vocabulary.to_dict())
    data = renamed(game.shown_content)
    answer = Content(game=game.key, version=game.content.version, data=data, vocabulary=vocabulary)
    return Ready.of(answer.model_dump_json().encode())


@router.get("/games/{key}/schema", responses=error_responses(404))
async def schema(key: GameKey, context: RequestContext) -> Schema:
    """What the fields of a game's views mean, for clients that draw games they do not know."""
    fields = [FieldInfo.model_validate(field, from_attributes=True) for field in find_game(key).schema]
    return Schema(game=key, fields=fields)


@router.get("/games/{key}/rules", responses=error_responses(404), response_model=Rulebook)
async def rules(key: GameKey, request: Request, context: RequestContext) -> Response:
    """The clauses of the rulebook, by section, those for programs included."""
    return _ready_rules(find_game(key).key, None).answer(request)


@router.get("/games/{key}/rules/{language}", responses=error_responses(404), response_model=Rulebook)
async def translated_rules(key: GameKey, language: str, request: Request, context: RequestContext) -> Response:
    """The clauses for players in a language."""
    return _ready_rules(find_game(key).key, _language(language)).answer(request)


@cache
def _ready_rules(key: str, language: str | None) -> Ready:
    book = rulebook(key) if language is None else rulebook(key, language)
    found = _clauses(key, book, book.sections if language is None else book.for_players)
    return Ready.of(found.model_dump_json().encode())


def _clauses(key: str, book: Book, sections: Sequence[Part]) -> Rulebook:
    return Rulebook(
        game=key,
        title=book.title,
        preface=book.preface,
        sections=[
            Section(
                number=section.number,
                title=section.title,
                clauses=[_clause(clause) for clause in (*section.clauses, *section.examples)],
                text=section.text,
            )
            for section in sections
        ],
    )


def _clause(clause: BookClause) -> Clause:
    """A clause for players: which code carries it out is no matter of theirs."""
    return Clause(id=clause.id, text=clause.text, source=clause.source, definition=clause.definition, note=clause.note)


@router.get("/games/{key}/rulebook/{language}", responses=error_responses(404), response_model=Handbook)
async def book(key: GameKey, language: str, request: Request, context: RequestContext) -> Response:
    """The rulebook for people: chapters with their passages, and the clauses behind each."""
    found = _ready_book(find_game(key).key, _language(language))
    if found is None:
        raise RequestError("not-found", f"{key} has no rulebook but its clauses")
    return found.answer(request)


@cache
def _ready_book(key: str, language: str) -> Ready | None:
    found = handbook(key, language)
    if found is None:
        return None
    chapters = [Chapter.model_validate(asdict(part)) for part in found.chapters]
    return Ready.of(Handbook(game=key, title=found.title, chapters=chapters).model_dump_json().encode())


@router.get("/games/{key}/rulebook/{language}/search", responses=error_responses(404))
async def search(
    key: GameKey,
    language: str,
    request: Request,
    context: RequestContext,
    q: Annotated[str, Query(max_length=MAX_QUESTION)],
) -> Hits:
    """Where the rulebook answers a question, the best passage first."""
    charge(context, request, SEARCH_STEPS)
    found = await asyncio.to_thread(_found, find_game(key).key, _language(language), q)
    return Hits(hits=[Hit(**asdict(hit)) for hit in found])


@lru_cache(maxsize=256)
def _found(key: str, language: str, question: str) -> list[Found]:
    return index(key, language).find(question)


@router.get("/text/{language}", responses=error_responses(404), response_class=PlainTextResponse)
async def text(language: str, request: Request, context: RequestContext) -> Response:
    """All message catalogues of a language (Fluent), and the messages that games generate from their content."""
    return (await asyncio.to_thread(_catalogues, _language(language)))[WHOLE].answer(request)


@router.get("/text/{language}/{part}", responses=error_responses(404), response_class=PlainTextResponse)
async def text_part(language: str, part: str, request: Request, context: RequestContext) -> Response:
    """A part of them: `shell` for any page, `game-<key>` for what is said at tables of a game, `learn`, `companion`."""
    parts = await asyncio.to_thread(_catalogues, _language(language))
    if part == WHOLE or part not in parts:
        raise RequestError("not-found", f"there is no part {part!r} of the texts")
    return parts[part].answer(request)


@router.get("/games/{key}/text/{language}", responses=error_responses(404), response_class=PlainTextResponse)
async def content_text(key: GameKey, language: str, context: RequestContext, version: ContentVersion = None) -> str:
    """The messages that a game generates from its content, for tables that are played with an older one."""
    game = await _edition(key, version, context)
    return await asyncio.to_thread(_content_text, _language(language), game)


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise RequestError("not-found", f"language {language!r} does not exist; there are {', '.join(LANGUAGES)}")
    return language


@cache
def _catalogues(language: str) -> dict[str, Ready]:
    found = served(language)
    texts = {WHOLE: found.whole, **found.parts}
    return {part: Ready.of(text.encode(), "text/plain; charset=utf-8") for part, text in texts.items()}


@lru_cache(maxsize=32)
def _content_text(language: str, game: Game) -> str:
    return generated(Catalogue(language), game) + "\n"


# -- help for people with the printed game


@router.post("/games/{key}/companion", responses=error_responses(404))
async def companion(key: GameKey, body: CompanionGame, request: Request, context: RequestContext) -> CompanionReport:
    """What the companion of a game says after these answers, and what it asks next. Stateless."""
    if not find_game(key).has_companion:
        raise RequestError("not-found", f"{key} has no companion")
    charge(context, request, len(body.answers))
    try:
        return await context.replays.companion(key, body.seed, body.options, body.answers)
    except WrongAnswer as wrong:
        raise _invalid(f"answers.{wrong.number}", wrong.reason) from None
    except ValueError as error:
        raise _invalid("options", str(error)) from None


def _invalid(field: str, reason: str) -> RequestError:
    return RequestError("invalid", f"{field}: {reason}", {"field": field, "reason": reason})


# -- tables


@router.post("/tables", status_code=201, responses=error_responses(403))
async def create(body: NewTable, request: Request, context: RequestContext) -> Created:
    """A new table. The secrets of its seats are returned here, and never again."""
    context.limits.tables.take(address_of(request))
    table, links = await context.tables.create(body)
    mine = tuple(link.seat for link in links if link.token is not None)
    return Created(table=table.row.id, seats=links, watch=f"/t/{table.row.id}", summary=table.telling.summary(mine))


@router.post("/tables/mine", responses=error_responses())
async def my_tables(body: MyTables, request: Request, context: RequestContext) -> Summaries:
    """Summaries of many tables at once; those that do not exist, or are private and of others, are left out."""
    charge(context, request, len(body.tables))
    found: list[Summary] = []
    elsewhere: dict[Process, list[MyTable]] = {}
    for wanted in body.tables:
        try:
            table = await find_table(context, wanted.table)
            table.sitting.require_guest(wanted.tokens)
        except Elsewhere as other:
            elsewhere.setdefault(other.process, []).append(wanted)
            continue
        except RequestError as error:
            if error.code not in ("not-found", "private"):
                raise
            continue
        mine = table.sitting.seats_of(wanted.tokens)
        await table.sitting.show_up(mine)
        found.append((await table.audience.teller(mine)).summary(mine))
    if elsewhere and is_passed_on(request.scope):
        raise RequestError("storage", retry_after=1)
    for process, tables in elsewhere.items():
        found += await _summaries_of(process, tables, request)
    order = [wanted.table for wanted in body.tables]
    return Summaries(tables=sorted(found, key=lambda summary: order.index(summary.table)))


async def _summaries_of(process: Process, tables: list[MyTable], request: Request) -> list[Summary]:
    """The same of tables that another process has."""
    body = MyTables(tables=tables).model_dump_json().encode()
    headers = {"content-type": "application/json", **credentials(request.scope, process)}
    neighbours = Context.of(request.app).tables.neighbours
    answer = await ask(process, neighbours, "POST", "/api/tables/mine", headers, body)
    if answer.status_code != 200:
        raise RequestError("storage", retry_after=1)
    return Summaries.model_validate_json(bytes(answer.body)).tables


@router.get("/tables/{table_id}", responses=error_responses(403, 404))
async def summary(table: LoadedTable, mine: OwnSeats, bearer: Bearer) -> Summary:
    """The public facts about a table; for a guest with an invitation, which seat is kept for him."""
    return (await table.audience.teller(mine)).summary(mine, table.sitting.invited(tokens_of(bearer)))


@router.post("/tables/{table_id}/join", responses=error_responses(403, 404, 409))
async def join(body: Join, table: LoadedTable) -> Joined:
    """Take a seat with an invitation, or come back to it with its token."""
    seat, token = await table.sitting.join(body.secret, body.name, body.token, body.program)
    link = seat_link(table.row.id, token)
    return Joined(seat=seat, token=token, link=link, summary=table.telling.summary((seat,)))


@router.post("/tables/{table_id}/start", responses=error_responses(403, 404, 409))
async def start(body: BotRequest, table: LoadedTable, mine: OwnSeats) -> Summary:
    """Begin at once; bots take the seats that are still open."""
    await table.sitting.start(checked_bot(body.bot, table.row.game), mine)
    return table.telling.summary(mine)


@router.post("/tables/{table_id}/leave", responses=error_responses(403, 404, 409))
async def leave(body: BotRequest, table: LoadedTable, mine: OwnSeats) -> Summary:
    """Give the seat to a bot, until it is taken back."""
    await table.sitting.leave(checked_bot(body.bot, table.row.game), mine)
    return table.telling.summary(mine)


@router.post("/tables/{table_id}/rematch", status_code=201, responses=error_responses(403, 404, 409))
async def rematch(table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext) -> Rematched:
    """A new table with the same people, when this one is finished."""
    context.limits.tables.take(address_of(request))
    new = await context.tables.rematch(table, mine)
    return Rematched(table=new.row.id, summary=new.telling.summary(mine))


@router.get("/tables/{table_id}/record", responses=error_responses(404, 409))
async def record(table: LoadedTable, mine: OwnSeats, request: Request, context: RequestContext) -> dict[str, Any]:
    """The record file, when the game is finished or the table cannot be played on."""
    result = table.record_result(mine)
    charge(context, request, table.version)
    return await context.store.read(replays.record_file, context.store, table.row, result)


@router.get("/tables/{table_id}/log", responses=error_responses(403, 404))
async def table_log(
    table: LoadedTable,
    mine: OwnSeats,
    request: Request,
    context: RequestContext,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
    count: Annotated[int | None, Query(ge=1, le=MAX_REPLAY_STEPS)] = None,
) -> TableLog:
    """Everything a viewer may know of a table, even if it cannot be played on; with a count how it began."""
    require_viewer(table, seat, mine)
    telling = await table.audience.teller(mine)
    version = telling.version_for(redaction.seats_of(seat))
    charge(context, request, version if count is None else min(version, count))
    return await telling.log(seat, count)


@router.get("/tables/{table_id}/replay", responses=error_responses(403, 404, 409), response_model=Replay)
async def replay(
    table: LoadedTable,
    mine: OwnSeats,
    request: Request,
    context: RequestContext,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
    first: Annotated[int, Query(alias="from", ge=0, le=2**31 - 1)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_REPLAY_STEPS)] = 100,
) -> Response:
    """The game step by step, as one viewer may see it."""
    require_viewer(table, seat, mine)
    table.require_begun()
    telling = await table.audience.teller(mine)
    version = telling.version_for(redaction.seats_of(seat))
    key = (table.row.id, telling.told_head, version, seat, first, count)
    if not context.replays.known(key):
        charge(context, request, min(count, max(0, version - first)))
    page = await context.replays.page(table.row, table.game, table.telling.numbering, key)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        page = await asyncio.to_thread(gzip.decompress, page)
    return Response(page, media_type="application/json", headers=headers)


def charge(context: Context, request: Request, steps: float) -> None:
    """Count a request as more than one, by the number of steps that have to be read or played for it."""
    context.limits.requests.take(address_of(request), steps / STEPS_PER_REQUEST)


def require_viewer(table: Table, seat: int | None, mine: Seats) -> None:
    """Only the holder of a seat may look with its eyes; anybody may when the game is over."""
    if seat is None:
        return
    if seat >= len(table.row.seats):
        raise RequestError("not-found", "there is no such seat")
    if seat not in mine and table.row.status != "finished":
        raise RequestError("forbidden")


def error_response(error: RequestError) -> JSONResponse:
    """An error as an HTTP response."""
    headers = {"Retry-After": str(error.retry_after)} if error.retry_after else None
    return JSONResponse(error.problem().model_dump(), error.status, headers)
