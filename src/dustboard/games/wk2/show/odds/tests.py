# mypyc: skip
"""The chances of tests: of the one that goes on, and of those that choices lead to (wk2.test)."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import SKILLS
from dustboard.games.wk2.content.dice import Pool
from dustboard.games.wk2.rules.programs import TEST
from dustboard.games.wk2.rules.tests import LOST_DIE
from dustboard.games.wk2.rules.vocabulary import OPTION
from dustboard.games.wk2.show.choices import choices, test_pool
from dustboard.games.wk2.show.odds.dice import at_least, spread
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import Bar, Chance

_MOST_BARS = 4


def test_chance(key: str, skill: int, dice: Pool, needed: int) -> Chance:
    """How likely a test is passed with these dice."""
    rows = spread(dice)
    bars = [Bar(Message("odds-successes", {"n": n}), rows[n]) for n in range(len(rows))]
    if len(bars) > _MOST_BARS:
        rest = sum(bar.chance for bar in bars[_MOST_BARS - 1 :])
        more = Bar(Message("odds-successes-more", {"n": _MOST_BARS - 1}), rest)
        bars = [*bars[: _MOST_BARS - 1], more]
    about = Message("odds-test", {"skill": skill, "n": needed})
    what = Message("odds-to-pass")
    return Chance(key, "wk2.test.02", about, what, low=at_least(dice, needed), bars=bars)


def option_odds(state: RoadState, seat: int, keys: list[str]) -> dict[str, Chance]:
    """The chance behind each answer that leads to a test at once."""
    found: dict[str, Chance] = {}
    if state.asked[seat] == OPTION.number:
        for one in choices(state, seat):
            test = one["test"]
            if test is not None and one["key"] in keys:
                skill = SKILLS.index(test["skill"])
                needed = max(1, test["difficulty"]) + state.short
                dice = test_pool(state, seat, skill)
                found[one["key"]] = test_chance(one["key"], skill, dice, needed)
    elif state.asked[seat] == LOST_DIE.number and state.skill >= 0:
        for colour, key in enumerate(("white", "green", "blue", "red")):
            if key in keys and state.test_pool[colour]:
                pool = list(state.test_pool)
                pool[colour] -= 1
                dice = (pool[0], pool[1], pool[2], pool[3])
                found[key] = test_chance(key, state.skill, dice, _needed(state))
    return found


def _needed(state: RoadState) -> int:
    return max(1, state.difficulty) + state.short - state.sure


def odds(state: RoadState, viewer: int) -> list[Chance]:
    """What anybody can work out about the test that goes on, before its dice have fallen."""
    frame = state.frame
    while frame is not None and frame.program != TEST.number:
        frame = frame.below
    if frame is None or state.skill < 0 or state.rolled:
        return []
    pool = state.test_pool
    dice = (pool[0], pool[1], pool[2], pool[3])
    return [test_chance("test", state.skill, dice, _needed(state))]
