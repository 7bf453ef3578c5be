"""Many games between bots, on all cores; the same results whatever the number of processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

import dustboard
from dustboard import Game
from dustboard.bots import make
from dustboard.kernel.errors import BadSetup
from dustboard.kernel.records.format import seed_text
from dustboard.kernel.title import Title
from dustboard.lab.failures import BadExperiment, GameFailed
from dustboard.lab.match import derived_seed, play_game
from dustboard.lab.processes import begin_to_play

Row = dict[str, Any]
Plan = TypeVar("Plan")
Result = TypeVar("Result")
MOST_IN_A_CHUNK = 16  # games sent to a process at once; small, so that progress shows
AHEAD = 3  # chunks that are handed out before their turn, for each process


def title_of(id: str) -> Title:
    """The title with this id; unlike tables for people, the lab may play those with `_` too.

    >>> title_of("_template").id
    '_template'
    """
    if id.startswith("_") and find_spec(f"dustboard.games.{id}") is not None:
        found: Title = import_module(f"dustboard.games.{id}.meta").TITLE
        return found
    return dustboard.title(id)


def fits(title: Title, players: int, options: Mapping[str, Any]) -> bool:
    """Whether a table of so many players can be laid with these options.

    >>> title = dustboard.title("wk2")  # without an adventure the first one that fits is played
    >>> fits(title, 2, {}), fits(title, 2, {"adventure": "first_tank"})
    (True, False)
    """
    try:
        title.laid_options(players, options)
    except BadSetup:
        return False
    return True


class Batch:
    """What is to be played. It is plain data, and goes to other processes as it is."""

    def __init__(
        self,
        title: str,
        seats: Sequence[str],
        games: int,
        seed: int,
        options: Mapping[str, Any],
        rotate: bool = True,
        debug: bool = False,
        vary: Sequence[str] = (),
        players: Sequence[int] = (),
        mixed: bool = False,
        only: Mapping[str, Sequence[Any]] | None = None,
        paired: bool = False,
    ) -> None:
        self.title = title
        self.seats = list(seats)
        self.games = games
        self.seed = seed
        self.options = dict(options)
        self.rotate = rotate
        self.debug = debug
        self.vary = list(vary)  # options of which each game takes the next value
        self.only = {name: list(values) for name, values in (only or {}).items()}  # not all of them
        self.players = list(players) or [len(self.seats)]
        self.mixed = mixed  # in every other game, the other options are drawn
        self.paired = paired  # the tables that games take turns with all have the same luck
        self.tables = self._tables()

    def _tables(self) -> list[tuple[int, dict[str, Any]]]:
        """Numbers of players and options that the games take turns with."""
        title = title_of(self.title)
        specs = {spec.name: spec for spec in title.options}
        for name in self.vary:
            if name not in specs or not specs[name].values:
                raise BadExperiment(f"{name!r} is no option of {self.title} with a list of values")
        found: list[tuple[int, dict[str, Any]]] = []
        for name, wanted in self.only.items():
            for value in wanted:
                specs[name].check(value)
        turns = [self.only.get(name) or specs[name].values for name in self.vary]
        for values in product(*turns):
            options = {**self.options, **dict(zip(self.vary, values, strict=True))}
            found.extend(
                (number, options) for number in self.players if fits(title, number, options)
            )
        if (
            self.vary
            and not found
            and self.players[0] in range(title.min_players, title.max_players)
        ):
            names = " and ".join(self.vary)
            raise BadExperiment(f"no value of {names} goes with {self.players[0]} players here")
        return found or [(self.players[0], self.options)]

    def check(self) -> None:
        """Complain about anything that would make a game fail, before the first one."""
        title = title_of(self.title)
        for players, options in self.tables:
            title.laid_options(title.check_players(players), options)
            if players > len(self.seats):
                raise BadExperiment(f"{players} players need as many seats, not {len(self.seats)}")
        for name in self.seats:
            make(name, self.title, 0, anywhere=True)
        if self.games < 1:
            raise BadExperiment(f"the number of games is {self.games}; it must be 1 or more")

    def table(self, index: int) -> tuple[int, dict[str, Any]]:
        """The number of players and the options of a game."""
        players, options = self.tables[index % len(self.tables)]
        # each table is laid both ways in turn, however many there are
        if self.mixed and (index + index // len(self.tables)) % 2:
            drawn = self._drawn(index, options)
            if players in title_of(self.title).players_for(drawn):
                return players, drawn
        return players, options

    def tables_alike(self) -> list[int]:
        """The numbers of players that games take turns with; those of a pair have the same."""
        return [players for players, _ in self.tables]

    def _drawn(self, index: int, fixed: dict[str, Any]) -> dict[str, Any]:
        """Each option that the batch leaves open has any of its values; ranges stay as they are."""
        options = dict(fixed)
        for spec in title_of(self.title).options:
            if spec.values and spec.name not in fixed:
                luck = derived_seed(self.seed, "option", index, spec.name, bits=32)
                options[spec.name] = spec.values[luck % len(spec.values)]
        return options

    def seating(self, index: int) -> list[str]:
        """Who sits where: with `rotate` everybody moves on by one seat each time round."""
        seats = self.seats[: self.table(index)[0]]
        shift = self.shift(index)
        return seats[shift:] + seats[:shift]

    def seed_of(self, index: int) -> int:
        """The seed of a game; it follows from that of the batch."""
        number = index // len(self.tables) if self.paired else index
        return derived_seed(self.seed, "game", number)

    def shift(self, index: int) -> int:
        """Which of the seats of the batch sits first in a game."""
        return index // len(self.tables) % self.table(index)[0] if self.rotate else 0


def play_one(batch: Batch, index: int) -> Row:
    """One game of a batch as a row of plain data. Its luck follows from seed and index only."""
    seed = batch.seed_of(index)
    seats = batch.seating(index)
    options = batch.table(index)[1]
    try:
        game = play_game(batch.title, seats, seed, options, batch.debug)
    except GameFailed as failed:
        failed.facts["game"] = index
        raise
    row = row_of(index, seats, seed_text(seed), game)
    if batch.mixed:
        row["options"] = options
    return row


def row_of(index: int, seats: list[str], seed: str, game: Game) -> Row:
    """A finished game as a row of plain data."""
    outcome = game.outcome
    assert outcome is not None
    row: Row = {
        "index": index,
        "seed": seed,
        "seats": seats,
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "rounds": game.view(None).get("round"),
        "answers": len(game.ordered_answers()),
        "reason": outcome.reason,
        "digest": game.digest(),
    }
    figures = game.title.figures(game.state, game.events()).plain()
    if figures["game"] or figures["seats"]:
        row["figures"] = figures
    return row


def some_of(plan: Plan, one: Callable[[Plan, int], Result], start: int, stop: int) -> list[Result]:
    """What comes of the numbers from one up to, not including, another."""
    return [one(plan, index) for index in range(start, stop)]


def play_batch(batch: Batch, jobs: int) -> Iterator[Row]:
    """The rows of all games, in the order of the games, as they become ready."""
    return each_of(batch, batch.games, jobs, play_one)


def each_of(
    plan: Plan, games: int, jobs: int, one: Callable[[Plan, int], Result]
) -> Iterator[Result]:
    """What comes of each game of a plan, in their order, played by so many processes."""
    jobs = min(jobs, games)
    if jobs <= 1:
        for index in range(games):
            yield one(plan, index)
        return
    chunk = max(1, min(MOST_IN_A_CHUNK, games // (4 * jobs)))
    starts = deque(range(0, games, chunk))
    waiting: deque[Future[list[Result]]] = deque()
    others = active_children()
    # spawned processes share nothing with this one, so they work alike on every system
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin_to_play)
    try:
        while starts or waiting:
            while starts and len(waiting) < AHEAD * jobs:
                start = starts.popleft()
                stop = min(start + chunk, games)
                waiting.append(pool.submit(some_of, plan, one, start, stop))
            yield from waiting.popleft().result()
    finally:
        if waiting:  # an error or Ctrl-C: nobody wants the games that are being played
            for process in active_children():
                if process not in others:
                    process.kill()
        pool.shutdown(wait=not waiting)
