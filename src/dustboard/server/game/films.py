"""Films: whole games played again in a worker, to be looked at from any position.

The event loop never plays a long game again: it sends a `Tale` to a worker, which knows the game
by then, goes on from the mark nearest to the wanted position, and gives back what one viewer may
see of it, as JSON. What is hidden from that viewer stays in the worker.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache

import msgspec

from dustboard import Game
from dustboard.kernel.errors import DustboardError
from dustboard.server.game import positions
from dustboard.server.game.carried import Carried, frozen_base, thawed_base
from dustboard.server.game.log import Reading, Worded, log_lines
from dustboard.server.game.story import Rewound, Story, What, chooses_in_secret
from dustboard.server.protocol.tables import LogLine
from dustboard.server.store.data import By, SeatData, TableData

EVERY = 64  # answers between two marks
FILMS_KEPT = 4
WORDS_KEPT = 50_000


class Tale(msgspec.Struct, frozen=True):
    """What a worker needs to play a game again for a viewer; of the people it has the names alone.

    What others have sealed is no part of it: not even how long a reading takes may depend on that.
    """

    code: str
    data: TableData
    rows: list[tuple[int, str, int]]  # seat, answer, group: of the record, as far as it is closed
    open: list[tuple[int, str, int]]  # answers in the group that is open
    bys: list[By]  # of all of them
    whats: list[What | None]
    rewinds: list[Rewound]
    carried: tuple[Carried, ...]
    base: bytes  # the snapshot it can be played again from, as JSON; b"": from its beginning
    based: Carried | None


def tale_of(code: str, story: Story, seat: int | None) -> bytes:
    """The tale of a game for the eyes of a seat, to be sent."""
    game = story.game
    count = positions.closed_answers(game)
    secret = not game.over and chooses_in_secret(game)
    rows = game.answers.items()
    opened = [at for at in range(count, len(rows)) if not secret or rows[at][0] == seat]
    return _tale(code, story, count, opened)


def whole_tale(code: str, story: Story) -> bytes:
    """The tale of a game with all that is sealed; nothing of it comes before anybody's eyes."""
    count = positions.closed_answers(story.game)
    return _tale(code, story, count, list(range(count, len(story.bys))))


def _tale(code: str, story: Story, closed: int, opened: list[int]) -> bytes:
    data, base, game = story.data, story.base, story.game
    plain = TableData(
        title=data.title,
        host="",
        seed=data.seed,
        seats=[SeatData("open", name=one.name) for one in data.seats],
        options=data.options,
        engine=data.engine,
        content=data.content,
        origin=data.origin,
    )
    rows = game.answers.items()
    order = sorted(range(closed), key=lambda at: (rows[at][2], rows[at][0]))
    if base is not None:  # whose answers are played as they arrived
        order, opened = list(range(len(rows))), []
    tale = Tale(
        code,
        plain,
        [rows[at] for at in order],
        [rows[at] for at in opened],
        [story.bys[at] for at in (*order, *opened)],
        [story.whats[at] for at in (*order, *opened)],
        story.rewinds,
        story.carried,
        *frozen_base(base),
    )
    return msgspec.msgpack.encode(tale)


class Film:
    """A game that was played again, with marks from which each position is near."""

    def __init__(self, tale: Tale) -> None:
        self.data = tale.data
        self.words: Worded = {}
        self._base = thawed_base(tale.base, tale.based)
        base = self._base
        self._game = positions.begin(tale.data) if base is None else base.game.clone()
        self._rows = tale.rows[: len(self._game.answers)]  # as played
        self._marks = [self._game.clone()]
        self.go_on(tale)

    def shows(self, tale: Tale) -> bool:
        """Whether this is a film of the tale, as far as both of them go."""
        if (self._base is None) != (tale.based is None) or self.data != tale.data:
            return False
        return self._base is None or self._base.carried == tale.based

    def _go_back(self, tale: Tale) -> None:
        """Forget what the tale has not got: answers were taken back."""
        rows, same = tale.rows, 0
        while same < min(len(rows), len(self._rows)) and rows[same] == self._rows[same]:
            same += 1
        if same < len(self._rows):
            self._marks = [one for one in self._marks if len(one.answers) <= same] or self._marks[
                :1
            ]
            self._game = self._marks[-1].clone()
            self._rows = rows[: len(self._game.answers)]

    def go_on(self, tale: Tale) -> None:
        """Play what the tale has in addition."""
        self._go_back(tale)
        for seat, key, _ in tale.rows[len(self._rows) :]:
            self._game.answer(seat, key)
            if len(self._game.answers) - len(self._marks[-1].answers) >= EVERY:
                self._marks.append(self._game.clone())
        self._rows = tale.rows
        game = self._game.clone()
        for seat, key, _ in tale.open:
            game.answer(seat, key)
        self.story = Story(
            self.data, game, tale.bys, 0.0, tale.whats, tale.rewinds, tale.carried, self._base
        )

    def at(self, position: int) -> Story:
        """As it was after so many answers of the record."""
        if self._base is not None:
            return self.story.at(position)
        # one before it: what was seen on the last step comes with it
        before = (one for one in reversed(self._marks) if len(one.answers) < position)
        mark = next(before, self._marks[0])
        return self.story.at(position, self._from(mark, position))

    def _from(self, mark: Game, position: int) -> Game:
        game = mark.clone()
        for at in range(len(mark.answers), position):
            if at == position - 1:
                game.keep_stills(game.title.beats())
            seat, key, _ = self._rows[at]
            game.answer(seat, key)
        return game

    def lines(self, story: Story, seat: int | None, lang: str) -> list[LogLine]:
        """The whole log of a position; a line is worded once for all positions."""
        if len(self.words) > WORDS_KEPT:
            self.words.clear()
        return log_lines(story, Reading(seat), 0, lang, self.words)[0]


_films: OrderedDict[str, Film] = OrderedDict()


@lru_cache(1)  # one who looks through a game asks for many positions of it
def _read(body: bytes) -> Tale:
    return msgspec.msgpack.decode(body, type=Tale)


def film_of(body: bytes) -> Film:
    """The film of a tale; runs in a worker, which keeps the last ones."""
    tale = _read(body)
    film = _films.pop(tale.code, None)
    try:
        if film is None or not film.shows(tale):
            film = Film(tale)
        film.go_on(tale)
    except DustboardError as error:
        # what the engine raises can't be sent between processes
        raise RuntimeError(f"{tale.code}: {error}") from None
    _films[tale.code] = film
    if len(_films) > FILMS_KEPT:
        _films.popitem(last=False)
    return film
