"""A turn: up to two different actions, and gear arranged between them (wk2.action)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.mods import (
    LANDMARK_AT,
    LONG_FIX,
    PART_AT,
    SOURCES,
    SPECIAL_AT,
    TASK_AT,
)
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.content.task_table import TASK_ID
from dustboard.games.wk2.content.wasteland_table import (
    INJURY_HEALS,
    LANDMARK_ID,
    MALFUNCTION_REPAIRS,
)
from dustboard.games.wk2.rules.city import in_city
from dustboard.games.wk2.rules.favours import WEARY, spend
from dustboard.games.wk2.rules.gear import DONE as GEAR_DONE
from dustboard.games.wk2.rules.gear import (
    MOST_MOVES,
    gear_key,
    gear_label,
    has_gear,
    move_gear,
    moves,
)
from dustboard.games.wk2.rules.harm import (
    heal_wounds,
    settle_health,
    settle_vehicle,
)
from dustboard.games.wk2.rules.marks import MOVE as ONE_MOVE
from dustboard.games.wk2.rules.marks import TURN as ONE_TURN
from dustboard.games.wk2.rules.marks import forget
from dustboard.games.wk2.rules.programs import (
    CAMP,
    CITY,
    EXPLORE,
    MOVE,
    SETTLE_TASKS,
    TAKE_TASK,
    TAKE_UPGRADES,
)
from dustboard.games.wk2.rules.road.route import can_move
from dustboard.games.wk2.rules.sheets import (
    begin_plot_action,
    plot_actions,
    row_of,
    run_rules,
    tell_falls,
)
from dustboard.games.wk2.rules.stages import is_shut
from dustboard.games.wk2.rules.using import fire, fire_tasks, source_key, usable, use, uses
from dustboard.games.wk2.rules.values import CONSCIOUS, RUNS, added, conscious, in_game
from dustboard.games.wk2.rules.vocabulary import (
    AFTER_CAMP,
    AFTER_CITY,
    ANYTIME,
    CALLED_OUT,
    EXPLORED,
    MOVED,
    SPECIAL_ACTION,
    TURN_END,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

ACT: Final = Program("act")
ARRANGE: Final = Program("arrange gear")  # bindings: how many cards were moved
PASS: Final = 0
MOVES: Final = 1
CAMPS: Final = 2
EXPLORES: Final = 3
SHOPS: Final = 4
REGAINS: Final = 5
FIXES: Final = 6
ARRANGES: Final = 7
PLOT_AT: Final = 8  # Plot Actions of the sheet, by their place
USE_AT: Final = PLOT_AT + 32  # what may be used before or after an action (wk2.gear.15)
CALL_AT: Final = USE_AT + SOURCES  # what else grants a Special Action
_KEYS: Final = ("pass", "move", "camp", "explore", "city", "regain", "fix", "gear")
_ACTIONS: Final = 2
BELOW: Final = FLAGS.index("below")
AFTER: Final = Program("after an action")  # bindings: which
# by action: its program, and the moment after it
_MOMENTS: Final[dict[int, tuple[Program, str]]] = {
    MOVES: (MOVE, "after_move"),
    CAMPS: (CAMP, "after_camp"),
    EXPLORES: (EXPLORE, "after_explore"),
    SHOPS: (CITY, "after_city"),
}


def begin_turn(state: RoadState, frame: Frame) -> None:
    """Two actions for the active knight (wk2.action.01)."""
    state.active = frame.seat
    state.actions = _ACTIONS - int(spend(state, frame.seat, WEARY))
    state.taken = 0
    state.named = ()
    forget(state, ONE_TURN)
    forget(state, ONE_MOVE)
    state.burst = 0
    if state.journal is not None:
        state.tell("turn", "wk2.round.02", frame.seat, {})
    state.push_in_order([(ACT.number, frame.seat, (0,))])


def ask_action(state: RoadState, frame: Frame) -> None:
    """Which action is next; who is out of the game or has none left is not asked."""
    seat = frame.seat
    state.choice[seat] = PASS
    if state.out[seat]:
        return
    if state.actions or (conscious(state, seat) and uses(state, ANYTIME, seat)):
        state.ask(seat, ACTION.number)


def take_action(state: RoadState, frame: Frame) -> None:
    """Begin the action; afterwards the next one is chosen."""
    seat, chosen = frame.seat, state.choice[frame.seat]
    if state.out[seat]:
        return
    if USE_AT <= chosen < CALL_AT:
        state.push_in_order([(ACT.number, seat, frame.bindings)])
        use(state, ANYTIME, seat, chosen - USE_AT)
        return
    if not state.actions:
        return
    if chosen == ARRANGES:
        state.push_in_order([(ARRANGE.number, seat, (0,)), (ACT.number, seat, (1,))])
        return
    state.actions -= 1
    state.fights = 0
    if chosen >= CALL_AT:
        state.named = (*state.named, chosen)
        state.push_in_order([(ACT.number, seat, (0,))])
        if chosen >= CALL_AT + TASK_AT:
            do_task_action(state, seat, chosen - CALL_AT - TASK_AT)
        elif chosen >= CALL_AT + PART_AT:
            use_part(state, seat, chosen - CALL_AT)
        elif chosen >= CALL_AT + LANDMARK_AT:
            visit_landmark(state, seat, chosen - CALL_AT - LANDMARK_AT)
        else:
            use(state, CALLED_OUT, seat, chosen - CALL_AT)
        return
    if chosen >= PLOT_AT:
        state.push_in_order([(ACT.number, seat, (0,))])
        begin_plot_action(state, seat, chosen - PLOT_AT)
        return
    state.taken |= 1 << chosen
    state.push_in_order([(ACT.number, seat, (0,))])
    if chosen in _MOMENTS:
        calls = [(_MOMENTS[chosen][0].number, seat, ()), (AFTER.number, seat, (chosen,))]
        state.push_in_order(calls)
    elif chosen == REGAINS:
        regain_consciousness(state, seat)
    elif chosen == FIXES:
        long_fix(state, seat)
        run_rules(state, "after_fix", seat)
    elif state.journal is not None:
        state.tell("passes", "wk2.pass.01", seat, {})


def after_action(state: RoadState, frame: Frame) -> None:
    """The sheet may have something to say after an action."""
    if frame.bindings[0] == MOVES:
        forget(state, ONE_MOVE)
        state.towed = -1
    if conscious(state, frame.seat):
        if frame.bindings[0] == SHOPS and state.house.city_tasks:
            state.push_in_order([(TAKE_TASK.number, frame.seat, ())])
        run_rules(state, _MOMENTS[frame.bindings[0]][1], frame.seat)
        if frame.bindings[0] == MOVES:
            fire(state, MOVED, frame.seat)
        elif frame.bindings[0] == EXPLORES:
            fire(state, EXPLORED, frame.seat)
        elif frame.bindings[0] == CAMPS:
            fire_tasks(state, AFTER_CAMP, frame.seat)
        elif frame.bindings[0] == SHOPS:
            fire_tasks(state, AFTER_CITY, frame.seat)


def end_turn(state: RoadState, frame: Frame) -> None:
    """All upgrades that are due may be taken now (wk2.xp.22)."""
    state.active = -1
    tell_falls(state)
    state.push_in_order([(TAKE_UPGRADES.number, frame.seat, ())])
    if state.house.city_tasks:
        calls = [(SETTLE_TASKS.number, one, (int(one == frame.seat),)) for one in in_game(state)]
        state.push_in_order(calls)
    if conscious(state, frame.seat):
        fire_tasks(state, TURN_END, frame.seat)
    if not state.out[frame.seat]:
        run_rules(state, "turn_end", frame.seat)


def visit_landmark(state: RoadState, seat: int, landmark: int) -> None:
    """Its Special Action, once for each knight; the mark is no token (wk2.landmark.15, .17)."""
    state.visited[seat] = (*state.visited[seat], landmark)
    if state.journal is not None:
        data = {"landmark": LANDMARK_ID[landmark]}
        state.tell("special-action", "wk2.landmark.15", seat, data)
    use(state, SPECIAL_ACTION, seat, LANDMARK_AT + landmark)


def use_part(state: RoadState, seat: int, source: int) -> None:
    """The Special Action of a part of the vehicle."""
    if state.journal is not None:
        data = {"part": source_key(source)}
        state.tell("part-action", "wk2.special.01", seat, data)
    use(state, SPECIAL_ACTION, seat, source)


def do_task_action(state: RoadState, seat: int, task: int) -> None:
    """The Special Action that a city task asks for."""
    if state.journal is not None:
        state.tell("task-action", "wk2.citytask.08", seat, {"task": TASK_ID[task]})
    use(state, SPECIAL_ACTION, seat, TASK_AT + task)


def _landmarks(state: RoadState, seat: int) -> list[int]:
    """The landmark on the knight's space, if there is one (wk2.landmark.13)."""
    return [one for one in state.revealed if state.landmark_at[one] == state.space[seat]]


