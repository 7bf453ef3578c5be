"""Record files: a game brought in as a table of one's own, and the record of a finished one."""

from __future__ import annotations

import asyncio
from typing import Any

import dustboard
from dustboard.kernel.errors import DustboardError
from dustboard.server import bases
from dustboard.server.errors import bad_request, not_now, refused_by_rules, words
from dustboard.server.hall import Hall
from dustboard.server.lobby import lay
from dustboard.server.rooms import Room
from dustboard.server.store import UserRow
from dustboard.server.tables import SeatData, TableData

MAX_ANSWERS = 20_000


async def bring_in(hall: Hall, user: UserRow, record: dict[str, Any], lang: str = "en") -> Room:
    """A record file as a table of one's own."""
    answers = record.get("answers")
    if isinstance(answers, list) and len(answers) > MAX_ANSWERS:
        raise bad_request("record-too-long", most=MAX_ANSWERS)
    try:
        game = await asyncio.to_thread(dustboard.replay, record)
    except DustboardError as error:
        raise refused_by_rules(error, "bad-record") from None
    seats = [
        SeatData(
            "me" if n == 0 else "device",
            name=words(lang, "seat-name", {"seat": n + 1}),
            user=user.id,
        )
        for n in range(game.players)
    ]
    data = TableData(
        title=game.title.id,
        host=user.id,
        seed=f"{game.seed:032x}",
        seats=seats,
        options=dict(game.options),
        shuffle_seats=False,
        chat="off",
        spectators="none",
        prefix=game.ordered_answers(),
    )
    return await lay(hall, data, "over" if game.over else "running")


def export(room: Room) -> dict[str, Any]:
    """The record of a finished game. A running one holds secrets and stays here."""
    story = room.story
    if story is None or not story.game.over:
        raise not_now("record-when-over")
    if room.data.origin is not None:
        raise not_now("new-deal-no-record")
    bases.check_whole(story.base, story.game, "older-record")
    record = story.game.record()
    if story.rewinds:
        record["rewinds"] = [
            {"to": one.to, "seat": one.seat, "answers": one.count, "learnt": one.learnt}
            for one in story.rewinds
        ]
    return record
