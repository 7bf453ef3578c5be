"""Devices have a name and a time of last use, and the notices of a browser go with its device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of older devices and channels none of it is known."""
    name = sa.Column("name", sa.String(80), nullable=False, server_default="")
    op.add_column("devices", name)
    device = sa.Column("device", sa.String(64), nullable=False, server_default="")
    op.add_column("channels", device)
    op.add_column("devices", sa.Column("used", sa.Float, nullable=False, server_default="0"))
