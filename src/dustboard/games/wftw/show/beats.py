"""What is shown one by one: kinds of events, each with the table as it was right after."""

from __future__ import annotations

BEATS = frozenset(
    (
        "battlefields",
        "buy-row",
        "marks",
        "base-named",
        "laid",
        "reveal",
        "toll",
        "looked",
        "moved",
        "recalled",
        "raised",
        "paid",
        "unpaid",
        "field-totals",
        "field-won",
        "field-unwanted",
        "tie-won",
        "tie-roll",
        "raid-totals",
        "base-captured",
        "base-held",
        "base-changes-hands",
        "shop-order",
        "bought",
        "acquired",
        "abandoned",
        "returned",
        "effect-gain",
        "scores",
        "game-over",
    )
)
