"""Programs that modules start across the layers of the rules.

They are declared here without steps, so that any module can start them; the module that owns a
program gives it its steps with `define` when it is imported.
"""

from __future__ import annotations

from typing import Final

from dustboard.kernel.frames import Program, Step

GAME: Final = Program("game", ())
ROUND: Final = Program("round", ())  # bindings: (1,) from the second round on
FALL: Final = Program("fall", ())  # a knight at 0 Health or 4 Radiation; bindings: (in combat,)
SUFFER: Final = Program("suffer Radiation", ())  # bindings: (amount, number of the clause)
CHECK: Final = Program("check", ())  # bindings: (skill, difficulty, purpose)
WINDOW: Final = Program("window", ())  # see windows
USE: Final = Program("use an effect", ())  # bindings: (source, effect index)
RUN: Final = Program("run effects", ())  # bindings: (card, when, position, option)
RUN_ACTION: Final = Program("run action", ())  # bindings: (tile, action, position, option)
RESPOND: Final = Program("responses", ())  # bindings: (when, player)
RESOLVE_CARD: Final = Program("resolve wasteland card", ())  # bindings: (card,)
COMBAT: Final = Program("combat", ())  # the fields fight, foe and rival are set
DRIVE: Final = Program("drive", ())  # along the planned route
WASTER_TURN: Final = Program("waster's turn", ())  # bindings: (1,) when the knight stops early
MEET: Final = Program("meet knights", ())  # the Active Knight has entered a hex with others on it
STEAL: Final = Program("steal", ())  # bindings: (victim,)
ACCOMPLISH: Final = Program("accomplish a task", ())  # bindings: (card,)
TASKS_TOGETHER: Final = Program("several tasks at once", ())  # bindings: cards
CLASH_AGAIN: Final = Program("another clash", ())
DUEL_PRIZE: Final = Program("prize of a duel", ())  # bindings: (loser,)
TALK_AFTER_DUEL: Final = Program("talk after two Defends", ())  # bindings: (rival,)

DECLARED: Final[tuple[Program, ...]] = (
    GAME,
    ROUND,
    FALL,
    SUFFER,
    CHECK,
    WINDOW,
    USE,
    RUN,
    RUN_ACTION,
    RESPOND,
    RESOLVE_CARD,
    COMBAT,
    DRIVE,
    WASTER_TURN,
    MEET,
    STEAL,
    ACCOMPLISH,
    TASKS_TOGETHER,
    CLASH_AGAIN,
    DUEL_PRIZE,
    TALK_AFTER_DUEL,
)


def define(program: Program, steps: tuple[Step, ...]) -> None:
    """Give a declared program its steps."""
    program.steps = steps
    program.length = len(steps)
