"""What must hold after every step; each gives "" or says what is wrong."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import OF_EACH_DANGER, OF_EACH_RESOURCE
from dustboard.games.wk2.content.gear_table import GEAR, GEAR_COPIES, GEAR_MODULE, UNIQUE
from dustboard.games.wk2.content.knight_table import VEHICLE_TYPE
from dustboard.games.wk2.content.part_table import PART_TYPES, PARTS_DECK
from dustboard.games.wk2.content.settings import DURING
from dustboard.games.wk2.content.story_table import TALLIES
from dustboard.games.wk2.content.task_table import TASK_CITY, TASK_GOAL, TASKS
from dustboard.games.wk2.content.wasteland_table import (
    CARD_MODULE,
    DECK_CARDS,
    EXPLORATION_CARDS,
    INJURIES,
    LANDMARKS,
    MALFUNCTION_MODULE,
    MALFUNCTIONS,
    THREAT_TOKENS,
)
from dustboard.games.wk2.rules.actions import ACTION
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.modules.landmarks import MOST, OPEN
from dustboard.games.wk2.rules.setup import in_box
from dustboard.games.wk2.rules.tasks.city_tasks import MOST_ACTIVE
from dustboard.games.wk2.rules.values import (
    CONSCIOUS,
    MOST_PARTS,
    RUNS,
    chassis,
    health,
    part_room,
    resilience,
    tank,
)
from dustboard.games.wk2.rules.words.towns import TROPHIES
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
    # they come with the option, after set-up
    dealt = any(len(zone) > 0 for zone in state.zones_of_landmarks())
    landmarks = list(range(LANDMARKS)) if dealt else []
    piled = any(len(zone) > 0 for zone in state.zones_of_city_tasks())
    tasks = list(range(TASKS)) if piled else []
    checked = (
        ("wasteland", state.zones_of_wasteland(), cards),
        ("exploration", state.zones_of_exploration(), list(range(EXPLORATION_CARDS))),
        ("threat", state.zones_of_threat(), list(range(THREAT_TOKENS))),
        ("landmarks", state.zones_of_landmarks(), landmarks),
        ("city tasks", state.zones_of_city_tasks(), tasks),
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


def landmarks_in_place(state: RoadState) -> str:
    """Each landmark has a space of its own, and as many cards lie open as the game allows."""
    spaces = [space for space in (*state.marker_at, *state.landmark_at) if space >= 0]
    if len(set(spaces)) < len(spaces):
        return f"two landmarks on one space: {spaces}"
    placed = [card for card, space in enumerate(state.landmark_at) if space >= 0]
    if placed != sorted(state.revealed):
        return f"markers {placed} lie open, cards {state.revealed}"
    for seat, space in enumerate(state.marker_at):
        if space >= 0 and not (state.landmark[seat] and OPEN[space]):
            return f"seat {seat}: a marker without a card, or where none may lie"
    if state.house.landmarks == DURING and len(state.revealed) > MOST:
        return f"{len(state.revealed)} landmarks were found"
    if any(set(seat) - set(state.revealed) for seat in state.visited):
        return "a landmark was used that nobody has found"
    return "" if state.house.landmarks or not spaces else "landmarks without the module"


def parts_in_place(state: RoadState) -> str:
    """No part is made or lost; those of a vehicle have distinct names and suit it (wk2.part.02)."""
    found = sorted([part for zone in state.zones_of_parts() for part in zone])
    if found and found != list(PARTS_DECK):
        return f"parts: {found}"
    for seat in range(state.players):
        own = state.parts[seat]
        if len(set(own)) < len(own) or len(own) > MOST_PARTS:
            return f"seat {seat}: parts {own}"
        types = [PART_TYPES[one] >> VEHICLE_TYPE[state.vehicle[seat]] & 1 for one in own]
        if not all(types):
            return f"seat {seat}: parts {own} on vehicle {state.vehicle[seat]}"
        if state.asked[seat] == ACTION.number and len(own) > part_room(state, seat):
            return f"seat {seat}: {len(own)} parts, and room for {part_room(state, seat)}"
    return ""


def tasks_in_order(state: RoadState) -> str:
    """Tasks lie in the pile of their city or beside a sheet, at most two of them open."""
    for city, pile in enumerate(state.task_piles):
        if any(TASK_CITY[task] != city for task in pile):
            return f"pile {city} has {pile}"
    for seat in range(state.players):
        held = (*state.tasks[seat], *state.tasks_done[seat])
        if len({TASK_CITY[task] for task in held}) < len(held):
            return f"seat {seat}: two tasks of one city: {held}"
        if len(state.tasks[seat]) > MOST_ACTIVE:
            return f"seat {seat}: {len(state.tasks[seat])} active tasks"
        if any(state.task_steps[task] < TASK_GOAL[task] for task in state.tasks_done[seat]):
            return f"seat {seat}: a task was finished before its goal was met"
    placed = [task for task, space in enumerate(state.task_at) if space >= 0]
    if any(all(task not in tasks for tasks in state.tasks) for task in placed):
        return f"tokens of tasks {placed} lie on the board"
    return "" if state.house.city_tasks or not sum(map(len, state.tasks)) else "tasks without them"


def trophies_counted(state: RoadState) -> str:
    """Each wooden token is one trophy of the knight who has it."""
    for seat in range(state.players):
        counted = state.tally[seat * len(TALLIES) + TROPHIES]
        if state.wooden.count(seat) != counted:
            return f"seat {seat}: {counted} trophies, {state.wooden.count(seat)} wooden tokens"
    return ""


INVARIANTS: Final[tuple[Invariant, ...]] = (
    gear_conserved,
    cards_conserved,
    supply_conserved,
    tracks_in_range,
    landmarks_in_place,
    parts_in_place,
    trophies_counted,
    tasks_in_order,
)
