"""Experience, and the upgrades it entitles to (wk2.xp)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content.gear_table import GEAR_BY_ID, face_of
from dustboard.games.wk2.content.knight_table import KNIGHT_ID
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.content.wasteland_table import (
    UPGRADE_ID,
    UPGRADE_IS_GEAR,
    UPGRADE_KNIGHT,
    UPGRADE_NEEDS,
    UPGRADES,
)
from dustboard.games.wk2.rules.gear import gain_gear
from dustboard.games.wk2.rules.harm import settle_health, settle_vehicle
from dustboard.games.wk2.rules.programs import TAKE_UPGRADES
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message
from dustboard.kernel.frames import Frame

MOST_XP: Final = 19
MOST_UPGRADES: Final = 6
THRESHOLDS: Final = (3, 6, 9, 13, 16, 19)
LATER: Final = 2 * UPGRADES
# by knight: its own upgrades and the general ones
_OPEN_TO: Final[list[list[int]]] = [
    [upgrade for upgrade in range(UPGRADES) if UPGRADE_KNIGHT[upgrade] in ("", id)]
    for id in KNIGHT_ID
]
UNTHANKED: Final = FLAGS.index("unthanked")  # of a knight: it gains none for now


def gain_xp(state: RoadState, seat: int, amount: int, rule: str) -> None:
    """Experience up to 19; each threshold that is reached gives one entitlement (wk2.xp.02)."""
    if UNTHANKED in state.noted[seat]:
        return
    before = state.xp[seat]
    state.xp[seat] = min(MOST_XP, before + amount)
    reached = [mark for mark in THRESHOLDS if before < mark <= state.xp[seat]]
    state.due[seat] += len(reached)
    if state.xp[seat] != before and state.journal is not None:
        data = {"amount": state.xp[seat] - before, "now": state.xp[seat], "due": len(reached)}
        state.tell("xp", rule, seat, data)


def upgrades_for(state: RoadState, seat: int) -> list[int]:
    """The faces that a knight could take now: its own upgrades and the general ones."""
    taken = {face // 2 for row in state.upgrades for face in row}
    found: list[int] = []
    for upgrade in _OPEN_TO[state.knight[seat]]:
        if upgrade in taken or UPGRADE_NEEDS[upgrade] > state.xp[seat]:
            continue  # wk2.xp.11
        sides = (0,) if UPGRADE_IS_GEAR[upgrade] else (0, 1)
        found += [2 * upgrade + side for side in sides]
    return found


def upgrade_due(state: RoadState, seat: int) -> bool:
    """Whether an upgrade is due and there is room for it (wk2.xp.19)."""
    return state.due[seat] > 0 and not state.out[seat] and len(state.upgrades[seat]) < MOST_UPGRADES


def may_upgrade(state: RoadState, seat: int) -> bool:
    """Whether an upgrade is due and there is room and choice for it (wk2.xp.19)."""
    return upgrade_due(state, seat) and len(upgrades_for(state, seat)) > 0


def take_upgrade(state: RoadState, seat: int, face: int) -> None:
    """Lay an upgrade with the side of choice up; gear arrives working (wk2.xp.08, .09)."""
    state.due[seat] -= 1
    state.upgrades[seat] = (*state.upgrades[seat], face)
    upgrade = face // 2
    if state.journal is not None:
        data = {"upgrade": UPGRADE_ID[upgrade], "side": "ab"[face % 2]}
        state.tell("upgrade", "wk2.xp.08", seat, data)
    if UPGRADE_IS_GEAR[upgrade]:
        gain_gear(state, seat, face_of(GEAR_BY_ID[UPGRADE_ID[upgrade]], 0), "wk2.xp.09")
    settle_health(state, seat)
    settle_vehicle(state, seat)


# -- the end of a turn ----------------------------------------------------------------------------


def ask_upgrade(state: RoadState, frame: Frame) -> None:
    """At the end of the own turn all that is due may be taken (wk2.xp.03, .22)."""
    state.choice[frame.seat] = LATER
    if may_upgrade(state, frame.seat):
        state.ask(frame.seat, UPGRADE.number)


def take_chosen_upgrade(state: RoadState, frame: Frame) -> None:
    """Take it, and look whether another one is due."""
    chosen = state.choice[frame.seat]
    if chosen != LATER:
        state.push_in_order([(TAKE_UPGRADES.number, frame.seat, ())])
        take_upgrade(state, frame.seat, chosen)


def _legal(state: RoadState, seat: int) -> list[int]:
    return [*upgrades_for(state, seat), LATER]


def upgrade_key(face: int) -> str:
    """How answers name an upgrade: its id and side."""
    return f"{UPGRADE_ID[face // 2]}:{'ab'[face % 2]}"


def _key(state: RoadState, seat: int, action: int) -> str:
    return "later" if action == LATER else upgrade_key(action)


def _label(state: RoadState, seat: int, action: int) -> Message:
    return (
        Message("option-later")
        if action == LATER
        else Message("option-upgrade", {"upgrade": action})
    )


def _prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-upgrade", {"due": state.due[seat]})


def _timeout(state: RoadState, seat: int) -> int:
    return LATER


UPGRADE: Final = Ask(
    "upgrade",
    "choose",
    "wk2.xp.08",
    legal=_legal,
    key=_key,
    label=_label,
    prompt=_prompt,
    timeout=_timeout,
)
