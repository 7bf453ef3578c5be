"""Hexes that the Waster chooses for others: cults, the Train, villains, those who wake up."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.mission_goals import mission_targets
from dustboard.games.wk1.bot.seen import SHARED_FATE, Seen
from dustboard.games.wk1.content.board import DISTANCE
from dustboard.games.wk1.content.keys import hex_of
from dustboard.games.wk1.content.tile_table import DIFFICULTY

TERRAIN: Final = 0.1  # what a Movement Point less on the way there is worth


def _mildness(look: Seen) -> float:
    """1 for a Waster who helps the knights of a mission that all win or lose together, else -1."""
    if look.weights.mercy:
        return look.weights.mercy
    return 1.0 if look.mission == SHARED_FATE else -1.0


def _nearest(look: Seen, place: int) -> int:
    """How far the nearest knight is from a hex."""
    return min([DISTANCE[place][seat.hex] for seat in look.seats])


def rate_cultists(look: Seen, keys: list[str]) -> list[float]:
    """Who wants the knights to win puts a Cultist far from her, and where it is easy to reach."""
    mildness = _mildness(look)
    hers = [place for place in look.state.villain_at if place >= 0]
    ratings: list[float] = []
    for key in keys:
        place = hex_of(key)
        rating = sum([float(DISTANCE[place][at]) for at in hers])
        rating -= TERRAIN * DIFFICULTY[look.tile(place)]
        ratings.append(mildness * (rating - 0.3 * DISTANCE[place][look.here]))
    return ratings


def rate_procession(look: Seen, keys: list[str]) -> list[float]:
    """Who wants the knights to win leads her toward them and away from the other Cultists."""
    mildness = _mildness(look)
    cultists = [place for place in look.state.marker_at if place >= 0]
    ratings: list[float] = []
    for key in keys:
        place = hex_of(key)
        rating = 0.2 * sum([DISTANCE[place][at] for at in cultists]) - _nearest(look, place)
        rating -= TERRAIN * (DIFFICULTY[look.tile(place)] + DISTANCE[place][look.here])
        ratings.append(mildness * rating)
    return ratings


def rate_train(look: Seen, keys: list[str]) -> list[float]:
    """The Train belongs where the own knight can come, and rivals can't."""
    ratings: list[float] = []
    for key in keys:
        place = hex_of(key)
        rating = -TERRAIN * DIFFICULTY[look.tile(place)] - 0.4 * DISTANCE[place][look.here]
        for rival in look.rivals():
            rating += 0.2 * DISTANCE[place][rival.hex]
        ratings.append(rating)
    return ratings


def rate_cities(look: Seen, keys: list[str]) -> list[float]:
    """A rival wakes up far from what the mission wants, the own knight near it."""
    own = look.mine.down
    near = own or look.spares() or look.mission == SHARED_FATE
    worth: dict[int, float] = {}
    for target in mission_targets(look):
        worth[target.place] = max(worth.get(target.place, 0.0), target.worth)
    ratings: list[float] = []
    for key in keys:
        city = hex_of(key)
        rating = sum([value / (1.0 + DISTANCE[city][place]) for place, value in worth.items()])
        if not own:  # who wakes up beside the own knight can be met again
            rating += 0.1 / (1.0 + DISTANCE[city][look.here])
        ratings.append(rating if near else -rating)
    return ratings
