"""`dustboard trace`: proof that a change of the code changes no game.

It plays the recorded games and random ones at tables of all kinds, and hashes after each answer all
that can be seen: fields, seats asked, legal keys, events and views. Two trees that play alike print
the same hashes; `--against` names the first game and answer that differ.
"""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import blake2b
from pathlib import Path
from typing import Any

import dustboard
from dustboard.lab.batch import Row, each_of, title_of
from dustboard.lab.failures import BadExperiment
from dustboard.lab.output import open_output
from dustboard.lab.progress import track
from dustboard.lab.runs import FAILED, FINE, cores
from dustboard.lab.tracing import PARTS, TracePlan, first_difference, seen, trace_one

RECORDS = Path("tests/fixtures/records")
GAMES = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add = parser.add_argument
    add("titles", nargs="*", metavar="TITLE", help="ids of titles (all of them, or of the file)")
    add("--games", type=int, metavar="N", help=f"random games of each title ({GAMES})")
    add("--seed", type=int, metavar="S", help="seed for all luck (0)")
    add("--records", type=Path, default=RECORDS, metavar="DIR", help=f"recorded games ({RECORDS})")
    add(
        "--all-views",
        action="store_true",
        help="hash every view after each answer, not one in turn",
    )
    add(
        "--jobs",
        type=int,
        metavar="J",
        help="number of processes (all cores); never changes a result",
    )
    add("--out", metavar="FILE", help="write the hashes to this file, to compare later")
    add("--against", metavar="FILE", help="play the games of this file and report what differs")
    add(
        "--show",
        metavar="GAME:ANSWER",
        help="print everything that is hashed there, such as random/7:12",
    )
    add("--quiet", action="store_true", help="print only the hash of each title")


def run(args: argparse.Namespace) -> int:
    """Trace all games; print their hashes, or what is not as it was."""
    old = None if args.against is None else _read(args.against)
    about = {} if old is None else old["about"]
    titles = args.titles or about.get("titles") or dustboard.titles()
    games = about.get("games", GAMES) if args.games is None else args.games
    seed = about.get("seed", 0) if args.seed is None else args.seed
    all_views = about.get("all_views", False) or args.all_views
    plans = []
    for title in titles:
        title_of(title)
        folder = args.records / title
        records = sorted(folder.glob("*.json")) if folder.is_dir() else []
        fields = [] if old is None else _fields(old["rows"], title)
        plans.append(TracePlan(title, records, games, seed, all_views, fields))
    if args.show is not None:
        return _show(plans, args.show)
    jobs = cores(args.jobs)
    rows: list[Row] = []
    with open_output(args.out) as file:
        for plan in plans:
            rows += _traced(plan, jobs, args.quiet)
        if file is not None:
            about = {"titles": titles, "games": games, "seed": seed, "all_views": all_views}
            for line in ({"about": about}, *rows):
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
            file.flush()
    failed = [row for row in rows if "failed" in row]
    for row in failed[:1]:
        where = f"{row['title']} {row['game']}, answer {row['answers'] + 1}"
        print(f"{len(failed)} games failed, the first one at {where}: {row['failed']}")
    if old is not None:
        return FINE if _same(old["rows"], rows) else FAILED
    return FAILED if failed else FINE


def _traced(plan: TracePlan, jobs: int, quiet: bool) -> list[Row]:
    rows = []
    total = blake2b(digest_size=16)
    played = each_of(plan, plan.games, jobs, trace_one)
    for row in track(played, plan.games, plan.title):
        rows.append(row)
        total.update(row["hash"].encode())
        if not quiet:
            options = json.dumps(_chosen(row), sort_keys=True)
            table = f"{row.get('players', 0)} players, seed {row.get('seed', '')}, {options}"
            print(f"{row['title']} {row['game']}: {table}, {row['answers']}, {row['hash']}")
    answers = sum(row["answers"] for row in rows)
    print(f"{plan.title}: {len(rows)} games, {answers} answers, {total.hexdigest()}", flush=True)
    return rows


def _read(name: str) -> dict[str, Any]:
    """A file that `--out` wrote."""
    try:
        lines = Path(name).read_text(encoding="utf-8").splitlines()
        about, *rows = [json.loads(line) for line in lines]
        return {"about": about["about"], "rows": rows}
    except (OSError, ValueError, KeyError) as error:
        raise BadExperiment(f"{name} is no file of traces: {error}") from None


def _fields(rows: list[Row], title: str) -> list[str]:
    """The fields that the title had then: those that came since are no difference."""
    found: dict[str, None] = {}
    for row in rows:
        if row["title"] == title:
            found |= dict.fromkeys(row["fields"])
    return list(found)


def _same(olds: list[Row], news: list[Row]) -> bool:
    """Whether all games are as they were; if not, tell where the first one is not."""
    known = {(row["title"], row["game"]): row for row in olds}
    different = []
    for new in news:
        old = known.get((new["title"], new["game"]))
        if old is None:
            raise BadExperiment(f"the file has no game {new['title']} {new['game']}")
        if not _same_table(old, new):
            raise BadExperiment(f"{new['title']} {new['game']} is another table in the file")
        if old["hash"] != new["hash"] or _gone(old, new):
            different.append((old, new))
    if not different:
        print(f"all {len(news)} games are as they were")
        return True
    old, new = different[0]
    at, parts = first_difference(old, new)
    print(f"{len(different)} of {len(news)} games differ")
    where = f"{new['title']} {new['game']}, after {at} answers"
    print(f"first: {where}: {', '.join(parts)}")
    if _gone(old, new):
        print(f"fields that are gone: {', '.join(_gone(old, new))}")
    print(f"look in both trees: dustboard trace {new['title']} --show {new['game']}:{at}")
    return False


def _chosen(row: Row) -> dict[str, Any]:
    """The options of a game that are not as the rules are written."""
    usual = {spec.name: spec.default for spec in title_of(row["title"]).options}
    options: dict[str, Any] = row.get("options", {})
    return {name: options[name] for name in options if options[name] != usual.get(name)}


def _same_table(old: Row, new: Row) -> bool:
    """Whether two rows are of one table; options that came or went do not matter."""
    one, other = old.get("options", {}), new.get("options", {})
    if any(one[name] != other[name] for name in one if name in other):
        return False
    return (old.get("players"), old.get("seed")) == (new.get("players"), new.get("seed"))


def _gone(old: Row, new: Row) -> list[str]:
    return [name for name in old["fields"] if name not in new["fields"]]


def _show(plans: list[TracePlan], place: str) -> int:
    """Print what is hashed at one place of one game."""
    name, _, answer = place.rpartition(":")
    plan = plans[0]
    if name.startswith("random/") and name[7:].isdecimal():
        plan.games = max(plan.games, len(plan.records) + int(name[7:]) + 1)
    found = [index for index in range(plan.games) if plan.name(index) == name]
    if len(plans) != 1 or not answer.isdecimal() or not found:
        raise BadExperiment("--show takes one TITLE, a game and an answer, such as random/7:12")
    events = 0
    for at, game in enumerate(plan.positions(found[0])):
        if at == int(answer):
            now = seen(game, at, events, plan.all_views, plan.fields)
            json.dump({part: now[part] for part in PARTS}, sys.stdout, indent=1, sort_keys=True)
            print()
            return FINE
        assert game.state.journal is not None
        events = len(game.state.journal)
    raise BadExperiment(f"{name} has no answer {answer}")
