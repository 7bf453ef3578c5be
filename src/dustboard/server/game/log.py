"""The log as a viewer reads it: events of the game, and what the table itself did, in one order.

The table's own lines are no part of the game. They are made from the steps that are stored anyway,
so they are the same after a restart: answers nobody typed stand where their group of decisions was
closed, a rewind where the game went on from. A line never comes to stand before one that was sent.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import Any

from dustboard.kernel.cast import Cast
from dustboard.kernel.events import DICE, TURN, Event
from dustboard.server.core.refusals import TEXTS, Why
from dustboard.server.game import positions
from dustboard.server.game.casts import cast_of
from dustboard.server.game.story import Story, What
from dustboard.server.protocol.tables import LogLine


class Wording:
    """A line in words: as those it speaks of read it, and as all others do."""

    __slots__ = ("others", "own", "spoken_of")

    def __init__(self) -> None:
        self.spoken_of = 0  # the seats, as bits
        self.own: dict[int, str] = {}
        self.others: str | None = None

    def read_by(self, seat: int) -> str | None:
        """What this reader reads, None if it was not worded yet."""
        spoken_of = seat >= 0 and self.spoken_of >> seat & 1
        return self.own.get(seat) if spoken_of else self.others

    def add(self, text: str, cast: Cast) -> None:
        """Keep what was worded for the reader of the cast."""
        self.spoken_of = cast.spoken_of
        if cast.reader >= 0 and cast.spoken_of >> cast.reader & 1:
            self.own[cast.reader] = text
        else:
            self.others = text


# what was worded: by the number of the event, the language, whether whole or its public half, and
# the names of the table
Worded = dict[tuple[int, str, bool, tuple[str, ...]], Wording]


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


class Reading:
    """The lines of one viewer, in order; after each step only what is new has to be looked at.

    A line never comes to stand before one that was there already, until answers are taken back.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._found: list[Entry] = []
        self._events = 0  # how many were looked at
        self._answers = 0
        self._rewinds = 0
        self._carried = 0
        self._moment = 0

    def entries(self, story: Story) -> list[Entry]:
        """All lines that the viewer may read by now."""
        own = self._own_lines(story)
        found, at = self._found, 0
        events = story.game.events()
        for number in range(self._events, len(events)):
            event = events[number]
            self._moment = self._moment if event.moment < 0 else event.moment
            while at < len(own) and own[at].moment <= self._moment:
                found.append(own[at])
                at += 1
            entry = _of_event(event, number, self._moment, self.seat)
            if entry is not None:
                found.append(entry)
        self._events = len(events)
        found.extend(own[at:])
        return found

    @property
    def count(self) -> int:
        """How many lines were found so far."""
        return len(self._found)

    @property
    def events(self) -> int:
        """How many events were looked at so far."""
        return self._events

    def taken_back(self, story: Story) -> Reading:
        """What was read of the groups that were closed before the one that is open again."""
        new = Reading(self.seat)
        events = story.game.events()
        moment, seen = 2 * story.game.state.group_number, len(events)
        while seen and events[seen - 1].moment >= moment:
            seen -= 1
        if seen > self._events or (seen and events[seen - 1].moment < 0):
            return new  # not read yet, or of an older snapshot, which does not tell the moment
        kept = len(self._found)
        while kept and self._found[kept - 1].moment >= moment:
            kept -= 1
        new._found = self._found[:kept]
        new._events = seen
        new._moment = events[seen - 1].moment if seen else 0
        new._answers = positions.closed_answers(story.game)
        new._rewinds = sum(one.moment < moment for one in story.rewinds)
        new._carried = sum(one.moment < moment for one in story.carried)
        return new

    def _own_lines(self, story: Story) -> list[Entry]:
        """New lines of the table itself, by the moment before which they stand."""
        closed = positions.closed_answers(story.game)
        lines = [
            *_answers_nobody_typed(story, self.seat, self._answers, closed),
            *_rewinds(story, self._rewinds),
            *_carried(story, self._carried),
        ]
        self._answers, self._rewinds = max(closed, self._answers), len(story.rewinds)
        self._carried = len(story.carried)
        return sorted(lines, key=lambda entry: entry.moment)


def entries(story: Story, seat: int | None) -> list[Entry]:
    """All lines that a viewer may read, in order."""
    return Reading(seat).entries(story)


def _of_event(event: Event, number: int, moment: int, seat: int | None) -> Entry | None:
    data = event.seen_by(seat)
    if data is None:
        return None
    private = event.is_private_to(seat)
    return Entry(moment, number, event.kind, event.seat, event.rule, data, private)


