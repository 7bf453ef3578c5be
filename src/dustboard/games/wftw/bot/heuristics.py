"""What bots of all levels reckon with in War for the Wasteland; how they play is in `policy`."""

from __future__ import annotations

from typing import Any, Final

# A simulated game ends with round 30, whatever the points (R44).
SIM_OPTIONS: Final[dict[str, Any]] = {"round_cap": 30}
# the share of its answers in which an easy bot takes another plan than the best
SLIPS: Final = 0.25
