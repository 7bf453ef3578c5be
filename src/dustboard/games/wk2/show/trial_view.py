"""What everybody sees of a test or a combat: dice, pools, and the step it has come to."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import ATTACKS, ENEMY_TYPES, MELEE, SKILLS, TRAITS
from dustboard.games.wk2.content.dice import BOTCH, COLOURS, FATE, SIDES, SUCCESSES, Pool, written
from dustboard.games.wk2.content.gear_table import ATTACK, face_key, gear_of
from dustboard.games.wk2.content.knight_table import SKILL_DICE
from dustboard.games.wk2.content.mods import DICE_MOD
from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    ENEMY_ATTACK,
    ENEMY_ID,
    ENEMY_THREAT,
    ENEMY_TYPE,
    REWARD,
)
from dustboard.games.wk2.rules.programs import COMBAT, TEST
from dustboard.games.wk2.rules.using import source_key
from dustboard.games.wk2.rules.values import in_play, printed_skill
from dustboard.games.wk2.show.view_types import (
    CombatStep,
    CombatView,
    DiceSource,
    DieView,
    TestView,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.frames import Frame

# the step that begins each part of a combat
_BEGINS: Final[dict[str, CombatStep]] = {
    "face_enemy": "traits",
    "ask_weapon": "weapon",
    "take_weapon": "tokens",
    "ambush": "engagement",
    "ranged_attacks": "ranged",
    "advance_enemy": "advance",
    "melee_attacks": "melee",
    "resolve_combat": "resolution",
}
_STEPS: Final[list[CombatStep]] = []
_GAINS: Final = ("xp", "fuel", "ammo", "meds", "gear")
# by enemy: what its card promises
_REWARDS: Final[list[dict[str, int]]] = [
    {name: getattr(row, name) for name in _GAINS if getattr(row, name)} for row in REWARD
]


def _step_at(path: int) -> CombatStep:
    """The part of a combat that a frame is in; its path is the step that runs next."""
    if not _STEPS:
        part: CombatStep = "traits"
        for name in COMBAT.step_names():
            part = _BEGINS.get(name, part)
            _STEPS.append(part)
    return _STEPS[max(0, min(path, len(_STEPS)) - 1)]


def dice_view(dice: tuple[int, ...]) -> list[DieView]:
    """Dice on the table, each with what its face shows.

    >>> dice_view((6,))
    [{'colour': 'green', 'face': 0, 'successes': 2, 'fates': 0, 'botches': 0}]
    """
    found: list[DieView] = []
    for die in dice:
        colour, face = divmod(die, SIDES)
        found.append(
            {
                "colour": COLOURS[colour],
                "face": face,
                "successes": SUCCESSES[colour][face],
                "fates": FATE[colour][face],
                "botches": BOTCH[colour][face],
            }
        )
    return found


def _pool(dice: list[int]) -> str:
    pool: Pool = (dice[0], dice[1], dice[2], dice[3])
    return written(pool)


def _running(state: RoadState, program: int) -> Frame | None:
    """The frame of a program that is going on, the innermost one."""
    frame = state.frame
    while frame is not None:
        if frame.program == program:
            return frame
        frame = frame.below
    return None


def _sources(state: RoadState, seat: int) -> list[DiceSource]:
    """Where the dice of a pool are from: the sheet, then cards, then bonuses; then what is lost."""
    left = list(state.test_pool)
    found: list[DiceSource] = []
    own = SKILL_DICE[state.knight[seat]][printed_skill(state, seat, state.skill)]
    given = [("skill", own)]
    table = DICE_MOD[state.skill]
    given += [(source_key(one), table[one]) for one in in_play(state, seat) if sum(table[one])]
    for source, dice in given:
        found.append({"source": source, "dice": written(dice)})
        left = [left[colour] - dice[colour] for colour in range(len(COLOURS))]
    more, lost = [max(0, one) for one in left], [max(0, -one) for one in left]
    if sum(more):
        found.append({"source": "more", "dice": _pool(more)})
    if sum(lost):
        found.append({"source": "lost", "dice": _pool(lost)})
    return found


def test_view(state: RoadState) -> TestView | None:
    """The test that goes on; dice thrown outside one are no test."""
    frame = _running(state, TEST.number)
    if frame is None or state.skill < 0:
        return None
    dice = dice_view(state.rolled)
    return {
        "seat": frame.seat,
        "skill": SKILLS[state.skill],
        "difficulty": state.difficulty,
        "pool": _pool(state.test_pool),
        "sources": _sources(state, frame.seat),
        "dice": dice,
        "sure": state.sure,
        "short": state.short,
        "got": max(0, sum(die["successes"] for die in dice) + state.sure - state.short),
    }


def combat_view(state: RoadState) -> CombatView | None:
    """The combat that goes on, with both sides."""
    if state.foe < 0:
        return None
    frame = _running(state, COMBAT.number)
    if frame is None:
        return None
    weapon = state.weapon
    own = MELEE if weapon < 0 else ATTACK[gear_of(weapon)]
    return {
        "seat": frame.seat,
        "step": _step_at(frame.path),
        "foe": ENEMY_ID[state.foe],
        "card": CARD_ID[state.foe_card] if state.foe_card >= 0 else None,
        "type": ENEMY_TYPES[ENEMY_TYPE[state.foe]],
        "threat": ENEMY_THREAT[state.foe],
        "reward": _REWARDS[state.foe],
        "wounds": state.foe_wounds,
        "health": state.foe_health,
        "traits": [name for at, name in enumerate(TRAITS) if state.foe_traits >> at & 1],
        "attack": ATTACKS[ENEMY_ATTACK[state.foe]],
        "foe_pool": _pool(state.foe_pool),
        "foe_dice": dice_view(state.foe_rolled),
        "foe_struck": state.foe_struck == 1,
        "extra": state.foe_extra,
        "coming": state.coming,
        "weapon": face_key(weapon) if weapon >= 0 else None,
        "own_attack": ATTACKS[own],
        "own_pool": _pool(state.test_pool) if state.struck else "",
        "own_dice": dice_view(state.rolled),
        "struck": state.struck == 1,
        "landing": state.landing,
    }
