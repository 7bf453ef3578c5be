# mypyc: skip
"""What must hold in the content files; each check yields the field and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from dustboard.games.rows import RowFault, listing
from dustboard.games.wk1.content.mods import MODS
from dustboard.games.wk1.content.moments import WHEN
from dustboard.games.wk1.content.rows import (
    EffectRow,
    Enemy,
    Gear,
    Hex,
    Knight,
    Luck,
    MissionRow,
    RangeCard,
    Requirement,
    Task,
)
from dustboard.games.wk1.content.things import COSTS

SHEET_COST = 14
_SKILL_COST = (0, 1, 2, 3, 5)


class _WithEffects(Protocol):
    @property
    def effects(self) -> tuple[EffectRow, ...]: ...


def check_effects(row: _WithEffects, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Moments and costs of effects are known; the rest is read by their words."""
    costs: dict[str, str] = {}
    for number, effect in enumerate(row.effects):
        when, cost = effect.get("when"), effect.get("cost", "none")
        if when not in WHEN:
            yield RowFault(f"effect[{number}].when", f"expected {listing(WHEN)}, got {when!r}")
        if cost not in COSTS:
            yield RowFault(f"effect[{number}].cost", f"expected {listing(COSTS)}, got {cost!r}")
        if costs.setdefault(str(when), cost) != cost:
            yield RowFault(f"effect[{number}].cost", f"expected one cost at '{when}', got {cost!r}")


