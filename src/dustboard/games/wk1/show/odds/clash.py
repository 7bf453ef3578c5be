# mypyc: skip
"""Chances of a clash: each combat card against each, and the whole combat by simple habits."""

from __future__ import annotations

from dustboard.games.wk1.content.constants import (
    ATTACK,
    CHANGE_RANGE,
    DEFEND,
    MULTI_ATTACK,
    NONE,
    PREPARE,
)
from dustboard.games.wk1.rules.combat.attack import attackers_in_order, pay_for_attack
from dustboard.games.wk1.rules.combat.cards import PANEL, attacks, playable
from dustboard.games.wk1.rules.combat.change_range import ADVANCE, count_direction
from dustboard.games.wk1.rules.combat.clashes import CLASHES, count_card, open_clash, set_range
from dustboard.games.wk1.rules.combat.sides import health_left, is_ferocious, is_knight, seat_of
from dustboard.games.wk1.show.odds.attack import Blow, blow_of, with_weapon
from dustboard.games.wk1.state.state import KnightsState
from dustboard.kernel.frames import Frame

Healths = tuple[int, int]
Ends = dict[tuple[int, int, int], float]  # Health of both sides, dominance


class Exchange:
    """Two combat cards against each other, each attack with the weapon that costs most."""

    def __init__(self, state: KnightsState, cards: tuple[int, int]) -> None:
        self.trial = trial = state.clone()
        trial.played = list(cards)
        for side in (0, 1):
            count_card(trial, side)
            if cards[side] == CHANGE_RANGE:
                count_direction(trial, side, ADVANCE)
        self.blows: list[Blow | None] = [None, None]
        for side in (0, 1):
            if cards[side] in (ATTACK, MULTI_ATTACK):
                self._arm(side)
        self.order, self.together = attackers_in_order(trial)

    def _arm(self, side: int) -> None:
        best: tuple[Blow, int, int] | None = None
        for action in attacks(self.trial, side, self.trial.played[side]):
            weapon, icon = action // 4, action % 4
            weapon = NONE if weapon == PANEL else weapon
            blow = blow_of(with_weapon(self.trial, side, weapon, icon), side)
            if best is None or blow.mean() > best[0].mean():
                best = blow, weapon, icon
        if best is not None:
            self.blows[side], self.trial.weapon[side], self.trial.icon[side] = best

    def losses(self, health: Healths) -> dict[Healths, float]:
        """Health lost by both sides; who is defeated first does not attack any more."""
        found: dict[Healths, float] = {(0, 0): 1.0}
        for number, side in enumerate(self.order):
            blow = self.blows[side]
            assert blow is not None
            after: dict[Healths, float] = {}
            for lost, chance in found.items():
                stands = health[side] > lost[side] or (self.together and number == 1)
                dealt = blow.up_to(health[1 - side]) if stands else {0: 1.0}
                for amount, part in dealt.items():
                    now = (lost[0], amount) if side == 0 else (amount, lost[1])
                    after[now] = after.get(now, 0.0) + chance * part
            found = after
        return found

    def shift(self, lost: Healths) -> int:
        """How far dominance moves toward side 0 (wk1.dominance.03-05)."""
        if is_ferocious(self.trial):
            return 0
        gains = self.trial.gains
        return gains[0] + lost[1] - gains[1] - lost[0]


def healths(state: KnightsState) -> Healths:
    """The Health of both sides."""
    return health_left(state, 0), health_left(state, 1)


def replies(state: KnightsState, side: int) -> list[int]:
    """The combat cards that this side may have chosen, as far as the viewer knows."""
    seat = seat_of(state, side)
    if state.cards_open and state.sealed[seat] >= 0:
        return [state.sealed[seat]]
    return playable(state, side)


# -- a whole combat -----------------------------------------------------------------------------

# what somebody plays clash by clash, as long as it can be played
HABITS: dict[str, tuple[int, ...]] = {
    "attack": (ATTACK, ATTACK, ATTACK),
    "multi": (MULTI_ATTACK, MULTI_ATTACK, MULTI_ATTACK),
    "prepare": (PREPARE, ATTACK, ATTACK),
    "advance": (CHANGE_RANGE, ATTACK, ATTACK),
    "defend": (DEFEND, DEFEND, DEFEND),
}


class Course:
    """How a combat ends if both sides follow their habits."""

    def __init__(self, ends: Ends, ferocious: bool) -> None:
        self.win = [0.0, 0.0]
        self.fall = [0.0, 0.0]  # Health 0
        for (first, second, dominance), chance in ends.items():
            beaten = [first <= 0, second <= 0]
            for side in (0, 1):
                if beaten[side]:
                    self.fall[side] += chance
            if beaten[0] != beaten[1]:
                self.win[1 if beaten[0] else 0] += chance
            elif not beaten[0] and dominance and not ferocious:
                self.win[0 if dominance > 0 else 1] += chance


def course(state: KnightsState, habits: tuple[str, str], begun: bool) -> Course:
    """Play the rest of a combat in numbers; `begun`: the cards of this clash are being chosen."""
    trial = state.clone()
    ends: Ends = {}
    going: Ends = {(*healths(trial), trial.dominance): 1.0}
    first = trial.clash
    while trial.clash < CLASHES or begun:
        if not begun:
            open_clash(trial, _frame(trial))
        begun = False
        cards = [_habit(trial, side, habits[side], trial.clash - max(first, 1)) for side in (0, 1)]
        exchange = Exchange(trial, (cards[0], cards[1]))
        after: Ends = {}
        for (one, two, dominance), chance in going.items():
            for lost, part in exchange.losses((one, two)).items():
                now = (one - lost[0], two - lost[1], dominance + exchange.shift(lost))
                over = now[0] <= 0 or now[1] <= 0
                found = ends if over else after
                found[now] = found.get(now, 0.0) + chance * part
        going = after
        trial = exchange.trial
        _pay(trial)
        set_range(trial, _frame(trial))
    for end, chance in going.items():
        ends[end] = ends.get(end, 0.0) + chance
    return Course(ends, is_ferocious(trial))


def _frame(state: KnightsState) -> Frame:
    return Frame(0, 0, state.active, (), None)


def _habit(trial: KnightsState, side: int, name: str, clash: int) -> int:
    wanted = HABITS[name][min(clash, 2)]
    legal = playable(trial, side)
    for card in (wanted, ATTACK, DEFEND):
        if card in legal:
            return card
    return legal[0]


def _pay(trial: KnightsState) -> None:
    for side in (0, 1):
        if is_knight(trial, side) and trial.icon[side] != NONE:
            paid = with_weapon(trial, side, trial.weapon[side], trial.icon[side])
            trial.attack_ammo = paid.attack_ammo
            pay_for_attack(trial, seat_of(trial, side), trial.weapon[side])
