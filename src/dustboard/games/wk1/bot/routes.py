"""Where to go and how: the best end of a move, and the route to it."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.goals import targets
from dustboard.games.wk1.bot.mission_goals import (
    ALL,
    WHO_IS_LAST,
    Target,
    is_last_move,
    stake_of,
)
from dustboard.games.wk1.bot.prices import health_cost, radiation_cost
from dustboard.games.wk1.bot.roads import FAR, ground, threats_of
from dustboard.games.wk1.bot.seen import Seat, Seen
from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.constants import BY_VEHICLE, ON_FOOT, STAY, STEP_MOVE
from dustboard.games.wk1.content.mods import (
    BOARD_RADIATION,
    CONTAMINATION_IGNORED,
    FIRST_FUEL_POINTS,
    FOOT_HEXES,
    OBSTACLES_IGNORED,
    POINTS,
    POINTS_PER_FUEL,
    VEHICLE_POINTS,
)
from dustboard.games.wk1.content.mods import SPEED as SPEED_MOD
from dustboard.games.wk1.content.tile_table import CONTAMINATION, RADIATION
from dustboard.games.wk1.state.state import KnightsState

FEAR: Final = 0.7  # a threat on the way is a detour of so many Movement Points
NEXT_CARD: Final = 0.3  # what more or less of dread makes of driving on after a card
STEP: Final = 2.0  # Movement Points of a usual hex
USUAL_FUEL: Final = 1.7  # that is burnt in a move
TAKEN: Final = 0.1  # what is left where somebody stands who explores before


class Road:
    """A way to end the move."""

    def __init__(self, travel: int, path: list[int], worth: float) -> None:
        self.travel = travel
        self.path = path
        self.worth = worth


def reach(seat: Seat) -> float:
    """Movement Points that a knight makes in a usual move."""
    speed = seat.speed()
    return max(STEP, speed * USUAL_FUEL) if speed and seat.fuel else STEP


def has_moved(state: KnightsState, seat: int) -> bool:
    """Whether a knight has no move any more before the next round."""
    return state.step > STEP_MOVE or (state.step == STEP_MOVE and state.moved[seat] == 1)


def turn(state: KnightsState, seat: int, rounds: int) -> int:
    """Whose turn it is before, in the order that is due after so many rounds."""
    return (seat - state.first - rounds) % state.players


class Map:
    """The board as the mover sees it."""

    def __init__(self, look: Seen) -> None:
        state, seat = look.state, look.mine
        self.look = look
        self.targets = targets(look)
        self.last = is_last_move(look)
        speed = seat.speed()
        if speed:
            speed += seat.mod(SPEED_MOD) + seat.mod(POINTS_PER_FUEL)
        self.speed = speed
        flat = seat.mod(POINTS) + seat.mod(VEHICLE_POINTS)
        self.flat = flat + (seat.mod(FIRST_FUEL_POINTS) if seat.fuel else 0)
        self.ground = ground(state, seat.mod(OBSTACLES_IGNORED) > 0)
        self.turn = max(STEP, speed * USUAL_FUEL) if speed and seat.fuel else STEP
        self.away = [self.ground.away(target.place) for target in self.targets]
        self.offset = 1 if has_moved(state, look.me) else 0
        self.arrivals = [self._arrivals(target) for target in self.targets]
        self.hunters = self._hunters()
        self.worths: list[float] = [FAR] * COUNT

    def _arrivals(self, target: Target) -> list[tuple[int, int]]:
        """The other knights, friends too, and in how many rounds each of them can be there."""
        found: list[tuple[int, int]] = []
        if target.goes_to == ALL:
            return found
        look = self.look
        away = ground(look.state, False).away(target.place)
        for rival in look.rivals():
            if rival.down:
                continue
            far = away[rival.hex]
            moved = 1 if has_moved(look.state, rival.seat) else 0
            rounds = 0
            if far > 0.0:
                rounds = int((far - 0.1) / reach(rival)) + moved
            found.append((rival.seat, rounds))
        return found

    def left(self, at: int, rounds: int) -> float:
        """What others leave of a target for who comes there after so many rounds."""
        look = self.look
        state, weights = look.state, look.weights
        target = self.targets[at]
        mine = turn(state, look.me, rounds)
        share = 1.0
        for seat, theirs in self.arrivals[at]:
            sooner = theirs < rounds or (theirs == rounds and turn(state, seat, rounds) < mine)
            if target.goes_to == WHO_IS_LAST:
                if theirs <= rounds and not sooner:
                    share *= weights.retaken
            elif sooner:
                there = theirs == rounds == 0 and look.seats[seat].hex == target.place
                share *= TAKEN if there and has_moved(state, seat) else weights.taken
        return share

    def _hunters(self) -> list[tuple[Seat, float]]:
        """Rivals who would gain by a duel with the mover, and what he fears to lose by it."""
        look = self.look
        found: list[tuple[Seat, float]] = []
        stake = stake_of(look)
        if stake <= 0.0 or look.weights.danger <= 0.0:
            return found
        for rival in look.rivals():
            if rival.down or rival.attacked == look.me:
                continue
            hope = 0.9 - look.duel(rival).wins
            if hope > 0.0:
                found.append((rival, look.weights.danger * hope * stake))
        return found

    def danger(self, place: int) -> float:
        """What may be lost on a hex to those who can be there before the next own move."""
        cost = 0.0
        state = self.look.state
        for rival, stake in self.hunters:
            if rival.hex == place and has_moved(state, rival.seat):
                continue  # who is there already has to go away first
            if ground(state, False).away(place)[rival.hex] <= reach(rival):
                cost = max(cost, stake)
        return cost

    def hazard(self, place: int) -> float:
        """What a night on a hex costs."""
        if self.last:
            return 0.0
        look = self.look
        state, seat = look.state, look.mine
        tile = state.tiles[place]
        radiation = RADIATION[tile] + state.radiation_tokens[place]
        foul = CONTAMINATION[tile] + state.contamination_tokens[place]
        cost = 0.0
        if radiation:
            cost += radiation_cost(look, seat, radiation - seat.mod(BOARD_RADIATION))
        if foul:
            cost += health_cost(look, seat, foul - seat.mod(CONTAMINATION_IGNORED))
        return cost * look.weights.hazard

    def worth(self, place: int) -> float:
        """What ending the move on a hex is worth: what is there, and what is near."""
        found = self.worths[place]
        if found == FAR:
            found = self._worth(place)
            self.worths[place] = found
        return found

    def _worth(self, place: int) -> float:
        weights = self.look.weights
        left = self.look.rounds_left
        best = total = now = 0.0
        for at, target in enumerate(self.targets):
            worth = target.worth
            rounds = 0
            if target.place != place:
                if self.last:
                    continue
                rounds = self.offset + int((self.away[at][place] - 0.1) / self.turn)
            elif target.meeting and (place == self.look.here or target.first):
                continue  # nobody is met by staying
            rounds = max(rounds, target.first)
            if rounds > left or rounds > target.last:
                continue
            if self.arrivals[at]:
                worth *= self.left(at, rounds)
            if rounds == 0 and target.place == place:
                now += worth
                continue
            worth *= weights.later**rounds
            best = max(best, worth)
            total += worth
        cost = self.hazard(place) + (self.danger(place) if self.hunters else 0.0)
        return now + best + weights.near * total - cost


def _drives(board: Map, start: int) -> list[Road]:
    """The best route by vehicle to every hex in reach."""
    look = board.look
    fuel = look.mine.fuel
    if not board.speed or not fuel:
        return []
    weights = look.weights
    most = fuel * board.speed + board.flat
    ways = board.ground.drives(start, most, threats_of(look.state), FEAR * weights.dread)
    risk = weights.card * weights.dread
    found: list[Road] = []
    for way in ways:
        burnt = max(1, min(fuel, -int(-(way.points - board.flat) // board.speed)))
        price = weights.burnt * burnt * (0.0 if board.last else 1.0)
        price += risk + weights.threat * weights.dread * way.threats
        found.append(Road(BY_VEHICLE, way.path, board.worth(way.path[-1]) - price))
    return found


def _walks(board: Map, start: int) -> list[Road]:
    """All routes on foot."""
    look = board.look
    paths = [[place] for place in NEIGHBOURS[start]]
    if look.mine.mod(FOOT_HEXES):
        for place in NEIGHBOURS[start]:
            paths.extend([place, other] for other in NEIGHBOURS[place] if other != start)
    risk = look.weights.card * look.weights.dread
    return [Road(ON_FOOT, path, board.worth(path[-1]) - risk) for path in paths]


def roads(look: Seen) -> list[Road]:
    """All sensible ways to end this move."""
    board = Map(look)
    start = look.here
    return [
        Road(STAY, [], board.worth(start)),
        *_walks(board, start),
        *_drives(board, start),
    ]


def best_first(found: list[Road]) -> list[Road]:
    """The best road first; equal ones stay as they are."""
    return sorted(found, key=_worst_last)


def _worst_last(road: Road) -> float:
    return -road.worth


def rate_travel(look: Seen, legal: list[int]) -> list[float]:
    """Stay, walk or drive: by the best road of each."""
    best = [-FAR] * (BY_VEHICLE + 1)
    for road in roads(look):
        best[road.travel] = max(best[road.travel], road.worth)
    return [best[travel] for travel in legal]


def routes(look: Seen) -> list[Road]:
    """The rest of all roads that go on from what was planned, the best first."""
    planned = list(look.state.draft[look.me])
    found: list[Road] = []
    for road in best_first(roads(look)):
        path = road.path
        if road.travel == look.state.travel and path[: len(planned)] == planned:
            found.append(Road(road.travel, path[len(planned) :], road.worth))
    return found


def rate_go_on(look: Seen, keys: list[str]) -> list[float]:
    """Drive on, if the end of the route is still the better place."""
    board = Map(look)
    ahead = look.state.route[look.state.route_at :]
    best = max([board.worth(place) for place in ahead])
    best -= 0.1 + NEXT_CARD * (look.weights.dread - 1.0)
    return [best if key == "on" else board.worth(look.here) for key in keys]
