"""Schema 7: tables that are open to everybody, by the language that is spoken there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.String(8), nullable=True))
    op.create_index("ix_tables_listed", "tables", ["listed"])
