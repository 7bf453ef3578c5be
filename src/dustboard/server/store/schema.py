"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0008"  # the newest migration; a fresh database is stamped with it

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
    sa.Column("face", sa.String(16), nullable=False, server_default=""),
    sa.Column("lang", sa.String(8), nullable=False, server_default=""),
    sa.Column("form", sa.String(16), nullable=False, server_default=""),
)

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("key_hash", sa.String(64), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("name", sa.String(80), nullable=False, server_default=""),
    sa.Column("used", sa.Float, nullable=False, server_default="0"),  # about, see `devices`
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id_hash", sa.String(64), primary_key=True),  # ids may be too long for an index
    sa.Column("id", sa.Text, nullable=False),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("sign_count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)

recovery = sa.Table(
    "recovery",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("words_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
)

habits = sa.Table(
    "habits",
    metadata,
    sa.Column("user_id", sa.String(32), primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)

channels = sa.Table(
    "channels",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("user_id", sa.String(32), nullable=False, index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("device", sa.String(64), nullable=False, server_default=""),  # goes with it, if any
)

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge_hash", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(80), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
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
    sa.Column("tell_at", sa.Float, index=True),  # by then its people are told; None when they are
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

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("decision", sa.Integer, primary_key=True),
    sa.Column("stage", sa.String(16), primary_key=True),
    sa.Column(
        "until", sa.Float, index=True
    ),  # when somebody else may send it; None when it is sent
)

reminders = sa.Table(
    "reminders",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)

BY_TABLE = (
    members,
    links,
    steps,
    snapshots,
    notes,
    chat,
    notices,
    reminders,
)  # what goes when a table goes
