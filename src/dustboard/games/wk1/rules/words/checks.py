"""Words of checks and dice."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import COLOUR, ID
from dustboard.games.wk1.content.constants import (
    DICE,
    FOR_ATTACK,
    FOR_CARD,
    GREEN,
    MULTI_ATTACK,
    SIDES,
    SKILLS,
)
from dustboard.games.wk1.rules.combat.attack_pool import worth
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.effects.lines import Amount, KnightEffect
from dustboard.games.wk1.rules.programs import CHECK
from dustboard.games.wk1.rules.resources import lose_fuel, lose_health
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.dice import roll
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import NO_LINE, Question

DIFFICULTIES: Final = (5, 7, 9)
SWARM_FUEL: Final = 0
SWARM_HEALTH: Final = 1
SWARM_CARD: Final = 2
_MEALS: Final = ("fuel", "health", "card")
NEXT_MEAL: Final = 0  # what a swarm asks: what is eaten next
WHICH_CARD: Final = 1  # then, if it is a card: which one


class Dice(KnightEffect):
    """This check gains `amount` dice, or suffers them (wk1.check.04).

    `multi`: so many with Multi-attack; only at a Reputation from `rep_least` to `rep_most`.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.amount = args.whole("amount")
        self.multi = args.whole("multi", default=0)
        self.rep_least = args.whole("rep_least", default=0)
        self.rep_most = args.whole("rep_most", default=things.ALL)

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return self.multi == 0 or self.amount != 0 or state.played[state.attacker] == MULTI_ATTACK

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        reputation = state.reputation[seat]
        if not self.rep_least <= reputation <= self.rep_most:
            return
        amount = self.amount
        if self.multi and state.played[state.attacker] == MULTI_ATTACK:
            amount = self.multi
        state.check_gained += amount
        if state.journal is not None:
            state.tell("dice-change", "wk1.check.04", seat, {"dice": amount})


def reroll_places(dice: tuple[int, ...], difficulty: int, amount: int) -> list[int]:
    """Which of the dice on the table are rolled again.

    >>> reroll_places((9, 2, 6), 7, 1), reroll_places((9, 8, 7), 7, 1)
    ([1], [2])
    """
    order = list(range(len(dice)))
    if amount >= things.ALL:
        return order
    order.sort(key=lambda at: dice[at])
    failed = [at for at in order if dice[at] < difficulty]
    return (failed or order)[:amount]


class Reroll(Amount):
    """Roll up to `amount` dice again, the lowest that failed; 99: all of them (A38)."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return state.check_rolled == 1

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        again = reroll_places(state.check_dice, state.check_difficulty, self.amount)
        rolled = list(state.check_dice)
        for at in again:
            rolled[at] = roll(state, DICE, SIDES)
        state.check_dice = tuple(rolled)
        if state.journal is not None:
            attack = state.check_purpose == FOR_ATTACK
            can_do = worth(state, state.attacker, len(rolled)) if attack else {}
            data = {"dice": rolled, "number": len(again), **can_do}
            state.tell("rolls-again", "wk1.luck.05", seat, data)


class PassCheck(KnightEffect):
    """The check counts as passed without a roll."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.check_auto = 1


