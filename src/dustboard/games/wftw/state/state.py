"""Numbers of War for the Wasteland that the state holds, and its streams of luck."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.state.made import WarState as WarState

SCRAP: Final = 0
JUICE: Final = 1
SPARK: Final = 2
RESOURCES: Final = ("scrap", "juice", "spark")

EMPTY: Final = -2  # a space of a battlefield or of the buy row whose card is gone
NO_WINNER: Final = -1

# the eight phases, by their numbers in the rules (R01)
COLLECTION: Final = 1
BIDDING: Final = 2
REVEALS: Final = 3
BATTLEFIELDS: Final = 4
BASE_ATTACKS: Final = 5
BUY_ROW: Final = 6
ACQUISITION: Final = 7
END_OF_ROUND: Final = 8


# streams of luck: one per personal deck, then these
def buy_stream(state: WarState) -> int:
    """The stream that shuffles the buy deck."""
    return state.players


def objective_stream(state: WarState) -> int:
    """The stream that shuffles the objective deck."""
    return state.players + 1


def dice_stream(state: WarState) -> int:
    """The stream of the six-sided die."""
    return state.players + 2
