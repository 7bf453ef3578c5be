"""The Camp Action: healing, repairs, camp effects and an upgrade, in any mix (wk2.camp)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import MEDS
from dustboard.games.wk2.content.gear_table import (
    FACES,
    REPAIR_COST,
    face_key,
    gear_of,
)
from dustboard.games.wk2.content.knight_table import VEHICLE_REPAIR
from dustboard.games.wk2.content.mods import MEDS_HEAL
from dustboard.games.wk2.content.wasteland_table import UPGRADES
from dustboard.games.wk2.rules.experience import (
    may_upgrade,
    take_upgrade,
    upgrade_key,
    upgrades_for,
)
from dustboard.games.wk2.rules.favours import TOOLS, spend
from dustboard.games.wk2.rules.gear import broken_gear, repair_gear
from dustboard.games.wk2.rules.harm import heal_wounds, wounds_of
from dustboard.games.wk2.rules.programs import CAMP
from dustboard.games.wk2.rules.supply import lose_resource
from dustboard.games.wk2.rules.values import RUNS, added, repair
from dustboard.games.wk2.rules.vocabulary import CAMP_USE, RUNNER
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

IN_CAMP: Final = Program("in camp")
_TOOLS_POINTS: Final = 2
POINTS: Final = 3  # of healing for each Meds (wk2.camp.03)
# answers: done; Meds on wounds, so many points on contaminated ones; Meds on radiation; 1 damage;
# then gear to repair, gear to use, upgrades
DONE: Final = 0
_MEDS_AT: Final = 1
_RADIATION: Final = 6
_DAMAGE: Final = 7
_REPAIR_AT: Final = 8
_USE_AT: Final = _REPAIR_AT + FACES
_UPGRADE_AT: Final = _USE_AT + FACES
_END: Final = _UPGRADE_AT + 2 * UPGRADES


def begin_camp(state: RoadState, frame: Frame) -> None:
    """Repair points are those of the sheet (wk2.camp.07)."""
    state.points = repair(state, frame.seat)
    if spend(state, frame.seat, TOOLS):
        state.points += _TOOLS_POINTS
    if state.journal is not None:
        state.tell("camps", "wk2.camp.01", frame.seat, {})
    state.push_in_order([(IN_CAMP.number, frame.seat, (0,))])


def ask_camp(state: RoadState, frame: Frame) -> None:
    """What is done next, if anything can be."""
    state.choice[frame.seat] = DONE
    if len(_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, CAMPING.number)


def take_camp(state: RoadState, frame: Frame) -> None:
    """Do it and ask again, until the knight is done."""
    seat, chosen = frame.seat, state.choice[frame.seat]
    if chosen == DONE:
        return
    upgraded = frame.bindings[0] or int(chosen >= _UPGRADE_AT)
    state.push_in_order([(IN_CAMP.number, seat, (upgraded,))])
    if chosen < _RADIATION:
        _heal(state, seat, chosen - _MEDS_AT)
    elif chosen == _RADIATION:
        lose_resource(state, seat, MEDS, 1, "wk2.camp.06")
        state.radiation[seat] -= 1
        if state.journal is not None:
            state.tell("cleaned", "wk2.camp.06", seat, {"amount": 1})
    elif chosen == _DAMAGE:
        state.points -= VEHICLE_REPAIR[state.vehicle[seat]]
        state.damage[seat] -= 1
        if state.journal is not None:
            state.tell("mended", "wk2.camp.09", seat, {"amount": 1})
    elif chosen < _USE_AT:
        face = chosen - _REPAIR_AT
        state.points -= REPAIR_COST[gear_of(face)]
        repair_gear(state, seat, face, "wk2.camp.08")
    elif chosen < _UPGRADE_AT:
        face = chosen - _USE_AT
        RUNNER.push(state, CAMP_USE[face], seat, (face,))
    else:
        take_upgrade(state, seat, chosen - _UPGRADE_AT)


def _heal(state: RoadState, seat: int, on_contaminated: int) -> None:
    lose_resource(state, seat, MEDS, 1, "wk2.camp.02")
    points = max(1, POINTS + added(state, seat, MEDS_HEAL))
    before = wounds_of(state, seat)
    heal_wounds(state, seat, points, on_contaminated)
    if state.journal is not None:
        data = {"amount": before - wounds_of(state, seat), "turned": on_contaminated}
        state.tell("healed", "wk2.camp.03", seat, data)


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [DONE]
    if state.meds[seat]:
        if wounds_of(state, seat):
            most = min(POINTS, state.contaminated[seat])
            least = 0 if state.wounds[seat] else 1
            found += [_MEDS_AT + number for number in range(min(least, most), most + 1)]
        if state.radiation[seat]:
            found.append(_RADIATION)
    runs = state.wreck[seat] == RUNS
    if runs and state.damage[seat] and state.points >= VEHICLE_REPAIR[state.vehicle[seat]]:
        found.append(_DAMAGE)
    for face in broken_gear(state, seat):
        if REPAIR_COST[gear_of(face)] <= state.points:
            found.append(_REPAIR_AT + face)  # never a card with X (wk2.camp.11)
    for face in sorted(set(state.stowed[seat])):
        if CAMP_USE[face] >= 0 and RUNNER.possible(state, CAMP_USE[face], seat, (face,)):
            found.append(_USE_AT + face)
    if not state.bound(0) and may_upgrade(state, seat):
        found += [_UPGRADE_AT + face for face in upgrades_for(state, seat)]
    return found


def _key(state: RoadState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    if action < _RADIATION:
        return f"meds:{action - _MEDS_AT}"
    if action == _RADIATION:
        return "meds:radiation"
    if action == _DAMAGE:
        return "repair:damage"
    if action < _USE_AT:
        return f"repair:{face_key(action - _REPAIR_AT)}"
    if action < _UPGRADE_AT:
        return f"use:{face_key(action - _USE_AT)}"
    return f"upgrade:{upgrade_key(action - _UPGRADE_AT)}"


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-break-camp")
    if action < _RADIATION:
        return Message("option-heal", {"turned": action - _MEDS_AT})
    if action == _RADIATION:
        return Message("option-heal-radiation")
    if action == _DAMAGE:
        cost = VEHICLE_REPAIR[state.vehicle[seat]]
        return Message("option-repair-damage", {"cost": cost})
    if action < _USE_AT:
        face = action - _REPAIR_AT
        return Message("option-repair", {"face": face, "cost": REPAIR_COST[gear_of(face)]})
    if action < _UPGRADE_AT:
        return Message("option-use", {"face": action - _USE_AT})
    return Message("option-upgrade", {"upgrade": action - _UPGRADE_AT})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-camp", {"points": state.points, "meds": state.meds[seat]})


def _timeout(state: RoadState, seat: int) -> int:
    return DONE


CAMPING: Final = Ask(
    "camp",
    "choose",
    "wk2.camp.01",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
__all__ = ["CAMP"]
