"""How bots of all levels use the policy of a title: a plan is made once and followed to its end.

A policy is given a dealt world, never the game. Whoever thinks ahead plays plans on in such worlds.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from dustboard.bots.sight import Sight
from dustboard.bots.tempers import tempers
from dustboard.kernel.decision_types import Asked
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.knowledge.known import Known
from dustboard.kernel.policy import Plan, Policy
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

SEED_BITS: Final = 60
FEW: Final = 6  # plans that are compared by their worth alone
MANY: Final = 99
NEAR: Final = 0.03  # a plan is as good as the best one if it is worth so little less


class Mind:
    """Somebody's way to play a title; the usual plan, or one that is as good."""

    def __init__(self, title_id: str, module: Any, seed: int) -> None:
        self.title_id = title_id
        self.module = module  # `bot/policy.py` of the title
        self.rng = Random(seed)
        self.nature = self.rng.random()  # whether it bids early is settled for the whole game
        self.factors: dict[str, float] = {}
        self.policy: Policy | None = None
        self.deadline = 0.0
        # of the last answer, for those who want reasons
        self.seat = 0
        self.world: State | None = None
        self.plan: Plan | None = None
        self.others: list[Plan] = []
        self.slipped = False
        self.tried = 0
        self._rest: list[int] = []
        self._next: State | None = None
        self._title: Title | None = None

    def has_temper(self, factors: dict[str, float]) -> None:
        """Play from now on with these factors on the weights."""
        self.module.policy(2, factors)  # refuses factors that nobody knows
        self.factors = factors
        self.policy = None

    def own_policy(self, players: int) -> Policy:
        """The policy by which it plays at a table of this size."""
        policy = self.policy
        if policy is None:
            early: bool = self.nature < self.module.early_chance(players)
            policy = self.module.policy(players, self.factors, early)
            self.policy = policy
        return policy

    def answer(self, sight: Sight, decision: Asked) -> str:
        """The next step of its plan, or the first one of a new plan; "" if it can't see enough."""
        keys = decision.options.keys()
        self.tried = 0
        self.slipped = False
        if len(keys) == 1:
            self._rest = []
            self.plan = None
            return keys[0]
        known = sight.known()
        if known is None:
            return ""
        masked = known.masked
        seat = masked.viewer
        ask = known.title.asks[masked.asked[seat]]
        if self._rest and self._is_next(known):
            key = ask.key(masked, seat, self._rest[0])
            if key in keys:
                if self.plan is not None:
                    self.plan = Plan(self._rest, self.plan.net, self.plan.parts)
                self._follow(ask, masked, self._rest)
                return key
        self._rest = []
        self.seat = seat
        self._title = known.title
        self.world = known.deal(self.rng.getrandbits(SEED_BITS))
        self.others = []
        plan = self.choose(known, self.world, ask)
        self.plan = plan
        key = ask.key(masked, seat, plan.actions[0])
        if key not in keys:
            return ""
        self._follow(ask, masked, plan.actions)
        return key

    def reasons(self) -> list[Message]:
        """Why it has answered so, in the words of the title."""
        policy, world, plan = self.policy, self.world, self.plan
        if policy is None or world is None or plan is None:
            return []
        return policy.reasons(world, self.seat, plan)

    def rest(self) -> list[str]:
        """The keys of the steps that are still to come of the plan it follows."""
        found: list[str] = []
        title, state, seat = self._title, self._next, self.seat
        if title is None or state is None or not self._rest:
            return found
        trial = state.clone()
        for action in self._rest:
            ask = title.asks[trial.asked[seat]]
            found.append(ask.key(trial, seat, action))
            ask.apply(trial, seat, action)
        return found

    def _follow(self, ask: Ask, masked: State, actions: list[int]) -> None:
        """Note what comes after the first of these actions, and how things will look then."""
        self._rest = actions[1:]
        if self._rest:
            after = masked.clone()
            ask.apply(after, masked.viewer, actions[0])
            self._next = after

    def _is_next(self, known: Known) -> bool:
        """Whether things look as they have to after the last step of the plan."""
        after, masked = self._next, known.masked
        if after is None or after.group_number != masked.group_number:
            return False
        if after.viewer != masked.viewer or after.players != masked.players:
            return False
        for field in known.title.fields(masked):
            if getattr(after, field.name) != getattr(masked, field.name):
                return False
        return True

    def choose(self, known: Known, world: State, ask: Ask) -> Plan:
        """The plan to follow: of plans that are as good one is drawn, so that nobody can tell."""
        seat = known.masked.viewer
        policy = self.own_policy(world.players)
        taste = ask.name in policy.tastes
        plans = policy.plans(world, seat, MANY if taste else FEW)
        self.others = plans[1:]
        near = equal_ones(plans) if taste else near_ones(plans) if ask.sealed else plans[:1]
        return near[self.rng.randrange(len(near))] if len(near) > 1 else near[0]


def near_ones(plans: list[Plan]) -> list[Plan]:
    """The usual plan, and those that are worth about as much.

    >>> plans = [Plan([at], worth, []) for at, worth in enumerate((2.0, 1.97, 1.0))]
    >>> [plan.net for plan in near_ones(plans)]
    [2.0, 1.97]
    """
    least = plans[0].net - NEAR * abs(plans[0].net)
    return [plans[0], *[plan for plan in plans[1:] if plan.net >= least]]


def equal_ones(plans: list[Plan]) -> list[Plan]:
    """The usual plan, and those that are worth exactly as much."""
    return [plan for plan in plans if plan.net == plans[0].net]


class EasyMind(Mind):
    """Follows another plan than the best one now and then."""

    def __init__(self, title_id: str, module: Any, seed: int, slips: float) -> None:
        super().__init__(title_id, module, seed)
        self.slips = slips  # how often

    def choose(self, known: Known, world: State, ask: Ask) -> Plan:
        plan = super().choose(known, world, ask)
        if self.others and self.rng.random() < self.slips:
            self.slipped = True
            return self.others[self.rng.randrange(len(self.others))]
        return plan


def company(title_id: str, module: Any, players: int) -> list[tuple[float, Policy]]:
    """Who may sit at a table, with how many such people there are: usual ones and all tempers."""
    early: float = module.early_chance(players)
    found: list[tuple[float, Policy]] = []
    kinds: list[tuple[float, dict[str, float]]] = [(2.0, {})]
    for group in tempers(title_id):
        kinds += [(1.0, one.weights) for one in group.temper if one.weights]
    kinds += [(0.5, belief) for belief in module.BELIEFS]
    for share, factors in kinds:
        found.append((share * (1.0 - early), module.policy(players, factors, False)))
        if early:
            found.append((share * early, module.policy(players, factors, True)))
    return found


def loss(title_id: str, module: Any, known: Known, key: str) -> float:
    """By how much the best plan that begins so is worth less than the best one of all."""
    masked = known.masked
    seat = masked.viewer
    mind = Mind(title_id, module, 0)
    ask = known.title.asks[masked.asked[seat]]
    plans = mind.own_policy(masked.players).plans(known.deal(0), seat, MANY)
    best = max([plan.net for plan in plans])
    those = [plan.net for plan in plans if ask.key(masked, seat, plan.actions[0]) == key]
    return best - max(those) if those else best - min([plan.net for plan in plans]) + 1.0
