"""The Move Action: loadout, route, fuel, icons on the way, then a wasteland card (wk2.move)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    CONTAMINATION,
    DANGERS,
    FUEL,
    MEDS,
    RADIATION,
    THREAT,
)
from dustboard.games.wk2.content.mods import TOKENS
from dustboard.games.wk2.rules.favours import PACE, RIDE, spend
from dustboard.games.wk2.rules.harm import suffer_contaminated, suffer_radiation
from dustboard.games.wk2.rules.marks import MOVE as ONE_MOVE
from dustboard.games.wk2.rules.marks import forget
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS, WASTELAND
from dustboard.games.wk2.rules.supply import gain_resource, lose_resource
from dustboard.games.wk2.rules.threat import draw_token, return_tokens
from dustboard.games.wk2.rules.values import RUNS, added, bonus, conscious, speed
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.frames import Frame, Program

DRIVE: Final = Program("drive")  # one space of the route; the rest follows
DONE: Final = board.COUNT
LONGEST: Final = 24  # spaces of a route: a way in circles over highways has to end somewhere
TWICE: Final = 2  # how often one route may lead over a space


def can_move(state: RoadState, seat: int) -> bool:
    """Whether the vehicle runs and some space can be entered (wk2.damage.03)."""
    return state.wreck[seat] == RUNS and len(next_spaces(state, seat, (), 0)) > 0


def entry_cost(state: RoadState, seat: int, space: int) -> int:
    """Movement points that entering a space takes (wk2.move.07)."""
    return board.COST[space]


def reach(state: RoadState, seat: int) -> int:
    """All movement points, with all Fuel burnt (wk2.move.10, .12)."""
    return speed(state, seat) + _led(state, seat) + bonus(state, seat) * state.fuel[seat]


def _led(state: RoadState, seat: int) -> int:
    """Movement points that a camel at the head saves."""
    return 2 if PACE in state.noted[seat] else 0


def fuel_for(state: RoadState, seat: int, cost: int) -> int:
    """The Fuel that a route of this cost burns."""
    over = cost - speed(state, seat) - _led(state, seat)
    return 0 if over <= 0 else -(-over // max(1, bonus(state, seat)))


def next_spaces(state: RoadState, seat: int, route: tuple[int, ...], cost: int) -> list[int]:
    """The spaces with which a route can go on."""
    if len(route) >= LONGEST:
        return []
    here = route[-1] if route else state.space[seat]
    most = reach(state, seat)
    return [
        space
        for space in board.NEIGHBOURS[here]
        if board.ENTERABLE[space]
        and space not in state.closed
        and cost + entry_cost(state, seat, space) <= most
        and route.count(space) < TWICE
        and space != state.space[seat]  # a route leads to a different space (wk2.move.04)
    ]


def begin_move(state: RoadState, frame: Frame) -> None:
    """From here on gear stays as it is until the action is over (wk2.move.03)."""
    state.route = ()
    state.cost = 0
    forget(state, ONE_MOVE)
    state.ask(frame.seat, ROUTE.number)


def set_off(state: RoadState, frame: Frame) -> None:
    """Route and Fuel are fixed; nothing is refunded afterwards (wk2.move.15)."""
    seat = frame.seat
    state.burnt = fuel_for(state, seat, state.cost)
    if state.journal is not None:
        data = {
            "route": [board.ID[space] for space in (state.space[seat], *state.route)],
            "cost": state.cost,
            "fuel": state.burnt,
        }
        state.tell("drives", "wk2.move.04", seat, data)
    lose_resource(state, seat, FUEL, state.burnt, "wk2.move.11")
    calls: list[tuple[int, int, tuple[int, ...]]] = [(DRIVE.number, seat, ())]
    if spend(state, seat, PACE):
        calls.append((DEAL_WOUNDS.number, seat, (1, 0, 0)))
    state.push_in_order(calls)


def enter_space(state: RoadState, frame: Frame) -> None:
    """The figure moves one space, and its icons are resolved (wk2.danger.01, .08)."""
    seat = frame.seat
    space = state.route[0]
    state.route = state.route[1:]
    state.space[seat] = space
    if not state.route and spend(state, seat, RIDE):
        gain_resource(state, seat, MEDS, 1, "wk2.gold.03")
        return
    for kind in icons_at(state, space):
        resolve_icon(state, seat, kind)
        if not conscious(state, seat):
            break


def drive_on(state: RoadState, frame: Frame) -> None:
    """On to the next space, unless the knight collapsed on the way (wk2.danger.05, .09)."""
    seat = frame.seat
    if not conscious(state, seat):
        state.route = ()
        return_tokens(state)
        state.actions = 0
    elif state.route:
        state.push_in_order([(DRIVE.number, seat, ())])
    else:
        if state.drawn:
            for _ in range(added(state, seat, TOKENS)):
                draw_token(state, seat, "wk2.danger.04")
        state.push_in_order([(WASTELAND.number, seat, ())])


def icons_at(state: RoadState, space: int) -> list[int]:
    """The danger icons of a space: printed ones, and markers (wk2.danger.06)."""
    found: list[int] = []
    for kind in range(len(DANGERS)):
        found += [kind] * board.ICONS[space][kind]
        if kind * board.COUNT + space in state.markers:
            found.append(kind)
    return found


def resolve_icon(state: RoadState, seat: int, kind: int) -> None:
    """What an icon does (wk2.danger.02 to .04)."""
    if kind == RADIATION:
        suffer_radiation(state, seat, 1, "wk2.danger.02")
    elif kind == CONTAMINATION:
        suffer_contaminated(state, seat, 1, "wk2.danger.03")
    elif kind == THREAT:
        draw_token(state, seat, "wk2.danger.04")


def place_marker(state: RoadState, seat: int, kind: int, space: int, rule: str) -> None:
    """A danger marker, if one is left and none of its kind lies there (wk2.danger.06)."""
    at = kind * board.COUNT + space
    if state.markers_left[kind] and at not in state.markers:
        state.markers_left[kind] -= 1
        state.markers = tuple(sorted((*state.markers, at)))
        if state.journal is not None:
            data = {"kind": DANGERS[kind], "space": board.ID[space]}
            state.tell("marker", rule, seat, data)


# -- planning the route, space by space -----------------------------------------------------------


def _legal(state: RoadState, seat: int) -> list[int]:
    found = next_spaces(state, seat, state.route, state.cost)
    if state.route:
        found.append(DONE)
    return found


def _apply(state: RoadState, seat: int, action: int) -> None:
    if action == DONE:
        state.done(seat)
        return
    state.cost += entry_cost(state, seat, action)
    state.route = (*state.route, action)


def _key(state: RoadState, seat: int, action: int) -> str:
    return "done" if action == DONE else board.ID[action]


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        fuel = fuel_for(state, seat, state.cost)
        return Message("option-drive", {"space": state.route[-1], "fuel": fuel})
    cost = entry_cost(state, seat, action)
    return Message("option-space", {"space": action, "cost": cost})


def _prompt(state: RoadState, seat: int) -> Message:
    left = reach(state, seat) - state.cost
    return Message("ask-route", {"left": left, "fuel": fuel_for(state, seat, state.cost)})


def _refused(state: RoadState, seat: int) -> list[Refusal]:
    here = state.route[-1] if state.route else state.space[seat]
    found: list[Refusal] = []
    for space in board.NEIGHBOURS[here]:
        if not board.ENTERABLE[space]:
            found.append(Refusal(board.ID[space], "wk2.move.09", Message("refused-crater")))
        elif state.cost + entry_cost(state, seat, space) > reach(state, seat):
            short = state.cost + entry_cost(state, seat, space) - reach(state, seat)
            why = Message("refused-far", {"short": short})
            found.append(Refusal(board.ID[space], "wk2.move.10", why))
    return found


def _timeout(state: RoadState, seat: int) -> int:
    return _legal(state, seat)[-1]


ROUTE: Final = Ask(
    "route",
    "path",
    "wk2.move.04",
    legal=_legal,
    apply=_apply,
    key=_key,
    label=_label,
    prompt=_prompt,
    refused=_refused,
    timeout=_timeout,
)
