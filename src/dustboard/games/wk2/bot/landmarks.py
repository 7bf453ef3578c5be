"""Landmarks: where to lay one, whether to look for one, what its abilities are worth."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.bot.caring import finding_worth, gear_worth
from dustboard.games.wk2.bot.costs import costs_to
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import TERRAINS
from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID

POOR: Final = 0.4  # gear that is worth less is swapped for a card nobody has seen
AT_ONCE: Final = ("search", "turn")


def rate_marker(look: Seen, keys: list[str]) -> list[float]:
    """Where knights come by: near the cities, as far as that is allowed."""
    cities = board.CITIES
    return [-min(costs_to(city)[board.BY_ID[key]] for city in cities) / 10.0 for key in keys]


def rate_search(look: Seen, keys: list[str]) -> list[float]:
    """A landmark is worth an encounter: its page can always be left alone."""
    return [1.0 if key in AT_ONCE else 0.0 for key in keys]


def rate_section(look: Seen, keys: list[str]) -> list[float]:
    """The section that finds most."""
    found: list[str] = look.view["found"]
    if not found:
        return [0.0] * len(keys)
    card = EXPLORATION_ID.index(found[-1])
    return [finding_worth(card, TERRAINS.index(key)) for key in keys]


def rate_find(look: Seen, keys: list[str]) -> list[float]:
    """Poor gear is swapped, once."""
    offer: list[Any] = look.view["trade"]["offer"]
    worth = gear_worth(look, str(offer[0])) if offer else 0.0
    return [worth if key == "keep" else POOR for key in keys]
