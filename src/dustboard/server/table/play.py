"""What a player does at a running table: answer, try, take back, vote, give orders, talk."""

from __future__ import annotations

from collections.abc import Sequence

from dustboard.kernel.errors import IllegalAnswer, StaleAnswer, UndoRefused
from dustboard.server.core.refusals import (
    Refused,
    bad_request,
    not_now,
    not_yours,
    refused_by_rules,
)
from dustboard.server.core.security import one_line
from dustboard.server.game import log
from dustboard.server.game.few_times import limited
from dustboard.server.game.positions import NoWayBack
from dustboard.server.game.story import Story, window_seats
from dustboard.server.game.windows import pass_of
from dustboard.server.protocol.tables import LogLine
from dustboard.server.store import DuplicateKey, TableRow, UserRow
from dustboard.server.store.data import By, Step, encode
from dustboard.server.table import chat, reactions
from dustboard.server.table.chat import saying
from dustboard.server.table.room import Room

AUTOMATIC = ("forced", "order")


def refusal_of(error: IllegalAnswer) -> Refused:
    """What the rules refuse, as the client gets it; made from the seat's own knowledge only."""
    if isinstance(error, StaleAnswer):
        return Refused(409, "stale", "moved-on", error.rule)
    return refused_by_rules(error)


# -- answering ---------------------------------------------------------------------------------


async def answer(
    room: Room,
    seat: int,
    decision: str | None,
    answers: Sequence[str],
    by: By = "player",
    key: str = "",
) -> float:
    """Take a batch of answers; returns when it is on disk, with the time it was stored.

    The same key sent again changes nothing and gets the first time.
    """
    if not answers:
        raise bad_request("answer-missing")
    if room.story is not None and _is_kept(room, room.story, seat, answers):
        return await reactions.hold_answer(room, seat, decision, answers, by, key)
    if (again := room.held.get(seat)) is not None and key and again.key == key:
        return again.at  # it was kept until its window closed
    stored_key = f"{seat}:{key}" if key else ""

    def make(story: Story) -> Step:
        first: str | None = decision
        rows: list[tuple[int, str, By]] = []
        for each in answers:
            story.answer(seat, each, by, first)
            rows.append((seat, each, by))
            first = None
        rows += story.settle(room.automatic)
        return Step("answers", room.config.clock(), "", seat, rows, key=stored_key)

    try:
        step = await room.step(make, seat)
    except DuplicateKey:
        return await _first_time(room, stored_key)
    except (IllegalAnswer, Refused) as error:
        if stored_key and (found := await room.store.step_of_key(room.code, stored_key)):
            return found.at
        raise refusal_of(error) if isinstance(error, IllegalAnswer) else error from None
    await _granted(room, step)
    if room.drafts.pop(seat, None) is not None:
        await room.store.set_note(room.code, seat, "draft", "")
    return step.at


def _is_kept(room: Room, story: Story, seat: int, answers: Sequence[str]) -> bool:
    """Whether an answer counts only when its window closes.

    In a window of its own a seat shows at once what it uses. That it passes shows no earlier than
    if it had nothing to use.
    """
    if seat in window_seats(story.game):
        return True
    return room.is_paced(story, seat) and list(answers) == [pass_of(story.game, seat)]


async def _first_time(room: Room, key: str) -> float:
    found = await room.store.step_of_key(room.code, key)
    return found.at if found is not None else room.config.clock()


def needs_settling(room: Room) -> bool:
    """Whether something can be answered without asking."""
    story = room.story
    if story is None or window_seats(story.game):
        return False
    return any(room.automatic(story, one) is not None for one in story.game.pending)


async def settle(room: Room) -> bool:
    """Give what can be answered without asking; gives whether there was anything."""
    if not needs_settling(room):
        return False

    def make(trial: Story) -> Step:
        return Step("answers", room.config.clock(), "", -1, trial.settle(room.automatic))

    step = await room.step(make, -1)
    await _granted(room, step)
    return True


async def _granted(room: Room, step: Step) -> None:
    """What seats wished to use and have used is wished no longer."""
    for seat, key, by in step.rows:
        if by == "player" and key and room.wishes.get(seat) == key:
            await set_wish(room, seat, "")


# -- drafts and orders -------------------------------------------------------------------------


async def set_draft(room: Room, seat: int, decision: str, answers: list[str]) -> None:
    """Keep tentative answers of a seat, if they could be given; nobody else hears of it."""
    from dustboard.server.game.prompts import after_draft

    story = room.story
    if story is None:
        raise not_now("no-game")
    try:
        if story.game.decision(seat).id != decision:
            raise Refused(409, "stale", "moved-on")
        after_draft(story.game, seat, answers)
    except IllegalAnswer as error:
        raise refusal_of(error) from None
    body = encode((decision, answers)) if answers else ""
    await room.store.set_note(room.code, seat, "draft", body)
    room.drafts[seat] = (decision, answers)


