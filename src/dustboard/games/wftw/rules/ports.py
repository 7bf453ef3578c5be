"""What the words of the kernel need of War for the Wasteland."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.rules.supply import draw_cards
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.ports import Line, Ports

# what conditions on units may speak of: how many cards of their owner lie at the same place, and in
# which bidding round the unit was committed
LEAVES: Final = ("place.mine", "bid")


class WarPorts(Ports[WarState]):
    """Cards are drawn from one's own deck."""

    def __init__(self) -> None:
        super().__init__(leaves=LEAVES)

    def number(self, state: WarState, seat: int, scope: Scope, at: int) -> int:
        card, place = scope[0], scope[1]
        laid, laid_at = state.laid[seat], state.laid_at[seat]
        if LEAVES[at] == "place.mine":
            return laid_at.count(place)
        for position in range(len(laid)):
            if laid[position] == card and laid_at[position] == place:
                return state.laid_in[seat][position]
        return 0

    def can_draw(self, state: WarState, seat: int) -> bool:
        return bool(state.deck[seat] or state.discard[seat])

    def draw(self, state: WarState, seat: int, scope: Scope, line: Line, amount: int) -> None:
        if state.journal is not None:
            data = {"card": scope[0], "number": amount, "when": line.when}
            state.tell("effect-draw", "wftw.card.09", seat, data)
        draw_cards(state, seat, amount, "wftw.card.09")
