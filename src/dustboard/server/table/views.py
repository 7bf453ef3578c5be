"""What a viewer gets to see of a table, as messages of the protocol.

Everything about the game comes from `game.view`, `game.events` by audience and the seat's own
decision; this module adds only what is public about the table, and what the seat itself wrote.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeVar

import msgspec

import dustboard
from dustboard.kernel.cast import Cast
from dustboard.kernel.decisions import Message
from dustboard.kernel.options import OptionSpec
from dustboard.kernel.streams import commitment
from dustboard.server.core.refusals import Why, sentence, why
from dustboard.server.game import clock, crew, positions
from dustboard.server.game.lesson import answers_itself, lesson_info
from dustboard.server.game.log import closing_line
from dustboard.server.game.prompts import prompt_of
from dustboard.server.game.readings import Past
from dustboard.server.game.story import RESPONSES, Story, waiting_seats, window_seats
from dustboard.server.game.windows import seen_view
from dustboard.server.protocol.settings import TableSettings, settings_in
from dustboard.server.protocol.tables import (
    ChatLine,
    ClockInfo,
    Delta,
    Frame,
    Invitation,
    Presence,
    SeatInfo,
    Standing,
    TableInfo,
    TableState,
    VoteInfo,
)
from dustboard.server.store import ChatRow, TableRow
from dustboard.server.table.chat import chat_text
from dustboard.server.table.reactions import classes, window_info
from dustboard.server.table.render_cache import Face
from dustboard.server.table.room import Room
from dustboard.server.table.uses import uses_of

Filled = TypeVar("Filled", TableState, Delta)
WINDOW_PAD = 256  # states are filled up like that while a window is open
PAD = 512  # presence messages are filled up to a multiple of this many bytes
LOG_TAIL = 40


def table_info(row: TableRow, user: str, online: set[str] | None = None) -> TableInfo:
    """A table as this person sees it in lists and in the lobby."""
    data = row.data
    host = bool(user) and data.host == user
    mine = [seat for seat, one in enumerate(data.seats) if user and one.user == user]
    waiting = seen_waiting(row, mine)
    return TableInfo(
        code=row.code,
        title=data.title,
        state=row.state,  # type: ignore[arg-type]
        host=host,
        seats=seat_infos(row, user, online or set(), host),
        options=data.options,
        changed=_changed(data.title, data.options),
        commitment=_commitment(data.seed),
        **settings_in(TableSettings, data),
        created=row.created,
        waiting=waiting,
        my_turn=any(seat in mine for seat in waiting),
        parent=data.parent,
        next=data.next if mine else "",
        forked_at=data.forked_at,
        new_deal=data.origin is not None,
        stopped=data.stopped,
        lesson=data.lesson is not None,
        paused_by=data.paused_by,
        pause_reason=data.pause_reason,
    )


def invitation(room: Room, user: str, seat: int, used: bool, lang: str) -> Invitation:
    """What somebody with a link is shown before they sit down; no link of any seat is in it."""
    data, title = room.data, dustboard.title(room.data.title)
    one = data.seats[seat]
    played = [each for each in title.scenarios() if data.options.get(each.option) == each.value]
    texts = [title.text(lang, Message(key, {})) for each in played for key in (each.key, each.goal)]
    host = next((each.name for each in data.seats if each.user == data.host), "")
    return Invitation(
        table=table_info(room.row, user, room.online_users()),
        seat=seat,
        host=host,
        goal=texts[1] if texts else "",
        scenario=texts[0] if texts else "",
        taken_by=one.name if used and one.user else "",
    )


def seen_waiting(row: TableRow, mine: list[int]) -> list[int]:
    """The seats a table waits for; of those that may react to a window only the viewer's own."""
    if row.state != "running":
        return []
    if RESPONSES not in row.waiting:
        return row.waiting
    return [seat for seat in row.waiting if seat == RESPONSES or seat in mine]


def _changed(title: str, options: dict[str, Any]) -> list[str]:
    defaults = _defaults(dustboard.title(title).options)
    # an option of an older version may be gone
    return [name for name, value in options.items() if defaults.get(name, value) != value]


@cache
def _defaults(options: tuple[OptionSpec, ...]) -> dict[str, Any]:
    return {spec.name: spec.default for spec in options}


@lru_cache(4096)
def _commitment(seed: str) -> str:
    return commitment(int(seed, 16))


