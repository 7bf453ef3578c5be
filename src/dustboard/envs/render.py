# mypyc: skip
"""A table as text, or as a picture of that text: what happened last, and who is asked what."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from dustboard.kernel.game import Game

MODES: Final = ["human", "ansi", "svg"]
LINES: Final = 12  # of the log
WIDTH: Final = 100


class BadRenderMode(ValueError):
    """There is no such way to show a table."""


def check_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadRenderMode(f"there is no render mode {mode!r}; choose one of: {', '.join(MODES)}")
    return mode


def as_text(game: Game, seat: int | None) -> str:
    """The last lines of the log as a seat reads them (None: a spectator), and open questions."""
    lines = [line["text"] for line in game.log(seat)[-LINES:]]
    for decision in game.pending:
        if seat is None or decision.seat == seat:
            lines.append(f"Seat {decision.seat}: {decision.text}")
            if decision.seat == seat:
                lines += [f"  {option.key}: {option.label}" for option in decision.options]
    if game.outcome is not None:
        winners = ", ".join(str(winner) for winner in game.outcome.winners) or "nobody"
        lines.append(f"The game is over. Won by seat: {winners}.")
    return "\n".join(lines)


def shown(game: Game, seat: int | None, mode: str | None) -> str | None:
    """The table in a mode: nothing, printed, as text, as SVG."""
    if mode is None:
        return None
    text = as_text(game, seat)
    if mode == "ansi":
        return text
    if mode == "human":
        print(text)
        return None
    console = Console(record=True, width=WIDTH, quiet=True)
    console.print(text, markup=False, highlight=False)
    return console.export_svg(title=game.title.name)
