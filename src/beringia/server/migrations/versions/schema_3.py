"""Schema 3: private tables; content, once per version, so that games keep theirs; notices of changes from outside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "contents",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("version", sa.String(64), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
