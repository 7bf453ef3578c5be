"""Errands of Waste Knights that lead to one rare thing each; gone on until it was reached.

Each row says where it begins, what is prepared, what it is for, and what it needs: options of the
table, players, and answers that willing players give on this errand only.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from dustboard.games.wk1.content.board import DISTANCE, NEIGHBOURS, SPECIAL_PLACES, TIER, TIERS
from dustboard.games.wk1.content.card_table import BY_ID, HEALTH
from dustboard.games.wk1.content.constants import (
    CONTAMINATION_TOKEN,
    NONE,
    RADIATION_TOKEN,
    THREAT_TOKEN,
)
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.rules.gear.gear import free_room
from dustboard.games.wk1.rules.gear.places import BACKPACK, lay
from dustboard.games.wk1.rules.missions.common import SLOTS
from dustboard.games.wk1.rules.missions.villains import panel_of
from dustboard.games.wk1.rules.tokens import place_token
from dustboard.games.wk1.state.state import KnightsState

from .wk1_effects import wanted
from .wk1_zones import drive, fetch, make_room, on_top, open_common, stand, stand_on, wear

ROAD, HEXES, FIGHT, LOSE = "road", "hexes", "fight", "lose"
BREAKS: Final = ("w17", "w13", "w07", "w01")  # events that damage vehicles
SWARM: Final = "w06"
MACHINES: Final = ("w25", "w27", "w28", "w20")
BLUE: Final = ("b08", "b09", "b10", "b07", "b06", "b05")  # that fit into a backpack


@dataclass(frozen=True)
class Row:
    """One errand; without goals it is always worth it."""

    kind: str
    errand: Callable[[KnightsState, random.Random], None]
    goals: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    least_players: int = 2
    wishes: dict[str, tuple[str, ...]] = field(default_factory=dict)


def _rivals(state: KnightsState) -> list[int]:
    return [seat for seat in range(state.players) if seat != state.active]


def calm(state: KnightsState) -> None:
    """Nothing that comes between an errand and its goal: no hunt, no ambush, no luck cards."""
    open_common(state, "t08")
    hidden = [card for cards in state.ambush for card in cards]
    state.wasteland_deck = (*hidden, *state.wasteland_deck)
    state.ambush = [()] * state.players
    held = [card for hand in state.luck for card in hand]
    state.luck_deck = (*held, *state.luck_deck)
    state.luck = [()] * state.players


def _at(number: int) -> Callable[[KnightsState, random.Random], None]:
    """Nothing but a knight who is well, on a numbered hex."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        stand(state, state.active, number)
        state.health[state.active] = 4

    return errand


def _sleepers(state: KnightsState, rng: random.Random) -> None:
    """Doc's Black Bag among unconscious rivals; all others have explored already."""
    make_room(state, state.active)
    fetch(state, BY_ID["b12"])
    lay(state, state.active, (BY_ID["b12"],), BACKPACK)
    state.health[state.active], state.radiation[state.active] = 4, 0
    for seat in _rivals(state):
        stand_on(state, seat, state.at[state.active])
        state.down[seat], state.health[seat] = 1, 0


