"""A gang that salutes what it has heard of, and may be sent on its way (entry 544)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import GANG
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID, ENEMY_TYPE
from dustboard.games.wk2.rules.combat.attacks import ENDED, over
from dustboard.games.wk2.rules.favours import PAINTED, spend
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

FIGHT: Final = 0
SEND: Final = 1


def ask_salute(state: RoadState, frame: Frame) -> None:
    """The next gang that the knight meets may be sent off, for no reward."""
    seat = frame.seat
    state.choice[seat] = FIGHT
    known = PAINTED in state.noted[seat] and ENEMY_TYPE[state.foe] == GANG
    if known and not over(state, seat):
        state.ask(seat, SALUTE.number)


def take_salute(state: RoadState, frame: Frame) -> None:
    """The combat ends, and nobody is defeated."""
    if state.choice[frame.seat] == SEND:
        spend(state, frame.seat, PAINTED)
        state.settled = ENDED
        if state.journal is not None:
            data = {"foe": ENEMY_ID[state.foe]}
            state.tell("sent-off", "wk2.combat.11", frame.seat, data)


def _legal(state: RoadState, seat: int) -> list[int]:
    return [FIGHT, SEND]


def _key(state: RoadState, seat: int, action: int) -> str:
    return "send" if action == SEND else "fight"


def _label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-send-off" if action == SEND else "option-fight-on")


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-salute", {"foe": state.foe})


def _timeout(state: RoadState, seat: int) -> int:
    return FIGHT


SALUTE: Final = Ask(
    "salute",
    "choose",
    "wk2.combat.11",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
