"""Luck cards: drawing them, and never more than five in hand (wk1.luck.01-02)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import LUCK_STREAM, NONE
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted

HAND: Final = 5


def draw_luck(state: KnightsState, seat: int, number: int, rule: str) -> None:
    """Draw luck cards; who then holds more than five discards down to five at once."""
    drawn: list[int] = []
    _renew(state)
    while len(drawn) < number and state.luck_deck:
        drawn.append(state.luck_deck[-1])
        state.luck_deck = state.luck_deck[:-1]
        _renew(state)
    state.luck[seat] = insert_sorted(state.luck[seat], tuple(drawn))
    if state.journal is not None and drawn:
        public = {"number": len(drawn)}
        state.whisper("draws-luck", rule, seat, {"cards": drawn, **public}, public)
    if len(state.luck[seat]) > HAND:
        state.push_in_order([(DISCARD_LUCK.number, seat, (HAND,))])


def _renew(state: KnightsState) -> None:
    """A deck that is used up is formed anew at once, if there is a pile (E16)."""
    if not state.luck_deck and state.luck_discard:
        state.luck_deck = state.shuffled(LUCK_STREAM, tuple(sorted(state.luck_discard)))
        state.luck_discard = ()
        if state.journal is not None:
            state.tell("reshuffle", "wk1.gold.11", NONE, {"deck": "luck"})


def discard_luck(state: KnightsState, seat: int, card: int, rule: str) -> None:
    """One luck card goes to the open discard pile (wk1.gold.04)."""
    state.luck[seat] = tuple(other for other in state.luck[seat] if other != card)
    state.luck_discard = (*state.luck_discard, card)
    if state.journal is not None:
        state.tell("discards-luck", rule, seat, {"card": card})


def ask_discard(state: KnightsState, frame: Frame) -> None:
    """The owner chooses, card by card, until so many are left."""
    if len(state.luck[frame.seat]) <= frame.bindings[0]:
        state.frame = frame.below
    else:
        state.ask(frame.seat, LUCK_LIMIT.number)


def take_discard(state: KnightsState, frame: Frame) -> None:
    """Discard the chosen card and look again."""
    discard_luck(state, frame.seat, state.choice[frame.seat], "wk1.luck.02")
    state.push_in_order([(DISCARD_LUCK.number, frame.seat, frame.bindings)])


DISCARD_LUCK: Final = Program("discard luck", (ask_discard, take_discard))


def _limit(state: KnightsState) -> int:
    return state.bound(0)


LUCK_LIMIT: Final = card_ask(
    "luck_limit",
    "wk1.luck.02",
    lambda state, seat: list(state.luck[seat]),
    lambda state, seat: Message("ask-luck-limit", {"limit": _limit(state)}),
    "option-discard",
)
