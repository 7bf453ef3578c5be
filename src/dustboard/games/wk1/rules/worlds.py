"""Putting a made-up world right: gear decks hold cards of their own colour, hands are sorted.

Who is asked again which private tasks to keep has all of them before him again.

Unknown gear is dealt from one pool, because stored cards of rivals lie face down whatever their
colour; a card of the wrong colour in a deck changes places with a stored one of the right colour.
"""

from __future__ import annotations

from dustboard.games.wk1.content.card_table import COLOUR
from dustboard.games.wk1.content.constants import GREEN, RED, YELLOW
from dustboard.games.wk1.rules.decks import deck, set_deck
from dustboard.games.wk1.rules.setup import KEEP_TASKS
from dustboard.games.wk1.state.state import KnightsState


def tidy(state: KnightsState) -> None:
    """Sort hands, and give each deck its colour."""
    for seat in range(state.players):
        state.luck[seat] = tuple(sorted(state.luck[seat]))
        if seat != state.viewer and state.asked[seat] == KEEP_TASKS.number:
            state.secret_tasks[seat] = (*state.secret_tasks[seat], *state.drawn_private[seat])
            state.drawn_private[seat] = ()
    slots: list[tuple[int, int]] = []  # colour of the deck, place in it
    strays: list[list[int]] = [[], [], [], []]  # by colour: cards that lie in a wrong deck
    for colour in (GREEN, YELLOW, RED):
        for at, card in enumerate(deck(state, colour)):
            if COLOUR[card] != colour:
                slots.append((colour, at))
                strays[COLOUR[card]].append(card)
    open_slots: list[tuple[int, int]] = []
    for colour, at in slots:
        if strays[colour]:
            _put(state, colour, at, strays[colour].pop())
        else:
            open_slots.append((colour, at))
    left = [card for cards in strays for card in cards]
    for colour, at in open_slots:
        _put(state, colour, at, _swap_with_stored(state, colour, left.pop()))


def _put(state: KnightsState, colour: int, at: int, card: int) -> None:
    cards = list(deck(state, colour))
    cards[at] = card
    set_deck(state, colour, tuple(cards))


def _swap_with_stored(state: KnightsState, colour: int, stray: int) -> int:
    """A stored card of this colour changes places with the stray; the stray if there is none."""
    for seat in range(state.players):
        if seat == state.viewer:
            continue  # he knows what he has stored
        # stored cards that lie open are known; what waits for a place never is
        stores = [] if state.house.steal_open else [state.backpack, state.cargo]
        for zones in (*stores, state.aside):
            for at, card in enumerate(zones[seat]):
                if COLOUR[card] == colour:
                    stored = list(zones[seat])
                    stored[at] = stray
                    zones[seat] = tuple(stored)
                    return card
    return stray
