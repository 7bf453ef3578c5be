"""A table remembers that its people are to be told, until they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Whoever waited before has been told, as far as anybody knows."""
    op.add_column("tables", sa.Column("tell_at", sa.Float))
    op.create_index("ix_tables_tell_at", "tables", ["tell_at"])
