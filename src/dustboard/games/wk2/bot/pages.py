# mypyc: skip
"""What a bot knows of single plot sheets, from `pages.toml`.

>>> page("camels").worth < page("rails").worth == 0.0
True
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plot sheet as bots see it."""

    worth: float = 0.0
    before: int = 0
    next: str = ""
    counts: dict[str, float] = {}


_FILE: Final = files("dustboard.games.wk2.bot").joinpath("pages.toml")
_PAGES: Final = msgspec.toml.decode(_FILE.read_bytes(), type=dict[str, Page])
_PLAIN: Final = Page()


def page(sheet: str) -> Page:
    """What is known of a sheet; one that is not named has nothing to it."""
    return _PAGES.get(sheet, _PLAIN)
