"""The game that cannot go on: nobody will ever lay a card again (R59).

Units can be abandoned, and bases that draw can be lost. When no player can bid any more, now or
after any number of rounds, nothing on the table will ever change but the stockpiles.
"""

from __future__ import annotations

from dustboard.games.wftw.content.card_table import BUILD
from dustboard.games.wftw.rules.collection import cards_to_draw, free_choices, production
from dustboard.games.wftw.rules.payment import purse
from dustboard.games.wftw.state.state import SCRAP, WarState


def can_ever_bid(state: WarState, seat: int) -> bool:
    """Whether the seat has, or will draw, a unit that it may lay."""
    units = state.hand[seat]
    if _draws(state, seat):
        units = units + state.deck[seat] + state.discard[seat]
    if state.house.overbid_allowed:
        return len(units) > 0
    return any(_payable_some_day(state, seat, unit) for unit in units)


def _has_safety_net(state: WarState, seat: int) -> bool:
    return state.house.safety_net and not state.tableau[seat]


def _draws(state: WarState, seat: int) -> bool:
    return cards_to_draw(state, seat) > 0 or _has_safety_net(state, seat)


def _payable_some_day(state: WarState, seat: int, unit: int) -> bool:
    """Whether the stockpile covers the unit now, or grows by what is missing."""
    have = purse(state, seat)
    for resource in range(3):
        if BUILD[resource][unit] <= have[resource]:
            continue
        grows = production(state, seat, resource) > 0
        if resource == SCRAP:
            grows = grows or _has_safety_net(state, seat)
        else:
            grows = grows or free_choices(state, seat) > 0
        if not grows:
            return False
    return True
