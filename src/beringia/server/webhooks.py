"""Turns and ends of games, told to a chat: a table's own webhook, or one of the whole server for its public tables.

What is sent is JSON that Discord (``content``), Slack and Matrix (``text``) all understand, and nothing in it that not
everybody at the table knows: webhooks hear public notices only.

The address of a table's webhook comes from whoever makes the table. So a request goes nowhere but to addresses on the
internet (unless the server allows its own network), to the very address that was checked, follows no redirect, waits
for nobody for long, and nothing of the answer is told to anybody.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

import beringia
from beringia.server.errors import RequestError
from beringia.server.limits import Bucket
from beringia.server.notices import Notice
from beringia.server.rows import TableRow
from beringia.server.settings import Settings
from beringia.text import LANGUAGES, Catalogue

log = logging.getLogger("beringia.server.webhooks")

#: Messages that wait; more are dropped.
MAX_WAITING: Final = 200
#: Seconds for one step of a request, and for all of it.
STEP_SECONDS: Final = 5.0
TOTAL_SECONDS: Final = 10.0
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
#: In which people of the internet are not: translations of IPv4 addresses, which may be private ones.
TRANSLATED: Final = tuple(ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"))


class Unreachable(Exception):
    """A webhook cannot be told anything, for this reason."""


@dataclass(frozen=True)
class Target:
    """Where a webhook is."""

    secure: bool
    host: str
    port: int
    path: str

    @staticmethod
    def of(url: str) -> Target:
        """A ``ValueError`` says why it is none."""
        if not url.isascii() or not url.isprintable() or " " in url:
            raise ValueError("an address has no spaces and no letters beyond ASCII")
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https"):
            raise ValueError("it must begin with https:// or http://")
        if not parts.hostname or parts.username is not None or parts.password is not None:
            raise ValueError("it needs a host, and no user or password")
        secure = parts.scheme == "https"
        port = parts.port or (443 if secure else 80)  # a ValueError, too, if it is no number
        return Target(secure, parts.hostname, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(address: str) -> bool:
    """Is this an address of the internet, and nobody's own network?"""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast


def checked_webhook(url: str | None, settings: Settings) -> str | None:
    """The webhook of a new table. Only its form is checked here: names are resolved when something is sent."""
    if url is None or not url.strip():
        return None
    if not settings.table_webhooks:
        raise RequestError("no-webhooks")
    try:
        target = Target.of(url.strip())
        if _is_address(target.host) and not settings.webhook_private and not is_public(target.host):
            raise ValueError("it is no address on the internet")
    except ValueError as error:
        raise RequestError("invalid", f"webhook: {error}", {"field": "webhook", "reason": str(error)}) from None
    return url.strip()


def _is_address(host: str) -> bool:
    with suppress(ValueError):
        ipaddress.ip_address(host)
        return True
    return False


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


def send(url: str, body: bytes, private: bool, opened: list[http.client.HTTPConnection] | None = None) -> int:
    """Post something; returns the status of the answer. Blocks; ``opened`` gets what can be closed to end that."""
    target = Target.of(url)
    try:
        found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Unreachable(f"its name is not known ({type(error).__name__})") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not private and not all(is_public(address) for address in addresses):
        raise Unreachable("it is no address on the internet")
    connection = _connection(target, addresses[0])
    if opened is not None:
        opened.append(connection)
    try:
        headers = {"Content-Type": "application/json", "User-Agent": f"Beringia/{beringia.__version__}"}
        connection.request("POST", target.path, body, headers)
        return connection.getresponse().status
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        connection.close()


def _connection(target: Target, address: str) -> http.client.HTTPConnection:
    """A connection to an address that was checked: nobody asks for the name a second time."""
    connection: Any
    if target.secure:
        context = ssl.create_default_context()
        connection = http.client.HTTPSConnection(target.host, target.port, timeout=STEP_SECONDS, context=context)
    else:
        connection = http.client.HTTPConnection(target.host, target.port, timeout=STEP_SECONDS)

    def connect(where: tuple[str, int], timeout: float, source: Any) -> socket.socket:
        return socket.create_connection((address, where[1]), timeout, source)

    connection._create_connection = connect
    found: http.client.HTTPConnection = connection
    return found


@dataclass(frozen=True)
class Waiting:
    url: str
    body: bytes
    private: bool


class Found(Protocol):
    """The tables in memory."""

    def loaded(self, table_id: str) -> ToldTable | None: ...


class Webhooks:
    """Hears of all tables of this process, and tells those who asked for it."""

    def __init__(self, settings: Settings, tables: Found) -> None:
        self._settings = settings
        self._tables = tables
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue(MAX_WAITING)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()  # how often in a row, and when last
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="beringia-webhook")
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._settings.webhook:
            Target.of(self._settings.webhook)  # a ValueError for whoever has set it
        self._task = asyncio.create_task(self._send_forever())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def hear(self, notice: Notice) -> None:
        """Queue what a notice is to tell. Never blocks."""
        table = self._tables.loaded(notice.table)
        if table is None or notice.secret:
            return
        terms = table.row.terms
        wanted: list[tuple[str, str, bool]] = []
        if terms.webhook is not None and self._settings.table_webhooks:
            wanted.append((terms.webhook, terms.language, bool(self._settings.webhook_private)))
        if self._settings.webhook and not table.row.private:
            wanted.append((self._settings.webhook, terms.language, True))  # its owner knows where it is
        for url, language, private in wanted:
            text = told(notice, table, language)
            if text is not None and self._pays(f"{notice.table} {url}") and not self._sulks(url):
                try:
                    self._queue.put_nowait(Waiting(url, message(text, self._link(table.row)), private))
                except asyncio.QueueFull:
                    log.warning("a webhook was told nothing: too many messages wait")

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

    async def _send_forever(self) -> None:
        while True:
            waiting = await self._queue.get()
            try:
                await self._send(waiting)
                self._failed.pop(waiting.url, None)
            except (Unreachable, TimeoutError, OSError) as error:
                times, _ = self._failed.pop(waiting.url, (0, 0.0))
                self._failed[waiting.url] = times + 1, time.monotonic()
                if len(self._failed) > MAX_TABLES:
                    self._failed.popitem(last=False)
                # The address is as good as a password: only its host is named.
                log.info("the webhook at %s was told nothing: %s", Target.of(waiting.url).host, error)
            except Exception:
                log.exception("a webhook failed")

    async def _send(self, waiting: Waiting) -> None:
        opened: list[http.client.HTTPConnection] = []
        loop = asyncio.get_running_loop()
        sending = loop.run_in_executor(self._threads, send, waiting.url, waiting.body, waiting.private, opened)
        try:
            status = await asyncio.wait_for(asyncio.shield(sending), TOTAL_SECONDS)
        except TimeoutError:
            for connection in opened:  # whoever answers drop by drop ends here
                if connection.sock is not None:
                    with suppress(OSError):
                        connection.sock.shutdown(socket.SHUT_RDWR)
            sending.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise
        if not 200 <= status < 300:
            raise Unreachable(f"it answered {status}")
