"""The words that only Water Run has; a bigger title gives them a folder of modules."""

from __future__ import annotations

from dustboard.games._template.content.card_table import ID
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.modifiers import Modifier
from dustboard.kernel.effects.runner import Picking, Prices
from dustboard.kernel.zones import insert_sorted, without


class Speed(Modifier[CaravanState]):
    """More or fewer steps: a modifier does nothing, it is counted when speed is asked for."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.steps = args.whole("amount")

    def amount(self, state: CaravanState, seat: int, scope: Scope) -> int:
        return self.steps

    def hint(self, prices: Prices) -> float:
        return float(self.steps)  # a step is a point


class Salvage(Picking[CaravanState]):
    """Take a card back from the discard pile; its owner chooses, if there is a choice."""

    def check(self, state: CaravanState, seat: int, scope: Scope) -> bool:
        return True  # a card may reach the pile before its turn comes

    def candidates(self, state: CaravanState, seat: int, scope: Scope) -> list[int]:
        """The different cards in the discard pile."""
        return sorted(set(state.discard))

    def take(self, state: CaravanState, seat: int, scope: Scope, chosen: int) -> None:
        state.discard = without(state.discard, chosen)
        state.hand[seat] = insert_sorted(state.hand[seat], (chosen,))
        if state.journal is not None:
            state.tell("salvage", "tpl.card.02", seat, {"card": chosen})

    def key(self, state: CaravanState, seat: int, scope: Scope, action: int) -> str:
        return ID[action]

    def label(self, state: CaravanState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-salvage", {"card": action})

    def hint(self, prices: Prices) -> float:
        return prices.card
