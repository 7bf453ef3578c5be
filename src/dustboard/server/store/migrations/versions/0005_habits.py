"""What people order at every new table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has ordered anything yet."""
    op.create_table(
        "habits",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_habits"),
    )
