"""Positions of Waste Knights II that tests of the client begin with.

A table with the option `laid` is laid as usual; then its knights stand as the scene says, and the
programs of the scene run before the first round. The title may still be in the making: then this
offers it to the server of the tests alone.

    code = ana.table(["me"], title="wk2", options={"laid": "camp"})

Seat 0 is Johnny, whose turn it is; others stand beside him.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any

import dustboard
from dustboard import api
from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import NEGOTIATE
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.part_table import PART_ID, PARTS_DECK
from dustboard.games.wk2.content.settings import Settings
from dustboard.games.wk2.content.story_table import COUNTERS, ENTRIES, SHEETS
from dustboard.games.wk2.content.task_table import OF_CITY, TASK_CITY, TASK_ID
from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    CARD_NUMBER,
    LANDMARK_ID,
    UPGRADE_ID,
)
from dustboard.games.wk2.rules.city import GARAGE_PARTS
from dustboard.games.wk2.rules.programs import (
    CAMP,
    CITY,
    COMBAT,
    DEAL_PARTS,
    EXPLORE,
    ROUND,
    SEALED,
    TEST,
    TINKER,
)
from dustboard.games.wk2.rules.setup import lay_table
from dustboard.games.wk2.rules.vocabulary import RUNNER
from dustboard.games.wk2.rules.words.party import Sealed
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.frames import Call
from dustboard.kernel.options import choice
from dustboard.kernel.zones import without
from games.wk2.scene import gear

KNIGHTS = ("k-johnny", "k-logan", "k-alinta", "k-nelly")
VEHICLES = ("v-offroad", "v-truck", "v-bike", "v-atv")
TALE = "3"  # an entry with a test, a price and a free way on


def _town(state: RoadState) -> int:
    return next(space for space in board.CITIES if board.CITY[space] == "gangraen")


def _camp(state: RoadState) -> list[Call]:
    return [(CAMP.number, 0, ())]


def _city(state: RoadState) -> list[Call]:
    state.space[0] = _town(state)
    return [(CITY.number, 0, ())]


def _fight(state: RoadState) -> list[Call]:
    card = CARD_ID.index("d02")  # the Driller: three traits and a machine
    return [(COMBAT.number, 0, (CARD_NUMBER[card], -1))]


def _test(state: RoadState) -> list[Call]:
    state.stowed[0] = (*state.stowed[0], gear("q29"))  # a drug that can be taken before the roll
    return [(TEST.number, 0, (NEGOTIATE, 2))]


def _again(state: RoadState) -> list[Call]:
    """A test with dice from three sources, a bonus before the roll and a die to roll again."""
    state.stowed[0] = (gear("q19"), gear("q29"))  # a hat that helps, a drug
    state.upgrades[0] = (2 * UPGRADE_ID.index("p-johnny-1") + 1,)
    return [(TEST.number, 0, (NEGOTIATE, 2))]


def _explore(state: RoadState) -> list[Call]:
    return [(EXPLORE.number, 0, ())]


def _vote(state: RoadState) -> list[Call]:
    first, source = RUNNER.lists["88"]  # where the train goes is for all to say
    return [RUNNER.call(first, 0, (source,))]


def _sealed(state: RoadState) -> list[Call]:
    line = next(one for one in RUNNER.lines if type(one) is Sealed)
    return [(SEALED.number, 0, (line.number, 0))]


def _landmarks(state: RoadState) -> list[Call]:
    """Johnny stands at a landmark; another lies open, and there is a face-down one of his own."""
    cards = {LANDMARK_ID.index("landmark_01"): "s80", LANDMARK_ID.index("landmark_12"): "s69"}
    for card, space in cards.items():
        state.revealed = (*state.revealed, card)
        state.landmark_at[card] = board.BY_ID[space]
    state.landmark[0] = (LANDMARK_ID.index("landmark_09"),)
    state.marker_at[0] = board.BY_ID["s85"]
    return []


def _parts(state: RoadState, *ids: str) -> None:
    """Parts of the deck are on Johnny's vehicle."""
    state.parts_deck = PARTS_DECK
    for id in ids:
        state.parts_deck = without(state.parts_deck, PART_ID.index(id))
        state.parts[0] = tuple(sorted((*state.parts[0], PART_ID.index(id))))


def _fitted(state: RoadState) -> list[Call]:
    _parts(state, "z01", "z08", "z14")
    return []


def _tinker(state: RoadState) -> list[Call]:
    _parts(state, "z02")
    state.points = 2
    return [(TINKER.number, 0, ()), (CAMP.number, 0, ())]


def _deal(state: RoadState) -> list[Call]:
    _parts(state, "z01", "z18")
    state.space[0] = _town(state)
    state.shops = GARAGE_PARTS
    return [(DEAL_PARTS.number, 0, ())]


