"""Going back at a table: the event loop plays next to nothing again, and all comes out the same."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from dustboard import Game
from dustboard.server.game import positions
from dustboard.server.game.replays import FEW
from dustboard.server.game.story import Story, thawed, window_seats
from dustboard.server.services import Services
from dustboard.server.store.contract import Snapshot
from dustboard.server.table import lesson_actions, lobby, play, reactions, votes
from dustboard.server.table.render_cache import RenderCache
from dustboard.server.table.room import Room
from dustboard.tutorials import progress
from server.test_clock import ANA, Hands, laid, run
from server.test_log import again

HANDFUL = 12  # answers that are played when one is taken back: what others have sealed since
TITLES = ("wftw", "wk1")
both_titles = pytest.mark.parametrize("title", TITLES)


@pytest.fixture(autouse=True)
def known_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games each time."""
    monkeypatch.setattr(lobby, "new_seed", lambda: f"{11:032x}")


class Count:
    """How many answers were played in this process."""

    def __init__(self) -> None:
        self.answers = 0


@contextmanager
def few_answers_here(monkeypatch: pytest.MonkeyPatch, most: int = HANDFUL) -> Iterator[Count]:
    """No more than so many answers are played in this process; a worker has its own."""
    count, true = Count(), Game.answer

    def counted(game: Game, seat: object, key: object, decision: object = None) -> None:
        count.answers += 1
        true(game, seat, key, decision)

    with monkeypatch.context() as patch:
        patch.setattr(Game, "answer", counted)
        yield count
    assert count.answers <= most


async def played(
    services: Services,
    title: str,
    answers: int,
    chance: random.Random,
    stop: Callable[[Room], bool] = lambda room: True,
) -> Room:
    """A table of two at one device after so many random answers, and then until `stop`."""
    room = await laid(services, "me", "device", title=title, rewind_by_consent=True)
    for _ in range(answers + 400):
        assert room.story is not None
        if room.story.game.over or (len(room.story.bys) >= answers and stop(room)):
            return room
        if window_seats(room.story.game):
            await reactions.close(room)  # nobody has a word
        else:
            await answered(room, chance)
    raise AssertionError("never stopped")


VIEWERS = (0, 1, None)


def looked_at(room: Room) -> None:
    """The table as its viewers see it is what one sees who comes now."""
    story = room.story
    assert story is not None
    fresh = RenderCache()
    for viewer in VIEWERS:
        assert room.audience.cache.lines(story, viewer, 0, "en") == fresh.lines(
            story, viewer, 0, "en"
        )
        assert room.audience.cache.auto(story, viewer) == fresh.auto(story, viewer)


async def answered(room: Room, chance: random.Random) -> None:
    """Somebody answers anything, and all look."""
    assert room.story is not None
    for viewer in VIEWERS:
        room.audience.cache.lines(room.story, viewer, -5, "en")
        room.audience.cache.auto(room.story, viewer)
    decision = chance.choice(room.story.game.pending)
    key = chance.choice(decision.options.keys())
    await play.answer(room, decision.seat, decision.id, [key])


async def kept(room: Room) -> None:
    """The snapshot of the game as it is stands in the store."""
    room.kept = -1
    keeping = room.keep()
    assert keeping is not None
    await keeping


async def rewound(room: Room, at: int) -> None:
    """Both agree to go back."""
    await votes.ask_rewind(room, 0, at)
    await votes.cast_vote(room, ANA, "rewind", 0, "yes", voter=1)


def game_of(room: Room) -> Game:
    assert room.story is not None
    return room.story.game


def as_played_again(room: Room) -> None:
    """The game is what its answers lead to, for the store as for the eyes."""
    story = room.story
    assert story is not None
    fresh = positions.played(story.data, story.game.answers.items(), story.base)
    assert story.game.snapshot() == fresh.snapshot()
    for seat in range(fresh.players):
        assert story.game.can_undo(seat) == fresh.can_undo(seat)
    assert len(story.bys) == len(story.whats) == len(fresh.answers)
    looked_at(room)


def can_undo(count: int) -> Callable[[Room], bool]:
    """Whether seat 0 can take back so many answers of its own."""

    def found(room: Room) -> bool:
        assert room.story is not None
        trial = room.story.clone()
        try:
            for _ in range(count):
                while trial.undo_one(0) in play.AUTOMATIC:
                    pass
        except positions.NoWayBack:
            return False
        return True

    return found


@both_titles
def test_undo_again_and_again(tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, title, 150, random.Random(1), can_undo(2))
        for _ in range(2):
            with few_answers_here(monkeypatch):
                await play.undo(room, 0)
                room.undo_reason(0)
            as_played_again(room)
        await answered(room, random.Random(2))
        as_played_again(room)

    run(tmp_path, work)


