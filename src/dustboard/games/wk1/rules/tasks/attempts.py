"""Accepting and accomplishing private tasks while exploring (wk1.task.18-23, wk1.p2.05-07)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import EMPTY, FOR_TASK, NONE
from dustboard.games.wk1.content.task_table import (
    NEED,
    NEED_AMOUNT,
    NEED_CHECK,
    NEED_DEFEAT,
    NEED_DIFFICULTY,
    NEED_DISCARD,
    NEED_HEX,
    NEED_SHOW,
    NEED_SKILL,
    NEED_SPEND,
    NEED_SUFFER,
    NEED_WHAT,
)
from dustboard.games.wk1.content.things import GREEN_CARD, RED_CARD
from dustboard.games.wk1.rules.gear.payment import can_pay, cost_of, pay_gear
from dustboard.games.wk1.rules.gear.places import stored_count
from dustboard.games.wk1.rules.programs import ACCOMPLISH, CHECK
from dustboard.games.wk1.rules.resources import lose_fuel, suffer
from dustboard.games.wk1.rules.tasks.goals import held_tasks, task_hex
from dustboard.games.wk1.rules.tasks.tasks import slot_of
from dustboard.games.wk1.rules.words.cards import discard_own, fitting
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, Program

FIRST: Final = 0
SECOND: Final = 1


def on_hex(state: KnightsState, seat: int, card: int, part: int) -> bool:
    """Whether the knight stands on the hex of a requirement."""
    return task_hex(state, NEED_HEX[part][card]) == state.at[seat]


def can_meet(state: KnightsState, seat: int, card: int, part: int) -> bool:
    """Whether what a requirement costs could be given now."""
    need = NEED[part][card]
    if need == NEED_DISCARD and _names_colour(card, part):
        return can_pay(state, seat, _cost(state, card, part))
    if need == NEED_DISCARD:
        return len(fitting(state, seat, NEED_WHAT[part][card])) >= NEED_AMOUNT[part][card]
    if need == NEED_SPEND:
        return state.fuel[seat] >= NEED_AMOUNT[part][card]
    if need == NEED_SHOW:
        return stored_count(state, seat) >= NEED_AMOUNT[part][card]
    return True


def _names_colour(card: int, part: int) -> bool:
    """Whether a requirement names gear by its colour, so that its worth counts."""
    return GREEN_CARD <= NEED_WHAT[part][card] <= RED_CARD


def _cost(state: KnightsState, card: int, part: int) -> int:
    """The value of the gear that a requirement wants discarded (E18)."""
    return cost_of(state, NEED_WHAT[part][card] - GREEN_CARD, NEED_AMOUNT[part][card])


def offered(state: KnightsState, seat: int) -> list[int]:
    """Private tasks that a knight may accept where their first requirement is."""
    if state.players == 2:
        cards = [*state.secret_tasks[seat], *state.shown_tasks[seat]]
        return [card for card in cards if card >= 0 and card not in state.accepted[seat]]
    if held_tasks(state, seat):
        return []  # one at a time (wk1.task.21)
    return [
        state.slots[slot]
        for slot in (1, 2)
        if state.slots[slot] != EMPTY and state.slot_holder[slot] == NONE
    ]


def acceptable(state: KnightsState, seat: int) -> list[int]:
    """Private tasks whose first requirement can be tried here."""
    return [
        card
        for card in offered(state, seat)
        if on_hex(state, seat, card, FIRST) and can_meet(state, seat, card, FIRST)
    ]


def barred(state: KnightsState, seat: int) -> list[int]:
    """Open private tasks of this hex that a knight with a task can't accept (wk1.task.21)."""
    if state.players == 2 or not held_tasks(state, seat):
        return []
    return [
        state.slots[slot]
        for slot in (1, 2)
        if state.slots[slot] != EMPTY
        and state.slot_holder[slot] == NONE
        and on_hex(state, seat, state.slots[slot], FIRST)
    ]


def accomplishable(state: KnightsState, seat: int) -> list[int]:
    """Own private tasks whose second requirement can be tried here."""
    return [
        card
        for card in held_tasks(state, seat)
        if NEED[SECOND][card] != NEED_DEFEAT
        and on_hex(state, seat, card, SECOND)
        and can_meet(state, seat, card, SECOND)
    ]


def attempt_accept(state: KnightsState, seat: int, card: int) -> None:
    """Show the task (two players) and try its first requirement."""
    if card in state.secret_tasks[seat]:
        rest = tuple(other for other in state.secret_tasks[seat] if other != card)
        state.secret_tasks[seat] = rest
        state.shown_tasks[seat] = (*state.shown_tasks[seat], card)
        if state.journal is not None:
            state.tell("task-shown", "wk1.p2.05", seat, {"card": card})
    state.push_in_order([(ATTEMPT.number, seat, (card, FIRST))])


def attempt_accomplish(state: KnightsState, seat: int, card: int) -> None:
    """Try the second requirement."""
    state.push_in_order([(ATTEMPT.number, seat, (card, SECOND))])


def meet_requirement(state: KnightsState, frame: Frame) -> None:
    """Make the check, or give what is asked for."""
    card, part = frame.bindings
    seat = frame.seat
    need = NEED[part][card]
    amount = NEED_AMOUNT[part][card]
    state.check_passed = 1
    if need == NEED_CHECK:
        check = (NEED_SKILL[part][card], NEED_DIFFICULTY[part][card], FOR_TASK)
        state.push_in_order([(CHECK.number, seat, check)])
    elif need == NEED_DISCARD and _names_colour(card, part):
        pay_gear(state, seat, _cost(state, card, part), "wk1.gear.06")
    elif need == NEED_DISCARD:
        state.push_in_order([discard_own(seat, NEED_WHAT[part][card])] * amount)
    elif need == NEED_SPEND:
        lose_fuel(state, seat, amount, "wk1.task.18")
    elif need == NEED_SUFFER:
        suffer(state, seat, amount, "wk1.task.22")


def close_attempt(state: KnightsState, frame: Frame) -> None:
    """Accepted, accomplished, or failed for this step (wk1.task.20)."""
    card, part = frame.bindings
    seat = frame.seat
    if not state.check_passed:
        if state.journal is not None:
            state.tell("task-failed", "wk1.task.20", seat, {"card": card})
        return
    if part == SECOND:
        state.push_in_order([(ACCOMPLISH.number, seat, (card,))])
        return
    slot = slot_of(state, card)
    if slot == NONE:
        state.accepted[seat] = (*state.accepted[seat], card)
    else:
        state.slot_holder[slot] = seat
    if state.journal is not None:
        state.tell("task-accepted", "wk1.task.19", seat, {"card": card})


ATTEMPT: Final = Program("attempt a task", (meet_requirement, close_attempt))
