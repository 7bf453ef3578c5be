"""How good each option looks to a bot that plays by rules of thumb, from its own view alone."""

from __future__ import annotations

from typing import Any, Final

from dustboard.games._template.content.cards import CARDS
from dustboard.games._template.rules.dig import SIDE
from dustboard.kernel.decision_types import Asked

QUIET: Final = ("done",)  # answers that do nothing; whatever is rated below them is a waste
SLIPS: Final = 0.2  # how often an easy bot takes another answer than the best

# a card is worth what its effects bring, whatever it is: steps and water both are points
_WORTH: Final = {
    card.id: float(sum(row.get("amount", 0) for row in card.effects)) for card in CARDS
}


def rate(view: dict[str, Any], decision: Asked) -> list[float]:
    """A rating for every option of a decision, in their order; the best is the highest."""
    own = view["seats"][view["you"]]
    keys = decision.options.keys()
    if decision.name == "dig":  # from the middle no well is far
        return [-sum(abs(int(at) - SIDE // 2) for at in key.split(",")) for key in keys]
    if decision.name == "drink":  # a step and water kept are a point each: hurry
        missing = view["goal"] - own["way"] - own["speed"]
        return [-abs(int(key.removeprefix("drink:")) - max(missing, 0)) for key in keys]
    return [_WORTH.get(key, 0.0) for key in keys]
