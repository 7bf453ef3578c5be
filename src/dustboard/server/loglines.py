"""The log as a viewer reads it: events of the game, and what the table itself did, in one order.

The table's own lines are no part of the game. They are made from the steps that are stored anyway,
so they are the same after a restart: answers nobody typed stand where their group of decisions was
closed, a rewind where the game went on from. A line never comes to stand before one that was sent.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any

from dustboard.kernel.events import DICE, TURN, Event
from dustboard.server import origins
from dustboard.server.history import Story, What
from dustboard.server.protocol import LogLine
from dustboard.server.rooms import Words
from dustboard.texts import Texts

TEXTS = Texts("dustboard.server")


class Entry:
    """A line before it is put into words."""

    __slots__ = ("auto", "data", "kind", "moment", "number", "private", "rule", "seat", "what")

    def __init__(
        self,
        moment: int,
        number: int,
        kind: str,
        seat: int,
        rule: str,
        data: dict[str, Any],
        private: bool,
        auto: str = "",
        what: What | None = None,
    ) -> None:
        self.moment = moment
        self.number = number  # of the event; -1 for lines of the table
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.data = data
        self.private = private
        self.auto = auto
        self.what = what


def entries(story: Story, seat: int | None) -> list[Entry]:
    """All lines that a viewer may read, in order."""
    own = _own_lines(story, seat)
    found: list[Entry] = []
    moment, at = 0, 0
    for number, event in enumerate(story.game.events()):
        moment = moment if event.moment < 0 else event.moment
        while at < len(own) and own[at].moment <= moment:
            found.append(own[at])
            at += 1
        entry = _of_event(event, number, moment, seat)
        if entry is not None:
            found.append(entry)
    return found + own[at:]


def _of_event(event: Event, number: int, moment: int, seat: int | None) -> Entry | None:
    data = event.seen_by(seat)
    if data is None:
        return None
    private = event.is_private_to(seat)
    return Entry(moment, number, event.kind, event.seat, event.rule, data, private)


def _own_lines(story: Story, seat: int | None) -> list[Entry]:
    """The lines of the table itself, by the moment before which they stand."""
    lines = [*_answers_nobody_typed(story, seat), *_rewinds(story)]
    return sorted(lines, key=lambda entry: entry.moment)


def _answers_nobody_typed(story: Story, seat: int | None) -> Iterator[Entry]:
    if not any(story.whats):
        return
    rows = story.game.answers.items()
    open_group = -1 if story.game.over else story.game.state.group_number
    for index in story.record_order():
        what, by = story.whats[index], story.bys[index]
        owner, key, group = rows[index]
        mine = owner == seat
        # whether somebody has standing orders is their own business
        if what is None or group == open_group or (by == "order" and not mine):
            continue
        data = {"ask": what.ask, "answer": key} if mine else {"ask": what.ask}
        yield Entry(2 * group + 1, -1, f"auto-{by}", owner, what.rule, data, mine, by, what)


def _rewinds(story: Story) -> Iterator[Entry]:
    for one in story.rewinds:
        data = {"to": one.to, "count": one.count, "learnt": one.learnt}
        yield Entry(one.moment, -1, "rewound", one.seat, one.rule, data, False)


def positions(story: Story) -> Callable[[int], int]:
    """Gives for a moment how many answers of the record led to it."""
    groups = sorted(row[2] for row in story.game.answers.items())
    closed = origins.closed_answers(story.game)
    return lambda moment: min(bisect_right(groups, (moment - 1) // 2), closed)


def log_lines(
    story: Story, seat: int | None, start: int, lang: str, known: Words, most: int | None = None
) -> tuple[list[LogLine], int, int]:
    """The lines from number `start` on (below 0: counted from the end), and how many there are.

    Gives the lines, the number of the first one, and the total. Wording costs most, and several
    viewers read the same line: `known` keeps what was worded.
    """
    found = entries(story, seat)
    total = len(found)
    first = min(start if start >= 0 else max(total + start, 0), total)
    at = positions(story)
    lines = [
        LogLine(
            n=number,
            kind=entry.kind,
            seat=entry.seat,
            rule=entry.rule,
            private=entry.private,
            text=_words(story, entry, seat, lang, known),
            data=entry.data,
            at=entry.data["to"] if entry.kind == "rewound" else at(entry.moment),
            marks=_marks(story, entry),
            auto=entry.auto,  # type: ignore[arg-type]
        )
        for number, entry in enumerate(found[first : None if most is None else first + most], first)
    ]
    return lines, first, total


def _marks(story: Story, entry: Entry) -> list[str]:
    if entry.number < 0:
        return []
    return [word for word, _ in story.game.title.marks(entry.kind, entry.seat, entry.data)]


def _words(story: Story, entry: Entry, seat: int | None, lang: str, known: Words) -> str:
    title = story.game.title
    if entry.number >= 0:
        place = (entry.number, lang, entry.private)
        if place not in known:
            message = title.event_message(entry.kind, entry.seat, entry.data)
            known[place] = title.text(lang, message)
        return known[place]
    if entry.what is None:
        return TEXTS.format(lang, entry.kind, entry.data)
    if entry.seat != seat:
        return TEXTS.format(lang, entry.kind)
    answer = title.text(lang, entry.what.message())
    return TEXTS.format(lang, f"{entry.kind}-own", {"answer": answer})


def turn_start(story: Story, seat: int) -> int:
    """The position of the record at which the seat's present turn began; 0 if it has none."""
    title, moment, found = story.game.title, 0, 0
    for event in story.game.events():
        moment = moment if event.moment < 0 else event.moment
        data = event.seen_by(None)
        if data is not None and (TURN, seat) in title.marks(event.kind, event.seat, data):
            found = moment
    return positions(story)(found)


def closing_line(story: Story, seat: int, reason: str) -> int:
    """The number of the line that closed the way back for the seat's last answer; -1 if none."""
    rows = story.game.answers.items()
    mine = [index for index, row in enumerate(rows) if row[0] == seat]
    if not reason or not mine:
        return -1
    group = rows[mine[-1]][2]
    later = [row[2] for row in rows[mine[-1] + 1 :] if row[0] != seat]
    if later and "another seat" in reason:
        group = later[0]
    after = [
        (number, entry)
        for number, entry in enumerate(entries(story, seat))
        if entry.moment > 2 * group and entry.number >= 0
    ]
    if reason.startswith("dice"):
        rolled = [number for number, entry in after if DICE in _marks(story, entry)]
        if rolled:
            return rolled[0]
    return after[0][0] if after else -1
