"""The moments at which effects of cards count, with what each means."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.effects.book import Moment

_UNIT: Final = ("unit",)
_BASE: Final = ("base",)

STRENGTH: Final = (
    "strength:battlefield",
    "strength:base_attack",
    "strength:defence",
    "strength:shop",
)
MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("static", "all the time", silent=True),
    Moment("strength:battlefield", "whenever strength on a battlefield is counted", silent=True),
    Moment("strength:base_attack", "whenever strength in a base attack is counted", silent=True),
    Moment("strength:defence", "whenever strength in defence of a base is counted", silent=True),
    Moment("strength:shop", "whenever strength in the shop is counted", silent=True),
    Moment("tie", "when a battlefield is tied", _UNIT, silent=True),
    Moment("after:marks", "when the targets of a bid are shown", _BASE),
    Moment("laid", "when the cards of a bid lie face down", _BASE),
    Moment("before:reveal", "before the cards of all bids are turned up", _UNIT),
    Moment("paid", "after every bill is paid", _UNIT),
    Moment("won:battlefield", "when its owner wins the battlefield it lies on", _UNIT),
    Moment("lost:battlefield", "when its owner loses the battlefield it lies on", _UNIT),
    Moment("won:base_attack", "when the base attack it takes part in succeeds", _UNIT),
    Moment("gained", "when a base won on a battlefield arrives", _BASE),
    Moment("abandon", "for each unit that its owner abandons to the wastes", _BASE),
    Moment("round_end", "at the end of the round, while it lies on the board", _UNIT),
    Moment("score", "whenever victory points are counted", _BASE, silent=True),
)
