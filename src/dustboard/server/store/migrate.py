"""Bringing the schema up to date: new databases at once, older ones by their migrations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa

from dustboard.server.store.contract import StoreDown
from dustboard.server.store.schema import REVISION, metadata

VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), primary_key=True),
)
LOCK = 727_001  # a number of our own: two processes must not migrate at the same time


def ensure_schema(engine: sa.Engine) -> None:
    """Make or migrate the tables. Alembic is imported only when there is something to migrate."""
    with engine.connect() as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        inspector = sa.inspect(connection)
        if not inspector.has_table("alembic_version"):
            if inspector.has_table("tables"):
                raise StoreDown("this database holds tables of another program")
            metadata.create_all(connection)
            VERSION.create(connection)
            connection.execute(VERSION.insert().values(version_num=REVISION))
            return
        found = connection.execute(sa.select(VERSION.c.version_num)).scalar()
        if found != REVISION:
            migrate(connection)


def migrate(connection: sa.Connection) -> None:
    """Run the migrations that are missing, on this connection and in its transaction."""
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    scripts = ScriptDirectory.from_config(config)

    def missing(revision: Any, _: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    try:
        with EnvironmentContext(config, scripts, fn=missing, destination_rev="head") as context:
            context.configure(connection=connection, target_metadata=metadata)
            context.run_migrations()
    except CommandError as error:
        raise StoreDown(f"the database is of another version: {error}") from None
