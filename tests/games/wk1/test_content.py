"""The content of Waste Knights against the plan of the box: every number of every row."""

import re
from collections import Counter

import pytest

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import SKILLS
from dustboard.games.wk1.content.rows import Enemy, EventRow, Gear, Requirement, Task
from dustboard.games.wk1.show.gallery import decks
from games.wk1 import planned
from games.wk1.plan_reading import (
    COLOURS,
    FITS,
    GEAR,
    THINGS,
    given,
    name,
    numbers,
    panel,
    reward,
    table,
)


def test_the_box_holds_what_it_should() -> None:
    totals = {deck: sum(row["copies"] for row in rows) for deck, rows in decks().items()}
    assert totals == {
        "knights": 13,
        "wasteland": 44,
        "tasks": 27,
        "luck": 26,
        "combat": 10,
        "range": 3,
        "green": 46,
        "yellow": 25,
        "red": 14,
        "blue": 13,
        "vehicles": 12,
        "hexes": 37,
        "missions": 6,
        "sheet": len(CONTENT.sheet),  # no deck, but cards that players read
        "villains": len(CONTENT.villains),
    }


@pytest.mark.parametrize(
    ("cells", "row"), list(zip(table(planned.GEAR), GEAR, strict=True)), ids=lambda part: ""
)
def test_green_yellow_and_red_gear(cells: list[str], row: Gear) -> None:
    assert (row.id, name(row.id), row.copies) == (cells[0], cells[1], int(cells[2]))
    trait, _, host = cells[3].partition(": ")
    kind, _, group = trait.partition(", ")
    assert (row.trait, row.group) == (kind, group or kind)
    assert row.fits == (FITS[host] if host else "")
    if row.group != "enhancement":  # theirs stand in the text
        fields = "hands icons damage multi pierce armor one_use limit"
        assert numbers(row, fields) == {k: v for k, v in panel(cells[4]).items() if v}
    marked = any(effect.get("cost") == "mark" for effect in row.effects)
    assert marked == ("mark" in cells[4].split(", ") or row.id == "y09")
    if "permanent" in cells[4]:
        assert all(effect["when"] == "static" for effect in row.effects)


def test_enhancements_add_to_their_host() -> None:
    added = {
        row.id: numbers(row, "icons damage multi pierce armor mods")
        for row in GEAR
        if row.group == "enhancement"
    }
    assert added == {
        "g12": {"mods": {"multi_ammo_less": 1}},
        "g13": {"mods": {"range_penalty_ignored": 1}},
        "g14": {"pierce": 1},
        "g15": {},
        "g16": {"mods": {"first_attack_dice": 1}},
        "y11": {"icons": ("long",)},
        "y12": {"pierce": 1, "mods": {"multi_damage": 1}},
        "y13": {"multi": 1},
        "y14": {"armor": 1},
        "r10": {},
    }


def test_blue_gear() -> None:
    for cells, row in zip(table(planned.BLUE), CONTENT.blue, strict=True):
        assert (row.id, name(row.id), row.trait, row.copies) == (cells[0], cells[1], cells[2], 1)
        if row.group in ("weapon", "armor"):
            assert numbers(row, "hands icons damage multi pierce armor") == panel(cells[3])
    car = CONTENT.blue[0]
    assert (car.speed, car.capacity, car.damaged_speed, car.damaged_capacity) == (5, 2, 4, 1)
    arm = CONTENT.blue[1]
    assert (arm.icons, arm.hands, arm.damage, arm.mods["no_hand"]) == (("melee",), 1, 2, 1)


def test_vehicles() -> None:
    for cells, row in zip(table(planned.VEHICLES), CONTENT.vehicles, strict=True):
        found = [int(n) for n in re.findall(r"\d", cells[3] + cells[4])]
        assert (row.id, name(row.id), row.copies) == (cells[0], cells[1], int(cells[2]))
        sides = [row.speed, row.capacity, row.damaged_speed, row.damaged_capacity]
        assert sides == found


@pytest.mark.parametrize(
    ("cells", "row"),
    list(
        zip(
            table(planned.EVENTS) + table(planned.ENEMIES),
            (*CONTENT.events, *CONTENT.enemies),
            strict=True,
        )
    ),
    ids=lambda part: "",
)
def test_wasteland_cards(cells: list[str], row: EventRow | Enemy) -> None:
    assert (row.id, name(row.id)) == (cells[0], cells[1])
    assert row.traits == tuple(cells[2].split(", "))
    assert f"{row.escape.capitalize()} ({row.difficulty})" == cells[3]
    assert given(row.reward) == reward(cells[-1])[0]
    if isinstance(row, Enemy):
        fields = "ferocious aggression icons damage multi pierce armor health"
        assert numbers(row, fields) == panel(cells[4])


def test_traits_and_escape_skills_of_the_wasteland_deck() -> None:
    cards = (*CONTENT.events, *CONTENT.enemies)
    assert Counter(trait for row in cards for trait in row.traits) == {
        "nature": 9,
        "general": 9,
        "machine": 6,
        "beast": 7,
        "gang": 6,
        "cult": 4,
        "mutant": 4,
    }
    assert Counter(row.escape for row in cards) == {
        "survival": 12,
        "repair": 9,
        "talk": 8,
        "medicine": 7,
        "guns": 5,
        "blades": 3,
    }
    ferocious = [row.id for row in CONTENT.enemies if row.ferocious]
    assert ferocious == ["w21", "w26", "w32", "w33", "w44"]


