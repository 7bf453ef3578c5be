"""The Explore Action: turn up cards until one is taken (wk2.explore)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import AMMO, FUEL, MEDS, TERRAINS
from dustboard.games.wk2.content.gear_table import BARTER, face_key
from dustboard.games.wk2.content.mods import (
    ANY_SECTION,
    DOUBLE_FUEL,
    FINDS_XP,
    SECOND_LOOK,
    SHARP_SEARCH,
    TWO_FINDINGS,
)
from dustboard.games.wk2.content.rows import Reward
from dustboard.games.wk2.content.wasteland_table import EXPLORATION_ID, FINDINGS
from dustboard.games.wk2.rules.experience import gain_xp
from dustboard.games.wk2.rules.gear import gain_drawn_gear, gain_gear
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import mark_used, of_mod, times_used
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS, EXPLORE, SECTION, SWAP_FIND
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    draw_exploration,
    draw_gear,
    gain_resource,
    lose_resource,
)
from dustboard.games.wk2.rules.using import acting, source_key, use, uses
from dustboard.games.wk2.rules.values import RUNS, added, conscious, exploration
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
_SECTIONS: Final = TERRAINS[:4]  # a crater has none
_KEYS: Final = ("take", "again", "fuel", "take-other")
BURNT: Final = 1  # the Fuel was spent
PAIR: Final = 2  # two cards are turned up at a time
EXPLORING: Final = 1  # in an Explore Action
ANY_TERRAIN: Final = -2  # the section is chosen when the card is seen
KEEP: Final = 0
SWAP: Final = 1
_PRINTED: Final = -1


def begin_exploring(state: RoadState, frame: Frame) -> None:
    """Exploration is how many cards may be drawn in all (wk2.explore.06)."""
    seat = frame.seat
    if not conscious(state, seat):
        return  # wk2.citytask.07
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
        if added(state, seat, ANY_SECTION):
            state.push_in_order([(SECTION.number, seat, (card, EXPLORING))])
        else:
            resolve_finding(state, seat, card, board.TERRAIN[state.space[seat]], EXPLORING)


def end_exploring(state: RoadState, frame: Frame) -> None:
    """All cards turned up go to the discard (wk2.explore.05)."""
    if state.found and state.journal is not None:
        state.tell("search-ends", "wk2.explore.05", frame.seat, {})
    state.exploration_discard = state.exploration_discard + state.found
    state.found = ()


def resolve_finding(
    state: RoadState, seat: int, card: int, terrain: int, exploring: int = 0
) -> None:
    """Findings first, then all drawbacks as far as possible (wk2.explore.03, .04).

    What a landmark makes of findings counts in an Explore Action only (wk2.landmark.14).
    """
    RUNNER.push(state, EXPLORATION_LINES[card][terrain], seat, (card,))
    found = FINDINGS[card][terrain]
    if exploring and state.forgone:
        if state.journal is not None:
            state.tell("forgoes", "wk2.citytask.06", seat, {})
        return
    if exploring and found.fuel and added(state, seat, DOUBLE_FUEL):
        gain_resource(state, seat, FUEL, found.fuel, "wk2.landmark.14")
    swaps = exploring and added(state, seat, SECOND_LOOK)
    learnt = found.gear * added(state, seat, FINDS_XP) if exploring else 0
    if learnt:
        gain_xp(state, seat, learnt, "wk2.landmark.14")
    if swaps:
        state.push_in_order([(SWAP_FIND.number, seat, ())] * found.gear)
    gain_reward(state, seat, found, "wk2.explore.03", 0 if swaps else found.gear)


def gain_reward(
    state: RoadState, seat: int, reward: Reward, rule: str, gear: int = _PRINTED
) -> None:
    """Resources, experience and gear, as much of it as is printed or so much."""
    gain_resource(state, seat, FUEL, reward.fuel, rule)
    gain_resource(state, seat, AMMO, reward.ammo, rule)
    gain_resource(state, seat, MEDS, reward.meds, rule)
    if reward.xp:
        gain_xp(state, seat, reward.xp, rule)
    for _ in range(reward.gear if gear == _PRINTED else gear):
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
        if frame.bindings[0] == ANY_TERRAIN:
            state.push_in_order([(SECTION.number, seat, (card, 0))])
        else:
            resolve_finding(state, seat, card, terrain)


# -- any section of a card ------------------------------------------------------------------------


def ask_section(state: RoadState, frame: Frame) -> None:
    """The knight has seen the card, and says which section it takes."""
    state.ask(frame.seat, SECTIONS.number)


def take_section(state: RoadState, frame: Frame) -> None:
    """That of the terrain named."""
    card, exploring = frame.bindings
    resolve_finding(state, frame.seat, card, state.choice[frame.seat], exploring)


def _section_legal(state: RoadState, seat: int) -> list[int]:
    return list(range(len(_SECTIONS)))


def _section_key(state: RoadState, seat: int, action: int) -> str:
    return _SECTIONS[action]


def _section_label(state: RoadState, seat: int, action: int) -> Message:
    data = {"terrain": _SECTIONS[action], "found": EXPLORATION_ID[state.bound(0)]}
    return Message("option-section", data)


def _section_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-section", {"found": EXPLORATION_ID[state.bound(0)]})


def _section_timeout(state: RoadState, seat: int) -> int:
    return board.TERRAIN[state.space[seat]]


SECTIONS: Final = Ask(
    "section",
    "choose",
    "wk2.landmark.14",
    legal=_section_legal,
    key=_section_key,
    label=_section_label,
    prompt=_section_prompt,
    timeout=_section_timeout,
)


# -- gear found, and swapped ----------------------------------------------------------------------


def ask_find(state: RoadState, frame: Frame) -> None:
    """The card that was found lies open; it may be swapped for the next one, once."""
    seat = frame.seat
    state.choice[seat] = KEEP
    if state.debt[seat] or acting(state, GEAR_WON, seat):
        return  # others have it first, or the knight chooses otherwise
    face = draw_gear(state)
    if face < 0:
        return
    state.offer = (face,)
    if state.journal is not None:
        state.tell("gear-laid", "wk2.landmark.14", seat, {"number": 1})
    if state.gear_deck or state.gear_discard:
        state.ask(seat, FIND_ASK.number)


def take_find(state: RoadState, frame: Frame) -> None:
    """A card that is not wanted goes under the discard."""
    seat, found = frame.seat, state.offer
    if state.debt[seat] or acting(state, GEAR_WON, seat):
        _gain_won_gear(state, seat, "wk2.explore.03")
        return
    state.offer = ()
    if state.choice[seat] == SWAP:
        following = draw_gear(state)
        state.gear_discard = found + state.gear_discard
        found = (following,)
    for face in found:
        gain_gear(state, seat, face, "wk2.landmark.14")


def _find_legal(state: RoadState, seat: int) -> list[int]:
    return [KEEP, SWAP]


def _find_key(state: RoadState, seat: int, action: int) -> str:
    return "swap" if action == SWAP else "keep"


def _find_label(state: RoadState, seat: int, action: int) -> Message:
    if action == SWAP:
        return Message("option-swap-find")
    return Message("option-keep-find", {"face": state.offer[0]})


def _find_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-swap-find", {"face": state.offer[0]})


def _find_timeout(state: RoadState, seat: int) -> int:
    return KEEP


FIND_ASK: Final = Ask(
    "swap_find",
    "choose",
    "wk2.landmark.14",
    legal=_find_legal,
    key=_find_key,
    label=_find_label,
    prompt=_find_prompt,
    timeout=_find_timeout,
)


# -- the next card, or this one -------------------------------------------------------------------


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
