"""What a bot reckons with: numbers for each size of table, and its temper as factors on them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

SEATS_OF_A_DUEL: Final = 2
NEVER: Final = 99.0  # more than any bid promises


class Weights:
    """The numbers behind the policy; `weights.toml` says what each of them is."""

    def __init__(self, numbers: dict[str, float]) -> None:
        left = dict(numbers)
        self.raids: float = left.pop("raids")
        self.fields: float = left.pop("fields")
        self.shop: float = left.pop("shop")
        self.defence: float = left.pop("defence")
        self.bases: float = left.pop("bases")
        self.income: float = left.pop("income")
        self.spite: float = left.pop("spite")
        self.scrap: float = left.pop("scrap")
        self.fine: float = left.pop("fine")
        self.draw: float = left.pop("draw")
        self.attack: float = left.pop("attack")
        self.unit_base: float = left.pop("unit_base")
        self.play: float = left.pop("play")
        self.holding: float = left.pop("holding")
        self.pace: float = left.pop("pace")
        self.shows_up: float = left.pop("shows_up")
        self.cards_a_bid: float = left.pop("cards_a_bid")
        self.strong: float = left.pop("strong")
        self.strong_more: float = left.pop("strong_more")
        self.spread: float = left.pop("spread")
        self.spread_attack: float = left.pop("spread_attack")
        self.spread_card: float = left.pop("spread_card")
        self.defends: float = left.pop("defends")
        self.guards: float = left.pop("guards")
        self.early_shop: float = left.pop("early_shop")
        self.early_field: float = left.pop("early_field")
        self.feint: float = left.pop("feint")
        self.early: float = left.pop("early")
        self.thin_below: float = left.pop("thin_below")
        self.thin_hands: float = left.pop("thin_hands")
        if left:
            raise TypeError(f"no such weight: {', '.join(left)}")


@cache
def _tables() -> dict[int, dict[str, float]]:
    text = files("dustboard.games.wftw.bot").joinpath("weights.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = tomllib.loads(text)["seats"]
    return {int(seats): numbers for seats, numbers in found.items()}


def numbers_for(players: int) -> dict[str, float]:
    """The numbers for a table of this size, by name.

    >>> numbers_for(7) == numbers_for(4), numbers_for(2)["early"]
    (True, 0.0)
    """
    tables = _tables()
    return dict(tables[min(players, max(tables))])


def multiplied(numbers: dict[str, float], factors: dict[str, float]) -> dict[str, float]:
    """These numbers as somebody has them who makes more or less of some things.

    >>> multiplied({"raids": 0.2, "shop": 1.0}, {"raids": 3.0})["shop"]
    1.0
    """
    unknown = [name for name in factors if name not in numbers]
    if unknown:
        raise TypeError(f"no such weight: {', '.join(unknown)}")
    return {name: value * factors.get(name, 1.0) for name, value in numbers.items()}


def probably(numbers: dict[str, float]) -> dict[str, float]:
    """The same numbers, with no chance above 1."""
    for name in ("shows_up", "defends", "early"):
        numbers[name] = min(1.0, numbers[name])
    return numbers


def weights_for(players: int, factors: dict[str, float], early: bool) -> Weights:
    """What somebody with these factors reckons with, who bids `early` in this game or does not."""
    numbers = probably(multiplied(numbers_for(players), factors))
    if not early:
        numbers["early_field"] = NEVER
    return Weights(numbers)
