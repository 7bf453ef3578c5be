"""The Preparations Phase: Waster Step a-f, then Knights Step a-c (wk1.round.04)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import NONE, STEP_KNIGHTS, STEP_WASTER
from dustboard.games.wk1.content.mission_table import ROUNDS
from dustboard.games.wk1.content.mods import BOARD_RADIATION, CONTAMINATION_IGNORED
from dustboard.games.wk1.content.tile_table import CONTAMINATION, IS_CITY, RADIATION
from dustboard.games.wk1.rules.effects.window_moments import BEFORE_LUCK
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.equip import equip
from dustboard.games.wk1.rules.gear.gear import mod, unmark_all
from dustboard.games.wk1.rules.luck_cards import DISCARD_LUCK, draw_luck
from dustboard.games.wk1.rules.missions.registry import MISSION
from dustboard.games.wk1.rules.programs import PREPARATIONS
from dustboard.games.wk1.rules.resources import (
    FULL,
    gain_ammo,
    gain_fuel,
    heal_health,
    heal_radiation,
    lose_health,
    may_heal_health,
    suffer,
)
from dustboard.games.wk1.rules.seats import round_order, waster_for
from dustboard.games.wk1.rules.tasks.tasks import mark_tasks
from dustboard.games.wk1.rules.tokens import turn_special_tokens
from dustboard.games.wk1.rules.trade.stalls import STALLS_UPDATE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program


def preparations(state: KnightsState, frame: Frame) -> None:
    """The whole phase is skipped in the first round (wk1.round.06)."""
    if frame.bindings:
        state.push_in_order([(PREPARATIONS.number, 0, ())])


def open_waster_step(state: KnightsState, frame: Frame) -> None:
    """a: the round marker moves; tasks get their markers (wk1.round.07-08, wk1.task.01-02)."""
    state.step = STEP_WASTER
    state.round += 1
    for seat in range(state.players):
        state.weary[seat] = 0
        state.dents[seat] = 0
        state.healer[seat] = NONE
    if state.journal is not None:
        state.tell("round", "wk1.round.07", NONE, {"round": state.round})
        if state.round == ROUNDS[state.mission]:
            state.tell("last-round", "wk1.round.08", NONE, {"round": state.round})
    state.push_in_order(mark_tasks(state))


def board_effects(state: KnightsState, frame: Frame) -> None:
    """b: what the hexes do to the knights on them, knight by knight."""
    state.push_in_order([(BOARD.number, seat, ()) for seat in round_order(state)])


def board_radiation(state: KnightsState, frame: Frame) -> None:
    """Radiation first (wk1.round.09)."""
    seat = frame.seat
    place = state.at[seat]
    icons = RADIATION[state.tiles[place]] + state.radiation_tokens[place]
    amount = icons - mod(state, seat, BOARD_RADIATION)
    if amount > 0:
        suffer(state, seat, amount, "wk1.round.09")


def board_contamination(state: KnightsState, frame: Frame) -> None:
    """Then contamination (wk1.round.10)."""
    seat = frame.seat
    place = state.at[seat]
    icons = CONTAMINATION[state.tiles[place]] + state.contamination_tokens[place]
    amount = icons - mod(state, seat, CONTAMINATION_IGNORED)
    if amount > 0:
        lose_health(state, seat, amount, "wk1.round.10")


def ask_city_rest(state: KnightsState, frame: Frame) -> None:
    """Last, a knight in a city may choose one good thing (wk1.round.11, A53)."""
    seat = frame.seat
    if (
        state.down[seat]
        or not IS_CITY[state.tiles[state.at[seat]]]
        or len(_goods(state, seat)) == 1
    ):
        state.frame = frame.below
    else:
        state.ask(seat, CITY_REST.number)


def take_city_rest(state: KnightsState, frame: Frame) -> None:
    """Do it."""
    seat = frame.seat
    good = state.choice[seat]
    if good == REST_RADIATION:
        heal_radiation(state, seat, 1, "wk1.round.11")
    elif good == REST_HEALTH:
        heal_health(state, seat, 1, "wk1.round.11")
    elif good == REST_AMMO:
        gain_ammo(state, seat, 1, "wk1.round.11")
    elif good == REST_FUEL:
        gain_fuel(state, seat, 1, "wk1.round.11")


BOARD: Final = Program(
    "board effects", (board_radiation, board_contamination, ask_city_rest, take_city_rest)
)


def long_term(state: KnightsState, frame: Frame) -> None:
    """c: tokens of the last round leave the board, special tokens turn (wk1.round.12, token.01)."""
    for tokens in (
        state.radiation_tokens,
        state.contamination_tokens,
        state.threat_tokens,
        state.obstacle_tokens,
    ):
        for place in range(len(tokens)):
            tokens[place] = 0
    if state.journal is not None:
        state.tell("tokens-cleared", "wk1.round.12", state.waster, {})
    turn_special_tokens(state)


def mission_effects(state: KnightsState, frame: Frame) -> None:
    """d: what the mission does each round (wk1.round.13)."""
    state.push_in_order(MISSION[state.mission].waster_step(state))


def stalls(state: KnightsState, frame: Frame) -> None:
    """e: the Waster may discard up to two Stalls cards (wk1.stalls.01)."""
    state.push_in_order([(STALLS_UPDATE.number, state.waster, ())])


def pass_markers(state: KnightsState, frame: Frame) -> None:
    """f: First Player to the left, Waster opposite (wk1.round.14-15)."""
    state.first = (state.first + 1) % state.players
    state.waster = waster_for(state, state.first)
    if state.journal is not None:
        state.tell("first-player-passes", "wk1.round.14", state.first, {})
        state.tell("waster", "wk1.round.15", state.waster, {})


def open_knights_step(state: KnightsState, frame: Frame) -> None:
    """Knights Step a: unmark; b: everybody re-equips (wk1.round.16, wk1.gear.07)."""
    state.step = STEP_KNIGHTS
    if state.journal is not None:
        state.tell("step", "wk1.round.04", NONE, {"step": STEP_KNIGHTS, "round": state.round})
    unmark_all(state)
    awake = [seat for seat in round_order(state) if not state.down[seat]]
    state.push_in_order([equip([seat]) for seat in awake])


def draw_luck_cards(state: KnightsState, frame: Frame) -> None:
    """c: each player draws one luck card (wk1.luck.01)."""
    awake = [seat for seat in round_order(state) if not state.down[seat]]
    state.push_in_order([(DRAW_LUCK.number, seat, ()) for seat in awake])


def before_draw(state: KnightsState, frame: Frame) -> None:
    """Cards that change the draw."""
    state.luck_drawn = 1
    state.luck_dropped = 0
    own_window(state, BEFORE_LUCK, frame.seat)


def draw(state: KnightsState, frame: Frame) -> None:
    """Draw, then discard what the effect says, then down to five."""
    seat = frame.seat
    dropped = state.luck_dropped
    if dropped:
        held = len(state.luck[seat]) + state.luck_drawn - dropped
        state.push_in_order([(DISCARD_LUCK.number, seat, (held,))])
    draw_luck(state, seat, state.luck_drawn, "wk1.luck.01")


DRAW_LUCK: Final = Program("draw luck", (before_draw, draw))

REST_NOTHING: Final = 0
REST_RADIATION: Final = 1
REST_HEALTH: Final = 2
REST_AMMO: Final = 3
REST_FUEL: Final = 4
_GOODS: Final = ("nothing", "radiation", "health", "ammo", "fuel")


def _goods(state: KnightsState, seat: int) -> list[int]:
    goods = [REST_NOTHING]
    if state.radiation[seat]:
        goods.append(REST_RADIATION)
    if state.health[seat] < FULL and may_heal_health(state, seat):
        goods.append(REST_HEALTH)
    if state.ammo[seat] < FULL:
        goods.append(REST_AMMO)
    if state.fuel[seat] < FULL:
        goods.append(REST_FUEL)
    return goods


CITY_REST: Final = Ask(
    "city_rest",
    "choose",
    "wk1.round.11",
    legal=_goods,
    key=lambda state, seat, action: _GOODS[action],
    label=lambda state, seat, action: Message(f"option-city-{_GOODS[action]}"),
    prompt=lambda state, seat: Message("ask-city-rest"),
    timeout=lambda state, seat: REST_NOTHING,
)
