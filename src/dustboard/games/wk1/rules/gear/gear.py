"""What gear a knight can use now, and what it adds up to (wk1.gear, wk1.weapon, wk1.armor).

Available are the cards on the panels, starting gear that nothing covers, attached special gear,
the vehicle, and the enhancements on all of these. In the Knights Step and the Rest Step everything
that a knight owns is available (wk1.gear.11, X12).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import (
    ARMOR,
    COLOUR,
    DAMAGE,
    DAMAGED_COLOUR,
    DESIGN,
    ICON,
    MULTI,
    PIERCE,
    VEHICLE_COLOUR,
)
from dustboard.games.wk1.content.constants import (
    BLUE,
    EMPTY,
    NONE,
    ON_FOOT,
    STEP_KNIGHTS,
    STEP_REST,
)
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.gear_table import (
    IS_ARMOR,
    IS_BLUE,
    IS_ENHANCEMENT,
    IS_SHEET,
    IS_TUNING,
    IS_WEAPON,
    LIMITED,
    NO_PANELS,
    SHEET_CARDS,
    SHEET_PANELS,
    SHEET_SPOTS,
)
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.content.mission_table import MARKER_CAPACITY
from dustboard.games.wk1.content.mods import ARMOR as ARMOR_MOD
from dustboard.games.wk1.content.mods import ARMOR_RANGED, BACKPACK, FROM_VEHICLE
from dustboard.games.wk1.rules.gear.places import BACKPACK as IN_BACKPACK
from dustboard.games.wk1.rules.gear.places import (
    attached,
    cargo_room,
    covered_panels,
    host_of,
    on_panels,
    printed_backpack,
)
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.modifiers import EACH, Query

# -- what is available ---------------------------------------------------------------------------


def sheet_panels(state: KnightsState, seat: int) -> tuple[int, ...]:
    """The starting gear printed on each panel of the sheet, EMPTY where there is none."""
    knight = state.knight[seat]
    return NO_PANELS if knight == NONE else SHEET_PANELS[knight]


def starting_gear(state: KnightsState, seat: int) -> list[int]:
    """All starting gear of the sheet, covered or not."""
    knight = state.knight[seat]
    return [] if knight == NONE else list(SHEET_CARDS[knight])


def uncovered(state: KnightsState, seat: int) -> list[int]:
    """Starting gear that no card lies on (wk1.start.02); two hands need both free (A48)."""
    knight = state.knight[seat]
    if knight == NONE:
        return []
    covered = covered_panels(state, seat)
    return [card for card in SHEET_CARDS[knight] if not SHEET_SPOTS[card] & covered]


def worn(state: KnightsState, seat: int) -> list[int]:
    """What lies open and works: panels, uncovered starting gear, special gear, the vehicle."""
    cards = on_panels(state, seat) + uncovered(state, seat)
    if state.open_links[seat]:
        for host in cards[:]:
            cards.extend(attached(state, seat, host))
    for card in state.special[seat]:
        if state.vehicle[seat] != NONE or not IS_TUNING[card]:
            cards.append(card)
    if state.vehicle[seat] != NONE:
        cards.append(state.vehicle[seat])
    return cards


def stored(state: KnightsState, seat: int) -> list[int]:
    """What lies face down in backpack and vehicle, and starting gear that is covered."""
    open_now = uncovered(state, seat)
    covered = [card for card in starting_gear(state, seat) if card not in open_now]
    return [*state.backpack[seat], *state.cargo[seat], *covered]


def all_gear_open(state: KnightsState) -> bool:
    """Whether this is a step in which stored gear works too (wk1.gear.11)."""
    return state.step == STEP_KNIGHTS or state.step == STEP_REST


def available(state: KnightsState, seat: int) -> list[int]:
    """The cards whose effects the knight may use now (wk1.gear.03, wk1.gear.04)."""
    cards = worn(state, seat)
    if all_gear_open(state):
        # an enhancement works on a card only, and a stored card is not worn
        # in a view of a rival some of them are unknown
        cards.extend(card for card in stored(state, seat) if card >= 0 and not IS_ENHANCEMENT[card])
    return cards


def owned(state: KnightsState, seat: int) -> list[int]:
    """Every card of the knight except starting gear, the vehicle included."""
    cards = on_panels(state, seat)
    links = state.open_links[seat]
    cards.extend(links[at] for at in range(0, len(links), 2))
    cards.extend(state.backpack[seat])
    cards.extend(state.cargo[seat])
    cards.extend(state.aside[seat])
    cards.extend(state.special[seat])
    if state.vehicle[seat] != NONE:
        cards.append(state.vehicle[seat])
    return cards


def is_loose(state: KnightsState, seat: int, card: int) -> bool:
    """Whether a card can be parted with alone: it hangs on no card, or on starting gear only."""
    host = host_of(state, seat, card)
    return host == NONE or IS_SHEET[host]


# -- markers and limits --------------------------------------------------------------------------


def is_marked(state: KnightsState, seat: int, card: int) -> bool:
    """Whether a general marker lies on the card; it matters for cards that are marked only."""
    return card in state.open_marks[seat] or card in state.stored_marks[seat]


def mark(state: KnightsState, seat: int, card: int, rule: str) -> None:
    """Lay a general marker on a card (wk1.gear.14, wk1.start.05)."""
    hidden = card in state.backpack[seat] or card in state.cargo[seat]
    marks = state.stored_marks if hidden else state.open_marks
    if card not in marks[seat]:
        marks[seat] = tuple(sorted((*marks[seat], card)))
    if state.journal is not None:
        # a stored card that is used is shown for a moment (wk1.rest.04)
        state.tell("marked", rule, seat, {"card": card})


def unmark_all(state: KnightsState, rule: str = "wk1.round.16") -> None:
    """All general markers leave cards and sheets."""
    for seat in range(state.players):
        state.open_marks[seat] = ()
        state.stored_marks[seat] = ()
        state.ability_marked[seat] = 0
    if state.journal is not None:
        state.tell("unmarked", rule, NONE, {})


def limit_reached(state: KnightsState, seat: int, card: int) -> bool:
    """Whether another card of a limited title was used by this knight already (wk1.gear.13).

    A used card of a limited title is marked; starting gear counts too, even covered
    (wk1.start.03, A47).
    """
    if not LIMITED[card]:
        return False
    return any(
        other != card and DESIGN[other] == DESIGN[card]
        for other in (*state.open_marks[seat], *state.stored_marks[seat])
    )


# -- sums ----------------------------------------------------------------------------------------


class GearMods(Query[KnightsState]):
    """Mods of everything available and of the special ability.

    Weapons and what is attached to them count for attacks with them only, see `weapon_mod`. Of a
    limited title one card counts (wk1.gear.13).
    """

    def in_play(self, state: KnightsState, seat: int, mod: int) -> list[int]:
        return worn(state, seat) if mod == BACKPACK else available(state, seat)

    def always(self, state: KnightsState, seat: int, numbers: list[int]) -> int:
        knight = state.knight[seat]
        return 0 if knight == NONE else numbers[ABILITY[knight]]

    def might(self, state: KnightsState, seat: int, numbers: list[int]) -> bool:
        return any_card_has(state, seat, numbers)

    def counts(self, state: KnightsState, seat: int, source: int) -> bool:
        return not of_weapon(state, seat, source)

    def kind(self, source: int) -> str:
        return DESIGN[source] if LIMITED[source] else EACH


GEAR_MODS: Final = GearMods(MOD)


def mod(state: KnightsState, seat: int, which: int) -> int:
    """The sum of a mod for a knight."""
    return GEAR_MODS.total(state, seat, which)


def any_card_has(state: KnightsState, seat: int, table: list[int], bits: int = -1) -> bool:
    """Whether a table has one of these bits for any card of the knight, at work or not."""
    for zone in (
        state.hands[seat],
        state.body[seat],
        state.pockets[seat],
        sheet_panels(state, seat),
        state.open_links[seat],
        state.special[seat],
        state.backpack[seat],
        state.cargo[seat],
    ):
        for card in zone:
            if card >= 0 and table[card] & bits:
                return True
    vehicle = state.vehicle[seat]
    return vehicle != NONE and table[vehicle] & bits != 0


def of_weapon(state: KnightsState, seat: int, card: int) -> bool:
    """Whether a card counts for attacks with a weapon only: the weapon, or what is on it."""
    if not IS_ENHANCEMENT[card]:
        return IS_WEAPON[card]
    links = state.open_links[seat]
    for at in range(0, len(links), 2):
        if links[at] == card:
            return IS_WEAPON[links[at + 1]]
    return False


def weapon_mod(state: KnightsState, seat: int, weapon: int, which: int) -> int:
    """A mod of one weapon with the enhancements on it."""
    return _with_enhancements(state, seat, weapon, MOD[which])


def _with_enhancements(state: KnightsState, seat: int, card: int, table: list[int]) -> int:
    total = table[card]
    if state.open_links[seat] or state.stored_links[seat]:
        for enhancement in attached(state, seat, card):
            total += table[enhancement]
    return total


def weapon_damage(state: KnightsState, seat: int, weapon: int) -> int:
    """Additional damage of a weapon with its enhancements."""
    return _with_enhancements(state, seat, weapon, DAMAGE)


def weapon_multi(state: KnightsState, seat: int, weapon: int) -> int:
    """Multi-attack icons of a weapon with its enhancements."""
    return _with_enhancements(state, seat, weapon, MULTI)


def weapon_pierce(state: KnightsState, seat: int, weapon: int) -> int:
    """Armor-piercing bullets of a weapon with its enhancements."""
    return _with_enhancements(state, seat, weapon, PIERCE)


def weapon_icons(state: KnightsState, seat: int, weapon: int) -> list[int]:
    """Range icons of a weapon with its enhancements, each once."""
    icons = list(ICON[weapon])
    for enhancement in attached(state, seat, weapon):
        for icon in ICON[enhancement]:
            if icon not in icons:
                icons.append(icon)
    return icons


def available_weapons(state: KnightsState, seat: int) -> list[int]:
    """The weapons in hand, those that need no hand, and those that work from the vehicle."""
    weapons = [card for card in worn(state, seat) if ICON[card] and not IS_ENHANCEMENT[card]]
    if state.vehicle[seat] != NONE and state.travel != ON_FOOT:
        weapons.extend(card for card in state.cargo[seat] if card >= 0 and MOD[FROM_VEHICLE][card])
    return weapons


def armor_card(state: KnightsState, seat: int) -> int:
    """The armor on the body, worn or printed there; NONE without one (wk1.armor.02)."""
    card = state.body[seat][0]
    if card == EMPTY:
        card = sheet_panels(state, seat)[2]
    return card if card != EMPTY and IS_ARMOR[card] else NONE


def armor_value(state: KnightsState, seat: int, ranged: bool) -> int:
    """How much damage of one attack is soaked (wk1.armor.01)."""
    card = armor_card(state, seat)
    value = 0 if card == NONE else _with_enhancements(state, seat, card, ARMOR)
    value += mod(state, seat, ARMOR_MOD)
    return value + mod(state, seat, ARMOR_RANGED) if ranged else value


# -- values and room -----------------------------------------------------------------------------


def value_of(state: KnightsState, card: int) -> int:
    """The basic value of a card that is no vehicle (wk1.stalls.03)."""
    return state.house.values[COLOUR[card]]


def vehicle_value(state: KnightsState, vehicle: int, damaged: int) -> int:
    """The value of a vehicle's side: yellow, damaged green (wk1.vehicle.10)."""
    if IS_BLUE[vehicle]:
        return state.house.values[BLUE]
    return state.house.values[DAMAGED_COLOUR if damaged else VEHICLE_COLOUR]


