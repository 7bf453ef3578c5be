"""What the conformance suite shares: the titles, and games played with random answers.

The suite also runs on the compiled package, whose classes can't be patched or looked into. What
needs that carries the mark `pure_only`. `./dust test` sets DUSTBOARD_BRIEF when it runs the suite
on the compiled package besides: then plain Python, which is much slower, looks at fewer moments,
and what carries the mark `in_full` is left to the other run.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import pytest

import dustboard
from dustboard import build_info
from dustboard.games.rows import load_rows
from dustboard.games.rulebook import Clause
from dustboard.kernel.errors import BadOption, BadSetup
from dustboard.kernel.game import Game
from dustboard.kernel.options import WHOLE, OptionSpec
from dustboard.kernel.title import Title

TEMPLATE = "_template"
BRIEF = os.environ.get("DUSTBOARD_BRIEF") == "1"
THIN = 3 if BRIEF else 1  # one of so many moments is looked at
MOST_ANSWERS = 1600  # of one game; the longest usual ones have 1200


def _folders() -> list[str]:
    """The folders of all titles, and of the template where it is installed."""
    home = find_spec(f"dustboard.games.{TEMPLATE}")
    has_template = home is not None and find_spec(f"dustboard.games.{TEMPLATE}.meta") is not None
    return [*dustboard.titles(), *([TEMPLATE] if has_template else [])]


FOLDERS = _folders()

every_title = pytest.mark.parametrize("folder", FOLDERS)
pure_only = pytest.mark.skipif(
    build_info.compiled(), reason="compiled classes can't be patched or looked into"
)

in_full = pytest.mark.skipif(BRIEF, reason="done in full on the compiled package")


@cache
def title_in(folder: str) -> Title:
    """The title in a folder of the games, the template included."""
    title: Title = import_module(f"dustboard.games.{folder}.meta").TITLE
    return title


@cache
def catalogue(folder: str) -> frozenset[str]:
    """The ids of all clauses of a title."""
    rows = load_rows(files(f"dustboard.games.{folder}") / "rules.toml", "rule", Clause)
    return frozenset(row.id for row in rows)


def ruling_ids(folder: str) -> set[str]:
    """The ids of all rulings of a title; empty if it has none."""
    file = files(f"dustboard.games.{folder}") / "RULINGS.md"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return set(re.findall(r"^### ([A-Z]\d+) - ", text, re.MULTILINE))


def player_counts(folder: str) -> range:
    """All numbers of players that a title allows."""
    title = title_in(folder)
    return range(title.min_players, title.max_players + 1)


def some_players(folder: str) -> list[int]:
    """The fewest, one between and the most."""
    counts = player_counts(folder)
    return sorted({counts[0], counts[len(counts) // 3], counts[-1]})


def start(
    folder: str,
    players: Any,
    seed: Any,
    options: dict[str, Any] | None = None,
    debug: bool = False,
) -> Game:
    """A new game of the title in a folder; options that this number of players forbids are left."""
    title = title_in(folder)
    chosen = dict(options or {})
    for name in [None, *chosen]:
        fitting = {key: value for key, value in chosen.items() if key != name}
        try:
            return Game(title, players, seed, fitting, debug)
        except BadOption:
            raise
        except BadSetup:
            continue
    return Game(title, players, seed, chosen, debug)


def values_of(spec: OptionSpec) -> list[Any]:
    """Values to try of an option: all of them, or the ends and the middle of a range."""
    if spec.kind == WHOLE:
        return sorted({spec.low, spec.default, (spec.low + spec.high) // 2, spec.high})
    return list(spec.values)


def random_options(title: Title, rng: random.Random) -> dict[str, Any]:
    """A table with a few options changed; ranges stay at their default, so that games end."""
    chosen: dict[str, Any] = {}
    for spec in title.options:
        if spec.kind != WHOLE and rng.random() < 0.4:
            chosen[spec.name] = rng.choice(spec.values)
    return chosen


def contrary_options(title: Title) -> dict[str, Any]:
    """A table with every option but ranges at another value than its default."""
    return {spec.name: spec.values[-1] for spec in title.options if spec.kind != WHOLE}


def some_sealing(folder: str) -> list[int]:
    """Numbers of players with which a title has sealed answers."""
    return [players for players in some_players(folder) if players > 1]


# Options under which a title has sealed answers, where it has none at a usual table.
SEALING: dict[str, dict[str, Any]] = {"wk2": {"adventure": "warrant"}}


def going(game: Game) -> bool:
    """Whether a game goes on; one that got stuck without an end is left after enough answers."""
    return not game.over and len(game.answers) < MOST_ANSWERS


def random_step(game: Game, rng: random.Random) -> tuple[int, str]:
    """Let a random seat that is asked give a random answer; gives the seat and the key."""
    seat = rng.choice([seat for seat, ask in enumerate(game.state.asked) if ask >= 0])
    ask = game.title.asks[game.state.asked[seat]]
    legal = ask.legal(game.state, seat)
    index = rng.randrange(len(legal))
    key = ask.key(game.state, seat, legal[index])
    game.answer(seat, index)
    return seat, key


def play(game: Game, rng: random.Random, limit: int) -> Game:
    """Play on with random answers, `limit` of them or up to the end."""
    while not game.over and limit > 0:
        random_step(game, rng)
        limit -= 1
    return game


def moments(game: Game, rng: random.Random, every: int = 1) -> Iterator[Game]:
    """Play a game to its end and stop at each decision, or at every so many on average.

    The first decision is always among them. What the receiver does must leave the game as it is.
    """
    skip = 0
    while going(game):
        if skip == 0:
            yield game
            skip = rng.randrange(2 * every * THIN - 1)
        else:
            skip -= 1
        random_step(game, rng)
