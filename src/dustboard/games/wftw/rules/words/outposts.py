"""What bases do while others bid: `toll` and `look`."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import SHOP
from dustboard.games.wftw.content.constants import SCRAP
from dustboard.games.wftw.rules.supply import gain
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Prices

BATTLEFIELDS: Final = (1 << SHOP) - 1  # their bits among the marks


class Toll(Effect[WarState]):
    """Each rival pays for every battlefield they mark that the owner has marked in this round."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.scrap = args.whole("amount", least=1)

    def apply(self, state: WarState, seat: int, scope: Scope) -> None:
        ours = state.past_marks[seat] & BATTLEFIELDS
        for rival in range(state.players):
            shared = (state.marks[rival] & ours).bit_count()
            if rival == seat or not shared:
                continue
            paid = min(self.scrap * shared, state.stock[3 * rival + SCRAP])
            if not paid:
                continue
            gain(state, rival, -paid, 0, 0)
            gain(state, seat, paid, 0, 0)
            if state.journal is not None:
                data = {
                    "card": scope[0],
                    "rival": rival,
                    "gain": {"scrap": paid, "juice": 0, "spark": 0},
                }
                state.tell("toll", "wftw.card.09", seat, data)

    def hint(self, prices: Prices) -> float:
        return 0.5 * prices.of("scrap") * self.scrap


class Look(Effect[WarState]):
    """The owner may look at so many face-down cards of rivals, up to a bidding round.

    Who looks at which card is settled by `rules.looking`.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.cards = args.whole("amount", least=1)
        self.until = args.whole("until", least=1, most=3)

    def apply(self, state: WarState, seat: int, scope: Scope) -> None:
        """Note the card: the scope is the base, whose card, and its position."""
        _, rival, position = scope
        card = state.laid[rival][position]
        state.seen[seat] = (*state.seen[seat], rival, position, card)

    def hint(self, prices: Prices) -> float:
        return 0.06 * self.cards
