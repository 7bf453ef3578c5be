"""Wagons of Dead Man's Freight: boarding, keeping, dropping; only their holder knows them."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE, RANDOM_STREAM
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.rules.gear.gear import backpack_room, free_room, markers_in_backpack
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO
from dustboard.games.wk1.rules.missions.common import (
    attempt_ask,
    begin_attempt,
    free_slot,
    markers_on,
)
from dustboard.games.wk1.rules.resources import lose_health, suffer
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted, without

RULE: Final = "wk1.win.04"


def has_room(state: KnightsState, seat: int) -> bool:
    """Whether the knight has capacity for one more wagon."""
    return max(0, free_room(state, seat, BACKPACK)) + max(0, free_room(state, seat, CARGO)) > 0


def _keep(state: KnightsState, seat: int, wagon: int) -> None:
    state.carried[seat] = insert_sorted(state.carried[seat], (wagon,))
    if state.journal is not None:
        public = {"wagon": 0, **spot(state, state.at[seat]), "held": len(state.carried[seat])}
        state.whisper("wagon-kept", RULE, seat, {**public, "wagon": wagon}, public)


# -- boarding -----------------------------------------------------------------------------------


def ask_board(state: KnightsState, frame: Frame) -> None:
    """One of three checks, or not."""
    state.ask(frame.seat, BOARD_TRAIN.number)


def look_at_wagons(state: KnightsState, frame: Frame) -> None:
    """Passed: two wagons, of which he keeps one; failed: Health."""
    seat = frame.seat
    if state.journal is not None:
        kind = "boards" if state.check_passed else "falls-off"
        state.tell(kind, RULE, seat, spot(state, state.at[seat]))
    if not state.check_passed:
        state.frame = frame.below
        lose_health(state, seat, mission_number(state.mission, "failed_health"), RULE)
        return
    wagons = state.shuffled(RANDOM_STREAM, state.train)
    seen = mission_number(state.mission, "wagons_seen")
    state.wagons_seen[seat] = tuple(sorted(wagons[:seen]))
    state.train = wagons[seen:]
    if state.journal is not None:
        public = {"number": len(state.wagons_seen[seat]), "low": 0, "high": 0}
        low, high = state.wagons_seen[seat][0], state.wagons_seen[seat][-1]
        whole = {**public, "low": low, "high": high}
        state.whisper("wagons-seen", RULE, seat, whole, public)
    state.ask(seat, KEEP_WAGON.number)


def keep_wagon(state: KnightsState, frame: Frame) -> None:
    """The other one stays on the Train."""
    seat = frame.seat
    wagon = state.choice[seat]
    state.train = (*state.train, *without(state.wagons_seen[seat], wagon))
    state.wagons_seen[seat] = ()
    _keep(state, seat, wagon)


BOARD: Final = Program("board the Train", (ask_board, begin_attempt, look_at_wagons, keep_wagon))
BOARD_TRAIN: Final = attempt_ask("board", "ask-board")
KEEP_WAGON: Final = Ask(
    "keep_wagon",
    "choose",
    RULE,
    legal=lambda state, seat: list(state.wagons_seen[seat]),
    key=lambda state, seat, action: f"wagon:{action}",
    label=lambda state, seat, action: Message("option-wagon", {"wagon": action}),
    prompt=lambda state, seat: Message("ask-keep-wagon"),
    timeout=lambda state, seat: state.wagons_seen[seat][-1],
)


# -- dropping and finding -----------------------------------------------------------------------


def _lay_down(state: KnightsState, seat: int, wagons: tuple[int, ...]) -> None:
    """Face down on the knight's hex, with those that lie there already."""
    here = markers_on(state, state.at[seat])
    slot = here[0] if here else free_slot(state)
    state.marker_at[slot] = state.at[seat]
    state.markers_down[slot] = (*state.markers_down[slot], *wagons)
    for wagon in wagons:
        state.carried[seat] = without(state.carried[seat], wagon)
    if state.journal is not None:
        public = {**spot(state, state.at[seat]), "number": len(wagons)}
        whole = {**public, "wagons": list(wagons)}
        state.whisper("wagons-dropped", RULE, seat, whole, public)


def drop_all(state: KnightsState, frame: Frame) -> None:
    """The unconscious hold nothing."""
    _lay_down(state, frame.seat, state.carried[frame.seat])


DROP: Final = Program("drop wagons", (drop_all,))


def take_lying(state: KnightsState, seat: int, slot: int) -> None:
    """One of the wagons on the hex, unseen until it is taken."""
    wagons = state.markers_down[slot]
    wagon = wagons[state.below(RANDOM_STREAM, len(wagons))]
    state.markers_down[slot] = without(wagons, wagon)
    if not state.markers_down[slot]:
        state.marker_at[slot] = NONE
    _keep(state, seat, wagon)


def overloaded(state: KnightsState, seat: int) -> bool:
    """Whether the knight holds wagons that he has no room for."""
    room = backpack_room(state, seat) - len(state.backpack[seat])
    return markers_in_backpack(state, seat) > max(0, room)


def ask_unload(state: KnightsState, frame: Frame) -> None:
    """He chooses what he leaves."""
    if overloaded(state, frame.seat):
        state.ask(frame.seat, LEAVE_WAGON.number)
    else:
        state.frame = frame.below


def take_unload(state: KnightsState, frame: Frame) -> None:
    """One wagon less, and look again."""
    _lay_down(state, frame.seat, (state.choice[frame.seat],))
    state.push_in_order([(OVERLOAD.number, frame.seat, ())])


OVERLOAD: Final = Program("too many wagons", (ask_unload, take_unload))
LEAVE_WAGON: Final = Ask(
    "leave_wagon",
    "choose",
    RULE,
    legal=lambda state, seat: list(state.carried[seat]),
    key=lambda state, seat, action: f"wagon:{action}",
    label=lambda state, seat, action: Message("option-wagon", {"wagon": action}),
    prompt=lambda state, seat: Message("ask-leave-wagon"),
    timeout=lambda state, seat: state.carried[seat][0],
)


# -- the reactor --------------------------------------------------------------------------------


def leak(state: KnightsState, frame: Frame) -> None:
    """The holder of the reactor wagon suffers Radiation, and so all know who he is."""
    reactor = mission_number(state.mission, "reactor")
    for seat in range(state.players):
        if reactor in state.carried[seat]:
            if state.journal is not None:
                state.tell("reactor", "wk1.round.13", seat, {})
            suffer(state, seat, mission_number(state.mission, "reactor_radiation"), "wk1.round.13")


REACTOR: Final = Program("the reactor leaks", (leak,))
