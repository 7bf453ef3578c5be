"""People choose a language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has chosen one so far."""
    op.add_column("users", sa.Column("lang", sa.String(8), nullable=False, server_default=""))