def _answers_nobody_typed(
    story: Story, seat: int | None, start: int, closed: int
) -> Iterator[Entry]:
    rows = story.game.answers.items()
    untyped = [at for at in range(start, closed) if story.whats[at] is not None]
    # within a group the record goes by seat; closed groups never change again
    for index in sorted(untyped, key=lambda at: (rows[at][2], rows[at][0])):
        what, by = story.whats[index], story.bys[index]
        owner, key, group = rows[index]
        mine = owner == seat
        # whether somebody has standing orders is their own business
        if what is None or (by in ("order", "window") and not mine):
            continue
        data = {"ask": what.ask, "answer": key} if mine else {"ask": what.ask}
        yield Entry(2 * group + 1, -1, f"auto-{by}", owner, what.rule, data, mine, by, what)


def _rewinds(story: Story, start: int) -> Iterator[Entry]:
    for one in story.rewinds[start:]:
        data = {"to": one.to, "count": one.count, "learnt": one.learnt}
        yield Entry(one.moment, -1, "rewound", one.seat, one.rule, data, False)


def rewinds_in_words(story: Story, lang: str) -> list[str]:
    """What the log says about each time that all agreed to go back."""
    return [TEXTS.format(lang, one.kind, one.data) for one in _rewinds(story, 0)]


def _carried(story: Story, start: int) -> Iterator[Entry]:
    for one in story.carried[start:]:
        if not one.whole:
            kind = "carried-lost" if one.lost else "carried"
            data = {"engine": one.engine, "now": one.now, "lost": one.lost}
            yield Entry(one.moment, -1, kind, -1, "", data, False)


def position_at(story: Story) -> Callable[[int], int]:
    """Gives for a moment how many answers of the record led to it."""
    groups: list[int] = [row[2] for row in story.game.answers.items()]  # which only grow
    closed = positions.closed_answers(story.game)
    return lambda moment: min(bisect_right(groups, (moment - 1) // 2), closed)


def log_lines(
    story: Story,
    reading: Reading,
    start: int,
    lang: str,
    known: Worded,
    most: int | None = None,
) -> tuple[list[LogLine], int, int]:
    """The lines from number `start` on (below 0: counted from the end), and how many there are.

    Gives the lines, the number of the first one, and the total. Wording costs most, and several
    viewers read the same line: `known` keeps what was worded.
    """
    found = reading.entries(story)
    total = len(found)
    first = min(start if start >= 0 else max(total + start, 0), total)
    at = position_at(story)
    cast = cast_of(story.data, reading.seat)
    lines = [
        LogLine(
            n=number,
            kind=entry.kind,
            seat=entry.seat,
            rule=entry.rule,
            private=entry.private,
            text=_words(story, entry, cast, lang, known),
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


def _words(story: Story, entry: Entry, cast: Cast, lang: str, known: Worded) -> str:
    title = story.game.title
    if entry.number >= 0:
        place = (entry.number, lang, entry.private, cast.names)
        worded = known.get(place)
        if worded is None:
            worded = known[place] = Wording()
        text = worded.read_by(cast.reader)
        if text is None:
            message = title.event_message(entry.kind, entry.seat, entry.data)
            alone = Cast(cast.names, cast.reader)
            text = title.text(lang, message, alone)
            worded.add(text, alone)
        return text
    if entry.what is None:
        return TEXTS.format(lang, entry.kind, entry.data)
    if entry.seat != cast.reader:
        return TEXTS.format(lang, entry.kind)
    answer = title.text(lang, entry.what.message(), cast)
    return TEXTS.format(lang, f"{entry.kind}-own", {"answer": answer})


def turn_start(story: Story, seat: int) -> int:
    """The position of the record at which the seat's present turn began; 0 if it has none."""
    title, moment, found = story.game.title, 0, 0
    for event in story.game.events():
        moment = moment if event.moment < 0 else event.moment
        data = event.seen_by(None)
        if data is not None and (TURN, seat) in title.marks(event.kind, event.seat, data):
            found = moment
    return position_at(story)(found)


def closing_line(story: Story, reading: Reading, reason: Why | None) -> int:
    """The number of the line that closed the way back for the seat's last answer; -1 if none."""
    rows = story.game.answers.items()
    last = len(rows) - 1
    while last >= 0 and rows[last][0] != reading.seat:
        last -= 1
    if reason is None or last < 0:
        return -1
    if story.base is not None and last < story.base.answers:
        lines = enumerate(reading.entries(story))
        return max(at for at, entry in lines if entry.kind in ("carried", "carried-lost"))
    group = rows[last][2]
    if last + 1 < len(rows) and reason.key == "undo-others":
        group = rows[last + 1][2]  # all later answers are by others
    found = reading.entries(story)
    first = len(found)
    while first > 0 and (found[first - 1].number < 0 or found[first - 1].moment > 2 * group):
        first -= 1
    after = [number for number in range(first, len(found)) if found[number].number >= 0]
    after = [number for number in after if found[number].moment > 2 * group]
    if reason.key == "undo-luck":
        rolled = [number for number in after if DICE in _marks(story, found[number])]
        if rolled:
            return rolled[0]
    return after[0] if after else -1
