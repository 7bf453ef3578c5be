"""What a bad row of content is told: file, row, field, and what would be right."""

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from dustboard.games.wk1.content.cards import CONTENT, all_cards, effect_places, load_content
from dustboard.games.wk1.rules.vocabulary import write_book
from dustboard.kernel.errors import ContentError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with as_file(files("dustboard.games.wk1") / "content" / "data") as source:
        shutil.copytree(source, tmp_path / "content")
    return tmp_path / "content"


def spoil(folder: Path, file: str, row: str, old: str, new: str) -> str:
    """Change one line of a row in a file, and give the refusal."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start = text.index(f'id = "{row}"')
    at = text.index(old, start)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read(folder)
    return str(caught.value)


def read(folder: Path) -> None:
    """The rows, then what their effects say."""
    content = load_content(folder)
    write_book(tuple(all_cards(content)), content.hexes, effect_places(folder))


def test_the_files_of_the_box_are_good(folder: Path) -> None:
    assert load_content(folder) == CONTENT


@pytest.mark.parametrize(
    ("file", "row", "old", "new", "complaint"),
    [
        ("green.toml", "g01", "copies = 4", "copies = 0", "'copies': expected 1 or more, got 0"),
        ("green.toml", "g04", "hands = 2", "hands = 3", "'hands': expected 1 or 2 on a weapon"),
        ("green.toml", "g04", "[", '["far"] #', "invalid enum value 'far'"),
        ("green.toml", "g02", 'do = "heal"', 'do = "cure"', "'effect[0].do': unknown 'cure'"),
        ("green.toml", "g02", 'when = "any"', 'when = "now"', "'effect[0].when': expected 'accomp"),
        (
            "green.toml",
            "g26",
            "before_escape",
            "rest",
            "'effect[0].when': expected one of",
        ),
        ("green.toml", "g02", "amount = 2", "amount = 0", "'effect[0].amount': expected 1 or more"),
        (
            "green.toml",
            "g02",
            "amount = 2",
            "adjacent = 2",
            "'effect[0].amount': expected one",
        ),
        ("green.toml", "g02", '"health"', '"mood"', "'effect[0].what': expected one of ammo"),
        ("green.toml", "g02", "one_use = true", "", "'one_use': expected true"),
        ("green.toml", "g20", "limit = 1", "one_use = true", "'one_use': expected an effect"),
        ("green.toml", "g12", "multi_ammo_less", "cheap", "'mods.cheap': expected"),
        ("green.toml", "g12", "less = 1", "less = 0", "'mods.multi_ammo_less': expected a number"),
        ("green.toml", "g12", 'fits = "ammo_weapon"', "", "'fits': expected on enhancements"),
        ("green.toml", "g09", "armor = 1", "", "'armor': expected an armor value, got none"),
        ("yellow.toml", "y01", 'id = "y01"', 'id = "g01"', "'id': expected an id of its own"),
        ("vehicles.toml", "v01", "damaged_speed = 3", "damaged_speed = 5", "'speed': expected"),
        ("sheet.toml", "s01a", 'panel = "hands"', "", "'panel': expected a value on starting"),
        ("knights.toml", "k01", "guns = 3", "guns = 4", "expected a sheet that costs 14, got 16"),
        ("knights.toml", "k01", "guns = 3", "guns = 5", "'skills.guns': expected 1 to 4, got 5"),
        ("knights.toml", "k01", "backpack = 3", "backpack = 5", "'backpack': expected 3 or 4"),
        ("enemies.toml", "w21", "penalty = 2", "penalty = 1", "'escape_penalty': expected 2"),
        ("tasks.toml", "t01", "goal =", "first =", "field 'first.do': no such field"),
        ("tasks.toml", "t12", "hex = 9", "hex = 16", "'first.hex': expected 1 to 15, got 16"),
        ("tasks.toml", "t12", ', skill = "repair"', "", "'first.skill': expected skill"),
        ("tasks.toml", "t13", "token_hexes = [11]", "", "'token_hexes': expected with a token"),
        ("luck.toml", "l01", "amount = 3", 'amount = 3\ncost = "mark"', "'effect[0].cost'"),
        ("range.toml", "rg1", "dice = [0, 0, -1]", "dice = [0]", "'dice': expected 3 numbers"),
        ("hexes.toml", "h01", "number = 1\n", "\n", "'number': unfit for a city hex: 0"),
        ("hexes.toml", "n01", 'terrain = "desert"', "", "'terrain': unfit for a central hex"),
        ("hexes.toml", "n01", "difficulty = 1", "difficulty = 4", "'difficulty': expected 1 to 3"),
        ("hexes.toml", "h15", 'do = "check"', 'do = "repair"', "'action[0].effect[0]"),
        ("hexes.toml", "h07", "check_difficulty = 7", "", "'check_difficulty': expected with"),
    ],
)
def test_a_bad_row_is_refused(
    folder: Path, file: str, row: str, old: str, new: str, complaint: str
) -> None:
    said = spoil(folder, file, row, old, new)
    assert said.startswith(f"{file}:")
    assert complaint in said


@pytest.mark.rule("wk1.check.03")
@pytest.mark.parametrize("wrong", [1, 4, 6, 8, 10])
@pytest.mark.parametrize(
    ("file", "row", "field", "right"),
    [
        ("events.toml", "w01", "difficulty", 7),  # an escape
        ("enemies.toml", "w19", "difficulty", 7),
        ("events.toml", "w06", "effect[0].difficulty", 5),
        ("tasks.toml", "t12", "first.difficulty", 7),
        ("tasks.toml", "t15", "second.difficulty", 7),
        ("hexes.toml", "h07", "check_difficulty", 7),
        ("hexes.toml", "h15", "action[0].effect[0].difficulty", 9),
        ("range.toml", "rg1", "difficulty", 5),
        ("missions.toml", "m05", "checks[0].difficulty", 7),
    ],
)
def test_other_difficulties_are_refused(
    folder: Path, file: str, row: str, field: str, right: int, wrong: int
) -> None:
    name = field.rpartition(".")[2]
    said = spoil(folder, file, row, f"{name} = {right}", f"{name} = {wrong}")
    assert f"{row!r}: field '{field}': " in said


@pytest.mark.rule("wk1.win.04")
@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        ("rounds = 9\n", "", "'rounds': expected a value, got none"),
        ("rounds = 9\n", "rounds = 0\n", "'rounds': expected 1 or more, got 0"),
        ('ends = "after_round"\n', "", "'ends': expected a value, got none"),
        ('ends = "after_round"', 'ends = "never"', "'ends': expected 'after_last_round', 'after_r"),
        ('ends = "after_round"', 'ends = ""', "'ends': expected 'after_last_round', 'after_round'"),
        ("min_players = 3\n", "", "'min_players': expected a value, got none"),
        ("min_players = 3", "min_players = 1", "expected 2 to 4 players at most, got 1 to 4"),
        ("max_players = 4", "max_players = 2", "expected 2 to 4 players at most, got 3 to 2"),
        ("max_players = 4", "max_players = 5", "expected 2 to 4 players at most, got 3 to 5"),
        ("[3, 6, 9]", "[3, 6, 10]", "'called_rounds': expected 1 to 9, got 10"),
        ("[3, 6, 9]", "[3, 6, 9]\nhexes = [16]", "'hexes': expected 1 to 15, got 16"),
    ],
)
def test_a_mission_without_length_players_or_end_is_refused(
    folder: Path, line: str, instead: str, complaint: str
) -> None:
    said = spoil(folder, "missions.toml", "m03", line, instead)
    assert said.startswith("missions.toml:")
    assert complaint in said


@pytest.mark.rule("wk1.wasteland.13", "wk1.wasteland.18")
def test_a_wasteland_card_is_an_event_or_an_enemy(folder: Path) -> None:
    """A combat panel belongs to enemies, all of it, and to nothing else."""
    said = spoil(folder, "events.toml", "w01", "difficulty = 7", "difficulty = 7\naggression = 4")
    assert "event 'w01': field 'aggression': no such field" in said


@pytest.mark.rule("wk1.wasteland.18")
@pytest.mark.parametrize("line", ["aggression = 4", "health = 3", 'icons = ["short", "medium"]'])
def test_an_enemy_needs_its_panel(folder: Path, line: str) -> None:
    said = spoil(folder, "enemies.toml", "w19", line, "")
    field = line.split(" = ")[0]
    assert f"enemy 'w19': field '{field}': expected a value, got none" in said
