"""Whether a use of effects makes sense now, so that nobody is offered what can do nothing."""

from __future__ import annotations

from dustboard.games.wk1.content import effect_words as words
from dustboard.games.wk1.content.card_table import COLOUR, TRAIT
from dustboard.games.wk1.content.constants import BLUE, MULTI_ATTACK, NONE
from dustboard.games.wk1.content.effect_table import Effect, effects_at
from dustboard.games.wk1.rules.gear.gear import owned
from dustboard.games.wk1.rules.gear.payment import can_pay, cost_of
from dustboard.games.wk1.rules.move.route import drives
from dustboard.games.wk1.rules.resources import FULL, may_heal_health
from dustboard.games.wk1.state.state import KnightsState


def possible(state: KnightsState, seat: int, card: int, when: int) -> bool:
    """Whether all that must be paid can be paid, and something would happen."""
    effects = effects_at(card, when)
    if any(effect.option > 0 for effect in effects):
        return any(possible_option(state, seat, effects, effect.option) for effect in effects)
    return all(payable(state, seat, effect) for effect in effects) and any(
        _works(state, seat, effect) for effect in effects
    )


def openly_possible(state: KnightsState, seat: int, card: int, when: int) -> bool:
    """The same as far as all can see it: whether stored cards could pay is the owner's secret."""
    effects = effects_at(card, when)
    if any(effect.cost == words.COST_STORED for effect in effects):
        return stored_count(state, seat) > 0  # they may all be blue
    if any(effect.do in (words.DO_PAY, words.DO_DISCARD) for effect in effects):
        return True
    return possible(state, seat, card, when)


def possible_option(
    state: KnightsState, seat: int, effects: tuple[Effect, ...], option: int
) -> bool:
    """Whether one alternative can be chosen: all that it asks to be paid can be paid."""
    return all(payable(state, seat, effect) for effect in effects if effect.option == option)


def payable(state: KnightsState, seat: int, effect: Effect) -> bool:
    """Whether what an effect asks to be paid can be paid in full (wk1.resource.08)."""
    if effect.cost == words.COST_STORED and not _can_discard_stored(state, seat):
        return False
    if effect.do == words.DO_DISCARD and effect.option:
        return _can_discard(state, seat, effect)
    if effect.do != words.DO_PAY:
        return True
    if effect.what == words.AMMO:
        return state.ammo[seat] >= effect.amount
    if effect.what == words.FUEL:
        return state.fuel[seat] >= effect.amount
    if effect.what == words.REPUTATION:
        return state.reputation[seat] >= effect.amount
    return can_pay(state, seat, cost_of(state, effect.what - words.GREEN_CARD, effect.amount))


def _can_discard(state: KnightsState, seat: int, effect: Effect) -> bool:
    """Whether a discard that stands for choice can be made: an empty one is no way out."""
    if effect.what == words.DRUG:
        return has_drug(state, seat)
    if effect.what == words.STORED:
        return stored_count(state, seat) >= effect.amount
    colour = effect.what - words.GREEN_CARD
    cards = [card for card in owned(state, seat) if card >= 0 and COLOUR[card] == colour]
    return len(cards) >= effect.amount


def stored_count(state: KnightsState, seat: int) -> int:
    """How many cards lie face down in backpack and vehicle."""
    return len(state.backpack[seat]) + len(state.cargo[seat])


def _can_discard_stored(state: KnightsState, seat: int) -> bool:
    """Whether a stored card can be discarded; blue gear can't (wk1.blue.01)."""
    stored = (*state.backpack[seat], *state.cargo[seat])
    return any(card < 0 or COLOUR[card] != BLUE for card in stored)


def has_drug(state: KnightsState, seat: int) -> bool:
    """Whether the knight owns a gear card with the trait drug."""
    return any(card >= 0 and TRAIT[card] == words.DRUG_TRAIT for card in owned(state, seat))


def _works(state: KnightsState, seat: int, effect: Effect) -> bool:
    do = effect.do
    if do == words.DO_HEAL:
        if effect.what == words.RADIATION:
            return state.radiation[seat] > 0
        if effect.who == words.ANY_HERE:
            return True
        return state.health[seat] < FULL and (effect.force == 1 or may_heal_health(state, seat))
    if do == words.DO_GAIN:
        if effect.what == words.AMMO:
            return state.ammo[seat] < FULL
        if effect.what == words.FUEL:
            return state.fuel[seat] < FULL
        return True
    if do == words.DO_REPAIR:
        return state.vehicle[seat] != NONE and state.damaged[seat] == 1
    if do in (words.DO_POINTS, words.DO_THREATS_OFF, words.DO_FREE_HEXES):
        return drives(state, seat)
    if do == words.DO_IGNORE_DAMAGE:
        return effect.first == 0 or state.dents[seat] == 0
    if do in (words.DO_REROLL, words.DO_BULLS_EYE):
        return state.check_rolled == 1
    if do == words.DO_ATTACK_DAMAGE:
        return effect.spends_ammo == 0 or state.attack_ammo > 0
    if do == words.DO_DICE:
        return (
            effect.multi == 0
            or effect.amount != 0
            or (state.played[state.attacker] == MULTI_ATTACK)
        )
    if do == words.DO_KEEP_HEALTH:
        return state.health[seat] == 0
    if do == words.DO_DISCARD_REVEALED:
        return len(state.revealed) > 0
    return True
