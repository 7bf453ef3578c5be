"""The attacks of one step: both sides roll, then wounds land at the same time (wk2.combat.15).

The program EXCHANGE has the step bound: ranged or melee, or the Ambush of one side. A weapon that
strikes first has its attack settled before the enemy's is rolled.
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
    GANG,
    GUNS,
    MELEE,
    RANGED,
)
from dustboard.games.wk2.content.dice import COLOURS, NO_DICE, SIDES
from dustboard.games.wk2.content.gear_table import (
    ATTACK,
    ATTACK_FUEL,
    DICE,
    GEAR_ID,
    NEEDS_AMMO,
    gear_of,
)
from dustboard.games.wk2.content.mods import (
    AMBUSH as OWN_AMBUSH,
)
from dustboard.games.wk2.content.mods import (
    DOUBLE_BOTCH,
    FREE_SHOT,
    NO_AMBUSH,
    NO_GANG_AMBUSH,
)
from dustboard.games.wk2.content.wasteland_table import (
    ENEMY_HEALTH,
    ENEMY_ID,
    ENEMY_TYPE,
)
from dustboard.games.wk2.rules import dice_rolls, rolling
from dustboard.games.wk2.rules.combat.dog import scare
from dustboard.games.wk2.rules.combat.fates import resolve_fates
from dustboard.games.wk2.rules.combat.foe import defeated_now, hurt_foe
from dustboard.games.wk2.rules.gear import break_gear
from dustboard.games.wk2.rules.harm import suffer_contaminated
from dustboard.games.wk2.rules.programs import DEAL_WOUNDS
from dustboard.games.wk2.rules.standing import attack_of
from dustboard.games.wk2.rules.supply import lose_resource
from dustboard.games.wk2.rules.using import fire
from dustboard.games.wk2.rules.values import added, conscious, right_hand, skill_dice
from dustboard.games.wk2.rules.vocabulary import (
    BOTCHED,
    FATE,
    FOE_AT,
    FOE_ATTACK,
    ON_ATTACK,
    ON_BOTCH,
    RUNNER,
)
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program

EXCHANGE: Final = Program("exchange of attacks")  # bindings: RANGED, MELEE or one of these
FOE_AMBUSH: Final = 2
OWN_AMBUSHES: Final = 3
FOE_AGAIN: Final = Program("enemy's die again")
BARE_HANDS: Final = -1
ENDED: Final = 1
# how far an attack has come
STRUCK: Final = 1
PREPARED: Final = 2
ROLLED: Final = 3


def over(state: RoadState, seat: int) -> bool:
    """Whether nothing but the Resolution Step is left (wk2.combat.23, .34)."""
    return state.settled == ENDED or defeated_now(state) or not conscious(state, seat)


def ambushes(state: RoadState, seat: int) -> bool:
    """Whether the enemy has Ambush against this knight."""
    if not state.foe_traits & AMBUSH or added(state, seat, NO_AMBUSH):
        return False
    return not (ENEMY_TYPE[state.foe] == GANG and added(state, seat, NO_GANG_AMBUSH))


def needs_ammo(state: RoadState, seat: int, gear: int) -> int:
    """The Ammo that an attack with a weapon costs against this enemy (wk2.combat.12)."""
    if not NEEDS_AMMO[gear]:
        return 0
    return int(not (ENEMY_HEALTH[state.foe] == 1 and added(state, seat, FREE_SHOT)))


def own_attack(state: RoadState) -> int:
    """Ranged or melee; bare hands are a melee attack (wk2.combat.08)."""
    return MELEE if state.weapon < 0 else ATTACK[gear_of(state.weapon)]


# -- before the dice ------------------------------------------------------------------------------


def prepare(state: RoadState, frame: Frame) -> None:
    """Who attacks in this step; each side attacks at most once (wk2.combat.09)."""
    seat, step = frame.seat, frame.bindings[0]
    state.coming = state.landing = 0
    state.foe_rolled = state.rolled = ()
    if over(state, seat):
        return
    own = not state.struck and (step == OWN_AMBUSHES or own_attack(state) == step)
    if step == OWN_AMBUSHES and not added(state, seat, OWN_AMBUSH):
        own = False
    if own:
        _prepare_own(state, seat)
    if step == FOE_AMBUSH:
        if ambushes(state, seat):
            _prepare_foe(state, seat)
        return
    waits = state.struck == PREPARED and state.strikes_first
    if attack_of(state, own_attack(state)) == step and not state.foe_struck and not waits:
        _prepare_foe(state, seat)


def _prepare_own(state: RoadState, seat: int) -> None:
    """The pool of an attack; a ranged one costs 1 Ammo when it is made (wk2.combat.12, .35)."""
    attack = own_attack(state)
    if state.weapon >= 0:
        gear = gear_of(state.weapon)
        ammo, fuel = needs_ammo(state, seat, gear), ATTACK_FUEL[gear]
        if state.ammo[seat] < ammo or state.fuel[seat] < fuel:
            return
        lose_resource(state, seat, AMMO, ammo, "wk2.combat.12")
        lose_resource(state, seat, FUEL, fuel, "wk2.combat.12")
    state.skill = GUNS if attack == RANGED else BLADES
    skill = skill_dice(state, seat, state.skill)
    weapon = DICE[state.weapon] if state.weapon >= 0 else NO_DICE
    for colour in range(4):
        state.test_pool[colour] = skill[colour] + weapon[colour] + state.terms_dice[colour]
    state.struck = PREPARED
    state.attacking = 1
    state.losing = 0


def _prepare_foe(state: RoadState, seat: int) -> None:
    """The enemy is about to roll; cards of both sides may change how."""
    state.foe_struck = PREPARED
    fire(state, FOE_ATTACK, seat)
    RUNNER.push(state, FOE_ATTACK[FOE_AT + state.foe], seat, (state.foe,))


def lay_attack(state: RoadState, frame: Frame) -> None:
    """What cards do to the pool of the knight's attack."""
    if state.struck == PREPARED:
        rolling.lay_pool(state, frame)


