"""Gear in hands, on the body and in the vehicle; what is new has to fit at once (wk2.gear)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import ARMOR, BROKEN, WEAPON
from dustboard.games.wk2.content.gear_table import (
    FACES,
    GEAR_ID,
    GEAR_TYPE,
    HANDS,
    face_key,
    face_of,
    gear_of,
    is_broken,
)
from dustboard.games.wk2.rules.programs import FIT_GEAR
from dustboard.games.wk2.rules.supply import discard_gear, draw_gear
from dustboard.games.wk2.rules.values import capacity
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame
from dustboard.kernel.zones import insert_sorted, without

TWO_HANDS: Final = 2
DONE: Final = 0
# an answer about gear is 1 + what is done * FACES + face
EQUIP: Final = 0
STOW: Final = 1
DROP: Final = 2
_VERBS: Final = ("equip", "stow", "drop")
MOST_MOVES: Final = 12  # of gear between two actions: more would only go in circles


def gain_gear(state: RoadState, seat: int, face: int, rule: str) -> None:
    """A card comes to a knight and has to be equipped or stowed at once (wk2.gear.13)."""
    state.stowed[seat] = insert_sorted(state.stowed[seat], (face,))
    if state.journal is not None:
        state.tell("gear", rule, seat, {"gear": GEAR_ID[gear_of(face)], "broken": is_broken(face)})
    state.push_in_order([(FIT_GEAR.number, seat, ())])


def gain_drawn_gear(state: RoadState, seat: int, number: int, rule: str) -> None:
    """Gear found or won is the lowest of the deck and arrives broken (wk2.explore.12)."""
    for _ in range(number):
        face = draw_gear(state)
        if face >= 0:
            gain_gear(state, seat, face, rule)


def break_gear(state: RoadState, seat: int, face: int, rule: str) -> None:
    """A working card is turned to its broken side, a broken one discarded (wk2.gear.08, .09)."""
    broken = face_of(gear_of(face), BROKEN)
    for zone in (state.hands, state.armor, state.stowed):
        if face in zone[seat]:
            zone[seat] = without(zone[seat], face)
            if is_broken(face):
                discard_gear(state, face)
            else:
                zone[seat] = insert_sorted(zone[seat], (broken,))
            break
    if state.journal is not None:
        data = {"gear": GEAR_ID[gear_of(face)], "gone": is_broken(face)}
        state.tell("broke", rule, seat, data)


def hide_gear(state: RoadState, seat: int, face: int) -> None:
    """A card goes to a hiding place: out of Capacity, and out of use."""
    for zone in (state.stowed, state.hands, state.armor):
        if face in zone[seat]:
            zone[seat] = without(zone[seat], face)
            break
    state.cache[seat] = insert_sorted(state.cache[seat], (face,))
    if state.journal is not None:
        state.tell("hidden", "wk2.gear.11", seat, {"gear": GEAR_ID[gear_of(face)]})


def repair_gear(state: RoadState, seat: int, face: int, rule: str) -> None:
    """A broken card is turned to its working side."""
    for zone in (state.hands, state.armor, state.stowed):
        if face in zone[seat]:
            working = face_of(gear_of(face), 1 - BROKEN)
            zone[seat] = insert_sorted(without(zone[seat], face), (working,))
            break
    if state.journal is not None:
        state.tell("fixed", rule, seat, {"gear": GEAR_ID[gear_of(face)]})


def broken_gear(state: RoadState, seat: int) -> list[int]:
    """The broken cards of a knight, equal ones once."""
    faces = state.hands[seat] + state.armor[seat] + state.stowed[seat]
    return sorted({face for face in faces if is_broken(face)})


def hands_used(state: RoadState, seat: int) -> int:
    """How many hands the equipped weapons take."""
    return sum(HANDS[gear_of(face)] for face in state.hands[seat])


def can_equip(state: RoadState, seat: int, face: int) -> bool:
    """Whether a stowed card fits into a free slot (wk2.move.02)."""
    gear = gear_of(face)
    if GEAR_TYPE[gear] == ARMOR:
        return not state.armor[seat]
    if GEAR_TYPE[gear] != WEAPON or HANDS[gear] == 0:
        return False
    return hands_used(state, seat) + HANDS[gear] <= TWO_HANDS


def is_idle(face: int) -> bool:
    """Whether a card does nothing in the vehicle: armor, and weapons for hands (wk2.gear.16)."""
    gear = gear_of(face)
    return GEAR_TYPE[gear] == ARMOR or (GEAR_TYPE[gear] == WEAPON and HANDS[gear] > 0)


def has_gear(state: RoadState, seat: int) -> bool:
    """Whether there is any card to arrange; each can be dropped at least."""
    return len(state.stowed[seat]) + len(state.hands[seat]) + len(state.armor[seat]) > 0


def moves(state: RoadState, seat: int) -> list[int]:
    """All that can be done with gear between two actions (wk2.gear.11, .12)."""
    found: list[int] = []
    for face in sorted(set(state.stowed[seat])):
        if can_equip(state, seat, face):
            found.append(1 + EQUIP * FACES + face)
        found.append(1 + DROP * FACES + face)
    room = len(state.stowed[seat]) < capacity(state, seat)
    for face in sorted(set(state.hands[seat] + state.armor[seat])):
        if room:
            found.append(1 + STOW * FACES + face)
        if face not in state.stowed[seat]:  # of two equal cards the stowed one is dropped
            found.append(1 + DROP * FACES + face)
    return found


def move_gear(state: RoadState, seat: int, action: int) -> None:
    """Equip, stow or drop a card."""
    verb, face = divmod(action - 1, FACES)
    worn = (state.hands, state.armor)
    for zone in (*worn, state.stowed) if verb == STOW else (state.stowed, *worn):
        if face in zone[seat]:
            zone[seat] = without(zone[seat], face)
            break
    if verb == DROP:
        discard_gear(state, face)
    elif verb == STOW:
        state.stowed[seat] = insert_sorted(state.stowed[seat], (face,))
    elif GEAR_TYPE[gear_of(face)] == ARMOR:
        state.armor[seat] = (face,)
    else:
        state.hands[seat] = insert_sorted(state.hands[seat], (face,))
    if state.journal is not None:
        data = {"gear": GEAR_ID[gear_of(face)], "how": _VERBS[verb]}
        state.tell("gear-moved", "wk2.gear.11", seat, data)


# -- what is new has to fit -----------------------------------------------------------------------


def ask_fit(state: RoadState, frame: Frame) -> None:
    """Too many cards: one is equipped or discarded, until all fit (wk2.gear.14)."""
    if len(state.stowed[frame.seat]) > capacity(state, frame.seat):
        state.ask(frame.seat, FIT.number)


def take_fit(state: RoadState, frame: Frame) -> None:
    """Look again until everything fits."""
    if len(state.stowed[frame.seat]) > capacity(state, frame.seat):
        state.push_in_order([(FIT_GEAR.number, frame.seat, ())])


def _fit_legal(state: RoadState, seat: int) -> list[int]:
    return [one for one in moves(state, seat) if (one - 1) // FACES != STOW]


def _fit_apply(state: RoadState, seat: int, action: int) -> None:
    move_gear(state, seat, action)
    state.done(seat)


def gear_key(state: RoadState, seat: int, action: int) -> str:
    """The key of an answer about gear."""
    if action == DONE:
        return "done"
    verb, face = divmod(action - 1, FACES)
    return f"{_VERBS[verb]}:{face_key(face)}"


def gear_label(state: RoadState, seat: int, action: int) -> Message:
    """What such an answer says."""
    if action == DONE:
        return Message("option-done")
    verb, face = divmod(action - 1, FACES)
    return Message(f"option-{_VERBS[verb]}", {"face": face})


def _fit_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-fit", {"over": len(state.stowed[seat]) - capacity(state, seat)})


def _fit_timeout(state: RoadState, seat: int) -> int:
    return _fit_legal(state, seat)[-1]


FIT: Final = Ask(
    "fit",
    "choose",
    "wk2.gear.14",
    legal=_fit_legal,
    apply=_fit_apply,
    key=gear_key,
    label=gear_label,
    prompt=_fit_prompt,
    timeout=_fit_timeout,
)
