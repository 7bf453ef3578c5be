"""A store that fails: `/health` says what does, clients get a 503, and all is well afterwards."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from dustboard.server.core.config import ServerConfig
from server.conftest import new_database
from server.postgres import free_port
from server.processes import Killable
from server.running import Running, eventually, serving


def health(table: Running) -> tuple[int, dict[str, str]]:
    reply = httpx.get(f"{table.base}/health")
    said = reply.json()
    assert said["ok"] == (reply.status_code == 200)
    return reply.status_code, said["store"]


WELL = (200, {"read": "ok", "write": "ok"})
NO_WRITES = (503, {"read": "ok", "write": "fails"})


@contextmanager
def pragma(engine: sa.Engine, wrong: str, right: str) -> Iterator[None]:
    """A setting of the connection that SQLite is written by."""

    def put(text: str) -> None:
        connection = engine.raw_connection()
        connection.cursor().executescript(text)
        connection.close()

    put(wrong)
    yield
    put(right)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Running]:
    """A server on a SQLite store that the test may spoil."""
    config = ServerConfig(store=f"sqlite:///{tmp_path / 'store.db'}", rate_limits=False)
    with serving(config) as running:
        yield running


def writer(table: Running) -> sa.Engine:
    engine: sa.Engine = table.services.store._database._write_engine  # type: ignore[attr-defined]
    return engine


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        # no room is left within the file, and none outside
        ("VACUUM; PRAGMA max_page_count=1", "PRAGMA max_page_count=1073741823"),
        ("PRAGMA query_only=ON", "PRAGMA query_only=OFF"),
    ],
    ids=["full", "read-only"],
)
def test_a_store_that_cannot_be_written_is_no_healthy_one(
    kept: Running, wrong: str, right: str
) -> None:
    assert health(kept) == WELL
    ana = kept.guest("Ana")
    code = ana.table(["me", "bot"])
    with pragma(writer(kept), wrong, right):
        assert health(kept) == NO_WRITES
        assert health(kept) == NO_WRITES  # also when it is asked again
        chat = {"text": "x" * 300}  # a new page is needed for it sooner or later
        said = [ana.http.post(f"/tables/{code}/chat", json=chat) for _ in range(20)]
        assert {one.status_code for one in said[:-1]} <= {204, 200, 503}
        assert (said[-1].status_code, said[-1].json()["kind"]) == (503, "store")
    assert health(kept) == WELL
    ana.table(["me", "bot"], start=True)


def test_asking_for_the_health_leaves_nothing_behind(kept: Running) -> None:
    count = sa.text("SELECT count(*) FROM server_keys WHERE name LIKE 'probe%'")
    for _ in range(3):
        assert health(kept) == WELL
        with writer(kept).connect() as connection:
            assert connection.execute(count).scalar() == 0


def test_a_store_that_hangs_is_slow_and_is_asked_once(
    kept: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []
    free = threading.Event()

    async def hangs() -> None:
        tried.append(1)
        await asyncio.to_thread(free.wait)

    monkeypatch.setattr("dustboard.server.health.SECONDS", 0.2)
    with monkeypatch.context() as patch:
        patch.setattr(kept.services.store, "probe", hangs)
        for _ in range(3):
            assert health(kept) == (503, {"read": "ok", "write": "slow"})
    assert tried == [1]
    free.set()
    assert eventually(lambda: health(kept), lambda said: said == WELL)


def test_a_file_that_is_gone_is_noticed(kept: Running, tmp_path: Path) -> None:
    """SQLite would write on to a file without a name, and everything would be lost at the end."""
    ana = kept.guest("Ana")
    (tmp_path / "store.db").rename(tmp_path / "away.db")
    assert health(kept)[0] == 503
    assert ana.post("/me", {"name": "Bo"}, 503)["kind"] == "store"
    (tmp_path / "store.db").unlink(missing_ok=True)
    (tmp_path / "away.db").rename(tmp_path / "store.db")
    assert health(kept) == WELL
    assert ana.post("/me", {"name": "Bo"})["name"] == "Bo"


def test_a_damaged_file_is_a_store_that_is_down(kept: Running, tmp_path: Path) -> None:
    ana = kept.guest("Ana")
    code = ana.table(["me", "bot"])
    kept.services.registry.rooms.clear()
    connection = writer(kept).raw_connection()
    connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    file = tmp_path / "store.db"
    whole = file.read_bytes()
    file.open("r+b").write(whole[:100] + b"\xaa" * (len(whole) - 100))
    kept.services.store._database._read_engine.dispose()  # type: ignore[attr-defined]
    assert ana.get(f"/tables/{code}", 503)["kind"] == "store"
    assert health(kept)[0] == 503


# -- PostgreSQL ------------------------------------------------------------------------------------


@pytest.fixture
def database(postgres_url: str, tmp_path: Path) -> str:
    return new_database(postgres_url, tmp_path.name)


def _admin(url: str, statement: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement)


def _closed_to_all(database: str, postgres_url: str, closed: bool) -> None:
    """Let nobody into a database, as if it were away; and let them in again."""
    name = database.rsplit("/", 1)[1]
    _admin(postgres_url, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {not closed}')
    if closed:
        sent = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        _admin(postgres_url, sent)


def test_a_database_that_is_away_is_a_503_and_comes_back(database: str, postgres_url: str) -> None:
    with serving(ServerConfig(store=database, rate_limits=False)) as table:
        ana = table.guest("Ana")
        code = ana.table(["me", "bot"])
        assert health(table) == WELL
        _closed_to_all(database, postgres_url, True)
        try:
            assert health(table) == (503, {"read": "fails", "write": "fails"})
            table.services.registry.rooms.clear()
            for path in ("/tables", f"/tables/{code}", "/tables/nosuchcode", "/me/export"):
                assert ana.get(path, 503)["kind"] == "store", path
            assert ana.post("/me", {"name": "Bo"}, 503)["kind"] == "store"
            with ana.live(code) as socket:  # it is told, and may come back
                assert "try again" in json.loads(socket.recv(timeout=20))["reason"]
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(timeout=20)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            assert "dustboard_errors_total 0\n" in httpx.get(f"{table.base}/metrics").text
        finally:
            _closed_to_all(database, postgres_url, False)
        assert health(table) == WELL
        assert ana.state(code)["table"]["code"] == code


def test_a_database_that_only_reads_is_no_healthy_one(database: str, postgres_url: str) -> None:
    name = database.rsplit("/", 1)[1]
    with serving(ServerConfig(store=database, rate_limits=False)) as table:
        ana = table.guest("Ana")
        _admin(postgres_url, f'ALTER DATABASE "{name}" SET default_transaction_read_only = on')
        writer(table).dispose()
        assert health(table) == NO_WRITES
        assert ana.post("/me", {"name": "Bo"}, 503)["kind"] == "store"
        _admin(postgres_url, f'ALTER DATABASE "{name}" RESET default_transaction_read_only')
        writer(table).dispose()
        assert health(table) == WELL


# -- one server for a file -------------------------------------------------------------------------


def _second(store: str, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "dustboard", *more, "--store", store]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_a_second_server_on_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'store.db'}"
    first = Killable(store, tmp_path)
    first.start()
    try:
        (tmp_path / "other.db").symlink_to(tmp_path / "store.db")
        for url in (store, f"sqlite:///{tmp_path / 'other.db'}"):
            second = _second(url, "serve", "--port", str(free_port()))
            assert second.returncode == 2
            assert second.stdout == ""
            assert "another server uses" in second.stderr
            assert len(second.stderr.splitlines()) == 1
        looked = _second(store, "verify")  # whoever only looks may do so
        assert (looked.returncode, looked.stderr) == (0, "")
        assert first.process is not None
        assert first.process.poll() is None
        assert httpx.get(f"{first.base}/health").status_code == 200
    finally:
        first.kill()
    # nothing of a server that was killed is in the way of the next one
    first.start()
    first.kill()


def test_a_server_that_was_stopped_leaves_the_file_to_the_next_one(tmp_path: Path) -> None:
    server = Killable(f"sqlite:///{tmp_path / 'store.db'}", tmp_path)
    for stop in (signal.SIGTERM, signal.SIGINT):
        server.start()
        assert server.process is not None
        server.process.send_signal(stop)
        server.process.wait(60)
