"""Game Setup: board, decks, gear and knights, then the choices (wk1.setup)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import (
    CENTRAL_PLACES,
    CITY_PLACES,
    COUNT,
    NORMAL_PLACES,
    SPECIAL_PLACES,
)
from dustboard.games.wk1.content.card_table import (
    BLUE_CARDS,
    COLOUR,
    DESIGN,
    GEAR_CARDS,
    ID,
    LUCK_CARDS,
    STARTING,
    TASK_CARDS,
    VEHICLE_CARDS,
    WASTELAND_CARDS,
)
from dustboard.games.wk1.content.constants import (
    BOARD_STREAM,
    DICE,
    EMPTY,
    GREEN,
    GREEN_STREAM,
    LIME,
    LUCK_STREAM,
    NONE,
    ORANGE,
    PURPLE,
    RED,
    STEP_SETUP,
    TASK_STREAM,
    WASTELAND_STREAM,
)
from dustboard.games.wk1.content.knight_table import KNIGHT_ID, KNIGHTS
from dustboard.games.wk1.content.mission_table import MIN_PLAYERS
from dustboard.games.wk1.content.settings import MISSIONS
from dustboard.games.wk1.content.task_table import IS_COMMON
from dustboard.games.wk1.content.tile_table import (
    KIND,
    KIND_CENTRAL,
    KIND_CITY,
    KIND_NORMAL,
    KIND_SPECIAL,
    TILES,
)
from dustboard.games.wk1.rules.decks import set_deck
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.gear.vehicles import take_vehicle
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import GAME, ROUND
from dustboard.games.wk1.rules.resources import FULL
from dustboard.games.wk1.rules.scenes import lay_scene
from dustboard.games.wk1.rules.seats import round_order, waster_for
from dustboard.games.wk1.rules.tasks.tasks import draw_task, introduce
from dustboard.games.wk1.rules.trade.offers import vehicles_on_sale
from dustboard.games.wk1.rules.trade.stalls import refill
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message, Refusal
from dustboard.kernel.dice import roll_off
from dustboard.kernel.frames import Call, Frame, Program


def lay_gear(state: KnightsState) -> None:
    """Sort gear by colour, give everybody the starting set, shuffle, fill the Stalls.

    Blue gear is set aside. The starting sets wait in `aside` for `place_gear`.
    """
    given = _starting_sets(state)
    for colour in (GREEN, GREEN + 1, RED):
        cards = [card for card in GEAR_CARDS if COLOUR[card] == colour and card not in given]
        set_deck(state, colour, state.shuffled(GREEN_STREAM + colour, tuple(cards)))
    state.blue = BLUE_CARDS
    state.pool = VEHICLE_CARDS
    state.stalls = ()
    refill(state, "wk1.setup.30")


def _starting_sets(state: KnightsState) -> list[int]:
    """One card of each starting title for each knight; gives all of them."""
    given: list[int] = []
    for seat in range(state.players):
        titles: list[str] = []
        cards: list[int] = []
        for card in GEAR_CARDS:
            if STARTING[card] and card not in given and DESIGN[card] not in titles:
                titles.append(DESIGN[card])
                cards.append(card)
        given.extend(cards)
        put_aside(state, seat, tuple(cards))
        if state.journal is not None:
            state.tell("starting-set", "wk1.setup.19", seat, {"cards": cards})
    return given


# -- the starting vehicle (wk1.setup.18) ---------------------------------------------------------


def ask_vehicle(state: KnightsState, frame: Frame) -> None:
    """Each player chooses one."""
    state.ask(frame.seat, STARTING_VEHICLE.number)


def give_vehicle(state: KnightsState, frame: Frame) -> None:
    """He starts with it undamaged."""
    take_vehicle(state, frame.seat, state.choice[frame.seat], 0, "wk1.setup.18")


CHOOSE_VEHICLE: Final = Program("choose a vehicle", (ask_vehicle, give_vehicle))

STARTING_VEHICLE: Final = Ask(
    "starting-vehicle",
    "choose",
    "wk1.setup.18",
    legal=lambda state, seat: vehicles_on_sale(state),
    key=lambda state, seat, action: DESIGN[action],
    label=lambda state, seat, action: Message("option-starting-vehicle", {"card": action}),
    prompt=lambda state, seat: Message("ask-starting-vehicle"),
    timeout=lambda state, seat: vehicles_on_sale(state)[0],
)


HAND_AT_START = 3


def set_up(state: KnightsState) -> None:
    """Everything that needs no decision; the game begins with the choice of knights."""
    state.step = STEP_SETUP
    state.mission = max(0, state.house.mission)
    lay_board(state)
    if state.house.scene < 0:
        _find_first_player(state)
    _shuffle_decks(state)
    lay_gear(state)
    for seat in range(state.players):
        state.ammo[seat] = FULL
        state.health[seat] = FULL
        state.fuel[seat] = FULL
    if state.house.scene >= 0:
        lay_scene(state, state.house.scene)
        return
    for seat in round_order(state):
        draw_luck(state, seat, HAND_AT_START, "wk1.setup.21")
    state.push_in_order([(GAME.number, 0, ())])


def lay_board(state: KnightsState) -> None:
    """Cities on their fixed places, special and normal tiles shuffled (wk1.setup.05-09)."""
    tiles = [EMPTY] * COUNT
    kinds: list[list[int]] = [[], [], [], []]
    for tile in range(TILES):
        kinds[KIND[tile]].append(tile)
    for place, tile in zip(CITY_PLACES, kinds[KIND_CITY], strict=True):
        tiles[place] = tile
    for place, tile in zip(CENTRAL_PLACES, kinds[KIND_CENTRAL], strict=True):
        tiles[place] = tile
    deal_tiles(tiles, SPECIAL_PLACES, state.shuffled(BOARD_STREAM, tuple(kinds[KIND_SPECIAL])))
    deal_tiles(tiles, NORMAL_PLACES, state.shuffled(BOARD_STREAM, tuple(kinds[KIND_NORMAL])))
    state.tiles = tuple(tiles)


def deal_tiles(tiles: list[int], places: tuple[int, ...], stack: tuple[int, ...]) -> list[int]:
    """Lay a stack on its places in their order; gives the tiles that go back to the box.

    With the tiles of the base set nothing is left over (wk1.setup.10, X10).
    """
    for at, place in enumerate(places):
        tiles[place] = stack[at]
    return list(stack[len(places) :])


def _find_first_player(state: KnightsState) -> None:
    """Highest die; ties roll again (wk1.setup.11, A56). Then the first Waster (wk1.setup.12)."""
    state.first, rounds = roll_off(state, DICE, 10, list(range(state.players)))
    state.waster = waster_for(state, state.first)
    if state.journal is not None:
        rolls = [[list(pair) for pair in row] for row in rounds]
        state.tell("first-player", "wk1.setup.11", state.first, {"rolls": rolls})
        state.tell("waster", "wk1.setup.12", state.waster, {})


def _shuffle_decks(state: KnightsState) -> None:
    state.wasteland_deck = state.shuffled(WASTELAND_STREAM, WASTELAND_CARDS)
    state.luck_deck = state.shuffled(LUCK_STREAM, LUCK_CARDS)
    common = tuple(card for card in TASK_CARDS if IS_COMMON[card])
    private = tuple(card for card in TASK_CARDS if not IS_COMMON[card])
    state.common_deck = state.shuffled(TASK_STREAM, common)
    state.private_deck = state.shuffled(TASK_STREAM, private)
    state.slots = (EMPTY, EMPTY, EMPTY)


def open_tasks(state: KnightsState) -> None:
    """One common task; two private ones with four players, one with three (wk1.setup.27-28)."""
    introduce(state, PURPLE, draw_task(state, PURPLE), "wk1.setup.27")
    if state.players >= 3:
        introduce(state, ORANGE, draw_task(state, ORANGE), "wk1.setup.28")
    if state.players == 4:
        introduce(state, LIME, draw_task(state, LIME), "wk1.setup.28")


def place_knights(state: KnightsState) -> list[Call]:
    """Upright on Gangraen, unless the mission says otherwise (wk1.setup.02, wk1.setup.17).

    Gives what the mission's own setup, which is the last one, still has to ask (wk1.setup.33).
    """
    mission = MISSION[state.mission]
    for seat in range(state.players):
        state.at[seat] = mission.start_hex(state)
        state.entry[seat] = NONE
    if state.journal is not None:
        state.tell("mission-laid", "wk1.setup.33", NONE, {"mission": state.mission})
    return mission.set_up(state)


KEPT: Final = 2  # private tasks that a player keeps with two players


def ask_mission(state: KnightsState, frame: Frame) -> None:
    """Where the table has not settled it, everybody names a mission (wk1.setup.32)."""
    if state.house.mission >= 0:
        return
    for seat in range(state.players):
        state.ask(seat, PROPOSAL.number)


def settle_mission(state: KnightsState, frame: Frame) -> None:
    """All agree, or the Waster decides."""
    if state.house.mission >= 0:
        return
    named = {state.choice[seat] for seat in range(state.players)}
    if len(named) > 1:
        state.ask(state.waster, MISSION_CHOICE.number)


def open_mission(state: KnightsState, frame: Frame) -> None:
    """The mission is known; then the draft."""
    if state.house.mission < 0:
        state.mission = state.choice[state.waster]  # he said the same as all, or decides
    if state.journal is not None:
        state.tell("mission", "wk1.win.01", NONE, {"mission": state.mission})
    order = round_order(state)
    if not state.house.draft_clockwise:
        order = [order[0], *order[:0:-1]]  # to the right (wk1.setup.13, X01)
    state.push_in_order([(PICK_SHEET.number, seat, ()) for seat in order])


def ask_sheet(state: KnightsState, frame: Frame) -> None:
    """One knight sheet each."""
    state.ask(frame.seat, SHEET.number)


def take_sheet(state: KnightsState, frame: Frame) -> None:
    """Sheet and vehicle (wk1.setup.14, wk1.setup.18)."""
    seat = frame.seat
    state.knight[seat] = state.choice[seat]
    if state.journal is not None:
        state.tell("knight", "wk1.setup.13", seat, {"knight_sheet": state.knight[seat]})
    state.push_in_order([(CHOOSE_VEHICLE.number, seat, ())])


PICK_SHEET: Final = Program("pick a knight", (ask_sheet, take_sheet))


def place_starting_gear(state: KnightsState, frame: Frame) -> None:
    """The three additional cards, as each owner likes (wk1.setup.20)."""
    state.push_in_order([place_gear(seat) for seat in round_order(state)])


def deal_private(state: KnightsState, frame: Frame) -> None:
    """With two players each keeps two private tasks, face down (wk1.p2.03)."""
    if state.players != 2:
        return
    dealt = state.house.private_dealt
    for seat in round_order(state):
        state.secret_tasks[seat] = state.private_deck[-dealt:]
        state.private_deck = state.private_deck[:-dealt]
        if state.journal is not None:
            data = {"cards": list(state.secret_tasks[seat])}
            state.whisper("private-dealt", "wk1.p2.03", seat, data, {"number": dealt})
    for seat in range(state.players):
        state.ask(seat, KEEP_TASKS.number)


def begin(state: KnightsState, frame: Frame) -> None:
    """What was not kept leaves the game; tasks are opened, knights take their places."""
    if state.players == 2:
        for seat in range(state.players):
            state.boxed = (*state.boxed, *state.drawn_private[seat])
            state.drawn_private[seat] = ()
            if state.journal is not None:
                state.tell("tasks-kept", "wk1.p2.03", seat, {"number": KEPT})
        state.boxed = (*state.boxed, *state.private_deck)
        state.private_deck = ()
    open_tasks(state)
    state.push_in_order([*place_knights(state), (ROUND.number, 0, ())])


# -- asks ---------------------------------------------------------------------------------------


def _missions(state: KnightsState, seat: int) -> list[int]:
    return [n for n in range(len(MISSIONS)) if MIN_PLAYERS[n] <= state.players]


def _mission_ask(name: str, text: str, sealed: bool) -> Ask:
    return Ask(
        name,
        "choose",
        "wk1.setup.32",
        legal=_missions,
        key=lambda state, seat, action: MISSIONS[action],
        label=lambda state, seat, action: Message("option-mission", {"mission": action}),
        prompt=lambda state, seat: Message(text),
        timeout=lambda state, seat: 0,
        sealed=sealed,
    )


PROPOSAL: Final = _mission_ask("proposal", "ask-proposal", sealed=True)
MISSION_CHOICE: Final = _mission_ask("mission", "ask-mission", sealed=False)


def _free_knights(state: KnightsState, seat: int) -> list[int]:
    return [knight for knight in range(KNIGHTS) if knight not in state.knight]


def _taken_knights(state: KnightsState, seat: int) -> list[Refusal]:
    """Every knight is in the box once (wk1.setup.14, A02)."""
    return [
        Refusal(KNIGHT_ID[knight], "wk1.setup.14", Message("why-knight-taken", {"knight": other}))
        for other, knight in enumerate(state.knight)
        if knight != NONE
    ]


SHEET: Final = Ask(
    "knight_sheet",
    "choose",
    "wk1.setup.13",
    legal=_free_knights,
    key=lambda state, seat, action: KNIGHT_ID[action],
    label=lambda state, seat, action: Message("option-knight-sheet", {"knight_sheet": action}),
    prompt=lambda state, seat: Message("ask-knight-sheet"),
    refused=_taken_knights,
    timeout=lambda state, seat: _free_knights(state, seat)[0],
)


def _keep(state: KnightsState, seat: int, action: int) -> None:
    """Put one task away until two are left; it leaves the game."""
    rest = tuple(card for card in state.secret_tasks[seat] if card != action)
    state.secret_tasks[seat] = rest
    state.drawn_private[seat] = (*state.drawn_private[seat], action)
    if len(rest) == KEPT:
        state.done(seat)


KEEP_TASKS: Final = Ask(
    "keep_tasks",
    "select",
    "wk1.p2.03",
    legal=lambda state, seat: list(state.secret_tasks[seat]),
    key=lambda state, seat, action: ID[action],
    label=lambda state, seat, action: Message("option-put-away", {"card": action}),
    prompt=lambda state, seat: Message("ask-keep-tasks", {"left": len(state.secret_tasks[seat])}),
    apply=_keep,
    timeout=lambda state, seat: state.secret_tasks[seat][0],
    sealed=True,
)


def face_down(state: KnightsState, seat: int) -> int:
    """How many private tasks everybody sees before a player.

    While they are chosen, which is sealed, what was put away still lies among them.
    """
    choosing = state.waiting > 0 and state.group[seat] == KEEP_TASKS.number
    put_away = len(state.drawn_private[seat]) if choosing else 0
    return len(state.secret_tasks[seat]) + put_away
