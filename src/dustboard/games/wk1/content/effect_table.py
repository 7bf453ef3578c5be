"""When cards have effects, what using these costs, and mods, indexed by card number.

>>> from dustboard.games.wk1.content.moments import AT_REST
>>> from dustboard.games.wk1.content.card_table import BY_ID
>>> has_effect(BY_ID["g20"], AT_REST), USE_COST[BY_ID["g20"]][AT_REST] == things.COST_MARK
(True, True)
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.cards import CARDS
from dustboard.games.wk1.content.mods import MODS
from dustboard.games.wk1.content.moments import WHEN
from dustboard.kernel.effects.modifiers import mods_table


def _rows(card: Any) -> tuple[dict[str, Any], ...]:
    found: tuple[dict[str, Any], ...] = getattr(card.row, "effects", ())
    return found


def _cost(card: Any, when: str) -> int:
    """What a use costs; luck cards are always discarded, and always their owner's choice."""
    for row in _rows(card):
        if row["when"] == when:
            return (
                things.COST_DISCARD
                if card.deck == "luck"
                else things.COSTS.index(row.get("cost", "none"))
            )
    return things.NO_USE


# by card: a bit for each moment at which it has effects
MOMENTS_OF: Final[list[int]] = [
    sum(1 << when for when in {WHEN.index(row["when"]) for row in _rows(card)}) for card in CARDS
]
# by card, then by moment: what it costs its owner to use it, NO_USE where it is no choice of his
USE_COST: Final[list[list[int]]] = [[_cost(card, when) for when in WHEN] for card in CARDS]
# by mod (see `mods`), then by card
MOD: Final[list[list[int]]] = mods_table(
    MODS, [(card.id, getattr(card.row, "mods", {})) for card in CARDS]
)
HAS_MODS: Final[list[bool]] = [bool(getattr(card.row, "mods", {})) for card in CARDS]


def has_effect(card: int, when: int) -> bool:
    """Whether a card does something at a moment."""
    return MOMENTS_OF[card] >> when & 1 == 1


def is_offered(card: int, when: int) -> bool:
    """Whether its owner decides if he uses a card at a moment."""
    return USE_COST[card][when] != things.NO_USE
