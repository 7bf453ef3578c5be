"""Errands of Waste Knights that hardly anybody finishes by chance, prepared so that they succeed.

A run takes the errands in turn; each begins on a table that was laid at random. `wishes` are what
willing players answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from typing import Final

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.content.card_table import BY_ID, HEALTH, TRAITS
from dustboard.games.wk1.content.constants import ATTACK, EMPTY, NONE, SHORT
from dustboard.games.wk1.content.mission_table import MISSION_OPTION, mission_number
from dustboard.games.wk1.content.task_table import NEED_HEX
from dustboard.games.wk1.content.things import GANG
from dustboard.games.wk1.rules.combat.cards import COMBAT_CARD
from dustboard.games.wk1.rules.combat.sides import is_ferocious
from dustboard.games.wk1.rules.exploration import HUB
from dustboard.games.wk1.rules.gear.places import BACKPACK, lay
from dustboard.games.wk1.rules.move.plan import TRAVEL
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.state import State
from dustboard.lab.exhaustive import WILLING, Table

from .wk1_rare import FIGHT, HEXES, LOSE, RARE, ROAD, Row, calm
from .wk1_tables import lay_table
from .wk1_zones import drive, fetch, hold, make_room, on_top, open_common, stand

PATIENCE: Final = 60  # questions that a fight is waited for
SURE: Final = 9  # dominance that decides a fight
SURE_WILL: Final = 0.9  # the share of rare errands on which players follow their wishes
DUEL: Final = 2


def _implant(state: KnightsState, rng: random.Random) -> None:
    """A Cyber-arm in the backpack, at Cerbero Tower."""
    stand(state, state.active, 11)
    make_room(state, state.active)
    fetch(state, BY_ID["b02"])
    lay(state, state.active, (BY_ID["b02"],), BACKPACK)


def _attached(id: str, number: int) -> Errand:
    """Special gear at work, on the hex where it can be detached."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        stand(state, state.active, number)
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
    on_top(state, rng.choice(("w13", "w25")))


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
    open_common(state, "t08")
    for slot in (1, 2):
        if state.slots[slot] != EMPTY:
            state.slot_holder[slot] = (state.active + 1) % state.players


def _racer(state: KnightsState, rng: random.Random) -> None:
    """Speed Record lies open, and a knight has a fast vehicle with a full tank."""
    seat = state.active
    make_room(state, seat)
    if state.pool and state.pool[0] < BY_ID["v02"]:
        drive(state, seat, state.pool[0])
    state.fuel[seat], state.health[seat], state.damaged[seat] = 4, 4, 0
    open_common(state, "t01")


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
    stand(state, state.active, 7)


def _end_of(id: str) -> Errand:
    """A private task that only lacks its second requirement."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        seat, task = state.active, BY_ID[id]
        if state.players > 2:
            hold(state, id)
        elif task in state.boxed:
            state.boxed = tuple(card for card in state.boxed if card != task)
            state.shown_tasks[seat] = (*state.shown_tasks[seat], task)
            state.accepted[seat] = (*state.accepted[seat], task)
        stand(state, seat, NEED_HEX[1][task])
        state.health[seat] = state.fuel[seat] = 4
        state.radiation[seat] = 0

    return errand


def _cities(state: KnightsState, rng: random.Random) -> None:
    """The Long Road lies open, and all have seen one city and stand in another."""
    open_common(state, "t07")
    for seat in range(state.players):
        state.cities[seat] = 1 << 2
        if seat != state.active:
            stand(state, seat, 3)


def _chance(state: KnightsState, rng: random.Random) -> None:
    """Nothing but a table laid at random."""


def _fight(id: str) -> Errand:
    """An enemy who will be met, near Cerbero Tower."""

    def errand(state: KnightsState, rng: random.Random) -> None:
        tower = task_hex(state, 11)
        if tower != NONE and state.slots[1] != EMPTY:
            state.at[state.active] = rng.choice(NEIGHBOURS[tower])
            state.entry[state.active] = NONE
            hold(state, "t27")
            open_common(state, "t02")
        state.health[state.active] = 4
        on_top(state, id)

    return errand


Errand = Callable[[KnightsState, random.Random], None]
ERRANDS: Final[tuple[Row, ...]] = (
    Row(HEXES, _implant),
    Row(ROAD, _robbers),
    Row(FIGHT, _fight("w32")),
    Row(HEXES, _attached("b03", 6)),
    Row(ROAD, _racer),
    Row(FIGHT, _fight("w36")),
    Row(HEXES, _sleeper),
    Row(ROAD, _ambush),
    Row(FIGHT, _fight("w44")),
    Row(HEXES, _red_tomb),
    Row(ROAD, _muscle_car),
    Row(FIGHT, _fight("w37")),
    Row(HEXES, _attached("b04", 12)),
    Row(ROAD, _chance),
    Row(FIGHT, _fight("w31")),
    Row(HEXES, _train),
    Row(HEXES, _cities),
    Row(FIGHT, _baron),
    Row(ROAD, _robbers),
    Row(HEXES, _chance),
    *(Row(HEXES, _end_of(f"t{at}"), (f"done t{at}",)) for at in range(12, 27)),
    *RARE,
)
STARTS: Final = {ROAD: TRAVEL, HEXES: HUB, FIGHT: TRAVEL, LOSE: TRAVEL}


class Errands:
    """Lays table after table; asked before every answer until the errand is prepared."""

    def __init__(self) -> None:
        self.number = -1
        self._at = -1
        self._row = ERRANDS[0]
        self._left: Collection[str] = ()
        self._laid = False
        self._asked = 0

    def begin(self, left: Collection[str]) -> Table:
        """The next errand that is still worth it."""
        self.number += 1
        self._left, self._laid, self._asked = left, False, 0
        while True:
            self._at += 1
            row = self._row = ERRANDS[self._at % len(ERRANDS)]
            if not row.goals or any(goal in left for goal in row.goals):
                return Table(row.options, row.least_players, SURE_WILL if row.goals else WILLING)

    def __call__(self, state: State, rng: random.Random) -> bool:
        assert isinstance(state, KnightsState)
        kind, errand = self._row.kind, self._row.errand
        if not self._laid:
            if STARTS[kind].number not in state.asked:
                return False
            self._laid = True
            lay_table(state, self.number, rng, self._left, plain=not self._row.goals)
            if self._row.goals:
                calm(state)
            errand(state, rng)
            return kind not in (FIGHT, LOSE)
        self._asked += 1
        chance = 0.0 if kind == LOSE else 1.0 if self._row.goals else 0.6
        return _tip_the_scales(state, rng, chance) or self._asked > PATIENCE

    def wishes(self, state: State, seat: int, ask: str) -> Sequence[str]:
        """What willing players answer on this errand."""
        return self._row.wishes.get(ask) or wishes(state, seat, ask)


def _tip_the_scales(state: KnightsState, rng: random.Random, chance: float) -> bool:
    """A fight that the knight nearly has won, with this chance; says whether there is one."""
    if COMBAT_CARD.number not in state.asked:
        return False
    knight = state.active
    if state.asked[knight] != NONE and rng.random() < 0.3:
        return False  # look again when he has chosen his card
    won = rng.random() < chance
    state.dominance = SURE if won else -SURE
    state.clash = 1 if chance == 1.0 else rng.choice((1, 3, 3))
    if not chance:
        state.clash, state.range, state.health[knight] = 1, SHORT, 1
    elif state.asked[knight] == NONE and state.sealed[knight] == ATTACK:
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
            return tuple(f"h{place}" for place in (*state.villain_at, *state.at))
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
