"""The public functions: find a title, start a game, go on with one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import dustboard.games
from dustboard.kernel import game as kernel_game
from dustboard.kernel.errors import BadRecord, UnknownTitle
from dustboard.kernel.game import Game
from dustboard.kernel.streams import SEED_BITS
from dustboard.kernel.title import Title


@cache
def titles() -> list[str]:
    """The ids of all titles: every folder in `dustboard.games` that does not start with `_`.

    >>> "wftw" in titles()
    True
    """
    found = iter_modules(dustboard.games.__path__)
    return sorted(info.name for info in found if info.ispkg and not info.name.startswith("_"))


@cache
def title(id: str) -> Title:
    """The title with this id.

    >>> title("chess")
    Traceback (most recent call last):
    ...
    dustboard.kernel.errors.UnknownTitle: there is no title 'chess'; titles are: wftw
    """
    if id not in titles():
        raise UnknownTitle(f"there is no title {id!r}; titles are: {', '.join(titles())}")
    found: Title = import_module(f"dustboard.games.{id}.meta").TITLE
    return found


def new_game(
    title_id: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    debug: bool = False,
) -> Game:
    """Start a game; without a seed a secret one is drawn. `debug` checks invariants all along."""
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    return Game(title(title_id), players, seed, options, debug)


def _title_of(record: object) -> Title:
    name = record.get("title") if isinstance(record, dict) else None
    if not isinstance(name, str):
        raise BadRecord("this is not a Dustboard record: it names no title")
    try:
        return title(name)
    except UnknownTitle as error:
        raise BadRecord(str(error)) from None


def replay(record: object) -> Game:
    """Play a record again; the game ends in the very state the record says."""
    return kernel_game.replay(_title_of(record), record)


def restore(snapshot: object) -> Game:
    """Go on from a snapshot without playing it again."""
    return kernel_game.restore(_title_of(snapshot), snapshot)


def content(title_id: str) -> Any:
    """The title's cards and sheets as typed, read-only data."""
    return title(title_id).content()
