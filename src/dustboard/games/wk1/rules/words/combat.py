"""Words of combat, falling, and of answers to cards."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import DUEL, NONE, RANGES
from dustboard.games.wk1.rules.combat.sides import range_change_barred
from dustboard.games.wk1.rules.effects.lines import Amount, KnightEffect
from dustboard.games.wk1.rules.gear.equip import equip_in_combat
from dustboard.games.wk1.rules.resources import FULL, lose_ammo
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Message
from dustboard.kernel.effects.args import Args
from dustboard.kernel.effects.book import Word
from dustboard.kernel.effects.conditions import Scope
from dustboard.kernel.effects.runner import LAST, Question

HOLD_FIRE: Final = 0
SPEND_MORE: Final = 1
_JAM_KEYS: Final = ("hold", "spend")


def side(state: KnightsState, seat: int, card: int) -> int:
    """The side an effect belongs to: an enemy's own effects are on the other side."""
    if state.fight != DUEL and card == state.foe:
        return 1
    return 0 if seat == state.active else 1


def _range_held(state: KnightsState, card: int) -> bool:
    """Whether the knight's gear keeps the enemy's own text from changing the range."""
    held = state.fight != DUEL and card == state.foe and range_change_barred(state)
    if held and state.journal is not None:
        state.tell("range-held", "wk1.gold.09", state.active, {"foe": state.foe})
    return held


class StartRange(KnightEffect):
    """Set the starting range to one of `ranges`, own choice (wk1.range.02)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.ranges = args.choices("ranges", RANGES)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if _range_held(state, scope[0]):
            return
        which = side(state, seat, scope[0])
        if self.picks():
            self.pick(state, seat, (*scope, which))
        else:
            _change_start(state, which, self.ranges[0])

    def picks(self) -> bool:
        return len(self.ranges) > 1

    def domain(self) -> str:
        return "range"

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        return sorted(self.ranges)

    def key(self, state: KnightsState, seat: int, scope: Scope, action: int) -> str:
        return RANGES[action]

    def label(self, state: KnightsState, seat: int, scope: Scope, action: int) -> Message:
        return Message("option-range", {"range": action})

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-range")

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """Note what this side wants."""
        _change_start(state, scope[-1], chosen)


def _change_start(state: KnightsState, which: int, distance: int) -> None:
    state.start_changes[which] = distance
    if state.journal is not None:
        state.tell("start-range", "wk1.range.02", NONE, {"side": which, "range": distance})


class ClashRange(KnightEffect):
    """The range is set to one of `ranges` when this clash ends (wk1.range.09)."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.ranges = args.choices("ranges", RANGES)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if not _range_held(state, scope[0]):
            state.range_set = self.ranges[0]


class CombatDice(Amount):
    """Own attack checks gain `amount` dice for the whole combat."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.combat_dice[side(state, seat, scope[0])] += self.amount


class AttackDamage(Amount):
    """This attack has `amount` more damage; `spends_ammo`: only one that spends Ammo."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.spends_ammo = args.flag("spends_ammo")

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return not self.spends_ammo or state.attack_ammo > 0

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.attack_damage[side(state, seat, scope[0])] += self.amount


class Jam(Amount):
    """A knight spends `amount` Ammo more or does not attack; an enemy suffers `dice` dice."""

    def __init__(self, args: Args) -> None:
        super().__init__(args)
        self.dice = args.whole("dice", default=0)

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if state.fight != DUEL:
            state.check_gained -= self.dice
            if state.journal is not None:
                state.tell("dice-change", RULE, seat, {"dice": -self.dice})
            return
        self.pick(state, seat, scope)

    def picks(self) -> bool:
        return True

    def decider(self, state: KnightsState, seat: int, scope: Scope) -> int:
        """The attacker may clear his weapon with more Ammo, if he has it."""
        return state.rival if seat == state.active else state.active

    def candidates(self, state: KnightsState, seat: int, scope: Scope) -> list[int]:
        can_pay = state.ammo[self.decider(state, seat, scope)] >= self.amount
        return [HOLD_FIRE, SPEND_MORE] if can_pay else [HOLD_FIRE]

    def key(self, state: KnightsState, seat: int, scope: Scope, action: int) -> str:
        return _JAM_KEYS[action]

    def label(self, state: KnightsState, seat: int, scope: Scope, action: int) -> Message:
        return Message(f"option-jam-{_JAM_KEYS[action]}")

    def prompt(self, state: KnightsState, seat: int, scope: Scope) -> Message:
        return Message("ask-jam", {"ammo": state.ammo[self.decider(state, seat, scope)]})

    def take(self, state: KnightsState, seat: int, scope: Scope, chosen: int) -> None:
        """He spends it, or does not attack."""
        if chosen == HOLD_FIRE:
            state.jammed = 1
        else:
            lose_ammo(state, self.decider(state, seat, scope), self.amount, RULE)


