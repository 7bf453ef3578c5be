"""Hexes that a mission sends its knights to, with what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.wk1.bot.fighters import enemy, knight, outlook
from dustboard.games.wk1.bot.seen import Seat, Seen, pool
from dustboard.games.wk1.content.board import COUNT, NEIGHBOURS
from dustboard.games.wk1.content.card_table import PANEL_CARDS
from dustboard.games.wk1.content.mission_table import CHECKS, MISSION_OPTION, mission_number
from dustboard.games.wk1.content.tile_table import (
    EXPLORING_DIFFICULTY,
    EXPLORING_SKILL,
    MISSION_TILE,
    TILE_ID,
)
from dustboard.games.wk1.rules.checks import pass_chance

Targets = list[tuple[int, float]]

WIN: Final = 40.0
PRIZE: Final = 9.0  # one step of the mission done
HER_HEALTH: Final = 1.6  # a point of Health that Mother Manifold loses


def number(look: Seen, name: str) -> int:
    """A number of the mission."""
    return mission_number(MISSION_OPTION.index(look.mission), name)


def entry_chance(look: Seen, place: int) -> float:
    """That a hex can be explored, its check included."""
    tile = look.tile(place)
    if look.hexes[place]["blank"]:
        return 0.0
    if EXPLORING_SKILL[tile] < 0:
        return 1.0
    dice = pool(look.mine, EXPLORING_SKILL[tile], exploring=True)
    return pass_chance(dice, EXPLORING_DIFFICULTY[tile])


def attempt_chance(look: Seen) -> float:
    """The best of the mission's checks."""
    best = 0.0
    for skill, difficulty in CHECKS[MISSION_OPTION.index(look.mission)]:
        best = max(best, pass_chance(pool(look.mine, skill, exploring=True), difficulty))
    return best


def duel_chance(look: Seen, rival: Seat) -> float:
    """That the viewer's knight wins a duel."""
    return outlook(look, knight(look.mine), knight(rival)).wins


# -- the missions -------------------------------------------------------------------------------


def _savior(look: Seen) -> Targets:
    """Ingredients, then the doctor."""
    goal = number(look, "goal_two_players" if look.players == 2 else "goal")
    held = len(look.mine["carried"])
    doctor: int = look.goal["large"][0]
    if held >= goal:
        return [(doctor, WIN)]
    ingredients = number(look, "ingredients")
    found: Targets = []
    known = sum([len(seat["carried"]) for seat in look.seats])
    known += sum([len(markers) for markers in look.goal["face_up"]])
    hidden = sum(look.goal["face_down"])
    share = max(0, ingredients - known) / hidden if hidden else 0.0
    for slot, place in enumerate(look.goal["markers"]):
        if place is None:
            continue
        worth = PRIZE if look.goal["face_up"][slot] else PRIZE * share + 0.5
        found.append((place, worth * entry_chance(look, place)))
    for rival in look.rivals():
        if rival["carried"]:
            wins = duel_chance(look, rival)
            found.append((rival["hex"], PRIZE * max(0.0, wins - 0.3 * look.temper.dread)))
    return found


def _manifold(look: Seen) -> Targets:
    """Mother Manifold for those who can hurt her, Cultists for those who can beat them."""
    found: Targets = []
    villain = number(look, "villain")
    row = look.goal["villains"][villain]
    if row["at"] is not None:
        loss: int = row["loss"]
        fight = outlook(look, knight(look.mine), enemy(PANEL_CARDS[villain], loss))
        late = 1.0 if look.rounds_left <= 2 else 0.0
        hurt = (
            HER_HEALTH * fight.dealt * (1.0 - 0.4 * look.temper.dread * fight.falls)
        )  # her wounds do not heal
        found.append((row["at"], PRIZE * fight.wins + hurt + late))
    cultist = outlook(look, knight(look.mine), enemy(PANEL_CARDS[number(look, "cultist")]))
    dread = look.temper.dread
    hope = cultist.wins - 0.35 * dread - 0.3 * dread * cultist.falls
    for place in look.goal["markers"]:
        if place is not None:
            found.append((place, 5.0 * max(0.0, hope)))
    return found


def _only_one(look: Seen) -> Targets:
    """The called hex, and rivals with Laurels who can be beaten."""
    found: Targets = []
    called = look.goal["called"]
    if called is not None:
        found.append((called, PRIZE * entry_chance(look, called)))
    for rival in look.rivals():
        if rival["seat"] == look.mine["attacked"] or rival["down"]:
            continue
        laurels = 2 if not look.mine["laurels"] else min(1, rival["laurels"])
        wins = duel_chance(look, rival)
        found.append(
            (rival["hex"], laurels * PRIZE * max(0.0, 1.6 * wins - 0.7 * look.temper.dread))
        )
    return found


def track(look: Seen) -> list[int]:
    """How far each hex is from the Terminus for the Train, which passes no city; -1 for a city."""
    far = [-1] * COUNT
    home = [row["hex"] for row in look.hexes if row["tile"] == TILE_ID[MISSION_TILE]]
    if not home:
        return far
    far[home[0]] = 0
    for place in home:
        for other in NEIGHBOURS[place]:
            if far[other] < 0 and not look.hexes[other]["city"]:
                far[other] = far[place] + 1
                home.append(other)
    return far


def _freight(look: Seen) -> Targets:
    """The Train while it stops where one can get; the Terminus in time."""
    far = track(look)
    if 0 not in far:
        return []
    train: int = look.goal["large"][0]
    steps = number(look, "train_hexes")
    ends_now = far[train] <= steps
    found: Targets = []
    if look.goal["wagons"]:
        wagon = 0.7 * look.goal["wagons"] + 0.5
        found.append((train, wagon * attempt_chance(look)))
        if not ends_now:  # where it will be when the next round begins
            for place in range(COUNT):
                if far[place] == far[train] - steps:
                    found.append((place, 1.0 * attempt_chance(look)))
    for slot, marker in enumerate(look.goal["markers"]):
        if marker is not None and look.goal["face_down"][slot]:
            found.append((marker, 3.0 * entry_chance(look, marker)))
    points = number(look, "terminus_points")
    found.append((far.index(0), float(points) if ends_now else 0.8 * points))
    return found


def _blackout(look: Seen) -> Targets:
    """Relays of nobody, then those of rivals."""
    found: Targets = []
    passed = attempt_chance(look)
    for relay, place in enumerate(look.goal["markers"]):
        owner = look.goal["owners"][relay]
        if place is None or owner == look.me:
            continue
        worth = PRIZE if owner is None else 0.7 * PRIZE
        if look.players == 2 and place == look.place_of(number(look, "needed_hex_two_players")):
            worth *= 1.4
        found.append((place, worth * passed * entry_chance(look, place)))
    return found


_BY_MISSION: Final[dict[str, Callable[[Seen], Targets]]] = {
    "savior": _savior,
    "manifold": _manifold,
    "only_one": _only_one,
    "freight": _freight,
    "blackout": _blackout,
}


def mission_targets(look: Seen) -> Targets:
    """Hexes of the mission with what they are worth to the viewer's knight."""
    find = _BY_MISSION.get(look.mission)
    return [] if find is None else find(look)


def is_last_move(look: Seen) -> bool:
    """Whether the game is over after this round."""
    if look.mission == "freight":
        far = track(look)
        return 0 in far and far[look.goal["large"][0]] <= number(look, "train_hexes")
    return look.rounds_left == 0
