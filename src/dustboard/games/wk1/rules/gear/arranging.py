"""Whether all gear of a knight fits when everything may be moved, and how (wk1.gear.11).

In the Knights Step and the Rest Step nobody parts with a card for which a rearrangement would make
room. What fits there depends on what is worn, because only that is kept out of the stores: cards
on the panels, and enhancements attached to them or to starting gear.
"""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import DESIGN
from dustboard.games.wk1.content.constants import EMPTY, NONE
from dustboard.games.wk1.content.gear_table import (
    IS_ARMOR,
    IS_ENHANCEMENT,
    IS_GENERAL,
    IS_VEHICLE,
    IS_WEAPON,
    TWO_HANDED,
    why_not_attached,
)
from dustboard.games.wk1.content.mission_table import MARKER_CAPACITY
from dustboard.games.wk1.rules.gear.fitting import backpack_change, overfull
from dustboard.games.wk1.rules.gear.gear import backpack_room, owned, starting_gear
from dustboard.games.wk1.rules.gear.moves import tell_attached, tell_placed, waiting
from dustboard.games.wk1.rules.gear.places import (
    ASIDE,
    BACKPACK,
    CARGO,
    HAND,
    PANELS,
    POCKET,
    attached,
    cargo_room,
    gear_place,
    host_of,
    lay,
    layout_of,
    link,
    size,
    take_up,
)
from dustboard.games.wk1.state.state import KnightsState

# the panels, and enhancements with the cards that they go onto, one after the other
Arrangement = tuple[list[int], list[int]]


def _gear(state: KnightsState, seat: int) -> list[int]:
    """All cards that have to lie somewhere: the vehicle and attached special gear aside."""
    return [
        card
        for card in owned(state, seat)
        if not IS_VEHICLE[card] and card not in state.special[seat]
    ]


def roomy(state: KnightsState, seat: int) -> Arrangement | None:
    """The arrangement closest to what lies there now in which everything has a place, if any."""
    cards = _gear(state, seat)
    now = layout_of(state, seat)
    best: Arrangement | None = None
    fewest = 0
    for hands in _hands(cards, now):
        for body in [EMPTY, *(card for card in cards if IS_ARMOR[card])]:
            panels = [*hands, body, *now[POCKET:]]
            found = _with_pockets(state, seat, cards, panels)
            if found is None:
                continue
            changes = sum(1 for at in range(PANELS) if found[0][at] != now[at]) + len(found[1])
            if best is None or changes < fewest:
                best, fewest = found, changes
    return best


def _hands(cards: list[int], now: list[int]) -> list[list[int]]:
    """All that two hands can hold, each weapon in the hand where it is now, if it is in one."""
    single = [card for card in cards if IS_WEAPON[card] and not TWO_HANDED[card]]
    found = [[EMPTY, EMPTY]]
    found.extend([card, card] for card in cards if TWO_HANDED[card])
    for at, card in enumerate(single):
        right = card == now[HAND + 1]
        found.append([EMPTY, card] if right else [card, EMPTY])
        for other in single[at + 1 :]:
            swapped = right or other == now[HAND]
            found.append([other, card] if swapped else [card, other])
    return found


def _with_pockets(
    state: KnightsState, seat: int, cards: list[int], panels: list[int]
) -> Arrangement | None:
    """As many things more into the pockets as it takes to make everything fit."""
    general = [card for card in cards if IS_GENERAL[card] and card not in panels]
    while True:
        hung = _hung(state, seat, cards, panels)
        if hung is not None:
            return panels, hung
        free = [place for place in range(POCKET, PANELS) if panels[place] == EMPTY]
        if not free or not general:
            return None
        panels = panels[:]
        panels[free[0]] = general.pop(0)


def _hung(state: KnightsState, seat: int, cards: list[int], panels: list[int]) -> list[int] | None:
    """The enhancements that must go onto open cards so that the rest fits; None if it can't."""
    worn = [card for card in dict.fromkeys(panels) if card != EMPTY]
    hosts = [*worn, *starting_gear(state, seat)]
    backpack = backpack_room(state, seat)
    backpack += backpack_change(state, seat, layout_of(state, seat), panels)
    burden = MARKER_CAPACITY[state.mission] * len(state.carried[seat])
    room = backpack + cargo_room(state, seat) - burden
    taken = [(DESIGN[card], host) for host in hosts for card in attached(state, seat, host)]
    over = len(cards) - len(worn) - len(taken) - room
    hung: list[int] = []
    for card in cards:
        if over <= 0 or not IS_ENHANCEMENT[card] or host_of(state, seat, card) in hosts:
            continue
        for host in hosts:
            if not why_not_attached(card, host)[0] and (DESIGN[card], host) not in taken:
                taken.append((DESIGN[card], host))
                hung.extend((card, host))
                over -= 1
                break
    return hung if over <= 0 else None


def arrange(state: KnightsState, seat: int, found: Arrangement, rule: str) -> None:
    """Lay everything as the arrangement says; what is stored already stays there if it can."""
    panels, hung = found
    cards = _gear(state, seat)
    before = [gear_place(state, seat, card) for card in cards]
    for card in cards:
        if host_of(state, seat, card) == NONE and _must_move(state, seat, card, panels):
            lay(state, seat, take_up(state, seat, card), ASIDE)
    for place in range(PANELS):
        card = panels[place]
        if card != EMPTY and card not in layout_of(state, seat):
            lay(state, seat, take_up(state, seat, card), place)
    for at in range(0, len(hung), 2):
        link(state, seat, take_up(state, seat, hung[at])[0], hung[at + 1])
        tell_attached(state, seat, hung[at], hung[at + 1])
    unpack(state, seat)
    _store(state, seat)
    for at, card in enumerate(cards):
        place = gear_place(state, seat, card)
        if place != before[at] and host_of(state, seat, card) == NONE:
            tell_placed(state, seat, card, before[at], place, rule)


def _must_move(state: KnightsState, seat: int, card: int, panels: list[int]) -> bool:
    """Whether a card goes to another panel, onto one, or away from one."""
    place = gear_place(state, seat, card)
    if card in panels:
        return place >= PANELS or panels[place] != card
    return place < PANELS


def unpack(state: KnightsState, seat: int) -> None:
    """A backpack that has lost capacity is emptied: all its cards wait for their place."""
    if overfull(state, seat):
        for card in state.backpack[seat]:
            if card in state.backpack[seat] and host_of(state, seat, card) == NONE:
                lay(state, seat, take_up(state, seat, card), ASIDE)


def _store(state: KnightsState, seat: int) -> None:
    """What still waits goes into the stores: whole groups first, what is too large in pieces."""
    for card in waiting(state, seat):
        _put_away(state, seat, card)
    for card in waiting(state, seat):
        for each in attached(state, seat, card):
            lay(state, seat, take_up(state, seat, each), ASIDE)
    for card in waiting(state, seat):
        _put_away(state, seat, card)


def _put_away(state: KnightsState, seat: int, card: int) -> None:
    needed = size(state, seat, card)
    if needed <= backpack_room(state, seat) - len(state.backpack[seat]):
        lay(state, seat, take_up(state, seat, card), BACKPACK)
    elif needed <= cargo_room(state, seat) - len(state.cargo[seat]):
        lay(state, seat, take_up(state, seat, card), CARGO)
