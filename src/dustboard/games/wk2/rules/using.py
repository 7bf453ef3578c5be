"""What cards in play do at a moment by themselves, and what a knight may declare then."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import DRUG, WEAPON
from dustboard.games.wk2.content.gear_table import FACES, GEAR_TYPE, HANDS, face_key, gear_of
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.mods import (
    EVENT_AT,
    INJURY_AT,
    KNIGHT_AT,
    LANDMARK_AT,
    MALFUNCTION_AT,
    PART_AT,
    PENALTY_AT,
    SPECIAL_AT,
    TASK_AT,
    UPGRADE_AT,
    VEHICLE_AT,
)
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.sources import OF_GEAR
from dustboard.games.wk2.content.task_table import TASK_ID
from dustboard.games.wk2.content.wasteland_table import (
    EVENT_ID,
    INJURY_ID,
    LANDMARK_ID,
    MALFUNCTION_ID,
    SPECIAL_ID,
)
from dustboard.games.wk2.rules.experience import upgrade_key
from dustboard.games.wk2.rules.values import at_hand, in_play
from dustboard.games.wk2.rules.vocabulary import KINDS_AT, RUNNER
from dustboard.games.wk2.state.state import RoadState

_NAMED: Final[tuple[tuple[int, list[str]], ...]] = (
    (TASK_AT, TASK_ID),
    (PART_AT, PART_ID),
    (LANDMARK_AT, LANDMARK_ID),
    (EVENT_AT, EVENT_ID),
    (VEHICLE_AT, VEHICLE_ID),
    (KNIGHT_AT, KNIGHT_ID),
    (SPECIAL_AT, SPECIAL_ID),
    (MALFUNCTION_AT, MALFUNCTION_ID),
    (INJURY_AT, INJURY_ID),
)


def acting(state: RoadState, table: list[int], seat: int) -> list[int]:
    """All that does something for a knight at a moment, if its condition holds.

    Of the weapons in hand only the one that attacks (wk2.gear.04); from the vehicle drugs and
    weapons that need no hand as well (wk2.gear.03, .06).
    """
    hands = state.hands[seat]
    kinds = table[KINDS_AT]
    found: list[int] = []
    for one in in_play(state, seat, kinds):
        if table[one] >= 0 and (one not in hands or one == state.weapon):
            found.append(one)
    if not kinds & OF_GEAR:
        return found
    last = -1
    for face in at_hand(state, seat):  # in order, so equal ones lie together
        if table[face] >= 0 and face != last:
            type = GEAR_TYPE[gear_of(face)]
            if type == DRUG or (type == WEAPON and HANDS[gear_of(face)] == 0):
                found.append(face)
        last = face
    return found


def fire(state: RoadState, table: list[int], seat: int) -> None:
    """Let what everything in play does at a moment happen next, one after the other."""
    for source in reversed(acting(state, table, seat)):
        RUNNER.push(state, table[source], seat, (source,))


def fire_tasks(state: RoadState, table: list[int], seat: int) -> None:
    """The same for moments that only the tasks of a knight wait for."""
    for task in reversed(state.tasks[seat]):
        if table[TASK_AT + task] >= 0:
            RUNNER.push(state, table[TASK_AT + task], seat, (TASK_AT + task,))


def usable(state: RoadState, table: list[int], seat: int, source: int) -> bool:
    """Whether a knight may use something now: its condition holds, and it would do something."""
    line = table[source]
    if line < 0:
        return False
    gate = RUNNER.lines[line].gate
    if gate is not None and gate.value(state, seat, (source,)) == 0:
        return False
    return RUNNER.possible(state, line, seat, (source,))


def uses(state: RoadState, table: list[int], seat: int) -> list[int]:
    """What a knight may use at a moment, equal cards once."""
    found: list[int] = []
    for one in acting(state, table, seat):
        if one not in found and usable(state, table, seat, one):
            found.append(one)
    found.sort()
    return found


def use(state: RoadState, table: list[int], seat: int, source: int) -> None:
    """Let it happen next."""
    RUNNER.push(state, table[source], seat, (source,))


def source_key(source: int) -> str:
    """How answers name a source.

    >>> source_key(KNIGHT_AT), source_key(UPGRADE_AT + 1), source_key(1)
    ('k-johnny', 'p-johnny-1:b', 'a01:broken')
    """
    if source < FACES:
        return face_key(source)
    if source < INJURY_AT:
        return upgrade_key(source - UPGRADE_AT)
    if PENALTY_AT <= source < EVENT_AT:
        return KNIGHT_ID[(source - PENALTY_AT) // 2]
    for first, ids in _NAMED:
        if source >= first:
            return ids[source - first]
    return ""
