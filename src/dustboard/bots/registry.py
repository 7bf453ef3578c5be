"""Finding bots: every module `*_bot.py` of this package is one.

Such a module has `BOT`, its class, and `NAMES`: the bot's own name, then other names for it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import dustboard.bots
from dustboard.bots.base import Bot
from dustboard.bots.tempers import canonical, chosen, level_of, refusal


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

    >>> levels()
    ['easy', 'normal', 'hard']
    """
    return [name for name in LEVELS if name in _known()]


def heeding() -> list[str]:
    """The bots that can have a temper.

    >>> "normal" in heeding(), "easy" in heeding()
    (True, False)
    """
    return [name for name, kind in _known().items() if kind.heeds_temper]


def check(name: str, title_id: str) -> str:
    """The shortest name of a bot for a title; complains about one that can't be made.

    >>> check("normal:even", "wftw")
    'normal'
    >>> check("easy:raider", "wftw")
    Traceback (most recent call last):
    ...
    dustboard.bots.base.UnknownBot: the bot 'easy' heeds no temper; these do: greedy, hard, normal
    """
    level = level_of(name)
    if level not in _known():
        raise refusal("bot-none", name=level, known=", ".join(names()))
    if level != name and level not in heeding():
        raise refusal("bot-heeds-none", name=level, known=", ".join(heeding()))
    return canonical(name, title_id)


def make(name: str, title_id: str, seed: int) -> Bot:
    """A bot by its name, which may ask for a temper: `normal`, `normal:raider`.

    >>> make("deep", "wftw", 1)
    Traceback (most recent call last):
    ...
    dustboard.bots.base.UnknownBot: there is no bot 'deep'; bots are: easy, greedy, hard, \
random, normal
    """
    check(name, title_id)
    bot = _known()[level_of(name)](title_id, seed)
    weights: dict[str, float] = {}
    for temper in chosen(name, title_id):
        weights.update(temper.weights)
    if weights:
        bot.take_temper(weights)
    return bot
