"""City tasks: drawn in town, done on the road, paid by an entry (wk2.citytask).

A task that was taken on lies open beside the sheet of its knight, and what it does lasts until its
entry was read; then it lies face down, and its city has one more shop for the knight.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.mods import MOD, NO_FINDINGS, TASK_AT
from dustboard.games.wk2.content.task_table import (
    AT_TURN_END,
    OF_CITY,
    TASK_CITY,
    TASK_ENTRY,
    TASK_GOAL,
    TASK_ID,
    TOKEN_SPACES,
)
from dustboard.games.wk2.rules.harm import settle_health, settle_vehicle
from dustboard.games.wk2.rules.programs import (
    FINISH_TASK,
    ORDER_TASK,
    PLACE_TOKEN,
    READ_MARK,
    SETTLE_TASKS,
)
from dustboard.games.wk2.rules.streams import BOOK_STREAM
from dustboard.games.wk2.rules.using import usable, use
from dustboard.games.wk2.rules.values import conscious
from dustboard.games.wk2.rules.vocabulary import RUNNER, WITH_EXPLORE
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame
from dustboard.kernel.zones import without

MOST_ACTIVE: Final = 2  # tasks that lie open beside a sheet (wk2.citytask.03)
NOWHERE: Final = board.NOWHERE
AFTER: Final = 0  # the exploration cards come first
FIRST: Final = 1  # the task does
NEITHER: Final = 2  # the knight explores and leaves the task alone
_ORDERS: Final = ("cards-first", "task-first", "leave-task")
TURN_ENDS: Final = 1


def lay_piles(state: RoadState, frame: Frame) -> None:
    """After set-up each city has a shuffled pile of its three tasks (wk2.citytask.01)."""
    if not state.house.city_tasks:
        return
    for city, tasks in enumerate(OF_CITY):
        state.task_piles[city] = state.shuffled(BOOK_STREAM, tasks)
    if state.journal is not None:
        state.tell("tasks-piled", "wk2.citytask.01", -1, {})


# -- a task is taken on ---------------------------------------------------------------------------


def may_draw(state: RoadState, seat: int) -> bool:
    """Whether the city has a task for the knight (wk2.citytask.02, .03).

    A task of this city that was finished counts as well.
    """
    here = state.space[seat]
    if here not in board.CITIES or len(state.tasks[seat]) >= MOST_ACTIVE:
        return False
    city = board.CITIES.index(here)
    held = (*state.tasks[seat], *state.tasks_done[seat])
    return len(state.task_piles[city]) > 0 and all(TASK_CITY[task] != city for task in held)


def draw_task(state: RoadState, frame: Frame) -> None:
    """The top card of the pile is laid open beside the sheet; its token is placed at once."""
    seat = frame.seat
    if not conscious(state, seat) or not may_draw(state, seat):
        return
    city = board.CITIES.index(state.space[seat])
    task = state.task_piles[city][-1]
    state.task_piles[city] = state.task_piles[city][:-1]
    state.tasks[seat] = (*state.tasks[seat], task)
    if state.journal is not None:
        data = {"task": TASK_ID[task], "city": board.ID[state.space[seat]]}
        state.tell("task", "wk2.citytask.02", seat, data)
    if TOKEN_SPACES[task]:
        state.push_in_order([(PLACE_TOKEN.number, seat, (task,))])
    settle_health(state, seat)
    settle_vehicle(state, seat)


def ask_token(state: RoadState, frame: Frame) -> None:
    """Where the token lies; one space needs no question."""
    spaces = TOKEN_SPACES[frame.bindings[0]]
    state.choice[frame.seat] = spaces[0]
    if len(spaces) > 1:
        state.ask(frame.seat, TOKEN.number)


def take_token(state: RoadState, frame: Frame) -> None:
    """It lies there until the task is done (wk2.citytask.05)."""
    seat, task = frame.seat, frame.bindings[0]
    state.task_at[task] = state.choice[seat]
    if state.journal is not None:
        data = {"task": TASK_ID[task], "space": board.ID[state.choice[seat]]}
        state.tell("task-token", "wk2.citytask.05", seat, data)


# -- a task is finished ---------------------------------------------------------------------------


def settle_own(state: RoadState, frame: Frame) -> None:
    """Between actions tasks whose goals are met are paid; some wait for the end of the turn."""
    settle(state, frame.seat, False)


def settle_tasks(state: RoadState, frame: Frame) -> None:
    """The same when something else says that it is time; bound: 1 at the end of the turn."""
    settle(state, frame.seat, frame.bindings[0] == TURN_ENDS)


def settle(state: RoadState, seat: int, turn_ends: bool) -> None:
    """The entry of a task is read, and then the card is turned over (wk2.citytask.08)."""
    calls: list[tuple[int, int, tuple[int, ...]]] = []
    for task in state.tasks[seat]:
        if state.task_steps[task] >= TASK_GOAL[task] and (turn_ends or not AT_TURN_END[task]):
            calls.append((READ_MARK.number, seat, (TASK_ENTRY[task] - 1,)))
            calls.append((FINISH_TASK.number, seat, (task,)))
    if calls:
        state.push_in_order(calls)


def finish_task(state: RoadState, frame: Frame) -> None:
    """The card lies face down from now on, and does nothing any more (wk2.citytask.04, .08)."""
    seat, task = frame.seat, frame.bindings[0]
    if task not in state.tasks[seat]:
        return
    state.tasks[seat] = without(state.tasks[seat], task)
    state.tasks_done[seat] = (*state.tasks_done[seat], task)
    state.task_at[task] = NOWHERE
    if state.journal is not None:
        data = {"task": TASK_ID[task], "city": board.ID[board.CITIES[TASK_CITY[task]]]}
        state.tell("task-done", "wk2.citytask.08", seat, data)
    settle_health(state, seat)
    settle_vehicle(state, seat)


def more_shops(state: RoadState, seat: int) -> int:
    """One shop more in a City Action, if a task of this city lies face down (wk2.citytask.09)."""
    here = state.space[seat]
    return int(any(board.CITIES[TASK_CITY[task]] == here for task in state.tasks_done[seat]))


# -- with an Explore Action -----------------------------------------------------------------------


def offer_tasks(state: RoadState, frame: Frame) -> None:
    """For each task that could be done with this Explore Action the knight is asked first."""
    seat = frame.seat
    state.forgone = 0
    state.postponed = ()
    fits = [task for task in state.tasks[seat] if _fits(state, seat, task)]
    if fits:
        state.push_in_order([(ORDER_TASK.number, seat, (task,)) for task in fits])


def _fits(state: RoadState, seat: int, task: int) -> bool:
    """Whether it can be done with an Explore Action here, now or when the cards were turned up."""
    line = WITH_EXPLORE[TASK_AT + task]
    if line < 0 or state.task_steps[task] >= TASK_GOAL[task]:
        return False
    gate = RUNNER.lines[line].gate
    return gate is None or gate.value(state, seat, (TASK_AT + task,)) != 0


def ask_order(state: RoadState, frame: Frame) -> None:
    """The task or the exploration cards first (wk2.citytask.06)."""
    state.choice[frame.seat] = NEITHER
    if conscious(state, frame.seat):
        state.ask(frame.seat, ORDER.number)


def take_order(state: RoadState, frame: Frame) -> None:
    """What comes first happens; the other one waits."""
    seat, task = frame.seat, frame.bindings[0]
    if state.choice[seat] == NEITHER:
        return
    state.forgone |= MOD[NO_FINDINGS][TASK_AT + task]
    if state.choice[seat] == FIRST:
        do_task(state, seat, task)
    else:
        state.postponed = (*state.postponed, task)


def do_task(state: RoadState, seat: int, task: int) -> None:
    """What the task asks for is done; if that was all, it is paid at once."""
    state.push_in_order([(SETTLE_TASKS.number, seat, (0,))])
    use(state, WITH_EXPLORE, seat, TASK_AT + task)


def do_postponed(state: RoadState, frame: Frame) -> None:
    """Who is down after the exploration cards does not come to the task (wk2.citytask.07)."""
    seat = frame.seat
    waiting = state.postponed
    state.postponed = ()
    if conscious(state, seat):
        for task in reversed(waiting):
            if usable(state, WITH_EXPLORE, seat, TASK_AT + task):
                do_task(state, seat, task)


# -- asks -----------------------------------------------------------------------------------------


def _token_legal(state: RoadState, seat: int) -> list[int]:
    return list(TOKEN_SPACES[state.bound(0)])


def _token_key(state: RoadState, seat: int, action: int) -> str:
    return board.ID[action]


def _token_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-go", {"space": action})


def _token_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-place-task", {"task": TASK_ID[state.bound(0)]})


def _token_refused(state: RoadState, seat: int) -> list[Refusal]:
    open_to_it = TOKEN_SPACES[state.bound(0)]
    why = Message("refused-task-space", {"task": TASK_ID[state.bound(0)]})
    return [
        Refusal(board.ID[space], "wk2.citytask.05", why)
        for space in range(board.COUNT)
        if space not in open_to_it
    ]


def _token_timeout(state: RoadState, seat: int) -> int:
    return TOKEN_SPACES[state.bound(0)][0]


def _order_legal(state: RoadState, seat: int) -> list[int]:
    task = state.bound(0)
    first = [FIRST] if usable(state, WITH_EXPLORE, seat, TASK_AT + task) else []
    return [AFTER, *first, NEITHER]


def _order_key(state: RoadState, seat: int, action: int) -> str:
    return _ORDERS[action]


def _order_label(state: RoadState, seat: int, action: int) -> Message:
    return Message(f"option-{_ORDERS[action]}", {"task": TASK_ID[state.bound(0)]})


def _order_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-order-task", {"task": TASK_ID[state.bound(0)]})


def _order_timeout(state: RoadState, seat: int) -> int:
    return NEITHER


TOKEN: Final = Ask(
    "place_task",
    "place",
    "wk2.citytask.05",
    legal=_token_legal,
    key=_token_key,
    label=_token_label,
    prompt=_token_prompt,
    refused=_token_refused,
    timeout=_token_timeout,
)
ORDER: Final = Ask(
    "order_task",
    "choose",
    "wk2.citytask.06",
    legal=_order_legal,
    key=_order_key,
    label=_order_label,
    prompt=_order_prompt,
    timeout=_order_timeout,
)
