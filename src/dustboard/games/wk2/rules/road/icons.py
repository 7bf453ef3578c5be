"""Danger icons on the way, and markers of them (wk2.danger)."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import (
    CONTAMINATION,
    DANGERS,
    HIGHWAY,
    RADIATION,
    THREAT,
)
from dustboard.games.wk2.content.mods import (
    CONVOY,
    QUIET_HIGHWAYS,
    QUIET_START,
    SPARE_ICON,
    SPARE_KIND,
    TOKENS,
)
from dustboard.games.wk2.rules.harm import (
    suffer_contaminated,
    suffer_radiation,
)
from dustboard.games.wk2.rules.marks import MOVE as ONE_MOVE
from dustboard.games.wk2.rules.marks import SHEET as ONE_SHEET
from dustboard.games.wk2.rules.marks import mark_used, of_mod, times_used, unmark
from dustboard.games.wk2.rules.threat import draw_tokens
from dustboard.games.wk2.rules.values import added, conscious
from dustboard.games.wk2.state.state import RoadState
from dustboard.kernel.decisions import Ask, Message, take_choice
from dustboard.kernel.frames import Frame, Program

ICON: Final = Program("danger icon")  # bindings: its kind
LONG_SHADOWS: Final = 3  # the twist with one token more
SHADOW: Final = of_mod(TOKENS)  # marks that it came on this sheet
MEET: Final = 0
IGNORE: Final = 1


def ask_icon(state: RoadState, frame: Frame) -> None:
    """Some icons are ignored by themselves, others if the knight likes."""
    seat, kind = frame.seat, frame.bindings[0]
    state.choice[seat] = MEET
    if not conscious(state, seat):
        state.choice[seat] = IGNORE
    elif _spared(state, seat, kind):
        state.choice[seat] = IGNORE
        _told_ignored(state, seat, kind)
    elif times_used(state, seat, ONE_MOVE, of_mod(SPARE_ICON)) < added(state, seat, SPARE_ICON):
        state.ask(seat, ICON_ASK.number)


def take_icon(state: RoadState, frame: Frame) -> None:
    """The icon does what it does, or is ignored."""
    seat, kind = frame.seat, frame.bindings[0]
    if state.choice[seat] == MEET:
        resolve_icon(state, seat, kind)


def _spared(state: RoadState, seat: int, kind: int) -> bool:
    """Whether something in play keeps this icon off the knight."""
    on_highway = board.TERRAIN[state.space[seat]] == HIGHWAY
    if kind == THREAT and on_highway and added(state, seat, QUIET_HIGHWAYS):
        return True
    if times_used(state, seat, ONE_MOVE, of_mod(CONVOY)):
        return True
    if kind == THREAT and unmark(state, seat, ONE_MOVE, of_mod(QUIET_START)):
        return True
    key = of_mod(SPARE_KIND + kind)
    if times_used(state, seat, ONE_MOVE, key) >= added(state, seat, SPARE_KIND + kind):
        return False
    mark_used(state, seat, ONE_MOVE, key)
    return True


def _told_ignored(state: RoadState, seat: int, kind: int) -> None:
    if state.journal is not None:
        state.tell("ignored", "wk2.danger.01", seat, {"kind": DANGERS[kind]})


def icons_at(state: RoadState, space: int) -> list[int]:
    """The danger icons of a space in their order: printed ones, and markers (wk2.danger.06)."""
    found: list[int] = []
    for kind in (RADIATION, CONTAMINATION, THREAT):
        found += [kind] * board.ICONS[space][kind]
        if kind * board.COUNT + space in state.markers:
            found.append(kind)
    return found


def resolve_icon(state: RoadState, seat: int, kind: int) -> None:
    """What an icon does (wk2.danger.02 to .04)."""
    if kind == RADIATION:
        suffer_radiation(state, seat, 1, "wk2.danger.02")
    elif kind == CONTAMINATION:
        suffer_contaminated(state, seat, 1, "wk2.danger.03")
    elif kind == THREAT:
        draw_tokens(state, seat, 1, "wk2.danger.04")
        first = not any(times_used(state, one, ONE_SHEET, SHADOW) for one in range(state.players))
        if state.twist == LONG_SHADOWS and first:
            mark_used(state, seat, ONE_SHEET, SHADOW)
            draw_tokens(state, seat, 1, "wk2.setup.35")


def place_marker(state: RoadState, seat: int, kind: int, space: int, rule: str) -> None:
    """A danger marker, if one is left and none of its kind lies there (wk2.danger.06)."""
    at = kind * board.COUNT + space
    if state.markers_left[kind] and at not in state.markers:
        state.markers_left[kind] -= 1
        state.markers = tuple(sorted((*state.markers, at)))
        if state.journal is not None:
            data = {"kind": DANGERS[kind], "space": board.ID[space]}
            state.tell("marker", rule, seat, data)


def _icon_legal(state: RoadState, seat: int) -> list[int]:
    return [MEET, IGNORE]


def _icon_apply(state: RoadState, seat: int, action: int) -> None:
    if action == IGNORE:
        mark_used(state, seat, ONE_MOVE, of_mod(SPARE_ICON))
        _told_ignored(state, seat, state.bound(0))
    take_choice(state, seat, action)


def _icon_key(state: RoadState, seat: int, action: int) -> str:
    return "ignore" if action == IGNORE else "meet"


def _icon_label(state: RoadState, seat: int, action: int) -> Message:
    return Message("option-ignore-icon" if action == IGNORE else "option-meet-icon")


def _icon_prompt(state: RoadState, seat: int) -> Message:
    return Message("ask-icon", {"danger": state.bound(0), "space": state.space[seat]})


def _icon_timeout(state: RoadState, seat: int) -> int:
    return IGNORE


ICON_ASK: Final = Ask(
    "icon",
    "choose",
    "wk2.danger.01",
    legal=_icon_legal,
    apply=_icon_apply,
    key=_icon_key,
    label=_icon_label,
    prompt=_icon_prompt,
    timeout=_icon_timeout,
)
