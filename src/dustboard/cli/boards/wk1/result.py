"""The end of a game of Waste Knights: who won, and what the knights were compared by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dustboard.cli.boards.generic import Section, reason_text
from dustboard.cli.boards.wk1.cards import Words
from dustboard.cli.boards.wk1.sheet import counters, name

if TYPE_CHECKING:
    from dustboard.kernel.game import Game


def result_sections(game: Game, words: Words) -> list[Section]:
    """Winners, then one row for each knight: score, Reputation, value of gear, deeds."""
    outcome = game.outcome
    assert outcome is not None
    view = game.view(None)
    winners = " and ".join(name(view, seat, words) for seat in outcome.winners)
    wins = "win" if len(outcome.winners) > 1 else "wins"
    won = f"{winners} {wins}" if winners else "nobody wins"
    rows = [
        (
            name(view, seat, words),
            f"score {outcome.scores[seat]}",
            f"gear worth {game.view(seat)['own']['value']}",
            counters(view["seats"][seat]),
        )
        for seat in sorted(range(game.players), key=lambda seat: -outcome.scores[seat])
    ]
    found = [Section(f"THE GAME IS OVER: {won} ({reason_text(game)})", rows)]
    if outcome.reason in ("last-round", "arrived"):
        order = "score, then Reputation, then gear, then round order"
        found.append(Section(f"The knights were compared by {order} [wk1.win.06]."))
    return found
