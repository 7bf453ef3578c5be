"""Verbs of combat, falling, and of answers to cards."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import DUEL, NONE
from dustboard.games.wk1.content.effect_table import Effect
from dustboard.games.wk1.rules.combat.bonus import range_change_barred
from dustboard.games.wk1.rules.gear.equip import equip_in_combat
from dustboard.games.wk1.rules.resources import FULL, lose_ammo
from dustboard.games.wk1.rules.words.questions import PICK_RANGE, bits_of
from dustboard.games.wk1.rules.words.supply import RULE
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame, Program


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


def start_range(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Change the starting range (wk1.range.02)."""
    if _range_held(state, card):
        return
    ranges = bits_of(effect.ranges)
    if len(ranges) == 1:
        _change_start(state, side(state, seat, card), ranges[0])
    else:
        state.push_in_order([(START_RANGE.number, seat, (effect.ranges, side(state, seat, card)))])


def ask_range(state: KnightsState, frame: Frame) -> None:
    """Which range."""
    state.ask(frame.seat, PICK_RANGE.number)


def take_start(state: KnightsState, frame: Frame) -> None:
    """Note what this side wants."""
    _change_start(state, frame.bindings[1], state.choice[frame.seat])


def _change_start(state: KnightsState, which: int, distance: int) -> None:
    state.start_changes[which] = distance
    if state.journal is not None:
        state.tell("start-range", "wk1.range.02", NONE, {"side": which, "range": distance})


START_RANGE: Final = Program("starting range", (ask_range, take_start))


def clash_range(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The range is set when the clash ends (wk1.range.09)."""
    if not _range_held(state, card):
        state.range_set = bits_of(effect.ranges)[0]


def combat_dice(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Own attack checks gain dice for the whole combat."""
    state.combat_dice[side(state, seat, card)] += effect.amount


def attack_damage(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """This attack has more damage."""
    state.attack_damage[side(state, seat, card)] += effect.amount


def jam(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """A knight spends more Ammo or does not attack; an enemy suffers dice."""
    if state.fight != DUEL:
        state.check_gained -= effect.dice
        if state.journal is not None:
            state.tell("dice-change", RULE, seat, {"dice": -effect.dice})
        return
    victim = state.rival if seat == state.active else state.active
    state.push_in_order([(JAM.number, victim, (effect.amount,))])


def ask_jam(state: KnightsState, frame: Frame) -> None:
    """The attacker may clear his weapon with more Ammo, if he has it."""
    if state.ammo[frame.seat] >= frame.bindings[0]:
        state.ask(frame.seat, CLEAR_JAM.number)
    else:
        state.choice[frame.seat] = HOLD_FIRE


def take_jam(state: KnightsState, frame: Frame) -> None:
    """He spends it, or does not attack."""
    if state.choice[frame.seat] == HOLD_FIRE:
        state.jammed = 1
    else:
        lose_ammo(state, frame.seat, frame.bindings[0], RULE)


JAM: Final = Program("jam", (ask_jam, take_jam))
HOLD_FIRE: Final = 0
SPEND_MORE: Final = 1
_JAM_KEYS: Final = ("hold", "spend")
CLEAR_JAM: Final = Ask(
    "jam",
    "choose",
    "wk1.luck.05",
    legal=lambda state, seat: [HOLD_FIRE, SPEND_MORE],
    key=lambda state, seat, action: _JAM_KEYS[action],
    label=lambda state, seat, action: Message(f"option-jam-{_JAM_KEYS[action]}"),
    prompt=lambda state, seat: Message("ask-jam", {"ammo": state.ammo[seat]}),
    timeout=lambda state, seat: SPEND_MORE,
)


def armor(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The armor value is higher against this attack."""
    state.extra_armor += effect.amount


def lose_less(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Less Health is lost through this attack."""
    state.lose_less += effect.amount


def suffer_less(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Less Radiation is suffered."""
    state.suffer_less += effect.amount


def dominance(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Dominance gained in this clash."""
    state.gains[side(state, seat, card)] += effect.amount


def bar_cards(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The opponent has neither Multi-attack nor Prepare in the first clash."""
    state.barred[1 - side(state, seat, card)] = 1


def reequip(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Rearrange gear as with Defend."""
    equip_in_combat(state, seat)


def bulls_eye(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Successes of this attack count as Bull's Eyes."""
    state.extra_bulls += effect.amount


def keep_health(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The knight keeps some Health instead of falling."""
    _set_health(state, seat, max(state.health[seat], effect.amount))


def stand(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Stand at once, whatever counter showed K.O. (wk1.ko.05)."""
    if state.health[seat] == 0:
        _set_health(state, seat, effect.amount)
    if state.radiation[seat] == FULL:
        state.radiation[seat] = effect.amount
        if state.journal is not None:
            change = effect.amount - FULL
            state.tell("radiation", "wk1.ko.05", seat, {"change": change, "now": effect.amount})


def _set_health(state: KnightsState, seat: int, now: int) -> None:
    change = now - state.health[seat]
    state.health[seat] = now
    if state.journal is not None:
        state.tell("health", "wk1.ko.05", seat, {"change": change, "now": now})


def ignore_loss(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """Texts of the enemy for a lost combat are off."""
    state.loss_ignored = 1


def count_defeated(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The enemy counts as defeated without combat."""
    state.bargain = 1


def leave(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """There is no combat."""
    state.bargain = 2


def cancel_event(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The event has no effect and no reward."""
    state.event_cancelled = 1


def cancel_luck(state: KnightsState, seat: int, effect: Effect, card: int) -> None:
    """The luck card below this one in the chain has no effect."""
    if state.chain:
        state.chain = (*state.chain[:-1], 1)
