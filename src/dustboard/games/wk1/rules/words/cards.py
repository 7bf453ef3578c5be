"""Words that take, mark, swap and pay cards."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import COLOUR, IN_BOX, TRAIT
from dustboard.games.wk1.content.constants import BLUE, GREEN, NONE, RANDOM_STREAM, RED, YELLOW
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.rules.decks import discard_gear, draw
from dustboard.games.wk1.rules.effects.lines import LISTS, Amount, Choosing, KnightEffect
from dustboard.games.wk1.rules.gear.blue import (
    attach_special,
    detach_special,
    detachable,
    storable_special,
)
from dustboard.games.wk1.rules.gear.gear import is_marked, mark, owned, worn
from dustboard.games.wk1.rules.gear.payment import can_pay, cost_of, pay_gear
from dustboard.games.wk1.rules.gear.places import stored_count
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.luck_cards import discard_luck
from dustboard.games.wk1.rules.resources import lose_ammo, lose_fuel, lose_reputation
from dustboard.games.wk1.rules.trade.stalls import take_by_trait, with_trait
from dustboard.games.wk1.rules.trade.trade_action import open_trade
from dustboard.games.wk1.rules.words.questions import card_key, card_label
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Question
from dustboard.kernel.frames import Call

# what becomes of a card that somebody picked
DISCARDED: Final = 0
MARKED: Final = 1
SWAPPED: Final = 2


class Things(Amount):
    """A word about `amount` of `what`."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.what = args.choice("what", things.THINGS)


class Pay(Things):
    """Pay in full: ammo, fuel, reputation; gear of a colour or its value (wk1.resource.08)."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        if self.what == things.AMMO:
            return state.ammo[seat] >= self.amount
        if self.what == things.FUEL:
            return state.fuel[seat] >= self.amount
        if self.what == things.REPUTATION:
            return state.reputation[seat] >= self.amount
        return can_pay(state, seat, self.value(state))

    def openly(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return True  # what stored cards could pay is the owner's secret

    def value(self, state: KnightsState) -> int:
        """What gear has to be worth to pay it."""
        return cost_of(state, self.what - things.GREEN_CARD, self.amount)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if self.what == things.AMMO:
            lose_ammo(state, seat, self.amount, "wk1.resource.08", self.source)
        elif self.what == things.FUEL:
            lose_fuel(state, seat, self.amount, "wk1.resource.08", self.source)
        elif self.what == things.REPUTATION:
            lose_reputation(state, seat, self.amount, "wk1.action.08", self.source)
        else:
            pay_gear(state, seat, self.value(state), "wk1.gear.06")


def fitting(state: KnightsState, victim: int, what: int) -> list[int]:
    """The cards of a knight that fit a word; blue and starting gear can't be discarded."""
    if what == things.COMPONENT or what == things.AVAILABLE:
        cards = [card for card in worn(state, victim) if card != state.vehicle[victim]]
        if what == things.COMPONENT and not state.ability_marked[victim]:
            cards.append(ABILITY[state.knight[victim]])
        return cards
    cards = [card for card in owned(state, victim) if card != state.vehicle[victim]]
    if what == things.DRUG:
        return [card for card in cards if TRAIT[card] == things.DRUG_TRAIT]
    if what == things.STORED:
        return [*state.backpack[victim], *state.cargo[victim]]
    return [card for card in cards if COLOUR[card] == what - things.GREEN_CARD]


def _pickable(state: KnightsState, victim: int, what: int, then: int) -> list[int]:
    cards = fitting(state, victim, what)
    if then == MARKED:
        return [card for card in cards if not is_marked(state, victim, card)]
    # neither starting gear nor abilities nor blue gear; what nobody showed may be anything
    return [card for card in cards if card < 0 or (IN_BOX[card] and COLOUR[card] != BLUE)]


class PickCards(Choosing):
    """A word with which somebody picks cards of a knight, one by one."""

    def fate(self) -> int:
        """What becomes of a card that was picked."""
        return DISCARDED

    def times(self) -> int:
        return self.amount

    def domain(self) -> str:
        return "card"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return _pickable(state, seat, self.what, self.fate())

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        args = {"knight": seat, "what": self.what, "then": self.fate()}
        return Message("ask-pick-card", args)


