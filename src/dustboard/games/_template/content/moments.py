"""The moments at which effects of cards count, with what each means."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.effects.book import Moment

MOMENTS: Final[tuple[Moment, ...]] = (
    Moment("speed", "whenever speed is counted", silent=True),
    Moment("before_move", "before its caravan moves"),
    Moment("instead_of_move", "its caravan does not move, this happens instead"),
    Moment("after_move", "after its caravan has moved"),
    Moment("after_rival_move", "after another caravan has moved"),
)
