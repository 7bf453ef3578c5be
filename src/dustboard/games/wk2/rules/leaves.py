"""The numbers that conditions of rows may ask for, each with how it is found.

>>> LEAF_NAMES[:3], len(LEAF_NAMES) == len(LEAF_READERS)
(('B', 'round', 'time'), True)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    AMBUSH,
    ENEMY_TYPES,
    GANG,
    HEAVY,
    LIGHT,
    MEDIUM,
    MELEE,
    MODULES,
    RANGED,
    SKILLS,
    TECH,
    UTILITY,
)
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    BARTER,
    FACES,
    GEAR_TYPE,
    HANDS,
    PROTECTION,
    gear_of,
)
from dustboard.games.wk2.content.knight_table import EXPLORATION, VEHICLE_TYPE
from dustboard.games.wk2.content.mods import EXPLORATION as MORE_EXPLORATION
from dustboard.games.wk2.content.mods import HEAVY_BARS, MOD
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.wasteland_table import (
    CARD_KIND,
    CARD_NUMBER,
    ENEMY_ATTACK,
    ENEMY_TYPE,
    EVENT,
    EVENT_BLOCKS,
    EVENT_ON_ROAD,
    EVENT_WITH_GANG,
)
from dustboard.games.wk2.rules.combat.foe import spent
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.supply import total_resources
from dustboard.games.wk2.rules.values import (
    RUNS,
    added,
    capacity,
    conscious,
    exploration,
    in_game,
    in_play,
    skill_dice,
)
from dustboard.games.wk2.state.state import RoadState

Reader = Callable[[RoadState, int], int]
TWO_HANDS: Final = 2
MOVE_BIT: Final = 1  # of the actions taken in a turn
VALUABLE: Final = 3


# -- the table ------------------------------------------------------------------------------------


def _knights(state: RoadState, seat: int) -> int:
    return state.knights


def _round(state: RoadState, seat: int) -> int:
    return state.round


def _time(state: RoadState, seat: int) -> int:
    return state.time


class _Module:
    def __init__(self, module: int) -> None:
        self.module = module

    def read(self, state: RoadState, seat: int) -> int:
        return int(state.house.modules[self.module])


def _board_challenge(state: RoadState, seat: int) -> int:
    return len(state.challenge)


def _party_challenge(state: RoadState, seat: int) -> int:
    return sum(state.challenges)


# -- a knight and its vehicle ---------------------------------------------------------------------


def _xp(state: RoadState, seat: int) -> int:
    return state.xp[seat]


def _fuel(state: RoadState, seat: int) -> int:
    return state.fuel[seat]


def _ammo(state: RoadState, seat: int) -> int:
    return state.ammo[seat]


def _meds(state: RoadState, seat: int) -> int:
    return state.meds[seat]


def _contaminated(state: RoadState, seat: int) -> int:
    return state.contaminated[seat]


def _radiation(state: RoadState, seat: int) -> int:
    return state.radiation[seat]


def _damage(state: RoadState, seat: int) -> int:
    return state.damage[seat]


def _scouting(state: RoadState, seat: int) -> int:
    """Exploration as printed, and what gear adds to it."""
    printed = EXPLORATION[state.knight[seat]]
    gear = [source for source in in_play(state, seat) if source < FACES]
    return printed + sum(MOD[MORE_EXPLORATION][face] for face in gear)


def _room(state: RoadState, seat: int) -> int:
    return capacity(state, seat) - len(state.stowed[seat])


def _stowed(state: RoadState, seat: int) -> int:
    return len(state.stowed[seat])


def _armor(state: RoadState, seat: int) -> int:
    return len(state.armor[seat])


def _protection(state: RoadState, seat: int) -> int:
    return PROTECTION[state.armor[seat][0]] if state.armor[seat] else 0


def _utility(state: RoadState, seat: int) -> int:
    return len([one for one in state.stowed[seat] if GEAR_TYPE[gear_of(one)] == UTILITY])


def _light(state: RoadState, seat: int) -> int:
    return int(VEHICLE_TYPE[state.vehicle[seat]] == LIGHT)


def _medium(state: RoadState, seat: int) -> int:
    return int(VEHICLE_TYPE[state.vehicle[seat]] == MEDIUM)


def _heavy(state: RoadState, seat: int) -> int:
    heavy = VEHICLE_TYPE[state.vehicle[seat]] == HEAVY
    return int(heavy or added(state, seat, HEAVY_BARS) > 0)


def _with_parts(state: RoadState, seat: int) -> int:
    return int(state.house.parts)


def _parts(state: RoadState, seat: int) -> int:
    return len(state.parts[seat])


class _Part:
    def __init__(self, part: int) -> None:
        self.part = part

    def read(self, state: RoadState, seat: int) -> int:
        """Whether the vehicle has the part, and it works (wk2.part.18)."""
        return int(state.wreck[seat] == RUNS and self.part in state.parts[seat])


def _may_move(state: RoadState, seat: int) -> int:
    """Whether a Move Action of this turn is still to come."""
    return int(state.actions > 0 and not state.taken >> MOVE_BIT & 1)


def _conscious(state: RoadState, seat: int) -> int:
    return int(conscious(state, seat))


def _wrecked(state: RoadState, seat: int) -> int:
    return int(state.wreck[seat] != RUNS)


def _upgrades(state: RoadState, seat: int) -> int:
    return len(state.upgrades[seat])


def _tech_gg(state: RoadState, seat: int) -> int:
    """Two green dice or better."""
    return int(sum(skill_dice(state, seat, TECH)[1:]) >= 2)


# -- the space ------------------------------------------------------------------------------------


def _here_challenge(state: RoadState, seat: int) -> int:
    return state.challenge.count(state.space[seat])


def _here_plot(state: RoadState, seat: int) -> int:
    return state.plot.count(state.space[seat])


def _here_city(state: RoadState, seat: int) -> int:
    here = state.space[seat]  # -1 before the figure stands anywhere
    return int(here >= 0 and board.IS_CITY[here])


def _here_knights(state: RoadState, seat: int) -> int:
    """The other knights on the space."""
    here = state.space[seat]
    return len([one for one in in_game(state) if one != seat and state.space[one] == here])


def _last_icons(state: RoadState, seat: int) -> int:
    here = state.space[seat]
    return sum(board.ICONS[here]) if here >= 0 else 0


class _Terrain:
    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def read(self, state: RoadState, seat: int) -> int:
        here = state.space[seat]
        return int(here >= 0 and board.TERRAIN[here] == self.terrain)


# -- tests and combats ----------------------------------------------------------------------------


def _missing(state: RoadState, seat: int) -> int:
    return max(0, state.difficulty - state.successes)


def _successes(state: RoadState, seat: int) -> int:
    return state.successes


def _defeated(state: RoadState, seat: int) -> int:
    return int(spent(state))


def _attacking(state: RoadState, seat: int) -> int:
    return state.attacking


def _own_melee(state: RoadState, seat: int) -> int:
    return int(state.weapon < 0 or ATTACK[gear_of(state.weapon)] == MELEE)


def _own_bare(state: RoadState, seat: int) -> int:
    return state.bare


def _own_two_handed(state: RoadState, seat: int) -> int:
    return int(state.weapon >= 0 and HANDS[gear_of(state.weapon)] == TWO_HANDS)


def _foe_melee(state: RoadState, seat: int) -> int:
    return int(state.foe >= 0 and ENEMY_ATTACK[state.foe] == MELEE)


def _foe_ranged(state: RoadState, seat: int) -> int:
    return int(state.foe >= 0 and ENEMY_ATTACK[state.foe] == RANGED)


def _foe_ambush(state: RoadState, seat: int) -> int:
    return int(state.foe_traits & AMBUSH != 0)


def _foe_health(state: RoadState, seat: int) -> int:
    return state.foe_health


def _foe_wounds(state: RoadState, seat: int) -> int:
    return state.foe_wounds


def _foe_struck(state: RoadState, seat: int) -> int:
    return int(state.foe_struck in (1, 3))


def _fought(state: RoadState, seat: int) -> int:
    """Whether there was a combat in this action."""
    return int(state.fights > 0)


def _defeats(state: RoadState, seat: int) -> int:
    return state.defeats[seat]


def _event(state: RoadState) -> int:
    """The event card that is being resolved, or -1."""
    card = state.card[0] if state.card else -1
    return CARD_NUMBER[card] if card >= 0 and CARD_KIND[card] == EVENT else -1


def _on_road(state: RoadState, seat: int) -> int:
    event = _event(state)
    return int(event >= 0 and EVENT_ON_ROAD[event])


def _with_gang(state: RoadState, seat: int) -> int:
    """Whether the knight deals with a gang: the enemy, or the card."""
    event = _event(state)
    foe = state.foe >= 0 and ENEMY_TYPE[state.foe] == GANG
    return int(foe or (event >= 0 and EVENT_WITH_GANG[event]))


def _blocked(state: RoadState, seat: int) -> int:
    """Whether the event is something that stands in the way."""
    event = _event(state)
    return int(event >= 0 and EVENT_BLOCKS[event])


def _foe_drawn(state: RoadState, seat: int) -> int:
    """Whether the last combat was with a wasteland card."""
    return int(state.fought >= 0)


def _camp_meds(state: RoadState, seat: int) -> int:
    return state.camp_meds


def _camp_helped(state: RoadState, seat: int) -> int:
    """Whether the Camp Action has healed another knight."""
    return state.camp_helped


def _valuables(state: RoadState, seat: int) -> int:
    """Gear cards whose side that lies up has Barter 3 or more."""
    zones = (state.hands[seat], state.armor[seat], state.stowed[seat], state.cache[seat])
    return len([face for zone in zones for face in zone if BARTER[face] >= VALUABLE])


class _FoeType:
    def __init__(self, type: int) -> None:
        self.type = type

    def read(self, state: RoadState, seat: int) -> int:
        return int(state.foe >= 0 and ENEMY_TYPE[state.foe] == self.type)


class _Skill:
    def __init__(self, skill: int) -> None:
        self.skill = skill

    def read(self, state: RoadState, seat: int) -> int:
        return int(state.skill == self.skill)


# names with their readers; those of the story are in `story_leaves`
_LEAVES: Final[tuple[tuple[str, Reader], ...]] = (
    ("B", _knights),
    ("round", _round),
    ("time", _time),
    ("xp", _xp),
    ("fuel", _fuel),
    ("ammo", _ammo),
    ("meds", _meds),
    ("resources", total_resources),
    ("wounds", wounds_of),
    ("contaminated", _contaminated),
    ("radiation", _radiation),
    ("damage", _damage),
    ("exploration", exploration),
    ("scouting", _scouting),
    ("capacity", capacity),
    ("room", _room),
    ("stowed", _stowed),
    ("armor", _armor),
    ("protection", _protection),
    ("utility", _utility),
    ("light", _light),
    ("medium", _medium),
    ("heavy", _heavy),
    ("foe.melee", _foe_melee),
    ("foe.ranged", _foe_ranged),
    *[(f"foe.{name}", _FoeType(type).read) for type, name in enumerate(ENEMY_TYPES)],
    ("foe.ambush", _foe_ambush),
    ("foe.health", _foe_health),
    ("foe.wounds", _foe_wounds),
    ("foe.struck", _foe_struck),
    ("defeated", _defeated),
    ("attacking", _attacking),
    ("fought", _fought),
    ("defeats", _defeats),
    ("event.road", _on_road),
    ("event.blocked", _blocked),
    ("with.gang", _with_gang),
    *[(f"skill.{name}", _Skill(skill).read) for skill, name in enumerate(SKILLS)],
    ("with_parts", _with_parts),
    ("parts", _parts),
    *[(f"part.{id}", _Part(part).read) for part, id in enumerate(PART_ID)],
    ("may_move", _may_move),
    ("conscious", _conscious),
    ("wrecked", _wrecked),
    ("upgrades", _upgrades),
    ("here.challenge", _here_challenge),
    ("here.plot", _here_plot),
    ("here.city", _here_city),
    ("here.knights", _here_knights),
    ("here.desert", _Terrain(1).read),
    ("here.highway", _Terrain(0).read),
    ("here.scrub", _Terrain(2).read),
    ("here.mountains", _Terrain(3).read),
    ("board.challenge", _board_challenge),
    ("party.challenge", _party_challenge),
    ("last.icons", _last_icons),
    ("missing", _missing),
    ("successes", _successes),
    ("own.melee", _own_melee),
    ("own.bare", _own_bare),
    ("own.two_handed", _own_two_handed),
    ("tech.gg", _tech_gg),
    ("foe.drawn", _foe_drawn),
    ("camp.meds", _camp_meds),
    ("camp.helped", _camp_helped),
    ("valuables", _valuables),
    *[(f"module.{name}", _Module(at).read) for at, name in enumerate(MODULES) if name],
)
LEAF_NAMES: Final[tuple[str, ...]] = tuple([name for name, _ in _LEAVES])
LEAF_READERS: Final[list[Reader]] = [reader for _, reader in _LEAVES]
