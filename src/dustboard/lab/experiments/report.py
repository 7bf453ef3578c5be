"""`dustboard lab report`: what a run says, or two runs side by side, as one page of HTML."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dustboard.lab.batch import Row, title_of
from dustboard.lab.experiments.counting import Games
from dustboard.lab.experiments.folder import RunFolder
from dustboard.lab.experiments.page import page_of
from dustboard.lab.failures import BadExperiment
from dustboard.lab.output import write_whole
from dustboard.lab.runs import FINE

PAGE = "report.html"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("run", metavar="RUN", help="folder of a run, as `dustboard lab run` leaves it")
    add("other", nargs="?", metavar="RUN2", help="another run, compared with the first")
    add("--out", metavar="FILE", help=f"the page to write ({PAGE} in the folder of the last run)")


def parts_of(folders: Sequence[RunFolder]) -> list[tuple[str, Games]]:
    """The variants of all runs, in their order; with several runs each names its own."""
    found: list[tuple[str, Games]] = []
    for folder in folders:
        rows = folder.rows()
        by_name: dict[str, list[Row]] = {}
        for row in rows:
            by_name.setdefault(row["variant"], []).append(row)
        for name, some in by_name.items():
            shown = name if len(folders) == 1 else f"{folder.path.name}: {name}"
            found.append((shown, Games(some)))
    return found


def report(paths: Sequence[Path]) -> str:
    """The page about one run or two."""
    folders = [RunFolder(path) for path in paths]
    facts: list[dict[str, Any]] = []
    for folder in folders:
        known = folder.facts()
        if known is None or "games" not in known:
            raise BadExperiment(f"{folder.path} holds no finished run")
        facts.append(known)
    titles = {one["title"] for one in facts}
    if len(titles) > 1:
        raise BadExperiment(f"these runs are of different titles: {', '.join(sorted(titles))}")
    title = title_of(titles.pop())
    called = {card["id"]: card["name"] for deck in title.decks().values() for card in deck}
    known_cards = list(called)
    builds = sorted({build for one in facts for build in one["builds"].values()})
    about = (
        f"{title.name}. {' and '.join(str(one['games']) for one in facts)} games of each variant."
        f" Dustboard and cards {', '.join(builds)}."
    )
    heading = " and ".join(folder.path.name for folder in folders)
    return page_of(
        heading, about, parts_of(folders), lambda id: str(called.get(id, id)), known_cards
    )


def run(args: argparse.Namespace) -> int:
    """Write the page."""
    paths = [Path(args.run), *([Path(args.other)] if args.other else [])]
    page = report(paths)
    out = Path(args.out) if args.out else paths[-1] / PAGE
    write_whole(out, page)
    print(out)
    return FINE
