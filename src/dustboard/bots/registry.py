"""Finding bots: every module `*_bot.py` of this package is one, and so are those of others.

Such a module has `BOT`, its class, and `NAMES`: the bot's own name, then other names for it. Other
packages bring bots by the entry point `dustboard.bots`. Where the person at the keyboard names a
bot, it may also be a class that was never installed: `module:Class`.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules

from dustboard.bots.base import Bot
from dustboard.bots.stdio import PREFIX, StdioBot
from dustboard.bots.tempers import canonical, chosen, level_of, refusal

GROUP = "dustboard.bots"  # the entry point by which other packages bring theirs


@cache
def _known() -> dict[str, type[Bot]]:
    """All bots by name: the names of their own first, in order, then the others."""
    modules = sorted(
        info.name
        for info in iter_modules([str(Path(__file__).parent)])
        if info.name.endswith("_bot")
    )
    found = [import_module(f"dustboard.bots.{name}") for name in modules]
    known: dict[str, type[Bot]] = {module.NAMES[0]: module.BOT for module in found}
    for module in found:
        for name in module.NAMES[1:]:
            known.setdefault(name, module.BOT)
    for brought in entry_points(group=GROUP):
        if brought.name not in known:
            known[brought.name] = _checked(brought.name, brought.load())
    return known


def _checked(name: str, found: object) -> type[Bot]:
    """A class that somebody else wrote, if it is a bot."""
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise refusal("bot-no-class", name=name)


def _from_module(name: str) -> type[Bot]:
    """The class that `module:Class` names; modules of the present folder are found, too."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise refusal("bot-not-found", name=name, why=str(error)) from error
    return _checked(name, found)


def names() -> list[str]:
    """The names of all bots; the last ones are other names for some of them."""
    return list(_known())


THINKING = ("hard", "expert")  # who play worlds on, and take their time


def thinks(name: str) -> bool:
    """Whether a bot of this name thinks for as long as it is let.

    >>> thinks("hard:raider"), thinks("normal")
    (True, False)
    """
    return level_of(name) in THINKING


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
    dustboard.bots.base.UnknownBot: the bot 'easy' has no tempers; these do: expert, greedy, \
hard, normal
    """
    level = level_of(name)
    if level not in _known():
        raise refusal("bot-none", name=level, known=", ".join(names()))
    if level != name and level not in heeding():
        raise refusal("bot-heeds-none", name=level, known=", ".join(heeding()))
    return canonical(name, title_id)


def make(name: str, title_id: str, seed: int, anywhere: bool = False) -> Bot:
    """A bot by its name, which may ask for a temper: `normal`, `normal:raider`.

    With `anywhere` it may be the class of any module, `module:Class`, or a program of any language,
    `stdio:COMMAND`. That runs whatever is named: only for names that the person at this machine has
    typed.

    >>> make("deep", "wftw", 1)
    Traceback (most recent call last):
    ...
    dustboard.bots.base.UnknownBot: there is no bot 'deep'; choose one of: easy, expert, \
greedy, hard, random, normal
    """
    if anywhere and name.startswith(PREFIX):
        return StdioBot(title_id, seed, name.removeprefix(PREFIX))
    if anywhere and ":" in name and level_of(name) not in _known():
        return _from_module(name)(title_id, seed)
    check(name, title_id)
    bot = _known()[level_of(name)](title_id, seed)
    weights: dict[str, float] = {}
    for temper in chosen(name, title_id):
        weights.update(temper.weights)
    if weights:
        bot.take_temper(weights)
    return bot
