"""Lines: what cards and hexes do, as the rules, odds and bots look at it.

`vocabulary` writes them when it is imported; the tables are here, below the words, because words
use the rules and the rules look at lines. A list may branch: into alternatives, by the result of a
check, by the number of a die. The tables show all its lines in a row, each with its branch.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import BY_ID, COUNT
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.mission_table import MISSION_ID
from dustboard.games.wk1.content.moments import WHEN
from dustboard.games.wk1.content.things import ALL, NO_USE
from dustboard.games.wk1.content.tile_table import TILE_ID
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import NO_LINE, Effect, Runner

HEXES: Final = 1000  # the causes from here on are tiles, those below are cards


def source_of(id: str) -> int:
    """The card or tile with this id as a number that the log can tell as a cause."""
    if id in BY_ID:
        return BY_ID[id]
    return HEXES + TILE_ID.index(id) if id in TILE_ID else NONE


class KnightEffect(Effect[KnightsState]):
    """A line with a word of Waste Knights; what all of them have a number for."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.at = WHEN.index(args.when) if args.when else NONE
        self.source = source_of(args.name.partition("/")[0])
        self.amount = 0
        self.what = NONE  # see `things`
        # the branch of its list
        self.option = 0  # the alternative that it belongs to, from 1
        self.may = False  # there is the alternative of doing nothing
        self.choice = NO_LINE  # the line that lets somebody choose it
        self.result = 0  # PASSED or FAILED: only after a check with this result
        self.check_line = NO_LINE  # the line of that check
        self.least = 0  # only if the die shows a number from least to most
        self.most = ALL
        self.cost = NO_USE  # of using its list


class Amount(KnightEffect):
    """A word that needs no more than a number."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)


class Choosing(KnightEffect):
    """A word with which somebody chooses one thing, or several one after the other."""

    def times(self) -> int:
        """How often he chooses."""
        return 1

    def picks(self) -> bool:
        return True

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        for _ in range(self.times()):
            self.pick(state, seat, scope)


class Lists:
    """Lists of effects by card and moment, and by hex."""

    runner: Runner

    def __init__(self) -> None:
        self.first: list[list[int]] = [[NO_LINE] * len(WHEN) for _ in range(COUNT)]
        self.at: list[list[tuple[KnightEffect, ...]]] = [[()] * len(WHEN) for _ in range(COUNT)]
        self.action: list[list[int]] = [[] for _ in TILE_ID]  # by tile: first lines of its actions
        self.static: list[int] = [NO_LINE] * len(TILE_ID)  # by tile: what always counts there
        self.mission: list[int] = [NO_LINE] * len(MISSION_ID)  # by mission: its Waster Step
        self.own: dict[int, int] = {}  # by thing: the line with which its owner discards one


LISTS: Final = Lists()
# by card: the lines of all its moments
EFFECTS: Final[list[tuple[KnightEffect, ...]]] = [()] * COUNT
# by tile: the lines of each special action
ACTIONS: Final[list[tuple[tuple[KnightEffect, ...], ...]]] = [()] * len(TILE_ID)
# by tile: what always counts while the hex can be explored (Cerbero Tower)
TILE_EFFECTS: Final[list[tuple[KnightEffect, ...]]] = [()] * len(TILE_ID)


def effects_at(card: int, when: int) -> tuple[KnightEffect, ...]:
    """The lines of a card at a moment, in the order of its text."""
    return LISTS.at[card][when]


def first_line(card: int, when: int) -> int:
    """Where the list of a card at a moment begins; NO_LINE if it has none."""
    return LISTS.first[card][when]
