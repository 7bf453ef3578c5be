"""The streams of luck, by their place in `STREAMS`."""

from __future__ import annotations

from typing import Final

STREAMS: Final = (
    "dice",
    "bag",
    "gear",
    "highway_desert",
    "scrub_mountains",
    "exploration",
    "injuries",
    "malfunctions",
    "book",
)
DICE_STREAM: Final = 0
BAG_STREAM: Final = 1
GEAR_STREAM: Final = 2
WASTELAND_STREAMS: Final = (3, 4)
EXPLORATION_STREAM: Final = 5
INJURY_STREAM: Final = 6
MALFUNCTION_STREAM: Final = 7
BOOK_STREAM: Final = 8
