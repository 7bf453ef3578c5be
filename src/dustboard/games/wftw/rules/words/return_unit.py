"""`return`: another unit at the same place goes to hand instead of the discard pile."""

from __future__ import annotations

from dustboard.games.wftw.content.keys import of_laid
from dustboard.games.wftw.content.prices import RETURN_PRICE
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Picking, Prices
from dustboard.kernel.zones import insert_sorted


def lift(state: WarState, seat: int, positions: tuple[int, ...]) -> None:
    """Take laid cards off the board."""
    keep = [at for at in range(len(state.laid[seat])) if at not in positions]
    state.laid[seat] = tuple(state.laid[seat][at] for at in keep)
    state.laid_at[seat] = tuple(state.laid_at[seat][at] for at in keep)
    state.laid_in[seat] = tuple(state.laid_in[seat][at] for at in keep)


class ReturnUnit(Picking[WarState]):
    """The owner chooses which unit returns; the scope is the card and the place it lies at."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.units = args.whole("amount", least=1)

    def candidates(self, state: WarState, seat: int, scope: Scope) -> list[int]:
        """Which laid cards could return, as positions in the seat's laid cards.

        One copy of the card that brings them back stays behind; equal cards count once. If all
        copies of it have been returned themselves, nothing comes back.
        """
        source, place = scope[0], scope[1]
        found: list[int] = []
        seen: list[int] = []
        own_copy = True
        for at in range(len(state.laid[seat])):
            card = state.laid[seat][at]
            if state.laid_at[seat][at] != place:
                continue
            if card == source and own_copy:
                own_copy = False
                continue
            if card not in seen:
                seen.append(card)
                found.append(at)
        return [] if own_copy else found

    def apply(self, state: WarState, seat: int, scope: Scope) -> None:
        for _ in range(self.units):
            super().apply(state, seat, scope)

    def take(self, state: WarState, seat: int, scope: Scope, chosen: int) -> None:
        card = state.laid[seat][chosen]
        lift(state, seat, (chosen,))
        state.hand[seat] = insert_sorted(state.hand[seat], (card,))
        if state.journal is not None:
            data = {"card": card, "source": scope[0]}
            state.tell("returned", "wftw.card.09", seat, data)

    def key(self, state: WarState, seat: int, scope: Scope, action: int) -> str:
        return of_laid("return", action, state.laid[seat][action])

    def label(self, state: WarState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-return", {"card": state.laid[seat][action]})

    def prompt(self, state: WarState, seat: int, scope: Scope) -> Message:
        return Message("ask-return", {"card": scope[0]})

    def hint(self, prices: Prices) -> float:
        return RETURN_PRICE * self.units
