"""A combat, step by step, in the order of the rulebook (wk2.combat).

Both sides attack at most once; how the attacks of one step are made is in `attacks`.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import AMBUSH, MELEE, RANGED
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    ATTACK_FUEL,
    GEAR_ID,
    HANDS,
    face_key,
    gear_of,
)
from dustboard.games.wk2.content.mods import TURRET
from dustboard.games.wk2.content.wasteland_table import (
    ENEMY_DICE,
    ENEMY_HEALTH,
    ENEMY_ID,
    ENEMY_THREAT,
    ENEMY_TRAITS,
    REWARD,
)
from dustboard.games.wk2.rules.combat.attacks import (
    BARE_HANDS,
    ENDED,
    EXCHANGE,
    FOE_AMBUSH,
    OWN_AMBUSHES,
    needs_ammo,
    over,
    own_attack,
)
from dustboard.games.wk2.rules.combat.dog import bite
from dustboard.games.wk2.rules.combat.foe import hurt_foe, spent
from dustboard.games.wk2.rules.explore import gain_reward
from dustboard.games.wk2.rules.favours import DRONE, PAINTED, SHADOW, bark, snowed_in, spend
from dustboard.games.wk2.rules.marks import COMBAT as ONE_COMBAT
from dustboard.games.wk2.rules.marks import forget
from dustboard.games.wk2.rules.programs import SALUTE
from dustboard.games.wk2.rules.sheets import run_rules
from dustboard.games.wk2.rules.standing import (
    apply_terms,
    choose_line,
    leave_standing,
    meet_standing,
)
from dustboard.games.wk2.rules.threat import draw_tokens, return_tokens
from dustboard.games.wk2.rules.using import fire, fire_tasks
from dustboard.games.wk2.rules.values import added
from dustboard.games.wk2.rules.vocabulary import (
    ADVANCE,
    AFTER_COMBAT,
    CHOSEN,
    ENGAGEMENT,
    FOE_AT,
    MET,
    RED,
    RESOLUTION,
    RUNNER,
    WON,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

NO_FOE: Final = -1
_BARE: Final = 0  # as an answer; a face is one more


# -- I. traits and weapon -------------------------------------------------------------------------


def face_enemy(state: RoadState, frame: Frame) -> None:
    """The enemy comes up with what its card prints; its Threat draws tokens (wk2.trait.04)."""
    foe, card = frame.bindings[0], frame.bindings[1]
    state.foe = foe
    state.foe_card = state.fought = card
    state.foe_wounds = 0
    state.foe_health = ENEMY_HEALTH[foe]
    state.foe_traits = ENEMY_TRAITS[foe]
    if spend(state, frame.seat, SHADOW):
        state.foe_traits |= AMBUSH
    if state.foe_traits & AMBUSH and bark(state):
        state.foe_traits &= ~AMBUSH
    for colour in range(4):
        state.foe_pool[colour] = ENEMY_DICE[foe][colour]
    state.foe_fates = state.foe_extra = state.foe_rerolls = state.foe_struck = state.foe_lost = 0
    state.contaminates = state.no_ranged = 0
    state.struck = state.coming = state.landing = state.settled = state.beaten = 0
    state.twice = 0
    state.bare = state.strikes_first = state.botches_off = state.warded = 0
    state.weapon = BARE_HANDS
    state.unrewarded = 0
    meet_standing(state, foe)
    apply_terms(state)
    state.fights += 1
    forget(state, ONE_COMBAT)
    if state.journal is not None:
        state.tell("combat", "wk2.combat.01", frame.seat, {"foe": ENEMY_ID[foe]})
    draw_tokens(state, frame.seat, ENEMY_THREAT[foe], "wk2.trait.04")
    fire(state, MET, frame.seat)
    run_rules(state, "fight", frame.seat)
    RUNNER.push(state, MET[FOE_AT + foe], frame.seat, (foe,))


def ask_weapon(state: RoadState, frame: Frame) -> None:
    """One equipped weapon that shows dice, or bare hands; a turret holds one of the vehicle's.

    wk2.combat.05, .07
    """
    state.choice[frame.seat] = _BARE
    if not over(state, frame.seat) and len(_weapons(state, frame.seat)) > 1:
        state.ask(frame.seat, WEAPON.number)


def take_weapon(state: RoadState, frame: Frame) -> None:
    """The weapon is chosen; now the red sides count (wk2.wasteland.09)."""
    state.weapon = state.choice[frame.seat] - 1
    state.bare = int(state.weapon == BARE_HANDS)
    if state.journal is not None and not over(state, frame.seat):
        held = GEAR_ID[gear_of(state.weapon)] if state.weapon >= 0 else ""
        state.tell("weapon", "wk2.combat.05", frame.seat, {"gear": held, "bare": not held})
    choose_line(state, own_attack(state))
    tokens = state.drawn
    state.drawn = ()
    state.red = (*state.red, *tokens)
    for token in () if snowed_in(state, frame.seat) else reversed(tokens):
        RUNNER.push(state, RED[token], frame.seat, (token,))
    if state.weapon >= 0:
        RUNNER.push(state, CHOSEN[state.weapon], frame.seat, (state.weapon,))


# -- II. engagement -------------------------------------------------------------------------------


def ambush(state: RoadState, frame: Frame) -> None:
    """Who has Ambush attacks before all else, the enemy first (wk2.trait.01)."""
    calls = [(EXCHANGE.number, frame.seat, (step,)) for step in (FOE_AMBUSH, OWN_AMBUSHES)]
    state.push_in_order(calls)


def engage_enemy(state: RoadState, frame: Frame) -> None:
    """Engagement effects, the enemy's first (wk2.combat.11)."""
    if not over(state, frame.seat):
        RUNNER.push(state, ENGAGEMENT[FOE_AT + state.foe], frame.seat, (state.foe,))


