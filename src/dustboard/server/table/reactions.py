"""Windows at a live table: keeping answers until one closes, closing it, orders, holds."""

from __future__ import annotations

from collections.abc import Sequence

import dustboard
from dustboard.kernel.decisions import FOREIGN_WINDOWS
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.state import NOT_ASKED
from dustboard.server.core.refusals import Refused, bad_request, not_now, refused_by_rules
from dustboard.server.game import clock, windows
from dustboard.server.game.story import Story, window_seats
from dustboard.server.protocol.tables import WindowInfo
from dustboard.server.store import TableRow
from dustboard.server.store.data import By, Step, encode
from dustboard.server.table.room import Room


async def hold_answer(
    room: Room, seat: int, decision: str | None, answers: Sequence[str], by: By, key: str
) -> float:
    """Keep an answer to the open window; it can be changed until the window closes.

    Only its own seat hears of it. Gives the time it was stored.
    """
    async with room.lock:
        story = room.story
        if story is None or not (seat in window_seats(story.game) or room.is_paced(story, seat)):
            raise Refused(409, "stale", "moved-on")
        room.check_not_paused()
        asked = story.game.decision(seat)
        if decision is not None and decision != asked.id:
            raise Refused(409, "stale", "moved-on", asked.rule)
        _check(story, seat, answers)
        before = room.held.get(seat)
        if before is not None and key and before.key == key:
            return before.at
        held = windows.Held(asked.id, list(answers), by, room.config.clock(), room.place, key)
        await _keep(room, seat, held)
    if room.drafts.pop(seat, None) is not None:
        await room.store.set_note(room.code, seat, "draft", "")
    _tell_own(room, seat)
    return held.at


def _answer_of(room: Room, story: Story, seat: int) -> windows.Held | None:
    return windows.held_answer(story.game, room.held, seat, room.place)


def _check(story: Story, seat: int, answers: Sequence[str]) -> None:
    """Refuse what the rules refuse; the answer must leave nothing open."""
    trial = story.game.clone()
    group = trial.state.group_number
    rule = trial.decision(seat).rule
    try:
        for answer in answers:
            trial.answer(seat, answer)
    except IllegalAnswer as error:
        raise refused_by_rules(error) from None
    if trial.state.group_number == group and trial.state.asked[seat] != NOT_ASKED:
        raise Refused(422, "illegal", "window-whole", rule)


async def _keep(room: Room, seat: int, held: windows.Held | None) -> None:
    before = room.held.get(seat)
    _put(room, seat, held)
    try:
        # with the last answer the table becomes due, in the store as well as here
        due_at = (room.wake_at(room.row, room.story),)
        await room.store.set_note(
            room.code, seat, "held", encode(held) if held else "", wake_at=due_at
        )
    except BaseException:
        _put(room, seat, before)
        raise


def _put(room: Room, seat: int, held: windows.Held | None) -> None:
    if held is None:
        room.held.pop(seat, None)
    else:
        room.held[seat] = held
    assert room.story is not None
    room.row.waiting = room.awaited(room.story)


def _tell_own(room: Room, seat: int) -> None:
    for watcher in room.audience.watchers:
        if watcher.seat == seat:
            watcher.want_state()
    room.on_change(room)


async def take_back(room: Room, seat: int) -> bool:
    """Take an answer to the open window back; gives whether there was one."""
    async with room.lock:
        story = room.story
        if story is None or _answer_of(room, story, seat) is None:
            return False
        await _keep(room, seat, None)
    _tell_own(room, seat)
    return True


# -- closing -----------------------------------------------------------------------------------


def due(room: Room, now: float) -> float | None:
    """When the open window closes; None if there is none, or if it waits for people."""
    story = room.story
    if story is None or room.row.state != "running" or room.data.paused_by:
        return None
    asked = window_seats(story.game)
    if not asked:
        return None
    end = clock.closes_at(room.data, story)
    if end is not None:
        return end
    if any(room.is_open(story, seat) for seat in asked):
        return None
    return clock.on_grid(now) if room.data.has_company else now


def silent_bots(room: Room) -> list[int]:
    """The bots that a window asks and that have not answered yet."""
    story = room.story
    if story is None:
        return []
    return [
        seat
        for seat in window_seats(story.game)
        if room.data.seats[seat].is_bot and _answer_of(room, story, seat) is None
    ]


async def close(room: Room) -> None:
    """Release all answers to the open window as one step."""
    async with room.lock:
        await room.load_notes()  # another process may have kept some

    def make(story: Story) -> Step:
        asked = window_seats(story.game)
        if not asked:
            raise not_now("window-closed")
        game = story.game
        by_order = {
            seat
            for seat in asked
            if room.order_of(story, seat, game.title.asks[game.state.asked[seat]].window) != "ask"
        }
        rows = windows.closing(story, room.held, room.place, by_order)
        rows += story.settle(room.automatic)
        return Step("answers", room.config.clock(), "", -1, rows)

    await room.step(make, -1)


# -- orders and holds --------------------------------------------------------------------------


def classes(room: Room) -> list[str]:
    """The classes of windows that the title opens."""
    return list(windows.classes_of(dustboard.title(room.data.title)))


async def set_standing(room: Room, seat: int, window: str, order: windows.Order) -> None:
    """Keep an order for a class of window; it is secret, and changing it leaves no trace."""
    known = classes(room)
    if window not in known:
        raise bad_request("no-window", windows=", ".join(known) or "none")
    async with room.lock:
        since = 0 if room.story is None else len(room.story.game.events())
        before = room.standing.get(seat, {})
        room.standing[seat] = standing = {**before, window: (order, since)}
        try:
            due_at = (room.wake_at(room.row, room.story),)
            await room.store.set_note(room.code, seat, "standing", encode(standing), wake_at=due_at)
        except BaseException:
            room.standing[seat] = before
            raise
    if room.story is not None:
        room.row.waiting = room.awaited(room.story)
    room.on_change(room)


async def hold(room: Room, seat: int) -> None:
    """Keep the open window open for longer; the table sees that, but not who did it."""
    story = room.story
    if story is None or not (seat in window_seats(story.game) or room.is_paced(story, seat)):
        raise not_now("window-none-to-hold")
    if clock.closes_at(room.data, story) is None:
        raise not_now("window-endless")
    if not windows.holds_left(room.data, story.game, seat):
        raise not_now("window-held-enough", most=windows.HOLDS)

    def change(row: TableRow) -> None:
        assert room.story is not None
        game = room.story.game
        row.data.holds.append((seat, game.state.group_number, len(game.events())))

    await room.change_data(change)


def window_info(room: Room, seat: int | None) -> WindowInfo | None:
    """The open window as a viewer may know it."""
    story = room.story
    if story is None or room.row.state != "running":
        return None
    asked = window_seats(story.game)
    if not asked and seat is not None and room.is_paced(story, seat):
        asked = [seat]  # nobody else is told: it is the seat's own move
    if not asked:
        return None
    game = story.game
    names = [game.title.asks[game.state.asked[one]].window for one in asked]
    info = WindowInfo(
        next((name for name in names if name in FOREIGN_WINDOWS), names[0]),
        clock.closes_at(room.data, story),
    )
    if seat is not None and seat in asked:
        info.asked = room.is_open(story, seat)
        held = _answer_of(room, story, seat)
        info.answered = held.answers[-1] if held is not None else ""
        info.holds = windows.holds_left(room.data, game, seat)
    return info
