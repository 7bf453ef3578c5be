"""The Exploration Step: checks, and then tasks and one action in any order (wk1.explore)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import FOR_EXPLORING, NONE, STEP_EXPLORE
from dustboard.games.wk1.content.keys import of_card, of_number
from dustboard.games.wk1.content.moments import AT_STATIC
from dustboard.games.wk1.content.tile_table import EXPLORING_DIFFICULTY, EXPLORING_SKILL, NUMBER
from dustboard.games.wk1.rules.actions import action_keys, actions_here, may_act, perform
from dustboard.games.wk1.rules.effects.lines import effects_at
from dustboard.games.wk1.rules.effects.window_moments import QUIET_MOMENT
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.gear import worn
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import CHECK, EXPLORES
from dustboard.games.wk1.rules.seats import pass_waster, spot, take_turn, waster_for
from dustboard.games.wk1.rules.signals import EXPLORED, EXPLORING_BEGINS
from dustboard.games.wk1.rules.tasks.attempts import (
    acceptable,
    accomplishable,
    attempt_accept,
    attempt_accomplish,
    barred,
)
from dustboard.games.wk1.rules.tasks.goals import after_exploring
from dustboard.games.wk1.rules.tokens import is_blank
from dustboard.games.wk1.rules.words.static import PassedCheck
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

# what the hub offers; the card or the action is added
DONE: Final = 0
ACCEPT: Final = 1_000
ACCOMPLISH: Final = 2_000
ACTION: Final = 3_000
MISSION_ACTION: Final = 4_000

# bits of what a knight has done in this step (wk1.explore.09)
TRIED: Final = 1  # an attempt to accept a task, successful or not (A21)
SECOND: Final = 2  # an attempt to accomplish one
ACTED: Final = 4


def open_exploration(state: KnightsState, frame: Frame) -> None:
    """The Waster facing the First Player serves for everyone (wk1.explore.03, A63)."""
    state.step = STEP_EXPLORE
    state.turn = 0
    if state.journal is not None:
        state.tell("step", "wk1.round.05", NONE, {"step": STEP_EXPLORE, "round": state.round})
    pass_waster(state, waster_for(state, state.first), "wk1.explore.03")
    state.push_in_order([(NEXT_EXPLORER.number, 0, ())])


def next_explorer(state: KnightsState, frame: Frame) -> None:
    """Knights explore in round order (wk1.explore.02)."""
    if state.turn == state.players:
        state.active = NONE
        pass_waster(state, waster_for(state, state.first), "wk1.explore.03")  # with two too (A65)
        return
    seat = (state.first + state.turn) % state.players
    state.turn += 1
    state.push_in_order([(EXPLORES.number, seat, ()), (NEXT_EXPLORER.number, 0, ())])


def begin_exploring(state: KnightsState, frame: Frame) -> None:
    """Unconscious knights and those who must skip the step do nothing."""
    seat = frame.seat
    take_turn(state, seat, "wk1.explore.02")
    state.ridden = 0
    state.explored_now = 0
    if state.down[seat] or state.skip_exploring[seat]:
        state.skip_exploring[seat] = 0
        state.frame = frame.below
        return
    if state.players == 2:
        pass_waster(state, waster_for(state, seat), "wk1.p2.01")
    state.travel = 0
    own_window(state, QUIET_MOMENT, seat)


def before_entry(state: KnightsState, frame: Frame) -> None:
    """What the mission offers whether or not the hex can be explored."""
    if not state.down[frame.seat]:
        EXPLORING_BEGINS.send(state, frame.seat)


def try_entry(state: KnightsState, frame: Frame) -> None:
    """Hexes with a panel demand a check, unless the knight's marker lies there (explore.04, 07)."""
    seat = frame.seat
    place = state.at[seat]
    if state.down[seat] or is_blank(state, place):
        state.frame = frame.below
        return
    if needs_check(state, seat):
        tile = state.tiles[place]
        check = (EXPLORING_SKILL[tile], EXPLORING_DIFFICULTY[tile], FOR_EXPLORING)
        state.push_in_order([(CHECK.number, seat, check)])
    else:
        state.check_passed = 1


def needs_check(state: KnightsState, seat: int) -> bool:
    """Whether exploring this hex takes a check now."""
    tile = state.tiles[state.at[seat]]
    if EXPLORING_SKILL[tile] == NONE or state.entry[seat] == state.at[seat]:
        return False
    for card in worn(state, seat):
        for effect in effects_at(card, AT_STATIC):
            known = isinstance(effect, PassedCheck)
            if known and effect.least <= NUMBER[tile] <= effect.most:
                return False
    return True


def after_entry(state: KnightsState, frame: Frame) -> None:
    """The marker stays whatever the result (wk1.explore.06); a failure ends exploring here."""
    seat = frame.seat
    place = state.at[seat]
    if state.check_passed or not state.house.check_again:
        state.entry[seat] = place
    if not state.check_passed or state.down[seat]:
        if state.journal is not None:
            state.tell("not-explored", "wk1.explore.05", seat, spot(state, place))
        state.frame = frame.below
        return
    if state.journal is not None:
        state.tell("explores", "wk1.explore.01", seat, spot(state, place))
    state.push_in_order([*after_exploring(state, seat), *EXPLORED.calls(state, seat)])


