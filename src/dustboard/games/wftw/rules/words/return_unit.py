"""`return`: another unit at the same place goes to hand instead of the discard pile."""

from __future__ import annotations

from typing import Any

from dustboard.games.wftw.content.prices import RETURN_PRICE
from dustboard.games.wftw.rules.programs import RETURN_UNIT
from dustboard.games.wftw.rules.words.base import WarEffect
from dustboard.kernel.effects.effects import Occasion


def candidates(state: Any, seat: int, place: int, source: int) -> list[int]:
    """Which laid cards could return, as positions in the seat's laid cards.

    One copy of the card that brings them back stays behind; equal cards count once.
    """
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
    return found


class ReturnUnit(WarEffect):
    """The owner chooses which unit returns."""

    def __init__(self, row: Any) -> None:
        super().__init__(row)
        self.number: int = row.amount

    def check(self, state: Any, occasion: Occasion) -> bool:
        seat = occasion.seat
        return len(candidates(state, seat, occasion.place, occasion.source)) > 0

    def decide(self, state: Any, occasion: Occasion) -> bool:
        call = (RETURN_UNIT.number, occasion.seat, (occasion.place, occasion.source))
        state.push_in_order([call] * self.number)
        return True

    def hint(self) -> float:
        return RETURN_PRICE * self.number
