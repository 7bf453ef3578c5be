"""People choose how texts speak to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has chosen a form so far."""
    op.add_column("users", sa.Column("form", sa.String(16), nullable=False, server_default=""))
