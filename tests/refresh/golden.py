"""Golden playthroughs: one game of each title in words."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import dustboard
from dustboard.kernel.events import EVERYBODY
from dustboard.kernel.game import Game
from dustboard.kernel.title import Title
from refresh import FIXTURES, Files, Say

# The table of the golden playthrough: short enough to be read.
OPTIONS: dict[str, dict[str, Any]] = {"wftw": {"victory_goal": 12}}
SEED = 21


def file_of(name: str) -> Path:
    """Where the playthrough of a title is written."""
    return FIXTURES / "golden" / f"{name}.txt"


def golden(title: Title) -> str:
    """One game in words: each decision with its options, the answer, and the log as it grows."""
    rng = random.Random(SEED)
    game = Game(title, title.min_players, SEED, OPTIONS.get(title.id, {}))
    lines = [f"{title.name}, {game.players} players, seed {SEED}, {game.options}", ""]
    told = 0
    while not game.over:
        # only what is new is put into words, because the whole log at each answer takes long
        told = tell(game, told, lines)
        decision = game.pending[0]
        index = rng.randrange(len(decision.options))
        lines.append(f"? seat {decision.seat} [{decision.rule}] {decision.text}")
        for number, option in enumerate(decision.options):
            sign = ">" if number == index else " "
            lines.append(f"  {sign} {option.key}: {option.label}")
        game.answer(decision.seat, index)
    tell(game, told, lines)
    assert game.outcome is not None
    lines += ["", str(game.outcome.plain()), f"digest {game.digest()}"]
    return "\n".join(lines) + "\n"


def tell(game: Game, told: int, lines: list[str]) -> int:
    """Add the new lines of the log as the keeper of the table reads it, private halves too."""
    events = game.events()
    for event in events[told:]:
        message = game.title.event_message(event.kind, event.seat, event.data)
        to = "" if event.audience == EVERYBODY else f"(seat {event.seat}) "
        lines.append(f"[{event.rule}] {to}{game.title.text('en', message)}")
    return len(events)


def make(say: Say) -> Files:
    """One playthrough of each title."""
    return {file_of(name): golden(dustboard.title(name)) for name in dustboard.titles()}
