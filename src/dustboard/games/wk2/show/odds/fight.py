# mypyc: skip
"""Chances of a combat: to defeat the enemy, to fall, and the wounds it costs.

Dice, fates, armor and the order of the attacks are counted exactly. What cards say in Engagement,
Advance and Resolution, and tokens that are still in the bag, are left out, and that is said.
"""

from __future__ import annotations

from dustboard.games.wk2.content.constants import (
    ARMOR_PIERCING,
    BLADES,
    GUNS,
    MELEE,
    RANGED,
    RELENTLESS,
)
from dustboard.games.wk2.content.dice import NO_DICE
from dustboard.games.wk2.content.gear_table import DICE, PROTECTION
from dustboard.games.wk2.content.mods import AMBUSH as OWN_AMBUSH
from dustboard.games.wk2.content.mods import BARE_PROTECTION, LOSE_ATTACK, MOD, STOUT
from dustboard.games.wk2.content.mods import PROTECTION as MORE_PROTECTION
from dustboard.games.wk2.rules.combat.attacks import ambushes, own_attack
from dustboard.games.wk2.rules.harm import wounds_of
from dustboard.games.wk2.rules.standing import attack_of, choose_line
from dustboard.games.wk2.rules.using import acting, uses
from dustboard.games.wk2.rules.values import added, dice_lost, health, skill_dice
from dustboard.games.wk2.rules.vocabulary import (
    CHOSEN,
    FATE,
    FOE_AT,
    FOE_ATTACK,
    ON_ATTACK,
    POOL,
    RUNNER,
)
from dustboard.games.wk2.show.odds.check import boxed, without_weakest
from dustboard.games.wk2.show.odds.dice import Dice, bars, percent, spread
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import EXACT, Chance, Part

RULE = "wk2.combat.09"
NO_TEXTS = Message("odds-no-texts")
ARMOR_USED = Message("odds-armor-used")
_AMBUSH, _OWN_AMBUSH, _RANGED, _MELEE = 0.0, 0.5, 1.0, 3.0  # when an attack comes
Blow = dict[int, float]  # wounds, and how likely they are


def laid_fight(state: RoadState, seat: int, weapon: int) -> RoadState:
    """A copy of the table on which this weapon is chosen and both pools lie; -1: bare hands."""
    trial = state.clone()
    trial.weapon = weapon
    trial.bare = int(weapon < 0)
    if weapon >= 0:
        RUNNER.run_now(trial, CHOSEN[weapon], seat, (weapon,))
    choose_line(trial, own_attack(trial))
    trial.attacking = 1
    trial.losing = 0
    trial.skill = GUNS if own_attack(trial) == RANGED else BLADES
    own = skill_dice(trial, seat, trial.skill)
    more = DICE[weapon] if weapon >= 0 else NO_DICE
    for colour in range(4):
        trial.test_pool[colour] = own[colour] + more[colour]
    for source in acting(trial, POOL, seat):
        RUNNER.run_now(trial, POOL[source], seat, (source,))
    RUNNER.run_now(trial, FOE_ATTACK[FOE_AT + trial.foe], seat, (trial.foe,))
    return trial


def own_pool(trial: RoadState, seat: int) -> Dice:
    """The dice of the knight's attack."""
    lost = trial.losing + dice_lost(trial, seat, trial.skill) + added(trial, seat, LOSE_ATTACK)
    return boxed(trial, without_weakest(tuple(trial.test_pool), lost))


def own_blow(trial: RoadState, seat: int) -> Blow:
    """The wounds of the knight's attack; each fate goes to the first thing that it can do."""
    found: Blow = {}
    fixed = _counted(trial, seat, 0)
    by_fates = [fixed]
    for (hits, fates, _), chance in spread(own_pool(trial, seat)):
        fates = min(fates, 1) if trial.house.one_fate else fates
        while len(by_fates) <= fates:
            by_fates.append(_counted(trial, seat, len(by_fates)))
        wounds = hits + by_fates[fates]
        found[wounds] = found.get(wounds, 0.0) + chance
    return found


