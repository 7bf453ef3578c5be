"""A duel of two knights: weapons chosen hidden, then ranged and melee attacks (wk2.duel).

The usual steps apply. Both attacks of one step are rolled first and then land together; no threat
tokens are drawn, and nothing is won but what the sheet says.
"""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.constants import (
    AMMO,
    ATTACKS,
    BLADES,
    FUEL,
    GUNS,
    MELEE,
    RANGED,
)
from dustboard.games.wk2.content.dice import NO_DICE
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    ATTACK_FUEL,
    DICE,
    GEAR_ID,
    NEEDS_AMMO,
    face_key,
    gear_of,
)
from dustboard.games.wk2.rules.combat.fates import resolve_fates
from dustboard.games.wk2.rules.dice_rolls import botches_of, fates_of, roll_pool, successes_of
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS
from dustboard.games.wk2.rules.special import lose_spoils
from dustboard.games.wk2.rules.supply import lose_resource
from dustboard.games.wk2.rules.using import fire
from dustboard.games.wk2.rules.values import conscious, skill_dice
from dustboard.games.wk2.rules.vocabulary import ON_ATTACK
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

DUEL_ATTACK: Final = Program("attack in a duel")  # bindings: ranged or melee; seat: who attacks
NO_DUEL: Final = -1
NO_WEAPON: Final = -1
_BARE: Final = 0  # as an answer; a face is one more


def begin_duel(state: RoadState, frame: Frame) -> None:
    """Both choose a weapon or bare hands at the same time, hidden (wk2.duel.01, .02)."""
    rival = frame.bindings[0]
    state.duelist = rival
    state.duel_open = state.duel_won = 0
    if state.journal is not None:
        state.tell("duel", "wk2.duel.01", frame.seat, {"by": rival})
    for seat in (frame.seat, rival):
        state.duel_before[seat] = wounds_of(state, seat)
        state.duel_hits[seat] = 0
        found = weapons_of(state, seat)
        state.duel_weapon[seat] = found[0]
        if len(found) > 1:
            state.ask(seat, DUEL_WEAPON.number)


def show_weapons(state: RoadState, frame: Frame) -> None:
    """The weapons are shown together."""
    state.duel_open = 1
    if state.journal is not None:
        for seat in (frame.seat, state.duelist):
            weapon = state.duel_weapon[seat] - 1
            data = {"weapon": "" if weapon < 0 else GEAR_ID[gear_of(weapon)]}
            state.tell("draws", "wk2.duel.02", seat, data)


def duel_ranged(state: RoadState, frame: Frame) -> None:
    """Ranged attacks come first (wk2.duel.03)."""
    _attacks(state, frame, RANGED)


def duel_melee(state: RoadState, frame: Frame) -> None:
    """Then melee attacks, if both still stand."""
    _attacks(state, frame, MELEE)


def _attacks(state: RoadState, frame: Frame, attack: int) -> None:
    sides = (frame.seat, state.duelist)
    if not all(conscious(state, seat) for seat in sides):
        return
    calls = [
        (DUEL_ATTACK.number, seat, (attack,)) for seat in sides if _attack_of(state, seat) == attack
    ]
    state.push_in_order(calls)


def _attack_of(state: RoadState, seat: int) -> int:
    weapon = state.duel_weapon[seat] - 1
    return MELEE if weapon < 0 else ATTACK[gear_of(weapon)]


def prepare_side(state: RoadState, frame: Frame) -> None:
    """The pool of one side: its skill and its weapon; cards and bonuses follow as in any roll."""
    seat = frame.seat
    weapon = state.weapon = state.duel_weapon[seat] - 1
    if weapon >= 0:
        gear = gear_of(weapon)
        lose_resource(state, seat, AMMO, int(NEEDS_AMMO[gear]), "wk2.combat.12")
        lose_resource(state, seat, FUEL, ATTACK_FUEL[gear], "wk2.combat.12")
    state.skill = GUNS if frame.bindings[0] == RANGED else BLADES
    skill = skill_dice(state, seat, state.skill)
    dice = DICE[weapon] if weapon >= 0 else NO_DICE
    for colour in range(4):
        state.test_pool[colour] = skill[colour] + dice[colour]
    state.attacking = 1
    state.losing = 0
    state.rolled = ()


