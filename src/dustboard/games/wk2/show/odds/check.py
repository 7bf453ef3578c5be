# mypyc: skip
"""Chances of tests: the pool as the rules lay it out, with its difficulty."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import OF_EACH_COLOUR
from dustboard.games.wk2.content.dice import SIDES, written
from dustboard.games.wk2.rules.dice_rolls import successes_of, weakest
from dustboard.games.wk2.rules.favours import RELIC
from dustboard.games.wk2.rules.programs import TEST
from dustboard.games.wk2.rules.tests import gather_dice
from dustboard.games.wk2.rules.using import acting
from dustboard.games.wk2.rules.values import dice_lost, skill_dice
from dustboard.games.wk2.rules.vocabulary import POOL, RUNNER
from dustboard.games.wk2.show.odds.dice import Dice, at_least, bars, die, successes
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Frame
from dustboard.kernel.odds import EXACT, Chance, Part

RULE = "wk2.test.02"
UNKNOWN = -1
NO_REROLLS = Message("odds-no-rerolls")


def boxed(state: RoadState, pool: Dice) -> Dice:
    """The dice that are rolled of a pool: by option no more than the box has."""
    most = OF_EACH_COLOUR if state.house.box_dice else 99
    dice = tuple(min(number, most) for number in pool)
    return dice if sum(dice) else (1, 0, 0, 0)


def without_weakest(pool: Dice, lost: int) -> Dice:
    """What is left if the knight takes its weakest dice out; one stays (wk2.gold.07)."""
    dice = list(pool)
    for _ in range(lost):
        if sum(dice) > 1:
            dice[weakest(dice)] -= 1
    return tuple(dice)


def laid_test(state: RoadState, seat: int, skill: int, difficulty: int) -> RoadState:
    """A copy of the table on which the pool of a test lies, with what cards do to it."""
    trial = state.clone()
    gather_dice(trial, Frame(TEST.number, 0, seat, (skill, difficulty), None))
    for source in acting(trial, POOL, seat):
        RUNNER.run_now(trial, POOL[source], seat, (source,))
    return trial


def rolled_pool(trial: RoadState, seat: int, lost: int = UNKNOWN) -> Dice:
    """The dice that such a test rolls, its losses taken off; `lost`: those that still go."""
    if lost == UNKNOWN:
        lost = trial.losing + dice_lost(trial, seat, trial.skill)
    return boxed(trial, without_weakest(tuple(trial.test_pool), lost))


def test_chance(state: RoadState, seat: int, skill: int, difficulty: int, key: str) -> Chance:
    """A test that has not begun."""
    return laid_chance(laid_test(state, seat, skill, difficulty), seat, key)


def laid_chance(trial: RoadState, seat: int, key: str, lost: int = UNKNOWN) -> Chance:
    """A test whose pool lies on the table."""
    pool = rolled_pool(trial, seat, lost)
    more = trial.sure - trial.short
    wanted = max(1, trial.difficulty)
    if RELIC in trial.noted[seat]:
        wanted = max(0, wanted - 1)  # it is the success that is missing
    return Chance(
        key,
        RULE,
        Message("odds-test", {"skill": trial.skill, "difficulty": trial.difficulty}),
        Message("odds-to-pass"),
        EXACT,
        at_least(pool, wanted, more),
        parts=_parts(trial, seat, pool, more),
        assumed=(NO_REROLLS,),
        bars=bars(successes(pool, more), "odds-successes"),
    )


def _parts(trial: RoadState, seat: int, pool: Dice, more: int) -> list[Part]:
    own = skill_dice(trial, seat, trial.skill)
    parts = [Part(Message("odds-pool-skill", {"skill": trial.skill, "dice": written(own)}), seat)]
    laid = (trial.test_pool[0], trial.test_pool[1], trial.test_pool[2], trial.test_pool[3])
    gained = tuple(max(0, laid[colour] - own[colour]) for colour in range(4))
    if sum(gained):
        dice = written((gained[0], gained[1], gained[2], gained[3]))
        parts.append(Part(Message("odds-pool-more", {"dice": dice}), seat))
    if sum(pool) < sum(laid):
        parts.append(Part(Message("odds-pool-less", {"n": sum(laid) - sum(pool)}), seat))
    if more:
        parts.append(Part(Message("odds-sure", {"n": f"{more:+d}"}), seat))
    rolled = written((pool[0], pool[1], pool[2], pool[3]))
    return [*parts, Part(Message("odds-pool-sum", {"dice": rolled}), seat)]


def again_chance(state: RoadState, seat: int, places: tuple[int, ...], key: str) -> Chance:
    """A test on the table of which these dice are rolled again."""
    kept = [one for at, one in enumerate(state.rolled) if at not in places]
    counted: dict[int, float] = {successes_of(tuple(kept)) + state.sure - state.short: 1.0}
    for at in places:
        after: dict[int, float] = {}
        for number, chance in counted.items():
            for (more, _, _), part in die(state.rolled[at] // SIDES):
                after[number + more] = after.get(number + more, 0.0) + chance * part
        counted = after
    found: dict[int, float] = {}
    for number, chance in counted.items():
        found[max(0, number)] = found.get(max(0, number), 0.0) + chance
    wanted = max(1, state.difficulty)
    return Chance(
        key,
        RULE,
        Message("odds-test", {"skill": state.skill, "difficulty": state.difficulty}),
        Message("odds-to-pass"),
        EXACT,
        sum(chance for number, chance in found.items() if number >= wanted),
        parts=[Part(Message("odds-again", {"n": len(places)}), seat)],
        bars=bars(sorted(found.items()), "odds-successes"),
    )
