"""The question for one card out of some, in one place."""

from __future__ import annotations

from collections.abc import Callable

from dustboard.games.wk1.rules.words.questions import card_key
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message


def card_ask(
    name: str,
    rule: str,
    cards: Callable[[KnightsState, int], list[int]],
    prompt: Callable[[KnightsState, int], Message],
    option: str = "option-card",
    kind: str = "choose",
) -> Ask:
    """A question whose answers are cards; who does not answer in time takes the first one."""
    return Ask(
        name,
        kind,
        rule,
        legal=cards,
        key=card_key,
        label=lambda state, seat, action: Message(option, {"card": action}),
        prompt=prompt,
        timeout=lambda state, seat: cards(state, seat)[0],
    )
