# mypyc: skip
"""What is counted in simulated games: wasteland cards, combats, duels, knights down, Reputation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from dustboard.games.wk1.content.knight_table import KNIGHT_ID
from dustboard.games.wk1.content.mission_table import MISSION_OPTION
from dustboard.games.wk1.rules.combat.sides import DRAW, KNIGHT_SIDE, OTHER_SIDE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.events import Event
from dustboard.kernel.title import Figures

# events of one kind, under the name of what they count
_COUNTED = {
    "knocked-out": "knights down",
    "escaped": "escapes",
    "caught": "escapes failed",
    "faces": "cards faced",
    "task-done": "tasks accomplished",
    "truce": "duels talked over",
}
_ENDS = {KNIGHT_SIDE: "won", OTHER_SIDE: "lost", DRAW: "drawn"}
_NAMES = (
    *("escapes", "escapes failed", "cards faced", "tasks accomplished", "knights down"),
    *("combats won", "combats lost", "combats drawn"),
    *("duels won", "duels lost", "duels drawn", "duels talked over"),
)


def figures(state: KnightsState, events: Sequence[Event]) -> Figures:
    """The figures of a finished game; a combat is won or lost by the Active Knight."""
    found: Counter[str] = Counter()
    duel = False
    for event in events:
        if event.kind in _COUNTED:
            found[_COUNTED[event.kind]] += 1
        elif event.kind == "combat":
            duel = event.data["duel"]
        elif event.kind == "combat-ends":
            found[f"{'duels' if duel else 'combats'} {_ENDS[event.data['side']]}"] += 1
    game: dict[str, str | int] = {"mission": MISSION_OPTION[state.mission]}
    game.update({name: found[name] for name in _NAMES})
    seats: dict[str, list[Any]] = {
        "knight": [KNIGHT_ID[knight] for knight in state.knight],
        "reputation": list(state.reputation),
    }
    return Figures(game, seats)