def regain_consciousness(state: RoadState, seat: int) -> None:
    """The injury says what is healed, then it is attached (wk2.injury.03, .04, .06)."""
    injury = state.down[seat]
    points = INJURY_HEALS[injury]
    heal_wounds(state, seat, points, max(0, points - state.wounds[seat]))
    state.down[seat] = CONSCIOUS
    state.injuries[seat] = (*state.injuries[seat], injury)
    settle_health(state, seat)
    if state.journal is not None:
        state.tell("wakes", "wk2.injury.03", seat, {})


def long_fix(state: RoadState, seat: int) -> None:
    """The malfunction says what is repaired, then it is attached (wk2.damage.06, .07)."""
    malfunction = state.wreck[seat]
    points = MALFUNCTION_REPAIRS[malfunction] + added(state, seat, LONG_FIX)
    state.damage[seat] -= min(state.damage[seat], points)
    state.wreck[seat] = RUNS
    state.malfunctions[seat] = (*state.malfunctions[seat], malfunction)
    settle_vehicle(state, seat)
    if state.journal is not None:
        state.tell("runs-again", "wk2.damage.06", seat, {})


def _free(state: RoadState, kind: int) -> bool:
    """Whether this kind was not taken in this turn (wk2.action.03)."""
    return not state.taken >> kind & 1


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [PASS]  # may be taken twice (wk2.pass.02)
    if not state.actions:
        return [*found, *_uses(state, seat)]
    if not conscious(state, seat):
        # who is down can do nothing else (wk2.injury.02)
        return [*found, REGAINS] if _free(state, REGAINS) else found
    if BELOW in state.noted[seat]:  # under the ground one camps, or comes up by a Plot Action
        camps = [CAMPS] if _free(state, CAMPS) else []
        return found + camps + [PLOT_AT + at for at in plot_actions(state, seat)]
    if _free(state, MOVES) and can_move(state, seat):
        found.append(MOVES)
    if _free(state, CAMPS):
        found.append(CAMPS)
    if _free(state, EXPLORES):
        found.append(EXPLORES)
    if _free(state, SHOPS) and in_city(state, seat):
        found.append(SHOPS)
    if _free(state, FIXES) and state.wreck[seat] != RUNS:
        found.append(FIXES)
    found += [PLOT_AT + at for at in plot_actions(state, seat)]
    found += [one for one in _calls(state, seat) if one not in state.named]
    if not state.bound(0) and has_gear(state, seat):
        found.append(ARRANGES)
    return [*found, *_uses(state, seat)]


