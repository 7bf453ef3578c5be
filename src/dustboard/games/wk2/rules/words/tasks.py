"""Words of city tasks: a step towards the goal, and a malfunction that is put right."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.mods import TASK_AT
from dustboard.games.wk2.content.task_table import TASK_GOAL, TASK_ID
from dustboard.games.wk2.content.wasteland_table import MALFUNCTION_ID
from dustboard.games.wk2.rules.streams import MALFUNCTION_STREAM
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Effect, Picking, Prices
from dustboard.kernel.zones import insert_sorted, without

_EACH: Final = ("any", "city", "land", "round")
_ANY: Final = 0
_CITY: Final = 1
_LAND: Final = 2
SPREAD: Final = 1000  # what counted for a task is SPREAD * task + which


class AdvanceTask(Effect[RoadState]):
    """The task on which this stands is a step nearer to its goal (wk2.citytask.08).

    With `each` a step counts only once for each city, land or round.
    """

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.each = args.choice("each", _EACH, "any")

    def apply(self, state: RoadState, seat: int, scope: Scope) -> None:
        task = scope[0] - TASK_AT
        if task not in state.tasks[seat] or state.task_steps[task] >= TASK_GOAL[task]:
            return
        if self.each != _ANY:
            mark = SPREAD * task + self._which(state, seat)
            if mark in state.task_seen:
                return
            state.task_seen = insert_sorted(state.task_seen, (mark,))
        state.task_steps[task] += 1
        if state.journal is not None:
            data = {
                "task": TASK_ID[task],
                "now": state.task_steps[task],
                "left": TASK_GOAL[task] - state.task_steps[task],
            }
            state.tell("task-step", "wk2.citytask.08", seat, data)

    def _which(self, state: RoadState, seat: int) -> int:
        if self.each == _CITY:
            return state.space[seat]
        return board.LAND[state.space[seat]] if self.each == _LAND else state.rounds

    def hint(self, prices: Prices) -> float:
        return prices.of("xp")


class DropMalfunction(Picking[RoadState]):
    """A malfunction of choice goes back into its deck (wk2.city.06)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.needed = True

    def domain(self) -> str:
        return "malfunction"

    def candidates(self, state: RoadState, seat: int, scope: Scope) -> list[int]:
        return sorted(set(state.malfunctions[seat]))

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return MALFUNCTION_ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-malfunction", {"malfunction": action})

    def take(self, state: RoadState, seat: int, scope: Scope, chosen: int) -> None:
        state.malfunctions[seat] = without(state.malfunctions[seat], chosen)
        deck = (*state.malfunction_deck, chosen)
        state.malfunction_deck = state.shuffled(MALFUNCTION_STREAM, deck)
        if state.journal is not None:
            data = {"malfunction": MALFUNCTION_ID[chosen]}
            state.tell("malfunction-gone", "wk2.city.06", seat, data)

    def hint(self, prices: Prices) -> float:
        return -3.0 * prices.of("damage")


WORDS: Final[tuple[Word, ...]] = (
    Word("advance_task", AdvanceTask),
    Word("drop_malfunction", DropMalfunction),
)
