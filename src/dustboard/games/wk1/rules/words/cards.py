"""Verbs that take, mark, swap and pay cards."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.card_table import COLOUR, IN_BOX, TRAIT
from dustboard.games.wk1.content.constants import BLUE, GREEN, NONE, RANDOM_STREAM, RED, YELLOW
from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.content.knight_table import ABILITY
from dustboard.games.wk1.rules.decks import discard_gear, draw
from dustboard.games.wk1.rules.effects.card_ask import card_ask
from dustboard.games.wk1.rules.gear.blue import attach_special, detach_special
from dustboard.games.wk1.rules.gear.gear import is_marked, mark, owned, worn
from dustboard.games.wk1.rules.gear.payment import cost_of, pay_gear
from dustboard.games.wk1.rules.gear.placing import place_gear, put_aside
from dustboard.games.wk1.rules.luck_cards import discard_luck
from dustboard.games.wk1.rules.resources import lose_ammo, lose_fuel, lose_reputation
from dustboard.games.wk1.rules.trade.stalls import take_by_trait
from dustboard.games.wk1.rules.trade.trade_action import open_trade
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.frames import Call, Frame, Program

# what becomes of a card that somebody picked
DISCARDED: Final = 0
MARKED: Final = 1
SWAPPED: Final = 2


def pay(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Pay in full; it was checked before that this is possible (wk1.resource.08)."""
    if effect.what == words.AMMO:
        lose_ammo(state, seat, effect.amount, "wk1.resource.08")
    elif effect.what == words.FUEL:
        lose_fuel(state, seat, effect.amount, "wk1.resource.08")
    elif effect.what == words.REPUTATION:
        lose_reputation(state, seat, effect.amount, "wk1.action.08")
    else:
        value = cost_of(state, effect.what - words.GREEN_CARD, effect.amount)
        pay_gear(state, seat, value, "wk1.gear.06")


def fitting(state: KnightsState, victim: int, what: int) -> list[int]:
    """The cards of a knight that fit a word; blue and starting gear can't be discarded."""
    if what == words.COMPONENT or what == words.AVAILABLE:
        cards = [card for card in worn(state, victim) if card != state.vehicle[victim]]
        if what == words.COMPONENT and not state.ability_marked[victim]:
            cards.append(ABILITY[state.knight[victim]])
        return cards
    cards = [card for card in owned(state, victim) if card != state.vehicle[victim]]
    if what == words.DRUG:
        return [card for card in cards if TRAIT[card] == words.DRUG_TRAIT]
    if what == words.STORED:
        return [*state.backpack[victim], *state.cargo[victim]]
    return [card for card in cards if COLOUR[card] == what - words.GREEN_CARD]


def _pickable(state: KnightsState, victim: int, what: int, then: int) -> list[int]:
    cards = fitting(state, victim, what)
    if then == MARKED:
        return [card for card in cards if not is_marked(state, victim, card)]
    # neither starting gear nor abilities nor blue gear; what nobody showed may be anything
    return [card for card in cards if card < 0 or (IN_BOX[card] and COLOUR[card] != BLUE)]


def discard(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Own cards by own choice, available gear by the Waster's, stored cards unseen."""
    if effect.what == words.STORED:
        for _ in range(effect.amount):
            _discard_unseen(state, seat)
        return
    chooser = state.waster if effect.what == words.AVAILABLE else seat
    call = (PICK.number, chooser, (seat, effect.what, DISCARDED))
    state.push_in_order([call] * effect.amount)


def _discard_unseen(state: KnightsState, seat: int) -> None:
    """The Waster takes a stored card without looking; blue cards can't be discarded."""
    cards = [card for card in fitting(state, seat, words.STORED) if COLOUR[card] != BLUE]
    if cards:
        card = cards[state.below(RANDOM_STREAM, len(cards))]
        discard_gear(state, seat, card, "wk1.wasteland.15")


def mark_cards(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The Waster marks components of the knight (wk1.gear.15)."""
    call = (PICK.number, state.waster, (seat, effect.what, MARKED))
    state.push_in_order([call] * effect.amount)


def ask_pick(state: KnightsState, frame: Frame) -> None:
    """Ask for one card, unless there is none or no choice."""
    victim, what, then = frame.bindings
    cards = _pickable(state, victim, what, then)
    if not cards:
        state.frame = frame.below
    elif len(cards) == 1:
        state.choice[frame.seat] = cards[0]
    else:
        state.ask(frame.seat, PICK_CARD.number)


def take_pick(state: KnightsState, frame: Frame) -> None:
    """Do with the card what the effect says."""
    victim, _, then = frame.bindings
    card = state.choice[frame.seat]
    if then == MARKED:
        if card == ABILITY[state.knight[victim]]:
            state.ability_marked[victim] = 1
            if state.journal is not None:
                state.tell("marked", "wk1.gear.15", victim, {"card": card})
        else:
            mark(state, victim, card, "wk1.gear.15")
    elif then == SWAPPED:
        _swap(state, victim, card)
    else:
        discard_gear(state, victim, card, RULE)


PICK: Final = Program("pick a card", (ask_pick, take_pick))


def discard_stored(seat: int) -> Call:
    """The owner discards one of his stored cards for an effect (wk1.vehicle.05)."""
    return PICK.number, seat, (seat, words.STORED, DISCARDED)


def _bound(state: KnightsState) -> tuple[int, ...]:
    frame = state.frame
    assert frame is not None
    return frame.bindings


def _pick_legal(state: KnightsState, seat: int) -> list[int]:
    victim, what, then = _bound(state)
    return _pickable(state, victim, what, then)


def _pick_prompt(state: KnightsState, seat: int) -> Message:
    victim, what, then = _bound(state)
    return Message("ask-pick-card", {"knight": victim, "what": what, "then": then})


PICK_CARD: Final = card_ask("card", "wk1.gear.06", _pick_legal, _pick_prompt)


def discard_luck_at_random(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Luck cards that nobody chooses."""
    for _ in range(min(effect.amount, len(state.luck[seat]))):
        hand = state.luck[seat]
        discard_luck(state, seat, hand[state.below(RANDOM_STREAM, len(hand))], RULE)


def plunder(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """One red card, else one yellow, else two green ones."""
    for colour, number in ((RED, 1), (YELLOW, 1), (GREEN, 2)):
        what = colour + words.GREEN_CARD
        if _pickable(state, seat, what, DISCARDED):
            state.push_in_order([(PICK.number, seat, (seat, what, DISCARDED))] * number)
            return


def swap_top(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Swap an own card with the top of its deck."""
    state.push_in_order([(PICK.number, seat, (seat, effect.what, SWAPPED))])


def _swap(state: KnightsState, seat: int, card: int) -> None:
    top = draw(state, COLOUR[card])
    if top == NONE:
        return
    discard_gear(state, seat, card, RULE)
    put_aside(state, seat, (top,))
    state.push_in_order([place_gear(seat)])


def take_from_stalls(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Take a card of a trait from the normal spaces, then refill (I10)."""
    take_by_trait(state, seat, effect.trait, "wk1.action.17")


def trade(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """A trade action with the normal spaces, here and now (wk1.stalls.14)."""
    open_trade(state, seat, "wk1.stalls.14")


def attach(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Attach a stored special card (A52)."""
    attach_special(state, seat, effect.trait, "wk1.action.21")


def detach(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Put attached special cards back to the blue deck (A52)."""
    detach_special(state, seat, effect.trait, effect.amount, "wk1.action.15")
