"""What a learner does at a tutorial besides answering: begin, read on, go back, try on a copy."""

from __future__ import annotations

import asyncio

import dustboard
from dustboard import tutorials
from dustboard.server.core.refusals import Refused, not_now
from dustboard.server.game import readings
from dustboard.server.game.films import whole_tale
from dustboard.server.game.lesson import script_of, shown, stands
from dustboard.server.game.story import Story
from dustboard.server.protocol.commands import CreateTable, SeatWish
from dustboard.server.protocol.lessons import LearnInfo, LessonWish
from dustboard.server.store import TableRow, UserRow
from dustboard.server.store.data import LessonData, SeatData, Step, TableData
from dustboard.server.table import lobby
from dustboard.server.table.pins import check_owner
from dustboard.server.table.registry import Registry
from dustboard.server.table.room import Room
from dustboard.tutorials import Stand, Tutorial
from dustboard.tutorials.speech import heading, intro


async def script(title: str) -> Tutorial:
    """The tutorial of a title; reading and rehearsing it takes a moment the first time."""
    if not tutorials.taught(title):
        raise Refused(404, "not-found", "no-tutorial")
    return await asyncio.to_thread(tutorials.load, title)


async def _running(registry: Registry, user: str, title: str, done: bool = False) -> Room | None:
    """The lesson this person left, or has gone through to its end, if there is one."""
    for row in await registry.store.tables_of(user) if user else []:
        lesson = row.data.lesson
        fits = lesson is not None and not lesson.copy and lesson.done == done
        fits = fits and row.data.title == title
        if fits and row.state == "running" and row.data.host == user:
            room = await registry.room(row.code)
            if room.data.lesson is not None:
                return room
    return None


async def learn(registry: Registry, user: str, title: str, lang: str) -> LearnInfo:
    """What the tutorial is, and how far this person is."""
    found = await script(title)
    room = await _running(registry, user, title)
    step = 0
    if room is not None and room.story is not None:
        orders = room.orders.get(found.seat, {})
        step = stands(room.data, room.story.game, orders).number + 1
    return LearnInfo(
        title,
        intro(found, lang),
        found.minutes,
        [heading(found, one, lang) for one in found.step],
        room.code if room is not None else "",
        step,
    )


async def begin(registry: Registry, user: UserRow, title: str, again: bool) -> Room:
    """The table of the lesson: the one that was left, or a new one."""
    found = await script(title)
    room = await _running(registry, user.id, title)
    if room is not None and not again:
        return room
    if room is not None:
        await _stop(room)
    seats = [
        SeatData("bot", found.first_game.bots[0], name)
        if name
        else SeatData("me", name=user.name, user=user.id, face=user.face)
        for name in found.names
    ]
    data = TableData(
        title=title,
        host=user.id,
        seed=f"{int(found.seed, 16):032x}",
        seats=seats,
        options=dict(found.options),
        shuffle_seats=False,
        chat="off",
        spectators="none",
        lesson=LessonData(),
    )
    return await lobby.open_table(registry, data, "running")


async def first_game(registry: Registry, user: UserRow, title: str) -> Room:
    """The short game after the lesson, with hints."""
    found = await script(title)
    first = found.first_game
    presets = dustboard.title(title).presets()
    options = next(one.options for one in presets if one.id == first.preset)
    wish = CreateTable(
        title=title,
        seats=[SeatWish("me"), *(SeatWish("bot", name) for name in first.bots)],
        options=dict(options),
        shuffle_seats=False,
        chat="off",
        spectators="none",
        hints=True,
    )
    lesson = await _running(registry, user.id, title, done=True)
    if lesson is not None:
        await _stop(lesson)
    room = await lobby.create(registry, user, wish)
    await lobby.start(room, user)
    return room


async def notice(room: Room) -> None:
    """Keep what an answer has done for the lesson; nothing at other tables."""
    lesson = room.data.lesson
    if lesson is None or room.story is None:
        return
    orders = room.orders.get(script_of(room.data).seat, {})
    where = stands(room.data, room.story.game, orders)
    done = where.mode == "end"
    if where.marks or done != lesson.done:
        await _keep(room, *where.marks, done=done)


async def _keep(room: Room, *marks: str, tried: str = "", done: bool = False) -> None:
    def change(row: TableRow) -> None:
        assert row.data.lesson is not None
        seen = row.data.lesson.seen
        seen += [one for one in marks if one not in seen]
        row.data.lesson.tried = tried
        row.data.lesson.done = done

    await room.change_data(change)


async def _stop(room: Room) -> None:
    def change(row: TableRow) -> None:
        row.state = "over"
        row.data.stopped = True

    if room.row.state == "running":
        await room.change_data(change)


