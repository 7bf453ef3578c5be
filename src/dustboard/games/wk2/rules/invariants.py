"""What must hold after every step; each gives "" or says what is wrong."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import OF_EACH_DANGER, OF_EACH_RESOURCE
from dustboard.games.wk2.content.gear_table import GEAR, GEAR_COPIES, GEAR_MODULE, UNIQUE
from dustboard.games.wk2.content.wasteland_table import (
    CARD_MODULE,
    DECK_CARDS,
    EXPLORATION_CARDS,
    INJURIES,
    MALFUNCTION_MODULE,
    MALFUNCTIONS,
    THREAT_TOKENS,
)
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.setup import in_box
from dustboard.games.wk2.rules.values import CONSCIOUS, RUNS, chassis, health, resilience, tank
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.title import Invariant


def gear_conserved(state: RoadState) -> str:
    """No gear card is made or lost; unique gear comes and goes with its upgrade."""
    counts = [0] * GEAR
    for zone in state.zones_of_gear():
        for face in zone:
            counts[face >> 1] += 1
    wrong = [
        gear
        for gear in in_box(state, range(GEAR), GEAR_MODULE)
        if not UNIQUE[gear] and counts[gear] != GEAR_COPIES[gear]
    ]
    return f"gear {wrong} was made or lost" if wrong else ""


def cards_conserved(state: RoadState) -> str:
    """No other card or token is made or lost."""
    cards = sorted(in_box(state, DECK_CARDS[0] + DECK_CARDS[1], CARD_MODULE))
    checked = (
        ("wasteland", state.zones_of_wasteland(), cards),
        ("exploration", state.zones_of_exploration(), list(range(EXPLORATION_CARDS))),
        ("threat", state.zones_of_threat(), list(range(THREAT_TOKENS))),
    )
    for name, zones, wanted in checked:
        found = sorted([card for zone in zones for card in zone])
        if found != wanted:
            return f"{name}: {found} instead of {wanted}"
    down = [one for one in state.down if one != CONSCIOUS]
    injuries = sorted([card for zone in state.zones_of_injuries() for card in zone] + down)
    if injuries != list(range(INJURIES)):
        return f"injuries: {injuries}"
    wrecks = [one for one in state.wreck if one != RUNS]
    zones = state.zones_of_malfunctions()
    malfunctions = sorted([card for zone in zones for card in zone] + wrecks)
    wanted = in_box(state, range(MALFUNCTIONS), MALFUNCTION_MODULE)
    return "" if malfunctions == wanted else f"malfunctions: {malfunctions}"


def supply_conserved(state: RoadState) -> str:
    """Resources and markers are in the pool or with somebody (wk2.gold.03)."""
    held = (state.fuel, state.ammo, state.meds)
    for resource in range(3):
        total = state.pool[resource] + sum(held[resource])
        if total != OF_EACH_RESOURCE or min(held[resource]) < 0 or state.pool[resource] < 0:
            return f"resource {resource}: {total}"
    total = sum(state.markers_left) + len(state.markers)
    return "" if total == 3 * OF_EACH_DANGER else f"danger markers: {total}"


def tracks_in_range(state: RoadState) -> str:
    """Tokens on sheets fit there."""
    for seat in range(state.players):
        if state.knight[seat] < 0 or state.vehicle[seat] < 0 or state.out[seat]:
            continue
        if wounds_of(state, seat) > health(state, seat) or state.wounds[seat] < 0:
            return f"seat {seat}: {wounds_of(state, seat)} wounds"
        if wounds_of(state, seat) == health(state, seat) and state.down[seat] == CONSCIOUS:
            return f"seat {seat} should be unconscious"
        if not 0 <= state.damage[seat] <= chassis(state, seat):
            return f"seat {seat}: {state.damage[seat]} damage"
        if not 0 <= state.radiation[seat] <= resilience(state, seat):
            return f"seat {seat}: {state.radiation[seat]} radiation"
        if state.fuel[seat] > tank(state, seat) and state.wreck[seat] == RUNS:
            return f"seat {seat}: {state.fuel[seat]} Fuel in a Tank of {tank(state, seat)}"
    return ""


INVARIANTS: Final[tuple[Invariant, ...]] = (
    gear_conserved,
    cards_conserved,
    supply_conserved,
    tracks_in_range,
)