def _meets(*ids: str, gear: str = "", task: str = "") -> Callable[..., None]:
    """Cards on top of the wasteland deck, for a knight with a piece of gear."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        seat = state.active
        make_room(state, seat)
        if gear == "b01":
            fetch(state, BY_ID[gear])
            drive(state, seat, BY_ID[gear])
        elif gear:
            wear(state, seat, gear)
        state.health[seat] = state.fuel[seat] = 4
        state.radiation[seat], state.damaged[seat] = 0, 1 if gear == "b01" else 0
        for id in ids:
            on_top(state, id)
        if task:
            open_common(state, task)

    return errand


def _dented(state: KnightsState, rng: random.Random) -> None:
    """A damaged vehicle from the pool, and events that damage vehicles."""
    _meets(*BREAKS)(state, rng)
    drive(state, state.active, state.pool[0])
    state.damaged[state.active] = 1


def _mother(state: KnightsState, rng: random.Random) -> None:
    """Mother Manifold, nearly defeated, beside a knight who is well."""
    _villain_near(state, rng)
    villain = mission_number(state.mission, "villain")
    state.villain_loss[villain] = HEALTH[panel_of(villain)] - 1


def _villain_near(state: KnightsState, rng: random.Random) -> None:
    """The villain beside a knight who is well, and far from home."""
    seat, villain = state.active, mission_number(state.mission, "villain")
    state.villain_at[villain] = rng.choice(NEIGHBOURS[state.at[seat]])
    state.villain_home[villain] = state.at[seat]
    state.health[seat] = state.fuel[seat] = state.ammo[seat] = 4
    state.radiation[seat] = 0


def _procession(state: KnightsState, rng: random.Random) -> None:
    """Two Cultists at the same distance from Mother Manifold, in a round that she moves after."""
    state.round = mission_number(state.mission, "moves_from_round") - 1
    here = state.villain_at[mission_number(state.mission, "villain")]
    far = [place for place, distance in enumerate(DISTANCE[here]) if distance == 2]
    state.marker_at = [*rng.sample(far, 2), *[NONE] * (SLOTS - 2)]


def _called(state: KnightsState, rng: random.Random) -> None:
    """The crowd calls a hex that nobody is on."""
    state.round = 2
    state.called = next(place for place in range(1, 37) if place not in state.at)


def _lost_wagon(state: KnightsState, rng: random.Random) -> None:
    """A wagon lies where a knight with room explores."""
    seat, wagon = state.active, state.train[-1]
    make_room(state, seat)
    here = state.at[seat]
    slot = state.marker_at.index(here if here in state.marker_at else NONE)
    state.train = state.train[:-1]
    state.marker_at[slot] = here
    state.markers_down[slot] = (*state.markers_down[slot], wagon)


def _overload(state: KnightsState, rng: random.Random) -> None:
    """More wagons than a knight has room for beside his gear."""
    seat = state.active
    while state.train and len(state.carried[seat]) < 5:
        state.carried[seat] = tuple(sorted((*state.carried[seat], state.train[-1])))
        state.train = state.train[:-1]


def _duel(state: KnightsState, rng: random.Random) -> None:
    """Rivals with Laurels who will not last long, on all hexes around."""
    seat = state.active
    state.health[seat], state.round, state.radiation[seat] = 4, 2, 0
    state.fuel[seat] = state.ammo[seat] = 4
    for number, rival in enumerate(_rivals(state)):
        stand_on(state, rival, NEIGHBOURS[state.at[seat]][number])
        state.down[rival], state.health[rival], state.laurels[rival] = 0, 1, 2


def _empty_bags(state: KnightsState, rng: random.Random) -> None:
    """Unconscious rivals all around who store nothing but blue gear."""
    seat = state.active
    here = NEIGHBOURS[state.at[seat]]
    state.health[seat], state.round, state.radiation[seat] = 4, 3, 0
    for number, rival in enumerate(_rivals(state)):
        make_room(state, rival)
        fetch(state, BY_ID[BLUE[number]])
        lay(state, rival, (BY_ID[BLUE[number]],), BACKPACK)
        stand_on(state, rival, here[number])
        state.down[rival], state.health[rival] = 1, 0


def _danger(state: KnightsState, rng: random.Random) -> None:
    """Three dangers on every hex around a knight."""
    _meets(task="t11")(state, rng)
    for place in NEIGHBOURS[state.at[state.active]]:
        for token in (RADIATION_TOKEN, CONTAMINATION_TOKEN, THREAT_TOKEN):
            place_token(state, token, place, "wk1.round.12")


def _outside(state: KnightsState, rng: random.Random) -> None:
    """All are well and far away."""
    open_common(state, "t09")
    far = [place for place in SPECIAL_PLACES if TIER[place] == TIERS]
    for seat in range(state.players):
        stand_on(state, seat, rng.choice(far))
        state.health[seat], state.radiation[seat], state.down[seat] = 4, 0, 0


def _dark(state: KnightsState, rng: random.Random) -> None:
    """Nobody has a relay, in the first round that it matters."""
    state.round = mission_number(state.mission, "danger_from_round")
    state.marker_owner = [NONE] * SLOTS
    state.supremacy = 0


def _greens(state: KnightsState, rng: random.Random) -> None:
    """Locusts come upon a knight with several green cards in his backpack."""
    _meets(SWARM)(state, rng)
    for id in ("g02", "g03", "g04"):
        fetch(state, BY_ID[id])
        if free_room(state, state.active, BACKPACK) > 0:
            lay(state, state.active, (BY_ID[id],), BACKPACK)


def _relay(state: KnightsState, rng: random.Random) -> None:
    """A rival's relay on the hex of the Active Knight."""
    stand_on(state, state.active, state.marker_at[0])
    state.marker_owner[0] = _rivals(state)[0]