def ask_hub(state: KnightsState, frame: Frame) -> None:
    """Accept one task, accomplish one, perform one action, in any order (wk1.explore.09)."""
    seat = frame.seat
    if state.down[seat] or state.over or len(_legal(state, seat)) == 1:
        state.frame = frame.below
    else:
        state.ask(seat, HUB.number)


def take_hub(state: KnightsState, frame: Frame) -> None:
    """Carry it out, then ask again; a ride leads to another hex."""
    seat = frame.seat
    action = state.choice[seat]
    if action == DONE:
        return
    again = (HUB_AGAIN.number, seat, ())
    if action >= MISSION_ACTION:
        state.explored_now |= ACTED
        calls = MISSION[state.mission].explore_action(state, seat, action - MISSION_ACTION)
        state.push_in_order([*calls, again])
        return
    if action >= ACTION:
        state.explored_now |= ACTED
        state.push_in_order([(AFTER_RIDE.number, seat, (state.at[seat],)), again])
        perform(state, seat, action - ACTION)
        return
    state.push_in_order([again])
    if action >= ACCOMPLISH:
        state.explored_now |= SECOND
        attempt_accomplish(state, seat, action - ACCOMPLISH)
    else:
        state.explored_now |= TRIED
        attempt_accept(state, seat, action - ACCEPT)


def after_ride(state: KnightsState, frame: Frame) -> None:
    """Carried to another hex, the knight explores there, with its check (A15)."""
    if state.ridden == 1 and not state.down[frame.seat]:
        state.ridden = 2
        calls = [(EXPLORE_AGAIN.number, frame.seat, ())]
        state.frame = frame.below  # the hub of the old hex is over
        if state.frame is not None and state.frame.program == HUB_AGAIN.number:
            state.frame = state.frame.below
        state.push_in_order(calls)


NEXT_EXPLORER: Final = Program("next explorer", (next_explorer,))
EXPLORE_AGAIN: Final = Program("explore after a ride", (try_entry, after_entry, ask_hub, take_hub))
HUB_AGAIN: Final = Program("exploration hub", (ask_hub, take_hub))
AFTER_RIDE: Final = Program("after a ride", (after_ride,))


def _legal(state: KnightsState, seat: int) -> list[int]:
    found = [DONE]
    done = state.explored_now
    if not done & TRIED:
        found.extend(ACCEPT + card for card in acceptable(state, seat))
    if not done & SECOND:
        found.extend(ACCOMPLISH + card for card in accomplishable(state, seat))
    if not done & ACTED and not state.ridden:
        for action in actions_here(state, seat):
            if not may_act(state, seat, action):
                found.append(ACTION + action)
        for action in MISSION[state.mission].explore_actions(state, seat):
            found.append(MISSION_ACTION + action)
    return found


def _key(state: KnightsState, seat: int, action: int) -> str:
    if action == DONE:
        return "done"
    if action >= MISSION_ACTION:
        return of_number("mission", action - MISSION_ACTION)
    if action >= ACTION:
        return action_keys(state, seat, action - ACTION)
    if action >= ACCOMPLISH:
        return of_card("accomplish", action - ACCOMPLISH)
    return of_card("accept", action - ACCEPT)


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-explore-done")
    if action >= MISSION_ACTION:
        return MISSION[state.mission].explore_label(state, seat, action - MISSION_ACTION)
    if action >= ACTION:
        return Message(
            "option-action", {"tile": state.tiles[state.at[seat]], "action": action - ACTION}
        )
    if action >= ACCOMPLISH:
        return Message("option-accomplish", {"card": action - ACCOMPLISH})
    return Message("option-accept", {"card": action - ACCEPT})


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    refused: list[Refusal] = []
    done = state.explored_now
    for action in actions_here(state, seat):
        key = action_keys(state, seat, action)
        if done & ACTED:
            refused.append(Refusal(key, "wk1.action.01", Message("why-acted")))
        elif state.ridden:
            refused.append(Refusal(key, "wk1.action.25", Message("why-ridden")))
        else:
            rule = may_act(state, seat, action)
            if rule:
                refused.append(Refusal(key, rule, Message("why-action", {"rule": rule})))
    if done & ACTED or state.ridden:
        rule, why = (
            ("wk1.action.01", "why-acted") if done & ACTED else ("wk1.action.25", "why-ridden")
        )
        for action in MISSION[state.mission].explore_actions(state, seat):
            refused.append(Refusal(of_number("mission", action), rule, Message(why)))
    for card in barred(state, seat):
        held = Message("why-holds-one", {"card": card})
        refused.append(Refusal(of_card("accept", card), "wk1.task.21", held))
    if done & TRIED:
        for card in acceptable(state, seat):
            key = of_card("accept", card)
            refused.append(Refusal(key, "wk1.task.20", Message("why-tried", {"card": card})))
    return refused


HUB: Final = Ask(
    "explore",
    "choose",
    "wk1.explore.09",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=lambda state, seat: Message("ask-explore", spot(state, state.at[seat])),
    refused=_refused,
    timeout=lambda state, seat: DONE,
)
