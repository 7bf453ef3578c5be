"""`retreat`: a unit that has lost goes back to its owner's hand."""

from __future__ import annotations

from dustboard.games.wftw.content.prices import RETURN_PRICE
from dustboard.games.wftw.rules.words.return_unit import lift
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Prices
from dustboard.kernel.zones import insert_sorted


class Retreat(Effect[WarState]):
    """The unit goes back to its owner's hand; the scope is the card and the place it lies at."""

    def apply(self, state: WarState, seat: int, scope: Scope) -> None:
        card, place = scope[0], scope[1]
        for at in range(len(state.laid[seat])):
            if state.laid[seat][at] == card and state.laid_at[seat][at] == place:
                lift(state, seat, (at,))
                state.hand[seat] = insert_sorted(state.hand[seat], (card,))
                if state.journal is not None:
                    data = {"card": card, "source": card}
                    state.tell("returned", "wftw.card.09", seat, data)
                return

    def hint(self, prices: Prices) -> float:
        return RETURN_PRICE
