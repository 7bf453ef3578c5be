# mypyc: skip
"""Two reasons for what a bot would do, in words.

A title that can say more than "it rates highest" has `reasons` in its policy, or in its heuristics
as `reasons(view, decision, key)`; what is missing is filled up from the worth of plans or ratings.
"""

from __future__ import annotations

from typing import Any

import dustboard
from dustboard.bots.base import Bot, Rate
from dustboard.bots.minds import Mind
from dustboard.bots.title_modules import heuristics_of
from dustboard.kernel.cast import ANYBODY, Cast
from dustboard.kernel.decisions import Message
from dustboard.texts import Texts

REASONS = 2
TEXTS = Texts("dustboard.bots")


def reasons(
    bot: Bot, view: dict[str, Any], decision: Any, key: str, lang: str, cast: Cast = ANYBODY
) -> list[str]:
    """Two sentences from the bot that has just answered so.

    Only a bot that goes by the policy or the ratings of the title has any reasons of it.
    """
    mind = _mind(bot)
    heuristics = heuristics_of(bot.title_id)
    title = dustboard.title(bot.title_id)
    rate = bot.rate
    found: list[str] = []
    if bot.slipped:
        found = [TEXTS.format(lang, "advice-slip")]
    if bot.tried:
        found = [TEXTS.format(lang, "advice-tried", {"count": bot.tried})]
    messages: list[Message] = []
    if mind is not None:
        messages = mind.reasons()
    elif rate is not None and hasattr(heuristics, "reasons"):
        messages = heuristics.reasons(view, decision, key)
    found += [title.text(lang, message, cast) for message in messages]
    if mind is not None:
        plain = _by_plan(mind, decision)
    elif rate is not None:
        plain = _by_rating(rate, view, decision, key)
    else:
        plain = _by_chance(decision)
    found += [TEXTS.format(lang, message.key, message.args) for message in plain]
    return found[:REASONS]


def clear(bot: Bot, view: dict[str, Any], decision: Any, key: str) -> bool:
    """Whether the bot that has just answered so had a reason to: nobody is advised without one."""
    keys = decision.options.keys()
    mind = _mind(bot)
    if len(keys) == 1 or bot.tried or bot.slipped:
        return True
    if mind is not None:
        others, plan = mind.others, mind.plan
        return plan is None or not others or min(other.net for other in others) < plan.net
    if bot.rate is None:
        return True
    ratings = bot.rate(view, decision)
    return bool(min(ratings) < ratings[keys.index(key)])


def _mind(bot: Bot) -> Mind | None:
    """How a bot goes by the policy of its title, if it does and has found a plan."""
    mind: Mind | None = getattr(bot, "mind", None)
    return mind if mind is not None and mind.plan is not None else None


def _by_plan(mind: Mind, decision: Any) -> list[Message]:
    """What can be said of any title from the worth of the plans alone."""
    if len(decision.options.keys()) == 1:
        return _by_chance(decision)
    worth = mind.plan.net if mind.plan is not None else 0.0
    below = sum(1 for other in mind.others if other.net < worth)
    if not below:
        return [Message("advice-none")]
    equal = len(mind.others) - below
    return [Message("advice-highest", {"below": below}), Message("advice-equal", {"count": equal})]


def _by_rating(rate: Rate, view: dict[str, Any], decision: Any, key: str) -> list[Message]:
    """What can be said of any title from the ratings of its options alone."""
    keys = decision.options.keys()
    if len(keys) == 1:
        return _by_chance(decision)
    ratings = rate(view, decision)
    mine = ratings[keys.index(key)]
    as_good = sum(1 for rating in ratings if rating == mine)
    below = sum(1 for rating in ratings if rating < mine)
    if as_good == len(keys) or not below:
        return [Message("advice-none")]
    return [
        Message("advice-highest", {"below": below}),
        Message("advice-equal", {"count": as_good - 1}),
    ]


def _by_chance(decision: Any) -> list[Message]:
    count = len(decision.options.keys())
    if count == 1:
        return [Message("advice-only"), Message("advice-only-more")]
    return [Message("advice-any", {"count": count}), Message("advice-any-more")]
