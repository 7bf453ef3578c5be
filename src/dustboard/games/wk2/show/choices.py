# mypyc: skip
"""The ways on from an entry, as its rows have them: what each costs, what it tests, whom it fights.

What follows from a choice is not told before it is made.
"""

from __future__ import annotations

from typing import Any

from dustboard.games.wk2.content.constants import SKILLS
from dustboard.games.wk2.content.dice import Pool, written
from dustboard.games.wk2.content.story_table import SHEETS
from dustboard.games.wk2.rules.vocabulary import BOOK, OPTION, RUNNER
from dustboard.games.wk2.rules.words.story import LoseAction, YellowToken
from dustboard.games.wk2.rules.words.tales import Throw
from dustboard.games.wk2.show.odds.check import laid_test, rolled_pool
from dustboard.games.wk2.show.view_types import ChoiceView, CostView
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.flow_words import Choose, Fight, SkillTest
from dustboard.kernel.effects.runner import Effect

# how words that pay are named on a choice; those of the supply are named by what is paid
_PRICES = {
    "pay_resources": "any",
    "give_gear": "gear",
    "give_any": "any-card",
    "give_part": "part",
    "sell_gear": "gear",
    "swap_gear": "gear",
    "discard": "gear",
    "lose_action": "action",
    "lose_special": "special",
}
_DRAWN = (YellowToken, Throw)  # a token or dice decide


def test_pool(state: RoadState, seat: int, skill: int) -> Pool:
    """The dice of a test outside combat, with what a tale gave; losses leave the strongest."""
    white, green, blue, red = rolled_pool(laid_test(state, seat, skill, 1), seat)
    return (white, green, blue, red)


def first_test(first: int) -> SkillTest | None:
    """The test that a list begins with, if it does."""
    lines = BOOK.lines_of(first)
    return lines[0] if lines and isinstance(lines[0], SkillTest) else None


def _cost(line: Effect[Any]) -> CostView | None:
    amount = line.args.row.get("amount", 1)
    amount = amount if isinstance(amount, int) else 1
    if line.word == "pay":
        return {"what": str(line.args.row["what"]), "amount": amount}
    if line.word in _PRICES:
        return {"what": _PRICES[line.word], "amount": amount}
    return None


def asking_source(state: RoadState, seat: int) -> str | None:
    """What the open choice of a seat stands on: an entry, a card, a page with its action."""
    if state.asked[seat] != OPTION.number or state.frame is None:
        return None
    source, _, part = RUNNER.picking(state).name.partition("/")
    return f"{source}/{part.partition('/')[0]}" if source in SHEETS else source


def asking_entry(state: RoadState, seat: int) -> str | None:
    """The entry that the open choice of a seat stands in; None if it is that of a card or sheet."""
    name = asking_source(state, seat)
    return name if name is not None and name.isdecimal() else None


def choices(state: RoadState, seat: int) -> list[ChoiceView]:
    """The open choice of a seat; empty if none is open."""
    frame = state.frame
    if state.asked[seat] != OPTION.number or frame is None:
        return []
    effect = RUNNER.picking(state)
    if not isinstance(effect, Choose):
        return []
    actor, scope = frame.bindings[1], frame.bindings[2:]
    found: list[ChoiceView] = []
    for at in effect.candidates(state, actor, scope):
        option = effect.options[at]
        lines = BOOK.lines_of(option.does)
        # the other action is a price wherever it stands, as long as there is one
        spent = [line for line in lines if isinstance(line, LoseAction) and state.actions > 0]
        costs = [_cost(line) for line in (*BOOK.lines_of(option.cost), *spent)]
        test = first_test(option.does)
        found.append(
            {
                "key": option.key,
                "costs": [cost for cost in costs if cost is not None],
                "test": None
                if test is None
                else {
                    "skill": SKILLS[test.skill],
                    "difficulty": test.difficulty.value(state, actor, scope),
                    "pool": written(test_pool(state, actor, test.skill)),
                },
                "fight": any(isinstance(line, Fight) for line in lines),
                "luck": any(isinstance(line, _DRAWN) for line in lines),
            }
        )
    return found
