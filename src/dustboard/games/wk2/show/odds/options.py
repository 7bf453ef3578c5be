# mypyc: skip
"""The chance behind each answer to an open question, where there is one."""

from __future__ import annotations

from collections.abc import Callable

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import TECH
from dustboard.games.wk2.content.dice import COLOURS
from dustboard.games.wk2.content.mods import LANDMARK_AT, TASK_AT
from dustboard.games.wk2.content.part_table import PART_ID, PART_LEVEL
from dustboard.games.wk2.content.task_table import TASK_ID
from dustboard.games.wk2.content.wasteland_table import LANDMARK_ID
from dustboard.games.wk2.rules.flow import ASKS
from dustboard.games.wk2.rules.modules.parts import HELP, fitting
from dustboard.games.wk2.rules.using import source_key, uses
from dustboard.games.wk2.rules.vocabulary import BOOST, RUNNER, SPECIAL_ACTION
from dustboard.games.wk2.show.choices import first_test
from dustboard.games.wk2.show.odds.check import again_chance, laid_chance, test_chance
from dustboard.games.wk2.show.odds.draws import finding_chance, search_chance, wasteland_chance
from dustboard.games.wk2.show.odds.fight import fight_chance
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.effects.flow_words import Choose
from dustboard.kernel.odds import Chance

Found = dict[str, Chance]


def option_odds(state: RoadState, seat: int, keys: list[str]) -> Found:
    """For each of these answers its chance, if it has one; from a masked state."""
    number = state.asked[seat]
    if number < 0:
        return {}
    find = _BY_ASK.get(ASKS[number].name)
    found = find(state, seat) if find is not None else {}
    return {key: found[key] for key in keys if key in found}


def _weapons(state: RoadState, seat: int) -> Found:
    ask = ASKS[state.asked[seat]]
    found: Found = {}
    for action in ask.legal(state, seat):
        key = ask.key(state, seat, action)
        found[key] = fight_chance(state, seat, action - 1, key)
    return found


def _boosts(state: RoadState, seat: int) -> Found:
    if state.attacking:
        return {}
    found = {"roll": laid_chance(state.clone(), seat, "roll")}
    for source in uses(state, BOOST, seat):
        trial = state.clone()
        line = RUNNER.lines[BOOST[source]]
        if isinstance(line, Choose):  # it has a cost: what comes after it
            RUNNER.run_now(trial, line.options[0].does, seat, (source,))
        else:
            RUNNER.run_now(trial, BOOST[source], seat, (source,))
        _run_rest(trial)
        key = source_key(source)
        found[key] = laid_chance(trial, seat, key)
    return found


def _run_rest(trial: RoadState) -> None:
    """Lines that a word put on the stack of a trial, such as what is used once a turn."""
    while trial.frame is not None and trial.frame.program == RUNNER.effects.number:
        frame = trial.frame
        trial.frame = frame.below
        RUNNER.run(trial, frame)


def _lost_dice(state: RoadState, seat: int) -> Found:
    if state.attacking:
        return {}
    found: Found = {}
    for colour, name in enumerate(COLOURS):
        if state.test_pool[colour]:
            trial = state.clone()
            trial.test_pool[colour] -= 1
            found[name] = laid_chance(trial, seat, name, state.bound(0) - 1)
    return found


def _again(state: RoadState, seat: int) -> Found:
    if state.attacking:
        return {}
    frame = state.frame
    assert frame is not None
    picked = frame.bindings[1:]
    found: Found = {}
    for at in range(len(state.rolled)):
        if at not in picked:
            key = f"die:{at + 1}"
            found[key] = again_chance(state, seat, (*picked, at), key)
    if picked:
        found["done"] = again_chance(state, seat, picked, "done")
    return found


def _route(state: RoadState, seat: int) -> Found:
    found: Found = {}
    ask = ASKS[state.asked[seat]]
    for action in ask.legal(state, seat):
        space = state.route[-1] if action >= board.COUNT else action
        key = ask.key(state, seat, action)
        chance = wasteland_chance(state, space, key)
        if chance is not None:
            found[key] = chance
    return found


def _finding(state: RoadState, seat: int) -> Found:
    found: Found = {}
    for key in ("again", "fuel"):
        chance = finding_chance(state, seat, key)
        if chance is not None:
            found[key] = chance
    return found


def _action(state: RoadState, seat: int) -> Found:
    """What an exploration may bring, and Special Actions that begin with a test."""
    search = search_chance(state, seat, "explore")
    found: Found = {} if search is None else {"explore": search}
    sources = [(LANDMARK_AT + one, LANDMARK_ID[one]) for one in state.revealed]
    sources += [(TASK_AT + task, TASK_ID[task]) for task in state.tasks[seat]]
    for source, id in sources:
        test = first_test(SPECIAL_ACTION[source])
        if test is not None:
            key = f"special:{id}"
            difficulty = test.difficulty.value(state, seat, ())
            found[key] = test_chance(state, seat, test.skill, difficulty, key)
    return found


def _tinker(state: RoadState, seat: int) -> Found:
    """A part that is built in camp, with the successes that Repair adds."""
    trial = state.clone()
    trial.ahead[seat] += trial.points // HELP
    return {
        PART_ID[part]: test_chance(trial, seat, TECH, PART_LEVEL[part], PART_ID[part])
        for part in fitting(state, seat)
    }


def _story(state: RoadState, seat: int) -> Found:
    """Choices that lead to a test at once."""
    line = RUNNER.picking(state)
    frame = state.frame
    assert frame is not None
    found: Found = {}
    if isinstance(line, Choose):
        for option in line.options:
            test = first_test(option.does)
            if test is not None:
                difficulty = test.difficulty.value(state, seat, frame.bindings[2:])
                chance = test_chance(state, seat, test.skill, difficulty, option.key)
                found[option.key] = chance
    return found


_BY_ASK: dict[str, Callable[[RoadState, int], Found]] = {
    "weapon": _weapons,
    "boost": _boosts,
    "lost_die": _lost_dice,
    "again": _again,
    "route": _route,
    "finding": _finding,
    "option": _story,
    "action": _action,
    "tinker": _tinker,
}
