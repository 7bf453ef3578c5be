"""What goes wrong in the lab: experiments that can't be run, and games that failed.

Of a game enough is known to play it again up to the very answer.
"""

from __future__ import annotations

import json
import sys
import tempfile
from traceback import format_exception
from typing import Any, Final

from dustboard import Game
from dustboard.kernel.errors import DustboardError, KernelFault
from dustboard.kernel.records.format import seed_text

MOST_ANSWERS: Final = 50_000  # of one game; the longest honest ones have a tenth of it


class BadExperiment(DustboardError):
    """An experiment that can't be run as asked for."""


class NoEnd(KernelFault):
    """A game that goes on and on."""


class GameFailed(Exception):
    """A game that broke the program. Its facts are plain data, so it may come from a process."""

    def __init__(self, facts: dict[str, Any]) -> None:
        super().__init__(facts)
        self.facts = facts

    def tell(self, again: str = "") -> None:
        """Say on stderr what failed, where and at which table, and how to come there again."""
        facts = self.facts
        who = "" if facts["seat"] is None else f", seat {facts['seat']} with {facts['key']!r}"
        table = f"{facts['title']}, {facts['players']} players, seed {facts['seed']}"
        lines = [
            facts["traceback"].rstrip(),
            f"dustboard: game {facts['game']} failed at answer {facts['step']}{who}: "
            f"{facts['error']}",
            f"  table: {table}, options {json.dumps(facts['options'])}",
        ]
        if again:
            lines.append(f"  again: {again}")
        if facts["record"] is not None:
            lines.append(f"  before it: dustboard replay {self._keep_record()}")
        print("\n".join(lines), file=sys.stderr, flush=True)

    def _keep_record(self) -> str:
        """Write the game as it stood before the answer that failed; gives the path."""
        with tempfile.NamedTemporaryFile(
            "w", prefix="dustboard-failed-", suffix=".json", encoding="utf-8", delete=False
        ) as file:
            json.dump(self.facts["record"], file)
        return file.name


def failure(
    title: str,
    players: int,
    seed: int,
    options: dict[str, Any],
    game: Game | None,
    seat: int | None,
    key: str,
    error: Exception,
) -> dict[str, Any]:
    """The facts of a failed game; `game` stands before the answer, or was never begun."""
    return {
        "game": None,  # its number, where it is one of many
        "title": title,
        "players": players,
        "seed": seed_text(seed),
        "options": options,
        "step": 0 if game is None else len(game.answers) + 1,
        "seat": seat,
        "key": key,
        "error": f"{type(error).__name__}: {error}",
        "traceback": "".join(format_exception(error)),
        "record": None if game is None else game.record(),
    }