def gear_value(state: KnightsState, seat: int) -> int:
    """The value of all gear of a knight without his starting gear, for final ties."""
    total = 0
    for card in owned(state, seat):
        if card == state.vehicle[seat]:
            total += vehicle_value(state, card, state.damaged[seat])
        else:
            total += value_of(state, card)
    return total


def show_value(state: KnightsState, seat: int) -> int:
    """The value of all gear that has its place, without starting gear, blue cards and vehicles."""
    return sum(
        value_of(state, card)
        for card in owned(state, seat)
        if not IS_BLUE[card] and card != state.vehicle[seat] and card not in state.aside[seat]
    )


def backpack_room(state: KnightsState, seat: int) -> int:
    """The capacity of the backpack with what is worn (wk1.gear.02)."""
    return printed_backpack(state, seat) + mod(state, seat, BACKPACK)


def free_room(state: KnightsState, seat: int, place: int) -> int:
    """How many more cards fit into backpack or vehicle."""
    backpack = backpack_room(state, seat) - len(state.backpack[seat])
    cargo = cargo_room(state, seat) - len(state.cargo[seat])
    return beside_markers(state, seat, backpack, cargo)[0 if place == IN_BACKPACK else 1]


def beside_markers(state: KnightsState, seat: int, backpack: int, cargo: int) -> tuple[int, int]:
    """What mission markers leave of so much room in backpack and vehicle.

    They lie in the vehicle as far as they fit, the rest in the backpack; where they are too many
    they leave no room, but gear is not in anybody's way for that.
    """
    burden = MARKER_CAPACITY[state.mission] * len(state.carried[seat])
    in_backpack = max(0, burden - max(0, cargo))
    return backpack - min(in_backpack, max(0, backpack)), cargo - (burden - in_backpack)


def markers_in_backpack(state: KnightsState, seat: int) -> int:
    """Capacity of the backpack that mission markers take which do not fit into the vehicle."""
    burden = MARKER_CAPACITY[state.mission] * len(state.carried[seat])
    if burden == 0:
        return 0
    cargo = cargo_room(state, seat) - len(state.cargo[seat])
    return max(0, burden - max(0, cargo))
