# mypyc: skip
"""What is counted in simulated games: adventures, endings, tests, combats, falls, and who owned
what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from dustboard.kernel.events import Event
from dustboard.kernel.title import Figures

# events of one kind, under the name of what they count
_COUNTED = {
    "unconscious": "falls",
    "eliminated": "eliminated",
    "injured": "injuries",
    "wrecked": "wrecks",
    "camps": "camps",
    "combat": "combats",
    "test": "tests",
}
_OPENINGS = {
    "camps": "camp",
    "drives": "move",
    "turns-up": "explore",
    "plot-action": "plot",
    "in-town": "city",
}
_NAMED = ("card", "gear", "token", "found", "landmark", "upgrade")  # where events name a card


def figures(players: int, events: Sequence[Event]) -> Figures:
    """The figures of a finished game; an opening is the first action of a knight."""
    counts: dict[str, Counter[int]] = {name: Counter() for name in _COUNTED.values()}
    knights, openings = ["none"] * players, ["none"] * players
    vehicles = ["none"] * players
    cards: list[dict[str, int]] = [{} for _ in range(players)]
    used: set[str] = set()
    adventure, passed, rounds = "", 0, 0
    for event in events:
        data: dict[str, Any] = event.data
        seat = event.seat
        if event.kind in _COUNTED:
            counts[_COUNTED[event.kind]][seat] += 1
        if event.kind in _OPENINGS and openings[seat] == "none":
            openings[seat] = _OPENINGS[event.kind]
        if event.kind == "adventure":
            adventure = data["adventure"]
        elif event.kind == "round":
            rounds += 1
        elif event.kind == "knight":
            knights[seat] = data["knight"]
        elif event.kind == "vehicle":
            vehicles[seat] = data["vehicle"]
        elif event.kind in ("drafts", "gear"):
            cards[seat].setdefault(data["gear"], rounds)
        elif event.kind == "upgrade":
            cards[seat].setdefault(str(data["upgrade"]), rounds)
        elif event.kind == "test-result":
            passed += int(data["passed"])
        if event.kind not in ("row", "row-left", "offer"):
            named = [data[name] for name in _NAMED if name in data]
            used.update([name for name in named if isinstance(name, str)])
    game: dict[str, str | int] = {"adventure": adventure, "tests passed": passed}
    seats: dict[str, list[Any]] = {"knight": knights, "vehicle": vehicles, "opening": openings}
    for name, counter in counts.items():
        seats[name] = [counter[seat] for seat in range(players)]
    return Figures(game, seats, cards, sorted(used | set(knights) | set(vehicles)))
