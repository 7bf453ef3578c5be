"""The Waster's choice: play a revealed card now or wait (wk1.wasteland.04, 09-12, 24-26)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import ID, TRAITS
from dustboard.games.wk1.rules.move.route import cards_ahead, has_ambush, is_last_chance
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.signals import HUNTED
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal

WAIT: Final = 1_000_000
AMBUSH: Final = 1_000_001  # the card under the marker, which the Waster may not know (A13)


def ask_waster(state: KnightsState) -> None:
    """Ask the seat that is Waster for the Active Knight."""
    state.ask(state.waster, WASTER_PLAY.number)


def matching(state: KnightsState) -> list[int]:
    """Revealed cards that a hunt wants to see played (A23: one of several hunts is enough)."""
    hunted = HUNTED.union(state, state.active)
    return [card for card in state.revealed if TRAITS[card] & hunted]


def _legal(state: KnightsState, seat: int) -> list[int]:
    last = is_last_chance(state, state.active)
    if has_ambush(state):
        return [AMBUSH] if last else [AMBUSH, WAIT]  # hunts do not apply (A13)
    cards = list(state.revealed)
    if HUNTED.union(state, state.active):
        match = matching(state)
        if match:
            cards = match
        elif cards_ahead(state, state.active):
            cards = []
    return cards if last and cards else [*cards, WAIT]


def _key(state: KnightsState, seat: int, action: int) -> str:
    return "wait" if action == WAIT else "under" if action == AMBUSH else ID[action]


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == WAIT:
        return Message("option-waster-wait")
    if action == AMBUSH:
        return Message("option-waster-under")
    return Message("option-waster-play", {"card": action})


def _prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-waster", {"knight": state.active, **spot(state, state.at[state.active])})


def _refused(state: KnightsState, seat: int) -> list[Refusal]:
    refused: list[Refusal] = []
    legal = _legal(state, seat)
    if WAIT not in legal:
        refused.append(Refusal("wait", "wk1.wasteland.12", Message("why-last-hex")))
    if not has_ambush(state):
        rule = "wk1.wasteland.24" if legal == [WAIT] else "wk1.task.27"
        for card in state.revealed:
            if card not in legal:
                refused.append(Refusal(ID[card], rule, Message("why-hunt", {"card": card})))
    return refused


def _timeout(state: KnightsState, seat: int) -> int:
    legal = _legal(state, seat)
    return WAIT if WAIT in legal else legal[0]


WASTER_PLAY: Final = Ask(
    "waster",
    "choose",
    "wk1.wasteland.04",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
    orders=("wait",),
)
