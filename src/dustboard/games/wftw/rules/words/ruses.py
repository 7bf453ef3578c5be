"""What a laid unit may do before all cards are turned up: `move`, `recall` and `raise`.

Its owner decides in secret, and it is carried out when the cards lie open (R60). The scope is the
card, its place, its position among the seat's laid cards, and what was chosen.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.bid_places import SHOP
from dustboard.games.wftw.content.cards import RESOURCES
from dustboard.games.wftw.content.prices import ATTACK_PRICE
from dustboard.games.wftw.rules.words.return_unit import lift
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Prices
from dustboard.kernel.zones import insert_sorted, without

HOME: Final = 0  # what is chosen where there is nothing to choose
BIDS: Final = 3  # the number of the last bidding round


class Ruse(Effect[WarState]):
    """Something that a unit does before all cards are turned up, perhaps at a price."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.scrap = 0
        self.juice = 0
        self.spark = 0

    def choices(self, state: WarState, seat: int, place: int) -> list[int]:
        """What there is to choose from: places, cards of the hand, or only whether."""
        raise NotImplementedError

    def apply(self, state: WarState, seat: int, scope: Scope) -> None:
        at = 3 * seat
        state.stock[at] -= self.scrap
        state.stock[at + 1] -= self.juice
        state.stock[at + 2] -= self.spark
        self.act(state, seat, scope[2], scope[3], scope[1])

    def act(self, state: WarState, seat: int, position: int, chosen: int, place: int) -> None:
        """Do it."""
        raise NotImplementedError


class Move(Ruse):
    """The unit goes to another place that its owner marked in this round."""

    def choices(self, state: WarState, seat: int, place: int) -> list[int]:
        marked = state.past_marks[seat]
        places = [target for target in range(SHOP + 1) if marked >> target & 1]
        places.extend(state.raids[seat])
        return [one for one in places if one != place]

    def act(self, state: WarState, seat: int, position: int, chosen: int, place: int) -> None:
        places = list(state.laid_at[seat])
        places[position] = chosen
        state.laid_at[seat] = tuple(places)

    def hint(self, prices: Prices) -> float:
        return 1.5 * ATTACK_PRICE


class _Dear(Ruse):
    """A ruse with a price."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.scrap, self.juice, self.spark = args.amounts("pay", RESOURCES)


class Recall(_Dear):
    """The unit goes back to its owner's hand and is not paid for."""

    def choices(self, state: WarState, seat: int, place: int) -> list[int]:
        return [HOME]

    def act(self, state: WarState, seat: int, position: int, chosen: int, place: int) -> None:
        card = state.laid[seat][position]
        lift(state, seat, (position,))
        state.hand[seat] = insert_sorted(state.hand[seat], (card,))

    def hint(self, prices: Prices) -> float:
        return ATTACK_PRICE


class Raise(_Dear):
    """One more unit comes from the hand to the place where this one lies."""

    def choices(self, state: WarState, seat: int, place: int) -> list[int]:
        return list(dict.fromkeys(state.hand[seat]))

    def act(self, state: WarState, seat: int, position: int, chosen: int, place: int) -> None:
        state.hand[seat] = without(state.hand[seat], chosen)
        state.laid[seat] = (*state.laid[seat], chosen)
        state.laid_at[seat] = (*state.laid_at[seat], place)
        state.laid_in[seat] = (*state.laid_in[seat], BIDS)

    def hint(self, prices: Prices) -> float:
        return 1.5 * ATTACK_PRICE
