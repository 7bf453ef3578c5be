"""Numbers that have a name."""

from __future__ import annotations

from typing import Final

NO_WELL: Final = -1  # nobody knows which cell has water, or there is none
NO_ENTRY: Final = -1  # of the story: nothing was read yet
NO_SHEET: Final = -1  # no exit was taken

# streams of luck, in the order of `meta`
DECK_STREAM: Final = 0
DICE_STREAM: Final = 1
WELL_STREAM: Final = 2
