"""Which word of the card data is which verb, in the order of `words.DO`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.rules.words import cards, supply
from dustboard.games.wk1.rules.words import checks as dice
from dustboard.games.wk1.rules.words import combat as fight
from dustboard.games.wk1.rules.words import hexes as places
from dustboard.games.wk1.rules.words import move as road
from dustboard.games.wk1.rules.words import scouting as looking
from dustboard.games.wk1.state.state import KnightsState

Verb = Callable[[KnightsState, int, Effect, int], None]


def nothing(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """A word that counts all the time (`static`): its number is asked for where it matters."""


VERBS: Final[list[Verb]] = [
    supply.gain,
    supply.heal,
    supply.lose,
    supply.suffer_radiation,  # suffer
    supply.suffer_after,
    supply.opponent_loses,
    cards.pay,
    cards.discard,
    cards.discard_luck_at_random,  # discard_luck
    cards.plunder,
    cards.swap_top,
    cards.take_from_stalls,
    cards.mark_cards,  # mark
    places.wake_somebody,  # wake
    places.draw_instead,
    places.gain_instead,
    places.keep_card,
    places.offer,
    cards.trade,
    road.damage,  # damage_vehicle
    road.repair,
    road.ignore_damage,
    road.points,
    road.stop,
    road.stop_without_points,
    road.free_hexes,
    road.threats_off,
    road.flee,
    road.pushed,
    road.skip_exploring,
    road.weary,
    road.tokens,
    road.discard_revealed,
    looking.scout,
    looking.ambush,
    places.ride,
    dice.dice,
    dice.reroll,
    dice.pass_check,
    nothing,  # passed_check
    fight.bulls_eye,
    dice.check,
    dice.swarm,
    dice.roll_die,  # roll
    fight.start_range,
    fight.clash_range,
    fight.combat_dice,
    nothing,  # attack_dice_against
    nothing,  # aggression
    fight.attack_damage,
    fight.jam,
    fight.armor,
    fight.lose_less,
    fight.suffer_less,
    fight.dominance,
    fight.bar_cards,
    nothing,  # no_range_change
    fight.reequip,
    fight.keep_health,
    fight.stand,
    fight.ignore_loss,
    fight.count_defeated,
    fight.leave,
    fight.cancel_event,
    fight.cancel_luck,
    places.strike,
    cards.attach,
    cards.detach,
    nothing,  # aura
]
