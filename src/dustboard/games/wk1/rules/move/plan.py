"""The Move Step: knights move one after another, each plans first (wk1.move.01-09)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import COUNT
from dustboard.games.wk1.content.constants import BY_VEHICLE, NONE, ON_FOOT, STAY, STEP_MOVE
from dustboard.games.wk1.content.keys import of_hex
from dustboard.games.wk1.rules.decks import discard_wasteland
from dustboard.games.wk1.rules.drafts import pick
from dustboard.games.wk1.rules.effects.window_moments import BEFORE_MOVING, BEFORE_TRAVEL
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.move.route import flat_points, longest_route, next_hexes
from dustboard.games.wk1.rules.programs import DRIVE, KNIGHT_MOVES
from dustboard.games.wk1.rules.seats import pass_waster, spot, take_turn, waster_for
from dustboard.games.wk1.rules.signals import MOVE_BEGINS, MOVE_ENDED
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

GO: Final = COUNT  # the action that ends planning


def open_move_step(state: KnightsState, frame: Frame) -> None:
    """Everybody will have a turn, from the First Player on."""
    state.step = STEP_MOVE
    state.turn = 0
    for seat in range(state.players):
        state.moved[seat] = 0
    if state.journal is not None:
        state.tell("step", "wk1.round.05", NONE, {"step": STEP_MOVE, "round": state.round})
    state.push_in_order([(NEXT_MOVER.number, 0, ())])


def next_mover(state: KnightsState, frame: Frame) -> None:
    """The next knight in round order moves, or the step ends (wk1.move.01, wk1.move.03)."""
    if state.turn == state.players:
        state.active = NONE
        pass_waster(state, waster_for(state, state.first), "wk1.move.03")
        _lift_ambushes(state)
        return
    seat = (state.first + state.turn) % state.players
    state.turn += 1
    state.push_in_order([(KNIGHT_MOVES.number, seat, ()), (NEXT_MOVER.number, 0, ())])


def _lift_ambushes(state: KnightsState) -> None:
    """A card under the Waster marker that found nobody who moves is discarded (A13)."""
    for seat in range(state.players):
        for card in state.ambush[seat]:
            state.wasteland_discard = (*state.wasteland_discard, card)
            if state.journal is not None:
                state.tell("ambush-lifted", "wk1.action.24", seat, {"card": card})
        state.ambush[seat] = ()


def begin_move(state: KnightsState, frame: Frame) -> None:
    """The Waster marker passes to the mover's Waster; who lies unconscious has no move."""
    seat = frame.seat
    take_turn(state, seat, "wk1.move.01")
    pass_waster(state, waster_for(state, seat), "wk1.move.02")
    state.travel = STAY
    state.route = ()
    state.route_at = 0
    state.points = 0
    state.points_spent = 0
    state.fuel_spent = 0
    state.threats_off = 0
    state.free_hexes = 0
    state.revealed = ()
    state.card = NONE
    state.card_played = 0
    state.stopped = 0
    state.met = 0
    state.moved[seat] = 1
    if state.down[seat]:
        if state.journal is not None:
            state.tell("lies", "wk1.ko.05", seat, {})
        state.frame = frame.below
        return
    MOVE_BEGINS.send(state, seat)


def offer_gear(state: KnightsState, frame: Frame) -> None:
    """What can be used at any time can be used before the way of travel is chosen, too."""
    if not state.down[frame.seat] and not state.stopped:
        own_window(state, BEFORE_TRAVEL, frame.seat)


def ask_travel(state: KnightsState, frame: Frame) -> None:
    """Stay, walk or drive (wk1.move.04, wk1.move.28)."""
    if state.down[frame.seat] or state.stopped:
        state.frame = frame.below
        return
    state.ask(frame.seat, TRAVEL.number)


def take_travel(state: KnightsState, frame: Frame) -> None:
    """A knight who stays draws no wasteland card; the others plan their route."""
    seat = frame.seat
    state.travel = state.choice[seat]
    if state.travel == STAY:
        if state.journal is not None:
            state.tell("stays", "wk1.move.28", seat, {})
        state.frame = frame.below
        return
    if state.journal is not None:
        state.tell("travels", "wk1.move.04", seat, {"travel": state.travel})
    state.draft[seat] = ()
    state.ask(seat, ROUTE.number)


