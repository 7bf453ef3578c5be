"""Words for tests and cards: successes, dice, difficulty, and a card that is ignored or passed."""

from __future__ import annotations

from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect

IGNORED = 1
PASSED = 2


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


class IgnoreCard(Effect[RoadState]):
    """The card does nothing."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.settled = IGNORED


class PassCard(Effect[RoadState]):
    """The test of the card is passed without a roll."""

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        state.settled = PASSED


WORDS = (
    Word("success", Success),
    Word("lose_success", LoseSuccess),
    Word("difficulty", Difficulty),
    Word("dice", MoreDice),
    Word("next_dice", NextDice),
    Word("ignore_card", IgnoreCard),
    Word("pass_card", PassCard),
)
