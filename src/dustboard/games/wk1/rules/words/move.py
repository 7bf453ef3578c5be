"""Verbs of the road: points, stopping, vehicles, tokens, and the wasteland deck."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.board import NEIGHBOURS
from dustboard.games.wk1.content.constants import NONE, ON_FOOT
from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.rules.decks import draw_wasteland
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.rules.gear.vehicles import damage_vehicle, repair_vehicle
from dustboard.games.wk1.rules.move.route import drives, hex_cost
from dustboard.games.wk1.rules.programs import MEET
from dustboard.games.wk1.rules.resources import lose_health
from dustboard.games.wk1.rules.seats import go_to, spot
from dustboard.games.wk1.rules.signals import ENTERED
from dustboard.games.wk1.rules.tokens import place_token, tokens_left
from dustboard.games.wk1.rules.words.questions import PICK_NEIGHBOUR
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Frame, Program


def damage(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The vehicle suffers damage; a knight on foot may lose Health instead."""
    walking = state.travel == ON_FOOT or state.vehicle[seat] == NONE
    if effect.driving and not drives(state, seat):
        return
    if walking and effect.on_foot:
        lose_health(state, seat, effect.on_foot, RULE)
    else:
        damage_vehicle(state, seat, effect.amount, RULE)


def repair(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The own vehicle is repaired."""
    repair_vehicle(state, seat, RULE)


def ignore_damage(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The damage that is about to happen is ignored."""
    state.vehicle_saved = 1


def points(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """This move has more or fewer Movement Points (wk1.move.15)."""
    if effect.driving and not drives(state, seat):
        return
    state.points += effect.amount
    if state.journal is not None:
        state.tell("points", "wk1.move.15", seat, {"change": effect.amount, "now": state.points})


def stop(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The knight stops on this hex; his move is over (wk1.move.24)."""
    state.stopped = 1
    if state.journal is not None:
        state.tell("stopped", "wk1.move.24", seat, spot(state, state.at[seat]))


def stop_without_points(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """He stops if nothing is left to drive on with."""
    if state.points <= 0 and state.fuel[seat] == 0:
        stop(state, seat, effect, card)


def free_hexes(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The dearest hexes of the route cost nothing."""
    left = list(state.route[state.route_at :])
    for _ in range(min(effect.amount, len(left))):
        dearest = max(left, key=lambda place: (hex_cost(state, seat, place), -left.index(place)))
        left.remove(dearest)
        state.free_hexes |= 1 << dearest


def threats_off(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The first Threat icons of the route draw no card."""
    state.threats_off += effect.amount


def flee(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Enter the next hex of the route free of points, or lose Health if there is none."""
    if state.route_at >= len(state.route):
        lose_health(state, seat, effect.amount, RULE)
        return
    place = state.route[state.route_at]
    state.route_at += 1
    go_to(state, seat, place)
    state.met = 0
    if state.journal is not None:
        data = {**spot(state, place), "points": state.points, "fuel": state.fuel[seat]}
        state.tell("enters", RULE, seat, data)
    # as on every hex of a route: what the mission says, then the knights there (wk1.duel.02)
    state.push_in_order([*ENTERED.calls(state, seat), (MEET.number, seat, ())])


def skip_exploring(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """This round's Exploration Step is lost (A61)."""
    state.skip_exploring[seat] = 1
    if state.journal is not None:
        state.tell("skips-exploring", RULE, seat, {})


def weary(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """All checks suffer dice until the round ends."""
    state.weary[seat] += effect.amount
    if state.journal is not None:
        state.tell("weary", RULE, seat, {"dice": effect.amount})


# -- tokens -------------------------------------------------------------------------------------


def tokens(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """On this hex, and on all or some adjacent hexes that the Waster chooses."""
    here = state.at[seat]
    place_token(state, effect.token, here, "wk1.wasteland.15")
    if effect.adjacent >= len(NEIGHBOURS[here]):
        for place in NEIGHBOURS[here]:
            place_token(state, effect.token, place, "wk1.wasteland.15")
    elif effect.adjacent:
        state.push_in_order([(SPREAD.number, seat, (0, effect.token, effect.adjacent))])


def ask_spread(state: KnightsState, frame: Frame) -> None:
    """The Waster chooses a neighbour."""
    if frame.bindings[2] == 0 or tokens_left(state, frame.bindings[1]) < 1:
        state.frame = frame.below
    else:
        state.ask(state.waster, PICK_NEIGHBOUR.number)


def take_spread(state: KnightsState, frame: Frame) -> None:
    """Place it, and go on with the rest."""
    taken, token, left = frame.bindings
    place = state.choice[state.waster]
    place_token(state, token, place, "wk1.wasteland.15")
    state.push_in_order([(SPREAD.number, frame.seat, (taken | 1 << place, token, left - 1))])


SPREAD: Final = Program("spread tokens", (ask_spread, take_spread))


# -- being moved --------------------------------------------------------------------------------


def pushed(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The Waster moves the knight."""
    state.push_in_order([(PUSH.number, seat, (0,))] * effect.amount)


def ask_push(state: KnightsState, frame: Frame) -> None:
    """Where to."""
    state.ask(state.waster, PICK_NEIGHBOUR.number)


def take_push(state: KnightsState, frame: Frame) -> None:
    """The marker moves; this is no move of the knight."""
    seat = frame.seat
    go_to(state, seat, state.choice[state.waster])
    if state.journal is not None:
        state.tell("pushed", RULE, seat, spot(state, state.at[seat]))


PUSH: Final = Program("push a knight", (ask_push, take_push))


# -- the wasteland deck -------------------------------------------------------------------------


def discard_revealed(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Discard a revealed card; the Waster reveals another."""
    state.push_in_order([(REPLACE.number, seat, ())] * effect.amount)


def ask_replace(state: KnightsState, frame: Frame) -> None:
    """Which one."""
    if state.revealed:
        state.ask(frame.seat, REVEALED_CARD.number)
    else:
        state.frame = frame.below


def take_replace(state: KnightsState, frame: Frame) -> None:
    """Another one in its place."""
    card = state.choice[frame.seat]
    state.revealed = tuple(other for other in state.revealed if other != card)
    state.wasteland_discard = (*state.wasteland_discard, card)
    drawn = draw_wasteland(state, 1)
    state.revealed = (*state.revealed, *drawn)
    if state.journal is not None:
        state.tell("replaced", RULE, frame.seat, {"card": card, "cards": list(drawn)})


REPLACE: Final = Program("replace a revealed card", (ask_replace, take_replace))

REVEALED_CARD: Final = card_ask(
    "revealed_card",
    "wk1.luck.05",
    lambda state, seat: list(state.revealed),
    lambda state, seat: Message("ask-revealed-card"),
)
