"""The end of a game of Waste Knights: who won, and what the knights were compared by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.cli.boards.generic import Section, reason_text
from dustboard.cli.boards.wk1.cards import Words
from dustboard.cli.boards.wk1.sheet import counters, name
from dustboard.cli.words import joined

if TYPE_CHECKING:
    from dustboard.kernel.game import Game


def result_sections(game: Game, words: Words) -> list[Section]:
    """Winners, then one row for each knight: score, Reputation, value of gear, deeds."""
    outcome = game.outcome
    assert outcome is not None
    view = game.view(None)
    winners = joined(words.lang, [name(view, seat, words) for seat in outcome.winners])
    facts = {"winners": winners, "n": len(outcome.winners)}
    facts["reason"] = reason_text(game, words.lang)
    heading = words.said("result-over" if winners else "result-nobody", **facts)
    rows = [
        (
            name(view, seat, words),
            words.said("result-score", n=outcome.scores[seat]),
            words.said("result-gear", n=game.view(seat)["own"]["value"]),
            counters(view["seats"][seat], words),
        )
        for seat in sorted(range(game.players), key=lambda seat: -outcome.scores[seat])
    ]
    found = [Section(heading, rows)]
    if outcome.reason in ("last-round", "arrived"):
        found.append(Section(f"{words.said('result-compared')} [wk1.win.06]."))
    return found
