"""Finding a title's rules of thumb: the module `heuristics.py` in its folder, if it has one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@cache
def heuristics_of(title_id: str) -> Any:
    """The module, or None."""
    name = f"dustboard.games.{title_id}.heuristics"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:  # not even the folder
        there = False
    return import_module(name) if there else None
