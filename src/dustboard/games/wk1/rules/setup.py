"""Setting up the board, the decks and the knights (wk1.setup)."""

from __future__ import annotations

from dustboard.games.wk1.content.board import (
    CENTRAL_PLACES,
    CITY_PLACES,
    COUNT,
    NORMAL_PLACES,
    SPECIAL_PLACES,
)
from dustboard.games.wk1.content.card_table import LUCK_CARDS, TASK_CARDS, WASTELAND_CARDS
from dustboard.games.wk1.content.constants import (
    BOARD_STREAM,
    DICE,
    EMPTY,
    LIME,
    LUCK_STREAM,
    NONE,
    ORANGE,
    PURPLE,
    STEP_SETUP,
    TASK_STREAM,
    WASTELAND_STREAM,
)
from dustboard.games.wk1.content.mission_table import MAX_PLAYERS, MIN_PLAYERS, MISSION_OPTION
from dustboard.games.wk1.content.task_table import IS_COMMON
from dustboard.games.wk1.content.tile_table import (
    KIND,
    KIND_CENTRAL,
    KIND_CITY,
    KIND_NORMAL,
    KIND_SPECIAL,
    TILES,
)
from dustboard.games.wk1.rules.gear_setup import lay_gear
from dustboard.games.wk1.rules.luck_cards import draw_luck
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import GAME
from dustboard.games.wk1.rules.resources import FULL
from dustboard.games.wk1.rules.scenes import lay_scene
from dustboard.games.wk1.rules.seats import round_order, waster_for
from dustboard.games.wk1.rules.tasks.tasks import draw_task, introduce
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.dice import roll_off
from dustboard.kernel.errors import BadSetup
from dustboard.kernel.frames import Call

HAND_AT_START = 3


def set_up(state: KnightsState) -> None:
    """Everything that needs no decision; the game begins with the choice of knights."""
    state.step = STEP_SETUP
    state.mission = max(0, state.house.mission)
    _check_players(state)
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


def _check_players(state: KnightsState) -> None:
    least, most = MIN_PLAYERS[state.mission], MAX_PLAYERS[state.mission]
    if not least <= state.players <= most:
        name = MISSION_OPTION[state.mission]
        raise BadSetup(
            f"the mission {name} is for {least} to {most} players, not {state.players}",
            "wk1.win.04",
        )


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
