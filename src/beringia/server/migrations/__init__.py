"""From the schema of an older version to the present one, by Alembic.

``versions`` has one step per schema, ``schema_1`` to ``schema_<newest>``; a new database takes them all. Schemas are
numbered: the number is Alembic's revision, and it is also kept in the table ``beringia``, which programs older than
Alembic look at.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

log = logging.getLogger("beringia.server.migrations")

#: The schema that this version of Beringia needs.
SCHEMA: Final = 7
#: Holds other processes back while one migrates a PostgreSQL database; any number of our own.
LOCK: Final = 0x42455249


def migrate(engine: Engine) -> None:
    """Bring a database to the present schema. A ``ValueError`` says that it is newer than this program."""
    with engine.begin() as connection:
        if found_schema(connection) == SCHEMA:
            return
        _lock(connection)
        found = found_schema(connection)  # another process may have been faster
        if found > SCHEMA:
            raise ValueError(
                f"the database has schema {found}, and this version of Beringia knows schemas up to {SCHEMA}: "
                "a newer version has used it; install that version, or restore a backup made before"
            )
        if found == SCHEMA:
            return
        config = _config(connection)
        if found and MigrationContext.configure(connection).get_current_revision() is None:
            command.stamp(config, str(found))  # written before there was Alembic
        command.upgrade(config, "head")
        if found:
            log.warning("the database was taken from schema %s to %s", found, SCHEMA)


def found_schema(connection: Connection) -> int:
    """The schema of a database; 0 if it is empty."""
    if not inspect(connection).has_table("beringia"):
        return 0
    return int(connection.execute(text("SELECT schema FROM beringia")).scalar_one())


def newest() -> str:
    """The last revision that there is a step for."""
    return str(ScriptDirectory.from_config(_config(None)).get_current_head())


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _lock(connection: Connection) -> None:
    """Let nobody else migrate. SQLite, besides, opens no transaction of its own for changes of tables."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
