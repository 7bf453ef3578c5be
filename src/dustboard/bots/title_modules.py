"""Finding what a title lends its bots, in the room `bot` of its folder.

`heuristics.py` has its rules of thumb, and every title has them. `policy.py` finds whole answers
from the numbers of a state; where there is none, bots go by ratings of single options.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import dustboard
from dustboard.kernel.errors import KernelFault


@cache
def _module(title_id: str, part: str, needed: bool) -> Any:
    """A module of the room; None for a title that is put together elsewhere and has no folder."""
    home = f"dustboard.games.{title_id}"
    try:
        room = find_spec(f"{home}.bot")
    except ModuleNotFoundError:  # not even the folder
        dustboard.title(title_id)  # refuses a name that is no title's
        return None
    if room is None:
        raise KernelFault(f"title {title_id!r}: looked for its bots in {home}.bot: no such room")
    name = f"{home}.bot.{part}"
    if find_spec(name) is None:
        if needed:
            raise KernelFault(f"title {title_id!r}: its bots need {name}: no such module")
        return None
    return import_module(name)


def heuristics_of(title_id: str) -> Any:
    """The module with the rules of thumb; None for a title without a folder."""
    return _module(title_id, "heuristics", needed=True)


def policy_of(title_id: str) -> Any:
    """The module that finds whole answers, or None."""
    return _module(title_id, "policy", needed=False)
