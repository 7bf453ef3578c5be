"""What a seat sees, as plain data with ids; made from a masked state, so it can't tell secrets."""

from __future__ import annotations

from dustboard.games._template.content.card_table import ID
from dustboard.games._template.content.constants import NO_ENTRY, NO_WELL
from dustboard.games._template.content.story_table import (
    COUNTERS,
    ENTRY_ID,
    FLAGS,
    SHEET_ID,
    SPACES,
)
from dustboard.games._template.rules.travel import speed
from dustboard.games._template.rules.winning import REASONS
from dustboard.games._template.show.view_types import CaravanSeat, CaravanStory, CaravanTable
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.state import UNKNOWN


def ids(zone: tuple[int, ...]) -> list[str | None]:
    """Cards by id; unknown ones are None."""
    return [None if card == UNKNOWN else ID[card] for card in zone]


def table(state: CaravanState, viewer: int) -> CaravanTable:
    """The whole table as one viewer may see it."""
    view: CaravanTable = {
        "round": state.round,
        "first": state.first,
        "goal": state.house.goal,
        "well": None if state.well == NO_WELL else state.well,
        "deck": len(state.deck),
        "discard": ids(state.discard),
        "seats": [_seat(state, seat, viewer) for seat in range(state.players)],
        "end_reason": REASONS[state.end_reason],
    }
    if state.house.story:
        view["story"] = _story(state)
    return view


def _story(state: CaravanState) -> CaravanStory:
    return {
        "sheet": SHEET_ID[state.sheet],
        "entry": None if state.entry == NO_ENTRY else ENTRY_ID[state.entry],
        "flags": [name for name, on in zip(FLAGS, state.flags, strict=True) if on],
        "counters": dict(zip(COUNTERS, state.counters, strict=True)),
        "tokens": dict(zip(SPACES, state.tokens, strict=True)),
    }


def _seat(state: CaravanState, seat: int, viewer: int) -> CaravanSeat:
    open_tank = state.house.open_tanks or seat == viewer or state.over
    return {
        "way": state.way[seat],
        "water": state.water[seat] if open_tank else None,
        "roll": state.roll[seat],
        "speed": speed(state, seat).total if state.revealed else None,
        "hand": ids(state.hand[seat]),
        "draft": ids(state.draft[seat]) if seat == viewer else None,
        "laid": ids(state.laid[seat]),
        "dug": list(state.dug[seat]),
    }
