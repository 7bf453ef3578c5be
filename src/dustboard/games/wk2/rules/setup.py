"""Laying the table, and choosing knights, vehicles and starting gear (wk2.setup)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dustboard.games.wk2.content.constants import (
    AMMO,
    ARMOR,
    BROKEN,
    DANGERS,
    FUEL,
    MEDS,
    OF_EACH_DANGER,
    OF_EACH_RESOURCE,
)
from dustboard.games.wk2.content.gear_table import (
    GEAR,
    GEAR_COPIES,
    GEAR_ID,
    GEAR_MODULE,
    GEAR_TYPE,
    STARTING,
    UNIQUE,
    face_of,
    gear_of,
)
from dustboard.games.wk2.content.knight_table import (
    KNIGHT_ID,
    KNIGHT_MODULE,
    KNIGHTS,
    QUICK_GEAR,
    QUICK_VEHICLE,
    VEHICLE_COPIES,
    VEHICLE_ID,
    VEHICLE_MODULE,
    VEHICLES,
)
from dustboard.games.wk2.content.part_table import PARTS_DECK
from dustboard.games.wk2.content.wasteland_table import (
    CARD_MODULE,
    DECK_CARDS,
    EXPLORATION_CARDS,
    INJURIES,
    MALFUNCTION_MODULE,
    MALFUNCTIONS,
    THREAT_TOKENS,
    UPGRADE_KNIGHT,
)
from dustboard.games.wk2.rules.dice_rolls import roll_pool, successes_of
from dustboard.games.wk2.rules.experience import take_upgrade, upgrade_key, upgrades_for
from dustboard.games.wk2.rules.programs import GAME
from dustboard.games.wk2.rules.streams import (
    BOOK_STREAM,
    EXPLORATION_STREAM,
    GEAR_STREAM,
    INJURY_STREAM,
    MALFUNCTION_STREAM,
    WASTELAND_STREAMS,
)
from dustboard.games.wk2.rules.supply import gain_resource, lose_resource
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program
from dustboard.kernel.zones import insert_sorted, without

CHOOSE_KNIGHT: Final = Program("choose a knight")
CHOOSE_VEHICLE: Final = Program("choose a vehicle")
OLD_FRIEND: Final = Program("old friend")
TWISTS: Final = ("dry_year", "old_friends", "long_shadows")
DRY_YEAR: Final = 1
OLD_FRIENDS: Final = 2
STARTING_AMOUNT: Final = 2


def in_box(state: RoadState, things: Iterable[int], module_of: list[int]) -> list[int]:
    """Of these those of the base game and of the modules in play (wk2.module.05, .08, .09)."""
    modules = state.house.modules
    return [one for one in things if modules[module_of[one]]]


def lay_table(state: RoadState) -> None:
    """Decks are shuffled, markers lie ready (wk2.setup.03 to .13)."""
    state.knights = state.players
    for deck in (0, 1):
        cards = in_box(state, DECK_CARDS[deck], CARD_MODULE)
        state.wasteland_deck[deck] = state.shuffled(WASTELAND_STREAMS[deck], tuple(cards))
    state.exploration_deck = state.shuffled(EXPLORATION_STREAM, tuple(range(EXPLORATION_CARDS)))
    state.injury_deck = state.shuffled(INJURY_STREAM, tuple(range(INJURIES)))
    malfunctions = in_box(state, range(MALFUNCTIONS), MALFUNCTION_MODULE)
    state.malfunction_deck = state.shuffled(MALFUNCTION_STREAM, tuple(malfunctions))
    faces = [
        face_of(gear, BROKEN)
        for gear in in_box(state, range(GEAR), GEAR_MODULE)
        if not STARTING[gear] and not UNIQUE[gear]
        for _ in range(GEAR_COPIES[gear])
    ]
    state.gear_deck = state.shuffled(GEAR_STREAM, tuple(faces))
    # starting gear lies open until it is drafted (wk2.setup.09)
    state.offer = tuple(
        [
            face_of(gear, 0)
            for gear in range(GEAR)
            if STARTING[gear]
            for _ in range(GEAR_COPIES[gear])
        ]
    )
    state.bag = tuple(range(THREAT_TOKENS))
    for resource in range(3):
        state.pool[resource] = OF_EACH_RESOURCE
    for danger in range(len(DANGERS)):
        state.markers_left[danger] = OF_EACH_DANGER


def begin_game(state: RoadState) -> None:
    """All lies ready: sheets are chosen next."""
    state.push_in_order([(GAME.number, -1, ())])


def roll_for_first(state: RoadState, frame: Frame) -> None:
    """Each rolls a die of each colour; those tied for most roll again (wk2.setup.14, .32)."""
    if state.players == 1:
        return
    if state.house.one_owner:
        state.ask(0, FIRST.number)  # wk2.setup.29
        return
    left = list(range(state.players))
    while len(left) > 1:
        rolls = [(seat, successes_of(roll_pool(state, (1, 1, 1, 1)))) for seat in left]
        if state.journal is not None:
            state.tell("first-roll", "wk2.setup.14", -1, {"rolls": [list(one) for one in rolls]})
        most = max(number for _, number in rolls)
        left = [seat for seat, number in rolls if number == most]
    state.first = left[0]


def name_first(state: RoadState, frame: Frame) -> None:
    """Who plays two knights says which of them goes first."""
    if state.players > 1 and state.house.one_owner:
        state.first = state.choice[0]


def order(state: RoadState) -> list[int]:
    """Seats clockwise from the first player."""
    return [(state.first + step) % state.players for step in range(state.players)]


def choose_sheets(state: RoadState, frame: Frame) -> None:
    """Knights clockwise, then vehicles the other way round (wk2.setup.15, .18)."""
    seats = order(state)
    calls = [(CHOOSE_KNIGHT.number, seat, ()) for seat in seats]
    if not state.house.quick_setup:
        calls += [(CHOOSE_VEHICLE.number, seat, ()) for seat in reversed(seats)]
    state.push_in_order(calls)


def ask_knight(state: RoadState, frame: Frame) -> None:
    """A knight that nobody has yet."""
    state.ask(frame.seat, KNIGHT.number)


def take_knight(state: RoadState, frame: Frame) -> None:
    """The sheet; with the quick set-up what belongs to it as well (wk2.setup.26)."""
    seat = frame.seat
    state.knight[seat] = state.choice[seat]
    if state.journal is not None:
        data = {"knight": KNIGHT_ID[state.knight[seat]]}
        state.tell("knight", "wk2.setup.15", seat, data)
    if state.house.quick_setup:
        _take_quick_set(state, seat)


def ask_vehicle(state: RoadState, frame: Frame) -> None:
    """A vehicle sheet of which one is left."""
    state.ask(frame.seat, VEHICLE.number)


def take_vehicle(state: RoadState, frame: Frame) -> None:
    """The vehicle sheet."""
    _give_vehicle(state, frame.seat, state.choice[frame.seat])


def _give_vehicle(state: RoadState, seat: int, vehicle: int) -> None:
    state.vehicle[seat] = vehicle
    if state.journal is not None:
        state.tell("vehicle", "wk2.setup.18", seat, {"vehicle": VEHICLE_ID[vehicle]})


def _take_quick_set(state: RoadState, seat: int) -> None:
    """The ready-made set; what earlier players used up is stood in for (wk2.setup.27, .28)."""
    knight = state.knight[seat]
    left = _vehicles(state, seat)
    wished = QUICK_VEHICLE[knight]
    if wished in left:
        _give_vehicle(state, seat, wished)
    else:
        state.push_in_order([(CHOOSE_VEHICLE.number, seat, ())])
    for gear in QUICK_GEAR[knight]:
        face = face_of(gear, 0)
        if face not in state.offer:
            same = [one for one in state.offer if GEAR_TYPE[gear_of(one)] == GEAR_TYPE[gear]]
            if not same:
                continue
            face = same[0]
        equip(state, seat, face)


def equip(state: RoadState, seat: int, face: int) -> None:
    """A drafted card is equipped, working side up (wk2.setup.22)."""
    state.offer = without(state.offer, face)
    if GEAR_TYPE[gear_of(face)] == ARMOR:
        state.armor[seat] = (face,)
    else:
        state.hands[seat] = insert_sorted(state.hands[seat], (face,))
    if state.journal is not None:
        state.tell("drafts", "wk2.setup.20", seat, {"gear": GEAR_ID[gear_of(face)]})


def deal_resources(state: RoadState, frame: Frame) -> None:
    """Two of each resource; gear that nobody took opens the discard (wk2.setup.23, .24)."""
    for seat in order(state):
        for resource in (FUEL, AMMO, MEDS):
            gain_resource(state, seat, resource, STARTING_AMOUNT, "wk2.setup.24")
    state.gear_discard = tuple([face_of(gear_of(face), BROKEN) for face in state.offer])
    state.offer = ()


def lay_parts(state: RoadState, frame: Frame) -> None:
    """After set-up the parts lie beside the gear deck, for everybody to read (wk2.part.01)."""
    if not state.house.parts:
        return
    state.parts_deck = PARTS_DECK
    if state.journal is not None:
        state.tell("parts-laid", "wk2.part.01", -1, {"number": len(PARTS_DECK)})


def draw_twist(state: RoadState, frame: Frame) -> None:
    """By option one of three changes comes to the table (wk2.setup.35)."""
    if not state.house.twist:
        return
    state.twist = 1 + state.below(BOOK_STREAM, len(TWISTS))
    if state.journal is not None:
        state.tell("twist", "wk2.setup.35", -1, {"twist": TWISTS[state.twist - 1]})
    if state.twist == DRY_YEAR:
        for seat in order(state):
            lose_resource(state, seat, FUEL, 1, "wk2.setup.35")
    elif state.twist == OLD_FRIENDS:
        state.push_in_order([(OLD_FRIEND.number, seat, ()) for seat in order(state)])


def ask_friend(state: RoadState, frame: Frame) -> None:
    """Which general upgrade an old friend teaches."""
    state.ask(frame.seat, FRIEND.number)


def take_friend(state: RoadState, frame: Frame) -> None:
    """It counts like any other upgrade."""
    state.due[frame.seat] += 1
    take_upgrade(state, frame.seat, state.choice[frame.seat])


# -- asks -----------------------------------------------------------------------------------------


def _knights(state: RoadState, seat: int) -> list[int]:
    there = in_box(state, range(KNIGHTS), KNIGHT_MODULE)
    return [knight for knight in there if knight not in state.knight]


def _vehicles(state: RoadState, seat: int) -> list[int]:
    return [
        vehicle
        for vehicle in in_box(state, range(VEHICLES), VEHICLE_MODULE)
        if state.vehicle.count(vehicle) < VEHICLE_COPIES[vehicle]
    ]


def _seats(state: RoadState, seat: int) -> list[int]:
    return list(range(state.players))


def _first_key(state: RoadState, seat: int, action: int) -> str:
    return f"first:{action}"


def _first_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-first", {"seat": action})


def _first_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-first")


def _first_seat(state: RoadState, seat: int) -> int:
    return 0


def _friends(state: RoadState, seat: int) -> list[int]:
    return [face for face in upgrades_for(state, seat) if not UPGRADE_KNIGHT[face // 2]]


def _friend_key(state: RoadState, seat: int, action: int) -> str:
    return upgrade_key(action)


def _friend_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-upgrade", {"upgrade": action})


def _friend_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-friend")


def _first_friend(state: RoadState, seat: int) -> int:
    return _friends(state, seat)[0]


def _knight_key(state: RoadState, seat: int, action: int) -> str:
    return KNIGHT_ID[action]


def _knight_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-knight", {"knight": action})


def _knight_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-knight")


def _vehicle_key(state: RoadState, seat: int, action: int) -> str:
    return VEHICLE_ID[action]


def _vehicle_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-vehicle", {"vehicle": action})


def _vehicle_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-vehicle")


def _first_knight(state: RoadState, seat: int) -> int:
    return _knights(state, seat)[0]


def _first_vehicle(state: RoadState, seat: int) -> int:
    return _vehicles(state, seat)[0]


FIRST: Final = Ask(
    "first",
    "choose",
    "wk2.setup.29",
    legal=_seats,
    key=_first_key,
    label=_first_label,
    prompt=_first_prompt,
    timeout=_first_seat,
)
FRIEND: Final = Ask(
    "friend",
    "choose",
    "wk2.setup.35",
    legal=_friends,
    key=_friend_key,
    label=_friend_label,
    prompt=_friend_prompt,
    timeout=_first_friend,
)
KNIGHT: Final = Ask(
    "knight",
    "choose",
    "wk2.setup.15",
    legal=_knights,
    key=_knight_key,
    label=_knight_label,
    prompt=_knight_prompt,
    timeout=_first_knight,
)
VEHICLE: Final = Ask(
    "vehicle",
    "choose",
    "wk2.setup.18",
    legal=_vehicles,
    key=_vehicle_key,
    label=_vehicle_label,
    prompt=_vehicle_prompt,
    timeout=_first_vehicle,
)
