"""Orders that are carried out a few times: counted from the game, not down."""

from __future__ import annotations

from pathlib import Path

from dustboard.server.services import Services
from dustboard.server.table import play, views
from dustboard.server.table.room import Room
from server.test_clock import Hands, laid, run


def orders(room: Room) -> dict[str, str]:
    return views.table_state(room, "ana", 0, 0, "en").orders


async def answered(room: Room, seat: int, key: str) -> None:
    assert room.story is not None
    await play.answer(room, seat, room.story.game.decision(seat).id, [key])


async def to_marks(room: Room) -> None:
    for seat in (0, 1):
        await answered(room, seat, "juice")
    assert room.story is not None
    assert room.story.game.pending[0].name == "marks"


def test_an_order_is_carried_out_as_often_as_it_says(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await to_marks(room)
        await play.set_order(room, 0, "marks", "done", 1)
        assert orders(room) == {}  # what is asked now is answered by hand
        await answered(room, 0, "done")
        assert orders(room) == {"marks": "done"}
        await answered(room, 1, "done")  # bid 2: mine is given
        assert room.story is not None
        assert room.story.bys[-1] == "order"
        assert orders(room) == {}
        await answered(room, 1, "done")
        # bid 3 asks me again
        assert {one.seat for one in room.story.game.pending} == {0, 1}
        room = await services.registry.room(room.code)
        assert orders(room) == {}

    run(tmp_path, work)


def test_taking_the_answer_back_takes_the_order_back(tmp_path: Path) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await laid(services, "me", "bo")
        await to_marks(room)
        await play.set_order(room, 0, "marks", "done", 1)
        await answered(room, 0, "done")
        await play.undo(room, 0)
        assert orders(room) == {}

    run(tmp_path, work)
