# mypyc: skip
"""Adventures as typed rows: plot sheets, and the entries of the Book of Tales.

Prose is in `text/<lang>/tales_*.ftl` by the number of an entry; here is what happens. The files of
an adventure have its name, the entries that every sheet may use are in `pool.toml`.

>>> sorted({sheet.adventure for sheet in SHEETS}) == sorted(WRITTEN)
True
"""

from __future__ import annotations

from typing import Any

import msgspec

from dustboard.games.rows import load_placed, unique_ids
from dustboard.games.wk2.content.cards import DATA
from dustboard.games.wk2.content.rows import EffectRow, Row
from dustboard.games.wk2.content.story_table import ADVENTURES


class Action(Row, frozen=True):
    """A Plot Action of a sheet: where it can be done, and what it does."""

    key: str
    where: str  # a condition
    then: tuple[EffectRow, ...]
    once: str = "turn"  # how often a knight may do it: turn or sheet


class Sheet(Row, frozen=True):
    """A plot sheet: how it is laid out, what happens when, which actions it grants."""

    id: str
    adventure: str
    letters: dict[str, int]  # the first entry of each letter
    time: int = 0  # where the Time Marker starts; it counts down. 0: it is not used
    quiet: bool = False  # only events are drawn: enemies and encounters are drawn anew
    rounds: int = 0  # the most rounds of a sheet without a Time Marker
    figures: str = ""  # the space where all figures start; "": they stay
    line: tuple[str, ...] = ()  # the spaces of a railway, in the order in which it is travelled
    # counters that the sheet keeps in sight, each with what is aimed at ("": nothing)
    shows: dict[str, str] = msgspec.field(default_factory=dict)
    goes_on: bool = False  # tokens, markers and standing foes of the sheet before stay
    setup: tuple[EffectRow, ...] = ()
    rules: tuple[EffectRow, ...] = msgspec.field(default=(), name="rule")
    actions: tuple[Action, ...] = msgspec.field(default=(), name="action")


class Entry(Row, frozen=True):
    """An entry of the Book of Tales: what happens when it is read, then what may be chosen."""

    id: str
    effects: tuple[EffectRow, ...] = msgspec.field(default=(), name="effect")
    choices: tuple[EffectRow, ...] = msgspec.field(default=(), name="choice")
    later: tuple[EffectRow, ...] = ()  # what happens in the next Camp of a knight with an egg
    together: bool = False  # all knights decide by an open vote (wk2.plot.07)
    told: bool = False  # its choices have consequence lines of their own


def _files(folder: str) -> list[Any]:
    wanted = {f"{name}.toml" for name in (*ADVENTURES, "pool", "landmarks", "city_tasks")}
    found = {path.name: path for path in (DATA / folder).iterdir()}
    return [found[name] for name in sorted(wanted & set(found))]


_one_sheet = unique_ids()
_one_entry = unique_ids()
PLACED_SHEETS = tuple(
    [row for path in _files("sheets") for row in load_placed(path, "sheet", Sheet, (_one_sheet,))]
)
PLACED_ENTRIES = tuple(
    [row for path in _files("tales") for row in load_placed(path, "entry", Entry, (_one_entry,))]
)
SHEETS: tuple[Sheet, ...] = tuple([sheet for _, sheet in PLACED_SHEETS])
ENTRIES: tuple[Entry, ...] = tuple([entry for _, entry in PLACED_ENTRIES])
WRITTEN: tuple[str, ...] = tuple(
    [name for name in ADVENTURES if any(sheet.adventure == name for sheet in SHEETS)]
)
