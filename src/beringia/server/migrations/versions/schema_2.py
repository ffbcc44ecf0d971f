"""Schema 2: the version of the rules, the result of each step, an archive of views for outdated tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    # What was stored before rules had a version was played with 1.0 (kernel.versions.UNVERSIONED).
    op.add_column("tables", sa.Column("rules", sa.String(32), nullable=False, server_default="1.0"))
    op.add_column("entries", sa.Column("result", sa.Text, nullable=True))
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("scene", sa.Text, nullable=False),
    )
