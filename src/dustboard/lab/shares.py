"""`dustboard shares`: measure how often each level and temper of bots wins, row by row.

One bot of a level or temper plays against bots of another kind, in duels (or at the smallest table
that is allowed) and at tables of four, in every scenario of a title. Each row is written as soon as
it is measured, so a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

import dustboard
from dustboard.bots import levels, tempers, thinks
from dustboard.bots.title_modules import heuristics_of
from dustboard.bots.win_rates import Share, read_shares
from dustboard.lab.batch import Batch, Row
from dustboard.lab.failures import BadExperiment
from dustboard.lab.match import sim_options
from dustboard.lab.output import write_whole
from dustboard.lab.runs import FAILED, FINE, cores, play_all
from dustboard.lab.shares_page import page_of
from dustboard.lab.statistics import wilson

GAMES = 200
HARD_GAMES = 60  # of a level that thinks ahead, and takes its time
SEED = 2026
SLOW = ("expert",)  # levels that take minutes for a game, and are not measured here
TABLE = 4  # players at the larger table
NORMAL = "normal"  # whom all others are measured against
About = tuple[str, str, str, int, str]  # all of a row but what was measured
HEAD = """\
# Measured win shares of the levels and tempers, published in the wizard. All rows were measured by
#   dustboard shares --out src/dustboard/bots/shares.toml --page docs/bots-in-numbers.md
# with the seats changing each game; a test plays some of these games again. What is uncertain about
# a share (a 95 % Wilson interval) follows from wins and games.

"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("--out", required=True, metavar="FILE", help="file of figures, read and updated")
    add(
        "--title",
        action="append",
        default=[],
        metavar="TITLE",
        help="measure only this title (all)",
    )
    add("--games", type=int, default=GAMES, metavar="N", help=f"games per row ({GAMES})")
    hard = f"games per row with a hard bot ({HARD_GAMES})"
    add("--hard-games", type=int, default=HARD_GAMES, metavar="N", help=hard)
    add("--seed", type=int, default=SEED, metavar="S", help=f"seed for all luck ({SEED})")
    add(
        "--jobs",
        type=int,
        metavar="J",
        help="number of processes (all cores); never changes a result",
    )
    add("--page", metavar="FILE", help="also write the figures as a readable page")
    add("--anew", action="store_true", help="measure again what the file already has")


def kinds(title_id: str) -> list[tuple[str, str]]:
    """Who is measured against whom: the levels, then every temper but the usual ones."""
    against = {NORMAL: "easy"}
    found = [(level, against.get(level, NORMAL)) for level in levels(title_id) if level not in SLOW]
    for group in tempers(title_id):
        for temper in group.temper:
            if temper.id != group.default:
                found.append((f"{NORMAL}:{temper.id}", NORMAL))
    return found


def tables(title_id: str) -> list[tuple[int, str]]:
    """The tables of a title: number of players and scenario."""
    title = dustboard.title(title_id)
    # a scenario without rounds of its own leaves it open what is played
    values = [one.value for one in title.scenarios() if one.rounds] or [""]
    found: list[tuple[int, str]] = []
    for value in values:
        allowed = title.players_for(scenario_options(title_id, value))
        found += [(players, value) for players in sorted({allowed[0], min(TABLE, allowed[-1])})]
    return found


def scenario_options(title_id: str, value: str) -> dict[str, str]:
    """The table option that chooses a scenario."""
    scenarios = dustboard.title(title_id).scenarios()
    return {one.option: value for one in scenarios if one.value == value}


def planned(titles: Sequence[str], games: int, hard_games: int, seed: int) -> list[Share]:
    """All rows that are to be measured, without wins, in the order of the file.

    Hard bots take their time, so they are measured at the first table of a title only.
    """
    return [
        Share(
            *(title_id, level, against, players, scenario, 0.0),
            hard_games if thinks(level) else games,
            seed,
        )
        for title_id in titles
        if heuristics_of(title_id) is not None
        for players, scenario in tables(title_id)
        for level, against in kinds(title_id)
        if not thinks(level) or (players, scenario) == tables(title_id)[0]
    ]


