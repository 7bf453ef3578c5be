"""What stands on the engine: environments, search and the lab, each as figures by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median
from typing import Any, NamedTuple

from dustboard.lab.bench import environments, lab_games, searching
from dustboard.lab.progress import track

ENVIRONMENTS, PEERS, VECTORS = "steps/s", "steps/s of PettingZoo", "steps/s in a vector"
ROLLOUTS, SEARCH, GAMES = "rollouts/s to the end of the round", "plans/s in a search", "games/s"
ENGINE, ENVS, THINKING, LAB = "engine", "environments", "search", "lab"
ALL = (ENGINE, ENVS, THINKING, LAB)
TIMES = 4  # as long as a sample of the engine is one of the lab, where games are long
Figures = dict[str, dict[str, Any]]  # by kind and name


class Goal(NamedTuple):
    """What a figure should reach: a number, or so many times another figure."""

    kind: str
    name: str
    least: float
    times: tuple[str, str] | None = None  # kind and name of the other


GOALS = (
    Goal(ENVIRONMENTS, "wftw, 2 players", 3.0, (PEERS, "connect_four_v3")),
    Goal(ROLLOUTS, "wftw, 4 players", 1200.0),
    Goal(ROLLOUTS, "wk1, 4 players", 400.0),
)


def measure(
    wanted: tuple[str, ...], title: str, seconds: float, repeats: int, ray: str | None
) -> Figures:
    """The figures of the parts that are wanted; all samples take turns."""
    samplers: dict[tuple[str, str], Callable[[float], float]] = {}
    if ENVS in wanted and environments.installed():
        one, many = environments.ours(title)
        samplers[ENVIRONMENTS, one[0]] = one[1].sample
        for name, env in environments.classics().items():
            samplers[PEERS, name] = env.sample
        samplers[VECTORS, many[0]] = many[1].sample
    if THINKING in wanted:
        for name, thinking in searching.thinkers().items():
            samplers[ROLLOUTS, name] = thinking.rollouts
            samplers[SEARCH, name] = thinking.search
    taken: dict[tuple[str, str], list[float]] = {key: [] for key in samplers}
    if samplers:
        for _ in track(range(repeats), repeats, "environments and search"):
            for key, sample in samplers.items():
                taken[key].append(sample(seconds))
    if LAB in wanted:
        for name, value in lab_games.speeds(title, TIMES * seconds, ray).items():
            taken[GAMES, name] = [value]
    found: Figures = {}
    for (kind, name), values in taken.items():
        found.setdefault(kind, {})[name] = {"median": median(values), "samples": values}
    return found


def judged(figures: Mapping[str, Mapping[str, Any]], compiled: bool) -> list[dict[str, Any]]:
    """How the figures stand against the goals; those of search are for compiled builds.

    >>> found = {ROLLOUTS: {"wk1, 4 players": {"median": 500.0}}}
    >>> [(row["reached"], row["met"]) for row in judged(found, compiled=True)]
    [(500.0, True)]
    >>> judged(found, compiled=False)
    []
    """
    rows: list[dict[str, Any]] = []
    for goal in GOALS:
        own = figures.get(goal.kind, {}).get(goal.name)
        if own is None or (goal.times is None and not compiled):
            continue
        reached = own["median"]
        if goal.times is not None:
            other = figures.get(goal.times[0], {}).get(goal.times[1])
            if other is None:
                continue
            reached /= other["median"]
        beside = "" if goal.times is None else goal.times[1]
        row = {"kind": goal.kind, "name": goal.name, "least": goal.least, "beside": beside}
        rows.append({**row, "reached": reached, "met": reached >= goal.least})
    return rows
