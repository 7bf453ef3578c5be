"""Digging: a well is hidden in a desert of 1600 cells; each caravan seals one guess (tpl.dig).

Too many options to list: `legal` offers a few landmarks, `parse` accepts every cell.
"""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.constants import WELL_STREAM
from dustboard.games._template.rules.supply import gain_water
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.events import Event
from dustboard.kernel.frames import Frame

SIDE: Final = 40
LANDMARKS: Final = (0, 10, 20, 30, 39)
NEAR: Final = 10  # steps to the well, across and along together
FAR: Final = 25


def cell(text: str) -> int:
    """The number of a cell, or -1 if the text names none.

    >>> cell("3,2"), cell("40,0"), cell("3,-2"), cell("03,2"), cell("x")
    (83, -1, -1, -1, -1)
    """
    parts = text.split(",")
    if len(text) > 5 or len(parts) != 2 or not (parts[0].isdecimal() and parts[1].isdecimal()):
        return -1
    x, y = int(parts[0]), int(parts[1])
    # one cell, one key: a record must not hold two spellings of the same answer
    return y * SIDE + x if max(x, y) < SIDE and text == f"{x},{y}" else -1


def distance(one: int, other: int) -> int:
    """Steps between two cells.

    >>> distance(cell("0,0"), cell("3,2"))
    5
    """
    return abs(one % SIDE - other % SIDE) + abs(one // SIDE - other // SIDE)


def find(steps: int) -> int:
    """The water that a guess so many steps off brings (tpl.dig.02)."""
    return 2 if steps <= NEAR else 1 if steps <= FAR else 0


def hide_well(state: CaravanState, frame: Frame) -> None:
    """Luck hides the well anew; not even the log of the table says where."""
    state.well = state.below(WELL_STREAM, SIDE * SIDE)
    if state.journal is not None:
        # an event without an audience: only whoever keeps the table can read it
        state.journal.append(
            Event("well-hidden", "tpl.dig.01", -1, {"cell": state.well}, moment=state.moment())
        )


def ask_dig(state: CaravanState, frame: Frame) -> None:
    """All dig at once."""
    for seat in range(state.players):
        state.ask(seat, DIG.number)


def reveal(state: CaravanState, frame: Frame) -> None:
    """Cargo, guesses and well are turned up in one moment: fields with `face_up` open now."""
    state.revealed = 1
    if state.journal is not None:
        laid = [list(cards) for cards in state.laid]
        data = {"x": state.well % SIDE, "y": state.well // SIDE, "laid": laid}
        state.tell("reveal", "tpl.dig.02", -1, data)
    for seat in range(state.players):
        found = find(distance(state.dug[seat][0], state.well))
        if found:
            gain_water(state, seat, found, -1, "tpl.dig.02")


def _legal(state: CaravanState, seat: int) -> list[int]:
    return [y * SIDE + x for y in LANDMARKS for x in LANDMARKS]


def _apply(state: CaravanState, seat: int, action: int) -> None:
    # not in `choice`: a note stays sealed until the reveal, a choice is gone with the next ask
    state.dug[seat] = (action,)
    state.done(seat)


def _key(state: CaravanState, seat: int, action: int) -> str:
    return f"{action % SIDE},{action // SIDE}"


def _label(state: CaravanState, seat: int, action: int) -> Message:
    return Message("option-dig", {"x": action % SIDE, "y": action // SIDE})


def _prompt(state: CaravanState, seat: int) -> Message:
    return Message("ask-dig", {"last": SIDE - 1})


def _parse(state: CaravanState, seat: int, key: str) -> int:
    return cell(key)


def _timeout(state: CaravanState, seat: int) -> int:
    return cell("20,20")


DIG: Final = Ask(
    "dig",
    "place",
    "tpl.dig.01",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    parse=_parse,
    timeout=_timeout,
    sealed=True,
)
