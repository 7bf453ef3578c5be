"""Using an effect of a luck card, a gear card or an ability: its cost, answers to it, what it does.

A luck card that is played can be answered by the other knights before it takes effect; what was
played last is resolved first (wk1.luck.08, A26).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import IS_ABILITY, IS_LUCK, TRAIT
from dustboard.games.wk1.content.constants import DUEL
from dustboard.games.wk1.content.effect_table import USE_COST
from dustboard.games.wk1.content.moments import AT_LUCK_PLAYED, AT_NATURE_EVENT_PLAYED
from dustboard.games.wk1.content.things import (
    COST_COMBAT,
    COST_DISCARD,
    COST_MARK,
    COST_STORED,
    DRUG_TRAIT,
    STORED,
)
from dustboard.games.wk1.rules.decks import discard_gear
from dustboard.games.wk1.rules.effects.window_moments import DRUG_USED
from dustboard.games.wk1.rules.effects.windows import (
    card_of,
    own_window,
    use_key,
    use_label,
    uses,
)
from dustboard.games.wk1.rules.gear.gear import mark
from dustboard.games.wk1.rules.programs import RESPOND, USE
from dustboard.games.wk1.rules.seats import others_from
from dustboard.games.wk1.rules.vocabulary import effects_call
from dustboard.games.wk1.rules.words.cards import discard_own
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.effects.windows import PASS, Responses
from dustboard.kernel.frames import Call, Frame, Program, define


def is_luck(card: int) -> bool:
    """Whether a card is a luck card."""
    return card >= 0 and IS_LUCK[card]


def play(state: KnightsState, frame: Frame) -> None:
    """Lay the card down, or pay what the effect costs."""
    card, when = frame.bindings
    seat = frame.seat
    if state.journal is not None:
        rule = "wk1.luck.05" if is_luck(card) else "wk1.gear.03"
        state.tell("uses", rule, seat, {"card": card})
    if is_luck(card):
        state.luck[seat] = tuple(other for other in state.luck[seat] if other != card)
        state.chain = (*state.chain, seat, card, 0)
        state.push_in_order([(RESPOND.number, seat, (AT_LUCK_PLAYED, seat))])
        return
    cost = USE_COST[card][when]
    if cost == COST_MARK:
        if IS_ABILITY[card]:
            state.ability_marked[seat] = 1
        else:
            mark(state, seat, card, "wk1.gear.14")
    elif cost == COST_COMBAT:
        state.used_combat[seat] = (*state.used_combat[seat], card)
    elif cost == COST_STORED:
        # one of his stored cards (wk1.vehicle.05)
        state.push_in_order([discard_own(seat, STORED)])


def take_effect(state: KnightsState, frame: Frame) -> None:
    """Unless it was answered, the effects happen one after the other."""
    card, when = frame.bindings
    seat = frame.seat
    calls: list[Call] = [effects_call(seat, card, when)]
    if is_luck(card):
        cancelled = state.chain[-1]
        state.chain = state.chain[:-3]
        state.luck_discard = (*state.luck_discard, card)
        if cancelled:
            if state.journal is not None:
                state.tell("cancelled", "wk1.luck.08", seat, {"card": card})
            return
        if state.journal is not None:
            state.tell("takes-effect", "wk1.luck.05", seat, {"card": card})
    elif USE_COST[card][when] == COST_DISCARD:
        calls.append((SPEND_CARD.number, seat, (card,)))
    state.push_in_order(calls)


define(USE, (play, take_effect))


def offer_to_keep(state: KnightsState, frame: Frame) -> None:
    """A one-use card is about to be discarded; some knights may keep a drug."""
    state.kept_card = 0
    if TRAIT[frame.bindings[0]] == DRUG_TRAIT:
        own_window(state, DRUG_USED, frame.seat)


def spend_card(state: KnightsState, frame: Frame) -> None:
    """One-use gear is discarded for its effect (wk1.gear.18)."""
    if not state.kept_card:
        discard_gear(state, frame.seat, frame.bindings[0], "wk1.gear.18")


# -- answers of other knights: the first in round order is taken; in combat of the combatants (A26)


class LuckResponses(Responses[KnightsState]):
    """Answers of knights who hold luck cards; the frame binds the timing and who played."""

    def order(self, state: KnightsState, bindings: tuple[int, ...]) -> list[int]:
        when, player = bindings
        order = others_from(state, player)
        if when == AT_NATURE_EVENT_PLAYED:
            order = [state.active, *others_from(state, state.active)]
        if state.fight:
            # the Waster may not use his own knight's luck (wk1.combat.06)
            sides = [state.active, state.rival] if state.fight == DUEL else [state.active]
            order = [seat for seat in order if seat in sides]
        return [seat for seat in order if not state.down[seat]]

    def asked(self, state: KnightsState, seat: int, bindings: tuple[int, ...]) -> bool:
        return len(state.luck[seat]) > 0

    def ask(self, bindings: tuple[int, ...]) -> int:
        return (RESPONSE if bindings[0] == AT_LUCK_PLAYED else WEATHER).number

    def call(self, seat: int, action: int, bindings: tuple[int, ...]) -> Call:
        return (USE.number, seat, (card_of(action), bindings[0]))


RESPONSES: Final = LuckResponses()
define(RESPOND, (RESPONSES.ask_responses, RESPONSES.take_response))


def _response_when(state: KnightsState) -> int:
    frame = state.frame
    assert frame is not None
    return frame.bindings[0]


def _legal(state: KnightsState, seat: int) -> list[int]:
    return [PASS, *uses(state, seat, (_response_when(state),))]


def _luck_prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-response", {"card": state.chain[-2], "player": state.chain[-3]})


def _weather_prompt(state: KnightsState, seat: int) -> Message:
    return Message("ask-weather", {"card": state.card, "knight": state.active})


def _pass(state: KnightsState, seat: int) -> int:
    return PASS


RESPONSE: Final = Ask(
    "response",
    "react",
    "wk1.luck.08",
    legal=_legal,
    key=use_key,
    label=use_label,
    prompt=_luck_prompt,
    timeout=_pass,
    window="respond-luck",
)
WEATHER: Final = Ask(
    "weather",
    "react",
    "wk1.luck.05",
    legal=_legal,
    key=use_key,
    label=use_label,
    prompt=_weather_prompt,
    timeout=_pass,
    window="respond-luck",
)


SPEND_CARD: Final = Program("spend a card", (offer_to_keep, spend_card))
