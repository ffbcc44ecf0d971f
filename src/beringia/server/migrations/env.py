"""What Alembic runs: the steps, in the transaction of whoever asks for them."""

from __future__ import annotations

from typing import Any

from alembic import context
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationInfo
from sqlalchemy import text


def note(ctx: MigrationContext, step: MigrationInfo, heads: Any, run_args: Any) -> None:
    """Keep the number of the schema where older programs look for it."""
    if not step.is_stamp:
        Operations(ctx).execute(
            text("UPDATE beringia SET schema = :schema").bindparams(schema=int(step.up_revision_id or 0))
        )


context.configure(connection=context.config.attributes["connection"], on_version_apply=note)
with context.begin_transaction():
    context.run_migrations()