def engage_knight(state: RoadState, frame: Frame) -> None:
    """The knight's Engagement effects."""
    if not over(state, frame.seat):
        if spend(state, frame.seat, DRONE):
            hurt_foe(state, frame.seat, 1, "wk2.combat.11")
        fire(state, ENGAGEMENT, frame.seat)
        if PAINTED in state.noted[frame.seat]:
            state.push_in_order([(SALUTE.number, frame.seat, ())])


# -- III and V. ranged and melee attacks ----------------------------------------------------------


def ranged_attacks(state: RoadState, frame: Frame) -> None:
    """Every combatant with a ranged attack makes it (wk2.combat.12)."""
    state.push_in_order([(EXCHANGE.number, frame.seat, (RANGED,))])


def melee_attacks(state: RoadState, frame: Frame) -> None:
    """The same with melee attacks (wk2.combat.26); who is beaten before them skips them."""
    if over(state, frame.seat) and state.journal is not None:
        state.tell("skips", "wk2.combat.23", frame.seat, {"foe": ENEMY_ID[state.foe]})
    state.push_in_order([(EXCHANGE.number, frame.seat, (MELEE,))])


# -- IV. advance ----------------------------------------------------------------------------------


def advance_enemy(state: RoadState, frame: Frame) -> None:
    """Advance effects, the enemy's first (wk2.combat.24)."""
    if not over(state, frame.seat):
        RUNNER.push(state, ADVANCE[FOE_AT + state.foe], frame.seat, (state.foe,))


def advance_knight(state: RoadState, frame: Frame) -> None:
    """The knight's Advance effects, such as a grenade (wk2.combat.25)."""
    if not over(state, frame.seat):
        bite(state, frame.seat)
        fire(state, ADVANCE, frame.seat)


# -- VI. resolution -------------------------------------------------------------------------------


def resolve_combat(state: RoadState, frame: Frame) -> None:
    """A Relentless enemy falls now at the latest; effects, the enemy's first (wk2.combat.27)."""
    state.beaten = int(spent(state) and state.settled != ENDED)
    leave_standing(state, frame.seat)
    if state.settled != ENDED:
        fire(state, RESOLUTION, frame.seat)
        RUNNER.push(state, RESOLUTION[FOE_AT + state.foe], frame.seat, (state.foe,))


def reward_combat(state: RoadState, frame: Frame) -> None:
    """Who defeats the enemy gets all that its card promises (wk2.combat.28, .30, .32)."""
    seat = frame.seat
    if state.journal is not None:
        data = {"foe": ENEMY_ID[state.foe], "beaten": bool(state.beaten)}
        state.tell("combat-ends", "wk2.combat.28", seat, data)
    if state.beaten and not state.unrewarded and not state.out[seat]:
        state.defeats[seat] += 1
        fire(state, WON, seat)
        gain_reward(state, seat, REWARD[state.foe], "wk2.combat.28")


def clear_combat(state: RoadState, frame: Frame) -> None:
    """Tokens go back (wk2.combat.31)."""
    return_tokens(state)
    state.foe = NO_FOE
    state.weapon = BARE_HANDS
    state.settled = 0
    state.attacking = 0
    if not state.out[frame.seat]:
        run_rules(state, "after_combat", frame.seat)
        fire_tasks(state, AFTER_COMBAT, frame.seat)


# -- choosing a weapon ----------------------------------------------------------------------------


def _weapons(state: RoadState, seat: int) -> list[int]:
    found = [_BARE]
    faces = set(state.hands[seat])
    if added(state, seat, TURRET):
        faces |= {face for face in state.stowed[seat] if HANDS[gear_of(face)]}
    for face in sorted(faces):
        gear = gear_of(face)
        if ATTACK[gear] < 0 or (ATTACK[gear] == RANGED and state.no_ranged):
            continue
        if state.terms_one_hand and HANDS[gear] > 1:
            continue
        # most ranged weapons need Ammo in hand (wk2.combat.06)
        enough = state.ammo[seat] >= needs_ammo(state, seat, gear)
        if enough and state.fuel[seat] >= ATTACK_FUEL[gear]:
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
