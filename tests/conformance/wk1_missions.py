"""Missions of Waste Knights that are nearly won or lost: markers in hands, villains near."""

from __future__ import annotations

import random

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.content.card_table import HEALTH
from dustboard.games.wk1.content.constants import NONE
from dustboard.games.wk1.content.mission_table import MISSION_OPTION, ROUNDS, mission_number
from dustboard.games.wk1.rules.missions.common import SLOTS
from dustboard.games.wk1.rules.missions.villains import panel_of
from dustboard.games.wk1.state.state import KnightsState

from .wk1_zones import make_room, stand_on

TUTORIAL = MISSION_OPTION.index("road_to_gangraen")
PLAIN = 0.04  # the share of such tables that play the example round


def near_the_goal(state: KnightsState, rng: random.Random, plain: bool) -> None:
    """Give each mission a push; now and then, if allowed, play the example round instead."""
    mission = MISSION_OPTION[state.mission]
    if plain and rng.random() < PLAIN:
        _example_round(state)
    elif mission == "savior":
        _ingredients(state, rng)
    elif mission == "freight":
        _wagons(state, rng)
    elif mission == "manifold":
        _cult(state, rng)
    elif mission == "blackout":
        state.round = rng.randint(1, mission_number(state.mission, "villain_from_round"))
        _villain(state, rng)
        for relay in range(SLOTS):
            state.marker_owner[relay] = rng.randrange(NONE, state.players)
            if rng.random() < 0.4:
                stand_on(state, rng.randrange(state.players), state.marker_at[relay])
    elif mission == "only_one":
        state.round = rng.randint(2, 6)  # the crowd calls in some of these rounds
        for seat in range(state.players):
            state.laurels[seat] = rng.randint(0, 3)
            if seat != state.active:
                stand_on(state, seat, rng.choice(NEIGHBOURS[state.at[state.active]]))


def _together(state: KnightsState) -> None:
    for seat in range(state.players):
        stand_on(state, seat, state.at[0])


def _example_round(state: KnightsState) -> None:
    state.mission = TUTORIAL
    state.marker_at = [NONE] * SLOTS
    state.markers_down = [()] * SLOTS
    state.marker_owner = [NONE] * SLOTS
    state.train = ()
    state.large_at = [NONE] * 2
    state.villain_at = [NONE] * 2
    state.round = 1


def _ingredients(state: KnightsState, rng: random.Random) -> None:
    """Markers in the hands of knights who are about to fall or to be robbed."""
    _together(state)
    for slot in range(SLOTS):
        marker = state.markers_down[slot][0] if state.markers_down[slot] else SLOTS
        if marker <= mission_number(state.mission, "ingredients") and rng.random() < 0.8:
            seat = rng.randrange(state.players) if rng.random() < 0.3 else 1
            state.markers_down[slot] = ()
            state.marker_at[slot] = NONE
            state.carried[seat] = tuple(sorted((*state.carried[seat], marker)))
            if not state.down[seat]:
                state.health[seat] = 1


def _wagons(state: KnightsState, rng: random.Random) -> None:
    """Knights on the Train's hex, with wagons that they hardly have room for."""
    for seat in range(state.players):
        if rng.random() < 0.6:
            stand_on(state, seat, state.large_at[0])
            make_room(state, seat, rng.choice((0, 3)))
    for seat in range(state.players):
        for _ in range(rng.randint(0, 2)):
            if len(state.train) > 2:
                wagon = state.train[-1]
                state.train = state.train[:-1]
                state.carried[seat] = tuple(sorted((*state.carried[seat], wagon)))
    down = [seat for seat in range(state.players) if state.down[seat] and state.carried[seat]]
    for seat in down:  # who lies has dropped what he held
        slot = state.marker_at.index(NONE)
        state.marker_at[slot] = state.at[seat]
        state.markers_down[slot] = state.carried[seat]
        state.carried[seat] = ()
    state.round = rng.randint(1, 2)
    _villain(state, rng)


def _villain(state: KnightsState, rng: random.Random) -> None:
    """Baron Sump stands beside the Active Knight, far from home."""
    if rng.random() < 0.4:
        villain = mission_number(state.mission, "villain")
        state.villain_at[villain] = rng.choice(NEIGHBOURS[state.at[state.active]])
        state.villain_home[villain] = 0
        state.round = mission_number(state.mission, "villain_from_round")


def _cult(state: KnightsState, rng: random.Random) -> None:
    """Cultists beside the knights, and Mother Manifold wounded on their hex."""
    for seat in range(state.players):
        slot = state.marker_at.index(NONE)
        if state.at[seat] not in state.marker_at:
            state.marker_at[slot] = state.at[seat]
    if rng.random() < 0.3:
        state.round = ROUNDS[state.mission]  # and with it all is lost
    villain = mission_number(state.mission, "villain")
    if rng.random() < 0.5:
        state.villain_at[villain] = state.at[rng.randrange(state.players)]
        state.villain_loss[villain] = HEALTH[panel_of(villain)] - 1
