"""What rivals answer in a tutorial: by the script where they can."""

from __future__ import annotations

from dustboard import Game
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.state import NOT_ASKED
from dustboard.tutorials.progress import history
from dustboard.tutorials.script import Tutorial


def rival_answers(script: Tutorial, game: Game, seat: int) -> list[str] | None:
    """The scripted answers of a seat that is asked now; None where the script has none that fit."""
    asked = game.state.asked[seat]
    if asked == NOT_ASKED:
        return None
    name = game.title.asks[asked].name
    number = sum(1 for given in history(game, seat) if given.ask == name and given.complete)
    for row in script.rival:
        if row.seat == seat and row.ask == name and number < len(row.answers):
            answers = row.answers[number]
            try:
                game.clone().answer_all(seat, answers)
            except IllegalAnswer:
                return None
            return answers
    return None
