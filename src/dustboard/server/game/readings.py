"""What a worker reads from a whole game: earlier positions, and games to go on from there.

Everything here runs in a worker. It takes the tale of a game (see `films`) and plain data, and
gives what one viewer may see, as JSON, so that the event loop has nothing left to do with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import dustboard
from dustboard import Game
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.state import State
from dustboard.reasons import in_words_of
from dustboard.server.game import positions
from dustboard.server.game.films import film_of
from dustboard.server.game.frames import View, ways_back
from dustboard.server.game.log import Reading
from dustboard.server.game.story import Story, first_waiting
from dustboard.server.game.windows import seen_then, seen_view
from dustboard.server.protocol.deltas import delta
from dustboard.server.store.data import TableData

LANGUAGES = ("en", "pl")


class Past(msgspec.Struct, frozen=True):
    """A position as a viewer may see it: view, log and frames as JSON, and how many lines."""

    view: bytes
    log: bytes
    lines: int
    frames: bytes  # of the last answer, in a finished game; else null

    def __len__(self) -> int:
        return len(self.view) + len(self.log) + len(self.frames)


def past(tale: bytes, at: int, seat: int | None, open_cards: bool, lang: str) -> Past:
    """What the seat could see after `at` answers; with `open_cards` everything."""
    film = film_of(tale)
    there = film.at(at)
    game, looks = there.game, None if open_cards else seat

    def opened(view: View, state: State) -> View:
        return view | {**game.title.open_view(state), "open": True} if open_cards else view

    def seen(_: int, still: State) -> View:
        return opened(seen_then(game, game.moment(still), looks), still)

    view = opened(seen_view(game, looks), game.state)
    lines = film.lines(there, seat, lang)
    frames = None
    if film.story.game.over:
        entries = Reading(seat).entries(there)
        frames = ways_back(entries, 0, dict(game.stills), lambda: view, seen, delta)
    encode = msgspec.json.encode
    return Past(encode(view), encode(lines), len(lines), encode(frames))


def gate(tale: bytes, seat: int, *given: str) -> int:
    """From which position on the seat can take back its answers; `given` ones are still open."""
    return film_of(tale).story.gate(seat)


def pages(tale: bytes, seat: int, lang: str) -> list[tuple[int, str]]:
    """Where each chapter began that the seat has seen: after how many answers, and its heading.

    What came before a game was dealt or carried over can't be gone back to.
    """
    story = film_of(tale).story
    game = story.game
    groups = [row[2] for row in game.answers.items()]
    closed = positions.closed_answers(game)
    first = story.base.answers if story.base is not None else int(story.data.origin is not None)
    found: dict[int, str] = {}
    moment = 0
    for event in game.events():
        moment = moment if event.moment < 0 else event.moment
        data = event.seen_by(seat)
        heading = None if data is None else game.title.chapter(event.kind, data)
        at = sum(2 * group + 1 <= moment for group in groups)
        if heading is not None and first <= at <= closed:
            found[at] = game.title.text(lang, heading)
    return list(found.items())


# -- games that begin in the middle --------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True):
    """A game as a new table begins with it."""

    title: str
    seed: str
    options: dict[str, Any]
    players: int
    answers: list[tuple[int, str]]
    origin: dict[str, Any] | None  # the snapshot of a new deal
    over: bool
    waiting: list[int]
    frozen: bytes  # see `Story.frozen`


class RefusedRecord(msgspec.Struct, frozen=True):
    """What the rules refuse, in the words of each language."""

    rule: str
    text: Mapping[str, str]


def _opened(game: Game, origin: dict[str, Any] | None = None) -> Opened:
    seed, answers = f"{game.seed:032x}", game.ordered_answers()
    data = TableData(game.title.id, "", seed, [], dict(game.options))
    frozen = Story(data, game, ["player"] * len(answers), 0.0).frozen()
    waiting = [] if game.over else first_waiting(game)
    options, players = dict(game.options), game.players
    return Opened(
        game.title.id, seed, options, players, answers, origin, game.over, waiting, frozen
    )


def as_it_is(tale: bytes) -> Opened:
    """The game up to now, to be played on at another table."""
    return _opened(film_of(tale).story.game)


def record(body: bytes) -> Opened | RefusedRecord:
    """A record file played again, which must end where it says."""
    try:
        return _opened(dustboard.replay(msgspec.json.decode(body)))
    except DustboardError as error:
        return RefusedRecord(error.rule, {lang: in_words_of(error, lang) for lang in LANGUAGES})


def fork(tale: bytes, at: int, seat: int | None, deal: bool) -> Opened:
    """The game after `at` answers; with `deal` all that the seat does not know is dealt anew."""
    game = film_of(tale).at(at).game
    if not deal or game.over:
        return _opened(game)
    dealt = positions.new_deal(game, seat)
    return _opened(dealt, dealt.snapshot())
