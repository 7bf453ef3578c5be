"""The attack sequence: initiative, cost, check, damage, soak (wk1.attack.07-22)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.card_table import HEALTH
from dustboard.games.wk1.content.combat_table import RANGE_ICONS
from dustboard.games.wk1.content.constants import FOR_ATTACK, MELEE, NONE
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.mods import (
    ATTACK_MARKS,
    BULLS_EYE_RADIATION,
    HIT_CANCELS_CHANGE,
    SECOND_LIFE,
    SOAKED_HIT_DICE,
)
from dustboard.games.wk1.content.moments import AT_HIT_ON_KNIGHT, AT_OWN_HIT
from dustboard.games.wk1.rules.checks import count, roll_dice, tell_dice, tell_pool
from dustboard.games.wk1.rules.combat.attack_pool import (
    attack_pool,
    attack_skill,
    bulls_rolled,
    damage_rolled,
    health_lost,
    lowest_bull,
    worth,
)
from dustboard.games.wk1.rules.combat.cards import ammo_needed, fuel_needed_for
from dustboard.games.wk1.rules.combat.sides import (
    OTHER_SIDE,
    foe_mod,
    health_left,
    is_beaten,
    is_knight,
    named,
    seat_of,
    side_mod,
)
from dustboard.games.wk1.rules.effects.window_moments import (
    AFTER_ATTACK,
    AFTER_HIT,
    BEFORE_ATTACK,
    BEFORE_RANGED_ATTACK,
)
from dustboard.games.wk1.rules.effects.windows import own_window, two_windows
from dustboard.games.wk1.rules.gear.gear import mark
from dustboard.games.wk1.rules.resources import lose_fuel, suffer, told_change
from dustboard.games.wk1.rules.vocabulary import run_effects
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, Program


def attackers_in_order(state: KnightsState) -> tuple[list[int], bool]:
    """The sides that attack, and whether they do so together (wk1.attack.08-09)."""
    attackers = [side for side in (0, 1) if state.icon[side] != NONE]
    order = RANGE_ICONS[state.range]
    if len(attackers) == 2 and order.index(state.icon[1]) < order.index(state.icon[0]):
        attackers = [1, 0]
    return attackers, len(attackers) == 2 and state.icon[0] == state.icon[1]


def in_order(state: KnightsState, frame: Frame) -> None:
    """The icon farther left on the range card acts first; equal icons attack together."""
    attackers, together = attackers_in_order(state)
    if state.journal is not None and len(attackers) == 2:
        rule = "wk1.attack.09" if together else "wk1.attack.08"
        state.tell("initiative", rule, NONE, {"order": attackers, "together": together})
    calls = [
        (ATTACK_BY.number, seat_of(state, side), (side, 1 if together else 0)) for side in attackers
    ]
    state.push_in_order(calls)


ATTACK_SEQUENCE: Final = Program("attack sequence", (in_order,))


def pay(state: KnightsState, frame: Frame) -> None:
    """Ammo and Fuel go before the check (wk1.attack.10); who was defeated first does not attack."""
    side, together = frame.bindings
    if not together and (is_beaten(state, side) or is_beaten(state, 1 - side)):
        state.frame = frame.below
        return
    lay_attack(state, side)
    if is_knight(state, side):
        pay_for_attack(state, frame.seat, state.weapon[side])
    _windows_before(state, side)


def pay_for_attack(state: KnightsState, seat: int, weapon: int) -> None:
    """Ammo of the attack, and the Fuel of its weapon once in a combat."""
    if state.attack_ammo:
        state.ammo[seat] -= state.attack_ammo
        if state.journal is not None:
            rule = "wk1.attack.10"
            data = told_change(-state.attack_ammo, state.ammo[seat], rule, weapon)
            state.tell("ammo", rule, seat, data)
    fuel = fuel_needed_for(state, seat, weapon)
    if fuel:
        lose_fuel(state, seat, fuel, "wk1.weapon.01", weapon)
        state.fuelled[seat] = (*state.fuelled[seat], weapon)


def lay_attack(state: KnightsState, side: int) -> None:
    """The attack and its check as they stand before anybody uses anything."""
    weapon, icon = state.weapon[side], state.icon[side]
    state.attacker = side
    state.attack_damage[side] = 0
    state.lose_less = 0
    state.extra_armor = 0
    state.extra_bulls = 0
    state.jammed = 0
    state.damage = 0
    state.struck = NONE
    state.attack_ammo = ammo_needed(state, side, weapon, icon, state.played[side])
    state.check_seat = seat_of(state, side)
    state.check_skill = attack_skill(state, side)
    state.check_difficulty = state.house.difficulty[state.range]
    state.check_purpose = FOR_ATTACK
    state.check_gained = 0
    state.check_auto = 0
    state.check_dice = ()
    state.check_rolled = 0
    state.check_bull = lowest_bull(state, side)
    state.check_pool = attack_pool(state, side)
    tell_pool(state)


def _windows_before(state: KnightsState, side: int) -> None:
    """Attacker and defender alternate, attacker first (wk1.luck.09)."""
    moment = BEFORE_ATTACK if state.icon[side] == MELEE else BEFORE_RANGED_ATTACK
    attacker, defender = _players(state, side)
    two_windows(state, moment, attacker, defender)


def _players(state: KnightsState, side: int) -> tuple[int, int]:
    """The seats that may use things of their knights; the Waster has none (wk1.combat.06)."""
    attacker = seat_of(state, side) if is_knight(state, side) else NONE
    defender = seat_of(state, 1 - side) if is_knight(state, 1 - side) else NONE
    return attacker, defender


def roll_attack(state: KnightsState, frame: Frame) -> None:
    """Roll the pool, then what is played after it."""
    side = frame.bindings[0]
    if state.jammed:
        if state.journal is not None:
            state.tell("jammed", "wk1.luck.05", frame.seat, named(state, side))
        state.frame = frame.below
        return
    state.check_dice = roll_dice(state, max(1, state.check_pool + state.check_gained))
    state.check_rolled = 1
    state.struck = 0
    if state.journal is not None:
        tell_dice(state, worth(state, side, len(state.check_dice)))
    if is_knight(state, side):
        _windows_after(state, side)


def _windows_after(state: KnightsState, side: int) -> None:
    """What is played on a knight's dice; a rival whom they hit answers in turn (wk1.luck.09)."""
    attacker, defender = _players(state, side)
    if defender == NONE:
        own_window(state, AFTER_ATTACK, attacker)
    else:
        two_windows(state, AFTER_ATTACK, attacker, defender)


