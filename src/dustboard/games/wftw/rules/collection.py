"""Phase 1, Resource Collection: everybody produces and draws (clauses wftw.collect)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wftw.content.card_table import DRAW, JUICE_OR_SPARK, PRODUCE
from dustboard.games.wftw.content.constants import COLLECTION, JUICE, SCRAP, SPARK
from dustboard.games.wftw.rules.supply import draw_cards, gain
from dustboard.games.wftw.state.state import WarState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

PICK_JUICE: Final = 0
PICK_SPARK: Final = 1
_ONE_SPARK: Final = 256  # in draft_marks: juice picked in the low byte, spark above it


def production(state: WarState, seat: int, resource: int) -> int:
    """What the seat's bases produce of a resource, free choices not counted."""
    made = 0
    table = PRODUCE[resource]
    for base in state.tableau[seat]:
        made += table[base]
    return made


def free_choices(state: WarState, seat: int) -> int:
    """How many times the seat chooses between juice and spark."""
    number = 0
    for base in state.tableau[seat]:
        number += JUICE_OR_SPARK[base]
    return number


def cards_to_draw(state: WarState, seat: int) -> int:
    """How many cards the seat's bases let it draw."""
    number = 0
    for base in state.tableau[seat]:
        number += DRAW[base]
    return number


def picked_resources(picked: int) -> tuple[int, int]:
    """The juice and spark in a sealed choice.

    >>> picked_resources(1 + 2 * 256)
    (1, 2)
    """
    return picked % _ONE_SPARK, picked // _ONE_SPARK


def ask_production(state: WarState, frame: Frame) -> None:
    """Open the phase; owners of free choices choose in secret, all at once (R07)."""
    state.phase = COLLECTION
    if state.journal is not None:
        state.tell("phase", "wftw.flow.02", -1, {"phase": COLLECTION, "round": state.round})
    for seat in range(state.players):
        if free_choices(state, seat) > 0:
            state.ask(seat, PRODUCTION.number)


def collect(state: WarState, frame: Frame) -> None:
    """Everybody gains resources and draws cards."""
    for seat in range(state.players):
        picked_juice, picked_spark = picked_resources(state.draft_marks[seat])
        state.draft_marks[seat] = 0
        scrap = production(state, seat, SCRAP)
        juice = production(state, seat, JUICE) + picked_juice
        spark = production(state, seat, SPARK) + picked_spark
        draws = cards_to_draw(state, seat)
        rule = "wftw.collect.01"
        if not state.tableau[seat] and state.house.safety_net:
            scrap, draws = 1, 1  # nobody is left without means (R30)
        gain(state, seat, scrap, juice, spark)
        if state.journal is not None:
            resources = {"scrap": scrap, "juice": juice, "spark": spark}
            state.tell("produce", rule, seat, {"gain": resources})
        draw_cards(state, seat, draws, "wftw.collect.02")


def _legal(state: WarState, seat: int) -> list[int]:
    return [PICK_JUICE, PICK_SPARK]


def _apply(state: WarState, seat: int, action: int) -> None:
    picked = state.draft_marks[seat] + (_ONE_SPARK if action == PICK_SPARK else 1)
    state.draft_marks[seat] = picked
    if sum(picked_resources(picked)) == free_choices(state, seat):
        state.done(seat)


def _key(state: WarState, seat: int, action: int) -> str:
    return "spark" if action == PICK_SPARK else "juice"


def _label(state: WarState, seat: int, action: int) -> Message:
    return Message("option-spark" if action == PICK_SPARK else "option-juice")


def _prompt(state: WarState, seat: int) -> Message:
    number = sum(picked_resources(state.draft_marks[seat])) + 1
    return Message("ask-production", {"number": number, "of": free_choices(state, seat)})


def _timeout(state: WarState, seat: int) -> int:
    return PICK_JUICE


PRODUCTION: Final = Ask(
    "production",
    "choose",
    "wftw.collect.06",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
    sealed=True,
    orders=("juice", "spark"),
)
