"""What a bot reckons with: numbers for each size of table, and its temper as factors on them."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

MERCY: Final = "mercy"  # a temper says what it is; all else in it is a factor
CHANCES: Final = ("later", "taken", "retaken")


class Weights:
    """The numbers behind the policy; `weights.toml` says what each of them is."""

    def __init__(self, numbers: dict[str, float]) -> None:
        left = dict(numbers)
        # the knight
        self.dread: float = left.pop("dread")
        self.spoils: float = left.pop("spoils")
        self.care: float = left.pop("care")
        # the Waster
        self.mercy: float = left.pop(MERCY)
        self.wounds: float = left.pop("wounds")
        self.gifts: float = left.pop("gifts")
        self.fury: float = left.pop("fury")
        # prices
        self.prize: float = left.pop("prize")
        self.last: float = left.pop("last")
        self.reputation: float = left.pop("reputation")
        self.gear: float = left.pop("gear")
        self.gear_rounds: float = left.pop("gear_rounds")
        self.luck: float = left.pop("luck")
        self.ammo: float = left.pop("ammo")
        self.fuel: float = left.pop("fuel")
        self.fallen: float = left.pop("fallen")
        self.tasks: float = left.pop("tasks")
        self.accepted: float = left.pop("accepted")
        # the road
        self.later: float = left.pop("later")
        self.near: float = left.pop("near")
        self.card: float = left.pop("card")
        self.threat: float = left.pop("threat")
        self.burnt: float = left.pop("burnt")
        self.hazard: float = left.pop("hazard")
        # rivals
        self.taken: float = left.pop("taken")
        self.retaken: float = left.pop("retaken")
        self.urgent: float = left.pop("urgent")
        self.danger: float = left.pop("danger")
        self.duels: float = left.pop("duels")
        self.dark: float = left.pop("dark")
        if left:
            raise TypeError(f"no such weight: {', '.join(left)}")


@cache
def _file() -> dict[str, Any]:
    text = files("dustboard.games.wk1.bot").joinpath("weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def numbers_for(players: int, mission: str = "") -> dict[str, float]:
    """The numbers for a table of this size, by name; some missions have some of their own.

    >>> numbers_for(4)["mercy"]
    0.0
    """
    tables: dict[int, dict[str, float]] = {
        int(seats): numbers for seats, numbers in _file()["seats"].items()
    }
    found = dict(tables[max(min(tables), min(players, max(tables)))])
    found.update(_file()["scenarios"].get(mission, {}))
    return found


def knight_share(mission: str, knight: str) -> float:
    """The share of games among bots at a table of four that a knight won; 0 if nobody counted.

    >>> knight_share("", "k01")
    0.0
    """
    found: float = _file()["knights"].get(mission, {}).get(knight, 0.0)
    return found


def multiplied(numbers: dict[str, float], factors: dict[str, float]) -> dict[str, float]:
    """These numbers as somebody has them who makes more or less of some things.

    >>> multiplied({"dread": 2.0, "mercy": 0.0}, {"dread": 0.5, "mercy": -1.0})
    {'dread': 1.0, 'mercy': -1.0}
    """
    unknown = [name for name in factors if name not in numbers]
    if unknown:
        raise TypeError(f"no such weight: {', '.join(unknown)}")
    found = {name: value * factors.get(name, 1.0) for name, value in numbers.items()}
    if MERCY in factors:
        found[MERCY] = factors[MERCY]
    return found


def probably(numbers: dict[str, float]) -> dict[str, float]:
    """The same numbers, with no chance above 1."""
    for name in CHANCES:
        numbers[name] = min(1.0, numbers[name])
    return numbers
