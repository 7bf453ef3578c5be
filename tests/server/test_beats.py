"""A line on which nothing happens says so from time to time, and nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dustboard.server.core.refusals import why
from dustboard.server.services import Services
from dustboard.server.table import connection
from dustboard.server.table.connection import Connection
from server.test_clock import Hands, laid, run


def test_a_quiet_line_tells_who_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hears nothing for longer than that knows that the line is cut."""
    monkeypatch.setattr(connection, "BEAT", 0.01)

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        line = Connection(room, "ana", 0, "en")
        line.want_state()
        kinds = []
        for _ in range(4):
            message = await line.next_message()
            assert message is not None
            kinds.append(msgspec.json.decode(message)["type"])
        assert kinds == ["state", "presence", "presence", "presence"]
        line.want_gone(why("server-stops"))
        assert await line.next_message() is None

    run(tmp_path, work)


def test_a_line_with_news_is_not_spoken_into(tmp_path: Path) -> None:
    """The beat of 25 seconds is no part of what a busy table sends."""

    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        line = Connection(room, "ana", 0, "en")
        kinds = []
        for _ in range(3):
            line.want_state()
            message = await line.next_message()
            assert message is not None
            kinds.append(msgspec.json.decode(message)["type"])
        assert kinds == ["state", "delta", "delta"]

    run(tmp_path, work)
