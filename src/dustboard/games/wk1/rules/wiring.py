"""Where lower layers call upper ones: windows for gear, gifts for tasks, waking at rest."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk1.content.constants import STEP_REST
from dustboard.games.wk1.content.moments import (
    AT_DRUG_USED,
    AT_GREEN_REWARD,
    AT_RADIATION_SUFFERED,
    AT_SPECIAL_GREEN,
    AT_VEHICLE_DAMAGE,
)
from dustboard.games.wk1.rules.effects.window_moments import (
    DRUG_USED,
    GREEN_REWARD,
    RADIATION_SUFFERED,
    SPECIAL_GREEN,
    VEHICLE_DAMAGE,
)
from dustboard.games.wk1.rules.effects.windows import own_window
from dustboard.games.wk1.rules.gear.hooks import GIFTS, SETTLINGS, WAKINGS, WINDOWS
from dustboard.games.wk1.rules.hooks import helped
from dustboard.games.wk1.rules.tasks.goals import now_met
from dustboard.games.wk1.rules.unconscious import wake_all
from dustboard.games.wk1.state.state import KnightsState

_MOMENT: Final[dict[int, int]] = {
    AT_GREEN_REWARD: GREEN_REWARD,
    AT_SPECIAL_GREEN: SPECIAL_GREEN,
    AT_DRUG_USED: DRUG_USED,
    AT_VEHICLE_DAMAGE: VEHICLE_DAMAGE,
    AT_RADIATION_SUFFERED: RADIATION_SUFFERED,
}


def _window(state: KnightsState, moment: int, seat: int) -> None:
    own_window(state, _MOMENT[moment], seat)


def _gift(state: KnightsState, giver: int, taker: int) -> None:
    if state.step == STEP_REST:  # gifts made on the road are no help in the sense of a task
        state.push_in_order(helped(state, giver, taker))


def _settled(state: KnightsState) -> None:
    state.push_in_order(now_met(state))


WINDOWS.append(_window)
GIFTS.append(_gift)
SETTLINGS.append(_settled)
WAKINGS.append(wake_all)
