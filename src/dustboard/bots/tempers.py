# mypyc: skip
"""Tempers: how a bot likes to play, whatever its level; each title declares its own.

A title has them in `tempers.toml`: groups of which a bot has one temper each, and for each temper
the weights that differ from 1. Its texts have the names (`temper-GROUP`, `temper-GROUP-TEMPER`)
with a sentence (`.text`).

>>> [(group.id, group.default) for group in tempers("wk1")]
[('knight', 'even'), ('waster', 'fair')]
>>> canonical("normal:fair+bold", "wk1"), canonical("normal:even", "wftw")
('normal:bold', 'normal')
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from dustboard.bots.base import UnknownBot
from dustboard.texts import texts_of

LEVEL_ENDS = ":"  # in a bot's name, as in normal:bold+cruel
BETWEEN = "+"


TEXTS = texts_of("dustboard.bots")


def refusal(key: str, **args: str) -> UnknownBot:
    """Why there is no such bot, in English and for readers of other languages."""
    return UnknownBot(
        TEXTS.format("en", key, args), told=lambda lang: TEXTS.format(lang, key, args)
    )


class Temper(msgspec.Struct, forbid_unknown_fields=True):
    """One temper: what it makes more or less of than an even bot does."""

    id: str
    weights: dict[str, float] = {}


class Group(msgspec.Struct, forbid_unknown_fields=True):
    """Tempers of which a bot has exactly one; `default` is the one of a bot that names none."""

    id: str
    default: str
    temper: list[Temper]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    group: list[Group]


@cache
def tempers(title_id: str) -> tuple[Group, ...]:
    """The groups of a title in their order; () for a title whose bots have no tempers."""
    try:
        text = files(f"dustboard.games.{title_id}.bot").joinpath("tempers.toml").read_bytes()
    except (FileNotFoundError, ModuleNotFoundError):
        return ()
    return tuple(msgspec.toml.decode(text, type=_File).group)


def level_of(name: str) -> str:
    """The bot's name without its temper.

    >>> level_of("normal:raider"), level_of("easy")
    ('normal', 'easy')
    """
    return name.partition(LEVEL_ENDS)[0]


def chosen(name: str, title_id: str) -> list[Temper]:
    """The tempers that a bot's name asks for, in the order of the groups, defaults left out.

    >>> chosen("normal:grim", "wftw")
    Traceback (most recent call last):
    ...
    dustboard.bots.base.UnknownBot: wftw has no temper 'grim'; choose one of: even, \
raider, shopkeeper, builder
    """
    _, sign, text = name.partition(LEVEL_ENDS)
    if not sign:
        return []
    words = text.split(BETWEEN)
    found: list[Temper] = []
    for group in tempers(title_id):
        named = [temper for temper in group.temper if temper.id in words]
        if len(named) > 1:
            raise refusal("temper-twice", first=named[0].id, second=named[1].id)
        found += [temper for temper in named if temper.id != group.default]
        words = [word for word in words if word not in [temper.id for temper in named]]
    if words:
        raise refusal("temper-none", title=title_id, temper=words[0], known=known(title_id))
    return found


def known(title_id: str) -> str:
    """All tempers of a title in a line for people; of several groups each with its name."""
    groups = tempers(title_id)
    lists = [", ".join(temper.id for temper in group.temper) for group in groups]
    if len(groups) > 1:
        lists = [f"{group.id} {names}" for group, names in zip(groups, lists, strict=True)]
    return "; ".join(lists) or "-"


def canonical(name: str, title_id: str) -> str:
    """The same bot in its shortest form."""
    words = BETWEEN.join(temper.id for temper in chosen(name, title_id))
    return f"{level_of(name)}{LEVEL_ENDS}{words}" if words else level_of(name)


def words_of(title_id: str, lang: str, group: str, temper: str = "") -> tuple[str, str]:
    """What a group or one of its tempers is called, and the sentence about it."""
    key = f"temper-{group}-{temper}" if temper else f"temper-{group}"
    texts = texts_of(f"dustboard.games.{title_id}")
    return texts.format(lang, key), texts.format(lang, f"{key}.text")
