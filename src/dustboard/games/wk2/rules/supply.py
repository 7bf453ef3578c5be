"""Resources and gear: taken from the supply as far as it goes, given back to it (wk2.gold.03)."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import AMMO, BROKEN, FUEL, MEDS, RESOURCES
from dustboard.games.wk2.content.gear_table import GEAR_ID, UNIQUE, face_of, gear_of
from dustboard.games.wk2.content.wasteland_table import UPGRADE_ID
from dustboard.games.wk2.rules.streams import EXPLORATION_STREAM, GEAR_STREAM, WASTELAND_STREAMS
from dustboard.games.wk2.rules.values import tank
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.zones import without


def have(state: RoadState, seat: int, resource: int) -> int:
    """How much of a resource a knight has."""
    if resource == FUEL:
        return state.fuel[seat]
    return state.ammo[seat] if resource == AMMO else state.meds[seat]


def set_resource(state: RoadState, seat: int, resource: int, amount: int) -> None:
    """A knight has so much of a resource; the pool does not change."""
    if resource == FUEL:
        state.fuel[seat] = amount
    elif resource == AMMO:
        state.ammo[seat] = amount
    else:
        state.meds[seat] = amount


def gain_resource(state: RoadState, seat: int, resource: int, amount: int, rule: str) -> int:
    """A knight takes markers from the pool, Fuel as far as the Tank holds; gives how many."""
    taken = min(amount, state.pool[resource])
    if resource == FUEL:
        taken = max(0, min(taken, tank(state, seat) - state.fuel[seat]))
    if taken > 0:
        state.pool[resource] -= taken
        set_resource(state, seat, resource, have(state, seat, resource) + taken)
        if state.journal is not None:
            data = {"resource": RESOURCES[resource], "amount": taken}
            state.tell("gained", rule, seat, data)
    elif amount > 0 and state.journal is not None:
        state.tell("gained-none", rule, seat, {"resource": RESOURCES[resource]})
    return taken


def lose_resource(state: RoadState, seat: int, resource: int, amount: int, rule: str) -> int:
    """A knight puts markers back into the pool, as far as it has them; gives how many."""
    given = min(amount, have(state, seat, resource))
    if given > 0:
        state.pool[resource] += given
        set_resource(state, seat, resource, have(state, seat, resource) - given)
        if state.journal is not None:
            data = {"resource": RESOURCES[resource], "amount": given}
            state.tell("spent", rule, seat, data)
    return given


def total_resources(state: RoadState, seat: int) -> int:
    """All that a knight could pay with."""
    return state.fuel[seat] + state.ammo[seat] + state.meds[seat]


def spill_fuel(state: RoadState, seat: int, rule: str) -> None:
    """Fuel beyond the Tank goes back to the pool (wk2.stat.01, wk2.setup.30)."""
    extra = state.fuel[seat] - tank(state, seat)
    if extra > 0:
        lose_resource(state, seat, FUEL, extra, rule)


def draw_gear(state: RoadState) -> int:
    """The lowest card of the gear deck, broken side up; -1 if there is none (wk2.explore.12)."""
    if not state.gear_deck:
        state.gear_deck = state.shuffled(GEAR_STREAM, state.gear_discard)
        state.gear_discard = ()
    if not state.gear_deck:
        return -1
    face = state.gear_deck[0]
    state.gear_deck = state.gear_deck[1:]
    return face


def discard_gear(state: RoadState, face: int) -> None:
    """A card goes to the discard, broken side up; unique gear goes back to its upgrades."""
    gear = gear_of(face)
    if not UNIQUE[gear]:
        state.gear_discard = (*state.gear_discard, face_of(gear, BROKEN))
        return
    upgrade = 2 * UPGRADE_ID.index(GEAR_ID[gear])  # wk2.xp.16
    for seat in range(state.players):
        if upgrade in state.upgrades[seat]:
            state.upgrades[seat] = without(state.upgrades[seat], upgrade)


def lose_gear(state: RoadState, seat: int, face: int, rule: str) -> None:
    """A knight gives up a card, the stowed one of two that are equal."""
    for zone in (state.stowed, state.hands, state.armor):
        if face in zone[seat]:
            zone[seat] = without(zone[seat], face)
            break
    if state.journal is not None:
        state.tell("gives-gear", rule, seat, {"gear": GEAR_ID[gear_of(face)]})
    discard_gear(state, face)


def draw_wasteland(state: RoadState, deck: int) -> int:
    """The top card of a wasteland deck; its discard is shuffled when it is spent (wk2.gold.05)."""
    if not state.wasteland_deck[deck]:
        shuffled = state.shuffled(WASTELAND_STREAMS[deck], state.wasteland_discard[deck])
        state.wasteland_deck[deck] = shuffled
        state.wasteland_discard[deck] = ()
    if not state.wasteland_deck[deck]:
        return -1
    card = state.wasteland_deck[deck][-1]
    state.wasteland_deck[deck] = state.wasteland_deck[deck][:-1]
    return card


def draw_exploration(state: RoadState) -> int:
    """The top card of the Exploration deck."""
    if not state.exploration_deck:
        state.exploration_deck = state.shuffled(EXPLORATION_STREAM, state.exploration_discard)
        state.exploration_discard = ()
    if not state.exploration_deck:
        return -1
    card = state.exploration_deck[-1]
    state.exploration_deck = state.exploration_deck[:-1]
    return card


__all__ = ["AMMO", "FUEL", "MEDS"]
