"""What bots make of the small tricks of cards: looking, moving, taking back, raising, tolls."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.bot.planning import WORTH_IT
from dustboard.games.wftw.bot.prospects import Table
from dustboard.games.wftw.content.bid_places import (
    defence_place,
    is_defence,
    is_raid,
    raid_base,
    raid_rival,
)
from dustboard.games.wftw.content.card_table import ATTACK, BUILD
from dustboard.games.wftw.content.constants import JUICE, SCRAP, SPARK
from dustboard.games.wftw.rules.effect_tables import OWN_BONUS, RUSE, TOLL
from dustboard.games.wftw.rules.looking import looked_at
from dustboard.games.wftw.rules.ruses import chosen_by
from dustboard.games.wftw.rules.sealed_picks import DONE
from dustboard.games.wftw.rules.words.ruses import Move, Raise, Ruse
from dustboard.games.wftw.state.state import WarState

UNPAYABLE: Final = 100.0  # more than any ruse is worth


def rate_looks(table: Table, legal: list[int]) -> list[float]:
    """Look where most can be won."""
    state = table.state
    rated: list[float] = []
    for action in legal:
        if action == DONE:
            rated.append(0.0)
            continue
        rival, position = looked_at(action - 1)
        place = state.laid_at[rival][position]
        if is_defence(place):
            rated.append(1.0)
        elif is_raid(place) and raid_rival(place) == table.seat:
            rated.append(2.0 + table.prize(defence_place(raid_base(place))))
        else:
            rated.append(1.0 + (0.0 if is_raid(place) else table.prize(place)))
    return rated


def rate_ruses(table: Table, legal: list[int]) -> list[float]:
    """What each ruse would add to the odds at its places, less its price."""
    state, seat = table.state, table.seat
    rated: list[float] = []
    for action in legal:
        if action == DONE:
            rated.append(WORTH_IT)
            continue
        at, chosen = chosen_by(action - 1)
        card, place = state.laid[seat][at], state.laid_at[seat][at]
        ruse = RUSE[card]
        weights = table.weights
        net = -weights.scrap * ruse.scrap - weights.fine * (ruse.juice + ruse.spark)
        if isinstance(ruse, Raise):
            net += _more(table, place, chosen, 1) + table.appraisal.spent[chosen]
            net -= UNPAYABLE if _is_short(table, ruse, chosen, 1) else 0.0
        else:
            net += _more(table, place, card, -1)
            if isinstance(ruse, Move):
                net += _more(table, chosen, card, 1)
            else:
                net -= table.appraisal.spent[card]
                if _is_short(table, ruse, card, -1):
                    net -= UNPAYABLE
                elif min(table.purse()) < 0:
                    net += UNPAYABLE  # who can't pay for all loses all
        rated.append(net)
    return rated


def _more(table: Table, place: int, card: int, sign: int) -> float:
    """What one card more (1) or less (-1) at a place changes in what it is worth."""
    goal = table.at(place)
    if goal is None:
        return 0.0
    strength = ATTACK[card] + OWN_BONUS[goal.kind][card]
    return goal.value(goal.start + sign * strength) - goal.value(goal.start)


def takes_toll(state: WarState, seat: int) -> bool:
    """Whether rivals pay for marking what the seat has marked."""
    return any(TOLL[base] for base in state.tableau[seat])


def _is_short(table: Table, ruse: Ruse, card: int, sign: int) -> bool:
    """Whether the bill can't be paid with one card more (1) or less (-1) after a ruse."""
    scrap, juice, spark = table.purse()
    return (
        scrap - sign * BUILD[SCRAP][card] < ruse.scrap
        or juice - sign * BUILD[JUICE][card] < ruse.juice
        or spark - sign * BUILD[SPARK][card] < ruse.spark
    )
