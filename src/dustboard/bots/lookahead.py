"""Trying plans out: each of a few whole answers is played on in the same made-up worlds.

All seats go by policies there, the rivals by some that are drawn for each world, as nobody knows
how others play. The worlds, rivals and luck are the same for all plans, so that what differs is the
plan. After each bout the worse half is left out, and more worlds go to what is in doubt.
"""

from __future__ import annotations

from math import ceil, log2
from random import Random
from time import monotonic
from typing import Any, Final

from dustboard.bots.minds import SEED_BITS, Mind, company
from dustboard.bots.search import Way, lead, worth_of_end
from dustboard.kernel.decisions import Ask
from dustboard.kernel.engine import advance
from dustboard.kernel.knowledge.known import Known
from dustboard.kernel.policy import Plan, Policy
from dustboard.kernel.state import NOT_ASKED, State
from dustboard.kernel.title import Title

PLANS: Final = 6  # of the own policy
STEPS: Final = 8  # the same where an answer is one step
STYLES: Final = 3  # more that others would have
CLEAR: Final = 3.0  # a lead of so many standard errors is no chance
NEAR: Final = 0.5  # and such a lead is nothing
SURE_OF_TEMPER: Final = 2.0  # standard errors for which somebody leaves the plan of its temper
LEAST_WORLDS: Final = 2
MOST_ANSWERS: Final = 5000  # of one world played on; no honest title needs so many


class TriedPlan(Way):
    """A plan, and what came of it in each world."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(())
        self.plan = plan


class ThinkingMind(Mind):
    """Plays on from its own plans and from those of others, and follows what did best."""

    def __init__(self, title_id: str, module: Any, seed: int, rolls: int) -> None:
        super().__init__(title_id, module, seed)
        self.rolls = rolls  # plans played on, in all, for one answer
        self.value: Policy | None = None  # by which it judges where the worlds end
        self.styles: list[Policy] = []
        self.company: list[tuple[float, Policy]] = []
        self.size = 0
        # what a title may say of thinking ahead in its policy: how many plans are tried, by ask,
        # by how many standard errors one must be better, and what an ending is worth
        self.most: dict[str, int] | None = getattr(module, "TRIED", None)
        self.sure: float | None = getattr(module, "SURE", None)
        self.ended: Any = getattr(module, "ended", None)

    def sit_down(self, players: int) -> None:
        """Think of who may be at a table of this size."""
        if self.size != players:
            self.size = players
            self.company = company(self.title_id, self.module, players)
            self.styles = [policy for _, policy in self.company[1:]]
            self.value = self.module.policy(players, {}, False)

    def choose(self, known: Known, world: State, ask: Ask) -> Plan:
        self.sit_down(world.players)
        seat = known.masked.viewer
        tried = [TriedPlan(plan) for plan in self.candidates(world, seat, ask)]
        usual = tried[0]
        if len(tried) == 1:
            is_taste = ask.name in self.own_policy(world.players).tastes
            return super().choose(known, world, ask) if is_taste else usual.plan
        ordered = self.try_out(known, tried)
        self.tried = sum([len(one.values) for one in ordered])
        best = ordered[0]
        self.others = [one.plan for one in ordered[1:]]
        if not best.values:
            return usual.plan
        sure = SURE_OF_TEMPER if self.factors else self.sure
        if sure is not None and lead(best, usual) < sure:
            return usual.plan
        if not ask.sealed:
            return best.plan
        count = len(best.values)
        near = [
            one
            for one in ordered
            if one is best or (len(one.values) == count and lead(best, one) < NEAR)
        ]
        return near[self.rng.randrange(len(near))].plan if len(near) > 1 else best.plan

    def candidates(self, world: State, seat: int, ask: Ask) -> list[Plan]:
        """The best plans of its own policy, the usual one first, and a few that others have."""
        most = STEPS if self.most is None else self.most.get(ask.name, 1)
        plans = self.own_policy(world.players).plans(world, seat, most)
        if all(len(plan.actions) == 1 for plan in plans):
            return plans
        plans = plans[:PLANS]
        more = 0
        for policy in self.styles:
            other = policy.plans(world, seat, 1)[0]
            actions = sorted(other.actions)
            if not any(sorted(plan.actions) == actions for plan in plans):
                plans.append(other)
                more += 1
                if more == STYLES:
                    break
        return plans

    def try_out(self, known: Known, tried: list[TriedPlan]) -> list[TriedPlan]:
        """The plans, best first, those that were left out last."""
        masked = known.masked
        until: int = self.module.clock(masked) + self.module.ROUNDS_AHEAD
        alive = tried[:]
        out: list[TriedPlan] = []
        bouts = max(1, ceil(log2(len(alive))))
        while True:
            share = max(LEAST_WORLDS, self.rolls // bouts // len(alive))
            for _ in range(share):
                if monotonic() > self.deadline:
                    return ordered(alive) + out
                self._try(known, alive, until)
            alive = ordered(alive)
            if len(alive) <= 2 or lead(alive[0], alive[1]) >= CLEAR:
                return alive + out
            keep = (len(alive) + 1) // 2
            out = alive[keep:] + out
            alive = alive[:keep]

    def _try(self, known: Known, alive: list[TriedPlan], until: int) -> None:
        """One more world for each of these plans."""
        title, seat = known.title, known.masked.viewer
        dealt = known.deal(self.rng.getrandbits(SEED_BITS))
        policies = [self.own_policy(dealt.players)] * dealt.players
        for rival in range(dealt.players):
            if rival != seat:
                policies[rival] = drawn(self.company, self.rng)
        for one in alive:
            world = dealt.clone()
            follow(title, world, seat, one.plan)
            play_on(title, world, policies, self.module, until)
            one.values.append(self.worth(title, world, seat))

    def worth(self, title: Title, world: State, seat: int) -> float:
        """What a seat has of a world that was played on: its lead, and no more than a won game."""
        won: float = self.module.WON
        if world.over:
            outcome = title.outcome(world)
            if self.ended is not None:
                worth: float = self.ended(outcome, seat)
                return worth
            return worth_of_end(outcome, seat, world.players, won)
        value = self.value
        assert value is not None
        return max(-won, min(won, value.lead(world, seat)))


def ordered(tried: list[TriedPlan]) -> list[TriedPlan]:
    """The best first; equal ones stay as they are."""
    return sorted(tried, key=_worst_last)


def _worst_last(one: TriedPlan) -> float:
    return -one.mean()


def drawn(company: list[tuple[float, Policy]], rng: Random) -> Policy:
    """One of these, each as often as there are such people."""
    total = 0.0
    for share, _ in company:
        total += share
    at = rng.random() * total
    for share, policy in company:
        at -= share
        if at < 0.0:
            return policy
    return company[0][1]


def follow(title: Title, world: State, seat: int, plan: Plan) -> None:
    """The seat answers by a plan, as far as it is asked."""
    group = world.asked[seat]
    for action in plan.actions:
        title.asks[world.asked[seat]].apply(world, seat, action)
        if world.asked[seat] != group:
            break


def play_on(title: Title, world: State, policies: list[Policy], module: Any, until: int) -> None:
    """All answer by these policies until the title's clock says so, or to the end."""
    answers = 0
    while not world.over and answers < MOST_ANSWERS:
        if module.clock(world) >= until:
            return
        for seat in range(world.players):
            while world.asked[seat] != NOT_ASKED:
                follow(title, world, seat, policies[seat].plans(world, seat, 1)[0])
                answers += 1
        advance(title, world)
