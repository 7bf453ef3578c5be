# mypyc: skip
"""How often each level and each temper wins: figures that were measured, never guessed.

>>> [(one.level, one.against) for one in shares("wftw")][:2]
[('easy', 'normal'), ('normal', 'easy')]
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """The wins of one bot of a level or temper at tables where all others are of another kind.

    A win that some share counts in parts; where all win or lose `together` it counts in full.
    """

    title: str
    level: str
    against: str
    players: int
    scenario: str  # the value of the option that the title's scenarios choose; "" if it has none
    wins: float
    games: int
    seed: int
    together: bool = False


class Shares(msgspec.Struct, forbid_unknown_fields=True):
    """The file of all figures."""

    share: list[Share]


def read_shares(text: bytes) -> list[Share]:
    """The rows of such a file."""
    return msgspec.toml.decode(text, type=Shares).share


@cache
def _all() -> list[Share]:
    return read_shares(files("dustboard.bots").joinpath("shares.toml").read_bytes())


def shares(title_id: str) -> list[Share]:
    """The figures of a title, in the order of the file; [] where nothing was measured yet."""
    return [share for share in _all() if share.title == title_id]