def roll_side(state: RoadState, frame: Frame) -> None:
    """The dice fall."""
    state.rolled = roll_pool(state, state.test_pool)
    if state.journal is not None:
        weapon = state.duel_weapon[frame.seat] - 1
        data = {
            "attack": ATTACKS[frame.bindings[0]],
            "weapon": "" if weapon < 0 else GEAR_ID[gear_of(weapon)],
            "dice": list(state.rolled),
        }
        state.tell("attack", "wk2.duel.03", frame.seat, data)


def count_side(state: RoadState, frame: Frame) -> None:
    """Successes are wounds; fates do what the weapon or an upgrade says, as in any attack."""
    seat = frame.seat
    state.attacking = 0
    state.duel_hits[seat] += successes_of(state.rolled)
    fates = fates_of(state.rolled)
    resolve_fates(state, seat, min(fates, 1) if state.house.one_fate else fates)
    fire(state, ON_ATTACK, seat)


def break_side(state: RoadState, frame: Frame) -> None:
    """Then botches break the weapon; bare hands break nothing (wk2.dice.10)."""
    weapon = state.duel_weapon[frame.seat] - 1
    botches = botches_of(state.rolled)
    state.rolled = ()
    for _ in range(min(botches, 1) if state.house.one_botch else botches):
        if weapon >= 0:
            break_gear(state, frame.seat, weapon, "wk2.dice.04")
            weapon = NO_WEAPON if weapon & 1 else weapon + 1


def duel_strike(state: RoadState, frame: Frame) -> None:
    """The wounds of both land together; each side may use armor (wk2.duel.03)."""
    calls = []
    for seat, other in ((frame.seat, state.duelist), (state.duelist, frame.seat)):
        if state.duel_hits[seat]:
            calls.append((DEAL_WOUNDS.number, other, (state.duel_hits[seat], 0, 0)))
            state.duel_hits[seat] = 0
    state.push_in_order(calls)


def settle_duel(state: RoadState, frame: Frame) -> None:
    """Who alone falls loses; else more wounds win, and a tie is the rival's (wk2.duel.04)."""
    seat, rival = frame.seat, state.duelist
    stands, rival_stands = conscious(state, seat), conscious(state, rival)
    if stands != rival_stands:
        won = stands
    else:
        placed = wounds_of(state, rival) - state.duel_before[rival]
        won = placed > wounds_of(state, seat) - state.duel_before[seat]
    state.duel_won = int(won)
    lose_spoils(state, rival if won else seat, seat if won else rival)
    state.duelist = NO_DUEL
    state.weapon = NO_WEAPON
    if state.journal is not None:
        state.tell("duel-ends", "wk2.duel.04", seat if won else rival, {})


# -- choosing a weapon ----------------------------------------------------------------------------


def weapons_of(state: RoadState, seat: int) -> list[int]:
    """Bare hands, or an equipped weapon that can attack now."""
    found = [_BARE]
    for face in sorted(set(state.hands[seat])):
        gear = gear_of(face)
        armed = state.ammo[seat] >= int(NEEDS_AMMO[gear]) and state.fuel[seat] >= ATTACK_FUEL[gear]
        if ATTACK[gear] >= 0 and armed:
            found.append(face + 1)
    return found


def _key(state: RoadState, seat: int, action: int) -> str:
    return "bare" if action == _BARE else face_key(action - 1)


def _label(state: RoadState, seat: int, action: int) -> Message:
    if action == _BARE:
        return Message("option-bare-hands")
    return Message("option-face", {"face": action - 1})


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-duel")


def _take(state: RoadState, seat: int, action: int) -> None:
    state.duel_weapon[seat] = action
    state.done(seat)


def _timeout(state: RoadState, seat: int) -> int:
    return weapons_of(state, seat)[-1]


DUEL_WEAPON: Final = Ask(
    "duel_weapon",
    "choose",
    "wk2.duel.02",
    legal=weapons_of,
    key=_key,
    label=_label,
    prompt=_prompt,
    apply=_take,
    timeout=_timeout,
    sealed=True,
)
