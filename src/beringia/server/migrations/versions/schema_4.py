"""Schema 4: steps that not everybody may know of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("entries", sa.Column("told", sa.Integer, nullable=True))
    op.add_column("entries", sa.Column("anonymous", sa.Boolean, nullable=False, server_default=sa.false()))
