"""Finding bots: every module `*_bot.py` of this package is one.

Such a module has `BOT`, its class, and `NAMES`: the bot's own name, then other names for it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import dustboard.bots
from dustboard.bots.base import Bot, UnknownBot


@cache
def _known() -> dict[str, type[Bot]]:
    """All bots by name: the names of their own first, in order, then the others."""
    modules = sorted(
        info.name for info in iter_modules(dustboard.bots.__path__) if info.name.endswith("_bot")
    )
    found = [import_module(f"dustboard.bots.{name}") for name in modules]
    known: dict[str, type[Bot]] = {module.NAMES[0]: module.BOT for module in found}
    for module in found:
        for name in module.NAMES[1:]:
            known.setdefault(name, module.BOT)
    return known


def names() -> list[str]:
    """The names of all bots; the last ones are other names for some of them."""
    return list(_known())


LEVELS = ("easy", "normal", "hard")


def levels() -> list[str]:
    """The levels that a person can choose from, weakest first.

    >>> levels()[:2]
    ['easy', 'normal']
    """
    return [name for name in LEVELS if name in _known()]


def make(name: str, title_id: str, seed: int) -> Bot:
    """A bot by its name.

    >>> make("deep", "wftw", 1)
    Traceback (most recent call last):
    ...
    dustboard.bots.base.UnknownBot: there is no bot 'deep'; bots are: greedy, random, normal, easy
    """
    if name not in _known():
        raise UnknownBot(f"there is no bot {name!r}; bots are: {', '.join(names())}")
    return _known()[name](title_id, seed)
