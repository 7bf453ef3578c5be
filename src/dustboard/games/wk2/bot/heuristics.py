"""How good each option looks to a bot that plays by rules of thumb, from its own view alone.

`reading` says what the Book of Tales brings, `goals` where the sheet's actions can be done,
`driving` how to get there, `caring` what knight and vehicle need, `fights` how a fight will go.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from dustboard.games.wk2.bot.caring import (
    rate_action,
    rate_armor,
    rate_arranging,
    rate_camp,
    rate_deal,
    rate_finding,
    rate_fit,
    rate_gear,
    rate_resource,
    rate_shop,
    rate_wanted_gear,
    rate_weapon,
)
from dustboard.games.wk2.bot.driving import rate_route, rate_space
from dustboard.games.wk2.bot.reading import Reader
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content.story import ENTRIES, SHEETS
from dustboard.kernel.decision_types import Asked

# answers that do nothing; whatever is rated below them is a waste
QUIET: Final = ("pass", "done", "decline", "none", "enough", "later", "stop", "keep")
SLIPS: Final = 0.15  # how often an easy bot takes another answer than the best

Rate = Callable[[Seen, list[str]], list[float]]
Row = Mapping[str, Any]


def _rate_use(look: Seen, keys: list[str]) -> list[float]:
    """What helps now is used."""
    return [0.0 if key in QUIET else 1.0 for key in keys]


def _rate_alike(look: Seen, keys: list[str]) -> list[float]:
    return [0.0] * len(keys)


_RATES: Final[dict[str, Rate]] = {
    "action": rate_action,
    "again": _rate_use,
    "armor": rate_armor,
    "arrange": rate_arranging,
    "boost": _rate_use,
    "camp": rate_camp,
    "deal": rate_deal,
    "discard": rate_gear,
    "draft": rate_wanted_gear,
    "finding": rate_finding,
    "fit": rate_fit,
    "gear": rate_gear,
    "reroll": _rate_use,
    "resource": rate_resource,
    "route": rate_route,
    "shop": rate_shop,
    "space": rate_space,
    "upgrade": _rate_use,
    "weapon": rate_weapon,
}


def rate(view: dict[str, Any], decision: Asked) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    keys = decision.options.keys()
    if len(keys) == 1:
        return [0.0]
    look = Seen(view)
    if decision.name == OPTION:
        return _rate_options(look, keys)
    return _RATES.get(decision.name, _rate_alike)(look, keys)


# -- choices of the book --------------------------------------------------------------------------

OPTION: Final = "option"


def _choices(rows: Sequence[Row], found: list[Sequence[Row]]) -> None:
    for row in rows:
        if "options" in row:
            found.append(row["options"])
        for value in row.values():
            if isinstance(value, (list, tuple)) and value and isinstance(value[0], Mapping):
                _choices(value, found)


def _by_place() -> dict[str, list[Sequence[Row]]]:
    """All choices of the book, by the number of an entry or the id of a sheet."""
    places: dict[str, list[Sequence[Row]]] = {}
    for entry in ENTRIES:
        found: list[Sequence[Row]] = [entry.choices] if entry.choices else []
        _choices(entry.effects, found)
        _choices(entry.choices, found)
        places[entry.id] = found
    for sheet in SHEETS:
        found = []
        for action in sheet.actions:
            _choices(action.then, found)
        _choices(sheet.rules, found)
        places[sheet.id] = found
    return places


_CHOICES: Final = _by_place()


def _rate_options(look: Seen, keys: list[str]) -> list[float]:
    """What the book says of each option; what it does not name is declined."""
    reader = Reader(look)
    for options in _near(look):
        by_key = {str(option["key"]): option for option in options}
        if all(key in by_key for key in keys):
            return [reader.option(by_key[key]) for key in keys]
    return [0.0 if key in QUIET else 0.2 for key in keys]


def _near(look: Seen) -> list[Sequence[Row]]:
    """The choices that may be asked about: of the entry read last, then of the sheet."""
    found: list[Sequence[Row]] = []
    entry = look.view["book"]["entry"]
    if entry is not None:
        found += _CHOICES.get(entry, [])
    for read in reversed(look.view["book"]["read"][-4:]):
        found += _CHOICES.get(read, [])
    plot = look.view["plot"]
    return found + (_CHOICES.get(plot["id"], []) if plot else [])
