"""Exploration actions: special actions, trade, resupply (wk1.action)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.keys import of_number
from dustboard.games.wk1.content.mods import RESUPPLY_DISCOUNT
from dustboard.games.wk1.content.tile_table import (
    NUMBER,
    RESUPPLY_AMOUNT,
    RESUPPLY_BOTH,
    RESUPPLY_COLOUR,
)
from dustboard.games.wk1.rules.effects.lines import ACTIONS, LISTS, KnightEffect
from dustboard.games.wk1.rules.effects.window_moments import SPECIAL_GREEN
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.gear.payment import can_pay, cost_of, pay_gear
from dustboard.games.wk1.rules.gear.vehicles import repair_vehicle
from dustboard.games.wk1.rules.resources import (
    FULL,
    gain_ammo,
    gain_fuel,
    heal_health,
    heal_radiation,
)
from dustboard.games.wk1.rules.trade.trade_action import may_trade_here, trade_action
from dustboard.games.wk1.rules.vocabulary import RUNNER
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Call, Frame, Program

# special actions of a tile are 0, 1, 2; then these
TRADE: Final = 90
BODY: Final = 91  # fully heals Radiation and Health
SUPPLIES: Final = 92  # fully regains Ammo and Fuel and repairs the vehicle
BOTH: Final = 93


def actions_here(state: KnightsState, seat: int) -> list[int]:
    """All actions printed for the hex where the knight stands (wk1.action.02-05)."""
    tile = state.tiles[state.at[seat]]
    found = list(range(len(ACTIONS[tile])))
    if may_trade_here(state, seat):
        found.append(TRADE)
    if RESUPPLY_COLOUR[tile] >= 0:
        found.extend([BOTH] if RESUPPLY_BOTH[tile] else [BODY, SUPPLIES])
    return found


def action_keys(state: KnightsState, seat: int, action: int) -> str:
    """The key of an action."""
    names = {TRADE: "trade", BODY: "body", SUPPLIES: "supplies", BOTH: "resupply"}
    return names[action] if action in names else of_number("special", action + 1)


def resupply_value(state: KnightsState, seat: int) -> int:
    """What a resupply costs here (wk1.action.09-14, 23)."""
    tile = state.tiles[state.at[seat]]
    cost = cost_of(state, RESUPPLY_COLOUR[tile], RESUPPLY_AMOUNT[tile])
    less = mod(state, seat, RESUPPLY_DISCOUNT) * state.house.values[0]
    return max(0, cost - less)


def may_act(state: KnightsState, seat: int, action: int) -> str:
    """ "" if the action can be performed, else the clause that refuses it (wk1.action.08)."""
    if action == TRADE:
        return ""
    if action in (BODY, SUPPLIES, BOTH):
        return "" if can_pay(state, seat, resupply_value(state, seat)) else "wk1.action.08"
    tile = state.tiles[state.at[seat]]
    possible = RUNNER.affordable(state, LISTS.action[tile][action], seat, (tile,))
    return "" if possible else "wk1.action.08"


def perform(state: KnightsState, seat: int, action: int) -> None:
    """Carry out one action; the last act of a step."""
    tile = state.tiles[state.at[seat]]
    if state.journal is not None:
        rule = ACTION_RULES[NUMBER[tile]] if NUMBER[tile] else "wk1.action.02"
        state.tell("action", rule, seat, {"tile": tile, "action": action})
    if action == TRADE:
        trade_action(state, seat, "wk1.action.05")
    elif action in (BODY, SUPPLIES, BOTH):
        state.push_in_order([(RESUPPLY.number, seat, (action,))])
        pay_gear(state, seat, resupply_value(state, seat), "wk1.gear.06")
    else:
        calls: list[Call] = [RUNNER.call(LISTS.action[tile][action], seat, (tile,))]
        if gives_one_green(ACTIONS[tile][action]):
            calls.append((AFTER_GREEN.number, seat, ()))
        state.push_in_order(calls)


# the clause of the reference sheet for each numbered hex
ACTION_RULES: Final = (
    "",
    "wk1.action.09",
    "wk1.action.11",
    "wk1.action.12",
    "wk1.action.13",
    "wk1.action.14",
    "wk1.action.15",
    "wk1.action.16",
    "wk1.action.17",
    "wk1.action.18",
    "wk1.action.19",
    "wk1.action.21",
    "wk1.action.22",
    "wk1.action.23",
    "wk1.action.25",
    "wk1.action.26",
)


def gives_one_green(effects: tuple[KnightEffect, ...]) -> bool:
    """Whether an action gives exactly one green card and nothing else."""
    only = len(effects) == 1 and effects[0].word == "gain"
    return only and effects[0].what == things.GREEN_CARD and effects[0].amount == 1


def after_green(state: KnightsState, frame: Frame) -> None:
    """Some knights find more where others find one green card."""
    own_window(state, SPECIAL_GREEN, frame.seat)


AFTER_GREEN: Final = Program("after one green card", (after_green,))


def resupply(state: KnightsState, frame: Frame) -> None:
    """Body, supplies or both (wk1.action.06-07)."""
    seat, kind = frame.seat, frame.bindings[0]
    if kind in (BODY, BOTH):
        heal_radiation(state, seat, FULL, "wk1.action.06")
        heal_health(state, seat, FULL, "wk1.action.06")
    if kind in (SUPPLIES, BOTH):
        gain_ammo(state, seat, FULL, "wk1.action.07")
        gain_fuel(state, seat, FULL, "wk1.action.07")
        repair_vehicle(state, seat, "wk1.action.07")


RESUPPLY: Final = Program("resupply", (resupply,))
