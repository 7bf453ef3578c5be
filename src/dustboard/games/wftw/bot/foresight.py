"""How far a bot thinks ahead in War for the Wasteland, and how well a seat stands there."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wftw.bot.appraisal import INCOME, rounds_left, unit_worth
from dustboard.games.wftw.bot.tempers import EVEN
from dustboard.games.wftw.content.card_table import EXTRA_VP
from dustboard.games.wftw.content.cards import by_id
from dustboard.games.wftw.content.prices import FINE_PRICE, SCRAP_PRICE
from dustboard.games.wftw.state.state import WarState

ROUNDS_AHEAD: Final = 2  # to the end of the next round
WORLDS: Final = 16  # for each answer, if there are two; of more, the worse ones get fewer
WON: Final = 30.0  # a won game, in victory points
TRIED: Final[dict[str, int]] = {}  # plans of other tempers are tried; single cards tell too little


def clock(state: WarState) -> int:
    """How far the game has come."""
    return state.round


def lead(views: list[dict[str, Any]], seat: int) -> float:
    """By how much a seat stands better than the best of its rivals, in victory points."""
    found = [_standing(view) for view in views]
    return found[seat] - max([worth for at, worth in enumerate(found) if at != seat])


def _standing(view: dict[str, Any]) -> float:
    """The points of the viewer, and what its bases, units and stockpile may still bring."""
    mine: dict[str, Any] = view["seats"][view["you"]]
    rounds = rounds_left(view, EVEN.at(len(view["seats"])).pace)
    worth = float(mine["score"])
    for base in mine["tableau"]:
        worth += rounds * INCOME[by_id[base["card"]]]
    for id, copies in mine["units"].items():
        card = by_id[id]
        worth += copies * (unit_worth(card, rounds + 1.0) - EXTRA_VP[card])  # scored already
    stock: dict[str, int] = mine["stock"]
    return worth + SCRAP_PRICE * stock["scrap"] + FINE_PRICE * (stock["juice"] + stock["spark"])
