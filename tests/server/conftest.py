"""Stores and servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from dustboard.server.core.config import ServerConfig
from dustboard.server.table import lobby
from server.postgres import NoPostgres, postgres
from server.running import Running, serving


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of our own; skips, with the reason, where there can't be one."""
    try:
        with postgres() as url:
            yield url
    except NoPostgres as reason:
        pytest.skip(f"no PostgreSQL: {reason}")


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    return new_database(request.getfixturevalue("postgres_url"), tmp_path.name)


def new_database(url: str, name: str) -> str:
    """An empty database on a server; gives its URL."""
    import psycopg

    name = "".join(letter if letter.isalnum() else "_" for letter in name.lower())
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        connection.execute(f'CREATE DATABASE "{name}"')
    return url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on loopback with a SQLite store, for all tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    config = ServerConfig(
        store=f"sqlite:///{folder / 'store.db'}",
        rate_limits=False,
        web_dist=folder / "not-built",
        analysis_seconds=1.0,
    )
    numbers = count(1000)
    with pytest.MonkeyPatch.context() as patch:
        # known seeds, a new one for each table, so that a test does the same each time
        patch.setattr(lobby, "new_seed", lambda: f"{next(numbers):032x}")
        with serving(config) as running:
            yield running
