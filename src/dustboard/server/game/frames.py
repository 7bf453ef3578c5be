"""Frames: what a viewer saw on the way to a view, as ways back from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dustboard.kernel.state import State
from dustboard.server.game.log import Entry
from dustboard.server.protocol.tables import Frame

View = dict[str, Any]


def ways_back(
    entries: Sequence[Entry],
    start: int,
    stills: Mapping[int, State],
    newest: Callable[[], View],
    seen: Callable[[int, State], View],
    change: Callable[[View, View], Any],
) -> list[Frame]:
    """A frame for each line from number `start` on whose event has a still, in order.

    `newest` gives the view they lead back from, `seen` that right after an event.
    """
    shown = [line for line in range(start, len(entries)) if entries[line].number in stills]
    found: list[Frame] = []
    later = newest() if shown else {}
    for line in reversed(shown):
        number = entries[line].number
        view = seen(number, stills[number])
        found.append(Frame(line, change(later, view)))
        later = view
    found.reverse()
    return found
