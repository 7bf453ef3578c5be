"""What everybody sees of a knight. Bots look often, so this is worth compiling."""

from __future__ import annotations

from typing import Final

from dustboard.games.wk2.content import board
from dustboard.games.wk2.content.constants import LANDS, SKILLS
from dustboard.games.wk2.content.dice import written
from dustboard.games.wk2.content.gear_table import face_key
from dustboard.games.wk2.content.knight_table import KNIGHT_ID, VEHICLE_ID
from dustboard.games.wk2.content.mods import (
    LOSE_SKILL,
    LOSE_TESTS,
    MOD,
)
from dustboard.games.wk2.content.part_table import PART_ID
from dustboard.games.wk2.content.story_table import FLAGS
from dustboard.games.wk2.content.task_table import TASK_EACH, TASK_GOAL, TASK_ID
from dustboard.games.wk2.content.wasteland_table import (
    CARD_ID,
    INJURY_ID,
    MALFUNCTION_ID,
    SPECIAL_ID,
    UPGRADE_ID,
)
from dustboard.games.wk2.rules import values
from dustboard.games.wk2.rules.gear import is_idle
from dustboard.games.wk2.rules.winning import score
from dustboard.games.wk2.rules.words.tasks import SPREAD
from dustboard.games.wk2.show.view_types import SeatView, TaskView
from dustboard.games.wk2.state.state import RoadState

_NOBODY: Final = -1


def upgrade_key(face: int) -> str:
    """An upgrade with its side, as answers name it."""
    return f"{UPGRADE_ID[face // 2]}:{'ab'[face % 2]}"


def seat_row(state: RoadState, seat: int) -> SeatView:
    """A knight with all that lies on and beside its sheets."""
    knight, vehicle = state.knight[seat], state.vehicle[seat]
    ready = knight != _NOBODY and vehicle != _NOBODY
    down, wreck, space = state.down[seat], state.wreck[seat], state.space[seat]
    skills: dict[str, str] = {}
    lost: dict[str, int] = {}
    if ready:
        sources = values.in_play(state, seat)
        always = MOD[LOSE_TESTS]
        for number, name in enumerate(SKILLS):
            skills[name] = written(values.skill_dice(state, seat, number))
            table = MOD[LOSE_SKILL + number]
            less = sum(table[source] + always[source] for source in sources)
            if less:
                lost[name] = less
    return {
        "seat": seat,
        "knight": KNIGHT_ID[knight] if knight != _NOBODY else None,
        "vehicle": VEHICLE_ID[vehicle] if vehicle != _NOBODY else None,
        "space": board.ID[space] if space != board.NOWHERE else None,
        "score": score(state, seat),
        "xp": state.xp[seat],
        "due": state.due[seat],
        "ammo": state.ammo[seat],
        "meds": state.meds[seat],
        "fuel": {"at": state.fuel[seat], "of": values.tank(state, seat) if ready else 0},
        "harm": {
            "wounds": state.wounds[seat],
            "contaminated": state.contaminated[seat],
            "health": values.health(state, seat) if ready else 0,
        },
        "radiation": {
            "at": state.radiation[seat],
            "of": values.resilience(state, seat) if ready else 0,
        },
        "damage": {"at": state.damage[seat], "of": values.chassis(state, seat) if ready else 0},
        "down": INJURY_ID[down] if down != values.CONSCIOUS else None,
        "wreck": MALFUNCTION_ID[wreck] if wreck != values.RUNS else None,
        "out": bool(state.out[seat]),
        "challenges": state.challenges[seat],
        "skills": skills,
        "lost": lost,
        "speed": values.speed(state, seat) if ready else 0,
        "bonus": values.bonus(state, seat) if ready else 0,
        "repair": values.repair(state, seat) if ready else 0,
        "exploration": values.exploration(state, seat) if ready else 0,
        "hands": [face_key(face) for face in state.hands[seat]],
        "armor": [face_key(face) for face in state.armor[seat]],
        "stowed": [face_key(face) for face in state.stowed[seat]],
        "cache": [face_key(face) for face in state.cache[seat]],
        "debt": state.debt[seat],
        "idle": [face_key(face) for face in state.stowed[seat] if is_idle(face)],
        "room": values.capacity(state, seat) if ready else 0,
        "parts": [PART_ID[one] for one in state.parts[seat]],
        "part_room": values.part_room(state, seat) if ready else 0,
        "injuries": [INJURY_ID[one] for one in state.injuries[seat]],
        "malfunctions": [MALFUNCTION_ID[one] for one in state.malfunctions[seat]],
        "upgrades": [upgrade_key(face) for face in state.upgrades[seat]],
        "exhausted": [upgrade_key(face) for face in state.exhausted[seat]],
        "special": [SPECIAL_ID[card] for card in state.special[seat]],
        "trophies": [
            board.ID[city] for at, city in enumerate(board.CITIES) if state.wooden[at] == seat
        ],
        "kept": [CARD_ID[card] for card in state.kept[seat]],
        "tasks": [_task(state, task) for task in state.tasks[seat]],
        "tasks_done": [TASK_ID[task] for task in state.tasks_done[seat]],
        "noted": [FLAGS[flag] for flag in state.noted[seat]],
    }


def _task(state: RoadState, task: int) -> TaskView:
    at = state.task_at[task]
    return {
        "card": TASK_ID[task],
        "now": state.task_steps[task],
        "of": TASK_GOAL[task],
        "space": board.ID[at] if at != board.NOWHERE else None,
        "seen": [
            _counted(task, mark % SPREAD) for mark in state.task_seen if mark // SPREAD == task
        ],
    }


def _counted(task: int, which: int) -> str:
    """A city, a land or a round that has counted for a task."""
    if TASK_EACH[task] == "city":
        return board.ID[which]
    return LANDS[which] if TASK_EACH[task] == "land" else str(which)
