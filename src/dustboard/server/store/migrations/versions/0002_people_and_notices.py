"""Passkeys, recovery words, channels for notices, and what was sent through them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables that are new."""
    op.create_table(
        "passkeys",
        sa.Column("id_hash", sa.String(64), nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id_hash", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_user_id", "passkeys", ["user_id"])
    op.create_table(
        "recovery",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("words_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_recovery"),
        sa.UniqueConstraint("words_hash", name="uq_recovery_words_hash"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_user_id", "channels", ["user_id"])
    op.create_table(
        "challenges",
        sa.Column("challenge_hash", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(80), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("challenge_hash", name="pk_challenges"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "notices",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("code", "seat", "decision", "stage", name="pk_notices"),
    )
    op.create_table(
        "reminders",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_reminders"),
    )
    op.create_index("ix_reminders_at", "reminders", ["at"])