def boost_attack(state: RoadState, frame: Frame) -> None:
    """An attack is a test too: bonuses are declared before its roll (wk2.test.04)."""
    if state.struck == PREPARED:
        rolling.open_boosts(state, frame)


def weaken_attack(state: RoadState, frame: Frame) -> None:
    """Dice that the attack loses."""
    if state.struck == PREPARED:
        rolling.lose_from_pool(state, frame)


# -- the enemy rolls ------------------------------------------------------------------------------


def foe_rolls(state: RoadState, frame: Frame) -> None:
    """The enemy rolls the dice on its card and those of tokens (wk2.combat.14, .20)."""
    if state.foe_struck != PREPARED:
        return
    state.foe_struck = ROLLED
    pool = list(state.foe_pool)
    for _ in range(state.foe_lost):
        if sum(pool) > 1:
            pool[dice_rolls.weakest(pool)] -= 1  # wk2.gold.12
    dice = dice_rolls.roll_pool(state, pool)
    if state.foe_rerolls & 1:
        dice = tuple(
            [
                dice_rolls.roll_die(state, die // SIDES) if dice_rolls.is_blank(die) else die
                for die in dice
            ]
        )
    state.foe_rolled = dice
    if state.foe_rerolls & 2:
        state.push_in_order([(FOE_AGAIN.number, right_hand(state, frame.seat), ())])


def ask_foe_again(state: RoadState, frame: Frame) -> None:
    """Which die: by option the neighbour says it, else the worst for the knight (wk2.gold.10)."""
    idle = _idle(state, frame.seat)
    state.choice[frame.seat] = idle[0] if idle else len(state.foe_rolled)
    if state.house.neighbour_decides and len(idle) > 1:
        state.ask(frame.seat, FOE_DIE.number)
    elif len(idle) > 1 and state.journal is not None:
        dice = [COLOURS[state.foe_rolled[at] // SIDES] for at in idle]
        state.tell("worst", "wk2.gold.10", state.active, {"why": "die", "among": dice})


def take_foe_again(state: RoadState, frame: Frame) -> None:
    """That die is rolled again."""
    at = state.choice[frame.seat]
    if at < len(state.foe_rolled):
        dice = list(state.foe_rolled)
        dice[at] = dice_rolls.roll_die(state, dice[at] // SIDES)
        state.foe_rolled = tuple(dice)


def _idle(state: RoadState, seat: int) -> list[int]:
    """The dice of the enemy that deal no wound, the strongest first, equal ones once."""
    dice = state.foe_rolled
    found: list[int] = []
    seen: set[int] = set()
    for die in sorted(dice, reverse=True):
        if not dice_rolls.successes_of((die,)) and die not in seen:
            seen.add(die)
            found.append(dice.index(die))
    return found


def _foe_die_key(state: RoadState, seat: int, action: int) -> str:
    return f"die:{action + 1}"


def _foe_die_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-die", {"die": state.foe_rolled[action]})


def _foe_die_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-foe-again", {"foe": state.foe})


def _foe_die_timeout(state: RoadState, seat: int) -> int:
    return _idle(state, seat)[0]


FOE_DIE: Final = Ask(
    "foe_die",
    "choose",
    "wk2.combat.03",
    legal=_idle,
    key=_foe_die_key,
    label=_foe_die_label,
    prompt=_foe_die_prompt,
    timeout=_foe_die_timeout,
)


def foe_counts(state: RoadState, frame: Frame) -> None:
    """Each success is a wound, fates do what the card says (wk2.combat.16, wk2.dice.09)."""
    if state.foe_struck != ROLLED:
        return
    seat = frame.seat
    state.foe_struck = STRUCK
    dice = state.foe_rolled
    state.coming += dice_rolls.successes_of(dice) + state.foe_extra
    if state.journal is not None:
        data = {
            "foe": ENEMY_ID[state.foe],
            "attack": ATTACKS[attack_of(state, own_attack(state))],
            "dice": list(dice),
            "extra": state.foe_extra,
        }
        state.tell("foe-attack", "wk2.combat.14", seat, data)
    fates = dice_rolls.fates_of(dice) + state.foe_fates
    for _ in range(min(fates, 1) if state.house.one_fate else fates):
        RUNNER.push(state, FATE[FOE_AT + state.foe], seat, (state.foe,))


# -- the knight rolls -----------------------------------------------------------------------------


def knight_rolls(state: RoadState, frame: Frame) -> None:
    """The knight rolls its skill and its weapon (wk2.combat.13)."""
    if state.struck != PREPARED:
        return
    state.struck = ROLLED
    state.rolled = dice_rolls.roll_pool(state, state.test_pool)
    if state.journal is not None:
        data = {
            "attack": ATTACKS[own_attack(state)],
            "weapon": "" if state.weapon < 0 else GEAR_ID[gear_of(state.weapon)],
            "dice": list(state.rolled),
        }
        state.tell("attack", "wk2.combat.13", frame.seat, data)


def roll_attack_again(state: RoadState, frame: Frame) -> None:
    """Full-auto and other re-rolls, with the result in sight (wk2.trait.05)."""
    if state.struck == ROLLED:
        rolling.open_rerolls(state, frame)


def knight_counts(state: RoadState, frame: Frame) -> None:
    """Successes are wounds; fates do what the weapon or an upgrade says."""
    if state.struck != ROLLED:
        return
    seat = frame.seat
    state.struck = STRUCK
    state.landing += dice_rolls.successes_of(state.rolled)
    fates = dice_rolls.fates_of(state.rolled)
    resolve_fates(state, seat, min(fates, 1) if state.house.one_fate else fates)
    fire(state, ON_ATTACK, seat)


# -- wounds land ----------------------------------------------------------------------------------


def strike(state: RoadState, frame: Frame) -> None:
    """Wounds of both sides land; then botches break the weapon (wk2.combat.16, wk2.dice.04)."""
    seat = frame.seat
    if state.foe_rolled:
        state.foe_rolled = ()
        _deal(state, seat)
    if state.rolled:
        hurt_foe(state, seat, state.landing, "wk2.combat.16")
        state.landing = 0
        rolled = dice_rolls.botches_of(state.rolled)
        botches = max(0, rolled - state.botches_off)
        if added(state, seat, DOUBLE_BOTCH):
            botches *= 2
        for _ in range(min(botches, 1) if state.house.one_botch else botches):
            _break_weapon(state, seat)
            RUNNER.push(state, ON_BOTCH[FOE_AT + state.foe], seat, (state.foe,))
        if rolled:
            fire(state, BOTCHED, seat)
            scare(state, seat)
        state.rolled = ()
        state.attacking = 0


def late_attack(state: RoadState, frame: Frame) -> None:
    """Against a weapon that strikes first the enemy attacks now, if it still can."""
    seat, step = frame.seat, frame.bindings[0]
    if (
        attack_of(state, own_attack(state)) == step
        and not state.foe_struck
        and not over(state, seat)
    ):
        _prepare_foe(state, seat)


def attack_again(state: RoadState, frame: Frame) -> None:
    """The second attack of a knight who attacks twice; after it there is a price."""
    seat = frame.seat
    if state.twice and not state.twice & 1 and state.struck == STRUCK:
        state.twice += 1
        if not over(state, seat):
            state.struck = 0
            state.push_in_order([(EXCHANGE.number, seat, frame.bindings)])
            return
    if state.twice & 1:
        price = state.twice // 2 - 1
        state.twice = 0
        state.struck = STRUCK
        suffer_contaminated(state, seat, price, "wk2.gear.06")


def _deal(state: RoadState, seat: int) -> None:
    pierces = int(state.foe_traits & ARMOR_PIERCING != 0)
    coming = state.coming if pierces else max(0, state.coming - state.warded)
    if coming:
        bound = (coming, pierces, state.contaminates)
        state.push_in_order([(DEAL_WOUNDS.number, seat, bound)])
    state.coming = 0


def _break_weapon(state: RoadState, seat: int) -> None:
    weapon = state.weapon
    if weapon < 0:
        return  # bare hands break nothing (wk2.dice.10)
    break_gear(state, seat, weapon, "wk2.dice.04")
    state.weapon = BARE_HANDS if weapon & 1 else weapon + 1
