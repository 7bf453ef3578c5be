"""A combat, step by step, in the order of the rulebook (wk2.combat).

Both sides attack at most once. Attacks of one step are rolled first and then applied, so that they
happen at the same time (wk2.combat.15).
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import (
    AMBUSH,
    AMMO,
    ARMOR_PIERCING,
    ATTACKS,
    BLADES,
    FUEL,
    GUNS,
    MELEE,
    RANGED,
)
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    ATTACK_FUEL,
    DICE,
    GEAR_ID,
    NEEDS_AMMO,
    face_key,
    gear_of,
)
from dustboard.games.wk2.content.mods import LOSE_ATTACK
from dustboard.games.wk2.content.wasteland_table import (
    ENEMY_ATTACK,
    ENEMY_DICE,
    ENEMY_HEALTH,
    ENEMY_ID,
    ENEMY_THREAT,
    ENEMY_TRAITS,
    REWARD,
)
from dustboard.games.wk2.rules.combat.foe import defeated_now, hurt_foe, spent
from dustboard.games.wk2.rules.dice_rolls import (
    botches_of,
    fates_of,
    is_blank,
    roll_die,
    roll_pool,
    successes_of,
)
from dustboard.games.wk2.rules.explore import gain_reward
from dustboard.games.wk2.rules.favours import DRONE, SHADOW, spend
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS
from dustboard.games.wk2.rules.sheets import run_rules
from dustboard.games.wk2.rules.supply import lose_resource
from dustboard.games.wk2.rules.tests import LOSE_DICE
from dustboard.games.wk2.rules.threat import draw_token, return_tokens
from dustboard.games.wk2.rules.values import added, conscious, dice_lost, skill_dice
from dustboard.games.wk2.rules.vocabulary import (
    ADVANCE,
    ENGAGEMENT,
    FATE,
    FOE_AT,
    FOE_ATTACK,
    MET,
    ON_ATTACK,
    ON_BOTCH,
    RED,
    RESOLUTION,
    RUNNER,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

BARE_HANDS: Final = -1
NO_FOE: Final = -1
_BARE: Final = 0  # as an answer; a face is one more
ENDED: Final = 1


def over(state: RoadState, seat: int) -> bool:
    """Whether nothing but the Resolution Step is left (wk2.combat.23, .34)."""
    return state.settled == ENDED or defeated_now(state) or not conscious(state, seat)


# -- I. traits and weapon -------------------------------------------------------------------------


def face_enemy(state: RoadState, frame: Frame) -> None:
    """The enemy comes up with what its card prints; its Threat draws tokens (wk2.trait.04)."""
    foe, card = frame.bindings[0], frame.bindings[1]
    state.foe = foe
    state.foe_card = card
    state.foe_wounds = 0
    state.foe_health = ENEMY_HEALTH[foe]
    state.foe_traits = ENEMY_TRAITS[foe]
    if spend(state, frame.seat, SHADOW):
        state.foe_traits |= AMBUSH
    for colour in range(4):
        state.foe_pool[colour] = ENEMY_DICE[foe][colour]
    state.foe_fates = state.foe_extra = state.foe_rerolls = state.foe_struck = 0
    state.contaminates = state.no_ranged = 0
    state.struck = state.coming = state.landing = state.settled = state.beaten = 0
    state.weapon = BARE_HANDS
    if state.journal is not None:
        state.tell("combat", "wk2.combat.01", frame.seat, {"foe": ENEMY_ID[foe]})
    for _ in range(ENEMY_THREAT[foe]):
        draw_token(state, frame.seat, "wk2.trait.04")
    RUNNER.push(state, MET[FOE_AT + foe], frame.seat, (foe,))


def ask_weapon(state: RoadState, frame: Frame) -> None:
    """One equipped weapon that shows dice, or bare hands (wk2.combat.05, .07)."""
    state.choice[frame.seat] = _BARE
    if not over(state, frame.seat) and len(_weapons(state, frame.seat)) > 1:
        state.ask(frame.seat, WEAPON.number)


def take_weapon(state: RoadState, frame: Frame) -> None:
    """The weapon is chosen; now the red sides count (wk2.wasteland.09)."""
    state.weapon = state.choice[frame.seat] - 1
    tokens = state.drawn
    state.drawn = ()
    state.red = (*state.red, *tokens)
    for token in reversed(tokens):
        RUNNER.push(state, RED[token], frame.seat, (token,))


# -- II. engagement -------------------------------------------------------------------------------


def ambush(state: RoadState, frame: Frame) -> None:
    """A combatant with Ambush attacks before all else, whatever its attack (wk2.trait.01)."""
    state.coming = 0
    if not over(state, frame.seat) and state.foe_traits & AMBUSH:
        _prepare_foe(state, frame.seat)


def engage_enemy(state: RoadState, frame: Frame) -> None:
    """Engagement effects, the enemy's first (wk2.combat.11)."""
    if not over(state, frame.seat):
        RUNNER.push(state, ENGAGEMENT[FOE_AT + state.foe], frame.seat, (state.foe,))


