"""Travelling: one caravan after the other rolls, drinks and moves, with windows (tpl.move)."""

from __future__ import annotations

from typing import Final

from dustboard.games._template.content.constants import DICE_STREAM
from dustboard.games._template.rules.programs import TRAVEL
from dustboard.games._template.rules.seats import clockwise
from dustboard.games._template.rules.setup import SIDES
from dustboard.games._template.rules.vocabulary import (
    AFTER_MOVE,
    AFTER_RIVAL_MOVE,
    BEFORE_MOVE,
    INSTEAD_OF_MOVE,
    RUNNER,
    SPEED,
)
from dustboard.games._template.state.state import CaravanState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.dice import roll
from dustboard.kernel.effects.modifiers import Tally
from dustboard.kernel.effects.runner import NO_LINE
from dustboard.kernel.effects.triggers import (
    AFTER,
    BEFORE,
    INSTEAD,
    OrderWindow,
    Trigger,
    line_up,
    waiting_calls,
)
from dustboard.kernel.frames import Frame, Program

MOST_TO_DRINK: Final = 2
OWN: Final = 1  # order numbers of triggers: the traveller's own cards come before the rivals'
RIVALS: Final = 2


def travel(state: CaravanState, frame: Frame) -> None:
    """Every caravan travels, in order: programs that push programs (tpl.move.01)."""
    state.push_in_order([(TRAVEL.number, seat, ()) for seat in clockwise(state)])


def roll_speed(state: CaravanState, frame: Frame) -> None:
    """The die is rolled before the caravan decides how much to drink."""
    seat = frame.seat
    state.roll[seat] = roll(state, DICE_STREAM, SIDES)
    if state.journal is not None:
        state.tell("roll", "tpl.move.01", seat, {"roll": state.roll[seat]})


def ask_drink(state: CaravanState, frame: Frame) -> None:
    """A question with one answer is not asked; the choice is set for the next step."""
    state.choice[frame.seat] = 0
    if state.water[frame.seat] > 0:
        state.ask(frame.seat, DRINK.number)


def speed(state: CaravanState, seat: int) -> Tally:
    """A derived number: counted when it is asked for, with its sources, never stored."""
    tally = Tally()
    tally.add(-1, state.roll[seat], "tpl.move.01")
    for card in state.laid[seat]:
        for line in SPEED[card]:
            tally.add(card, line.amount(state, seat, (card,)), "tpl.card.01")
    tally.not_below(0)
    return tally


def open_window(state: CaravanState, frame: Frame) -> None:
    """Drink, then the move with all that wants to happen around it (tpl.move.02)."""
    seat = frame.seat
    drunk = state.choice[seat]
    state.water[seat] -= drunk
    if drunk and state.journal is not None:
        state.tell("drink", "tpl.drink.01", seat, {"amount": drunk})
    calls = line_up(
        _triggers(state, seat), (MOVE.number, seat, (drunk,)), seat, state.players, ORDER.number
    )
    state.push_in_order(calls)


def _triggers(state: CaravanState, mover: int) -> list[Trigger]:
    found: list[Trigger] = []
    for seat in range(state.players):
        for card in state.laid[seat]:
            if seat == mover:
                _add(state, found, BEFORE, OWN, seat, card, BEFORE_MOVE[card])
                _add(state, found, INSTEAD, OWN, seat, card, INSTEAD_OF_MOVE[card])
                _add(state, found, AFTER, OWN, seat, card, AFTER_MOVE[card])
            else:
                _add(state, found, AFTER, RIVALS, seat, card, AFTER_RIVAL_MOVE[card])
    return found


def _add(
    state: CaravanState,
    found: list[Trigger],
    side: int,
    order: int,
    seat: int,
    card: int,
    line: int,
) -> None:
    """What a card does at a moment, if it does anything."""
    if line != NO_LINE and RUNNER.check(state, line, seat, (card,)):
        found.append(Trigger(side, order, seat, RUNNER.call(line, seat, (card,))))


def move(state: CaravanState, frame: Frame) -> None:
    """The caravan moves by its speed and a step for each water drunk."""
    seat = frame.seat
    tally = speed(state, seat)
    steps = tally.total + frame.bindings[0]
    state.way[seat] += steps
    if state.journal is not None:
        lines = [list(line) for line in tally.lines]
        state.tell("move", "tpl.move.01", seat, {"steps": steps, "lines": lines})


MOVE: Final = Program("move", (move,))


def _legal(state: CaravanState, seat: int) -> list[int]:
    return list(range(min(state.water[seat], MOST_TO_DRINK) + 1))


def _key(state: CaravanState, seat: int, action: int) -> str:
    return f"drink:{action}"


def _label(state: CaravanState, seat: int, action: int) -> Message:
    return Message("option-drink", {"amount": action})


def _prompt(state: CaravanState, seat: int) -> Message:
    return Message("ask-drink", {"roll": state.roll[seat], "speed": speed(state, seat).total})


def _refused(state: CaravanState, seat: int) -> list[Refusal]:
    why = Message("refused-thirst", {"water": state.water[seat]})
    first = len(_legal(state, seat))
    return [
        Refusal(f"drink:{amount}", "tpl.drink.01", why)
        for amount in range(first, MOST_TO_DRINK + 1)
    ]


def _timeout(state: CaravanState, seat: int) -> int:
    return 0


DRINK: Final = Ask(
    "drink",
    "amount",
    "tpl.drink.01",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)  # `apply` is left out: by default the number goes into `choice` and the seat is done


def _order_legal(state: CaravanState, seat: int) -> list[int]:
    return list(range(len(waiting_calls(state, seat))))


def _order_key(state: CaravanState, seat: int, action: int) -> str:
    return f"next:{action}"


def _order_label(state: CaravanState, seat: int, action: int) -> Message:
    _, _, bindings = waiting_calls(state, seat)[action]
    return Message("option-next", {"card": bindings[1]})  # the source, after the line


def _order_prompt(state: CaravanState, seat: int) -> Message:
    return Message("ask-order", {"number": len(waiting_calls(state, seat))})


ORDER_TRIGGERS: Final = Ask(
    "order",
    "order",
    "tpl.move.02",
    legal=_order_legal,
    key=_order_key,
    label=_order_label,
    prompt=_order_prompt,
    timeout=_timeout,
)
ORDER_WINDOW: Final = OrderWindow(ORDER_TRIGGERS)
ORDER: Final = ORDER_WINDOW.program
