"""A claim to send a notice ends, so that one that was lost with its process is sent by another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """What was claimed before counts as sent."""
    op.add_column("notices", sa.Column("until", sa.Float))
    op.create_index("ix_notices_until", "notices", ["until"])
