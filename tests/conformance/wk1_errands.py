"""Errands of Waste Knights that hardly anybody finishes by chance, prepared so that they succeed.

A run takes the errands in turn; each begins on a table that was laid at random. `wishes` are what
willing players answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from dustboard.games.wk1.board import NEIGHBOURS
from dustboard.games.wk1.combat.sealing import COMBAT_CARD
from dustboard.games.wk1.combat.sides import is_ferocious
from dustboard.games.wk1.exploration import HUB
from dustboard.games.wk1.mission_numbers import MISSION_OPTION, mission_number
from dustboard.games.wk1.move import TRAVEL
from dustboard.games.wk1.names import ATTACK, EMPTY, NONE
from dustboard.games.wk1.numbers import BY_ID, HEALTH, TRAITS
from dustboard.games.wk1.places import BACKPACK, lay
from dustboard.games.wk1.state import KnightsState
from dustboard.games.wk1.task_goals import place_of
from dustboard.games.wk1.task_numbers import NEED_HEX
from dustboard.games.wk1.words import GANG
from dustboard.kernel.state import State

from .wk1_tables import lay_table
from .wk1_zones import drive, fetch, make_room

PATIENCE: Final = 60  # questions that a fight is waited for
SURE: Final = 9  # dominance that decides a fight
DUEL: Final = 2


def _stand(state: KnightsState, seat: int, number: int) -> None:
    place = place_of(state, number)
    if place != NONE:
        state.at[seat] = state.entry[seat] = place


def _implant(state: KnightsState, rng: random.Random) -> None:
    """A Cyber-arm in the backpack, at Cerbero Tower."""
    _stand(state, state.active, 11)
    make_room(state, state.active)
    fetch(state, BY_ID["b02"])
    lay(state, state.active, (BY_ID["b02"],), BACKPACK)


def _attached(id: str, number: int) -> Errand:
    """Special gear at work, on the hex where it can be detached."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        _stand(state, state.active, number)
        fetch(state, BY_ID[id])
        held = state.special[state.active]
        state.special[state.active] = tuple(sorted((*held, BY_ID[id])))

    return errand


def _sleeper(state: KnightsState, rng: random.Random) -> None:
    """Doc's Black Bag, and an unconscious rival on the same hex."""
    other = (state.active + 1) % state.players
    state.at[other] = state.at[state.active]
    state.down[other], state.health[other] = 1, 0
    fetch(state, BY_ID["b12"])
    make_room(state, state.active)
    lay(state, state.active, (BY_ID["b12"],), BACKPACK)


def _muscle_car(state: KnightsState, rng: random.Random) -> None:
    """A damaged Muscle Car, or another vehicle, meets what damages vehicles."""
    seat = state.active
    make_room(state, seat)
    if rng.random() < 0.5:
        fetch(state, BY_ID["b01"])
        drive(state, seat, BY_ID["b01"])
    state.damaged[seat] = 1
    _on_top(state, rng.choice(("w13", "w25")))


def _robbers(state: KnightsState, rng: random.Random) -> None:
    """Unconscious rivals all around who store nothing but blue gear, or hold a task."""
    places = rng.sample(NEIGHBOURS[state.at[state.active]], 3)
    for seat in range(state.players):
        if seat == state.active:
            state.health[seat] = 4
            continue
        make_room(state, seat)
        for id in ("b08", "b09", "b10"):
            if rng.random() < 0.5:
                fetch(state, BY_ID[id])
                make_room(state, seat)
                lay(state, seat, (BY_ID[id],), BACKPACK)
        state.at[seat] = state.entry[seat] = places.pop()
        state.down[seat], state.health[seat] = 1, 0
    _open_common(state, BY_ID["t08"])
    for slot in (1, 2):
        if state.slots[slot] != EMPTY:
            state.slot_holder[slot] = (state.active + 1) % state.players


def _racer(state: KnightsState, rng: random.Random) -> None:
    """Speed Record lies open, and a knight has a fast vehicle with a full tank."""
    seat, task = state.active, BY_ID["t01"]
    make_room(state, seat)
    if state.pool and state.pool[0] < BY_ID["v02"]:
        drive(state, seat, state.pool[0])
    state.fuel[seat], state.health[seat], state.damaged[seat] = 4, 4, 0
    _open_common(state, task)


