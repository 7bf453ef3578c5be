"""What the box of Waste Knights II holds, and that the board hangs together."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from dustboard.games.wk2.content import board, dice, story_table
from dustboard.games.wk2.content.cards import CONTENT, DATA, TEXTS, load_content
from dustboard.kernel.errors import ContentError

CITIES = {
    "Carcassville": "s07",
    "Gangraen": "s44",
    "Alice Offsprings": "s36",
    "Queen's Valley": "s29",
    "Pumps": "s64",
    "New Sydney": "s67",
}
# fewest steps between cities, in the order above
STEPS = (
    (0, 8, 6, 9, 10, 13),
    (8, 0, 5, 10, 6, 11),
    (6, 5, 0, 6, 5, 8),
    (9, 10, 6, 0, 6, 6),
    (10, 6, 5, 6, 0, 5),
    (13, 11, 8, 6, 5, 0),
)


@pytest.mark.rule("wk2.comp.01")
def test_the_box_holds_what_its_list_says() -> None:
    assert sum(gear.copies for gear in CONTENT.gear) == 54
    highway = (
        CONTENT.enemies_highway_desert,
        CONTENT.events_highway_desert,
        CONTENT.encounters_highway_desert,
    )
    scrub = (
        CONTENT.enemies_scrub_mountains,
        CONTENT.events_scrub_mountains,
        CONTENT.encounters_scrub_mountains,
    )
    assert [len(rows) for rows in highway] == [20, 10, 10]
    assert [len(rows) for rows in scrub] == [15, 7, 8]
    assert len(CONTENT.exploration) == 20
    assert len([card for card in CONTENT.special if not card.module]) == 10
    assert len(CONTENT.injuries) == 8
    assert len([card for card in CONTENT.malfunctions if not card.module]) == 8
    base = {knight.id for knight in CONTENT.knights if not knight.module}
    assert len(base) == 6
    assert Counter(
        card.knight for card in CONTENT.personal_upgrades if card.knight in base
    ) == dict.fromkeys(base, 4)
    assert len(CONTENT.general_upgrades) == 6
    assert sum(one.copies for one in CONTENT.vehicles if not one.module) == 6
    assert len(CONTENT.threat) == 10


@pytest.mark.rule("wk2.comp.02", "wk2.dice.01")
def test_dice_grow_stronger_and_riskier() -> None:
    means = [dice.mean(colour) for colour in range(4)]
    assert means == sorted(means)
    assert len(set(means)) == 4
    botches = [sum(faces) for faces in dice.BOTCH]
    assert botches == [0, 1, 1, 2]
    assert [sum(faces) for faces in dice.FATE] == [1, 1, 1, 1]


@pytest.mark.rule("wk2.city.14")
def test_six_cities_have_their_names_and_terrain() -> None:
    named = {TEXTS.format("en", board.ID[city]): board.ID[city] for city in board.CITIES}
    assert named == CITIES


def test_cities_lie_as_far_from_each_other_as_planned() -> None:
    spaces = [board.BY_ID[id] for id in CITIES.values()]
    assert tuple(tuple(board.STEPS[a][b] for b in spaces) for a in spaces) == STEPS


def test_the_board_is_connected_and_symmetric() -> None:
    land = [space for space in range(board.COUNT) if board.ENTERABLE[space]]
    assert len(land) == 140
    assert all(board.STEPS[land[0]][space] < board.FAR for space in land)
    for space in range(board.COUNT):
        assert all(space in board.NEIGHBOURS[other] for other in board.NEIGHBOURS[space])
    assert sum(len(board.NEIGHBOURS[space]) for space in range(board.COUNT)) == 2 * 323
    assert Counter(board.TERRAIN) == {0: 35, 1: 35, 2: 40, 3: 30, 4: 8}


@pytest.mark.rule("wk2.danger.06")
def test_icons_are_printed_on_the_board() -> None:
    assert [sum(icons[kind] for icons in board.ICONS) for kind in range(3)] == [25, 16, 15]
    assert sum(any(icons) for icons in board.ICONS) == 51


def test_every_special_location_has_its_space() -> None:
    assert board.SPECIAL[0] == board.NOWHERE
    assert len(set(board.SPECIAL[1:])) == 20
    assert board.NOWHERE not in board.SPECIAL[1:]


def test_everything_has_a_name() -> None:
    rows = [row for deck in CONTENT.__struct_fields__ for row in getattr(CONTENT, deck)]
    nameless = (
        "encounters_highway_desert",
        "encounters_scrub_mountains",
        "exploration",
        "threat",
        "adventures",
    )
    without = {row.id for deck in nameless for row in getattr(CONTENT, deck)}
    for row in rows:
        if row.id not in without:
            assert TEXTS.format("en", row.id), row.id


def test_stories_have_their_numbers() -> None:
    assert len(story_table.SHEETS) == len(set(story_table.SHEETS)) == 39
    pool = [entry for entries in story_table.POOL.values() for entry in entries]
    assert sorted(pool) == [entry for entry in range(1, 61) if entry not in (5, 25, 45)]
    assert len(set(story_table.FLAGS)) == len(story_table.FLAGS)
    assert len(set(story_table.COUNTERS)) == len(story_table.COUNTERS)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "gear.toml",
            'dice = ["gw", "g"]',
            'dice = ["gx", "g"]',
            "gear.toml:15: gear 'a02': field 'dice[0]': expected dice such as 'gw', got 'x'",
        ),
        (
            "enemies_highway_desert.toml",
            "health = 3",
            "health = 0",
            "enemies_highway_desert.toml:3: enemy 'd01': field 'health': expected 1 or more, got 0",
        ),
        (
            "knights.toml",
            "repair = 2",
            "repair = 5",
            "knights.toml:3: knight 'k-johnny': field 'health': expected figures of 15 in all,"
            " got 18",
        ),
    ],
)
def test_a_bad_row_is_named(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    for source in Path(str(DATA)).glob("*.toml"):
        text = source.read_text()
        if source.name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / source.name).write_text(text)
    with pytest.raises(ContentError) as error:
        load_content(tmp_path)
    assert str(error.value) == told
