"""`dustboard lab ladder`: bots of all kinds play each other, and are ordered by skill.

Every set of bots that fits the table meets in turn. A match is one seed, played once for each way
to move on by a seat, so that neither luck nor seats favour anybody. Skill is rated by openskill, in
the order of the games: the results are the same for any number of processes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import dustboard
from dustboard.bots import make
from dustboard.kernel.records.format import seed_text
from dustboard.lab.batch import Row, each_of, row_of
from dustboard.lab.failures import BadExperiment, GameFailed
from dustboard.lab.match import derived_seed, play_game
from dustboard.lab.output import write_whole
from dustboard.lab.progress import track
from dustboard.lab.runs import FAILED, FINE, cores
from dustboard.lab.sim import table_options
from dustboard.lab.statistics import wilson

WIDTH = 1.96  # standard deviations of a rating that are shown beside it


class Rung(NamedTuple):
    """What one bot came to."""

    bot: str
    skill: float  # mean of what openskill thinks of it
    doubt: float  # and its standard deviation
    wins: float  # a win that several share counts in parts
    games: int


class Ladder:
    """Who plays whom. It is plain data, and goes to other processes as it is."""

    def __init__(
        self,
        title: str,
        bots: Sequence[str],
        players: int,
        matches: int,
        seed: int,
        options: dict[str, Any],
    ) -> None:
        self.title = title
        self.bots = list(bots)
        self.players = players
        self.matches = matches
        self.seed = seed
        self.options = options
        self._check()
        self.tables = [list(chosen) for chosen in combinations(self.bots, players)]
        self.games = matches * players * len(self.tables)

    def _check(self) -> None:
        """Complain about anything that would make a game fail, before the first one."""
        title = dustboard.title(self.title)
        title.laid_options(title.check_players(self.players), self.options)
        twice = [bot for bot, count in Counter(self.bots).items() if count > 1]
        if twice:
            raise BadExperiment(f"{twice[0]!r} is named twice")
        if not 1 < self.players <= len(self.bots):
            raise BadExperiment(
                f"a ladder of {len(self.bots)} bots can't be played at a table of {self.players}"
            )
        if self.matches < 1:
            raise BadExperiment(f"the number of matches is {self.matches}; it must be 1 or more")
        for bot in self.bots:
            make(bot, self.title, 0, anywhere=True)

    def seating(self, index: int) -> list[str]:
        """Who sits where in a game."""
        match, shift = divmod(index, self.players)
        table = self.tables[match % len(self.tables)]
        return table[shift:] + table[:shift]

    def seed_of(self, index: int) -> int:
        """The seed of a game: one for all games of a match, and for the matches of a turn."""
        return derived_seed(self.seed, "match", index // self.players // len(self.tables))


def play_one(ladder: Ladder, index: int) -> Row:
    """One game of a ladder as a row of plain data. Its luck follows from seed and index only."""
    seats, seed = ladder.seating(index), ladder.seed_of(index)
    try:
        game = play_game(ladder.title, seats, seed, ladder.options)
    except GameFailed as failed:
        failed.facts["game"] = index
        raise
    return row_of(index, seats, seed_text(seed), game)


def rated(bots: Sequence[str], rows: Iterable[Row]) -> list[Rung]:
    """The bots, best first.

    >>> rows = [{"seats": ["a", "b"], "winners": [0]}, {"seats": ["b", "a"], "winners": [1]}]
    >>> [(rung.bot, rung.wins, rung.skill > 25) for rung in rated(["a", "b"], rows)]
    [('a', 2.0, True), ('b', 0.0, False)]
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    wins, games = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    for row in rows:
        winners: list[int] = row["winners"]
        seats: list[str] = row["seats"]
        for seat, bot in enumerate(seats):
            games[bot] += 1
            wins[bot] += (seat in winners) / max(1, len(winners))
        places = [1.0 if seat in winners else 2.0 for seat in range(len(seats))]
        after = model.rate([[ratings[bot]] for bot in seats], ranks=places)
        ratings.update({bot: team[0] for bot, team in zip(seats, after, strict=True)})
    rungs = [Rung(bot, one.mu, one.sigma, wins[bot], games[bot]) for bot, one in ratings.items()]
    return sorted(rungs, key=lambda rung: (-rung.skill, rung.bot))


def page_of(ladder: Ladder, rungs: Sequence[Rung]) -> str:
    """The ladder as a table in Markdown."""
    name = dustboard.title(ladder.title).name
    fair = 100 / ladder.players
    lines = [
        f"## {name}, {ladder.players} players\n",
        f"{ladder.games} games, seed {ladder.seed}; an even share of wins is {fair:.0f} %.\n",
        "| | bot | skill | games | won |",
        "| --- | --- | --- | --- | --- |",
    ]
    for place, rung in enumerate(rungs, 1):
        low, high = (100 * end for end in wilson(rung.wins, rung.games))
        won = f"{100 * rung.wins / rung.games:.0f} % ({low:.0f}-{high:.0f})"
        skill = f"{rung.skill:.1f} ± {WIDTH * rung.doubt:.1f}"
        lines.append(f"| {place} | {rung.bot} | {skill} | {rung.games} | {won} |")
    return "\n".join(lines) + "\n"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("title", metavar="TITLE", help="id of a title, such as wftw")
    add("--bots", default="random,easy,normal,hard", metavar="B,B,..", help="who takes part")
    add("--players", type=int, default=2, metavar="N", help="seats at each table (2)")
    add(
        "--matches",
        type=int,
        default=20,
        metavar="N",
        help="matches of each set of bots; each is played from every seat (20)",
    )
    add("--seed", type=int, default=0, metavar="S", help="seed for all luck (0)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    add(
        "--jobs",
        type=int,
        metavar="J",
        help="number of processes (all cores); never changes a result",
    )
    add("--page", metavar="FILE", help="also write the table as Markdown")


def run(args: argparse.Namespace) -> int:
    """Play all matches, rate the bots, print the ladder."""
    if find_spec("openskill") is None:
        raise BadExperiment('a ladder needs openskill: pip install "dustboard[lab]"')
    dustboard.title(args.title)
    bots = [name.strip().removeprefix("bot:") for name in args.bots.split(",")]
    options = table_options(args.title, args.option)
    ladder = Ladder(args.title, bots, args.players, args.matches, args.seed, options)
    if args.page and not Path(args.page).absolute().parent.is_dir():
        raise BadExperiment(f"cannot write {args.page}: its folder is not there")
    played = each_of(ladder, ladder.games, cores(args.jobs), play_one)
    try:
        rows = list(track(played, ladder.games, "games"))
    except GameFailed as failed:
        failed.tell("")
        return FAILED
    if all(len(row["winners"]) in (0, ladder.players) for row in rows):
        print("dustboard: all win or lose together here, so nobody is above", file=sys.stderr)
        return FAILED
    page = page_of(ladder, rated(bots, rows))
    print(page, end="")
    if args.page:
        write_whole(Path(args.page), page)
    return FINE
