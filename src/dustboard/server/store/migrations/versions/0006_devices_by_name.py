"""A device has a name and a time of last use, so that its owner can tell it from others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of older devices neither is known."""
    name = sa.Column("name", sa.String(80), nullable=False, server_default="")
    op.add_column("devices", name)
    op.add_column("devices", sa.Column("used", sa.Float, nullable=False, server_default="0"))
