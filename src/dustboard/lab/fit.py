"""`dustboard lab fit`: find better weights for the policy of a title by playing against itself.

It is the cross-entropy method: each generation tries numbers around the present ones on the same
games, and moves them toward those of the quarter that won most. The mean joins the opponents every
few generations. All luck follows from the seed, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import dustboard
from dustboard.bots.lookahead import follow, play_on
from dustboard.bots.tempers import chosen, level_of
from dustboard.bots.title_modules import heuristics_of, policy_of
from dustboard.kernel.engine import advance
from dustboard.kernel.errors import DustboardError
from dustboard.kernel.policy import Policy
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.title import Title
from dustboard.lab.failures import BadExperiment
from dustboard.lab.match import derived_seed, sim_options
from dustboard.lab.processes import begin_to_play
from dustboard.lab.runs import FAILED, FINE, cores
from dustboard.lab.shares import scenario_options
from dustboard.lab.statistics import wilson

Numbers = dict[str, float]
WIDE = 0.3  # how far numbers are tried at first, as the logarithm of a factor
LEAST_WIDE = 0.04
STEP = 0.7  # of the way to the best quarter
JOINS = 4  # generations after which the mean joins the opponents
LAST_USED = 6  # opponents of the pool
CHECKED = 4  # times as many games as a candidate has, to check the result
END = 1 << 30  # no clock comes so far


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("title", metavar="TITLE", help="the title whose weights are fitted")
    add("--players", type=int, default=2, metavar="N", help="seats at the table (2)")
    add("--generations", type=int, default=18, metavar="N", help="how often to move on (18)")
    add("--population", type=int, default=28, metavar="N", help="tried in each generation (28)")
    add("--games", type=int, default=200, metavar="N", help="games of each of them (200)")
    add("--seed", type=int, default=7, metavar="S", help="seed for all luck (7)")
    add(
        "--pool",
        default="normal",
        metavar="NAMES",
        help="opponents at first: normal and its tempers (normal)",
    )
    add("--scenario", default="", metavar="NAME", help="the mission it is for")
    add("--jobs", type=int, metavar="J", help="number of processes (all cores)")
    add("--out", metavar="FILE", help="write the numbers as TOML, with the log as comments")


def plays(
    title_id: str,
    players: int,
    scenario: str,
    mine: Numbers,
    others: Numbers,
    seeds: list[int],
) -> float:
    """The wins of one seat with these numbers against others; the seat moves on each game."""
    module = policy_of(title_id)
    title = dustboard.title(title_id)
    options = {**sim_options(title_id), **scenario_options(title_id, scenario)}
    draft: str = getattr(heuristics_of(title_id), "DRAFT", "")
    wins = 0.0
    for at, seed in enumerate(seeds):
        game = dustboard.new_game(title_id, players, seed, options)
        luck = Random(seed)
        seat = at % players
        # who bids early does so in a whole game
        policies = [
            module.with_numbers(mine if one == seat else others, luck.random())
            for one in range(players)
        ]
        state = game.state
        state.journal = None
        if draft:  # what fits one knight best need not fit all, so they are drawn
            play_draft(title, state, policies, draft, luck)
        play_on(title, state, policies, module, END)
        winners = title.outcome(state).winners
        if seat in winners:  # who is one of many winners has a part of the win, if not all are
            wins += 1.0 if len(winners) == players else 1.0 / len(winners)
    return wins


def play_draft(
    title: Title, state: State, policies: Sequence[Policy], draft: str, luck: Random
) -> None:
    """Draw what is chosen by this question, up to the answer that settles the last choice."""
    left = state.players
    while left and not state.over:
        for seat in range(state.players):
            while left and state.asked[seat] != NOT_ASKED:
                ask = title.asks[state.asked[seat]]
                if ask.name == draft:
                    ask.apply(state, seat, luck.choice(ask.legal(state, seat)))
                    left -= 1
                else:
                    follow(title, state, seat, policies[seat].plans(state, seat, 1)[0])
        if left:
            advance(title, state)


def drawn(mean: Numbers, wide: Numbers, luck: Random) -> Numbers:
    """Numbers near the mean; those that are nothing stay so."""
    return {
        name: value * exp(luck.gauss(0.0, wide[name])) if value > 0.0 else value
        for name, value in mean.items()
    }


def moved(mean: Numbers, wide: Numbers, best: Sequence[Numbers]) -> tuple[Numbers, Numbers]:
    """The mean and the width of the next generation.

    >>> mean, wide = moved({"a": 1.0}, {"a": 0.3}, [{"a": 2.0}, {"a": 2.0}])
    >>> round(mean["a"], 3), round(wide["a"], 3)
    (1.625, 0.18)
    """
    new_mean, new_wide = dict(mean), dict(wide)
    for name, value in mean.items():
        if value <= 0.0:
            continue
        logs = [log(one[name]) for one in best]
        middle = sum(logs) / len(logs)
        spread = (sum((one - middle) ** 2 for one in logs) / len(logs)) ** 0.5
        new_mean[name] = exp((1.0 - STEP) * log(value) + STEP * middle)
        new_wide[name] = max(LEAST_WIDE, 0.6 * wide[name] + 0.4 * spread)
    return new_mean, new_wide


class Fit:
    """The search for better numbers."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.title: str = args.title
        self.players: int = args.players
        self.games: int = args.games
        self.population: int = args.population
        self.generations: int = args.generations
        self.seed: int = args.seed
        self.jobs = cores(args.jobs)
        module = policy_of(self.title)
        if module is None or not hasattr(module, "with_numbers"):
            raise BadExperiment(f"{self.title} has no policy with weights")
        self.scenario: str = args.scenario
        options = scenario_options(self.title, self.scenario)
        if self.scenario and not options:
            raise BadExperiment(f"{self.title} has no scenario {self.scenario!r}")
        allowed = dustboard.title(self.title).players_for({**sim_options(self.title), **options})
        if self.players not in allowed:
            raise BadExperiment(f"{self.title} is for {allowed[0]} to {allowed[-1]} players")
        if min(self.games, self.population - 3, self.generations) < 1:
            raise BadExperiment("it takes a generation, a game and a population of 4 at least")
        about = (self.players, self.scenario) if self.scenario else (self.players,)
        self.start: Numbers = module.numbers_for(*about)
        self.pool: list[Numbers] = []
        for name in args.pool.split(","):
            if level_of(name) != "normal":
                raise BadExperiment(f"{name!r} can't be in the pool: only normal and its tempers")
            numbers = dict(self.start)
            for temper in chosen(name, self.title):
                numbers = module.multiplied(numbers, temper.weights)
            self.pool.append(numbers)
        self.log: list[str] = []

    def say(self, line: str) -> None:
        """A line for whoever waits, kept for the file."""
        self.log.append(line)
        print(line, file=sys.stderr, flush=True)

    def run(self, map_all: Any) -> Numbers:
        """Generation by generation."""
        mean, wide = dict(self.start), dict.fromkeys(self.start, WIDE)
        for generation in range(self.generations):
            luck = Random(derived_seed(self.seed, "generation", generation, bits=64))
            tried = [mean, *[drawn(mean, wide, luck) for _ in range(self.population - 1)]]
            pool = self.pool[-LAST_USED:]
            wins = self.shares(tried, pool, f"games-{generation}", self.games, map_all)
            order = sorted(range(len(tried)), key=lambda at: -wins[at])
            best = [tried[at] for at in order[: max(2, self.population // 4)]]
            self.say(
                f"generation {generation + 1}: mean {100 * wins[0]:.1f} %,"
                f" best {100 * wins[order[0]]:.1f} % against {len(pool)}"
            )
            mean, wide = moved(mean, wide, best)
            if (generation + 1) % JOINS == 0:
                self.pool.append(mean)
        return mean

    def shares(
        self, tried: list[Numbers], pool: list[Numbers], name: str, games: int, map_all: Any
    ) -> list[float]:
        """The share of games that each of these wins, all in the same games."""
        each = max(1, games // len(pool))
        jobs = [
            (
                self.title,
                self.players,
                self.scenario,
                numbers,
                other,
                [derived_seed(self.seed, name, at, game, bits=64) for game in range(each)],
            )
            for numbers in tried
            for at, other in enumerate(pool)
        ]
        found: list[float] = list(map_all(plays, *zip(*jobs, strict=True)))
        count = len(pool)
        return [
            sum(found[at * count : (at + 1) * count]) / (each * count) for at in range(len(tried))
        ]

    def check(self, numbers: Numbers, map_all: Any) -> None:
        """Play the result against what it began with, on games that nobody has seen."""
        games = CHECKED * self.games
        share = self.shares([numbers], [self.start], "check", games, map_all)[0]
        low, high = (100 * end for end in wilson(share * games, games))
        self.say(
            f"check: {100 * share:.1f} % of {games} games against the numbers of before"
            f" ({low:.0f}-{high:.0f} %, fair {100 / self.players:.0f} %)"
        )


def text_of(players: int, scenario: str, numbers: Numbers, log: Iterable[str]) -> str:
    """The numbers as a table of a file of weights."""
    table = f"scenarios.{scenario}" if scenario else f"seats.{players}"
    lines = [f"# {line}" for line in log]
    lines += [f"[{table}]", *[f"{name} = {value:.4g}" for name, value in numbers.items()]]
    return "\n".join(lines) + "\n"


def run(args: argparse.Namespace) -> int:
    """Fit, check, and write what was found."""
    fit = Fit(args)
    try:
        if fit.jobs == 1:
            found = fit.run(map)
            fit.check(found, map)
        else:
            context = get_context("spawn")
            with ProcessPoolExecutor(fit.jobs, context, begin_to_play) as pool:
                found = fit.run(pool.map)
                fit.check(found, pool.map)
    except DustboardError as error:
        print(error, file=sys.stderr)
        return FAILED
    text = text_of(fit.players, fit.scenario, found, fit.log)
    if args.out:
        Path(args.out).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return FINE
