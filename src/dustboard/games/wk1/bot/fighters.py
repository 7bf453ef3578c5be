"""The two sides of a fight as a bot sees them, and what they can do to each other."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.dice import BULL, expected_loss, likely
from dustboard.games.wk1.bot.seats import Seat
from dustboard.games.wk1.content.card_table import (
    AGGRESSION,
    ARMOR,
    DAMAGE,
    FEROCIOUS,
    FUEL_WEAPON,
    GROUP,
    GROUP_ENHANCEMENT,
    HEALTH,
    ICON,
    MULTI,
    NO_AMMO,
    PIERCE,
)
from dustboard.games.wk1.content.combat_table import RANGE_DICE, RANGE_ICONS
from dustboard.games.wk1.content.constants import LONG, MEDIUM, MELEE, SHORT
from dustboard.games.wk1.content.effect_table import MOD
from dustboard.games.wk1.content.mods import FOE_ATTACK_DICE
from dustboard.games.wk1.content.moments import AT_BEFORE_COMBAT
from dustboard.games.wk1.rules.resources import wound_dice
from dustboard.games.wk1.rules.vocabulary import effects_at
from dustboard.games.wk1.rules.words.combat import StartRange

PREPARED_DICE: Final = 2
PREPARED_BULL: Final = 9
CLASHES: Final = 3


class Arm:
    """One weapon, or the panel of an enemy."""

    def __init__(self, card: int, enhancements: list[int]) -> None:
        cards = [card, *enhancements]
        self.card = card
        self.icons: list[int] = []
        for each in cards:
            self.icons.extend(icon for icon in ICON[each] if icon not in self.icons)
        self.damage: int = sum([DAMAGE[each] for each in cards])
        self.pierce: int = sum([PIERCE[each] for each in cards])
        self.multi: int = sum([MULTI[each] for each in cards])
        self.free: bool = NO_AMMO[card] > 0


class Fighter:
    """A knight or an enemy, ready to fight."""

    def __init__(self, health: int, armor: int, guns: int, blades: int, ammo: int) -> None:
        self.health = health
        self.armor = armor
        self.guns = guns  # dice of ranged attacks
        self.blades = blades  # dice of melee attacks
        self.ammo = ammo
        self.foe_dice = 0  # added to the attacks of the other side
        self.ferocious = False
        self.is_knight = True
        self.start = MEDIUM  # the range at which it lets a fight begin
        self.arms: list[Arm] = []


def knight(seat: Seat) -> Fighter:
    """A knight with what he has in hand."""
    wounds = wound_dice(seat.health) + seat.weary
    fighter = Fighter(
        seat.health, seat.armor(), seat.guns - wounds, seat.blades - wounds, seat.ammo
    )
    fighter.foe_dice = seat.mod(FOE_ATTACK_DICE)
    pairs = seat.state.open_links[seat.seat]
    for card in seat.worn():
        if not ICON[card] or GROUP[card] == GROUP_ENHANCEMENT:
            continue
        if FUEL_WEAPON[card] and not seat.fuel:
            continue
        links = [pairs[at] for at in range(0, len(pairs), 2) if pairs[at + 1] == card]
        fighter.arms.append(Arm(card, links))
    return fighter


def enemy(card: int, loss: int = 0) -> Fighter:
    """An enemy by its panel."""
    dice = AGGRESSION[card]
    fighter = Fighter(HEALTH[card] - loss, ARMOR[card], dice, dice, 99)
    fighter.foe_dice = MOD[FOE_ATTACK_DICE][card]
    fighter.ferocious = FEROCIOUS[card] == 1
    fighter.is_knight = False
    for effect in effects_at(card, AT_BEFORE_COMBAT):
        if isinstance(effect, StartRange):
            for at in (LONG, MEDIUM, SHORT):
                if at in effect.ranges:
                    fighter.start = at
    fighter.arms.append(Arm(card, []))
    return fighter


def blow(
    levels: list[int],
    by: Fighter,
    on: Fighter,
    arm: Arm,
    icon: int,
    at: int,
    dice: int,
    multi: bool,
) -> float:
    """Health that one attack takes on average; `dice` more or fewer are rolled."""
    shown = RANGE_ICONS[at]
    if icon not in shown or (multi and not arm.multi):
        return -1.0
    if by.is_knight and icon != MELEE and not arm.free and by.ammo < (2 if multi else 1):
        return -1.0
    number = (by.blades if icon == MELEE else by.guns) + RANGE_DICE[at][shown.index(icon)]
    number += dice + on.foe_dice + (arm.multi if multi else 0)
    soak = max(0, on.armor - arm.pierce)
    return expected_loss(number, levels[at], BULL, arm.damage, soak)


def best_blow(
    levels: list[int], by: Fighter, on: Fighter, at: int, dice: int = 0, multi: bool = False
) -> float:
    """The best attack of one side at a range; -1 if it has none."""
    best = -1.0
    for arm in by.arms:
        for icon in arm.icons:
            best = max(best, blow(levels, by, on, arm, icon, at, dice, multi))
    return best


def strongest(levels: list[int], by: Fighter, on: Fighter, at: int, dice: int = 0) -> float:
    """The better of Attack and Multi-attack; 0 without any."""
    single = best_blow(levels, by, on, at, dice)
    return max(0.0, single, best_blow(levels, by, on, at, dice, multi=True))


def _lasting(levels: list[int], by: Fighter, on: Fighter) -> list[float]:
    """The best attack of one side at each range, as often as its Ammo lasts."""
    found = [strongest(levels, by, on, at) for at in (SHORT, MEDIUM, LONG)]
    ammo = by.ammo
    if ammo < CLASHES:
        by.ammo = 0
        for at in (SHORT, MEDIUM, LONG):
            free = strongest(levels, by, on, at)
            found[at] = max(free, (found[at] * ammo + free * (CLASHES - ammo)) / CLASHES)
        by.ammo = ammo
    return found


class Outlook:
    """How a fight will probably go for the first side."""

    def __init__(self, wins: float, dealt: float, loss: float, falls: float) -> None:
        self.wins = wins  # chance
        self.dealt = dealt  # Health taken on average
        self.loss = loss  # Health lost on average
        self.falls = falls  # chance to lose consciousness


def outlook(levels: list[int], one: Fighter, other: Fighter) -> Outlook:
    """A whole combat from its first range on, each side pulling toward its best one."""
    firsts = _lasting(levels, one, other)
    seconds = _lasting(levels, other, one)
    edges = [firsts[at] - seconds[at] for at in (SHORT, MEDIUM, LONG)]
    own_best = edges.index(max(edges))
    foe_best = edges.index(min(edges))
    dealt = taken = attacks = 0.0
    for at, weight in ((other.start, 1.2), (own_best, 1.0), (foe_best, 0.8)):
        first, second = firsts[at], seconds[at]
        dealt += weight * first
        taken += weight * second
        attacks += weight * ((1.0 if first else 0.0) - (1.0 if second else 0.0))
    kill = likely(1.6 * (dealt - other.health + 0.3))
    falls = likely(1.6 * (taken - one.health + 0.3)) * (1.0 - 0.5 * kill)
    loss = min(float(one.health), taken * (1.0 - 0.35 * kill))
    dealt = min(float(other.health), dealt)
    if one.ferocious or other.ferocious:
        return Outlook(kill * (1.0 - 0.6 * falls), dealt, loss, falls)
    margin = likely(0.9 * (dealt - taken + attacks))
    wins = max(kill * (1.0 - 0.6 * falls), margin * (1.0 - falls))
    return Outlook(wins, dealt, loss, falls)
