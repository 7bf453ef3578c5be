"""Along the route, hex by hex: pay, enter, reveal, meet, the Waster's play, go on (A07)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import BY_VEHICLE, NONE
from dustboard.games.wk1.content.mods import THREATS_IGNORED
from dustboard.games.wk1.rules.decks import discard_wasteland, draw_wasteland
from dustboard.games.wk1.rules.effects.window_moments import CARDS_REVEALED
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.move.route import (
    can_enter_next,
    fuel_needed,
    fuel_points,
    has_ambush,
    hex_cost,
    move_over,
    threats_on,
)
from dustboard.games.wk1.rules.move.waster import AMBUSH, WAIT, ask_waster
from dustboard.games.wk1.rules.programs import DRIVE, MEET, RESOLVE_CARD, WASTER_TURN
from dustboard.games.wk1.rules.resources import told_change
from dustboard.games.wk1.rules.seats import go_to, round_order, spot
from dustboard.games.wk1.rules.signals import ENTERED
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import UNUSUAL, Ask, Message
from dustboard.kernel.frames import Frame

ON: Final = 0
STOP: Final = 1


def enter(state: KnightsState, frame: Frame) -> None:
    """Pay for the next hex and enter it (wk1.move.11, wk1.move.14)."""
    seat = frame.seat
    if move_over(state, seat) or not can_enter_next(state, seat):
        state.frame = frame.below
        return
    place = state.route[state.route_at]
    if state.travel == BY_VEHICLE:
        _pay(state, seat, place)
    state.route_at += 1
    go_to(state, seat, place)
    state.met = 0
    if state.journal is not None:
        data = {**spot(state, place), "points": state.points, "fuel": state.fuel[seat]}
        state.tell("enters", "wk1.move.14", seat, data)
    ENTERED.send(state, seat)


def _pay(state: KnightsState, seat: int, place: int) -> None:
    free = state.free_hexes & (1 << place) != 0
    cost = 0 if free else hex_cost(state, seat, place)
    # a free hex takes no points, so it does not matter that a card left fewer than none
    fuel = (0 if state.fuel_spent else 1) if free else fuel_needed(state, seat, cost)
    if fuel > 0:
        state.points += fuel_points(state, seat, state.fuel_spent, fuel)
        state.fuel[seat] -= fuel
        state.fuel_spent += fuel
        if state.journal is not None:
            rule = "wk1.move.12"
            state.tell("fuel", rule, seat, told_change(-fuel, state.fuel[seat], rule))
    paid = max(0, min(cost, state.points))
    state.points -= paid
    state.points_spent += paid


def reveal(state: KnightsState, frame: Frame) -> None:
    """Cards for this hex lie open until one has been played (wk1.wasteland.02-03, A08)."""
    seat = frame.seat
    if move_over(state, seat) or state.card_played or has_ambush(state):
        return
    number = 1 if state.route_at == 1 else 0
    if state.travel == BY_VEHICLE:
        number += _threats_drawn(state, seat)
    if number:
        drawn = draw_wasteland(state, number)
        state.revealed = (*state.revealed, *drawn)
        if state.journal is not None:
            rule = "wk1.wasteland.02" if state.route_at == 1 else "wk1.wasteland.03"
            state.tell("reveals", rule, state.waster, {"cards": list(drawn)})
        own_window(state, CARDS_REVEALED, seat)


def _threats_drawn(state: KnightsState, seat: int) -> int:
    """Threat icons of this hex that draw a card; some effects switch the first ones off."""
    threats = threats_on(state, state.at[seat])
    if state.route_at == 1:
        state.threats_off += mod(state, seat, THREATS_IGNORED)
    ignored = min(threats, state.threats_off)
    state.threats_off -= ignored
    return threats - ignored


def meet(state: KnightsState, frame: Frame) -> None:
    """The Active Knight may interact with the knights here (wk1.duel.02); he has priority (A07)."""
    if move_over(state, frame.seat):
        return
    calls = [(MEET.number, frame.seat, ()), (WASTER_TURN.number, frame.seat, ())]
    if state.house.waster_first:
        calls = [calls[1], calls[0]]
    state.push_in_order(calls)


def ask_on(state: KnightsState, frame: Frame) -> None:
    """Drive on or stop here (wk1.move.24, wk1.move.27)."""
    seat = frame.seat
    if move_over(state, seat) or state.route_at == len(state.route):
        state.frame = frame.below
        return
    if not can_enter_next(state, seat):
        if state.journal is not None:
            state.tell("out-of-points", "wk1.move.16", seat, spot(state, state.at[seat]))
        state.frame = frame.below
        if not state.card_played:  # Fuel was given away after the Waster's turn
            state.push_in_order([(WASTER_TURN.number, seat, (1,))])
        return
    state.ask(seat, GO_ON.number)


def take_on(state: KnightsState, frame: Frame) -> None:
    """Who stops early still gives the Waster his chance (wk1.move.27)."""
    seat = frame.seat
    if state.choice[seat] == STOP:
        state.stopped = 1
        if state.journal is not None:
            state.tell("stops", "wk1.move.27", seat, spot(state, state.at[seat]))
        if not state.card_played:
            state.push_in_order([(WASTER_TURN.number, seat, (1,))])
        return
    state.push_in_order([(DRIVE.number, seat, ())])


def waster_turn(state: KnightsState, frame: Frame) -> None:
    """After the knight entered a hex the Waster may play one card (wk1.wasteland.04)."""
    seat = frame.seat
    stopping = len(frame.bindings) > 0
    if state.down[seat] or state.card_played or (state.stopped and not stopping):
        state.frame = frame.below
        return
    if not state.revealed and not has_ambush(state):
        state.frame = frame.below  # both pile and deck are empty (A09)
        return
    ask_waster(state)


def waster_plays(state: KnightsState, frame: Frame) -> None:
    """The chosen card is resolved on this hex; all others are discarded (wk1.wasteland.05-06)."""
    card = state.choice[state.waster]
    if card == WAIT:
        return
    if card == AMBUSH:
        card = _take_ambush(state)
    others = tuple(other for other in state.revealed if other != card)
    state.revealed = ()
    state.card_played = 1
    state.card = card
    if state.journal is not None:
        data = {"card": card, "knight": frame.seat, **spot(state, state.at[frame.seat])}
        state.tell("waster-plays", "wk1.wasteland.05", state.waster, data)
    discard_wasteland(state, state.waster, others)
    state.push_in_order([(RESOLVE_CARD.number, frame.seat, (card,))])


def _take_ambush(state: KnightsState) -> int:
    """The card under the marker; the first one laid there, if there are several (A13)."""
    for seat in round_order(state):
        if state.ambush[seat]:
            card = state.ambush[seat][0]
            state.ambush[seat] = state.ambush[seat][1:]
            return card
    return NONE


def _legal(state: KnightsState, seat: int) -> list[int]:
    return [ON, STOP]


def _key(state: KnightsState, seat: int, action: int) -> str:
    return "stop" if action == STOP else "on"


def _label(state: KnightsState, seat: int, action: int) -> Message:
    if action == STOP:
        return Message("option-stop", spot(state, state.at[seat]))
    return Message("option-on", spot(state, state.route[state.route_at]))


def _prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-go-on", spot(state, state.route[state.route_at]))


def _drive_on(state: KnightsState, seat: int) -> int:
    return ON


def _usual(state: KnightsState, seat: int) -> int:
    """On along the route, while nothing has come in between."""
    return UNUSUAL if state.card_played or state.met else ON


GO_ON: Final = Ask(
    "go_on",
    "confirm",
    "wk1.move.24",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_drive_on,
    usual=_usual,
)
