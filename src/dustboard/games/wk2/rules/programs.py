"""Programs that are started from several modules; `flow` gives them their steps."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.frames import Program

GAME: Final = Program("game")  # from choosing sheets to the last page
ROUND: Final = Program("round")
TURN: Final = Program("turn")  # seat: whose turn it is
MOVE: Final = Program("move")
WASTELAND: Final = Program("wasteland card")
CAMP: Final = Program("camp")
EXPLORE: Final = Program("explore")
CITY: Final = Program("city")
SHOPPING: Final = Program("shopping")  # one shop after the other
ALL_AGAIN: Final = Program("all again")  # all dice of a knight's roll
TEST: Final = Program("test")  # bindings: skill, difficulty
AGAIN: Final = Program("again")  # bindings: how many dice may be rolled again, then those picked
COMBAT: Final = Program("combat")  # bindings: enemy, wasteland card or -1
# bindings: how many, 1 if armor does not help, 1 if they are contaminated
DEAL_WOUNDS: Final = Program("deal wounds")
IRRADIATE: Final = Program("irradiate")  # bindings: how much radiation
FIT_GEAR: Final = Program("fit gear")
TAKE_UPGRADES: Final = Program("take upgrades")
BARTER: Final = Program("barter")  # bindings: how many cards are offered
FIND: Final = Program("find")  # bindings: as if on this terrain, or -1
READ_TOKENS: Final = Program("read tokens")  # the yellow sides of all drawn tokens
VOTE: Final = Program("open vote")  # bindings: line, seat, scope; seat: who votes
COUNT_VOTES: Final = Program("count votes")
SEALED: Final = Program("sealed choice")
PLEDGE: Final = Program("pledge")  # a gift towards a cost that is met together
COUNT_PLEDGES: Final = Program("count pledges")
DUEL: Final = Program("duel")  # bindings: the knight that is challenged
PLACE_LANDMARK: Final = Program("place a landmark")
DISCOVER: Final = Program("turn up a landmark")  # after a Move
LETTER: Final = Program("letter")  # bindings: the encounter
FOUND_LANDMARK: Final = Program("found landmark")  # bindings: which
SECTION: Final = Program("section")  # bindings: the exploration card, 1 in an Explore Action
SWAP_FIND: Final = Program("swap a find")  # gear found by exploring
FIT_PARTS: Final = Program("fit parts")
TINKER: Final = Program("tinker")  # before anything else in camp
DEAL_PARTS: Final = Program("deal in parts")
READ_MARK: Final = Program("read a mark")  # bindings: the entry
TAKE_TASK: Final = Program("take on a city task")
PLACE_TOKEN: Final = Program("place the token of a task")  # bindings: which
SETTLE_TASKS: Final = Program("settle tasks")  # bindings: 1 at the end of the turn
FINISH_TASK: Final = Program("finish a task")  # bindings: which
ORDER_TASK: Final = Program("order of a task")  # bindings: which, with an Explore Action
SALUTE: Final = Program("salute")
