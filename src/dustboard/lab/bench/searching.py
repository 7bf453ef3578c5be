"""How many worlds a second those who think ahead can play on, at moments of real games."""

from __future__ import annotations

from math import inf
from time import process_time

import dustboard
from dustboard.bots import make, sight_of
from dustboard.bots.hard_bot import HardBot
from dustboard.bots.lookahead import ThinkingMind, play_on
from dustboard.bots.title_modules import policy_of
from dustboard.kernel.knowledge.known import Known
from dustboard.lab.bench.engine import table_of
from dustboard.lab.match import sim_options

MOMENTS = 16  # at which there is something to weigh, spread over a game
MOST_PLAYERS = 4
SEED = 5


class Thinking:
    """Moments of a game between normal bots, and somebody who thinks ahead there."""

    def __init__(self, title_id: str, players: int) -> None:
        self.title = dustboard.title(title_id)
        self.module = policy_of(title_id)
        self.mind = ThinkingMind(title_id, self.module, SEED, HardBot.ROLLS)
        self.mind.deadline = inf
        self.mind.sit_down(players)
        self.moments = self._moments(title_id, players)
        self.at = 0

    def _moments(self, title_id: str, players: int) -> list[Known]:
        options = table_of(self.title, sim_options(title_id))[0]
        game = dustboard.new_game(title_id, players, SEED, options)
        bots = [make("normal", title_id, seat) for seat in range(players)]
        found: list[Known] = []
        while not game.over:
            decision = game.pending[0]
            sight = sight_of(game, decision.seat)
            known = sight.known()
            if known is not None and len(decision.options) > 1 and self._weighs(known):
                found.append(known)
            game.answer(decision.seat, bots[decision.seat].answer(sight, decision))
        return [found[at * len(found) // MOMENTS] for at in range(MOMENTS)]

    def _weighs(self, known: Known) -> bool:
        """Whether there is more than one plan."""
        seat = known.masked.viewer
        ask = known.title.asks[known.masked.asked[seat]]
        return len(self.mind.candidates(known.deal(SEED), seat, ask)) > 1

    def _next(self) -> Known:
        self.at += 1
        return self.moments[self.at % MOMENTS]

    def rollouts(self, seconds: float) -> float:
        """Copies of a world in which all seats play on to the end of the round, a second."""
        count, spent = 0, 0.0
        while spent < seconds:
            known = self._next()
            dealt = known.deal(self.at)
            policies = [self.mind.own_policy(dealt.players)] * dealt.players
            until = self.module.clock(dealt) + 1
            start = process_time()
            play_on(self.title, dealt.clone(), policies, self.module, until)
            spent += process_time() - start
            count += 1
        return count / spent

    def search(self, seconds: float) -> float:
        """Plans that a hard bot plays on in a second, with all that it does besides."""
        count, spent = 0, 0.0
        while spent < seconds:
            known = self._next()
            ask = known.title.asks[known.masked.asked[known.masked.viewer]]
            start = process_time()
            self.mind.tried = 0
            self.mind.choose(known, known.deal(self.at), ask)
            spent += process_time() - start
            count += self.mind.tried
        return count / spent


def thinkers() -> dict[str, Thinking]:
    """Each title that has a policy, at the smallest table for rivals and at one of four."""
    found: dict[str, Thinking] = {}
    for title_id in dustboard.titles():
        if policy_of(title_id) is None:
            continue
        title = dustboard.title(title_id)
        allowed = title.players_for(table_of(title, sim_options(title_id))[0])
        for players in sorted({max(2, allowed[0]), min(MOST_PLAYERS, allowed[-1])}):
            found[f"{title_id}, {players} players"] = Thinking(title_id, players)
    return found
