"""Measures our own engine: random playouts, copies, whole games, memory.

Every answer of a playout counts as a decision, forced ones too. What counts is processor time, so
that other work on the machine does not pass for ours.
"""

from __future__ import annotations

import gc
import tracemalloc
from time import process_time
from typing import Any

import dustboard
from dustboard import Game
from dustboard.kernel.bench_loops import clone_loop
from dustboard.kernel.engine import playout
from dustboard.kernel.records.snapshots import digest
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.title import Title
from dustboard.lab.match import sim_options

PLAYERS = 4
DIGEST_SEEDS = (1, 2, 3)
LIVE_GAMES = 100


def table_of(title: Title, options: dict[str, Any]) -> tuple[dict[str, Any], range]:
    """Options for a table of four, or of as many as the title has, and the players they allow.

    >>> table_of(dustboard.title("wk2"), {})
    ({'adventure': 'iron_trail'}, range(2, 5))
    """
    most = min(PLAYERS, title.max_players)
    tables = [options, *({**options, one.option: one.value} for one in title.scenarios())]
    for table in tables:
        allowed = title.players_for(table)
        if most in allowed:
            return table, range(allowed[0], most + 1)
    return options, title.players_for(options)


class Engine:
    """A title at a table of four, ready to be measured."""

    def __init__(self, title_id: str) -> None:
        self.title: Title = dustboard.title(title_id)
        self.title_id = title_id
        self.options, allowed = table_of(self.title, sim_options(title_id))
        self.players = allowed[-1]
        self.fewest = allowed[0]
        self.seed = 0
        whole = self.fresh(1)
        answers = playout(self.title, whole, 1)
        self.middle_at = answers // 2
        self.middle = self.fresh(1)
        playout(self.title, self.middle, 1, self.middle_at)

    def fresh(self, seed: int, players: int = 0) -> State:
        """A state at the start of a game, without a journal."""
        game = dustboard.new_game(self.title_id, players or self.players, seed, self.options)
        game.state.journal = None
        return game.state

    def decisions(self, seconds: float) -> float:
        """Decisions a second in random playouts; setting the table up is not counted."""
        count = 0
        spent = 0.0
        while spent < seconds:
            self.seed += 1
            state = self.fresh(self.seed)
            start = process_time()
            count += playout(self.title, state, self.seed)
            spent += process_time() - start
        return count / spent

    def public(self, seconds: float) -> float:
        """Decisions a second as a bot of one's own gets them: `pending`, `options`, `answer`."""
        count = 0
        spent = 0.0
        luck = 1
        while spent < seconds:
            self.seed += 1
            game = dustboard.new_game(self.title_id, self.players, self.seed, self.options)
            start = process_time()
            while not game.over:
                for decision in game.pending:
                    options = decision.options
                    luck = luck * 48271 % 2147483647
                    game.answer(decision.seat, options[luck % len(options)].key)
                    count += 1
            spent += process_time() - start
        return count / spent

    def games(self, seconds: float) -> float:
        """Whole random games a second, setting up and all."""
        count = 0
        start = process_time()
        while True:
            self.seed += 1
            playout(self.title, self.fresh(self.seed), self.seed)
            count += 1
            spent = process_time() - start
            if spent >= seconds:
                return count / spent

    def clones(self, seconds: float) -> float:
        """Copies a second of a state in the middle of a game."""
        count, spent = 0, 0.0
        while spent < seconds:
            start = process_time()
            clone_loop(self.middle, 500)
            spent += process_time() - start
            count += 500
        return count / spent

    def sample(self, name: str, seconds: float) -> float:
        """One figure by its name."""
        samples = {
            "decisions": self.decisions,
            "public": self.public,
            "clones": self.clones,
            "games": self.games,
        }
        return samples[name](seconds)

    def memory(self, number: int = LIVE_GAMES) -> float:
        """Bytes that one live game takes, journal and answers included, in its middle."""
        self._live_game(0)  # fills all caches
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        games = [self._live_game(seed) for seed in range(number)]
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) / len(games)

    def _live_game(self, seed: int) -> Game:
        game = dustboard.new_game(self.title_id, self.players, seed, self.options)
        luck = seed + 1
        for _ in range(self.middle_at):
            if game.over:
                break
            state = game.state
            seat = next(at for at in range(self.players) if state.asked[at] != NOT_ASKED)
            legal = self.title.asks[state.asked[seat]].legal(state, seat)
            luck = luck * 48271 % 2147483647
            game.answer(seat, luck % len(legal))
        return game

    def digests(self) -> dict[str, str]:
        """The last positions of a few games, to compare builds by."""
        found: dict[str, str] = {}
        for seed in DIGEST_SEEDS:
            for players in (self.fewest, self.players):
                state = self.fresh(seed, players)
                playout(self.title, state, seed)
                found[f"{players} players, seed {seed}"] = digest(self.title, state, {})
        return found


FIGURES: dict[str, str] = {
    "decisions": "decisions/s, inner loop",
    "public": "decisions/s, public API",
    "clones": "copies/s",
    "games": "games/s",
}


def measure_once(engine: Engine, seconds: float) -> dict[str, Any]:
    """All speeds once, and the digests; what a helper process reports."""
    speeds = {name: engine.sample(name, seconds) for name in FIGURES}
    return {"speeds": speeds, "digests": engine.digests()}