def count_attack(state: KnightsState, side: int) -> None:
    """What the dice of an attack on the table are worth (wk1.attack.13-16)."""
    count(state)
    state.check_bulls = bulls_rolled(state, side)
    state.check_passed = 1 if state.check_successes else 0
    state.damage = damage_rolled(state, side)


def hit_or_miss(state: KnightsState, frame: Frame) -> None:
    """A passed check hits (wk1.attack.13); a knight whom an enemy hits may answer."""
    side = frame.bindings[0]
    count_attack(state, side)
    state.check_rolled = 0
    weapon = state.weapon[side]
    if weapon != NONE and MOD[ATTACK_MARKS][weapon]:
        mark(state, frame.seat, weapon, "wk1.gear.14")
    if not state.check_passed:
        if state.journal is not None:
            state.tell("miss", "wk1.attack.13", frame.seat, named(state, side))
        state.frame = frame.below
        return
    if state.journal is not None:
        data = {**named(state, side), "damage": state.damage, "bulls": state.check_bulls}
        state.tell("hit", "wk1.attack.14", frame.seat, data)
    if not is_knight(state, side):
        own_window(state, AFTER_HIT, seat_of(state, 1 - side))


def lose(state: KnightsState, frame: Frame) -> None:
    """Armor soaks, the rest is lost (wk1.attack.17-18); then what a hit brings besides."""
    side = frame.bindings[0]
    other = 1 - side
    lost = health_lost(state, side, state.damage)
    state.side_loss[side] += lost
    state.struck = lost
    if is_knight(state, other):
        victim = seat_of(state, other)
        state.health[victim] -= lost
        if lost and state.journal is not None:
            rule = "wk1.attack.18"
            data = told_change(-lost, state.health[victim], rule, state.foe)
            state.tell("health", rule, victim, data)
    else:
        _wound_foe(state, lost)
    if health_left(state, other) <= 0:
        state.felled |= 1 << other  # at once (wk1.attack.22)
    weapon = state.weapon[side]
    if side_mod(state, side, weapon, HIT_CANCELS_CHANGE):
        state.change_cancelled[other] = 1
    if lost == 0:
        state.next_dice[other] -= side_mod(state, side, weapon, SOAKED_HIT_DICE)
        if state.journal is not None:
            state.tell("soaked", "wk1.attack.17", frame.seat, named(state, side))


def _wound_foe(state: KnightsState, lost: int) -> None:
    state.foe_loss += lost
    if lost and state.journal is not None:
        data = {"lost": lost, "now": state.foe_loss, "foe": state.foe}
        state.tell("foe-loss", "wk1.attack.18", state.active, data)
    if state.foe_loss >= HEALTH[state.foe] and foe_mod(state, SECOND_LIFE) and not state.foe_lives:
        state.foe_lives = 1
        state.foe_loss = 0
        if state.journal is not None:
            state.tell("second-life", "wk1.gold.08", state.active, {"foe": state.foe})


def after_hit(state: KnightsState, frame: Frame) -> None:
    """Texts of the weapon or of the enemy that a hit sets off."""
    side = frame.bindings[0]
    if side == OTHER_SIDE and not is_knight(state, side):
        radiation = foe_mod(state, BULLS_EYE_RADIATION) * state.check_bulls
        if state.struck > 0:
            run_effects(state, state.active, state.foe, AT_HIT_ON_KNIGHT)
        if radiation:
            suffer(state, state.active, radiation, "wk1.gold.08", state.foe)
    elif state.weapon[side] != NONE:
        run_effects(state, frame.seat, state.weapon[side], AT_OWN_HIT)


ATTACK_BY: Final = Program("attack", (pay, roll_attack, hit_or_miss, lose, after_hit))