def seat_infos(row: TableRow, user: str, online: set[str], host: bool) -> list[SeatInfo]:
    """The seats; links are for the host's eyes only."""
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,  # type: ignore[arg-type]
            name=seat.name,
            face=crew.face(seat),
            bot=seat.away_bot or (seat.bot if seat.kind == "bot" else ""),
            taken=seat.taken,
            mine=bool(user) and seat.user == user,
            online=seat.kind == "bot" or seat.user in online,
            away_bot=bool(seat.away_bot),
            pinned=bool(seat.pin),
            link=f"/j/{seat.token}" if host and seat.token else "",
        )
        for number, seat in enumerate(row.data.seats)
    ]


def presence(room: Room, user: str) -> Presence:
    """Who is there and who is ready, filled up so that its size tells nothing."""
    host = bool(user) and room.data.host == user
    message = Presence(
        seats=seat_infos(room.row, user, room.online_users(), host),
        waiting=seen_waiting(room.row, room.seats_of(user)),
    )
    size = len(msgspec.json.encode(message))
    message.pad = " " * (-size % PAD)
    return message


def chat_line(row: ChatRow, lang: str) -> ChatLine:
    """A line of chat for the wire."""
    return ChatLine(row.number, row.name, chat_text(row.text, lang), row.at)


def table_state(
    room: Room,
    user: str,
    seat: int | None,
    log_from: int,
    lang: str,
    notice: str = "",
    chat: bool = True,
) -> TableState:
    """Everything the viewer may know now; a negative `log_from` counts from the end.

    Who is sent what was said by itself wants it without `chat`.
    """
    info = table_info(room.row, user, room.online_users())
    state = TableState(
        version=room.audience.version,
        seat=seat,
        table=info,
        view={},
        prompt=None,
        log=[],
        log_from=0,
        log_total=0,
        chat=[chat_line(row, lang) for row in room.chat] if chat else [],
        undo=sentence(lang, "game-not-begun", {}),
        undo_line=-1,
        lesson=None,
        answers=0,
        orders=room.orders_of(room.story, seat) if seat is not None else {},
        auto=[],
        votes=votes(room),
        clock=clock_info(room, seat),
        notice=notice,
    )
    story = room.story
    if story is None:
        return state
    rendered = room.audience.cache
    face = _face(room, story, seat, lang)
    state.view, state.prompt = face.view, face.prompt
    state.undo, state.undo_line = face.undo, face.undo_line
    state.log, state.log_from, state.log_total = rendered.lines(story, seat, log_from, lang)
    state.answers = positions.closed_answers(story.game)
    state.first = 0 if story.base is None else story.base.first(story.game)
    state.window = window_info(room, seat)
    if seat is not None:
        state.standing = {name: room.order_of(story, seat, name) for name in classes(room)}
        state.habits = _habits(room, seat)
        state.uses = uses_of(room, seat, lang)
    state.auto = rendered.auto(story, seat)
    state.lesson = lesson_info(room.row, story, seat, room.orders, lang)
    return state


def _face(room: Room, story: Story, seat: int | None, lang: str) -> Face:
    """The game as a seat sees it; made once for each step, however many look through its eyes."""
    game = story.game
    running = seat is not None and room.row.state == "running"
    draft: list[str] = []
    deadline = None
    passed: frozenset[str] = frozenset()
    if seat is not None and running and seat in waiting_seats(game):
        deadline = room.deadline(seat)
        passed = room.passed_asks(story, seat)
        kept, answers = room.drafts.get(seat, ("", []))
        draft = answers if kept == game.decision(seat).id else []
    window = window_info(room, seat)
    silent = seat is not None and running and answers_itself(room.data, game, seat)
    names = crew.names(room.data)
    made_from = (draft, deadline, room.row.state, window, silent, passed, names)
    rendered = room.audience.cache
    known = rendered.face(story, seat, lang)
    if known is not None and known.made_from == made_from:
        return known
    prompt, line = None, -1
    reason: Why | None = None
    if seat is not None and running:
        if not silent and (window is None or window.asked):
            prompt = prompt_of(game, seat, draft, deadline, lang, Cast(names, seat), passed)
        # an answer to a window can be changed until it closes
        if window is None or not window.answered:
            reason = room.undo_reason(seat)
            line = closing_line(story, rendered.reading(seat), reason)
    else:
        reason = why("game-over" if room.row.state == "over" else "undo-no-seat")
    undo = "" if reason is None else reason.text(lang)
    return rendered.keep(seat, lang, Face(made_from, seen_view(game, seat), prompt, undo, line))


