"""What a bot plays in a clash, for its knight or as the Waster for an enemy."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.bot.fighters import (
    CLASHES,
    PREPARED_DICE,
    Arm,
    Fighter,
    best_blow,
    blow,
    enemy,
    strongest,
)
from dustboard.games.wk1.bot.seen import Seen
from dustboard.games.wk1.content.combat_table import (
    FOE_DICE,
    OPPONENT_DOMINANCE,
    OWN_DOMINANCE,
    RANGE_ICONS,
    RETREAT_OPPONENT,
)
from dustboard.games.wk1.content.constants import (
    ATTACK,
    CHANGE_RANGE,
    COMBAT_CARDS,
    DEFEND,
    DUEL,
    ICONS,
    LONG,
    MELEE,
    MULTI_ATTACK,
    RANGES,
    SHORT,
)
from dustboard.games.wk1.content.keys import read

AMMO_PRICE: Final = 0.08
FOLLOW_UP: Final = 0.7  # how much of a better range the next clashes really bring


class Arena:
    """A running combat from one side's chair."""

    def __init__(self, look: Seen) -> None:
        state = look.state
        duel = state.fight == DUEL
        self.look = look
        self.side = 0 if state.active == look.me else 1
        first = look.fighter(look.seats[state.active])
        if duel:
            second = look.fighter(look.seats[state.rival])
        else:
            second = enemy(state.foe, state.foe_loss)
        sides = [first, second]
        self.mine: Fighter = sides[self.side]
        knights = self.side == 0 or duel
        self.fear: float = look.weights.dread if knights else 1.0
        self.zeal: float = look.weights.spoils if knights else look.weights.fury
        self.foe: Fighter = sides[1 - self.side]
        self.ferocious: bool = first.ferocious or second.ferocious
        self.range = state.range
        self.clash = state.clash
        self.lead = state.dominance if self.side == 0 else -state.dominance
        self.prepared = state.prepared[self.side] == 1
        self.foe_prepared = state.prepared[1 - self.side] == 1
        self.foe_card = state.played[1 - self.side]

    def dominance_price(self) -> float:
        """What one arrowhead is worth; most when the end is near and nothing is decided."""
        if self.ferocious:
            return 0.0
        if self.clash < CLASHES:
            return 0.6
        return 1.3 if abs(self.lead) <= 2 else 0.4

    def taken(self, dice: int, at: int) -> float:
        """Health that the other side takes on average in a clash at a range."""
        prepared = PREPARED_DICE if self.foe_prepared else 0
        full = strongest(self.look.difficulty, self.foe, self.mine, at, dice + prepared)
        return min(float(self.mine.health), full) * 0.75  # it does not always attack

    def hurt(self, loss: float) -> float:
        """What losing Health is worth avoiding."""
        return (loss * 0.9 + (2.0 if loss >= self.mine.health else 0.0)) * self.fear

    def dealt(self, loss: float) -> float:
        """What taking Health of the other side is worth."""
        return (loss * 0.9 + (2.5 if loss >= self.foe.health * 0.8 else 0.0)) * self.zeal

    def position(self, at: int) -> float:
        """What standing at a range is worth for the clashes still to come."""
        at = max(SHORT, min(LONG, at))
        mine = strongest(self.look.difficulty, self.mine, self.foe, at)
        foes = strongest(self.look.difficulty, self.foe, self.mine, at)
        strikes = 0.0 if self.ferocious else (0.5 if mine else 0.0) - (0.5 if foes else 0.0)
        return FOLLOW_UP * (CLASHES - self.clash) * (mine - foes + strikes)


def rate_cards(look: Seen, keys: list[str]) -> list[float]:
    """Combat cards by the exchange they lead to."""
    arena = Arena(look)
    ratings: list[float] = []
    for key in keys:
        card = COMBAT_CARDS.index(key)
        if card in (ATTACK, MULTI_ATTACK):
            ratings.append(_attack(arena, card))
        elif card == CHANGE_RANGE:
            ratings.append(max(_change(arena, -1), _change(arena, 1)))
        else:
            ratings.append(_wait(arena, card))
    return ratings


def _attack(arena: Arena, card: int) -> float:
    dice = PREPARED_DICE if arena.prepared and card == ATTACK else 0
    multi = card == MULTI_ATTACK
    loss = max(
        0.0, best_blow(arena.look.difficulty, arena.mine, arena.foe, arena.range, dice, multi)
    )
    loss = min(loss, float(arena.foe.health))
    taken = arena.taken(0, arena.range)
    gained = OWN_DOMINANCE[card] + loss - taken
    ammo = AMMO_PRICE * (2 if multi else 1) if arena.mine.is_knight else 0.0
    rating = arena.dealt(loss) - arena.hurt(taken) + arena.dominance_price() * gained
    return rating + arena.position(arena.range) - ammo


def _wait(arena: Arena, card: int) -> float:
    """Defend or Prepare."""
    dice = FOE_DICE[DEFEND] if card == DEFEND else 0
    taken = arena.taken(dice, arena.range)
    rating = -arena.hurt(taken) - arena.dominance_price() * taken
    rating += arena.position(arena.range)
    if card == DEFEND:
        return rating - arena.dominance_price() * OPPONENT_DOMINANCE[DEFEND]
    if arena.clash == CLASHES:
        return rating
    plain = best_blow(arena.look.difficulty, arena.mine, arena.foe, arena.range)
    better = best_blow(arena.look.difficulty, arena.mine, arena.foe, arena.range, PREPARED_DICE)
    return rating + 1.3 * max(0.0, better - plain) + 0.1


def _change(arena: Arena, step: int) -> float:
    """Change Range, one step nearer or farther."""
    taken = arena.taken(FOE_DICE[CHANGE_RANGE], arena.range)
    gained = OWN_DOMINANCE[CHANGE_RANGE] if step < 0 else -RETREAT_OPPONENT[CHANGE_RANGE]
    rating = arena.dominance_price() * (gained - taken) - arena.hurt(taken)
    return rating + arena.position(arena.range + step)


def rate_directions(look: Seen, keys: list[str]) -> list[float]:
    """Advance or retreat."""
    arena = Arena(look)
    return [_change(arena, -1 if key == "advance" else 1) for key in keys]


def rate_ranges(look: Seen, keys: list[str]) -> list[float]:
    """The range to begin at, or to end a clash at."""
    arena = Arena(look)
    arena.clash = min(arena.clash, CLASHES - 1)
    return [arena.position(RANGES.index(key)) for key in keys]


def rate_weapons(look: Seen, keys: list[str]) -> list[float]:
    """Weapon and icon: the hardest blow, of equal ones the quicker."""
    arena = Arena(look)
    multi = look.state.played[arena.side] == MULTI_ATTACK
    dice = PREPARED_DICE if arena.prepared and not multi else 0
    if arena.foe_card in (DEFEND, CHANGE_RANGE):
        dice += FOE_DICE[arena.foe_card]
    order = RANGE_ICONS[arena.range]
    ratings: list[float] = []
    for key in keys:
        answer = read(key)
        icon = ICONS.index(answer.what)
        arm = _arm(arena.mine, answer.card)
        loss = blow(look.difficulty, arena.mine, arena.foe, arm, icon, arena.range, dice, multi)
        paid = arena.mine.is_knight and icon != MELEE and not arm.free
        ratings.append(loss - 0.05 * order.index(icon) - (AMMO_PRICE if paid else 0.0))
    return ratings


def _arm(fighter: Fighter, card: int) -> Arm:
    for arm in fighter.arms:
        if arm.card == card:
            return arm
    return fighter.arms[0] if fighter.arms else Arm(card, [])
