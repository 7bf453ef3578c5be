"""The state of a table of Waste Knights, where the rules look for it."""

from __future__ import annotations

from dustboard.games.wk1.state.made import KnightsState as KnightsState
