"""The levels that people choose from: how strong a bot plays."""

from __future__ import annotations

from dustboard.bots.registry import names
from dustboard.bots.title_modules import policy_of

LEVELS = ("easy", "normal", "hard", "expert")
NEED_POLICY = ("expert",)  # without whole answers more time is worth little


def levels(title_id: str = "") -> list[str]:
    """The levels that a person can choose from, weakest first; all, or those of a title.

    >>> levels(), levels("wk1")
    (['easy', 'normal', 'hard', 'expert'], ['easy', 'normal', 'hard', 'expert'])
    """
    known = names()
    found = [name for name in LEVELS if name in known]
    if title_id and policy_of(title_id) is None:
        return [name for name in found if name not in NEED_POLICY]
    return found
