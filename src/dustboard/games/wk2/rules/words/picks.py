"""What words let a knight choose among: a resource, a wasteland card."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import RESOURCES
from dustboard.games.wk2.content.wasteland_table import CARD_ID
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import Picking


class OneResource(Picking[RoadState]):
    """One resource of the knight's choice."""

    def domain(self) -> str:
        return "resource"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return RESOURCES[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-resource", {"resource": action})


class OneWastelandCard(Picking[RoadState]):
    """One wasteland card of the knight's choice."""

    def domain(self) -> str:
        return "card"

    def key(self, state: RoadState, seat: int, scope: Scope, action: int) -> str:
        return CARD_ID[action]

    def label(self, state: RoadState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-card", {"card": CARD_ID[action]})
