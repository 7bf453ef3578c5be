"""Numbers that have a name."""

from __future__ import annotations

from typing import Final

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
def buy_stream(players: int) -> int:
    """The stream that shuffles the buy deck."""
    return players


def objective_stream(players: int) -> int:
    """The stream that shuffles the objective deck."""
    return players + 1


def dice_stream(players: int) -> int:
    """The stream of the six-sided die."""
    return players + 2
