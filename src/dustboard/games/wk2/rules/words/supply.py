"""Words for resources and gear that a knight chooses itself."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import RESOURCES
from dustboard.games.wk2.content.gear_table import GEAR_ID, face_key, gear_of
from dustboard.games.wk2.content.knight_table import TURNS_INTO, VEHICLE_ID
from dustboard.games.wk2.content.wasteland_table import CARD_DECK, CARD_ID, THREAT_ID
from dustboard.games.wk2.rules.gear import break_gear, broken_gear, repair_gear
from dustboard.games.wk2.rules.modules.parts import is_bound
from dustboard.games.wk2.rules.programs import BARTER
from dustboard.games.wk2.rules.supply import (
    discard_gear,
    gain_resource,
    have,
    lose_resource,
    total_resources,
)
from dustboard.games.wk2.rules.values import RUNS
from dustboard.games.wk2.rules.words.picks import OneResource
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking, Prices
from dustboard.kernel.zones import without

UNDER: Final = 2  # the card goes under its deck, not to the discard


class GainResource(OneResource):
    """A resource of choice from the pool."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return [resource for resource in range(3) if state.pool[resource]]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        gain_resource(state, seat, chosen, 1, "wk2.gold.03")

    def hint(self, prices: Prices) -> float:
        return prices.of("resource")


class LoseResource(OneResource):
    """A resource of choice goes back to the pool; by option a token takes the scarcest."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.name.partition("/")[0] in THREAT_ID

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        found = [resource for resource in range(3) if have(state, seat, resource)]
        if found and self.token and state.house.worst_resource:
            return [min(found, key=lambda resource: have(state, seat, resource))]
        return found

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        if self.token and state.house.worst_resource and state.journal is not None:
            held = [name for at, name in enumerate(RESOURCES) if have(state, seat, at)]
            state.tell("worst", "wk2.gold.10", seat, {"why": "resource", "among": held})
        lose_resource(state, seat, chosen, 1, "wk2.threat.03")

    def hint(self, prices: Prices) -> float:
        return -prices.of("resource")


class PayResources(OneResource):
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


class BreakThis(Effect[RoadState]):
    """The gear card on which this stands breaks; a broken one is discarded (wk2.gear.09)."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return scope[0] in state.hands[seat] + state.armor[seat] + state.stowed[seat]

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            break_gear(state, seat, scope[0], "wk2.gear.08")


class MoreDraws(Effect[RoadState]):
    """The Explore Action may turn up more cards; not with a wreck (wk2.damage.04)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return state.wreck[seat] == RUNS

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.draws += 1


class KeepCard(Effect[RoadState]):
    """The event card stays with the knight until its end (wk2.card.02)."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.kept[seat] = state.kept[seat] + state.card
        if state.journal is not None:
            for card in state.card:
                state.tell("card-kept", "wk2.card.02", seat, {"card": CARD_ID[card]})
        state.card = ()


class SwapCard(Effect[RoadState]):
    """The wasteland card turned up is discarded, or goes `under` its deck, for the next one."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.under = args.flag("under")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.card) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.swapped = UNDER if self.under else 1


class SkipCard(Effect[RoadState]):
    """The wasteland card that was turned up is discarded unread."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.card) > 0

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        card = state.card[0]
        deck = CARD_DECK[card]
        state.wasteland_discard[deck] = (*state.wasteland_discard[deck], card)
        state.card = ()
        if state.journal is not None:
            state.tell("card-done", "wk2.wasteland.12", seat, {"card": CARD_ID[card]})


class SwitchSheet(Effect[RoadState]):
    """The vehicle sheet is turned over, unless a part keeps it as it is (wk2.part.04)."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return TURNS_INTO[state.vehicle[seat]] >= 0 and not is_bound(state, seat)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.vehicle[seat] = TURNS_INTO[state.vehicle[seat]]
        if state.journal is not None:
            data = {"vehicle": VEHICLE_ID[state.vehicle[seat]]}
            state.tell("switches", "wk2.part.04", seat, data)


class WashAway(Picking[RoadState]):
    """The figure is carried to the nearest space that is easier to enter than its own."""

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return True

    def domain(self) -> str:
        return "space"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        here = state.space[seat]
        lower = [
            space
            for space in range(board.COUNT)
            if board.ENTERABLE[space]
            and space not in state.closed
            and board.COST[space] < board.COST[here]
        ]
        nearest = min([board.STEPS[here][space] for space in lower], default=0)
        return [space for space in lower if board.STEPS[here][space] == nearest]

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.space[seat] = chosen
        if state.journal is not None:
            state.tell("goes", "wk2.move.16", seat, {"space": board.ID[chosen]})

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return board.ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-go", {"space": action})


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


WORDS: Final[tuple[Word, ...]] = (
    Word("gain_resource", GainResource),
    Word("lose_resource", LoseResource),
    Word("pay_resources", PayResources, pays=True),
    Word("break", BreakGear),
    Word("discard_this", DiscardThis, pays=True),
    Word("break_this", BreakThis, pays=True),
    Word("more_draws", MoreDraws),
    Word("keep_card", KeepCard),
    Word("swap_card", SwapCard),
    Word("skip_card", SkipCard),
    Word("switch_sheet", SwitchSheet),
    Word("wash_away", WashAway),
    Word("fix", Fix),
    Word("barter", Barter),
)
