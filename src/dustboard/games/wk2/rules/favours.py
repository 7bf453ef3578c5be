"""What the Book of Tales left with a knight until its moment comes: `noted` has the flags.

>>> FLAGS[DRONE], FLAGS[RELIC]
('drone', 'relic')
"""

from __future__ import annotations

from typing import Final

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
FAVOURS: Final = (
    "drone", "shadow", "tools", "notes", "camel", "pace", "ride", "relic", "ash", "page", "tuned",
)  # fmt: skip


def keep(state: RoadState, seat: int, favour: int) -> None:
    """A knight keeps it, once."""
    if favour not in state.noted[seat]:
        state.noted[seat] = tuple(sorted((*state.noted[seat], favour)))


def spend(state: RoadState, seat: int, favour: int) -> bool:
    """Whether the knight had it; now it is gone."""
    if favour not in state.noted[seat]:
        return False
    state.noted[seat] = without(state.noted[seat], favour)
    return True
