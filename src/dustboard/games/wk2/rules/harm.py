"""Wounds, radiation, damage; falling unconscious, wrecks, elimination (wk2.wound, wk2.injury).

What is *dealt* may be prevented before it comes here; what is *suffered* goes onto the sheet.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.mods import (
    BRITTLE,
    CLEAN_BLOOD,
    FIRST_DAMAGE,
    FIRST_RADIATION,
    LEAD_LINED,
    MOD,
    MOVE_DAMAGE,
    NO_ARMOR,
    PLAGUE,
)
from dustboard.games.wk2.content.wasteland_table import (
    CARD_DECK,
    CARD_ID,
    INJURY_ID,
    MALFUNCTION_ID,
)
from dustboard.games.wk2.rules.favours import HYMN, spend
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.rules.marks import MOVE as ONE_MOVE
from dustboard.games.wk2.rules.marks import TURN as ONE_TURN
from dustboard.games.wk2.rules.marks import mark_used, of_mod, times_used, unmark
from dustboard.games.wk2.rules.programs import FIT_GEAR, FIT_PARTS, IRRADIATE
from dustboard.games.wk2.rules.special import hand_on
from dustboard.games.wk2.rules.streams import INJURY_STREAM, MALFUNCTION_STREAM
from dustboard.games.wk2.rules.supply import (
    AMMO,
    FUEL,
    MEDS,
    discard_gear,
    lose_resource,
    spill_fuel,
)
from dustboard.games.wk2.rules.values import (
    CONSCIOUS,
    RUNS,
    added,
    chassis,
    conscious,
    health,
    part_room,
    resilience,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.zones import insert_sorted

LIMIT: Final = 2  # injuries or malfunctions; with a third the knight is out


def wounds_of(state: RoadState, seat: int) -> int:
    """Wounds of both kinds."""
    return state.wounds[seat] + state.contaminated[seat]


def suffer_wounds(state: RoadState, seat: int, amount: int, rule: str, source: str = "") -> None:
    """Normal wounds onto the Health space, never more than Health (wk2.combat.19)."""
    _suffer(state, seat, amount, False, rule, source)


def suffer_contaminated(
    state: RoadState, seat: int, amount: int, rule: str, source: str = ""
) -> None:
    """Contaminated wounds onto the Health space."""
    _suffer(state, seat, amount, True, rule, source)


def _suffer(
    state: RoadState,
    seat: int,
    amount: int,
    contaminated: bool,
    rule: str,
    source: str,
    spreads: bool = True,
) -> None:
    if state.out[seat] or state.down[seat] != CONSCIOUS:
        return  # who is down takes no more (wk2.injury.08)
    plagued = added(state, seat, PLAGUE) if spreads else 0
    placed = min(amount, health(state, seat) - wounds_of(state, seat))
    if placed <= 0:
        return
    if contaminated:
        state.contaminated[seat] += placed
    else:
        state.wounds[seat] += placed
    if state.journal is not None:
        data = {
            "amount": placed,
            "contaminated": contaminated,
            "left": health(state, seat) - wounds_of(state, seat),
            "source": source,
        }
        state.tell("wounded", rule, seat, data)
    worn = state.armor[seat]
    if worn and MOD[BRITTLE][worn[0]]:
        break_gear(state, seat, worn[0], "wk2.gear.08")
    if wounds_of(state, seat) >= health(state, seat):
        fall_unconscious(state, seat)
    elif plagued:
        _suffer(state, seat, plagued, True, "wk2.card.02", source, False)


def suffer_radiation(state: RoadState, seat: int, amount: int, rule: str, source: str = "") -> None:
    """Radiation, which some armor prevents by breaking; then the knight is asked first."""
    worn = () if added(state, seat, NO_ARMOR) else state.armor[seat]
    if amount > 0 and conscious(state, seat) and worn and MOD[LEAD_LINED][worn[0]]:
        state.push_in_order([(IRRADIATE.number, seat, (amount,))])
        return
    take_radiation(state, seat, amount, rule, source)


def take_radiation(state: RoadState, seat: int, amount: int, rule: str, source: str = "") -> None:
    """Radiation fills the track; each point beyond it is a contaminated wound (wk2.wound.06)."""
    if state.out[seat]:
        return
    amount = _less(state, seat, amount, FIRST_RADIATION)
    if amount > 0 and spend(state, seat, HYMN):  # wk2.legacy.03
        amount -= 1
    plagued = added(state, seat, PLAGUE)
    room = max(0, resilience(state, seat) - state.radiation[seat])
    taken = min(amount, room)
    state.radiation[seat] += taken
    if taken and state.journal is not None:
        data = {"amount": taken, "now": state.radiation[seat], "source": source}
        state.tell("irradiated", rule, seat, data)
    if amount > taken:
        _suffer(state, seat, amount - taken, True, "wk2.wound.06", source, False)
    if plagued and amount > 0:
        _suffer(state, seat, plagued, True, "wk2.card.02", source, False)


def _less(state: RoadState, seat: int, amount: int, mod: int) -> int:
    """What is left of an amount of which the first points of a turn are ignored."""
    left = added(state, seat, mod) - times_used(state, seat, ONE_TURN, of_mod(mod))
    ignored = max(0, min(amount, left))
    for _ in range(ignored):
        mark_used(state, seat, ONE_TURN, of_mod(mod))
    return amount - ignored


def suffer_damage(state: RoadState, seat: int, amount: int, rule: str, source: str = "") -> None:
    """Damage on the Chassis; as much as Chassis wrecks the vehicle (wk2.damage.01, .02, .08)."""
    if state.out[seat] or state.wreck[seat] != RUNS:
        return
    amount = _less(state, seat, amount, FIRST_DAMAGE)
    while amount > 0 and unmark(state, seat, ONE_MOVE, of_mod(MOVE_DAMAGE)):
        amount -= 1
        if state.journal is not None:
            state.tell("no-damage", rule, seat, {})
    placed = min(amount, chassis(state, seat) - state.damage[seat])
    if placed <= 0:
        return
    state.damage[seat] += placed
    if state.journal is not None:
        data = {
            "amount": placed,
            "left": chassis(state, seat) - state.damage[seat],
            "source": source,
        }
        state.tell("damaged", rule, seat, data)
    if state.damage[seat] >= chassis(state, seat):
        _be_wrecked(state, seat)


def fall_unconscious(state: RoadState, seat: int) -> None:
    """Draw an injury, or be eliminated with two of them (wk2.injury.01, wk2.elim.04)."""
    if len(state.injuries[seat]) >= LIMIT or not state.injury_deck:
        eliminate(state, seat, "wk2.elim.04")
        return
    state.down[seat] = state.injury_deck[-1]
    state.injury_deck = state.injury_deck[:-1]
    discard_kept(state, seat)
    if state.house.collapse_ends_turn and state.active == seat:
        state.actions = 0  # wk2.injury.07
    if state.journal is not None:
        state.tell("unconscious", "wk2.injury.01", seat, {"injury": INJURY_ID[state.down[seat]]})
    settle_all(state)  # somebody may have been in this knight's care


def _be_wrecked(state: RoadState, seat: int) -> None:
    if len(state.malfunctions[seat]) >= LIMIT or not state.malfunction_deck:
        eliminate(state, seat, "wk2.damage.11")
        return
    state.wreck[seat] = state.malfunction_deck[-1]
    state.malfunction_deck = state.malfunction_deck[:-1]
    # parts do nothing any more (wk2.part.18)
    state.damage[seat] = min(state.damage[seat], chassis(state, seat))
    if state.journal is not None:
        data = {"malfunction": MALFUNCTION_ID[state.wreck[seat]]}
        state.tell("wrecked", "wk2.damage.02", seat, data)


def attach_injury(state: RoadState, seat: int) -> None:
    """An injury from the deck goes under the sheet; the third eliminates (wk2.attach).

    One that was drawn counts, though it is not attached yet (wk2.injury.08).
    """
    drawn = int(state.down[seat] != CONSCIOUS)
    if len(state.injuries[seat]) + drawn >= LIMIT or not state.injury_deck:
        eliminate(state, seat, "wk2.attach.03")
        return
    injury = state.injury_deck[-1]
    state.injury_deck = state.injury_deck[:-1]
    state.injuries[seat] = (*state.injuries[seat], injury)
    if state.journal is not None:
        state.tell("injured", "wk2.attach.01", seat, {"injury": INJURY_ID[injury]})
    settle_health(state, seat)


def attach_malfunction(state: RoadState, seat: int) -> None:
    """A malfunction from the deck goes under the vehicle sheet; not on a wreck (wk2.damage.09)."""
    if state.wreck[seat] != RUNS:
        return
    if len(state.malfunctions[seat]) >= LIMIT or not state.malfunction_deck:
        eliminate(state, seat, "wk2.attach.03")
        return
    malfunction = state.malfunction_deck[-1]
    state.malfunction_deck = state.malfunction_deck[:-1]
    state.malfunctions[seat] = (*state.malfunctions[seat], malfunction)
    if state.journal is not None:
        data = {"malfunction": MALFUNCTION_ID[malfunction]}
        state.tell("malfunction", "wk2.attach.01", seat, data)
    settle_vehicle(state, seat)


def settle_vehicle(state: RoadState, seat: int) -> None:
    """What a vehicle has no room for any more is discarded at once (wk2.stat.01)."""
    settle_chassis(state, seat)
    spill_fuel(state, seat, "wk2.stat.01")
    state.push_in_order([(FIT_GEAR.number, seat, ())])
    if len(state.parts[seat]) > part_room(state, seat):
        state.push_in_order([(FIT_PARTS.number, seat, ())])


def discard_kept(state: RoadState, seat: int) -> None:
    """Event cards that a knight had to keep go to their own discard."""
    for card in state.kept[seat]:
        deck = CARD_DECK[card]
        state.wasteland_discard[deck] = (*state.wasteland_discard[deck], card)
        if state.journal is not None:
            state.tell("card-done", "wk2.card.02", seat, {"card": CARD_ID[card]})
    state.kept[seat] = ()


def settle_all(state: RoadState) -> None:
    """Health of knights may change with those who stand beside them."""
    for seat in range(state.players):
        if state.injuries[seat]:
            settle_health(state, seat)


def settle_health(state: RoadState, seat: int) -> None:
    """A drop of Health alone never knocks out: one point stays free (wk2.stat.01).

    Who is down already has no more wounds than Health (wk2.combat.19).
    """
    most = health(state, seat) - int(conscious(state, seat))
    over = max(0, wounds_of(state, seat) - most)
    normal = min(over, state.wounds[seat])
    state.wounds[seat] -= normal
    state.contaminated[seat] -= over - normal


def settle_chassis(state: RoadState, seat: int) -> None:
    """A drop of Chassis alone never wrecks (wk2.stat.01)."""
    state.damage[seat] = min(state.damage[seat], chassis(state, seat) - 1)


def healing(state: RoadState, seat: int, points: int, on_contaminated: int) -> dict[str, int]:
    """What so many points would do: wounds that become clean, and wounds that are gone."""
    turned = min(on_contaminated, state.contaminated[seat], points)
    clean = state.wounds[seat] + (0 if added(state, seat, CLEAN_BLOOD) else turned)
    gone = min(points - turned, clean)
    if added(state, seat, CLEAN_BLOOD):
        return {"turned": 0, "healed": gone + turned}
    return {"turned": turned, "healed": gone}


def heal_wounds(state: RoadState, seat: int, points: int, on_contaminated: int) -> None:
    """Points of healing: so many turn contaminated wounds, the rest take normal ones away."""
    turned = min(on_contaminated, state.contaminated[seat], points)
    state.contaminated[seat] -= turned
    if not added(state, seat, CLEAN_BLOOD):
        state.wounds[seat] += turned
    state.wounds[seat] -= min(points - turned, state.wounds[seat])


def eliminate(state: RoadState, seat: int, rule: str) -> None:
    """The knight is out: gear and resources are discarded, the rest leaves (wk2.elim)."""
    if state.house.mercy:
        _spare(state, seat)
        return
    state.out[seat] = 1
    discard_kept(state, seat)
    hand_on(state, seat)
    if seat == state.first:  # the marker passes clockwise (wk2.round.10)
        left = [one for one in range(state.players) if not state.out[one]]
        state.first = min(left, key=lambda one: (one - seat) % state.players, default=seat)
    for zone in (state.hands, state.armor, state.stowed, state.cache):
        for face in zone[seat]:
            discard_gear(state, face)
        zone[seat] = ()
    state.parts_deck = insert_sorted(state.parts_deck, state.parts[seat])
    state.parts[seat] = ()
    for task in state.tasks[seat]:
        state.task_at[task] = board.NOWHERE
    state.tasks_out = (*state.tasks_out, *state.tasks[seat], *state.tasks_done[seat])
    state.tasks[seat] = state.tasks_done[seat] = ()
    _lose_all(state, seat, "wk2.elim.02")
    if state.journal is not None:
        state.tell("eliminated", rule, seat, {})
    settle_all(state)


def _lose_all(state: RoadState, seat: int, rule: str) -> None:
    """Resources go to the pool, injuries and malfunctions back into their decks."""
    for resource in (FUEL, AMMO, MEDS):
        lose_resource(state, seat, resource, 99, rule)
    injuries = state.injuries[seat]
    if state.down[seat] != CONSCIOUS:
        injuries = (*injuries, state.down[seat])
        state.down[seat] = CONSCIOUS
    malfunctions = state.malfunctions[seat]
    if state.wreck[seat] != RUNS:
        malfunctions = (*malfunctions, state.wreck[seat])
        state.wreck[seat] = RUNS
    state.injuries[seat] = ()
    state.malfunctions[seat] = ()
    state.injury_deck = state.shuffled(INJURY_STREAM, state.injury_deck + injuries)
    state.malfunction_deck = state.shuffled(
        MALFUNCTION_STREAM, state.malfunction_deck + malfunctions
    )


def _spare(state: RoadState, seat: int) -> None:
    """At a table with mercy somebody finds the knight: whole, and with nothing (wk2.elim.06)."""
    _lose_all(state, seat, "wk2.elim.06")
    state.wounds[seat] = state.contaminated[seat] = state.damage[seat] = 0
    away = board.STEPS[state.space[seat]]
    state.space[seat] = min(board.CITIES, key=lambda city: (away[city], city))
    if state.active == seat:
        state.actions = 0
    if state.journal is not None:
        data = {"space": board.ID[state.space[seat]]}
        state.tell("spared", "wk2.elim.06", seat, data)
    settle_all(state)
