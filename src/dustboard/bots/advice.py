# mypyc: skip
"""Two reasons for what a bot would do, in words.

A title that can say more than "it rates highest" has `reasons(view, decision, key)` in its
heuristics, which gives messages; what is missing is filled up from the ratings.
"""

from __future__ import annotations

from typing import Any

import dustboard
from dustboard.bots.heuristics import heuristics_of
from dustboard.kernel.decisions import Message
from dustboard.texts import Texts

REASONS = 2
TEXTS = Texts("dustboard.bots")


def reasons(
    title_id: str, view: dict[str, Any], decision: Any, key: str, lang: str, rated: bool
) -> list[str]:
    """Two sentences; `rated` says that the bot goes by the ratings of the title at all."""
    heuristics = heuristics_of(title_id)
    title = dustboard.title(title_id)
    found: list[str] = []
    if rated and hasattr(heuristics, "reasons"):
        messages: list[Message] = heuristics.reasons(view, decision, key)
        found = [title.text(lang, message) for message in messages]
    plain = _by_rating(heuristics, view, decision, key) if rated else _by_chance(decision)
    found += [TEXTS.format(lang, message.key, message.args) for message in plain]
    return found[:REASONS]


def _by_rating(heuristics: Any, view: dict[str, Any], decision: Any, key: str) -> list[Message]:
    """What can be said of any title from the ratings of its options alone."""
    keys = decision.options.keys()
    if heuristics is None or len(keys) == 1:
        return _by_chance(decision)
    ratings: list[float] = heuristics.rate(view, decision)
    mine = ratings[keys.index(key)]
    as_good = sum(1 for rating in ratings if rating == mine)
    below = sum(1 for rating in ratings if rating < mine)
    return [
        Message("advice-highest", {"below": below, "count": len(keys)}),
        Message("advice-equal", {"count": as_good - 1}),
    ]


def _by_chance(decision: Any) -> list[Message]:
    count = len(decision.options.keys())
    if count == 1:
        return [Message("advice-only"), Message("advice-only-more")]
    return [Message("advice-any", {"count": count}), Message("advice-any-more")]
