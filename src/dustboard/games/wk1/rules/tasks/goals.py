"""When tasks are accomplished, and what they oblige the Waster to (wk1.task.13-15, wk1.task.27)."""

from __future__ import annotations

from dustboard.games.wk1.content.board import DISTANCE, TIER
from dustboard.games.wk1.content.card_table import TRAITS
from dustboard.games.wk1.content.constants import EMPTY, NONE, PURPLE, STEP_MOVE, STEP_REST
from dustboard.games.wk1.content.task_table import (
    DEFEAT_ENEMY,
    DEFEAT_KNIGHT,
    END_IN_DANGER,
    EXPLORE_CITIES,
    GOAL,
    GOAL_AMOUNT,
    GOAL_HEXES,
    GOAL_POINTS,
    GOAL_TIER,
    GOAL_TRAIT,
    HELP_RIVAL,
    HUNT,
    NEED,
    NEED_DEFEAT,
    NEED_HEX,
    NEED_TRAIT,
    REST_UNHURT,
    SHOW_GEAR,
    TRAVEL,
)
from dustboard.games.wk1.content.tile_table import CONTAMINATION, IS_CITY, NUMBER, RADIATION, THREAT
from dustboard.games.wk1.rules.gear.gear import show_value
from dustboard.games.wk1.rules.programs import ACCOMPLISH, TASKS_TOGETHER
from dustboard.games.wk1.rules.resources import FULL
from dustboard.games.wk1.rules.seats import round_order
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Call


def common_task(state: KnightsState) -> int:
    """The open common task, or EMPTY."""
    return state.slots[PURPLE]


def held_tasks(state: KnightsState, seat: int) -> list[int]:
    """Private tasks that a knight has accepted and not accomplished yet."""
    if state.players == 2:
        return list(state.accepted[seat])
    return [
        state.slots[slot]
        for slot in range(1, 3)
        if state.slot_holder[slot] == seat and state.slots[slot] != EMPTY
    ]


def task_hex(state: KnightsState, number: int) -> int:
    """Where the hex with this number (1-15) lies on the board; -1 if a mission took it away."""
    for place, tile in enumerate(state.tiles):
        if NUMBER[tile] == number:
            return place
    return NONE


def hunting(state: KnightsState, seat: int) -> int:
    """Bits of the traits that tasks oblige this knight's Waster to play."""
    bits = 0
    common = common_task(state)
    if common != EMPTY and HUNT[common] != NONE:
        bits |= 1 << HUNT[common]
    for card in held_tasks(state, seat):
        if HUNT[card] != NONE:
            bits |= 1 << HUNT[card]
    return bits


def _done(state: KnightsState, seat: int, card: int) -> list[Call]:
    """A knight accomplishes a task, unless a special token lies on his hex (wk1.token.03, E13)."""
    if state.at[seat] in state.special_at:
        return []
    return [(ACCOMPLISH.number, seat, (card,))]


def _common_done(state: KnightsState, seat: int, goal: int) -> list[Call]:
    """The common task, if it asks for this and is open."""
    common = common_task(state)
    if common == EMPTY or GOAL[common] != goal:
        return []
    return _done(state, seat, common)


def now_met(state: KnightsState) -> list[Call]:
    """The common task, if it asks for a state of things that some knight is in (wk1.task.14).

    Goals of this kind are looked at whenever something may have brought them about: a hex was
    entered, gear has found its place, a knight woke up, a step began, the task was introduced.
    """
    common = common_task(state)
    if common == EMPTY or GOAL[common] not in (TRAVEL, SHOW_GEAR):
        return []
    for seat in round_order(state):
        if not state.down[seat] and _is_met(state, seat, common) and not _under_way(state, common):
            calls = _done(state, seat, common)
            if calls:
                return calls
    return []


def _is_met(state: KnightsState, seat: int, common: int) -> bool:
    """Whether a conscious knight has gone far enough, or owns enough."""
    if GOAL[common] == TRAVEL:
        moving = state.step == STEP_MOVE and state.active == seat
        far = state.points_spent >= GOAL_POINTS[common] and state.route_at >= GOAL_HEXES[common]
        return moving and far
    return state.step == STEP_REST and show_value(state, seat) >= GOAL_AMOUNT[common]


