"""Tests of a skill: dice gained and lost, what is declared before the roll, re-rolls (wk2.test).

The program TEST has the skill and the difficulty bound; difficulty 0 is open: the more the better,
and none is a failure (wk2.test.03). Afterwards `state.successes` tells how it went.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import AID, NEGOTIATE, SKILLS, TECH
from dustboard.games.wk2.content.dice import COLOURS, Pool
from dustboard.games.wk2.content.mods import LOSE_ATTACK
from dustboard.games.wk2.content.story_table import ADVENTURES, SHEETS, SHEETS_OF
from dustboard.games.wk2.rules.dice_rolls import (
    die_size,
    roll_one_again,
    roll_pool,
    successes_of,
)
from dustboard.games.wk2.rules.favours import (
    ASH,
    BORROWED,
    GREETING,
    PAGE,
    RELIC,
    SEVEN,
    STUDY,
    TUNED,
    keep,
    spend,
)
from dustboard.games.wk2.rules.programs import TEST
from dustboard.games.wk2.rules.values import added, dice_lost, skill_dice
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

LOSE_DICE: Final = Program("lose dice")  # bindings: how many


def begin_test(state: RoadState, seat: int, skill: int, difficulty: int) -> None:
    """Let a knight take a test next."""
    state.push_in_order([(TEST.number, seat, (skill, difficulty))])


def gather_dice(state: RoadState, frame: Frame) -> None:
    """The pool: dice of the skill and all gains first, then losses (wk2.test.09)."""
    skill, difficulty = frame.bindings[0], frame.bindings[1]
    pool: Pool = skill_dice(state, frame.seat, skill)
    for colour in range(len(COLOURS)):
        state.test_pool[colour] = pool[colour] + state.boon[colour]
        state.boon[colour] = 0
    if skill == NEGOTIATE and spend(state, frame.seat, GREETING):
        state.test_pool[0] += 1
    if skill in (TECH, AID):
        state.test_pool[0] += int(spend(state, frame.seat, STUDY))
        state.test_pool[1] += int(spend(state, frame.seat, BORROWED))
    state.skill = skill
    state.difficulty = max(0, difficulty)
    state.sure = state.ahead[frame.seat]
    state.ahead[frame.seat] = 0
    state.successes = 0
    state.attacking = 0
    state.losing = 0
    state.rolled = ()


def lose_dice(state: RoadState, seat: int) -> None:
    """What takes dice out of the pool, after all gains."""
    lost = state.losing + dice_lost(state, seat, state.skill)
    if state.attacking:
        lost += added(state, seat, LOSE_ATTACK)
    if lost > 0:
        state.push_in_order([(LOSE_DICE.number, seat, (lost,))])


def ask_lost_die(state: RoadState, frame: Frame) -> None:
    """Who loses dice chooses which; one die always stays (wk2.gold.07, .08)."""
    if die_size(state.test_pool) <= 1:
        return
    colours = _lost_legal(state, frame.seat)
    if len(colours) == 1:
        state.choice[frame.seat] = colours[0]
    else:
        state.ask(frame.seat, LOST_DIE.number)


def take_lost_die(state: RoadState, frame: Frame) -> None:
    """The die leaves the pool; the next one is asked for."""
    if die_size(state.test_pool) <= 1:
        return
    state.test_pool[state.choice[frame.seat]] -= 1
    if frame.bindings[0] > 1:
        left = frame.bindings[0] - 1
        state.push_in_order([(LOSE_DICE.number, frame.seat, (left,))])


def roll_test(state: RoadState, frame: Frame) -> None:
    """Roll the pool."""
    state.rolled = roll_pool(state, state.test_pool)
    if state.journal is not None:
        data = {
            "skill": SKILLS[state.skill],
            "difficulty": state.difficulty,
            "dice": list(state.rolled),
        }
        state.tell("test", "wk2.test.01", frame.seat, data)


def _count(state: RoadState) -> int:
    """The successes on the table and those without dice; never below 0 (wk2.gold.09)."""
    return max(0, successes_of(state.rolled) + state.sure - state.short)


def use_favours(state: RoadState, seat: int) -> None:
    """What tales gave for a test that fails: dice are rolled again (wk2.dice.01)."""
    needed = max(1, state.difficulty)
    if spend(state, seat, ASH) and _count(state) < needed:
        state.rolled = roll_one_again(state, state.rolled)
    seven = state.flags[SEVEN] and SEVEN not in state.noted[seat]  # once in a round
    if seven and state.skill == NEGOTIATE and _count(state) < needed:
        keep(state, seat, SEVEN)
        state.rolled = roll_one_again(state, state.rolled)
    last = SHEETS_OF[ADVENTURES[state.house.adventure]][-1]
    if _count(state) < needed and SHEETS[state.sheet] == last and spend(state, seat, PAGE):
        state.rolled = roll_one_again(state, state.rolled)
    if _count(state) < needed and spend(state, seat, TUNED):
        state.rolled = roll_pool(state, state.test_pool)


def conclude_test(state: RoadState, frame: Frame) -> None:
    """Count the successes, after all that tales may add to them."""
    use_favours(state, frame.seat)
    state.successes = _count(state)
    state.short = 0
    if state.successes == max(1, state.difficulty) - 1 and spend(state, frame.seat, RELIC):
        state.successes += 1
    if state.journal is not None:
        data = {
            "skill": SKILLS[state.skill],
            "difficulty": state.difficulty,
            "successes": state.successes,
            "passed": test_passed(state),
        }
        state.tell("test-result", "wk2.test.02", frame.seat, data)
    state.rolled = ()


def test_passed(state: RoadState) -> bool:
    """Whether the last test was passed."""
    return state.successes >= max(1, state.difficulty)


def _lost_legal(state: RoadState, seat: int) -> list[int]:
    return [colour for colour in range(len(COLOURS)) if state.test_pool[colour]]


def _lost_key(state: RoadState, seat: int, action: int) -> str:
    return COLOURS[action]


def _lost_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-lose-die", {"colour": action})


def _lost_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-lose-die", {"left": state.bound(0), "skill": state.skill})


def _lost_timeout(state: RoadState, seat: int) -> int:
    return _lost_legal(state, seat)[0]


LOST_DIE: Final = Ask(
    "lost_die",
    "choose",
    "wk2.gold.08",
    legal=_lost_legal,
    key=_lost_key,
    label=_lost_label,
    prompt=_lost_prompt,
    timeout=_lost_timeout,
)
