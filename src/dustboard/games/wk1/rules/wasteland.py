"""Resolving the wasteland card that the Waster played: escape or face (wk1.wasteland.13-23)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import (
    ESCAPE,
    ESCAPE_DIFFICULTY,
    ESCAPE_PENALTY,
    IS_EVENT,
    REWARD,
    TRAITS,
)
from dustboard.games.wk1.content.constants import ENEMY, FOR_ESCAPE, NONE
from dustboard.games.wk1.content.effect_table import has_effect
from dustboard.games.wk1.content.moments import (
    AT_ANYWAY,
    AT_BEFORE_ESCAPE,
    AT_DISCARDED,
    AT_FACE,
    AT_NATURE_EVENT_PLAYED,
)
from dustboard.games.wk1.rules.decks import discard_wasteland
from dustboard.games.wk1.rules.programs import CHECK, COMBAT, RESPOND
from dustboard.games.wk1.rules.resources import lose_health
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.rules.words.supply import give
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

ESCAPES: Final = 0
FACES: Final = 1


def is_nature(card: int) -> bool:
    """Whether a card is a nature event."""
    return IS_EVENT[card] and TRAITS[card] >> things.NATURE & 1 == 1


def weather(state: KnightsState, frame: Frame) -> None:
    """Any knight may answer a nature event before anything else."""
    state.event_cancelled = 0
    state.facing = 0
    if is_nature(state.card):
        state.push_in_order([(RESPOND.number, frame.seat, (AT_NATURE_EVENT_PLAYED, NONE))])


def ask_escape(state: KnightsState, frame: Frame) -> None:
    """The Active Knight always chooses (wk1.wasteland.14)."""
    if state.event_cancelled:
        if state.journal is not None:
            state.tell("event-cancelled", "wk1.luck.05", frame.seat, {"card": state.card})
        state.frame = Frame(DISCARD_CARD.number, 0, frame.seat, frame.bindings, frame.below)
        return
    state.ask(frame.seat, ESCAPE_OR_FACE.number)


def take_escape(state: KnightsState, frame: Frame) -> None:
    """Try to escape, or stand."""
    seat, card = frame.seat, frame.bindings[0]
    state.facing = 1 if state.choice[seat] == FACES else 0
    if state.journal is not None:
        kind = "faces" if state.facing else "escapes"
        rule = "wk1.wasteland.14" if state.facing else "wk1.escape.01"
        state.tell(kind, rule, seat, {"card": card})
    if state.facing:
        follow = FACE_EVENT if IS_EVENT[card] else FACE_ENEMY
    else:
        follow = ESCAPE_CHECK
    discard = (DISCARD_CARD.number, seat, frame.bindings)
    state.push_in_order([(follow.number, seat, frame.bindings), discard])


# -- escaping -----------------------------------------------------------------------------------


def before_escape(state: KnightsState, frame: Frame) -> None:
    """Text of an enemy that speaks of the escape check (wk1.escape.09)."""
    state.check_gained = 0
    run_effects(state, frame.seat, frame.bindings[0], AT_BEFORE_ESCAPE)


def make_escape(state: KnightsState, frame: Frame) -> None:
    """The check of the escape panel (wk1.escape.01)."""
    card = frame.bindings[0]
    check = (ESCAPE[card], ESCAPE_DIFFICULTY[card], FOR_ESCAPE)
    state.push_in_order([(CHECK.number, frame.seat, check)])


def after_escape(state: KnightsState, frame: Frame) -> None:
    """Passed: no effect, no reward. Failed: the event's text, or Health lost to the enemy."""
    seat, card = frame.seat, frame.bindings[0]
    if state.check_passed:
        if state.journal is not None:
            rule = "wk1.escape.02" if IS_EVENT[card] else "wk1.escape.04"
            state.tell("escaped", rule, seat, {"card": card})
        return
    if state.journal is not None:
        rule = "wk1.escape.03" if IS_EVENT[card] else "wk1.escape.05"
        state.tell("caught", rule, seat, {"card": card})
    if IS_EVENT[card]:
        run_effects(state, seat, card, AT_FACE)
    else:
        rule = "wk1.escape.06" if ESCAPE_PENALTY[card] > 1 else "wk1.escape.05"
        lose_health(state, seat, ESCAPE_PENALTY[card], rule, card)


ESCAPE_CHECK: Final = Program("escape", (before_escape, make_escape, after_escape))


# -- facing -------------------------------------------------------------------------------------


def face_event(state: KnightsState, frame: Frame) -> None:
    """The text of the event (wk1.wasteland.16)."""
    run_effects(state, frame.seat, frame.bindings[0], AT_FACE)


def event_rewards(state: KnightsState, frame: Frame) -> None:
    """Who faced it gains its rewards, knocked out by it or not (wk1.wasteland.16-17, E12)."""
    seat, card = frame.seat, frame.bindings[0]
    calls = [(REWARD_PART.number, seat, (card, at)) for at in range(len(REWARD[card]))]
    state.push_in_order(calls)


def reward_part(state: KnightsState, frame: Frame) -> None:
    """One part of the reward."""
    card, at = frame.bindings
    what, amount = REWARD[card][at]
    give(state, frame.seat, what, amount, "wk1.wasteland.16", card)


REWARD_PART: Final = Program("part of an event's reward", (reward_part,))
FACE_EVENT: Final = Program("face an event", (face_event, event_rewards))


def face_enemy(state: KnightsState, frame: Frame) -> None:
    """Combat with the Waster playing the enemy (wk1.wasteland.22)."""
    state.fight = ENEMY
    state.foe = frame.bindings[0]
    state.foe_loss = 0
    state.rival = state.waster
    state.push_in_order([(COMBAT.number, frame.seat, ())])


FACE_ENEMY: Final = Program("face an enemy", (face_enemy,))


# -- the card leaves ----------------------------------------------------------------------------


def anyway(state: KnightsState, frame: Frame) -> None:
    """Parts of the text that happen even after an escape (wk1.wasteland.19)."""
    if not state.event_cancelled:
        run_effects(state, frame.seat, frame.bindings[0], AT_ANYWAY)


def discard_card(state: KnightsState, frame: Frame) -> None:
    """Whatever the result, the card goes to the discard pile (wk1.wasteland.23)."""
    card = frame.bindings[0]
    discard_wasteland(state, frame.seat, (card,))
    state.card = NONE
    state.facing = 0
    if has_effect(card, AT_DISCARDED):
        run_effects(state, frame.seat, card, AT_DISCARDED)


DISCARD_CARD: Final = Program("discard a wasteland card", (anyway, discard_card))

_KEYS: Final = ("escape", "face")
ESCAPE_OR_FACE: Final = Ask(
    "escape_or_face",
    "choose",
    "wk1.wasteland.14",
    legal=lambda state, seat: [ESCAPES, FACES],
    key=lambda state, seat, action: _KEYS[action],
    label=lambda state, seat, action: Message(f"option-{_KEYS[action]}", {"card": state.card}),
    prompt=lambda state, seat: Message("ask-escape", {"card": state.card}),
    timeout=lambda state, seat: ESCAPES,
)