def _duel_for_a_task(state: KnightsState, rng: random.Random) -> None:
    _duel(state, rng)
    open_common(state, "t03")


def _actions_at(number: int) -> tuple[str, ...]:
    return tuple(name for name in wanted() if name.startswith(f"action h{number:02} "))


MANIFOLD: Final = {"mission": "manifold"}
ONLY_ONE: Final = {"mission": "only_one"}
FREIGHT: Final = {"mission": "freight"}
BLACKOUT: Final = {"mission": "blackout"}
QUIET: Final = {"quiet_cities": "normal"}
_TRADE: Final = {"explore": ("trade",)}
_GEOFFREY: Final = {"knight_sheet": ("k08",), "react_own_turn": ("k08", "pass")}
_ROB: Final = {"deed": ("steal",), "loot": ("stored",)}

RARE: Final[tuple[Row, ...]] = (
    Row(HEXES, _at(3), ("action h03 90",), QUIET, wishes=_TRADE),
    Row(HEXES, _at(5), ("action h05 90",), QUIET, wishes=_TRADE),
    Row(HEXES, _sleepers, ("ask sleeper",), least_players=3),
    Row(FIGHT, _meets(*MACHINES, task="t04"), ("done t04",), wishes={"waster": MACHINES}),
    Row(FIGHT, _mother, ("end all-win",), MANIFOLD),
    Row(HEXES, _procession, ("ask procession_hex",), MANIFOLD),
    Row(LOSE, _meets("w32"), ("text ask-push", "text event-pushed"), wishes={"waster": ("w32",)}),
    Row(LOSE, _meets("w32", gear="r11"), ("text ask-react-17",), wishes={"waster": ("w32",)}),
    Row(FIGHT, _meets("w21", gear="b11"), ("text event-range-held",), wishes={"waster": ("w21",)}),
    Row(HEXES, _called, ("text event-crowd-quiet",), ONLY_ONE),
    Row(FIGHT, _duel, ("text event-laurels",), ONLY_ONE),
    Row(
        ROAD, _meets(*BREAKS, gear="b01"), ("text event-never-wrecked",), wishes={"waster": BREAKS}
    ),
    Row(ROAD, _dented, ("text event-vehicle-wrecked",), wishes={"waster": BREAKS}),
    Row(ROAD, _meets(*BREAKS, gear="y21"), ("used y21",), wishes={"waster": BREAKS}),
    Row(ROAD, _meets(gear="g26"), ("used g26",), wishes={"escape_or_face": ("escape",)}),
    Row(ROAD, _empty_bags, ("text event-steals-nothing",), {"steal_stored": "random"}, wishes=_ROB),
    Row(FIGHT, _villain_near, ("text event-villain-returns",), FREIGHT),
    Row(HEXES, _lost_wagon, ("text option-take-wagon",), FREIGHT),
    Row(HEXES, _overload, ("ask leave_wagon",), FREIGHT),
    Row(HEXES, _dark, ("text event-supremacy",), BLACKOUT),
    Row(HEXES, _relay, ("text event-relay-taken-over",), BLACKOUT),
    Row(FIGHT, _duel_for_a_task, ("done t03",)),
    Row(ROAD, _greens, ("ask eaten_card",), wishes={"waster": (SWARM,), "meal": ("card",)}),
    Row(HEXES, _at(8), ("used k08",), wishes=_GEOFFREY),
    Row(ROAD, _danger, ("done t11",)),
    Row(HEXES, _outside, ("done t09",)),
    *(Row(HEXES, _at(number), _actions_at(number)) for number in range(1, 16)),
)
