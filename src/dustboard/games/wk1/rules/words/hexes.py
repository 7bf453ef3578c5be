"""Verbs of hexes and of other knights: striking a hex, riding, waking somebody."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.constants import DICE, NONE
from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.content.mods import BLAST_DESTROYS
from dustboard.games.wk1.rules.gear.gear import mod
from dustboard.games.wk1.rules.resources import gain_reputation, lose_health, suffer
from dustboard.games.wk1.rules.seats import round_order, spot
from dustboard.games.wk1.rules.signals import HELPED
from dustboard.games.wk1.rules.unconscious import wake
from dustboard.games.wk1.rules.words.cards import DISCARDED, PICK
from dustboard.games.wk1.rules.words.questions import PICK_HEX, seat_key, seat_label
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.dice import roll
from dustboard.kernel.frames import Frame, Program


def strike(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Choose any hex and harm every knight there, oneself included (A16)."""
    state.push_in_order([(STRIKE.number, seat, (effect.amount, mod(state, seat, BLAST_DESTROYS)))])


def ask_hex(state: KnightsState, frame: Frame) -> None:
    """Which hex."""
    state.ask(frame.seat, PICK_HEX.number)


def take_strike(state: KnightsState, frame: Frame) -> None:
    """Knight by knight, in round order."""
    amount, destroyed = frame.bindings
    place = state.choice[frame.seat]
    if state.journal is not None:
        state.tell("strike", "wk1.action.16", frame.seat, spot(state, place))
    hit = [seat for seat in round_order(state) if state.at[seat] == place]
    state.push_in_order([(HURT.number, seat, (amount, destroyed)) for seat in hit])


def hurt_radiation(state: KnightsState, frame: Frame) -> None:
    """Radiation first."""
    suffer(state, frame.seat, frame.bindings[0], "wk1.action.16")


def hurt_health(state: KnightsState, frame: Frame) -> None:
    """Then Health."""
    lose_health(state, frame.seat, frame.bindings[0], "wk1.action.16")


def hurt_gear(state: KnightsState, frame: Frame) -> None:
    """Some blasts destroy open gear of the victim's choice."""
    call = (PICK.number, frame.seat, (frame.seat, words.AVAILABLE, DISCARDED))
    state.push_in_order([call] * frame.bindings[1])


STRIKE: Final = Program("strike a hex", (ask_hex, take_strike))
HURT: Final = Program("struck", (hurt_radiation, hurt_health, hurt_gear))


def ride(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Put the own marker on any hex; this is no move (A15)."""
    state.push_in_order([(RIDE.number, seat, ())])


def take_ride(state: KnightsState, frame: Frame) -> None:
    """The knight may explore there, but performs no action there."""
    seat = frame.seat
    state.at[seat] = state.choice[seat]
    state.entry[seat] = NONE
    state.ridden = 1
    if state.journal is not None:
        state.tell("rides", "wk1.action.25", seat, spot(state, state.at[seat]))


RIDE: Final = Program("ride", (ask_hex, take_ride))


def sleepers_here(state: KnightsState, seat: int) -> list[int]:
    """Unconscious rivals on the own hex, but nobody whom this knight knocked out (wk1.duel.15)."""
    return [
        other
        for other in round_order(state)
        if other != seat
        and state.at[other] == state.at[seat]
        and state.down[other]
        and state.healer[other] != seat
    ]


def wake_somebody(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Wake an unconscious knight here as a revival does."""
    if sleepers_here(state, seat):
        state.push_in_order([(WAKE.number, seat, ())])


def ask_sleeper(state: KnightsState, frame: Frame) -> None:
    """Whom."""
    sleepers = sleepers_here(state, frame.seat)
    if len(sleepers) == 1:
        state.choice[frame.seat] = sleepers[0]
    else:
        state.ask(frame.seat, SLEEPER.number)


def take_sleeper(state: KnightsState, frame: Frame) -> None:
    """He stands up, and the helper gains 1 Reputation (wk1.ko.08-09)."""
    woken = state.choice[frame.seat]
    wake(state, woken, "wk1.ko.08")
    gain_reputation(state, frame.seat, 1, "wk1.ko.09")
    HELPED.send(state, frame.seat, woken)


WAKE: Final = Program("wake somebody", (ask_sleeper, take_sleeper))

SLEEPER: Final = Ask(
    "sleeper",
    "choose",
    "wk1.ko.08",
    legal=sleepers_here,
    key=seat_key,
    label=seat_label,
    prompt=lambda state, seat: Message("ask-sleeper"),
    timeout=lambda state, seat: sleepers_here(state, seat)[0],
)


def keep_card(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Roll one die: the drug just used may be kept."""
    state.die = roll(state, DICE, 10)
    state.kept_card = 1 if state.die >= effect.least else 0
    if state.journal is not None:
        data = {"die": state.die, "least": effect.least, "kept": state.kept_card}
        state.tell("keeps-card", RULE, seat, data)


def draw_instead(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """More luck cards instead of one in the Knights Step."""
    state.luck_drawn = effect.amount
    state.luck_dropped = effect.then_discard


def gain_instead(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Something better instead of one green card."""
    state.gain_colour = effect.what - words.GREEN_CARD
    state.gain_number = effect.amount


def offer(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The own offer at the Stalls is worth more."""
    state.offer_bonus += effect.amount