def test_a_failed_escape_costs_more_from_enemies_that_give_reputation_or_red_gear() -> None:
    dear = {row.id for row in CONTENT.enemies if row.escape_penalty == 2}
    assert dear == {"w21", "w26", "w33", "w38", "w44"}
    assert all(row.escape_penalty == 1 for row in CONTENT.enemies if row.id not in dear)


@pytest.mark.rule("wk1.luck.04")
def test_luck_cards_have_title_timing_text_icon_and_rank() -> None:
    for cells, row in zip(table(planned.LUCK), CONTENT.luck, strict=True):
        rank = f"{name(f'suit-{row.suit}')} {row.rank}"
        assert (row.id, rank, name(row.id)) == (cells[0], cells[1], cells[2])
        assert row.icon == THINGS[cells[3]]
        assert row.effects
    icons = Counter(row.icon for row in CONTENT.luck)
    assert icons == {"ammo": 7, "fuel": 7, "radiation": 6, "health": 6}


def test_knights_have_six_skills_and_equal_worth() -> None:
    costs = {1: 1, 2: 2, 3: 3, 4: 5}
    for cells, row in zip(table(planned.KNIGHTS), CONTENT.knights, strict=True):
        skills = [getattr(row.skills, skill) for skill in SKILLS]
        assert (row.id, name(row.id)) == (cells[0], cells[1])
        assert name(f"{row.id}.vocation") == cells[2]
        assert [*skills, row.backpack] == [int(cell) for cell in cells[3:]]
        assert sum(costs[skill] for skill in skills) + row.backpack - 3 == 14
        assert any(card.knight == row.id and card.icons for card in CONTENT.sheet)


def requirement(text: str) -> Requirement:
    """Read "[9] explore, Repair (7)"."""
    place = re.fullmatch(r"\[(\d+)\] explore(?:, (.*))?", text)
    if place is None:
        trait, number = re.findall(r"defeat a (\w+) enemy on or next to \[(\d+)\]", text)[0]
        return Requirement(hex=int(number), need="defeat", trait=trait)
    what = place[2] or ""
    if check := re.fullmatch(r"(\w+) \((\d)\)", what):
        skill, difficulty = check[1].lower(), int(check[2])
        return Requirement(int(place[1]), "check", skill=skill, difficulty=difficulty)  # type: ignore[arg-type]
    if not what:
        return Requirement(int(place[1]))
    need, amount, thing = re.findall(r"(\w+) (\d) (\w+)", what)[0]
    found = {**COLOURS, "F": "fuel", "drug": "drug"}.get(thing, "")
    return Requirement(int(place[1]), need, what=found, amount=int(amount))  # type: ignore[arg-type]


def test_tasks() -> None:
    common = [row for row in CONTENT.tasks if row.kind == "common"]
    private = [row for row in CONTENT.tasks if row.kind == "private"]
    for cells, row in zip(table(planned.TASKS), common, strict=True):
        assert (row.id, name(row.id)) == (cells[0], cells[1])
        check_reward(row, cells[2])
    for cells, row in zip(table(planned.PRIVATE), private, strict=True):
        assert (row.id, name(row.id)) == (cells[0], cells[1])
        assert (row.first, row.second) == (requirement(cells[2]), requirement(cells[3]))
        check_reward(row, cells[4])


def check_reward(row: Task, text: str) -> None:
    amounts, blue = reward(text)
    assert given(row.reward) == amounts
    assert (name(row.blue) if row.blue else "") == blue


def test_every_blue_card_is_the_reward_of_exactly_one_task() -> None:
    rewards = [row.blue for row in CONTENT.tasks if row.blue]
    assert sorted(rewards) == [card.id for card in CONTENT.blue]


def test_private_tasks_use_every_numbered_hex() -> None:
    hexes = Counter(
        need.hex for row in CONTENT.tasks for need in (row.first, row.second) if need is not None
    )
    planned_use = {1: 3, 2: 2, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 2, 9: 2, 10: 2}
    assert hexes == {**planned_use, 11: 2, 12: 2, 13: 2, 14: 2, 15: 2}


def test_three_tasks_place_the_special_tokens() -> None:
    placed = {row.token: row.token_hexes for row in CONTENT.tasks if row.token}
    assert placed == {"reboot": (11,), "pills": (8,), "nuked": (2, 3, 5)}


@pytest.mark.rule("wk1.check.03")
def test_every_check_is_easy_challenging_or_hard() -> None:
    found = {row.difficulty for row in (*CONTENT.events, *CONTENT.enemies, *CONTENT.range)}
    found |= {row.check_difficulty for row in CONTENT.hexes if row.check}
    found |= {check.difficulty for row in CONTENT.missions for check in row.checks}
    for task in CONTENT.tasks:
        needs = [need for need in (task.first, task.second) if need is not None]
        found |= {need.difficulty for need in needs if need.skill}
    actions = [action for row in CONTENT.hexes for action in row.actions]
    for holder in (*CONTENT.events, *actions):
        found |= {effect["difficulty"] for effect in holder.effects if "skills" in effect}
    assert found == {5, 7, 9}
