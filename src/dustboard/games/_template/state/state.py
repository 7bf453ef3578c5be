"""One table of Water Run.

Made from `spec.py` by `./dust refresh state`: change that one.
"""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.settings import Settings
from dustboard.kernel.knowledge.fields import (
    ALL,
    NOBODY,
    NOTES,
    NUMBER,
    NUMBERS,
    OWNER,
    ZONE,
    ZONES,
    Field,
)
from dustboard.kernel.state import State


class CaravanState(State):
    """One table of Water Run."""

    def __init__(
        self, players: int, settings: Settings, source: CaravanState | None = None
    ) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings  # the table options; never changed
        if source is not None:
            # tuples never change and are shared; the lists that hold them are copied
            self.round: int = source.round
            self.first: int = source.first
            self.revealed: int = source.revealed
            self.well: int = source.well
            self.way: list[int] = source.way[:]
            self.water: list[int] = source.water[:]
            self.roll: list[int] = source.roll[:]
            self.hand: list[tuple[int, ...]] = source.hand[:]
            self.draft: list[tuple[int, ...]] = source.draft[:]
            self.laid: list[tuple[int, ...]] = source.laid[:]
            self.dug: list[tuple[int, ...]] = source.dug[:]
            self.deck: tuple[int, ...] = source.deck
            self.discard: tuple[int, ...] = source.discard
            self.end_reason: int = source.end_reason
            self.sheet: int = source.sheet
            self.exit_to: int = source.exit_to
            self.entry: int = source.entry
            self.flags: list[int] = source.flags[:]
            self.counters: list[int] = source.counters[:]
            self.tokens: list[int] = source.tokens[:]
            self.trial: int = source.trial
            self.trial_goal: int = source.trial_goal
            return
        # the round:
        self.round = 0  # which round it is
        self.first = 0  # the seat that is first in this round
        self.revealed = 0  # 1 from the reveal of a round to its end
        self.well = -1  # the cell with water
        # caravans:
        self.way = [0] * players  # how far each caravan has come
        self.water = [0] * players  # what is in the tank
        self.roll = [0] * players  # this round's die
        # cargo:
        self.hand = [()] * players  # cards not laid
        self.draft = [()] * players  # cargo of an answer not yet sealed
        self.laid = [()] * players  # cargo of this round
        self.dug = [()] * players  # the cell each caravan digs, if any
        self.deck = ()  # the top card last
        self.discard = ()  # cargo that was used
        # the end:
        self.end_reason = 0  # why the game ended; 0 while it goes on
        # the story, if it is told:
        self.sheet = 0  # the sheet that lies open
        self.exit_to = -1  # the sheet to open when the round ends
        self.entry = -1  # the entry that was read last
        self.flags = [0] * 2  # what is noted
        self.counters = [0] * 1  # what is counted
        self.tokens = [0] * 1  # how many cairns lie on each space
        self.trial = 0  # how well the last test or fight went
        self.trial_goal = 0  # how well it had to go

    def clone(self) -> CaravanState:
        """An independent copy without the journal."""
        return CaravanState(self.players, self.house, self)

    def zones_of_cards(self) -> list[tuple[int, ...]]:
        """Every zone that holds cards."""
        return [
            *self.hand,
            *self.draft,
            *self.laid,
            self.deck,
            self.discard,
        ]


def _fields(open_tanks: bool) -> tuple[Field, ...]:
    return (
        Field("round", NUMBER),
        Field("first", NUMBER),
        Field("revealed", NUMBER),
        Field("well", NUMBER, NOBODY, face_up="revealed", blank=-1),
        Field("way", NUMBERS),
        Field("water", NUMBERS, ALL if open_tanks else OWNER),
        Field("roll", NUMBERS),
        Field("hand", ZONES, OWNER, pool="cargo"),
        Field("draft", ZONES, OWNER, pool="cargo", into="hand"),
        Field("laid", ZONES, OWNER, pool="cargo", face_up="revealed"),
        Field("dug", NOTES, OWNER, face_up="revealed"),
        Field("deck", ZONE, NOBODY, pool="cargo"),
        Field("discard", ZONE),
        Field("end_reason", NUMBER),
        Field("sheet", NUMBER),
        Field("exit_to", NUMBER),
        Field("entry", NUMBER),
        Field("flags", NUMBERS),
        Field("counters", NUMBERS),
        Field("tokens", NUMBERS),
        Field("trial", NUMBER),
        Field("trial_goal", NUMBER),
    )


_VARIANTS: Final = [
    _fields(False),
    _fields(True),
]


def fields_of(state: CaravanState) -> tuple[Field, ...]:
    """What the state is made of, and who may see each part at such a table."""
    which = 0
    if state.house.open_tanks:
        which += 1
    return _VARIANTS[which]
