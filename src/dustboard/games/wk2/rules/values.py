"""Derived numbers of a knight and a vehicle: printed, plus all that lasts; never stored.

What is in play for a knight: its ability, attached injuries, upgrades taken, special cards, worn
armor and the weapons in hand, utilities in the vehicle, the vehicle and its malfunctions, the
penalties that its radiation has reached, the city tasks it has taken on, and in its turn the
landmark on its space. A wrecked vehicle gives nothing, and neither do its parts (wk2.damage.05,
wk2.part.18).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content import knight_table as sheets
from dustboard.games.wk2.content.constants import AID, NEGOTIATE, UTILITY
from dustboard.games.wk2.content.dice import NO_DICE, Pool
from dustboard.games.wk2.content.gear_table import GEAR_TYPE, gear_of
from dustboard.games.wk2.content.mods import (
    AID_TALKS,
    BONUS,
    CAPACITY,
    CHASSIS,
    DICE_MOD,
    EVENT_AT,
    EXPLORATION,
    FIELD_CARE,
    FIRST_FUEL,
    HEALTH,
    INJURY_AT,
    KNIGHT_AT,
    LANDMARK_AT,
    LOSE_SKILL,
    LOSE_TESTS,
    MALFUNCTION_AT,
    MOD,
    NO_BONUS,
    PART_AT,
    PART_ROOM,
    PENALTY_AT,
    PENALTY_SPACES,
    REPAIR,
    RESILIENCE,
    SPECIAL_AT,
    SPEED,
    STEADY_AID,
    TANK,
    TASK_AT,
    UPGRADE_AT,
    VEHICLE_AT,
)
from dustboard.games.wk2.content.sources import (
    KINDS,
    OF_ALL,
    OF_EVENTS,
    OF_GEAR,
    OF_INJURIES,
    OF_KNIGHT,
    OF_LANDMARKS,
    OF_MALFUNCTIONS,
    OF_PARTS,
    OF_PENALTIES,
    OF_SPECIAL,
    OF_TASKS,
    OF_UPGRADES,
    OF_VEHICLE,
)
from dustboard.games.wk2.content.story_table import CITY_REPAIR, TALLIES
from dustboard.games.wk2.content.wasteland_table import CARD_NUMBER
from dustboard.games.wk2.state.state import RoadState

# each of these takes a Capacity
_GROUPS: Final = TALLIES.index("groups")
_EGGS: Final = TALLIES.index("eggs")
# memories that make Repair better in cities (wk2.legacy.01)
_AT_HOME: Final[list[int]] = [one for one in range(len(CITY_REPAIR)) if CITY_REPAIR[one]]
CONSCIOUS: Final = -1
RUNS: Final = -1
MOST_PARTS: Final = 3


def in_play(state: RoadState, seat: int, kinds: int = OF_ALL) -> list[int]:
    """The sources of lasting changes that count for a knight now; all, or those of some kinds."""
    found: list[int] = []
    if kinds:
        _visit(state, seat, kinds, MOD[0], found)
    return found


def added(state: RoadState, seat: int, mod: int) -> int:
    """What everything in play adds to a number."""
    kinds = KINDS[mod]
    if kinds == OF_UPGRADES:  # asked for most often, and mostly there are none
        return _of_upgrades(state, seat, MOD[mod])
    return _visit(state, seat, kinds, MOD[mod], None) if kinds else 0


def _of_upgrades(state: RoadState, seat: int, numbers: list[int]) -> int:
    total = 0
    for face in state.upgrades[seat]:
        total += numbers[UPGRADE_AT + face]
    return total


def _visit(
    state: RoadState, seat: int, kinds: int, numbers: list[int], found: list[int] | None
) -> int:
    """Go through all that is in play, of some kinds: the sum of its numbers; `found` gets it."""
    knight = state.knight[seat]
    total = 0
    if kinds & OF_KNIGHT:
        total += _count(KNIGHT_AT + knight, numbers, found)
    if kinds & OF_INJURIES and state.injuries[seat] and not _cared_for(state, seat):
        for injury in state.injuries[seat]:
            total += _count(INJURY_AT + injury, numbers, found)
    if kinds & OF_UPGRADES:
        for face in state.upgrades[seat]:
            total += _count(UPGRADE_AT + face, numbers, found)
    if kinds & OF_SPECIAL:
        for card in state.special[seat]:
            total += _count(SPECIAL_AT + card, numbers, found)
    if kinds & OF_GEAR:
        for face in state.hands[seat]:
            total += _count(face, numbers, found)
        for face in state.armor[seat]:
            total += _count(face, numbers, found)
        # a weapon in a turret
        if state.foe >= 0 and state.active == seat and _mounted(state, seat):
            total += _count(state.weapon, numbers, found)
        for face in at_hand(state, seat):
            if GEAR_TYPE[gear_of(face)] == UTILITY:
                total += _count(face, numbers, found)
    if kinds & OF_EVENTS:
        for card in state.kept[seat]:
            total += _count(EVENT_AT + CARD_NUMBER[card], numbers, found)
    if state.wreck[seat] == RUNS:
        if kinds & OF_VEHICLE:
            total += _count(VEHICLE_AT + state.vehicle[seat], numbers, found)
        if kinds & OF_MALFUNCTIONS:
            for one in state.malfunctions[seat]:
                total += _count(MALFUNCTION_AT + one, numbers, found)
        if kinds & OF_PARTS:
            for one in state.parts[seat]:
                total += _count(PART_AT + one, numbers, found)
    if kinds & OF_PENALTIES:
        reached = PENALTY_SPACES[knight]
        for at in (0, 1):
            if state.radiation[seat] >= reached[at]:
                total += _count(PENALTY_AT + 2 * knight + at, numbers, found)
    if kinds & OF_LANDMARKS and state.revealed and state.active == seat:
        for landmark in state.revealed:  # wk2.landmark.13
            if state.landmark_at[landmark] == state.space[seat]:
                total += _count(LANDMARK_AT + landmark, numbers, found)
    if kinds & OF_TASKS:
        for task in state.tasks[seat]:  # wk2.citytask.04
            total += _count(TASK_AT + task, numbers, found)
    return total


def _mounted(state: RoadState, seat: int) -> bool:
    """Whether the weapon of the combat lies in the vehicle."""
    return state.weapon in state.stowed[seat] and state.weapon not in state.hands[seat]


def _count(source: int, numbers: list[int], found: list[int] | None) -> int:
    if found is not None:
        found.append(source)
    return numbers[source]


def at_hand(state: RoadState, seat: int) -> tuple[int, ...]:
    """The gear in the vehicle that the knight gets at; by option not in a wreck (wk2.gear.06)."""
    if state.house.wreck_blocks_gear and state.wreck[seat] != RUNS:
        return ()
    return state.stowed[seat]


def _cared_for(state: RoadState, seat: int) -> bool:
    """Whether somebody on the space keeps injuries from having an effect."""
    table = MOD[FIELD_CARE]
    for other in range(state.players):
        if state.space[other] == state.space[seat] and conscious(state, other):
            for face in state.upgrades[other]:
                if table[UPGRADE_AT + face]:
                    return True
    return False


def health(state: RoadState, seat: int) -> int:
    """How many wounds knock the knight out."""
    return max(1, sheets.HEALTH[state.knight[seat]] + added(state, seat, HEALTH))


def resilience(state: RoadState, seat: int) -> int:
    """How much radiation the track holds."""
    return max(1, sheets.RESILIENCE[state.knight[seat]] + added(state, seat, RESILIENCE))


def repair(state: RoadState, seat: int) -> int:
    """Repair points of a Camp Action."""
    here = state.space[seat]  # -1 before the figure stands anywhere
    more = added(state, seat, REPAIR)
    if here >= 0 and board.IS_CITY[here]:
        for memory in _AT_HOME:
            if state.house.memories[memory]:
                more += CITY_REPAIR[memory]
    return max(0, sheets.REPAIR[state.knight[seat]] + more)


def exploration(state: RoadState, seat: int) -> int:
    """How many cards an Explore Action may turn up; never below 1 (wk2.explore.11).

    With a wreck there is no bonus, whatever its origin (wk2.damage.04).
    """
    more = added(state, seat, EXPLORATION)
    if state.wreck[seat] != RUNS:
        more = sum(min(0, MOD[EXPLORATION][source]) for source in in_play(state, seat))
    return max(1, sheets.EXPLORATION[state.knight[seat]] + more)


def speed(state: RoadState, seat: int) -> int:
    """Movement points of the vehicle."""
    return max(0, sheets.SPEED[state.vehicle[seat]] + added(state, seat, SPEED))


def bonus(state: RoadState, seat: int) -> int:
    """Movement points for each Fuel."""
    if added(state, seat, NO_BONUS):
        return 0
    return max(0, sheets.BONUS[state.vehicle[seat]] + added(state, seat, BONUS))


def first_fuel(state: RoadState, seat: int) -> int:
    """Movement points that the first Fuel of a move gives more."""
    return 0 if added(state, seat, NO_BONUS) else added(state, seat, FIRST_FUEL)


def tank(state: RoadState, seat: int) -> int:
    """How much Fuel the vehicle holds."""
    return max(0, sheets.TANK[state.vehicle[seat]] + added(state, seat, TANK))


def capacity(state: RoadState, seat: int) -> int:
    """How many gear cards the vehicle holds."""
    return max(0, room_for_cards(state, seat))


def room_for_cards(state: RoadState, seat: int) -> int:
    """The same; below 0 if special cards need more than there is (wk2.specialcard.04)."""
    first = seat * len(TALLIES)
    carried = state.tally[first + _GROUPS] + state.tally[first + _EGGS]
    return sheets.CAPACITY[state.vehicle[seat]] + added(state, seat, CAPACITY) - carried


def part_room(state: RoadState, seat: int) -> int:
    """How many parts the vehicle has room for; malfunctions take it away (wk2.part.02, .05)."""
    faults = state.malfunctions[seat]
    more = MOD[PART_ROOM]
    return max(0, MOST_PARTS - len(faults) + sum(more[MALFUNCTION_AT + one] for one in faults))


def chassis(state: RoadState, seat: int) -> int:
    """How much damage wrecks the vehicle."""
    return max(1, sheets.CHASSIS[state.vehicle[seat]] + added(state, seat, CHASSIS))


def printed_skill(state: RoadState, seat: int, skill: int) -> int:
    """The skill whose printed dice are rolled: some talk with what they know of Aid."""
    return AID if skill == NEGOTIATE and added(state, seat, AID_TALKS) else skill


def skill_dice(state: RoadState, seat: int, skill: int) -> Pool:
    """The dice of a skill with what gear and upgrades add (wk2.test.01)."""
    printed = printed_skill(state, seat, skill)
    white, green, blue, red = sheets.SKILL_DICE[state.knight[seat]][printed]
    table = DICE_MOD[skill]
    for source in in_play(state, seat):
        more = table[source]
        if more is not NO_DICE:
            white += more[0]
            green += more[1]
            blue += more[2]
            red += more[3]
    return (white, green, blue, red)


def dice_lost(state: RoadState, seat: int, skill: int) -> int:
    """How many dice of a test the knight has to take out of its pool."""
    if skill == AID and added(state, seat, STEADY_AID):
        return 0
    return added(state, seat, LOSE_SKILL + skill) + added(state, seat, LOSE_TESTS)


def conscious(state: RoadState, seat: int) -> bool:
    """Whether the knight is in the game and on its feet."""
    return state.out[seat] == 0 and state.down[seat] == CONSCIOUS


def in_game(state: RoadState) -> list[int]:
    """The seats that are still in the game, in turn order."""
    players = state.players
    order = [(state.first + step) % players for step in range(players)]
    return [seat for seat in order if state.out[seat] == 0]


def right_hand(state: RoadState, seat: int) -> int:
    """Who runs the wasteland card of a knight: the next on its right who is in (wk2.wasteland.16).

    Alone at the table one runs one's own (wk2.solo.02).
    """
    players = state.players
    for step in range(1, players):
        other = (seat - step) % players
        if state.out[other] == 0:
            return other
    return seat