def _counted(trial: RoadState, seat: int, fates: int) -> int:
    """The wounds that the weapon and so many fates add to the successes."""
    copy = trial.clone()
    copy.landing = 0
    if copy.weapon >= 0:
        RUNNER.run_now(copy, ON_ATTACK[copy.weapon], seat, (copy.weapon,))
    for _ in range(fates):
        for source in uses(copy, FATE, seat)[:1]:
            RUNNER.run_now(copy, FATE[source], seat, (source,))
    return copy.landing


def foe_blow(trial: RoadState, seat: int) -> Blow:
    """The wounds that the enemy's attack deals before armor."""
    pool = boxed(trial, without_weakest(tuple(trial.foe_pool), trial.foe_lost))
    shown = spread(pool, bool(trial.foe_rerolls & 1), bool(trial.foe_rerolls & 2))
    found: Blow = {}
    more: dict[int, int] = {}
    for (hits, fates, _), chance in shown:
        total = fates + trial.foe_fates
        total = min(total, 1) if trial.house.one_fate else total
        if total not in more:
            copy = trial.clone()
            copy.coming = 0
            for _ in range(total):
                RUNNER.run_now(copy, FATE[FOE_AT + copy.foe], seat, (copy.foe,))
            more[total] = copy.coming
        wounds = hits + trial.foe_extra + more[total]
        found[wounds] = found.get(wounds, 0.0) + chance
    return found


def placed(trial: RoadState, seat: int, dealt: int) -> int:
    """The wounds that go onto the sheet if worn armor is used."""
    pierced = trial.foe_traits & ARMOR_PIERCING != 0
    prevented = 0
    if not pierced:
        prevented = added(trial, seat, MORE_PROTECTION)
        if trial.bare:
            prevented += added(trial, seat, BARE_PROTECTION)
    if trial.armor[seat]:
        worn = trial.armor[seat][0]
        if not pierced or MOD[STOUT][worn]:
            prevented += PROTECTION[worn]
    return max(0, dealt - prevented)


class Fight:
    """How a combat ends: who is defeated, and the wounds of the knight."""

    def __init__(self, trial: RoadState, seat: int) -> None:
        self.win = self.fall = 0.0
        self.wounds: Blow = {}
        left = health(trial, seat) - wounds_of(trial, seat)
        needed = trial.foe_health - trial.foe_wounds
        own = own_blow(trial, seat)
        theirs: Blow = {}
        for dealt, chance in foe_blow(trial, seat).items():
            real = min(left, placed(trial, seat, dealt))
            theirs[real] = theirs.get(real, 0.0) + chance
        mine = _OWN_AMBUSH if added(trial, seat, OWN_AMBUSH) else _when(own_attack(trial))
        foes = _AMBUSH if ambushes(trial, seat) else _when(attack_of(trial, own_attack(trial)))
        if mine == foes and trial.strikes_first:
            mine -= 0.25
        relentless = trial.foe_traits & RELENTLESS != 0
        for hits, chance in own.items():
            beats = hits >= needed
            if beats and mine < foes and not relentless:
                self._ends(True, 0, chance, left)
                continue
            for lost, part in theirs.items():
                falls = lost >= left
                first = foes < mine
                self._ends(beats and not (first and falls), lost, chance * part, left)

    def _ends(self, won: bool, lost: int, chance: float, left: int) -> None:
        self.win += chance * won
        self.fall += chance * (lost >= left)
        self.wounds[lost] = self.wounds.get(lost, 0.0) + chance

    def mean(self) -> float:
        """The wounds that it costs on average."""
        return sum(lost * chance for lost, chance in self.wounds.items())


def _when(attack: int) -> float:
    return _MELEE if attack == MELEE else _RANGED


def fight_chance(state: RoadState, seat: int, weapon: int, key: str) -> Chance:
    """The combat that is open, fought with this weapon."""
    trial = laid_fight(state, seat, weapon)
    fight = Fight(trial, seat)
    figures = {"mean": f"{fight.mean():.1f}", "fall": percent(fight.fall)}
    parts = [Part(Message("odds-costs", figures), seat, figures)]
    return Chance(
        key,
        RULE,
        Message("odds-fight", {"foe": trial.foe}),
        Message("odds-to-defeat", {"foe": trial.foe}),
        EXACT,
        fight.win,
        parts=parts,
        assumed=(ARMOR_USED, NO_TEXTS),
        bars=bars(sorted(fight.wounds.items()), "odds-wounds"),
    )
