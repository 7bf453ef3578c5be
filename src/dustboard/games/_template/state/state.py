"""The state of Water Run: what lies on the table, and who may see it.

Flat on purpose: numbers, lists of numbers, and tuples of card numbers, so that a copy is cheap.
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

# streams of luck, in the order of `meta`
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
WELL_STREAM: Final = 2

NO_WELL: Final = -1


class CaravanState(State):
    """One table of Water Run."""

    def __init__(
        self, players: int, settings: Settings, source: CaravanState | None = None
    ) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings
        if source is not None:
            self._copy(source)
            return
        self.round = 0
        self.first = 0
        self.revealed = 0  # 1 from the reveal of a round to its end
        self.well = NO_WELL
        self.way: list[int] = [0] * players  # how far each caravan has come
        self.water: list[int] = [0] * players
        self.roll: list[int] = [0] * players  # this round's die
        self.hand: list[tuple[int, ...]] = [()] * players
        self.draft: list[tuple[int, ...]] = [()] * players  # cargo of an answer not yet sealed
        self.laid: list[tuple[int, ...]] = [()] * players
        self.dug: list[tuple[int, ...]] = [()] * players  # the cell each caravan digs, if any
        self.deck: tuple[int, ...] = ()  # the top card is the last one
        self.discard: tuple[int, ...] = ()
        self.end_reason = 0

    def _copy(self, source: CaravanState) -> None:
        # tuples never change and are shared; the lists that hold them are copied
        self.round = source.round
        self.first = source.first
        self.revealed = source.revealed
        self.well = source.well
        self.way = source.way[:]
        self.water = source.water[:]
        self.roll = source.roll[:]
        self.hand = source.hand[:]
        self.draft = source.draft[:]
        self.laid = source.laid[:]
        self.dug = source.dug[:]
        self.deck = source.deck
        self.discard = source.discard
        self.end_reason = source.end_reason

    def clone(self) -> CaravanState:
        """An independent copy without the journal."""
        return CaravanState(self.players, self.house, self)

    def clockwise(self) -> list[int]:
        """All seats, the first caravan of the round first."""
        return [(self.first + step) % self.players for step in range(self.players)]


def fields_of(settings: Settings) -> tuple[Field, ...]:
    """What the state is made of. A field left out here is in no digest, snapshot or mask."""
    return (
        Field("round", NUMBER),
        Field("first", NUMBER),
        Field("revealed", NUMBER),
        Field("well", NUMBER, NOBODY, face_up="revealed", blank=NO_WELL),
        Field("way", NUMBERS),
        Field("water", NUMBERS, ALL if settings.open_tanks else OWNER),
        Field("roll", NUMBERS),
        # one pool: to a rival any card of a hand could as well lie in the deck
        Field("hand", ZONES, OWNER, pool="cargo"),
        Field("draft", ZONES, OWNER, pool="cargo", into="hand"),
        Field("laid", ZONES, OWNER, pool="cargo", face_up="revealed"),
        Field("dug", NOTES, OWNER, face_up="revealed"),
        Field("deck", ZONE, NOBODY, pool="cargo"),
        Field("discard", ZONE),
        Field("end_reason", NUMBER),
    )
