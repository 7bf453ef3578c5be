"""Victory points, the winner, and the game that cannot go on (wftw.vp, wftw.card.10, 11, R59).

Units can be abandoned, and bases that draw can be lost. When no player can bid any more, now or
after any number of rounds, nothing on the table will ever change but the stockpiles.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.card_table import ATTACK, BUILD, EXTRA_VP, IS_BASE, IS_STARTER
from dustboard.games.wftw.content.constants import JUICE, SCRAP, SPARK
from dustboard.games.wftw.rules.collection import cards_to_draw, free_choices, production
from dustboard.games.wftw.rules.effect_tables import AT_SCORE
from dustboard.games.wftw.rules.payment import purse
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.modifiers import Tally
from dustboard.kernel.state import UNKNOWN

GOAL_REACHED: Final = 1
ROUND_CAP: Final = 2
DECK_OUT: Final = 3
STALEMATE: Final = 4
REASONS: Final = ("", "goal-reached", "round-cap", "deck-out", "stalemate")

BASE_VP: Final = 1


def score(state: WarState, seat: int, with_bonus: bool) -> Tally:
    """The points a player would have if the game ended now (R46, R47)."""
    tally = Tally()
    for base in state.tableau[seat]:
        _count_base(state, seat, base, with_bonus, tally)
    for card in owned_units(state, seat):
        tally.add(card, EXTRA_VP[card], "wftw.vp.03")
    return tally


def _count_base(state: WarState, seat: int, base: int, with_bonus: bool, tally: Tally) -> None:
    if state.house.starter_bases_score or not IS_STARTER[base]:
        tally.add(base, BASE_VP, "wftw.card.10")
        tally.add(base, EXTRA_VP[base], "wftw.card.11")
    if with_bonus and AT_SCORE[base]:
        for effect in AT_SCORE[base]:
            tally.add(base, effect.amount(state, seat, (base,)), "wftw.vp.04")


def base_points(state: WarState, seat: int, base: int) -> int:
    """What a base card of a seat counts now, with its bonus."""
    tally = Tally()
    _count_base(state, seat, base, True, tally)
    return tally.total


def gained_by(state: WarState, seat: int, card: int) -> int:
    """How many points more a seat would have now with this card."""
    before = score(state, seat, True).total
    zone = state.tableau if IS_BASE[card] else state.discard
    held = zone[seat]
    zone[seat] = (*held, card)
    after = score(state, seat, True).total
    zone[seat] = held
    return after - before


def owned_units(state: WarState, seat: int) -> tuple[int, ...]:
    """All units of a player, wherever they are.

    In a masked state the unknown ones are known as a whole, only not where each of them is.
    """
    zones = state.hand[seat] + state.deck[seat] + state.discard[seat] + state.laid[seat]
    zones = zones + state.draft[seat]
    if UNKNOWN not in zones:
        return zones
    known = tuple(card for card in zones if card != UNKNOWN)
    return known + state.unknown.get(f"seat {seat}", ())


def playable_strength(state: WarState, seat: int) -> int:
    """Tiebreaker 1: the most attack of one set of hand cards the stockpile can pay (R48)."""
    at = 3 * seat
    scrap, juice, spark = (state.stock[at + kind] for kind in (SCRAP, JUICE, SPARK))
    # the best attack for each amount of resources spent; exact, and small
    best: dict[tuple[int, int, int], int] = {(0, 0, 0): 0}
    for card in state.hand[seat]:
        if card == UNKNOWN or IS_BASE[card]:
            continue
        for spent, attack in list(best.items()):
            now = (
                spent[0] + BUILD[SCRAP][card],
                spent[1] + BUILD[JUICE][card],
                spent[2] + BUILD[SPARK][card],
            )
            if now[0] <= scrap and now[1] <= juice and now[2] <= spark:
                best[now] = max(best.get(now, 0), attack + ATTACK[card])
    return max(best.values())


def unspent(state: WarState, seat: int) -> int:
    """Tiebreaker 2: all resources added together."""
    at = 3 * seat
    return state.stock[at + SCRAP] + state.stock[at + JUICE] + state.stock[at + SPARK]


def standing(state: WarState, seat: int) -> tuple[int, int, int, int]:
    """Points, then the three tiebreakers in their order (wftw.vp.05 to 09)."""
    return (
        score(state, seat, True).total,
        playable_strength(state, seat),
        unspent(state, seat),
        len(state.tableau[seat]),
    )


def winners(state: WarState) -> tuple[int, ...]:
    """The best standing wins; whoever is equal to the last tiebreaker shares the win (R49)."""
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    return tuple(seat for seat in range(state.players) if standings[seat] == best)


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
