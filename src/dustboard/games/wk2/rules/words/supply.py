"""Words for resources and gear that a knight chooses itself."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import RESOURCES
from dustboard.games.wk2.content.gear_table import GEAR_ID, face_key, gear_of
from dustboard.games.wk2.rules.gear import break_gear, broken_gear, repair_gear
from dustboard.games.wk2.rules.programs import BARTER
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    gain_resource,
    have,
    lose_resource,
    total_resources,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking, Prices
from dustboard.kernel.zones import without


class _OneResource(Picking[RoadState]):
    """One resource of the knight's choice."""

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return RESOURCES[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-resource", {"resource": action})

    def domain(self) -> str:
        return "resource"


class GainResource(_OneResource):
    """A resource of choice from the pool."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [resource for resource in range(3) if state.pool[resource]]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        gain_resource(state, seat, chosen, 1, "wk2.gold.03")

    def hint(self, prices: Prices) -> float:
        return prices.of("resource")


class LoseResource(_OneResource):
    """A resource of choice goes back to the pool (wk2.threat.03)."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [resource for resource in range(3) if have(state, seat, resource)]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        lose_resource(state, seat, chosen, 1, "wk2.threat.03")

    def hint(self, prices: Prices) -> float:
        return -prices.of("resource")


class PayResources(_OneResource):
    """So many resources of choice, all of them or none."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", least=1)

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return total_resources(state, seat) >= self.amount.value(state, seat, scope)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for _ in range(self.amount.value(state, seat, scope)):
            super().apply(state, seat, scope)

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [resource for resource in range(3) if have(state, seat, resource)]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        lose_resource(state, seat, chosen, 1, "wk2.gold.03")

    def hint(self, prices: Prices) -> float:
        amount = self.amount.fixed()
        return -prices.of("resource") * (1 if amount is None else amount)


class BreakGear(Picking[RoadState]):
    """One gear card of choice breaks; `equipped`: only a weapon in hand or the worn armor."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.equipped = args.flag("equipped")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def domain(self) -> str:
        return "gear"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        found = state.hands[seat] + state.armor[seat]
        if not self.equipped:
            found = found + state.stowed[seat]
        return sorted(set(found))

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        break_gear(state, seat, chosen, "wk2.gear.08")

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return face_key(action)

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-face", {"face": action})

    def hint(self, prices: Prices) -> float:
        return -prices.of("gear")


class DiscardThis(Effect[RoadState]):
    """The gear card on which this stands is discarded."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return scope[0] in state.stowed[seat]

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.stowed[seat] = without(state.stowed[seat], scope[0])
        discard_gear(state, scope[0])
        if state.journal is not None:
            data = {"gear": GEAR_ID[gear_of(scope[0])]}
            state.tell("used-up", "wk2.gear.12", seat, data)


class Fix(Picking[RoadState]):
    """One broken gear card is turned to its working side, whatever its Repair Cost."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def domain(self) -> str:
        return "gear"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return broken_gear(state, seat)

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        repair_gear(state, seat, chosen, "wk2.city.07")

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return face_key(action)

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-face", {"face": action})


class Barter(Effect[RoadState]):
    """Barter here: so many cards are offered as at the Stalls (wk2.city.08)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.cards = args.number("cards", least=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.push_in_order([(BARTER.number, seat, (self.cards.value(state, seat, scope),))])


WORDS = (
    Word("gain_resource", GainResource),
    Word("lose_resource", LoseResource),
    Word("pay_resources", PayResources, pays=True),
    Word("break", BreakGear),
    Word("discard_this", DiscardThis, pays=True),
    Word("fix", Fix),
    Word("barter", Barter),
)
