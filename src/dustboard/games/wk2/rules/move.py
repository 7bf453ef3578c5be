"""The Move Action: loadout, route, fuel, icons on the way, then a wasteland card (wk2.move)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    FUEL,
    HIGHWAY,
    MEDS,
)
from dustboard.games.wk2.content.mods import (
    BRAKES,
    CONVOY,
    MOVE_DAMAGE,
    QUIET_START,
    SCENT,
    STARTER,
    TOKENS,
)
from dustboard.games.wk2.content.wasteland_table import CARD_ID
from dustboard.games.wk2.rules.favours import PACE, RIDE, spend
from dustboard.games.wk2.rules.harm import (
    settle_all,
    suffer_damage,
)
from dustboard.games.wk2.rules.marks import MOVE as ONE_MOVE
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import forget, mark_used, of_mod
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS, DISCOVER, WASTELAND
from dustboard.games.wk2.rules.road.icons import ICON, icons_at
from dustboard.games.wk2.rules.road.route import ROUTE, route_fuel, starter
from dustboard.games.wk2.rules.road.tow import TOW, can_tow
from dustboard.games.wk2.rules.supply import gain_resource, lose_resource
from dustboard.games.wk2.rules.threat import draw_tokens, return_tokens
from dustboard.games.wk2.rules.values import added, conscious
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.frames import Frame, Program

DRIVE: Final = Program("drive")  # one space of the route; bindings: 1 in a long move
LONG: Final = 4  # spaces of a move that wears brakes out


def begin_move(state: RoadState, frame: Frame) -> None:
    """From here on gear stays as it is until the action is over (wk2.move.03)."""
    state.route = ()
    state.cost = 0
    forget(state, ONE_MOVE)
    state.towed = -1
    _scent(state, frame.seat)
    if can_tow(state, frame.seat):
        state.push_in_order([(TOW.number, frame.seat, ())])


def plan_move(state: RoadState, frame: Frame) -> None:
    """The route is planned space by space."""
    state.ask(frame.seat, ROUTE.number)


def _scent(state: RoadState, seat: int) -> None:
    """A dog smells what comes: the next card of each wasteland deck is looked at."""
    if added(state, seat, SCENT) and state.journal is not None:
        cards = [CARD_ID[deck[-1]] for deck in state.wasteland_deck if deck]
        state.whisper("scent", "wk2.move.01", seat, {"foreseen": cards}, {})


def set_off(state: RoadState, frame: Frame) -> None:
    """Route and Fuel are fixed; nothing is refunded afterwards (wk2.move.15)."""
    seat = frame.seat
    state.burnt = route_fuel(state, seat)
    if all(board.TERRAIN[space] == HIGHWAY for space in state.route):
        for _ in range(added(state, seat, CONVOY)):
            mark_used(state, seat, ONE_MOVE, of_mod(CONVOY))
    for _ in range(added(state, seat, QUIET_START)):
        mark_used(state, seat, ONE_MOVE, of_mod(QUIET_START))
    for _ in range(added(state, seat, MOVE_DAMAGE)):
        mark_used(state, seat, ONE_MOVE, of_mod(MOVE_DAMAGE))
    if state.journal is not None:
        data = {
            "route": [board.ID[space] for space in (state.space[seat], *state.route)],
            "cost": state.cost,
            "fuel": state.burnt,
        }
        state.tell("drives", "wk2.move.04", seat, data)
    lose_resource(state, seat, FUEL, state.burnt, "wk2.move.11")
    state.burst = 0
    if starter(state, seat):
        mark_used(state, seat, ONE_SHEET, of_mod(STARTER))
    far = int(len(state.route) >= LONG)
    calls: list[tuple[int, int, tuple[int, ...]]] = [(DRIVE.number, seat, (far,))]
    if spend(state, seat, PACE):
        calls.append((DEAL_WOUNDS.number, seat, (1, 0, 0)))
    state.push_in_order(calls)


def enter_space(state: RoadState, frame: Frame) -> None:
    """The figure moves one space, and its icons are resolved (wk2.danger.01, .08)."""
    seat = frame.seat
    space = state.route[0]
    state.route = state.route[1:]
    state.behind = state.space[seat]
    state.space[seat] = space
    if state.towed >= 0:
        state.space[state.towed] = space
    settle_all(state)
    if not state.route and spend(state, seat, RIDE):
        gain_resource(state, seat, MEDS, 1, "wk2.gold.03")
        return
    state.push_in_order([(ICON.number, seat, (kind,)) for kind in icons_at(state, space)])


def drive_on(state: RoadState, frame: Frame) -> None:
    """On to the next space, unless the knight collapsed on the way (wk2.danger.05, .09)."""
    seat = frame.seat
    if not conscious(state, seat):
        state.route = ()
        return_tokens(state)
        state.actions = 0
    elif state.route:
        state.push_in_order([(DRIVE.number, seat, frame.bindings)])
    else:
        if frame.bindings[0]:
            suffer_damage(state, seat, added(state, seat, BRAKES), "wk2.damage.01")
        state.push_in_order([(WASTELAND.number, seat, ()), (DISCOVER.number, seat, ())])
        if state.drawn:
            draw_tokens(state, seat, added(state, seat, TOKENS), "wk2.danger.04")
