"""Hexes that a mission sends its knights to, with what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.wk1.bot.seen import Seat, Seen
from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.card_table import PANEL_CARDS
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.mission_table import CHECKS, mission_number
from dustboard.games.wk1.content.tile_table import (
    EXPLORING_DIFFICULTY,
    EXPLORING_SKILL,
    IS_CITY,
    MISSION_TILE,
)
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.tokens import is_blank

WIN: Final = 40.0
HER_HEALTH: Final = 4.0  # a point of Health that Mother Manifold loses
LAST: Final = 99
CHASE: Final = 0.5  # who is met next round, where he is now, is often gone
# who has something that several knights want
ALL: Final = 0
WHO_IS_FIRST: Final = 1
WHO_IS_LAST: Final = 2


class Target:
    """A hex, what it is worth to explore it, and when."""

    def __init__(
        self, place: int, worth: float, goes_to: int = ALL, first: int = 0, last: int = LAST
    ) -> None:
        self.place = place
        self.worth = worth
        self.goes_to = goes_to
        self.first = first  # rounds from now between which it is there
        self.last = last
        self.meeting = False  # somebody who is met by coming here, not by staying


Targets = list[Target]


def number(look: Seen, name: str) -> int:
    """A number of the mission."""
    return mission_number(look.state.mission, name)


def entry_chance(look: Seen, place: int) -> float:
    """That a hex can be explored, its check included."""
    skill = EXPLORING_SKILL[look.tile(place)]
    if is_blank(look.state, place):
        return 0.0
    if skill < 0:
        return 1.0
    dice = look.mine.pool(skill, exploring=True)
    return pass_chance(dice, EXPLORING_DIFFICULTY[look.tile(place)])


def attempt_chance(look: Seen) -> float:
    """The best of the mission's checks."""
    best = 0.0
    for skill, difficulty in CHECKS[look.state.mission]:
        best = max(best, pass_chance(look.mine.pool(skill, exploring=True), difficulty))
    return best


def goal_of(look: Seen) -> int:
    """How many steps win; 0 where nobody wins by steps."""
    if look.mission == "savior":
        return number(look, "goal_two_players" if look.players == 2 else "goal")
    if look.mission == "only_one":
        return number(look, "goal_three_players" if look.players == 3 else "goal")
    return number(look, "goal") if look.mission == "blackout" else 0


def steps_of(look: Seen, seat: Seat) -> int:
    """How many steps a knight has done, as all can see."""
    if look.mission == "blackout":
        return look.state.marker_owner.count(seat.seat)
    return seat.laurels if look.mission == "only_one" else seat.carried


def step_worth(look: Seen) -> float:
    """What the next step is worth to the viewer's knight."""
    last = steps_of(look, look.mine) + 1 >= goal_of(look)
    return look.weights.prize * (look.weights.last if last else 1.0)


def urgency(look: Seen, rival: Seat) -> float:
    """How much it counts to take a step away from a rival: more, if he is about to win."""
    goal = goal_of(look)
    if not goal:
        return 1.0
    steps = steps_of(look, rival)
    if steps >= goal:
        return look.weights.urgent * look.weights.urgent
    leads = look.rounds_left <= 2 and steps > steps_of(look, look.mine)
    return look.weights.urgent if steps == goal - 1 or leads else 1.0


# -- the missions -------------------------------------------------------------------------------


def _savior(look: Seen) -> Targets:
    """Ingredients, then the doctor."""
    state = look.state
    held = look.mine.carried
    doctor = state.large_at[0]
    if held >= goal_of(look):
        return [Target(doctor, WIN)]
    ingredients = number(look, "ingredients")
    found: Targets = []
    known = sum([seat.carried for seat in look.seats])
    known += sum([len(markers) for markers in state.markers_open])
    hidden = sum([len(markers) for markers in state.markers_down])
    share = max(0, ingredients - known) / hidden if hidden else 0.0
    prize = step_worth(look)
    for slot, place in enumerate(state.marker_at):
        if place == NONE:
            continue
        worth = prize if state.markers_open[slot] else prize * share + 0.5
        found.append(Target(place, worth * entry_chance(look, place), WHO_IS_FIRST))
    for rival in look.rivals():
        if rival.carried:
            hope = 0.9 if rival.down else look.duel(rival).wins - 0.3 * look.weights.dread
            worth = prize * urgency(look, rival) * look.weights.duels * max(0.0, hope)
            _chase(found, rival.hex, worth)
    return found


def _chase(found: Targets, place: int, worth: float) -> None:
    """Somebody who is there now, and will be elsewhere next round."""
    if worth > 0.0:
        found.append(Target(place, worth, last=0))
        found.append(Target(place, CHASE * worth, first=1))
        found[-1].meeting = found[-2].meeting = True


