"""Base cards as texts name them: of several alike in a tableau each has a number."""

from __future__ import annotations

from dustboard.games.wftw.state.state import WarState


def base_copy(state: WarState, owner: int, base: int) -> int:
    """Which of the base cards of the same name this is, from 1 on; 0 if there is no other."""
    tableau = state.tableau[owner]
    card = tableau[base]
    if tableau.count(card) < 2:
        return 0
    return tableau[: base + 1].count(card)


def base_facts(state: WarState, owner: int, base: int) -> dict[str, int]:
    """What a text needs to name a base card."""
    return {"card": state.tableau[owner][base], "copy": base_copy(state, owner, base)}
