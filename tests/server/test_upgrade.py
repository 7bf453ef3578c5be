"""After an upgrade: running games go on from their snapshot, and `verify` names what differs."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from dustboard.server import verify
from dustboard.server.core.config import ServerConfig
from dustboard.server.protocol.commands import CreateTable, SeatWish
from dustboard.server.serve import CannotServe, listening_socket
from dustboard.server.services import Services
from dustboard.server.store import UserRow
from dustboard.server.table import lobby, play

ANA = UserRow("ana", "Ana")


def played(url: str, answers: int) -> str:
    """A table with a game in the middle, kept by a server that has stopped; gives its code."""

    async def whole() -> str:
        services = Services(ServerConfig(store=url, ticking=False, snapshot_every=4))
        await services.open()
        wish = CreateTable("wftw", [SeatWish("me"), SeatWish("device")], shuffle_seats=False)
        room = await lobby.create(services.registry, ANA, wish)
        await lobby.start(room, ANA)
        for _ in range(answers):
            assert room.story is not None
            decision = room.story.game.pending[0]
            await play.answer(room, decision.seat, decision.id, [decision.options[0].key])
        await services.close()
        return room.code

    return asyncio.run(whole())


def stored(file: Path) -> int:
    """The step that the newest snapshot stands after."""
    with sqlite3.connect(file) as database:
        found: int = database.execute("SELECT max(number) FROM snapshots").fetchone()[0]
    return found


async def wait_for(there: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not there():
            await asyncio.sleep(0.01)


def checked(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code = verify.run(argparse.Namespace(store=url))
    return code, capsys.readouterr().out.splitlines()


def test_an_untouched_store_verifies(store_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    played(store_url, 12)
    assert checked(store_url, capsys) == (0, ["1 games, 12 steps: 0 differ"])


def test_a_game_that_parts_is_named_with_its_step(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    whole, changed = played(url, 10), played(url, 10)
    with sqlite3.connect(tmp_path / "store.db") as database:
        query = "SELECT body FROM steps WHERE code = ? AND number = 7"
        step = msgspec.json.decode(database.execute(query, (changed,)).fetchone()[0])
        step["digest"] = "0" * 32
        database.execute(
            "UPDATE steps SET body = ? WHERE code = ? AND number = 7",
            (msgspec.json.encode(step).decode(), changed),
        )
    code, lines = checked(url, capsys)
    assert code == 1
    assert lines[0] == f"table {changed}, step 7: damaged: the position differs"
    assert not [line for line in lines if whole in line]


def test_a_running_game_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    """Steps that an upgraded engine would no longer allow are not played again."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    code = played(url, 12)
    with sqlite3.connect(tmp_path / "store.db") as database:
        database.execute("UPDATE steps SET body = replace(body, '\"juice\"', '\"coal\"')")
        number = database.execute("SELECT number FROM snapshots").fetchone()[0]
    assert number == 12  # written when the server stopped

    async def go_on() -> None:
        services = Services(ServerConfig(store=url, ticking=False))
        await services.open()
        try:
            room = await services.registry.room(code)
            assert room.story is not None
            decision = room.story.game.pending[0]
            await play.answer(room, decision.seat, decision.id, [decision.options[0].key])
            assert room.number == 13
            assert room.data.engine
            assert room.data.content
        finally:
            await services.close()

    asyncio.run(go_on())


def test_what_was_taken_back_is_taken_back_in_the_snapshot_too(tmp_path: Path) -> None:
    """An undo that reaches behind the snapshot could not be done again by another version."""
    url = f"sqlite:///{tmp_path / 'store.db'}"

    async def take_back() -> None:
        services = Services(ServerConfig(store=url, ticking=False))
        await services.open()
        try:
            wish = CreateTable("wftw", [SeatWish("me"), SeatWish("device")], shuffle_seats=False)
            room = await lobby.create(services.registry, ANA, wish)
            await lobby.start(room, ANA)
            assert room.story is not None
            decision = room.story.game.pending[0]
            await play.answer(room, decision.seat, decision.id, [decision.options[0].key])
            assert room.kept < room.number == 1  # not every step is worth a snapshot
            keeping = room.keep()
            assert keeping is not None
            await keeping
            await play.undo(room, decision.seat)
            assert room.kept == room.number == 2
            await wait_for(lambda: stored(tmp_path / "store.db") == 2)
        finally:
            await services.close()

    asyncio.run(take_back())


@pytest.mark.parametrize(
    "url", ["sqlite:////no/such/folder/x.db", "postgresql://dust@127.0.0.1:1/nothing"]
)
def test_a_store_that_can_not_be_opened_is_said_in_one_line(url: str) -> None:
    with pytest.raises(verify.CannotVerify) as error:
        verify.run(argparse.Namespace(store=url))
    assert "can't be opened" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    taken = listening_socket("127.0.0.1", 0)
    with pytest.raises(CannotServe, match="can't listen on"):
        listening_socket("127.0.0.1", taken.getsockname()[1])
    taken.close()
