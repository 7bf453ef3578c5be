"""One of several: enemies, dice, upgrades, vehicles, companions."""

from __future__ import annotations

from functools import cache
from typing import Final

from dustboard.games.wk2.bot.fights import harm, victory
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.dice import COLOURS
from dustboard.games.wk2.content.rows import Upgrade, Vehicle
from dustboard.games.wk2.content.story_table import ADVENTURES, SCORED

# what upgrades change for good
MODS: Final[dict[str, float]] = {
    "bonus": 1.0,
    "capacity": 0.3,
    "health": 2.0,
    "protection": 2.5,
    "speed": 2.0,
    "tank": 0.6,
}
_UPGRADES: Final[dict[str, Upgrade]] = {
    row.id: row for row in (*CONTENT.personal_upgrades, *CONTENT.general_upgrades)
}
_VEHICLES: Final[dict[str, Vehicle]] = {row.id: row for row in CONTENT.vehicles}


def rate_foe(look: Seen, keys: list[str]) -> list[float]:
    """Of several enemies the one that is beaten at the least harm."""
    return [2.0 * victory(look, key) - 0.4 * harm(look, key) for key in keys]


def rate_again(look: Seen, keys: list[str]) -> list[float]:
    """The die that shows least is rolled again; one that shows enough is left."""
    test, combat = look.view["test"], look.view["combat"]
    dice = test["dice"] if test else combat["own_dice"] if combat else []
    return [0.0 if shown < 0 else 0.5 - shown for shown in _shown(keys, dice)]


def rate_foe_die(look: Seen, keys: list[str]) -> list[float]:
    """Of the enemy's dice the one that shows most."""
    combat = look.view["combat"]
    return _shown(keys, combat["foe_dice"] if combat else [])


def _shown(keys: list[str], dice: list[dict[str, int]]) -> list[float]:
    """The successes of the dice that are named; -1 for what names none."""
    found: list[float] = []
    for key in keys:
        at = int(key.removeprefix("die:")) - 1 if key.startswith("die:") else -1
        found.append(float(dice[at]["successes"]) if 0 <= at < len(dice) else -1.0)
    return found


def rate_lost_die(look: Seen, keys: list[str]) -> list[float]:
    """The weakest die is lost."""
    return [-float(COLOURS.index(key)) for key in keys]


def rate_upgrade(look: Seen, keys: list[str]) -> list[float]:
    """Health, protection, speed and dice before what helps now and then."""
    return [0.0 if key == "later" else upgrade_worth(key) for key in keys]


@cache
def upgrade_worth(key: str) -> float:
    """What a side of an upgrade is worth."""
    id, _, side = key.partition(":")
    row = _UPGRADES.get(id)
    if row is None:
        return 1.0
    mods = row.mods_b if side == "b" else row.mods_a
    return 1.0 + sum([MODS.get(name, 0.5) for name in mods])


def rate_vehicle(look: Seen, keys: list[str]) -> list[float]:
    """Fast ones with a good tank."""
    rows = [_VEHICLES[key] for key in keys]
    return [row.speed + 0.4 * row.bonus * row.tank + 0.2 * row.capacity for row in rows]


def rate_seat(look: Seen, keys: list[str]) -> list[float]:
    """Somebody on his feet, oneself rather than another."""
    found: list[float] = []
    for key in keys:
        number = key.rpartition(":")[2]
        seat = int(number) if number.isdecimal() else -1
        well = 0 <= seat < len(look.view["seats"]) and look.view["seats"][seat]["down"] is None
        found.append(float(well) + 0.5 * (seat == look.me))
    return found


def rate_more(look: Seen, keys: list[str]) -> list[float]:
    """Where a price is met together, or people are taken along: as many as one can."""
    return [float(at) for at in range(len(keys))]


def rate_riding(look: Seen, keys: list[str]) -> list[float]:
    """Who stands by the train rides along."""
    return [1.0 if key == "ride" else 0.0 for key in keys]


def rate_trade(look: Seen, keys: list[str]) -> list[float]:
    """Nothing is offered to others."""
    return [1.0 if key == "cancel" else 0.0 for key in keys]


def rate_agreeing(look: Seen, keys: list[str]) -> list[float]:
    """Companions share what they have, rivals keep it."""
    rivals = SCORED[ADVENTURES.index(look.view["options"]["adventure"])]
    return [1.0 if (key == "agree") != rivals else 0.0 for key in keys]


def rate_icon(look: Seen, keys: list[str]) -> list[float]:
    """An icon that can be ignored is."""
    return [1.0 if key == "ignore" else 0.0 for key in keys]
