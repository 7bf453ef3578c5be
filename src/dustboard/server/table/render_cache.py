"""What was already put together for the viewers of a room, so that it is made once.

All of it can be made again from the game at any time. Lines of the log and marks of automatic
answers only grow; when answers are taken back, `go_back` drops what may have changed.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from dustboard import Game
from dustboard.kernel.position import Position
from dustboard.kernel.state import State
from dustboard.server.game import positions
from dustboard.server.game.frames import ways_back
from dustboard.server.game.log import Entry, Reading, Worded, log_lines
from dustboard.server.game.story import Story
from dustboard.server.game.windows import seen_then, seen_view
from dustboard.server.protocol.deltas import Changes
from dustboard.server.protocol.tables import AutoAnswer, Frame, LogLine, Prompt, WindowInfo

Untyped = Literal["forced", "order", "timeout", "window"]  # what gives answers that nobody typed
OWN = ("order", "window")
WORDS_KEPT = 1000
LANGUAGES = 4  # those that `protocol.commands.Lang` has
AUTO_KEPT = 50


class Face(msgspec.Struct):
    """The game as one seat sees it in one language, and what it was made from besides."""

    made_from: tuple[
        list[str], float | None, str, WindowInfo | None, bool, frozenset[str], tuple[str, ...]
    ]
    view: dict[str, object]
    prompt: Prompt | None
    undo: str
    undo_line: int


class RenderCache:
    """The caches of one room."""

    def __init__(self) -> None:
        self._readings: dict[int | None, Reading] = {}
        self._words: Worded = {}
        self._auto: list[tuple[int, int, Untyped, str]] = []
        self._closed = 0  # answers looked at for `_auto`
        self._faces: dict[tuple[int | None, str], Face] = {}
        self._frames: dict[tuple[int | None, int], list[Frame]] = {}
        self._moments: dict[int, Position] = {}  # by the number of the event that is shown
        self._story: Story | None = None  # the one that `_faces` and `_frames` show
        self.changes = Changes()  # of views, up to that story

    def go_back(self, before: Story, after: Story) -> dict[int | None, int]:
        """Answers were taken back: gives by viewer how many lines of the log are as they were."""
        kept: dict[int | None, int] = {}
        same = len(after.game.events())  # so many, or less, that nobody need look at again
        for viewer, reading in self._readings.items():
            old = reading.entries(before)
            new = reading.taken_back(after)
            first, same = new.count, min(same, new.events)
            kept[viewer] = first + _same(old[first:], new.entries(after)[first:])
            self._readings[viewer] = new
        self._words = {place: text for place, text in self._words.items() if place[0] < same}
        closed = positions.closed_answers(after.game)
        self._auto = [row for row in self._auto if row[0] < closed]
        self._closed = min(self._closed, closed)
        self._story = None
        return kept

    # -- the log --------------------------------------------------------------------------------

    def reading(self, viewer: int | None) -> Reading:
        """What the viewer has read so far."""
        return self._readings.setdefault(viewer, Reading(viewer))

    def lines(
        self, story: Story, viewer: int | None, start: int, lang: str, most: int | None = None
    ) -> tuple[list[LogLine], int, int]:
        """See `log_lines`."""
        # all of a long game: who reads it from the beginning would let all be worded each time
        if len(self._words) > max(WORDS_KEPT, LANGUAGES * len(story.game.events())):
            self._words.clear()
        return log_lines(story, self.reading(viewer), start, lang, self._words, most)

    # -- answers that nobody typed --------------------------------------------------------------

    def auto(self, story: Story, seat: int | None) -> list[AutoAnswer]:
        """Automatic answers of groups that are closed; the answer itself for its own seat.

        The last fifty to hundred: a list that lost its first line each time would change whole.
        """
        closed = positions.closed_answers(story.game)
        if closed > self._closed:
            rows = story.game.answers.items()
            # within a group the record goes by seat; closed groups never change again
            order = sorted(range(self._closed, closed), key=lambda at: (rows[at][2], rows[at][0]))
            for place, index in enumerate(order, self._closed):
                by = story.bys[index]
                if by == "forced" or by == "order" or by == "timeout" or by == "window":
                    self._auto.append((place, rows[index][0], by, rows[index][1]))
            self._closed = closed
        over = story.game.over
        # whether somebody has standing orders is their own business
        seen = [row for row in self._auto if row[2] not in OWN or row[1] == seat]
        first = max(len(seen) // AUTO_KEPT - 1, 0) * AUTO_KEPT
        return [
            AutoAnswer(place, owner, by, key if owner == seat or over else "")
            for place, owner, by, key in seen[first:]
        ]

    # -- the game itself ------------------------------------------------------------------------

    def face(self, story: Story, seat: int | None, lang: str) -> Face | None:
        """The face that was kept for the game as it is, if any."""
        if self._story is not story:
            self._turn_to(story)
        return self._faces.get((seat, lang))

    def frames(self, story: Story, seat: int | None, start: int) -> list[Frame]:
        """What the viewer saw right after lines from number `start` on, as ways back from now.

        Made once for each step, however many look through the eyes of the seat.
        """
        if self._story is not story:
            self._turn_to(story)
        known = self._frames.get((seat, start))
        if known is None:
            known = self._frames[seat, start] = self._made_frames(story, seat, start)
        return known

    def _made_frames(self, story: Story, seat: int | None, start: int) -> list[Frame]:
        game = story.game
        if not game.stills or start < 0:
            return []
        return ways_back(
            self.reading(seat).entries(story),
            start,
            dict(game.stills),
            lambda: self._view(game, seat),
            lambda number, still: seen_then(game, self._moment(game, number, still), seat),
            self.changes.between,
        )

    def _view(self, game: Game, seat: int | None) -> dict[str, object]:
        """What the seat sees now; most often somebody was shown it already."""
        faces = (face.view for (viewer, _), face in self._faces.items() if viewer == seat)
        return next(faces, None) or seen_view(game, seat)

    def _moment(self, game: Game, number: int, still: State) -> Position:
        """A moment of the past, which all viewers look back at."""
        known = self._moments.get(number)
        if known is None:
            known = self._moments[number] = game.moment(still)
        return known

    def _turn_to(self, story: Story) -> None:
        self._story = story
        self._faces.clear()
        self._frames.clear()
        self._moments.clear()
        self.changes = Changes()

    def keep(self, seat: int | None, lang: str, face: Face) -> Face:
        """Keep a face until the game goes on."""
        self._faces[seat, lang] = face
        return face


def _same(old: list[Entry], new: list[Entry]) -> int:
    """How many lines the two have in common from the beginning."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if (one.kind, one.seat, one.private, one.data) != (
            other.kind,
            other.seat,
            other.private,
            other.data,
        ):
            break
        count += 1
    return count
