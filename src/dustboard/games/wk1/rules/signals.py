"""Where rules call what other chapters add; `wiring` says who listens.

A signal carries the seat that it is about and up to two more numbers, named behind each of them.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.effects.signals import Bits, Calls, Sum, Veto

# -- effects, gear, rest ------------------------------------------------------------------------

# a seat may use its effects of a window; number of the window
MOMENT: Final[Calls[KnightsState]] = Calls("moment")
# a knight gave a yellow or red card for nothing; who got it
GIFT: Final[Calls[KnightsState]] = Calls("gift")
# the gear of a knight has found its places
SETTLED: Final[Calls[KnightsState]] = Calls("settled")
# the knights who lie unconscious wake up, whoever's seat is named (wk1.rest.09)
WAKE: Final[Calls[KnightsState]] = Calls("wake")
# a knight revived a rival, or gave one a card of value for nothing; the rival
HELPED: Final[Calls[KnightsState]] = Calls("helped")

# -- on the road --------------------------------------------------------------------------------

MOVE_BEGINS: Final[Calls[KnightsState]] = Calls("move begins")
ENTERED: Final[Calls[KnightsState]] = Calls("entered")  # a hex of his route
MOVE_ENDED: Final[Calls[KnightsState]] = Calls("move ended")
# traits of wasteland cards that the Waster must play on this knight if able (wk1.task.27)
HUNTED: Final[Bits[KnightsState]] = Bits("hunted")
FALLEN: Final[Calls[KnightsState]] = Calls("fallen")  # lost consciousness

# -- exploration and checks ---------------------------------------------------------------------

# a hex can't be explored; its place, nobody's seat
BLANK: Final[Veto[KnightsState]] = Veto("blank")
# a conscious knight's Exploration Step begins, before the check of his hex
EXPLORING_BEGINS: Final[Calls[KnightsState]] = Calls("exploring begins")
EXPLORED: Final[Calls[KnightsState]] = Calls("explored")  # the check of his hex, if any, is passed
CHECK_DICE: Final[Sum[KnightsState]] = Sum("check dice")  # purpose of the check

# -- combat -------------------------------------------------------------------------------------

ENEMY_DICE: Final[Sum[KnightsState]] = Sum("enemy dice")  # for its attack checks; traits
DEFEATED: Final[Calls[KnightsState]] = Calls("defeated")  # the enemy; 1 if of a wasteland card
DUEL_ENDED: Final[Calls[KnightsState]] = Calls("duel ended")  # the loser; -1 for both after a draw