def _calls(state: RoadState, seat: int) -> list[int]:
    """What a landmark, parts, tasks and cards of others in the city let one do (wk2.special.01)."""
    found = [
        CALL_AT + LANDMARK_AT + one
        for one in _landmarks(state, seat)
        if one not in state.visited[seat] and usable(state, SPECIAL_ACTION, seat, LANDMARK_AT + one)
    ]
    found += [
        CALL_AT + PART_AT + one
        for one in state.parts[seat]
        if usable(state, SPECIAL_ACTION, seat, PART_AT + one)
    ]
    found += [
        CALL_AT + TASK_AT + task
        for task in state.tasks[seat]
        if usable(state, SPECIAL_ACTION, seat, TASK_AT + task)
    ]
    if not in_city(state, seat):
        return found
    here = [one for one in in_game(state) if state.space[one] == state.space[seat]]
    cards = [card for one in here if one != seat for card in state.special[one]]
    return found + [
        CALL_AT + SPECIAL_AT + card
        for card in sorted(cards)
        if usable(state, CALLED_OUT, seat, SPECIAL_AT + card)
    ]


def _uses(state: RoadState, seat: int) -> list[int]:
    return [USE_AT + source for source in uses(state, ANYTIME, seat)]


def _key(state: RoadState, seat: int, action: int) -> str:
    if action >= CALL_AT:
        return f"special:{source_key(action - CALL_AT)}"
    if action >= USE_AT:
        return f"use:{source_key(action - USE_AT)}"
    if action >= PLOT_AT:
        return f"plot:{row_of(state).actions[action - PLOT_AT].key}"
    return _KEYS[action]


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action >= CALL_AT + TASK_AT:
        return Message("option-task-action", {"task": TASK_ID[action - CALL_AT - TASK_AT]})
    if action >= CALL_AT + PART_AT:
        return Message("option-part-action", {"part": action - CALL_AT - PART_AT})
    if action >= CALL_AT + LANDMARK_AT:
        return Message("option-special", {"landmark": action - CALL_AT - LANDMARK_AT})
    if action >= CALL_AT:
        return Message("option-call-out", {"source": source_key(action - CALL_AT)})
    if action >= USE_AT:
        return Message("option-declare", {"source": source_key(action - USE_AT)})
    if not state.actions:
        return Message("option-end-turn")
    if action >= PLOT_AT:
        row = row_of(state)
        data = {"sheet": row.id, "action": row.actions[action - PLOT_AT].key}
        return Message("option-plot", data)
    return Message(f"option-{_KEYS[action]}")


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-action", {"left": state.actions})


