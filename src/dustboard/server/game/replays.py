"""Replays: what a room needs of the past of its game is played again in a worker.

A game that was played here knows the states that undo can reach. One that was loaded knows the last
of them, and nobody keeps all positions that a table may agree to go back to. The event loop never
plays more than a few answers: the worker does, and gives states back as plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from dustboard.kernel.errors import DustboardError, UndoRefused
from dustboard.server.core.limits import Places
from dustboard.server.core.refusals import Refused, damaged
from dustboard.server.core.workers import Workers
from dustboard.server.game.carried import Carried, frozen_base, thawed_base
from dustboard.server.game.films import film_of, whole_tale
from dustboard.server.game.story import (
    Earlier,
    SavedState,
    Story,
    last_befores,
    remember,
    saved_state,
)
from dustboard.server.store.data import Step, TableData
from dustboard.tutorials.progress import Asked, all_asked, know, unknown_answers

FEW = 64  # answers that the event loop may play again
FEW_OF_LESSON = 12  # where it may be asked more often
Befores = list[list[SavedState]]  # by seat, see `Game.befores`
Result = TypeVar("Result")


class Unplayed(msgspec.Struct, frozen=True):
    """A game as it is kept: how it was frozen (b"": as it begins), and the steps since."""

    data: TableData
    frozen: bytes
    steps: Sequence[Step]
    base: bytes  # as in a `Tale`
    based: Carried | None


class Replays:
    """Plays games again for the rooms of a server, in the workers of those who read."""

    def __init__(self, workers: Workers, places: Places) -> None:
        self._workers = workers
        self._places = places

    async def earlier(self, code: str, story: Story, at: int) -> Earlier:
        """Position `at` of the record of a game."""
        tale = whole_tale(code, story)
        return msgspec.msgpack.decode(
            await self._run(code, story.data, position, tale, at), type=Earlier
        )

    async def recall(self, code: str, story: Story, seat: int, count: int = 1) -> None:
        """See to it that `undo` knows the states before so many last answers of a seat.

        For one answer that is also what tells why it can't be taken back.
        """
        known = len(story.game.befores(seat))
        if known < count and (count > 1 or seat in story.forgotten()):
            tale = whole_tale(code, story)
            body = await self._run(code, story.data, befores, tale, seat, count)
            remember(story.game, msgspec.msgpack.decode(body, type=Befores))

    async def recall_last(self, code: str, story: Story) -> None:
        """See to it that for each seat is known whether its last answer can be taken back.

        And in a lesson what its seats were asked, for that is how the learner's place is found.
        """
        if seats := story.forgotten():
            await self.recall(code, story, seats[0])
        if story.data.lesson is not None and unknown_answers(story.game) > FEW_OF_LESSON:
            body = await self._run(code, story.data, asked, whole_tale(code, story))
            know(story.game, msgspec.msgpack.decode(body, type=list[list[Asked]]))

    async def begin(self, code: str, data: TableData) -> Story:
        """A game before the first step of its table; some begin with many answers."""
        if not data.prefix:
            return Story.begin(data)
        unplayed = Unplayed(data, b"", [], b"", None)
        return Story.thaw(data, await self._play(code, unplayed))

    async def do_steps(self, code: str, story: Story, steps: Sequence[Step]) -> Story:
        """The game after some more steps, which are stored; the story itself stays as it is."""
        carried = [at for at, step in enumerate(steps) if step.kind == "carried"]
        story = story.clone()
        if carried:
            story.apply(steps[carried[-1]])
            steps = steps[carried[-1] + 1 :]
        if sum(len(step.rows) for step in steps) > FEW:
            unplayed = Unplayed(story.data, story.frozen(), steps, *frozen_base(story.base))
            story = Story.thaw(story.data, await self._play(code, unplayed), story.base)
        else:
            for step in steps:
                await self._apply(code, story, step)
        await self.recall_last(code, story)
        return story

    async def _apply(self, code: str, story: Story, step: Step) -> None:
        earlier = None
        if step.kind == "rewind":
            earlier = await self.earlier(code, story, step.at_answer)
        elif step.kind == "undo":
            await self.recall(code, story, step.seat, step.count)
        story.apply(step, earlier)

    async def _play(self, code: str, unplayed: Unplayed) -> bytes:
        body = msgspec.msgpack.encode(unplayed)
        found = await self._run(code, unplayed.data, played, body)
        if isinstance(found, str):
            raise damaged("game-damaged", why=found)
        return found

    async def _run(
        self, code: str, data: TableData, work: Callable[..., Result], *args: Any
    ) -> Result:
        who = (self._places.of(data.host), data.host, code)
        try:
            return await self._workers.run(work, *args, who=who)
        except TimeoutError:
            raise Refused(503, "busy", "reading-slow") from None


# -- in a worker -------------------------------------------------------------------------------


def position(tale: bytes, at: int) -> bytes:
    """An `Earlier` position of a game."""
    film = film_of(tale)
    return msgspec.msgpack.encode(film.story.compared(film.at(at)))


def befores(tale: bytes, seat: int, count: int) -> bytes:
    """The states before the last answers of all seats; of one as many as undo can reach."""
    story = film_of(tale).story
    game = story.game
    found = last_befores(game)
    trial, states = story.clone(), []
    for _ in range(count):
        states += trial.game.befores(seat)[:1]
        try:
            trial.undo_one(seat)
        except UndoRefused:
            break
    else:
        states += trial.game.befores(seat)
    found[seat] = [saved_state(game, state) for state in states]
    return msgspec.msgpack.encode(found)


def asked(tale: bytes) -> bytes:
    """What the seats of a lesson were asked."""
    return msgspec.msgpack.encode(all_asked(film_of(tale).story.game))


def played(body: bytes) -> bytes | str:
    """A game after its steps, frozen again; or in words why they can't be done."""
    game = msgspec.msgpack.decode(body, type=Unplayed)
    try:
        base = thawed_base(game.base, game.based)
        frozen = game.frozen
        story = Story.thaw(game.data, frozen, base) if frozen else Story.begin(game.data)
        for step in game.steps:
            story.apply(step)
        return story.frozen()
    except DustboardError as error:
        return error.line()