class Discard(PickCards):
    """Discard cards: own choice of a colour or of drugs, the Waster's of available gear.

    Stored cards are taken unseen. Fewer if there are fewer; but as an alternative all of them.
    `own`: the owner chooses in any case.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)
        self.what = args.choice("what", things.THINGS)
        self.own = args.flag("own")

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        if self.what == things.DRUG:
            return has_drug(state, seat)
        if self.what == things.STORED:
            return stored_count(state, seat) >= self.amount
        colour = self.what - things.GREEN_CARD
        cards = [card for card in owned(state, seat) if card >= 0 and COLOUR[card] == colour]
        return len(cards) >= self.amount

    def openly(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return True

    def decider(self, state: KnightsState, seat: int, scope: Scope) -> int:
        return state.waster if self.what == things.AVAILABLE and not self.own else seat

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if self.what == things.STORED and not self.own:
            for _ in range(self.amount):
                _discard_unseen(state, seat)
            return
        super().apply(state, seat, scope)

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        discard_gear(state, seat, chosen, RULE)


def discard_own(seat: int, what: int) -> Call:
    """A knight discards one of his cards of this kind, own choice, because a rule says so."""
    return LISTS.runner.call(LISTS.own[what], seat, (NONE,))


def has_drug(state: KnightsState, seat: int) -> bool:
    """Whether the knight owns a gear card with the trait drug."""
    return any(card >= 0 and TRAIT[card] == things.DRUG_TRAIT for card in owned(state, seat))


def _discard_unseen(state: KnightsState, seat: int) -> None:
    """The Waster takes a stored card without looking; blue cards can't be discarded."""
    cards = [card for card in fitting(state, seat, things.STORED) if COLOUR[card] != BLUE]
    if cards:
        card = cards[state.below(RANDOM_STREAM, len(cards))]
        discard_gear(state, seat, card, "wk1.wasteland.15")


class Mark(PickCards):
    """The Waster marks available gear, or components: gear or the ability (wk1.gear.15)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)
        self.what = args.choice("what", things.THINGS)

    def fate(self) -> int:
        return MARKED

    def decider(self, state: KnightsState, seat: int, scope: Scope) -> int:
        return state.waster

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        if chosen != ABILITY[state.knight[seat]]:
            mark(state, seat, chosen, "wk1.gear.15")
            return
        state.ability_marked[seat] = 1
        if state.journal is not None:
            state.tell("marked", "wk1.gear.15", seat, {"card": chosen})


class DiscardLuck(Amount):
    """Discard `amount` luck cards at random."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        for _ in range(min(self.amount, len(state.luck[seat]))):
            hand = state.luck[seat]
            discard_luck(state, seat, hand[state.below(RANDOM_STREAM, len(hand))], RULE)


class Plunder(KnightEffect):
    """Lose 1 red card, else 1 yellow card, else 2 green cards (own choice among equals)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        for colour, number in ((RED, 1), (YELLOW, 1), (GREEN, 2)):
            what = colour + things.GREEN_CARD
            if _pickable(state, seat, what, DISCARDED):
                state.push_in_order([discard_own(seat, what)] * number)
                return


class SwapTop(PickCards):
    """Swap an own gear card of colour `what` with the top card of that deck."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = 1
        self.what = args.choice("what", things.THINGS)

    def fate(self) -> int:
        return SWAPPED

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        top = draw(state, COLOUR[chosen])
        if top == NONE:
            return
        discard_gear(state, seat, chosen, RULE)
        put_aside(state, seat, (top,))
        state.push_in_order([place_gear(seat)])


class OfTrait(KnightEffect):
    """A word about gear of a trait."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.trait = args.choice("trait", things.GEAR_TRAITS)


class TakeFromStalls(OfTrait):
    """Take any card of this `trait` from the 8 normal Stalls spaces, then refill (I10)."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return len(with_trait(state, self.trait)) > 0

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        take_by_trait(state, seat, self.trait, "wk1.action.17")


class Trade(KnightEffect):
    """One trade action with the 8 normal Stalls spaces, here and now (wk1.stalls.14)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        open_trade(state, seat, "wk1.stalls.14")


class Attach(OfTrait):
    """Attach a stored special gear card of this `trait` (A52)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1, most=1)

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return len(storable_special(state, seat, self.trait)) > 0

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        attach_special(state, seat, self.trait, "wk1.action.21")


class Detach(OfTrait):
    """Put up to `amount` attached cards of this `trait` back to the blue deck (A52)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount", least=1)

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return len(detachable(state, seat, self.trait)) > 0

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        detach_special(state, seat, self.trait, self.amount, "wk1.action.15")


WORDS: Final[tuple[Word, ...]] = (
    Word("pay", Pay, pays=True),
    Word("discard", Discard, pays=True),
    Word("discard_luck", DiscardLuck),
    Word("plunder", Plunder, at=("knight_loses", "knight_defeated")),
    Word("swap_top", SwapTop),
    Word("take_from_stalls", TakeFromStalls, pays=True),
    Word("mark", Mark),
    Word("trade", Trade),
    Word("attach", Attach, at=("action",), pays=True),
    Word("detach", Detach, at=("action",), pays=True),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("card", "choose", "wk1.gear.06", key=card_key, label=card_label),
)
