"""What rivals answer in a tutorial: by the script where they can."""

from __future__ import annotations

from dustboard import Game
from dustboard.kernel.errors import IllegalAnswer
from dustboard.kernel.state import NOT_ASKED
from dustboard.tutorials.progress import history, lone_answer
from dustboard.tutorials.script import Tutorial


def rival_answers(script: Tutorial, game: Game, seat: int, copy: str = "") -> list[str] | None:
    """The scripted answers of a seat that is asked now; None where the script has none that fit."""
    asked = game.state.asked[seat]
    if asked == NOT_ASKED:
        return None
    if key := lone_answer(script, game, seat):
        return [key]
    name = game.title.asks[asked].name
    number = sum(1 for given in history(game, seat, script.lone) if given.done_with(name))
    table = copy if script.own_table(copy) else ""
    for row in script.rival:
        if (row.seat, row.ask, row.copy) == (seat, name, table) and number < len(row.answers):
            answers = row.answers[number]
            try:
                game.clone().answer_all(seat, answers)
            except IllegalAnswer:
                return None
            return answers
    return None
