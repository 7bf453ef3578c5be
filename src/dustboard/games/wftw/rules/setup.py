"""Setup: personal boards, starting decks, objectives, buy row (wftw.setup, wftw.deck)."""

from __future__ import annotations

from dustboard.games.wftw.content.card_table import COPIES, COUNT, IS_BASE, SET
from dustboard.games.wftw.content.constants import NO_WINNER, SCRAP, buy_stream, objective_stream
from dustboard.games.wftw.rules.programs import ROUND
from dustboard.games.wftw.rules.scenes import stack_decks
from dustboard.games.wftw.rules.supply import draw_cards
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.state import State

OPENING_SCRAP = 5
OPENING_HAND = 4
Piles = tuple[tuple[int, ...], tuple[int, ...]]  # a deck and its discard pile
TWO_SETS_FROM = 5  # players; below that one set of buy and objective cards lasts a game


def cards_of(deck: str, sets: int) -> tuple[int, ...]:
    """All cards of a deck, so many full sets of it."""
    cards: list[int] = []
    for card in range(COUNT):
        if SET[card] == deck:
            cards.extend([card] * (COPIES[card] * sets))
    return tuple(cards)


def battlefield_count(players: int, round_up: bool) -> int:
    """Half as many battlefields as players (wftw.setup.06, R03).

    >>> [battlefield_count(players, True) for players in (2, 3, 4, 5)]
    [1, 2, 2, 3]
    """
    return (players + 1) // 2 if round_up else players // 2


def set_up(state: State) -> None:
    """Lay the table for the first round."""
    assert isinstance(state, WarState)
    sets = 2 if state.players >= TWO_SETS_FROM else 1
    starters = cards_of("starter", 1)
    units = tuple(card for card in starters if not IS_BASE[card])
    bases = tuple(card for card in starters if IS_BASE[card])
    for seat in range(state.players):
        state.stock[3 * seat + SCRAP] = OPENING_SCRAP
        state.tableau[seat] = bases  # both start in play (R05)
        state.deck[seat] = state.shuffled(seat, units)
    state.buy_deck = state.shuffled(buy_stream(state.players), cards_of("buy", sets))
    state.objective_deck = state.shuffled(
        objective_stream(state.players), cards_of("objective", sets)
    )
    if state.house.scene >= 0:
        stack_decks(state, state.house.scene)
    if state.journal is not None:
        state.tell("setup", "wftw.setup.01", -1, {"players": state.players, "sets": sets})
    for seat in range(state.players):
        draw_cards(state, seat, OPENING_HAND, "wftw.setup.04")
    fill_battlefields(state)
    fill_buy_row(state)
    state.push_in_order([(ROUND.number, -1, ())])


def _top_cards(
    state: WarState, name: str, rule: str, wanted: int, piles: Piles
) -> tuple[tuple[int, ...], Piles]:
    """The top cards of a deck of the centre; its discard pile is shuffled in if need be (R41)."""
    deck, discard = piles
    if len(deck) < wanted and not state.house.deck_out_ends:
        stream = buy_stream(state.players) if name == "buy" else objective_stream(state.players)
        deck = state.shuffled(stream, tuple(sorted(discard))) + deck
        discard = ()
        if state.journal is not None:
            state.tell("deck-reshuffled", rule, -1, {"deck": name})
    split = max(len(deck) - wanted, 0)
    return deck[split:], (deck[:split], discard)


def fill_battlefields(state: WarState) -> bool:
    """Lay new objectives, one per battlefield; False if there were too few."""
    wanted = battlefield_count(state.players, state.house.round_battlefields_up)
    piles = (state.objective_deck, state.objective_discard)
    state.fields, piles = _top_cards(state, "objective", "wftw.end.08", wanted, piles)
    state.objective_deck, state.objective_discard = piles
    state.field_winner = [NO_WINNER] * len(state.fields)
    if state.journal is not None and state.fields:
        state.tell("battlefields", "wftw.setup.06", -1, {"cards": list(state.fields)})
    return len(state.fields) == wanted


def fill_buy_row(state: WarState) -> bool:
    """Lay out as many buy cards as there are players; False if there were too few."""
    piles = (state.buy_deck, state.buy_discard)
    state.row, piles = _top_cards(state, "buy", "wftw.end.09", state.players, piles)
    state.buy_deck, state.buy_discard = piles
    if state.journal is not None:
        state.tell("buy-row", "wftw.setup.07", -1, {"cards": list(state.row)})
    return len(state.row) == state.players
