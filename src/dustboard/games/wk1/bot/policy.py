"""How Waste Knights is played for a bot: whole routes, and single steps of everything else.

What it thinks of stands beside: `prices` say what things are worth, `mission_goals` and `goals`
where to go, `routes` how, `fighters` and `combat` how a fight goes, `wasteland` what cards of the
Waster do; a bot uses the same thoughts as a knight and as the Waster.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.advice import reasons
from dustboard.games.wk1.bot.other_choices import rate_alternatives
from dustboard.games.wk1.bot.ratings import ALTERNATIVE, QUIET, RATES
from dustboard.games.wk1.bot.routes import rate_travel, routes
from dustboard.games.wk1.bot.seen import SHARED_FATE, Seen
from dustboard.games.wk1.bot.standing import standing, together
from dustboard.games.wk1.bot.weights import Weights, multiplied, numbers_for, probably
from dustboard.games.wk1.content.mission_table import MISSION_OPTION
from dustboard.games.wk1.rules.flow import ASKS
from dustboard.games.wk1.rules.move.plan import GO, ROUTE, TRAVEL
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.policy import Plan, Policy
from dustboard.kernel.state import State

__all__ = ["clock", "early_chance", "multiplied", "numbers_for", "policy", "with_numbers"]

ROUNDS_AHEAD: Final = 1  # who thinks ahead looks to the end of this round
WON: Final = 40.0  # a won game, in the price of a step of the mission
SURE: Final = 0.5  # standard errors by which another plan must be better than the usual one
# so many of the plans that look best are tried; where nothing is said the best one is followed
TRIED: Final[dict[str, int]] = {
    "combat_card": 4,
    "consent": 2,
    "direction": 2,
    "escape_or_face": 2,
    "explore": 4,
    "face_villain": 2,
    "go_on": 2,
    "meeting": 4,
    "route": 6,
    "travel": 3,
    "waster": 5,
}
BELIEFS: Final[tuple[dict[str, float], ...]] = ()


def policy(players: int, factors: dict[str, float], early: bool = False) -> Policy:
    """A way to play at a table of this size; who has no factors plays in the usual one."""
    return KnightPolicy(
        [
            Weights(probably(multiplied(numbers_for(players, mission), factors)))
            for mission in MISSION_OPTION
        ]
    )


def with_numbers(numbers: dict[str, float], nature: float) -> Policy:
    """A way to play by these weights in all missions."""
    weights = Weights(probably(dict(numbers)))
    return KnightPolicy([weights for _ in MISSION_OPTION])


def early_chance(players: int) -> float:
    """Nothing is bid for early."""
    return 0.0


def clock(state: State) -> int:
    """How far the game has come."""
    assert isinstance(state, KnightsState)
    return state.round


class KnightPolicy(Policy):
    """Goes where most is to be had, and takes what is worth most of everything else."""

    tastes = ("proposal", "mission", "leave_ingredient", "knight_sheet")

    def __init__(self, weights: list[Weights]) -> None:
        self.weights = weights  # by mission

    def look(self, state: KnightsState, seat: int) -> Seen:
        """What a seat sees."""
        return Seen(state, seat, self.weights[state.mission])

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        assert isinstance(state, KnightsState)
        ask: Ask = ASKS[state.asked[seat]]
        legal: list[int] = ask.legal(state, seat)
        if len(legal) == 1:
            return [Plan(legal, 0.0, [])]
        look = self.look(state, seat)
        if ask is ROUTE:
            return _routes(look, legal, most)
        rated: list[float]
        keys: list[str] = []
        if ask is TRAVEL:
            rated = rate_travel(look, legal)
        else:
            keys = [ask.key(state, seat, action) for action in legal]
            rated = ratings(look, ask, legal, keys)
        if most == 1:
            best = max(rated)
            return [Plan([legal[rated.index(best)]], best, [])]
        # what looks worse than doing nothing is a waste
        least = max([rated[at] for at, key in enumerate(keys) if key in QUIET], default=-1e9)
        found = [
            Plan([action], worth, [])
            for action, worth in zip(legal, rated, strict=True)
            if worth >= least
        ]
        found.sort(key=_worst_last)
        return found[:most]

    def standing(self, state: State, seat: int) -> float:
        assert isinstance(state, KnightsState)
        return standing(self.look(state, seat))

    def lead(self, state: State, seat: int) -> float:
        """By how much a knight stands better than the best rival; all, if they share a fate."""
        assert isinstance(state, KnightsState)
        if MISSION_OPTION[state.mission] != SHARED_FATE:
            return Policy.lead(self, state, seat)
        found = [self.standing(state, one) for one in range(state.players)]
        return sum(found) / len(found) + together(self.look(state, seat))

    def reasons(self, state: State, seat: int, plan: Plan) -> list[Message]:
        assert isinstance(state, KnightsState)
        ask: Ask = ASKS[state.asked[seat]]
        action = plan.actions[0]
        if ask is ROUTE and len(plan.actions) > 1:  # where the whole route leads
            state = state.clone()
            state.draft[seat] = (*state.draft[seat], *plan.actions[:-1])
            action = GO
        key = ask.key(state, seat, action)
        return reasons(self.look(state, seat), ask.name, key)


def ratings(look: Seen, ask: Ask, legal: list[int], keys: list[str]) -> list[float]:
    """How good each answer looks."""
    if ask.name != ALTERNATIVE:
        return RATES[ask.name](look, keys)
    state, seat = look.state, look.me
    labels = [ask.label(state, seat, action) for action in legal]
    return rate_alternatives(look, labels, keys)


def _routes(look: Seen, legal: list[int], most: int) -> list[Plan]:
    """The best route to each of the best hexes, as a whole."""
    found: list[Plan] = []
    for road in routes(look):
        if not road.path and GO not in legal:
            continue
        found.append(Plan([*road.path, GO], road.worth, []))
        if len(found) == most:
            break
    # a route that nobody in his right mind would have begun: set out, or go anywhere
    return found or [Plan([GO if GO in legal else legal[0]], 0.0, [])]


def _worst_last(plan: Plan) -> float:
    return -plan.net
