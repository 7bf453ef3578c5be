"""The words that all titles share for things, cards, tokens, flags and counters."""

from __future__ import annotations

from ..state import State
from .args import Args
from .conditions import Scope
from .runner import Effect, Picking, Prices


class _Things(Effect[State]):
    """Some of a thing."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.thing = args.choice("what", args.ports.things)
        self.amount = args.number("amount", least=1)

    def worth(self, prices: Prices) -> float:
        """What the things are worth, as far as the row tells their number."""
        amount = self.amount.fixed()
        price = prices.of(self.ports.things[self.thing])
        return price if amount is None else price * amount


class Gain(_Things):
    """Things for a seat."""

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        amount = self.amount.value(state, seat, scope)
        if amount > 0:
            self.ports.gain(state, seat, scope, self, self.thing, amount)

    def hint(self, prices: Prices) -> float:
        return self.worth(prices)


class Lose(_Things):
    """A seat loses things, as far as it has them."""

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        return self.ports.have(state, seat, self.thing) > 0

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        amount = self.amount.value(state, seat, scope)
        amount = min(amount, self.ports.have(state, seat, self.thing))
        if amount > 0:
            self.ports.lose(state, seat, scope, self, self.thing, amount)

    def hint(self, prices: Prices) -> float:
        return -self.worth(prices)


class Pay(Lose):
    """A seat gives things away, in full."""

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        amount = self.amount.value(state, seat, scope)
        return self.ports.have(state, seat, self.thing) >= amount


class Draw(Effect[State]):
    """A seat draws cards."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", least=1)

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        return self.ports.can_draw(state, seat)

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        if self.ports.can_draw(state, seat):
            self.ports.draw(state, seat, scope, self, self.amount.value(state, seat, scope))

    def hint(self, prices: Prices) -> float:
        amount = self.amount.fixed()
        return prices.card if amount is None else prices.card * amount


class Discard(Picking[State]):
    """A seat discards a card of its choice."""

    def candidates(self, state: State, seat: int, scope: Scope) -> list[int]:
        return self.ports.cards(state, seat)

    def take(self, state: State, seat: int, scope: Scope, chosen: int) -> None:
        self.ports.discard(state, seat, scope, self, chosen)

    def hint(self, prices: Prices) -> float:
        return -prices.card


class Flag(Effect[State]):
    """Something is noted, or no longer."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        on = args.choice("on", args.ports.flags, "")
        off = args.choice("off", args.ports.flags, "")
        if (on < 0) == (off < 0) and args.row:
            args.refuse("on", "expected either 'on' or 'off' with 'flag'")
        self.on = on >= 0
        self.flag = max(on, off)

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.ports.set_flag(state, seat, self.flag, self.on)


class Count(Effect[State]):
    """A counter goes up, or down."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.counter = args.choice("what", args.ports.counters)
        self.amount = args.number("amount", default=1)

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.ports.count(state, seat, self.counter, self.amount.value(state, seat, scope))


class _Token(Effect[State]):
    """A token on a space."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.token = args.choice("token", args.ports.tokens)
        self.space = args.choice("at", args.ports.spaces)


class Place(_Token):
    """A token is put on a space."""

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        self.ports.put_token(state, seat, self.token, self.space)


class Take(_Token):
    """A token is taken off a space, if one lies there."""

    def check(self, state: State, seat: int, scope: Scope) -> bool:
        return self.ports.tokens_at(state, self.token, self.space) > 0

    def apply(self, state: State, seat: int, scope: Scope) -> None:
        if self.check(state, seat, scope):
            self.ports.take_token(state, seat, self.token, self.space)
