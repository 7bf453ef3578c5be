"""The Explore Action: turn up cards until one is taken (wk2.explore)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AMMO, FUEL, MEDS, TERRAINS
from dustboard.games.wk2.content.gear_table import BARTER, face_key
from dustboard.games.wk2.content.mods import SHARP_SEARCH, TWO_FINDINGS
from dustboard.games.wk2.content.rows import Reward
from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID, FINDINGS
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.gear import gain_drawn_gear
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import mark_used, of_mod, times_used
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS, EXPLORE
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    draw_exploration,
    draw_gear,
    gain_resource,
    lose_resource,
)
from dustboard.games.wk2.rules.using import acting, source_key, use, uses
from dustboard.games.wk2.rules.values import RUNS, added, exploration
from dustboard.games.wk2.rules.vocabulary import (
    EXPLORATION_LINES,
    EXPLORE_USE,
    GEAR_WON,
    RUNNER,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

TURN_UP: Final = Program("turn up")  # bindings: BURNT or 0, PAIR or 0
TAKE: Final = 0
AGAIN: Final = 1
BURN: Final = 2
TAKE_OTHER: Final = 3  # of two cards turned up at a time
USE_AT: Final = 4  # then what cards may be used for it
_KEYS: Final = ("take", "again", "fuel", "take-other")
BURNT: Final = 1  # the Fuel was spent
PAIR: Final = 2  # two cards are turned up at a time


def begin_exploring(state: RoadState, frame: Frame) -> None:
    """Exploration is how many cards may be drawn in all (wk2.explore.06)."""
    seat = frame.seat
    state.draws = exploration(state, seat)
    _go_on(state, seat, 0)
    sharp = added(state, seat, SHARP_SEARCH)
    if sharp and not times_used(state, seat, ONE_SHEET, of_mod(SHARP_SEARCH)):
        mark_used(state, seat, ONE_SHEET, of_mod(SHARP_SEARCH))
        state.push_in_order([(DEAL_WOUNDS.number, seat, (sharp, 0, 0))])


def _go_on(state: RoadState, seat: int, burnt: int) -> None:
    """The next card; two of them for a knight who chooses, while two draws are left."""
    left = len(state.exploration_deck) + len(state.exploration_discard)
    two = added(state, seat, TWO_FINDINGS) and min(state.draws, left) >= PAIR
    state.push_in_order([(TURN_UP.number, seat, (burnt, PAIR if two else 0))])


def turn_up(state: RoadState, frame: Frame) -> None:
    """The top card covers those before it (wk2.explore.01, .07)."""
    for _ in range(min(state.draws, max(1, frame.bindings[1]))):
        card = draw_exploration(state)
        if card >= 0:
            state.draws -= 1
            state.found = (*state.found, card)
            if state.journal is not None:
                data = {
                    "found": EXPLORATION_ID[card],
                    "terrain": TERRAINS[board.TERRAIN[state.space[frame.seat]]],
                }
                state.tell("turns-up", "wk2.explore.01", frame.seat, data)
        else:
            state.draws = 0
    state.choice[frame.seat] = TAKE
    if len(_legal(state, frame.seat)) > 1:
        state.ask(frame.seat, FINDING.number)


def take_or_go_on(state: RoadState, frame: Frame) -> None:
    """Take what was found, or draw another card; when no draws remain the last one counts."""
    seat = frame.seat
    chosen = state.choice[seat]
    if chosen >= USE_AT:
        _go_on(state, seat, frame.bindings[0])
        use(state, EXPLORE_USE, seat, chosen - USE_AT)
    elif chosen == BURN:
        lose_resource(state, seat, FUEL, 1, "wk2.explore.09")
        state.draws += 1
        _go_on(state, seat, BURNT)
        state.choice[seat] = AGAIN
    elif chosen == AGAIN:
        _go_on(state, seat, frame.bindings[0])
    elif state.found:
        card = state.found[len(state.found) - (2 if chosen == TAKE_OTHER else 1)]
        resolve_finding(state, seat, card, board.TERRAIN[state.space[seat]])


def end_exploring(state: RoadState, frame: Frame) -> None:
    """All cards turned up go to the discard (wk2.explore.05)."""
    if state.found and state.journal is not None:
        state.tell("search-ends", "wk2.explore.05", frame.seat, {})
    state.exploration_discard = state.exploration_discard + state.found
    state.found = ()


def resolve_finding(state: RoadState, seat: int, card: int, terrain: int) -> None:
    """Findings first, then all drawbacks as far as possible (wk2.explore.03, .04)."""
    RUNNER.push(state, EXPLORATION_LINES[card][terrain], seat, (card,))
    gain_reward(state, seat, FINDINGS[card][terrain], "wk2.explore.03")


def gain_reward(state: RoadState, seat: int, reward: Reward, rule: str) -> None:
    """Resources, experience and gear."""
    gain_resource(state, seat, FUEL, reward.fuel, rule)
    gain_resource(state, seat, AMMO, reward.ammo, rule)
    gain_resource(state, seat, MEDS, reward.meds, rule)
    if reward.xp:
        gain_xp(state, seat, reward.xp, rule)
    for _ in range(reward.gear):
        _gain_won_gear(state, seat, rule)


def _gain_won_gear(state: RoadState, seat: int, rule: str) -> None:
    """A card of the deck; it pays a debt first, and some knights choose theirs."""
    picks = acting(state, GEAR_WON, seat)
    if state.debt[seat]:
        face = draw_gear(state)
        if face >= 0:
            discard_gear(state, face)
            state.debt[seat] = max(0, state.debt[seat] - BARTER[face])
            if state.journal is not None:
                data = {"thing": face_key(face), "left": state.debt[seat]}
                state.tell("debt-paid", "wk2.city.09", seat, data)
    elif picks:
        RUNNER.push(state, GEAR_WON[picks[0]], seat, (picks[0],))
    else:
        gain_drawn_gear(state, seat, 1, rule)


def find_here(state: RoadState, frame: Frame) -> None:
    """An entry has one card drawn, which must be taken; its terrain may be another."""
    seat = frame.seat
    terrain = frame.bindings[0] if frame.bindings[0] >= 0 else board.TERRAIN[state.space[seat]]
    card = draw_exploration(state)
    if card >= 0:
        state.exploration_discard = (*state.exploration_discard, card)
        if state.journal is not None:
            data = {"found": EXPLORATION_ID[card], "terrain": TERRAINS[terrain]}
            state.tell("turns-up", "wk2.explore.01", seat, data)
        resolve_finding(state, seat, card, terrain)


def _may_burn(state: RoadState, seat: int) -> bool:
    """1 Fuel for one card more, once, not with a wreck (wk2.explore.09, .10)."""
    return state.bound(0) != BURNT and state.fuel[seat] > 0 and state.wreck[seat] == RUNS


def _legal(state: RoadState, seat: int) -> list[int]:
    found = [TAKE] if state.found else []
    if state.bound(1) == PAIR:
        found.append(TAKE_OTHER)
    if state.draws > 0:
        found.append(AGAIN)
    if _may_burn(state, seat):
        found.append(BURN)
    found += [USE_AT + source for source in uses(state, EXPLORE_USE, seat)]
    return found


def _key(state: RoadState, seat: int, action: int) -> str:
    return f"use:{source_key(action - USE_AT)}" if action >= USE_AT else _KEYS[action]


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action >= USE_AT:
        return Message("option-declare", {"source": source_key(action - USE_AT)})
    if action == TAKE_OTHER:
        return Message("option-take-first", {"card": state.found[-2]})
    if action == TAKE:
        pair = state.bound(1) == PAIR
        return Message(
            "option-take-second" if pair else "option-take-finding", {"card": state.found[-1]}
        )
    return Message(f"option-explore-{_KEYS[action]}", {"left": state.draws})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-finding", {"left": state.draws})


def _timeout(state: RoadState, seat: int) -> int:
    return _legal(state, seat)[0]


FINDING: Final = Ask(
    "finding",
    "choose",
    "wk2.explore.06",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
__all__ = ["EXPLORE"]
