"""The five missions, in the order of `settings.MISSIONS`; the tutorial round is plain."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.rules.missions.blackout import Blackout
from dustboard.games.wk1.rules.missions.freight import FREIGHT
from dustboard.games.wk1.rules.missions.manifold import Manifold
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.only_one import OnlyOne
from dustboard.games.wk1.rules.missions.savior import Savior

MISSION: Final[list[Mission]] = [
    Savior(),
    Manifold(),
    OnlyOne(),
    FREIGHT,
    Blackout(),
    Mission(),
]
