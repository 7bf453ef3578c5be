"""Programs that other modules start; here, so that nobody imports in circles to start one.

`flow` gives them their steps. A program that only its own chapter starts stands there.
"""

from __future__ import annotations

from typing import Final

from dustboard.kernel.frames import Program

ROUND: Final = Program("round")
TRAVEL: Final = Program("travel")
TRIAL: Final = Program("trial")  # a test or a fight of the story
