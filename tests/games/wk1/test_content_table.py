"""What lies on the table: tiles, sheets, combat and range cards, the Stalls, missions."""

import re
from collections import Counter

import pytest

from dustboard.games.wk1.content.cards import CONTENT
from dustboard.games.wk1.content.constants import COMBAT_CARDS, RANGES
from dustboard.games.wk1.content.rows import CombatCard, Hex
from dustboard.games.wk1.content.settings import MISSIONS
from games.wk1 import planned
from games.wk1.plan_reading import name, numbers, panel, table


def test_board_tiles() -> None:
    board = [row for row in CONTENT.hexes if row.kind != "mission"]
    assert [row.number for row in board[:15]] == list(range(1, 16))
    assert Counter(row.kind for row in board) == {
        "city": 5,
        "special": 10,
        "central": 4,
        "normal": 18,
    }
    terrains = Counter(row.terrain for row in board if row.terrain)
    assert terrains == {"desert": 6, "swamp": 4, "mountains": 4, "jungle": 3, "highway": 5}


def icons(row: Hex) -> str:
    return "T" * row.threat + "R" * row.radiation + "C" * row.contamination


def letters(text: str) -> str:
    """Icons in the order threat, radiation, contamination."""
    return "".join(letter * text.count(letter) for letter in "TRC")


def test_what_is_printed_on_tiles() -> None:
    tiles = {row.id: row for row in CONTENT.hexes}
    for key, terrain, difficulty, shown in table(planned.NORMAL):
        row = tiles[key]
        assert (row.terrain, row.difficulty, icons(row)) == (
            terrain,
            int(difficulty),
            letters(shown),
        )
        assert name(key) == name(f"terrain-{terrain}")
        assert (row.kind == "central") == (key in ("n01", "n02", "n03", "n04"))
    numbered = [row for row in CONTENT.hexes if row.number]
    for (title, difficulty, shown), row in zip(table(planned.NUMBERED), numbered, strict=True):
        assert f"{row.number} {name(row.id)}" == title
        assert (row.difficulty, icons(row)) == (int(difficulty), letters(shown))


def test_starting_gear() -> None:
    for (first, *panels), knight in zip(table(planned.SHEETS), CONTENT.knights, strict=True):
        assert first in name(knight.id).split()
        for where, text in zip(("hands", "body", "pockets"), panels, strict=True):
            owned = [c for c in CONTENT.sheet if c.knight == knight.id and c.panel == where]
            pieces = [] if text == "-" else text.split("; ")
            assert len(pieces) == len(owned)
            for piece, card in zip(pieces, owned, strict=True):
                # the name ends where the first number of the panel begins
                title = re.split(r" (?=[12]h,|ar \d)", piece)[0]
                assert name(card.id) == title
                printed = panel(piece.removeprefix(title).strip())
                expected = {key: value for key, value in printed.items() if value}
                assert numbers(card, "hands icons damage multi pierce armor") == expected
                assert card.no_ammo == ("no Ammo" in piece)
                assert card.trait == {"hands": "weapon", "body": "armor"}.get(where, "equipment")


@pytest.mark.rule("wk1.card.01", "wk1.setup.24")
def test_five_combat_cards_in_two_colours() -> None:
    assert tuple(row.card for row in CONTENT.combat) == COMBAT_CARDS
    assert all(row.copies == 2 for row in CONTENT.combat)
    attack, multi, defend, prepare, change = CONTENT.combat
    assert arrows(attack) == (1, 0)
    assert arrows(multi) == (2, 0)
    assert arrows(defend) == (0, 2)
    assert arrows(prepare) == (0, 0)
    assert arrows(change) == (1, 0)
    assert (change.retreat_own, change.retreat_opponent) == (0, 1)
    assert (attack.ammo, multi.ammo, multi.dice_per_icon) == (1, 2, 1)
    assert (defend.foe_dice, change.foe_dice) == (-2, -1)
    assert (prepare.next_dice, prepare.next_bulls_eye) == (2, 9)


def arrows(row: CombatCard) -> tuple[int, int]:
    return row.own, row.opponent


@pytest.mark.rule("wk1.range.08")
def test_range_cards() -> None:
    assert tuple(row.range for row in CONTENT.range) == RANGES
    short, medium, long = CONTENT.range
    assert (short.skills, short.difficulty) == (("blades", "guns"), 5)
    assert (medium.skills, medium.difficulty) == (("guns",), 7)
    assert (long.skills, long.difficulty) == (("guns",), 9)
    assert dict(zip(short.icons, short.dice, strict=True)) == {"melee": 0, "short": 0, "medium": -1}
    assert list(zip(medium.icons, medium.dice, strict=True)) == [
        ("medium", 0),
        ("long", -1),
        ("short", -1),
    ]
    assert list(zip(long.icons, long.dice, strict=True)) == [("long", 0), ("medium", -1)]


@pytest.mark.rule("wk1.stalls.04", "wk1.stalls.07", "wk1.stalls.08")
def test_stalls_hold_ten_cards_with_two_bad_and_two_good_prices() -> None:
    spaces = [(row.holds, row.price, row.hex) for row in CONTENT.stalls]
    assert [hex_ for _, _, hex_ in spaces] == [0] * 8 + [2, 4]
    assert Counter(holds for holds, _, _ in spaces) == {"green": 4, "yellow": 4, "red": 2}
    assert Counter(spaces[:8]) == {
        ("green", "green", 0): 3,
        ("green", "yellow", 0): 1,
        ("yellow", "yellow", 0): 2,
        ("yellow", "red", 0): 1,
        ("red", "red", 0): 1,
    }
    assert spaces[8:] == [("yellow", "green", 2), ("red", "yellow", 4)]


def test_missions_stand_in_the_order_of_the_option() -> None:
    assert tuple(row.option for row in CONTENT.missions if not row.tutorial) == MISSIONS
    sizes = [(row.min_players, row.max_players, row.rounds) for row in CONTENT.missions]
    assert sizes[:5] == [(2, 4, 8), (2, 4, 10), (3, 4, 9), (2, 4, 9), (2, 4, 10)]