def _refused(state: RoadState, seat: int) -> list[Refusal]:
    found: list[Refusal] = []
    if conscious(state, seat):
        for kind in (MOVES, CAMPS, EXPLORES, SHOPS):
            if not _free(state, kind):
                why = Message("refused-again")
                found.append(Refusal(_KEYS[kind], "wk2.action.03", why))
        for landmark in _landmarks(state, seat):
            if landmark in state.visited[seat]:
                key, why = f"special:{LANDMARK_ID[landmark]}", Message("refused-visited")
                found.append(Refusal(key, "wk2.landmark.15", why))
        if _free(state, SHOPS) and not in_city(state, seat):
            shut = is_shut(state, state.space[seat])
            why = Message("refused-shut" if shut else "refused-no-city")
            found.append(Refusal("city", "wk2.module.11" if shut else "wk2.city.01", why))
        if _free(state, MOVES) and state.wreck[seat] != RUNS:
            found.append(Refusal("move", "wk2.damage.03", Message("refused-wreck")))
    return found


def _timeout(state: RoadState, seat: int) -> int:
    return PASS


ACTION: Final = Ask(
    "action",
    "choose",
    "wk2.action.02",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)


# -- arranging gear -------------------------------------------------------------------------------


def ask_gear(state: RoadState, frame: Frame) -> None:
    """Cards are moved freely before and after actions (wk2.gear.11)."""
    state.choice[frame.seat] = GEAR_DONE
    if frame.bindings[0] < MOST_MOVES and has_gear(state, frame.seat):
        state.ask(frame.seat, ARRANGING.number)


def take_gear(state: RoadState, frame: Frame) -> None:
    """Move a card, and ask for the next one."""
    chosen = state.choice[frame.seat]
    if chosen != GEAR_DONE:
        move_gear(state, frame.seat, chosen)
        state.push_in_order([(ARRANGE.number, frame.seat, (frame.bindings[0] + 1,))])


def _gear_legal(state: RoadState, seat: int) -> list[int]:
    return [*moves(state, seat), GEAR_DONE]


def _gear_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-gear")


def _gear_timeout(state: RoadState, seat: int) -> int:
    return GEAR_DONE


ARRANGING: Final = Ask(
    "arrange",
    "assign",
    "wk2.gear.11",
    legal=_gear_legal,
    key=gear_key,
    label=gear_label,
    prompt=_gear_prompt,
    timeout=_gear_timeout,
)