# -- one thing at a time -----------------------------------------------------------------------


async def act(registry: Registry, room: Room, user: UserRow, wish: LessonWish) -> None:
    """Do what the learner wishes; a wish that fits no longer changes nothing."""
    lesson, story = room.data.lesson, room.story
    if lesson is None or story is None:
        raise not_now("no-lesson")
    found = script_of(room.data)
    check_owner(room, user.id, found.seat)
    where = stands(room.data, story.game, room.orders.get(found.seat, {}))
    if wish.part and wish.part != where.ref:
        return  # pressed twice, or the table moved on
    if wish.do == "did" and where.mode == "part":
        await _did(room, where, wish.what)
    elif wish.do == "skip" and where.mode == "part":
        await _skip(room, found.seat, where)
    elif wish.do == "on" and where.mode == "off":
        await _keep(room, f"off:{where.ref}")
    elif wish.do == "back" and where.back >= 0:
        await _back(room, found.seat, where)
    elif wish.do == "copy" and where.part is not None and where.part.copy:
        await _open_copy(registry, room, where.part.copy)
    elif wish.do == "home" and lesson.home:
        await _go_home(registry, room, lesson)
    await notice(room)


async def _did(room: Room, where: Stand, what: str) -> None:
    part = where.part
    assert part is not None
    if part.do == "quiz" and what != part.right:
        await _keep(room, tried=what or "?")
    elif (part.do == "why" and what not in (part.key, part.rule)) or (
        part.do == "rule" and part.rule and what != part.rule
    ):
        return
    elif part.do in ("read", "quiz", "rule", "why", "odds"):
        await _keep(room, where.ref)


async def _skip(room: Room, seat: int, where: Stand) -> None:
    """Go on without doing the part; where an answer is needed, the lesson gives its own."""
    part = where.part
    assert part is not None
    if part.do != "answer":
        await _keep(room, where.ref)
        return
    if room.drafts.pop(seat, None) is not None:
        await room.store.set_note(room.code, seat, "draft", "")
    await _keep(room, shown(where.ref))


async def _back(room: Room, seat: int, where: Stand) -> None:
    """Take back what was answered beside the line, whatever it has shown: it is only a lesson."""

    async def make(story: Story) -> Step:
        story.rewind(await room.earlier(story, where.back), seat)
        return Step("rewind", room.config.clock(), "", seat, at_answer=where.back)

    def change(row: TableRow) -> None:
        assert row.data.lesson is not None
        seen = row.data.lesson.seen
        row.data.lesson.seen = [one for one in seen if one != f"off:{where.ref}"]

    await room.step(make, -1)
    if room.drafts.pop(seat, None) is not None:
        await room.store.set_note(room.code, seat, "draft", "")
    await room.change_data(change)


async def _open_copy(registry: Registry, room: Room, name: str) -> None:
    data, story = room.data, room.story
    assert data.lesson is not None
    assert story is not None
    if data.lesson.away:
        return
    script = script_of(data)
    own = script.own_table(name)
    # all of them, sealed ones too: rivals who still think at the real table do so on the copy
    answers = [] if own else story.game.ordered_answers()
    copy = TableData(
        title=data.title,
        host=data.host,
        seed=f"{int(script.copy_of(name).seed, 16):032x}" if own else data.seed,
        seats=data.seats,
        options=dict(script.copy_of(name).options) if own else data.options,
        shuffle_seats=False,
        chat="off",
        spectators="none",
        parent=room.code,
        forked_at=len(answers),
        prefix=answers,
        lesson=LessonData(list(data.lesson.seen), copy=name, home=room.code),
    )
    opened = None
    if not own:
        tale = whole_tale(room.code, story)
        opened = await registry.reader.do(registry.asker(data.host), readings.as_it_is, tale)
    made = await lobby.open_table(registry, copy, "running", opened=opened)

    def change(row: TableRow) -> None:
        assert row.data.lesson is not None
        row.data.lesson.away = made.code

    await room.change_data(change)


async def _go_home(registry: Registry, room: Room, lesson: LessonData) -> None:
    home = await registry.room(lesson.home)
    found = script_of(room.data)
    marks = [
        f"{step.id}/{part.id}"
        for step in found.step
        for part in step.part
        if part.copy == lesson.copy
    ]

    def change(row: TableRow) -> None:
        assert row.data.lesson is not None
        row.data.lesson.away = ""
        row.data.lesson.seen += [one for one in marks if one not in row.data.lesson.seen]

    await home.change_data(change)
    await _stop(room)
