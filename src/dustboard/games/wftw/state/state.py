"""One table of War for the Wasteland.

Made from `spec.py` by `./dust refresh state`: change that one.
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


class WarState(State):
    """One table of War for the Wasteland."""

    def __init__(self, players: int, settings: Settings, source: WarState | None = None) -> None:
        super().__init__(players, settings, source)
        self.house: Settings = settings  # the table options; never changed
        if source is not None:
            # tuples never change and are shared; the lists that hold them are copied
            self.round: int = source.round
            self.phase: int = source.phase
            self.bidding_round: int = source.bidding_round
            self.stock: list[int] = source.stock[:]
            self.hand: list[tuple[int, ...]] = source.hand[:]
            self.deck: list[tuple[int, ...]] = source.deck[:]
            self.discard: list[tuple[int, ...]] = source.discard[:]
            self.tableau: list[tuple[int, ...]] = source.tableau[:]
            self.draft: list[tuple[int, ...]] = source.draft[:]
            self.draft_at: list[tuple[int, ...]] = source.draft_at[:]
            self.draft_marks: list[int] = source.draft_marks[:]
            self.marks: list[int] = source.marks[:]
            self.past_marks: list[int] = source.past_marks[:]
            self.raids: list[tuple[int, ...]] = source.raids[:]
            self.raids_since: list[tuple[int, ...]] = source.raids_since[:]
            self.duty: list[tuple[int, ...]] = source.duty[:]
            self.guard: list[tuple[int, ...]] = source.guard[:]
            self.laid: list[tuple[int, ...]] = source.laid[:]
            self.laid_at: list[tuple[int, ...]] = source.laid_at[:]
            self.laid_in: list[tuple[int, ...]] = source.laid_in[:]
            self.seen: list[tuple[int, ...]] = source.seen[:]
            self.revealed: int = source.revealed
            self.unpaid: list[int] = source.unpaid[:]
            self.field_winner: list[int] = source.field_winner[:]
            self.won: list[tuple[int, ...]] = source.won[:]
            self.captured: list[tuple[int, ...]] = source.captured[:]
            self.lost: list[tuple[int, ...]] = source.lost[:]
            self.shop_order: tuple[int, ...] = source.shop_order
            self.shop_strength: list[int] = source.shop_strength[:]
            self.fields: tuple[int, ...] = source.fields
            self.row: tuple[int, ...] = source.row
            self.objective_deck: tuple[int, ...] = source.objective_deck
            self.objective_discard: tuple[int, ...] = source.objective_discard
            self.buy_deck: tuple[int, ...] = source.buy_deck
            self.buy_discard: tuple[int, ...] = source.buy_discard
            self.wastes: tuple[int, ...] = source.wastes
            self.end_reason: int = source.end_reason
            return
        # the round:
        self.round = 1  # which round it is
        self.phase = 0  # one of the eight phases; 0 before the first
        self.bidding_round = 0  # which bidding round of this round it is
        # seats:
        self.stock = [0] * (3 * players)  # resources
        self.hand = [()] * players  # sorted
        self.deck = [()] * players  # the top card last
        self.discard = [()] * players  # the seat's own discard pile
        self.tableau = [()] * players  # bases
        # choices that are still sealed:
        self.draft = [()] * players  # cards laid in the open sub-phase
        self.draft_at = [()] * players  # places, or picks of other kinds
        self.draft_marks = [0] * players  # bits of targets; or juice picked so far
        # the war map:
        self.marks = [0] * players  # bits of targets of this bidding round
        self.past_marks = [0] * players  # the same for all bidding rounds so far
        self.raids = [()] * players  # places of base attacks announced
        self.raids_since = [()] * players  # bidding round of each of them
        self.duty = [()] * players  # places that need a card now
        self.guard = [()] * players  # own attacked bases that may get cards
        # cards on the board:
        self.laid = [()] * players  # cards of all bids
        self.laid_at = [()] * players  # the place of each of them
        self.laid_in = [()] * players  # the bidding round of each of them
        self.seen = [()] * players  # cards looked at: seat, position in `laid`, card; and again
        self.revealed = 0  # 1: laid cards are face up
        self.unpaid = [0] * players  # cards lost this round for lack of payment
        # results of the round:
        self.field_winner = []  # by battlefield: the seat that won it
        self.won = [()] * players  # cards set aside until phase 7 (R37)
        self.captured = [()] * players  # places of successful attacks
        self.lost = [()] * players  # places whose units may be abandoned
        self.shop_order = ()  # seats in the order in which they buy
        self.shop_strength = [0] * players  # strength at the buy row
        # the centre:
        self.fields = ()  # objectives on the battlefields
        self.row = ()  # the buy row
        self.objective_deck = ()  # the top card last
        self.objective_discard = ()  # objectives that were used
        self.buy_deck = ()  # the top card last
        self.buy_discard = ()  # cards that left the buy row
        self.wastes = ()  # out of the game
        self.end_reason = 0  # why the game ended; 0 while it goes on

    def clone(self) -> WarState:
        """An independent copy without the journal."""
        return WarState(self.players, self.house, self)

    def zones_of_cards(self) -> list[tuple[int, ...]]:
        """Every zone that holds cards."""
        return [
            *self.hand,
            *self.deck,
            *self.discard,
            *self.tableau,
            *self.draft,
            *self.laid,
            *self.won,
            self.fields,
            self.row,
            self.objective_deck,
            self.objective_discard,
            self.buy_deck,
            self.buy_discard,
            self.wastes,
        ]


def _fields(card_counts: bool, open_stocks: bool) -> tuple[Field, ...]:
    return (
        Field("round", NUMBER),
        Field("phase", NUMBER),
        Field("bidding_round", NUMBER),
        Field("stock", NUMBERS, ALL if open_stocks else OWNER),
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
        Field("laid_at", NOTES, ALL if card_counts else OWNER, face_up="revealed"),
        Field("laid_in", NOTES, ALL if card_counts else OWNER, face_up="revealed"),
        Field("seen", NOTES, OWNER),
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


_VARIANTS: Final = [
    _fields(False, False),
    _fields(True, False),
    _fields(False, True),
    _fields(True, True),
]


def fields_of(state: WarState) -> tuple[Field, ...]:
    """What the state is made of, and who may see each part at such a table."""
    which = 0
    if state.house.show_card_counts:
        which += 1
    if state.house.public_stockpiles:
        which += 2
    return _VARIANTS[which]
