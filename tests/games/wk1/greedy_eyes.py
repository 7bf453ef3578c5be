"""What the greedy bot would do at a scene, from what its seat may know of it."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.bot.policy import policy
from dustboard.kernel.knowledge.masks import determinize
from dustboard.kernel.position import Position

WASTE = -1e9  # of what looks worse than doing nothing


def ratings(scene: Any, title: Any, seat: int) -> dict[str, float]:
    """How the bot rates the options of the question that a seat is asked."""
    state = scene.state
    masked = Position(title, state, [0] * state.players).masked(seat)
    world = determinize(title, masked, 1)
    ask = title.asks[world.asked[seat]]
    rated = {ask.key(world, seat, action): WASTE for action in ask.legal(world, seat)}
    for plan in policy(state.players, {}).plans(world, seat, len(rated)):
        key = ask.key(world, seat, plan.actions[0])
        rated[key] = max(rated[key], plan.net)
    return rated


def choice(scene: Any, title: Any, seat: int) -> str:
    """The option that the bot rates highest."""
    rated = ratings(scene, title, seat)
    return max(rated, key=lambda key: rated[key])
