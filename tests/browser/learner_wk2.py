"""Somebody who learns the second edition on its own stage: by finger or by keys alone."""

from __future__ import annotations

from browser.learner_wk1 import KnightByKeys, KnightByTouch


class RoadByTouch(KnightByTouch):
    """One finger on a phone; a way on the map ends with the large button."""

    ENDS = ("done",)


class RoadByKeys(KnightByKeys):
    """No pointer at all."""

    ENDS = ("done",)
    SPACE = "s"
    PLACES = 148
