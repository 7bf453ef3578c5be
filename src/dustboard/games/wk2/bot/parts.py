"""Parts of vehicles: which are worth building, buying and keeping, and when a camp is for them."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk2.bot.chances import at_least
from dustboard.games.wk2.bot.reading import Reader
from dustboard.games.wk2.bot.seen import RESOURCES, Seen
from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.knight_table import VEHICLE_ID
from dustboard.games.wk2.content.part_table import (
    OWN_TYPES,
    PART_BARTER,
    PART_ID,
    PART_LEVEL,
    PART_TYPES,
)

# what one of a number is worth to a vehicle
_MODS: Final[dict[str, float]] = {
    "move_damage": 0.6,
    "tank": 0.35,
    "sand": 0.3,
    "easy_scrub": 0.5,
    "easy_mountains": 0.5,
    "spare_contamination": 0.6,
    "token_choice": 0.5,
    "tow": 0.1,
    "capacity": 0.3,
    "turret": 0.5,
    "chassis": 0.3,
    "speed": 0.5,
    "exploration": 1.0,
    "no_gang_ambush": 0.3,
    "bonus": 0.4,
}
_MANY: Final = 9  # a number like this stands for all of them
_ALL: Final = 0.6
# and what happens at a moment
_MOMENTS: Final[dict[str, float]] = {
    "anytime": 0.6,
    "special_action": 0.3,
    "engagement": 0.7,
    "in_camp": 0.7,
    "event": 0.2,
    "met": -0.2,
}
POINT: Final = 0.4  # a point of Repair that there is work for
SPARE: Final = 2  # of each resource, that stay with the knight
DEAR: Final = 0.1  # for each value that a part costs
_TOKENS: Final = {row.id: row for row in CONTENT.threat}


def _worth(mods: dict[str, Any], effects: Any) -> float:
    worth = 0.0  # added up by hand: the compiler takes a sum of what may be anything for an int
    for name, value in mods.items():
        worth += _ALL if abs(value) >= _MANY else float(value) * _MODS.get(name, 0.3)
    for row in effects:
        worth += _MOMENTS.get(row["when"], 0.3)
    return worth


WORTH: Final = {row.id: _worth(row.mods, row.effects) for row in CONTENT.parts}


def suiting(look: Seen) -> list[str]:
    """The parts that could be put on the own vehicle, as the rules have it."""
    mine = look.mine
    own: list[str] = mine["parts"]
    if mine["vehicle"] is None or len(own) >= int(mine["part_room"]):
        return []
    types = OWN_TYPES[VEHICLE_ID.index(mine["vehicle"])]
    for id in own:
        types &= PART_TYPES[PART_ID.index(id)]
    deck = dict.fromkeys(look.view["decks"]["parts"])
    return [id for id in deck if id not in own and types & PART_TYPES[PART_ID.index(id)]]


def _built(look: Seen, id: str, points: int) -> float:
    """What it is worth to try: the part, if the dice are with the knight."""
    need = PART_LEVEL[PART_ID.index(id)] - points // 2
    return WORTH[id] * at_least(look.dice("tech"), need)


def _work(look: Seen, points: int) -> float:
    """What Repair does otherwise."""
    gear = [*look.mine["hands"], *look.mine["armor"], *look.mine["stowed"]]
    broken = sum(1 for key in gear if key.endswith(":broken"))
    return POINT * min(points, int(look.mine["damage"]["at"]) + broken)


def camping_for(look: Seen) -> float:
    """What a part that could be built makes a camp worth."""
    points = int(look.mine["repair"])
    best = max([_built(look, id, points) for id in suiting(look)], default=0.0)
    return max(0.0, best - _work(look, points))


def rate_tinker(look: Seen, keys: list[str]) -> list[float]:
    """The part with the best hope, unless the vehicle needs Repair more."""
    points = int(look.view["points"])
    none = _work(look, points) + 0.1
    return [none if key == "none" else _built(look, key, points) for key in keys]


def rate_kept_part(look: Seen, keys: list[str]) -> list[float]:
    """A part to be had is worth what it does; of one's own the poorest goes."""
    own: list[str] = look.mine["parts"]
    return [-_of(key) if key in own or key not in WORTH else _of(key) for key in keys]


def _of(key: str) -> float:
    return WORTH.get(key, 0.3)


def _means(look: Seen) -> int:
    """The value that the knight can do without."""
    spare = sum(max(0, look.has(one) - SPARE) for one in RESOURCES)
    return spare + int(look.view["trade"]["credit"])


def wanted(look: Seen) -> str:
    """The part that is worth its price most; "" if none can be paid for."""
    means = _means(look)
    best, found = 0.0, ""
    for id in suiting(look):
        price = PART_BARTER[PART_ID.index(id)]
        gain = WORTH[id] - DEAR * price
        if price <= means and gain > best:
            best, found = gain, id
    return found


def rate_parts_deal(look: Seen, keys: list[str]) -> list[float]:
    """Resources that are not needed are given for the part that is wanted; nothing is sold."""
    return [_deal(look, wanted(look), key) for key in keys]


def _deal(look: Seen, aim: str, key: str) -> float:
    what, _, thing = key.partition(":")
    if what == "buy":
        return 2.0 if thing == aim else -1.0
    if what == "give" and thing in RESOURCES:
        return 0.1 * look.has(thing) if aim and look.has(thing) > SPARE else -1.0
    return {"done": 0.0, "take": 0.3}.get(what, -1.0)


def rate_put_back(look: Seen, keys: list[str]) -> list[float]:
    """The token that would do most harm goes back."""
    reader = Reader(look)
    fights = look.view["combat"] is not None
    rows = [_TOKENS[key].red if fights else _TOKENS[key].yellow for key in keys]
    return [-reader.rows([row]) for row in rows]


def rate_tow(look: Seen, keys: list[str]) -> list[float]:
    """Everybody looks after themselves."""
    return [1.0 if key in ("none", "no") else 0.0 for key in keys]
