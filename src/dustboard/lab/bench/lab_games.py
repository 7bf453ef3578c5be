"""Games a second in the lab, by the number of processes, and on a Ray cluster.

Here the time on the wall counts, because that is what whoever waits for the lab has of it. What
processes need to start is not counted.
"""

from __future__ import annotations

import json
from concurrent.futures import FIRST_COMPLETED, Future, wait
from time import perf_counter

import dustboard
from dustboard.lab.bench.engine import Engine
from dustboard.lab.experiments.plan import Plan
from dustboard.lab.experiments.variants import Chunk, Variant
from dustboard.lab.experiments.workers import Workers, open_workers
from dustboard.lab.runs import cores

AHEAD = 2  # chunks that wait for a worker
MANY = 1 << 30


def variant_of(title_id: str) -> Variant:
    """Normal bots at the table that the engine is measured at."""
    table = Engine(title_id)
    lines = [f'title = "{title_id}"', f"seats = {json.dumps(['normal'] * table.players)}"]
    lines += [f"games = {MANY}", "[options]"]
    lines += [f"{name} = {json.dumps(value)}" for name, value in table.options.items()]
    return Plan("bench", "\n".join(lines)).variants[0]


def speed(workers: Workers, variant: Variant, seconds: float) -> float:
    """Games a second, once everybody has played one."""
    warm = [workers.submit(variant, at, at + 1) for at in range(workers.size)]
    for future in warm:
        future.result()
    number = workers.size
    waiting: set[Future[Chunk]] = set()
    start = perf_counter()
    count, spent = 0, 0.0
    while spent < seconds or count == 0:
        while len(waiting) < workers.size + AHEAD:
            waiting.add(workers.submit(variant, number, number + 1))
            number += 1
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        spent = perf_counter() - start
        count += sum(len(future.result().rows) for future in done)
    return count / spent


def speeds(title_id: str, seconds: float, ray: str | None) -> dict[str, float]:
    """Games a second of one process, of all cores, and of the cluster at this address."""
    dustboard.title(title_id)
    variant = variant_of(title_id)
    found: dict[str, float] = {}
    tables: list[tuple[int, str | None]] = [(jobs, None) for jobs in sorted({1, cores(None)})]
    if ray is not None:
        tables.append((0, ray))
    for jobs, address in tables:
        workers = open_workers([variant], jobs, address)
        try:
            where = f"{jobs} jobs" if address is None else f"Ray, {workers.size} cores"
            found[f"{title_id}, {where}"] = speed(workers, variant, seconds)
        finally:
            workers.close(now=True)
    return found
