"""What a game of Waste Knights, second edition, has shown: endings, words of rows, cards used.

Names are "ending 153", "word gain", "plot t2 search", "card d04". An ending and a word count when
they happen; a card counts when somebody meets, draws, wears or learns it.
"""

from __future__ import annotations

from collections.abc import Iterator

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.dice import COLOURS, SIDES
from dustboard.games.wk2.content.gear_table import GEAR_ID, gear_of
from dustboard.games.wk2.content.story import PLACED_ENTRIES, SHEETS
from dustboard.games.wk2.content.wasteland_table import (
    INJURY_ID,
    MALFUNCTION_ID,
    SPECIAL_ID,
    UPGRADE_ID,
)
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.events import Event
from dustboard.kernel.frames import Frame
from dustboard.kernel.state import State
from dustboard.kernel.title import Title

LINES = RUNNER.lines
# what events name cards by
NAMES = (
    "card",
    "foe",
    "found",
    "injury",
    "malfunction",
    "token",
    "gear",
    "space",
    "landmark",
    "part",
    "task",
)
# texts of words that no row of a written adventure uses
UNUSED = {"bid": ("ask-bid", "option-bid", "event-bids", "event-bids.you")}


def _ends(row: object) -> bool:
    return isinstance(row, dict) and row.get("do") == "ending"


def guards() -> set[str]:
    """What no row of the box brings about; tests of scenes show that it works."""
    used = {line.word for line in LINES}
    idle = [key for word, keys in UNUSED.items() if word not in used for key in keys]
    return {
        *(f"text {key}" for key in idle),
        # vehicles are wrecked, and no card gives one a fault besides
        "text event-malfunction",
        # lists begin as frames of their own
        "program begin effects",
    }


def wanted() -> list[str]:
    """All endings of written adventures, all Plot Actions, and every word that a row uses."""
    names = {f"ending {row.id}" for _, row in PLACED_ENTRIES if any(map(_ends, row.effects))}
    names |= {f"plot {page.id} {action.key}" for page in SHEETS for action in page.actions}
    names |= {f"word {line.word}" for line in LINES}
    return sorted(names)


def watch(state: State, frame: Frame) -> Iterator[str]:
    """The words of a list that is about to run, as far as their conditions hold."""
    if frame.program != RUNNER.effects.number:
        return
    at = frame.path
    while at >= 0:
        line = LINES[at]
        if line.gate is None or line.gate.value(state, frame.seat, frame.bindings) != 0:
            yield f"word {line.word}"
            if line.picks() or line.waits():
                return
        at = line.after


def witness(title: Title, before: State, state: State, events: list[Event]) -> Iterator[str]:
    """The names of all that the events and the table prove."""
    assert isinstance(state, RoadState)
    for event in events:
        data = event.data
        if event.kind == "entry":
            yield f"card {data['entry']}"
        elif event.kind == "ending":
            yield f"ending {data['entry']}"
        elif event.kind == "plot-action":
            yield f"plot {data['sheet']} {data['action']}"
        for name in NAMES:
            if isinstance(data.get(name), str):
                yield f"card {data[name]}"
        for die in data.get("dice", ()):
            yield f"card die-{COLOURS[die // SIDES]}"
    for seat in range(state.players):
        # nobody enters a crater; one comes to its edge
        edge = board.NEIGHBOURS[state.space[seat]] if state.space[seat] >= 0 else ()
        yield from (f"card {board.ID[space]}" for space in edge if not board.ENTERABLE[space])
        for zone in (state.hands, state.armor, state.stowed):
            yield from (f"card {GEAR_ID[gear_of(face)]}" for face in zone[seat])
        yield from (f"card {UPGRADE_ID[face // 2]}" for face in state.upgrades[seat])
        yield from (f"card {SPECIAL_ID[card]}" for card in state.special[seat])
        yield from (f"card {INJURY_ID[card]}" for card in state.injuries[seat])
        yield from (f"card {MALFUNCTION_ID[card]}" for card in state.malfunctions[seat])
