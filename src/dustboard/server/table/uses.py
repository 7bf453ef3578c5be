"""Things that a seat may use at any time: a button, not a question.

The rules ask for them in windows, which are passed for the seat. Whoever wants to use one says so:
if the window was passed by itself a moment ago and nobody has learnt anything since, it is opened
again, else the thing is used in the next window that allows it.
"""

from __future__ import annotations

from dustboard.kernel.errors import UndoRefused
from dustboard.kernel.state import NOT_ASKED
from dustboard.server.core.refusals import not_now
from dustboard.server.game.casts import cast_of
from dustboard.server.game.story import Story
from dustboard.server.protocol.tables import UseInfo
from dustboard.server.store.data import Step
from dustboard.server.table import play
from dustboard.server.table.room import Room

FARTHEST = 4  # windows passed by themselves that are opened again


def uses_of(room: Room, seat: int, lang: str) -> list[UseInfo]:
    """What the seat may use at any time now, and whether it has said so."""
    story = room.story
    if story is None or room.row.state != "running" or room.data.lesson is not None:
        return []
    cast, title = cast_of(room.data, seat), story.game.title
    found = title.any_time(story.game.masked(seat), seat)
    wished = room.wishes.get(seat, "")
    return [UseInfo(key, title.text(lang, label, cast), key == wished) for key, label in found]


async def use(room: Room, seat: int, key: str) -> None:
    """Use something now or at the next chance; "" takes the wish back."""
    story = room.story
    if story is None:
        raise not_now("no-game")
    room.check_not_paused()
    if key and key not in {one.key for one in uses_of(room, seat, "en")}:
        raise not_now("use-not-there")
    await play.set_wish(room, seat, key)
    if key and _back_to(story.clone(), seat, key):

        def make(trial: Story) -> Step:
            count = _back_to(trial, seat, key)
            if not count:
                raise not_now("undo-there")
            return Step("undo", room.config.clock(), "", seat, count=count)

        await room.step(make, seat)
    await play.settle(room)
    room.on_change(room)


def _back_to(story: Story, seat: int, key: str) -> int:
    """Take back what was passed by itself until the seat may use it; gives how much, 0 if none."""
    for count in range(1, FARTHEST + 1):
        own = [at for at, row in enumerate(story.game.answers.items()) if row[0] == seat]
        if not own or story.bys[own[-1]] != "order":
            return 0
        try:
            story.undo_one(seat)
        except UndoRefused:
            return 0
        if story.game.state.asked[seat] == NOT_ASKED:
            return 0
        decision = story.game.decision(seat)
        if decision.window and decision.action_of(key) >= 0:
            return count
    return 0
