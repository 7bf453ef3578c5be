"""Questions that several words ask: which knight here, which hex, which range, which skill."""

from __future__ import annotations

from typing import Final

from dustboard.games.telling import SEAT_LETTERS
from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.constants import RANGES, SKILLS
from dustboard.games.wk1.content.keys import of_hex
from dustboard.games.wk1.rules.seats import awake_on, spot
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message


def bits_of(mask: int) -> list[int]:
    """The numbers whose bits are set.

    >>> bits_of(0b101)
    [0, 2]
    """
    return [number for number in range(40) if mask >> number & 1]


def bits(numbers: tuple[int, ...]) -> int:
    """Numbers as bits, so that one number of a frame holds them.

    >>> bits((0, 2))
    5
    """
    return sum(1 << number for number in numbers)


def binding(state: KnightsState, at: int) -> int:
    """A number bound to the frame that has asked."""
    frame = state.frame
    assert frame is not None
    return frame.bindings[at]


def owner(state: KnightsState) -> int:
    """The seat of the frame that has asked; the one who is asked may be another."""
    frame = state.frame
    assert frame is not None
    return frame.seat


def _knights(state: KnightsState, seat: int) -> list[int]:
    return awake_on(state, state.at[seat])


def seat_key(state: KnightsState, seat: int, action: int) -> str:
    """A knight by the letter of his seat."""
    return SEAT_LETTERS[action]


def seat_label(state: KnightsState, seat: int, action: int) -> Message:
    """A knight by his name."""
    return Message("option-knight", {"knight": action})


PICK_KNIGHT: Final = Ask(
    "knight",
    "choose",
    "wk1.gold.01",
    legal=_knights,
    key=seat_key,
    label=seat_label,
    prompt=lambda state, seat: Message("ask-whom-to-heal"),
    timeout=lambda state, seat: seat,
)


def hex_key(state: KnightsState, seat: int, action: int) -> str:
    """A hex by its number on the board."""
    return of_hex(action)


def hex_label(state: KnightsState, seat: int, action: int) -> Message:
    """A hex by its name."""
    return Message("option-hex", spot(state, action))


def _any_hex(state: KnightsState, seat: int) -> list[int]:
    return list(range(COUNT))


def _hex_prompt(state: KnightsState, seat: int) -> Message:
    """A strike has its strength bound to it; a ride has nothing."""
    assert state.frame is not None
    if state.frame.bindings:
        return Message("ask-strike", {"amount": state.frame.bindings[0]})
    return Message("ask-ride")


PICK_HEX: Final = Ask(
    "hex",
    "place",
    "wk1.action.16",
    legal=_any_hex,
    key=hex_key,
    label=hex_label,
    prompt=_hex_prompt,
    timeout=lambda state, seat: state.at[seat],
)


def _neighbours(state: KnightsState, seat: int) -> list[int]:
    """Hexes next to the knight of the frame; bits of those already taken are its first binding."""
    taken = binding(state, 0)
    return [place for place in NEIGHBOURS[state.at[owner(state)]] if not taken >> place & 1]


def _neighbour_prompt(state: KnightsState, seat: int) -> Message:
    """Tokens that spread are bound with their kind and number; a push has no more than the bits."""
    assert state.frame is not None
    bindings = state.frame.bindings
    if len(bindings) == 1:
        return Message("ask-push", {"knight": owner(state)})
    return Message("ask-spread", {"token": bindings[1], "left": bindings[2]})


PICK_NEIGHBOUR: Final = Ask(
    "neighbour",
    "place",
    "wk1.wasteland.15",
    legal=_neighbours,
    key=hex_key,
    label=hex_label,
    prompt=_neighbour_prompt,
    timeout=lambda state, seat: _neighbours(state, seat)[0],
)

PICK_RANGE: Final = Ask(
    "range",
    "choose",
    "wk1.range.02",
    legal=lambda state, seat: bits_of(binding(state, 0)),
    key=lambda state, seat, action: RANGES[action],
    label=lambda state, seat, action: Message("option-range", {"range": action}),
    prompt=lambda state, seat: Message("ask-range"),
    timeout=lambda state, seat: bits_of(binding(state, 0))[0],
)

PICK_SKILL: Final = Ask(
    "skill",
    "choose",
    "wk1.check.01",
    legal=lambda state, seat: bits_of(binding(state, 0)),
    key=lambda state, seat, action: SKILLS[action],
    label=lambda state, seat, action: Message("option-skill", {"skill": action}),
    prompt=lambda state, seat: Message("ask-skill", {"difficulty": binding(state, 1)}),
    timeout=lambda state, seat: bits_of(binding(state, 0))[0],
)
