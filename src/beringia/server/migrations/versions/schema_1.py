"""Schema 1: tables, their steps and saved positions (version 0.1.0)."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    known = op.create_table("beringia", sa.Column("schema", sa.Integer, primary_key=True))
    op.bulk_insert(known, [{"schema": 1}])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("message", sa.String(64), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("head", sa.String(64), nullable=False),
        sa.Column("position", sa.Text, nullable=False),
    )
