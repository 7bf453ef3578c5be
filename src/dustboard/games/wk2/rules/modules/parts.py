"""Parts of vehicles: what fits, what has to go, what is built in camp (wk2.part).

The deck lies open, so a part is named and never drawn; what goes from a vehicle goes back to it.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import TECH
from dustboard.games.wk2.content.knight_table import TURNS_INTO, VEHICLE_ID, VEHICLE_TYPE
from dustboard.games.wk2.content.part_table import (
    ANY_TYPE,
    OWN_TYPES,
    PART_ID,
    PART_LEVEL,
    PART_TYPES,
    PARTS,
)
from dustboard.games.wk2.rules.harm import settle_chassis
from dustboard.games.wk2.rules.programs import FIT_GEAR, FIT_PARTS, TEST
from dustboard.games.wk2.rules.supply import spill_fuel
from dustboard.games.wk2.rules.tests import test_passed
from dustboard.games.wk2.rules.values import part_room
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted, without

BUILT: Final = Program("built")  # bindings: which part
NOTHING: Final = PARTS  # as an answer: no part
HELP: Final = 2  # points of Repair that are a success


# -- on a vehicle ---------------------------------------------------------------------------------


def fits(state: RoadState, seat: int, part: int) -> bool:
    """Whether one type of the vehicle suits this part and all that are on it (wk2.part.03, .04)."""
    types = OWN_TYPES[state.vehicle[seat]] & PART_TYPES[part]
    for one in state.parts[seat]:
        types &= PART_TYPES[one]
    return types != 0


def is_bound(state: RoadState, seat: int) -> bool:
    """Whether a part needs a type, so that a sheet that can be turned stays (wk2.part.04)."""
    return any(PART_TYPES[one] != ANY_TYPE for one in state.parts[seat])


def fitting(state: RoadState, seat: int) -> list[int]:
    """The parts of the deck that could be put on the vehicle now (wk2.part.02, .03)."""
    own = state.parts[seat]
    if len(own) >= part_room(state, seat):
        return []
    return [
        part
        for part in sorted(set(state.parts_deck))
        if part not in own and fits(state, seat, part)
    ]


def unfit(state: RoadState, seat: int) -> list[Refusal]:
    """Why the other parts of the deck can't be put on it."""
    found: list[Refusal] = []
    own = state.parts[seat]
    full = len(own) >= part_room(state, seat)
    for part in sorted(set(state.parts_deck)):
        if part in own:
            why = Message("refused-part-twice")
            found.append(Refusal(PART_ID[part], "wk2.part.02", why))
        elif full:
            rule = "wk2.part.05" if state.malfunctions[seat] else "wk2.part.02"
            why = Message("refused-part-room", {"room": part_room(state, seat)})
            found.append(Refusal(PART_ID[part], rule, why))
        elif not fits(state, seat, part):
            rule = "wk2.part.04" if TURNS_INTO[state.vehicle[seat]] >= 0 else "wk2.part.03"
            found.append(Refusal(PART_ID[part], rule, Message("refused-part-type")))
    return found


def attach_part(state: RoadState, seat: int, part: int, rule: str) -> None:
    """A part of the deck is put on the vehicle; a sheet that can be turned suits it from now on."""
    state.parts_deck = without(state.parts_deck, part)
    state.parts[seat] = insert_sorted(state.parts[seat], (part,))
    if state.journal is not None:
        state.tell("part", rule, seat, {"part": PART_ID[part]})
    vehicle = state.vehicle[seat]
    if not PART_TYPES[part] >> VEHICLE_TYPE[vehicle] & 1:
        state.vehicle[seat] = TURNS_INTO[vehicle]
        if state.journal is not None:
            data = {"vehicle": VEHICLE_ID[state.vehicle[seat]]}
            state.tell("switches", "wk2.part.04", seat, data)


