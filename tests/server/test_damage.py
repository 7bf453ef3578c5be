"""What is kept is damaged: the game goes on where it can, and `verify` names every table."""

from __future__ import annotations

import argparse
import random
import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from dustboard.server import verify
from dustboard.server.core.config import ServerConfig
from server.running import Guest, Running, play_on, serving

Damage = Callable[[sqlite3.Connection, str], None]


def served(file: Path) -> ServerConfig:
    return ServerConfig(store=f"sqlite:///{file}", rate_limits=False, snapshot_every=4)


def played(table: Running) -> tuple[Guest, str]:
    """A game of two at one device, some answers old."""
    ana = table.guest("Ana")
    code = ana.table(["me", "device"], start=True)
    play_on(code, {0: ana, 1: ana}, random.Random(5), limit=14)
    return ana, code


def again(ana: Guest, table: Running) -> Guest:
    """The same device at a server that was started anew."""
    ana.base = table.base
    ana.http.base_url = f"{table.base}/api/v1/"  # type: ignore[assignment]
    return ana


def checked(file: Path) -> int:
    return verify.run(argparse.Namespace(store=f"sqlite:///{file}"))


def _other_game(connection: sqlite3.Connection, code: str) -> None:
    """A snapshot that can be read, but is of an earlier position."""
    (body,) = connection.execute("SELECT body FROM snapshots WHERE code=?", (code,)).fetchone()
    frozen = msgspec.json.decode(zlib.decompress(body))
    frozen["game"]["state"] = {}
    body = zlib.compress(msgspec.json.encode(frozen))
    connection.execute("UPDATE snapshots SET body=? WHERE code=?", (body, code))


def _sets(table: str, column: str, value: object) -> Damage:
    def put(connection: sqlite3.Connection, code: str) -> None:
        where = " AND number=3" if table == "steps" else ""
        sql = f"UPDATE {table} SET {column}=? WHERE code=?{where}"
        assert connection.execute(sql, (value, code)).rowcount == 1

    return put


def _cut(connection: sqlite3.Connection, code: str) -> None:
    connection.execute("UPDATE snapshots SET body=substr(body, 1, 300) WHERE code=?", (code,))


SNAPSHOTS: dict[str, Damage] = {
    "mud": _sets("snapshots", "body", b"mud"),
    "empty": _sets("snapshots", "body", b""),
    "cut": _cut,
    "nothing": _sets("snapshots", "body", zlib.compress(b"{}")),
    "null": _sets("snapshots", "body", zlib.compress(b"null")),
    "no state": _other_game,
    "another step": _sets("snapshots", "number", 2),
    "no such step": _sets("snapshots", "number", 5000),
}


@pytest.mark.parametrize("damage", SNAPSHOTS.values(), ids=SNAPSHOTS)
def test_a_game_with_a_damaged_snapshot_goes_on_from_its_steps(
    tmp_path: Path, damage: Damage, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "store.db"
    with serving(served(file)) as table:
        ana, code = played(table)
        before = [ana.state(code, seat) for seat in (0, 1)]
    with sqlite3.connect(file) as connection:
        damage(connection, code)
    assert checked(file) == 1
    assert f"table {code}, step" in capsys.readouterr().out
    with serving(served(file)) as table:
        again(ana, table)
        after = [ana.state(code, seat) for seat in (0, 1)]
        assert [one["view"] for one in after] == [one["view"] for one in before]
        assert [one["prompt"] for one in after] == [one["prompt"] for one in before]
        play_on(code, {0: ana, 1: ana}, random.Random(6), limit=6)


STEPS: dict[str, Damage] = {
    "no JSON": _sets("steps", "body", "mud"),
    "bytes": _sets("steps", "body", b"\xff\xfe"),
    "another kind": _sets("steps", "body", '{"kind":"magic","at":1,"digest":""}'),
    "a seat that is none": _sets(
        "steps",
        "body",
        '{"kind":"answers","at":1,"digest":"","seat":77,"rows":[[77,"x","player"]]}',
    ),
    "deep": _sets("steps", "body", "[" * 5000),
}
TABLES: dict[str, Damage] = {
    "no JSON": _sets("tables", "data", "mud"),
    "another title": _sets(
        "tables", "data", '{"title":"chess","host":"","seed":"00","seats":[],"options":{}}'
    ),
    "no seats": _sets(
        "tables", "data", '{"title":"wftw","host":"","seed":"00","seats":[],"options":{}}'
    ),
    "waiting": _sets("tables", "waiting", "x,y"),
}


@pytest.mark.parametrize(
    "damage",
    [*STEPS.values(), *TABLES.values()],
    ids=[*(f"step: {name}" for name in STEPS), *(f"table: {name}" for name in TABLES)],
)
def test_damage_of_one_table_is_named_and_does_not_hide_the_others(
    tmp_path: Path, damage: Damage, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "store.db"
    with serving(served(file)) as table:
        ana, bad = played(table)
        good = ana.table(["me", "device"], start=True)
        worse = ana.table(["me", "device"], start=True)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE snapshots SET body=? WHERE code=?", (b"mud", bad))
        damage(connection, bad)
        _sets("tables", "data", "mud")(connection, worse)
    assert checked(file) == 1
    lines = capsys.readouterr().out.splitlines()
    assert {line.split(",")[0] for line in lines[:-1]} == {f"table {bad}", f"table {worse}"}
    assert all(": damaged: " in line for line in lines[:-1])
    with serving(served(file)) as table:
        again(ana, table)
        for code in (bad, worse):
            refused = ana.http.get(f"/tables/{code}")
            assert refused.status_code in (404, 409), refused.text
        mine = [one["code"] for one in ana.get("/tables")["mine"]]
        assert good in mine
        assert worse not in mine
        assert ana.state(good, 0)["prompt"] is not None


def test_a_step_that_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "store.db"
    with serving(served(file)) as table:
        _, code = played(table)
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM steps WHERE number = 3")
    assert checked(file) == 1
    assert f"table {code}, step 3: damaged" in capsys.readouterr().out
