"""The four resources and Reputation: how they rise and fall (wk1.resource).

Gaining and losing beyond the ends of a scale is ignored (wk1.resource.04, 07, 11, 15). A knight
whose Health reaches 0 or whose Radiation reaches 4 falls (wk1.ko.04): that is put on the stack, so
a step loses Health and suffers Radiation as its last act.
"""

from __future__ import annotations

from typing import Any, Final

from dustboard.games.wk1.content.constants import NONE, SUFFER_RULES
from dustboard.games.wk1.rules.effects.window_moments import RADIATION_SUFFERED
from dustboard.games.wk1.rules.programs import FALL, SUFFER
from dustboard.games.wk1.rules.signals import MOMENT
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame, define

FULL: Final = 4
# why a counter moves where no card says it: `cause-<word>` is the text
CAUSES: Final = {
    "wk1.round.09": "radiation",
    "wk1.round.10": "contamination",
    "wk1.round.11": "city",
    "wk1.round.13": "mission",
    "wk1.ko.09": "rescue",
    "wk1.ko.14": "theft",
    "wk1.ko.17": "unconscious",
    "wk1.action.06": "resupply",
    "wk1.action.07": "resupply",
    "wk1.action.16": "strike",
    "wk1.attack.10": "attack",
    "wk1.attack.18": "duel",
    "wk1.combat.21": "fight",
    "wk1.duel.13": "duel",
    "wk1.move.12": "drive",
    "wk1.task.18": "task",
    "wk1.task.22": "task",
    "wk1.trade.04": "deal",
    "wk1.vehicle.02": "vehicle",
    "wk1.weapon.01": "attack",
}


def gain_ammo(state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE) -> None:
    """Ammo rises, up to 4."""
    _change(state, "ammo", state.ammo, seat, amount, rule, cause)


def lose_ammo(state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE) -> int:
    """Ammo falls as far as it can (wk1.resource.09); gives how much was lost."""
    return -_change(state, "ammo", state.ammo, seat, -amount, rule, cause)


def gain_fuel(state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE) -> None:
    """Fuel rises, up to 4."""
    _change(state, "fuel", state.fuel, seat, amount, rule, cause)


def lose_fuel(state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE) -> int:
    """Fuel falls as far as it can; gives how much was lost."""
    return -_change(state, "fuel", state.fuel, seat, -amount, rule, cause)


def heal_radiation(
    state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE
) -> int:
    """Radiation falls (wk1.resource.02); gives how much was healed."""
    return -_change(state, "radiation", state.radiation, seat, -amount, rule, cause)


def may_heal_health(state: KnightsState, seat: int) -> bool:
    """High Radiation forbids healing Health (wk1.resource.13)."""
    return state.radiation[seat] < state.house.no_healing_at


def heal_health(
    state: KnightsState,
    seat: int,
    amount: int,
    rule: str,
    regardless: bool = False,
    cause: int = NONE,
) -> int:
    """Health rises, up to 4; gives how much was healed. `regardless`: even at high Radiation."""
    if not regardless and not may_heal_health(state, seat):
        if state.journal is not None:
            state.tell("no-healing", "wk1.resource.13", seat, {})
        return 0
    return _change(state, "health", state.health, seat, amount, rule, cause)


def lose_health(state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE) -> int:
    """A direct loss, which armor does not soak (wk1.resource.10); a knight at 0 falls."""
    lost = -_change(state, "health", state.health, seat, -amount, rule, cause)
    if lost and state.health[seat] == 0 and not state.down[seat]:
        state.push_in_order([(FALL.number, seat, (0,))])
    return lost


def suffer(state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE) -> None:
    """Radiation is about to rise (wk1.resource.11); the last act of a step."""
    if amount > 0:
        state.push_in_order([(SUFFER.number, seat, (amount, SUFFER_RULES.index(rule), cause))])


def before_suffering(state: KnightsState, frame: Frame) -> None:
    """Cards may lessen what is suffered; they raise `suffer_less`."""
    state.suffer_less = 0
    MOMENT.send(state, frame.seat, RADIATION_SUFFERED)


def take_radiation(state: KnightsState, frame: Frame) -> None:
    """Radiation rises; at 4 the knight falls (wk1.resource.14)."""
    seat = frame.seat
    amount, clause = frame.bindings[:2]
    cause = frame.bindings[2] if len(frame.bindings) > 2 else NONE  # older games bind none
    rule = SUFFER_RULES[clause]
    amount = max(0, amount - state.suffer_less)
    suffered = _change(state, "radiation", state.radiation, seat, amount, rule, cause)
    if suffered and state.radiation[seat] == FULL and not state.down[seat]:
        state.push_in_order([(FALL.number, seat, (0,))])


define(SUFFER, (before_suffering, take_radiation))


def gain_reputation(
    state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE
) -> None:
    """The marker moves right; the track has no upper end (A55)."""
    state.reputation[seat] += amount
    _tell(state, "reputation", seat, amount, state.reputation[seat], rule, cause)


def lose_reputation(
    state: KnightsState, seat: int, amount: int, rule: str, cause: int = NONE
) -> int:
    """The marker moves left, never below 0 (A55); gives how much was lost."""
    lost = min(amount, state.reputation[seat])
    state.reputation[seat] -= lost
    _tell(state, "reputation", seat, -lost, state.reputation[seat], rule, cause)
    return lost


def wound_dice(health: int) -> int:
    """Dice that low Health costs in every skill check (wk1.resource.16)."""
    return 2 if health <= 1 else 1 if health == 2 else 0


def bulls_count(state: KnightsState, seat: int) -> bool:
    """Whether the knight has any benefit of Bull's Eyes (wk1.resource.12)."""
    return state.radiation[seat] < state.house.no_bulls_at


def _change(
    state: KnightsState,
    what: str,
    counter: list[int],
    seat: int,
    amount: int,
    rule: str,
    cause: int,
) -> int:
    """Move a counter within its scale of 0 to 4; gives how far it moved."""
    before = counter[seat]
    after = max(0, min(FULL, before + amount))
    counter[seat] = after
    _tell(state, what, seat, after - before, after, rule, cause)
    return after - before


def _tell(
    state: KnightsState, what: str, seat: int, change: int, now: int, rule: str, cause: int
) -> None:
    if change and state.journal is not None:
        state.tell(what, rule, seat, told_change(change, now, rule, cause))


def told_change(change: int, now: int, rule: str, cause: int = NONE) -> dict[str, Any]:
    """What the log says of a counter: how far it moved, where it is now, and why if that is known.

    The cause is a card or a hex (see `lines.source_of`), or a word of the clause.
    """
    data: dict[str, Any] = {"change": change, "now": now}
    if cause != NONE:
        data["cause"] = cause
    elif rule in CAUSES:
        data["cause"] = CAUSES[rule]
    return data
