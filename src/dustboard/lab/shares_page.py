"""The measured shares as a page for people: a table for each kind of table they were played at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import dustboard
from dustboard.bots.win_rates import Share
from dustboard.kernel.decisions import Message
from dustboard.lab.statistics import wilson

INTRO = """\
# Bots in numbers

How often one bot of each level and temper won at tables where all others were of another kind. All
of it was measured by

    dustboard shares --out src/dustboard/bots/shares.toml --page docs/bots-in-numbers.md

which writes this page, too. The same seed brings the same games again, and everybody moves on by
one seat each game. A win that several share counts in parts. In brackets are the ends of the 95 %
Wilson interval of a share: the true one is very likely between them. A bot that names no temper is
even.
"""


def page_of(rows: Sequence[Share]) -> str:
    """The page of all rows, in their order."""
    parts = [INTRO]
    for title_id, of_title in groupby(rows, lambda row: row.title):
        parts.append(f"## {dustboard.title(title_id).name}\n")
        for (scenario, players), group in groupby(
            of_title, lambda row: (row.scenario, row.players)
        ):
            parts.append(_table(title_id, scenario, players, list(group)))
    return "\n".join(parts)


def _table(title_id: str, scenario: str, players: int, rows: Sequence[Share]) -> str:
    together = any(row.together for row in rows)
    even = "all win or lose together" if together else f"an even share is {100 / players:.0f} %"
    head = [_name(title_id, scenario), f"{players} players"]
    lines = [f"### {', '.join(part for part in head if part)}\n", f"{even.capitalize()}.\n"]
    lines += ["| bot | all others | won | share |", "| --- | --- | --- | --- |"]
    for row in rows:
        low, high = (100 * end for end in wilson(row.wins, row.games))
        share = f"{100 * row.wins / row.games:.0f} % ({low:.0f}-{high:.0f})"
        won = f"{row.wins:g} of {row.games}"
        lines.append(f"| {row.level} | {row.against} | {won} | {share} |")
    return "\n".join(lines) + "\n"


def _name(title_id: str, scenario: str) -> str:
    title = dustboard.title(title_id)
    for one in title.scenarios():
        if one.value == scenario:
            return title.text("en", Message(one.key))
    return ""
