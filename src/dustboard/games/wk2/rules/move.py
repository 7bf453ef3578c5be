"""The Move Action: loadout, route, fuel, icons on the way, then a wasteland card (wk2.move)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    CONTAMINATION,
    DANGERS,
    DESERT,
    FUEL,
    HIGHWAY,
    MEDS,
    MOUNTAINS,
    RADIATION,
    SCRUB,
    THREAT,
)
from dustboard.games.wk2.content.mods import (
    BACK_DOOR,
    BRAKES,
    CONVOY,
    DESERT_START,
    FIRST_FUEL,
    QUIET_HIGHWAYS,
    ROUGH,
    SCENT,
    SPARE_ICON,
    SPARE_KIND,
    STARTER,
    TOKENS,
    WINCH,
    WIND,
)
from dustboard.games.wk2.content.wasteland_table import CARD_ID
from dustboard.games.wk2.rules.favours import PACE, RIDE, spend
from dustboard.games.wk2.rules.harm import (
    settle_all,
    suffer_contaminated,
    suffer_damage,
    suffer_radiation,
)
from dustboard.games.wk2.rules.marks import MOVE as ONE_MOVE
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import forget, mark_used, of_mod, times_used
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS, WASTELAND
from dustboard.games.wk2.rules.special import overloaded
from dustboard.games.wk2.rules.supply import gain_resource, lose_resource
from dustboard.games.wk2.rules.threat import draw_token, return_tokens
from dustboard.games.wk2.rules.values import RUNS, added, bonus, conscious, speed
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, Refusal, take_choice
from dustboard.kernel.frames import Frame, Program

DRIVE: Final = Program("drive")  # one space of the route; bindings: 1 in a long move
ICON: Final = Program("danger icon")  # bindings: its kind
LONG: Final = 4  # spaces of a move that wears brakes out
LONG_SHADOWS: Final = 3  # the twist with one token more
SHADOW: Final = of_mod(TOKENS)  # marks that it came on this sheet
MEET: Final = 0
IGNORE: Final = 1
DONE: Final = board.COUNT
LONGEST: Final = 24  # spaces of a route: a way in circles over highways has to end somewhere
_HARD: Final[list[bool]] = [terrain in (SCRUB, MOUNTAINS) for terrain in board.TERRAIN]  # by space
TWICE: Final = 2  # how often one route may lead over a space


def can_move(state: RoadState, seat: int) -> bool:
    """Whether the vehicle runs and some space can be entered (wk2.damage.03)."""
    if state.wreck[seat] != RUNS or overloaded(state, seat):
        return False
    return len(_enterable(state, seat, ())) > 0


def starter(state: RoadState, seat: int) -> int:
    """Fuel that it takes to start at all, in the first move on a sheet."""
    fuel = added(state, seat, STARTER)
    return fuel if fuel and not times_used(state, seat, ONE_SHEET, of_mod(STARTER)) else 0


def route_cost(state: RoadState, seat: int, route: tuple[int, ...]) -> int:
    """Movement points for the spaces of a route (wk2.move.05, .07), less what vehicles save."""
    start, door = state.space[seat], added(state, seat, BACK_DOOR)
    plain, hard = _effort(start, route, door)
    return _eased(plain, hard, added(state, seat, ROUGH), added(state, seat, WINCH))


def _entering(here: int, space: int, door: int) -> tuple[int, int]:
    """What a space costs, and 1 if it is hard; off a crossing some know a way for nothing."""
    if door and here in board.CROSSINGS:
        return 0, 0
    return board.COST[space], int(_HARD[space])


def _effort(start: int, route: tuple[int, ...], door: int) -> tuple[int, int]:
    """What the spaces of a route cost, and how many of them are hard."""
    plain = hard = 0
    for space in route:
        cost, rocks = _entering(start, space, door)
        plain += cost
        hard += rocks
        start = space
    return plain, hard


def _eased(plain: int, hard: int, rough: int, winch: int) -> int:
    """A cost less what the vehicle saves on hard spaces and at the start."""
    total = plain - min(rough, hard)
    return total - min(total, winch)


def entry_cost(state: RoadState, seat: int, route: tuple[int, ...], space: int) -> int:
    """Movement points that a route takes more if it goes on to a space."""
    return route_cost(state, seat, (*route, space)) - route_cost(state, seat, route)


def reach(state: RoadState, seat: int) -> int:
    """All movement points, with all Fuel burnt (wk2.move.10, .12); -1 if it does not start."""
    fuel = state.fuel[seat] - starter(state, seat)
    if fuel < 0:
        return -1
    first = added(state, seat, FIRST_FUEL) if fuel else 0
    return _pace(state, seat) + bonus(state, seat) * fuel + first


def _pace(state: RoadState, seat: int) -> int:
    """Movement points without Fuel."""
    started = board.TERRAIN[state.space[seat]] == DESERT
    sails = added(state, seat, DESERT_START) if started else 0
    return speed(state, seat) + _led(state, seat) + sails


def _led(state: RoadState, seat: int) -> int:
    """Movement points that a camel at the head saves."""
    return 2 if PACE in state.noted[seat] else 0


def fuel_for(state: RoadState, seat: int, cost: int) -> int:
    """The Fuel that a route of this cost burns."""
    over = cost - _pace(state, seat)
    each, first = bonus(state, seat), added(state, seat, FIRST_FUEL)
    return _burnt(over, each, first) + starter(state, seat)


def _burnt(over: int, each: int, first: int) -> int:
    """The Fuel for movement points beyond Speed; the first one may go further."""
    return 0 if over <= 0 else max(1, -((first - over) // max(1, each)))


def route_fuel(state: RoadState, seat: int) -> int:
    """The Fuel that the route laid out burns; with the wind behind it none, if it has no icons."""
    windy = added(state, seat, WIND) and not any(icons_at(state, one) for one in state.route)
    return starter(state, seat) if windy else fuel_for(state, seat, state.cost)


def next_spaces(state: RoadState, seat: int, route: tuple[int, ...]) -> list[int]:
    """The spaces with which a route can go on; from the first one it has to lead on again."""
    found = _enterable(state, seat, route)
    start = state.space[seat]
    if start in found and not _enterable(state, seat, (*route, start)):
        found.remove(start)
    return found


def _enterable(state: RoadState, seat: int, route: tuple[int, ...]) -> list[int]:
    """The spaces beside the last one of a route that can be paid for."""
    if len(route) >= LONGEST:
        return []
    here = route[-1] if route else state.space[seat]
    most = reach(state, seat)
    rough, winch = added(state, seat, ROUGH), added(state, seat, WINCH)
    door = added(state, seat, BACK_DOOR)
    plain, hard = _effort(state.space[seat], route, door)
    found: list[int] = []
    for space in board.NEIGHBOURS[here]:
        if not board.ENTERABLE[space] or space in state.closed or route.count(space) >= TWICE:
            continue
        more, rocks = _entering(here, space, door)
        if _eased(plain + more, hard + rocks, rough, winch) <= most:
            found.append(space)
    return found


def ways(state: RoadState, seat: int) -> list[tuple[int, int, int, int]]:
    """Where the planned route can still lead: the cheapest way to each space, then the shortest.

    By space: what the whole route costs then, in movement points and in Fuel, and the space before.
    """
    rough, winch = added(state, seat, ROUGH), added(state, seat, WINCH)
    most = reach(state, seat)
    door = added(state, seat, BACK_DOOR)
    free, each = _pace(state, seat), bonus(state, seat)
    first, spark = added(state, seat, FIRST_FUEL), starter(state, seat)
    home, planned = state.space[seat], state.route
    start = planned[-1] if planned else home
    # by space: cost and length of the best route so far, the space before, then plain cost and hard
    # spaces, of which the vehicle spares some
    plain, hard = _effort(home, planned, door)
    best: dict[int, tuple[int, int, int, int, int]] = {
        start: (state.cost, len(planned), start, plain, hard)
    }
    waiting = [(state.cost, len(planned), start)]
    done: set[int] = set()
    while waiting:
        _, steps, here = heappop(waiting)
        if here in done or steps >= LONGEST:
            continue
        done.add(here)
        plain, hard = best[here][3], best[here][4]
        for space in board.NEIGHBOURS[here]:
            # no way is shorter that leads back to its start first
            if space in done or space == home or not board.ENTERABLE[space]:
                continue
            more, rocks = _entering(here, space, door)
            more, rocks = plain + more, hard + rocks
            cost = _eased(more, rocks, rough, winch)
            if cost > most or space in state.closed or planned.count(space) >= TWICE:
                continue
            known = best.get(space)
            if known is None or (cost, steps + 1) < (known[0], known[1]):
                best[space] = (cost, steps + 1, here, more, rocks)
                heappush(waiting, (cost, steps + 1, space))
    found: list[tuple[int, int, int, int]] = []
    for space in sorted(best):
        cost, via = best[space][0], best[space][2]
        if space != start:
            found.append((space, cost, _burnt(cost - free, each, first) + spark, via))
    return found


def begin_move(state: RoadState, frame: Frame) -> None:
    """From here on gear stays as it is until the action is over (wk2.move.03)."""
    state.route = ()
    state.cost = 0
    forget(state, ONE_MOVE)
    _scent(state, frame.seat)
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
    if state.journal is not None:
        data = {
            "route": [board.ID[space] for space in (state.space[seat], *state.route)],
            "cost": state.cost,
            "fuel": state.burnt,
        }
        state.tell("drives", "wk2.move.04", seat, data)
    lose_resource(state, seat, FUEL, state.burnt, "wk2.move.11")
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
    settle_all(state)
    if not state.route and spend(state, seat, RIDE):
        gain_resource(state, seat, MEDS, 1, "wk2.gold.03")
        return
    state.push_in_order([(ICON.number, seat, (kind,)) for kind in icons_at(state, space)])


def ask_icon(state: RoadState, frame: Frame) -> None:
    """Some icons are ignored by themselves, others if the knight likes."""
    seat, kind = frame.seat, frame.bindings[0]
    state.choice[seat] = MEET
    if not conscious(state, seat):
        state.choice[seat] = IGNORE
    elif _spared(state, seat, kind):
        state.choice[seat] = IGNORE
        _told_ignored(state, seat, kind)
    elif times_used(state, seat, ONE_MOVE, of_mod(SPARE_ICON)) < added(state, seat, SPARE_ICON):
        state.ask(seat, ICON_ASK.number)


def take_icon(state: RoadState, frame: Frame) -> None:
    """The icon does what it does, or is ignored."""
    seat, kind = frame.seat, frame.bindings[0]
    if state.choice[seat] == MEET:
        resolve_icon(state, seat, kind)


def _spared(state: RoadState, seat: int, kind: int) -> bool:
    """Whether something in play keeps this icon off the knight."""
    on_highway = board.TERRAIN[state.space[seat]] == HIGHWAY
    if kind == THREAT and on_highway and added(state, seat, QUIET_HIGHWAYS):
        return True
    if times_used(state, seat, ONE_MOVE, of_mod(CONVOY)):
        return True
    key = of_mod(SPARE_KIND + kind)
    if times_used(state, seat, ONE_MOVE, key) >= added(state, seat, SPARE_KIND + kind):
        return False
    mark_used(state, seat, ONE_MOVE, key)
    return True


def _told_ignored(state: RoadState, seat: int, kind: int) -> None:
    if state.journal is not None:
        state.tell("ignored", "wk2.danger.01", seat, {"kind": DANGERS[kind]})


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
        state.push_in_order([(WASTELAND.number, seat, ())])
        if state.drawn:
            for _ in range(added(state, seat, TOKENS)):
                draw_token(state, seat, "wk2.danger.04")


def icons_at(state: RoadState, space: int) -> list[int]:
    """The danger icons of a space in their order: printed ones, and markers (wk2.danger.06)."""
    found: list[int] = []
    for kind in (RADIATION, CONTAMINATION, THREAT):
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
        first = not any(times_used(state, one, ONE_SHEET, SHADOW) for one in range(state.players))
        if state.twist == LONG_SHADOWS and first:
            mark_used(state, seat, ONE_SHEET, SHADOW)
            draw_token(state, seat, "wk2.setup.35")


def place_marker(state: RoadState, seat: int, kind: int, space: int, rule: str) -> None:
    """A danger marker, if one is left and none of its kind lies there (wk2.danger.06)."""
    at = kind * board.COUNT + space
    if state.markers_left[kind] and at not in state.markers:
        state.markers_left[kind] -= 1
        state.markers = tuple(sorted((*state.markers, at)))
        if state.journal is not None:
            data = {"kind": DANGERS[kind], "space": board.ID[space]}
            state.tell("marker", rule, seat, data)


def _icon_legal(state: RoadState, seat: int) -> list[int]:
    return [MEET, IGNORE]


def _icon_apply(state: RoadState, seat: int, action: int) -> None:
    if action == IGNORE:
        mark_used(state, seat, ONE_MOVE, of_mod(SPARE_ICON))
        _told_ignored(state, seat, state.bound(0))
    take_choice(state, seat, action)


def _icon_key(state: RoadState, seat: int, action: int) -> str:
    return "ignore" if action == IGNORE else "meet"


def _icon_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-ignore-icon" if action == IGNORE else "option-meet-icon")


def _icon_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-icon", {"danger": state.bound(0), "space": state.space[seat]})


def _icon_timeout(state: RoadState, seat: int) -> int:
    return IGNORE


ICON_ASK: Final = Ask(
    "icon",
    "choose",
    "wk2.danger.01",
    legal=_icon_legal,
    apply=_icon_apply,
    key=_icon_key,
    label=_icon_label,
    prompt=_icon_prompt,
    timeout=_icon_timeout,
)


# -- planning the route, space by space -----------------------------------------------------------


def _legal(state: RoadState, seat: int) -> list[int]:
    found = next_spaces(state, seat, state.route)
    if state.route and state.route[-1] != state.space[seat]:
        found.append(DONE)  # a route leads to a different space (wk2.move.04)
    return found


def _apply(state: RoadState, seat: int, action: int) -> None:
    if action == DONE:
        state.done(seat)
        return
    state.route = (*state.route, action)
    state.cost = route_cost(state, seat, state.route)


def _key(state: RoadState, seat: int, action: int) -> str:
    return "done" if action == DONE else board.ID[action]


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == DONE:
        fuel = route_fuel(state, seat)
        return Message("option-drive", {"space": state.route[-1], "fuel": fuel})
    cost = entry_cost(state, seat, state.route, action)
    return Message("option-space", {"space": action, "cost": cost})


def _prompt(state: RoadState, seat: int) -> Message:
    left = reach(state, seat) - state.cost
    return Message("ask-route", {"left": left, "fuel": route_fuel(state, seat)})


def _refused(state: RoadState, seat: int) -> list[Refusal]:
    here = state.route[-1] if state.route else state.space[seat]
    found: list[Refusal] = []
    for space in board.NEIGHBOURS[here]:
        if not board.ENTERABLE[space]:
            found.append(Refusal(board.ID[space], "wk2.move.09", Message("refused-crater")))
        elif route_cost(state, seat, (*state.route, space)) > reach(state, seat):
            short = route_cost(state, seat, (*state.route, space)) - reach(state, seat)
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
