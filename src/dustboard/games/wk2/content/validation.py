# mypyc: skip
"""What rows must keep to beyond their types; a fault names the field and what would be right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dustboard.games.rows import RowFault
from dustboard.games.wk2.content.dice import pool
from dustboard.games.wk2.content.rows import CityTask, Enemy, Gear, Knight, Space

_DIE_COST = (1, 2, 3, 4)  # white to red
SKILL_BUDGET = 18
SHEET_BUDGET = 15


def _dice(field: str, text: str) -> Iterator[RowFault]:
    try:
        pool(text)
    except ValueError as error:
        yield RowFault(field, str(error))


def check_space(row: Space, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A special location has a number from 1 to 20; nobody is their own neighbour."""
    if not 0 <= row.special <= 20:
        yield RowFault("special", f"expected 1 to 20, got {row.special}")
    if row.id in row.neighbours or len(set(row.neighbours)) < len(row.neighbours):
        yield RowFault("neighbours", "expected other spaces, each once")


def check_knight(row: Knight, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Every skill has a die, and the sheets are worth the same."""
    total = 0
    for skill, text in raw["skills"].items():
        yield from _dice(f"skills.{skill}", text)
        if not text:
            yield RowFault(f"skills.{skill}", "expected at least one die")
        total += sum(cost * number for cost, number in zip(_DIE_COST, pool(text), strict=True))
    if total != SKILL_BUDGET:
        yield RowFault("skills", f"expected dice worth {SKILL_BUDGET}, got {total}")
    figures = row.health + row.resilience + row.repair + row.exploration
    if figures != SHEET_BUDGET:
        yield RowFault("health", f"expected figures of {SHEET_BUDGET} in all, got {figures}")


def check_gear(row: Gear, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A weapon that attacks has dice on both sides; armor has a Protection."""
    for side, text in enumerate(row.dice):
        yield from _dice(f"dice[{side}]", text)
    if row.attack and not all(row.dice):
        yield RowFault("dice", "expected dice for both sides of a weapon that attacks")
    if row.type == "armor" and not all(row.protection):
        yield RowFault("protection", "expected a Protection on both sides of an armor")
    if row.type != "weapon" and (row.attack or row.hands):
        yield RowFault("attack", f"expected none with a {row.type}")


def check_enemy(row: Enemy, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """An enemy rolls dice and has Health."""
    yield from _dice("dice", row.dice)
    if not row.dice:
        yield RowFault("dice", "expected at least one die")
    if row.health < 1:
        yield RowFault("health", f"expected 1 or more, got {row.health}")


def check_task(row: CityTask, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A task can be finished, and nothing but a token says where a token lies."""
    if row.goal < 1:
        yield RowFault("goal", f"expected 1 or more, got {row.goal}")
    if "advance_task" not in str(raw.get("effect")):
        yield RowFault("effect", "expected a step towards the goal: advance_task")
    if row.token_on and not row.token:
        yield RowFault("token", "expected the steps from the city to a token")
