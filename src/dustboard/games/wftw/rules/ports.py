"""What the words of the kernel need of War for the Wasteland."""

from __future__ import annotations

from dustboard.games.wftw.rules.supply import draw_cards
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.ports import Line, Ports


class WarPorts(Ports[WarState]):
    """Cards are drawn from one's own deck."""

    def can_draw(self, state: WarState, seat: int) -> bool:
        return bool(state.deck[seat] or state.discard[seat])

    def draw(self, state: WarState, seat: int, scope: Scope, line: Line, amount: int) -> None:
        if state.journal is not None:
            data = {"card": scope[0], "number": amount, "when": line.when}
            state.tell("effect-draw", "wftw.card.09", seat, data)
        draw_cards(state, seat, amount, "wftw.card.09")
