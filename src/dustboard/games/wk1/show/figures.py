# mypyc: skip
"""What is counted in simulated games: wasteland cards, combats, duels, knights down, Reputation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from dustboard.games.wk1.content.cards import CARDS
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
# events in which a card does something, and those in which a seat comes to own it
_USED = ("faces", "uses", "takes-effect", "resupplied", "placed", "vehicle-taken", "task-done")
_GAINED = ("placed", "vehicle-taken")
# what a seat does in the first round
_OPENINGS = {"enters": "moves", "stays": "stays", "explores": "explores", "action": "acts"}
_NAMES = (
    *("escapes", "escapes failed", "cards faced", "tasks accomplished", "knights down"),
    *("combats won", "combats lost", "combats drawn"),
    *("duels won", "duels lost", "duels drawn", "duels talked over"),
)


def figures(state: KnightsState, events: Sequence[Event]) -> Figures:
    """The figures of a finished game; a combat is won or lost by the Active Knight."""
    found: Counter[str] = Counter()
    downs: Counter[int] = Counter()
    duel = False
    cards: list[dict[str, int]] = [{} for _ in range(state.players)]
    used: set[str] = set()
    opened: list[set[str]] = [set() for _ in range(state.players)]
    at = 0
    for event in events:
        if event.kind == "round":
            at = event.data["round"]
        elif event.kind == "travels" and at == 0:
            at = 1  # the first round begins without an event of its own
        if event.kind == "knocked-out":
            downs[event.seat] += 1
        if event.kind in _OPENINGS and at <= 1 and event.seat >= 0:
            opened[event.seat].add(_OPENINGS[event.kind])
        card = event.data.get("card", -1)
        if event.kind in _USED and card >= 0:
            used.add(CARDS[card].design)
        if event.kind in _GAINED and card >= 0:
            cards[event.seat].setdefault(CARDS[card].design, at)
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
        "opening": [" + ".join(sorted(one)) or "nothing" for one in opened],
        "reputation": list(state.reputation),
        "times down": [downs[seat] for seat in range(state.players)],
    }
    used.update(seats["knight"])
    return Figures(game, seats, cards, sorted(used))
