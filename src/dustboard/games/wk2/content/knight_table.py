"""Knights and vehicles as plain tables, by the number of a sheet.

>>> KNIGHT_ID[0], HEALTH[0], written(SKILL_DICE[0][GUNS]), VEHICLE_ID[QUICK_VEHICLE[1]]
('k-johnny', 6, 'gg', 'v-truck')
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.cards import CONTENT
from dustboard.games.wk2.content.constants import GUNS, MODULES, SKILLS, VEHICLE_TYPES
from dustboard.games.wk2.content.dice import Pool, pool, written
from dustboard.games.wk2.content.gear_table import GEAR_BY_ID

__all__ = ["GUNS", "written"]

KNIGHTS: Final = len(CONTENT.knights)
KNIGHT_ID: Final[list[str]] = [knight.id for knight in CONTENT.knights]
KNIGHT_MODULE: Final[list[int]] = [MODULES.index(knight.module) for knight in CONTENT.knights]
HEALTH: Final[list[int]] = [knight.health for knight in CONTENT.knights]
RESILIENCE: Final[list[int]] = [knight.resilience for knight in CONTENT.knights]
REPAIR: Final[list[int]] = [knight.repair for knight in CONTENT.knights]
EXPLORATION: Final[list[int]] = [knight.exploration for knight in CONTENT.knights]
# by knight and skill
SKILL_DICE: Final[list[list[Pool]]] = [
    [pool(getattr(knight.skills, skill)) for skill in SKILLS] for knight in CONTENT.knights
]

VEHICLES: Final = len(CONTENT.vehicles)
VEHICLE_ID: Final[list[str]] = [vehicle.id for vehicle in CONTENT.vehicles]
VEHICLE_MODULE: Final[list[int]] = [MODULES.index(one.module) for one in CONTENT.vehicles]
TURNS_INTO: Final[list[int]] = [
    VEHICLE_ID.index(one.turns_into) if one.turns_into else -1 for one in CONTENT.vehicles
]
VEHICLE_COPIES: Final[list[int]] = [vehicle.copies for vehicle in CONTENT.vehicles]
VEHICLE_TYPE: Final[list[int]] = [VEHICLE_TYPES.index(one.type) for one in CONTENT.vehicles]
CAPACITY: Final[list[int]] = [vehicle.capacity for vehicle in CONTENT.vehicles]
SPEED: Final[list[int]] = [vehicle.speed for vehicle in CONTENT.vehicles]
TANK: Final[list[int]] = [vehicle.tank for vehicle in CONTENT.vehicles]
BONUS: Final[list[int]] = [vehicle.bonus for vehicle in CONTENT.vehicles]  # MP for each Fuel
CHASSIS: Final[list[int]] = [vehicle.chassis for vehicle in CONTENT.vehicles]
VEHICLE_REPAIR: Final[list[int]] = [vehicle.repair for vehicle in CONTENT.vehicles]

# what the quick set-up gives, by knight; a knight of a module has no set (wk2.setup.27)
QUICK_GEAR: Final[list[tuple[int, ...]]] = [
    tuple([GEAR_BY_ID[id] for id in knight.quick.gear]) if knight.quick else ()
    for knight in CONTENT.knights
]
QUICK_VEHICLE: Final[list[int]] = [
    VEHICLE_ID.index(knight.quick.vehicle) if knight.quick else -1 for knight in CONTENT.knights
]
