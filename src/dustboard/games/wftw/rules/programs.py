"""Programs that modules start across the chapters; `flow` gives them their steps."""

from __future__ import annotations

from typing import Final

from dustboard.kernel.frames import Program

ROUND: Final = Program("round")
BIDDING_ROUND: Final = Program("bidding round")  # bindings: (its number,)
SHOP_PASS: Final = Program("shop pass")  # bindings: the seats, in order
SHOP_TURN: Final = Program("shop turn")
