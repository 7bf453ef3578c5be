# mypyc: skip
"""A view whose parts are made when somebody looks at them: most questions need a few only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dustboard.games.wk2.content.story_table import ADVENTURES, MEMORIES
from dustboard.games.wk2.show.view import OWN_PARTS, PARTS
from dustboard.games.wk2.state.state import RoadState


class Glance(dict[str, Any]):
    """Parts of a view by name; a copy asks the first one, so that nothing is made twice."""

    def __init__(self, make: Callable[[str], Any]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, name: str) -> Any:
        found = self.make(name)
        self[name] = found
        return found

    def copy(self) -> Glance:
        other = Glance(self.__getitem__)
        other.update(self)
        return other


def glance(state: RoadState, seat: int) -> dict[str, Any]:
    """What a seat sees of a state, as `show.view` has it, with the options that bots ask for."""
    own = Glance(lambda name: OWN_PARTS[name](state, seat))
    view = Glance(lambda name: PARTS[name](state))
    view.update(you=seat, players=state.players, own=own)
    house = state.house
    view["options"] = {
        "adventure": ADVENTURES[house.adventure],
        **dict(zip(MEMORIES, house.memories, strict=True)),
    }
    return view
