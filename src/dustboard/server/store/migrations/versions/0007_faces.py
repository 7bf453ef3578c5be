"""People choose a face."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has chosen one so far."""
    op.add_column("users", sa.Column("face", sa.String(16), nullable=False, server_default=""))
