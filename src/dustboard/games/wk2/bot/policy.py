"""How Waste Knights II is played for a bot: whole routes, and single steps of everything else.

`heuristics` rates what there is to choose; here it is asked from a made-up world instead of a view,
of which only the parts are made that somebody looks at.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.bot.choosing import QUIET
from dustboard.games.wk2.bot.driving import routes
from dustboard.games.wk2.bot.glance import glance
from dustboard.games.wk2.bot.heuristics import ratings
from dustboard.games.wk2.bot.seen import Seen
from dustboard.games.wk2.bot.standing import party, standing
from dustboard.games.wk2.content.story_table import SCORED
from dustboard.games.wk2.rules.flow import ASKS
from dustboard.games.wk2.rules.road.route import DONE, ROUTE
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.policy import Plan, Policy
from dustboard.kernel.state import State
from dustboard.kernel.title import Outcome

ROUNDS_AHEAD: Final = 2  # who thinks ahead looks to the end of the next round
WON: Final = 60.0  # an adventure won, in the price of an experience point
SURE: Final = 0.5  # standard errors by which another plan must be better than the usual one
# so many of the plans that look best are tried; where nothing is said the best one is followed
TRIED: Final[dict[str, int]] = {"action": 4, "route": 4, "option": 4, "weapon": 2, "camp": 2}
BELIEFS: Final[tuple[dict[str, float], ...]] = ()


def policy(players: int, factors: dict[str, float], early: bool = False) -> Policy:
    """The way to play; nobody has a temper here."""
    return RoadPolicy()


def early_chance(players: int) -> float:
    """Nothing is bid for early."""
    return 0.0


def clock(state: State) -> int:
    """How far the game has come."""
    assert isinstance(state, RoadState)
    return state.rounds


def ended(outcome: Outcome, seat: int) -> float:
    """What an ending is worth: half a success is not what the knights set out for."""
    if outcome.reason == "partial":
        return -0.5 * WON
    if seat not in outcome.winners:
        return -WON
    return WON / len(outcome.winners) if outcome.reason == "scored" else WON


class RoadPolicy(Policy):
    """Goes by the ratings of the title."""

    tastes = ("draft", "knight", "vehicle")

    def plans(self, state: State, seat: int, most: int) -> list[Plan]:
        assert isinstance(state, RoadState)
        ask = ASKS[state.asked[seat]]
        legal = ask.legal(state, seat)
        if len(legal) == 1:
            return [Plan(legal, 0.0, [])]
        look = Seen(glance(state, seat))
        if ask is ROUTE:
            ways = routes(look, DONE in legal)[:most]
            return [Plan([*way.spaces, DONE], way.worth, []) for way in ways]
        keys = [ask.key(state, seat, action) for action in legal]
        rated = ratings(look, ask.name, keys)
        if most == 1:
            best = max(rated)
            return [Plan([legal[rated.index(best)]], best, [])]
        # what looks worse than doing nothing is a waste
        least = max([rated[at] for at, key in enumerate(keys) if key in QUIET], default=-99.0)
        found = [
            Plan([one], worth, [])
            for one, worth in zip(legal, rated, strict=True)
            if worth >= least
        ]
        found.sort(key=_worst_last)
        return found[:most]

    def lead(self, state: State, seat: int) -> float:
        """How well the party stands; among rivals, by how much better than the best of others."""
        assert isinstance(state, RoadState)
        looks = [Seen(glance(state, one)) for one in range(state.players)]
        found = [standing(look) for look in looks]
        if SCORED[state.house.adventure] and len(found) > 1:
            return found[seat] - max([worth for at, worth in enumerate(found) if at != seat])
        return party(looks[seat].view) + sum(found) / len(found)


def _worst_last(plan: Plan) -> float:
    return -plan.net