async def set_order(room: Room, seat: int, ask: str, wish: str, times: int = 0) -> None:
    """Keep a standing order; it is secret, and changing it leaves no public trace."""
    import dustboard

    known = [one.name for one in dustboard.title(room.data.title).asks]
    if ask not in known:
        raise bad_request("never-asked", known=", ".join(known))
    if wish and times and room.story is not None:
        wish = limited(wish, times, room.story, seat)
    orders = {**room.kept_orders(seat), ask: wish}
    orders = {name: answer for name, answer in orders.items() if answer}
    await room.store.set_note(room.code, seat, "orders", encode(orders))
    room.orders[seat] = orders


async def set_wish(room: Room, seat: int, key: str) -> None:
    """Keep what a seat wants to use at the next chance; "" for nothing."""
    await room.store.set_note(room.code, seat, "wish", key)
    room.wishes[seat] = key


# -- taking back -------------------------------------------------------------------------------


async def undo(room: Room, seat: int, reset: bool = False, to: int | None = None) -> None:
    """Take the seat's last own answer back, with what followed from it by itself.

    `reset` goes on to the border or the start of the seat's turn, `to` to a position of the record.
    """

    if await reactions.take_back(room, seat):
        return

    async def make(story: Story) -> Step:
        count = 0
        while not _far_enough(story, seat, count, reset, to):
            await room.recall(story, seat)
            try:
                by = story.undo_one(seat)
            except UndoRefused:
                if not reset or not count:
                    raise
                break
            count += 1
            if not reset and to is None and by not in AUTOMATIC:
                break
        if not count:
            raise not_now("undo-there")
        return Step("undo", room.config.clock(), "", seat, count=count)

    try:
        await room.step(make, seat)
    except NoWayBack as error:
        raise _no_way_back(room, seat, error) from None
    if room.drafts.pop(seat, None) is not None:
        await room.store.set_note(room.code, seat, "draft", "")


def _far_enough(story: Story, seat: int, count: int, reset: bool, to: int | None) -> bool:
    if to is not None:
        return len(story.game.answers) <= to
    return reset and count > 0 and len(story.game.answers) <= log.turn_start(story, seat)


def _no_way_back(room: Room, seat: int, error: NoWayBack) -> Refused:
    """The refusal, with the line of the log that closed the way back."""
    assert room.story is not None
    story, reason = room.story, error.why.text
    number = log.closing_line(story, room.audience.cache.reading(seat), room.undo_reason(seat))
    if number < 0:
        return not_now("cannot-undo", "border", reason=reason)

    def line(lang: str) -> LogLine:
        (found,), _, _ = room.audience.cache.lines(story, seat, number, lang, 1)
        return found

    refusal = not_now(
        "cannot-undo-line",
        "border",
        reason=reason,
        n=number + 1,
        text=lambda lang: line(lang).text,
    )
    refusal.rule = line("en").rule
    return refusal


# -- coming and going --------------------------------------------------------------------------


async def stop(room: Room, line: str) -> None:
    """End the table without a result. What was hidden stays hidden."""

    def change(row: TableRow) -> str:
        row.state = "over"
        row.data.stopped = True
        row.data.votes = []
        return line

    await room.change_data(change)


async def come_back(room: Room, seat: int) -> None:
    """The owner takes the seat back from the bot that kept it warm."""

    def change(row: TableRow) -> str | None:
        row.data.seats[seat].timeouts = 0
        if not row.data.seats[seat].away_bot:
            return None
        row.data.seats[seat].away_bot = ""
        return saying("back", name=seat_name(room, seat))

    await room.change_data(change)


# -- talk --------------------------------------------------------------------------------------


async def say(room: Room, user: UserRow, text: str, preset: int | None) -> None:
    """A line of chat, as far as the table allows talk."""
    mine = room.seats_of(user.id)
    if not mine and user.id != room.data.host:
        raise not_yours("players-talk")
    if room.data.chat == "off":
        raise not_now("chat-off")
    if preset is not None:
        if preset >= chat.PRESETS:
            raise bad_request("no-preset")
    elif room.data.chat == "presets":
        raise not_now("chat-presets")
    text = one_line(text) if preset is None else chat.preset(preset)
    if not text:
        raise bad_request("line-empty")
    # as the table knows them; who plays several seats of a device talks as the first of them
    await room.say(seat_name(room, mine[0]) if mine else user.name, text)


def seat_name(room: Room, seat: int) -> str:
    """What the person in a seat is called."""
    return room.data.seats[seat].name or f"Seat {seat + 1}"