def _manifold(look: Seen) -> Targets:
    """Mother Manifold for those who can hurt her, Cultists for those who can beat them."""
    state = look.state
    prize = look.weights.prize
    found: Targets = []
    villain = number(look, "villain")
    dread = look.weights.dread
    if state.villain_at[villain] != NONE:
        fight = look.fight(look.mine, PANEL_CARDS[villain], state.villain_loss[villain])
        late = 1.0 if look.rounds_left <= 2 else 0.0
        # her wounds do not heal
        hurt = HER_HEALTH * fight.dealt * (1.0 - 0.4 * dread * fight.falls)
        found.append(Target(state.villain_at[villain], prize * fight.wins + hurt + late))
    cultist = look.fight(look.mine, PANEL_CARDS[number(look, "cultist")])
    hope = cultist.wins - 0.35 * dread - 0.3 * dread * cultist.falls
    for place in state.marker_at:
        if place != NONE:
            found.append(Target(place, 0.55 * prize * max(0.0, hope), WHO_IS_FIRST))
    return found


def stake_of(look: Seen) -> float:
    """What a lost duel takes from the viewer's knight in this mission."""
    if look.mission == "only_one":
        return step_worth(look) * min(1, look.mine.laurels)
    if look.mission == "savior":
        return look.weights.prize * min(1, look.mine.carried)
    return 0.0


def laurels_for(look: Seen, rival: Seat) -> int:
    """What a duel with this rival brings who wins it."""
    if look.mine.attacked == rival.seat:
        return 0
    if not look.mine.laurels:
        return number(look, "hunted_laurels")
    return min(1, rival.laurels)


def _only_one(look: Seen) -> Targets:
    """The called hex, and rivals with Laurels who can be beaten."""
    found: Targets = []
    called = look.state.called
    prize = step_worth(look)
    if called != NONE:
        worth = prize * entry_chance(look, called)
        found.append(Target(called, worth, WHO_IS_FIRST, last=0))
    for rival in look.rivals():
        if rival.seat == look.mine.attacked or rival.down:
            continue
        laurels = laurels_for(look, rival)
        fight = look.duel(rival)
        hope = 1.6 * fight.wins - 0.7 * look.weights.dread
        worth = laurels * prize * urgency(look, rival) * look.weights.duels * max(0.0, hope)
        _chase(found, rival.hex, worth)
    return found


def track(look: Seen) -> list[int]:
    """How far each hex is from the Terminus for the Train, which passes no city; -1 for a city."""
    far = [-1] * COUNT
    tiles = look.state.tiles
    if MISSION_TILE not in tiles:
        return far
    home = [tiles.index(MISSION_TILE)]
    far[home[0]] = 0
    for place in home:
        for other in NEIGHBOURS[place]:
            if far[other] < 0 and not IS_CITY[tiles[other]]:
                far[other] = far[place] + 1
                home.append(other)
    return far


def _freight(look: Seen) -> Targets:
    """The Train while it stops where one can get; the Terminus in time."""
    far = track(look)
    if 0 not in far:
        return []
    state = look.state
    train = state.large_at[0]
    steps = number(look, "train_hexes")
    price = look.weights.prize / 9.0
    left = max(0, far[train] - 1) // steps  # rounds after this one
    found: Targets = []
    if state.train:
        wagon = price * (0.7 * len(state.train) + 0.5) * attempt_chance(look)
        found.append(Target(train, wagon, last=0))
        for ahead in range(1, min(left, 2) + 1):  # where it will be when that round begins
            ways = [place for place in range(COUNT) if far[place] == far[train] - steps * ahead]
            for place in ways:
                found.append(Target(place, wagon / len(ways) ** 0.5, first=ahead, last=ahead))
    for slot, place in enumerate(state.marker_at):
        if place != NONE and state.markers_down[slot]:
            found.append(Target(place, 3.0 * price * entry_chance(look, place), WHO_IS_FIRST))
    points = price * number(look, "terminus_points")
    found.append(Target(far.index(0), points, first=left))
    return found


def _blackout(look: Seen) -> Targets:
    """Relays of nobody, then those of rivals."""
    found: Targets = []
    state = look.state
    passed = attempt_chance(look)
    needed = look.place_of(number(look, "needed_hex_two_players"))
    prize = 0.6 * step_worth(look) + look.weights.reputation * look.rounds_left
    for relay, place in enumerate(state.marker_at):
        owner = state.marker_owner[relay]
        if place == NONE or owner == look.me:
            continue
        if owner == NONE:  # the Tower switches off what nobody controls, and then all lose
            worth = prize + look.weights.dark * (1 + state.supremacy) * look.rounds_left
        else:
            worth = 0.7 * prize * urgency(look, look.seats[owner])
        if look.players == 2 and place == needed:
            worth *= 1.4
        chance = passed * entry_chance(look, place)
        found.append(Target(place, worth * chance, WHO_IS_LAST))
    return found


def _none(look: Seen) -> Targets:
    return []


_BY_MISSION: Final[dict[str, Callable[[Seen], Targets]]] = {
    "savior": _savior,
    "manifold": _manifold,
    "only_one": _only_one,
    "freight": _freight,
    "blackout": _blackout,
}


def mission_targets(look: Seen) -> Targets:
    """Hexes of the mission with what they are worth to the viewer's knight."""
    return _BY_MISSION.get(look.mission, _none)(look)


def is_last_move(look: Seen) -> bool:
    """Whether the game is over after this round."""
    if look.mission == "freight":
        far = track(look)
        return 0 in far and far[look.state.large_at[0]] <= number(look, "train_hexes")
    return look.rounds_left == 0