def return_part(state: RoadState, seat: int, part: int, rule: str) -> None:
    """A part goes back to the deck, and what it gave room for goes as well (wk2.part.17, .18)."""
    state.parts[seat] = without(state.parts[seat], part)
    state.parts_deck = insert_sorted(state.parts_deck, (part,))
    if state.journal is not None:
        state.tell("part-gone", rule, seat, {"part": PART_ID[part]})
    settle_chassis(state, seat)
    spill_fuel(state, seat, "wk2.part.17")
    state.push_in_order([(FIT_GEAR.number, seat, ())])


# -- too many of them -----------------------------------------------------------------------------


def ask_surplus(state: RoadState, frame: Frame) -> None:
    """The owner chooses which part goes back (wk2.part.06)."""
    seat = frame.seat
    state.choice[seat] = NOTHING
    if len(state.parts[seat]) > part_room(state, seat):
        state.ask(seat, SURPLUS.number)


def take_surplus(state: RoadState, frame: Frame) -> None:
    """Look again until the rest has room."""
    seat = frame.seat
    if state.choice[seat] != NOTHING:
        state.push_in_order([(FIT_PARTS.number, seat, ())])
        return_part(state, seat, state.choice[seat], "wk2.part.06")


# -- tinkering ------------------------------------------------------------------------------------


def ask_tinker(state: RoadState, frame: Frame) -> None:
    """One part may be built instead of using Repair, before anything else in camp (wk2.part.07)."""
    state.choice[frame.seat] = NOTHING
    if fitting(state, frame.seat):
        state.ask(frame.seat, TINKERING.number)


def take_tinker(state: RoadState, frame: Frame) -> None:
    """Tech is tested against its level; all Repair goes into it (wk2.part.08, .09, .18)."""
    seat, part = frame.seat, state.choice[frame.seat]
    if part == NOTHING:
        return
    helped = state.points // HELP
    state.points = 0
    state.ahead[seat] += helped
    if state.journal is not None:
        data = {"part": PART_ID[part], "level": PART_LEVEL[part], "helped": helped}
        state.tell("builds", "wk2.part.08", seat, data)
    calls = [(TEST.number, seat, (TECH, PART_LEVEL[part])), (BUILT.number, seat, (part,))]
    state.push_in_order(calls)


def judge_built(state: RoadState, frame: Frame) -> None:
    """Passed, it is on the vehicle; failed, it stays in the deck (wk2.part.10, .11)."""
    seat, part = frame.seat, frame.bindings[0]
    if test_passed(state):
        attach_part(state, seat, part, "wk2.part.10")
    elif state.journal is not None:
        state.tell("not-built", "wk2.part.10", seat, {"part": PART_ID[part]})


# -- asks -----------------------------------------------------------------------------------------


def _surplus_legal(state: RoadState, seat: int) -> list[int]:
    return list(state.parts[seat])


def part_key(state: RoadState, seat: int, action: int) -> str:
    """The key of an answer that is a part, or none."""
    return "none" if action == NOTHING else PART_ID[action]


def _surplus_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-return-part", {"part": action})


def _surplus_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-surplus-part", {"over": len(state.parts[seat]) - part_room(state, seat)})


def _surplus_timeout(state: RoadState, seat: int) -> int:
    return state.parts[seat][-1]


def _tinker_legal(state: RoadState, seat: int) -> list[int]:
    return [*fitting(state, seat), NOTHING]


def _tinker_label(state: RoadState, seat: int, action: int) -> Message:
    if action == NOTHING:
        return Message("option-build-nothing")
    return Message("option-build", {"part": action, "level": PART_LEVEL[action]})


def _tinker_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-tinker", {"helped": state.points // HELP})


def _tinker_timeout(state: RoadState, seat: int) -> int:
    return NOTHING


SURPLUS: Final = Ask(
    "surplus_part",
    "choose",
    "wk2.part.06",
    legal=_surplus_legal,
    key=part_key,
    label=_surplus_label,
    prompt=_surplus_prompt,
    timeout=_surplus_timeout,
)
TINKERING: Final = Ask(
    "tinker",
    "choose",
    "wk2.part.07",
    legal=_tinker_legal,
    key=part_key,
    label=_tinker_label,
    prompt=_tinker_prompt,
    refused=unfit,
    timeout=_tinker_timeout,
)
