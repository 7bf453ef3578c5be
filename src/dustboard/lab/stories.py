"""Measure how stories end: `python -m dustboard.lab.stories --rows FILE --page FILE`.

All knights of a table are bots of one level. A row for each adventure, number of knights and level
is written as soon as it is measured, so a run that was stopped goes on where it was; the tables of
the page are made of all rows, what stands above them stays.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

import dustboard
from dustboard import Game
from dustboard.kernel.decisions import Message
from dustboard.lab.match import derived_seed, play_game
from dustboard.lab.statistics import mean, wilson

TITLE = "wk2"
WON = "victory"
ALONE = (518,)  # entries by which one knight wins alone who went over, against the party
SEED = 2026
GAMES = {"random": 100, "normal": 200, "hard": 40}
MARK = "<!-- what follows is made by dustboard.lab.stories -->\n"
COUNTED = "scored"
# adventures whose knights are rivals, and what *won* means there
RIVALS = {
    "warrant": "Knights of The Warrant are rivals, so one of them wins whatever the verdict is.",
    "deadly_cargo": "Knights of Deadly Cargo are rivals: *won* counts the games in which the load "
    "was\ndelivered and somebody was paid, whoever had most.",
}


class Told(msgspec.Struct, frozen=True):
    """What came of the games of one row."""

    adventure: str
    knights: int
    level: str
    games: int
    seed: int
    won: int
    rounds: float
    decisions: float
    knockouts: float
    endings: dict[str, int]


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Adventures with each number of knights that may set out, and the options for it."""
    title = dustboard.title(TITLE)
    for scenario in title.scenarios():
        options: dict[str, Any] = {scenario.option: scenario.value, "quick_setup": True}
        alone = title.players_for(options)
        for knights in alone:
            yield scenario.value, knights, options
        for knights in title.players_for({**options, "one_owner": True}):
            if knights not in alone:
                yield scenario.value, knights, {**options, "one_owner": True}


def measured(adventure: str, knights: int, options: dict[str, Any], level: str, games: int) -> Told:
    """Play the games of one row."""
    rounds: list[float] = []
    decisions: list[float] = []
    knockouts: list[float] = []
    endings: Counter[str] = Counter()
    won = 0
    for number in range(games):
        seed = derived_seed(SEED, "story", adventure, knights, number)
        game = play_game(TITLE, [level] * knights, seed, options)
        view = game.view(0)
        assert game.outcome is not None
        won += game.outcome.reason == WON and int(view["book"]["ending"]) not in ALONE
        rounds.append(view["rounds"])
        decisions.append(len(game.answers))
        knockouts.append(_falls(game) / knights)
        endings[f"{game.outcome.reason} {view['book']['ending']}"] += 1
    return Told(
        *(adventure, knights, level, games, SEED, won),
        *(round(mean(rounds), 1), round(mean(decisions), 1), round(mean(knockouts), 2)),
        dict(endings.most_common()),
    )


def _falls(game: Game) -> int:
    return sum(event.kind == "unconscious" for event in game.events())


def tables_of(rows: Sequence[Told]) -> str:
    """The tables of all rows, an adventure after the other."""
    title = dustboard.title(TITLE)
    parts: list[str] = []
    for scenario in title.scenarios():
        of_it = [row for row in rows if row.adventure == scenario.value]
        if not of_it:
            continue
        parts.append(f"\n## {title.text('en', Message(scenario.key))}\n")
        if scenario.value in RIVALS:
            parts.append(f"\n{RIVALS[scenario.value]}\n")
        parts.append(
            "\n| knights | bots | games | won | rounds | decisions | knockouts | endings |\n"
        )
        parts.append("| --- | --- | --- | --- | --- | --- | --- | --- |\n")
        levels = list(GAMES)
        for row in sorted(of_it, key=lambda one: (one.knights, levels.index(one.level))):
            parts.append(_line(row))
    return "".join(parts)


def _line(row: Told) -> str:
    counted = sum(games for end, games in row.endings.items() if end.startswith(COUNTED))
    reached = row.won + counted
    low, high = (100 * end for end in wilson(reached, row.games))
    whatever = counted == row.games  # somebody wins in any case
    won = "-" if whatever else f"{100 * reached / row.games:.0f} % ({low:.0f}-{high:.0f})"
    endings = ", ".join(f"{ending}: {number}" for ending, number in row.endings.items())
    cells = (row.knights, row.level, row.games, won, row.rounds, row.decisions, row.knockouts)
    return "| " + " | ".join(str(cell) for cell in cells) + f" | {endings} |\n"


def read_rows(path: Path) -> list[Told]:
    """The rows that were measured already."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Told) for line in lines]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what is missing, then write the page."""
    parser = argparse.ArgumentParser(prog="dustboard.lab.stories", description=__doc__)
    add = parser.add_argument
    add("--rows", type=Path, required=True, metavar="FILE", help="measured rows, read and written")
    add("--page", type=Path, metavar="FILE", help="a page; its tables are made anew")
    add("--adventure", action="append", default=[], metavar="ID", help="only this one (all)")
    add("--level", action="append", default=[], metavar="NAME", help="only this one (all)")
    add("--games", type=int, metavar="N", help="games of a row (by level)")
    given = parser.parse_args(arguments)
    rows = read_rows(given.rows)
    for adventure, knights, options in tables():
        for level, games in GAMES.items():
            wanted = not given.adventure or adventure in given.adventure
            known = {(row.adventure, row.knights, row.level) for row in rows}
            if not wanted or (given.level and level not in given.level):
                continue
            if (adventure, knights, level) in known:
                continue
            row = measured(adventure, knights, options, level, given.games or games)
            rows.append(row)
            with given.rows.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(row).decode() + "\n")
            print(f"{adventure} {knights} {level}: {row.won} of {row.games}", flush=True)
    if given.page is not None:
        head = given.page.read_text(encoding="utf-8").partition(MARK)[0]
        given.page.write_text(head + MARK + tables_of(rows), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
