"""Around a roll of a knight: what is declared before it, what is rolled again after it.

Bonuses come before the dice fall (wk2.test.07), re-rolls once the result is seen (wk2.test.08). A
die may be rolled again by several effects, once by each (wk2.dice.11).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import SKILLS
from dustboard.games.wk2.content.dice import SIDES
from dustboard.games.wk2.rules import dice_rolls
from dustboard.games.wk2.rules.combat.dog import scare
from dustboard.games.wk2.rules.marks import ROLL, forget
from dustboard.games.wk2.rules.programs import AGAIN
from dustboard.games.wk2.rules.tests import lose_dice, test_passed
from dustboard.games.wk2.rules.using import fire, fire_tasks, source_key, use, uses
from dustboard.games.wk2.rules.values import conscious, dice_lost
from dustboard.games.wk2.rules.vocabulary import BOOST, BOTCHED, PASSED, POOL, REROLL
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

BOOSTS: Final = Program("boosts")
REROLLS: Final = Program("re-rolls")
DONE: Final = 0  # an answer; a source is one more


def lay_pool(state: RoadState, frame: Frame) -> None:
    """What cards add to the pool by themselves, or take out of it."""
    forget(state, ROLL)
    fire(state, POOL, frame.seat)


def open_boosts(state: RoadState, frame: Frame) -> None:
    """Before the roll the knight may declare bonuses."""
    seat = frame.seat
    waits = len(_boosts(state, seat)) > 1 or state.losing or dice_lost(state, seat, state.skill)
    if waits and not state.attacking and state.journal is not None:
        state.tell("prepares", "wk2.test.07", seat, {"skill": SKILLS[state.skill]})
    state.push_in_order([(BOOSTS.number, frame.seat, ())])


def lose_from_pool(state: RoadState, frame: Frame) -> None:
    """Losses come after all gains (wk2.test.09)."""
    lose_dice(state, frame.seat)


def open_rerolls(state: RoadState, frame: Frame) -> None:
    """After the roll the knight may roll dice again."""
    if state.rolled:
        state.push_in_order([(REROLLS.number, frame.seat, ())])


def tell_botches(state: RoadState, frame: Frame) -> None:
    """Some cards do something when their owner rolls a botch (wk2.dice.05)."""
    if dice_rolls.botches_of(state.rolled):
        fire(state, BOTCHED, frame.seat)
        scare(state, frame.seat)


def tell_passed(state: RoadState, frame: Frame) -> None:
    """Some cards wait for a test that is passed."""
    if test_passed(state):
        fire_tasks(state, PASSED, frame.seat)


# -- the two windows ------------------------------------------------------------------------------


def ask_boost(state: RoadState, frame: Frame) -> None:
    """Which bonus, if there is any."""
    state.choice[frame.seat] = DONE
    if len(_boosts(state, frame.seat)) > 1:
        state.ask(frame.seat, BOOSTING.number)


def take_boost(state: RoadState, frame: Frame) -> None:
    """It counts; then another one may be declared."""
    chosen = state.choice[frame.seat]
    if chosen != DONE:
        state.push_in_order([(BOOSTS.number, frame.seat, ())])
        _declare(state, BOOST, frame.seat, chosen - 1)


def ask_reroll(state: RoadState, frame: Frame) -> None:
    """Which re-roll, if there is any."""
    state.choice[frame.seat] = DONE
    if len(_rerolls(state, frame.seat)) > 1:
        state.ask(frame.seat, REROLLING.number)


def take_reroll(state: RoadState, frame: Frame) -> None:
    """It happens; then another one may be declared."""
    chosen = state.choice[frame.seat]
    if chosen != DONE:
        state.push_in_order([(REROLLS.number, frame.seat, ())])
        _declare(state, REROLL, frame.seat, chosen - 1)


def _declare(state: RoadState, table: list[int], seat: int, source: int) -> None:
    if state.journal is not None:
        state.tell("declares", "wk2.test.07", seat, {"source": source_key(source)})
    use(state, table, seat, source)


def _boosts(state: RoadState, seat: int) -> list[int]:
    return [DONE, *[1 + source for source in uses(state, BOOST, seat)]]


def _rerolls(state: RoadState, seat: int) -> list[int]:
    return [DONE, *[1 + source for source in uses(state, REROLL, seat)]]


def _boost_key(state: RoadState, seat: int, action: int) -> str:
    return "roll" if action == DONE else source_key(action - 1)


def _reroll_key(state: RoadState, seat: int, action: int) -> str:
    return "keep" if action == DONE else source_key(action - 1)


def _boost_label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-roll")
    return Message("option-declare", {"source": source_key(action - 1)})


def _reroll_label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        return Message("option-keep")
    return Message("option-declare", {"source": source_key(action - 1)})


def _boost_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-boost", {"skill": state.skill, "attack": bool(state.attacking)})


def _reroll_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-reroll", {"skill": state.skill, "attack": bool(state.attacking)})


def _timeout(state: RoadState, seat: int) -> int:
    return DONE


BOOSTING: Final = Ask(
    "boost",
    "choose",
    "wk2.test.07",
    legal=_boosts,
    key=_boost_key,
    label=_boost_label,
    prompt=_boost_prompt,
    timeout=_timeout,
)
REROLLING: Final = Ask(
    "reroll",
    "choose",
    "wk2.test.08",
    legal=_rerolls,
    key=_reroll_key,
    label=_reroll_label,
    prompt=_reroll_prompt,
    timeout=_timeout,
)


# -- which dice are rolled again ------------------------------------------------------------------
# bindings of AGAIN: how many at most, then the places of those that were picked


def ask_again(state: RoadState, frame: Frame) -> None:
    """The next die; once all that may be picked are, none."""
    state.choice[frame.seat] = len(state.rolled)
    places = _places(state, frame.seat)
    if len(places) == 1:
        state.choice[frame.seat] = places[0]
    elif places:
        state.ask(frame.seat, AGAIN_DIE.number)


def take_again(state: RoadState, frame: Frame) -> None:
    """Ask for another one, or roll those that were picked."""
    seat, chosen = frame.seat, state.choice[frame.seat]
    picked = frame.bindings[1:]
    if chosen < len(state.rolled):
        picked = (*picked, chosen)
        if len(picked) < min(frame.bindings[0], len(state.rolled)):
            state.push_in_order([(AGAIN.number, seat, (frame.bindings[0], *picked))])
            return
    if conscious(state, seat):
        roll_again(state, seat, picked)


def all_again(state: RoadState, frame: Frame) -> None:
    """All dice of the roll."""
    roll_again(state, frame.seat, tuple(range(len(state.rolled))))


def roll_again(state: RoadState, seat: int, places: tuple[int, ...]) -> None:
    """These dice of the knight are rolled once more."""
    dice = list(state.rolled)
    for at in places:
        dice[at] = dice_rolls.roll_die(state, dice[at] // SIDES)
    state.rolled = tuple(dice)
    if state.journal is not None:
        data = {"dice": list(state.rolled), "number": len(places)}
        state.tell("rolls-again", "wk2.test.08", seat, data)


def _places(state: RoadState, seat: int) -> list[int]:
    """Dice that were not picked, equal ones once; with some picked it may be enough."""
    frame = state.frame
    assert frame is not None
    picked = frame.bindings[1:]
    found: list[int] = []
    seen: set[int] = set()
    for at, die in enumerate(state.rolled):
        if at not in picked and die not in seen:
            seen.add(die)
            found.append(at)
    return [*found, len(state.rolled)] if picked else found


def _again_key(state: RoadState, seat: int, action: int) -> str:
    return "done" if action == len(state.rolled) else f"die:{action + 1}"


def _again_label(state: RoadState, seat: int, action: int) -> Message:
    if action == len(state.rolled):
        return Message("option-roll-these")
    return Message("option-die", {"die": state.rolled[action]})


def _again_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-again", {"most": state.bound(0)})


def _again_timeout(state: RoadState, seat: int) -> int:
    return _places(state, seat)[-1]


AGAIN_DIE: Final = Ask(
    "again",
    "choose",
    "wk2.dice.11",
    legal=_places,
    key=_again_key,
    label=_again_label,
    prompt=_again_prompt,
    timeout=_again_timeout,
)
