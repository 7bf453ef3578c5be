"""What the Book of Tales left with a knight until its moment comes: `noted` has the flags.

>>> FLAGS[DRONE], FLAGS[RELIC]
('drone', 'relic')
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import DESERT
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.zones import without

DRONE: Final = FLAGS.index("drone")  # 1 wound for the next enemy at Engagement
SHADOW: Final = FLAGS.index("shadow")  # the next enemy has Ambush
TOOLS: Final = FLAGS.index("tools")  # Repair +2 in the next Camp
NOTES: Final = FLAGS.index("notes")  # paper money for the next Stalls
CAMEL: Final = FLAGS.index("camel")  # 1 Fuel and 1 Meds when the next sheet begins
PACE: Final = FLAGS.index("pace")  # 2 MP less in the next Move, then a wound is dealt
RIDE: Final = FLAGS.index("ride")  # the next Move ignores the icons of its last space, then 1 Meds
RELIC: Final = FLAGS.index("relic")  # the success that a test lacks
ASH: Final = FLAGS.index("ash")  # one die of the next test is rolled again, if it fails
PAGE: Final = FLAGS.index("page")  # the same, in a test of a final sheet
TUNED: Final = FLAGS.index("tuned")  # all dice of a test that fails are rolled again
SEVEN: Final = FLAGS.index("seven")  # of the table: Seven is with you; of a knight: used
GREETING: Final = FLAGS.index("greeting")  # a white die more in a Negotiate test
GOOD_NAME: Final = FLAGS.index("good_name")  # one visit to the Stalls is cheaper (wk2.legacy.02)
HYMN: Final = FLAGS.index("hymn")  # the first radiation of a sheet is ignored (wk2.legacy.03)
CLOSED_LID: Final = FLAGS.index("closed_lid")  # one token is drawn again (wk2.legacy.04)
GLOBE: Final = FLAGS.index("globe")  # of the table: on desert tokens do nothing in this round
NO_DOG: Final = FLAGS.index("no_dog")  # of the table: somebody barks once, on a later sheet
STUDY: Final = FLAGS.index("study")  # a white die more in a Tech or Aid test
BORROWED: Final = FLAGS.index("borrowed")  # a green one
WEARY: Final = FLAGS.index("weary")  # an action less in the next turn
PAINTED: Final = FLAGS.index("painted")  # the next gang may be sent off
_LISTENS: Final = 2  # once the sheet has changed
FAVOURS: Final = (
    "drone", "shadow", "tools", "notes", "camel", "pace", "ride", "relic", "ash", "page", "tuned",
    "study", "borrowed", "weary", "painted",
)  # fmt: skip


def snowed_in(state: RoadState, seat: int) -> bool:
    """Whether tokens do nothing to this knight in this round."""
    return state.flags[GLOBE] != 0 and board.TERRAIN[state.space[seat]] == DESERT


def hear_steps(state: RoadState) -> None:
    """A new sheet begins: the dog that was left behind is near now."""
    if state.flags[NO_DOG]:
        state.flags[NO_DOG] = _LISTENS


def bark(state: RoadState) -> bool:
    """Whether somebody barks, so that this Ambush fails; it happens once."""
    if state.flags[NO_DOG] != _LISTENS:
        return False
    state.flags[NO_DOG] = 0
    return True


def keep(state: RoadState, seat: int, favour: int) -> None:
    """A knight keeps it, once."""
    if favour not in state.noted[seat]:
        state.noted[seat] = tuple(sorted((*state.noted[seat], favour)))
        if state.journal is not None:
            state.tell("noted", "wk2.adventure.04", seat, {"what": FLAGS[favour]})


def spend(state: RoadState, seat: int, favour: int) -> bool:
    """Whether the knight had it; now it is gone."""
    if favour not in state.noted[seat]:
        return False
    state.noted[seat] = without(state.noted[seat], favour)
    if state.journal is not None:
        state.tell("note-used", "wk2.adventure.04", seat, {"what": FLAGS[favour]})
    return True
