"""Programs that modules start across the layers of the rules.

They are declared here without steps, so that any module can start them; `flow`, or the chapter that
owns a program, gives it its steps with `define`.
"""

from __future__ import annotations

from typing import Final

from dustboard.kernel.frames import Program

# those of `flow`, in its order
GAME: Final = Program("game")
ROUND: Final = Program("round")  # bindings: (1,) from the second round on
PREPARATIONS: Final = Program("preparations")
KNIGHT_MOVES: Final = Program("knight moves")
DRIVE: Final = Program("drive")  # along the planned route
WASTER_TURN: Final = Program("waster's turn")  # bindings: (1,) when the knight stops early
RESOLVE_CARD: Final = Program("resolve wasteland card")  # bindings: (card,)
CHECK: Final = Program("check")  # bindings: (skill, difficulty, purpose)
EXPLORES: Final = Program("knight explores")
REST: Final = Program("rest step")
COMBAT: Final = Program("combat")  # the fields fight, foe and rival are set

# those of the chapters
FALL: Final = Program("fall")  # a knight at 0 Health or 4 Radiation; bindings: (in combat,)
SUFFER: Final = Program("suffer Radiation")  # bindings: (amount, number of the clause)
WINDOW: Final = Program("window")  # see windows
USE: Final = Program("use an effect")  # bindings: (source, effect index)
RESPOND: Final = Program("responses")  # bindings: (when, player)
MEET: Final = Program("meet knights")  # the Active Knight has entered a hex with others on it
STEAL: Final = Program("steal")  # bindings: (victim,)
ACCOMPLISH: Final = Program("accomplish a task")  # bindings: (card,)
TASKS_TOGETHER: Final = Program("several tasks at once")  # bindings: cards
CLASH_AGAIN: Final = Program("another clash")
DUEL_PRIZE: Final = Program("prize of a duel")  # bindings: (loser,)
TALK_AFTER_DUEL: Final = Program("talk after two Defends")  # bindings: (rival,)
PLACE: Final = Program("place gear")  # cards of `aside` find their places
