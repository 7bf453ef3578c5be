"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0001"  # the newest migration; a fresh database is stamped with it

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("name_key", sa.String(160), unique=True),  # set for accounts with a password
    sa.Column("password", sa.String(200), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("key_hash", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("waiting", sa.String(40), nullable=False),
    sa.Column("host", sa.String(32), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("wake_at", sa.Float, index=True),
    sa.Column("data", sa.Text, nullable=False),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("key", sa.String(120)),
    sa.Column("body", sa.Text, nullable=False),
    sa.UniqueConstraint("code", "key", name="uq_steps_key"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

BY_TABLE = (members, links, steps, snapshots, notes, chat)  # what goes when a table goes
