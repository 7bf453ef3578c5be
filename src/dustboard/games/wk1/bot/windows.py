"""Whether a luck card, gear or an ability is used in a window that is open for it."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.combat import Arena
from dustboard.games.wk1.bot.exploration import heal_gain
from dustboard.games.wk1.bot.fighters import CLASHES
from dustboard.games.wk1.bot.prices import card_worth, luck_worth
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.bot.wasteland import outcome
from dustboard.games.wk1.content import things
from dustboard.games.wk1.content.card_table import BY_ID, IS_LUCK
from dustboard.games.wk1.content.constants import FOR_ATTACK, LONG, NONE, SHORT
from dustboard.games.wk1.content.tile_table import THREAT
from dustboard.games.wk1.rules.checks import pass_chance
from dustboard.games.wk1.rules.combat.attack_pool import damage_rolled
from dustboard.games.wk1.rules.vocabulary import EFFECTS, KnightEffect

STAKE: Final = 2.2  # what a check is usually about
HIT: Final = 0.9  # a point of Health more or less in a fight


def rate_window(look: Seen, keys: list[str]) -> list[float]:
    """Pass, or the use that brings more than it costs."""
    return [0.0 if key == "pass" else _use(look, BY_ID[key]) for key in keys]


def _use(look: Seen, card: int) -> float:
    gain = 0.0
    cost = 0.05
    for effect in EFFECTS[card]:
        gain = max(gain, _gain(look, effect))
        if effect.cost == things.COST_DISCARD:
            luck = IS_LUCK[card]
            cost = luck_worth(look, card) if luck else card_worth(look, card, look.mine)
        elif effect.cost == things.COST_STORED:
            cost = 0.6
    return gain - cost


def _gain(look: Seen, effect: KnightEffect) -> float:
    do = effect.word
    if do in ("heal", "gain"):
        return _supply(look, effect)
    if do in ("keep_health", "stand"):
        return 5.0
    state = look.state
    if state.fight:
        return _in_combat(look, effect)
    if do in ("dice", "reroll", "pass_check"):
        return _on_check(look, effect) if state.check_seat == look.me else 0.0
    if do == "discard_revealed":
        worst = [-outcome(look, look.mine, card) for card in state.revealed]
        return max(worst) - 0.3 if worst else 0.0
    if do == "cancel_event":
        if state.active != look.me or state.card < 0:
            return 0.0
        return -outcome(look, look.mine, state.card)
    if do == "points":
        return 0.35 if len(state.route) > 1 else 0.0
    if do == "free_hexes":
        return 0.35 if len(state.route) > 1 else 0.0
    if do == "threats_off":
        return 0.2 * sum([THREAT[look.tile(place)] for place in state.route])
    if do == "repair":
        return 1.0 if look.mine.damaged else 0.0
    return _FLAT.get(do, 0.0)


_FLAT: Final[dict[str, float]] = {
    "ignore_damage": 0.9,
    "draw_instead": 1.0,
    "gain_instead": 1.0,
    "keep_card": 0.5,
    "suffer_less": 0.5,
    "scout": 0.2,
}


def _supply(look: Seen, effect: KnightEffect) -> float:
    """Healing and gaining; gear of a colour is always welcome."""
    if effect.what > things.RADIATION:
        return 0.7
    gain = heal_gain(look, effect)
    if look.state.fight and effect.what == things.HEALTH and look.mine.health <= 2:
        gain += 0.6
    return gain


def _on_check(look: Seen, effect: KnightEffect) -> float:
    """More dice, another roll, or a check that is passed without one."""
    state = look.state
    dice = max(1, state.check_pool + state.check_gained)
    difficulty = state.check_difficulty
    if effect.word == "dice":
        return STAKE * (
            pass_chance(dice + effect.amount, difficulty) - pass_chance(dice, difficulty)
        )
    if effect.word == "pass_check":
        return STAKE * (1.0 - pass_chance(dice, difficulty))
    rolled = state.check_dice
    if any(die >= difficulty for die in rolled):
        return 0.0
    return STAKE * pass_chance(min(effect.amount, len(rolled)), difficulty)


def _in_combat(look: Seen, effect: KnightEffect) -> float:
    """Uses that only make sense in a fight."""
    arena = Arena(look)
    do, amount = effect.word, effect.amount
    state = look.state
    if do == "dice" and state.check_seat != NONE:
        if amount > 0:
            return 0.22 * amount if state.check_seat == look.me else 0.0
        return 0.22 * -amount if state.check_seat != look.me or arena.side == 0 else 0.0
    if do == "reroll" and state.check_seat != NONE:
        missed = not any(die >= state.check_difficulty for die in state.check_dice)
        return 1.2 if missed and state.check_seat == look.me else 0.0
    if do in ("lose_less", "armor"):
        rolled = state.check_rolled and state.check_purpose == FOR_ATTACK
        damage = damage_rolled(state, state.attacker) if rolled else state.damage
        soaked = max(0, damage - arena.mine.armor)
        return 4.0 if soaked >= arena.mine.health > soaked - amount else HIT * min(soaked, amount)
    if do == "dominance":
        return 2.0 if arena.clash == CLASHES and -amount < arena.lead <= 0 else 0.0
    if do == "start_range":
        now = arena.position(arena.range)
        best = max([arena.position(at) for at in range(SHORT, LONG + 1)])
        return 0.6 * (best - now)
    if do == "opponent_loses":
        return HIT * amount
    return _FIGHT.get(do, 0.0) * max(1, amount if amount < 9 else 1)


_FIGHT: Final[dict[str, float]] = {
    "attack_damage": 0.7,
    "bulls_eye": 0.8,
    "jam": 0.5,
    "bar_cards": 0.15,
    "combat_dice": 0.5,
    "ignore_loss": 0.5,
    "cancel_luck": 0.3,
    "ignore_damage": 0.9,
}
