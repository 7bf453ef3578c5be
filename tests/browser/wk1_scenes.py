"""Positions of Waste Knights that tests of the client begin with.

A table with the option `laid` is set up as usual; then its knights are chosen, gear and luck cards
are laid as the scene says, and its programs run before the first round. The setup of a game is part
of every replay of it, so that undo, reload and a look back work as at any other table.

    code = ana.table(["me", "link", "link"], title="wk1", options={"laid": "fight"})

Seat 0 is the Active Knight. With three seats, seat 2 is the Waster; with two, seat 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from dustboard.games.wk1 import meta
from dustboard.games.wk1.content.card_table import BY_ID, COLOUR
from dustboard.games.wk1.content.constants import (
    BY_VEHICLE,
    COLOURS,
    STEP_EXPLORE,
    STEP_KNIGHTS,
    STEP_MOVE,
    STEP_REST,
)
from dustboard.games.wk1.content.knight_table import KNIGHT_BY_ID
from dustboard.games.wk1.content.settings import Settings
from dustboard.games.wk1.rules.effects.window_moments import BEFORE_MOVING
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.places import PLACES, lay, link
from dustboard.games.wk1.rules.gear.placing import place_gear
from dustboard.games.wk1.rules.preparations import BOARD
from dustboard.games.wk1.rules.programs import MEET, RESOLVE_CARD, ROUND, WASTER_TURN, WINDOW
from dustboard.games.wk1.rules.seats import waster_for
from dustboard.games.wk1.rules.setup import open_tasks, place_knights, set_up
from dustboard.games.wk1.rules.trade.deals import deal
from dustboard.games.wk1.rules.trade.trade_action import TRADE_ACTION
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Call
from dustboard.kernel.options import choice

KNIGHTS = ("k01", "k13", "k10", "k12")
VEHICLES = ("v01", "v02", "v03", "v01.2")
LUCK = (("l02", "l03", "l18"), ("l05", "l10", "l12"), ("l09", "l15", "l21"), ("l01", "l06", "l20"))
AS_DEALT = ("ambush",)  # scenes with the luck cards that the log speaks of
WEAPONS = ("y04", "y04.2", "g05", "g06")
ROAD = 1  # the hex north of the middle
HUNT = "t05"  # a common task that hunts beasts, and w21 is one
_PILES = (
    "green_deck",
    "yellow_deck",
    "red_deck",
    "blue",
    "pool",
    "luck_deck",
    "wasteland_deck",
)
_HELD = ("aside", "luck")


def fetch(state: KnightsState, id: str) -> int:
    """Take a card from wherever the setup has put it."""
    card = BY_ID[id]
    for name in _PILES:
        zone = getattr(state, name)
        setattr(state, name, tuple(other for other in zone if other != card))
    for name in _HELD:
        hands = getattr(state, name)
        for seat in range(state.players):
            hands[seat] = tuple(other for other in hands[seat] if other != card)
    if card in state.stalls:  # another of its colour takes its place
        colour = COLOURS[COLOUR[card]]
        deck = getattr(state, f"{colour}_deck")
        setattr(state, f"{colour}_deck", deck[:-1])
        state.stalls = tuple(deck[-1] if other == card else other for other in state.stalls)
    return card


def put(state: KnightsState, seat: int, place: str, *ids: str) -> None:
    """Lay gear on a panel or into a store."""
    for id in ids:
        lay(state, seat, (fetch(state, id),), PLACES.index(place))


def hold(state: KnightsState, seat: int, *ids: str) -> None:
    """A hand of luck cards; the one dealt goes back under the deck."""
    state.luck_deck = (*state.luck[seat], *state.luck_deck)
    state.luck[seat] = ()
    state.luck[seat] = tuple(sorted(fetch(state, id) for id in ids))


def _drive(state: KnightsState, seat: int, id: str) -> None:
    state.vehicle[seat] = fetch(state, id)


def _fight(foe: str) -> Callable[[KnightsState], list[Call]]:
    def scene(state: KnightsState) -> list[Call]:
        state.step = STEP_MOVE
        state.card = fetch(state, foe)
        return [(RESOLVE_CARD.number, 0, (state.card,))]

    return scene


def _armed(state: KnightsState) -> list[Call]:
    """Seat 0 has a weapon in each hand."""
    put(state, 0, "hand:2", "g05.2")
    return _fight("w19")(state)


def _duel(state: KnightsState) -> list[Call]:
    state.step = STEP_MOVE
    return [(MEET.number, 0, ())]


def _stalls(state: KnightsState) -> list[Call]:
    """Seat 0 trades in New Sydney, whose special space is open to him."""
    state.step = STEP_EXPLORE
    put(state, 0, "backpack", "y06")
    return [(TRADE_ACTION.number, 0, (4, 0))]


def _equip(state: KnightsState) -> list[Call]:
    state.step = STEP_KNIGHTS
    put(state, 0, "backpack", "g12")
    link(state, 1, fetch(state, "g12.2"), state.hands[1][0])
    return [equip(list(range(state.players)))]


def _place(state: KnightsState) -> list[Call]:
    """New gear, and no room for all of it."""
    state.step = STEP_MOVE
    put(state, 0, "backpack", "g12", "g08")
    put(state, 0, "vehicle", "g24", "g25")
    put(state, 0, "aside", "y06", "g20")
    return [place_gear(0)]


def _deal(state: KnightsState) -> list[Call]:
    state.step = STEP_REST
    put(state, 0, "backpack", "y06")
    state.ammo[0] = 2  # there is room for what he may ask for
    return [deal(0, 1)]


def _waster(*revealed: str, ahead: bool = True, hunt: str = "") -> Callable[..., list[Call]]:
    """Seat 0 has driven to a hex of his route; the Waster looks at what lies open."""

    def scene(state: KnightsState) -> list[Call]:
        state.step = STEP_MOVE
        state.travel = BY_VEHICLE
        state.route = (ROAD, 2) if ahead else (ROAD,)
        state.route_at = 1
        state.at[0] = ROAD
        state.fuel_spent = 1
        state.points = 3
        state.revealed = tuple(fetch(state, id) for id in revealed)
        if hunt:
            task, (old, *others) = BY_ID[hunt], state.slots
            deck = (*state.common_deck, old)
            state.common_deck = tuple(card for card in deck if card != task)
            state.slots = (task, *others)
        return [(WASTER_TURN.number, 0, ())]

    return scene


def _luck(state: KnightsState) -> list[Call]:
    """Seat 0 may play luck before he moves; the others may respond to it."""
    state.step = STEP_MOVE
    state.travel = BY_VEHICLE
    hold(state, 0, "l01", "l03", "l18")
    return [(WINDOW.number, 0, (BEFORE_MOVING, 0, 0, 1, 0))]


def _ambush(state: KnightsState) -> list[Call]:
    """Seat 1 has a card under the Waster marker."""
    state.ambush[1] = (fetch(state, "w26"),)
    put(state, 0, "vehicle", "y06")
    put(state, 1, "vehicle", "r04")
    return []


def _twins(state: KnightsState) -> list[Call]:
    """An ingredient was dropped where a marker of the mission still lies face down."""
    state.marker_at[1] = state.marker_at[0]
    state.markers_open[1], state.markers_down[1] = state.markers_down[1], ()
    return []


def _cure(state: KnightsState) -> list[Call]:
    """Seat 1 holds enough ingredients to win."""
    state.carried[1] = (1, 2)
    return []


def _night(state: KnightsState) -> list[Call]:
    """Seat 0 has wounds and little Ammo, and stays in a city."""
    state.step = STEP_KNIGHTS
    state.health[0] = 2
    state.ammo[0] = 2
    return [(BOARD.number, 0, ())]


def _worn(state: KnightsState) -> list[Call]:
    """Seat 0 has wounds that cost dice."""
    state.health[0] = 1
    return []


SCENES: dict[str, Callable[[KnightsState], list[Call]]] = {
    "fight": _fight("w19"),
    "ferocious": _fight("w21"),
    "armed": _armed,
    "duel": _duel,
    "stalls": _stalls,
    "equip": _equip,
    "place": _place,
    "deal": _deal,
    "luck": _luck,
    "ambush": _ambush,
    "round": lambda state: [],
    "waster": _waster("w02", "w19"),
    "last": _waster("w02", "w19", ahead=False),
    "hunt": _waster("w02", "w21", hunt=HUNT),
    "twins": _twins,
    "cure": _cure,
    "night": _night,
    "worn": _worn,
}


def lay_scene(state: KnightsState, scene: str) -> None:
    """Everything that setting up would have asked, and the scene on top of the first round."""
    state.frame = None
    state.first, state.active = 0, 0
    state.waster = state.rival = waster_for(state, 0)
    for seat in range(state.players):
        state.knight[seat] = KNIGHT_BY_ID[KNIGHTS[seat]]
        _drive(state, seat, VEHICLES[seat])
        gear = state.aside[seat]
        state.aside[seat] = ()
        for card, place in zip(gear, ("pocket:1", "pocket:2", "backpack"), strict=True):
            lay(state, seat, (card,), PLACES.index(place))
        put(state, seat, "hand:1", WEAPONS[seat])
        if scene not in AS_DEALT:
            hold(state, seat, *LUCK[seat])
    if state.players == 2:
        for seat in (0, 1):
            state.secret_tasks[seat] = state.private_deck[-2:]
            state.private_deck = state.private_deck[:-2]
        state.boxed, state.private_deck = state.private_deck, ()
    open_tasks(state)
    calls = place_knights(state)
    state.round = max(1, state.round)
    state.push_in_order([*calls, *SCENES[scene](state), (ROUND.number, 0, ())])


def install() -> None:
    """Give the title its scenes."""
    title: Any = meta.TITLE
    title.options = (*title.options, choice("laid", ("", *SCENES), "wk1.gold.08", "D01"))

    def settings(options: dict[str, Any]) -> Settings:
        found: Any = Settings(options)
        found.laid = options.get("laid", "")
        return found  # type: ignore[no-any-return]

    def setup(state: KnightsState) -> None:
        set_up(state)
        scene: str = getattr(state.house, "laid", "")
        if scene:
            lay_scene(state, scene)

    title.settings = settings
    title.setup = setup


@contextmanager
def installed() -> Iterator[None]:
    """The scenes for the time of a test."""
    title: Any = meta.TITLE
    options = title.options
    install()
    try:
        yield
    finally:
        title.options = options
        del title.settings, title.setup
