"""Games on a Ray cluster (`dustboard[ray]`); every node has the same version of Dustboard.

Each actor is a process of its own that has loaded the title with one set of changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

from dustboard.lab.batch import Batch, Row, some_of
from dustboard.lab.experiments.variants import Chunk, Variant, play_games
from dustboard.lab.failures import BadExperiment

T = TypeVar("T")
CHUNK = 16  # games of `dustboard sim` that are sent to an actor at once
MISSING = "--ray needs the package ray (pip install 'dustboard[ray]'); --jobs works without it"


class Player:
    """What an actor does."""

    def call(self, function: Callable[..., T], *args: Any) -> T:
        """What a function of ours gives there."""
        return function(*args)

    def node(self) -> str:
        """The node that the actor lives on."""
        found: str = import_module("ray").get_runtime_context().get_node_id()
        return found


class RayWorkers:
    """As many actors as the cluster has cores, shared out to the sets of changes."""

    def __init__(self, contents: Sequence[list[Any]], address: str) -> None:
        self._ray = cluster(address)
        cores = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self.size = cores
        self._contents = list(contents)
        each = -(-cores // len(self._contents))
        share = min(1.0, cores / (each * len(self._contents)))
        actor = self._ray.remote(Player).options(num_cpus=share, scheduling_strategy="SPREAD")
        self._players = [[actor.remote() for _ in range(each)] for _ in self._contents]
        self._busy: dict[Any, int] = {one: 0 for some in self._players for one in some}

    def submit(self, variant: Variant, start: int, stop: int) -> Future[Chunk]:
        """Have some games played."""
        return self.call(variant.changes, play_games, variant, start, stop)

    def call(self, content: list[Any], function: Callable[..., T], *args: Any) -> Future[T]:
        """Have a function called by whoever has least to do, of those with this content."""
        some = self._players[self._contents.index(content)]
        player = min(some, key=lambda one: self._busy[one])
        self._busy[player] += 1
        called = player.call.remote(function, *args).future()
        found: Future[T] = Future()

        def done(future: Future[T]) -> None:
            self._busy[player] -= 1
            error = future.exception()
            if error is None:
                found.set_result(future.result())
            else:
                # Ray wraps what a task raised; the lab knows its own errors by their class
                found.set_exception(getattr(error, "cause", None) or error)

        called.add_done_callback(done)
        return found

    def nodes(self) -> set[str]:
        """The nodes that the actors live on."""
        return set(self._ray.get([one.node.remote() for one in self._busy]))

    def close(self, now: bool) -> None:
        """Let the actors go, and leave the cluster as it is."""
        for player in self._busy:
            self._ray.kill(player)
        self._ray.shutdown()


def check_installed() -> None:
    """Complain where Ray is missing."""
    if find_spec("ray") is None:
        raise BadExperiment(MISSING)


def cluster(address: str) -> Any:
    """The module ray, with a connection to this cluster."""
    check_installed()
    ray = import_module("ray")
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise BadExperiment(
            f"no Ray cluster at {address!r}: {str(error).splitlines()[0]}"
        ) from None
    return ray


def rows_on_cluster(batch: Batch, address: str, one: Callable[[Batch, int], Row]) -> Iterator[Row]:
    """The rows of all games of a batch, in their order, played on a cluster."""
    workers = RayWorkers([[]], address)
    starts = deque(range(0, batch.games, CHUNK))
    waiting: deque[Future[list[Row]]] = deque()
    try:
        while starts or waiting:
            while starts and len(waiting) < 3 * workers.size:
                start = starts.popleft()
                stop = min(start + CHUNK, batch.games)
                waiting.append(workers.call([], some_of, batch, one, start, stop))
            yield from waiting.popleft().result()
    finally:
        workers.close(now=True)
