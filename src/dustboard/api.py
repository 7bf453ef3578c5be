"""The public functions: find a title, start a game, go on with one."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

import dustboard.games
from dustboard.kernel.errors import BadOption, BadRecord, UnknownTitle
from dustboard.kernel.game import Game, play_on_by
from dustboard.kernel.options import Value
from dustboard.kernel.reasons import Reason
from dustboard.kernel.records import replay as replays
from dustboard.kernel.streams import SEED_BITS
from dustboard.kernel.title import Outcome, Title


def _play_on(game: Game, seed: int, bot: str) -> Outcome:
    """How a game ends if bots play it on; they are loaded when the first one is asked for."""
    from dustboard.bots.playing import play_on

    return play_on(game, seed, bot)


play_on_by(_play_on)


@cache
def titles() -> list[str]:
    """The ids of all titles: every folder in `dustboard.games` with a `meta`, but those with `_`.

    >>> "wftw" in titles()
    True
    """
    folders = [info.name for info in iter_modules(dustboard.games.__path__) if info.ispkg]
    return sorted(
        name
        for name in folders
        # a folder without a meta is a title in the making
        if not name.startswith("_") and find_spec(f"dustboard.games.{name}.meta") is not None
    )


@cache
def title(id: str) -> Title:
    """The title with this id.

    >>> title("chess")
    Traceback (most recent call last):
    ...
    dustboard.kernel.errors.UnknownTitle: there is no title 'chess'; choose one of: wftw, wk1, wk2
    """
    if id not in titles():
        raise UnknownTitle(
            Reason("unknown-title", {"title": repr(id), "titles": ", ".join(titles())})
        )
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
        raise BadRecord(Reason("record-no-title"))
    try:
        return title(name)
    except UnknownTitle as error:
        raise BadRecord(error.reason or str(error)) from None


def replay(record: object) -> Game:
    """Play a record again; the game ends in the very state the record says."""
    return replays.replay(_title_of(record), record)


def restore(snapshot: object) -> Game:
    """Go on from a snapshot without playing it again."""
    return replays.restore(_title_of(snapshot), snapshot)


def content(title_id: str) -> Any:
    """The title's cards and sheets as typed, read-only data."""
    return title(title_id).content()


def read_options(title_id: str, given: Iterable[str]) -> dict[str, Value]:
    """Table options as a person types them, name=value; a mistake is met with what would be right.

    >>> read_options("wftw", ["victory_goal=30"])
    {'victory_goal': 30}
    >>> read_options("wftw", ["victory_gaol=30"])
    Traceback (most recent call last):
    ...
    dustboard.kernel.errors.BadOption: there is no option 'victory_gaol'; did you mean victory_goal?
    """
    known = {spec.name: spec for spec in title(title_id).options}
    found: dict[str, Value] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(Reason("option-form", {"text": repr(text)}))
        if name not in known:
            near = get_close_matches(name, known, 1)
            facts = {"name": repr(name), "known": ", ".join(near or sorted(known))}
            raise BadOption(Reason("option-near" if near else "no-such-option", facts))
        if name in found:
            raise BadOption(Reason("option-twice", {"name": repr(name)}))
        found[name] = known[name].parse(value)
    return found
