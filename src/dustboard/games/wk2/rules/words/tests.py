"""Words for tests and cards: successes, dice, difficulty, and a card that is ignored or passed."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.content.mods import NO_REROLLS, UPGRADE_AT
from dustboard.games.wk2.rules.marks import TIMES, mark_used, times_used
from dustboard.games.wk2.rules.programs import AGAIN, ALL_AGAIN
from dustboard.games.wk2.rules.values import added
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect

IGNORED: Final = 1
PASSED: Final = 2


class Success(Effect[RoadState]):
    """Successes that count without dice."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.short -= self.amount.value(state, seat, scope)


class LoseSuccess(Effect[RoadState]):
    """The first test for this card loses successes (wk2.threat.08)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.short += self.amount.value(state, seat, scope)


class Difficulty(Effect[RoadState]):
    """The test of this card is harder, or easier."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.harder += self.amount.value(state, seat, scope)


class MoreDice(Effect[RoadState]):
    """More dice in the test that is being prepared."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = pool(args.text("dice"))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for colour in range(4):
            state.test_pool[colour] += self.dice[colour]


class NextDice(Effect[RoadState]):
    """More dice in the next test outside combat."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = pool(args.text("dice"))

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        for colour in range(4):
            state.boon[colour] += self.dice[colour]


class LoseDice(Effect[RoadState]):
    """The pool that is laid out loses dice, of the knight's choice (wk2.gold.08)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.losing += self.amount.value(state, seat, scope)


class NextSuccess(Effect[RoadState]):
    """A success more in the next test outside combat of this round."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.number("amount", default=1)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.ahead[seat] += self.amount.value(state, seat, scope)


class Reroll(Effect[RoadState]):
    """Dice of the knight's choice are rolled again; 0 is any number, `all` all of them."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = args.whole("number", default=1)
        self.all = args.flag("all")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        return len(state.rolled) > 0 and not added(state, seat, NO_REROLLS)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if self.all:
            state.push_in_order([(ALL_AGAIN.number, seat, ())])
        else:
            most = self.dice or len(state.rolled)
            state.push_in_order([(AGAIN.number, seat, (most,))])


class Use(Effect[RoadState]):
    """A list that happens once in a while: in a roll, a combat, a turn, a round."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True
        self.per = args.choice("per", TIMES)
        self.does = args.block("then")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        if times_used(state, seat, self.per, scope[0]):
            return False
        return self.runner.possible(state, self.does, seat, scope)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        if not times_used(state, seat, self.per, scope[0]):
            mark_used(state, seat, self.per, scope[0])
            self.enter(state, self.does, seat, scope)


class Exhaust(Effect[RoadState]):
    """An upgrade is turned for what it does; it is ready again after a Camp (wk2.card.08)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True
        self.times = args.whole("times", default=1)
        self.does = args.block("then")

    def check(self, state: RoadState, seat: int, scope: Scope) -> bool:
        if state.exhausted[seat].count(scope[0] - UPGRADE_AT) >= self.times:
            return False
        return self.runner.possible(state, self.does, seat, scope)

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        face = scope[0] - UPGRADE_AT
        state.exhausted[seat] = tuple(sorted((*state.exhausted[seat], face)))
        self.enter(state, self.does, seat, scope)


class IgnoreCard(Effect[RoadState]):
    """The card does nothing."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.settled = IGNORED
        if state.journal is not None:
            state.tell("card-ignored", "wk2.wasteland.11", seat, {})


class PassCard(Effect[RoadState]):
    """The test of the card is passed without a roll."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.settled = PASSED


WORDS: Final[tuple[Word, ...]] = (
    Word("success", Success),
    Word("lose_success", LoseSuccess),
    Word("difficulty", Difficulty),
    Word("dice", MoreDice),
    Word("next_dice", NextDice),
    Word("lose_dice", LoseDice),
    Word("next_success", NextSuccess),
    Word("reroll", Reroll),
    Word("use", Use),
    Word("exhaust", Exhaust),
    Word("ignore_card", IgnoreCard),
    Word("pass_card", PassCard),
)
