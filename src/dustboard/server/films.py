"""Films: whole games played again in a worker, to be looked at from any position.

The event loop never plays a long game again: it sends a `Tale` to a worker, which knows the game
by then, goes on from the mark nearest to the wanted position, and gives back what one viewer may
see of it, as JSON. What is hidden from that viewer stays in the worker.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache

import msgspec

import dustboard
from dustboard import Game
from dustboard.kernel.errors import DustboardError
from dustboard.server import origins
from dustboard.server.bases import Base, Carried
from dustboard.server.history import Rewound, Story, What
from dustboard.server.loglines import Reading, Words, log_lines
from dustboard.server.protocol import LogLine
from dustboard.server.tables import By, SeatData, TableData

EVERY = 64  # answers between two marks
FILMS_KEPT = 4
WORDS_KEPT = 50_000


class Tale(msgspec.Struct, frozen=True):
    """What a worker needs to play a game again; of the people at the table it tells nothing."""

    code: str
    data: TableData
    rows: list[tuple[int, str, int]]  # seat, answer, group: in the order of arrival
    bys: list[By]
    whats: list[What | None]
    rewinds: list[Rewound]
    carried: tuple[Carried, ...]
    base: bytes  # the snapshot it can be played again from, as JSON; b"": from its beginning
    based: Carried | None


def tale_of(code: str, story: Story) -> bytes:
    """The tale of a game, to be sent."""
    data, base = story.data, story.base
    plain = TableData(
        title=data.title,
        host="",
        seed=data.seed,
        seats=[SeatData("open") for _ in data.seats],
        options=data.options,
        engine=data.engine,
        content=data.content,
        origin=data.origin,
    )
    tale = Tale(
        code,
        plain,
        story.game.answers.items(),
        story.bys,
        story.whats,
        story.rewinds,
        story.carried,
        b"" if base is None else msgspec.json.encode(base.game.snapshot()),
        None if base is None else base.carried,
    )
    return msgspec.msgpack.encode(tale)


class Film:
    """A game that was played again, with marks from which each position is near."""

    def __init__(self, tale: Tale) -> None:
        self.data = tale.data
        self.words: Words = {}
        self._rows: list[tuple[int, str, int]] = []  # as played
        if tale.based is None:
            self._base = None
            self._game = origins.begin(tale.data)
        else:
            self._base = Base(dustboard.restore(msgspec.json.decode(tale.base)), tale.based)
            self._game = self._base.game.clone()
        self._marks = [self._game.clone()]
        self._go_on(tale)

    def shows(self, tale: Tale) -> bool:
        """Whether the tale goes on where this film ends."""
        if (self._base is None) != (tale.based is None) or self.data != tale.data:
            return False
        if self._base is not None and self._base.carried != tale.based:
            return False
        return self._played(tale)[: len(self._rows)] == self._rows

    def _played(self, tale: Tale) -> list[tuple[int, str, int]]:
        """The answers in the order in which they are played: that of the record."""
        if self._base is not None:
            return tale.rows[self._base.answers :]
        return sorted(tale.rows, key=lambda row: (row[2], row[0]))

    def _go_on(self, tale: Tale) -> None:
        rows = self._played(tale)
        for seat, key, _ in rows[len(self._rows) :]:
            self._game.answer(seat, key)
            if len(self._game.answers) - len(self._marks[-1].answers) >= EVERY:
                self._marks.append(self._game.clone())
        self._rows = rows
        bys, whats = tale.bys, tale.whats
        if self._base is None:
            order = sorted(range(len(bys)), key=lambda at: (tale.rows[at][2], tale.rows[at][0]))
            bys, whats = [bys[at] for at in order], [whats[at] for at in order]
        self.story = Story(
            self.data, self._game, bys, 0.0, whats, tale.rewinds, tale.carried, self._base
        )

    def go_on(self, tale: Tale) -> None:
        """Play what the tale has in addition."""
        if len(tale.bys) != len(self.story.bys) or tale.rewinds != self.story.rewinds:
            self._go_on(tale)

    def at(self, position: int) -> Story:
        """As it was after so many answers of the record."""
        if self._base is not None:
            return self.story.at(position)
        mark = next(one for one in reversed(self._marks) if len(one.answers) <= position)
        return self.story.at(position, self._from(mark, position))

    def _from(self, mark: Game, position: int) -> Game:
        game = mark.clone()
        for seat, key, _ in self._rows[len(mark.answers) : position]:
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
        raise RuntimeError(f"table {tale.code} can't be played again: {error}") from None
    _films[tale.code] = film
    if len(_films) > FILMS_KEPT:
        _films.popitem(last=False)
    return film
