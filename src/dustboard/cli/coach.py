"""The coach of a first game in the terminal: it speaks up by itself, and always with a reason."""

from __future__ import annotations

from dustboard.cli.words import said
from dustboard.kernel.cast import Cast
from dustboard.kernel.game import Game
from dustboard.kernel.position import Decision

LEVEL = "normal"  # it goes by what it can name
SEED = 1  # asked again it says the same


def coach_line(game: Game, decision: Decision, lang: str, names: tuple[str, ...]) -> str:
    """What the coach would answer, and why; "" where there is nothing to choose."""
    from dustboard.bots import make, sight_of
    from dustboard.bots.advice import clear, reasons

    if len(decision.options) < 2:
        return ""
    bot = make(LEVEL, game.title.id, SEED)
    view, cast = game.view(decision.seat), Cast(names, decision.seat)
    key = bot.answer(sight_of(game, decision.seat), decision)
    if not clear(bot, view, decision, key):
        return said(lang, "coach-open")
    label = decision.options[decision.options.keys().index(key)].text(lang, cast)
    why = reasons(bot, view, decision, key, lang, cast)
    return said(lang, "coach-chooses", label=label, why=" ".join(why))
