"""The Train of Dead Man's Freight: where it starts, and its way to the Terminus."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import COUNT, DISTANCE, NEIGHBOURS, TIER
from dustboard.games.wk1.content.constants import NONE, OBSTACLE_TOKEN
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.content.tile_table import IS_CITY, MISSION_TILE
from dustboard.games.wk1.rules.missions.common import choose_place, chosen_place, place_ask
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tokens import place_token
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, Program

RULE: Final = "wk1.round.13"


def terminus(state: KnightsState) -> int:
    """The hex with the mission tile."""
    return state.tiles.index(MISSION_TILE)


def track(state: KnightsState) -> list[int]:
    """How many hexes each hex is away from the Terminus without passing a city; -1: a city."""
    far = [NONE] * COUNT
    reached = [terminus(state)]
    far[reached[0]] = 0
    for place in reached:
        for other in NEIGHBOURS[place]:
            if far[other] == NONE and not IS_CITY[state.tiles[other]]:
                far[other] = far[place] + 1
                reached.append(other)
    return far


def ask_start(state: KnightsState, frame: Frame) -> None:
    """The hexes of the outer tier farthest from the Terminus; of several the Waster chooses."""
    tier = mission_number(state.mission, "train_tier")
    outer = [
        place for place in range(COUNT) if TIER[place] == tier and not IS_CITY[state.tiles[place]]
    ]
    away = DISTANCE[terminus(state)]
    farthest = max(away[place] for place in outer)
    choose_place(state, TRAIN_START, [place for place in outer if away[place] == farthest])


def take_start(state: KnightsState, frame: Frame) -> None:
    """The Train stands there with all its wagons."""
    state.large_at[0] = chosen_place(state)
    if state.journal is not None:
        state.tell("train-stands", "wk1.setup.33", state.waster, spot(state, state.large_at[0]))


TRAIN_SETUP: Final = Program("the Train stands", (ask_start, take_start))


def ask_step(state: KnightsState, frame: Frame) -> None:
    """The next hexes on a shortest way; of several the Waster chooses."""
    here, far = state.large_at[0], track(state)
    nearer = [place for place in NEIGHBOURS[here] if far[place] == far[here] - 1]
    choose_place(state, TRAIN_STEP, nearer)


def take_step(state: KnightsState, frame: Frame) -> None:
    """An obstacle stays on the hex that it leaves."""
    left, place = state.large_at[0], chosen_place(state)
    state.large_at[0] = place
    if state.journal is not None:
        state.tell("train-moves", RULE, state.waster, spot(state, place))
    place_token(state, OBSTACLE_TOKEN, left, RULE)
    more = frame.bindings[0] - 1
    if more and place != terminus(state):
        state.push_in_order([(TRAIN.number, state.waster, (more,))])


TRAIN: Final = Program("the Train moves", (ask_step, take_step))  # bindings: (hexes,)

TRAIN_START: Final = place_ask("train_start", "ask-train-start")
TRAIN_STEP: Final = place_ask("train_step", "ask-train-step")
