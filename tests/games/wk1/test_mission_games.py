"""Whole games with random answers, for each mission and number of players.

How often a mission ends by its own goal under random play is reported. Random knights never heal
before they fight, walk to and fro and leave what they find, so the goals that need a plan stay out
of their reach: nobody collects ingredients and goes back to Gangraen with them, nobody wears Mother
Manifold down within ten rounds, and nobody takes four relays before the Tower has asked in vain
twice. That these goals can be reached is proven by the scenes of each mission. The Train arrives
whatever the knights do.
"""

from collections import Counter
from collections.abc import Callable

import pytest

from dustboard.games.wk1.ending import ALL_LOSE, ALL_WIN, ARRIVED, GOAL, LAST_ROUND, REASONS
from dustboard.games.wk1.mission_numbers import MAX_PLAYERS, MIN_PLAYERS, ROUNDS
from dustboard.games.wk1.settings import MISSIONS
from dustboard.games.wk1.title import TITLE
from dustboard.kernel.engine import advance, playout
from dustboard.kernel.game import Game
from dustboard.kernel.invariants import check_invariants

GAMES = 4
LIMIT = 20_000  # answers; a game has about a thousand
POSSIBLE = {
    "savior": {GOAL, LAST_ROUND},
    "manifold": {ALL_WIN, ALL_LOSE},
    "only_one": {GOAL, LAST_ROUND},
    "freight": {ARRIVED, LAST_ROUND},
    "blackout": {GOAL, LAST_ROUND, ALL_LOSE},
}


@pytest.mark.parametrize(
    ("mission", "players"),
    [
        (mission, players)
        for number, mission in enumerate(MISSIONS)
        for players in range(MIN_PLAYERS[number], MAX_PLAYERS[number] + 1)
    ],
)
def test_random_games_end(
    mission: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    number = MISSIONS.index(mission)
    ends: Counter[str] = Counter()
    for seed in range(GAMES):
        state = Game(TITLE, players, seed, {"mission": mission}).state
        state.journal = None
        playout(TITLE, state, seed + 1, LIMIT)
        check_invariants(TITLE, state)
        assert state.over
        assert state.end_reason in POSSIBLE[mission]
        assert state.round <= ROUNDS[number]
        outcome = TITLE.outcome(state)
        everybody = {ALL_WIN: players, ALL_LOSE: 0}
        assert len(outcome.winners) == everybody.get(state.end_reason, 1)
        ends[f"{REASONS[state.end_reason]} in round {state.round}"] += 1
    record_property("report", f"wk1 {mission}, {players} players: {dict(sorted(ends.items()))}")


@pytest.mark.parametrize("mission", MISSIONS)
def test_invariants_hold_after_every_answer(mission: str) -> None:
    players = 3
    for seed in (11, 12):
        game = Game(TITLE, players, seed, {"mission": mission})
        game.state.journal = None
        random = seed
        while not game.over:
            for seat in range(players):
                if game.state.asked[seat] < 0:
                    continue
                ask = TITLE.asks[game.state.asked[seat]]
                legal = ask.legal(game.state, seat)
                random = random * 48271 % 2147483647
                ask.apply(game.state, seat, legal[random % len(legal)])
            if game.state.waiting == 0:
                advance(TITLE, game.state)
                check_invariants(TITLE, game.state)
        assert game.state.end_reason in POSSIBLE[mission]
