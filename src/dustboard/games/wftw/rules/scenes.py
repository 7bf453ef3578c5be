"""Prepared positions for lessons: the decks are stacked after they are shuffled, before the deal.

Nobody is offered them; a lesson names one among its options. What a scene does not name is as the
seed shuffled it.
"""

from __future__ import annotations

from dustboard.games.wftw.content.cards import SCENES, by_id
from dustboard.games.wftw.state.state import WarState


def stack_decks(state: WarState, number: int) -> None:
    """Put the cards that a scene names on top of their decks."""
    scene = SCENES[number]
    for seat, row in enumerate(scene.seat):
        state.deck[seat] = _on_top(state.deck[seat], row.deck)
    state.buy_deck = _on_top(state.buy_deck, scene.buy)
    state.objective_deck = _on_top(state.objective_deck, scene.objectives)


def _on_top(deck: tuple[int, ...], ids: tuple[str, ...]) -> tuple[int, ...]:
    """The deck with some of its cards on top, the first of them first; the top is at the end."""
    rest = list(deck)
    cards = [by_id[id] for id in ids]
    for card in cards:
        rest.remove(card)
    return (*rest, *cards[::-1])