def _open_common(state: KnightsState, task: int) -> None:
    every = [card for card in (state.slots[0], *state.common_deck) if card not in (task, EMPTY)]
    if task in (state.slots[0], *state.common_deck):
        state.slots = (task, *state.slots[1:])
        state.common_deck = tuple(every)


def _ambush(state: KnightsState, rng: random.Random) -> None:
    """A card under the Waster marker."""
    state.ambush[state.active] = (*state.ambush[state.active], state.wasteland_deck[-1])
    state.wasteland_deck = state.wasteland_deck[:-1]


def _train(state: KnightsState, rng: random.Random) -> None:
    """Room for wagons, on the Train's hex."""
    if MISSION_OPTION[state.mission] == "freight":
        for seat in range(state.players):
            make_room(state, seat)
            state.at[seat] = state.entry[seat] = state.large_at[0]


def _baron(state: KnightsState, rng: random.Random) -> None:
    """Baron Sump on the hex of the Active Knight."""
    if MISSION_OPTION[state.mission] in ("freight", "blackout"):
        villain = mission_number(state.mission, "villain")
        state.villain_at[villain] = state.at[state.active]
        state.villain_home[villain] = 0
        state.health[state.active] = 4


def _red_tomb(state: KnightsState, rng: random.Random) -> None:
    _stand(state, state.active, 7)


def _end_of(id: str) -> Errand:
    """A private task that only lacks its second requirement."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        seat, task = state.active, BY_ID[id]
        if state.players > 2:
            _hold(state, task)
        elif task in state.boxed:
            state.boxed = tuple(card for card in state.boxed if card != task)
            state.shown_tasks[seat] = (*state.shown_tasks[seat], task)
            state.accepted[seat] = (*state.accepted[seat], task)
        _stand(state, seat, NEED_HEX[1][task])
        state.health[seat] = state.fuel[seat] = 4
        state.radiation[seat] = 0

    return errand


def _cities(state: KnightsState, rng: random.Random) -> None:
    """The Long Road lies open, and all have seen one city and stand in another."""
    _open_common(state, BY_ID["t07"])
    for seat in range(state.players):
        state.cities[seat] = 1 << 2
        if seat != state.active:
            _stand(state, seat, 3)


def _chance(state: KnightsState, rng: random.Random) -> None:
    """Nothing but a table laid at random."""


def _on_top(state: KnightsState, id: str) -> None:
    """A card on top of the wasteland deck, if it lies there."""
    card = BY_ID[id]
    if card in state.wasteland_deck:
        rest = [other for other in state.wasteland_deck if other != card]
        state.wasteland_deck = (*rest, card)


def _fight(id: str) -> Errand:
    """An enemy who will be met, near Cerbero Tower."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        tower = place_of(state, 11)
        if tower != NONE and state.slots[1] != EMPTY:
            state.at[state.active] = rng.choice(NEIGHBOURS[tower])
            state.entry[state.active] = NONE
            _hold(state, BY_ID["t27"])
            _open_common(state, BY_ID["t02"])
        state.health[state.active] = 4
        _on_top(state, id)

    return errand


def _hold(state: KnightsState, task: int) -> None:
    if task in state.private_deck and state.slots[1] != EMPTY:
        rest = [card for card in state.private_deck if card != task]
        state.private_deck = (state.slots[1], *rest)
        state.slots = (state.slots[0], task, state.slots[2])
        state.slot_holder[1] = state.active