@both_titles
def test_undo_after_a_restart(tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last state is in the snapshot; what lies before it a worker finds."""

    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, title, 150, random.Random(3), can_undo(2))
        await kept(room)
        with few_answers_here(monkeypatch, 0):
            room = await again(services, hands, room)
            assert room.undo_reason(0) is None
            room.undo_reason(1)
        for _ in range(2):
            with few_answers_here(monkeypatch):
                await play.undo(room, 0)
                room.undo_reason(0)
            as_played_again(room)

    run(tmp_path, work)


@both_titles
def test_a_snapshot_that_knows_no_earlier_states(
    tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, title, 120, random.Random(4), can_undo(1))
        assert room.story is not None
        reasons = [room.undo_reason(seat) for seat in range(2)]
        body = thawed(room.story.frozen())
        del body["before_states"]
        frozen = zlib.compress(msgspec.json.encode(body))
        await services.store.save_snapshot(room.code, Snapshot(room.number, frozen))
        room.kept = room.number
        with few_answers_here(monkeypatch, 0):
            room = await again(services, hands, room)
            found = [room.undo_reason(seat) for seat in range(2)]
        assert [one and one.key for one in found] == [one and one.key for one in reasons]
        as_played_again(room)

    run(tmp_path, work)


@both_titles
def test_a_rewind_by_consent(tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, title, 150, random.Random(5))
        for at in (121, 96, 40, 5, 0):
            story = room.story
            assert story is not None
            learnt = story.learnt_since(story.at(at))
            with few_answers_here(monkeypatch):
                await rewound(room, at)
                for seat in range(2):
                    room.undo_reason(seat)
            assert len(game_of(room).answers) == at
            assert room.story is not None
            assert room.story.rewinds[-1].learnt == learnt
            assert room.story.rewinds[-1].count == len(story.bys) - at
            as_played_again(room)

    run(tmp_path, work)


def test_a_rewind_that_comes_too_late_is_judged_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process is quicker while the worker plays: its answer is part of what is judged."""

    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, "wftw", 60, random.Random(6))
        other = Room(room.row, services.store, services.config, room.replays)
        await other.load()
        true, asked = room.replays.earlier, []

        async def slow(code: str, story: Story, at: int) -> object:
            found = await true(code, story, at)
            asked.append(len(story.bys))
            if len(asked) == 2:  # the one that is to be stored
                await answered(other, random.Random(7))
            return found

        monkeypatch.setattr(room.replays, "earlier", slow)
        await rewound(room, 50)
        first, second, third = asked
        assert first == second < third
        assert len(game_of(room).answers) == 50
        await other.catch_up()
        assert game_of(other).snapshot() == game_of(room).snapshot()

    run(tmp_path, work)


@both_titles
def test_what_another_process_took_back(
    tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, title, 150, random.Random(8), can_undo(2))
        other = Room(room.row, services.store, services.config, room.replays)
        await other.load()
        for change in (play.undo(room, 0), play.undo(room, 0), rewound(room, 60)):
            await change
            with few_answers_here(monkeypatch):
                await other.catch_up()
            assert game_of(other).snapshot() == game_of(room).snapshot()
            as_played_again(other)

    run(tmp_path, work)


@both_titles
def test_a_game_without_a_snapshot_is_played_again_elsewhere(
    tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await played(services, title, 150, random.Random(9), can_undo(1))
        await play.undo(room, 0)
        await rewound(room, 100)
        await answered(room, random.Random(1))
        digest = game_of(room).digest()
        await kept(room)
        await services.store.save_snapshot(room.code, Snapshot(room.number, b"mud"))
        with few_answers_here(monkeypatch, FEW):
            room = await again(services, hands, room)
        assert game_of(room).digest() == digest
        as_played_again(room)

    run(tmp_path, work)


def test_a_lesson_goes_back_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services, hands: Hands) -> None:
        room = await lesson_actions.begin(services.registry, ANA, "wftw", again=False)
        seat = lesson_actions.script_of(room.data).seat
        chance = random.Random(10)
        while len(game_of(room).answers) < 60:
            await services.driver.drive(room)
            where = lesson_actions.stands(room.data, game_of(room))
            if where.mode == "off":
                await lesson_actions._keep(room, f"off:{where.ref}")
            else:
                decision = game_of(room).decision(seat)
                key = chance.choice(decision.options.keys())
                await play.answer(room, seat, decision.id, [key])
        await kept(room)
        where = lesson_actions.stands(room.data, game_of(room))
        progress._kept.clear()  # as another process begins
        with few_answers_here(monkeypatch, 0):
            room = await again(services, hands, room)
            found = lesson_actions.stands(room.data, game_of(room))
            assert (found.mode, found.ref, found.back) == (where.mode, where.ref, where.back)
        assert 0 <= where.back < len(game_of(room).answers) - HANDFUL
        with few_answers_here(monkeypatch):
            await lesson_actions._back(room, seat, where)
        assert len(game_of(room).answers) == where.back
        as_played_again(room)

    run(tmp_path, work)