def check_mods(row: Gear | Knight | Enemy, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Mods are known, and none of them is zero."""
    for name, number in row.mods.items():
        if name not in MODS:
            yield RowFault(f"mods.{name}", f"expected {listing(MODS)}, got '{name}'")
        if number == 0:
            yield RowFault(f"mods.{name}", "expected a number other than 0, got 0")


def check_gear(row: Gear, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Each group has the numbers it needs and no others."""
    if row.copies < 1:
        yield RowFault("copies", f"expected 1 or more, got {row.copies}")
    if row.group == "weapon":
        if row.hands not in (1, 2):
            yield RowFault("hands", f"expected 1 or 2 on a weapon, got {row.hands}")
        if not row.icons:
            yield RowFault("icons", "expected range icons on a weapon, got none")
    elif row.group == "armor" and "armor" not in raw:
        yield RowFault("armor", "expected an armor value, got none")
    if (row.group == "enhancement") != bool(row.fits):
        yield RowFault("fits", "expected on enhancements and nowhere else")
    if row.group == "vehicle" and (row.damaged_speed > row.speed or row.speed < 1):
        yield RowFault("speed", f"expected 1 or more, and the damaged side no faster: {row.speed}")
    if row.one_use and not any(effect.get("cost") == "discard" for effect in row.effects):
        yield RowFault("one_use", "expected an effect that costs the card, got none")
    if not row.one_use and any(effect.get("cost") == "discard" for effect in row.effects):
        yield RowFault("one_use", "expected true with an effect that costs the card")


def check_sheet(row: Gear, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Starting gear names its knight and its panel."""
    for field in ("knight", "panel"):
        if not raw.get(field):
            yield RowFault(field, "expected a value on starting gear, got none")
    if row.copies != 1:
        yield RowFault("copies", f"expected 1 on starting gear, got {row.copies}")


def check_knight(row: Knight, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Every sheet costs the same; at most one skill of 4; a backpack of 3 or 4."""
    skills = raw["skills"].values()
    for name, value in raw["skills"].items():
        if not 1 <= value <= 4:
            yield RowFault(f"skills.{name}", f"expected 1 to 4, got {value}")
            return
    if row.backpack not in (3, 4):
        yield RowFault("backpack", f"expected 3 or 4, got {row.backpack}")
    cost = sum(_SKILL_COST[value] for value in skills) + row.backpack - 3
    if cost != SHEET_COST:
        yield RowFault("skills", f"expected a sheet that costs {SHEET_COST}, got {cost}")
    if sum(value == 4 for value in skills) > 1:
        yield RowFault("skills", "expected at most one skill of 4")


def check_enemy(row: Enemy, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A failed escape costs 2 Health where the reward shows Reputation or red gear (I01)."""
    if row.escape:
        penalty = 2 if row.reward.reputation or row.reward.red else 1
        if row.escape_penalty != penalty:
            yield RowFault("escape_penalty", f"expected {penalty}, got {row.escape_penalty}")
    if bool(row.escape) != bool(row.difficulty):
        yield RowFault("difficulty", "expected with an escape skill and not without one")


def check_task(row: Task, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Common tasks have a goal, private ones two requirements; tokens have their hexes."""
    common = row.kind == "common"
    if (row.goal is not None) != common:
        yield RowFault("goal", f"expected on common tasks only, this is a {row.kind} one")
    for field, need in (("first", row.first), ("second", row.second)):
        if (need is None) != common:
            yield RowFault(field, f"expected on private tasks only, this is a {row.kind} one")
        if need is not None:
            for problem in _requirement(need):
                yield RowFault(f"{field}.{problem.field}", problem.message)
    if bool(row.token) != bool(row.token_hexes):
        yield RowFault("token_hexes", "expected with a token and not without one")


def _requirement(need: Requirement) -> Iterator[RowFault]:
    if not 1 <= need.hex <= 15:
        yield RowFault("hex", f"expected 1 to 15, got {need.hex}")
    if (need.need == "check") != bool(need.skill and need.difficulty):
        yield RowFault("skill", "expected skill and difficulty with a check and not without one")
    if (need.need in ("discard", "suffer", "spend", "show")) != bool(need.amount):
        yield RowFault("amount", f"unfit for '{need.need}': {need.amount}")
    if (need.need in ("discard", "spend")) != bool(need.what):
        yield RowFault("what", f"unfit for '{need.need}': '{need.what}'")
    if (need.need == "defeat") != bool(need.trait):
        yield RowFault("trait", f"unfit for '{need.need}': '{need.trait}'")


def check_luck(row: Luck, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A luck card is always discarded, so it names no cost."""
    for number, effect in enumerate(raw["effect"]):
        if "cost" in effect:
            yield RowFault(f"effect[{number}].cost", "expected none on a luck card")


def check_range(row: RangeCard, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """There is one modifier under each icon."""
    if len(row.dice) != len(row.icons):
        yield RowFault("dice", f"expected {len(row.icons)} numbers, got {len(row.dice)}")


def check_hex(row: Hex, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """Cities and special hexes have a number, the other tiles a terrain."""
    numbered = row.kind in ("city", "special")
    if numbered != bool(row.number):
        yield RowFault("number", f"unfit for a {row.kind} hex: {row.number}")
    if (row.kind in ("central", "normal")) != bool(row.terrain):
        yield RowFault("terrain", f"unfit for a {row.kind} hex: '{row.terrain}'")
    if not 1 <= row.difficulty <= 3:
        yield RowFault("difficulty", f"expected 1 to 3, got {row.difficulty}")
    if bool(row.check) != bool(row.check_difficulty):
        yield RowFault("check_difficulty", "expected with a check and not without one")


def check_mission(row: MissionRow, raw: Mapping[str, Any]) -> Iterator[RowFault]:
    """A mission has a length, and what it names is in the box (wk1.win.04)."""
    if row.rounds < 1:
        yield RowFault("rounds", f"expected 1 or more, got {row.rounds}")
    if not 2 <= row.min_players <= row.max_players <= 4:
        got = f"{row.min_players} to {row.max_players}"
        yield RowFault("min_players", f"expected 2 to 4 players at most, got {got}")
    for number in row.hexes:
        if not 1 <= number <= 15:
            yield RowFault("hexes", f"expected 1 to 15, got {number}")
    for number in row.called_rounds:
        if not 1 <= number <= row.rounds:
            yield RowFault("called_rounds", f"expected 1 to {row.rounds}, got {number}")
