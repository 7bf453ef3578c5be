"""Record files: a game brought in as a table of one's own, and the record of a finished one."""

from __future__ import annotations

from typing import Any

import msgspec

from dustboard.server.core.refusals import Refused, bad_request, not_now, sentence
from dustboard.server.game import carried, readings
from dustboard.server.store import UserRow
from dustboard.server.store.data import SeatData, TableData
from dustboard.server.table.lobby import open_table
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room
from dustboard.texts import language_of

MAX_ANSWERS = 20_000


async def bring_in(
    registry: Registry, user: UserRow, record: dict[str, Any], lang: str = "en"
) -> Room:
    """A record file as a table of one's own."""
    answers = record.get("answers")
    if isinstance(answers, list) and len(answers) > MAX_ANSWERS:
        raise bad_request("record-too-long", most=MAX_ANSWERS)
    body = msgspec.json.encode(record)
    game = await registry.reader.do(registry.asker(user.id), readings.record, body)
    if isinstance(game, readings.RefusedRecord):
        text = game.text

        def what(lang: str) -> str:
            return text[language_of(lang)]

        raise Refused(422, "bad-record", "rules-say", game.rule, what=what)
    seats = [
        SeatData(
            "me" if n == 0 else "device",
            name=sentence(lang, "seat-name", {"seat": n + 1}),
            user=user.id,
        )
        for n in range(game.players)
    ]
    data = TableData(
        title=game.title,
        host=user.id,
        seed=game.seed,
        seats=seats,
        options=game.options,
        shuffle_seats=False,
        chat="off",
        spectators="none",
        prefix=game.answers,
    )
    return await open_table(registry, data, "over" if game.over else "running", opened=game)


def export(room: Room) -> dict[str, Any]:
    """The record of a finished game. A running one holds secrets and stays here."""
    story = room.story
    if story is None or not story.game.over:
        raise not_now("record-when-over")
    if room.data.origin is not None:
        raise not_now("new-deal-no-record")
    carried.check_whole(story.base, story.game, "older-record")
    record = story.game.record()
    if story.rewinds:
        record["rewinds"] = [
            {"to": one.to, "seat": one.seat, "answers": one.count, "learnt": one.learnt}
            for one in story.rewinds
        ]
    return record
