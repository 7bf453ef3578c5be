"""Tasks that the Waster brings into the game or puts in order, and the reward of one."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.goals import FIRST, SECOND, task_chance, task_reward
from dustboard.games.wk1.bot.prices import thing_worth
from dustboard.games.wk1.bot.seen import Seen, known_once
from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.card_table import BY_ID, REWARD, REWARD_INSTEAD
from dustboard.games.wk1.content.task_table import NEED_HEX

FAR_AWAY: Final = 0.05  # what a task loses for each hex on the way to it


def rate_new_tasks(look: Seen, keys: list[str]) -> list[float]:
    """The task that the own knight can do best, and soonest."""
    ratings: list[float] = []
    for key in keys:
        card = BY_ID[key]
        odds = task_chance(look, card, FIRST) * task_chance(look, card, SECOND)
        place = look.place_of(NEED_HEX[FIRST][card])
        way = DISTANCE[place][look.here] if place >= 0 else 0
        ratings.append(odds * task_reward(look, card) - FAR_AWAY * way)
    return ratings


def rate_task_order(look: Seen, keys: list[str]) -> list[float]:
    """What a rival gains least by comes first; a merciful Waster turns that round."""
    sign = 1.0 if look.spares() or look.state.active == look.me else -1.0
    return [sign * task_reward(look, BY_ID[key]) for key in keys]


def rate_rewards(look: Seen, keys: list[str]) -> list[float]:
    """The reward that is worth more now, of the task whose owner may choose."""
    state, me = look.state, look.me
    tasks = [*state.accepted[me], *state.shown_tasks[me], *state.slots]
    found = [card for card in known_once(tasks) if REWARD_INSTEAD[card]]
    ratings: list[float] = []
    for key in keys:
        table = REWARD_INSTEAD if key == "instead" else REWARD
        worths = [thing_worth(look, look.mine, *part) for card in found for part in table[card]]
        ratings.append(sum(worths))
    return ratings