class Armor(Amount):
    """The armor value is `amount` higher against this attack."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.extra_armor += self.amount


class LoseLess(Amount):
    """Lose `amount` Health less through this attack."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.lose_less += self.amount


class SufferLess(Amount):
    """Suffer `amount` Radiation less."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.suffer_less += self.amount


class Dominance(Amount):
    """Gain `amount` dominance in this clash."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.gains[side(state, seat, scope[0])] += self.amount


class BarCards(KnightEffect):
    """The opponent has neither Multi-attack nor Prepare in the first clash."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.barred[1 - side(state, seat, scope[0])] = 1


class Reequip(KnightEffect):
    """Rearrange gear as with Defend."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        equip_in_combat(state, seat)


class BullsEye(Amount):
    """`amount` successes of this attack check count as Bull's Eyes."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return state.check_rolled == 1

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.extra_bulls += self.amount


class KeepHealth(Amount):
    """Keep `amount` Health instead of falling; not against a single deadly attack."""

    def check(self, state: KnightsState, seat: int, scope: Scope) -> bool:
        return state.health[seat] == 0

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        _set_health(state, seat, max(state.health[seat], self.amount))


class Stand(Amount):
    """Stand at once, whatever counter showed K.O. (wk1.ko.05)."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if state.health[seat] == 0:
            _set_health(state, seat, self.amount)
        if state.radiation[seat] == FULL:
            state.radiation[seat] = self.amount
            if state.journal is not None:
                change = self.amount - FULL
                state.tell("radiation", "wk1.ko.05", seat, {"change": change, "now": self.amount})


def _set_health(state: KnightsState, seat: int, now: int) -> None:
    change = now - state.health[seat]
    state.health[seat] = now
    if state.journal is not None:
        state.tell("health", "wk1.ko.05", seat, {"change": change, "now": now})


class IgnoreLoss(KnightEffect):
    """Texts of the enemy for a lost combat are ignored."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.loss_ignored = 1


class CountDefeated(KnightEffect):
    """The enemy counts as defeated without combat, but gives no Reputation."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.bargain = 1


class Leave(KnightEffect):
    """There is no combat; the enemy is discarded without reward."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.bargain = 2


class CancelEvent(KnightEffect):
    """The event has no effect and gives no reward."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        state.event_cancelled = 1


class CancelLuck(KnightEffect):
    """The luck card being answered has no effect and is discarded."""

    def apply(self, state: KnightsState, seat: int, scope: Scope) -> None:
        if state.chain:
            state.chain = (*state.chain[:-1], 1)


WORDS: Final[tuple[Word, ...]] = (
    Word("start_range", StartRange, at=("before_combat",), hint=0.2),
    Word("clash_range", ClashRange, at=("own_hit", "clash_end")),
    Word("combat_dice", CombatDice, at=("before_combat",)),
    Word("attack_damage", AttackDamage, at=("before_own_attack",), hint=0.5),
    Word("jam", Jam, at=("before_foe_ranged_attack",), hint=0.4),
    Word("armor", Armor, at=("after_foe_hit",)),
    Word("lose_less", LoseLess, at=("after_foe_hit",), hint=0.5),
    Word("suffer_less", SufferLess, at=("radiation_suffered",)),
    Word("dominance", Dominance, at=("before_dominance",), hint=0.6),
    Word("bar_cards", BarCards, at=("before_combat",), hint=0.2),
    Word("reequip", Reequip, at=("before_cards",), hint=0.1),
    Word("bulls_eye", BullsEye, at=("after_own_attack",), hint=0.4),
    Word("keep_health", KeepHealth, at=("fall_health",), hint=0.8),
    Word("stand", Stand, at=("fall",)),
    Word("ignore_loss", IgnoreLoss, at=("after_combat_lost",), hint=0.2),
    Word("count_defeated", CountDefeated, at=("before_combat",)),
    Word("leave", Leave, at=("before_combat",)),
    Word("cancel_event", CancelEvent, at=("nature_event_played",), hint=0.3),
    Word("cancel_luck", CancelLuck, at=("luck_played",), hint=0.1),
)
QUESTIONS: Final[tuple[Question, ...]] = (
    Question("range", "choose", "wk1.range.02"),
    Question("jam", "choose", "wk1.luck.05", LAST),
)
