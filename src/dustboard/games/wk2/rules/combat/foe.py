"""The enemy of a combat: its wounds, and when it is defeated."""

from __future__ import annotations

from dustboard.games.wk2.content.constants import RELENTLESS
from dustboard.games.wk2.content.wasteland_table import ENEMY_ID
from dustboard.games.wk2.state.state import RoadState


def hurt_foe(state: RoadState, seat: int, amount: int, rule: str) -> None:
    """Wounds on the enemy, never more than its Health (wk2.combat.19, .21)."""
    if state.duelist >= 0:
        state.duel_hits[seat] += amount  # lands with the rest of the attack (wk2.duel.03)
        return
    placed = min(amount, state.foe_health - state.foe_wounds)
    if placed > 0:
        state.foe_wounds += placed
        if state.journal is not None:
            data = {
                "foe": ENEMY_ID[state.foe],
                "amount": placed,
                "left": state.foe_health - state.foe_wounds,
            }
            state.tell("foe-wounded", rule, seat, data)


def spent(state: RoadState) -> bool:
    """Whether the enemy has as many wounds as Health."""
    return state.foe_wounds >= state.foe_health


def defeated_now(state: RoadState) -> bool:
    """The same, but a Relentless enemy goes on until the Resolution Step (wk2.trait.03)."""
    return spent(state) and not state.foe_traits & RELENTLESS