def batch_of(row: Share) -> Batch:
    """The games of a row."""
    options = {**sim_options(row.title), **scenario_options(row.title, row.scenario)}
    seats = [row.level, *[row.against] * (row.players - 1)]
    return Batch(row.title, seats, row.games, row.seed, options)


def counted(row: Share, games: Iterable[Row]) -> Share:
    """The row with what the bot won."""
    played = list(games)
    numbers = {len(game["winners"]) for game in played}
    together = row.players in numbers and numbers <= {0, row.players}
    wins = 0.0
    for game in played:
        for winner in game["winners"]:
            if game["seats"][winner] == row.level:
                wins += 1.0 if together else 1.0 / len(game["winners"])
    return msgspec.structs.replace(row, wins=round(wins, 2), together=together)


def key_of(row: Share) -> About:
    """What a row is about, whatever was measured."""
    return row.title, row.level, row.against, row.players, row.scenario


def is_done(row: Share, known: Share | None) -> bool:
    """Whether a row was measured as it is planned."""
    return known is not None and (known.games, known.seed) == (row.games, row.seed)


def text_of(rows: Iterable[Share]) -> str:
    """The file, one line for each row."""
    return HEAD + "share = [\n" + "".join(f"    {_line(row)},\n" for row in rows) + "]\n"


def _line(row: Share) -> str:
    parts = [f'title = "{row.title}"', f'level = "{row.level}"', f'against = "{row.against}"']
    parts += [f"players = {row.players}", f'scenario = "{row.scenario}"']
    parts += [f"wins = {row.wins:g}", f"games = {row.games}", f"seed = {row.seed}"]
    return "{ " + ", ".join([*parts, *(["together = true"] if row.together else [])]) + " }"


def told(row: Share) -> str:
    """A row in words."""
    where = f", {row.scenario}" if row.scenario else ""
    return f"{row.title}{where}, {row.players} players: {row.level} against {row.against}"


def _read(path: Path) -> list[Share]:
    try:
        return read_shares(path.read_bytes())
    except FileNotFoundError:
        return []
    except (OSError, msgspec.MsgspecError) as error:
        raise BadExperiment(f"cannot read {path}: {error}") from None


def _in_order(wanted: list[Share], known: dict[About, Share]) -> Iterator[Share]:
    """What is known, in the order of the plan; rows of other titles come last."""
    plan = [key_of(row) for row in wanted]
    yield from (known[key] for key in plan if key in known)
    yield from (row for key, row in known.items() if key not in plan)


def run(args: argparse.Namespace) -> int:
    """Measure what is missing, and write each row when it is ready."""
    jobs = cores(args.jobs)
    titles = args.title or sorted(dustboard.titles())
    wanted = planned(titles, args.games, args.hard_games, args.seed)
    for row in wanted:
        batch_of(row).check()
    path = Path(args.out)
    known = {key_of(row): row for row in _read(path) if not args.anew or row.title not in titles}
    # what is not planned any more is not published any more either
    plan = {key_of(row) for row in wanted}
    known = {key: row for key, row in known.items() if key in plan or row.title not in titles}
    open_rows = [row for row in wanted if not is_done(row, known.get(key_of(row)))]
    for number, row in enumerate(open_rows, 1):
        games = play_all(batch_of(row), jobs, None, f"{number} of {len(open_rows)}: {told(row)}")
        if games is None:
            return FAILED
        found = counted(row, games)
        known[key_of(row)] = found
        write_whole(path, text_of(_in_order(wanted, known)))
        low, high = (100 * end for end in wilson(found.wins, found.games))
        print(f"{told(row)}: {found.wins:g} of {found.games} ({low:.0f}-{high:.0f} %)", flush=True)
    if args.page:
        write_whole(Path(args.page), page_of(_read(path)))
    print(f"{len(wanted)} rows in {path}", file=sys.stderr)
    return FINE