class Check(KnightEffect):
    """Make a check with one of `skills`, own choice; `pass` and `fail` are what follows on it."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.skills = args.choices("skills", SKILLS)
        self.difficulty = args.one_of("difficulty", DIFFICULTIES)
        self.passed = args.block("pass")
        self.failed = args.block("fail")

    def waits(self) -> bool:
        return self.passed != NO_LINE or self.failed != NO_LINE

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if self.waits():
            self.wait_for(state, seat, scope)
        if len(self.skills) == 1:
            self.take(state, seat, scope, self.skills[0])
        else:
            self.pick(state, seat, scope)

    def picks(self) -> bool:
        return len(self.skills) > 1

    def domain(self) -> str:
        return "skill"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return sorted(self.skills)

    def key(self, state: KnightsState, seat: int, scope: Scope, action: int) -> str:
        return SKILLS[action]

    def label(self, state: KnightsState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-skill", {"skill": action})

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-skill", {"difficulty": self.difficulty})

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """The check with the chosen skill."""
        state.push_in_order([(CHECK.number, seat, (chosen, self.difficulty, FOR_CARD))])

    def resume(self, state: KnightsState, seat: int, scope: Scope) -> None:
        self.enter(state, self.passed if state.check_passed else self.failed, seat, scope)


class RollDie(KnightEffect):
    """Roll one die, which is no check (I04); rows of `then` say on which numbers they happen."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.does = args.block("then", ("die",))
        self.of: list[int] = []  # its list, as events name it: its kind, source, part, alternative

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.die = roll(state, DICE, SIDES)
        if state.journal is not None:
            state.tell("die", "wk1.action.10", seat, {"die": state.die, "of": self.of})
        self.enter(state, self.does, seat, (*scope, state.die))


class Swarm(Amount):
    """`amount` things are eaten, 1 fewer for each success of the check before (wk1.check.06).

    The scope ends with what is asked: what is eaten next, or which card.
    """

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.swarm = max(0, self.amount - state.check_successes)
        self.pick(state, seat, (*scope, NEXT_MEAL))

    def picks(self) -> bool:
        return True

    def question(self, scope: Scope) -> str:
        return "meal" if scope[-1] == NEXT_MEAL else "eaten_card"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        if scope[-1] == WHICH_CARD:
            return _stored_green(state, seat)
        return _meals(state, seat) if state.swarm else []

    def key(self, state: KnightsState, seat: int, scope: Scope, action: int) -> str:
        return ID[action] if scope[-1] == WHICH_CARD else _MEALS[action]

    def label(self, state: KnightsState, seat: int, scope: Scope, action: int) -> Message:
        if scope[-1] == WHICH_CARD:
            return Message("option-card", {"card": action})
        return Message(f"option-meal-{_MEALS[action]}")

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        if scope[-1] == WHICH_CARD:
            return Message("ask-eaten-card")
        return Message("ask-meal", {"left": state.swarm})

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """It is gone; what follows is asked afterwards."""
        if scope[-1] == WHICH_CARD:
            discard_gear(state, seat, chosen, RULE)
            return
        state.swarm -= 1
        self.pick(state, seat, scope)
        if chosen == SWARM_FUEL:
            lose_fuel(state, seat, 1, RULE)
        elif chosen == SWARM_HEALTH:
            lose_health(state, seat, 1, RULE)
        else:
            self.pick(state, seat, (*scope[:-1], WHICH_CARD))


def _stored_green(state: KnightsState, seat: int) -> list[int]:
    stored = [*state.backpack[seat], *state.cargo[seat]]
    return [card for card in stored if card >= 0 and COLOUR[card] == GREEN]


def _meals(state: KnightsState, seat: int) -> list[int]:
    meals: list[int] = []
    if state.fuel[seat]:
        meals.append(SWARM_FUEL)
    if state.health[seat]:
        meals.append(SWARM_HEALTH)
    if _stored_green(state, seat):
        meals.append(SWARM_CARD)
    return meals


OWN_CHECK: Final = ("before_check", "before_escape", "before_search", "before_exploring_check")
FOE_ATTACK: Final = ("before_foe_attack", "before_foe_ranged_attack")
WORDS: Final[tuple[Word, ...]] = (
    Word("dice", Dice, at=(*OWN_CHECK, "before_own_attack", *FOE_ATTACK), hint=0.5),
    Word("reroll", Reroll, at=("after_check", "after_own_attack"), hint=0.5),
    Word("pass_check", PassCheck, at=OWN_CHECK, hint=0.5),
    Word("check", Check),
    Word("swarm", Swarm),
    Word("roll", RollDie),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("skill", "choose", "wk1.check.01"),
    Question("meal", "choose", "wk1.check.06"),
    Question("eaten_card", "choose", "wk1.check.06"),
)
