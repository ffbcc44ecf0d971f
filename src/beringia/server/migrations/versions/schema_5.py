"""Schema 5: the terms of tables; what is said at them; when people were last there; clocks, and a sign of life."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("guest", sa.String(16), nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.String(32), nullable=True),
        sa.Column("message", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_clocks_due", "clocks", ["due"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
