"""The command ``beringia admin``: what those who run a server do with its tables, while it runs."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from beringia.server import administration
from beringia.server.database import is_shared, parse
from beringia.server.errors import RequestError
from beringia.server.logs import escaped
from beringia.server.settings import Settings
from beringia.server.store import Store
from beringia.server.tables import checked_bot


def run(given: argparse.Namespace) -> None:
    """Do it. A ``ValueError`` or a ``LookupError`` says what is wrong."""
    address = Settings.from_environment(db=given.db).db
    url = parse(address)
    if not is_shared(url) and not Path(str(url.database)).is_file():
        raise ValueError(f"there is no database {url.database}")
    store = Store(address, timeout=administration.PATIENCE)
    try:
        ACTIONS[given.action](store, given)
    finally:
        store.close()


def _list(store: Store, given: argparse.Namespace) -> None:
    for table in administration.listing(store, given.status, given.days):
        if given.json:
            print(json.dumps(vars(table)))
            continue
        names = ", ".join(escaped(name) or "-" for name in table.names)
        private = ", private" if table.private else ""
        print(
            f"{table.id:14} {_date(table.changed)}  {table.game:8} {table.status:8} "
            f"{table.version:5} steps{private}  {names}"
        )


def _inspect(store: Store, given: argparse.Namespace) -> None:
    saved = administration.find(store, given.table)
    row = saved.row
    print(f"table      {row.id}{' (private)' if row.private else ''}")
    print(f"game       {row.game}, content {row.content}, rules {row.rules}")
    print(f"options    {json.dumps(row.options)}")
    print(f"status     {row.status}, {saved.version} steps")
    print(f"begun      {_date(row.created)}, last touched {_date(saved.changed)}")
    if row.rematch is not None:
        print(f"rematch    {row.rematch}")
    clock = row.terms.clock
    if clock is not None:
        print(f"clock      {clock.kind}, {clock.seconds} s, increment {clock.increment} s, then {clock.bot}")
    talk = ", ".join(f"{count} lines of {room}" for room, count in administration.talk_lines(store, row.id).items())
    print(f"talk       {talk or 'none'}{'' if row.terms.talk else ' (off)'}")
    if row.terms.webhook is not None:
        print("webhook    yes")
    for seat, held in enumerate(row.seats):
        parts = [held.kind, escaped(held.name) or "-"]
        parts += [held.bot] if held.bot is not None else []
        parts += ["has a token"] if held.token is not None else []
        parts += ["has an invitation"] if held.invitation is not None else []
        print(f"seat {seat}     {', '.join(parts)}")


def _export(store: Store, given: argparse.Namespace) -> None:
    text = json.dumps(administration.export(store, given.table), indent=1) + "\n"
    if given.file is None:
        sys.stdout.write(text)
    else:
        try:
            Path(given.file).write_text(text, encoding="utf-8")
        except OSError as error:
            raise ValueError(f"cannot write {given.file}: {error.strerror}") from None


def _delete(store: Store, given: argparse.Namespace) -> None:
    administration.remove(store, given.tables)
    print(f"deleted: {len(given.tables)}")


def _prune(store: Store, given: argparse.Namespace) -> None:
    if given.dry_run:
        for table in administration.listing(store, days=given.days):
            print(table.id)
    else:
        print(f"deleted: {len(administration.prune(store, given.days))}")


def _backup(store: Store, given: argparse.Namespace) -> None:
    administration.backup(store, Path(given.file))


def _restore(store: Store, given: argparse.Namespace) -> None:
    print(f"restored: {len(administration.restore(store, Path(given.file), given.tables))}")


def _token(store: Store, given: argparse.Namespace) -> None:
    print(f"/t/{given.table}#seat={administration.renew_token(store, given.table, given.seat)}")


def _invite(store: Store, given: argparse.Namespace) -> None:

    header = store.header(given.table)
    try:
        bot = None if given.bot is None or header is None else checked_bot(given.bot, header.game)
    except RequestError as error:
        raise ValueError(error.message) from None
    print(f"/t/{given.table}#invite={administration.invite(store, given.table, given.seat, bot)}")


def _forget(store: Store, given: argparse.Namespace) -> None:
    print(f"changed: {len(administration.forget_name(store, given.name))}")


def _date(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))


#: By the word of the command line.
ACTIONS = {
    "list": _list,
    "inspect": _inspect,
    "export": _export,
    "delete": _delete,
    "prune": _prune,
    "backup": _backup,
    "restore": _restore,
    "token": _token,
    "invite": _invite,
    "forget": _forget,
}