def engage_knight(state: RoadState, frame: Frame) -> None:
    """The knight's Engagement effects."""
    if not over(state, frame.seat):
        if spend(state, frame.seat, DRONE):
            hurt_foe(state, frame.seat, 1, "wk2.combat.11")
        for face in sorted(set(state.stowed[frame.seat]), reverse=True):
            RUNNER.push(state, ENGAGEMENT[face], frame.seat, (face,))


# -- III and V. ranged and melee attacks ----------------------------------------------------------


def ranged_rolls(state: RoadState, frame: Frame) -> None:
    """Both sides with a ranged attack roll (wk2.combat.12)."""
    _rolls(state, frame.seat, RANGED)


def melee_rolls(state: RoadState, frame: Frame) -> None:
    """Both sides with a melee attack roll (wk2.combat.26)."""
    _rolls(state, frame.seat, MELEE)


def _rolls(state: RoadState, seat: int, attack: int) -> None:
    state.coming = state.landing = 0
    state.foe_rolled = state.rolled = ()
    if over(state, seat):
        return
    if _own_attack(state) == attack and not state.struck:
        _prepare_attack(state, seat)
    if ENEMY_ATTACK[state.foe] == attack and not state.foe_struck:
        _prepare_foe(state, seat)


def foe_rolls(state: RoadState, frame: Frame) -> None:
    """The enemy rolls the dice on its card and those of tokens (wk2.combat.14, .20)."""
    if state.foe_struck != _PREPARED:
        return
    seat = frame.seat
    state.foe_struck = 1
    dice = roll_pool(state, state.foe_pool)
    if state.foe_rerolls & 1:
        dice = tuple([roll_die(state, die // 6) if is_blank(die) else die for die in dice])
    if state.foe_rerolls & 2:
        dice = _one_again(state, dice)
    state.foe_rolled = dice
    state.coming += successes_of(dice) + state.foe_extra
    if state.journal is not None:
        data = {
            "foe": ENEMY_ID[state.foe],
            "attack": ATTACKS[ENEMY_ATTACK[state.foe]],
            "dice": list(dice),
            "extra": state.foe_extra,
        }
        state.tell("foe-attack", "wk2.combat.14", seat, data)
    fates = fates_of(dice) + state.foe_fates
    for _ in range(min(fates, 1) if state.house.one_fate else fates):
        RUNNER.push(state, FATE[FOE_AT + state.foe], seat, (state.foe,))


def _one_again(state: RoadState, dice: tuple[int, ...]) -> tuple[int, ...]:
    """The strongest die that deals no wound is rolled again."""
    idle = [die for die in dice if not successes_of((die,))]
    if not idle:
        return dice
    worst = max(idle)
    at = dice.index(worst)
    return (*dice[:at], roll_die(state, worst // 6), *dice[at + 1 :])


def knight_rolls(state: RoadState, frame: Frame) -> None:
    """The knight rolls its skill and its weapon; fates do what the weapon says (wk2.combat.13)."""
    seat = frame.seat
    if state.struck != _PREPARED:
        return
    state.struck = 1
    state.rolled = roll_pool(state, state.test_pool)
    state.landing += successes_of(state.rolled)
    if state.journal is not None:
        data = {
            "attack": ATTACKS[_own_attack(state)],
            "weapon": "" if state.weapon < 0 else GEAR_ID[gear_of(state.weapon)],
            "dice": list(state.rolled),
        }
        state.tell("attack", "wk2.combat.13", seat, data)
    if state.weapon >= 0:
        RUNNER.push(state, ON_ATTACK[state.weapon], seat, (state.weapon,))
        fates = fates_of(state.rolled)
        for _ in range(min(fates, 1) if state.house.one_fate else fates):
            RUNNER.push(state, FATE[state.weapon], seat, (state.weapon,))


def strike(state: RoadState, frame: Frame) -> None:
    """Wounds of both sides land; then botches break the weapon (wk2.combat.16, wk2.dice.04)."""
    seat = frame.seat
    if state.foe_rolled:
        state.foe_rolled = ()
        _deal(state, seat)
    if state.rolled:
        hurt_foe(state, seat, state.landing, "wk2.combat.16")
        botches = botches_of(state.rolled)
        for _ in range(min(botches, 1) if state.house.one_botch else botches):
            _break_weapon(state, seat)
            RUNNER.push(state, ON_BOTCH[FOE_AT + state.foe], seat, (state.foe,))
        state.rolled = ()


_PREPARED: Final = 2


def _own_attack(state: RoadState) -> int:
    return MELEE if state.weapon < 0 else ATTACK[gear_of(state.weapon)]


def _prepare_attack(state: RoadState, seat: int) -> None:
    """The pool of an attack; a ranged one costs 1 Ammo when it is made (wk2.combat.12, .35)."""
    attack = _own_attack(state)
    if state.weapon >= 0:
        gear = gear_of(state.weapon)
        ammo, fuel = int(NEEDS_AMMO[gear]), ATTACK_FUEL[gear]
        if state.ammo[seat] < ammo or state.fuel[seat] < fuel:
            return
        lose_resource(state, seat, AMMO, ammo, "wk2.combat.12")
        lose_resource(state, seat, FUEL, fuel, "wk2.combat.12")
    state.skill = GUNS if attack == RANGED else BLADES
    skill = skill_dice(state, seat, state.skill)
    weapon = DICE[state.weapon] if state.weapon >= 0 else (0, 0, 0, 0)
    for colour in range(4):
        state.test_pool[colour] = skill[colour] + weapon[colour]
    state.struck = _PREPARED
    lost = dice_lost(state, seat, state.skill) + added(state, seat, LOSE_ATTACK)
    if lost:
        state.push_in_order([(LOSE_DICE.number, seat, (lost,))])


def _prepare_foe(state: RoadState, seat: int) -> None:
    """The enemy is about to roll; its card may change how."""
    state.foe_struck = _PREPARED
    RUNNER.push(state, FOE_ATTACK[FOE_AT + state.foe], seat, (state.foe,))


def _deal(state: RoadState, seat: int) -> None:
    if state.coming:
        pierces = int(state.foe_traits & ARMOR_PIERCING != 0)
        bound = (state.coming, pierces, state.contaminates)
        state.push_in_order([(DEAL_WOUNDS.number, seat, bound)])
    state.coming = 0


def _break_weapon(state: RoadState, seat: int) -> None:
    weapon = state.weapon
    if weapon < 0:
        return  # bare hands break nothing (wk2.dice.10)
    break_gear(state, seat, weapon, "wk2.dice.04")
    state.weapon = BARE_HANDS if weapon & 1 else weapon + 1


# -- IV. advance ----------------------------------------------------------------------------------


def advance_enemy(state: RoadState, frame: Frame) -> None:
    """Advance effects, the enemy's first (wk2.combat.24)."""
    if not over(state, frame.seat):
        RUNNER.push(state, ADVANCE[FOE_AT + state.foe], frame.seat, (state.foe,))


def advance_knight(state: RoadState, frame: Frame) -> None:
    """The knight's Advance effects, such as a grenade (wk2.combat.25)."""
    if not over(state, frame.seat):
        for face in sorted(set(state.stowed[frame.seat]), reverse=True):
            RUNNER.push(state, ADVANCE[face], frame.seat, (face,))


# -- VI. resolution -------------------------------------------------------------------------------


def resolve_combat(state: RoadState, frame: Frame) -> None:
    """A Relentless enemy falls now at the latest; effects, the enemy's first (wk2.combat.27)."""
    state.beaten = int(spent(state) and state.settled != ENDED)
    if state.settled != ENDED:
        RUNNER.push(state, RESOLUTION[FOE_AT + state.foe], frame.seat, (state.foe,))


def reward_combat(state: RoadState, frame: Frame) -> None:
    """Who defeats the enemy gets all that its card promises (wk2.combat.28, .30, .32)."""
    seat = frame.seat
    if state.journal is not None:
        data = {"foe": ENEMY_ID[state.foe], "beaten": bool(state.beaten)}
        state.tell("combat-ends", "wk2.combat.28", seat, data)
    if state.beaten and not state.out[seat]:
        gain_reward(state, seat, REWARD[state.foe], "wk2.combat.28")


def clear_combat(state: RoadState, frame: Frame) -> None:
    """Tokens go back (wk2.combat.31)."""
    return_tokens(state)
    state.foe = NO_FOE
    state.weapon = BARE_HANDS
    state.settled = 0
    if not state.out[frame.seat]:
        run_rules(state, "after_combat", frame.seat)


# -- choosing a weapon ----------------------------------------------------------------------------


def _weapons(state: RoadState, seat: int) -> list[int]:
    found = [_BARE]
    for face in sorted(set(state.hands[seat])):
        gear = gear_of(face)
        if ATTACK[gear] < 0 or (ATTACK[gear] == RANGED and state.no_ranged):
            continue
        # most ranged weapons need Ammo in hand (wk2.combat.06)
        if state.ammo[seat] >= int(NEEDS_AMMO[gear]) and state.fuel[seat] >= ATTACK_FUEL[gear]:
            found.append(face + 1)
    return found


def _key(state: RoadState, seat: int, action: int) -> str:
    return "bare" if action == _BARE else face_key(action - 1)


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == _BARE:
        return Message("option-bare-hands")
    return Message("option-face", {"face": action - 1})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-weapon", {"foe": state.foe})


def _timeout(state: RoadState, seat: int) -> int:
    return _weapons(state, seat)[-1]


WEAPON: Final = Ask(
    "weapon",
    "choose",
    "wk2.combat.05",
    legal=_weapons,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
