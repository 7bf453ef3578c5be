# mypyc: skip
"""Chances of attacks: who is hit, and how much Health that costs after armor.

>>> worth = {"bull": 10, "extra": 0, "losses": [1, 2], "left": 2}
>>> [(lost, round(chance, 1)) for lost, chance in losses(worth, 7, 1).items()]
[(0, 0.6), (1, 0.3), (2, 0.1)]
>>> lost_by(worth, 7, (10,)), lost_by(worth, 7, (6,))
(2, 0)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dustboard.games.wk1.content.card_table import MULTI
from dustboard.games.wk1.content.combat_table import DICE_PER_ICON, NEXT_DICE
from dustboard.games.wk1.content.constants import ATTACK, MELEE, MULTI_ATTACK, PREPARE
from dustboard.games.wk1.content.mods import RANGE_PENALTY_IGNORED
from dustboard.games.wk1.rules.checks import pass_chance, skill_of
from dustboard.games.wk1.rules.combat.attack import count_attack, lay_attack
from dustboard.games.wk1.rules.combat.attack_pool import (
    attack_skill,
    health_lost,
    piercing,
    range_dice,
    worth,
)
from dustboard.games.wk1.rules.combat.sides import aggression, armor_of, is_knight, seat_of
from dustboard.games.wk1.rules.gear.gear import weapon_mod, weapon_multi
from dustboard.games.wk1.rules.resources import wound_dice
from dustboard.games.wk1.show.odds.check import NOT_COUNTED, Lines
from dustboard.games.wk1.show.odds.dice import spread
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.odds import EXACT, Bar, Chance, Faces, Part

Worth = Mapping[str, Any]  # see `combat.damage.worth`


def _lost(worth: Worth, successes: int, bulls: int) -> int:
    if not successes:
        return 0
    lost: int = worth["losses"][bulls + min(worth["extra"], successes - bulls)]
    return lost


def lost_by(worth: Worth, difficulty: int, dice: Sequence[int]) -> int:
    """The Health that is lost by these dice."""
    return _lost(worth, *_shown(worth, difficulty, dice))


def _shown(worth: Worth, difficulty: int, dice: Sequence[int]) -> tuple[int, int]:
    successes = sum(1 for die in dice if die >= difficulty)
    return successes, sum(1 for die in dice if die >= worth["bull"])


def losses(
    worth: Worth, difficulty: int, number: int, stay: Sequence[int] = ()
) -> dict[int, float]:
    """The Health lost by so many dice, beside those that stay as they are."""
    kept, kept_bulls = _shown(worth, difficulty, stay)
    found: dict[int, float] = {}
    for successes, bulls, chance in spread(number, difficulty, worth["bull"]):
        lost = _lost(worth, kept + successes, kept_bulls + bulls)
        found[lost] = found.get(lost, 0.0) + chance
    return dict(sorted(found.items()))


def loss_bars(chances: Mapping[int, float], left: int) -> list[Bar]:
    """Each loss and its chance; the last one may be the end."""
    return [
        Bar(Message("odds-loses", {"n": lost, "beaten": lost >= left}), chance)
        for lost, chance in chances.items()
    ]


RULE = "wk1.attack.13"
MUCH = 1_000  # Health that no attack uses up


class Blow:
    """What an attack can do: the chance to hit, and the Health it would cost without an end."""

    def __init__(self, hit: float, losses: Faces) -> None:
        self.hit = hit
        self.losses = losses

    def up_to(self, health: int) -> dict[int, float]:
        """The Health that is really lost by somebody who has this much."""
        found: dict[int, float] = {}
        for lost, chance in self.losses:
            real = min(lost, max(0, health))
            found[real] = found.get(real, 0.0) + chance
        return found

    def mean(self) -> float:
        """The Health lost on average."""
        return sum(lost * chance for lost, chance in self.losses)


def blow_of(trial: KnightsState, side: int) -> Blow:
    """The attack that is laid out in a trial; its dice and damage are counted by the rules."""
    dice = max(1, trial.check_pool + trial.check_gained)
    difficulty = trial.check_difficulty
    bulls_at = trial.check_bull
    kept_health, kept_loss = trial.health[:], trial.foe_loss
    trial.health = [MUCH] * trial.players
    trial.foe_loss = -MUCH
    hit = 0.0
    losses: dict[int, float] = {}
    for successes, bulls, chance in spread(dice, difficulty, bulls_at):
        plain = successes - bulls
        shown = [10] * bulls + [difficulty] * plain + [1] * (dice - successes)
        trial.check_dice = tuple(shown)
        count_attack(trial, side)
        lost = 0
        if trial.check_passed:
            hit += chance
            lost = health_lost(trial, side, trial.damage)
        losses[lost] = losses.get(lost, 0.0) + chance
    trial.health, trial.foe_loss = kept_health, kept_loss
    return Blow(hit, tuple(sorted(losses.items())))


def with_weapon(state: KnightsState, side: int, weapon: int, icon: int) -> KnightsState:
    """The same table with this attack laid out."""
    trial = state.clone()
    trial.weapon[side] = weapon
    trial.icon[side] = icon
    lay_attack(trial, side)
    return trial


def attack_lines(trial: KnightsState, side: int) -> Lines:
    """The pool of an attack check, with its sources (wk1.attack.12)."""
    seat = seat_of(trial, side)
    weapon, icon, card = trial.weapon[side], trial.icon[side], trial.played[side]
    lines = Lines(seat)
    ignored = multi = 0
    if is_knight(trial, side):
        skill = attack_skill(trial, side)
        lines.sum = skill_of(trial, seat, skill)
        text = Message("odds-pool-skill", {"skill": skill, "n": lines.sum})
        ignored = weapon_mod(trial, seat, weapon, RANGE_PENALTY_IGNORED)
        multi = weapon_multi(trial, seat, weapon)
    else:
        lines.sum = aggression(trial)
        text = Message("odds-pool-aggression", {"card": trial.foe, "n": lines.sum})
        multi = MULTI[trial.foe]
    lines.parts.append(Part(text, seat))
    lines.add("odds-pool-range", range_dice(trial, icon, ignored), icon=icon)
    if card == MULTI_ATTACK:
        lines.add("odds-pool-multi", DICE_PER_ICON[card] * multi)
    if trial.prepared[side] and card == ATTACK:
        lines.add("odds-pool-prepared", NEXT_DICE[PREPARE])
    lines.add("odds-pool-cards", trial.attack_dice[side])
    if is_knight(trial, side):
        wounds = min(trial.start_wounds[side], wound_dice(trial.health[seat]))
        lines.add("odds-pool-wounds", -wounds)
        lines.add("odds-pool-weary", -trial.weary[seat])
    lines.add("odds-pool-gained", trial.check_gained)
    return lines


def attack_chance(trial: KnightsState, side: int, key: str) -> Chance:
    """An attack that is laid out in a trial: to hit, and the Health that it costs."""
    other = 1 - side
    pool = trial.check_pool + trial.check_gained
    dice, difficulty = max(1, pool), trial.check_difficulty
    parts = attack_lines(trial, side).close(pool, difficulty)
    soaked = max(0, armor_of(trial, other, trial.icon[side] != MELEE) - piercing(trial, side))
    if soaked:
        parts.append(Part(Message("odds-armor", {"n": soaked})))
    if trial.attack_ammo and is_knight(trial, side):
        parts.append(Part(Message("odds-ammo", {"n": trial.attack_ammo})))
    return Chance(
        key,
        RULE,
        attack_name(trial, side),
        Message("odds-to-hit"),
        EXACT,
        pass_chance(dice, difficulty),
        parts=parts,
        assumed=(NOT_COUNTED,),
        bars=bars_of(trial, side, dice),
    )


def bars_of(trial: KnightsState, side: int, dice: int, stay: tuple[int, ...] = ()) -> list[Bar]:
    """The Health lost by so many dice that are rolled, beside those that stay."""
    can_do = worth(trial, side, dice + len(stay))
    return loss_bars(losses(can_do, trial.check_difficulty, dice, stay), can_do["left"])


def attack_name(trial: KnightsState, side: int) -> Message:
    """Who attacks with what."""
    weapon, icon = trial.weapon[side], trial.icon[side]
    if is_knight(trial, side):
        args = {"seat": seat_of(trial, side), "weapon": weapon, "icon": icon}
        return Message("odds-attack", args)
    return Message("odds-attack-panel", {"foe": trial.foe, "icon": icon})
