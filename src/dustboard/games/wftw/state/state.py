"""The state of War for the Wasteland: what lies on the table, seat by seat.

Cards are numbers (their place in `cards.CARDS`); zones are tuples of cards. Resources are kept in
one list, three per seat.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.settings import Settings
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


class WarState(State):
    """One table of War for the Wasteland."""

    def __init__(self, players: int, settings: Settings, source: WarState | None = None) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings  # the table options; never changed, shared by copies
        if source is not None:
            self._copy(source)
            return
        self.round = 1
        self.phase = 0
        self.bidding_round = 0
        # seats
        self.stock: list[int] = [0] * (3 * players)
        self.hand: list[tuple[int, ...]] = [()] * players
        self.deck: list[tuple[int, ...]] = [()] * players  # the top card is the last one
        self.discard: list[tuple[int, ...]] = [()] * players
        self.tableau: list[tuple[int, ...]] = [()] * players
        # choices that are still sealed
        self.draft: list[tuple[int, ...]] = [()] * players  # cards laid in the open sub-phase
        self.draft_at: list[tuple[int, ...]] = [()] * players  # places, or picks of other kinds
        self.draft_marks: list[int] = [0] * players  # bits of targets; or juice picked so far
        # the war map
        self.marks: list[int] = [0] * players  # bits of targets of this bidding round
        self.past_marks: list[int] = [0] * players  # the same for all bidding rounds so far
        self.raids: list[tuple[int, ...]] = [()] * players  # places of base attacks announced
        self.raids_since: list[tuple[int, ...]] = [()] * players  # bidding round of each of them
        self.duty: list[tuple[int, ...]] = [()] * players  # places that need a card now
        self.guard: list[tuple[int, ...]] = [()] * players  # own attacked bases that may get cards
        # cards on the board
        self.laid: list[tuple[int, ...]] = [()] * players
        self.laid_at: list[tuple[int, ...]] = [()] * players
        self.laid_in: list[tuple[int, ...]] = [()] * players  # bidding round of each card
        self.revealed = 0
        self.unpaid: list[int] = [0] * players  # cards lost this round for lack of payment
        # results of the round
        self.field_winner: list[int] = []
        self.won: list[tuple[int, ...]] = [()] * players  # cards set aside until phase 7 (R37)
        self.captured: list[tuple[int, ...]] = [()] * players  # places of successful attacks
        self.lost: list[tuple[int, ...]] = [()] * players  # places whose units may be abandoned
        self.shop_order: tuple[int, ...] = ()
        self.shop_strength: list[int] = [0] * players
        # the centre
        self.fields: tuple[int, ...] = ()
        self.row: tuple[int, ...] = ()
        self.objective_deck: tuple[int, ...] = ()
        self.objective_discard: tuple[int, ...] = ()
        self.buy_deck: tuple[int, ...] = ()
        self.buy_discard: tuple[int, ...] = ()
        self.wastes: tuple[int, ...] = ()
        self.end_reason = 0

    def _copy(self, source: WarState) -> None:
        # zones are tuples and shared; the lists that hold them are copied
        self.round = source.round
        self.phase = source.phase
        self.bidding_round = source.bidding_round
        self.stock = source.stock[:]
        self.hand = source.hand[:]
        self.deck = source.deck[:]
        self.discard = source.discard[:]
        self.tableau = source.tableau[:]
        self.draft = source.draft[:]
        self.draft_at = source.draft_at[:]
        self.draft_marks = source.draft_marks[:]
        self.marks = source.marks[:]
        self.past_marks = source.past_marks[:]
        self.raids = source.raids[:]
        self.raids_since = source.raids_since[:]
        self.duty = source.duty[:]
        self.guard = source.guard[:]
        self.laid = source.laid[:]
        self.laid_at = source.laid_at[:]
        self.laid_in = source.laid_in[:]
        self.revealed = source.revealed
        self.unpaid = source.unpaid[:]
        self.field_winner = source.field_winner[:]
        self.won = source.won[:]
        self.captured = source.captured[:]
        self.lost = source.lost[:]
        self.shop_order = source.shop_order
        self.shop_strength = source.shop_strength[:]
        self.fields = source.fields
        self.row = source.row
        self.objective_deck = source.objective_deck
        self.objective_discard = source.objective_discard
        self.buy_deck = source.buy_deck
        self.buy_discard = source.buy_discard
        self.wastes = source.wastes
        self.end_reason = source.end_reason

    def clone(self) -> WarState:
        """An independent copy without the journal."""
        return WarState(self.players, self.house, self)

    # streams of luck: one per personal deck, then these
    def buy_stream(self) -> int:
        """The stream that shuffles the buy deck."""
        return self.players

    def objective_stream(self) -> int:
        """The stream that shuffles the objective deck."""
        return self.players + 1

    def dice_stream(self) -> int:
        """The stream of the six-sided die."""
        return self.players + 2


def fields_of(settings: Settings) -> tuple[Field, ...]:
    """What the state is made of and who may see it (R51)."""
    laid_places = ALL if settings.show_card_counts else OWNER
    stock = ALL if settings.public_stockpiles else OWNER
    return (
        Field("round", NUMBER),
        Field("phase", NUMBER),
        Field("bidding_round", NUMBER),
        Field("stock", NUMBERS, stock),
        Field("hand", ZONES, OWNER, pool="seat"),
        Field("deck", ZONES, NOBODY, pool="seat"),
        Field("discard", ZONES),
        Field("tableau", ZONES),
        Field("draft", ZONES, OWNER, pool="seat", into="hand"),
        Field("draft_at", NOTES, OWNER),
        Field("draft_marks", NUMBERS, OWNER),
        Field("marks", NUMBERS),
        Field("past_marks", NUMBERS),
        Field("raids", NOTES),
        Field("raids_since", NOTES),
        Field("duty", NOTES),
        Field("guard", NOTES),
        Field("laid", ZONES, OWNER, pool="seat", face_up="revealed"),
        Field("laid_at", NOTES, laid_places, face_up="revealed"),
        Field("laid_in", NOTES, laid_places, face_up="revealed"),
        Field("revealed", NUMBER),
        Field("unpaid", NUMBERS),
        Field("field_winner", NUMBERS),
        Field("won", ZONES),
        Field("captured", NOTES),
        Field("lost", NOTES),
        Field("shop_order", ZONE),
        Field("shop_strength", NUMBERS),
        Field("fields", ZONE),
        Field("row", ZONE),
        Field("objective_deck", ZONE, NOBODY, pool="objective"),
        Field("objective_discard", ZONE),
        Field("buy_deck", ZONE, NOBODY, pool="buy"),
        Field("buy_discard", ZONE),
        Field("wastes", ZONE),
        Field("end_reason", NUMBER),
    )
