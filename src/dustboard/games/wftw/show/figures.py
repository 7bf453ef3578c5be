# mypyc: skip
"""What is counted in simulated games: fields, purchases, raids, units lost, and who owned what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from dustboard.games.wftw.content.card_table import ID
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.events import Event
from dustboard.kernel.title import Figures

# events of one kind, under the name of what they count, and what they are as an opening
_COUNTED = {
    "field-won": ("fields won", "field"),
    "bought": ("cards bought", "shop"),
    "base-captured": ("bases captured", "raid"),
}


def figures(state: WarState, events: Sequence[Event]) -> Figures:
    """The figures of a finished game; an opening is what a seat won in the first round."""
    counts: dict[str, Counter[int]] = {name: Counter() for name, _ in _COUNTED.values()}
    lost: Counter[int] = Counter()
    opened: list[set[str]] = [set() for _ in range(state.players)]
    cards: list[dict[str, int]] = [{} for _ in range(state.players)]
    used: set[int] = set()
    rolls = 0
    at = 0
    for event in events:
        data = event.data
        if event.kind == "phase":
            at = data["round"]
        elif event.kind == "acquired":
            cards[event.seat].setdefault(ID[data["card"]], at)
            used.add(data["card"])
        elif event.kind == "laid":
            used.update([row[1] for row in data["laid"]])
        elif event.kind == "abandoned":
            lost[event.seat] += len(data["cards"])
        elif event.kind == "tie-roll":
            rolls += 1
        if event.kind in _COUNTED:
            name, opening = _COUNTED[event.kind]
            counts[name][event.seat] += 1
            if at == 1:
                opened[event.seat].add(opening)
    seats = range(state.players)
    found: dict[str, list[int | str]] = {
        "opening": [" + ".join(sorted(opened[seat])) or "nothing" for seat in seats]
    }
    for name, counter in counts.items():
        found[name] = [counter[seat] for seat in seats]
    found["units lost"] = [lost[seat] for seat in seats]
    game: dict[str, str | int] = {"ties rolled": rolls}
    return Figures(game, found, cards, sorted([ID[card] for card in used]))
