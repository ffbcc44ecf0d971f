"""Turns and ends of games, told to a chat: a table's own webhook, or one of the whole server for its public tables.

What is sent is JSON that Discord (``content``), Slack and Matrix (``text``) all understand, and nothing in it that not
everybody at the table knows: webhooks hear public notices only.

At a table that spectators see late, the webhook of the server says nothing of turns: those who read it are spectators.
The table's own webhook belongs to those who made the table, and calls them in time.

The address of a table's webhook comes from whoever makes the table: :mod:`beringia.server.outgoing` sends nothing into
the own network (unless the server allows it), and nothing of the answer is told to anybody.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from typing import Final, Protocol

import beringia
from beringia.server.errors import RequestError
from beringia.server.fair_slots import heaviest
from beringia.server.limits import Bucket
from beringia.server.logs import seldom
from beringia.server.notices import Notice
from beringia.server.outgoing import Busy, Forbidden, Outgoing, Place, Unreachable
from beringia.server.rows import TableRow
from beringia.server.settings import Settings
from beringia.text import LANGUAGES, Catalogue

log = logging.getLogger("beringia.server.webhooks")

#: Messages that wait or are sent; of more, those of the table that has most are dropped.
MAX_WAITING: Final = 2000
#: Messages of one table: so many at once, then one in so many seconds.
TABLE_BURST: Final = 10
TABLE_SECONDS: Final = 10.0
MAX_TABLES: Final = 1000
#: An address that failed so often in a row is left alone for so many seconds.
FAILURES: Final = 5
SULK_SECONDS: Final = 600.0
#: What chats read as mentions, links and markup; its full-width forms are letters to them.
MARKUP: Final = "<>&@*_`[]~|\\#"
FULL_WIDTH: Final = 0xFEE0


def checked_webhook(url: str | None, settings: Settings) -> str | None:
    """The webhook of a new table. Only its form is checked here: names are resolved when something is sent."""
    if url is None or not url.strip():
        return None
    if not settings.table_webhooks:
        raise RequestError("no-webhooks")
    try:
        Place.of(url.strip(), private=bool(settings.webhook_private))
    except Forbidden as error:
        raise RequestError("invalid", f"webhook: {error}", {"field": "webhook", "reason": str(error)}) from None
    return url.strip()


# -- what is said


def harmless(name: str) -> str:
    """A name that mentions nobody in a chat, and is no link or markup there."""
    marks = {ord(mark): ord(mark) + FULL_WIDTH for mark in MARKUP}
    return name.translate(marks).replace("://", ": //")


def message(text: str, link: str) -> bytes:
    said = f"{text} {link}".strip()
    payload = {
        "username": "Beringia",
        "content": said,  # Discord
        "allowed_mentions": {"parse": []},  # the same: nobody is called by a name
        "text": said,  # Slack, Matrix (hookshot), Mattermost, Rocket.Chat
    }
    return json.dumps(payload, ensure_ascii=False).encode()


class ToldTable(Protocol):
    """A table, as far as a webhook is told of it."""

    row: TableRow

    @property
    def people_here(self) -> set[int]:
        """The seats that somebody is connected for."""

    @property
    def outcome(self) -> tuple[list[int], list[int]]:
        """Points, and who has won."""


def told(notice: Notice, table: ToldTable, language: str) -> str | None:
    """What a notice says in a language; ``None`` if there is nothing to say: who is there need not be called."""
    row = table.row
    catalogue = _catalogue(language)
    game = catalogue.say(f"{row.game}-title")
    if notice.kind == "turn":
        assert notice.seat is not None
        if notice.seat in table.people_here:
            return None
        return catalogue.say("notice-turn", name=harmless(row.seats[notice.seat].name), game=game)
    if notice.kind == "lost":
        assert notice.seat is not None
        return catalogue.say("notice-lost", name=harmless(row.seats[notice.seat].name), game=game)
    scores, winners = table.outcome
    if not winners:
        return catalogue.say("notice-over-nobody", game=game)
    names = ", ".join(harmless(row.seats[seat].name) for seat in winners)
    return catalogue.say("notice-over", game=game, winners=names, points=scores[winners[0]])


_catalogues: dict[str, Catalogue] = {}


def _catalogue(language: str) -> Catalogue:
    language = language if language in LANGUAGES else LANGUAGES[0]
    if language not in _catalogues:
        _catalogues[language] = Catalogue(language)
    return _catalogues[language]


# -- sending


class Found(Protocol):
    """The tables in memory."""

    def loaded(self, table_id: str) -> ToldTable | None: ...


class Webhooks:
    """Hears of all tables of this process, and tells those who asked for it."""

    def __init__(self, settings: Settings, tables: Found) -> None:
        self._settings = settings
        self._tables = tables
        self._outgoing = Outgoing()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how often in a row, and when last
        self._sending: dict[asyncio.Task[None], str] = {}  # and the table of each

    def open(self) -> None:
        if self._settings.webhook:
            Place.of(self._settings.webhook, private=True)  # a ValueError for whoever has set it

    def close(self) -> None:
        for task in self._sending:
            task.cancel()

    def hear(self, notice: Notice) -> None:
        """Begin to send what a notice is to tell. Never blocks."""
        table = self._tables.loaded(notice.table)
        if table is None or notice.secret:
            return
        terms = table.row.terms
        wanted: list[tuple[str, bool]] = []
        if terms.webhook is not None and self._settings.table_webhooks:
            wanted.append((terms.webhook, bool(self._settings.webhook_private)))
        ahead = notice.kind == "turn" and terms.delay > 0  # of what spectators know
        if self._settings.webhook and not table.row.private and not ahead:
            wanted.append((self._settings.webhook, True))  # its owner knows where it is
        for url, private in wanted:
            text = told(notice, table, terms.language)
            if text is not None and self._pays(f"{notice.table} {url}") and not self._sulks(url):
                if len(self._sending) >= MAX_WAITING and not self._make_room(notice.table):
                    return
                body = message(text, self._link(table.row))
                task = asyncio.get_running_loop().create_task(self._send(notice.table, url, body, private))
                self._sending[task] = notice.table
                task.add_done_callback(lambda done: self._sending.pop(done, None))

    def _make_room(self, table: str) -> bool:
        """Drop the newest message of the table that has most; false if that is the newcomer itself."""
        seldom.warn(log, "a webhook was told nothing: too many messages wait")
        owner = heaviest(self._sending.values(), table)
        if owner is None:
            return False
        dropped = next(task for task in reversed(self._sending) if self._sending[task] == owner)
        del self._sending[dropped]
        dropped.cancel()
        return True

    def _link(self, row: TableRow) -> str:
        """Where to look; no secret is in it."""
        return f"{self._settings.url.rstrip('/')}/t/{row.id}" if self._settings.url else ""

    def _pays(self, key: str) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(1 / TABLE_SECONDS, TABLE_BURST)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_TABLES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def _sulks(self, url: str) -> bool:
        times, at = self._failed.get(url, (0, 0.0))
        return times >= FAILURES and time.monotonic() - at < SULK_SECONDS

    async def _send(self, table: str, url: str, body: bytes, private: bool) -> None:
        headers = {"Content-Type": "application/json", "User-Agent": f"Beringia/{beringia.__version__}"}
        try:
            status = await self._outgoing.post(url, body, headers, table, private)
            if not 200 <= status < 300:
                raise Unreachable(f"it answered {status}")
            self._failed.pop(url, None)
        except Busy as error:  # not the fault of the address
            seldom.warn(log, "a webhook was told nothing: %s", error)
        except (Unreachable, Forbidden) as error:
            times, _ = self._failed.pop(url, (0, 0.0))
            self._failed[url] = times + 1, time.monotonic()
            if len(self._failed) > MAX_TABLES:
                self._failed.popitem(last=False)
            # The address is as good as a password: only its host is named.
            log.info("the webhook at %s was told nothing: %s", Place.of(url, private=True).host, error)
        except Exception:
            log.exception("a webhook failed")