def set_out(state: KnightsState, frame: Frame) -> None:
    """The route is open for all and can't be changed (wk1.move.09); then luck before moving."""
    seat = frame.seat
    state.route = state.draft[seat]
    state.draft[seat] = ()
    state.points = flat_points(state, seat, state.travel)
    if state.journal is not None:
        data = {"route": list(state.route), "travel": state.travel}
        state.tell("route", "wk1.move.05", seat, data)
    own_window(state, BEFORE_MOVING, seat)


def start_driving(state: KnightsState, frame: Frame) -> None:
    """Hex by hex along the route (wk1.move.14)."""
    state.push_in_order([(DRIVE.number, frame.seat, ())])


def end_move(state: KnightsState, frame: Frame) -> None:
    """What is left of points and cards is gone (wk1.move.13); tasks look at the move."""
    discard_wasteland(state, state.waster, state.revealed)
    state.revealed = ()
    state.points = 0
    if state.journal is not None:
        state.tell("move-ends", "wk1.move.24", frame.seat, spot(state, state.at[frame.seat]))
    MOVE_ENDED.send(state, frame.seat)


NEXT_MOVER: Final = Program("next mover", (next_mover,))


# -- asks ---------------------------------------------------------------------------------------


def _travel_legal(state: KnightsState, seat: int) -> list[int]:
    ways = [STAY, ON_FOOT]
    if state.vehicle[seat] != NONE and state.fuel[seat] > 0:
        ways.append(BY_VEHICLE)
    return ways


_WAYS: Final = ("stay", "foot", "vehicle")


def _travel_key(state: KnightsState, seat: int, action: int) -> str:
    return _WAYS[action]


def _travel_label(state: KnightsState, seat: int, action: int) -> Message:
    return Message(f"option-travel-{_WAYS[action]}")


def _travel_prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-travel", {"fuel": state.fuel[seat]})


def _travel_refused(state: KnightsState, seat: int) -> list[Refusal]:
    if state.vehicle[seat] == NONE:
        return [Refusal("vehicle", "wk1.vehicle.06", Message("why-on-foot"))]
    if state.fuel[seat] == 0:
        return [Refusal("vehicle", "wk1.move.25", Message("why-no-fuel"))]
    return []


def _stay(state: KnightsState, seat: int) -> int:
    return STAY


TRAVEL: Final = Ask(
    "travel",
    "choose",
    "wk1.move.04",
    legal=_travel_legal,
    key=_travel_key,
    label=_travel_label,
    prompt=_travel_prompt,
    refused=_travel_refused,
    timeout=_stay,
)


def _route_legal(state: KnightsState, seat: int) -> list[int]:
    planned = state.draft[seat]
    places: list[int] = []
    if len(planned) < longest_route(state, seat, state.travel):
        places = next_hexes(state.at[seat], planned)
    if planned:
        places.append(GO)
    return places


def _route_key(state: KnightsState, seat: int, action: int) -> str:
    return "go" if action == GO else of_hex(action)


def _route_label(state: KnightsState, seat: int, action: int) -> Message:
    if action == GO:
        return Message("option-route-go", {"hexes": len(state.draft[seat])})
    return Message("option-route-hex", spot(state, action))


def _route_prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-route", {"hexes": len(state.draft[seat])})


def _route_refused(state: KnightsState, seat: int) -> list[Refusal]:
    planned = state.draft[seat]
    refused: list[Refusal] = []
    if not planned:
        refused.append(Refusal("go", "wk1.move.05", Message("why-route-empty")))
    for place in range(COUNT):
        key = of_hex(place)
        if place == state.at[seat] or place in planned:
            refused.append(
                Refusal(key, "wk1.move.06", Message("why-hex-twice", spot(state, place)))
            )
        elif place not in next_hexes(state.at[seat], planned):
            refused.append(
                Refusal(key, "wk1.move.07", Message("why-not-adjacent", spot(state, place)))
            )
        elif len(planned) >= longest_route(state, seat, state.travel):
            rule = "wk1.move.18" if state.travel == ON_FOOT else "wk1.move.08"
            refused.append(Refusal(key, rule, Message("why-route-full", spot(state, place))))
    return refused


def _route_apply(state: KnightsState, seat: int, action: int) -> None:
    pick(state, seat, action, action == GO)


def _route_timeout(state: KnightsState, seat: int) -> int:
    return GO if state.draft[seat] else next_hexes(state.at[seat], ())[0]


ROUTE: Final = Ask(
    "route",
    "path",
    "wk1.move.05",
    legal=_route_legal,
    key=_route_key,
    label=_route_label,
    prompt=_route_prompt,
    apply=_route_apply,
    refused=_route_refused,
    timeout=_route_timeout,
    ends=("go",),
)
