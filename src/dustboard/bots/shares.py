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
    """The wins of a level, or of a temper such as `normal:raider`, in duels against another."""

    title: str
    level: str
    against: str
    wins: int
    games: int
    seed: int


class _Shares(msgspec.Struct, forbid_unknown_fields=True):
    share: list[Share]


@cache
def _all() -> list[Share]:
    text = files("dustboard.bots").joinpath("shares.toml").read_bytes()
    return msgspec.toml.decode(text, type=_Shares).share


def shares(title_id: str) -> list[Share]:
    """The figures of a title, in the order of the file; [] where nothing was measured yet."""
    return [share for share in _all() if share.title == title_id]