def _tasks(state: RoadState) -> list[Call]:
    """Johnny has two tasks, one with a token two roads away, and has finished a third."""
    for city, tasks in enumerate(OF_CITY):
        state.task_piles[city] = tasks
    for id in ("city_task_05", "city_task_12", "city_task_01"):
        task = TASK_ID.index(id)
        city = TASK_CITY[task]
        state.task_piles[city] = tuple(one for one in state.task_piles[city] if one != task)
        if id == "city_task_01":
            state.tasks_done[0] = (task,)
            state.task_steps[task] = 2
        else:
            state.tasks[0] = (*state.tasks[0], task)
    state.task_steps[TASK_ID.index("city_task_12")] = 1
    state.task_seen = (1000 * TASK_ID.index("city_task_12"),)
    state.task_at[TASK_ID.index("city_task_05")] = board.BY_ID["s90"]
    state.space[0] = board.BY_ID["s90"]
    return []


def _cellars(state: RoadState) -> list[Call]:
    """Three cities of Spreading Corruption have a token, one of them is shut."""
    state.sheet = SHEETS.index("s2")
    state.challenge = ()
    for city, stage in (("gangraen", 2), ("alice", 3), ("pumps", 1)):
        state.counters[COUNTERS.index(f"stage_{city}")] = stage
    return []


def _looked(state: RoadState) -> list[Call]:
    """Two tokens lie face down, and Johnny has looked at one of them."""
    spaces = tuple(sorted((board.BY_ID["s83"], board.BY_ID["s90"])))
    state.plot = state.face_down = spaces
    state.looked[0] = (spaces[0], ENTRIES.index("165"))
    return []


def _none(state: RoadState) -> list[Call]:
    return []


SCENES: dict[str, Callable[[RoadState], list[Call]]] = {
    "turn": _none,
    "site": _none,
    "tale": _none,
    "camp": _camp,
    "city": _city,
    "fight": _fight,
    "test": _test,
    "again": _again,
    "explore": _explore,
    "vote": _vote,
    "sealed": _sealed,
    "landmarks": _landmarks,
    "parts": _fitted,
    "tinker": _tinker,
    "parts_deal": _deal,
    "tasks": _tasks,
    "cellars": _cellars,
    "looked": _looked,
}


def lay_scene(state: RoadState, scene: str) -> None:
    """Knights with wounds, damage and gear, on the second page of First Tank."""
    state.offer = ()
    for seat in range(state.players):
        state.knight[seat] = KNIGHT_ID.index(KNIGHTS[seat])
        state.vehicle[seat] = VEHICLE_ID.index(VEHICLES[seat])
        state.space[seat] = board.BY_ID["s80"]
        state.fuel[seat] = state.ammo[seat] = state.meds[seat] = 2
        for resource in range(3):
            state.pool[resource] -= 2
    state.hands[0] = (gear("a01"), gear("a02"))
    state.armor[0] = (gear("a05"),)
    state.stowed[0] = (gear("q01:broken"),)
    state.wounds[0], state.contaminated[0], state.radiation[0] = 2, 1, 1
    for seat in range(state.players):
        state.damage[seat] = 1
    state.sheet = SHEETS.index("t2")
    state.time = 6
    state.challenge = (board.SPECIAL[3],)
    if scene == "site":
        state.space[0] = board.SPECIAL[3]
    state.active = 0
    state.actions = 2
    state.push_in_order([*SCENES[scene](state), (ROUND.number, -1, ())])
    if scene == "tale":
        first, source = RUNNER.lists[TALE]
        state.entry = source
        state.read = (source,)
        RUNNER.push(state, first, 0, (source,))


def _offer() -> Any:
    """The title, which the server of the tests has in any case."""
    if find_spec("dustboard.games.wk2.meta") is None:
        from dustboard.games.wk2 import making

        sys.modules["dustboard.games.wk2.meta"] = making
        offered = [*dustboard.titles(), "wk2"]
        api.titles = dustboard.titles = lambda: offered  # type: ignore[assignment]
        return making.TITLE
    return dustboard.title("wk2")


def install() -> None:
    """Offer the title, with its scenes."""
    title = _offer()
    title.options = (*title.options, choice("laid", ("", *SCENES), "wk2.setup.26", "A04"))
    usual = title.setup

    def settings(options: dict[str, Any]) -> Settings:
        found: Any = Settings(options)
        found.laid = options.get("laid", "")
        return found  # type: ignore[no-any-return]

    def setup(state: RoadState) -> None:
        scene: str = getattr(state.house, "laid", "")
        if not scene:
            usual(state)
            return
        lay_table(state)
        lay_scene(state, scene)

    title.settings = settings
    title.setup = setup


@contextmanager
def installed() -> Iterator[None]:
    """The scenes for the time of a test."""
    title: Any = _offer()
    options = title.options
    install()
    try:
        yield
    finally:
        title.options = options
        del title.settings, title.setup
