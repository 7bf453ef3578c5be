"""Finding what a title lends its bots: modules of its folder that it may have or not.

`heuristics.py` has its rules of thumb; `foresight.py` tells who thinks ahead how far, and how well
a seat stands there.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def _module(title_id: str, part: str) -> Any:
    name = f"dustboard.games.{title_id}.bot.{part}"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:  # not even the folder
        there = False
    return import_module(name) if there else None


def heuristics_of(title_id: str) -> Any:
    """The module with the rules of thumb, or None."""
    return _module(title_id, "heuristics")


def foresight_of(title_id: str) -> Any:
    """The module for those who think ahead, or None."""
    return _module(title_id, "foresight")
