"""Choices before the first round: knight, vehicle, tasks."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.goals import FIRST, SECOND, task_chance, task_reward
from dustboard.games.wk1.bot.prices import weapon_worth
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.weights import knight_share
from dustboard.games.wk1.content.card_table import ARMOR, BY_ID, CAPACITY, SPEED
from dustboard.games.wk1.content.constants import BLADES, GUNS, MEDICINE, REPAIR, SURVIVAL, TALK
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.keys import CARD, read
from dustboard.games.wk1.content.knight_table import ABILITY, KNIGHT_BY_ID, SKILL, STARTING_GEAR
from dustboard.games.wk1.content.mods import DICE_REPAIR_EXPLORING, POINTS_PER_FUEL

# what skills are worth: blades, guns, medicine, repair, survival, talk
_USUAL: Final[tuple[float, ...]] = (0.3, 0.5, 0.4, 0.5, 0.7, 0.4)
_SKILLS: Final[dict[str, tuple[float, ...]]] = {
    "savior": (0.3, 0.4, 0.7, 0.3, 0.9, 0.6),
    "only_one": (0.8, 0.8, 0.2, 0.2, 0.6, 0.2),
    "manifold": (0.6, 0.9, 0.2, 0.2, 0.4, 0.2),
    "freight": (0.8, 0.3, 0.2, 1.0, 0.4, 0.4),
    "blackout": (0.2, 0.3, 0.2, 1.6, 0.5, 0.6),
}
GOOD: Final = 0.2  # the share of four from which on a knight is as good a choice as any
_FIGHTS: Final = ("only_one", "manifold")


def skill_weights(look: Seen) -> tuple[float, ...]:
    """What each skill is worth in this mission."""
    return _SKILLS.get(look.mission, _USUAL)


def rate_knights(look: Seen, keys: list[str]) -> list[float]:
    """Any of those who have won their part of games like this; without such games, by the sheet."""
    won = [knight_share(look.mission, key) for key in keys]
    if min(won) > 0.0:
        return [1.0 if share >= GOOD else share for share in won]
    return [_sheet_worth(look, KNIGHT_BY_ID[key]) for key in keys]


def _sheet_worth(look: Seen, knight: int) -> float:
    """Skills that the mission asks for, starting gear, and an ability that saves Fuel."""
    weights = skill_weights(look)
    rating = 0.0
    for skill in (BLADES, GUNS, MEDICINE, REPAIR, SURVIVAL, TALK):
        rating += weights[skill] * SKILL[knight][skill]
    arms = [
        weapon_worth(card, SKILL[knight][GUNS], SKILL[knight][BLADES])
        for card in STARTING_GEAR[knight]
    ]
    armor = sum([ARMOR[card] for card in STARTING_GEAR[knight]])
    for card in STARTING_GEAR[knight]:  # the first mods are dice of the skills, in their order
        rating += sum([weights[skill] * MOD[skill][card] for skill in range(len(weights))])
        rating += weights[REPAIR] * MOD[DICE_REPAIR_EXPLORING][card]
    fight = max([0.0, *arms]) + armor
    rating += fight * (1.0 if look.mission in _FIGHTS else 0.4)
    return rating + MOD[POINTS_PER_FUEL][ABILITY[knight]]


def rate_vehicles(look: Seen, keys: list[str]) -> list[float]:
    """The fastest one; all keys are designs or vehicles of the pool."""
    ratings: list[float] = []
    for key in keys:
        if key == "draw":
            ratings.append(0.0)
            continue
        answer = read(key)
        vehicle = answer.card
        better = SPEED[vehicle] + 0.3 * CAPACITY[vehicle]
        owned = look.mine.vehicle >= 0
        ratings.append(-1.0 if owned and answer.word != CARD else better)
    return ratings


def rate_tasks_kept(look: Seen, keys: list[str]) -> list[float]:
    """Put away the task that promises least."""
    ratings: list[float] = []
    for key in keys:
        card = BY_ID[key]
        odds = task_chance(look, card, FIRST) * task_chance(look, card, SECOND)
        ratings.append(-odds * task_reward(look, card))
    return ratings
