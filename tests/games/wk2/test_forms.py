"""What every card and sheet has to have, and how a bad row is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from dustboard.games.rows import load_rows
from dustboard.games.wk2.content import mods, validation
from dustboard.games.wk2.content.cards import CONTENT, DATA, TEXTS, place_of
from dustboard.games.wk2.content.constants import ENEMY_TYPES, GEAR_TYPES
from dustboard.games.wk2.content.moments import MOMENTS
from dustboard.games.wk2.content.rows import (
    Encounter,
    Enemy,
    Gear,
    Injury,
    Knight,
    Malfunction,
    Vehicle,
)
from dustboard.games.wk2.rules.ports import RoadPorts
from dustboard.games.wk2.rules.vocabulary import WORDS, write_rows
from dustboard.kernel.effects.book import Book
from dustboard.kernel.errors import ContentError

FILES: dict[str, tuple[str, Any, Any]] = {
    "knights.toml": ("knight", Knight, validation.check_knight),
    "vehicles.toml": ("vehicle", Vehicle, None),
    "enemies_highway_desert.toml": ("enemy", Enemy, validation.check_enemy),
    "encounters_highway_desert.toml": ("encounter", Encounter, None),
    "gear.toml": ("gear", Gear, validation.check_gear),
    "injuries.toml": ("injury", Injury, None),
    "malfunctions.toml": ("malfunction", Malfunction, None),
}


def refusal(folder: Path, file: str, old: str, new: str) -> str:
    """What is said about a file in which something was changed."""
    text = Path(str(DATA), file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    key, row, check = FILES[file]
    with pytest.raises(ContentError) as error:
        load_rows(folder / file, key, row, (check,) if check else ())
    return str(error.value)


@pytest.mark.rule("wk2.form.01", "wk2.form.02", "wk2.form.03", "wk2.form.04", "wk2.form.05")
@pytest.mark.parametrize(
    ("file", "old", "field"),
    [
        ("knights.toml", "health = 6\n", "health"),
        ("knights.toml", "resilience = 5\n", "resilience"),
        ("knights.toml", "repair = 2\n", "repair"),
        ("knights.toml", "exploration = 2\n", "exploration"),
        ("vehicles.toml", 'type = "medium"\n', "type"),
        ("vehicles.toml", "capacity = 4\n", "capacity"),
        ("vehicles.toml", "speed = 5\n", "speed"),
        ("vehicles.toml", "tank = 3\n", "tank"),
        ("vehicles.toml", "bonus = 2\n", "bonus"),
        ("vehicles.toml", "chassis = 5\n", "chassis"),
        ("vehicles.toml", "repair = 1\n", "repair"),
        ("enemies_highway_desert.toml", 'attack = "ranged"\n', "attack"),
        ("enemies_highway_desert.toml", 'dice = "ggw"\n', "dice"),
        ("enemies_highway_desert.toml", "health = 3\n", "health"),
        ("gear.toml", 'type = "weapon"\n', "type"),
        ("gear.toml", "repair = 1\n", "repair"),
        ("injuries.toml", "heals = 3\n", "heals"),
        ("malfunctions.toml", "repairs = 3\n", "repairs"),
    ],
)
def test_what_a_row_cannot_be_without(tmp_path: Path, file: str, old: str, field: str) -> None:
    said = refusal(tmp_path, file, old, "")
    assert said.startswith(f"{file}:")
    assert f"field '{field}'" in said


@pytest.mark.rule("wk2.form.01", "wk2.gear.01", "wk2.combat.33", "wk2.form.04")
@pytest.mark.parametrize(
    ("file", "old", "new", "field"),
    [
        ("knights.toml", 'aid = "w"', 'aid = ""', "skills.aid"),
        ("gear.toml", 'type = "weapon"', 'type = "trinket"', "type"),
        ("gear.toml", 'dice = ["g", "w"]', 'dice = ["g", ""]', "dice"),
        ("gear.toml", "protection = [1, 1]", "protection = [1, 0]", "protection"),
        ("enemies_highway_desert.toml", 'type = "machine"', 'type = "ghost"', "type"),
        ("encounters_highway_desert.toml", 'letter = "A"', 'letter = "K"', "letter"),
    ],
)
def test_what_a_row_may_not_say(tmp_path: Path, file: str, old: str, new: str, field: str) -> None:
    said = refusal(tmp_path, file, old, new)
    assert said.startswith(f"{file}:")
    assert f"field '{field}'" in said


@pytest.mark.rule("wk2.gear.01", "wk2.combat.33", "wk2.form.04")
def test_every_card_has_one_of_the_types() -> None:
    assert {row.type for row in CONTENT.gear} == set(GEAR_TYPES)
    foes = CONTENT.enemies_highway_desert + CONTENT.enemies_scrub_mountains
    assert {row.type for row in foes} == set(ENEMY_TYPES)
    for row in CONTENT.gear:
        assert row.barter is not None  # on both sides
        assert (row.attack != "") == (row.type == "weapon" and row.hands > 0)


@pytest.mark.rule("wk2.form.05")
def test_every_section_has_a_finding() -> None:
    for card in CONTENT.exploration:
        for terrain in ("highway", "desert", "scrub", "mountains"):
            find = getattr(card, terrain).find
            assert find.xp + find.fuel + find.ammo + find.meds + find.gear > 0


@pytest.mark.rule("wk2.form.06")
def test_upgrades_name_a_knight_or_nobody() -> None:
    base = {row.id for row in CONTENT.knights if not row.module}
    assert len([row for row in CONTENT.personal_upgrades if row.knight in base]) == 24
    assert [row.knight for row in CONTENT.general_upgrades] == [""] * 6
    gear = {row.id: row for row in CONTENT.unique_gear}
    assert set(gear) == {row.id for row in CONTENT.personal_upgrades if row.gear}
    assert all(row.barter is None for row in gear.values())


@pytest.mark.rule("wk2.danger.07")
def test_nobody_is_told_of_biohazards() -> None:
    folder = Path(str(DATA)).parent.parent / "text" / "en"
    for file in folder.glob("*.ftl"):
        assert "biohazard" not in file.read_text().lower(), file.name
    assert TEXTS.format("en", "danger-contamination")


def test_the_numbers_of_cards_have_their_constants() -> None:
    names = {
        name: value
        for name, value in vars(mods).items()
        if name.isupper() and isinstance(value, int) and not name.endswith("_AT")
    }
    for name, number in names.items():
        if name in ("LOSE_SKILL", "SPARE_KIND", "SOURCES", "EVENTS", "UPGRADES", "FACES"):
            continue
        assert mods.MODS[number] == name.lower(), name


# -- what rows do ---------------------------------------------------------------------------------


def changed(effects: tuple[dict[str, Any], ...]) -> Any:
    return msgspec.structs.replace(CONTENT.injuries[0], effects=effects)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (
            {"when": "pool", "do": "lose_dices"},
            "field 'effect[0].do': unknown 'lose_dices'; near: lose_dice;",
        ),
        ({"when": "never", "do": "lose_dice"}, "field 'effect[0].when': expected one of pool,"),
        (
            {"when": "pool", "do": "dice", "colour": "w"},
            "field 'effect[0].dice': expected one with 'dice', got none",
        ),
        (
            {"when": "pool", "if": "own.two_hande", "do": "lose_dice"},
            "field 'effect[0].if': unknown 'own.two_hande'; near: own.two_handed",
        ),
        (
            {"when": "boost", "do": "use", "per": "day", "then": []},
            "field 'effect[0].per': expected one of roll, move,",
        ),
    ],
)
def test_a_bad_effect_names_file_row_and_field(effect: dict[str, Any], said: str) -> None:
    book = Book(WORDS, RoadPorts(), MOMENTS)
    with pytest.raises(ContentError) as error:
        write_rows(book, "injury", (changed((effect,)),), 0)
    assert str(error.value).startswith(f"injuries.toml:3: injury 'i1': {said}")


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ({"sped": 1}, "field 'mods.sped': there is no such number"),
        ({"dice_tech": "x"}, "field 'mods.dice_tech': expected dice such as 'gw', got 'x'"),
    ],
)
def test_a_bad_number_names_file_row_and_field(numbers: dict[str, Any], said: str) -> None:
    with pytest.raises(ContentError) as error:
        mods.check_mods(place_of("vehicle", "v-truck"), numbers)
    assert str(error.value) == f"vehicles.toml:15: vehicle 'v-truck': {said}"