Errand = Callable[[KnightsState, random.Random], None]
ROAD, HEXES, FIGHT = "road", "hexes", "fight"
ERRANDS: Final[tuple[tuple[str, Errand], ...]] = (
    (HEXES, _implant),
    (ROAD, _robbers),
    (FIGHT, _fight("w32")),
    (HEXES, _attached("b03", 6)),
    (ROAD, _racer),
    (FIGHT, _fight("w36")),
    (HEXES, _sleeper),
    (ROAD, _ambush),
    (FIGHT, _fight("w44")),
    (HEXES, _red_tomb),
    (ROAD, _muscle_car),
    (FIGHT, _fight("w37")),
    (HEXES, _attached("b04", 12)),
    (ROAD, _chance),
    (FIGHT, _fight("w31")),
    (HEXES, _train),
    (HEXES, _cities),
    (FIGHT, _baron),
    (ROAD, _robbers),
    (HEXES, _chance),
    *((HEXES, _end_of(f"t{number}")) for number in range(12, 27)),
)
STARTS: Final = {ROAD: TRAVEL, HEXES: HUB, FIGHT: TRAVEL}


class Errands:
    """Lays table after table; asked before every answer until the errand is prepared."""

    def __init__(self) -> None:
        self.number = -1
        self._state: State | None = None
        self._laid = False
        self._asked = 0

    def __call__(self, state: State, rng: random.Random) -> bool:
        assert isinstance(state, KnightsState)
        if state is not self._state:
            self._state, self._laid, self._asked = state, False, 0
            self.number += 1
        kind, errand = ERRANDS[self.number % len(ERRANDS)]
        if not self._laid:
            if STARTS[kind].number not in state.asked:
                return False
            self._laid = True
            lay_table(state, self.number, rng)
            errand(state, rng)
            return kind != FIGHT
        self._asked += 1
        return _tip_the_scales(state, rng) or self._asked > PATIENCE


def _tip_the_scales(state: KnightsState, rng: random.Random) -> bool:
    """A fight that is nearly decided; says whether there is one."""
    if COMBAT_CARD.number not in state.asked:
        return False
    knight = state.active
    if state.asked[knight] != NONE and rng.random() < 0.3:
        return False  # look again when he has chosen his card
    won = rng.random() < 0.6
    state.dominance = SURE if won else -SURE
    state.clash = rng.choice((1, 3, 3))
    if state.asked[knight] == NONE and state.sealed[knight] == ATTACK:
        state.ammo[knight] = state.fuel[knight] = 0  # something took it meanwhile
    elif state.fight != DUEL and is_ferocious(state):
        state.health[knight] = 4 if won else 1
        state.foe_loss = HEALTH[state.foe] - 1 if won else 0
    elif state.fight != DUEL and TRAITS[state.foe] >> GANG & 1:
        state.dominance = SURE
    return True


_ALWAYS: Final[dict[str, tuple[str, ...]]] = {
    "go_on": ("on",),
    "rest-uses": ("use:b12",),
    "react_my_combat": ("l16",),
    "react_own_turn": ("y21", "l23", "l14"),
    "react_my_check": ("g26",),
    "meeting": ("A", "B", "C", "D"),
    "consent": ("yes",),
    "search": ("yes",),
    "escape_or_face": ("face",),
    "face_villain": ("face",),
    "relay": ("repair",),
    "board": ("guns", "blades", "repair", "survival"),
}


def wishes(state: State, seat: int, ask: str) -> Sequence[str]:
    """Beginnings of keys that a willing player answers with, the best one first."""
    assert isinstance(state, KnightsState)
    if ask == "travel":
        return ("stay",) if any(state.ambush) else ("vehicle", "stay")
    if ask == "route":
        if not state.draft[seat]:
            return tuple(f"h{state.at[other]}" for other in range(state.players))
        far = state.slots[0] == BY_ID["t01"] and len(state.draft[seat]) < 8
        return ("h",) if far else ()
    if ask == "hex":
        return tuple(f"h{place}" for place in state.at)
    if ask == "explore":
        first = ("accomplish:", "mission:", "accept:")
        last = ("special:", "body", "supplies", "resupply", "trade")
        turn = state.luck_used[0] % len(last)  # as many dice as were rolled
        return (*first, *last[turn:], *last[:turn])
    if ask == "deed":
        return ("revive", "steal")[state.round % 2 :]
    if ask == "loot":
        return (("stored", "task"), ("task", "marker"))[state.luck_used[0] % 2]
    if ask == "combat_card":
        truce = state.fight == DUEL and state.clash == 1 and state.round % 2
        return ("defend",) if truce else ("attack", "multi_attack")
    return _ALWAYS.get(ask, ())
