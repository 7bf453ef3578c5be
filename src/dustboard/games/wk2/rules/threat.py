"""Threat tokens: drawn blind; yellow for events and encounters, red for enemies (wk2.threat)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.mods import TOKEN_CHOICE, TOKEN_SWAP
from dustboard.games.wk2.content.wasteland_table import THREAT_ID
from dustboard.games.wk2.rules.favours import CLOSED_LID, spend
from dustboard.games.wk2.rules.marks import ROUND as ONE_ROUND
from dustboard.games.wk2.rules.marks import mark_used, of_mod, times_used
from dustboard.games.wk2.rules.streams import BAG_STREAM
from dustboard.games.wk2.rules.values import added
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted, without

SWAP_TOKEN: Final = Program("swap a token")  # bindings: which
KEEP: Final = 0
RETURN: Final = 1
# bindings: how many tokens lay there before, how many of the new ones stay
PUT_BACK: Final = Program("put a token back")


def draw_token(state: RoadState, seat: int, rule: str) -> int:
    """Draw a token blind from the bag; -1 if it is empty."""
    if not state.bag:
        return -1
    at = state.below(BAG_STREAM, len(state.bag))
    token = state.bag[at]
    state.bag = state.bag[:at] + state.bag[at + 1 :]
    state.drawn = (*state.drawn, token)
    if state.journal is not None:
        state.tell("token", rule, seat, {"token": THREAT_ID[token]})
    if may_swap(state, seat):
        state.push_in_order([(SWAP_TOKEN.number, seat, (token,))])
    return token


def draw_tokens(state: RoadState, seat: int, number: int, rule: str) -> None:
    """Draw tokens together; some vehicles let one draw more, and put as many back unread."""
    more = added(state, seat, TOKEN_CHOICE) if number > 0 else 0
    if more:
        state.push_in_order([(PUT_BACK.number, seat, (len(state.drawn), number))])
    for _ in range(number + more):
        draw_token(state, seat, rule)


# -- a token that goes back for another -----------------------------------------------------------


def may_swap(state: RoadState, seat: int) -> bool:
    """Whether the knight may return a token: in this round, or once in the game."""
    return len(state.bag) > 0 and (_swaps(state, seat) or CLOSED_LID in state.noted[seat])


def _swaps(state: RoadState, seat: int) -> bool:
    """Whether something that the knight has returns one more in this round."""
    used = times_used(state, seat, ONE_ROUND, of_mod(TOKEN_SWAP))
    return used < added(state, seat, TOKEN_SWAP)


def ask_swap(state: RoadState, frame: Frame) -> None:
    """The token is seen first; one that was read already stays."""
    state.choice[frame.seat] = KEEP
    if frame.bindings[0] in state.drawn and may_swap(state, frame.seat):
        state.ask(frame.seat, SWAP.number)


def take_swap(state: RoadState, frame: Frame) -> None:
    """It goes back only after the other was drawn."""
    seat, token = frame.seat, frame.bindings[0]
    if state.choice[seat] == RETURN:
        if _swaps(state, seat):
            mark_used(state, seat, ONE_ROUND, of_mod(TOKEN_SWAP))
        else:
            spend(state, seat, CLOSED_LID)  # wk2.legacy.04
        draw_token(state, seat, "wk2.danger.04")
        state.drawn = without(state.drawn, token)
        state.bag = insert_sorted(state.bag, (token,))
        if state.journal is not None:
            state.tell("token-back", "wk2.danger.04", seat, {"token": THREAT_ID[token]})


def _swap_legal(state: RoadState, seat: int) -> list[int]:
    return [KEEP, RETURN]


def _swap_key(state: RoadState, seat: int, action: int) -> str:
    return "return" if action == RETURN else "keep"


def _swap_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-return-token" if action == RETURN else "option-keep-token")


def _swap_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-swap-token", {"token": THREAT_ID[state.bound(0)]})


def _swap_timeout(state: RoadState, seat: int) -> int:
    return KEEP


SWAP: Final = Ask(
    "swap_token",
    "choose",
    "wk2.danger.04",
    legal=_swap_legal,
    key=_swap_key,
    label=_swap_label,
    prompt=_swap_prompt,
    timeout=_swap_timeout,
)


# -- tokens that were drawn to choose from --------------------------------------------------------


def ask_put_back(state: RoadState, frame: Frame) -> None:
    """Which of the tokens that were drawn together goes back into the bag."""
    state.choice[frame.seat] = -1
    if len(state.drawn) > sum(frame.bindings):
        state.ask(frame.seat, PUTTING_BACK.number)


def take_put_back(state: RoadState, frame: Frame) -> None:
    """It goes back unread."""
    seat, token = frame.seat, state.choice[frame.seat]
    if token < 0:
        return
    state.drawn = without(state.drawn, token)
    state.bag = insert_sorted(state.bag, (token,))
    if state.journal is not None:
        state.tell("token-back", "wk2.danger.04", seat, {"token": THREAT_ID[token]})
    state.push_in_order([(PUT_BACK.number, seat, frame.bindings)])


def _back_legal(state: RoadState, seat: int) -> list[int]:
    return sorted(state.drawn[state.bound(0) :])


def _back_key(state: RoadState, seat: int, action: int) -> str:
    return THREAT_ID[action]


def _back_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-put-back", {"token": THREAT_ID[action]})


def _back_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-put-back")


def _back_timeout(state: RoadState, seat: int) -> int:
    return _back_legal(state, seat)[0]


PUTTING_BACK: Final = Ask(
    "put_back",
    "choose",
    "wk2.danger.04",
    legal=_back_legal,
    key=_back_key,
    label=_back_label,
    prompt=_back_prompt,
    timeout=_back_timeout,
)


def return_tokens(state: RoadState) -> None:
    """All tokens go back into the bag (wk2.wasteland.10)."""
    state.bag = insert_sorted(state.bag, state.drawn + state.red)
    state.drawn = ()
    state.red = ()
