"""What the wizard offers besides single options: the missions, and sets of options by name.

>>> [one.value for one in SCENARIOS]
['savior', 'manifold', 'only_one', 'freight', 'blackout', 'agree']
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.mission_table import MISSION_ID, MISSION_OPTION, ROUNDS
from dustboard.games.wk1.content.settings import AGREE, MISSIONS
from dustboard.kernel.options import Preset, Scenario

PRESETS: Final = (
    Preset("first", {"mission": "savior"}),
    Preset("polish", {"edition": "pl"}),
)


def _mission(value: str) -> Scenario:
    number = MISSION_OPTION.index(value)
    key = MISSION_ID[number]
    return Scenario("mission", value, key, f"{key}.mood", ROUNDS[number], "wk1.win.04")


SCENARIOS: Final = (
    *(_mission(value) for value in MISSIONS),
    Scenario("mission", AGREE, "mission-agree", "mission-agree.text", 0, "wk1.setup.32"),
)
