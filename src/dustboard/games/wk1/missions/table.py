"""The five missions, in the order of `settings.MISSIONS`; the tutorial round is plain."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.missions.base import Mission

MISSION: Final[list[Mission]] = [Mission(), Mission(), Mission(), Mission(), Mission(), Mission()]
