"""Dead Man's Freight: a Train without a driver, and wagons that knights keep to themselves.

Wagons that an unconscious knight drops lie face down on the hex; whoever explores it can take one
of them, unseen, instead of his exploration action. Wagons beyond a knight's capacity are left where
he stands when his move or the round is over.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import COUNT, DISTANCE, NEIGHBOURS, TIER
from dustboard.games.wk1.content.constants import ARRIVED, NONE, OBSTACLE_TOKEN, RANDOM_STREAM
from dustboard.games.wk1.content.keys import of_number
from dustboard.games.wk1.content.mission_table import mission_number
from dustboard.games.wk1.content.tile_table import IS_CITY, MISSION_TILE
from dustboard.games.wk1.rules.gear.gear import backpack_room, free_room, markers_in_backpack
from dustboard.games.wk1.rules.gear.places import BACKPACK, CARGO
from dustboard.games.wk1.rules.missions.common import (
    attempt_ask,
    begin_attempt,
    choose_place,
    chosen_place,
    free_slot,
    markers_on,
    place_ask,
    shuffled_markers,
)
from dustboard.games.wk1.rules.missions.mission import Mission
from dustboard.games.wk1.rules.missions.villains import appear, follow, meeting
from dustboard.games.wk1.rules.resources import lose_health, suffer
from dustboard.games.wk1.rules.seats import spot
from dustboard.games.wk1.rules.tasks.goals import task_hex
from dustboard.games.wk1.rules.tokens import place_token
from dustboard.games.wk1.rules.winning import win
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Call, Frame, Program
from dustboard.kernel.zones import insert_sorted, without

TRAIN_RULE: Final = "wk1.round.13"


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
        state.tell("train-moves", TRAIN_RULE, state.waster, spot(state, place))
    place_token(state, OBSTACLE_TOKEN, left, TRAIN_RULE)
    more = frame.bindings[0] - 1
    if more and place != terminus(state):
        state.push_in_order([(TRAIN.number, state.waster, (more,))])


TRAIN: Final = Program("the Train moves", (ask_step, take_step))  # bindings: (hexes,)

TRAIN_START: Final = place_ask("train_start", "ask-train-start")
TRAIN_STEP: Final = place_ask("train_step", "ask-train-step")


WAGON_RULE: Final = "wk1.win.04"


def has_room(state: KnightsState, seat: int) -> bool:
    """Whether the knight has capacity for one more wagon."""
    return max(0, free_room(state, seat, BACKPACK)) + max(0, free_room(state, seat, CARGO)) > 0


def _keep(state: KnightsState, seat: int, wagon: int) -> None:
    state.carried[seat] = insert_sorted(state.carried[seat], (wagon,))
    if state.journal is not None:
        public = {"wagon": 0, **spot(state, state.at[seat]), "held": len(state.carried[seat])}
        state.whisper("wagon-kept", WAGON_RULE, seat, {**public, "wagon": wagon}, public)


# -- boarding -----------------------------------------------------------------------------------


def ask_board(state: KnightsState, frame: Frame) -> None:
    """One of three checks, or not."""
    state.ask(frame.seat, BOARD_TRAIN.number)


def look_at_wagons(state: KnightsState, frame: Frame) -> None:
    """Passed: two wagons, of which he keeps one; failed: Health."""
    seat = frame.seat
    if state.journal is not None:
        kind = "boards" if state.check_passed else "falls-off"
        state.tell(kind, WAGON_RULE, seat, spot(state, state.at[seat]))
    if not state.check_passed:
        state.frame = frame.below
        lose_health(state, seat, mission_number(state.mission, "failed_health"), WAGON_RULE)
        return
    wagons = state.shuffled(RANDOM_STREAM, state.train)
    seen = mission_number(state.mission, "wagons_seen")
    state.wagons_seen[seat] = tuple(sorted(wagons[:seen]))
    state.train = wagons[seen:]
    if state.journal is not None:
        public = {"number": len(state.wagons_seen[seat]), "low": 0, "high": 0}
        low, high = state.wagons_seen[seat][0], state.wagons_seen[seat][-1]
        whole = {**public, "low": low, "high": high}
        state.whisper("wagons-seen", WAGON_RULE, seat, whole, public)
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
    WAGON_RULE,
    legal=lambda state, seat: list(state.wagons_seen[seat]),
    key=lambda state, seat, action: of_number("wagon", action),
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
        state.whisper("wagons-dropped", WAGON_RULE, seat, whole, public)


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
    WAGON_RULE,
    legal=lambda state, seat: list(state.carried[seat]),
    key=lambda state, seat, action: of_number("wagon", action),
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


def _number(state: KnightsState, name: str) -> int:
    return mission_number(state.mission, name)


class Freight(Mission):
    """The Train is large marker A; its wagons are the six small markers."""

    def set_up(self, state: KnightsState) -> list[Call]:
        """The Terminus replaces a tile; the Train stands far away from it."""
        replaced = task_hex(state, _number(state, "replaced_hex"))
        tiles = list(state.tiles)
        tiles[replaced] = MISSION_TILE
        state.tiles = tuple(tiles)
        state.train = shuffled_markers(state)
        return [(TRAIN_SETUP.number, state.waster, ())]

    def waster_step(self, state: KnightsState) -> list[Call]:
        """The Train moves and may arrive; Baron Sump; the reactor."""
        villain = _number(state, "villain")
        calls: list[Call] = [
            (TRAIN.number, state.waster, (_number(state, "train_hexes"),)),
            (ARRIVAL.number, state.waster, ()),
        ]
        if state.round == _number(state, "villain_from_round"):
            appear(state, villain, task_hex(state, _number(state, "villain_hex")))
        else:
            calls.extend(follow(state, villain))
        return [*calls, (REACTOR.number, state.waster, ())]

    def move_begins(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def entered(self, state: KnightsState, seat: int) -> list[Call]:
        return meeting(state, seat)

    def move_ended(self, state: KnightsState, seat: int) -> list[Call]:
        return [(OVERLOAD.number, seat, ())] if overloaded(state, seat) else []

    def exploring_begins(self, state: KnightsState, seat: int) -> list[Call]:
        """A knight on the Train's hex with capacity for a wagon may board."""
        aboard = state.at[seat] == state.large_at[0] and len(state.train) > 0
        return [(BOARD.number, seat, ())] if aboard and has_room(state, seat) else []

    def explore_actions(self, state: KnightsState, seat: int) -> list[int]:
        """Wagons that were dropped here."""
        return markers_on(state, state.at[seat]) if has_room(state, seat) else []

    def explore_label(self, state: KnightsState, seat: int, action: int) -> Message:
        return Message("option-take-wagon", {"number": len(state.markers_down[action])})

    def explore_action(self, state: KnightsState, seat: int, action: int) -> list[Call]:
        take_lying(state, seat, action)
        return []

    def fallen(self, state: KnightsState, seat: int) -> list[Call]:
        return [(DROP.number, seat, ())] if state.carried[seat] else []

    def round_ended(self, state: KnightsState) -> list[Call]:
        return [
            (OVERLOAD.number, seat, ()) for seat in range(state.players) if overloaded(state, seat)
        ]

    def score_lines(self, state: KnightsState, seat: int) -> list[tuple[str, int]]:
        """Wagon values and Reputation, and more for a knight on the Terminus."""
        wagons = sum(wagon for wagon in state.carried[seat] if wagon != NONE)
        waits = MISSION_TILE in state.tiles and state.at[seat] == terminus(state)
        there = _number(state, "terminus_points") if waits else 0
        reputation = state.reputation[seat]
        return [("wagons", wagons), ("reputation", reputation), ("terminus", there)]


def arrive(state: KnightsState, frame: Frame) -> None:
    """The game ends when the Train enters the Terminus."""
    if state.large_at[0] == terminus(state):
        everybody = list(range(state.players))
        win(state, [FREIGHT.best(state, everybody)], ARRIVED)


ARRIVAL: Final = Program("the Train arrives", (arrive,))
FREIGHT: Final = Freight()