def standing(room: Room, lang: str) -> Standing:
    """How the game stands, for the list of tables."""
    story = room.story
    if story is None:
        return Standing(0, [], "", 0.0)
    title = story.game.title
    view = story.game.view()
    goal = title.goal(view)
    words = "" if goal is None else title.text(lang, goal)
    waited = max(0.0, room.config.clock() - story.opened_at)
    return Standing(view.get("round", 0), title.scores(view), words, waited)


def frames_of(room: Room, seat: int | None, start: int) -> list[Frame]:
    """What a viewer saw after each beat from line `start` of its log on; see `Frame`."""
    return [] if room.story is None else room.audience.cache.frames(room.story, seat, start)


def filled(message: Filled, state: TableState) -> Filled:
    """The message, while a window is open filled up so that its size tells nothing."""
    if state.window is not None:
        message.pad = " " * (-len(msgspec.json.encode(message)) % WINDOW_PAD)
    return message


def past_state(
    room: Room, user: str, seat: int | None, at: int, lang: str, past: Past, gate: int = -1
) -> bytes:
    """The state at position `at` as JSON, with what a reader has found the viewer may see of it."""
    state = table_state(room, user, seat, -LOG_TAIL, lang)
    state.view = msgspec.Raw(past.view)  # type: ignore[assignment]
    state.log = msgspec.Raw(past.log)  # type: ignore[assignment]
    state.log_from, state.log_total = 0, past.lines
    state.frames = msgspec.Raw(past.frames)  # type: ignore[assignment]
    state.prompt = state.window = None
    state.uses = []
    state.undo_line = -1
    state.undo = sentence(lang, "undo-past", {})
    state.position = at
    state.gate = gate
    return msgspec.json.encode(state)


def _habits(room: Room, seat: int) -> list[str]:
    """The asks and windows for which no order was given here: the owner's settings count."""
    one = room.data.seats[seat]
    asks = [] if seat in room.orders else list(one.orders)
    return [*asks, *(name for name in one.windows if name not in room.standing.get(seat, {}))]


def clock_info(room: Room, seat: int | None) -> ClockInfo:
    """How long the table has waited, and for how long it will; all of it is public."""
    info = ClockInfo(room.config.clock(), 0.0, {}, {}, False)
    story = room.story
    if story is None or room.row.state != "running":
        return info
    info.since = story.opened_at
    window = window_seats(story.game)
    for one in waiting_seats(story.game):
        if window and one != seat:
            continue  # who may react is named to nobody else
        end = clock.deadline(room.data, story, one)
        half = clock.half_passed(room.data, story, one)
        own = clock.own_end(room.data, story, one)
        if end is not None and half is not None and own is not None:
            info.deadlines[str(one)] = end
            info.nudges[str(one)] = half
            if room.data.bank_seconds and not window:
                info.owns[str(one)] = own
    if seat is not None and str(seat) in info.deadlines:
        info.more_time = room.data.seats[seat].more_time < 0 and not window
    if room.data.bank_seconds:
        info.banks = _banks(room, story, seat)
    return info


def _banks(room: Room, story: Story, seat: int | None) -> dict[str, float]:
    """What is in the banks. Of others, what was there when the open decisions were asked: what a
    sealed one took shows when it is opened.
    """
    data = room.data
    found: dict[str, float] = {}
    for one, who in enumerate(data.seats):
        if who.kind == "bot":
            continue
        left = clock.bank_left(data, story, one, before=one != seat)
        if data.paused_by and one in waiting_seats(story.game):
            left -= clock.overtime(data, story, one, data.paused_at)
        found[str(one)] = round(left, 2)
    return found


def votes(room: Room) -> list[VoteInfo]:
    """The open votes, with the choices by seat."""
    found = []
    for vote in room.data.votes:
        choices = {
            str(number): vote.choices[who]
            for number, seat in enumerate(room.data.seats)
            if (who := str(number) if vote.about == "rewind" else seat.user) in vote.choices
        }
        found.append(VoteInfo(vote.about, vote.seat, vote.at, choices, vote.learnt))
    return found