def _under_way(state: KnightsState, card: int) -> bool:
    """Whether a knight is just being rewarded for this task."""
    frame = state.frame
    while frame is not None:
        if frame.program == ACCOMPLISH.number and frame.bindings[0] == card:
            return True
        frame = frame.below
    return False


def after_move(state: KnightsState, seat: int) -> list[Call]:
    """A task that looks at where a move ended."""
    if state.down[seat] or state.route_at == 0:
        return []
    common = common_task(state)
    if common == EMPTY or dangers_on(state, state.at[seat]) < GOAL_AMOUNT[common]:
        return []
    return _common_done(state, seat, END_IN_DANGER)


def dangers_on(state: KnightsState, place: int) -> int:
    """Threat, Radiation and contamination icons and tokens of a hex."""
    tile = state.tiles[place]
    icons = THREAT[tile] + RADIATION[tile] + CONTAMINATION[tile]
    tokens = state.threat_tokens[place] + state.radiation_tokens[place]
    return icons + tokens + state.contamination_tokens[place]


def after_defeat(state: KnightsState, seat: int, foe: int) -> list[Call]:
    """An enemy of a wasteland card was defeated; the Waster orders several tasks (wk1.task.28)."""
    calls: list[Call] = []
    common = common_task(state)
    if common != EMPTY and GOAL[common] == DEFEAT_ENEMY:
        trait = GOAL_TRAIT[common]
        if trait == NONE or TRAITS[foe] >> trait & 1:
            calls.extend(_common_done(state, seat, DEFEAT_ENEMY))
    for card in held_tasks(state, seat):
        if NEED[1][card] == NEED_DEFEAT and TRAITS[foe] >> NEED_TRAIT[1][card] & 1:
            place = task_hex(state, NEED_HEX[1][card])
            if place != NONE and DISTANCE[state.at[seat]][place] <= 1:
                calls.extend(_done(state, seat, card))
    if len(calls) > 1:
        cards = tuple(call[2][0] for call in calls)
        return [(TASKS_TOGETHER.number, seat, cards)]
    return calls


def knight_beaten(state: KnightsState, winner: int, loser: int) -> list[Call]:
    """A knight was defeated, also by one who did not start the duel (A60)."""
    state.loser = loser
    return _common_done(state, winner, DEFEAT_KNIGHT)


def after_help(state: KnightsState, helper: int, rival: int) -> list[Call]:
    """A rival was revived or given a card of value for nothing."""
    state.helped = rival
    return _common_done(state, helper, HELP_RIVAL)


def after_exploring(state: KnightsState, seat: int) -> list[Call]:
    """Cities other than Gangraen that a knight explored while the task lies open."""
    common = common_task(state)
    if common == EMPTY or GOAL[common] != EXPLORE_CITIES:
        return []
    city = counted_city(state, state.at[seat])
    if not city:
        return []
    state.cities[seat] |= city
    enough = how_many(state.cities[seat]) >= GOAL_AMOUNT[common]
    return _common_done(state, seat, EXPLORE_CITIES) if enough else []


def counted_city(state: KnightsState, place: int) -> int:
    """The bit of a city other than Gangraen on this hex; 0 if there is none."""
    tile = state.tiles[place]
    return 1 << NUMBER[tile] if IS_CITY[tile] and NUMBER[tile] != 1 else 0


def how_many(cities: int) -> int:
    """How many cities these bits are."""
    return sum(cities >> number & 1 for number in range(16))


def rest_begins(state: KnightsState) -> list[Call]:
    """A Rest Step begins; of several knights the first in round order has it (wk1.task.15)."""
    common = common_task(state)
    if common != EMPTY and GOAL[common] == REST_UNHURT:
        for seat in round_order(state):
            if not state.down[seat] and _unhurt(state, seat, GOAL_TIER[common]):
                calls = _done(state, seat, common)
                if calls:
                    return calls
    return now_met(state)


def _unhurt(state: KnightsState, seat: int, tier: int) -> bool:
    """Healthy and clean on a hex of this tier that is no city (wk1.ko.01-02)."""
    place = state.at[seat]
    if TIER[place] != tier or IS_CITY[state.tiles[place]]:
        return False
    return state.health[seat] == FULL and state.radiation[seat] == 0
