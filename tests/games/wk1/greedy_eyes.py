"""What the greedy bot would do at a scene, from what its seat may know of it."""

from __future__ import annotations

from typing import Any

from dustboard.games.wk1.bot.heuristics import rate
from dustboard.games.wk1.content.settings import OPTIONS
from dustboard.games.wk1.show.view import table
from dustboard.kernel.options import check_options
from dustboard.kernel.position import Position


def ratings(scene: Any, title: Any, seat: int) -> dict[str, float]:
    """How the bot rates the options of the question that a seat is asked."""
    position = Position(title, scene.state, [0] * scene.state.players)
    decision = next(each for each in position.pending() if each.seat == seat)
    view = {
        "you": seat,
        "players": scene.state.players,
        "options": check_options(OPTIONS, {}),
        **table(position.masked(seat), seat),
    }
    return dict(zip(decision.options.keys(), rate(view, decision), strict=True))


def choice(scene: Any, title: Any, seat: int) -> str:
    """The option that the bot rates highest."""
    rated = ratings(scene, title, seat)
    return max(rated, key=lambda key: rated[key])
