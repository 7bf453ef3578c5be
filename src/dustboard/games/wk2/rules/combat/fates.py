"""Fates of a knight's attack: each does one thing, of the knight's choice (wk2.dice.09)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.rules.using import source_key, use, uses
from dustboard.games.wk2.rules.vocabulary import FATE
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

FATES: Final = Program("fates")  # bindings: how many are left


def resolve_fates(state: RoadState, seat: int, fates: int) -> None:
    """Let so many fates do something."""
    if fates:
        state.push_in_order([(FATES.number, seat, (fates,))])


def ask_fate(state: RoadState, frame: Frame) -> None:
    """What the next fate does, if there are several things."""
    found = _legal(state, frame.seat)
    state.choice[frame.seat] = found[0] if found else -1
    if len(found) > 1:
        state.ask(frame.seat, FATE_FOR.number)


def take_fate(state: RoadState, frame: Frame) -> None:
    """It happens, then the next fate."""
    chosen = state.choice[frame.seat]
    if chosen >= 0:
        resolve_fates(state, frame.seat, frame.bindings[0] - 1)
        use(state, FATE, frame.seat, chosen)


def _legal(state: RoadState, seat: int) -> list[int]:
    return uses(state, FATE, seat)


def _key(state: RoadState, seat: int, action: int) -> str:
    return source_key(action)


def _label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-fate", {"source": source_key(action)})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-fate", {"left": state.bound(0)})


def _timeout(state: RoadState, seat: int) -> int:
    return _legal(state, seat)[0]


FATE_FOR: Final = Ask(
    "fate",
    "choose",
    "wk2.dice.09",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
